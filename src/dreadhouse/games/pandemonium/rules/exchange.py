"""Exchanging Items (PAN-173, PAN-174, PAN-257 to PAN-259)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.rules.inventory import items_of, receive
from dreadhouse.games.pandemonium.rules.words import ACCEPT, DONE, GIVE, REFUSE, TAKE
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Ask, Step


def exchange(s: Pandemonium, who: int, other: int, price: int) -> None:
    """Propose an exchange; it is paid for when both agree (PAN-174)."""
    s.push(Propose(s.cast[who].seat, who, other, [], [], price))


class Propose(Ask):
    """Name what is given and what is taken, one after the other (PAN-257)."""

    rule = "PAN-257"
    gathers = True

    def __init__(
        self, seat: int, who: int, other: int, given: list[int], taken: list[int], price: int
    ) -> None:
        super().__init__(seat)
        self.who = who
        self.other = other
        self.given = given
        self.taken = taken
        self.price = price

    def options(self, s: Pandemonium) -> list[int]:
        """Items only, each as often as it is there (PAN-258)."""
        found: list[int] = []
        for item in left_of(items_of(s, self.who), self.given):
            if GIVE + item not in found:
                found.append(GIVE + item)
        for item in left_of(items_of(s, self.other), self.taken):
            if TAKE + item not in found:
                found.append(TAKE + item)
        found.append(DONE)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """Nothing named is no exchange."""
        given, taken = self.given, self.taken
        if action == DONE:
            self.offer(s)
            return
        if action < TAKE:
            given = [*given, action - GIVE]
        else:
            taken = [*taken, action - TAKE]
        s.push(Propose(self.seat, self.who, self.other, given, taken, self.price))

    def offer(self, s: Pandemonium) -> None:
        """The other player has to agree, unless one player has both characters."""
        if not self.given and not self.taken:
            s.cast[self.who].refused.append(self.other)
            return
        s.push(Trade(self.who, self.other, self.given, self.taken, self.price))
        if s.cast[self.other].seat != self.seat:
            s.choice = 0
            s.push(Agree(s.cast[self.other].seat, self.who, self.other, self.given, self.taken))
        else:
            s.choice = 1

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Between whom, and what is named so far."""
        return s.spoken(
            {"who": self.who, "other": self.other, "given": self.given[:], "taken": self.taken[:]}
        )

    def forbids(self, s: Pandemonium, action: int) -> str:
        """Events, Pacts and tokens are never exchanged."""
        return "PAN-258"


def left_of(items: list[int], named: list[int]) -> list[int]:
    """The Items that have not been named yet."""
    left = items[:]
    for item in named:
        left.remove(item)
    return left


class Agree(Ask):
    """Both players must agree (PAN-174)."""

    rule = "PAN-174"

    def __init__(self, seat: int, who: int, other: int, given: list[int], taken: list[int]) -> None:
        super().__init__(seat)
        self.who = who
        self.other = other
        self.given = given
        self.taken = taken

    def options(self, s: Pandemonium) -> list[int]:
        """Yes or no."""
        return [ACCEPT, REFUSE]

    def choose(self, s: Pandemonium, action: int) -> None:
        """The frame below reads the answer."""
        s.choice = 1 if action == ACCEPT else 0

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """What is proposed."""
        return s.spoken(
            {"who": self.who, "other": self.other, "given": self.given[:], "taken": self.taken[:]}
        )


class Trade(Step):
    """The Items change hands; what does not fit is discarded (PAN-255)."""

    rule = "PAN-173"

    def __init__(
        self, who: int, other: int, given: list[int], taken: list[int], price: int
    ) -> None:
        self.who = who
        self.other = other
        self.given = given
        self.taken = taken
        self.price = price

    def run(self, s: Pandemonium) -> None:
        """Without agreement nothing is paid, and it is not proposed again in this turn."""
        if not s.choice:
            s.cast[self.who].refused.append(self.other)
            return
        s.cast[self.who].spent += self.price
        for item in self.given:
            give_up(s, self.who, item)
        for item in self.taken:
            give_up(s, self.other, item)
        if s.hears:
            args = {"who": self.who, "other": self.other, "given": self.given, "taken": self.taken}
            s.tell("exchanges", args, "PAN-173")
        for item in self.given:
            receive(s, self.other, item, True)
        for item in self.taken:
            receive(s, self.who, item)


def give_up(s: Pandemonium, who: int, item: int) -> None:
    """An Item leaves an inventory."""
    c = s.cast[who]
    if item in c.backpack:
        c.backpack.remove(item)
    else:
        c.hands.remove(item)
