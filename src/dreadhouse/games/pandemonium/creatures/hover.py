"""What a page shows of a foe before it moves: whom it goes for, and by which way."""

from __future__ import annotations

from dreadhouse.games.pandemonium.creatures.noticing import (
    RULES,
    Aim,
    aim,
    aim_at_tile,
    somebody_at,
)
from dreadhouse.games.pandemonium.creatures.values import gait
from dreadhouse.games.pandemonium.ground.ground import nearest_cells
from dreadhouse.games.pandemonium.ground.shortest import ways_for, whole_way
from dreadhouse.games.pandemonium.state import NOWHERE, Pandemonium


class Plans:
    """What a foe would do now: its goal, the way there, and the rule; ties show the first."""

    def __init__(self, goal: int, way: list[int], rule: str) -> None:
        self.goal = goal
        self.way = way
        self.rule = rule


def plans(s: Pandemonium, foe: int) -> Plans:
    """The goal and way of a foe as the board is now (PAN-456 to PAN-480)."""
    start = s.foe_cell[foe]
    if start < 0 or s.foe_stunned[foe]:
        return Plans(NOWHERE, [], "PAN-329")
    if somebody_at(s, start):
        return Plans(start, [], "PAN-497")
    found: Aim | None = aim(s, foe)
    if found is not None and found.tiles:
        found = aim_at_tile(s, foe, found.tiles[0])
    if found is None or not found.goals:
        return Plans(NOWHERE, [], "PAN-480")
    manner = gait(s, foe)
    goal = nearest_cells(ways_for(s.ground, manner).row(start), found.goals)[0]
    rule = "PAN-469" if found.is_way else RULES[found.why]
    return Plans(goal, whole_way(s.ground, manner, start, goal), rule)


def perceives(s: Pandemonium, foe: int) -> int:
    """The space of the target that a foe goes for, -1 when it has none."""
    return plans(s, foe).goal


def planned_way(s: Pandemonium, foe: int) -> list[int]:
    """The spaces that a foe plans to walk through, its goal last."""
    return plans(s, foe).way
