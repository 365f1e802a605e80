"""Machines, water, work and play from above: each piece fills a box."""

# mypyc: no

from __future__ import annotations

from dreadhouse.art.plan.strokes import (
    egg,
    num,
    oval,
    path,
    rect,
    ring,
    rows,
    shape,
    spokes,
    star,
    tilted,
)


def boiler(w: float, h: float, tint: str) -> str:
    """A boiler with rivets and a glowing door at its foot."""
    r = min(w, h) / 2
    return (
        ring(r, r, r, "m")
        + path(spokes(r, r, r * 0.86, r * 0.9, 16), "lb")
        + ring(r, r, r * 0.66, "md")
        + ring(r, r, r * 0.22, "k")
        + rect(r * 0.6, r * 1.55, r * 0.8, r * 0.5, "fi", 1)
        + egg(r, r, 100, 210, 110, 70, "glow")
    )


def pipe(w: float, h: float, tint: str) -> str:
    """A pipe with flanges."""
    if w >= h:
        return rect(0, h * 0.2, w, h * 0.6, tint or "m") + "".join(
            rect(w * at, 0, 2.4, h, "md") for at in (0.05, 0.45, 0.88)
        )
    return rect(w * 0.2, 0, w * 0.6, h, tint or "m") + "".join(
        rect(0, h * at, w, 2.4, "md") for at in (0.05, 0.45, 0.88)
    )


def hooks(w: float, h: float, tint: str) -> str:
    """A rail with sides of meat."""
    sides = "".join(
        egg(10, h, 50 + place * 100, 55, 36, 42, "me" if place % 2 else "me lt")
        for place in range(int(w / 10))
    )
    return sides + rect(0, h * 0.06, w, 2, "m")


def bottles(w: float, h: float, tint: str) -> str:
    """A rack of bottles."""
    drawn = rect(0, 0, w, h, "wd", 1)
    size = 5.4
    for row in range(int((h - 1) / size)):
        for place in range(int((w - 1) / size)):
            css = ("gn", "k", "gn", "cr")[(row * 3 + place) % 4]
            drawn += ring(3.4 + place * size, 3.4 + row * size, 1.9, f"{css} n")
    return drawn


def linen(w: float, h: float, tint: str) -> str:
    """A heap of linen."""
    return (
        egg(w, h, 40, 60, 40, 36, "b")
        + egg(w, h, 62, 42, 34, 34, "bo")
        + shape(w, h, "M30 50Q50 30 70 55", "ln")
    )


def hatch(w: float, h: float, tint: str) -> str:
    """A dark opening with an iron rim."""
    return rect(0, 0, w, h, tint or "m", 2) + rect(3, 3, w - 6, h - 6, "void", 1)


def bench_of_glass(w: float, h: float, tint: str) -> str:
    """A bench with flasks, tubes and a burner."""
    flasks = "".join(
        ring(w * x, h * y, r, css)
        for x, y, r, css in (
            (0.14, 0.5, 4, "gn"),
            (0.34, 0.4, 3, "gl"),
            (0.56, 0.55, 4.6, "cv"),
            (0.8, 0.45, 3.4, "gd"),
        )
    )
    return (
        rect(0, 0, w, h, tint or "w", 1)
        + flasks
        + shape(w, h, "M14 50Q24 -20 34 40T56 50L80 40", "gt")
    )


def slab(w: float, h: float, tint: str) -> str:
    """A surgeon's table with straps and a stain."""
    return (
        rect(0, 0, w, h, "m", 3)
        + rect(2, 2, w - 4, h - 4, "b", 2)
        + oval(w, h * 1.1, "me n", 0.3)
        + shape(w, h, "M0 30H100M0 72H100", "lb")
    )


def tray(w: float, h: float, tint: str) -> str:
    """A tray of blades."""
    return rect(0, 0, w, h, "m", 1) + path(
        f"M2 2V{num(h - 2)}M{num(w * 0.4)} 3V{num(h - 3)}M{num(w * 0.7)} 2V{num(h - 4)}",
        "lt1",
    )


