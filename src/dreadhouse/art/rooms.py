"""The rooms of a house: a wall with a light on it, a floor, and what makes the room this room."""

from __future__ import annotations

from random import Random

from dreadhouse.art.paint import (
    HIGH,
    WIDE,
    Backdrop,
    Light,
    Paint,
    arched,
    box,
    candle,
    disc,
    halo,
    lamp,
    moon,
    moved,
    oval,
    rows,
    shape,
    stroke,
    window,
)

FLOOR = 252


def shell(p: Paint, floor: float = FLOOR, boards: str = "boards") -> str:
    """Wall, skirting and floor; the floor of boards, tiles or plain."""
    wall = box(0, 0, WIDE, floor, "url(#@wall)")
    ground = box(0, floor, WIDE, HIGH - floor, "url(#@floor)")
    lines = ""
    if boards == "boards":
        lines = "".join(
            f"M{320 + x * 0.6:g} {floor:g}L{320 + x * 1.9:g} 360" for x in range(-600, 601, 60)
        )
    elif boards == "tiles":
        return wall + ground + _tiles(p, floor) + _skirting(p, floor)
    return wall + ground + stroke(lines, p.dark, 2, 'opacity=".5"') + _skirting(p, floor)


def _skirting(p: Paint, floor: float) -> str:
    return box(0, floor - 12, WIDE, 12, p.far) + box(0, floor - 13, WIDE, 2, p.trim)


def _tiles(p: Paint, floor: float) -> str:
    depth = HIGH - floor
    cuts = [floor + depth * (n / 5) ** 1.5 for n in range(6)]
    tiles = []
    for n in range(5):
        for m in range(-9, 9, 2):
            a, b = m + n % 2, m + 1 + n % 2
            s, t = (0.62 + (y - floor) / depth * 1.2 for y in (cuts[n], cuts[n + 1]))
            tiles.append(
                f"M{320 + a * 60 * s:.0f} {cuts[n]:.0f}L{320 + b * 60 * s:.0f} {cuts[n]:.0f}"
                f"L{320 + b * 60 * t:.0f} {cuts[n + 1]:.0f}"
                f"L{320 + a * 60 * t:.0f} {cuts[n + 1]:.0f}Z"
            )
    return shape("".join(tiles), p.dark, 'opacity=".45"')


def panels(p: Paint, floor: float = FLOOR, top: float = 170) -> str:
    """Dark wood along the foot of the wall."""
    boards = "".join(f"M{x:g} {top + 14:g}h42v{floor - top - 36:g}h-42Z" for x in rows(12, 8, 54))
    return (
        box(0, top, WIDE, floor - top, p.far)
        + box(0, top, WIDE, 4, p.trim)
        + stroke(boards, p.dark, 2)
    )


def stripes(p: Paint, floor: float = FLOOR) -> str:
    """Striped wallpaper."""
    lines = "".join(f"M{x:g} 0V{floor:g}" for x in rows(22, 14, 30))
    return stroke(lines, p.far, 8, 'opacity=".4"')


def spill(p: Paint, x: float, w: float, floor: float = FLOOR, lean: float = 0) -> str:
    """Light that falls on the floor from a door or a window above it."""
    return shape(
        f"M{x:g} {floor:g}h{w:g}L{x + w * 1.6 + lean:g} 360H{x - w * 0.6 + lean:g}Z",
        p.glow,
        'opacity=".24"',
    )


def chandelier(p: Paint, x: float, y: float) -> str:
    """A ring of candles under the ceiling."""
    return (
        stroke(f"M{x:g} 0V{y:g}M{x - 52:g} {y:g}L{x:g} {y - 40:g}L{x + 52:g} {y:g}", p.dark, 3)
        + halo(x, y, 150, 0.9)
        + oval(x, y + 4, 58, 8, p.dark)
        + "".join(candle(p, x + d, y, 13) for d in (-50, -25, 0, 25, 50))
    )


def hearth(p: Paint, x: float, floor: float = FLOOR) -> str:
    """A fireplace with a fire in it, 120 wide."""
    return (
        box(x, floor - 104, 120, 104, p.far)
        + box(x - 8, floor - 112, 136, 12, p.trim)
        + shape(arched(x + 20, floor, 80, 80), p.dark)
        + halo(x + 60, floor - 24, 130)
        + shape(
            f"M{x + 34:g} {floor:g}q-6 -26 14 -44q0 18 12 8q-4 -22 8 -30q0 22 14 34q8 16 0 32Z",
            "#e0662a",
        )
        + shape(f"M{x + 46:g} {floor:g}q-2 -18 12 -30q2 14 10 8q8 12 4 22Z", p.glow)
    )


