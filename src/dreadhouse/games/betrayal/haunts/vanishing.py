"""Rooms that vanish (K14): HAU-60 to HAU-66, HAU-226."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import Fixture, course_of
from dreadhouse.games.betrayal.haunts.places import PutInRoom
from dreadhouse.games.betrayal.rules.choices import ChooseStep
from dreadhouse.games.betrayal.rules.damage import hurt_dice
from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.haunting import chooser
from dreadhouse.games.betrayal.rules.house import distances, refresh, side_coming, take_up
from dreadhouse.games.betrayal.rules.moving import arrive
from dreadhouse.games.betrayal.rules.piles import to_pile
from dreadhouse.games.betrayal.rules.rolls import FIXED, check, throw_for_nobody
from dreadhouse.games.betrayal.state import (
    CELLAR,
    CELLAR_LANDING,
    GROUND,
    HOLE,
    NO_CARD,
    NO_ROOM,
    PHYSICAL,
    ROOMS,
    SPEED,
    START_ROOMS,
    TOP_LANDING,
    UPPER,
    VESTIBULE,
    Night,
    Token,
)
from dreadhouse.kernel.frames import Step

LEAST_TO_JUMP: Final = 4
FALL_DICE: Final = 2
ORDER: Final = [CELLAR, UPPER, GROUND]


class Vanishing(Block):
    """At the end of each round so many rooms vanish as the dice say (HAU-226)."""

    def __init__(self, dice: int, end: int) -> None:
        self.dice = dice
        self.end = end

    def round_ends(self, s: Night) -> None:
        """The dice are nobody's own."""
        throw_for_nobody(s, -1, FIXED, self.dice)
        s.push(Vanish(s.total))

    def clock_strikes(self, s: Night, value: int) -> None:
        """In the end the house is gone, and everybody still inside dies (HAU-227)."""
        if value == self.end:
            for seat in range(s.seats):
                die(s, seat)


class Vanish(Step):
    """Rooms vanish one at a time, the farthest from the Vestibule first (HAU-60)."""

    rule = "HAU-60"

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: Night) -> None:
        """Distances are measured anew each time."""
        rooms = next_to_vanish(s) if self.count > 0 else []
        if rooms:
            s.push(Vanish(self.count - 1))
            s.push(RoomGoes())
            s.push(PutInRoom(chooser(s), rooms))


def next_to_vanish(s: Night) -> list[int]:
    """The farthest rooms: the Cellar before the Upper floor before the Ground floor (HAU-60)."""
    rooms = [room for room in range(START_ROOMS, ROOMS) if s.cell[room] >= 0]
    if not rooms:
        return []
    reach = distances(s, VESTIBULE)
    most = max([reach[room] for room in rooms])
    rooms = [room for room in rooms if reach[room] == most]
    for floor in ORDER:
        found = [room for room in rooms if s.floor_of(room) == floor]
        if found:
            return found
    return rooms


class RoomGoes(Step):
    """A room vanishes: first it is said where goes what lies in it (HAU-66)."""

    rule = "HAU-66"

    def run(self, s: Night) -> None:
        """The room lies in `choice`; without a neighbour its landing takes the things."""
        room = s.choice
        beside = s.joins[room]
        s.push(RoomGone(room))
        if len(beside) > 1 and has_things(s, room):
            s.push(PutInRoom(chooser(s), beside[:]))
        else:
            s.choice = beside[0] if beside else landing_of(s, room)


class RoomGone(Step):
    """Things move, tile and links leave the game, and those who stood there jump (HAU-62)."""

    rule = "HAU-62"

    def __init__(self, room: int) -> None:
        self.room = room

    def run(self, s: Night) -> None:
        """The neighbours are noted before it goes."""
        room, refuge = self.room, s.choice
        beside = s.joins[room][:]
        sides = [side_coming(s, room, other) for other in beside]
        landing = landing_of(s, room)
        if s.hears:
            s.tell("room-vanishes", {"room": room}, "HAU-62")
        seats = [seat for seat in range(s.seats) if is_in(s, seat, room)]
        move_things(s, room, refuge, sides[beside.index(refuge)] if beside else 0)
        remove(s, room)
        for seat in reversed(seats):
            s.push(Jump(seat, beside, sides, landing))
        judge(s)


