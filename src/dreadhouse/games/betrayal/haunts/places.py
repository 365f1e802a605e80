"""Where a haunt puts things: SPREAD, FAR, and sides of barrier rooms (HAU-3 to HAU-12, HAU-230)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.rules.choices import ChooseSide, Pick
from dreadhouse.games.betrayal.rules.house import (
    distance,
    distances,
    is_barrier,
    neighbours,
    side_coming,
)
from dreadhouse.games.betrayal.rules.moving import SIDES
from dreadhouse.games.betrayal.rules.words import PUT
from dreadhouse.games.betrayal.state import (
    LAUNDRY_DROP,
    ROOMS,
    UNREACHED,
    VESTIBULE,
    Night,
)

WIDEST: Final = 4

# ---- spread


def rooms_for(s: Night, excluded: list[int]) -> list[int]:
    """The rooms in the house where something may lie: never the Drop (HAU-8, HAU-10)."""
    return [
        room
        for room in range(ROOMS)
        if s.cell[room] >= 0 and room != LAUNDRY_DROP and room not in excluded
    ]


def spread(s: Night, rooms: list[int], count: int, kept: list[int]) -> list[int]:
    """SPREAD: `count` rooms in random order, 4 spaces apart, then 3, 2 and 1 (HAU-5, HAU-6).

    `kept` are rooms that something lies in already. Fewer rooms than things: again from the first
    kept (HAU-7).
    """
    order = [room for room in rooms if room != VESTIBULE and room not in kept]
    s.dice.shuffle(order)
    found: list[int] = []
    for gap in range(WIDEST, 0, -1):
        for room in order:
            if len(found) < count and room not in found and is_apart(s, room, kept + found, gap):
                found.append(room)
    due = found[:]
    while due and len(found) < count:
        found.append(due[len(found) % len(due)])
    return found


def is_apart(s: Night, room: int, kept: list[int], gap: int) -> bool:
    """Whether a room lies so far from every room kept."""
    for other in kept:
        if distance(s, other, room) < gap:
            return False
    return True


# ---- far


def remoteness(s: Night, seats: list[int]) -> list[int]:
    """Of every room the distance to the nearest of some living explorers (HAU-9, HAU-12)."""
    found = [UNREACHED] * ROOMS
    for seat in seats:
        if s.players[seat].is_in_play():
            reach = distances(s, s.players[seat].room)
            found = [min(found[room], reach[room]) for room in range(ROOMS)]
    return found


def farthest(s: Night, rooms: list[int], reach: list[int]) -> list[int]:
    """The rooms at the greatest distance."""
    most = max([reach[room] for room in rooms])
    return [room for room in rooms if reach[room] == most]


def ranked(s: Night, rooms: list[int], reach: list[int], count: int) -> list[list[int]]:
    """Groups of equally far rooms, the farthest first, until `count` rooms are found (HAU-11)."""
    groups: list[list[int]] = []
    left = rooms[:]
    while left and count > 0:
        group = farthest(s, left, reach)
        groups.append(group)
        left = [room for room in left if room not in group]
        count -= len(group)
    return groups


class PutInRoom(Pick):
    """Whoever decides for the haunt chooses among equal rooms (HAU-4)."""

    rule = "HAU-4"

    def verb(self) -> int:
        """Put it into a room."""
        return PUT


# ---- sides


def everybody(s: Night) -> list[int]:
    """All seats."""
    return list(range(s.seats))


def open_sides(s: Night, room: int) -> list[int]:
    """The sides of a room, counted from 0, that can be reached without crossing its barrier."""
    seen = [[VESTIBULE, 0]]
    for place in seen:
        for other in neighbours(s, place[0], place[1]):
            far = [other, side_coming(s, place[0], other)]
            if far not in seen:
                seen.append(far)
    return [side for side in SIDES if [room, side + 1] in seen] or SIDES


def ask_side(s: Night, seat: int, room: int) -> bool:
    """Ask for the side of a barrier room where something is put (HAU-230); False elsewhere."""
    if not is_barrier(s, room):
        return False
    s.push(ChooseSideHere(seat, room, open_sides(s, room)))
    return True


class ChooseSideHere(ChooseSide):
    """On which side of a barrier room a token is put (HAU-230)."""

    rule = "HAU-230"

    def __init__(self, seat: int, room: int, sides: list[int]) -> None:
        super().__init__(seat, sides)
        self.room = room

    def about(self, s: Night) -> dict[str, Any]:
        """Which room."""
        return {"room": self.room}
