"""Books with standing effects (INS-228, INS-232)."""

from __future__ import annotations

from dreadhouse.games.insanity.cards.face import Face


class Necronomicon(Face):
    """In your draw phase you draw three cards and discard two (INS-228)."""

    def drawn(self) -> int:
        """Three."""
        return 3

    def draw_discards(self) -> int:
        """Two."""
        return 2


class BookOfAzathoth(Face):
    """You may play any number of monsters (INS-232)."""

    def frees_monsters(self) -> bool:
        """While it is controlled."""
        return True
