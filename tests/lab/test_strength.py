"""What the page of the bots' strength counts and says; never how long anything takes."""

from __future__ import annotations

import pytest

from dreadhouse import bots, games
from dreadhouse.lab import strength
from dreadhouse.lab.strength import Contest, Watched, hold, middles, row, tries_worth


def test_a_contest_seats_the_bot_in_every_place_equally_often() -> None:
    """Count games, points and the choices of the one bot only."""
    contest = hold(games.load("insanity"), "random", "random", 4)
    assert contest.games == 4
    assert 0 <= contest.points <= 4
    assert contest.decisions > 20
    assert contest.seconds > 0


def test_greedy_against_random_is_told_with_its_interval() -> None:
    """Write names, games, both shares and the time of a decision into one row."""
    contest = Contest("search:150", "greedy", games=100, points=90, decisions=10, seconds=0.5)
    plain = Contest("greedy", "greedy", games=400, points=200)
    assert row(contest, plain) == [
        "steady",
        "greedy",
        "100",
        "90.0 (82.6 to 94.5)",
        "50.0 (45.1 to 54.9)",
        "50.00",
    ]
    assert strength.told("search:980") == "search, 980"


@pytest.mark.parametrize("name", games.names())
def test_samples_are_choices_in_the_middle_of_games(name: str) -> None:
    """Find as many positions as asked for, in each of which a seat has a choice."""
    found = middles(games.load(name))
    assert len(found) == strength.SAMPLES
    assert all(len(state.options(state.seat)) > 1 for state in found)


def test_more_time_is_worth_more_tries() -> None:
    """Calibrate the same game for a short and a long thought."""
    game = games.load("danger")
    assert tries_worth(game, 0.05) < tries_worth(game, 5.0)


def test_a_watched_bot_picks_what_the_bot_picks() -> None:
    """Change nothing by looking at the clock."""
    game = games.load("insanity")
    state = game.start(2, {}, bytes(32))
    contest = Contest("greedy", "greedy")
    watched = Watched(bots.load("greedy", 1), contest)
    assert watched.pick(state, state.seat) == bots.load("greedy", 1).pick(state, state.seat)
