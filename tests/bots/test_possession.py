"""How well the greedy bot plays The Possession."""

from __future__ import annotations

import pytest

from dreadhouse.games.possession import GAME
from dreadhouse.kernel.state import State
from dreadhouse.lab.matches import match, seed_of


@pytest.mark.parametrize(("seats", "games", "least"), [(2, 16, 10), (4, 24, 14), (5, 10, 5)])
def test_one_greedy_beats_all_the_random_ones(seats: int, games: int, least: float) -> None:
    """Win far more than a fair share, which is 8, 6 and 2 (the benchmark plays a long match)."""
    score = match(GAME, ("greedy", "random"), games, {}, seats)
    assert score.games == games
    assert score.points >= least


def test_a_guess_stays_between_lost_and_won() -> None:
    """Give every living seat something between 0 and 1, from the first round to the last."""
    for seats in GAME.seats:
        state: State = GAME.start(seats, {}, seed_of(seats))
        while state.result is None:
            for seat in range(seats):
                assert 0.0 <= state.evaluate(seat) < 1.0
            state.apply(state.options(state.seat)[-1], state.seat)
