"""The random bot: any option, every one equally likely."""

from __future__ import annotations

from dreadhouse.bots.base import Bot
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.state import State


class RandomBot(Bot):
    """Picks without looking; the yardstick of all others."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.stream = Dice(seed)

    def pick(self, state: State, seat: int) -> int:
        """One of the options by chance."""
        options = state.options(seat)
        return options[self.stream.below(len(options))]


def play_out(state: State, stream: Dice) -> int:
    """Play a game to its end by chance; how many decisions that took."""
    decisions = 0
    while state.result is None:
        seat = state.seat
        # What is offered is read where it lies: `options` would copy it at each decision.
        options = state.offered or state.options(seat)
        state.apply(options[stream.below(len(options))], seat)
        decisions += 1
    return decisions
