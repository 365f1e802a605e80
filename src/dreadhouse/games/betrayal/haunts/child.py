"""A child who is carried off and carried home (HAU-199 to HAU-208)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import (
    Fixture,
    course_of,
    fixtures_here,
    replace_fixture,
)
from dreadhouse.games.betrayal.haunts.places import (
    PutInRoom,
    farthest,
    remoteness,
    rooms_for,
)
from dreadhouse.games.betrayal.haunts.rooms import TraitorFar
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.items import noted
from dreadhouse.games.betrayal.rules.piles import held_by
from dreadhouse.games.betrayal.rules.traits import FIRST_STEP, gain, lose
from dreadhouse.games.betrayal.rules.words import LIFT_TOKEN, NO
from dreadhouse.games.betrayal.state import (
    HERO,
    NO_CARD,
    NO_ROOM,
    NOBODY,
    VESTIBULE,
    Monster,
    Night,
)
from dreadhouse.kernel.frames import Ask

LEAST_SPEED: Final = 1


class Child(Block):
    """A token that is neither item nor companion; `token` is its word among the cards.

    The traitor marks each fixture `altar` by carrying her there (`marks` counts), heroes win by
    carrying her into the Vestibule (`saved` counts). `omen` is the card that she was.
    """

    def __init__(self, token: int, omen: int, altar: int, marks: int, saved: int) -> None:
        self.token = token
        self.omen = omen
        self.altar = altar
        self.marks = marks
        self.saved = saved

    # ---- setup

    def set_up(self, s: Night) -> None:
        """Her card leaves the game; the traitor stands with her at FAR (HAU-199, HAU-200)."""
        remove_card(s, self.omen)
        course_of(s).child = s.traitor
        others = [seat for seat in range(s.seats) if seat != s.traitor]
        s.push(TraitorFar())
        s.push(PutInRoom(s.traitor, farthest(s, rooms_for(s, []), remoteness(s, others))))

    # ---- carrying her

    def carrier(self, s: Night) -> int:
        """The seat that carries her, or NOBODY."""
        return course_of(s).child

    def is_waiting_here(self, s: Night, seat: int) -> bool:
        """Whether she waits where an explorer stands."""
        course = course_of(s)
        p = s.players[seat]
        return (
            course.child == NOBODY
            and course.child_room == p.room
            and course.child_side == p.side
            and p.is_in_play()
        )

    def speed_of(self, s: Night, seat: int, speed: int) -> int:
        """Whoever carries her is slower, but never rooted (HAU-203)."""
        if seat != self.carrier(s):
            return speed
        return max(LEAST_SPEED, speed - 1)

    def add_actions(self, s: Night, seat: int, found: list[int]) -> None:
        """Lift her where she waits, at no cost (HAU-207)."""
        if self.is_waiting_here(s, seat):
            found.append(LIFT_TOKEN + self.token)

    def choose(self, s: Night, seat: int, action: int) -> bool:
        """It is no item action (HAU-207)."""
        if action != LIFT_TOKEN + self.token:
            return False
        self.lift(s, seat)
        return True

    def ban(self, s: Night, seat: int, action: int) -> str:
        """She is not here, or carried."""
        return "HAU-207" if action == LIFT_TOKEN + self.token else ""

    def entered(self, s: Night, seat: int) -> None:
        """Who comes by outside a turn of their own may lift her as well (HAU-207)."""
        if seat != s.acting and self.is_waiting_here(s, seat):
            s.push(MayLift(seat, self))

    def lift(self, s: Night, seat: int) -> None:
        """She is carried now."""
        course_of(s).child = seat
        if s.hears:
            s.tell("lifts-child", {"seat": seat}, "HAU-207")
        judge(s)

    def died(self, s: Night, seat: int) -> None:
        """A carrier who dies leaves her in the room (HAU-206)."""
        course = course_of(s)
        if course.child == seat:
            p = s.players[seat]
            course.child = NOBODY
            course.child_room, course.child_side = p.room, p.side

    def grabs(self, s: Night, attacker: int, target: int) -> list[int]:
        """Heroes may grab her from the traitor, and the traitor from heroes (HAU-205)."""
        return [self.token] if target == self.carrier(s) else []

    def grab(self, s: Night, attacker: int, target: int, card: int) -> None:
        """She changes hands."""
        if card == self.token:
            self.lift(s, attacker)

    def prey_of(self, s: Night, monster: Monster) -> int:
        """First of all a hero who carries her (HAU-202)."""
        seat = self.carrier(s)
        return seat if seat != NOBODY and s.players[seat].team == HERO else NOBODY

    # ---- home

    def settle(self, s: Night) -> None:
        """Altars are marked, and the front door saves her (HAU-204, HAU-208)."""
        course = course_of(s)
        seat = course.child
        if seat == NOBODY:
            return
        p = s.players[seat]
        if p.team == HERO:
            if p.room == VESTIBULE:
                course.counts[self.saved] = 1
            return
        for altar in fixtures_here(s, self.altar, p.room, p.side):
            if altar.is_on:
                marked = Fixture(altar.kind, altar.room, altar.side, NO_CARD, False)
                replace_fixture(s, altar, marked)
                course.counts[self.marks] += 1
                if s.hears:
                    s.tell("altar-marked", {"seat": seat, "room": p.room}, "HAU-204")

    def table(self, s: Night, seat: int, found: dict[str, Any]) -> None:
        """Where she is."""
        course = course_of(s)
        found["counts"]["altars"] = course.counts[self.marks]
        found["child"] = {
            "carrier": course.child,
            "room": course.child_room if course.child == NOBODY else NO_ROOM,
            "side": course.child_side,
            "card": self.token,
        }


class MayLift(Ask):
    """Lift her, or let her wait (HAU-207)."""

    rule = "HAU-207"

    def __init__(self, seat: int, child: Child) -> None:
        super().__init__(seat)
        self.child = child

    def options(self, s: Night) -> list[int]:
        """If she still waits here."""
        if not self.child.is_waiting_here(s, self.seat):
            return [NO]
        return [LIFT_TOKEN + self.child.token, NO]

    def choose(self, s: Night, action: int) -> None:
        """At no cost."""
        if action != NO:
            self.child.lift(s, self.seat)


def remove_card(s: Night, card: int) -> None:
    """A card leaves the game; its owner loses its bonus, never below a first step (HAU-199)."""
    owner = held_by(s, card)
    if owner != NOBODY:
        s.players[owner].cards.remove(card)
        made = noted(s, card)
        s.notes[card] = 0
        for trait in range(len(made)):
            if made[trait] < 0:
                gain(s, owner, trait, -made[trait], NO_CARD)
            elif made[trait] > 0:
                most = s.players[owner].steps[trait] - FIRST_STEP
                lose(s, owner, trait, min(made[trait], most))
    elif card in s.omens:
        s.omens.remove(card)
    elif not is_waiting(s, card):
        return
    s.secrets.show(card, s.everyone)
    s.gone.append(card)


def is_waiting(s: Night, card: int) -> bool:
    """Take a waiting companion's token up; whether it did wait."""
    found = [token for token in s.waiting if token.kind == card]
    s.waiting = [token for token in s.waiting if token.kind != card]
    return bool(found)
