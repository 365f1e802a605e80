"""Where everything stands on the picture: a wide one for desks, a tall one for phones.

wide: the clock above the house, a narrow strip on its left, the sheets on its right
tall: the clock, the house, the strip in two columns, the sheets in two columns
"""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass, replace

CELL = 100.0
SIDE = 8
RIM = 28.0
HOUSE = SIDE * CELL + 2 * RIM
GAP = 8.0


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

    def inset(self, by: float) -> Box:
        """The same rectangle, smaller on all sides."""
        return Box(self.x + by, self.y + by, self.wide - 2 * by, self.high - 2 * by)


@dataclass(frozen=True)
class Layout:
    """Measures in the picture's own units."""

    wide: float
    clock: Box
    house: Box
    strip: Box
    sheets: Box
    in_a_row: int
    sheet_most: float
    is_tall: bool

    @property
    def scale(self) -> float:
        """How large the house is drawn."""
        return self.house.wide / HOUSE

    def sheet_box(self, place: int, count: int) -> Box:
        """The rectangle of a character's sheet."""
        row, column = divmod(place, self.in_a_row)
        wide = (self.sheets.wide - GAP * (self.in_a_row - 1)) / self.in_a_row
        high = min(self.sheet_most, (self.sheets.high - 6 * (count - 1)) / count)
        if self.is_tall:
            high = self.sheet_most
        x = self.sheets.x + column * (wide + GAP)
        return Box(x, self.sheets.y + row * (high + 6), wide, high)

    def lowered(self, foot: float) -> Layout:
        """The same with the sheets below a strip that reaches down to `foot`."""
        if not self.is_tall:
            return self
        strip = replace(self.strip, high=foot - self.strip.y)
        return replace(self, strip=strip, sheets=replace(self.sheets, y=foot + GAP))

    def foot(self, count: int) -> float:
        """The height of the whole picture."""
        if not self.is_tall:
            return self.house.foot + 6
        return self.sheet_box(max(0, count - 1), max(1, count)).foot + 8


WIDE = Layout(
    wide=1200.0,
    clock=Box(6, 6, 906, 62),
    house=Box(176, 76, 736, 736),
    strip=Box(6, 76, 164, 736),
    sheets=Box(920, 6, 274, 806),
    in_a_row=1,
    sheet_most=262.0,
    is_tall=False,
)
TALL = Layout(
    wide=560.0,
    clock=Box(4, 4, 552, 66),
    house=Box(4, 76, 552, 552),
    strip=Box(4, 636, 552, 330),
    sheets=Box(4, 974, 552, 1000),
    in_a_row=2,
    sheet_most=246.0,
    is_tall=True,
)


def layout_for(shape: str) -> Layout:
    """The layout of a shape: "tall", or wide."""
    return TALL if shape == "tall" else WIDE


# ---- where several beings stand in one space: places across and down, and their size

CROWDS = (
    (1, ((50, 50),), 1.0),
    (2, ((26, 51), (74, 51)), 0.7),
    (3, ((27, 28), (73, 28), (50, 73)), 0.65),
    (4, ((27, 28), (73, 28), (27, 73), (73, 73)), 0.63),
    (6, ((19, 30), (50, 30), (81, 30), (19, 72), (50, 72), (81, 72)), 0.47),
    (
        9,
        tuple((x, y) for y in (22, 51, 80) for x in (21, 50, 79)),
        0.42,
    ),
    (
        16,
        tuple((x, y) for y in (17, 39, 61, 83) for x in (17, 39, 61, 83)),
        0.32,
    ),
)


def crowd(count: int) -> tuple[tuple[tuple[float, float], ...], float]:
    """Where so many beings stand in a space, and how large they are drawn."""
    for most, places, size in CROWDS:
        if count <= most:
            return places, size
    _, places, size = CROWDS[-1]
    return tuple(places[at % len(places)] for at in range(count)), size
