"""The places under the sky: sea, shore, court, roofs."""

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
    moon,
    moved,
    oval,
    rows,
    shape,
    shine,
    stroke,
    wave_line,
    window,
)


def sky(p: Paint, r: Random, x: float = 470, y: float = 74, size: float = 30) -> str:
    """The night with its stars, its moon and a few flat clouds."""
    stars = "".join(
        disc(r.randint(10, 630), r.randint(8, 130), r.choice((0.8, 1.1, 1.6)), p.lit)
        for _ in range(16)
    )
    clouds = "".join(
        shape(f"M{a} {b}h{w}q14 8 -4 13H{a - 20}q-14 -6 20 -13Z", p.far, 'opacity=".6"')
        for a, b, w in (
            (r.randint(20, 250), r.randint(40, 110), r.randint(60, 150)),
            (r.randint(330, 500), r.randint(30, 130), r.randint(60, 140)),
        )
    )
    return box(0, 0, WIDE, HIGH, "url(#@sky)") + stars + moon(p, x, y, size) + clouds


def sea(p: Paint, y: float, x: float = 470) -> str:
    """Flat water from a horizon to the foot, with the moon's road on it."""
    road = tuple((x - 6 - n * 7 + (n % 3) * 9, y + 6 + n * n * 1.5, 14 + n * 9) for n in range(8))
    return (
        box(0, y, WIDE, HIGH - y, p.far)
        + shape(wave_line(y + 34, 90, 5), p.mid)
        + shape(wave_line(y + 72, 130, 8, start=-50), p.near)
        + shine(p.lit, *road, width=2.6)
    )


def manor(p: Paint) -> str:
    """The house far off, dark, with a lamp or two: 160 wide, standing on its own foot."""
    roofs = (
        "M-80 0V-34L-66 -58L-52 -34V-44L-34 -78L-16 -44V-92H-6V-46L8 -46V-30L22 -30V-112L34 -132"
        "L46 -112V-40L62 -62L80 -36V0Z"
    )
    panes = "".join(
        box(x, y, 5, 8, p.glow)
        for x, y in ((-70, -28), (-36, -36), (31, -104), (58, -26), (-4, -22))
    )
    return shape(roofs, p.dark) + panes


def sea_road(p: Paint, r: Random) -> Backdrop:
    """A road laid over the sea to a house on an island."""
    posts = "".join(
        box(320 + s * (26 + d * d * 13), 214 + d * d * 7 - d * 17, 2 + d * 1.6, 14 + d * 17, p.dark)
        for d in range(1, 5)
        for s in (-1, 1)
    )
    drawing = (
        sky(p, r, 150, 70, 34)
        + sea(p, 206, 150)
        + shape("M190 212Q250 176 330 184T470 212Z", p.near)
        + moved(manor(p), 330, 190, 0.72)
        + halo(352, 106, 60, 0.8)
        + shape("M312 206L60 360H580L334 206Z", p.mid)
        + shape("M316 206L190 360H440L328 206Z", p.trim, 'opacity=".16"')
        + posts
    )
    return Backdrop(
        drawing, 240, Light(352, 130), False, "road", shows=frozenset({"house"}), free=210
    )


def open_sea(p: Paint, r: Random) -> Backdrop:
    """Nothing but water, and something on the horizon."""
    drawing = (
        sky(p, r, 200, 86, 40)
        + moved(manor(p), 540, 196, 0.36)
        + sea(p, 194, 200)
        + shape(wave_line(262, 150, 22, start=-70), p.near)
        + shape(wave_line(300, 210, 26, start=-120), p.dark, 'opacity=".75"')
        + stroke("M40 250q30 -16 60 0M430 246q34 -18 70 0", p.trim, 2, 'opacity=".6"')
    )
    front = shape(wave_line(342, 170, 18, start=-30), p.dark)
    return Backdrop(drawing, 262, Light(200, 100), False, "water", front, frozenset({"tide"}))


def sands(p: Paint, r: Random) -> Backdrop:
    """Wet sand at the ebb, shining, with the posts going away."""
    ripples = "".join(
        f"M{r.randint(-20, 560)} {214 + n * 11}q{20 + n * 3} {-4 - n / 2} {44 + n * 7} 0"
        for n in range(12)
    )
    posts = "".join(
        box(96 + n * 62, 150 + n * 3, 5 - n * 0.6, 60 - n * 6, p.dark) for n in range(6)
    )
    pools = "".join(
        oval(x, y, w, h, p.far)
        for x, y, w, h in ((120, 250, 90, 7), (470, 232, 70, 5), (520, 300, 110, 12))
    )
    drawing = (
        sky(p, r, 500, 80, 36)
        + box(0, 190, WIDE, 14, p.far)
        + box(0, 202, WIDE, 158, "url(#@floor)")
        + pools
        + shine(p.lit, (470, 210, 60), (480, 220, 46), (466, 230, 66), (492, 300, 60))
        + posts
        + stroke(ripples, p.trim, 2, 'opacity=".45"')
    )
    return Backdrop(drawing, 226, Light(500, 90), False, "sand", shows=frozenset({"sand"}))