def landing_of(s: Night, room: int) -> int:
    """Where one falls who cannot jump: from the Ground floor to the Cellar Landing (HAU-63)."""
    return TOP_LANDING if s.floor_of(room) == UPPER else CELLAR_LANDING


def has_things(s: Night, room: int) -> bool:
    """Whether a pile, a waiting companion or a token of the haunt lies in a room."""
    rooms = [pile.room for pile in s.piles] + [token.room for token in s.waiting]
    return room in rooms + [fixture.room for fixture in course_of(s).fixtures]


def is_in(s: Night, seat: int, room: int) -> bool:
    """Whether an explorer stands in a room."""
    p = s.players[seat]
    return p.is_in_play() and p.room == room


def remove(s: Night, room: int) -> None:
    """Tile and links leave the game; the cell is a hole for good (HAU-62)."""
    s.links = [link for link in s.links if link.one != room and link.other != room]
    s.panels = [panel for panel in s.panels if panel.one != room and panel.other != room]
    s.tokens = [token for token in s.tokens if token.room != room]
    if s.pit == room:
        s.pit = NO_ROOM
    take_up(s, room, HOLE)
    refresh(s)


def move_things(s: Night, room: int, refuge: int, side: int) -> None:
    """Piles, companions and the haunt's tokens move to an adjacent room or landing (HAU-66)."""
    for pile in [pile for pile in s.piles if pile.room == room]:
        s.piles.remove(pile)
        for card in pile.cards:
            to_pile(s, refuge, side, card)
    s.waiting = [Token(one.kind, refuge, side) if one.room == room else one for one in s.waiting]
    course = course_of(s)
    course.fixtures = [
        Fixture(one.kind, refuge, side, one.card, one.is_on) if one.room == room else one
        for one in course.fixtures
    ]
    for monster in s.monsters:
        if monster.room == room:
            monster.room, monster.side = refuge, side


class Jump(Step):
    """An explorer in a vanishing room checks Speed (HAU-63)."""

    rule = "HAU-63"

    def __init__(self, seat: int, beside: list[int], sides: list[int], landing: int) -> None:
        self.seat = seat
        self.beside = beside
        self.sides = sides
        self.landing = landing

    def run(self, s: Night) -> None:
        """No exit roll is asked for (HAU-65)."""
        s.push(Jumped(self.seat, self.beside, self.sides, self.landing))
        check(s, self.seat, SPEED, NO_CARD)


class Jumped(Step):
    """Into an adjacent room, or down to the landing (HAU-63, HAU-64)."""

    rule = "HAU-63"

    def __init__(self, seat: int, beside: list[int], sides: list[int], landing: int) -> None:
        self.seat = seat
        self.beside = beside
        self.sides = sides
        self.landing = landing

    def run(self, s: Night) -> None:
        """A failure hurts."""
        if s.total >= LEAST_TO_JUMP and self.beside:
            s.push(Landed(self.seat, self.beside, self.sides))
            s.push(ChooseStep(self.seat, self.beside))
            return
        if s.total < LEAST_TO_JUMP:
            s.push(Fallen(self.seat))
        arrive(s, self.seat, self.landing, 0)


class Landed(Step):
    """The adjacent room was chosen."""

    rule = "HAU-63"

    def __init__(self, seat: int, beside: list[int], sides: list[int]) -> None:
        self.seat = seat
        self.beside = beside
        self.sides = sides

    def run(self, s: Night) -> None:
        """It lies in `choice`."""
        arrive(s, self.seat, s.choice, self.sides[self.beside.index(s.choice)])


class Fallen(Step):
    """Whoever falls takes 2 dice of physical damage (HAU-63)."""

    rule = "HAU-63"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """At the landing."""
        hurt_dice(s, self.seat, PHYSICAL, FALL_DICE)
