"""What cards do that no list of common parts can say: one small class each, by its name."""

# mypyc: no

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dreadhouse.games.betrayal.rules.effects import Part

SPECIALS: dict[str, Callable[[dict[str, Any]], Part]] = {}
