"""The furnished floor of each room, drawn once and kept."""

# mypyc: no

from __future__ import annotations

import functools
import inspect
import pathlib
import tomllib
from typing import Any

from dreadhouse.games.betrayal.plan import fittings, furniture, works
from dreadhouse.games.betrayal.plan.furniture import Piece
from dreadhouse.games.betrayal.plan.strokes import num

WALL = 8.0
TILE = 120.0
INSIDE = TILE - 2 * WALL


@functools.cache
def rooms() -> dict[str, Any]:
    """What stands in every room, by its id."""
    return tomllib.loads((pathlib.Path(__file__).parent / "rooms.toml").read_text("utf-8"))


@functools.cache
def pieces() -> dict[str, Piece]:
    """Every piece of furniture by its name."""
    found: dict[str, Piece] = {}
    for module in (furniture, fittings, works):
        for name, piece in inspect.getmembers(module, inspect.isfunction):
            if not name.startswith("_") and piece.__module__ == module.__name__:
                found[name] = piece
    return found


@functools.cache
def chamber(room: str) -> str:
    """The floor and the things of a room as printed, without its walls."""
    about = rooms()[room]
    inside = (
        f'<rect class="tone-{about["tone"]}" x="4" y="4" width="112" height="112"/>'
        f'<rect x="4" y="4" width="112" height="112" fill="url(#bet-{about["floor"]})"/>'
    )
    things = "".join(thing(line) for line in about["things"])
    scale = f"translate({WALL:.0f} {WALL:.0f}) scale({INSIDE / 100:.2f})"
    return f'{inside}<g class="things" transform="{scale}">{things}</g>'


def thing(line: str) -> str:
    """One thing from its line: "piece x y width height", a turn, a paint."""
    name, x, y, w, h, *more = line.split()
    wide, high = float(w), float(h)
    turn = next((word[1:] for word in more if word[0] == "r" and word[1:].isdigit()), "0")
    tint = next((word for word in more if not word[1:].isdigit()), "")
    place = f"translate({x} {y})"
    if turn in ("90", "270"):
        # A quarter turn: the piece is drawn lying, so that its box stays where the line says.
        wide, high = high, wide
        place += f" translate({num(high / 2)} {num(wide / 2)}) rotate({turn})"
        place += f" translate({num(-wide / 2)} {num(-high / 2)})"
    elif turn != "0":
        place += f" rotate({turn} {num(wide / 2)} {num(high / 2)})"
    return f'<g transform="{place}">{pieces()[name](wide, high, tint)}</g>'
