"""Where a character is for a card: standing, or lying entombed in a portal (PAN-632)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.state import Pandemonium


def place_of(s: Pandemonium, who: int) -> int:
    """The space of a character, NOWHERE for one who is out of reach."""
    return s.cell[who] if s.stands(who) else s.cast[who].tomb


def tile_of(s: Pandemonium, who: int) -> int:
    """The tile of a character, or -1."""
    at = place_of(s, who)
    return at >> 4 if at >= 0 else -1
