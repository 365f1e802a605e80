"""Locations with standing effects; they work on both players alike (INS-95, INS-221 to 226)."""

from __future__ import annotations

from dreadhouse.games.insanity.cards.face import Face
from dreadhouse.games.insanity.rules.piles import draw
from dreadhouse.games.insanity.state import Duel
from dreadhouse.kernel.frames import Step


class Innsmouth(Face):
    """Persons of both players may attack (INS-221)."""

    def lets_attack(self, s: Duel, card: int, seat: int) -> bool:
        """Every person."""
        return True


class Dunwich(Face):
    """Whoever plays a monster draws a card (INS-222)."""

    def answer_monster_played(self, s: Duel, player: int) -> None:
        """After the monster has entered play."""
        s.push(DunwichsGift(player))


class DunwichsGift(Step):
    """Dunwich gives a card for a monster played (INS-222)."""

    rule = "INS-222"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Duel) -> None:
        """One card."""
        draw(s, self.seat, 1)


class Arkham(Face):
    """A blocked attacker hurts nobody (INS-224)."""

    def spares_blockers(self) -> bool:
        """None of them takes damage."""
        return True


class Kingsport(Face):
    """Blockers have +2 power while the attack lasts (INS-225)."""

    def blocker_bonus(self) -> int:
        """For dealing and for taking damage."""
        return 2


class Dreamlands(Face):
    """No attack may contain more than one being (INS-226)."""

    def allows_one_attacker(self) -> bool:
        """One only."""
        return True
