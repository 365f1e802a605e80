"""What all scenes are painted with: a few colours a picture, plain shapes, and a light.

A scene is 640 wide and 360 high. `#@` stands before every id until the scene knows its seed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

WIDE, HIGH = 640, 360


class Paint(NamedTuple):
    """The colours of one picture, from the far top to the near foot, and its lights."""

    top: str
    low: str
    far: str
    mid: str
    near: str
    dark: str
    trim: str
    glow: str = "#ffb84a"
    lit: str = "#f8e9c4"
    moon: float = 1


OUTSIDE = {
    "night": Paint("#041a24", "#237078", "#123f49", "#0e333c", "#07202a", "#03121a", "#4fa6a2"),
    "dusk": Paint("#0b2c3a", "#e08a45", "#1c4650", "#123540", "#0a222b", "#04141b", "#f0b26a"),
    "storm": Paint("#0a1717", "#5f7c6c", "#24423f", "#163130", "#0c2020", "#051111", "#a9c3a6"),
    "dawn": Paint("#14343f", "#eab683", "#33585c", "#1b424b", "#0e2a33", "#06171e", "#ffd9a0"),
}
INSIDE = {
    "brown": Paint("#1c0d06", "#7d4722", "#38200f", "#5b3418", "#1d0f07", "#0f0703", "#a5672f"),
    "teal": Paint("#04171d", "#1f6a70", "#0d3139", "#1a4a50", "#071b21", "#030f13", "#3f908f"),
    "wine": Paint("#19070a", "#80302a", "#3c1416", "#5a2520", "#1d0a0b", "#100405", "#b05a3c"),
    "mustard": Paint("#1c1407", "#8a6425", "#3f2d0f", "#604519", "#20160a", "#100b04", "#bb8f40"),
    "moss": Paint("#0a150f", "#4c6a46", "#1f3324", "#35492f", "#101c13", "#070e09", "#8aa06a"),
}


class Light(NamedTuple):
    """Where a picture's light stands and how far it reaches."""

    x: float
    y: float
    reach: float = 260


@dataclass(frozen=True)
class Backdrop:
    """A place without its things: `floor` is the line where distant things stand.

    `shows` names motifs that the place itself already shows; `front` stands before everything;
    about `free` there is room for the main thing, and at `lean` a ladder may stand (0: anywhere).
    A room of glass has no walls: what would hang there stands on a post.
    """

    drawing: str
    floor: float
    light: Light
    is_inside: bool = True
    surface: str = "floor"
    front: str = ""
    shows: frozenset[str] = frozenset()
    free: float = WIDE / 2
    lean: float = 0
    has_walls: bool = True


def box(x: float, y: float, w: float, h: float, fill: str, more: str = "") -> str:
    """A rectangle."""
    extra = f" {more}" if more else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" fill="{fill}"{extra}/>'


def shape(d: str, fill: str, more: str = "") -> str:
    """A filled path."""
    extra = f" {more}" if more else ""
    return f'<path d="{d}" fill="{fill}"{extra}/>'


def stroke(d: str, colour: str, width: float = 2, more: str = "") -> str:
    """A drawn line."""
    extra = f" {more}" if more else ""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}"{extra}/>'


