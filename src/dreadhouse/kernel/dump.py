"""A full dump of a state as plain data, and its digest: for tests, replays and bug reports."""

# mypyc: no

from __future__ import annotations

import hashlib
import json
from typing import Any

SKIPPED = {"game", "before"}


def dump(thing: Any) -> Any:
    """Everything that a state holds, as lists, dicts, numbers and strings; the same in both forms.

    The game itself is left out, and so are linked pasts and journals, which a record holds. Of
    things that never change in play (their class says `never_changes`) only the kind is told.
    """
    if thing is None or isinstance(thing, (bool, int, float, str)):
        return thing
    if isinstance(thing, bytes):
        return thing.hex()
    if isinstance(thing, (list, tuple)):
        return [dump(item) for item in thing]
    if isinstance(thing, (set, frozenset)):
        return sorted(dump(item) for item in thing)
    if isinstance(thing, dict):
        return {str(key): dump(value) for key, value in thing.items()}
    if getattr(type(thing), "never_changes", False):
        return {"is": type(thing).__name__}
    names = [name for name in _fields(thing) if name not in SKIPPED]
    return {"is": type(thing).__name__} | {name: dump(getattr(thing, name)) for name in names}


def digest(state: Any) -> str:
    """A short fingerprint of a full dump."""
    text = json.dumps(dump(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def _fields(thing: Any) -> list[str]:
    """The attributes of an object, plain (with slots or without) or compiled."""
    if hasattr(thing, "__dict__"):
        return sorted([*vars(thing), *getattr(type(thing), "__slots__", ())])
    return sorted(getattr(type(thing), "__mypyc_attrs__", ()))
