"""Stone, earth, plants and the dead from above: each piece fills a box."""

# mypyc: no

from __future__ import annotations

import math

from dreadhouse.art.plan.furniture import candle
from dreadhouse.art.plan.strokes import (
    num,
    path,
    planks,
    rect,
    ring,
    shape,
    spokes,
    star,
    tilted,
)


def plant(w: float, h: float, tint: str) -> str:
    """A plant in a pot."""
    r = min(w, h) / 2
    return (
        ring(r, r, r * 0.5, tint or "br")
        + path(star(r, r, r, 7, 0.34), "l")
        + path(star(r, r, r * 0.6, 6, 0.4, 10), "ll n")
    )


def fern(w: float, h: float, tint: str) -> str:
    """Long leaves that fall from a pot."""
    r = min(w, h) / 2
    return (
        path(spokes(r, r, 0, r, 11), "lf")
        + path(star(r, r, r * 0.7, 9, 0.3), "ll n")
        + ring(r, r, r * 0.2, "br")
    )


def tree(w: float, h: float, tint: str) -> str:
    """The crown of a tree."""
    r = min(w, h) / 2
    lobes = "".join(
        ring(r + r * 0.55 * math.cos(a), r + r * 0.55 * math.sin(a), r * 0.46, "l n")
        for a in (0.2, 1.3, 2.5, 3.6, 4.9)
    )
    return lobes + ring(r, r, r * 0.6, "ll n") + ring(r * 0.8, r * 0.75, r * 0.2, "hl n")


def dead_tree(w: float, h: float, tint: str) -> str:
    """A bare tree."""
    r = min(w, h) / 2
    twigs = path(spokes(r, r, 0, r, 7, 12) + spokes(r, r, r * 0.5, r * 0.9, 9, 40), "tw")
    return twigs + ring(r, r, r * 0.2, "wd")


def patch(w: float, h: float, tint: str) -> str:
    """A bed of earth with rows of green."""
    drawn = rect(0, 0, w, h, "e", 2)
    across = w >= h
    long, thin = max(w, h), min(w, h)
    for row in range(max(1, int(thin / 7))):
        for place in range(int((long - 4) / 5.5)):
            a, b = 4 + place * 5.5, 3.6 + row * 7
            x, y = (a, b) if across else (b, a)
            drawn += ring(x, y, 1.7 + (place + row) % 3 * 0.4, f"{tint or 'l'} n")
    return drawn


def grave(w: float, h: float, tint: str) -> str:
    """A mound and its stone."""
    return shape(w, h, "M10 25H90V90Q50 106 10 90Z", tint or "e") + shape(
        w, h, "M0 28V10Q50 -12 100 10V28Z", "s"
    )


def tomb(w: float, h: float, tint: str) -> str:
    """A sarcophagus with somebody carved on its lid."""
    return (
        rect(0, 0, w, h, "s", 1)
        + rect(2, 2, w - 4, h - 4, "sl", 1)
        + ring(w / 2, h * 0.2, w * 0.15, tint or "bo")
        + shape(w, h, "M30 32H70L62 90H38Z", "s")
    )


def skull(w: float, h: float, tint: str) -> str:
    """A skull."""
    r = min(w, h) / 2
    return (
        ring(r, r * 0.85, r * 0.85, "bo")
        + rect(r * 0.6, r * 1.3, r * 0.8, r * 0.6, "bo", 1)
        + (ring(r * 0.66, r * 0.9, r * 0.22, "k n") + ring(r * 1.34, r * 0.9, r * 0.22, "k n"))
    )


def skulls(w: float, h: float, tint: str) -> str:
    """A wall of skulls."""
    size = 7.0
    drawn = rect(0, 0, w, h, "k")
    for row in range(max(1, int(h / size))):
        for place in range(max(1, int(w / size))):
            x, y = place * size + 0.4, row * size + 0.2
            drawn += ring(x + 3, y + 3, 2.9, "bo n") + path(
                f"M{num(x + 1.6)} {num(y + 3)}h1.2M{num(x + 3.8)} {num(y + 3)}h1.2", "lk"
            )
    return drawn


def bones(w: float, h: float, tint: str) -> str:
    """Two crossed bones."""
    return path(f"M1 1L{num(w - 1)} {num(h - 1)}M{num(w - 1)} 1L1 {num(h - 1)}", "bn")


