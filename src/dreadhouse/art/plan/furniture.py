"""Furniture from above: each piece fills a box of its own width and height."""

# mypyc: no

from __future__ import annotations

from collections.abc import Callable

from dreadhouse.art.plan.strokes import (
    egg,
    num,
    oval,
    path,
    planks,
    rect,
    ring,
    rows,
    shape,
    star,
)

Piece = Callable[[float, float, str], str]


def table(w: float, h: float, tint: str) -> str:
    """A table of boards."""
    return rect(0, 0, w, h, tint or "w", 2) + planks(w, h, 3) + _shine(w, h)


def _shine(w: float, h: float) -> str:
    return path(f"M2 {num(h - 2)}V2H{num(w - 2)}", "hl")


def round_table(w: float, h: float, tint: str) -> str:
    """A round table with a rim."""
    return oval(w, h, tint or "w") + oval(w, h, "lo", 0.78)


def chair(w: float, h: float, tint: str) -> str:
    """A chair, its back at the top."""
    return rect(w * 0.08, h * 0.15, w * 0.84, h * 0.85, tint or "wl", 2) + rect(
        0, 0, w, h * 0.24, "wd", 1.5
    )


def stool(w: float, h: float, tint: str) -> str:
    """A stool."""
    return oval(w, h, tint or "wl") + oval(w, h, "lo", 0.55)


def armchair(w: float, h: float, tint: str) -> str:
    """An armchair, its back at the top."""
    return (
        rect(0, 0, w, h, f"{tint or 'cr'} dk", 4)
        + rect(w * 0.2, h * 0.24, w * 0.6, h * 0.72, tint or "cr", 3)
        + shape(w, h, "M50 30V90", "ln")
    )


def sofa(w: float, h: float, tint: str) -> str:
    """A sofa, its back at the top, with two seats and a cushion."""
    seat = (w - h * 0.44) / 2
    return (
        rect(0, 0, w, h, f"{tint or 'cr'} dk", 4)
        + rect(h * 0.2, h * 0.3, seat, h * 0.64, tint or "cr", 2)
        + rect(h * 0.24 + seat, h * 0.3, seat, h * 0.64, tint or "cr", 2)
        + rect(h * 0.26, h * 0.34, h * 0.36, h * 0.3, "b", 2)
    )


def bed(w: float, h: float, tint: str) -> str:
    """A bed, its head at the top."""
    pillows = 2 if w > 26 else 1
    wide = (w - 6) / pillows - 1
    drawn = rect(0, 0, w, h, "wd", 2) + rect(2, 3, w - 4, h - 5, "b", 2)
    for place in range(pillows):
        drawn += rect(3.5 + place * (wide + 1.4), 4.5, wide - 0.4, h * 0.16, "bo", 2)
    fold = h * 0.36
    return (
        drawn
        + path(
            f"M2 {num(fold)}Q{num(w / 2)} {num(fold - 3)} {num(w - 2)} {num(fold)}V{num(h - 2)}H2Z",
            tint or "cr",
        )
        + path(
            f"M2 {num(fold + 4)}Q{num(w / 2)} {num(fold + 1)} {num(w - 2)} {num(fold + 4)}"
            f"M{num(w * 0.35)} {num(fold + 8)}L{num(w * 0.3)} {num(h - 4)}"
            f"M{num(w * 0.7)} {num(fold + 10)}L{num(w * 0.74)} {num(h - 4)}",
            "ln",
        )
    )


def mattress(w: float, h: float, tint: str) -> str:
    """A striped mattress on the floor."""
    return rect(0, 0, w, h, tint or "b", 3) + planks(w, h, 5) + rect(3, 2, w - 6, h * 0.2, "bo", 2)


def shelf(w: float, h: float, tint: str) -> str:
    """A shelf full of books or jars, along its longer side."""
    drawn = rect(0, 0, w, h, "wd", 1)
    long, thin = max(w, h), min(w, h)
    at, paints = 1.5, (tint or "cr", "b", "cg", "wl", "cv")
    for place in range(99):
        size = 2.6 + (place * 7 % 5) * 0.55
        if at + size > long - 1:
            return drawn
        depth = thin * (0.62 + (place * 3 % 4) * 0.07)
        x, y, wide, high = (at, 1, size - 0.5, depth) if w >= h else (1, at, depth, size - 0.5)
        drawn += rect(x, y, wide, high, f"{paints[place * 2 % 5]} n")
        at += size
    return drawn


def cabinet(w: float, h: float, tint: str) -> str:
    """A cupboard with two doors."""
    return (
        rect(0, 0, w, h, tint or "wd", 1.5) + rect(1.5, 1.5, w - 3, h - 3, "lo", 1) + rows(w, h, 2)
    )


