"""Cards that send explorers through the house (BET-92, BET-354, BET-356, BET-395, BET-396,
BET-412)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.choices import ChooseRoom, ChooseSeat, ChooseStep
from dreadhouse.games.betrayal.rules.effects import Part
from dreadhouse.games.betrayal.rules.house import leads_from
from dreadhouse.games.betrayal.rules.moving import (
    GoChosen,
    StepChosen,
    go_to,
    step_into,
    step_toward,
)
from dreadhouse.games.betrayal.rules.placing import fetch
from dreadhouse.games.betrayal.rules.sides import others_here
from dreadhouse.games.betrayal.state import (
    CELLAR_LANDING,
    CELLS,
    ROOMS,
    TOP_LANDING,
    VESTIBULE,
    Night,
)
from dreadhouse.kernel.frames import Step

ANCHORS = [TOP_LANDING, VESTIBULE, CELLAR_LANDING]


def doorway_rooms(s: Night, room: int, side: int) -> list[int]:
    """The rooms joined by doorways to a side of a room (BET-12, BET-438)."""
    return [other for other in s.ways[room] if leads_from(s, room, side, other)]


def rooms_on(s: Night, floors: list[int], but: int) -> list[int]:
    """The rooms that lie on some floors, but for one."""
    return [
        room
        for room in range(ROOMS)
        if room != but and s.is_in_house(room) and s.cell[room] // CELLS in floors
    ]


class GoToExplorer(Part):
    """Go to any other explorer in the house (BET-354)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Whoever it is, near or far."""
        others = [o for o in range(s.seats) if o != seat and s.players[o].is_in_play()]
        if others:
            s.push(GoToSeat(seat))
            s.push(ChooseSeat(seat, others, card))


class GoToSeat(Step):
    """Go to the explorer who was chosen."""

    rule = "BET-354"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The other's seat lies in `choice`."""
        go_to(s, self.seat, s.players[s.choice].room)


class GoAnywhere(Part):
    """Go to any room in the house (BET-356)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Any but the one where the explorer is."""
        s.push(GoChosen(seat))
        s.push(ChooseRoom(seat, rooms_on(s, [0, 1, 2], s.players[seat].room), card))


class GoLower(Part):
    """Go to any room on a lower floor (BET-412)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Nobody in the Cellar is ever asked."""
        room = s.players[seat].room
        floors = list(range(s.floor_of(room) + 1, 3))
        rooms = rooms_on(s, floors, room)
        if rooms:
            s.push(GoChosen(seat))
            s.push(ChooseRoom(seat, rooms, card))


class Push(Part):
    """Push another explorer here into an adjacent room (BET-354)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """By a doorway of their own side, never into the unknown (BET-438)."""
        p = s.players[seat]
        others = others_here(s, seat)
        if others and doorway_rooms(s, p.room, p.side):
            s.push(PushSeat(seat))
            s.push(ChooseSeat(seat, others, card))


class PushSeat(Step):
    """Whom to push was chosen; now where to."""

    rule = "BET-354"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The other's seat lies in `choice`."""
        q = s.players[s.choice]
        s.push(PushOver(s.choice))
        s.push(ChooseStep(self.seat, doorway_rooms(s, q.room, q.side)))


class PushOver(Step):
    """The pushed explorer leaves, exit roll and all (BET-132)."""

    rule = "BET-354"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The room lies in `choice`."""
        if s.hears:
            s.tell("pushed", {"seat": self.seat, "room": s.choice}, "BET-354")
        step_into(s, self.seat, s.choice)


class FreeStep(Part):
    """Go to an adjacent discovered room at no cost (BET-354)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """It never explores."""
        p = s.players[seat]
        rooms = doorway_rooms(s, p.room, p.side)
        if rooms:
            s.push(StepChosen(seat))
            s.push(ChooseStep(seat, rooms, card))


class StepToAnchor(Part):
    """Move 1 space toward the landing of the floor, or the Vestibule (BET-396)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """A forced step, by BET-15 and BET-16."""
        step_toward(s, seat, ANCHORS[s.floor_of(s.players[seat].room)])


class FetchRoom(Part):
    """Fetch a room by name, if it is not in the house (BET-112, BET-395)."""

    def __init__(self, room: int) -> None:
        self.room = room

    def do(self, s: Night, seat: int, card: int) -> None:
        """The explorer's player chooses the doorway."""
        fetch(s, seat, self.room)
