"""The advice of Pandemonium: always legal, by what a seat may know, and towards the goal."""

from __future__ import annotations

from typing import cast

import pytest

from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.advice.advising import advise
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.dice import Dice
from tests.games.pandemonium.evening import evening

CHAPTERS = range(1, 9)


def started(chapter: int, seats: int, number: int) -> Pandemonium:
    """A fresh game."""
    seed = number.to_bytes(32, "big")
    return cast(Pandemonium, GAME.start(seats, {"chapter": chapter}, seed))


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_it_plays_whole_games_by_the_rules(chapter: int) -> None:
    """Every answer is one of the options, and the game ends."""
    s = started(chapter, 3, chapter)
    dice = Dice(bytes(32))
    decisions = 0
    while s.result is None:
        seat = s.to_act[0]
        answer = advise(s, seat, dice)
        assert answer in s.options(seat)
        s.apply(answer, seat)
        decisions += 1
        assert decisions < 5000


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_it_reads_only_what_the_seat_may_know(chapter: int) -> None:
    """Where what a seat cannot see is dealt anew, the same answer is given."""
    s = started(chapter, 3, 40 + chapter)
    dice = Dice(bytes(32))
    for number in range(120):
        if s.result is not None:
            break
        seat = s.to_act[0]
        seed = number.to_bytes(32, "big")
        twin = cast(Pandemonium, s.determinize(seat, Dice(bytes([7]) * 32)))
        assert advise(s, seat, Dice(seed)) == advise(twin, seat, Dice(seed))
        s.apply(advise(s, seat, dice), seat)


def test_the_battery_is_brought_to_the_car() -> None:
    """Whoever carries it beside the car goes there and fits it."""
    e = evening("flat_battery", "doctor", "geek").put("doctor", "e34").carry("doctor", "battery")
    e.begin("doctor")
    words = []
    for _ in range(4):
        seat = e.s.to_act[0]
        word = GAME.vocabulary.word(advise(e.s, seat, Dice(bytes(32))))
        words.append(word)
        e.s.apply(GAME.vocabulary.action(word), seat)
        if word == "task fit":
            break
    assert "task fit" in words


def test_it_gets_aboard() -> None:
    """Beside a car that runs nobody waits."""
    e = evening("flat_battery", "doctor", "geek", rolls="6").put("doctor", "e44")
    e.carry("doctor", "battery").begin("doctor").pick("doctor", "task fit", "task start")
    answer = advise(e.s, e.s.to_act[0], Dice(bytes(32)))
    assert GAME.vocabulary.word(answer) == "task board"
