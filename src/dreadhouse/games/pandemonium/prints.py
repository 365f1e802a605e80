"""What is printed on weapons, as the drawing needs it."""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
import tomllib

CONTENT = pathlib.Path(__file__).parent / "content"


@functools.cache
def weapons() -> dict[str, tuple[int, int, int, int]]:
    """Damage, Difficulty, hands and Range (0 for none) of every weapon, by its id."""
    rows = tomllib.loads((CONTENT / "items.toml").read_text("utf-8"))["item"]
    return {
        row["id"]: (row["damage"], row["difficulty"], row.get("hands", 1), row.get("range", 0))
        for row in rows
        if "damage" in row
    }


FILES = {
    "item": "items",
    "event": "events",
    "pact": "pacts",
    "combo": "combos",
    "ally": "allies",
    "dimensional": "challenges",
}


@functools.cache
def _decks() -> dict[str, str]:
    """The deck of every card."""
    found: dict[str, str] = {}
    for deck, name in FILES.items():
        rows = tomllib.loads((CONTENT / f"{name}.toml").read_text("utf-8"))
        for entries in rows.values():
            found |= {row["id"]: deck for row in entries}
    return found


def deck_of(card: str) -> str:
    """The deck of a card by its id."""
    return _decks().get(card, "event")


def number_of(card: str) -> int:
    """The place of a card among all, from 1."""
    return list(_decks()).index(card) + 1 if card in _decks() else 0


@functools.cache
def characters() -> dict[str, dict[str, int]]:
    """The five printed values of every character."""
    rows = tomllib.loads((CONTENT / "characters.toml").read_text("utf-8"))["character"]
    return {
        row["id"]: {
            "attack": row["attack"],
            "defence": row["defence"],
            "agility": row["agility"],
            "action": row["action"],
            "will": row["will"],
        }
        for row in rows
    }
