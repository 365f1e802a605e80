"""The furnished floor of each room, drawn once and kept."""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
import tomllib
from typing import Any

from dreadhouse.art.plan import thing

WALL = 8.0
TILE = 120.0
INSIDE = TILE - 2 * WALL


@functools.cache
def rooms() -> dict[str, Any]:
    """What stands in every room, by its id."""
    return tomllib.loads((pathlib.Path(__file__).parent / "rooms.toml").read_text("utf-8"))


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
