"""What the chapters give to begin with, and how many creatures they let come."""

from __future__ import annotations

from typing import cast

import pytest

from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.rules.values import action_of
from dreadhouse.games.pandemonium.state import Pandemonium
from tests.games.pandemonium.evening import Evening, evening
from tests.rules import rule

NAMES = ("doctor", "fury", "dancer")
NIGHT = 5


def begun(chapter: int, characters: int, easy: bool = False) -> Pandemonium:
    """A game whose characters are picked; where a hand is too full, the first card goes."""
    seats = characters + (1 if chapter == 8 else 0)
    s = GAME.start(seats, {"chapter": chapter, "easy": easy}, seed=bytes(32))
    for name in NAMES[:characters]:
        s.apply(GAME.vocabulary.action(f"pick {name}"), s.to_act[0])
    while type(s.stack[-1]).__name__ == "MakeRoom":
        s.apply(s.options(s.to_act[0])[0], s.to_act[0])
    return cast(Pandemonium, s)


def carried(s: Pandemonium) -> list[int]:
    """How many Items each character has."""
    return [len(c.hands) + len(c.backpack) for c in s.cast]


@rule("DIA-143")
@pytest.mark.parametrize(
    ("chapter", "items", "souls"),
    [(1, 2, 3), (2, 3, 5), (3, 2, 3), (4, 0, 0), (5, 0, 0), (6, 3, 5), (7, 3, 5), (8, 3, 5)],
)
def test_characters_begin_with_items_and_souls(chapter: int, items: int, souls: int) -> None:
    """Three characters, in normal mode; a backpack that is full takes no third object."""
    s = begun(chapter, 3)
    assert s.souls == [souls] * 3
    assert max(carried(s)) <= items
    taken = sum(carried(s)) + len(s.item_discard)
    assert taken == 3 * items


@rule("DIA-143", "PAN-619", "PAN-620")
def test_easy_mode_adds_to_it() -> None:
    """5 Souls are the most; 1 Action more as ever."""
    s = begun(1, 3, easy=True)
    assert s.souls == [5, 5, 5]
    assert sum(carried(s)) + len(s.item_discard) == 3 * 4
    assert action_of(s, 0) == 4


@rule("DIA-144")
@pytest.mark.parametrize(
    ("chapter", "items", "souls"),
    [(1, 3, 5), (2, 4, 5), (3, 3, 5), (4, 0, 0), (6, 4, 5), (7, 3, 5)],
)
def test_a_pair_begins_with_more(chapter: int, items: int, souls: int) -> None:
    """Two characters."""
    s = begun(chapter, 2)
    assert s.souls == [souls] * 2
    assert sum(carried(s)) + len(s.item_discard) == 2 * items


@rule("DIA-145")
@pytest.mark.parametrize(
    ("chapter", "rolls", "most"),
    [
        ("someone_is_knocking", "1 2 1", 2),
        ("the_name_in_the_book", "1 1", 1),
        ("the_house_comes_down", "1 1", 1),
    ],
)
def test_fewer_creatures_appear(chapter: str, rolls: str, most: int) -> None:
    """In the first night round, when there would be one on every portal; the Evil Die shows 1."""
    e = evening(chapter, "doctor", "fury", "dancer", rolls=rolls)
    assert appeared(e, "dancer") == most


@rule("DIA-145")
def test_one_creature_comes_for_a_pair_in_chapter_2() -> None:
    """Doctor and Fury, the first night round."""
    e = evening("someone_is_knocking", "doctor", "fury", rolls="1 1")
    assert appeared(e, "fury") == 1


def appeared(e: Evening, first: str) -> int:
    """How many creatures the start of the first night round brings."""
    e.start(NIGHT)
    while e.asked == "FirstPortal":
        e.pick(first, e.words[0])
    return len([foe for foe in e.s.foes if foe < 44])
