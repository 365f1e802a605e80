"""The rewards of the Survival tree, which work once at the upgrade (PAN-383, PAN-422 to PAN-427).

A reward that cannot be used is lost (PAN-384).
"""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.deciding import choose_character, choose_figure
from dreadhouse.games.pandemonium.rules.effects import Part
from dreadhouse.games.pandemonium.rules.figures import take_off
from dreadhouse.games.pandemonium.rules.inventory import take_items
from dreadhouse.games.pandemonium.rules.life import gain_life, gain_souls, lose_fear
from dreadhouse.games.pandemonium.rules.pacts import DropPact
from dreadhouse.games.pandemonium.rules.printed import BOSSES, NO_CARD
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Step


class Calm(Part):
    """Survival 1: lose 2 Fear (PAN-422)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """As far as there is any."""
        lose_fear(s, who, 2)


class Recover(Part):
    """Survival 2: regain 2 Life (PAN-423)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """Up to the top of the bar."""
        gain_life(s, who, 2)


class Gather(Part):
    """Survival 3: gain 4 Souls (PAN-424)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """What does not fit lies in the space (PAN-380)."""
        gain_souls(s, who, 4)


class Scavenge(Part):
    """Survival 4: take three Items (PAN-425)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """From the top of the deck."""
        take_items(s, who, 3)


class Banish(Part):
    """Survival 5: remove one creature from the board, no boss (PAN-426)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """The player chooses; evil allies are creatures too (PAN-550)."""
        foes = [foe for foe in sorted(s.foes) if foe < BOSSES]
        if foes:
            s.push(Banished(who))
            choose_figure(s, who, NO_CARD, foes)


class Banished(Step):
    """The creature is gone: no Soul, no skill, no death effect (PAN-323)."""

    rule = "PAN-323"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """It is not killed."""
        if s.hears:
            s.tell("banishes", {"who": self.who, "figure": s.choice}, "PAN-426")
        take_off(s, s.choice)


class TearPact(Part):
    """Survival 6: a chosen character discards one Pact of their own choice (PAN-427)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """How many Pacts somebody holds is open, what they say is not (PAN-592)."""
        others = [o for o in range(len(s.cast)) if s.cast[o].pacts and s.is_in_play(o)]
        if others:
            s.push(Torn())
            choose_character(s, who, NO_CARD, others)


class Torn(Step):
    """The chosen character's own player is asked."""

    rule = "PAN-427"

    def run(self, s: Pandemonium) -> None:
        """Which Pact."""
        s.push(DropPact(s.cast[s.choice].seat, s.choice))
