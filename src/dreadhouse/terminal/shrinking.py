"""`dreadhouse shrink`: the shortest record that still fails, ready to become a test."""

from __future__ import annotations

from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.record import Record
from dreadhouse.lab.shrink import fails_to_replay, shrink


def shortest(record: Record) -> Record:
    """The shortest record that cannot be replayed either."""
    if not fails_to_replay(record):
        raise GameError("this record replays without fault: there is nothing to shrink")
    return shrink(record, fails_to_replay)
