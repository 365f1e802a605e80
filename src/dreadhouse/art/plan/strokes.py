"""The few strokes that furniture is drawn with; a letter of a style names its paint."""

# mypyc: no

from __future__ import annotations

import math
import re


def num(value: float) -> str:
    """A number as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


def rect(x: float, y: float, w: float, h: float, css: str, rx: float = 0) -> str:
    """A rectangle."""
    corner = f' rx="{num(rx)}"' if rx else ""
    size = f'width="{num(w)}" height="{num(h)}"{corner}'
    return f'<rect class="{css}" x="{num(x)}" y="{num(y)}" {size}/>'


def ring(x: float, y: float, r: float, css: str) -> str:
    """A circle around (x, y)."""
    return f'<circle class="{css}" cx="{num(x)}" cy="{num(y)}" r="{num(r)}"/>'


def oval(w: float, h: float, css: str, share: float = 1) -> str:
    """An ellipse in the middle of a box, `share` of its size."""
    rx, ry = w * share / 2, h * share / 2
    return (
        f'<ellipse class="{css}" cx="{num(w / 2)}" cy="{num(h / 2)}" '
        f'rx="{num(rx)}" ry="{num(ry)}"/>'
    )


def path(d: str, css: str) -> str:
    """A path."""
    return f'<path class="{css}" d="{d}"/>'


def rows(w: float, h: float, count: int, edge: float = 0) -> str:
    """Lines across a box that part it into `count` strips along its longer side."""
    d = ""
    for step in range(1, count):
        if w >= h:
            d += f"M{num(w * step / count)} {num(edge)}V{num(h - edge)}"
        else:
            d += f"M{num(edge)} {num(h * step / count)}H{num(w - edge)}"
    return path(d, "ln")


def planks(w: float, h: float, count: int) -> str:
    """Lines along the longer side of a box."""
    d = ""
    for step in range(1, count):
        if w >= h:
            d += f"M0 {num(h * step / count)}H{num(w)}"
        else:
            d += f"M{num(w * step / count)} 0V{num(h)}"
    return path(d, "ln")


def star(x: float, y: float, r: float, points: int, inner: float, turn: float = -90) -> str:
    """The path of a star, or of a polygon where `inner` is 1."""
    d = ""
    count = points * 2 if inner != 1 else points
    for step in range(count):
        far = r * inner if inner != 1 and step % 2 else r
        angle = math.radians(turn + 360 * step / count)
        d += f"{'L' if d else 'M'}{num(x + far * math.cos(angle))} {num(y + far * math.sin(angle))}"
    return d + "Z"


def spokes(x: float, y: float, near: float, far: float, count: int, turn: float = 0) -> str:
    """Lines from an inner to an outer circle."""
    d = ""
    for step in range(count):
        angle = math.radians(turn + 360 * step / count)
        c, s = math.cos(angle), math.sin(angle)
        d += f"M{num(x + near * c)} {num(y + near * s)}L{num(x + far * c)} {num(y + far * s)}"
    return d


def shape(w: float, h: float, d: str, css: str) -> str:
    """A path whose numbers are hundredths of a box: those of H and every first one go across."""
    drawn, across, last = "", True, ""
    for letter, number in re.findall(r"([A-Z])|(-?[\d.]+)", d):
        if letter:
            drawn, across, last = drawn + letter, letter != "V", letter
            continue
        drawn += f"{num(float(number) * (w if across else h) / 100)} "
        across = not across if last not in "HV" else across
    return path(drawn.strip(), css)


def egg(w: float, h: float, x: float, y: float, rx: float, ry: float, css: str) -> str:
    """An ellipse whose numbers are hundredths of a box."""
    return (
        f'<ellipse class="{css}" cx="{num(w * x / 100)}" cy="{num(h * y / 100)}" '
        f'rx="{num(w * rx / 100)}" ry="{num(h * ry / 100)}"/>'
    )


def tilted(turn: float, x: float, y: float, inside: str) -> str:
    """Something turned by a few degrees around a point."""
    return f'<g transform="rotate({num(turn)} {num(x)} {num(y)})">{inside}</g>'
