"""The Wandering Lift, and moving a tile to another doorway (BET-165 to BET-170, BET-294,
BET-436)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.choices import (
    STAYS,
    ChooseDoorway,
    ChooseFloor,
    TurnTile,
)
from dreadhouse.games.betrayal.rules.damage import hurt_dice
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.house import back, put, refresh, take_up, turns_for
from dreadhouse.games.betrayal.rules.rolls import FIXED, roll
from dreadhouse.games.betrayal.state import (
    CELLAR,
    EMPTY,
    GROUND,
    NO_ROOM,
    PHYSICAL,
    STEP,
    UPPER,
    WANDERING_LIFT,
    Night,
)
from dreadhouse.kernel.frames import Step

LIFT_DICE = 2
ANY_FLOOR = 4
FLOOR_ROLLED = [CELLAR, CELLAR, GROUND, UPPER]


def ride(s: Night, seat: int) -> None:
    """The lift moves once in a turn, whoever enters it (BET-165, BET-168)."""
    if s.has_ridden:
        return
    s.has_ridden = True
    if s.is_traitor(seat):
        s.push(LiftChosen(seat))
        s.push(ChooseFloor(seat, [UPPER, GROUND, CELLAR]))
    else:
        s.push(LiftRolled(seat))
        roll(s, seat, FIXED, LIFT_DICE)


class LiftRolled(Step):
    """The roll names the floor (BET-165)."""

    rule = "BET-165"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """4 is any floor; 0 is the Cellar and hurts everyone inside, clockwise."""
        if s.total >= ANY_FLOOR:
            s.push(LiftChosen(self.seat))
            s.push(ChooseFloor(self.seat, [UPPER, GROUND, CELLAR]))
            return
        if s.total == 0:
            for step in range(s.seats - 1, -1, -1):
                other = (self.seat + step) % s.seats
                p = s.players[other]
                if p.room == WANDERING_LIFT and p.is_in_play():
                    s.push(LiftHurts(other))
        move_tile(s, self.seat, WANDERING_LIFT, FLOOR_ROLLED[s.total], True)


class LiftChosen(Step):
    """The floor was chosen (BET-165, BET-294)."""

    rule = "BET-165"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The floor lies in `choice`."""
        move_tile(s, self.seat, WANDERING_LIFT, s.choice, True)


class LiftHurts(Step):
    """The fall of the lift: 1 die of physical damage (BET-165)."""

    rule = "BET-165"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """Known traitors ignore it (BET-290)."""
        if not s.is_traitor(self.seat):
            hurt_dice(s, self.seat, PHYSICAL, 1)


def new_places(s: Night, tile: int, floor: int) -> list[int]:
    """The doorways on a floor where a tile that lies in the house may go instead (BET-436)."""
    cell, quarters = s.cell[tile], s.turned[tile]
    take_up(s, tile, EMPTY)
    refresh(s)
    found: list[int] = []
    for doorway in s.open[floor]:
        target = s.cell[doorway >> 2] + STEP[doorway & 3]
        if target != cell and turns_for(s, tile, target, back(doorway & 3), True):
            found.append(doorway)
    put(s, tile, cell, quarters)
    refresh(s)
    return found


def move_tile(s: Night, seat: int, tile: int, floor: int, may_stay: bool) -> bool:
    """Attach a tile to another open doorway of a floor, if there is one (BET-167).

    With `may_stay` it may also stay where it is on its own floor (BET-166).
    """
    places = new_places(s, tile, floor)
    if not places:
        if s.hears:
            s.tell("tile-stays", {"room": tile}, "BET-167")
        return False
    s.push(Attach(seat, tile))
    s.push(ChooseDoorway(seat, places, tile, may_stay and s.floor_of(tile) == floor))
    return True


class Attach(Step):
    """The tile goes to the doorway chosen, with everything on it (BET-170, BET-415)."""

    rule = "BET-436"

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def run(self, s: Night) -> None:
        """How it is turned may be a choice."""
        if s.choice == STAYS:
            if s.hears:
                s.tell("tile-stays", {"room": self.tile}, "BET-166")
            return
        doorway = s.choice
        cell, quarters = s.cell[self.tile], s.turned[self.tile]
        take_up(s, self.tile, EMPTY)
        refresh(s)
        target = s.cell[doorway >> 2] + STEP[doorway & 3]
        turns = turns_for(s, self.tile, target, back(doorway & 3), True)
        put(s, self.tile, cell, quarters)
        refresh(s)
        s.fresh = self.tile
        s.push(Settle(self.tile, target))
        s.push(TurnTile(self.seat, turns))


class Settle(Step):
    """The moved tile lies."""

    rule = "BET-436"

    def __init__(self, tile: int, cell: int) -> None:
        self.tile = tile
        self.cell = cell

    def run(self, s: Night) -> None:
        """Links and everything else on it move with it (BET-332)."""
        take_up(s, self.tile, EMPTY)
        put(s, self.tile, self.cell, s.choice)
        refresh(s)
        s.fresh = NO_ROOM
        if s.hears:
            s.tell("tile-moves", {"room": self.tile, "floor": s.floor_of(self.tile)}, "BET-436")
        judge(s)
