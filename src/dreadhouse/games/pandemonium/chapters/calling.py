"""The call for a helicopter, and its landing (DIA-58 to DIA-65)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.chapters.block import Block
from dreadhouse.games.pandemonium.chapters.marks import CALLED, LANDED, LANDING_ROUND
from dreadhouse.games.pandemonium.rules.printed import GENERATOR, HELICOPTER, RADIO
from dreadhouse.games.pandemonium.rules.words import USE_TOKEN
from dreadhouse.games.pandemonium.state import ROUNDS, Pandemonium


class Call(Block):
    """The first use of the Radio calls; it lands `delay` rounds later, at the latest in round 8."""

    def __init__(self, cell: int, noise: int, delay: int) -> None:
        self.cell = cell
        self.noise = noise
        self.delay = delay

    def may_use_token(self, s: Pandemonium, kind: int) -> bool:
        """The Radio needs the Generator (DIA-58)."""
        return kind != RADIO or s.is_generator_on()

    def token_used(self, s: Pandemonium, who: int, kind: int) -> bool:
        """The Rescue Helicopter comes instead of an ally, once (DIA-60, DIA-61)."""
        if kind != RADIO or s.plot.flags & CALLED:
            return False
        s.plot.flags |= CALLED
        s.extra_activity[s.cell[who] >> 4] += self.noise
        landing = min(s.round + self.delay, ROUNDS)
        s.plot.counts[LANDING_ROUND] = landing
        take_helicopter(s)
        if s.hears:
            s.tell("helicopter-called", {"who": who, "round": landing}, "DIA-60")
        if landing == s.round:
            self.land(s)
        return True

    def forbids(self, s: Pandemonium, who: int, action: int) -> str:
        """No power for the Radio, or the call is made already (DIA-58, DIA-59)."""
        if action == USE_TOKEN + RADIO and not s.is_generator_on():
            return "DIA-58"
        if action == USE_TOKEN + GENERATOR and s.plot.flags & CALLED:
            return "DIA-59"
        return ""

    def round_begins(self, s: Pandemonium) -> None:
        """It lands at the start of its round (DIA-63, DIA-64)."""
        flags = s.plot.flags
        if flags & CALLED and not flags & LANDED and s.round >= s.plot.counts[LANDING_ROUND]:
            self.land(s)

    def land(self, s: Pandemonium) -> None:
        """It waits until the end of round 8 (DIA-65)."""
        s.plot.flags |= LANDED
        if s.hears:
            s.tell("helicopter-lands", {"space": self.cell}, "DIA-63")

    def goal(self, s: Pandemonium) -> list[list[Any]]:
        """Current, call, landing."""
        flags = s.plot.flags
        return [
            ["generator_on", int(s.is_generator_on() or flags & CALLED != 0), 1],
            ["helicopter_called", int(flags & CALLED != 0), 1],
            ["helicopter_landed", int(flags & LANDED != 0), 1],
        ]

    def table(self, s: Pandemonium, seat: int, found: dict[str, Any]) -> None:
        """The round of the landing, 0 before the call, and where."""
        found["landing_round"] = s.plot.counts[LANDING_ROUND]
        found["landing_place"] = self.cell
        found["helicopter"] = s.plot.flags & LANDED != 0


def take_helicopter(s: Pandemonium) -> None:
    """The card leaves the box for the table (PAN-530)."""
    if HELICOPTER in s.boxed:
        s.boxed.remove(HELICOPTER)
        s.in_play.append(HELICOPTER)
