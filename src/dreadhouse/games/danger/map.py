"""The way so far as a graph: where each place lies, found from the walk alone.

A place gets its spot when it is first reached and never moves: one row below the place it was
reached from, as near to its column as there is room.
"""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass, field

COLUMNS = 5
MIDDLE = COLUMNS // 2


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
            spot = _free_spot(chart.spots.get(before), taken)
            chart.spots[place] = spot
            taken.add(spot)
        way = (before, place)
        if before and before != place and way not in chart.ways and way[::-1] not in chart.ways:
            chart.ways.append(way)
        before = place
    return chart


def _free_spot(start: tuple[int, int] | None, taken: set[tuple[int, int]]) -> tuple[int, int]:
    """The nearest free spot below; the first place stands on top in the middle."""
    if start is None:
        return (0, MIDDLE) if not taken else (1 + max(row for row, _ in taken), MIDDLE)
    row = start[0] + 1
    while True:
        for column in _nearest(start[1], row):
            if (row, column) not in taken:
                return row, column
        row += 1


def _nearest(column: int, row: int) -> list[int]:
    """All columns, the nearest first; rows lean to the left and to the right in turn."""
    lean = 1 if row % 2 else -1
    return sorted(range(COLUMNS), key=lambda other: (abs(other - column), (column - other) * lean))
