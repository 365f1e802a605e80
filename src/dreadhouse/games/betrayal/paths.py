"""Walks over several rooms in one go, where no roll and nobody in the way stands between."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.state import (
    CELLAR_STAIR,
    GREAT_HALL,
    LAUNDRY_DROP,
    MAIN_STAIR,
    TOP_LANDING,
    WANDERING_LIFT,
)

if TYPE_CHECKING:
    from dreadhouse.games.betrayal.sight import Sight

STAIRS = ((MAIN_STAIR, TOP_LANDING), (CELLAR_STAIR, GREAT_HALL))


class Walk(NamedTuple):
    """The rooms entered on the way, the last one is the goal; and the spaces it takes."""

    rooms: tuple[int, ...]
    cost: int

    @property
    def word(self) -> str:
        """The steps as one word: "go great_hall>go main_stair"."""
        return ">".join(f"go {printed().rooms[room]}" for room in self.rooms)


def walks(sight: Sight) -> dict[int, Walk]:
    """The shortest walk of two or more rooms to each room that the spaces left can reach."""
    turn = sight.table["turn"]
    left = turn["limit"] - turn["spaces"]
    first = [number for (kind, number), words in sight.words.items() if is_step(kind, words)]
    reached = {room: Walk((room,), turn["cost"]) for room in first}
    edge = [room for room in first if is_calm(sight, room)]
    while edge:
        room = edge.pop(0)
        walk = reached[room]
        for near in neighbours(sight, room):
            if near == sight.own_room or near in reached or walk.cost >= left:
                continue
            reached[near] = Walk((*walk.rooms, near), walk.cost + 1)
            if is_calm(sight, near):
                edge.append(near)
    return {
        room: walk
        for room, walk in reached.items()
        if len(walk.rooms) > 1 and room not in (LAUNDRY_DROP, WANDERING_LIFT)
    }


def is_step(kind: str, words: list[str]) -> bool:
    """Whether a single step leads into a room now."""
    return kind == "room" and any(word.startswith("go ") for word in words)


def neighbours(sight: Sight, room: int) -> list[int]:
    """The rooms behind the doorways of a room, and up or down its stairs."""
    tile, found = sight.tiles[room], []
    for way in range(4):
        far = sight.rooms_at.get(sight.beyond(room, way), -1)
        if far >= 0 and tile["doors"] >> way & 1 and not tile["false_doors"] >> way & 1:
            found.append(far)
    for one, other in STAIRS:
        if room in (one, other):
            far = other if room == one else one
            if far in sight.tiles:
                found.append(far)
    return found


def is_calm(sight: Sight, room: int) -> bool:
    """Whether a room is left again for one space, without a roll and with nobody in the way."""
    if printed().exit[room] >= 0 or sight.tiles[room]["barrier"]:
        return False
    if room in (LAUNDRY_DROP, WANDERING_LIFT) or sight.monsters_in(room):
        return False
    if not sight.table["haunt"]:
        return True
    return not sight.living_in(room) and room not in sight.affair.zone
