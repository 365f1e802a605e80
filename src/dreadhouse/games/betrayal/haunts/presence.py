"""A traitor who is nowhere and everywhere (K13): HAU-57 to HAU-59, HAU-217."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import amount
from dreadhouse.games.betrayal.rules.choices import Pick
from dreadhouse.games.betrayal.rules.damage import hurt_dice
from dreadhouse.games.betrayal.rules.death import leave_behind
from dreadhouse.games.betrayal.rules.rolls import check
from dreadhouse.games.betrayal.rules.words import HAUNT_ROOM
from dreadhouse.games.betrayal.state import HERO, NO_CARD, PHYSICAL, ROOMS, Night
from dreadhouse.kernel.frames import Step


class Presence(Block):
    """So many rooms in each monster phase; a failed check there costs dice of damage (HAU-217)."""

    def __init__(self, rooms: list[int], trait: int, least: int, dice: int) -> None:
        self.rooms = rooms
        self.trait = trait
        self.least = least
        self.dice = dice

    def set_up(self, s: Night) -> None:
        """The traitor's figure is taken off the board (HAU-57)."""
        p = s.players[s.traitor]
        leave_behind(s, p)
        p.is_off = True
        if s.hears:
            s.tell("becomes-presence", {"seat": s.traitor}, "HAU-57")

    def phase_begins(self, s: Night) -> None:
        """Name the rooms first, then everybody there rolls (HAU-59)."""
        s.push(NameRooms(self, [], amount(s, self.rooms)))

    def table(self, s: Night, seat: int, found: dict[str, Any]) -> None:
        """How many rooms it may fill."""
        found["presence"] = amount(s, self.rooms)


class NameRooms(Step):
    """Rooms are named one after the other, each different (HAU-59)."""

    rule = "HAU-59"

    def __init__(self, presence: Presence, named: list[int], left: int) -> None:
        self.presence = presence
        self.named = named
        self.left = left

    def run(self, s: Night) -> None:
        """When all are named, the heroes there roll, clockwise from the traitor's left."""
        rooms = [r for r in range(ROOMS) if s.cell[r] >= 0 and r not in self.named]
        if self.left and rooms:
            s.push(RoomNamed(self.presence, self.named, self.left - 1))
            s.push(NameRoom(s.traitor, rooms))
            return
        for step in range(s.seats, 0, -1):
            seat = (s.traitor + step) % s.seats
            p = s.players[seat]
            if p.team == HERO and p.is_in_play() and p.room in self.named:
                s.push(Haunted(self.presence, seat))


class NameRoom(Pick):
    """Which room the Presence fills (HAU-59)."""

    rule = "HAU-59"

    def verb(self) -> int:
        """Fill a room."""
        return HAUNT_ROOM


class RoomNamed(Step):
    """A room was named."""

    rule = "HAU-59"

    def __init__(self, presence: Presence, named: list[int], left: int) -> None:
        self.presence = presence
        self.named = named
        self.left = left

    def run(self, s: Night) -> None:
        """It lies in `choice`."""
        if s.hears:
            s.tell("presence-fills", {"room": s.choice}, "HAU-59")
        s.push(NameRooms(self.presence, [*self.named, s.choice], self.left))


class Haunted(Step):
    """A hero in a filled room makes the check (HAU-217)."""

    rule = "HAU-217"

    def __init__(self, presence: Presence, seat: int) -> None:
        self.presence = presence
        self.seat = seat

    def run(self, s: Night) -> None:
        """Only the living."""
        if s.players[self.seat].is_in_play():
            s.push(HauntedRolled(self.presence, self.seat))
            check(s, self.seat, self.presence.trait, NO_CARD)


class HauntedRolled(Step):
    """A failure costs dice of damage (HAU-217)."""

    rule = "HAU-217"

    def __init__(self, presence: Presence, seat: int) -> None:
        self.presence = presence
        self.seat = seat

    def run(self, s: Night) -> None:
        """Physical damage."""
        if s.total < self.presence.least:
            hurt_dice(s, self.seat, PHYSICAL, self.presence.dice)
