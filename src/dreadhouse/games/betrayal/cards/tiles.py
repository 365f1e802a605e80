"""Events that move explorers with tiles: the Swallowing Wall, the Shifting Room, the Trapdoor
(BET-412, BET-413, BET-415, BET-447, BET-450)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.choices import ChooseDoorway, TurnTile
from dreadhouse.games.betrayal.rules.drawing import AcceptEvent
from dreadhouse.games.betrayal.rules.effects import Effect, Part
from dreadhouse.games.betrayal.rules.exploring import EnterNew
from dreadhouse.games.betrayal.rules.house import back, tiles_left, turns_for
from dreadhouse.games.betrayal.rules.lift import Attach, new_places
from dreadhouse.games.betrayal.rules.moving import leave
from dreadhouse.games.betrayal.rules.placing import PlaceTile, floor_bit, next_tile, show_tile
from dreadhouse.games.betrayal.state import (
    CELLAR,
    CELLAR_LANDING,
    LAUNDRY_DROP,
    ROOMS,
    START_ROOMS,
    STEP,
    TOP_LANDING,
    VESTIBULE,
    Night,
)
from dreadhouse.kernel.frames import Step

# ---- the Trapdoor


class Trapdoor(Part):
    """It strikes the drawer, or the next explorer to the left who is not in the Cellar
    (BET-412)."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def do(self, s: Night, seat: int, card: int) -> None:
        """If all are below, nothing happens; the traitor may refuse (BET-297)."""
        for step in range(s.seats):
            other = (seat + step) % s.seats
            p = s.players[other]
            if p.is_in_play() and s.floor_of(p.room) != CELLAR:
                if step > 0 and s.is_traitor(other):
                    s.push(AcceptEvent(other, self.parts, card, False))
                else:
                    s.push(Effect(other, self.parts, card))
                return


# ---- the Swallowing Wall


def doorways_for(s: Night, tile: int) -> list[int]:
    """The open doorways at which a tile still to come may lie without closing its floor."""
    found: list[int] = []
    for floor in range(3):
        if floor_bit(s, tile, floor):
            left = tiles_left(s, floor)
            if tile in s.stack_of_tiles or tile in s.aside:
                left -= 1
            for doorway in s.open[floor]:
                cell = s.cell[doorway >> 2] + STEP[doorway & 3]
                if turns_for(s, tile, cell, back(doorway & 3), left > 0):
                    found.append(doorway)
    return found


class SwallowingWall(Part):
    """Discover the next tile that can lie anywhere in the house (BET-413)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """If none can, nothing happens (BET-450)."""
        for tile in s.stack_of_tiles + s.aside:
            if doorways_for(s, tile):
                s.push(Swallowed(seat))
                leave(s, seat)
                return


class Swallowed(Step):
    """Turn up tiles until one fits; those that do not are set aside (BET-413)."""

    rule = "BET-413"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """One of them does."""
        if not s.players[self.seat].is_in_play():
            return
        tile = next_tile(s)
        show_tile(s, tile)
        doorways = doorways_for(s, tile)
        while not doorways:
            s.aside.append(tile)
            if s.hears:
                s.tell("sets-aside", {"seat": self.seat, "room": tile}, "BET-117")
            tile = next_tile(s)
            show_tile(s, tile)
            doorways = doorways_for(s, tile)
        s.fresh = tile
        s.push(SpatOut(self.seat, tile))
        s.push(ChooseDoorway(self.seat, doorways, tile))


class SpatOut(Step):
    """The doorway was chosen: place the tile, go there, draw (BET-110)."""

    rule = "BET-413"

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, s: Night) -> None:
        """How it is turned may be a choice (BET-103)."""
        way = s.choice & 3
        cell = s.cell[s.choice >> 2] + STEP[way]
        must = tiles_left(s, s.floor_of(s.choice >> 2)) > 0
        s.fresh = self.tile
        s.push(EnterNew(self.seat, back(way)))
        s.push(PlaceTile(self.seat, self.tile, cell))
        s.push(TurnTile(self.seat, turns_for(s, self.tile, cell, back(way), must)))


# ---- the Shifting Room


def reached(s: Night, floor: int, without: int) -> list[bool]:
    """The rooms that a way leads to from the floor's landing or the Vestibule (BET-447)."""
    found = [False] * ROOMS
    queue = [VESTIBULE]
    if floor == CELLAR:
        queue.append(CELLAR_LANDING)
    elif floor != s.floor_of(VESTIBULE):
        queue.append(TOP_LANDING)
    for room in queue:
        found[room] = True
    for room in queue:
        if room != LAUNDRY_DROP:
            for other in s.joins[room]:
                if other != without and not found[other]:
                    found[other] = True
                    queue.append(other)
    return found


def strands(s: Night, tile: int) -> bool:
    """Whether another room of its floor could not be reached without a tile (BET-415)."""
    floor = s.floor_of(tile)
    before = reached(s, floor, -1)
    after = reached(s, floor, tile)
    for room in range(ROOMS):
        if room != tile and s.is_in_house(room) and s.floor_of(room) == floor:
            if before[room] and not after[room]:
                return True
    return False


class ShiftTile(Part):
    """Move this tile to another open doorway, with everything on it (BET-415)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """On this floor, or if there is none, on another one that it allows (BET-436)."""
        tile = s.players[seat].room
        places: list[int] = []
        if tile >= START_ROOMS and not strands(s, tile):
            here = s.floor_of(tile)
            places = new_places(s, tile, here)
            if not places:
                for floor in range(3):
                    if floor != here and floor_bit(s, tile, floor):
                        places += new_places(s, tile, floor)
        if places:
            s.push(Attach(seat, tile))
            s.push(ChooseDoorway(seat, places, tile))
        elif s.hears:
            s.tell("tile-stays", {"room": tile}, "BET-415")
