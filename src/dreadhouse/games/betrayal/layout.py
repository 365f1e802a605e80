"""Where the three floors stand on the picture: a wide one for desks, a tall one for phones.

wide: tabs, then the floors packed as large as they fit; sheets on the right; a strip below
tall: tabs, one floor, the strip, sheets in two columns
"""

# mypyc: no

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from dreadhouse.games.betrayal.state import CELLAR, GROUND, UPPER

TILE = 120.0
LEAST_CELLS = 2.2
DEPTH = 0.6
MIDDLE = 0
TITLE = 22.0
GAP = 14.0


@dataclass(frozen=True)
class Box:
    """A rectangle of the picture."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.wide

    @property
    def foot(self) -> float:
        """The y of its lower edge."""
        return self.y + self.high

    @property
    def middle(self) -> float:
        """The x of its middle."""
        return self.x + self.wide / 2


@dataclass(frozen=True)
class Extent:
    """The part of a floor that is drawn, in cells: its west and north edges, and its size."""

    left: float
    top: float
    columns: float
    rows: float

    def corner(self, x: int, y: int) -> tuple[float, float]:
        """Where a cell is drawn on its floor; y grows to the north."""
        return (x - self.left) * TILE, (self.top - y - 1) * TILE


def extent(rooms: Iterable[tuple[int, int]], dark: Iterable[tuple[int, int, int]]) -> Extent:
    """All rooms whole, and as much of each dark cell as is seen from the doorway into it.

    Dark cells are given with the way that leads back to the doorway.
    """
    found = list(rooms) or [(MIDDLE, MIDDLE)]
    west, east = min(x for x, _ in found) + 0.0, max(x for x, _ in found) + 1.0
    south, north = min(y for _, y in found) + 0.0, max(y for _, y in found) + 1.0
    for x, y, back in dark:
        north = max(north, y + (DEPTH if back == 2 else 1.0))
        south = min(south, y + (1.0 - DEPTH if back == 0 else 0.0))
        east = max(east, x + (DEPTH if back == 3 else 1.0))
        west = min(west, x + (1.0 - DEPTH if back == 1 else 0.0))
    west, east = _at_least(west, east)
    south, north = _at_least(south, north)
    return Extent(west, north, east - west, north - south)


def _at_least(low: float, high: float) -> tuple[float, float]:
    lack = max(0.0, LEAST_CELLS - (high - low)) / 2
    return low - lack, high + lack


@dataclass(frozen=True)
class Layout:
    """Measures in the picture's own units."""

    wide: float
    house: Box
    tabs: Box
    strip: Box
    sheets: Box
    in_a_row: int
    sheet_most: float
    is_tall: bool

    def sheet_box(self, place: int, seats: int) -> Box:
        """The rectangle of an explorer's sheet."""
        row, column = divmod(place, self.in_a_row)
        wide = (self.sheets.wide - 8 * (self.in_a_row - 1)) / self.in_a_row
        high = min(self.sheet_most, (self.sheets.high - 6 * (seats - 1)) / seats)
        if self.is_tall:
            high = self.sheet_most
        return Box(
            self.sheets.x + column * (wide + 8), self.sheets.y + row * (high + 6), wide, high
        )

    def foot(self, seats: int) -> float:
        """The height of the whole picture."""
        if not self.is_tall:
            return self.strip.foot + 6
        return self.sheet_box(seats - 1, seats).foot + 8


WIDE = Layout(
    wide=1200.0,
    tabs=Box(8, 6, 560, 34),
    house=Box(46, 46, 846, 664),
    strip=Box(8, 720, 884, 106),
    sheets=Box(902, 6, 292, 820),
    in_a_row=1,
    sheet_most=268.0,
    is_tall=False,
)
TALL = Layout(
    wide=560.0,
    tabs=Box(4, 4, 552, 46),
    house=Box(4, 56, 552, 560),
    strip=Box(4, 624, 552, 218),
    sheets=Box(4, 850, 552, 900),
    in_a_row=2,
    sheet_most=158.0,
    is_tall=True,
)


