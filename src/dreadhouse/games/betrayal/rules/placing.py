"""Turning up, placing and fetching tiles (BET-97 to BET-103, BET-116 to BET-122, BET-446)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.choices import (
    ChooseDoorway,
    MarkDoorway,
    TurnTile,
)
from dreadhouse.games.betrayal.rules.drawing import seal_tiles
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.house import (
    back,
    mark,
    put,
    refresh,
    tiles_left,
    turns_for,
    walls_to_mark,
)
from dreadhouse.games.betrayal.state import (
    CELLS,
    NO_ROOM,
    STEP,
    TILE_SECRET,
    Night,
)
from dreadhouse.kernel.frames import Step

NO_WAY_IN = -1


def floor_bit(s: Night, tile: int, floor: int) -> bool:
    """Whether a tile may lie on a floor (BET-4)."""
    return (s.printed.floors[tile] >> floor) & 1 == 1


def next_tile(s: Night) -> int:
    """Turn to the top tile, shuffling the tiles set aside where needed (BET-101)."""
    if not s.stack_of_tiles:
        restack(s)
    return s.stack_of_tiles.pop()


def restack(s: Night) -> None:
    """The tiles set aside become a new stack (BET-101)."""
    s.stack_of_tiles = sorted(s.aside)
    s.aside = []
    seal_tiles(s, s.stack_of_tiles)
    s.dice.shuffle(s.stack_of_tiles)


def show_tile(s: Night, tile: int) -> None:
    """Everybody sees a tile turned up (BET-435)."""
    s.secrets.show(TILE_SECRET + tile, s.everyone)


# ---- turning up and placing


class TurnUp(Step):
    """Turn up tiles until one may be placed in a cell (BET-99 to BET-103, BET-116 to BET-118).

    `way_in` is the way, seen from the new tile, that must have a doorway, or NO_WAY_IN.
    """

    rule = "BET-99"

    def __init__(self, seat: int, cell: int, way_in: int) -> None:
        self.seat = seat
        self.cell = cell
        self.way_in = way_in

    def run(self, s: Night) -> None:
        """Tiles that would close the floor are set aside (BET-117)."""
        if not s.players[self.seat].is_in_play():
            return
        floor = self.cell // CELLS
        due = tiles_left(s, floor)
        rejected: list[int] = []
        while len(rejected) < due:
            tile = next_tile(s)
            if not floor_bit(s, tile, floor) or tile in rejected:
                s.aside.append(tile)
                continue
            show_tile(s, tile)
            turns = turns_for(s, tile, self.cell, self.way_in, due > 1)
            if turns:
                self._place(s, tile, turns)
                return
            if s.hears:
                s.tell("sets-aside", {"seat": self.seat, "room": tile}, "BET-117")
            s.aside.append(tile)
            rejected.append(tile)
        self._cut(s, rejected[0])

    def _place(self, s: Night, tile: int, turns: list[int]) -> None:
        s.fresh = tile
        s.push(PlaceTile(self.seat, tile, self.cell))
        s.push(TurnTile(self.seat, turns))

    def _cut(self, s: Night, tile: int) -> None:
        """Every tile would close the floor: a new doorway, and the first rejected (BET-118)."""
        if tile in s.aside:
            s.aside.remove(tile)
        else:
            s.stack_of_tiles.remove(tile)
        s.fresh = tile
        s.push(Forced(self.seat, tile, self.cell, self.way_in))
        walls = walls_to_mark(s, self.cell // CELLS, self.cell)
        if walls:
            s.push(CutDoorway(self.seat))
            s.push(MarkDoorway(self.seat, walls))


class CutDoorway(Step):
    """The new doorway is cut (BET-118)."""

    rule = "BET-118"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The wall lies in `choice`."""
        if s.hears:
            s.tell("cuts-doorway", {"seat": self.seat, "room": s.choice >> 2}, "BET-118")
        mark(s, s.choice)


class Forced(Step):
    """Place the first tile that was rejected, now that the floor stays open (BET-118)."""

    rule = "BET-118"

    def __init__(self, seat: int, tile: int, cell: int, way_in: int) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell
        self.way_in = way_in

    def run(self, s: Night) -> None:
        """Among the best turns one may choose."""
        turns = turns_for(s, self.tile, self.cell, self.way_in, False)
        s.fresh = self.tile
        s.push(PlaceTile(self.seat, self.tile, self.cell))
        s.push(TurnTile(self.seat, turns))


class PlaceTile(Step):
    """The tile lies in the house (BET-102)."""

    rule = "BET-102"

    def __init__(self, seat: int, tile: int, cell: int) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell

    def run(self, s: Night) -> None:
        """The turn lies in `choice`."""
        put(s, self.tile, self.cell, s.choice)
        refresh(s)
        s.fresh = self.tile
        s.spent |= 1 << self.tile
        if s.hears:
            args = {"seat": self.seat, "room": self.tile, "floor": self.cell // CELLS}
            s.tell("places-tile", args, "BET-102")
        judge(s)


# ---- fetching


def fetch(s: Night, seat: int, tile: int) -> None:
    """Search for a room by name and place it at a doorway of the seat's choice (BET-121).

    Nothing happens if it is in the house already. It gives nobody a card (BET-112).
    """
    if s.is_in_house(tile) or tile not in s.stack_of_tiles + s.aside:
        return
    (s.stack_of_tiles if tile in s.stack_of_tiles else s.aside).remove(tile)
    show_tile(s, tile)
    s.fresh = tile
    places = places_for(s, tile, True) or places_for(s, tile, False)
    s.push(Reshuffle())
    s.push(Fetched(seat, tile))
    if places:
        s.push(ChooseDoorway(seat, places, tile))
        return
    walls = [
        wall
        for floor in range(3)
        if floor_bit(s, tile, floor)
        for wall in walls_to_mark(s, floor, -1)
    ]
    s.push(CutFetched(seat))
    s.push(MarkDoorway(seat, walls))


def places_for(s: Night, tile: int, is_kept_open: bool) -> list[int]:
    """The open doorways where a tile may go; those that close a floor come last (BET-122)."""
    found: list[int] = []
    for floor in range(3):
        if floor_bit(s, tile, floor):
            must = is_kept_open and tiles_left(s, floor) > 0
            for doorway in s.open[floor]:
                cell = s.cell[doorway >> 2] + STEP[doorway & 3]
                if turns_for(s, tile, cell, back(doorway & 3), must):
                    found.append(doorway)
    return found


class CutFetched(Step):
    """There was no open doorway: one is cut first, and used (BET-122)."""

    rule = "BET-122"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The choice goes on to the next frame."""
        mark(s, s.choice)


class Fetched(Step):
    """The doorway for the fetched room was chosen (BET-121)."""

    rule = "BET-121"

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, s: Night) -> None:
        """How it is turned may be a choice."""
        room, way = s.choice >> 2, s.choice & 3
        cell = s.cell[room] + STEP[way]
        must = tiles_left(s, cell // CELLS) > 0
        turns = turns_for(s, self.tile, cell, back(way), must)
        s.fresh = self.tile
        s.push(PlaceTile(self.seat, self.tile, cell))
        s.push(TurnTile(self.seat, turns or turns_for(s, self.tile, cell, back(way), False)))


class Reshuffle(Step):
    """After a search the stack is shuffled (BET-121)."""

    rule = "BET-121"

    def run(self, s: Night) -> None:
        """Nobody knows any tile of it any more."""
        s.fresh = NO_ROOM
        s.stack_of_tiles.sort()
        seal_tiles(s, s.stack_of_tiles)
        s.dice.shuffle(s.stack_of_tiles)
