"""What Items do by themselves (PAN-260 to PAN-275)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.rules.decks import ITEM_DECK, take_up
from dreadhouse.games.pandemonium.rules.effects import Part
from dreadhouse.games.pandemonium.rules.inventory import receive
from dreadhouse.games.pandemonium.rules.words import TAKE
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Ask, Step


class TakeAndKeep(Part):
    """Floor Plan: take several Items, keep some and discard the others (PAN-273)."""

    def __init__(self, n: int, kept: int) -> None:
        self.n = n
        self.kept = kept

    def do(self, s: Pandemonium, who: int) -> None:
        """All are taken before any is kept."""
        s.push(KeepSome(who, self.kept, len(s.in_play)))
        for _ in range(self.n):
            s.push(TakeOne(who))


class TakeOne(Step):
    """Take the next Item; the Geek may swap it (PAN-56)."""

    rule = "PAN-260"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Without cards nothing is taken (PAN-8)."""
        take_up(s, self.who, ITEM_DECK)


class KeepSome(Step):
    """The Items taken lie open above the first `base` cards in play."""

    rule = "PAN-273"

    def __init__(self, who: int, kept: int, base: int) -> None:
        self.who = who
        self.kept = kept
        self.base = base

    def run(self, s: Pandemonium) -> None:
        """Ask which to keep; the rest is discarded."""
        taken = s.in_play[self.base :]
        if not taken:
            return
        if self.kept == 0:
            del s.in_play[self.base :]
            s.item_discard += taken
            return
        s.push(KeepSome(self.who, self.kept - 1, self.base))
        s.push(KeepOne(s.cast[self.who].seat, self.who, self.base))


class KeepOne(Ask):
    """Keep one of the Items just taken (PAN-273)."""

    rule = "PAN-273"

    def __init__(self, seat: int, who: int, base: int) -> None:
        super().__init__(seat)
        self.who = who
        self.base = base

    def options(self, s: Pandemonium) -> list[int]:
        """Each kind of card once."""
        found: list[int] = []
        for card in s.in_play[self.base :]:
            if TAKE + card not in found:
                found.append(TAKE + card)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """It goes into the inventory (PAN-255)."""
        card = action - TAKE
        at = s.in_play.index(card, self.base)
        del s.in_play[at]
        if s.hears:
            s.tell("keeps-item", {"who": self.who, "card": card}, "PAN-273")
        receive(s, self.who, card)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """What lies open."""
        return {"who": self.who}
