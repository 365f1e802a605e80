"""What a learner sees: laid out as documented, and never more than its seat may see (law 5)."""

from __future__ import annotations

import pathlib
import random
from typing import Any

import pytest

from dreadhouse import games
from dreadhouse.envs.__main__ import page
from dreadhouse.envs.fields import limits, places, senses_of
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.senses import Row, Senses
from dreadhouse.kernel.state import State
from tests.envs.house import every_learned_game
from tests.laws.walk import dice, walk

WALKS = 6
MOMENTS = 60


def moments_of(game: Game, number: int) -> list[State]:
    """Copies of states spread over a walk."""
    states = [state.copy() for state in walk(game, number)]
    return states[:: max(1, len(states) // MOMENTS)]


def tells_apart(senses: Senses, state: State, seat: int, chance: random.Random) -> list[str]:
    """The fields by which a seat could tell its state from a re-dealt one."""
    real = senses.read(state, seat)
    dealt = senses.read(state.determinize(seat, dice(chance)), seat)
    return [field.name for field, at in places(senses) if real[at] != dealt[at]]


@every_learned_game
def test_law_5_an_observation_is_the_same_in_every_world_the_seat_cannot_tell_apart(
    name: str,
) -> None:
    """For every seat, whoever is asked."""
    game = games.load(name)
    chance = random.Random(name)
    for number in range(WALKS):
        for state in moments_of(game, number):
            for seat in range(state.seats):
                assert tells_apart(senses_of(game), state, seat, chance) == []


def test_law_5_finds_an_observation_that_looks_into_the_deck() -> None:
    """A planted leak: the next card of Insanity's deck."""
    game = games.load("insanity")
    honest = senses_of(game)

    def peek(s: Any, seat: int, out: Row) -> None:
        inner = Row()
        honest.fill(s, seat, inner)
        out.add(inner.whole()[:-1])
        out.append(s.deck[-1] if s.deck else 0)

    leaky = Senses(2, [("dazed", 0)], [], [], honest.fields[5:], peek)
    chance = random.Random(1)
    found = [tells_apart(leaky, state, 0, chance) for state in moments_of(game, 0)]
    assert ["bearer"] in found


@every_learned_game
def test_observations_keep_to_their_documented_size_limits_and_moments(name: str) -> None:
    """And whoever is asked always sees a moment that has a name."""
    game = games.load(name)
    senses = senses_of(game)
    most = limits(senses)
    for number in range(WALKS, 2 * WALKS):
        for state in moments_of(game, number):
            for seat in range(state.seats):
                seen = senses.read(state, seat)
                over = [at for at, value in enumerate(seen) if value > most[at]]
                assert (len(seen), over) == (senses.size, [])
            if state.result is None:
                assert type(state.stack[-1]).__name__ in senses.moments


@every_learned_game
def test_an_observation_shows_that_the_game_goes_on(name: str) -> None:
    """Nearly all moments of a game look different to the first seat."""
    game = games.load(name)
    states = moments_of(game, 0)
    seen = {senses_of(game).read(state, 0) for state in states}
    assert len(seen) > 0.8 * len(states)


@every_learned_game
def test_the_pages_of_the_observations_are_up_to_date(name: str, root: pathlib.Path) -> None:
    """`python -m dreadhouse.envs` writes them."""
    written = (root / "docs/envs" / f"{name}.md").read_text(encoding="utf-8")
    assert written == page(name), "run python -m dreadhouse.envs"


@pytest.mark.slow
@every_learned_game
def test_law_5_holds_for_observations_in_many_games(name: str) -> None:
    """The same in a hundred walks."""
    game = games.load(name)
    chance = random.Random(f"{name} slow")
    for number in range(100, 200):
        for state in moments_of(game, number):
            for seat in range(state.seats):
                assert tells_apart(senses_of(game), state, seat, chance) == []