def cave(p: Paint, r: Random) -> Backdrop:
    """A sea cave seen from within: the mouth is the light."""
    ledge = f"M0 360V{r.randint(250, 268)}Q90 240 190 262T400 268T640 {r.randint(244, 262)}V360Z"
    drawing = (
        sky(p, r, 300, 96, 30)
        + sea(p, 190, 300)
        + halo(310, 160, 210, 0.35)
        + shape(
            "M0 0H640V360H0ZM96 300Q70 190 130 120T290 56T470 92T548 296Z",
            p.near,
            'fill-rule="evenodd"',
        )
        + shape(
            "M0 0H640V360H0ZM56 320Q22 180 96 90T300 20T520 62T600 330Z",
            p.dark,
            'fill-rule="evenodd"',
        )
        + stroke(
            "M130 120q14 40 -6 86M480 104q34 40 36 110M220 74q-30 20 -44 52",
            p.trim,
            3,
            'opacity=".4" stroke-linecap="round"',
        )
        + shape(ledge, p.mid)
        + shape("M0 360V292Q160 270 330 296T640 284V360Z", p.near)
    )
    front = shape(
        "M0 0H640V26L600 14L580 58L556 12L500 40L470 8L390 30L372 60L352 10L250 34L230 8"
        "L150 42L134 78L112 12L60 44L40 10L0 60Z",
        p.dark,
    )
    return Backdrop(
        drawing, 278, Light(310, 150), False, "rock", front, frozenset({"cave"}), lean=136
    )


def hut(p: Paint, r: Random) -> Backdrop:
    """A refuge on stilts over the flood, a lamp in its door, and the landing before it."""
    legs = "".join(f"M{x} 196L{x - 6} 330h10L{x + 8} 196Z" for x in (366, 424, 492, 548))
    rungs = "".join(f"M452 {y:g}h28" for y in rows(9, 214, 14))
    drawing = (
        sky(p, r, 150, 74, 32)
        + sea(p, 232, 150)
        + shape(legs, p.dark)
        + stroke("M366 210L548 300M548 210L366 300", p.dark, 4)
        + stroke(f"M452 200V340M480 200V340{rungs}", p.near, 4)
        + shape("M338 196V112H574V196Z", "#5a3418")
        + stroke("M338 132H574M338 154H574M338 176H574", "#3a2010", 2)
        + shape("M312 116L456 44L602 116Z", "#2e170a")
        + box(326, 192, 262, 9, p.dark)
        + halo(466, 160, 120, 0.9)
        + box(446, 132, 42, 62, p.glow)
        + window(p, 374, 138, 34, 30, p.glow)
        + shine(p.glow, (440, 244, 50), (432, 254, 70))
        + shape("M0 276H640V360H0Z", p.mid)
        + stroke("M0 276H640", p.trim, 3, 'opacity=".7"')
        + stroke(
            "M0 294H640M0 318H640M70 276L40 360M210 276L190 360M350 276L350 360M490 276L520 360"
            "M600 276L640 340",
            p.dark,
            3,
            'opacity=".6"',
        )
    )
    return Backdrop(
        drawing, 262, Light(466, 160), False, "planks", shows=frozenset({"tide"}), free=170
    )


def steps(p: Paint, r: Random) -> Backdrop:
    """Stone steps going down into the water under a harbour lamp."""
    stairs = "".join(
        box(392 - n * 20, 190 + n * 20, 260 + n * 20, 22, p.mid if n % 2 else p.far)
        + stroke(f"M{392 - n * 20} {191 + n * 20}H640", p.trim, 2, 'opacity=".5"')
        for n in range(8)
    )
    drawing = (
        sky(p, r, 130, 80, 30)
        + moved(manor(p), 210, 204, 0.42)
        + sea(p, 202, 130)
        + box(356, 130, 284, 62, p.near)
        + stroke("M356 150H640M356 170H640M410 130v20M480 150v20M560 130v20M520 170v20", p.dark, 2)
        + stairs
        + stroke("M548 190V62q0 -20 -24 -20", p.dark, 7)
        + halo(520, 62, 110)
        + shape("M508 44h26l-5 26h-16Z", p.glow)
        + shape("M504 44h34l-17 -14Z", p.dark)
    )
    return Backdrop(drawing, 270, Light(520, 70), False, "rock", free=170)


