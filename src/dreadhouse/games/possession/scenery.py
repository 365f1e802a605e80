"""The night around the house, and the things in it that nobody plays with."""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.possession.layout import Box, Layout
from dreadhouse.games.possession.stamps import placed

STARS = (
    *((40, 30), (96, 84), (150, 22), (212, 58), (268, 18), (330, 40), (60, 130), (486, 22)),
    *((560, 64), (640, 20), (700, 110), (770, 34), (790, 130), (520, 100), (24, 64), (742, 76)),
)


def defs() -> str:
    """The paints of sky, walls and moon; the colours come from the style sheet."""
    return (
        "<defs>"
        + _fade("pos-sky", "sky-top", "sky-foot")
        + _glow("pos-lit", "lit-core", "lit-rim")
        + _glow("pos-dark", "dark-core", "dark-rim")
        + _glow("pos-haunted", "haunted-core", "haunted-rim")
        + _glow("pos-halo", "moon-core", "moon-rim", "0.5", "0.5")
        + _fade("pos-pane", "pane-top", "pane-foot")
        + "</defs>"
    )


def _fade(name: str, top: str, foot: str) -> str:
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2="0" y2="1"><stop class="{top}" offset="0"/>'
        f'<stop class="{foot}" offset="1"/></linearGradient>'
    )


def _glow(name: str, core: str, rim: str, y: str = "0.52", r: str = "0.75") -> str:
    return (
        f'<radialGradient id="{name}" cx="0.5" cy="{y}" r="{r}"><stop class="{core}" '
        f'offset="0"/><stop class="{rim}" offset="1"/></radialGradient>'
    )


def night(at: Layout) -> str:
    """Sky, moon, hill, trees, chimney and roof."""
    edge = at.house_right + at.left
    return (
        f'<clipPath id="pos-edge"><rect width="{edge}" height="{at.house_foot}" rx="10"/>'
        "</clipPath>"
        f'<g class="night" aria-hidden="true" clip-path="url(#pos-edge)"><rect class="sky" '
        f'width="{edge}" height="{at.house_foot}" fill="url(#pos-sky)"/>'
        f"{_stars(at, edge)}{_moon(at, edge)}{_ground(at, edge)}{_roof(at, edge)}{_walls(at)}</g>"
    )


def _stars(at: Layout, edge: float) -> str:
    scale = edge / 822
    return "".join(
        f'<circle class="star" cx="{x * scale:.1f}" cy="{y * scale:.1f}" r="{1 + x % 3 / 3:.2f}"/>'
        for x, y in STARS
    )


def _moon(at: Layout, edge: float) -> str:
    r = 38.0 if not at.is_tall else 22.0
    x, y = edge - r * 2.2, r * 1.75
    craters = ((-0.35, -0.2, 0.2), (0.3, 0.25, 0.26), (0.15, -0.5, 0.13), (-0.2, 0.5, 0.12))
    return (
        f'<circle cx="{x}" cy="{y}" r="{r * 3.4}" fill="url(#pos-halo)"/>'
        f'<circle class="moon" cx="{x}" cy="{y}" r="{r}"/>'
        + "".join(
            f'<circle class="crater" cx="{x + dx * r:.1f}" cy="{y + dy * r:.1f}" r="{s * r:.1f}"/>'
            for dx, dy, s in craters
        )
        + _bat(x - r * 1.7, y + r * 0.5, 1.0)
        + _bat(x - r * 2.6, y - r * 0.2, 0.7)
    )


def _bat(x: float, y: float, scale: float) -> str:
    return f'<path class="bat" transform="translate({x:.1f} {y:.1f}) scale({scale})" d="{BAT}"/>'


BAT = "M0 0Q6-9 12-3Q15-7 18-3Q24-9 30 0Q24-3 20 2Q15-1 10 2Q6-3 0 0Z"


def _ground(at: Layout, edge: float) -> str:
    """The hill that the house stands on, and two bare trees."""
    y = at.below - 4
    tree = at.high * 1.35
    return (
        f'<g class="trees">{placed("dead-wood", -tree * 0.34, y - tree * 0.94, tree)}'
        f"{placed('dead-wood', edge - tree * 0.66, y - tree * 0.94, tree)}</g>"
        f'<path class="hill" d="M0 {y + 10}Q{edge / 2} {y - 14} {edge} {y + 10}V{at.house_foot - 8}'
        f"Q{edge} {at.house_foot} {edge - 10} {at.house_foot}H10Q0 {at.house_foot} 0 "
        f'{at.house_foot - 8}Z"/>'
    )


