"""Errands rated: what each is worth from here, and whether time is short for it."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.advice.errand import Errand
from dreadhouse.games.pandemonium.advice.errands import errands
from dreadhouse.games.pandemonium.advice.trips import NO_WAY, STEP, trip
from dreadhouse.games.pandemonium.rules.values import action_of, actions_left
from dreadhouse.games.pandemonium.state import ROUNDS, Pandemonium

HALVES_AN_ACTION: Final = 3.0
SLACK: Final = 5.0
HURRY: Final = 60.0


class Plan:
    """An errand, the prices of all ways to it, what it is worth now, and whether time is short."""

    def __init__(self, errand: Errand, cost: list[int], worth: float) -> None:
        self.errand = errand
        self.cost = cost
        self.worth = worth
        self.is_pressing = False


def rated(s: Pandemonium, who: int) -> list[Plan]:
    """The errands that are worth their way, the best first; the goal first when time is short."""
    found: list[Plan] = []
    left = time_left(s, who)
    is_late = False
    for errand in errands(s, who):
        cost = trip(s, errand.cells, s.life[who] + s.souls[who])
        far = cost[s.cell[who]]
        worth = errand.worth - errand.price * far / 2
        if far < NO_WAY and (worth > 0 or errand.is_goal):
            found.append(Plan(errand, cost, worth))
            if errand.is_goal and left - far / HALVES_AN_ACTION - errand.tasks <= SLACK:
                is_late = True
    if is_late:
        for plan in found:
            if plan.errand.is_goal:
                plan.worth += HURRY
                plan.is_pressing = True
    found.sort(key=by_worth)
    return found


def by_worth(plan: Plan) -> float:
    """The best comes first."""
    return -plan.worth


def time_left(s: Pandemonium, who: int) -> float:
    """The Actions that a character still has in this game, the rest of a Run included."""
    left = actions_left(s, who) + (ROUNDS - s.round) * action_of(s, who)
    return left + (s.run_left * STEP / HALVES_AN_ACTION if s.is_running else 0.0)
