"""Walls with thickness, doors and windows in them, and what is nailed across them.

Every opening is drawn on a horizontal line from (0, 0) to (100, 0), the first space above it, and
turned for a vertical one.
"""

# mypyc: no

from __future__ import annotations

import functools
from collections.abc import Iterable

from dreadhouse.games.pandemonium.layout import CELL

WALL = 12.0
LOW, HIGH = 21.0, 79.0
LEAF = HIGH - LOW
CLOSED, OPEN, BROKEN = range(3)


def wall_path(runs: Iterable[tuple[float, float, float, float]], css: str) -> str:
    """Walls as one path: their shade, their body, and the light on their edge."""
    d = "".join(f"M{x:g} {y:g}L{far:g} {foot:g}" for x, y, far, foot in runs)
    if not d:
        return ""
    return "".join(
        f'<path class="{css} {part}" d="{d}"/>' for part in ("wall-shade", "wall", "wall-edge")
    )


def spans(x: float, y: float, is_flat: bool, is_opening: bool) -> list[tuple[float, ...]]:
    """The parts of an edge that are wall: all of it, or both ends beside an opening."""
    parts = ((0.0, LOW), (HIGH, CELL)) if is_opening else ((0.0, CELL),)
    if is_flat:
        return [(x + low, y, x + high, y) for low, high in parts]
    return [(x, y + low, x, y + high) for low, high in parts]


# ---- doors


@functools.cache
def door(state: int) -> str:
    """A door: shut, open into the room, or in splinters."""
    jambs = (
        f'<rect class="jamb" x="{LOW - 3:g}" y="-8.5" width="6" height="17" rx="1.5"/>'
        f'<rect class="jamb" x="{HIGH - 3:g}" y="-8.5" width="6" height="17" rx="1.5"/>'
    )
    sill = f'<rect class="sill" x="{LOW:g}" y="-6" width="{LEAF:g}" height="12"/>'
    if state == CLOSED:
        leaf = (
            f'<rect class="leaf" x="{LOW + 2:g}" y="-6.5" width="{LEAF - 4:g}" height="13" rx="2"/>'
            f'<path class="leaf-line" d="M{LOW + 7:g}-2.5H46M54-2.5H{HIGH - 7:g}"/>'
            f'<circle class="knob" cx="{HIGH - 9:g}" cy="2" r="2.6"/>'
        )
    elif state == OPEN:
        leaf = (
            f'<g transform="rotate(74 {LOW + 2:g} 4)"><rect class="leaf" x="{LOW + 2:g}" y="0" '
            f'width="{LEAF - 10:g}" height="8" rx="2"/>'
            f'<circle class="knob" cx="{HIGH - 16:g}" cy="4" r="2.4"/></g>'
            f'<path class="swing" d="M{HIGH - 6:g} 6Q{HIGH - 10:g} 42 {LOW + 20:g} 52"/>'
        )
    else:
        leaf = (
            '<path class="splinter" d="M24-6L40-3L34 0L44 3L24 6ZM76-6L62-4L68 0L58 4L76 6Z"/>'
            '<path class="splinter loose" d="M40 12L58 17L41 19ZM50-15L62-19L61-15Z'
            'M34-14L42-18L43-15Z"/>'
        )
    return sill + leaf + jambs


# ---- windows


@functools.cache
def window(state: int, opens_from: int) -> str:
    """A window: its panes, and arrows on the side from which it is opened (PAN-190)."""
    frame = (
        f'<rect class="frame" x="{LOW - 2:g}" y="-6.5" width="{LEAF + 4:g}" height="13" rx="2"/>'
    )
    if state == CLOSED:
        glass = (
            f'<rect class="pane" x="{LOW + 2:g}" y="-3.8" width="{LEAF - 4:g}" height="7.6"/>'
            '<path class="bars" d="M40-4V4M60-4V4"/>'
        )
    elif state == OPEN:
        glass = (
            '<rect class="gap" x="23" y="-4" width="54" height="8"/>'
            '<path class="pane wing" d="M23 0L33-21L37-19L27 2ZM77 0L67-21L63-19L73 2Z"/>'
        )
    else:
        glass = (
            '<rect class="gap" x="23" y="-4" width="54" height="8"/>'
            '<path class="pane shard" d="M23-4H35L28 0L33 4H23ZM77-4H68L72 0L64 4H77Z'
            'M48-4L52-4L50 1Z"/>'
            '<path class="pane shard" d="M40 11l5 2l-4 4zM56 12l6-1l-2 5zM48-14l4 1l-1-5z"/>'
        )
    return frame + glass + arrows(opens_from)


def arrows(opens_from: int) -> str:
    """An arrow that points away from each space from which a window is opened."""
    drawn = ""
    if opens_from & 1:
        drawn += '<path class="arrow-side" d="M41-23L50-12L59-23"/>'
    if opens_from & 2:
        drawn += '<path class="arrow-side" d="M41 23L50 12L59 23"/>'
    return drawn


# ---- what is nailed across


@functools.cache
def barricade(is_evil: bool) -> str:
    """Planks across an opening; black and thorned where the house has put them."""
    if not is_evil:
        return (
            '<g class="barricade"><path d="M12-13L86 7L84 15L10-5Z"/>'
            '<path d="M12 9L86-13L89-5L14 17Z"/>'
            '<path d="M30-19L40-20L44 20L34 21Z"/><path d="M60-20L70-20L67 20L57 20Z"/>'
            '<path class="nails" d="M20-5h0M80 7h0M20 9h0M80-5h0M36-2h0M64 1h0"/></g>'
        )
    return (
        '<g class="evil-barricade"><path class="evil-glow" d="M8 0H92"/>'
        '<path d="M8-15L50-6L92-15L88-3L94 4L88 14L50 6L12 14L6 4L12-3Z"/>'
        '<path d="M22-22L30 22L36 21L29-22ZM46-24L49 24L54 24L52-24ZM70-22L64 21L70 22L77-22Z"/>'
        '<path class="thorns" d="M12-8l-5-7M34-10l-3-8M62-9l4-9M88-8l6-7M14 9l-6 7M40 8l-2 9'
        'M60 9l3 8M87 9l6 8"/></g>'
    )


def turned(x: float, y: float, is_flat: bool, inside: str) -> str:
    """Something on an edge whose western or northern end is (x, y)."""
    # A vertical edge has its first space on the west: a quarter turn to the left, from its foot.
    turn = "" if is_flat else f" translate(0 {CELL:g}) rotate(-90)"
    return f'<g transform="translate({x:g} {y:g}){turn}">{inside}</g>'
