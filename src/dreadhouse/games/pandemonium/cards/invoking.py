"""Creatures invoked in a sealed world: they need no figure and count for nothing (PAN-282)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.rules.dice import (
    CHALLENGE_ROLL,
    LUCKY_COIN,
    free_rerolls,
    owns,
    throw_d12,
)
from dreadhouse.games.pandemonium.rules.printed import BREEDS
from dreadhouse.games.pandemonium.rules.words import KEEP, REROLL
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Ask, Step


def invoke_apart(s: Pandemonium, who: int, number: int) -> None:
    """Roll the Invocation die for a challenge; the breeds will lie in `choices`."""
    s.choices = []
    for _ in range(number):
        s.push(InvokeApart(who))


class InvokeApart(Step):
    """One creature of a challenge (PAN-102, PAN-282); the character rolls the die (PAN-283)."""

    rule = "PAN-282"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Roll, and let the character roll again whose skill or coin allows it."""
        who = self.who
        s.push(Invoked(who))
        throw_d12(s)
        free = free_rerolls(s, who, CHALLENGE_ROLL)
        if free or owns(s, who, LUCKY_COIN, CHALLENGE_ROLL):
            s.push(RerollInvocation(s.cast[who].seat, who, free))


class RerollInvocation(Ask):
    """Roll the Invocation die of a challenge again, or keep it (PAN-283, PAN-418)."""

    rule = "PAN-283"

    def __init__(self, seat: int, who: int, free: int) -> None:
        super().__init__(seat)
        self.who = who
        self.free = free

    def options(self, s: Pandemonium) -> list[int]:
        """While a source is left."""
        if self.free or owns(s, self.who, LUCKY_COIN, CHALLENGE_ROLL):
            return [REROLL, KEEP]
        return [KEEP]

    def choose(self, s: Pandemonium, action: int) -> None:
        """The new number holds."""
        if action == KEEP:
            return
        if not self.free:
            s.cast[self.who].coin_round = s.round
        throw_d12(s)
        s.push(RerollInvocation(self.seat, self.who, max(0, self.free - 1)))

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Who rolled what."""
        return s.spoken({"who": self.who, "kind": CHALLENGE_ROLL, "total": s.total})


class Invoked(Step):
    """The number is the breed; a 12 is the breed that the board saw last (PAN-104, PAN-105)."""

    rule = "PAN-102"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Note the breed, or roll again if a 12 repeats nothing."""
        breed = s.total - 1
        if breed == BREEDS:
            breed = s.last_breed
        if breed < 0:
            s.push(InvokeApart(self.who))
            return
        s.choices.append(breed)
        if s.hears:
            s.tell("invokes-apart", {"who": self.who, "breed": breed}, "PAN-282")
