"""What changes on the board in a game: doors, windows, Barricades, Traps and fallen tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from dreadhouse.games.pandemonium.ground.plan import (
    CELLS,
    DOOR,
    EDGES,
    FROM_FIRST,
    FROM_SECOND,
    LINE,
    SIDES,
    WALL,
    WINDOW,
    Plan,
)
from dreadhouse.games.pandemonium.ground.ways import FAR

CLOSED: Final = 0
OPEN: Final = 1
BROKEN: Final = 2

BARE: Final = 0
BARRICADE: Final = 1
EVIL_BARRICADE: Final = 2


class Measured:
    """What has been measured on a ground as it is now; not part of any position."""

    never_changes: ClassVar[bool] = True

    def __init__(self) -> None:
        self.reached: dict[int, list[int]] = {}


class Ground:
    """The present ground; only its own methods change it, so that what it has measured holds."""

    def __init__(self, plan: Plan, like: Ground | None = None) -> None:
        self.plan = plan
        if like is None:
            self._begin()
        else:
            self._repeat(like)

    def _begin(self) -> None:
        plan = self.plan
        self.state = [CLOSED] * EDGES
        self.barricade = [BARE] * EDGES
        self.traps = [0] * CELLS
        self.evil_traps = [0] * CELLS
        self.fallen = 0
        self.version = 0
        self.measured = Measured()
        self.ways = plan.ways([False] * len(plan.windows), 0)
        self.moth_ways = plan.ways([True] * len(plan.windows), 0)

    def _repeat(self, other: Ground) -> None:
        self.state = other.state[:]
        self.barricade = other.barricade[:]
        self.traps = other.traps[:]
        self.evil_traps = other.evil_traps[:]
        self.fallen = other.fallen
        self.version = other.version
        self.measured = other.measured
        self.ways = other.ways
        self.moth_ways = other.moth_ways

    def copy(self) -> Ground:
        """An independent twin on the same plan; both keep what was measured so far."""
        return Ground(self.plan, self)

    # ---- what characters ask

    def is_opening(self, edge: int) -> bool:
        """Whether an edge is a door or window that still stands."""
        return self.plan.is_opening(edge) and not self._has_fallen(edge)

    def is_closed(self, edge: int) -> bool:
        """Whether an edge is a closed door or window, whatever lies on it."""
        return self.is_opening(edge) and self.state[edge] == CLOSED

    def is_free(self, edge: int) -> bool:
        """Whether a free step crosses an edge (PAN-43, PAN-196, PAN-228)."""
        plan = self.plan
        kind = plan.kind[edge]
        if kind == WALL or (self.fallen and self._has_fallen(edge)):
            return False
        if kind == LINE:
            return True
        if self.state[edge] == CLOSED or self.barricade[edge] != BARE:
            return False
        return plan.first[edge] >= 0 and plan.second[edge] >= 0

    def may_open(self, edge: int, cell: int) -> bool:
        """Whether somebody in a space may open what is closed there (PAN-189, PAN-190, PAN-554)."""
        return (
            self.is_opening(edge)
            and self.state[edge] == CLOSED
            and self.barricade[edge] == BARE
            and self._has_handle(edge, cell)
        )

    def may_close(self, edge: int, cell: int) -> bool:
        """Whether somebody in a space may close what is open there (PAN-186, PAN-188, PAN-191)."""
        return (
            self.is_opening(edge)
            and self.state[edge] == OPEN
            and self.barricade[edge] == BARE
            and self._has_handle(edge, cell)
        )

    def may_dash(self, edge: int) -> bool:
        """Whether a Dash through an edge is possible (PAN-211, PAN-212, PAN-554)."""
        plan = self.plan
        if plan.first[edge] < 0 or plan.second[edge] < 0:
            return False
        return self.is_opening(edge) and self.barricade[edge] != EVIL_BARRICADE

    def dash_price(self, edge: int) -> int:
        """The Life that a Dash through an opening costs (PAN-214 to PAN-218)."""
        if self.barricade[edge] == BARRICADE:
            return 2
        if self.state[edge] == CLOSED and self.plan.kind[edge] == DOOR:
            return 2
        return 1

    def may_barricade(self, edge: int) -> bool:
        """Whether a Barricade may be raised (PAN-225, PAN-226, PAN-227, PAN-554)."""
        return self.is_opening(edge) and self.barricade[edge] == BARE

    def may_unbarricade(self, edge: int) -> bool:
        """Whether a Barricade lies here that can be removed (PAN-231)."""
        return self.is_opening(edge) and self.barricade[edge] == BARRICADE

    def free_steps(self, cell: int) -> list[int]:
        """The spaces that are one free step away (PAN-43)."""
        found = []
        for side in range(SIDES * cell, SIDES * cell + SIDES):
            if self.is_free(self.plan.edge[side]):
                found.append(self.plan.beside[side])
        return found

    def reach(self, start: int) -> list[int]:
        """The distances by free steps, as weapons count their Range (PAN-43, PAN-268)."""
        row = self.measured.reached.get(start)
        if row is None:
            row = self._measured_freely(start)
            self.measured.reached[start] = row
        return row

    # ---- distances

    def row(self, start: int) -> list[int]:
        """The distances from a space (PAN-42)."""
        return self.ways.row(start)

    def moth_row(self, start: int) -> list[int]:
        """The distances from a space with closed windows as ways (DIA-52)."""
        return self.moth_ways.row(start)

    def distance(self, a: int, b: int) -> int:
        """The distance between two spaces (PAN-42), FAR where no way leads."""
        return self.ways.row(a)[b]

    # ---- changes

    def open(self, edge: int) -> None:
        """An Open token is put on a closed door or window (PAN-185)."""
        self.state[edge] = OPEN
        self._changed(edge)

    def close(self, edge: int) -> None:
        """The Open token is removed (PAN-186)."""
        self.state[edge] = CLOSED
        self._changed(edge)

    def break_open(self, edge: int) -> None:
        """A door or window breaks for good, and what lay on it is gone (PAN-187, PAN-229)."""
        self.state[edge] = BROKEN
        self.barricade[edge] = BARE
        self._changed(edge)

    def raise_barricade(self, edge: int) -> None:
        """A Barricade is put on a door or window, on top of any token (PAN-226)."""
        self.barricade[edge] = BARRICADE
        self._changed(edge)

    def remove_barricade(self, edge: int) -> None:
        """A Barricade leaves the board: its door or window is broken (PAN-229)."""
        self.break_open(edge)

    def raise_evil_barricade(self, edge: int) -> None:
        """An Evil Barricade is put on a door or window (PAN-552)."""
        self.barricade[edge] = EVIL_BARRICADE
        self._changed(edge)

    def destroy_evil_barricade(self, edge: int) -> None:
        """An Evil Barricade leaves a broken door or window behind (PAN-559)."""
        self.break_open(edge)

    def set_trap(self, cell: int) -> None:
        """A Trap is set; several may lie in one space (PAN-237)."""
        self.traps[cell] += 1
        self.version += 1

    def spring_trap(self, cell: int) -> None:
        """One Trap was set off and is removed (PAN-240)."""
        self.traps[cell] -= 1
        self.version += 1

    def set_evil_trap(self, cell: int) -> None:
        """An Evil Trap is placed (PAN-565)."""
        self.evil_traps[cell] = 1
        self.version += 1

    def spring_evil_trap(self, cell: int) -> None:
        """An Evil Trap was set off and is removed (PAN-568)."""
        self.evil_traps[cell] = 0
        self.version += 1

    def fall(self, tile: int) -> None:
        """A tile falls: its borders are walls, what lay on it is lost (DIA-114)."""
        self.fallen |= 1 << tile
        for cell in range(16 * tile, 16 * tile + 16):
            self.traps[cell] = 0
            self.evil_traps[cell] = 0
        for edge in range(EDGES):
            if self.plan.touches(edge, tile):
                self.state[edge] = CLOSED
                self.barricade[edge] = BARE
        self._measure_anew()

    # ---- inside

    def _has_fallen(self, edge: int) -> bool:
        first, second = self.plan.first[edge], self.plan.second[edge]
        return bool(
            (first >= 0 and self.fallen >> (first >> 4) & 1)
            or (second >= 0 and self.fallen >> (second >> 4) & 1)
        )

    def _has_handle(self, edge: int, cell: int) -> bool:
        plan = self.plan
        bit = FROM_FIRST if plan.first[edge] == cell else 0
        if plan.second[edge] == cell:
            bit = FROM_SECOND
        return plan.opens_from[edge] & bit != 0

    def _changed(self, edge: int) -> None:
        """Forget what no longer holds: only windows change the distances (PAN-42)."""
        if self.plan.kind[edge] == WINDOW:
            self._measure_anew()
        else:
            self.version += 1
            self.measured = Measured()

    def _measure_anew(self) -> None:
        self.version += 1
        self.measured = Measured()
        plan = self.plan
        windows = [
            self.state[e] != CLOSED or self.barricade[e] == EVIL_BARRICADE for e in plan.windows
        ]
        self.ways = plan.ways(windows, self.fallen)
        self.moth_ways = plan.ways([True] * len(windows), self.fallen)

    def _measured_freely(self, start: int) -> list[int]:
        row = [FAR] * CELLS
        row[start] = 0
        queue = [start]
        for cell in queue:
            for beside in self.free_steps(cell):
                if row[beside] == FAR:
                    row[beside] = row[cell] + 1
                    queue.append(beside)
        return row


def nearest_cells(row: list[int], cells: list[int]) -> list[int]:
    """Those of some spaces that are nearest by a row of distances; none if none can be reached."""
    least = FAR
    found: list[int] = []
    for cell in cells:
        if row[cell] < least:
            least = row[cell]
            found = [cell]
        elif row[cell] == least and least < FAR:
            found.append(cell)
    return found
