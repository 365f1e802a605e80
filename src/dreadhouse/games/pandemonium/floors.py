"""The furnished floor of each tile, drawn once and kept."""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
import tomllib
from typing import Any

from dreadhouse.art.plan import thing
from dreadhouse.games.pandemonium.layout import CELL

TILE = 4 * CELL


@functools.cache
def furnished() -> dict[str, Any]:
    """The floors and things of every tile, by its id."""
    return tomllib.loads((pathlib.Path(__file__).parent / "floors.toml").read_text("utf-8"))


@functools.cache
def floor(tile: str) -> str:
    """A tile as it is furnished, without walls."""
    about = furnished()[tile]
    ground = "".join(laid(line) for line in about["floors"])
    things = "".join(thing(line) for line in about["things"])
    return f'{ground}{grid()}<g class="things">{things}</g>'


def laid(line: str) -> str:
    """One floor from its line: pattern, tone, and a rectangle in spaces."""
    pattern, tone, *numbers = line.split()
    x, y, wide, high = (CELL * float(number) for number in numbers)
    box = f'x="{x:g}" y="{y:g}" width="{wide:g}" height="{high:g}"'
    return f'<rect class="tone-{tone}" {box}/><rect {box} fill="url(#pan-{pattern})"/>'


@functools.cache
def grid() -> str:
    """The open lines between the spaces."""
    d = "".join(f"M{CELL * at:g} 0V{TILE:g}M0 {CELL * at:g}H{TILE:g}" for at in (1, 2, 3))
    return f'<path class="open-line" d="{d}"/>'
