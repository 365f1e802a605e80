"""Exploring by walking, discovering, and falling (BET-99, BET-107 to BET-120, BET-154,
BET-158 to BET-162)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.choices import ChooseDoorway, ChooseRoom, ChooseSide
from dreadhouse.games.betrayal.rules.damage import hurt_dice
from dreadhouse.games.betrayal.rules.drawing import DrawSymbol
from dreadhouse.games.betrayal.rules.house import back, is_barrier, side_at, tiles_left
from dreadhouse.games.betrayal.rules.moving import (
    SIDES,
    Go,
    GoSide,
    arrive,
    cost_to_leave,
    go_to,
    leave,
    pay,
)
from dreadhouse.games.betrayal.rules.placing import NO_WAY_IN, TurnUp
from dreadhouse.games.betrayal.rules.rolls import check
from dreadhouse.games.betrayal.rules.words import FALL, ROLL, STAY
from dreadhouse.games.betrayal.state import (
    CELLAR,
    CELLS,
    DANCE_HALL,
    MINSTRELS_LOFT,
    NO_CARD,
    NO_ROOM,
    PHYSICAL,
    ROOMS,
    ROTTEN_FLOOR,
    SPEED,
    STEP,
    Night,
)
from dreadhouse.kernel.frames import Ask, Step

LEAST_TO_STAY = 5


class EnterNew(Step):
    """The discoverer enters the room just placed, draws, and follows its text (BET-109).

    `way_in` is the way, seen from the room, of the doorway that the explorer comes through, or
    NO_WAY_IN: then the explorer chooses the side of a barrier room (BET-438). The room into which
    the first falls from the Rotten Floor is marked (BET-161).
    """

    rule = "BET-109"

    def __init__(self, seat: int, way_in: int, is_fall: bool = False) -> None:
        self.seat = seat
        self.way_in = way_in
        self.is_fall = is_fall

    def run(self, s: Night) -> None:
        """Symbol first, then room text."""
        if not s.players[self.seat].is_in_play():
            return
        room = s.fresh
        s.fresh = NO_ROOM
        if self.is_fall:
            s.pit = room
        if self.seat == s.acting and s.rules.cautious_steps:
            s.is_halted = True
        s.push(RoomText(self.seat, room))
        if s.printed.symbol[room]:
            s.push(DrawSymbol(self.seat, room))
        if self.way_in == NO_WAY_IN and is_barrier(s, room):
            s.push(GoSide(self.seat, room))
            s.push(ChooseSide(self.seat, SIDES))
            return
        arrive(s, self.seat, room, side_at(s, room, max(0, self.way_in)))


# ---- exploring by walking


def explore(s: Night, seat: int, way: int) -> None:
    """Go through an open doorway of the room (BET-99)."""
    s.push(Explore(seat, way))
    leave(s, seat)


class Explore(Step):
    """The exit roll is over: pay a space and turn up a tile (BET-99, BET-439)."""

    rule = "BET-99"

    def __init__(self, seat: int, way: int) -> None:
        self.seat = seat
        self.way = way

    def run(self, s: Night) -> None:
        """The new room is entered by the way that led out."""
        p = s.players[self.seat]
        if not p.is_in_play():
            return
        pay(s, self.seat, cost_to_leave(s, self.seat))
        if s.hears:
            s.tell("explores", {"seat": self.seat, "way": self.way}, "BET-99")
        through(s, self.seat, 4 * p.room + self.way)


def through(s: Night, seat: int, doorway: int, is_fall: bool = False) -> None:
    """Turn up a tile behind an open doorway and enter it."""
    way_in = back(doorway & 3)
    s.push(EnterNew(seat, way_in, is_fall))
    s.push(TurnUp(seat, s.cell[doorway >> 2] + STEP[doorway & 3], way_in))


# ---- discovering


def discover(s: Night, seat: int, floor: int) -> None:
    """Discover a room on a floor (BET-119); the exit roll comes first (BET-439)."""
    s.push(Discover(seat, floor))
    leave(s, seat)


class Discover(Step):
    """Choose an open doorway of the floor, or a room on it where none can be opened (BET-120)."""

    rule = "BET-119"

    def __init__(self, seat: int, floor: int, is_fall: bool = False) -> None:
        self.seat = seat
        self.floor = floor
        self.is_fall = is_fall

    def run(self, s: Night) -> None:
        """The explorer's player chooses."""
        p = s.players[self.seat]
        if not p.is_in_play():
            return
        doorways = s.open[self.floor]
        if doorways and tiles_left(s, self.floor) > 0:
            s.push(Through(self.seat, self.is_fall))
            s.push(ChooseDoorway(self.seat, doorways, NO_ROOM))
            return
        rooms = [room for room in range(ROOMS) if s.cell[room] // CELLS == self.floor]
        s.push(Landed(self.seat, self.is_fall))
        s.push(ChooseRoom(self.seat, rooms))


class Through(Step):
    """The doorway was chosen (BET-119)."""

    rule = "BET-119"

    def __init__(self, seat: int, is_fall: bool) -> None:
        self.seat = seat
        self.is_fall = is_fall

    def run(self, s: Night) -> None:
        """It lies in `choice`."""
        if s.players[self.seat].is_in_play():
            through(s, self.seat, s.choice, self.is_fall)


class Landed(Step):
    """No room can be discovered: go to the chosen one (BET-120), the exit roll being over."""

    rule = "BET-120"

    def __init__(self, seat: int, is_fall: bool) -> None:
        self.seat = seat
        self.is_fall = is_fall

    def run(self, s: Night) -> None:
        """Whoever is there already stays."""
        if self.is_fall:
            s.pit = s.choice
        if s.choice != s.players[self.seat].room:
            s.push(Go(self.seat, s.choice))


# ---- falling


class RoomText(Step):
    """The text of a room for its discoverer: the Rotten Floor (BET-158, BET-159)."""

    rule = "BET-158"

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room

    def run(self, s: Night) -> None:
        """Only for who is still there."""
        p = s.players[self.seat]
        if self.room == ROTTEN_FLOOR and p.room == ROTTEN_FLOOR and p.is_in_play():
            s.push(FallOrRoll(self.seat))


class FallOrRoll(Ask):
    """The discoverer checks Speed, or falls without rolling (BET-158, BET-159)."""

    rule = "BET-159"

    def options(self, s: Night) -> list[int]:
        """The known traitor may ignore the text (BET-290)."""
        return [STAY, FALL] if s.is_traitor(self.seat) else [ROLL, FALL]

    def choose(self, s: Night, action: int) -> None:
        """4 or less means falling."""
        if action == FALL:
            fall(s, self.seat)
        elif action == ROLL:
            s.push(FallRolled(self.seat))
            check(s, self.seat, SPEED, NO_CARD)


class FallRolled(Step):
    """The check on the Rotten Floor was rolled (BET-158)."""

    rule = "BET-158"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """5 or more stays up."""
        if s.total < LEAST_TO_STAY and s.players[self.seat].is_in_play():
            fall(s, self.seat)


def fall(s: Night, seat: int) -> None:
    """Fall through the Rotten Floor, to a new Cellar room or the marked one (BET-161)."""
    s.push(FallHurts(seat, ROTTEN_FLOOR))
    if s.hears:
        s.tell("falls", {"seat": seat}, "BET-161")
    if s.pit != NO_ROOM and s.is_in_house(s.pit) and s.floor_of(s.pit) == CELLAR:
        go_to(s, seat, s.pit)
    else:
        s.push(Discover(seat, CELLAR, True))
        leave(s, seat)


class FallHurts(Step):
    """Going down at the Rotten Floor or the Loft: 1 die of physical damage (BET-154, BET-162)."""

    rule = "BET-162"

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room

    def run(self, s: Night) -> None:
        """A rope saves (BET-353), and the known traitor ignores it (BET-290)."""
        p = s.players[self.seat]
        for card in p.cards:
            if (s.printed.safe_falls[card] >> self.room) & 1 == 1:
                return
        if not s.is_traitor(self.seat):
            hurt_dice(s, self.seat, PHYSICAL, 1)


def drop_down(s: Night, seat: int) -> None:
    """Drop from the Minstrels' Loft to the Dance Hall (BET-154)."""
    s.push(FallHurts(seat, MINSTRELS_LOFT))
    go_to(s, seat, DANCE_HALL)
