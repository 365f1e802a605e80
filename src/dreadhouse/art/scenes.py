"""The pictures on the boxes, one scene a game, in a space of 240 by 336."""

from collections.abc import Callable
from typing import NamedTuple

# (icon, x, y, size, colour, opacity) -> drawing; passed in, so that a scene is only a picture.
Place = Callable[[str, float, float, float, str, float], str]
FULL = '<rect width="240" height="336" fill="url(#cover-{})"/>'


class Scene(NamedTuple):
    """One cover: its paints, its picture, and where and how the words stand on it."""

    paints: str
    picture: Callable[[Place], str]
    title: str
    tagline: str
    title_top: float = 22
    tagline_foot: float = 322


def down(name: str, *stops: tuple[float, str]) -> str:
    """A gradient from top to bottom."""
    line = 'x1="0" y1="0" x2="0" y2="1"'
    return f'<linearGradient id="cover-{name}" {line}>{_stops(stops)}</linearGradient>'


def round_(name: str, x: float, y: float, r: float, *stops: tuple[float, str]) -> str:
    """A gradient from a middle outwards."""
    ring = f'cx="{x}" cy="{y}" r="{r}"'
    return f'<radialGradient id="cover-{name}" {ring}>{_stops(stops)}</radialGradient>'


def _stops(stops: tuple[tuple[float, str], ...]) -> str:
    return "".join(_stop(at, colour) for at, colour in stops)


def _stop(at: float, colour: str) -> str:
    solid, _, veil = colour.partition("/")
    opacity = f' stop-opacity="{veil}"' if veil else ""
    return f'<stop offset="{at}" stop-color="{solid}"{opacity}/>'


def mirrored(drawing: str) -> str:
    """The same, seen in a mirror that stands in the middle of the cover."""
    return f'<g transform="translate(240 0) scale(-1 1)">{drawing}</g>'


def dots(colour: str, opacity: float, *places: tuple[float, float, float]) -> str:
    """Stars, bubbles or sparks, each (x, y, radius)."""
    spots = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in places)
    return f'<g fill="{colour}" opacity="{opacity}">{spots}</g>'


STARS = (
    *((22, 30, 0.8), (48, 86, 0.6), (71, 20, 0.7), (96, 72, 0.5), (141, 14, 0.7), (168, 88, 0.6)),
    *((205, 26, 0.9), (226, 66, 0.6), (14, 112, 0.6), (223, 118, 0.7), (120, 96, 0.5)),
)
BUBBLES = (
    *((40, 180, 2.2), (46, 160, 1.4), (52, 138, 1.0), (196, 190, 2.4), (202, 164, 1.6)),
    *((190, 146, 1.0), (120, 128, 1.3), (126, 142, 1.9), (70, 240, 1.5), (172, 236, 1.8)),
)


