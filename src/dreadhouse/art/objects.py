"""Big things, drawn flat: each stands on (0, 0) and is 100 high. Unpainted parts take the light."""

from __future__ import annotations

from dreadhouse.art.figures import DARK, GLOW, INK, PALE, RED
from dreadhouse.art.paint import arched, box, disc, halo, moved, oval, rows, shape, stroke


def bus() -> str:
    """A single-decker bus with its lamps on."""
    panes = "".join(box(x, -82, 26, 28, GLOW, 'rx="3"') for x in (-84, -52, -20, 12, 44))
    return (
        halo(108, -26, 54, 0.9)
        + shape("M104 -30L190 -46V6Z", GLOW, 'opacity=".22" stroke="none"')
        + shape("M-104 -12V-80Q-104 -98 -84 -98H84Q102 -98 105 -74L108 -12Z", RED)
        + shape("M-104 -46H106L108 -34H-104Z", PALE)
        + panes
        + shape("M76 -82H96L100 -54H76Z", PALE)
        + disc(-62, -12, 15, DARK)
        + disc(62, -12, 15, DARK)
        + disc(-62, -12, 6, PALE)
        + disc(62, -12, 6, PALE)
        + disc(102, -24, 5, PALE)
    )


def car() -> str:
    """A long grey saloon with its lamps off."""
    return (
        shape(
            "M-148 -22Q-150 -52 -112 -56L-74 -94Q-68 -100 -52 -100H24Q40 -100 52 -88L80 -60L134 -52"
            "Q150 -48 150 -22Z",
            "#6f7f80",
        )
        + shape("M-96 -60L-66 -88H-26V-60ZM-16 -88H22Q32 -88 40 -80L58 -60H-16Z", "#123540")
        + stroke("M-148 -42H148M-21 -60V-24", DARK, 3)
        + disc(-92, -20, 22, DARK)
        + disc(92, -20, 22, DARK)
        + disc(-92, -20, 9, "#a9b7b0")
        + disc(92, -20, 9, "#a9b7b0")
        + oval(140, -42, 6, 7, PALE)
    )


def boat() -> str:
    """A rowing boat, its oars shipped."""
    return (
        stroke("M-70 -66L120 -100M70 -66L-110 -104", DARK, 7, 'stroke-linecap="round"')
        + shape("M-150 -66Q-120 0 -70 0H76Q128 0 152 -74Q60 -48 0 -50T-150 -66Z", INK)
        + stroke("M-142 -46Q-60 -26 0 -27T146 -50M-128 -24Q-60 -8 0 -8T132 -26", DARK, 4)
    )


def lifeboat() -> str:
    """A lifeboat with its line along the side."""
    return boat() + stroke("M-136 -52q22 20 44 8t44 6t44 0t44 -4t44 -4t44 -12", PALE, 5)


def door() -> str:
    """A panelled door, a little open, with light behind it."""
    return (
        halo(10, -44, 62, 0.7)
        + box(-34, -100, 68, 100, DARK)
        + box(-28, -94, 56, 94, GLOW)
        + shape("M-28 -94H18V0H-28Z", INK)
        + stroke("M-20 -84h30v32h-30ZM-20 -42h30v32h-30Z", DARK, 2.4)
        + disc(12, -46, 3.4, GLOW)
    )


def gate_bars() -> str:
    """A tall iron gate."""
    bars = "".join(f"M{x} 0V{-96 + abs(x) * 0.4:g}l3 -4l3 4" for x in range(-66, 67, 12))
    return (
        stroke(bars + "M-66 -58H70M-66 -18H70", DARK, 4)
        + box(-80, -92, 12, 92, INK)
        + box(70, -92, 12, 92, INK)
    )


def stairs() -> str:
    """A flight of stairs with a banister."""
    treads = "".join(f"V{-n * 12}H{-70 + n * 20}" for n in range(1, 8))
    posts = "".join(f"M{-60 + n * 20} {-n * 12 - 12}v-24" for n in range(7))
    return (
        shape(f"M-70 0{treads}V0Z", INK)
        + stroke("".join(f"M{-70 + n * 20} {-n * 12 - 12}h20" for n in range(7)), PALE, 2.4)
        + stroke(posts, DARK, 3)
        + stroke("M-66 -34L74 -110", DARK, 5)
    )


