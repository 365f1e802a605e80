"""What fills a picture instead of standing in it: tide, fog, rain, a crowd, prints in the sand."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from dreadhouse.art.figures import heads
from dreadhouse.art.paint import (
    HIGH,
    WIDE,
    Backdrop,
    Paint,
    arched,
    box,
    disc,
    halo,
    moon,
    oval,
    shape,
    shine,
    stroke,
    wave_line,
)


class Air(NamedTuple):
    """What lies behind the things of a picture, and what lies before them."""

    behind: str = ""
    front: str = ""


def tide(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """Water that has come in, up to the ankles or up to the knees."""
    y = 300 if big else 322
    water = (
        shape(wave_line(y, 92, 7, start=-r.randint(10, 60)), "#1f6a70", 'opacity=".78"')
        + stroke(
            wave_line(y, 92, 7, start=-40).split("V360Z")[0].replace("M-40 360V", "M-40 "),
            "#8fd0c4",
            2,
            'opacity=".5"',
        )
        + shape(wave_line(y + 24, 130, 9, start=-r.randint(20, 70)), "#0d3a44", 'opacity=".9"')
        + shine("#bfe8da", (r.randint(40, 200), y + 14, 60), (r.randint(300, 500), y + 18, 80))
    )
    return Air("", water)


def wave(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """A wave that has made up its mind."""
    size = 1.0 if big else 0.62
    crest = "M660 30Q560 20 510 90Q470 150 530 176Q486 190 452 160Q436 250 340 300T120 362H660Z"
    foam = (
        "M660 30Q560 20 510 90Q470 150 530 176Q486 190 452 160Q446 204 420 240Q470 214 476 188"
        "Q520 206 566 182Q520 150 544 104Q580 60 660 66Z"
    )
    lines = "M640 120Q590 130 574 190T470 320M640 190Q610 210 600 250T540 340"
    drawing = (
        shape(crest, "#17595f")
        + shape(foam, "#e7efd9", 'opacity=".9"')
        + stroke(lines, "#6fb9b0", 4, 'opacity=".6" stroke-linecap="round"')
        + "".join(
            disc(r.randint(420, 520), r.randint(50, 150), r.choice((2, 3, 4)), "#e7efd9")
            for _ in range(9)
        )
    )
    left = r.random() < 0.5
    x, turn = (WIDE * (1 - size), size) if not left else (WIDE * size, -size)
    place_it = f"translate({x:g} {HIGH * (1 - size):g}) scale({turn:g} {size:g})"
    return Air(f'<g transform="{place_it}">{drawing}</g>', "")


def sand(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """Sand where it should not be, or simply much of it."""
    x = r.randint(120, 420)
    y = place.floor
    mound = shape(
        f"M{x - 190} {y + 44}Q{x - 60} {y + 6} {x + 20} {y - 8 if big else y + 10}T{x + 220} "
        f"{y + 50}Q{x} {y + 66} {x - 190} {y + 44}Z",
        "#c58b4a",
    ) + stroke(f"M{x - 120} {y + 36}q60 -16 120 -10M{x - 20} {y + 42}q80 -14 150 0", "#7a4a22", 2.4)
    return Air(mound)


def pool(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """A round black pool with a light far down in it."""
    x, y = r.choice((250, 390)), place.floor + 44
    w = 210 if big else 130
    rings = "".join(
        stroke(
            f"M{x - w * s:g} {y}a{w * s:g} {w * s * 0.2:g} 0 0 0 {w * 2 * s:g} 0",
            "#6fc6b8",
            2,
            'opacity=".6"',
        )
        for s in (0.3, 0.55, 0.8)
    )
    return Air(
        oval(x, y, w + 12, w * 0.24, p.trim)
        + oval(x, y + 2, w, w * 0.21, "#04181e")
        + oval(x, y + 8, w * 0.5, w * 0.09, "#5fd0bd", 'opacity=".4"')
        + rings
    )


def spiral(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """Water or dust that turns."""
    x, y, step = r.choice((240, 320, 400)), place.floor + 42, 15 if big else 9
    d = f"M{x} {y}"
    for n in range(1, 13):
        rx = n * step
        d += f"A{rx} {rx * 0.24:.0f} 0 0 1 {x + (rx if n % 2 else -rx)} {y}"
    return Air(
        oval(x, y, step * 13, step * 3.2, p.dark, 'opacity=".6"')
        + stroke(d, "#8fd0c4", 4, 'opacity=".75" stroke-linecap="round"')
    )


def footprints(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """Wet prints that go away from us and do not come back."""
    x, y, prints = r.choice((250, 380)), 348.0, ""
    drift = r.choice((-1, 1)) * 12
    for n in range(9):
        s = 1 - n * 0.08
        side = 13 * s * (1 if n % 2 else -1)
        at = x + n * drift + side
        prints += oval(at, y, 8 * s, 11 * s, "#bfe8da", 'opacity=".85"') + oval(
            at, y + 15 * s, 5.6 * s, 5.4 * s, "#bfe8da", 'opacity=".85"'
        )
        y -= (348 - place.floor) / 9 * (1.1 - n * 0.03)
    return Air(prints)


def rails(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """Two rails that meet in the dark."""
    x, y = 320, place.floor
    ties = "".join(
        f"M{x - 8 - n * n * 4.4:g} {y + n * n * 3.4 + 4:g}h{16 + n * n * 8.8:g}"
        for n in range(1, 6)
    )
    return Air(
        stroke(ties, p.dark, 6)
        + stroke(f"M{x - 6} {y}L{x - 120} 360M{x + 6} {y}L{x + 120} 360", p.lit, 4)
    )


def wall(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """A low stone wall across the picture, with a gap in it."""
    y, gap = place.floor - 26, r.choice((180, 420))
    cut = f"M0 {y}H{gap}l12 22l-8 20l10 18H0ZM{gap + 96} {y + 60}l6 -24l-8 -14l14 -22H640V{y + 60}Z"
    joints = "".join(
        f"M{a} {b}h34v16"
        for a in range(10, 640, 62)
        for b in (y + 12, y + 34)
        if not gap - 36 < a < gap + 100
    )
    return Air(
        shape(cut, p.mid)
        + stroke(f"M0 {y}H{gap}M{gap + 108} {y}H640", p.trim, 4)
        + stroke(joints, p.dark, 2.4)
    )


def corridor(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """A passage opening in the wall, door behind door."""
    x, y = r.choice((210, 430)), place.floor
    frames = "".join(
        shape(arched(x - w, y, w * 2, w * 3.1), fill)
        for w, fill in (
            (52, p.dark),
            (46, p.far),
            (34, p.dark),
            (30, p.mid),
            (20, p.dark),
            (17, p.glow),
        )
    )
    return Air(halo(x, y - 40, 110, 0.7) + frames)


def cave(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """A mouth of rock in the ground or the wall."""
    x, y = r.choice((180, 460)), place.floor + 10
    d = f"M{x - 84} {y}Q{x - 70} {y - 96} {x - 10} {y - 118}T{x + 90} {y}Z"
    return Air(
        shape(d, p.mid)
        + shape(f"M{x - 56} {y}Q{x - 44} {y - 66} {x - 4} {y - 82}T{x + 60} {y}Z", p.dark)
        + stroke(d[:-1], p.trim, 3, 'opacity=".5"')
    )


def roof(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """Gables and chimneys, low in the picture."""
    gables = "M-10 360V300L70 250L150 318L190 292L250 340L420 344L500 280L580 330L650 290V360Z"
    return Air(
        "", shape(gables, p.dark) + box(528, 252, 22, 50, p.dark) + box(88, 236, 18, 40, p.dark)
    )


def great_moon(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """A moon that is nearer than it was."""
    size = 54 if big else 42
    return Air(moon(p, r.choice((180, 330, 460)), 84, size))


def stars(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """Stars, larger than they should be."""
    spark = "l2.4 8l8 2.4l-8 2.4l-2.4 8l-2.4 -8l-8 -2.4l8 -2.4Z"
    return Air(
        shape(
            "".join(f"M{r.randint(40, 600)} {r.randint(14, 120)}{spark}" for _ in range(9)), p.lit
        )
    )


def fog(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """Fog in long flat bands."""
    bands = "".join(
        shape(
            f"M{r.randint(-120, 100)} {y}q120 -18 260 0t280 0q40 16 -60 18H40q-90 -4 -60 -18Z",
            p.lit,
            f'opacity=".{r.randint(14, 26)}"',
        )
        for y in (190, 232, 276, 318)
    )
    return Air("", bands)


def rain(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """Rain, indoors or out."""
    drops = "".join(f"M{r.randint(0, 660)} {r.randint(-10, 340)}l-9 30" for _ in range(70))
    return Air("", stroke(drops, "#cfeae0", 1.6, 'opacity=".5"'))


def lightning(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """One stroke of it."""
    x = r.choice((140, 500))
    bolt = f"M{x} 0L{x - 34} 92H{x - 8}L{x - 46} 190L{x + 34} 76H{x + 8}L{x + 40} 0Z"
    return Air(disc(x, 70, 150, "url(#@shine)") + shape(bolt, p.lit))


def smoke(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """Smoke that curls upwards."""
    x = r.choice((170, 450))
    curl = f"M{x} 300q-44 -50 0 -96t0 -96t14 -90"
    return Air(
        stroke(curl, p.lit, 22, 'opacity=".14" stroke-linecap="round"')
        + stroke(curl, p.lit, 9, 'opacity=".2" stroke-linecap="round"')
    )


def crowd(p: Paint, place: Backdrop, r: Random, big: bool) -> Air:
    """People from behind: they look where we look."""
    far = heads(-20 - r.randint(0, 30), 268, 15, 16, p.glow) if big else ""
    return Air("", far + heads(-40 - r.randint(0, 40), 310 if big else 322, 24, 11, p.glow))
