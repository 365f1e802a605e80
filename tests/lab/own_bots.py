"""A bot from outside the house, for simulations that name one as MODULE:CLASS."""

from __future__ import annotations

from dreadhouse.bots import Bot
from dreadhouse.kernel.state import State


class FirstPick(Bot):
    """Always takes the first option."""

    def pick(self, state: State, seat: int) -> int:
        """The first option."""
        return state.options(seat)[0]


NO_BOT = 7