def curtain(p: Paint, x: float, w: float, floor: float = FLOOR, fill: str = "") -> str:
    """A heavy curtain."""
    folds = "".join(f"M{x + d:g} 0V{floor:g}" for d in range(8, int(w), 12))
    return box(x, 0, w, floor, fill or p.far) + stroke(folds, p.dark, 3, 'opacity=".6"')


def hall(p: Paint, r: Random) -> Backdrop:
    """The entrance hall: a great stair, a lamp, a floor of two stones."""
    treads = "".join(f"V{252 - n * 14}H{330 + n * 24}" for n in range(1, 11))
    posts = "".join(f"M{342 + n * 24} {240 - n * 14}v-44" for n in range(10))
    drawing = (
        shell(p, boards="tiles")
        + panels(p)
        + window(p, 70, 38, 76, 112)
        + shape(f"M330 252{treads}H640V252Z", p.mid)
        + stroke(posts, p.dark, 4)
        + stroke("M336 200L580 56H640", p.trim, 7)
        + box(326, 190, 14, 64, p.dark)
        + disc(333, 184, 9, p.trim)
        + chandelier(p, 250, 82)
    )
    return Backdrop(drawing, FLOOR, Light(250, 90), shows=frozenset({"stairs"}), free=220)


def corridor(p: Paint, r: Random) -> Backdrop:
    """A corridor of doors, and a light at its end."""
    left = "".join(
        shape(f"M{x} {y}L{x + w} {y + w * 0.34:g}V{f - w * 0.3:g}L{x} {f}Z", p.dark)
        + disc(x + w * 0.82, (y + f) / 2 + 4, 2 + w / 30, p.trim)
        for x, y, w, f in ((28, 66, 66, 322), (122, 106, 44, 282), (188, 134, 28, 250))
    )
    drawing = (
        box(0, 0, WIDE, HIGH, "url(#@wall)")
        + shape("M0 0H640L392 110H248Z", p.top)
        + shape("M0 360H640L392 224H248Z", "url(#@floor)")
        + shape("M150 360H490L350 224H290Z", "#7a231d", 'opacity=".75"')
        + stroke("M170 360L296 224M470 360L344 224", p.glow, 3, 'opacity=".6"')
        + box(248, 110, 144, 114, p.far)
        + halo(320, 176, 150)
        + shape(arched(292, 224, 56, 92), p.glow)
        + stroke("M0 0L248 110V224L0 360M640 0L392 110V224L640 360M248 110H392", p.dark, 3)
        + left
        + moved(left, WIDE, 0, 1, True)
        + stroke("M0 190L248 172M640 190L392 172", p.trim, 3, 'opacity=".5"')
    )
    return Backdrop(drawing, 246, Light(320, 176), shows=frozenset({"corridor", "door"}))


def dining(p: Paint, r: Random) -> Backdrop:
    """A table that is far too long, laid and lit."""
    lights = "".join(
        candle(p, x, y, h) for x, y, h in ((320, 196, 14), (318, 212, 18), (322, 236, 24))
    )
    chairs = "".join(
        box(
            320 + s * (56 + n * 26) - 8 - n * 2,
            164 + n * 10,
            16 + n * 5,
            56 + n * 16,
            p.dark,
            f'rx="{4 + n}"',
        )
        for n in range(4)
        for s in (-1, 1)
    )
    drawing = (
        shell(p)
        + panels(p)
        + window(p, 62, 32, 62, 112)
        + window(p, 516, 32, 62, 112)
        + box(256, 40, 128, 92, p.dark)
        + box(264, 48, 112, 76, p.mid)
        + oval(320, 92, 22, 28, p.far)
        + chairs
        + shape("M290 190H350L470 302H170Z", p.lit, 'opacity=".86"')
        + shape("M170 302H470V322H170Z", p.trim)
        + lights
        + chandelier(p, 320, 60)
    )
    return Backdrop(drawing, 258, Light(320, 110), shows=frozenset({"table"}))


def kitchen(p: Paint, r: Random) -> Backdrop:
    """The kitchen: a range with a fire, pans on a rail, a shelf of plates."""
    pans = "".join(
        stroke(f"M{x} 62v{14 + d}", p.dark, 3)
        + disc(x, 88 + d, 13 + d / 2, p.trim)
        + disc(x, 88 + d, 9 + d / 2, p.far)
        for x, d in ((250, 8), (290, 2), (326, 12), (366, 5))
    )
    plates = "".join(
        oval(x, y, 13, 15, p.lit, 'opacity=".75"') for y in (84, 130) for x in rows(5, 468, 32)
    )
    drawing = (
        shell(p, boards="tiles")
        + box(0, 0, WIDE, 20, p.dark)
        + hearth(p, 66)
        + shape("M52 140L90 20H164L202 140Z", p.far)
        + stroke("M226 62H390", p.dark, 5)
        + pans
        + box(444, 100, 172, 6, p.dark)
        + box(444, 146, 172, 6, p.dark)
        + plates
        + box(436, 196, 190, 10, p.trim)
        + box(444, 206, 174, 46, p.far)
    )
    return Backdrop(drawing, FLOOR, Light(126, 220), free=340)


