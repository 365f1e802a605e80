"""Smaller things, drawn flat: each stands on (0, 0) and is 100 high."""

from __future__ import annotations

from dreadhouse.art.figures import DARK, GLOW, INK, PALE, RED
from dreadhouse.art.paint import box, disc, halo, moved, rows, shape, stroke


def hats() -> str:
    """Hats in a heap: nobody under them."""
    top = "M-34 0Q0 -12 34 0Q0 10 -34 0ZM-20 -4L-23 -44Q0 -52 23 -44L20 -4Q0 4 -20 -4Z"
    bowler = "M-36 0Q0 -14 36 0Q0 10 -36 0ZM-24 -4Q-26 -36 0 -38Q26 -36 24 -4Q0 6 -24 -4Z"
    band = stroke("M-21 -12Q0 -5 21 -12", RED, 6)
    return (
        moved(shape(bowler, INK) + stroke("M-24 -12Q0 -3 24 -12", DARK, 6), -46, -4)
        + moved(shape(bowler, INK) + band, 44, -5, 1.1)
        + moved(shape(top, INK) + band, -2, -36, 1.2)
    )


def post() -> str:
    """A tall sea post with an iron cage and a name board."""
    return (
        box(-7, -96, 14, 96, INK)
        + stroke("M-16 -92H16M-13 -76H13", DARK, 3)
        + shape("M-12 -96L0 -106L12 -96Z", DARK)
        + box(-26, -68, 52, 18, PALE)
        + stroke("M-18 -61h36M-18 -56h24", DARK, 2)
    )


def fire() -> str:
    """Flames."""
    return (
        halo(0, -40, 120)
        + shape(
            "M-40 0Q-58 -34 -26 -62Q-24 -40 -12 -44Q-20 -78 8 -100Q6 -66 28 -54Q36 -62 34 -76"
            "Q60 -36 38 0Z",
            "#e0662a",
        )
        + shape("M-22 0Q-32 -22 -10 -40Q-8 -26 2 -30Q0 -48 10 -58Q12 -36 24 -28Q30 -12 20 0Z", GLOW)
        + shape("M-10 0Q-14 -12 0 -24Q12 -12 8 0Z", PALE)
    )


def locker() -> str:
    """A sea locker with a lid and a latch."""
    return (
        box(-90, -70, 180, 70, INK)
        + shape("M-96 -70L-84 -100H84L96 -70Z", INK)
        + stroke("M-90 -70H90M-60 -66V-4M60 -66V-4", DARK, 4)
        + box(-10, -76, 20, 20, GLOW)
    )


def rungs() -> str:
    """Iron rungs up a wall."""
    return "".join(
        stroke(f"M-22 {y + 6:g}V{y:g}H22V{y + 6:g}", "#c9843f", 5, 'stroke-linejoin="round"')
        for y in rows(8, -98, 13)
    )


def arm() -> str:
    """The sleeve below a reaching hand, down to the edge of the picture."""
    return shape("M-15 -30H15L26 40H-26Z", "#123540") + box(-18, -36, 36, 11, PALE)


def poker() -> str:
    """A kitchen poker, standing, its tip still hot."""
    return (
        halo(0, -4, 22)
        + box(-3, -84, 6, 72, INK)
        + shape("M-3 -12H3L10 -18L12 -12L3 0H-3Z", GLOW)
        + shape("M-7 -86H7V-96Q0 -104 -7 -96Z", DARK)
        + disc(0, -99, 5, INK)
    )


def flare() -> str:
    """A hand flare, burning."""
    return (
        halo(0, -84, 70)
        + box(-7, -66, 14, 66, RED)
        + box(-9, -16, 18, 16, DARK)
        + shape("M-9 -66Q-22 -84 0 -108Q22 -84 9 -66Z", GLOW)
        + shape("M-4 -66Q-10 -78 0 -92Q10 -78 4 -66Z", PALE)
    )


def cross() -> str:
    """A plain cross on a step."""
    return box(-28, -10, 56, 10, INK) + shape(
        "M-8 -10V-62H-32V-78H-8V-100H8V-78H32V-62H8V-10Z", INK
    )


def chute() -> str:
    """A square mouth in the wall and a slide that comes out of it."""
    return (
        box(-52, -100, 84, 74, INK)
        + box(-42, -92, 64, 58, DARK)
        + shape("M-42 -34H22L64 0H-14Z", "#7f8d8a")
        + stroke("M-42 -34L-14 0M22 -34L64 0", PALE, 4)
    )


def ladder() -> str:
    """A tall ladder, leaning a little."""
    treads = "".join(
        shape(f"M{-12 - y * 0.06:.1f} {y:g}h26v4h-26Z", INK) for y in rows(7, -92, 13.5)
    )
    return treads + shape("M-14 0L-8 -100H-3L-9 0Z", INK) + shape("M12 0L18 -100H23L17 0Z", INK)


def clock() -> str:
    """A round clock with its hands at thirteen minutes past eleven."""
    marks = "".join(
        disc(x, y, 2.2, DARK)
        for x, y in (
            (0, -88),
            (0, -12),
            (-38, -50),
            (38, -50),
            (19, -83),
            (33, -69),
            (33, -31),
            (19, -17),
            (-19, -83),
            (-33, -69),
            (-33, -31),
            (-19, -17),
        )
    )
    return (
        disc(0, -50, 48, "#8a5226")
        + disc(0, -50, 42, INK)
        + marks
        + stroke("M0 -50L-13 -72", DARK, 5, 'stroke-linecap="round"')
        + stroke("M0 -50L33 -57", DARK, 3, 'stroke-linecap="round"')
        + disc(0, -50, 4, DARK)
    )


def bell() -> str:
    """A brass bell with a handle."""
    return (
        shape("M-6 -72V-92Q0 -104 6 -92V-72Z", DARK)
        + shape("M-40 -8Q-26 -20 -25 -44Q-24 -72 0 -74Q24 -72 25 -44Q26 -20 40 -8Z", INK)
        + box(-42, -10, 84, 8, INK, 'rx="4"')
        + disc(0, -1, 7, DARK)
        + stroke("M-16 -24Q-12 -40 -12 -52", PALE, 4, 'stroke-linecap="round" opacity=".8"')
    )


def label() -> str:
    """A luggage label on its string."""
    return (
        stroke("M0 -84Q26 -104 40 -78T24 -44", "#a9743a", 4)
        + shape("M-32 0V-74L-14 -96H14L32 -74V0Z", INK)
        + disc(0, -80, 8, "#a9743a")
        + disc(0, -80, 4, DARK)
        + stroke("M-20 -52H20M-20 -38H20M-20 -24H6", "#7a5a30", 4)
    )


def shoe() -> str:
    """A small buttoned shoe."""
    return (
        shape("M-70 -8V-92Q-48 -104 -18 -94L-8 -56Q24 -48 58 -38Q76 -30 74 -8Z", INK)
        + box(-74, -12, 150, 12, DARK, 'rx="3"')
        + box(-74, -4, 44, 12, DARK)
        + stroke("M-64 -88Q-40 -98 -20 -90M-18 -94L-8 -56Q-4 -40 -24 -20", DARK, 3)
        + "".join(disc(x, y, 4, PALE) for x, y in ((-28, -80), (-24, -64), (-20, -48), (-22, -32)))
    )
