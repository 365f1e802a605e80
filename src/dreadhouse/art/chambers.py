"""The stranger rooms: tower, lantern, vaults, platform, chapel, works, office, bus."""

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
    oval,
    pointed,
    rows,
    shape,
    shine,
    stroke,
    wave_line,
    window,
)
from dreadhouse.art.rooms import FLOOR, books, panels, shell, spill, stripes


def stones(p: Paint, floor: float = FLOOR, top: float = 0) -> str:
    """Courses of big stones."""
    lines = "".join(
        f"M0 {y:g}H640" + "".join(f"M{x} {y:g}v30" for x in range(int(y) % 61 + 10, 640, 76))
        for y in rows(int((floor - top) / 30) + 1, top, 30)
    )
    return stroke(lines, p.dark, 2.5, 'opacity=".42"')


def tower(p: Paint, r: Random) -> Backdrop:
    """The inside of a tower: steps wind up the wall past a slit of night."""
    steps = "".join(
        shape(f"M{380 + n * 32} {236 - n * 20}h44v12h-44Z", p.trim)
        + shape(f"M{380 + n * 32} {248 - n * 20}h44l-8 14h-36Z", p.dark)
        for n in range(9)
    )
    far = "".join(shape(f"M{250 - n * 34} {60 - n * 9}h40v9h-40Z", p.far) for n in range(8))
    drawing = (
        shell(p, boards="none")
        + stones(p)
        + shape(arched(196, 190, 66, 150), p.dark)
        + shape(arched(206, 184, 46, 132), "url(#@sky)")
        + moon(p, 236, 92, 14)
        + far
        + steps
        + stroke("M388 190L640 32", p.dark, 5)
        + shape("M0 0H70Q30 180 60 360H0ZM640 0H604Q628 180 610 360H640Z", p.dark)
        + spill(p, 202, 56, lean=40)
        + stroke("M320 0V70", p.dark, 3)
        + halo(320, 92, 130)
        + shape("M308 74h24l-4 28h-16Z", p.glow)
        + shape("M304 74h32l-16 -12Z", p.dark)
    )
    return Backdrop(drawing, 256, Light(310, 100), shows=frozenset({"stairs", "spiral"}), free=210)


def lantern(p: Paint, r: Random) -> Backdrop:
    """The lantern room: night on all sides, and the great lens in the middle."""
    rings = "".join(
        stroke(f"M{320 - w} {y}H{320 + w}", p.lit, 4, 'opacity=".8"')
        for y, w in ((76, 34), (94, 50), (112, 58), (150, 58), (168, 50), (186, 34))
    )
    bars = "".join(f"M{x} 0L{320 + (x - 320) * 0.94:g} 224" for x in (20, 130, 230, 410, 510, 620))
    drawing = (
        box(0, 0, WIDE, HIGH, "url(#@sky)")
        + moon(p, 548, 74, 22)
        + box(0, 178, WIDE, 52, p.near)
        + shine(p.lit, (524, 184, 50), (516, 194, 66), (528, 206, 44))
        + stroke(bars + "M0 86H640M0 168H640", p.dark, 6)
        + box(0, 0, WIDE, 14, p.dark)
        + halo(320, 130, 210)
        + shape("M320 62Q392 80 392 131T320 200Q248 182 248 131T320 62Z", p.glow, 'opacity=".55"')
        + rings
        + oval(320, 131, 24, 28, p.lit)
        + stroke("M320 62Q392 80 392 131T320 200Q248 182 248 131T320 62Z", p.dark, 5)
        + shape("M262 204H378L366 262H274Z", p.dark)
        + box(0, 226, WIDE, 134, "url(#@floor)")
        + box(0, 224, WIDE, 6, p.trim)
        + shape("M268 204H372L384 268H256Z", p.far)
        + oval(320, 300, 230, 36, p.glow, 'opacity=".22"')
    )
    return Backdrop(
        drawing, 262, Light(320, 130), shows=frozenset({"lens"}), free=170, has_walls=False
    )


def cellar(p: Paint, r: Random) -> Backdrop:
    """Vaults under the house, barrels, a lamp on a hook."""
    vaults = "".join(
        shape(arched(x, FLOOR, 168, 206), p.dark) + shape(arched(x + 16, FLOOR, 136, 178), p.far)
        for x in (-60, 146, 352, 558)
    )
    barrels = "".join(
        disc(x, y, 26, p.mid) + disc(x, y, 19, p.near) + stroke(f"M{x - 18} {y}h36", p.trim, 3)
        for x, y in ((406, 226), (462, 226), (434, 182))
    )
    drawing = (
        shell(p, boards="none")
        + stones(p)
        + vaults
        + barrels
        + lamp(p, 230, 96, 40)
        + oval(230, 300, 170, 26, p.glow, 'opacity=".22"')
        + stroke(
            "M0 276H640M0 312H640M90 252L40 276M300 252V276M520 252L560 276M180 276L150 312"
            "M420 276L440 312",
            p.dark,
            2,
            'opacity=".5"',
        )
    )
    return Backdrop(drawing, FLOOR, Light(230, 110))


