"""Events that make new ways through the house (BET-332 to BET-334, BET-409 to BET-411, BET-438,
BET-446)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.cards.going import rooms_on
from dreadhouse.games.betrayal.rules.choices import ChooseRoom, ChooseSide, Pick
from dreadhouse.games.betrayal.rules.effects import Effect, Part
from dreadhouse.games.betrayal.rules.exploring import EnterNew
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.house import back, is_barrier, refresh, tiles_left
from dreadhouse.games.betrayal.rules.moving import SIDES, arrive, leave
from dreadhouse.games.betrayal.rules.placing import NO_WAY_IN, TurnUp
from dreadhouse.games.betrayal.rules.words import DOOR, NO, YES
from dreadhouse.games.betrayal.state import (
    EMPTY,
    NORTH,
    SOUTH,
    STEP,
    VESTIBULE,
    Link,
    Night,
)
from dreadhouse.kernel.frames import Ask, Step

# ---- two-way links


class MakeLink(Part):
    """A two-way link from here to a room of the explorer's choice (BET-409, BET-410).

    `floors` are those it may lead to, or empty for every floor but this one; `then` comes after
    going there at once.
    """

    def __init__(self, floors: list[int], then: list[Part]) -> None:
        self.floors = floors
        self.then = then

    def do(self, s: Night, seat: int, card: int) -> None:
        """Without any such room there is no link (BET-181)."""
        room = s.players[seat].room
        floors = self.floors or [floor for floor in range(3) if floor != s.floor_of(room)]
        rooms = rooms_on(s, floors, room)
        if rooms:
            s.push(LinkTo(seat, self.then, card))
            s.push(ChooseRoom(seat, rooms, card))


class LinkTo(Step):
    """The far end was chosen; in a barrier room so is its side (BET-438)."""

    rule = "BET-332"

    def __init__(self, seat: int, then: list[Part], card: int) -> None:
        self.seat = seat
        self.then = then
        self.card = card

    def run(self, s: Night) -> None:
        """The room lies in `choice`."""
        room = s.choice
        if is_barrier(s, room):
            s.push(LinkSide(self.seat, room, self.then, self.card))
            s.push(ChooseSide(self.seat, SIDES, self.card))
        else:
            lay_link(s, self.seat, room, 0, self.then, self.card)


class LinkSide(Step):
    """The side of the far end was chosen."""

    rule = "BET-438"

    def __init__(self, seat: int, room: int, then: list[Part], card: int) -> None:
        self.seat = seat
        self.room = room
        self.then = then
        self.card = card

    def run(self, s: Night) -> None:
        """Sides are counted from 1."""
        lay_link(s, self.seat, self.room, s.choice + 1, self.then, self.card)


def lay_link(s: Night, seat: int, room: int, side: int, then: list[Part], card: int) -> None:
    """The link stays for the rest of the game (BET-332); one may go there at once."""
    p = s.players[seat]
    s.links.append(Link(p.room, p.side, room, side))
    refresh(s)
    if s.hears:
        s.tell("makes-link", {"seat": seat, "room": room}, "BET-332")
    judge(s)
    s.push(MayGo(seat, room, side, then, card))


class MayGo(Ask):
    """Go through the new link at once, or stay (BET-409, BET-410)."""

    rule = "BET-332"

    def __init__(self, seat: int, room: int, side: int, then: list[Part], card: int) -> None:
        super().__init__(seat)
        self.room = room
        self.side = side
        self.then = then
        self.card = card

    def options(self, s: Night) -> list[int]:
        """Yes or no."""
        return [YES, NO]

    def choose(self, s: Night, action: int) -> None:
        """It costs no space and gives none back (BET-91)."""
        if action == YES:
            if self.then:
                s.push(Effect(self.seat, self.then, self.card))
            s.push(ComeOut(self.seat, self.room, self.side))
            leave(s, self.seat)

    def about(self, s: Night) -> dict[str, Any]:
        """Where it leads."""
        return {"card": self.card, "room": self.room}


class ComeOut(Step):
    """The exit roll is over: come out at the far end."""

    rule = "BET-91"

    def __init__(self, seat: int, room: int, side: int) -> None:
        self.seat = seat
        self.room = room
        self.side = side

    def run(self, s: Night) -> None:
        """Only the living do."""
        if s.players[self.seat].is_in_play():
            arrive(s, self.seat, self.room, self.side)


# ---- the Turning Panel


def panel_walls(s: Night, room: int) -> list[int]:
    """The walls of a room that a panel may turn in, as room * 4 + way (BET-334, BET-411).

    Never the wall with the front door, from either side (BET-437).
    """
    found: list[int] = []
    for way in range(4):
        behind = s.near[4 * room + way]
        is_front = (room == VESTIBULE and way == SOUTH) or (behind == VESTIBULE and way == NORTH)
        if (s.doors[room] >> way) & 1 == 0 and not is_front:
            if behind >= 0 or (behind == EMPTY and tiles_left(s, s.floor_of(room)) > 0):
                found.append(4 * room + way)
    return found


class TurningPanel(Part):
    """A wall of this room turns, and the explorer with it (BET-411)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Without such a wall the event does nothing (BET-334)."""
        walls = panel_walls(s, s.players[seat].room)
        if walls:
            s.push(PanelTurns(seat))
            s.push(ChooseWall(seat, walls, card))


class ChooseWall(Pick):
    """A wall of the room without a doorway (BET-411)."""

    rule = "BET-411"

    def verb(self) -> int:
        """A doorway's place."""
        return DOOR