def insanity(place: Place) -> str:
    """A boat above, and what looks up at it from below."""
    rays = "".join(
        f'<path d="M{120 + x} 98L{120 + 3.4 * x - 13} 336H{120 + 3.4 * x + 13}Z"/>'
        for x in (-62, -30, 0, 30, 62)
    )
    arm = place("suckered-tentacle", -28, 214, 132, "#0f5a51", 1)
    far_arm = place("kraken-tentacle", 6, 178, 84, "#0c3f3b", 0.9)
    return (
        FULL.format("sea")
        + dots("#d8f5ea", 0.75, *STARS[:7])
        + '<circle cx="190" cy="78" r="11" fill="#e9f3d6"/><circle cx="195" cy="74" r="10" '
        'fill="#0c3a3c"/><path d="M0 97Q20 92 40 97T80 97T120 97T160 97T200 97T240 97V336H0Z" '
        f'fill="url(#cover-deep)"/><g fill="#bff5e2" opacity="0.055">{rays}</g>'
        '<g fill="#041414"><path d="M97 92H143Q140 103 131 103H108Q100 103 97 92Z"/>'
        '<path d="M118 90V68L136 87H121V90Z"/></g><circle cx="101" cy="89" r="2.2" fill="#ffd76a"/>'
        '<path d="M120 103V150" stroke="#041414" stroke-width="0.8" stroke-dasharray="3 1.5"/>'
        + f"{far_arm}{mirrored(far_arm)}"
        + place("octopus", 24, 128, 192, "#093431", 1)
        + place("octopus", 27, 131, 186, "#12665b", 1)
        + '<g fill="url(#cover-eye)"><circle cx="92.5" cy="197" r="17"/>'
        '<circle cx="140" cy="197" r="17"/></g>'
        '<g fill="#fff2ae"><ellipse cx="92.5" cy="197" rx="6.4" ry="5.4"/>'
        '<ellipse cx="140" cy="197" rx="6.4" ry="5.4"/></g><g fill="#06201e">'
        '<rect x="91.3" y="192" width="2.6" height="10" rx="1.3"/>'
        '<rect x="138.7" y="192" width="2.6" height="10" rx="1.3"/></g>'
        + dots("#c8fff0", 0.55, *BUBBLES)
        + f'{arm}{mirrored(arm)}<path d="M0 336V306Q60 292 120 304T240 302V336Z" fill="#031110"/>'
        '<g fill="#031110"><path d="M92 310V276L96 270L100 276V310Z"/><path d="M106 310V258L111 244'
        'L116 258V310Z"/><path d="M122 310V268H132V310Z"/>'
        '<path d="M138 310V280L142 274L146 280V310Z"/>'
        '<path d="M84 310V290H90V310Z"/><path d="M150 310V294H157V310Z"/></g>'
        + dots("#ffe48a", 0.8, (111, 262, 1.1), (127, 276, 1), (96, 284, 0.9), (142, 288, 0.9))
    )


def possession(place: Place) -> str:
    """The house on the hill under a blood moon; something crawls towards you."""
    tree = place("dead-wood", -34, 150, 122, "#0b0507", 1)
    house = (
        '<g fill="#0a0406"><path d="M46 262V200L36 203L70 160L104 203L95 200V262Z"/>'
        '<path d="M92 262V156L82 159L114 92L146 159L136 156V262Z"/><path d="M113 96V76H115V96Z"/>'
        '<path d="M134 262V190L124 194L164 154L204 194L194 190V262Z"/>'
        '<path d="M176 172V140H188V184Z"/><path d="M174 138H190V143H174Z"/>'
        '<path d="M86 236H142V262H86Z"/></g>'
    )
    windows = (
        '<g fill="#ffb84a"><path d="M107 200V180Q107 170 114 170T121 180V200Z"/>'
        '<path d="M62 208H77V226H62Z"/><path d="M172 206H185V224H172Z"/></g>'
        '<path d="M146 206H159V224H146Z" fill="#e5482f"/><g stroke="#0a0406" stroke-width="1.6">'
        '<path d="M114 170V200M107 186H121M69.5 208V226M62 217H77M178.5 206V224M172 215H185'
        'M152.5 206V224M146 215H159"/></g><path d="M107 262V248Q107 241 114 241T121 248V262Z" '
        'fill="#7a1d14"/><g fill="url(#cover-lamp)"><circle cx="114" cy="186" r="30"/>'
        '<circle cx="69" cy="217" r="26"/><circle cx="178" cy="215" r="26"/></g>'
    )
    bats = "".join(
        f'<path transform="translate({x} {y}) scale({s})" d="M0 0Q-4 -7 -12 -5Q-9 -2 -9 2Q-6 0 -4 3'
        'L0 2L4 3Q6 0 9 2Q9 -2 12 -5Q4 -7 0 0Z"/>'
        for x, y, s in ((62, 118, 0.9), (186, 104, 0.7), (204, 128, 1.0), (86, 96, 0.5))
    )
    return (
        FULL.format("dusk")
        + dots("#ffdcc8", 0.6, *STARS)
        + '<circle cx="120" cy="142" r="104" fill="url(#cover-moonlight)"/>'
        '<circle cx="120" cy="142" r="62" fill="url(#cover-blood-moon)"/>'
        '<g fill="#7d1d18" opacity="0.35">'
        '<circle cx="98" cy="120" r="10"/><circle cx="148" cy="136" r="7"/>'
        '<circle cx="136" cy="108" r="5"/><circle cx="92" cy="156" r="6"/></g>'
        f'<g fill="#12060a">{bats}</g>'
        '<path d="M0 336V262Q60 236 120 248T240 256V336Z" fill="#1c0a0c"/>'
        f"{house}{windows}{tree}{mirrored(tree)}"
        '<path d="M0 336V284Q50 258 116 262T240 276V336Z" fill="#090406"/>'
        '<path d="M110 262Q100 286 128 300T96 336H150Q166 306 134 292T122 262Z" fill="#3a1613"/>'
        + place("severed-hand", 146, 276, 46, "#d2382c", 1)
        + '<g fill="#c9a09a" opacity="0.07"><ellipse cx="60" cy="270" rx="80" ry="7"/>'
        '<ellipse cx="190" cy="282" rx="90" ry="8"/></g>'
    )


