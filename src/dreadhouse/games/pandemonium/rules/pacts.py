"""Pacts: taking, holding, rewards (PAN-575, PAN-580, PAN-592 to PAN-600)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.rules.checking import forget, settle
from dreadhouse.games.pandemonium.rules.decks import PACT_DECK, take_up
from dreadhouse.games.pandemonium.rules.inventory import take_items
from dreadhouse.games.pandemonium.rules.life import gain_souls
from dreadhouse.games.pandemonium.rules.printed import PACTS
from dreadhouse.games.pandemonium.rules.skills import gain_skills
from dreadhouse.games.pandemonium.rules.words import PACT
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Ask, Step


def take_pact(s: Pandemonium, who: int) -> None:
    """Take a Pact, seen by its owner only (PAN-580, PAN-592)."""
    settle(s)
    s.push(HoldPact(who))
    if not take_up(s, who, PACT_DECK):
        s.stack.pop()


class HoldPact(Step):
    """The Pact is held from now on; it is checked at once (PAN-595)."""

    rule = "PAN-592"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Only its owner is told which it is."""
        card = s.in_play.pop()
        c = s.cast[self.who]
        c.pacts.append(card)
        s.pact_order.append(card)
        forget(s, card)
        if s.hears:
            s.tell("takes-pact", {"who": self.who}, "PAN-580")
            s.whisper("your-pact", {"who": self.who, "card": card}, "PAN-592", 1 << c.seat)


def drop_pact(s: Pandemonium, who: int, card: int) -> None:
    """A Pact is shown and discarded (PAN-594, PAN-598)."""
    s.cast[who].pacts.remove(card)
    s.pact_order.remove(card)
    s.pact_discard.append(card)
    s.secrets.show(card - PACTS, (1 << s.seats) - 1)


class PactRewards(Step):
    """All rewards printed on a fulfilled Pact (PAN-597)."""

    rule = "PAN-597"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def run(self, s: Pandemonium) -> None:
        """Souls, then Items, then skill spaces."""
        printed = s.printed
        gain_skills(s, self.who, printed.skills[self.card])
        take_items(s, self.who, printed.items[self.card])
        gain_souls(s, self.who, printed.souls[self.card])


class DropPact(Ask):
    """The owner discards one Pact of their own choice, unfulfilled (PAN-427)."""

    rule = "PAN-427"

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def options(self, s: Pandemonium) -> list[int]:
        """The owner's Pacts."""
        return [PACT + card for card in s.cast[self.who].pacts]

    def choose(self, s: Pandemonium, action: int) -> None:
        """The others do not see the rest."""
        drop_pact(s, self.who, action - PACT)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Whose Pact."""
        return s.spoken({"who": self.who})
