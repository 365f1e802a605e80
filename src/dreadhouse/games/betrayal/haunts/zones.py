"""A zone that grows through the house (K7): HAU-40 to HAU-43, HAU-96 to HAU-99, HAU-148 to 150."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import amount, course_of
from dreadhouse.games.betrayal.rules.choices import Pick
from dreadhouse.games.betrayal.rules.damage import hurt, hurt_dice
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.haunting import chooser
from dreadhouse.games.betrayal.rules.rolls import check
from dreadhouse.games.betrayal.rules.words import GROW
from dreadhouse.games.betrayal.state import HERO, NO_CARD, PHYSICAL, ROOMS, Night
from dreadhouse.kernel.frames import Step

NO_FIXTURE: Final = -1


class Zone(Block):
    """A zone: where it starts, how it grows, what it does to heroes; the traitor is immune.

    `least` is the target of the check in `trait` at the end of a turn (0 for no check), a failure
    costs `points`; `dice` are rolled once a turn for entering it or ending a turn in it.
    """

    def __init__(self, id: str) -> None:
        self.id = id
        self.rooms: list[int] = []
        self.at_revealer = False
        self.never: list[int] = []
        self.fixture = NO_FIXTURE
        self.grow_odd: list[int] = []
        self.grow_even: list[int] = []
        self.leave_cost = 0
        self.trait = 0
        self.least = 0
        self.points = 0
        self.dice = 0

    # ---- where it is

    def set_up(self, s: Night) -> None:
        """It starts in named rooms, in the revealer's, or where fixtures lie (HAU-95, HAU-147)."""
        rooms = self.rooms[:]
        if self.at_revealer and s.players[s.revealer].room not in self.never:
            rooms.append(s.players[s.revealer].room)
        rooms += [one.room for one in course_of(s).fixtures if one.kind == self.fixture]
        for room in rooms:
            if s.is_in_house(room):
                add(s, room)

    def is_caught(self, s: Night, seat: int) -> bool:
        """Whether a hero stands in the zone (HAU-99, HAU-150)."""
        p = s.players[seat]
        return p.team == HERO and (course_of(s).zone >> p.room) & 1 == 1

    def phase_begins(self, s: Night) -> None:
        """It grows before any monster moves (HAU-40)."""
        grows = self.grow_odd if s.affair.round & 1 else self.grow_even
        s.push(Growing(amount(s, grows)))

    # ---- what it does

    def exit_cost(self, s: Night, seat: int) -> int:
        """A hero who leaves it pays (HAU-97)."""
        return self.leave_cost if self.leave_cost and self.is_caught(s, seat) else 0

    def turn_begins(self, s: Night, seat: int) -> None:
        """Nobody has been burned in this turn."""
        course_of(s).was_burned = False

    def entered(self, s: Night, seat: int) -> None:
        """Entering it in one's turn (HAU-149)."""
        if seat == s.acting:
            self.burn(s, seat)

    def burn(self, s: Night, seat: int) -> None:
        """Dice of damage, once a turn (HAU-149)."""
        course = course_of(s)
        if self.dice and not course.was_burned and self.is_caught(s, seat):
            course.was_burned = True
            if s.hears:
                s.tell("zone-hurts", {"seat": seat, "zone": self.id}, "HAU-149")
            hurt_dice(s, seat, PHYSICAL, self.dice)

    def turn_ends(self, s: Night, seat: int) -> None:
        """Ending a turn in it (HAU-98, HAU-149)."""
        self.burn(s, seat)
        if self.least and self.is_caught(s, seat):
            s.push(ZoneChecked(self, seat))
            check(s, seat, self.trait, NO_CARD)

    def table(self, s: Night, seat: int, found: dict[str, Any]) -> None:
        """Its rooms."""
        zone = course_of(s).zone
        found["zone"] = [room for room in range(ROOMS) if (zone >> room) & 1]
        found["zone_id"] = self.id


class ZoneChecked(Step):
    """A check that failed costs points (HAU-98)."""

    rule = "HAU-98"

    def __init__(self, zone: Zone, seat: int) -> None:
        self.zone = zone
        self.seat = seat

    def run(self, s: Night) -> None:
        """Physical damage."""
        if s.total < self.zone.least:
            hurt(s, self.seat, PHYSICAL, self.zone.points)


def add(s: Night, room: int) -> None:
    """A room belongs to the zone for the rest of the game (HAU-43)."""
    course_of(s).zone |= 1 << room
    if s.hears:
        s.tell("zone-grows", {"room": room}, "HAU-41")


def borders(s: Night) -> list[int]:
    """The rooms joined to the zone by doorways, stairs or a two-way link (HAU-41)."""
    zone = course_of(s).zone
    found: list[int] = []
    for room in range(ROOMS):
        if (zone >> room) & 1 == 1 and s.cell[room] >= 0:
            for other in s.walks[room]:
                if (zone >> other) & 1 == 0 and other not in found:
                    found.append(other)
    return found


class Growing(Step):
    """So many rooms are still to be added, one at a time, as far as they can (HAU-41, HAU-42)."""

    rule = "HAU-41"

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: Night) -> None:
        """The traitor chooses."""
        judge(s)
        if self.count <= 0:
            return
        rooms = borders(s)
        if rooms:
            s.push(Growing(self.count - 1))
            s.push(Grown())
            s.push(ChooseGrowth(chooser(s), rooms))


class ChooseGrowth(Pick):
    """Which room comes to the zone next (HAU-96, HAU-148)."""

    rule = "HAU-41"

    def verb(self) -> int:
        """A room for the zone to grow into."""
        return GROW


class Grown(Step):
    """The chosen room is added."""

    rule = "HAU-41"

    def run(self, s: Night) -> None:
        """It lies in `choice`."""
        add(s, s.choice)