def betrayal(place: Place) -> str:
    """Doors behind doors, the light of the last one, and one guest who is not what he was."""
    frames = "".join(
        f'<rect x="{120 - w}" y="{206 - w * 1.18:g}" width="{2 * w}" height="{w * 2.36:g}" '
        f'fill="none" stroke="#b998dc" stroke-opacity="{0.05 + 0.035 * n:g}" stroke-width="1.6"/>'
        for n, w in enumerate((116, 102, 90, 79, 69, 60))
    )
    boards = "".join(
        f'<path d="M{120 + x * 0.42:g} 268L{120 + x * 1.7:g} 336"/>' for x in range(-120, 121, 24)
    )
    guests = (("#efe2cf", 66, 30), ("#cbb79a", 96, 26), ("#c9b8dd", 158, 28))
    figures = "".join(
        place("person", x, 296 - size, size + 4, colour, 1) for colour, x, size in guests
    )
    shade = '<path d="M130 268L136 268L170 336H128Z" fill="#1a0b20" opacity="0.75"/>'
    return (
        FULL.format("hall") + frames + '<path d="M0 336V268H240V336Z" fill="#1a1020"/>'
        f'<g stroke="#3b2547" stroke-width="1.2">{boards}</g>'
        '<path d="M92 268H148L206 336H34Z" fill="url(#cover-spill)"/>'
        '<path d="M84 128H156V270H84Z" fill="#0c0611"/>'
        '<path d="M90 134H150V268H90Z" fill="url(#cover-beyond)"/>'
        '<path d="M90 134L52 118V290L90 268Z" fill="#54376f"/>'
        '<g fill="none" stroke="#2c1a3f" stroke-width="1.5"><path d="M83 145L60 136V190L83 192Z"/>'
        '<path d="M83 202L60 204V266L83 256Z"/></g><circle cx="84" cy="199" r="3" fill="#f0c65a"/>'
        f"{shade}"
        + place("person", 111, 224, 46, "#c22a32", 1)
        + figures
        + place("raven", 106, 76, 60, "#08040b", 1)
        + '<circle cx="146.5" cy="86.5" r="1.6" fill="#e9c5ff"/>'
    )


