"""Rooms seen from above: furniture, and a line of words that puts a piece of it in its place."""

# mypyc: no

from __future__ import annotations

import functools
import inspect

from dreadhouse.art.plan import fittings, furniture, works
from dreadhouse.art.plan.furniture import Piece
from dreadhouse.art.plan.strokes import num


@functools.cache
def pieces() -> dict[str, Piece]:
    """Every piece of furniture by its name."""
    found: dict[str, Piece] = {}
    for module in (furniture, fittings, works):
        for name, piece in inspect.getmembers(module, inspect.isfunction):
            if not name.startswith("_") and piece.__module__ == module.__name__:
                found[name] = piece
    return found


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
