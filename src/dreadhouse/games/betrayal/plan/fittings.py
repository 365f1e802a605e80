"""Stone, earth, water, machines and the dead from above: each piece fills a box."""

# mypyc: no

from __future__ import annotations

import math

from dreadhouse.games.betrayal.plan.furniture import candle
from dreadhouse.games.betrayal.plan.strokes import (
    num,
    oval,
    path,
    planks,
    rect,
    ring,
    rows,
    spokes,
    star,
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
    return (
        path(f"M{num(w * 0.1)} {num(h * 0.25)}H{num(w * 0.9)}V{num(h * 0.9)}Q{num(w / 2)} {num(h * 1.06)} "
             f"{num(w * 0.1)} {num(h * 0.9)}Z", tint or "e")
        + path(f"M0 {num(h * 0.28)}V{num(h * 0.1)}Q{num(w / 2)} {num(-h * 0.12)} {num(w)} {num(h * 0.1)}V{num(h * 0.28)}Z", "s")
    )  # fmt: skip


def coffin(w: float, h: float, tint: str) -> str:
    """A coffin with its cross."""
    shape = (
        f"M{num(w * 0.25)} 0H{num(w * 0.75)}L{num(w)} {num(h * 0.28)}L{num(w * 0.78)} {num(h)}"
        f"H{num(w * 0.22)}L0 {num(h * 0.28)}Z"
    )
    cross = f"M{num(w / 2)} {num(h * 0.16)}V{num(h * 0.7)}M{num(w * 0.3)} {num(h * 0.34)}H{num(w * 0.7)}"
    return path(shape, tint or "wd") + path(cross, "lg")


def tomb(w: float, h: float, tint: str) -> str:
    """A sarcophagus with somebody carved on its lid."""
    return (
        rect(0, 0, w, h, "s", 1)
        + rect(2, 2, w - 4, h - 4, "sl", 1)
        + ring(w / 2, h * 0.2, w * 0.15, tint or "bo")
        + path(f"M{num(w * 0.3)} {num(h * 0.32)}H{num(w * 0.7)}L{num(w * 0.62)} {num(h * 0.9)}H{num(w * 0.38)}Z", "s")
    )  # fmt: skip


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
        d += f"{'L' if d else 'M'}{num(w / 2 + w * far * math.cos(a))} {num(h / 2 + h * far * math.sin(a))}"
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
    return (
        f'<g transform="rotate(-14 {num(w / 2)} {num(h / 2)})">{rect(0, h * 0.1, w, h * 0.26, "wl")}</g>'
        f'<g transform="rotate(22 {num(w / 2)} {num(h / 2)})">{rect(w * 0.05, h * 0.5, w * 0.9, h * 0.24, tint or "w")}</g>'
    )  # fmt: skip


def beam(w: float, h: float, tint: str) -> str:
    """A beam with its grain."""
    return rect(0, 0, w, h, tint or "w", 0.5) + planks(w, h, 3)


def altar(w: float, h: float, tint: str) -> str:
    """An altar with its cloth and two candles."""
    return (
        rect(0, 0, w, h, "s", 1)
        + rect(w * 0.3, -1, w * 0.4, h + 2, tint or "cr")
        + path(f"M{num(w / 2)} {num(h * 0.2)}V{num(h * 0.8)}M{num(w * 0.42)} {num(h * 0.4)}H{num(w * 0.58)}", "lg")
        + candle(4, 4, "", w * 0.1, h * 0.3)
        + candle(4, 4, "", w * 0.9 - 4, h * 0.3)
    )  # fmt: skip


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


def boiler(w: float, h: float, tint: str) -> str:
    """A boiler with rivets and a glowing door at its foot."""
    r = min(w, h) / 2
    return (
        ring(r, r, r, "m")
        + path(spokes(r, r, r * 0.86, r * 0.9, 16), "lb")
        + ring(r, r, r * 0.66, "md")
        + ring(r, r, r * 0.22, "k")
        + rect(r * 0.6, r * 1.55, r * 0.8, r * 0.5, "fi", 1)
        + f'<ellipse class="glow" cx="{num(r)}" cy="{num(r * 2.1)}" rx="{num(r * 1.1)}" ry="{num(r * 0.7)}"/>'
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
        f'<ellipse class="{"me" if place % 2 else "me lt"}" cx="{num(5 + place * 10)}" cy="{num(h * 0.55)}" '
        f'rx="3.6" ry="{num(h * 0.42)}"/>'
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
        f'<ellipse class="b" cx="{num(w * 0.4)}" cy="{num(h * 0.6)}" rx="{num(w * 0.4)}" ry="{num(h * 0.36)}"/>'
        f'<ellipse class="bo" cx="{num(w * 0.62)}" cy="{num(h * 0.42)}" rx="{num(w * 0.34)}" ry="{num(h * 0.34)}"/>'
        + path(f"M{num(w * 0.3)} {num(h * 0.5)}Q{num(w * 0.5)} {num(h * 0.3)} {num(w * 0.7)} {num(h * 0.55)}", "ln")
    )  # fmt: skip


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
    tube = f"M{num(w * 0.14)} {num(h * 0.5)}Q{num(w * 0.24)} -3 {num(w * 0.34)} {num(h * 0.4)}T{num(w * 0.56)} {num(h * 0.5)}L{num(w * 0.8)} {num(h * 0.4)}"
    return rect(0, 0, w, h, tint or "w", 1) + flasks + path(tube, "gt")


def slab(w: float, h: float, tint: str) -> str:
    """A surgeon's table with straps and a stain."""
    return (
        rect(0, 0, w, h, "m", 3)
        + rect(2, 2, w - 4, h - 4, "b", 2)
        + oval(w, h * 1.1, "me n", 0.3)
        + path(f"M0 {num(h * 0.3)}H{num(w)}M0 {num(h * 0.72)}H{num(w)}", "lb")
    )


def tray(w: float, h: float, tint: str) -> str:
    """A tray of blades."""
    return rect(0, 0, w, h, "m", 1) + path(
        f"M2 2V{num(h - 2)}M{num(w * 0.4)} 3V{num(h - 3)}M{num(w * 0.65)} 2V{num(h - 4)}M{num(w * 0.85)} 2V{num(h - 2)}",
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
        + path(f"M2 {num(h * 0.3)}Q{num(w * 0.2)} {num(h * 0.15)} {num(w * 0.3)} {num(h * 0.4)}T{num(w * 0.5)} "
               f"{num(h * 0.8)}L{num(w * 0.3)} {num(h - 2)}H2Z", "l n")
        + path(f"M{num(w * 0.5)} {num(h * 0.2)}L{num(w * 0.7)} {num(h * 0.5)}L{num(w * 0.88)} {num(h * 0.86)}", "dash")
        + path(star(w * 0.8, h * 0.28, min(w, h) * 0.14, 4, 0.3), "cr")
    )  # fmt: skip


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


def logs(w: float, h: float, tint: str) -> str:
    """Logs in a pile."""
    return rect(0, 0, w, h, "wd", 1) + "".join(
        rect(0.5, 0.5 + row * 5, w - 1, 4.2, "wl" if row % 2 else "w", 2)
        for row in range(int(h / 5))
    )


def puddle(w: float, h: float, tint: str) -> str:
    """Something spilt."""
    return path(f"M{num(w * 0.1)} {num(h * 0.5)}Q0 {num(h * 0.1)} {num(w * 0.4)} {num(h * 0.1)}T{num(w * 0.9)} "
                f"{num(h * 0.3)}Q{num(w)} {num(h * 0.8)} {num(w * 0.6)} {num(h * 0.85)}T{num(w * 0.1)} {num(h * 0.5)}Z",
                f"{tint or 'wa'} n")  # fmt: skip


def ashes(w: float, h: float, tint: str) -> str:
    """Scorched ground."""
    return (
        f'<g opacity="0.75">{path(_jagged(w, h, 1.0), "k n")}</g>'
        f'<g opacity="0.8">{path(_jagged(w * 0.6, h * 0.6, 0.9), "s n")}</g>'
    )


def ladder(w: float, h: float, tint: str) -> str:
    """A ladder."""
    rungs = "".join(f"M1 {num(4 + 5 * step)}H{num(w - 1)}" for step in range(int((h - 4) / 5)))
    return path(f"M1 0V{num(h)}M{num(w - 1)} 0V{num(h)}", "lw") + path(rungs, "lw")


def papers(w: float, h: float, tint: str) -> str:
    """Sheets of paper that lie about."""
    return "".join(
        f'<g transform="rotate({turn} {num(w * x)} {num(h * y)})">{rect(w * x - 3, h * y - 4, 6, 8, "b")}</g>'
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
    return path(
        f"M{num(w * 0.1)} {num(h)}L{num(w * 0.2)} {num(h * 0.1)}Q{num(w * 0.6)} {num(-h * 0.1)} {num(w)} {num(h * 0.3)}Z",
        tint or "gd",
    ) + path(strings, "lk")


def instruments(w: float, h: float, tint: str) -> str:
    """A fiddle on a stand."""
    return (
        ring(w / 2, h * 0.7, w * 0.42, "br")
        + ring(w / 2, h * 0.4, w * 0.32, "br")
        + rect(w * 0.42, 0, w * 0.16, h * 0.6, "k")
        + path(f"M{num(w * 0.46)} {num(h * 0.1)}V{num(h * 0.85)}", "lg")
    )


def picture_frames(w: float, h: float, tint: str) -> str:
    """Pictures that lean on a wall."""
    return (
        rect(0, 0, w * 0.6, h, "gd")
        + rect(1.5, 1.5, w * 0.6 - 3, h - 3, "cg")
        + rect(w * 0.5, h * 0.2, w * 0.5, h * 0.7, "gd")
        + rect(w * 0.5 + 1.4, h * 0.2 + 1.4, w * 0.5 - 2.8, h * 0.7 - 2.8, "cr")
    )