def pandemonium(place: Place) -> str:
    """A gate of green light in the garden, and the three that came through it."""
    rays = "".join(
        f'<path d="M120 196L{x1} {y1}L{x2} {y2}Z"/>'
        for x1, y1, x2, y2 in (
            (0, 92, 0, 122), (0, 168, 0, 186), (240, 88, 240, 120), (240, 164, 240, 184),
            (52, 60, 74, 60), (166, 58, 190, 58), (112, 60, 128, 60),
        )
    )  # fmt: skip
    grass = "".join(f"L{x} {296 - (7 * x) % 13} L{x + 4} {302 + x % 3}" for x in range(0, 240, 8))
    swirl = place("vortex", -42, -42, 84, "#0b5a22", 0.75)
    tree = place("dead-wood", -42, 148, 140, "#040b12", 1)
    return (
        FULL.format("night")
        + dots("#bfe6ff", 0.7, *STARS)
        + f'<g fill="#6dff7a" opacity="0.10">{rays}</g>'
        '<ellipse cx="120" cy="212" rx="136" ry="132" fill="url(#cover-gate)"/>'
        '<ellipse cx="120" cy="296" rx="128" ry="46" fill="url(#cover-gate)"/>'
        + f"{tree}{mirrored(tree)}"
        + '<ellipse cx="120" cy="202" rx="47" ry="74" fill="#06220f"/>'
        '<ellipse cx="120" cy="202" rx="44" ry="71" fill="url(#cover-mouth)"/>'
        + f'<g transform="translate(120 202) scale(1 1.58)">{swirl}</g>'
        '<ellipse cx="120" cy="202" rx="45" ry="72" fill="none" stroke="#c8ffb4" stroke-width="3"/>'
        '<ellipse cx="120" cy="202" rx="50" ry="78" fill="none" stroke="#4cd860" '
        'stroke-width="1.4" '
        'stroke-dasharray="9 5"/>'
        f'<path d="M0 336V300{grass}L240 300V336Z" fill="#03080d"/>'
        + place("shambling-zombie", 10, 216, 92, "#02060a", 1)
        + place("scarecrow", 72, 196, 106, "#02060a", 1)
        + mirrored(place("voodoo-doll", 16, 226, 82, "#02060a", 1))
        + dots(
            "#d9ffb8",
            0.9,
            (60, 190, 1.4),
            (182, 180, 1.6),
            (96, 150, 1.2),
            (150, 138, 1.1),
            (74, 236, 1),
            (170, 224, 1.2),
            (116, 120, 1),
        )
        + '<g fill="#ff5a4a"><circle cx="122" cy="215.5" r="1.5"/>'
        '<circle cx="127.5" cy="215.5" r="1.5"/></g>'
    )


def danger(place: Place) -> str:
    """An orange paperback of the eighties: the lighthouse, the tide, the watch."""
    waves = (
        '<path d="M20 236Q44 226 70 236T120 236T170 236T220 236V276H20Z" fill="#1b6e75"/>'
        '<path d="M20 250Q44 242 70 250T120 250T170 250T220 250V276H20Z" fill="#2a8b8f"/>'
        '<g fill="none" stroke="#c9ece2" stroke-width="1.3" opacity="0.7">'
        '<path d="M34 244Q42 240 50 244"/>'
        '<path d="M92 258Q101 254 110 258"/><path d="M176 246Q185 242 194 246"/></g>'
    )
    tower = (
        '<path d="M120 236L126 152H156L162 236Z" fill="#f6ead0"/><g fill="#c4452c">'
        '<path d="M124.7 170H157.3L158.6 188H123.4Z"/>'
        '<path d="M122.1 206H159.9L161.2 224H120.8Z"/></g>'
        '<path d="M120 148H162V153H120Z" fill="#10292d"/>'
        '<path d="M128 126H154V148H128Z" fill="#ffe9a0"/>'
        '<path d="M124 126L141 110L158 126Z" fill="#10292d"/>'
        '<path d="M140 112V102H142V112Z" fill="#10292d"/>'
        '<g stroke="#10292d" stroke-width="2"><path d="M136 126V148M146 126V148"/></g>'
        '<path d="M136 236V222Q136 216 141 216T146 222V236Z" fill="#10292d"/>'
        '<path d="M92 240Q106 226 122 232H164Q182 228 196 242Z" fill="#0c2226"/>'
    )
    return (
        FULL.format("paper")
        + '<rect x="20" y="84" width="200" height="192" fill="url(#cover-dusk-sea)"/>'
        '<g stroke="#f2a24f" stroke-width="3">'
        '<path d="M20 196H220M20 206H220M20 214H220" opacity="0.14"/></g>'
        + dots("#f6ead0", 0.8, (36, 100, 1.1), (62, 118, 0.8), (92, 96, 1), (204, 108, 0.9))
        + '<circle cx="54" cy="142" r="19" fill="#f6c15a"/>'
        '<path d="M141 137L220 104V172Z" fill="#ffe9a0" opacity="0.72"/>'
        '<path d="M141 137L20 120V152Z" fill="#ffe9a0" opacity="0.28"/>'
        + f"{tower}{waves}"
        + place("pocket-watch", 30, 204, 66, "#0c2226", 1)
        + place("pocket-watch", 28, 202, 66, "#ffc252", 1)
        + '<rect x="20" y="84" width="200" height="192" fill="none" stroke="#1b0d03" '
        'stroke-width="2.5"/>'
        '<rect y="288" width="240" height="48" fill="#f8edd2"/>'
        '<path d="M0 288H240" stroke="#1b0d03" '
        'stroke-width="1.5"/><g fill="#fff3da" opacity="0.55"><path d="M240 0H226L240 12Z"/>'
        '<path d="M240 336V322L228 336Z"/></g>'
    )


