"""What always holds, whatever chance and players do."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.rules import words
from dreadhouse.games.betrayal.rules.house import back, distances
from dreadhouse.games.betrayal.rules.items import noted
from dreadhouse.games.betrayal.state import (
    EMPTY,
    HOLE,
    LAST_STEP,
    LAUNDRY_DROP,
    ROOMS,
    UNREACHED,
    Night,
)
from tests.rules import rule

NIGHTS = range(1, 29)


def played(number: int) -> Iterator[Night]:
    """A night played by chance, every haunt in its turn."""
    chance = random.Random(number)
    options = {"chosen_haunt": 1 + number % 14, "hard_bargain": number % 3 == 0}
    night = GAME.start(3 + number % 4, options, number.to_bytes(32, "big"))
    assert isinstance(night, Night)
    while night.result is None:
        yield night
        seat = night.seat
        night.apply(chance.choice(night.options(seat)), seat)


def test_the_words_have_the_numbers_of_the_rules() -> None:
    """The constants that the rules use are the vocabulary's numbers."""
    for verb, _ in words.VERBS:
        assert GAME.vocabulary.base(verb) == getattr(words, verb.upper()), verb
    assert GAME.vocabulary.size == words.ACTIONS


@pytest.mark.parametrize("number", NIGHTS)
@rule("BET-12", "BET-13", "BET-97", "BET-116")
def test_the_house_hangs_together(number: int) -> None:
    """Neighbours know each other, doorways are open or not, and ways lead both ways."""
    for count, night in enumerate(played(number)):
        if count % 9 == 0:
            for room in range(ROOMS):
                if night.is_in_house(room):
                    neighbours_agree(night, room)
                    ways_lead_back(night, room)


def neighbours_agree(night: Night, room: int) -> None:
    """What lies beside a room has the room beside it."""
    for way in range(4):
        other = night.near[4 * room + way]
        assert other in (EMPTY, HOLE) or night.near[4 * other + back(way)] == room
        is_open = 4 * room + way in night.open[night.floor_of(room)]
        assert is_open == (other == EMPTY and (night.doors[room] >> way) & 1 == 1)


def ways_lead_back(night: Night, room: int) -> None:
    """A room one step away has this room one step away; the Drop leads nowhere."""
    found = distances(night, room)
    assert found[room] == 0
    for other in night.joins[room]:
        assert room in night.joins[other]
        assert found[other] == (UNREACHED if room == LAUNDRY_DROP else 1)


@pytest.mark.parametrize("number", NIGHTS)
@rule("BET-42", "BET-43", "BET-44", "BET-156", "BET-210")
def test_explorers_are_sound(number: int) -> None:
    """Markers stay on their tracks, nobody alive stands on a skull or in the Drop, and what is
    noted was printed."""
    for night in played(number):
        for p in night.players:
            assert all(0 <= step <= LAST_STEP for step in p.steps)
            if p.is_in_play():
                assert min(p.steps) > 0
                assert p.room != LAUNDRY_DROP
                assert night.is_in_house(p.room)
            for card in p.cards:
                printed = night.printed.worn[card] or night.printed.held[card]
                for made, most in zip(noted(night, card), printed, strict=False):
                    assert 0 <= made <= most or most <= made <= 0
