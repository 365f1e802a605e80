"""The printed tiles (content/tiles.toml), read once, and the boards made of them."""

# mypyc: no

from __future__ import annotations

import functools
import pathlib

import msgspec

from dreadhouse.games.pandemonium.ground.names import edge_named
from dreadhouse.games.pandemonium.ground.plan import Plan

FILE = pathlib.Path(__file__).parents[1] / "content" / "tiles.toml"
SIGNS = {True: set(".*PQ"), False: set("-| D<>^v")}


class Tile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A map tile, drawn in nine lines of nine characters (PAN-27, PAN-28)."""

    id: str
    letter: str
    rows: list[str]

    def __post_init__(self) -> None:
        if [len(row) for row in self.rows] != [9] * 9:
            raise ValueError(f"tiles.toml: {self.id}: draw nine rows of nine characters")
        for line, row in enumerate(self.rows):
            for place, sign in enumerate(row):
                if not self._fits(line, place, sign):
                    raise ValueError(f"tiles.toml: {self.id}: {sign!r} cannot stand in {row!r}")

    def _fits(self, line: int, place: int, sign: str) -> bool:
        if line % 2 == 0 and place % 2 == 0:
            return sign == "+"
        return sign in SIGNS[line % 2 == 1 and place % 2 == 1]


class Tiles(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The whole file."""

    tile: list[Tile]


@functools.cache
def printed_tiles() -> dict[str, Tile]:
    """The eight tiles by their letters."""
    read = msgspec.toml.decode(FILE.read_bytes(), type=Tiles)
    return {tile.letter: tile for tile in read.tile}


@functools.cache
def plan_of_board(letters: str, exits: tuple[str, ...] = ()) -> Plan:
    """The board of four tiles, north-west, north-east, south-west, south-east (PAN-26)."""
    tiles = [printed_tiles()[letter] for letter in letters]
    plan = Plan(letters, [tile.id for tile in tiles], [tile.rows for tile in tiles])
    for name in exits:
        plan.exit_at(edge_named(plan, name))
    plan.openings = [edge for edge in range(len(plan.kind)) if plan.is_opening(edge)]
    return plan
