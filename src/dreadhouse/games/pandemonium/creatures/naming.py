"""What the journal's ids of creatures are called in words."""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.pandemonium.ground.names import SIDE_NAMES
from dreadhouse.kernel.text import Texts

NAMED = ("foe", "prey", "over", "struck", "tile", "at", "to", "edge")


def creature_word(name: str, value: str, language: str, texts: Texts) -> str:
    """A foe, whom it goes for, a tile by title; spaces and edges as people write them."""
    if not value:
        return "none"
    if name == "edge":
        return edge_said(value)
    if name in ("at", "to"):
        return value.upper()
    if name == "tile":
        return texts.say(f"tile-{value}", {}, language)
    if name == "foe":
        return foe_word(value, language, texts)
    kind = "card" if value.startswith("ally_") else "character"
    return texts.say(f"{kind}-{value}", {}, language)


def edge_said(name: str) -> str:
    """A door or window by its two spaces, an exit by its one."""
    first, _, second = name.partition("-")
    return first.upper() if second in SIDE_NAMES else name.upper()


def foe_word(id: str, language: str, texts: Texts) -> str:
    """A breed with its figure's number, an evil ally or a boss."""
    breed, _, number = id.rpartition("_")
    if number.isdigit():
        return f"{texts.say(f'figure-{breed}', {}, language)} {number}"
    kind = "figure" if id in BOSSES else "card"
    return texts.say(f"{kind}-{id}", {}, language)


BOSSES = ("mother_moth", "collector", "foreman", "evil_one")
