"""The bot that searches, as strong as its level."""

from __future__ import annotations

from dreadhouse.bots.base import Bot
from dreadhouse.bots.search import levels
from dreadhouse.bots.search.levels import Level
from dreadhouse.bots.search.thinking import Thinking
from dreadhouse.bots.search.tree import Edge
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.state import State


class SearchBot(Bot):
    """Takes what a search by its level has tried most."""

    def __init__(self, seed: bytes, level: Level) -> None:
        super().__init__(seed)
        self.level = level

    def pick(self, state: State, seat: int) -> int:
        """The most tried option; a single one is taken without thinking."""
        options = state.options(seat)
        if len(options) == 1:
            return options[0]
        thinking = Thinking(state, seat, self.level, self.dice())
        thinking.run(until_settled=not self.level.is_loose)
        ranked = thinking.ranked()
        if self.level.is_loose:
            return loosely(ranked, thinking.dice)
        return ranked[0].action


class GentleBot(SearchBot):
    """The level for a first evening."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, levels.gentle())


class SteadyBot(SearchBot):
    """The level for those who know the game."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, levels.steady())


class MercilessBot(SearchBot):
    """The level for those who want to lose."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed, levels.merciless())


def loosely(ranked: list[Edge], dice: Dice) -> int:
    """An option by chance, each as likely as it was tried often."""
    tries = 0
    for edge in ranked:
        tries += edge.tries
    at = dice.below(tries)
    for edge in ranked:
        at -= edge.tries
        if at < 0:
            return edge.action
    raise AssertionError("unreachable")
