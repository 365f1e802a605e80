"""What a search aims at: a measure and the values it should have."""

from __future__ import annotations

from dataclasses import dataclass

from dreadhouse.kernel.errors import BadOption
from dreadhouse.kernel.game import Game
from dreadhouse.lab.figures import Tally


@dataclass(frozen=True)
class Target:
    """A measure that should lie between two values; 0 is hit, everything else is how far off."""

    measure: str
    low: float
    high: float

    def distance(self, tally: Tally) -> float:
        """How far a setting is from the target."""
        value = tally.value(self.measure)
        return max(self.low - value, value - self.high, 0.0)

    def __str__(self) -> str:
        values = f"{self.low:g}" if self.low == self.high else f"{self.low:g}:{self.high:g}"
        return f"{self.measure}={values}"


def read_target(game: Game, typed: str) -> Target:
    """`first_seat=0.5` or `length=20:30`; the game's own unit of length is a name for it too."""
    name, sign, text = (part.strip() for part in typed.partition("="))
    ends = text.split(":")
    if not (name and sign) or len(ends) > 2:
        raise BadOption(f"{typed!r} is no target: write MEASURE=VALUE or MEASURE=LOW:HIGH")
    try:
        low, high = float(ends[0]), float(ends[-1])
    except ValueError as problem:
        raise BadOption(f"target {name} needs numbers: write {name}=0.5") from problem
    if high < low:
        raise BadOption(f"target {name} runs backwards: write {name}={high:g}:{low:g}")
    return Target("length" if name == game.counts.unit else name, low, high)
