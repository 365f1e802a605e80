"""Many games played in step, written into two plain buffers; compiled, without numpy."""

from __future__ import annotations

import hashlib
from typing import Any

from dreadhouse.kernel.dice import SEED_BYTES, Dice
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.senses import Senses, mask_of
from dreadhouse.kernel.state import State


class Rows:
    """`count` games; row i of `seen` and `masks` is what game i's asked seat sees and may do."""

    def __init__(
        self, game: Game, senses: Senses, count: int, seats: int, options: Any, seed: int
    ) -> None:
        self.game = game
        self.senses = senses
        self.count = count
        self.seats = seats
        self.options: dict[str, Any] = options
        self.seed = seed
        self.started = 0
        self.actions: int = game.vocabulary.size
        self.seen = bytearray(count * senses.size)
        self.masks = bytearray(count * self.actions)
        self.asked: list[int] = [0] * count
        self.offered: list[list[int]] = [[] for _ in range(count)]
        self.states: list[State] = [self._start() for _ in range(count)]
        self.stream = Dice(self._key("picks"))
        for row in range(count):
            self._show(row)

    def _key(self, text: str) -> bytes:
        whole = f"{self.seed} {text}".encode()
        return hashlib.blake2b(whole, person=b"dreadhouse-rows", digest_size=SEED_BYTES).digest()

    def _start(self) -> State:
        """The next game."""
        self.started += 1
        state: State = self.game.start(self.seats, self.options, self._key(str(self.started)))
        return state

    def step(self, picks: list[int]) -> list[tuple[int, list[float]]]:
        """Carry out a pick in every game; the games that ended, with their results.

        Those have started anew.
        """
        ended: list[tuple[int, list[float]]] = []
        for row in range(self.count):
            state = self.states[row]
            state.apply(picks[row], self.asked[row])
            result = state.result
            if result is not None:
                ended.append((row, result))
                self.states[row] = self._start()
            self._show(row)
        return ended

    def _show(self, row: int) -> None:
        """Write what the asked seat of a game sees and may do."""
        state = self.states[row]
        seat = state.seat
        options = state.offered or state.options(seat)
        self.asked[row] = seat
        self.offered[row] = options
        size, actions = self.senses.size, self.actions
        self.seen[row * size : (row + 1) * size] = self.senses.read(state, seat)
        self.masks[row * actions : (row + 1) * actions] = mask_of(options, actions)

    def at_random(self) -> list[int]:
        """A legal pick for every game, by chance."""
        picks: list[int] = []
        for options in self.offered:
            picks.append(options[self.stream.below(len(options))])
        return picks
