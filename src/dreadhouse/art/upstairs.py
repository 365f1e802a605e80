"""More rooms of a house: nursery, glasshouse, loft, ward, ballroom, saleroom, bedroom."""

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
from dreadhouse.art.rooms import FLOOR, chandelier, curtain, panels, shell, spill, stripes


def nursery(p: Paint, r: Random) -> Backdrop:
    """A nursery with a barred window, a low shelf and a cot."""
    rails = "".join(f"M{x} 186V240" for x in range(62, 190, 14))
    drawing = (
        shell(p)
        + stripes(p)
        + window(p, 272, 40, 104, 120)
        + moon(p, 340, 80, 17)
        + stroke("M298 40V160M324 40V160M350 40V160", p.dark, 4)
        + curtain(p, 240, 30, 184)
        + curtain(p, 378, 30, 184)
        + box(48, 172, 156, 9, p.trim)
        + stroke("M52 160V250M200 160V250" + rails, p.trim, 4)
        + box(52, 206, 148, 28, p.far)
        + box(456, 152, 150, 8, p.trim)
        + "".join(
            box(x, y, 20, 20, f)
            for x, y, f in ((470, 132, "#7a231d"), (492, 132, p.mid), (481, 112, p.glow))
        )
        + disc(560, 138, 13, p.far)
        + spill(p, 280, 96)
    )
    return Backdrop(drawing, FLOOR, Light(322, 110), shows=frozenset({"window"}))


def glasshouse(p: Paint, r: Random) -> Backdrop:
    """Iron and glass under the moon, and leaves everywhere."""
    bars = "".join(
        f"M{x} {max(20, 190 - (320 - abs(x - 320)) * 0.62):.0f}V252" for x in range(16, 640, 38)
    )
    leaf = (
        "M0 0Q-30 -34 -26 -84Q2 -54 0 0ZM0 0Q22 -44 56 -62Q44 -18 0 0Z"
        "M0 0Q-46 -16 -70 -48Q-20 -46 0 0Z"
    )
    drawing = (
        box(0, 0, WIDE, HIGH, "url(#@sky)")
        + moon(p, 400, 84, 34)
        + stroke(bars + "M0 200Q320 -180 640 200M0 150H640M0 204H640", p.dark, 4)
        + stroke("M0 200Q320 -180 640 200", p.trim, 2)
        + box(0, 226, WIDE, 30, p.far)
        + box(0, 252, WIDE, 108, "url(#@floor)")
        + shape("M260 252H380L470 360H170Z", p.trim, 'opacity=".3"')
        + "".join(
            moved(shape(leaf, f), x, y, s, flip)
            for x, y, s, flip, f in (
                (60, 262, 1.5, False, p.mid),
                (130, 258, 1, True, p.far),
                (580, 262, 1.6, True, p.mid),
                (510, 256, 1, False, p.far),
                (20, 250, 1.1, True, p.near),
            )
        )
    )
    front = "".join(
        moved(shape(leaf, p.dark), x, 372, s, flip)
        for x, s, flip in ((-6, 1.9, False), (648, 1.9, True))
    )
    return Backdrop(drawing, 258, Light(400, 90), front=front, shows=frozenset({"fern", "leaf"}))


def attic(p: Paint, r: Random) -> Backdrop:
    """Under the rafters: a round window and trunks in heaps."""

    def trunk(x: float, y: float, w: float, h: float, fill: str) -> str:
        return (
            box(x, y - h, w, h, fill, 'rx="3"')
            + box(x, y - h * 0.7, w, 3, p.dark)
            + box(x + w * 0.2, y - h, 5, h, p.dark)
            + box(x + w * 0.75, y - h, 5, h, p.dark)
        )

    heaps = "".join(
        trunk(*at)
        for at in (
            (30, 252, 104, 44, p.mid),
            (46, 208, 76, 34, "#7a231d"),
            (56, 174, 50, 22, p.trim),
            (508, 252, 116, 50, p.far),
            (520, 202, 84, 36, p.mid),
            (540, 166, 50, 26, p.trim),
            (150, 252, 60, 30, p.far),
            (452, 252, 46, 36, "#7a231d"),
        )
    )
    drawing = (
        shell(p)
        + shape("M0 0H640V170L320 -40L0 170Z", p.dark)
        + disc(320, 120, 62, p.dark)
        + disc(320, 120, 53, "url(#@sky)")
        + moon(p, 336, 108, 19)
        + stroke("M320 67V173M267 120H373", p.dark, 4)
        + stroke("M-10 190L320 -30L650 190", p.far, 16)
        + stroke("M110 110V252M530 110V252M100 96H540", p.far, 12)
        + heaps
        + spill(p, 276, 88)
    )
    return Backdrop(drawing, FLOOR, Light(320, 130))


def ward(p: Paint, r: Random) -> Backdrop:
    """A row of iron beds under tall windows."""

    def bed(x: float, y: float, s: float) -> str:
        return moved(
            stroke(
                "M0 0V-62Q0 -74 14 -74H42Q56 -74 56 -62V0M0 -40H56M18 -74V-40M38 -74V-40", p.dark, 5
            )
            + box(-6, -34, 68, 22, p.lit, 'opacity=".85"')
            + box(4, -42, 48, 12, p.trim),
            x,
            y,
            s,
        )

    drawing = (
        shell(p, boards="tiles")
        + box(0, 176, WIDE, 76, p.far)
        + "".join(window(p, x, 26, 58, 118) for x in (70, 214, 358, 502))
        + "".join(bed(x, 256, 1.05) for x in (22, 166, 310, 454, 598))
        + lamp(p, 320, 64)
        + spill(p, 250, 140)
    )
    return Backdrop(drawing, 262, Light(320, 90), shows=frozenset({"bed"}))


