"""`dreadhouse shrink`: the shortest record that still fails, ready to become a test."""

from __future__ import annotations

import json
import pathlib

from dreadhouse.kernel import record
from dreadhouse.kernel.record import Record


def read(path: pathlib.Path) -> Record:
    """A record from its own file or from inside a bug report."""
    try:
        held = json.loads(path.read_bytes())
    except (OSError, ValueError):
        return record.load(path)
    if isinstance(held, dict) and isinstance(held.get("record"), dict):
        return record.load(json.dumps(held["record"]).encode())
    return record.load(path)


def shortest(failing: Record) -> Record:
    """The shortest record that breaks the rules' code in the same way."""
    from dreadhouse.lab.shrink import shrink

    return shrink(failing)
