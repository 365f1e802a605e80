"""What changes in the course of a haunt: counters, rooms of its zone, fixtures, tokens."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.rules.printed import CARDS, TOKENS
from dreadhouse.games.betrayal.state import NOBODY, Affair, Night

CLOCK: Final = 0
FEWEST: Final = 3
NO_FACE: Final = -1


class Fixture:
    """A token that nobody simply carries off: it stays with its tile (HAU-21).

    `kind` is the number of its token kind, `card` the item token that it becomes when it is found
    (HAU-49) or -1, `is_on` whether a lamp is lit or an altar still unmarked. Never changed.
    """

    def __init__(self, kind: int, room: int, side: int, card: int, is_on: bool) -> None:
        self.kind = kind
        self.room = room
        self.side = side
        self.card = card
        self.is_on = is_on


class Course(Affair):
    """The haunt's own affairs.

    `counts` are its counters (the clock is the first), `zone` a mask of rooms; `faces` says of
    each item token what is on its face. `child` is the seat that carries a child or NOBODY, else
    she waits at `child_room`. `drinks` are doses taken as [seat, token, is counted]. Nobody wins
    before `is_ready`: all is laid out then.
    """

    def __init__(self, counters: int, seats: int) -> None:
        super().__init__()
        self.counts = [0] * counters
        self.zone = 0
        self.fixtures: list[Fixture] = []
        self.faces = [NO_FACE] * (CARDS - TOKENS)
        self.is_ready = False
        self.is_round_over = False
        self.was_burned = False
        self.fevers = [0] * seats
        self.cured = 0
        self.shown = 0
        self.drinks: list[list[int]] = []
        self.child = NOBODY
        self.child_room = NOBODY
        self.child_side = 0

    def copy(self) -> Course:
        """The same, apart; fixtures and drinks are never changed, only replaced."""
        twin = Course(0, 0)
        twin.round = self.round
        twin.counts = self.counts[:]
        twin.zone = self.zone
        twin.fixtures = self.fixtures[:]
        twin.faces = self.faces[:]
        twin.is_ready = self.is_ready
        twin.is_round_over = self.is_round_over
        twin.was_burned = self.was_burned
        twin.fevers = self.fevers[:]
        twin.cured = self.cured
        twin.shown = self.shown
        twin.drinks = self.drinks[:]
        twin.child = self.child
        twin.child_room = self.child_room
        twin.child_side = self.child_side
        return twin


def course_of(s: Night) -> Course:
    """The haunt's affairs as they are."""
    affair = s.affair
    assert isinstance(affair, Course)
    return affair


def amount(s: Night, amounts: list[int]) -> int:
    """An amount a/b/c/d for 3, 4, 5 or 6 explorers, the dead included (HAU-1, HAU-2)."""
    return amounts[s.seats - FEWEST]


def fixtures_here(s: Night, kind: int, room: int, side: int) -> list[Fixture]:
    """The fixtures of a kind on one side of a room (HAU-230)."""
    return [
        fixture
        for fixture in course_of(s).fixtures
        if fixture.kind == kind and fixture.room == room and fixture.side == side
    ]


def replace_fixture(s: Night, old: Fixture, new: Fixture) -> None:
    """Put another in a fixture's place in the row."""
    course = course_of(s)
    course.fixtures = [new if one is old else one for one in course.fixtures]


def remove_fixture(s: Night, old: Fixture) -> None:
    """Take a fixture out of the game."""
    course = course_of(s)
    course.fixtures = [one for one in course.fixtures if one is not old]
