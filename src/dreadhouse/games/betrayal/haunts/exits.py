"""The front door and the way out (K8): HAU-44 to HAU-46, HAU-152."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import amount, course_of
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.piles import put_away
from dreadhouse.games.betrayal.rules.words import STEP_OUT
from dreadhouse.games.betrayal.state import HERO, NO_CARD, VESTIBULE, Night
from dreadhouse.kernel.frames import Step


class Exit(Block):
    """The front door; it opens by a counter or by a task, and heroes go out by themselves or not.

    `counter` is -1 where a task opens the door.
    """

    def __init__(self, counter: int, need: list[int], is_automatic: bool) -> None:
        self.counter = counter
        self.need = need
        self.is_automatic = is_automatic

    def settle(self, s: Night) -> None:
        """Enough has been laid before it (HAU-225)."""
        if self.counter >= 0 and not s.is_door_open:
            if course_of(s).counts[self.counter] >= amount(s, self.need):
                open_door(s)

    def entered(self, s: Night, seat: int) -> None:
        """Whoever comes to the open door is out, once the fire has struck (HAU-152, HAU-153)."""
        p = s.players[seat]
        if self.is_automatic and s.is_door_open and p.room == VESTIBULE and p.team == HERO:
            s.push(Escapes(seat))

    def add_actions(self, s: Night, seat: int, found: list[int]) -> None:
        """Step out at no cost in spaces (HAU-45)."""
        p = s.players[seat]
        if not self.is_automatic and s.is_door_open and p.room == VESTIBULE:
            if p.team == HERO and p.trap == NO_CARD:
                found.append(STEP_OUT)

    def choose(self, s: Night, seat: int, action: int) -> bool:
        """Out."""
        if action != STEP_OUT:
            return False
        escape(s, seat)
        return True

    def ban(self, s: Night, seat: int, action: int) -> str:
        """The door is closed, or far."""
        if action != STEP_OUT:
            return ""
        return "HAU-45" if s.is_door_open else "HAU-44"

    def table(self, s: Night, seat: int, found: dict[str, Any]) -> None:
        """How much must be laid."""
        if self.counter >= 0:
            found["needs"]["door"] = amount(s, self.need)


class Escapes(Step):
    """Out through the open door, if still alive (HAU-153)."""

    rule = "HAU-152"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """And still there."""
        p = s.players[self.seat]
        if p.is_in_play() and p.room == VESTIBULE:
            escape(s, self.seat)


def open_door(s: Night) -> None:
    """The front door opens for good (HAU-44)."""
    s.is_door_open = True
    if s.hears:
        s.tell("door-opens", {"room": VESTIBULE}, "HAU-44")
    for block in s.haunt.blocks:
        if isinstance(block, Exit) and block.is_automatic:
            for seat in range(s.seats):
                p = s.players[seat]
                if p.team == HERO and p.is_in_play() and p.room == VESTIBULE:
                    escape(s, seat)


def escape(s: Night, seat: int) -> None:
    """An explorer leaves the game with all cards, and counts as alive (HAU-46)."""
    p = s.players[seat]
    p.has_escaped = True
    for card in p.cards:
        s.notes[card] = 0
        put_away(s, card)
    p.cards = []
    p.trap = NO_CARD
    if s.hears:
        s.tell("escapes", {"seat": seat}, "HAU-46")
    judge(s)