def web(w: float, h: float, tint: str) -> str:
    """A web in the upper left corner of its box."""
    d = "".join(
        f"M0 0L{num(w * math.cos(a))} {num(h * math.sin(a))}" for a in (0, 0.39, 0.785, 1.18, 1.57)
    )
    for share in (0.35, 0.6, 0.85):
        p = [
            (w * share * math.cos(a), h * share * math.sin(a)) for a in (0, 0.39, 0.785, 1.18, 1.57)
        ]
        d += f"M{num(p[0][0])} 0" + "".join(
            f"Q{num((x + p[i][0]) * 0.44)} {num((y + p[i][1]) * 0.44)} {num(x)} {num(y)}"
            for i, (x, y) in enumerate(p[1:])
        )
    return path(d, "wb")


def hole(w: float, h: float, tint: str) -> str:
    """A hole with broken edges."""
    big = _jagged(w, h, 1.0)
    small = _jagged(w, h, 0.82)
    return path(big, f"{tint or 'wd'}") + path(small, "void")


def _jagged(w: float, h: float, share: float) -> str:
    d = ""
    for step in range(14):
        far = (1, 0.78, 0.95, 0.7, 0.9, 0.8, 1)[step % 7] * share / 2
        a = 2 * math.pi * step / 14
        x, y = w / 2 + w * far * math.cos(a), h / 2 + h * far * math.sin(a)
        d += f"{'L' if d else 'M'}{num(x)} {num(y)}"
    return d + "Z"


def chasm(w: float, h: float, tint: str) -> str:
    """A rift from wall to wall."""
    top = bottom = ""
    for step in range(11):
        x = w * step / 10
        up, down = (0, 5, 2, 7, 1, 6, 3, 8, 2, 5, 1)[step], (0, 6, 3, 8, 2, 5, 7, 1, 6, 3, 0)[step]
        top += f"{'L' if top else 'M'}{num(x)} {num(up)}"
        bottom = f"L{num(x)} {num(h - down)}" + bottom
    return path(top + bottom + "Z", "void") + path(top, "ed")


def boards(w: float, h: float, tint: str) -> str:
    """Loose boards that lie about."""
    return tilted(-14, w / 2, h / 2, rect(0, h * 0.1, w, h * 0.26, "wl")) + tilted(
        22, w / 2, h / 2, rect(w * 0.05, h * 0.5, w * 0.9, h * 0.24, tint or "w")
    )


def beam(w: float, h: float, tint: str) -> str:
    """A beam with its grain."""
    return rect(0, 0, w, h, tint or "w", 0.5) + planks(w, h, 3)


def altar(w: float, h: float, tint: str) -> str:
    """An altar with its cloth and two candles."""
    return (
        rect(0, 0, w, h, "s", 1)
        + rect(w * 0.3, -1, w * 0.4, h + 2, tint or "cr")
        + shape(w, h, "M50 20V80M42 40H58", "lg")
        + candle(4, 4, "", w * 0.1, h * 0.3)
        + candle(4, 4, "", w * 0.9 - 4, h * 0.3)
    )


def chalk(w: float, h: float, tint: str) -> str:
    """A chalk circle with a star, candles at its points."""
    r = min(w, h) / 2
    points = "".join(
        candle(4, 4, "", r + r * 0.95 * math.cos(a) - 2, r + r * 0.95 * math.sin(a) - 2)
        for a in (math.radians(-90 + 72 * step) for step in range(5))
    )
    lines = "M" + "L".join(
        f"{num(r + r * 0.92 * math.cos(a))} {num(r + r * 0.92 * math.sin(a))}"
        for a in (math.radians(-90 + 144 * step) for step in range(5))
    )
    return ring(r, r, r * 0.95, "ch") + ring(r, r, r * 0.8, "ch") + path(lines + "Z", "ch") + points


def ashes(w: float, h: float, tint: str) -> str:
    """Scorched ground."""
    return (
        f'<g opacity="0.75">{path(_jagged(w, h, 1.0), "k n")}</g>'
        f'<g opacity="0.8">{path(_jagged(w * 0.6, h * 0.6, 0.9), "s n")}</g>'
    )
