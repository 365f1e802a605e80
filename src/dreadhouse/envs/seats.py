"""Gymnasium: one seat learns, bots sit in the others."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from dreadhouse import bots as catalogue
from dreadhouse.envs.fields import (
    game_with_senses,
    rewards_of,
    seed_of,
    senses_of,
)
from dreadhouse.envs.tables import Observation, observation_space_of
from dreadhouse.kernel.errors import IllegalAction
from dreadhouse.kernel.senses import mask_of
from dreadhouse.kernel.state import State


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A game in which the learner is asked and everybody else is a bot.

    The reward comes at the end, from -1 (lost) to 1 (won). An illegal action ends the game as
    lost, and `info["illegal"]` tells why.
    """

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: dict[str, Any] | None = None,
        bots: list[str] | None = None,
        seat: int = -1,
    ) -> None:
        self.game = game_with_senses(game)
        self.senses = senses_of(self.game)
        self.seats = seats or self.game.usual_seats
        self.game.check_seats(self.seats)
        self.options = self.game.settle(options or {})
        self.bots = bots or ["random"]
        self.chosen_seat = seat
        self.render_mode = "ansi"
        self.observation_space = observation_space_of(game)
        self.action_space = spaces.Discrete(self.game.vocabulary.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game and let the bots play until the learner is asked."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1 << 62))
        self.seat = self.chosen_seat if self.chosen_seat >= 0 else number % self.seats
        self.others = [
            catalogue.load(self.bots[other % len(self.bots)], f"{number} {other}")
            for other in range(self.seats)
        ]
        episode = 0
        while True:  # a game may end before the learner is asked for the first time
            self.table: State = self.game.start(self.seats, self.options, seed_of(number, episode))
            self._let_bots_play()
            if self.table.result is None:
                return self._observe(), {"seat": self.seat}
            episode += 1

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner picks, the bots go on until it is asked again or the game is over."""
        try:
            self.table.apply(int(action), self.seat)
        except IllegalAction as refusal:
            return self._observe(), -1.0, True, False, {"illegal": str(refusal)}
        self._let_bots_play()
        result = self.table.result
        reward = 0.0 if result is None else rewards_of(result)[self.seat]
        return self._observe(), reward, result is not None, False, {"seat": self.seat}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The legal actions as booleans, under the name by which masked learners ask for them."""
        mask = mask_of(self.table.options(self.seat), self.game.vocabulary.size)
        return np.frombuffer(mask, np.bool_)

    def render(self) -> str:
        """The table as text, as the learner sees it."""
        view = self.table.view(self.seat)
        return self.game.plain(view, "en") if self.game.plain else str(view["table"])

    def _let_bots_play(self) -> None:
        state = self.table
        while state.result is None and self.seat not in state.to_act:
            seat = state.seat
            state.apply(self.others[seat].pick(state, seat), seat)

    def _observe(self) -> Observation:
        mask = mask_of(self.table.options(self.seat), self.game.vocabulary.size)
        return {
            "observation": np.frombuffer(self.senses.read(self.table, self.seat), np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }
