"""The house as a plan: cells, doorways, distances, placing and turning tiles (BET-12 to BET-14,
BET-97 to BET-106, BET-116 to BET-118, BET-429, BET-436, BET-437)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.state import (
    AWAY,
    CELLAR_STAIR,
    CELLS,
    EMPTY,
    GREAT_HALL,
    HOLE,
    LAUNDRY_DROP,
    MAIN_STAIR,
    MIDDLE,
    NORTH,
    ROOMS,
    SOUTH,
    START_ROOMS,
    STEP,
    TOP_LANDING,
    UNREACHED,
    VESTIBULE,
    WANDERING_LIFT,
    Night,
)

ALL_WAYS: Final = 15
NOWHERE: Final[list[int]] = []  # shared by all rooms that lead nowhere, and never changed


def turned_mask(mask: int, quarters: int) -> int:
    """A mask of ways after so many quarter turns clockwise."""
    return ((mask << quarters) | (mask >> (4 - quarters))) & ALL_WAYS


def back(way: int) -> int:
    """The way back."""
    return (way + 2) & 3


def lay_start(s: Night) -> None:
    """Start tile, Top Landing and Cellar Landing lie apart, each on its floor (BET-22, BET-23)."""
    s.cell = [AWAY] * ROOMS
    s.turned = [0] * ROOMS
    s.doors = s.printed.doors[:]
    s.marked = [0] * ROOMS
    s.near = [EMPTY] * (4 * ROOMS)
    for room in range(START_ROOMS):
        floor = s.printed.floors[room].bit_length() - 1
        put(s, room, floor * CELLS + MIDDLE + s.printed.start[room], 0)
    refresh(s)


def put(s: Night, room: int, cell: int, quarters: int) -> None:
    """Lay a tile into a cell, turned so; call `refresh` when all tiles lie."""
    s.cell[room] = cell
    s.at[cell] = room
    s.turned[room] = quarters
    s.doors[room] = turned_mask(s.printed.doors[room] | s.marked[room], quarters)
    for way in range(4):
        other = s.at.get(cell + STEP[way], EMPTY)
        s.near[4 * room + way] = other
        if other >= 0:
            s.near[4 * other + back(way)] = room


def take_up(s: Night, room: int, leaves: int) -> None:
    """Lift a tile out; its cell is EMPTY again, or a HOLE (HAU-62). Call `refresh` afterwards."""
    cell = s.cell[room]
    s.cell[room] = AWAY
    if leaves == HOLE:
        s.at[cell] = HOLE
    else:
        del s.at[cell]
    for way in range(4):
        other = s.near[4 * room + way]
        if other >= 0:
            s.near[4 * other + back(way)] = leaves
        s.near[4 * room + way] = EMPTY


def refresh(s: Night) -> None:
    """Work out anew how the rooms hang together."""
    s.ways = [NOWHERE] * ROOMS
    s.walks = [NOWHERE] * ROOMS
    s.open = [[], [], []]
    for room in range(ROOMS):
        if s.cell[room] >= 0:
            found = joined(s, room, s.open[s.cell[room] // CELLS])
            s.ways[room] = found
            s.walks[room] = found[:]
    connect(s, s.walks, MAIN_STAIR, TOP_LANDING)
    connect(s, s.walks, CELLAR_STAIR, GREAT_HALL)
    for link in s.links:
        connect(s, s.walks, link.one, link.other)
    s.joins = s.walks
    if s.panels:
        s.joins = [walks[:] for walks in s.walks]
        for panel in s.panels:
            connect(s, s.joins, panel.one, panel.other)
    s.far = [NOWHERE] * ROOMS


def joined(s: Night, room: int, opened: list[int]) -> list[int]:
    """The rooms that a pair of doorways joins to a room (BET-12); its open doorways are added
    to a list (BET-97)."""
    found: list[int] = []
    doors = s.doors[room]
    for way in range(4):
        if (doors >> way) & 1 == 1:
            other = s.near[4 * room + way]
            if other == EMPTY:
                opened.append(4 * room + way)
            elif other >= 0 and (s.doors[other] >> back(way)) & 1 == 1:
                found.append(other)
    return found


def connect(s: Night, lists: list[list[int]], one: int, other: int) -> None:
    """Join two rooms both ways, if both are in the house."""
    if s.cell[one] >= 0 and s.cell[other] >= 0 and other not in lists[one]:
        lists[one].append(other)
        lists[other].append(one)


def distances(s: Night, start: int) -> list[int]:
    """Spaces from a room to every other one (BET-13); none leads on from the Drop (BET-14)."""
    found = s.far[start]
    if found:
        return found
    found = [UNREACHED] * ROOMS
    found[start] = 0
    queue = [start]
    for room in queue:
        if room != LAUNDRY_DROP:
            for other in s.joins[room]:
                if found[other] == UNREACHED:
                    found[other] = found[room] + 1
                    queue.append(other)
    s.far[start] = found
    return found


def distance(s: Night, one: int, other: int) -> int:
    """Spaces from one room to another, UNREACHED where no way leads (BET-13)."""
    return distances(s, one)[other]


def way_to(s: Night, room: int, other: int) -> int:
    """The way from a room through a pair of doorways to another, or -1."""
    for way in range(4):
        if s.near[4 * room + way] == other:
            if (s.doors[room] >> way) & (s.doors[other] >> back(way)) & 1 == 1:
                return way
    return -1


# ---- barriers


def is_barrier(s: Night, room: int) -> bool:
    """Whether a room has two sides now (BET-124); a haunt may take a barrier away (BET-179)."""
    if s.printed.barrier[room] < 0:
        return False
    return s.haunt is None or bool(s.haunt.has_barrier(s, room))


def side_at(s: Night, room: int, way: int) -> int:
    """The side of a room on which one stands who came in by a doorway (BET-124)."""
    if not is_barrier(s, room):
        return 0
    return 2 if way == (s.turned[room] + SOUTH) & 3 else 1


def side_coming(s: Night, room: int, other: int) -> int:
    """The side on which one arrives in a room who walks over from another one (BET-438)."""
    if not is_barrier(s, other):
        return 0
    way = way_to(s, room, other)
    if way >= 0:
        return side_at(s, other, back(way))
    for link in s.links:
        if link.one == room and link.other == other:
            return link.other_side
        if link.other == room and link.one == other:
            return link.one_side
    return 1


def leads_from(s: Night, room: int, side: int, other: int) -> bool:
    """Whether the way from a room to a neighbour begins on a side of it."""
    if side == 0:
        return True
    way = way_to(s, room, other)
    if way >= 0:
        return side_at(s, room, way) == side
    for link in s.links:
        if link.one == room and link.other == other and link.one_side == side:
            return True
        if link.other == room and link.one == other and link.other_side == side:
            return True
    return False


def neighbours(s: Night, room: int, side: int) -> list[int]:
    """The rooms one may walk to from a side of a room, by doorway, stairs or link (BET-86)."""
    if side == 0:
        return s.walks[room]
    return [other for other in s.walks[room] if leads_from(s, room, side, other)]


# ---- tiles still to come


def tiles_left(s: Night, floor: int) -> int:
    """How many tiles that may lie on a floor are in the stack or aside (BET-114)."""
    found = 0
    for tile in s.stack_of_tiles:
        found += (s.printed.floors[tile] >> floor) & 1
    for tile in s.aside:
        found += (s.printed.floors[tile] >> floor) & 1
    return found


def turns_for(s: Night, tile: int, cell: int, way_in: int, is_kept_open: bool) -> list[int]:
    """How a tile may be turned in a cell (BET-102, BET-103, BET-116); empty if not at all.

    `way_in` is the way, seen from the tile, that must have a doorway, or -1 for none (BET-446).
    """
    base = 0
    for doorway in s.open[cell // CELLS]:
        if s.cell[doorway >> 2] + STEP[doorway & 3] != cell:
            base += 1
    found: list[int] = []
    best = -1
    for quarters in range(4):
        mask = turned_mask(s.printed.doors[tile] | s.marked[tile], quarters)
        if way_in >= 0 and (mask >> way_in) & 1 == 0:
            continue
        joins = joins_of(s, cell, mask)
        if is_kept_open and base + opens_of(s, cell, mask) == 0:
            continue
        if joins > best:
            best = joins
            found = []
        if joins == best:
            found.append(quarters)
    return without_twins(s, tile, found)


def joins_of(s: Night, cell: int, mask: int) -> int:
    """How many doorways of a tile would join the neighbours of a cell."""
    joins = 0
    for way in range(4):
        if (mask >> way) & 1 == 1:
            other = s.at.get(cell + STEP[way], EMPTY)
            if other >= 0 and (s.doors[other] >> back(way)) & 1 == 1:
                joins += 1
    return joins


def opens_of(s: Night, cell: int, mask: int) -> int:
    """How many doorways of a tile would be open in a cell."""
    opened = 0
    for way in range(4):
        if (mask >> way) & 1 == 1 and cell + STEP[way] not in s.at:
            opened += 1
    return opened


def without_twins(s: Night, tile: int, turns: list[int]) -> list[int]:
    """Only one of several turns that lay doorways and windows alike."""
    looks: list[int] = []
    found: list[int] = []
    for quarters in turns:
        doors = turned_mask(s.printed.doors[tile] | s.marked[tile], quarters)
        look = doors * 16 + turned_mask(s.printed.windows[tile], quarters)
        if look not in looks:
            looks.append(look)
            found.append(quarters)
    return found


def walls_to_mark(s: Night, floor: int, cell: int) -> list[int]:
    """The walls that a new doorway may be cut into, as room * 4 + way (BET-118, BET-437).

    `cell` is the cell to be filled, or -1; the Drop, the lift and barrier rooms come last.
    """
    found: list[int] = []
    last: list[int] = []
    for room in range(ROOMS):
        if s.cell[room] >= 0 and s.cell[room] // CELLS == floor:
            special = room == LAUNDRY_DROP or room == WANDERING_LIFT or s.printed.barrier[room] >= 0
            for way in range(4):
                if can_be_marked(s, room, way, cell):
                    (last if special else found).append(4 * room + way)
    return found or last


def can_be_marked(s: Night, room: int, way: int, cell: int) -> bool:
    """Whether a wall faces another empty cell; never the one with the front door (BET-437)."""
    if (s.doors[room] >> way) & 1 == 1 or s.near[4 * room + way] != EMPTY:
        return False
    if room == VESTIBULE and way == SOUTH:
        return False
    return s.cell[room] + STEP[way] != cell


def mark(s: Night, doorway: int) -> None:
    """Cut a new doorway; it stays with its tile."""
    room, way = doorway >> 2, doorway & 3
    s.marked[room] |= turned_mask(1 << way, (4 - s.turned[room]) & 3)
    s.doors[room] |= 1 << way
    refresh(s)


def true_windows(s: Night, room: int) -> int:
    """The windows of a room that face empty cells (BET-106)."""
    mask = turned_mask(s.printed.windows[room], s.turned[room]) & ~s.doors[room]
    for way in range(4):
        if (mask >> way) & 1 == 1 and s.near[4 * room + way] >= 0:
            mask &= ~(1 << way)
    return mask


def doorway_north(s: Night, room: int) -> int:
    """The way of a barrier room's first doorway, as the tile lies."""
    return (s.turned[room] + NORTH) & 3
