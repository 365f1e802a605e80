"""Curses: what their bearer may not do (INS-233 to INS-235)."""

from __future__ import annotations

from dreadhouse.games.insanity.cards.face import Face


class Petrified(Face):
    """The bearer may neither attack nor block (INS-233)."""

    def bans_bearer_attack(self) -> bool:
        """No attack."""
        return True

    def bans_bearer_block(self) -> bool:
        """No block."""
        return True


class DreadOfTheThreshold(Face):
    """The bearer may not attack (INS-234)."""

    def bans_bearer_attack(self) -> bool:
        """No attack."""
        return True


class WanderingMind(Face):
    """The bearer may not block (INS-235)."""

    def bans_bearer_block(self) -> bool:
        """No block."""
        return True
