"""Icons that are drawn once in a picture and stamped wherever they are wanted."""

# mypyc: no

from __future__ import annotations

import re

from dreadhouse.art.icons import BOX, icon

STAMPED = re.compile(r'href="#i-([a-z0-9-]+)"')


def placed(name: str, x: float, y: float, size: float, colour: str = "") -> str:
    """The icon with its upper left corner at (x, y), `size` wide."""
    paint = f' color="{colour}"' if colour else ""
    place = f"translate({x:.4g} {y:.4g}) scale({size / BOX:.4g})"
    return f'<use href="#i-{name}" transform="{place}"{paint}/>'


def stamps(picture: str) -> str:
    """The icons that a picture wants, each once; they take the colour of where they are used."""
    wanted = sorted(set(STAMPED.findall(picture)))
    drawn = (f'<g id="i-{name}">{icon(name)}</g>' for name in wanted)
    return f"<defs>{''.join(drawn)}</defs>"
