"""People, drawn flat: each stands on (0, 0) and is 100 high. Unpainted parts take the light."""

from __future__ import annotations

from dreadhouse.art.paint import box, disc, halo, moved, oval, shape, stroke

GLOW, PALE, SKIN, DARK, RED = "#ffb84a", "#f8e9c4", "#eec591", "#140a06", "#8e2a20"
INK = "inherit"
LEGS = box(-13, -16, 10, 16, DARK) + box(3, -16, 10, 16, DARK)
COAT = "M-9 -76Q-18 -74 -19 -62L-23 -13H23L19 -62Q18 -74 9 -76Z"
DRESS = "M-8 -75Q-14 -73 -13 -60L-9 -46Q-14 -14 -28 0H28Q14 -14 9 -46L13 -60Q14 -73 8 -75Z"


def man() -> str:
    """A gentleman in a long coat and a hat."""
    return (
        LEGS
        + shape(COAT, INK)
        + stroke("M0 -74V-14M-13 -62L-15 -34M13 -62L15 -34", DARK, 1.6)
        + shape("M-7 -76L0 -60L7 -76Z", PALE)
        + shape("M-1.6 -72h3.2l1 10l-2.6 3l-2.6 -3Z", RED)
        + oval(0, -82, 6.4, 8, SKIN)
        + shape("M-15 -85q15 -5 30 0v3q-15 -4 -30 0ZM-9 -87L-8 -97Q0 -102 8 -97L9 -87Z", DARK)
    )


def woman() -> str:
    """A lady in a long dress, her hair up."""
    return (
        shape(DRESS, INK)
        + stroke("M-9 -46Q0 -42 9 -46M-6 -40Q-9 -14 -14 -2M6 -40Q9 -14 14 -2", DARK, 1.5)
        + shape("M-6 -75L0 -66L6 -75Z", PALE)
        + disc(0, -96, 5, DARK)
        + oval(0, -85, 8, 9, DARK)
        + oval(0, -83, 5.8, 7.4, SKIN)
        + stroke("M-12 -68Q-18 -54 -10 -44M12 -68Q18 -54 10 -44", DARK, 1.4)
    )


def child() -> str:
    """A boy in a sailor's collar."""
    return (
        box(-11, -30, 8, 24, SKIN)
        + box(3, -30, 8, 24, SKIN)
        + box(-14, -9, 12, 9, DARK, 'rx="3"')
        + box(2, -9, 12, 9, DARK, 'rx="3"')
        + shape("M-13 -64Q-22 -60 -21 -46L-18 -22H18L21 -46Q22 -60 13 -64Z", INK)
        + stroke("M-18 -58L-22 -38M18 -58L22 -38", "#174f57", 9, 'stroke-linecap="round"')
        + disc(-22, -33, 5, SKIN)
        + disc(22, -33, 5, SKIN)
        + shape("M-13 -64L0 -44L13 -64L8 -68H-8Z", PALE)
        + shape("M-4 -48h8l-4 12Z", RED)
        + disc(0, -82, 14, DARK)
        + oval(0, -79, 10.5, 11.5, SKIN)
        + shape("M-16 -88Q0 -104 16 -88Q0 -93 -16 -88Z", PALE)
    )


def keeper() -> str:
    """The one who keeps the light, her lamp held up."""
    return (
        shape(DRESS, INK)
        + shape(
            "M-9 -76Q-24 -66 -24 -30L-30 0H-10L-5 -60ZM9 -76Q24 -66 24 -30L30 0H10L5 -60Z", DARK
        )
        + oval(0, -85, 9, 11, DARK)
        + oval(0, -83, 5.8, 7.4, SKIN)
        + stroke("M12 -68Q24 -66 34 -62", DARK, 7, 'stroke-linecap="round"')
        + halo(34, -44, 42)
        + stroke("M34 -62V-55", DARK, 2)
        + shape("M28 -55h12l2 18h-16Z", GLOW)
        + shape("M27 -55h14l-7 -6ZM25 -37h18v4h-18Z", DARK)
    )


def driver() -> str:
    """A driver in a short jacket and a peaked cap, a satchel at the side."""
    return (
        shape("M-14 -40H14L12 0H2L0 -30L-2 0H-12Z", DARK)
        + shape("M-9 -76Q-19 -74 -19 -62L-18 -34H18L19 -62Q19 -74 9 -76Z", INK)
        + stroke("M-11 -75L14 -40M0 -74V-34", DARK, 1.8)
        + box(10, -44, 15, 16, RED, 'rx="2"')
        + shape("M-6 -76L0 -66L6 -76Z", PALE)
        + oval(0, -82, 6.6, 8, SKIN)
        + shape("M-11 -89Q-15 -98 0 -99Q15 -98 11 -89ZM-9 -89H14L18 -84Q4 -88 -9 -87Z", DARK)
        + box(-2, -95, 4, 4, GLOW)
    )


