"""The reader: a sensible player of the game's own, where a game has one."""

from __future__ import annotations

from dreadhouse.bots.greedy import GreedyBot
from dreadhouse.kernel.state import State


class ReaderBot(GreedyBot):
    """Follows the game's `advise`; in a game without it, it looks one step ahead like greedy."""

    def pick(self, state: State, seat: int) -> int:
        """What the game advises, on a copy: what it works out stays out of the state."""
        advise = state.game.advise
        if advise is None:
            return super().pick(state, seat)
        picked: int = advise(state.copy(), seat, self.dice())
        return picked
