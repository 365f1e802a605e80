"""Errands rated: what each is worth from here, and whether time is short for it."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.advice.errands import Errand, errands
from dreadhouse.games.pandemonium.advice.trips import NO_WAY, trip
from dreadhouse.games.pandemonium.rules.values import action_of, actions_left
from dreadhouse.games.pandemonium.state import ROUNDS, Pandemonium

HALVES_AN_ACTION: Final = 3.0
SLACK: Final = 5.0
HURRY: Final = 60.0


class Plan:
    """An errand, the prices of all ways to it, what it is worth now, and whether time is short."""

    def __init__(self, errand: Errand, cost: list[int], worth: float, is_pressing: bool) -> None:
        self.errand = errand
        self.cost = cost
        self.worth = worth
        self.is_pressing = is_pressing


def rated(s: Pandemonium, who: int) -> list[Plan]:
    """The errands that are worth their way, the best first."""
    found: list[Plan] = []
    left = time_left(s, who)
    for errand in errands(s, who):
        cost = trip(s, errand.cells, s.life[who] + s.souls[who])
        far = cost[s.cell[who]]
        if far >= NO_WAY:
            continue
        worth = errand.worth - errand.price * far / 2
        slack = left - far / HALVES_AN_ACTION - errand.tasks
        is_pressing = errand.is_goal and slack <= SLACK
        if is_pressing:
            worth += HURRY
        if worth > 0:
            found.append(Plan(errand, cost, worth, is_pressing))
    found.sort(key=by_worth)
    return found


def by_worth(plan: Plan) -> float:
    """The best comes first."""
    return -plan.worth


def time_left(s: Pandemonium, who: int) -> int:
    """The Actions that a character still has in this game."""
    return actions_left(s, who) + (ROUNDS - s.round) * action_of(s, who)