def platform(p: Paint, r: Random) -> Backdrop:
    """A station under the ground: a tunnel, an edge, a row of lamps."""
    ribs = "".join(stroke(arched(420 - w / 2, 300, w, w * 0.92), p.far, 5) for w in (430, 320, 240))
    tiles = "".join(f"M0 {y}H260" for y in range(70, 240, 17))
    drawing = (
        box(0, 0, WIDE, HIGH, "url(#@wall)")
        + stroke(tiles, p.dark, 2, 'opacity=".4"')
        + ribs
        + shape(arched(336, 262, 168, 172), p.dark)
        + halo(420, 190, 70, 0.7)
        + shape("M360 262H480L640 360H250Z", p.dark)
        + stroke("M396 262L330 360M444 262L560 360", p.trim, 4)
        + stroke("M380 274h80M366 288h112M346 308h150M320 334h210", p.far, 5)
        + shape("M0 236H322L212 360H0Z", "url(#@floor)")
        + stroke("M322 236L212 360", p.lit, 6)
        + box(0, 228, 324, 9, p.trim)
        + lamp(p, 84, 76)
        + lamp(p, 214, 100)
        + disc(300, 116, 24, p.dark)
        + disc(300, 116, 19, p.lit)
        + stroke("M300 116V103M300 116L309 121M300 92V60", p.dark, 3)
    )
    return Backdrop(drawing, 258, Light(150, 110), shows=frozenset({"rails", "clock"}), free=170)


def chapel(p: Paint, r: Random) -> Backdrop:
    """A nave with water on its floor and green glass above."""
    panes = "".join(
        shape(pointed(x, 190, 62, 160), p.dark)
        + shape(pointed(x + 6, 184, 50, 146), "url(#@sky)")
        + stroke(f"M{x + 31} 40V184M{x + 6} 110h50M{x + 6} 146h50", p.dark, 3)
        for x in (52, 178, 400, 526)
    )
    pillars = "".join(
        box(x, 40, 26, 226, p.far) + box(x + 5, 40, 5, 226, p.trim) + box(x - 7, 34, 40, 12, p.trim)
        for x in (136, 262, 352, 484)
    )
    drawing = (
        shell(p, boards="none")
        + stones(p)
        + shape(pointed(276, 240, 88, 226), p.dark)
        + halo(320, 120, 130, 0.9)
        + shape(pointed(284, 236, 72, 210), p.glow, 'opacity=".8"')
        + stroke("M320 34V236M284 120H356", p.dark, 4)
        + panes
        + pillars
        + box(284, 204, 72, 48, p.mid)
        + box(276, 200, 88, 8, p.lit)
        + candle(p, 292, 200, 16)
        + candle(p, 348, 200, 16)
        + shape(wave_line(262, 80, 4), p.near, 'opacity=".85"')
        + shine(p.glow, (290, 274, 60), (276, 290, 84), (300, 308, 46), (270, 326, 96))
    )
    return Backdrop(drawing, 264, Light(320, 120), surface="water")


def counting(p: Paint, r: Random) -> Backdrop:
    """Desks behind a brass grille, drawers to the ceiling."""
    drawers = (
        "".join(
            box(x, y, 34, 22, p.mid) + disc(x + 17, y + 11, 3, p.trim)
            for y in range(14, 150, 28)
            for x in range(10, 630, 40)
        )
        if r.random() < 0.55
        else "".join(
            books(r, 6, y, 628, (p.trim, p.mid, p.near, "#7a231d")) + box(0, y, WIDE, 6, p.dark)
            for y in (44, 96, 148)
        )
    )
    bars = "".join(f"M{x} 96V194" for x in range(24, 640, 22) if not 260 < x < 380)
    drawing = (
        shell(p, boards="tiles")
        + box(0, 0, WIDE, 160, p.far)
        + drawers
        + lamp(p, 150, 74)
        + lamp(p, 490, 74)
        + stroke(f"M0 96H258M382 96H640{bars}M258 96Q320 40 382 96V194M258 96V194", p.trim, 4)
        + box(0, 192, WIDE, 12, p.trim)
        + box(0, 204, WIDE, 54, p.far)
        + "".join(box(x, 212, 84, 36, p.mid) for x in rows(7, 8, 92))
        + halo(320, 150, 110, 0.7)
    )
    return Backdrop(drawing, 264, Light(320, 120), shows=frozenset({"desk"}))


