"""The sensible player: it ends its nights, knows no more than its seat, and beats chance."""

from __future__ import annotations

import pytest

from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.advice.advising import advise
from dreadhouse.games.betrayal.state import Night
from dreadhouse.kernel.dice import Dice
from tests.games.betrayal.positions import Sheet, position

NIGHT_LENGTH = 2000


def started(seats: int, haunt: int, number: int) -> Night:
    """A fresh night that comes to a haunt."""
    night = GAME.start(seats, {"chosen_haunt": haunt}, number.to_bytes(32, "big"))
    assert isinstance(night, Night)
    return night


def chance(number: int) -> Dice:
    """Dice of the player's own."""
    return Dice(number.to_bytes(32, "big"))


@pytest.mark.parametrize("haunt", range(1, 15))
def test_every_haunt_comes_to_its_end(haunt: int) -> None:
    """All seats by advice: legal picks only, and an end in good time."""
    night, dice, picks = started(3 + haunt % 4, haunt, haunt), chance(1), 0
    while night.result is None:
        night.apply(advise(night, night.seat, dice), night.seat)
        picks += 1
        assert picks < NIGHT_LENGTH
    assert night.winner in ("heroes", "traitor", "house", "single")


@pytest.mark.parametrize("haunt", [1, 3, 6, 12, 13])
def test_advice_reads_nothing_that_is_hidden(haunt: int) -> None:
    """In a world that the seat cannot tell apart the pick is the same."""
    night, dice = started(4, haunt, 7 + haunt), chance(2)
    number = 0
    while night.result is None:
        seat, number = night.seat, number + 1
        if number % 3 == 0:
            world = night.determinize(seat, chance(1000 + number))
            assert isinstance(world, Night)
            picked = advise(night, seat, chance(number))
            assert advise(world, seat, chance(number)) == picked
        night.apply(advise(night, seat, dice), seat)


def test_it_explores_before_the_haunt() -> None:
    """With open doorways at hand nobody just ends the turn."""
    night = position(Sheet("bram", room="great_hall"), turn="bram").night
    word = GAME.vocabulary.word(advise(night, 0, chance(3)))
    assert word.startswith(("go", "explore"))


def share(team: int, wise: bool, nights: int) -> float:
    """The heroes' share in the Choir where one side plays by advice and the other by chance."""
    won = 0
    for number in range(nights):
        night, dice = started(4, 1, 100 + number), chance(number)
        while night.result is None:
            seat = night.seat
            is_wise = not night.is_haunted() or (night.players[seat].team == team) == wise
            picked = advise(night, seat, dice) if is_wise else dice.pick(night.options(seat))
            night.apply(picked, seat)
        won += night.winner == "heroes"
    return won / nights


def test_either_side_does_better_by_advice_than_by_chance() -> None:
    """Wise heroes against a traitor by chance win far more than the other way round."""
    assert share(0, True, 30) > share(0, False, 30) + 0.3