def sailor() -> str:
    """A seaman in oilskins and a sou'wester."""
    return (
        box(-13, -14, 11, 14, DARK)
        + box(2, -14, 11, 14, DARK)
        + shape(COAT, GLOW)
        + stroke("M0 -74V-14M-13 -62L-15 -34M13 -62L15 -34", "#7a3d12", 1.8)
        + oval(0, -82, 6.4, 8, SKIN)
        + shape("M-16 -80Q-9 -86 -9 -92Q0 -104 9 -92Q9 -86 16 -80Q0 -90 -16 -80Z", GLOW)
    )


def soldier() -> str:
    """A tin soldier on his little stand."""
    return (
        oval(0, -3, 22, 5, "#3f5a2c")
        + box(-9, -38, 8, 35, "#123540")
        + box(1, -38, 8, 35, "#123540")
        + shape("M-12 -70Q-16 -66 -14 -36H14Q16 -66 12 -70Z", RED)
        + stroke("M-10 -70L10 -38M10 -70L-10 -38", PALE, 3)
        + oval(0, -76, 6, 7, SKIN)
        + box(-8, -100, 16, 19, DARK, 'rx="4"')
        + stroke("M18 -30V-98", GLOW, 3)
        + stroke("M12 -64L18 -46", RED, 5)
    )


def ghost() -> str:
    """Somebody who is hardly there any more."""
    veil = (
        "M0 -98Q13 -98 12 -82Q24 -72 22 -46Q30 -16 20 0Q14 -10 6 -1Q0 -9 -6 -1Q-14 -10 -20 0"
        "Q-30 -16 -22 -46"
    )
    return (
        halo(0, -56, 60, 0.5)
        + shape(veil + "Q-24 -72 -12 -82Q-13 -98 0 -98Z", "url(#@veil)", 'stroke="none"')
        + oval(-4, -84, 2, 3, DARK)
        + oval(4, -84, 2, 3, DARK)
        + oval(0, -76, 2, 3.4, DARK)
    )


def dancers() -> str:
    """Clothes that dance, with nobody in them."""
    his = (
        shape("M-12 -40H14L12 0H4L1 -32L-4 0H-12Z", DARK)
        + shape("M-9 -78Q-19 -76 -19 -62L-18 -24H16L19 -62Q19 -76 9 -78Z", DARK)
        + shape("M-5 -78L0 -58L5 -78Z", PALE)
    )
    hers = shape(DRESS, INK) + stroke("M-9 -46Q0 -42 9 -46M-6 -40Q-9 -14 -14 -2", DARK, 1.5)
    arms = stroke(
        "M-30 -66Q-50 -72 -54 -84M30 -68Q-6 -58 -16 -60", DARK, 6, 'stroke-linecap="round"'
    )
    return (
        moved(hers, 16, 0, 1)
        + moved(his, -16, 0, 1)
        + arms
        + stroke("M22 -70Q-30 -66 -54 -84", PALE, 4, 'stroke-linecap="round"')
    )


def queue() -> str:
    """People one behind the other, smaller and smaller."""
    order = (
        (112, 0.52, woman),
        (84, 0.6, man),
        (52, 0.7, woman),
        (14, 0.82, man),
        (-34, 0.96, woman),
    )
    return "".join(moved(who(), x - 30, -(1 - s) * 34, s) for x, s, who in order)


def heads(first: float, y: float, size: float, count: int, rim: str) -> str:
    """A row of people from behind, seen from the shoulders up."""
    one = (
        f"M{{0}} {y + size * 3:g}V{y + size * 1.9:g}"
        f"q{size * 0.2:g} {-size * 0.9:g} {size:g} {-size:g}"
        f"a{size * 0.66:g} {size * 0.72:g} 0 1 1 {size * 0.9:g} 0q{size * 0.9:g} {size * 0.1:g}"
        f" {size:g} {size:g}V{y + size * 3:g}Z"
    )
    wide = size * 2.9
    d = "".join(one.format(f"{first + n * wide * 1.04:g}") for n in range(count))
    return shape(d, DARK, f'stroke="{rim}" stroke-width="2" stroke-opacity=".55"')