def books(r: Random, x: float, y: float, w: float, fills: tuple[str, ...]) -> str:
    """A row of books standing on the line y."""
    out, at = "", x
    while at < x + w - 5:
        wide, tall = r.choice((6, 7, 9, 11)), r.randint(22, 32)
        out += box(at, y - tall, min(wide, x + w - at), tall, r.choice(fills))
        at += wide + r.choice((1, 1, 1, 12))
    return out


def library(p: Paint, r: Random) -> Backdrop:
    """Books to the ceiling on both sides of a window, a ladder, a lamp."""
    fills = (p.trim, p.far, "#7a231d", p.mid, p.glow)
    sides = "".join(
        box(x, 0, 196, FLOOR, p.dark)
        + "".join(
            books(r, x + 10, y, 176, fills) + box(x, y, 196, 5, p.mid) for y in range(40, 250, 41)
        )
        for x in (0, 444)
    )
    drawing = (
        shell(p)
        + shape(arched(252, 200, 136, 176), p.dark)
        + shape(arched(260, 194, 120, 162), "url(#@sky)")
        + moon(p, 336, 88, 20)
        + stroke("M320 32V194M260 110H380M260 150H380", p.dark, 4)
        + box(240, 196, 160, 9, p.trim)
        + sides
        + stroke(
            "M474 252L516 20M506 252L540 20M478 226h30M484 194h28M490 162h26M495 130h26"
            "M500 98h24M506 66h22",
            p.trim,
            5,
        )
        + lamp(p, 240, 86)
        + spill(p, 260, 120)
    )
    return Backdrop(drawing, FLOOR, Light(250, 110), shows=frozenset({"shelves", "ladder"}))


def music(p: Paint, r: Random) -> Backdrop:
    """A music room: long curtains, a tall window, empty stands."""
    stands = "".join(
        stroke(f"M{x} 252V186M{x} 252l-14 0M{x} 252l14 0", p.dark, 4)
        + shape(f"M{x - 22} 188L{x - 16} 160H{x + 18}L{x + 22} 188Z", p.dark)
        for x in (70, 128, 560)
    )
    drawing = (
        shell(p)
        + shape(arched(220, 232, 190, 222), p.dark)
        + shape(arched(230, 226, 170, 206), "url(#@sky)")
        + moon(p, 348, 92, 26)
        + stroke("M315 20V226M230 126H400M272 40V226M358 40V226", p.dark, 4)
        + curtain(p, 150, 66, fill="#5c1f1c")
        + curtain(p, 414, 66, fill="#5c1f1c")
        + box(132, 0, 370, 16, p.trim)
        + stands
        + spill(p, 232, 166)
        + candle(p, 560, 160, 16)
    )
    return Backdrop(drawing, FLOOR, Light(330, 120))


def stair(p: Paint, r: Random) -> Backdrop:
    """A stair with portraits that climb beside it."""
    frames = "".join(
        box(x, y, 62, 78, p.trim)
        + box(x + 7, y + 7, 48, 64, p.dark)
        + oval(x + 31, y + 32, 10, 13, p.lit, 'opacity=".7"')
        + shape(f"M{x + 10} {y + 71}q4 -24 21 -24t21 24Z", p.mid)
        for x, y in ((88, 92), (190, 46), (292, 6))
    )
    treads = "".join(f"V{330 - n * 22}H{-20 + n * 52}" for n in range(1, 14))
    posts = "".join(f"M{4 + n * 52} {318 - n * 22}v-62" for n in range(12))
    drawing = (
        box(0, 0, WIDE, HIGH, "url(#@wall)")
        + stripes(p, 360)
        + frames
        + shape(f"M-20 360V330{treads}H640V360Z", "url(#@floor)")
        + stroke("".join(f"M{-20 + n * 52} {330 - n * 22}h52" for n in range(13)), p.trim, 3)
        + stroke(posts, p.dark, 5)
        + stroke("M-20 268L640 -11", p.dark, 10)
        + halo(470, 60, 130)
        + stroke("M470 0V52", p.dark, 3)
        + shape("M458 52h24l-5 26h-14Z", p.glow)
        + shape("M0 360V326H640V360Z", p.near)
    )
    return Backdrop(drawing, 304, Light(440, 90), shows=frozenset({"stairs", "portrait"}))