def court(p: Paint, r: Random) -> Backdrop:
    """The court of a great house at night, some windows lit."""
    panes = "".join(
        box(x, y, 20, 34, p.glow if r.random() < 0.35 else p.dark)
        + box(x - 3, y + 34, 26, 4, p.trim)
        for x in (86, 136, 186, 418, 468, 518, 568)
        for y in (92, 158)
    )
    stones = "".join(
        f"M{x} {y}h46" for y in (246, 268, 296, 330) for x in range(y % 60 - 40, 640, 90)
    )
    drawing = (
        sky(p, r, 330, 54, 26)
        + shape("M40 224V70L110 24L178 70H226V224Z", p.far)
        + shape("M400 224V74H446L510 22L580 74H640V224Z", p.far)
        + shape("M226 224V104L312 34L400 104V224Z", p.mid)
        + panes
        + halo(313, 190, 110)
        + shape(arched(286, 226, 54, 84), p.glow)
        + shape(arched(292, 226, 42, 74), p.dark, 'opacity=".55"')
        + box(0, 222, WIDE, 138, "url(#@floor)")
        + shape("M284 224H342L430 360H200Z", p.glow, 'opacity=".28"')
        + stroke(stones, p.dark, 2, 'opacity=".5"')
    )
    return Backdrop(drawing, 246, Light(313, 190), False, "stone")


def gate(p: Paint, r: Random) -> Backdrop:
    """Two stone piers, a wall, and a lodge with a light in it."""
    bars = "".join(f"M{x} 236V{150 - abs(x - 300) // 6}" for x in range(236, 372, 17))
    drawing = (
        sky(p, r, 120, 70, 32)
        + shape("M150 216Q300 120 460 216Z", p.far)
        + moved(manor(p), 300, 178, 0.66)
        + box(0, 182, 212, 62, p.mid)
        + shape("M392 244V128L474 76L560 128V244Z", "#3a2010")
        + shape("M378 132L474 66L574 132Z", "#1d0f07")
        + halo(478, 176, 110)
        + window(p, 452, 152, 54, 46, p.glow)
        + box(560, 182, 80, 62, p.mid)
        + "".join(
            box(x, 112, 34, 136, p.near)
            + box(x - 5, 104, 44, 10, p.trim)
            + disc(x + 17, 92, 14, p.near)
            for x in (200, 374)
        )
        + stroke(f"M234 168H374M234 214H374{bars}", p.dark, 4)
        + box(0, 240, WIDE, 120, "url(#@floor)")
        + shape("M236 240H374L520 360H110Z", p.trim, 'opacity=".22"')
    )
    return Backdrop(
        drawing, 254, Light(478, 180), False, "stone", shows=frozenset({"gate"}), free=290
    )


def roof(p: Paint, r: Random) -> Backdrop:
    """Slates, chimneys and gables, and the sea a long way down."""
    slates = "".join(
        f"M{x} {y}q9 9 18 0"
        for n, y in enumerate((262, 286, 312, 340))
        for x in range(-n * 7, 640, 19 + n * 4)
    )
    drawing = (
        sky(p, r, 190, 84, 46)
        + box(0, 206, WIDE, 60, p.far)
        + shine(p.lit, (170, 212, 44), (160, 220, 64), (176, 228, 38))
        + shape("M396 246V150L456 92L520 150V246Z", p.mid)
        + window(p, 440, 156, 32, 46, p.glow)
        + halo(456, 178, 80)
        + shape("M380 158L456 80L534 158L522 162L456 96L392 162Z", p.dark)
        + shape("M560 250V96H554V84H604V96H598V250Z", p.near)
        + shape("M570 84V66H576V84ZM584 84V60H590V84Z", p.dark)
        + shape("M60 250V150H54V138H96V150H90V250Z", p.near)
        + shape("M0 360V252L120 228H640V360Z", "url(#@floor)")
        + stroke(slates, p.dark, 2.4, 'opacity=".8"')
        + stroke("M0 252L120 228H640", p.trim, 4)
    )
    return Backdrop(
        drawing, 262, Light(190, 100), False, "slates", shows=frozenset({"roof", "moon"})
    )


