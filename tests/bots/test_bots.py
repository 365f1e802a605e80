"""What every bot of the catalogue must keep to, in every game of the house."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from dreadhouse import bots, games
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import State
from dreadhouse.lab.matches import match, seed_of

GAMES = 4
# The levels think too long for this many positions: test_search asks the same of short searches.
QUICK = [name for name in bots.names() if name not in bots.levels()]
EVERY = pytest.mark.parametrize(
    ("game", "name"), list(itertools.product(map(games.load, games.names()), QUICK))
)


def positions(game: Game, number: int, step: int) -> list[State]:
    """Copies of every so manieth position of a random game."""
    stream = Dice(seed_of(number))
    state = game.start(game.seats[0], {}, seed_of(number))
    found: list[State] = []
    for count in itertools.count():
        if state.result is not None:
            return found
        if count % step == 0 and len(state.options(state.seat)) > 1:
            found.append(state.copy())
        state.apply(stream.pick(state.options(state.seat)), state.seat)
    raise AssertionError("unreachable")


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    """Name the bots to choose from."""
    with pytest.raises(GameError, match="choose one of random, greedy"):
        bots.load("oracle")


@EVERY
def test_a_pick_is_legal_and_leaves_the_state_alone(game: Game, name: str) -> None:
    """Pick an offered option, and change nothing by picking."""
    bot = bots.load(name, 1)
    for state in positions(game, 1, 7):
        before = digest(state)
        assert bot.pick(state, state.seat) in state.options(state.seat)
        assert digest(state) == before


@EVERY
def test_the_same_seed_picks_the_same(game: Game, name: str) -> None:
    """Repeat every pick from the same seed, and not all of them from others."""
    states = [state for number in (2, 3) for state in positions(game, number, 5)]
    picks = []
    for seed in (5, 5, 6, 7, 8):
        bot = bots.load(name, seed)
        picks.append([bot.pick(state, state.seat) for state in states])
    assert picks[0] == picks[1]
    assert any(other != picks[0] for other in picks[2:])


@EVERY
def test_no_pick_depends_on_what_the_seat_cannot_see(game: Game, name: str) -> None:
    """Pick the same when everything hidden is dealt anew and the dice are other ones."""
    compared = 0
    for number in range(GAMES):
        for place, state in enumerate(positions(game, number, 9)):
            seat = state.seat
            pick = bots.load(name, place).pick(state, seat)
            for other in range(3):
                world = state.determinize(seat, Dice(seed_of(1000 + other)))
                assert bots.load(name, place).pick(world, seat) == pick
                compared += 1
    assert compared > 20 * GAMES


@pytest.mark.parametrize("name", games.names())
def test_a_re_deal_depends_on_nothing_hidden(name: str) -> None:
    """Deal the same world from the same dice, whatever lay hidden before."""
    game = games.load(name)
    for number in range(GAMES):
        for state in positions(game, number, 6):
            seat = state.seat
            first = state.determinize(seat, Dice(seed_of(7)))
            moved = state.determinize(seat, Dice(seed_of(8))).determinize(seat, Dice(seed_of(7)))
            for other in range(-1, state.seats):
                assert first.view(other) == moved.view(other)


# Where seats win together, one thinker among random ones decides little; how either side of
# Betrayal does by advice and by chance is told by the tests of its advice.
SIDES = ("betrayal",)
RIVALS = [name for name in games.names() if games.load(name).seats[0] > 1 and name not in SIDES]


@pytest.mark.parametrize("name", RIVALS)
def test_greedy_beats_random(name: str) -> None:
    """Win more than half of a match beyond doubt (the benchmark plays a longer one)."""
    score = match(games.load(name), ("greedy", "random"), 64, {})
    assert score.games == 64
    assert score.interval[0] > 0.6


# Where a game is hardly ever won alone, an evening on which thinking tells.
EVENINGS: dict[str, dict[str, Any]] = {"pandemonium": {"chapter": 3, "easy": True}}


@pytest.mark.parametrize("name", [name for name in games.names() if games.load(name).seats[0] == 1])
def test_where_all_win_together_thinking_beats_chance(name: str) -> None:
    """Alone, on the average of some games: greedy and the reader end better than random."""
    shares = {bot: alone(games.load(name), bot) for bot in QUICK}
    assert shares["greedy"] > shares["random"] + 0.1
    assert shares["reader"] > shares["random"] + 0.1


def alone(game: Game, name: str) -> float:
    """The average result of a bot that plays by itself."""
    total = 0.0
    for number in range(20):
        options = EVENINGS.get(game.name, {})
        state, bot = game.start(1, options, seed_of(number)), bots.load(name, number)
        while state.result is None:
            state.apply(bot.pick(state, 0), 0)
        total += state.result[0]
    return total / 20