SCENES = {
    "insanity": Scene(
        down("sea", (0, "#06282b"), (0.3, "#145a56"), (1, "#04191a"))
        + round_("deep", 0.5, 0.35, 0.75, (0, "#1f8577"), (0.55, "#0c4541"), (1, "#031413"))
        + round_("eye", 0.5, 0.5, 0.5, (0, "#ffe48a/0.9"), (1, "#ffe48a/0")),
        insanity, "#d9fff1", "#bdf0df", 14, 326,
    ),
    "possession": Scene(
        down("dusk", (0, "#1b0710"), (0.45, "#561b20"), (0.8, "#7a3024"), (1, "#14070a"))
        + round_("blood-moon", 0.42, 0.4, 0.65, (0, "#ffb08a"), (0.6, "#d8553c"), (1, "#8e231d"))
        + round_("moonlight", 0.5, 0.5, 0.5, (0.5, "#ff7a55/0.45"), (1, "#ff7a55/0"))
        + round_("lamp", 0.5, 0.5, 0.5, (0, "#ffc46a/0.42"), (1, "#ffc46a/0")),
        possession, "#ffe3b8", "#ffdcb5", 18, 326,
    ),
    "betrayal": Scene(
        round_("hall", 0.5, 0.6, 0.8, (0, "#6d4687"), (0.45, "#3a2249"), (1, "#120a18"))
        + down("beyond", (0, "#fff0c4"), (0.6, "#f3c36d"), (1, "#c9803a"))
        + down("spill", (0, "#f3c36d/0.85"), (1, "#8a4f70/0.1")),
        betrayal, "#ead8ff", "#dcc7f5", 18, 327,
    ),
    "pandemonium": Scene(
        down("night", (0, "#050a22"), (0.5, "#0b2233"), (1, "#040b12"))
        + round_("gate", 0.5, 0.5, 0.5, (0, "#7dff7d/0.9"), (0.55, "#2fb84a/0.5"), (1, "#0d4020/0"))
        + round_("mouth", 0.5, 0.5, 0.55, (0, "#f4ffd0"), (0.35, "#9dff85"), (1, "#17742f")),
        pandemonium, "#a8ff97", "#b9f5a8", 18, 327,
    ),
    "danger": Scene(
        down("paper", (0, "#f0933c"), (1, "#dc7423"))
        + down("dusk-sea", (0, "#0c2c38"), (0.55, "#1c5a62"), (0.8, "#d98a4a"), (1, "#1c5a62")),
        danger, "#1b0d03", "#7a2412", 14, 317,
    ),
}  # fmt: skip
