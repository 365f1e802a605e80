"""The ways of creatures: the fewest spaces, and among those the fewest obstacles (PAN-466)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.ground.ground import BARE, BARRICADE, CLOSED, Ground
from dreadhouse.games.pandemonium.ground.plan import CELLS, DOOR
from dreadhouse.games.pandemonium.ground.ways import FAR, Ways

OPENS: Final = 0
BREAKS: Final = 1
PASSES: Final = 2
BOSS: Final = 3
MOTH: Final = 4


def ways_for(ground: Ground, gait: int) -> Ways:
    """The ways that count for a gait: Mother Moth's lead through closed windows (DIA-52)."""
    return ground.moth_ways if gait == MOTH else ground.ways


def hinders(ground: Ground, gait: int, edge: int, cell: int) -> int:
    """The obstacles of one step through an edge onto a space (PAN-467, PAN-468).

    Nothing hinders a boss: Traps, Barricades and doors cost it nothing (PAN-520, PAN-521).
    """
    if gait >= BOSS:
        return 0
    found = ground.traps[cell]
    lies = ground.barricade[edge]
    if lies == BARRICADE:
        return found + 1
    if gait == OPENS and lies == BARE and ground.plan.kind[edge] == DOOR:
        if ground.state[edge] == CLOSED:
            return found + 1
    return found


def first_steps(ground: Ground, gait: int, start: int, goals: list[int]) -> list[int]:
    """The next spaces of the best ways to the nearest of some spaces; none if none is needed."""
    ways = ways_for(ground, gait)
    row = ways.row(start)
    far = FAR
    for goal in goals:
        if row[goal] < far:
            far = row[goal]
    if far == FAR or far == 0:
        return []
    steps = shortest_steps(ways, row, start, goals, far)
    if len(steps) < 2:
        return steps
    return least_hindered(ground, gait, ways, steps, start, goals, far)


def shortest_steps(ways: Ways, row: list[int], start: int, goals: list[int], far: int) -> list[int]:
    """The next spaces of all shortest ways, whatever lies on them."""
    steps: list[int] = []
    for goal in goals:
        if row[goal] == far:
            back = ways.row(goal)
            for cell in ways.near[start]:
                if back[cell] == far - 1 and cell not in steps:
                    steps.append(cell)
    return steps


def least_hindered(
    ground: Ground, gait: int, ways: Ways, steps: list[int], start: int, goals: list[int], far: int
) -> list[int]:
    """Of some next spaces those from which the fewest obstacles follow (PAN-467)."""
    least = FAR
    found: list[int] = []
    row = ways.row(start)
    for cell in steps:
        toll = FAR
        for goal in goals:
            if row[goal] == far and ways.row(goal)[cell] == far - 1:
                toll = min(toll, fewest(ground, gait, ways, cell, goal))
        toll += hinders(ground, gait, ground.plan.between(start, cell), cell)
        if toll < least:
            least = toll
            found = [cell]
        elif toll == least:
            found.append(cell)
    return found


def fewest(ground: Ground, gait: int, ways: Ways, start: int, goal: int) -> int:
    """The fewest obstacles on any shortest way between two spaces, the start's own left out."""
    back = ways.row(goal)
    toll = [0] * CELLS
    layer = [start]
    toll[start] = 0
    for left in range(back[start] - 1, -1, -1):
        following: list[int] = []
        for cell in layer:
            for beside in ways.near[cell]:
                if back[beside] != left:
                    continue
                price = toll[cell] + hinders(
                    ground, gait, ground.plan.between(cell, beside), beside
                )
                if beside not in following:
                    following.append(beside)
                    toll[beside] = price
                elif price < toll[beside]:
                    toll[beside] = price
        layer = following
    return toll[goal]


def whole_way(ground: Ground, gait: int, start: int, goal: int) -> list[int]:
    """One of the best ways, space by space up to the goal; the first of equal ones."""
    way: list[int] = []
    cell = start
    while cell != goal:
        steps = first_steps(ground, gait, cell, [goal])
        if not steps:
            return []
        cell = steps[0]
        way.append(cell)
    return way
