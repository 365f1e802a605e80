"""A tile of the house: its furnished floor, walls, doorways, windows; and the places still dark."""

# mypyc: no

from __future__ import annotations

import functools

from dreadhouse.games.betrayal.plan.chambers import TILE, WALL, chamber

DOOR = 26.0
PANE = 30.0
LOW = TILE / 2 - DOOR / 2
HIGH = TILE / 2 + DOOR / 2


def defs() -> str:
    """The paints of light and dark, and the floors; their colours come from the style sheet."""
    return (
        "<defs>"
        + _glow("bet-lit", "lit-core", "lit-rim", 0.62)
        + _glow("bet-dim", "dim-core", "dim-rim", 0.72)
        + _glow("bet-mist", "mist-core", "mist-rim", 0.5)
        + _floor("boards", 24, 12, "M0 0H24M0 12H24M9 0V12M0 6H24M20 6V12")
        + _floor("parquet", 12, 12, "M0 0L12 12M6-6L18 6M-6 6L6 18M0 12L6 6M6 6L12 0")
        + _floor("flags", 30, 26, "M0 0H30M0 13H30M11 0V13M24 13V26M4 13V26M26 0V13")
        + _floor(
            "checker", 20, 20, "", '<path class="dark-square" d="M0 0h10v10H0zM10 10h10v10H10z"/>'
        )
        + _floor("brick", 16, 10, "M0 0H16M0 5H16M4 0V5M12 5V10")
        + _floor("carpet", 14, 14, "M7 2L12 7L7 12L2 7ZM7 5L9 7L7 9L5 7Z")
        + _floor("earth", 22, 22, "M3 4h2M12 9h3M7 15h2M17 18h2M18 3h1M2 19h1M11 2h1")
        + _floor("grass", 18, 18, "M3 7l1-4l1 4M11 13l1-4l1 4M13 5l1-3l1 3M4 16l1-3l1 3")
        + _floor("void", 24, 24, "", '<rect class="void" width="24" height="24"/>')
        + "</defs>"
    )


def _floor(name: str, wide: int, high: int, d: str, more: str = "") -> str:
    seams = f'<path class="seam" d="{d}"/>' if d else ""
    return (
        f'<pattern id="bet-{name}" width="{wide}" height="{high}" '
        f'patternUnits="userSpaceOnUse">{more}{seams}</pattern>'
    )


def _glow(name: str, core: str, rim: str, r: float) -> str:
    return (
        f'<radialGradient id="{name}" cx="0.5" cy="0.5" r="{r}"><stop class="{core}" offset="0"/>'
        f'<stop class="{rim}" offset="1"/></radialGradient>'
    )


def around(way: int, inside: str) -> str:
    """Something drawn at the north wall, turned to another wall."""
    turn = f' transform="rotate({90 * way} 60 60)"' if way else ""
    return f"<g{turn}>{inside}</g>"


def furnished(room: str, turned: int) -> str:
    """The floor and furniture of a room as it lies."""
    turn = f' transform="rotate({90 * turned} 60 60)"' if turned else ""
    return f'<g class="plan"{turn}>{chamber(room)}</g>'


@functools.cache
def walls(doors: int, windows: int, false_doors: int, open_air: bool) -> str:
    """The four walls with what is in them; the masks are of directions as the tile lies."""
    drawn = ""
    for way in range(4):
        bit = 1 << way
        if doors & bit:
            piece = _doorway(bool(false_doors & bit))
        elif windows & bit:
            piece = _window()
        else:
            piece = _wall(0, TILE)
        drawn += around(way, piece)
    css = "walls hedge" if open_air else "walls"
    return f'<g class="{css}">{drawn}</g>'


def _wall(start: float, end: float) -> str:
    return f'<path class="wall" d="M{start:g} 1H{end:g}V{WALL:g}H{start:g}Z"/>' + (
        f'<path class="wall-edge" d="M{max(start, WALL):g} {WALL:g}H{min(end, TILE - WALL):g}"/>'
    )


