"""The price of a chapter's own actions."""

from __future__ import annotations

from dreadhouse.games.pandemonium.state import Pandemonium


def spend(s: Pandemonium, who: int) -> None:
    """1 Action, and a Run is over like with any other action (DIA-7, PAN-203)."""
    c = s.cast[who]
    c.spent += 1
    c.has_acted = True
    s.is_running = False
    s.run_left = 0
