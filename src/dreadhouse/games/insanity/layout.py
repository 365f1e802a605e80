"""Where things lie on the picture of the table: a wide one for desks, a tall one for phones."""

# mypyc: no

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Layout:
    """Measures in the picture's own units.

    `rows` is the width of the room for things, `side` where the players' meters begin; a tall
    picture has them above and below the rows instead of beside them.
    """

    wide: float
    rows: float
    card: float
    gap: float
    in_a_row: int
    lane: float
    side: float
    pile: float
    is_tall: bool

    @property
    def high(self) -> float:
        """The height of a card in play."""
        return self.card * 1.4

    @property
    def row(self) -> float:
        """From one row of things to the next."""
        return self.high + 22.0

    @property
    def strip(self) -> float:
        """The height of a player's meters where they lie above or below the rows."""
        return 112.0 if self.is_tall else 0.0


WIDE = Layout(1120.0, 800.0, 146.0, 12.0, 5, 142.0, 812.0, 84.0, False)
TALL = Layout(560.0, 560.0, 128.0, 9.0, 4, 178.0, 18.0, 62.0, True)


def layout_for(shape: str) -> Layout:
    """The layout of a shape: "tall", or wide."""
    return TALL if shape == "tall" else WIDE
