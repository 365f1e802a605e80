"""Playing the test game in words."""

from __future__ import annotations

import random

from dreadhouse.kernel.dice import ScriptedDice
from dreadhouse.kernel.state import State
from tests.kernel.tiny import GAME, WORDS, Murmur

ORDER = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]


def start(rolls: list[int] | None = None, rounds: int = 3, quiet: bool = True) -> Murmur:
    """Two seats; seat 0 holds 0, 1, 2 and seat 1 holds 3, 4, 5; 6 is on top of the deck."""
    dice = ScriptedDice(rolls or [], [ORDER])
    options = {"rounds": rounds, "quiet": quiet}
    state = GAME.start(2, options, bytes(32), journal=True, dice=dice)
    assert isinstance(state, Murmur)
    return state


def play(state: Murmur, *words: str) -> Murmur:
    """Each word is played by the first seat that is asked."""
    for word in words:
        state.apply(WORDS.action(word), state.seat)
    return state


def offered(state: Murmur, seat: int) -> list[str]:
    """A seat's options as words."""
    return [WORDS.word(action) for action in state.options(seat)]


def played(number: int, journal: bool = False) -> State:
    """A random game, seeded by its number."""
    chance = random.Random(number)
    state = GAME.start(chance.choice([2, 3]), {}, number.to_bytes(32, "big"), journal)
    while state.result is None:
        seat = chance.choice(state.to_act)
        state.apply(chance.choice(state.options(seat)), seat)
    return state
