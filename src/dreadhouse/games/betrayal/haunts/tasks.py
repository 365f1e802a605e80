"""Tasks (K1) and searches (K10): one task roll a turn over the whole haunt (HAU-14 to HAU-19)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import Fixture, amount, course_of, fixtures_here
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.rolls import check, is_free
from dreadhouse.games.betrayal.rules.words import TASK
from dreadhouse.games.betrayal.state import HERO, NO_CARD, Night
from dreadhouse.kernel.frames import Step

HEROES: Final = 0
TRAITORS: Final = 1
ALL: Final = 2
SIDES = ["heroes", "traitor", "all"]
NOWHERE: Final = -1
TRAIT_COUNT: Final = 4
ANY_STATE: Final = 0
ON: Final = 1
OFF: Final = 2


def is_of(s: Night, seat: int, side: int) -> bool:
    """Whether a seat is on a side that a haunt's line names (HAU-16)."""
    if side == ALL:
        return True
    if side == HEROES:
        return s.players[seat].team == HERO
    return seat == s.traitor


class Result:
    """What a success, or the last one, brings about (HAU-18, HAU-19)."""

    never_changes: ClassVar[bool] = True

    def do(self, s: Night, seat: int, fixture: Fixture | None) -> None:
        """`fixture` is the one at which the roll was made, if any."""
        raise NotImplementedError


class TaskBlock(Block):
    """A task. Its places are named rooms, or rooms with a fixture; a card may carry it anywhere.

    `least` holds the target number of each trait, 0 for those that do not help. `held` is the
    first card and the number of the tokens one of which must be held instead of any place.
    """

    def __init__(self, id: str, by: int, least: list[int]) -> None:
        self.id = id
        self.by = by
        self.least = least
        self.rooms: list[int] = []
        self.fixture = NOWHERE
        self.state = ANY_STATE
        self.cards: list[int] = []
        self.held: list[int] = []
        self.counter = NOWHERE
        self.need: list[int] = []
        self.is_secret = False
        self.on_success: list[Result] = []
        self.on_done: list[Result] = []

    # ---- where and by whom

    def is_done(self, s: Night) -> bool:
        """Over, once its need is met (HAU-18)."""
        return bool(self.need) and course_of(s).counts[self.counter] >= amount(s, self.need)

    def fixtures(self, s: Night, seat: int) -> list[Fixture]:
        """The fixtures here at which the roll may be made."""
        p = s.players[seat]
        return [
            fixture
            for fixture in fixtures_here(s, self.fixture, p.room, p.side)
            if self.state == ANY_STATE or fixture.is_on == (self.state == ON)
        ]

    def carrier(self, s: Night, seat: int) -> int:
        """The card by which the explorer may make the roll anywhere, or NO_CARD (HAU-88).

        Who is trapped uses no card, but may make a roll where it belongs (BET-327).
        """
        if s.players[seat].trap != NO_CARD:
            return NO_CARD
        for card in self.cards:
            if card in s.players[seat].cards and is_free(s, seat, card):
                return card
        return NO_CARD

    def is_place(self, s: Night, seat: int) -> bool:
        """Whether the explorer stands where the task is."""
        if self.held:
            for card in s.players[seat].cards:
                if self.held[0] <= card < self.held[0] + self.held[1]:
                    return True
            return False
        if self.fixture != NOWHERE:
            return bool(self.fixtures(s, seat))
        return s.players[seat].room in self.rooms

    def can_try(self, s: Night, seat: int) -> bool:
        """One roll in a turn, by whom it is given to (HAU-15, HAU-16)."""
        if s.has_tasked or not is_of(s, seat, self.by) or self.is_done(s):
            return False
        return self.is_place(s, seat) or self.carrier(s, seat) != NO_CARD

    # ---- in a turn

    def add_actions(self, s: Night, seat: int, found: list[int]) -> None:
        """One action for each trait that may be rolled."""
        if self.can_try(s, seat):
            for trait in range(TRAIT_COUNT):
                if self.least[trait] and TASK + trait not in found:
                    found.append(TASK + trait)

    def choose(self, s: Night, seat: int, action: int) -> bool:
        """Roll for it (HAU-14)."""
        trait = action - TASK
        if not 0 <= trait < TRAIT_COUNT or not self.least[trait] or not self.can_try(s, seat):
            return False
        s.has_tasked = True
        if not self.is_place(s, seat):
            s.acted.append(self.carrier(s, seat))
        s.push(TaskRolled(self, seat, trait))
        check(s, seat, trait, NO_CARD)
        return True

    def ban(self, s: Night, seat: int, action: int) -> str:
        """Why no roll may be made."""
        if not TASK <= action < TASK + TRAIT_COUNT:
            return ""
        if s.has_tasked:
            return "HAU-15"
        return "HAU-14" if is_of(s, seat, self.by) else "HAU-16"

    def succeed(self, s: Night, seat: int) -> None:
        """A marker, the result, and with the last marker the end of the task (HAU-17, HAU-18)."""
        here = self.fixtures(s, seat) if self.fixture != NOWHERE else []
        fixture = here[0] if here else None
        if self.counter != NOWHERE:
            course_of(s).counts[self.counter] += 1
        if s.hears:
            s.tell("task-succeeds", {"seat": seat}, "HAU-14")
        for result in self.on_success:
            result.do(s, seat, fixture)
        if self.is_done(s):
            for result in self.on_done:
                result.do(s, seat, fixture)
        judge(s)

    def table(self, s: Night, seat: int, found: dict[str, Any]) -> None:
        """Markers and need; a secret need for who lives and may roll (HAU-90, BET-265)."""
        if self.counter == NOWHERE:
            return
        found["counts"][self.id] = course_of(s).counts[self.counter]
        if not self.is_secret or self.is_told(s, seat):
            found["needs"][self.id] = amount(s, self.need)

    def is_told(self, s: Night, seat: int) -> bool:
        """Whether a seat may know a secret need."""
        return seat >= 0 and is_of(s, seat, self.by) and not s.players[seat].is_dead


class TaskRolled(Step):
    """A roll that reaches its target is a success (HAU-14)."""

    rule = "HAU-14"

    def __init__(self, task: TaskBlock, seat: int, trait: int) -> None:
        self.task = task
        self.seat = seat
        self.trait = trait

    def run(self, s: Night) -> None:
        """Only for the living."""
        if not s.players[self.seat].is_in_play():
            return
        if s.total >= self.task.least[self.trait]:
            self.task.succeed(s, self.seat)
        elif s.hears:
            s.tell("task-fails", {"seat": self.seat}, "HAU-14")