def _doorway(is_false: bool) -> str:
    """An opening with jambs and a threshold, or bricks where the next room has a wall."""
    sides = _wall(0, LOW) + _wall(HIGH, TILE)
    jambs = (
        f'<rect class="jamb" x="{LOW - 2:g}" y="0" width="4" height="{WALL + 1.5:g}"/>'
        f'<rect class="jamb" x="{HIGH - 2:g}" y="0" width="4" height="{WALL + 1.5:g}"/>'
    )
    if is_false:
        bricks = "M0 4.5H26M6 1V4.5M15 1V4.5M11 4.5V8M20 4.5V8"
        return (
            f'{sides}<g transform="translate({LOW:g} 0)"><rect class="bricked" y="1" '
            f'width="{DOOR:g}" height="{WALL - 1:g}"/><path class="bricks" d="{bricks}"/></g>'
            f"{jambs}"
        )
    sill = (
        f'<rect class="threshold" x="{LOW:g}" y="-0.5" width="{DOOR:g}" height="{WALL + 0.5:g}"/>'
    )
    leaf = f'<path class="leaf" d="M{LOW + 2:g} {WALL:g}l-3 11"/>'
    return sill + sides + jambs + leaf


def _window() -> str:
    low, high = TILE / 2 - PANE / 2, TILE / 2 + PANE / 2
    pane = f'<rect class="pane" x="{low:g}" y="1.5" width="{PANE:g}" height="{WALL - 2.5:g}"/>'
    bars = f'<path class="bars" d="M{low + PANE / 3:g} 1V{WALL:g}M{high - PANE / 3:g} 1V{WALL:g}"/>'
    light = f'<path class="moonlight" d="M{low:g} {WALL:g}H{high:g}L{high + 9:g} 34H{low - 9:g}Z"/>'
    return _wall(0, low) + _wall(high, TILE) + light + pane + bars


def front_door(is_open: bool) -> str:
    """The two leaves of the front door in a south wall."""
    frame = '<rect class="front-frame" x="40" y="-1" width="40" height="10"/>'
    leaves = (
        '<rect class="threshold" x="43" y="-1" width="34" height="10"/>'
        '<path class="front-leaf" d="M43 8l-5 15h4l5-15zM77 8l5 15h-4l-5-15z"/>'
        if is_open
        else '<rect class="front-leaf" x="43" y="0" width="16.5" height="8"/>'
        '<rect class="front-leaf" x="60.5" y="0" width="16.5" height="8"/>'
        '<path class="front-bar" d="M45 4H75"/>'
    )
    return around(2, frame + leaves)


def seen_part(back: list[int]) -> tuple[float, float, float, float]:
    """The part of a dark cell that is seen: a strip at its doorway, all of it from two walls."""
    if len(set(back)) > 1:
        return 7.0, 7.0, 106.0, 106.0
    return {
        0: (7.0, 4.0, 106.0, 64.0),
        1: (52.0, 7.0, 64.0, 106.0),
        2: (7.0, 52.0, 106.0, 64.0),
        3: (4.0, 7.0, 64.0, 106.0),
    }[back[0]]


def mist(back: list[int], has_edge: bool) -> str:
    """The dark behind open doorways: mist that creeps in where the doorways are."""
    x, y, wide, high = seen_part(back)
    edge = f'<rect class="unknown" x="{x}" y="{y}" width="{wide}" height="{high}" rx="7"/>'
    drawn = edge if has_edge else ""
    for way in back:
        drawn += around(
            way,
            '<ellipse cx="60" cy="6" rx="46" ry="44" fill="url(#bet-mist)"/>'
            '<path class="wisp" d="M40 26q10-9 20 0t20 0M34 40q9-8 18 0t18 0t16 0"/>',
        )
    return drawn


def hole() -> str:
    """Where a room has vanished: nothing at all, with torn edges."""
    return (
        '<path class="torn" d="M4 12L18 4L34 10L52 3L70 9L90 4L112 10L116 34L110 54L117 76L110 96'
        'L114 114L92 111L70 117L50 110L30 116L8 112L3 90L9 68L4 46Z"/>'
    )