def _roof(at: Layout, edge: float) -> str:
    middle = at.left + (at.house_right - at.left) / 2
    top, eaves = 6.0, at.eaves + 3
    wide = at.room
    slates = "".join(
        f'<path class="slate" d="M{edge * share / 2:.0f} {eaves - (eaves - top) * share:.0f}'
        f'H{edge - edge * share / 2:.0f}"/>'
        for share in (0.18, 0.36, 0.54, 0.72)
    )
    return (
        f'<rect class="chimney" x="{middle - wide * 1.55:.0f}" y="{top + 10}" '
        f'width="{wide * 0.22:.0f}" height="{(eaves - top) * 0.6:.0f}"/>'
        f'<path class="roof" d="M{middle} {top}L{edge} {eaves}H0Z"/>{slates}'
    )


def _walls(at: Layout) -> str:
    """The outer walls of both floors, which show between the rooms."""
    wide = at.house_right - at.left + 12
    x = at.left - 6
    floors = "".join(
        f'<rect class="bricks" x="{x}" y="{y - 6}" width="{wide}" height="{at.high + 12}" rx="2"/>'
        for y in (at.first, at.ground)
    )
    middle = at.column(2) - 6
    shaft = (
        f'<rect class="bricks" x="{middle}" y="{at.first}" width="{at.room + 12}" '
        f'height="{at.below + at.attic + 6 - at.first}"/>'
    )
    return floors + shaft


def wainscot(box: Box, floor: float) -> str:
    """Panels below, stripes of wallpaper above."""
    rail = box.foot - floor - (box.high - floor) * 0.3
    stripes = "".join(
        f"M{box.x + 14 + 18 * place:.0f} {box.y + 30:.0f}V{rail:.0f}"
        for place in range(int((box.wide - 16) / 18))
    )
    edge = f"M{box.x} {rail:.0f}H{box.right}"
    return f'<path class="paper" d="{stripes}"/><path class="rail" d="{edge}"/>'


def window(x: float, y: float, size: float) -> str:
    """A printed window with four panes and the moon behind it."""
    wide, high = size * 1.05, size * 1.45
    return (
        f'<g class="window"><rect class="casing" x="{x - 3}" y="{y - 3}" width="{wide + 6:.1f}" '
        f'height="{high + 6:.1f}" rx="2"/><rect x="{x}" y="{y}" width="{wide:.1f}" '
        f'height="{high:.1f}" fill="url(#pos-pane)"/>'
        f'<path class="bars" d="M{x + wide / 2:.1f} {y}v{high:.1f}M{x} {y + high / 2:.1f}'
        f'h{wide:.1f}"/><path class="sill" d="M{x - 5} {y + high + 4:.1f}h{wide + 10:.1f}"/></g>'
    )


def door(x: float, y: float, state: str, lies: bool, glows: bool) -> str:
    """A door around its middle: upright in a wall, or lying in a floor."""
    turn = " rotate(90)" if lies else ""
    halo = (
        '<rect class="door-halo" x="-10" y="-25" width="20" height="50" rx="4"/>' if glows else ""
    )
    touch = '<rect class="door-touch" x="-13" y="-27" width="26" height="54"/>'
    if state == "gone":
        leaf = (
            '<path class="door gone" d="M-4-22V22M4-22V22"/>'
            '<path class="splinter" d="M-5-20l3 5M5-18l-3 6M-5 20l4-5M5 17l-3-5"/>'
        )
    else:
        leaf = (
            f'<rect class="door {state}" x="-6.5" y="-22" width="13" height="44" rx="2"/>'
            '<path class="door-panel" d="M-3-17h6v13h-6ZM-3 3h6v14h-6Z"/>'
            '<circle class="knob" cx="3.2" cy="0" r="1.7"/>'
        )
    if state == "barred":
        leaf += '<path class="plank" d="M-11-15L11 15M11-15L-11 15"/>'
    css = "door-place glow" if glows else "door-place"
    return f'<g class="{css}" transform="translate({x:.1f} {y:.1f}){turn}">{halo}{touch}{leaf}</g>'


def hatch(x: float, y: float) -> str:
    """A trapdoor with a lock."""
    return (
        f'<g class="hatch" transform="translate({x:.1f} {y:.1f})"><rect x="-22" y="-5" width="44" '
        'height="10" rx="2"/><circle cx="0" cy="-1" r="2"/><path d="M-0.9-0.5h1.8l1 4h-3.8Z"/></g>'
    )


def twig(box: Box, from_right: bool) -> str:
    """A twig that reaches into a room from its outer side."""
    size = box.wide * 0.4
    x = box.right - size * 0.82 if from_right else box.x - 3
    y = box.y + 28
    flip = f' transform="translate({2 * x + size:.1f} 0) scale(-1 1)"' if from_right else ""
    edge = box.right if from_right else box.x
    back = -1 if from_right else 1
    return (
        f'<path class="bough" d="M{edge} {y + 2}q{back * 16} 6 {back * 26} 20'
        f'M{edge} {y + 16}q{back * 10} 6 {back * 14} 22"/>'
        f'<g class="leaves"{flip}>{placed("tree-branch", x, y - 4, size)}</g>'
    )