def street(p: Paint, r: Random) -> Backdrop:
    """A street of dark houses with one lamp."""
    houses = "".join(
        shape(f"M{x} 240V{h + 40}L{x + 45} {h}L{x + 90} {h + 40}V240Z", p.far if n % 2 else p.mid)
        + box(x + 22, h + 66, 16, 24, p.glow if r.random() < 0.4 else p.dark)
        + box(x + 54, h + 66, 16, 24, p.dark)
        for n, (x, h) in enumerate(
            zip(range(-20, 640, 88), (90, 70, 104, 120, 112, 84, 66, 96), strict=True)
        )
    )
    drawing = (
        sky(p, r, 320, 60, 24)
        + houses
        + box(0, 236, WIDE, 124, "url(#@floor)")
        + box(0, 236, WIDE, 6, p.trim, 'opacity=".4"')
        + halo(470, 104, 130)
        + shape("M470 110L390 262H560Z", p.glow, 'opacity=".16"')
        + stroke("M470 250V104", p.dark, 7)
        + shape("M456 76h28l-6 30h-16Z", p.glow)
        + shape("M452 76h36l-18 -14Z", p.dark)
    )
    return Backdrop(drawing, 258, Light(470, 100), False, "stone", free=230)


def forest(p: Paint, r: Random) -> Backdrop:
    """Trunks behind trunks, and a light between them."""

    def trunks(count: int, low: int, high: int, fill: str, foot: float) -> str:
        return "".join(
            shape(f"M{x} 0L{x - 3} {foot}h{w + 8}L{x + w} 0Z", fill)
            for x, w in ((r.randint(-10, 630), r.randint(low, high)) for _ in range(count))
        )

    drawing = (
        box(0, 0, WIDE, HIGH, "url(#@sky)")
        + moon(p, 330, 110, 36)
        + trunks(9, 8, 14, p.far, 240)
        + trunks(7, 14, 24, p.mid, 256)
        + shape("M0 360V244Q160 226 330 244T640 240V360Z", "url(#@floor)")
        + box(-6, 0, 56, HIGH, p.dark)
        + box(596, 0, 60, HIGH, p.dark)
    )
    return Backdrop(drawing, 262, Light(330, 120), False, "earth", shows=frozenset({"tree"}))


def tower_foot(p: Paint, r: Random) -> Backdrop:
    """The lighthouse from outside, on its rock, the sea at its foot."""
    courses = "".join(f"M{424 - n * 5} {118 + n * 34}H{506 + n * 5}" for n in range(6))
    drawing = (
        sky(p, r, 140, 78, 36)
        + sea(p, 220, 140)
        + halo(465, 66, 110)
        + shape("M465 60L0 4V120Z", p.glow, 'opacity=".26"')
        + shape("M428 96L396 330H534L502 96Z", p.far)
        + shape("M470 96L486 330H534L502 96Z", p.near)
        + stroke(courses, p.dark, 2, 'opacity=".5"')
        + box(416, 88, 98, 9, p.dark)
        + box(438, 46, 54, 44, p.lit)
        + stroke("M452 46V90M478 46V90", p.dark, 4)
        + shape("M430 48L465 16L500 48Z", p.dark)
        + shape(arched(446, 200, 18, 30), p.glow)
        + shape("M300 360Q340 296 410 300H540Q620 296 640 330V360Z", p.dark)
        + shape(wave_line(318, 110, 14, start=-40), p.near)
    )
    return Backdrop(
        drawing, 276, Light(465, 66), False, "rock", shows=frozenset({"tower"}), free=190, lean=452
    )


def gallery(p: Paint, r: Random) -> Backdrop:
    """The rail round the lantern, high over the sea."""
    bars = "".join(f"M{x} 214V286" for x in range(16, 440, 34))
    drawing = (
        sky(p, r, 180, 78, 38)
        + box(0, 232, WIDE, 60, p.far)
        + shine(p.lit, (150, 238, 60), (140, 248, 84), (160, 260, 56))
        + stroke("M0 214H440M0 236H440" + bars, p.dark, 5)
        + shape("M440 0H640V360H440Z", p.mid)
        + halo(540, 130, 170)
        + box(466, 30, 174, 190, p.glow)
        + stroke("M524 30V220M584 30V220M466 92H640M466 156H640M466 30V220H640", p.dark, 6)
        + shape("M466 92L0 150V60Z", p.glow, 'opacity=".2"')
        + shape("M0 288H640V360H0Z", "url(#@floor)")
        + stroke("M0 288H640", p.trim, 4)
    )
    return Backdrop(
        drawing, 296, Light(500, 120), False, "iron", shows=frozenset({"tower"}), free=210
    )


def outside(p: Paint, r: Random) -> Backdrop:
    """Open land under the sky, for any place that has no kind."""
    drawing = (
        sky(p, r, 440, 80, 38)
        + shape("M0 360V208Q120 160 260 204T520 186T640 212V360Z", p.far)
        + moved(manor(p), 170, 184, 0.5)
        + shape("M0 360V246Q180 206 360 238T640 230V360Z", "url(#@floor)")
        + shape("M300 240Q360 280 250 360H420Q440 280 322 238Z", p.trim, 'opacity=".2"')
    )
    return Backdrop(drawing, 262, Light(440, 90), False, "earth")