def shelves() -> str:
    """A shelf of odd things."""
    things = (
        disc(-24, -74, 9, INK)
        + box(-8, -84, 12, 19, RED)
        + box(10, -80, 18, 15, PALE)
        + box(-32, -52, 20, 17, PALE)
        + disc(0, -44, 9, RED)
        + box(14, -56, 14, 21, INK)
        + box(-30, -22, 14, 17, INK)
        + box(-10, -26, 16, 21, RED)
        + disc(20, -14, 9, PALE)
    )
    return (
        box(-44, -100, 88, 100, DARK)
        + things
        + "".join(box(-44, y, 88, 5, "#7a4a26") for y in (-96, -65, -35, -5))
    )


def desk() -> str:
    """A desk with drawers."""
    fronts = "".join(
        box(x, y, 32, 20, "none", f'stroke="{DARK}" stroke-width="3"')
        + disc(x + 16, y + 10, 3, GLOW)
        for x in (-68, 36)
        for y in (-74, -48, -24)
    )
    return (
        box(-84, -96, 168, 14, INK)
        + box(-76, -82, 48, 82, INK)
        + box(28, -82, 48, 82, INK)
        + fronts
    )


def counter_bench(back: float = 100) -> str:
    """A bench; `back` is how high its back stands."""
    slats = "".join(box(-92, -y, 184, 9, INK) for y in rows(int(back / 22), 60, 15) if y <= back)
    return (
        slats
        + box(-92, -back, 9, back, INK)
        + box(83, -back, 9, back, INK)
        + box(-100, -50, 200, 14, INK)
        + box(-88, -38, 9, 38, DARK)
        + box(79, -38, 9, 38, DARK)
    )


def pew() -> str:
    """A pew with carved ends."""
    end = "M0 0V-84Q8 -104 16 -84V0Z"
    return (
        box(-90, -84, 180, 84, INK)
        + stroke("M-50 -78V-40M-20 -78V-40M10 -78V-40M40 -78V-40", DARK, 3)
        + box(-96, -42, 192, 10, PALE)
        + moved(shape(end, INK), -106, 0)
        + moved(shape(end, INK), 90, 0)
    )


def table() -> str:
    """A table with its cloth."""
    return (
        box(-80, -60, 10, 60, DARK)
        + box(70, -60, 10, 60, DARK)
        + shape("M-104 -96H104L98 -52q-16 10 -32 0t-32 0t-34 0t-34 0t-34 0t-34 0Z", PALE)
        + stroke("M-104 -96H104", GLOW, 4)
    )


def pane() -> str:
    """A tall window on the night."""
    return (
        box(-36, -100, 72, 100, DARK)
        + box(-29, -93, 58, 86, "url(#@sky)")
        + disc(10, -66, 11, PALE)
        + stroke("M0 -93V-7M-29 -52H29", DARK, 4)
        + box(-42, -6, 84, 7, INK)
    )


def house() -> str:
    """The house, gabled, with a few lamps."""
    panes = "".join(
        box(x, y, 9, 13, GLOW)
        for x, y in ((-62, -40), (-40, -40), (36, -84), (66, -34), (4, -28), (50, -34))
    )
    return (
        shape(
            "M-88 0V-44L-64 -74L-44 -48V-54L-22 -92L2 -54V-38L26 -40V-92L42 -116"
            "L58 -92V-44L70 -66L92 -38V0Z",
            INK,
        )
        + box(-34, -108, 9, 30, DARK)
        + shape("M-92 -42L-64 -78L-40 -46ZM-48 -50L-22 -96L6 -50ZM22 -90L42 -120L62 -90Z", DARK)
        + panes
        + shape(arched(-22, 0, 20, 30), GLOW)
    )