def ballroom(p: Paint, r: Random) -> Backdrop:
    """Columns and tall mirrors round a shining floor."""
    glasses = "".join(
        shape(arched(x, 226, 92, 176), p.trim)
        + shape(arched(x + 7, 222, 78, 164), "url(#@sky)")
        + shape(f"M{x + 14} 200L{x + 60} 80h12L{x + 26} 200Z", p.lit, 'opacity=".16"')
        for x in (76, 274, 472)
    )
    columns = "".join(
        box(x, 26, 34, 226, p.far)
        + box(x + 6, 26, 6, 226, p.trim)
        + box(x - 8, 18, 50, 14, p.trim)
        + box(x - 6, 238, 46, 14, p.trim)
        for x in (14, 204, 402, 592)
    )
    drawing = (
        shell(p, boards="tiles")
        + glasses
        + columns
        + box(0, 0, WIDE, 18, p.dark)
        + chandelier(p, 320, 78)
        + oval(320, 318, 220, 30, p.glow, 'opacity=".2"')
    )
    return Backdrop(drawing, FLOOR, Light(320, 90), shows=frozenset({"mirror"}))


def saleroom(p: Paint, r: Random) -> Backdrop:
    """A rostrum under a lamp, and the backs of many chairs."""
    chairs = "".join(
        box(x, 322, 50, 46, p.dark, 'rx="9"')
        + stroke(f"M{x + 12} 328V362M{x + 25} 328V362M{x + 38} 328V362", p.far, 3)
        for x in rows(9, 8, 72)
    )
    cloth, hem = r.choice((("#5c1f1c", "#7a2a22"), ("#14424a", "#1f6068"), ("#4a3212", "#6d4c1c")))
    side = r.choice((96, 150, 214))
    lots = (
        "".join(
            box(x, y, w, 226 - y, f)
            + box(x, y, w, 4, p.trim)
            + stroke(f"M{x} {y}L{x + w} 226", p.dark, 2)
            for x, y, w, f in (
                (226, 150, 54, p.mid),
                (262, 186, 62, p.far),
                (372, 168, 50, p.mid),
                (338, 196, 40, p.near),
            )
        )
        if r.random() < 0.5
        else window(p, 292, 96, 56, 96)
    )
    drawing = (
        shell(p)
        + panels(p)
        + lots
        + curtain(p, 0, side, 236, cloth)
        + curtain(p, 640 - side, side, 236, cloth)
        + shape("M0 0H640V30Q560 66 480 30Q400 66 320 30Q240 66 160 30Q80 66 0 30Z", hem)
        + box(110, 228, 420, 30, p.mid)
        + box(110, 226, 420, 5, p.trim)
        + shape("M320 60L170 230H470Z", p.glow, 'opacity=".18"')
        + lamp(p, 320, 70)
    )
    return Backdrop(drawing, 262, Light(320, 100), front=chairs)


def bedroom(p: Paint, r: Random) -> Backdrop:
    """A bedroom with a tall bed, a lamp, and a window that should not be there."""
    drawing = (
        shell(p)
        + stripes(p)
        + window(p, 290, 44, 84, 106)
        + moon(p, 346, 78, 15)
        + curtain(p, 256, 30, 176)
        + curtain(p, 380, 30, 176)
        + box(40, 110, 16, 148, p.dark)
        + box(198, 150, 12, 108, p.dark)
        + shape("M56 130Q90 106 100 130V250H56Z", p.far)
        + box(52, 196, 152, 46, p.lit, 'opacity=".85"')
        + shape("M96 192H206V244H86Z", "#7a231d")
        + box(484, 196, 84, 8, p.trim)
        + box(490, 204, 72, 48, p.far)
        + halo(526, 150, 120)
        + shape("M504 170L512 138H540L548 170Z", p.glow)
        + box(522, 170, 8, 26, p.dark)
    )
    return Backdrop(drawing, FLOOR, Light(520, 150), shows=frozenset({"bed"}))


def study(p: Paint, r: Random) -> Backdrop:
    """Charts on the wall, a round window, a table of instruments."""
    coast = "M86 70q30 -10 44 10t46 6q10 30 -20 36t-40 26q-36 -8 -34 -40Z"
    drawing = (
        shell(p)
        + panels(p, top=186)
        + box(50, 36, 190, 128, p.lit, 'opacity=".85"')
        + shape(coast, p.trim)
        + stroke("M50 78H240M50 122H240M114 36V164M176 36V164", p.dark, 1.5, 'opacity=".4"')
        + disc(478, 96, 60, p.dark)
        + disc(478, 96, 49, "url(#@sky)")
        + moon(p, 494, 84, 16)
        + stroke("M478 47V145M429 96H527", p.dark, 4)
        + lamp(p, 330, 88)
        + spill(p, 270, 120)
    )
    return Backdrop(drawing, FLOOR, Light(330, 110), shows=frozenset({"chart"}))
