"""What the laboratory counts of a game, for games whose table is not read as it usually is."""

# mypyc: no

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any


def no_figures(state: Any) -> dict[str, float]:
    """The further figures of a game that has none."""
    return {}


@dataclass(frozen=True)
class Counts:
    """Where a game's open table says what is counted; names are names of that table.

    `first` is the seat that begins, read before play (after it where `is_first_late`), and `who`
    is what the seat is called. `length` is how long the game lasted in `unit`; without it
    decisions are counted. `ending` is the kind of ending.
    `things` are the arguments of journal entries that name a card, a room and so on; without them
    every domain of the vocabulary counts whose values have names. `figures` gives further numbers
    of a game that is over, the same names always. `is_shared` says that all seats win or lose
    together.
    """

    first: str = "first"
    who: str = "who begins"
    is_first_late: bool = False
    length: str = ""
    unit: str = "decisions"
    ending: str = "ending"
    things: tuple[str, ...] | None = None
    figures: Callable[[Any], dict[str, float]] = no_figures
    is_shared: bool = False


USUAL = Counts()