def works(p: Paint, r: Random) -> Backdrop:
    """Great wheels and pipes over black water."""

    def cog(x: float, y: float, size: float, fill: str) -> str:
        return (
            stroke(
                f"M{x - size} {y}a{size} {size} 0 1 1 0 .1",
                fill,
                size * 0.34,
                f'stroke-dasharray="{size * 0.28:.3g} {size * 0.2:.3g}"',
            )
            + disc(x, y, size * 0.9, fill)
            + disc(x, y, size * 0.66, p.top)
            + stroke(
                f"M{x - size * 0.8} {y}h{size * 1.6}M{x} {y - size * 0.8}v{size * 1.6}", fill, 9
            )
            + disc(x, y, size * 0.2, p.trim)
        )

    great, small = r.choice(((88, 46), (66, 60), (112, 40)))
    drawing = (
        shell(p, 240, "none")
        + stones(p, 240)
        + cog(120, 190 - great, great, p.far)
        + cog(132 + great + small, 204 - small, small, p.mid)
        + stroke("M340 0V96Q340 120 364 120H640M400 0V60Q400 84 424 84H640", p.dark, 20)
        + stroke("M335 0V98M395 0V60M424 78H640M364 114H640", p.trim, 3, 'opacity=".6"')
        + shape(arched(440, 240, 130, 100), p.dark)
        + halo(505, 206, 90, 0.8)
        + shape("M456 226H554V262H456Z", p.trim, 'opacity=".5"')
        + lamp(p, 330, 160, 0)
        + box(0, 236, WIDE, 12, p.trim)
        + box(0, 246, WIDE, 114, "url(#@floor)")
        + shape("M0 360V300Q160 282 320 298T640 290V360Z", p.near)
        + shine(p.glow, (470, 256, 70), (456, 270, 90), (300, 300, 60), (284, 316, 90))
    )
    return Backdrop(drawing, 264, Light(360, 150), surface="stone", shows=frozenset({"gear"}))


def office(p: Paint, r: Random) -> Backdrop:
    """A small office: shelves of labelled things, a counter, a window on the night."""
    shelves = "".join(
        box(30, y, 250, 6, p.dark)
        + books(r, 34, y, 100, (p.trim, p.mid, "#7a231d"))
        + box(150, y - 24, 34, 24, p.mid)
        + box(194, y - 30, 24, 30, p.far)
        + disc(244, y - 13, 13, p.trim)
        for y in (62, 112, 162)
    )
    drawing = (
        shell(p)
        + box(22, 20, 266, 232, p.far)
        + shelves
        + window(p, 420, 34, 120, 108)
        + moon(p, 510, 70, 15)
        + lamp(p, 350, 92)
        + box(286, 190, 354, 11, p.trim)
        + box(294, 201, 346, 52, p.mid)
        + "".join(box(x, 208, 74, 38, p.far) for x in rows(4, 304, 84))
    )
    return Backdrop(drawing, 258, Light(350, 110), shows=frozenset({"shelves", "desk"}))


def bus(p: Paint, r: Random) -> Backdrop:
    """The inside of a night bus: seats, rails, and fog on the windows."""
    panes = "".join(
        box(x, 66, 128, 92, p.dark, 'rx="16"')
        + box(x + 7, 73, 114, 78, "url(#@sky)", 'rx="11"')
        + shape(f"M{x + 22} 142L{x + 60} 80h20L{x + 42} 142Z", p.lit, 'opacity=".14"')
        for x in (18, 172, 326, 480)
    )
    seats = "".join(
        box(x, 178, 78, 92, "#7a231d", 'rx="14"')
        + box(x + 8, 186, 62, 46, "#94352a", 'rx="10"')
        + box(x + 4, 250, 84, 22, "#561813", 'rx="8"')
        for x in (40, 194, 348, 502)
    )
    drawing = (
        box(0, 0, WIDE, HIGH, "url(#@wall)")
        + shape("M0 0H640V36Q320 56 0 36Z", p.far)
        + "".join(oval(x, 40, 46, 8, p.lit) + halo(x, 46, 84, 0.7) for x in (110, 320, 530))
        + panes
        + box(0, 164, WIDE, 10, p.trim)
        + box(0, 174, WIDE, 90, p.far)
        + seats
        + stroke("M0 56H640M134 40V262M448 40V262", p.trim, 5)
        + box(0, 262, WIDE, 98, "url(#@floor)")
        + stroke("M0 284H640M0 312H640", p.dark, 3, 'opacity=".5"')
    )
    return Backdrop(drawing, 274, Light(320, 60), shows=frozenset({"window", "bus"}))


