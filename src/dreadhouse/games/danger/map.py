"""The way so far as a graph: where each place lies, found from the walk alone.

A place gets its spot when it is first reached and never moves: beside or below the place that it
was reached from. Even rows run to the right, odd ones to the left.
"""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass, field

COLUMNS = 5
# Rows down and columns across (in the row's own direction), the first that is free is taken.
STEPS = (
    ((1, 1), (0, 1), (1, 0), (1, -1)),
    ((0, 1), (1, 1), (1, 0), (1, -1)),
    ((1, 0), (1, 1), (0, 1), (1, -1)),
)


@dataclass
class Chart:
    """Places with their row and column, and the walked ways between them in order."""

    spots: dict[str, tuple[int, int]] = field(default_factory=dict)
    ways: list[tuple[str, str]] = field(default_factory=list)

    @property
    def rows(self) -> int:
        """How many rows the chart has."""
        return 1 + max((row for row, _ in self.spots.values()), default=0)


def chart_of(walk: list[str]) -> Chart:
    """The chart of a walk from card to card."""
    chart = Chart()
    taken: set[tuple[int, int]] = set()
    before = ""
    for place in walk:
        if place not in chart.spots:
            spot = _free_spot(chart.spots.get(before), taken, turn_of(place))
            chart.spots[place] = spot
            taken.add(spot)
        way = (before, place)
        if before and before != place and way not in chart.ways and way[::-1] not in chart.ways:
            chart.ways.append(way)
        before = place
    return chart


def turn_of(place: str) -> int:
    """Each place has a bent of its own, so that ways meander as ways do."""
    return int(place[1:]) * 5 % len(STEPS)


def _free_spot(
    start: tuple[int, int] | None, taken: set[tuple[int, int]], turn: int
) -> tuple[int, int]:
    """The nearest free spot beside or below; the first place stands on top."""
    if start is None:
        return (0, 1) if not taken else (1 + max(row for row, _ in taken), 1)
    row, column = start
    side = 1 if row % 2 == 0 else -1
    near = [(row + down, column + side * across) for down, across in STEPS[turn] + STEPS[0]]
    free = [spot for spot in near if spot not in taken and 0 <= spot[1] < COLUMNS]
    return free[0] if free else _below(row + 1, column, taken)


def _below(row: int, column: int, taken: set[tuple[int, int]]) -> tuple[int, int]:
    """The first free spot of the rows below, nearest to a column."""
    for other in sorted(range(COLUMNS), key=lambda other: abs(other - column)):
        if (row, other) not in taken:
            return row, other
    return _below(row + 1, column, taken)
