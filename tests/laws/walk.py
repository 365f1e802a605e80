"""Random play for the laws: every walk has a number, which names its seats, options and choices.

`python -m tests.laws.walk insanity 17 231` shows walk 17 of Insanity after 231 decisions.
"""

from __future__ import annotations

import contextlib
import pprint
import random
import sys
from collections.abc import Iterator

from dreadhouse import games
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import State
from dreadhouse.lab.golden import begun, varied

SPECTATOR = -1


def begin(game: Game, number: int, journal: bool = False) -> tuple[State, random.Random]:
    """The start of a walk and the chance that makes its choices; odd numbers vary the options."""
    chance = random.Random(f"{game.name} {number}")
    seats = chance.choice(list(game.seats))
    options = {} if number % 2 == 0 else varied(game.options, chance)
    return begun(game, seats, options, seed_of(game, number), journal), chance


def seed_of(game: Game, number: int) -> bytes:
    """The seed of a walk."""
    return random.Random(f"{game.name} seed {number}").randbytes(32)


def choose(state: State, chance: random.Random) -> tuple[int, int]:
    """A seat that is asked and one of its options."""
    asked = state.to_act
    seat = asked[0] if len(asked) == 1 else chance.choice(asked)
    return seat, chance.choice(state.options(seat))


def step(state: State, chance: random.Random) -> None:
    """One random decision."""
    seat, action = choose(state, chance)
    state.apply(action, seat)


def finish(state: State, chance: random.Random) -> None:
    """Play on to the end."""
    while state.result is None:
        step(state, chance)


def walk(game: Game, number: int, journal: bool = False) -> Iterator[State]:
    """The state at the start and after every decision to the end: one state, changed in place."""
    state, chance = begin(game, number, journal)
    with telling(game, number) as count:
        yield state
        while state.result is None:
            step(state, chance)
            count[0] += 1
            yield state


def play_through(game: Game, number: int, journal: bool = False) -> State:
    """The end of a walk."""
    state, chance = begin(game, number, journal)
    finish(state, chance)
    return state


@contextlib.contextmanager
def telling(game: Game, number: int) -> Iterator[list[int]]:
    """Whatever goes wrong inside says how to see it again; the list counts the decisions."""
    count = [0]
    try:
        yield count
    except Exception as problem:
        problem.add_note(f"walk: python -m tests.laws.walk {game.name} {number} {count[0]}")
        raise


def viewers(state: State) -> list[int]:
    """Every seat and a spectator."""
    return [SPECTATOR, *range(state.seats)]


def dice(chance: random.Random) -> Dice:
    """Dice that nobody at the table has."""
    return Dice(chance.randbytes(32))


def main(arguments: list[str]) -> None:
    """Show a walk's last decisions and what each viewer sees then."""
    game, number, decisions = games.load(arguments[0]), int(arguments[1]), int(arguments[2])
    state, chance = begin(game, number, journal=True)
    for _ in range(decisions):
        step(state, chance)
    pprint.pprint(game.record(state).decisions[-10:])
    for seat in viewers(state):
        pprint.pprint(state.view(seat), width=160)


if __name__ == "__main__":
    main(sys.argv[1:])
