"""Events: taking one, resolving the negative, keeping the positive (PAN-428 to PAN-434)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.decks import EVENT_DECK, take_up
from dreadhouse.games.pandemonium.rules.effects import carry_out
from dreadhouse.games.pandemonium.rules.moments import ON_EVENT, moment
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Step


def take_event(s: Pandemonium, who: int) -> None:
    """Take the top Event (PAN-428); one card is one change (PAN-648)."""
    settle(s)
    s.push(ResolveEvent(who))
    if not take_up(s, who, EVENT_DECK):
        s.stack.pop()


class ResolveEvent(Step):
    """Negative Events are resolved at once, positive ones kept (PAN-429, PAN-430)."""

    rule = "PAN-429"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """False Alarm may cancel a negative one."""
        card = s.in_play[-1]
        if s.hears:
            s.tell("takes-event", {"who": self.who, "card": card}, "PAN-428")
        if not s.printed.is_negative[card]:
            s.in_play.pop()
            s.cast[self.who].kept.append(card)
            return
        s.push(FinishEvent(card))
        s.push(NegativeEvent(self.who, card))
        s.is_cancelled = False
        moment(s, ON_EVENT, self.who, 0)


class NegativeEvent(Step):
    """The text of a negative Event, unless it was cancelled."""

    rule = "PAN-429"

    def __init__(self, who: int, card: int) -> None:
        self.who = who
        self.card = card

    def run(self, s: Pandemonium) -> None:
        """Carry it out."""
        if s.is_cancelled:
            s.is_cancelled = False
            return
        carry_out(s, self.who, s.printed.uses[self.card])


class FinishEvent(Step):
    """A negative Event is discarded (PAN-429)."""

    rule = "PAN-429"

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Pandemonium) -> None:
        """It has lain in play until now."""
        s.in_play.remove(self.card)
        s.event_discard.append(self.card)
