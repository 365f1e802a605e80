"""Walks over several rooms in one go, where no choice and no danger lies on the way (POS-148)."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.state import ATTIC, BASEMENT

if TYPE_CHECKING:
    from dreadhouse.games.possession.sight import Sight


class Walk(NamedTuple):
    """The rooms entered on the way; the last one is the goal."""

    rooms: tuple[int, ...]

    @property
    def word(self) -> str:
        """The steps as one word: "go study>go nursery"."""
        return ">".join(f"go {printed().rooms[room]}" for room in self.rooms)

    @property
    def cost(self) -> int:
        """One action for each room entered."""
        return len(self.rooms)


def walks(sight: Sight) -> dict[int, Walk]:
    """The shortest walk of two or more rooms to each room that the actions left can reach.

    The stairs need no rule of their own: going back down is never the shortest way (POS-153).
    """
    first = [room for room in range(len(printed().rooms)) if steps_to(sight, room)]
    reached = {room: Walk((room,)) for room in first}
    edge = [room for room in first if room not in (ATTIC, BASEMENT) and is_free(sight, room)]
    while edge:
        room = edge.pop(0)
        if reached[room].cost >= sight.table["actions"]:
            break
        for near in neighbours(sight, room):
            if near != sight.own_room and near not in reached and is_free(sight, near):
                reached[near] = Walk((*reached[room].rooms, near))
                edge.append(near)
    return {room: walk for room, walk in reached.items() if walk.cost > 1}


def steps_to(sight: Sight, room: int) -> bool:
    """Whether a single step leads there now."""
    return any(word.startswith("go ") for word in sight.at_thing("room", room))


def neighbours(sight: Sight, room: int) -> list[int]:
    """The rooms behind doors that are not barred (POS-149)."""
    return [
        b if a == room else a
        for (a, b), state in sight.doors.items()
        if room in (a, b) and state != "barred"
    ]


def is_free(sight: Sight, room: int) -> bool:
    """Whether entering a room rolls no die for the walker (POS-130, POS-283)."""
    if room in sight.table["branches"]:
        return False
    return bool(sight.players[sight.me]["possessed"]) or not sight.parts_in(room)
