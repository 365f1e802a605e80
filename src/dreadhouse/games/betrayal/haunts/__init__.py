"""The fourteen haunts, in the order of their book."""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.betrayal.rules.haunt import Haunt
from dreadhouse.games.betrayal.rules.printed import Printed


def read_haunts(printed: Printed) -> list[Haunt]:
    """Every haunt named in the selection, built from its data file."""
    return [Haunt(id) for id in printed.haunt_ids]
