"""The board as printed (PAN-25 to PAN-41): four tiles joined, their spaces, edges and portals.

A space is a cell 0 to 63: 16 for each tile (north-west, north-east, south-west, south-east),
then row by row from the north. An edge is 0 to 143, the rim included: first the 72 horizontal
lines, then the 72 vertical ones.
"""

from __future__ import annotations

from math import atan2, pi
from typing import ClassVar, Final

from dreadhouse.games.pandemonium.ground.ways import Ways

NOWHERE: Final = -1
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3

LINE: Final = 0
DOOR: Final = 1
WINDOW: Final = 2
WALL: Final = 3

CELLS: Final = 64
EDGES: Final = 144
SIDES: Final = 4
FROM_FIRST: Final = 1
FROM_SECOND: Final = 2
MOST_WAYS_KEPT: Final = 256


class Plan:
    """What is printed on four joined tiles; one object serves every game on this board."""

    never_changes: ClassVar[bool] = True

    def __init__(self, letters: str, tile_ids: list[str], drawings: list[list[str]]) -> None:
        self.letters = letters
        self.tile_ids = tile_ids
        self.x = [0] * CELLS
        self.y = [0] * CELLS
        self.edge = [NOWHERE] * (CELLS * SIDES)
        self.beside = [NOWHERE] * (CELLS * SIDES)
        self.first = [NOWHERE] * EDGES
        self.second = [NOWHERE] * EDGES
        self.kind = [LINE] * EDGES
        self.opens_from = [0] * EDGES
        self.is_portal = [False] * CELLS
        self.is_dark = [False] * CELLS
        self.space = [NOWHERE] * CELLS
        self.cell_of_space = [NOWHERE] * 128
        self.kept: dict[int, Ways] = {}
        self._lay_out()
        for tile in range(4):
            self._read_tile(tile, drawings[tile])
        self._wall_in()
        self.portals = self._clockwise()
        self.openings = [e for e in range(EDGES) if self.is_opening(e)]
        self.windows = [e for e in range(EDGES) if self.kind[e] == WINDOW]

    # ---- questions

    def is_opening(self, edge: int) -> bool:
        """Whether an edge is a door or a window (PAN-29)."""
        return self.kind[edge] == DOOR or self.kind[edge] == WINDOW

    def between(self, a: int, b: int) -> int:
        """The edge that two spaces share, or -1: diagonals share none (PAN-32)."""
        for side in range(SIDES):
            if self.beside[SIDES * a + side] == b:
                return self.edge[SIDES * a + side]
        return NOWHERE

    def side_of(self, cell: int, edge: int) -> int:
        """The side of a space on which an edge lies, or -1."""
        for side in range(SIDES):
            if self.edge[SIDES * cell + side] == edge:
                return side
        return NOWHERE

    def across(self, cell: int, edge: int) -> int:
        """The space on the other side of an edge, -1 outside the rim."""
        return self.second[edge] if self.first[edge] == cell else self.first[edge]

    def touches(self, edge: int, tile: int) -> bool:
        """Whether an edge belongs to a tile: on a join it belongs to both (PAN-38)."""
        first, second = self.first[edge], self.second[edge]
        return (first >= 0 and first >> 4 == tile) or (second >= 0 and second >> 4 == tile)

    def exit_at(self, edge: int) -> None:
        """Make a door of a rim edge that a chapter names as an exit (PAN-37)."""
        self.kind[edge] = DOOR
        self.opens_from[edge] = FROM_FIRST | FROM_SECOND

    def ways(self, windows: list[bool], fallen: int) -> Ways:
        """The distances while these windows (by place in `windows`) can be crossed."""
        key = fallen
        for is_way in windows:
            key = 2 * key + int(is_way)
        ways = self.kept.get(key)
        if ways is None:
            if len(self.kept) >= MOST_WAYS_KEPT:
                self.kept.clear()
            ways = Ways(self._neighbours(windows, fallen))
            self.kept[key] = ways
        return ways

    # ---- building

    def _lay_out(self) -> None:
        """Number the spaces and edges of the square of four tiles (PAN-26, PAN-28)."""
        for cell in range(CELLS):
            tile, row, column = cell >> 4, (cell >> 2) & 3, cell & 3
            x, y = 4 * (tile & 1) + column, 4 * (tile >> 1) + row
            self.x[cell], self.y[cell] = x, y
            number = 16 * (ord(self.letters[tile]) - ord("A")) + (cell & 15)
            self.space[cell] = number
            self.cell_of_space[number] = cell
            self._border(cell, NORTH, 8 * y + x)
            self._border(cell, SOUTH, 8 * (y + 1) + x)
            self._border(cell, WEST, 72 + 9 * y + x)
            self._border(cell, EAST, 72 + 9 * y + x + 1)
        for cell in range(CELLS):
            for side in range(SIDES):
                self.beside[SIDES * cell + side] = self.across(cell, self.edge[SIDES * cell + side])

    def _border(self, cell: int, side: int, edge: int) -> None:
        self.edge[SIDES * cell + side] = edge
        if side == SOUTH or side == EAST:
            self.first[edge] = cell
        else:
            self.second[edge] = cell

    def _read_tile(self, tile: int, rows: list[str]) -> None:
        """Read a tile's spaces and edges; on a join the stricter half counts (PAN-35)."""
        for cell in range(16 * tile, 16 * tile + 16):
            line, place = 2 * ((cell >> 2) & 3) + 1, 2 * (cell & 3) + 1
            sign = rows[line][place]
            self.is_portal[cell] = sign in "PQ"
            self.is_dark[cell] = sign in "*Q"
            self._read_edge(cell, NORTH, rows[line - 1][place])
            self._read_edge(cell, SOUTH, rows[line + 1][place])
            self._read_edge(cell, WEST, rows[line][place - 1])
            self._read_edge(cell, EAST, rows[line][place + 1])

    def _read_edge(self, cell: int, side: int, sign: str) -> None:
        """Read one half of an edge: kind, and whether its arrow lets this side open (PAN-36)."""
        edge = self.edge[SIDES * cell + side]
        kind = LINE if sign == " " else DOOR if sign == "D" else WALL if sign in "-|" else WINDOW
        if kind > self.kind[edge]:
            self.kind[edge] = kind
        is_first = side == SOUTH or side == EAST
        if kind == DOOR or sign == (
            "v" if side == SOUTH else ">" if side == EAST else "^" if side == NORTH else "<"
        ):
            self.opens_from[edge] |= FROM_FIRST if is_first else FROM_SECOND

    def _wall_in(self) -> None:
        """Everything on the outer rim is a wall (PAN-37); what does not open opens from nowhere."""
        for edge in range(EDGES):
            if self.first[edge] < 0 or self.second[edge] < 0:
                self.kind[edge] = WALL
            if self.kind[edge] == DOOR:
                self.opens_from[edge] = FROM_FIRST | FROM_SECOND
            elif self.kind[edge] != WINDOW:
                self.opens_from[edge] = 0

    def _clockwise(self) -> list[int]:
        """The portals, clockwise from the north as seen from the centre (PAN-113)."""
        turns = []
        for cell in range(CELLS):
            if self.is_portal[cell]:
                east, north = 2 * self.x[cell] - 7, 7 - 2 * self.y[cell]
                angle = atan2(east, north) % (2 * pi)
                turns.append((angle, east * east + north * north, cell))
        return [cell for _, _, cell in sorted(turns)]

    def _neighbours(self, windows: list[bool], fallen: int) -> list[list[int]]:
        """The spaces one step from each space, through everything that counts as a way (PAN-42)."""
        near: list[list[int]] = [[] for _ in range(CELLS)]
        open_windows = [e for e, is_way in zip(self.windows, windows, strict=True) if is_way]
        for edge in range(EDGES):
            first, second, kind = self.first[edge], self.second[edge], self.kind[edge]
            if first < 0 or second < 0 or kind == WALL:
                continue
            if fallen and (fallen >> (first >> 4) | fallen >> (second >> 4)) & 1:
                continue
            if kind != WINDOW or edge in open_windows:
                near[first].append(second)
                near[second].append(first)
        return near
