"""Where the house stands on the picture: a wide one for desks, a tall one for phones.

    [attic]                  roof
[u1][u2][u3][u4][u5]         first floor
  slot  [st]  slot           stairs, with room for words on both sides
[g1][g2][g3][g4][g5]         ground floor
  slot  [ba]  slot           basement
"""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass

COLUMNS = 5
MIDDLE = 2


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
class Layout:
    """Measures in the picture's own units."""

    wide: float
    left: float
    room: float
    high: float
    gap: float
    attic: float
    roof: float
    stairs: float
    icon: float
    figure: float
    title: float
    sheet: float
    sheet_high: float
    in_a_row: int
    is_tall: bool

    @property
    def house_right(self) -> float:
        """The x of the house's right wall."""
        return self.left + COLUMNS * self.room + (COLUMNS - 1) * self.gap

    @property
    def eaves(self) -> float:
        """Where the roof ends."""
        return self.roof + self.attic + 4

    @property
    def first(self) -> float:
        """The top of the first floor."""
        return self.eaves + 5

    @property
    def between(self) -> float:
        """The top of the stairs."""
        return self.first + self.high + self.gap

    @property
    def ground(self) -> float:
        """The top of the ground floor."""
        return self.between + self.stairs + self.gap

    @property
    def below(self) -> float:
        """The top of the basement."""
        return self.ground + self.high + self.gap

    @property
    def house_foot(self) -> float:
        """The y below the basement."""
        return self.below + self.attic + 8

    @property
    def way(self) -> float:
        """How far to the right the doors in the floors lie, clear of names and icons."""
        return min(self.room * 0.8, self.room - 25)

    def column(self, column: int) -> float:
        """The x of a column of rooms."""
        return self.left + column * (self.room + self.gap)

    def space(self, id: str) -> Box:
        """The rectangle of a space of the map."""
        x = self.column(MIDDLE)
        if id == "attic":
            return Box(x, self.roof, self.room, self.attic)
        if id == "stairs":
            return Box(x, self.between, self.room, self.stairs)
        if id == "basement":
            return Box(x, self.below, self.room, self.attic)
        y = self.first if id[0] == "u" else self.ground
        return Box(self.column(int(id[1]) - 1), y, self.room, self.high)

    def slot(self, row: str, side: str) -> Box:
        """Room for words beside the stairs or the basement."""
        x = self.left if side == "left" else self.column(MIDDLE + 1)
        y, high = (
            (self.between, self.stairs) if row == "stairs" else (self.below + 4, self.attic - 2)
        )
        return Box(x, y, 2 * self.room + self.gap, high)

    def sheet_box(self, place: int, seats: int) -> Box:
        """The rectangle of a player's sheet."""
        row, column = divmod(place, self.in_a_row)
        if self.is_tall:
            x = 6 + column * (self.sheet + 8)
            return Box(x, self.house_foot + 8 + row * (self.sheet_high + 8), self.sheet, 140)
        high = min(self.sheet_high, (self.house_foot - 8) / seats - 6)
        return Box(self.wide - self.sheet - 6, 4 + row * (high + 6), self.sheet, high)

    def foot(self, seats: int) -> float:
        """The height of the whole picture."""
        if not self.is_tall:
            return self.house_foot
        return self.sheet_box(seats - 1, seats).foot + 8


WIDE = Layout(
    wide=1128.0,
    left=16.0,
    room=150.0,
    high=150.0,
    gap=10.0,
    attic=92.0,
    roof=62.0,
    stairs=112.0,
    icon=25.0,
    figure=18.0,
    title=15.5,
    sheet=284.0,
    sheet_high=150.0,
    in_a_row=1,
    is_tall=False,
)
TALL = Layout(
    wide=560.0,
    left=6.0,
    room=104.0,
    high=124.0,
    gap=7.0,
    attic=78.0,
    roof=40.0,
    stairs=112.0,
    icon=23.0,
    figure=15.0,
    title=14.0,
    sheet=270.0,
    sheet_high=140.0,
    in_a_row=2,
    is_tall=True,
)


def layout_for(shape: str) -> Layout:
    """The layout of a shape: "tall", or wide."""
    return TALL if shape == "tall" else WIDE