def chest(w: float, h: float, tint: str) -> str:
    """A chest bound with iron."""
    return (
        rect(0, 0, w, h, tint or "w", 2)
        + rect(w * 0.16, 0, 2, h, "m n")
        + rect(w * 0.78, 0, 2, h, "m n")
        + rect(w * 0.44, h * 0.62, w * 0.12, h * 0.24, "gd", 1)
    )


def trunk(w: float, h: float, tint: str) -> str:
    """A traveller's trunk with straps."""
    return (
        rect(0, 0, w, h, tint or "wl", 3)
        + shape(w, h, "M25 0V100M75 0V100", "lb")
        + rect(w * 0.42, h - 2.4, w * 0.16, 2.4, "gd")
    )


def crate(w: float, h: float, tint: str) -> str:
    """A crate nailed shut."""
    return (
        rect(0, 0, w, h, tint or "wl", 1)
        + shape(w, h, "M0 0L100 100M100 0L0 100", "ln")
        + rect(2, 2, w - 4, h - 4, "lo")
    )


def barrel(w: float, h: float, tint: str) -> str:
    """A barrel that stands, or lies when its box is long."""
    if abs(w - h) > 4:
        return (
            rect(0, 0, w, h, tint or "w", min(w, h) * 0.3)
            + shape(w, h, "M22 0V100M78 0V100", "lb")
            + path(f"M2 {num(h / 2)}H{num(w - 2)}", "ln")
        )
    return (
        oval(w, h, "wd")
        + oval(w, h, tint or "w", 0.8)
        + shape(w, h, "M25 20V80M50 10V90M75 20V80", "ln")
    )


def rug(w: float, h: float, tint: str) -> str:
    """A woven rug with a border and fringes."""
    mid = path(star(w / 2, h / 2, min(w, h) * 0.3, 4, 1), f"{tint or 'cr'} lt n")
    fringe = shape(w, h, "M0 0V100M100 0V100", "fr")
    return (
        fringe
        + rect(0, 0, w, h, f"{tint or 'cr'} dk", 1)
        + rect(2.5, 2.5, w - 5, h - 5, tint or "cr")
        + rect(5, 5, w - 10, h - 10, "lo")
        + mid
    )


def round_rug(w: float, h: float, tint: str) -> str:
    """A round rug."""
    return (
        oval(w, h, f"{tint or 'cr'} dk")
        + oval(w, h, tint or "cr", 0.84)
        + oval(w, h, f"{tint or 'cr'} lt n", 0.5)
        + oval(w, h, tint or "cr", 0.3)
    )


def runner(w: float, h: float, tint: str) -> str:
    """A long carpet with two seams."""
    seams = (
        f"M2.5 0V{num(h)}M{num(w - 2.5)} 0V{num(h)}"
        if h > w
        else f"M0 2.5H{num(w)}M0 {num(h - 2.5)}H{num(w)}"
    )
    return rect(0, 0, w, h, tint or "cr") + path(seams, "lg")


def piano(w: float, h: float, tint: str) -> str:
    """A grand piano, its keys at the foot."""
    return (
        path(
            f"M0 {num(h)}V{num(h * 0.12)}Q{num(w * 0.1)} 0 {num(w * 0.32)} 0"
            f"Q{num(w * 0.56)} 2 {num(w * 0.6)} {num(h * 0.32)}Q{num(w * 0.64)} {num(h * 0.5)} "
            f"{num(w)} {num(h * 0.54)}V{num(h)}Z",
            "k",
        )
        + shape(w, h, "M12 20L84 66", "lg")
        + rect(1, h * 0.82, w - 2, h * 0.15, "bo")
        + shape(w, h, "".join(f"M{key}0 82V97" for key in range(1, 10)), "ln")
    )


def fireplace(w: float, h: float, tint: str) -> str:
    """A hearth in the wall, its fire at the foot of the box."""
    return (
        rect(0, 0, w, h, "s", 1)
        + rect(w * 0.18, h * 0.3, w * 0.64, h * 0.7, "k")
        + shape(w, h, "M26 100Q32 30 42 70Q50 10 58 70Q68 30 74 100Z", "fi n")
        + egg(w, h, 50, 100, 80, 55, "glow")
    )


def stove(w: float, h: float, tint: str) -> str:
    """An iron range with four plates."""
    plates = "".join(
        ring(w * x, h * y, min(w, h) * 0.17, "k") for x in (0.28, 0.72) for y in (0.28, 0.72)
    )
    return rect(0, 0, w, h, tint or "m", 1.5) + plates


def sink(w: float, h: float, tint: str) -> str:
    """A stone sink with a tap."""
    return (
        rect(0, 0, w, h, tint or "s", 1.5)
        + rect(w * 0.12, h * 0.2, w * 0.76, h * 0.65, "wa", 2)
        + rect(w * 0.46, 0, w * 0.08, h * 0.4, "m")
    )


