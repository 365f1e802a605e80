"""The vectorised runner: thousands of games in one call, as numpy arrays."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from dreadhouse.envs.fields import (
    game_with_senses,
    rewards_of,
    senses_of,
)
from dreadhouse.envs.rows import Rows


class Outcome(NamedTuple):
    """What a step brought: a reward for each seat of each game, and which games ended."""

    rewards: NDArray[np.float32]
    ended: NDArray[np.bool_]


class Many:
    """`count` games of one kind, stepped together; a game that ends starts anew at once.

    `seen` (count x bytes), `masks` (count x actions) and `asked` (count) show each game's asked
    seat. `seen` and `masks` are windows on the runner's own memory: copy what you keep.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 0,
        options: dict[str, Any] | None = None,
        seed: int = 0,
    ) -> None:
        self.game = game_with_senses(game)
        self.senses = senses_of(self.game)
        self.count = count
        self.seats = seats or self.game.usual_seats
        settings = self.game.settle(options or {})
        self.rows = Rows(self.game, self.senses, count, self.seats, settings, seed)
        self.seen = np.frombuffer(self.rows.seen, np.uint8).reshape(count, self.senses.size)
        self.masks = np.frombuffer(self.rows.masks, np.bool_).reshape(count, self.rows.actions)

    @property
    def asked(self) -> NDArray[np.int64]:
        """The seat that is asked in each game."""
        return np.array(self.rows.asked)

    def step(self, picks: NDArray[Any] | list[int]) -> Outcome:
        """Carry out one pick in every game."""
        rewards = np.zeros((self.count, self.seats), np.float32)
        ended = np.zeros(self.count, np.bool_)
        for row, result in self.rows.step(picks if isinstance(picks, list) else picks.tolist()):
            rewards[row] = rewards_of(result)
            ended[row] = True
        return Outcome(rewards, ended)

    def at_random(self) -> list[int]:
        """A legal pick for every game, by chance."""
        return self.rows.at_random()