def lift(w: float, h: float, tint: str) -> str:
    """The cage of a lift with its lattice gate at the top."""
    lattice = "".join(f"M{num(x)} 0l6 6M{num(x + 6)} 0l-6 6" for x in range(0, int(w) - 5, 6))
    return (
        rect(0, 0, w, h, "m", 2)
        + rect(4, 7, w - 8, h - 11, tint or "cr", 1)
        + rect(8, 11, w - 16, h - 19, "lo")
        + path(lattice, "lt1")
        + lamp_in(w / 2, h / 2)
    )


def lamp_in(x: float, y: float) -> str:
    """A lamp around a point."""
    return ring(x, y, 12, "glow") + ring(x, y, 3, "fi")


def vault(w: float, h: float, tint: str) -> str:
    """A strong room: thick steel, and a door with its wheel at the foot."""
    return (
        rect(0, 0, w, h, "md", 2)
        + rect(6, 6, w - 12, h - 14, "void", 1)
        + rect(w * 0.3, h - 9, w * 0.4, 8, "m", 1)
        + ring(w / 2, h - 5, 4.4, "gd")
        + path(spokes(w / 2, h - 5, 0, 6, 6), "lg")
    )


def great_bell(w: float, h: float, tint: str) -> str:
    """A bell from above, hung in a cross of beams."""
    r = min(w, h) / 2
    return (
        ring(r, r, r * 0.82, "gd")
        + ring(r, r, r * 0.58, "lo")
        + rect(0, r * 0.86, 2 * r, r * 0.28, "w")
        + rect(r * 0.86, 0, r * 0.28, 2 * r, "w")
        + ring(r, r, r * 0.16, "md")
    )


def pool(w: float, h: float, tint: str) -> str:
    """Dark water with ripples."""
    waves = "".join(
        f"M{num(w * x)} {num(h * y)}q3 -2.5 6 0t6 0"
        for x, y in ((0.2, 0.3), (0.55, 0.22), (0.35, 0.55), (0.62, 0.66), (0.18, 0.76))
    )
    return rect(0, 0, w, h, "s", 5) + rect(3, 3, w - 6, h - 6, "wa", 4) + path(waves, "wv")


def well(w: float, h: float, tint: str) -> str:
    """A round well or fountain."""
    r = min(w, h) / 2
    return (
        ring(r, r, r, "s")
        + path(spokes(r, r, r * 0.78, r, 12), "ln")
        + ring(r, r, r * 0.76, "wa")
        + ring(r, r, r * 0.5, "wr")
        + ring(r, r, r * 0.24, tint or "sl")
    )


def balustrade(w: float, h: float, tint: str) -> str:
    """A parapet with round posts."""
    long, thin = max(w, h), min(w, h)
    posts = ""
    for place in range(int(long / 7)):
        a = 3.5 + place * 7
        posts += ring(*((a, thin / 2) if w >= h else (thin / 2, a)), thin * 0.34, "sl")
    return rect(0, 0, w, h, "s", 1) + posts


def foils(w: float, h: float, tint: str) -> str:
    """A rack of foils along a wall."""
    blades = "".join(f"M{num(3 + place * 5)} 2V{num(h - 1)}" for place in range(int((w - 2) / 5)))
    guards = "".join(ring(3 + place * 5, h - 2.6, 1.6, "gd") for place in range(int((w - 2) / 5)))
    return rect(0, 0, w, 3, "wd") + path(blades, "lt1") + guards


def piste(w: float, h: float, tint: str) -> str:
    """The strip on which one fences."""
    lines = "".join(f"M0 {num(h * y)}H{num(w)}" for y in (0.15, 0.38, 0.5, 0.62, 0.85))
    return rect(0, 0, w, h, tint or "cb") + path(lines, "ch")


