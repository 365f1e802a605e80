"""Darkness that falls over the house, pools of light in it, and the glow of lamps (PAN-161)."""

# mypyc: no

from __future__ import annotations

from collections.abc import Iterable

from dreadhouse.games.pandemonium.layout import CELL

Spot = tuple[float, float]
SPREAD = 150.0
NEAR = 92.0


def darkness(dark: Iterable[Spot], lamps: Iterable[Spot], near: Iterable[Spot]) -> str:
    """A veil over the dark spaces, given by their middles; thin around lamps and figures."""
    cells = "".join(square(x, y) for x, y in dark)
    if not cells:
        return ""
    holes = "".join(pool(x, y, SPREAD, "pan-lamp") for x, y in lamps)
    holes += "".join(pool(x, y, NEAR, "pan-near") for x, y in near)
    return (
        '<mask id="pan-veil" maskUnits="userSpaceOnUse" x="-40" y="-40" width="880" height="880">'
        f'<g class="veil-cells">{cells}</g>{holes}</mask>'
        '<g class="night" mask="url(#pan-veil)"><rect class="night-shade" x="-6" y="-6" '
        'width="812" height="812"/><rect class="night-hatch" x="0" y="0" width="800" height="800" '
        'fill="url(#pan-hatch)"/></g>'
    )


def square(x: float, y: float) -> str:
    """A dark space of the mask, a little larger than itself, so that no seam shows."""
    size = CELL + 2
    return (
        f'<rect x="{x - size / 2:g}" y="{y - size / 2:g}" width="{size:g}" height="{size:g}" '
        'fill="#fff"/>'
    )


def pool(x: float, y: float, r: float, paint: str) -> str:
    """A pool of light."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="url(#{paint})"/>'


def warmth(lamps: Iterable[Spot]) -> str:
    """The warm light itself, over the floor."""
    return "".join(pool(x, y, SPREAD, "pan-warm") for x, y in lamps)
