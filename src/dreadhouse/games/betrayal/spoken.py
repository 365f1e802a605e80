"""Arguments of buttons, prompts and journal entries as the texts take them."""

# mypyc: no

from __future__ import annotations

import functools
from typing import Any

from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.haunts.child import Child
from dreadhouse.games.betrayal.haunts.tokens import TokenKind
from dreadhouse.games.betrayal.parts_read import OPTION_WORDS
from dreadhouse.games.betrayal.rules.rolls import ROLL_KINDS
from dreadhouse.games.betrayal.rules.stunning import told
from dreadhouse.games.betrayal.rules.trying import SOURCES
from dreadhouse.games.betrayal.rules.words import VERBS
from dreadhouse.games.betrayal.state import (
    FLOORS,
    KINDS,
    MOST_SEATS,
    SYMBOLS,
    TOKEN_KINDS,
    TRAITS,
    WAYS,
    Night,
)
from dreadhouse.kernel.text import Texts
from dreadhouse.kernel.words import Vocabulary

SIDES = ["first", "second"]
DECKS = ["tiles", "item", "omen", "event"]
MONSTERS = 60


def vocabulary() -> Vocabulary:
    """The game's words."""
    rooms = printed().rooms
    return Vocabulary(
        VERBS,
        {
            "explorer": printed().explorers,
            "room": rooms,
            "card": printed().cards,
            "trait": TRAITS,
            "seat": [str(seat) for seat in range(MOST_SEATS)],
            "floor": FLOORS,
            "way": WAYS,
            "turn": [str(quarters) for quarters in range(4)],
            "side": SIDES,
            "count": [str(number) for number in range(21)],
            "die": [str(number) for number in range(8)],
            "monster": [str(number) for number in range(MONSTERS)],
            "source": SOURCES,
            "deck": DECKS,
            "doorway": [f"{room} {way}" for room in rooms for way in WAYS],
            "option": OPTION_WORDS,
            "task": [str(number) for number in range(8)],
            "haunt": printed().haunt_ids[: printed().selected],
        },
    )


def argument(name: str, value: Any, language: str, texts: Texts) -> Any:
    """Rooms, traits and the like as ids (the texts know their forms), cards and haunts by title."""
    if name == "card" or name.endswith("_card"):
        return card_title(value, language, texts)
    if name == "room" or name.endswith("_room"):
        return printed().rooms[value] if value >= 0 else "none"
    if name == "doorway":
        room, way = divmod(value, 4)
        return {"room": printed().rooms[room], "way": WAYS[way]}
    if name == "faces":
        return ", ".join(str(face) for face in value) or "none"
    if name in ("monster", "die", "turn"):
        return value + 1
    if name == "task":
        return {"trait": TRAITS[value]}
    if name == "haunt":
        return texts.say(f"haunt-{printed().haunt_ids[value]}", {}, language)
    if name in TITLES:
        message, asked = TITLES[name]
        return texts.say(message, {asked: value}, language)
    if name == "explorer":
        return printed().explorers[value]
    return in_list(name, value)


# Ids whose title another message gives, by that message's argument.
TITLES = {
    "thing": ("token-name", "kind"),
    "face": ("token-face", "face"),
}


LISTS = {
    "trait": TRAITS,
    "floor": FLOORS,
    "way": WAYS,
    "side": SIDES,
    "damage": KINDS,
    "kind": ROLL_KINDS,
    "symbol": SYMBOLS,
    "token": TOKEN_KINDS,
    "source": SOURCES,
    "deck": DECKS,
    "option": OPTION_WORDS,
}


def besides(s: Night, action: int) -> dict[str, Any]:
    """The kind of the monster that an action names by its number."""
    words = s.game.vocabulary
    number = words.argument(action)
    if words.domain(words.verb(action)) != "monster" or number >= len(s.monsters):
        return {}
    return {"kind": told(s, s.monsters[number])["kind"]}


def in_list(name: str, value: Any) -> Any:
    """An id by its number, where the argument is one of a short list."""
    if name in LISTS and isinstance(value, int):
        return LISTS[name][value] if value >= 0 else "none"
    return value


def card_title(card: int, language: str, texts: Texts) -> str:
    """A card's title, "none" where there is no card; a haunt's tokens are counted."""
    if card < 0:
        return "none"
    if card in tokens_held():
        kind, number = tokens_held()[card]
        name = texts.say("token-name", {"kind": kind}, language)
        return f"{name} {number}" if number else name
    return texts.say(f"card-{printed().cards[card]}", {}, language)


@functools.cache
def tokens_held() -> dict[int, tuple[str, int]]:
    """Every haunt token that is held like a card: its kind, and which of several it is."""
    found: dict[int, tuple[str, int]] = {}
    for block in [block for haunt in printed().haunts for block in haunt.blocks]:
        if isinstance(block, Child):
            found[block.token] = ("girl_token", 0)
        elif isinstance(block, TokenKind):
            for at in range(block.most):
                found[block.first + at] = (block.id, at + 1 if block.most > 1 else 0)
    return found
