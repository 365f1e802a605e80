"""An errand: where to go, and for which action there."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.rules.words import ASSAULT, LAUNCH

NOTHING: Final = -1
GOAL_PRICE: Final = 1.5


class Errand:
    """Go to the nearest of some spaces and do something there, or just be there (NOTHING).

    `price` is what an Action on the way counts for: the goal of the chapter is worth a long way.
    `tasks` are the Actions that are needed when it is reached.
    """

    def __init__(
        self, cells: list[int], action: int, worth: float, price: float = 5.0, tasks: int = 2
    ) -> None:
        self.cells = cells
        self.action = action
        self.worth = worth
        self.price = price
        self.is_goal = False
        self.tasks = tasks

    def is_stay(self) -> bool:
        """Whether one has to stay where it is done: there to be, or to break something open."""
        return self.action == NOTHING or ASSAULT <= self.action < LAUNCH