def disc(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    """A filled circle."""
    extra = f" {more}" if more else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{extra}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    """A filled ellipse."""
    extra = f" {more}" if more else ""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{extra}/>'


def group(drawing: str, more: str) -> str:
    """Several drawings that share something."""
    return f"<g {more}>{drawing}</g>"


def moved(drawing: str, x: float, y: float, scale: float = 1, flip: bool = False) -> str:
    """A drawing set down at (x, y)."""
    size = f" scale({-scale:.3g} {scale:.3g})" if flip else f" scale({scale:.3g})"
    return (
        f'<g transform="translate({x:g} {y:g}){size if flip or scale != 1 else ""}">{drawing}</g>'
    )


def rows(count: int, first: float, step: float) -> Iterable[float]:
    """Evenly spaced places."""
    return (first + n * step for n in range(count))


def halo(x: float, y: float, r: float, strength: float = 1) -> str:
    """A light in the air."""
    return disc(x, y, r, "url(#@glow)", f'opacity="{strength:g}" stroke="none"')


def moon(p: Paint, x: float, y: float, r: float) -> str:
    """A flat moon with its seas and its light."""
    r *= p.moon
    seas = disc(x - r * 0.3, y - r * 0.2, r * 0.2, "#d9c596") + disc(
        x + r * 0.3, y + r * 0.34, r * 0.14, "#d9c596"
    )
    return disc(x, y, r * 3.4, "url(#@shine)") + disc(x, y, r, p.lit) + seas


def window(p: Paint, x: float, y: float, w: float, h: float, lit: str = "") -> str:
    """A sash window with a sill; the night or a light behind it."""
    frame = box(x - 5, y - 5, w + 10, h + 10, p.dark)
    bars = f"M{x + w / 2:g} {y:g}V{y + h:g}M{x:g} {y + h * 0.4:g}H{x + w:g}"
    return (
        frame
        + box(x, y, w, h, lit or "url(#@sky)")
        + stroke(bars, p.dark, 4)
        + box(x - 9, y + h + 4, w + 18, 6, p.trim)
    )


def arched(x: float, foot: float, w: float, h: float) -> str:
    """The outline of a round-headed opening, standing on `foot`."""
    r = w / 2
    return (
        f"M{x:g} {foot:g}V{foot - h + r:g}A{r:g} {r:g} 0 0 1 {x + w:g} {foot - h + r:g}V{foot:g}Z"
    )


def pointed(x: float, foot: float, w: float, h: float) -> str:
    """The outline of a pointed opening, standing on `foot`."""
    top, rise = foot - h, w * 0.8
    return (
        f"M{x:g} {foot:g}V{top + rise:g}Q{x:g} {top + rise * 0.4:g} {x + w / 2:g} {top:g}"
        f"Q{x + w:g} {top + rise * 0.4:g} {x + w:g} {top + rise:g}V{foot:g}Z"
    )


def lamp(p: Paint, x: float, y: float, cord: float = 0) -> str:
    """A hanging lamp with a shade; `cord` is where its cord begins."""
    return (
        stroke(f"M{x:g} {cord:g}V{y - 22:g}", p.dark, 2.5)
        + halo(x, y + 4, 90, 0.9)
        + shape(
            f"M{x - 26:g} {y:g}Q{x - 20:g} {y - 22:g} {x:g} {y - 24:g}Q{x + 20:g} {y - 22:g} "
            f"{x + 26:g} {y:g}Z",
            p.dark,
        )
        + oval(x, y, 20, 5, p.lit)
    )


def candle(p: Paint, x: float, y: float, h: float = 22) -> str:
    """A burning candle on the line y."""
    return (
        halo(x, y - h - 8, 34, 0.8)
        + box(x - 3, y - h, 6, h, p.lit)
        + shape(f"M{x:g} {y - h - 15:g}q6 9 0 14q-6 -5 0 -14Z", p.glow)
    )


def wave_line(y: float, step: float, rise: float, foot: float = HIGH, start: float = -20) -> str:
    """An outline of swell from side to side, closed below."""
    n = int((WIDE + 60) / step) + 1
    first = f"M{start:g} {foot:g}V{y:g}q{step / 2:g} {-rise:g} {step:g} 0"
    return first + f"t{step:g} 0" * (n - 1) + f"V{foot:g}Z"


def shine(colour: str, *places: tuple[float, float, float], width: float = 2) -> str:
    """Short bright lines on water or wet ground, each (x, y, length)."""
    return stroke(
        "".join(f"M{x:g} {y:g}h{w:g}" for x, y, w in places),
        colour,
        width,
        'stroke-linecap="round" opacity=".55"',
    )