def layout_for(shape: str) -> Layout:
    """The layout of a shape: "tall", or wide."""
    return TALL if shape == "tall" else WIDE


# ---- the three floors side by side, as large as they fit


def pack(area: Box, floors: list[Extent]) -> tuple[float, list[Box]]:
    """The share of full size that all floors are drawn at, and a box for each of them.

    Tried are a row, and each floor beside or below the two others; the first that is nearly as
    good as the best is taken, so that a house which grows seldom moves.
    """
    tried = [_in_a_row(area, floors)]
    for main in (GROUND, UPPER, CELLAR):
        tried += [_two_columns(area, floors, main), _two_rows(area, floors, main)]
    most = max(share for share, _ in tried)
    share, boxes = next(found for found in tried if found[0] * 1.04 >= most)
    return min(share, 1.0), boxes


def _wide(area: Box, *columns: float) -> float:
    """How large cells are when floors of so many columns stand side by side."""
    return (area.wide - GAP * (len(columns) - 1)) / (sum(columns) * TILE)


def _high(area: Box, *rows: float) -> float:
    """How large cells are when floors of so many rows stand one below the other."""
    return (area.high - len(rows) * TITLE - GAP * (len(rows) - 1)) / (sum(rows) * TILE)


def _in_a_row(area: Box, floors: list[Extent]) -> tuple[float, list[Box]]:
    columns = sum(floor.columns for floor in floors)
    share = min(
        _wide(area, *(floor.columns for floor in floors)),
        _high(area, max(floor.rows for floor in floors)),
    )
    spare = area.wide - GAP * 2 - columns * TILE * share
    boxes, x = [], area.x + spare / 2
    for floor in floors:
        wide = floor.columns * TILE * share
        boxes.append(Box(x, area.y, wide, area.high))
        x += wide + GAP
    return share, boxes


def _two_columns(area: Box, floors: list[Extent], main: int) -> tuple[float, list[Box]]:
    """One floor on the left, on its right the two others, one over the other."""
    first, second = (floor for place, floor in enumerate(floors) if place != main)
    large, side = floors[main], max(first.columns, second.columns)
    share = min(
        _wide(area, large.columns, side),
        _high(area, large.rows),
        _high(area, first.rows, second.rows),
    )
    cell = TILE * share
    x = area.x + (area.wide - GAP - (large.columns + side) * cell) / 2
    cut = _cut(area.high, first.rows, second.rows, cell)
    left = Box(x, area.y, large.columns * cell, area.high)
    over = Box(left.right + GAP, area.y, side * cell, cut)
    under = Box(over.x, over.foot + GAP, over.wide, area.high - cut - GAP)
    return share, _in_order(main, left, over, under)


def _two_rows(area: Box, floors: list[Extent], main: int) -> tuple[float, list[Box]]:
    """One floor below, over it the two others side by side."""
    first, second = (floor for place, floor in enumerate(floors) if place != main)
    large, rows = floors[main], max(first.rows, second.rows)
    share = min(
        _wide(area, first.columns, second.columns),
        _wide(area, large.columns),
        _high(area, rows, large.rows),
    )
    cell = TILE * share
    cut = _cut(area.high, rows, large.rows, cell)
    x = area.x + (area.wide - GAP - (first.columns + second.columns) * cell) / 2
    left = Box(x, area.y, first.columns * cell, cut)
    right = Box(left.right + GAP, area.y, second.columns * cell, cut)
    wide = large.columns * cell
    below = Box(area.middle - wide / 2, area.y + cut + GAP, wide, area.high - cut - GAP)
    return share, _in_order(main, below, left, right)


def _cut(high: float, upper: float, lower: float, cell: float) -> float:
    """The height of the upper of two floors that share a column."""
    spare = high - GAP - 2 * TITLE - (upper + lower) * cell
    return TITLE + upper * cell + spare / 2


def _in_order(main: int, large: Box, first: Box, second: Box) -> list[Box]:
    """The boxes in the order of floors."""
    boxes = [first, second]
    boxes.insert(main, large)
    return boxes