def clocks(p: Paint, r: Random) -> Backdrop:
    """A wall of clocks that have all stopped."""
    faces = "".join(
        disc(x, y, s + 5, p.dark)
        + disc(x, y, s, p.lit if r.random() < 0.4 else p.trim)
        + stroke(
            f"M{x} {y}l{r.randint(-6, 6)} {-s * 0.7:g}M{x} {y}l{s * 0.5:g} {r.randint(-8, 8)}",
            p.dark,
            2.5,
        )
        for x, y, s in (
            (60, 60, 26),
            (140, 104, 18),
            (64, 160, 20),
            (214, 52, 22),
            (286, 108, 16),
            (216, 160, 24),
            (366, 54, 26),
            (434, 122, 20),
            (352, 170, 17),
            (510, 58, 19),
            (584, 110, 27),
            (506, 178, 22),
            (596, 194, 14),
            (140, 198, 13),
        )
    )
    drawing = shell(p) + stripes(p) + faces + lamp(p, 300, 60) + spill(p, 250, 110)
    return Backdrop(drawing, FLOOR, Light(300, 90), shows=frozenset({"clock"}))


def mailroom(p: Paint, r: Random) -> Backdrop:
    """Pigeonholes full of letters that were never fetched."""
    holes = "".join(
        box(x, y, 40, 32, p.dark)
        + (
            shape(f"M{x + 4} {y + 32}l{r.randint(2, 8)} -20h24v20Z", p.lit, 'opacity=".8"')
            if r.random() < 0.6
            else ""
        )
        for y in range(12, 230, 42)
        for x in range(12, 620, 52)
    )
    drawing = shell(p) + box(0, 0, WIDE, 236, p.mid) + holes + lamp(p, 330, 84) + spill(p, 250, 150)
    return Backdrop(drawing, FLOOR, Light(330, 100))


def cloakroom(p: Paint, r: Random) -> Backdrop:
    """Rows of coats on pegs, hanging like people."""
    coats = "".join(
        stroke(f"M{x} 66v12", p.dark, 4)
        + shape(f"M{x} 76q-24 4 -28 26l{-4 - d} 92h{64 + d}l-4 -92q-4 -22 -28 -26Z", f)
        + stroke(f"M{x} 84V192", p.dark, 2)
        for n, x in enumerate(range(36, 640, 66))
        for d, f in (
            (r.randint(0, 8), (p.far, p.mid, p.dark, "#5c1f1c")[(n + r.randint(0, 1)) % 4]),
        )
    )
    drawing = (
        shell(p)
        + box(0, 56, WIDE, 12, p.trim)
        + box(0, 20, WIDE, 8, p.trim)
        + coats
        + lamp(p, 320, 60)
        + spill(p, 250, 140)
    )
    return Backdrop(drawing, FLOOR, Light(320, 90), shows=frozenset({"coat"}))


def boathouse(p: Paint, r: Random) -> Backdrop:
    """Looking out of a boathouse: a slip running down to the sea."""
    ribs = stroke("M0 60L320 -60L640 60M40 0V360M600 0V360M40 96L200 20M600 96L440 20", p.far, 14)
    drawing = (
        box(0, 0, WIDE, HIGH, "url(#@wall)")
        + shape(arched(170, 262, 300, 226), p.dark)
        + shape(arched(184, 256, 272, 208), "url(#@sky)")
        + moon(p, 380, 104, 26)
        + box(184, 186, 272, 80, p.near)
        + shine(p.lit, (356, 194, 50), (346, 206, 72), (360, 220, 44))
        + ribs
        + box(0, 256, WIDE, 104, "url(#@floor)")
        + shape("M236 256H404L520 360H120Z", p.trim, 'opacity=".26"')
        + stroke("M270 256L190 360M370 256L450 360", p.dark, 5)
        + stroke("M60 110h70M60 110v40M96 110v52M130 110v34", p.dark, 4)
        + lamp(p, 96, 78, 0)
    )
    return Backdrop(drawing, 264, Light(340, 120), shows=frozenset({"rails"}))


def inside(p: Paint, r: Random) -> Backdrop:
    """A room with a door and a window, for any place that has no kind."""
    drawing = (
        shell(p)
        + panels(p)
        + window(p, 440, 34, 84, 104)
        + moon(p, 496, 66, 14)
        + box(116, 70, 92, 184, p.dark)
        + box(124, 78, 76, 176, p.mid)
        + stroke("M134 92h56v60h-56ZM134 168h56v72h-56Z", p.dark, 3)
        + disc(190, 170, 5, p.glow)
        + lamp(p, 320, 84)
        + spill(p, 250, 140)
    )
    return Backdrop(drawing, FLOOR, Light(320, 110), shows=frozenset({"door"}))
