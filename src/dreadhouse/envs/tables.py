"""PettingZoo: every game of the house as an AEC environment with action masks."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from dreadhouse.envs.fields import (
    game_with_senses,
    limits,
    rewards_of,
    seed_of,
    senses_of,
)
from dreadhouse.kernel.senses import mask_of
from dreadhouse.kernel.state import State

Observation = dict[str, Any]


def observation_space_of(game_name: str) -> spaces.Dict:
    """What a seat sees: the row of bytes, and the mask of its legal actions."""
    game = game_with_senses(game_name)
    most = np.array(limits(senses_of(game)), dtype=np.uint8)
    actions = game.vocabulary.size
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), dtype=np.int8),
        }
    )


class TableEnv(AECEnv[str, Observation, Any]):  # type: ignore[misc]
    """A table of a game; agents are its seats, `seat_0` and on, and act when they are asked.

    A game ends with a reward from -1 (lost) to 1 (won) for every seat; until then all are 0.
    An illegal action raises IllegalAction with the rule that forbids it.
    """

    def __init__(self, game: str, seats: int = 0, options: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.game = game_with_senses(game)
        self.senses = senses_of(self.game)
        self.seats = seats or self.game.usual_seats
        self.game.check_seats(self.seats)
        self.options = self.game.settle(options or {})
        self.metadata = {
            "name": f"dreadhouse_{game}_v{self.game.edition}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode: str | None = "ansi"
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space_of(game)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.game.vocabulary.size) for agent in self.possible_agents
        }
        self.actions = self.game.vocabulary.size
        self.base = random.randrange(1 << 62)
        self.episode = 0
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Every action of the game; the mask says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game; with a seed, the games from here on are always the same."""
        if seed is not None:
            self.base, self.episode = seed, 0
        start = seed_of(self.base, self.episode)
        self.episode += 1
        self.state_of_game: State = self.game.start(self.seats, self.options, start)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_of_game.seat]

    def observe(self, agent: str) -> Observation:
        """What a seat sees now; the mask is empty for a seat that is not asked."""
        state, seat = self.state_of_game, self.seat_of[agent]
        mask = mask_of(state.options(seat), self.actions)
        return {
            "observation": np.frombuffer(self.senses.read(state, seat), np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def step(self, action: Any) -> None:
        """Carry out the pick of the seat that is asked, and go on to the next one."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        state = self.state_of_game
        state.apply(int(action), self.seat_of[agent])
        if state.result is None:
            self.agent_selection = self.possible_agents[state.seat]
        else:
            self._end(state.result)

    def _end(self, result: list[float]) -> None:
        """Rewards for all; they leave one by one, as PettingZoo wants it."""
        for agent, reward in zip(self.possible_agents, rewards_of(result), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True

    def render(self) -> str:
        """The table as text, as somebody sees it who looks on."""
        view = self.state_of_game.view(-1)
        return self.game.plain(view, "en") if self.game.plain else str(view["table"])

    def close(self) -> None:
        """Nothing is held open."""
