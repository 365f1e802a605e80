"""The text of a card as a list of parts: one verb, target and amount each."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Step


class Part:
    """One part of a text. Parts are never changed, so that they may be shared by all games."""

    def do(self, s: Pandemonium, who: int) -> None:
        """Carry it out for the character who has the card; push frames for what needs them."""
        raise NotImplementedError

    def is_possible(self, s: Pandemonium, who: int) -> bool:
        """Whether using a card for this part is offered."""
        return True


class Nothing(Part):
    """A part without any effect."""

    def do(self, s: Pandemonium, who: int) -> None:
        """Nothing happens."""


class Effect(Step):
    """Carries out the parts of a text in order; after each the changes are settled (PAN-648)."""

    rule = "PAN-22"

    def __init__(self, who: int, parts: list[Any], at: int) -> None:
        self.who = who
        self.parts = parts
        self.at = at

    def run(self, s: Pandemonium) -> None:
        """This part, with what it pushes, then the rest."""
        if self.at + 1 < len(self.parts):
            s.push(Effect(self.who, self.parts, self.at + 1))
        part: Part = self.parts[self.at]
        part.do(s, self.who)


def carry_out(s: Pandemonium, who: int, parts: list[Any]) -> None:
    """Push the text of a card for a character; one card is one change (PAN-648)."""
    if parts:
        settle(s)
        s.push(Effect(who, parts, 0))
