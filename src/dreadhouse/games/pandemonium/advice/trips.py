"""What a way costs a character: half Actions, with Life spent on Dashes reckoned in."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.ground.ground import BARRICADE, EVIL_BARRICADE, Ground
from dreadhouse.games.pandemonium.ground.plan import CELLS, LINE, SIDES, WALL, WINDOW
from dreadhouse.games.pandemonium.rules.printed import BOSSES
from dreadhouse.games.pandemonium.state import MOST_LIFE, Pandemonium

NO_WAY: Final = 9999
STEP: Final = 2
OPENING: Final = 2
DASHING: Final = 3
CLEARING: Final = 3
LEAST_NERVE: Final = 1
PASSING_A_FOE: Final = 2
MEETING_A_FOE: Final = 3
MEETING_A_BOSS: Final = 6


def trip(s: Pandemonium, goals: list[int], nerve: int = MOST_LIFE) -> list[int]:
    """From every space the price of the way to the nearest goal; NO_WAY where there is none.

    `nerve` is the Life and Souls that may be spent on Dashes.
    """
    cost = [NO_WAY] * CELLS
    danger = dangers(s)
    dashing = DASHING if nerve > LEAST_NERVE else NO_WAY
    waiting: list[list[int]] = [goals[:]]
    for goal in goals:
        cost[goal] = 0
    price = 0
    while price < len(waiting):
        for to in waiting[price]:
            if cost[to] == price:
                spread(s, to, price + danger[to], cost, danger, waiting, dashing)
        price += 1
    return cost


def spread(
    s: Pandemonium,
    to: int,
    price: int,
    cost: list[int],
    danger: list[int],
    waiting: list[list[int]],
    dashing: int,
) -> None:
    """The spaces from which a step leads here."""
    ground = s.ground
    plan = ground.plan
    beside = plan.beside
    edges = plan.edge
    for side in range(SIDES):
        start = beside[SIDES * to + side]
        if start < 0 or cost[start] <= price:
            continue
        edge = edges[SIDES * to + side]
        step = STEP if ground.is_free(edge) else crossing(ground, edge, start, dashing)
        if step >= NO_WAY:
            continue
        whole = price + step + (PASSING_A_FOE if danger[start] else 0)
        if whole < cost[start]:
            cost[start] = whole
            while len(waiting) <= whole:
                waiting.append([])
            waiting[whole].append(start)


def crossing(ground: Ground, edge: int, start: int, dashing: int) -> int:
    """The price of one step over an edge that is not free, from a space."""
    kind = ground.plan.kind[edge]
    if kind == LINE or kind == WALL or not ground.is_opening(edge):
        return NO_WAY
    lying = ground.barricade[edge]
    if lying == EVIL_BARRICADE:
        return NO_WAY
    if lying == BARRICADE:
        return STEP + CLEARING
    if ground.may_open(edge, start):
        return STEP + OPENING
    return STEP + dashing if kind == WINDOW else NO_WAY


def dangers(s: Pandemonium) -> list[int]:
    """What meeting the foes of a space is reckoned at."""
    found = [0] * CELLS
    for foe in s.foes:
        cell = s.foe_cell[foe]
        if cell >= 0 and not s.foe_stunned[foe]:
            found[cell] += MEETING_A_BOSS if foe >= BOSSES else MEETING_A_FOE
    return found