def lighthouse() -> str:
    """A lighthouse with its beam."""
    return (
        shape("M0 -88L-150 -116V-64Z", GLOW, 'opacity=".3" stroke="none"')
        + halo(0, -88, 44)
        + shape("M-16 -76L-24 0H24L16 -76Z", INK)
        + shape("M-18 -56H18L20 -38H-20ZM-22 -20H22L24 0H-24Z", RED)
        + box(-20, -80, 40, 5, DARK)
        + box(-11, -98, 22, 18, PALE)
        + shape("M-15 -98L0 -110L15 -98Z", DARK)
    )


def vault() -> str:
    """The round door of a vault."""
    return (
        box(-52, -100, 104, 100, DARK)
        + disc(0, -50, 44, INK)
        + disc(0, -50, 33, "none", f'stroke="{DARK}" stroke-width="3"')
        + "".join(
            disc(x, y, 3.4, DARK)
            for x, y in (
                (0, -89),
                (0, -11),
                (-39, -50),
                (39, -50),
                (-27, -77),
                (27, -77),
                (-27, -23),
                (27, -23),
            )
        )
        + stroke("M-18 -50H18M0 -68V-32M-13 -63L13 -37M13 -63L-13 -37", DARK, 4)
        + disc(0, -50, 6, GLOW)
    )


def lift() -> str:
    """A lift cage with its lattice drawn."""
    return (
        stroke("M-12 -100V-120M12 -100V-120", DARK, 4)
        + halo(0, -60, 56, 0.8)
        + box(-40, -100, 80, 100, DARK)
        + box(-34, -92, 68, 88, GLOW)
        + stroke(
            "M-34 -70L-10 -92M-34 -44L14 -92M-34 -18L34 -86M-22 -4L34 -60M4 -4L34 -34M34 -70L10 -92"
            "M34 -44L-14 -92M34 -18L-34 -86M22 -4L-34 -60M-4 -4L-34 -34",
            DARK,
            2.4,
        )
        + box(-44, -104, 88, 10, INK)
    )


def lens() -> str:
    """A great ribbed lens on its foot."""
    ribs = "".join(
        f"M{-w} {y}H{w}" for y, w in ((-92, 16), (-82, 26), (-72, 32), (-48, 32), (-38, 26))
    )
    return (
        halo(0, -60, 70)
        + shape("M0 -100Q38 -92 38 -60T0 -22Q-38 -28 -38 -60T0 -100Z", GLOW)
        + stroke(ribs, PALE, 4)
        + disc(0, -60, 12, PALE)
        + shape("M-26 -20H26L34 0H-34Z", DARK)
    )


def foghorn() -> str:
    """A great horn on a stand."""
    return (
        shape("M-24 -40H20L30 0H-34Z", DARK)
        + shape("M-54 -74L40 -96Q58 -104 66 -108V-22Q58 -30 40 -36L-54 -52Z", INK)
        + oval(66, -65, 13, 43, RED)
        + oval(66, -65, 8, 32, DARK)
        + stroke("M-30 -80V-46M-10 -84V-42M14 -90V-38", DARK, 3)
    )


def sluice() -> str:
    """A sluice gate in its frame, a wheel above, water through the gap."""
    return (
        box(-58, -96, 14, 96, INK)
        + box(44, -96, 14, 96, INK)
        + box(-58, -100, 116, 13, INK)
        + box(-44, -80, 88, 58, "#5a3418")
        + stroke("M-44 -64H44M-44 -46H44M-22 -80V-22M22 -80V-22", DARK, 3)
        + stroke("M0 -80V-112", DARK, 5)
        + stroke("M-16 -116a16 6 0 1 0 32 0a16 6 0 1 0 -32 0", GLOW, 4)
        + shape("M-44 -22H44L60 4H-60Z", "#9fd6cc", 'opacity=".8"')
    )


def bridge() -> str:
    """A stone bridge of two arches."""
    return shape(
        "M-170 0V-60Q0 -116 170 -60V0H140Q130 -44 90 -44T40 0H-40Q-50 -44 -90 -44T-140 0Z", INK
    )