class PanelTurns(Step):
    """The wall was chosen; the exit roll comes before any tile is turned up (BET-439)."""

    rule = "BET-411"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The wall lies in `choice`."""
        s.push(ThroughWall(self.seat, s.choice))
        leave(s, self.seat)


class ThroughWall(Step):
    """Into the room behind, or into one that is discovered there (BET-411, BET-446)."""

    rule = "BET-411"

    def __init__(self, seat: int, wall: int) -> None:
        self.seat = seat
        self.wall = wall

    def run(self, s: Night) -> None:
        """A new tile need not join a doorway."""
        if not s.players[self.seat].is_in_play():
            return
        behind = s.near[self.wall]
        if behind >= 0:
            come_behind(s, self.seat, behind, False)
        else:
            s.push(FoundBehind(self.seat))
            cell = s.cell[self.wall >> 2] + STEP[self.wall & 3]
            s.push(TurnUp(self.seat, cell, NO_WAY_IN))


class FoundBehind(Step):
    """The tile behind the panel lies."""

    rule = "BET-446"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The tile lies in `fresh`."""
        if s.players[self.seat].is_in_play():
            come_behind(s, self.seat, s.fresh, True)


def come_behind(s: Night, seat: int, room: int, is_new: bool) -> None:
    """In a barrier room the explorer chooses the panel's side (BET-438)."""
    if is_barrier(s, room):
        s.push(PanelSide(seat, room, is_new))
        s.push(ChooseSide(seat, SIDES))
    else:
        lay_panel(s, seat, room, 0, is_new)


class PanelSide(Step):
    """The side was chosen."""

    rule = "BET-438"

    def __init__(self, seat: int, room: int, is_new: bool) -> None:
        self.seat = seat
        self.room = room
        self.is_new = is_new

    def run(self, s: Night) -> None:
        """Sides are counted from 1."""
        lay_panel(s, self.seat, self.room, s.choice + 1, self.is_new)


def lay_panel(s: Night, seat: int, room: int, side: int, is_new: bool) -> None:
    """The panel links the rooms for the rest of the game; now the explorer is through."""
    p = s.players[seat]
    s.panels.append(Link(p.room, p.side, room, side))
    refresh(s)
    if s.hears:
        s.tell("panel-turns", {"seat": seat, "room": room}, "BET-411")
    judge(s)
    if is_new:
        s.push(EnterNew(seat, way_of_side(s, room, side)))
    else:
        arrive(s, seat, room, side)


def way_of_side(s: Night, room: int, side: int) -> int:
    """The way of the doorway on a side of a barrier room."""
    if side == 0:
        return NO_WAY_IN
    north = (s.turned[room] + NORTH) & 3
    return north if side == 1 else back(north)
