"""The paints that a scene defines once and all its parts use: sky, wall, glow, tints, print."""

from __future__ import annotations

from collections.abc import Iterable

from dreadhouse.art.paint import HIGH, OUTSIDE, WIDE, Backdrop, Light, Paint

INK = "#120805"
TINTS = {
    "gold": ("#fdeec4", "#f0a24a", "#8f4a1c"),
    "cream": ("#fffbec", "#efdfb8", "#9c8257"),
    "steel": ("#dcebe2", "#86aaa5", "#2f5257"),
    "teal": ("#a9e2d4", "#31938e", "#0f454b"),
    "red": ("#f6a680", "#bf3f2c", "#5e1812"),
    "wood": ("#f3c286", "#b36c35", "#552d14"),
    "night": ("#4b6d72", "#15303a", "#061419"),
    "leaf": ("#dbe6a4", "#76964f", "#2d4627"),
}
UPRIGHT = 'x1="0" y1="0" x2="0" y2="1"'


def stops(*pairs: tuple[float, str, float]) -> str:
    """The colours of a gradient, each (where, colour, how solid)."""
    return "".join(
        f'<stop offset="{at:g}" stop-color="{colour}"'
        + (f' stop-opacity="{veil:g}"/>' if veil != 1 else "/>")
        for at, colour, veil in pairs
    )


def along(name: str, more: str, *pairs: tuple[float, str, float]) -> str:
    """A gradient along a line."""
    return f'<linearGradient id="@{name}" {more}>{stops(*pairs)}</linearGradient>'


def around(name: str, more: str, *pairs: tuple[float, str, float]) -> str:
    """A gradient round a middle."""
    return f'<radialGradient id="@{name}" {more}>{stops(*pairs)}</radialGradient>'


def dimmed(colour: str, amount: float = 0.26) -> str:
    """A colour further from the light."""
    parts = zip(
        (colour[1:3], colour[3:5], colour[5:7]), (INK[1:3], INK[3:5], INK[5:7]), strict=True
    )
    return "#" + "".join(
        f"{round(int(a, 16) * (1 - amount) + int(b, 16) * amount):02x}" for a, b in parts
    )


def tint(name: str, is_left: bool) -> str:
    """The gradient of a thing: `gold` near the light, `gold-s` further away."""
    lean = 'x1="0" y1="0" x2="1" y2=".7"' if is_left else 'x1="1" y1="0" x2="0" y2=".7"'
    base = name.removesuffix("-s")
    light, body, shade = (dimmed(c) if name != base else c for c in TINTS[base])
    return along(name, lean, (0, light, 1), (0.5, body, 1), (1, shade, 1))


def paints(p: Paint, place: Backdrop, light: Light, tints: Iterable[str], night: str) -> str:
    """All gradients and patterns of a scene; `night` is the sky behind the windows of a room."""
    own = place.light
    wall = f'gradientUnits="userSpaceOnUse" cx="{own.x:g}" cy="{own.y:g}" r="{own.reach * 1.5:g}"'
    sky = OUTSIDE[night] if place.is_inside else p
    low = 0.85 if place.is_inside else 0.58
    return (
        "<defs>"
        + along("sky", UPRIGHT, (0, sky.top, 1), (low, sky.low, 1))
        + around("wall", wall, (0, p.low, 1), (0.45, p.mid, 1), (1, p.top, 1))
        + along("floor", UPRIGHT, (0, p.mid, 1), (1, p.near, 1))
        + around("glow", "", (0, p.glow, 0.75), (0.4, p.glow, 0.26), (1, p.glow, 0))
        + around("shine", "", (0, p.lit, 0.42), (0.3, p.lit, 0.16), (1, p.lit, 0))
        + "".join(tint(name, light.x < WIDE / 2) for name in sorted(set(tints)))
        + along("veil", UPRIGHT, (0, "#f1f3dc", 0.9), (0.6, "#a7d3c8", 0.6), (1, "#a7d3c8", 0.1))
        + printed()
        + "</defs>"
    )


def printed() -> str:
    """Dark corners, and the dots of a cheap print that grow towards the foot."""
    return (
        around("dusk", 'cx=".5" cy=".46" r=".72"', (0.55, INK, 0), (1, INK, 0.62))
        + '<pattern id="@dots" width="5" height="5" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(35)"><circle cx="2" cy="2" r="1.05" fill="{INK}"/></pattern>'
        + along("fade", UPRIGHT, (0.35, "#fff", 0), (1, "#fff", 0.55))
        + f'<mask id="@tone"><rect width="{WIDE}" height="{HIGH}" fill="url(#@fade)"/></mask>'
    )


def finish() -> str:
    """The print over the finished picture."""
    full = f'<rect width="{WIDE}" height="{HIGH}" fill="url(#@{{}})"{{}}/>'
    return full.format("dusk", "") + full.format("dots", ' mask="url(#@tone)" opacity=".5"')