def charts(w: float, h: float, tint: str) -> str:
    """A chart with a coast, a course and a compass rose."""
    return (
        rect(0, 0, w, h, "b")
        + shape(w, h, "M4 30Q20 15 30 40T50 80L30 96H4Z", "l n")
        + shape(w, h, "M50 20L70 50L88 86", "dash")
        + path(star(w * 0.8, h * 0.28, min(w, h) * 0.14, 4, 0.3), "cr")
    )


def coals(w: float, h: float, tint: str) -> str:
    """A heap of coal."""
    return "".join(
        path(star(w * x, h * y, min(w, h) * r, 6, 1, x * 90), "k")
        for x, y, r in (
            (0.3, 0.6, 0.3),
            (0.66, 0.64, 0.3),
            (0.48, 0.34, 0.3),
            (0.52, 0.7, 0.22),
            (0.2, 0.35, 0.18),
        )
    )


def puddle(w: float, h: float, tint: str) -> str:
    """Something spilt."""
    return shape(w, h, "M10 50Q0 10 40 10T90 30Q100 80 60 85T10 50Z", f"{tint or 'wa'} n")


def ladder(w: float, h: float, tint: str) -> str:
    """A ladder."""
    rungs = "".join(f"M1 {num(4 + 5 * step)}H{num(w - 1)}" for step in range(int((h - 4) / 5)))
    return path(f"M1 0V{num(h)}M{num(w - 1)} 0V{num(h)}", "lw") + path(rungs, "lw")


def papers(w: float, h: float, tint: str) -> str:
    """Sheets of paper that lie about."""
    return "".join(
        tilted(turn, w * x, h * y, rect(w * x - 3, h * y - 4, 6, 8, "b"))
        for x, y, turn in ((0.25, 0.4, -18), (0.6, 0.3, 24), (0.75, 0.75, -40))
    )


def wreath(w: float, h: float, tint: str) -> str:
    """A ring of leaves."""
    r = min(w, h) / 2
    return (
        ring(r, r, r * 0.8, "lf")
        + path(star(r, r, r, 12, 0.7), "l n")
        + ring(r, r, r * 0.45, tint or "e n")
    )


def tub(w: float, h: float, tint: str) -> str:
    """A tub of water."""
    return rect(0, 0, w, h, tint or "b", min(w, h) * 0.4) + rect(
        2.5, 2.5, w - 5, h - 5, "wa", min(w, h) * 0.3
    )


def mat(w: float, h: float, tint: str) -> str:
    """A door mat."""
    return rect(0, 0, w, h, tint or "br", 1) + rows(w, h, 8, 1)


def harp(w: float, h: float, tint: str) -> str:
    """A harp that stands in a corner."""
    strings = "".join(
        f"M{num(w * x)} {num(h * 0.15)}L{num(w * (0.15 + x * 0.3))} {num(h * 0.9)}"
        for x in (0.35, 0.5, 0.65, 0.8)
    )
    return shape(w, h, "M10 100L20 10Q60 -10 100 30Z", tint or "gd") + path(strings, "lk")


def instruments(w: float, h: float, tint: str) -> str:
    """A fiddle on a stand."""
    return (
        ring(w / 2, h * 0.7, w * 0.42, "br")
        + ring(w / 2, h * 0.4, w * 0.32, "br")
        + rect(w * 0.42, 0, w * 0.16, h * 0.6, "k")
        + shape(w, h, "M46 10V85", "lg")
    )


def picture_frames(w: float, h: float, tint: str) -> str:
    """Pictures that lean on a wall."""
    return (
        rect(0, 0, w * 0.6, h, "gd")
        + rect(1.5, 1.5, w * 0.6 - 3, h - 3, "cg")
        + rect(w * 0.5, h * 0.2, w * 0.5, h * 0.7, "gd")
        + rect(w * 0.5 + 1.4, h * 0.2 + 1.4, w * 0.5 - 2.8, h * 0.7 - 2.8, "cr")
    )
