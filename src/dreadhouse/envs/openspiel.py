"""OpenSpiel: every game of the house as a game that `pyspiel.load_game` finds.

The deal is one chance node: it draws the seed of the game's dice. After it everything is settled,
so a search that must not look ahead takes `resample_from_infostate`, which deals anew what the
player does not know, dice included.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from dreadhouse import games
from dreadhouse.envs.fields import (
    game_with_senses,
    limits,
    places,
    rewards_of,
    seed_of,
    senses_of,
)
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import State

DEALS = 4096
KINDS: dict[str, pyspiel.GameType] = {}


def register() -> list[str]:
    """Register every game of the catalogue that learners can play, once."""
    for name in games.names():
        if f"dreadhouse_{name}" not in KINDS and games.load(name).senses is not None:
            kind = kind_of(games.load(name))
            KINDS[kind.short_name] = kind
            # A class each, and no function: OpenSpiel lets go of it when Python has ended already.
            pyspiel.register_game(kind, type(f"Spiel_{name}", (SpielGame,), {"played": name}))
    return list(KINDS)


def kind_of(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of every game."""
    return pyspiel.GameType(
        short_name=f"dreadhouse_{game.name}",
        long_name=f"Dreadhouse: {game.title('en')}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": game.usual_seats},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house with a number of seats and its default options."""

    played = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.game = game_with_senses(self.played)
        self.seats = int((params or {}).get("players", self.game.usual_seats))
        self.game.check_seats(self.seats)
        about = pyspiel.GameInfo(
            num_distinct_actions=max(self.game.vocabulary.size, DEALS),
            max_chance_outcomes=DEALS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=self.game.bound_for(self.game.settle({})),
        )
        super().__init__(KINDS[f"dreadhouse_{self.played}"], about, params or {})

    def new_initial_state(self) -> SpielState:
        """The deal is still to come."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What looks at a state for a player."""
        return SpielObserver(self.game, params)


class Held:
    """What a state holds: OpenSpiel copies a state by a deep copy of its parts."""

    def __init__(self, game: Game, seats: int, table: State | None = None) -> None:
        self.game = game
        self.seats = seats
        self.table = table

    def __deepcopy__(self, memo: Any) -> Held:
        """The game is shared, the table is not."""
        return Held(self.game, self.seats, self.table.copy() if self.table else None)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game under way, or before its deal."""

    def __init__(self, spiel_game: SpielGame) -> None:
        super().__init__(spiel_game)
        self.held = Held(spiel_game.game, spiel_game.seats)

    @property
    def table(self) -> State | None:
        """The game under way; nothing before the deal."""
        return self.held.table

    def current_player(self) -> int:
        """The seat that is asked, chance before the deal."""
        table = self.held.table
        if table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if table.result is not None:
            return int(pyspiel.PlayerId.TERMINAL)
        return table.seat

    def _legal_actions(self, player: int) -> list[int]:
        table = self.held.table
        return sorted(table.options(player)) if table else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is equally likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        held = self.held
        if held.table is None:
            held.table = held.game.start(held.seats, {}, seed_of(0, action))
        else:
            held.table.apply(action, held.table.seat)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.held.game.vocabulary.word(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        table = self.held.table
        return table is not None and table.result is not None

    def returns(self) -> list[float]:
        """Zero until the end, then from -1 (lost) to 1 (won)."""
        table = self.held.table
        if table is None or table.result is None:
            return [0.0] * self.held.seats
        return rewards_of(table.result)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A world that the player cannot tell from this one; `sampler` draws numbers below 1."""
        twin: SpielState = self.clone()
        if twin.held.table is not None:
            dice = Dice(seed_of(int(sampler() * (1 << 52)), 1))
            twin.held.table = twin.held.table.determinize(player, dice)
        return twin

    def __str__(self) -> str:
        table = self.held.table
        if table is None:
            return "before the deal"
        past = table.past
        words: list[str] = []
        while past is not None:
            words.append(f"{past.seat}: {self.held.game.vocabulary.word(past.action)}")
            past = past.before
        return "\n".join(reversed(words)) or "dealt"


class SpielObserver:
    """The row of bytes, each number divided by the most it can be."""

    def __init__(self, game: Game, params: Any) -> None:
        self.senses = senses_of(game)
        self.most = np.maximum(np.array(limits(self.senses), np.float32), 1)
        self.tensor = np.zeros(self.senses.size, np.float32)
        self.dict = {field.name: self.tensor[at] for field, at in places(self.senses)}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state for a player."""
        if state.table is None:
            self.tensor.fill(0)
            return
        row = np.frombuffer(self.senses.read(state.table, player), np.uint8)
        np.divide(row, self.most, out=self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text: every field that is not all nought."""
        if state.table is None:
            return "before the deal"
        row = self.senses.read(state.table, player)
        return "\n".join(
            f"{field.name} {' '.join(map(str, row[at]))}"
            for field, at in places(self.senses)
            if any(row[at])
        )