def pillar(w: float, h: float, tint: str) -> str:
    """A column on its base."""
    return rect(0, 0, w, h, tint or "s") + oval(w, h, "sl", 0.86) + oval(w, h, "lo", 0.5)


def bust(w: float, h: float, tint: str) -> str:
    """A bust on a pedestal, looking down the page."""
    return (
        rect(0, 0, w, h, "s", 1)
        + egg(w, h, 50, 50, 42, 24, "b")
        + ring(w / 2, h * 0.5, w * 0.2, tint or "bo")
    )


def statue(w: float, h: float, tint: str) -> str:
    """A figure of stone with folded wings."""
    return (
        oval(w, h, "s")
        + shape(w, h, "M50 45Q0 10 6 75ZM50 45Q100 10 94 75Z", tint or "sl")
        + ring(w / 2, h * 0.5, w * 0.17, "bo")
    )


def candle(w: float, h: float, tint: str, x: float = 0, y: float = 0) -> str:
    """A candle that burns."""
    r = min(w, h) / 2
    return (
        ring(x + r, y + r, r * 3, "glow")
        + ring(x + r, y + r, r, "bo")
        + ring(x + r, y + r, r * 0.45, "fi n")
    )


def mirror(w: float, h: float, tint: str) -> str:
    """A mirror in a gilt frame."""
    return (
        rect(0, 0, w, h, "gd", 2)
        + rect(1.6, 1.6, w - 3.2, h - 3.2, "gl", 1)
        + shape(w, h, "M30 75L50 25", "hl")
    )


def dresser(w: float, h: float, tint: str) -> str:
    """A dressing table with its mirror at the top."""
    return (
        rect(0, h * 0.22, w, h * 0.78, tint or "w", 2)
        + rect(w * 0.2, 0, w * 0.6, h * 0.26, "gl", 1)
        + ring(w * 0.25, h * 0.62, 1.6, "cv")
        + rect(w * 0.6, h * 0.5, w * 0.2, h * 0.2, "b")
    )


def clock(w: float, h: float, tint: str) -> str:
    """A long-case clock."""
    return (
        rect(0, 0, w, h, "wd", 1)
        + ring(w / 2, h / 2, min(w, h) * 0.36, "bo")
        + shape(w, h, "M50 30V50L65 58", "lb")
    )


def globe(w: float, h: float, tint: str) -> str:
    """A globe in its stand."""
    return (
        oval(w, h, "gd")
        + oval(w, h, "wa", 0.84)
        + shape(w, h, "M30 30Q50 20 55 45Q40 55 30 30M60 55L75 60L62 75Z", "l n")
    )


def screen(w: float, h: float, tint: str) -> str:
    """A folding screen."""
    step, d = w / 4, f"M0 {num(h)}"
    for place in range(1, 5):
        d += f"L{num(step * place)} {num(0 if place % 2 else h)}"
    return path(d, f"{tint or 'cv'} thick")


def billiards(w: float, h: float, tint: str) -> str:
    """A billiard table in the middle of a game."""
    pockets = "".join(ring(w * x, h * y, 2, "k") for x in (0.06, 0.94) for y in (0.04, 0.5, 0.96))
    balls = "".join(
        ring(w * x, h * y, 1.7, css)
        for x, y, css in ((0.4, 0.3, "bo"), (0.6, 0.62, "cr"), (0.3, 0.7, "gd"), (0.66, 0.36, "k"))
    )
    return (
        rect(0, 0, w, h, "wd", 3)
        + rect(2.6, 2.6, w - 5.2, h - 5.2, "cg", 1)
        + pockets
        + balls
        + shape(w, h, "M20 90L62 20", "lw")
    )


def bench(w: float, h: float, tint: str) -> str:
    """A bench or a pew, its back at the top."""
    return rect(0, 0, w, h, tint or "w", 1) + rect(0, 0, w, h * 0.34, "wd", 1)


def stairs(w: float, h: float, tint: str) -> str:
    """Stairs that climb to the top of the box: lighter with every tread."""
    count = max(5, round(h / 6))
    step = h / count
    drawn = rect(0, 0, w, h, tint or "w")
    for place in range(count):
        shade = 0.5 * place / count
        drawn += (
            f'<rect class="k n" x="0" y="{num(place * step)}" width="{num(w)}" '
            f'height="{num(step - 0.8)}" opacity="{shade:.2f}"/>'
        )
    return drawn + _rails(w, h)


def _rails(w: float, h: float) -> str:
    return rect(-1.5, 0, 3, h, "wd", 1) + rect(w - 1.5, 0, 3, h, "wd", 1)


def lamp(w: float, h: float, tint: str) -> str:
    """A lamp hung from the ceiling."""
    r = min(w, h) / 2
    return (
        ring(r, r, r * 1.8, "glow")
        + path(star(r, r, r, 8, 0.6), "gd")
        + ring(r, r, r * 0.45, "fi n")
    )
