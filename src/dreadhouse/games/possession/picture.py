"""Pieces of the picture: tokens, dice, chips, cards, and what makes a thing pickable."""

# mypyc: no

from __future__ import annotations

import functools
import math
import pathlib
from collections.abc import Iterable
from html import escape

from dreadhouse.art import icons
from dreadhouse.art.cards import card_svg
from dreadhouse.art.lettering import lettered
from dreadhouse.art.measure import fit, wrap
from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.spoken import card_kind, card_title, page_number
from dreadhouse.games.possession.stamps import placed
from dreadhouse.kernel.text import Texts

TEXTS = Texts(pathlib.Path(__file__).parent / "text")

SEATS = ("#e0aa45", "#5fae98", "#e27880", "#7ba6e3", "#c79be6")
INK = "#160d06"
KEY = "#c98f2c"
STATE = {"normal": "person", "possessed": "shambling-zombie"}
PART_ICONS = ("arm", "arm", "leg", "leg", "dead-head")
LINES = ("green", "blue", "yellow", "orange", "red")

SCENES = {
    "parlour": ("rocking-chair", "candle-holder"),
    "tool_shed": ("hand-saw", "toolbox"),
    "bedroom": ("bed", "bed-lamp"),
    "study": ("bookshelf", "candle-holder"),
    "washroom": ("bathtub", "droplets"),
    "kitchen": ("cooking-pot", "kitchen-knives"),
    "sun_porch": ("plant-roots", "watering-can"),
    "nursery": ("voodoo-doll", "toy-mallet"),
    "dining_hall": ("table", "wine-glass"),
    "shrine_room": ("star-altar", "fire-bowl"),
    "stairs": ("stairs", "candle-holder"),
    "attic": ("spider-web", "raven"),
    "basement": ("coffin", "barrel"),
}
ICONS = {
    "search": "search",
    "rest": "night-sleep",
    "heal": "heal",
    "hide": "hood",
    "altar": "fire-bowl",
    "weapon_search": "crossed-axes",
    "recover_cube": "cube",
    "reroll_possession": "dice",
    "lower_attraction": "silence",
    "plus_two": "hourglass",
    "window_travel": "window",
    "window": "window",
    "key": "key",
    "stairs": "stairs",
}
CARD_ICONS = {
    "axe": "axe",
    "chainsaw": "chainsaw",
    "shotgun": "shotgun",
    "knife": "knife",
    "shovel": "shovel",
    "first_aid_kit": "first-aid-kit",
    "whisky_bottle": "brandy-bottle",
    "torch": "torch",
    "pendant": "pendant",
    "steal": "snatch",
    "hideout": "floor-hatch",
    "page": "scroll-unfurled",
    "page_unnumbered": "evil-book",
    "glass_storm": "shattered-glass",
    "whispers_in_the_dark": "human-ear",
    "scratches": "triple-scratches",
    "flying_furniture": "sofa",
    "falling_beam": "wood-beam",
    "slippery_fingers": "slippery",
    "cold_sweat": "droplets",
    "torn_hinges": "saloon-doors",
    "lost_hour": "alarm-clock",
    "seal_of_ash": "seal",
    "hungry_pages": "evil-book",
    "faces_at_the_glass": "evil-eyes",
    "false_alarm": "bell",
    "grasping_tree": "evil-tree",
    "frozen_with_fear": "frozen-body",
    "burst_of_strength": "biceps",
    "saved_limb": "lost-limb",
    "curse": "daemon-skull",
    "torn_page": "tied-scroll",
    "cellar_brew": "cauldron",
    "chalk_circle": "pentacle",
    "rotten_floor": "sinking-trap",
}
# The house shares six frames for cards: which one each kind of ours wears.
FRAMES = {
    "gun": "action",
    "equipment": "person",
    "ability": "location",
    "page": "book",
    "event": "curse",
    "attic": "curse",
    "basement": "monster",
}


def say(id: str, language: str, **args: object) -> str:
    """A sentence of the game's texts."""
    return TEXTS.say(id, args, language)


def room_title(room: int, language: str) -> str:
    """A room's name."""
    return say("room-name", language, room=printed().rooms[room])


def title(card: int, language: str) -> str:
    """A card's title."""
    return card_title(card, language, TEXTS)


def effect(card: int, language: str) -> str:
    """What a card's face says."""
    return say(f"card-{card_kind(card)}.effect", language, number=page_number(card))


def kind_of(card: int) -> str:
    """The kind of a card: gun, equipment, ability, page, event, attic or basement."""
    bounds = ((5, "gun"), (11, "equipment"), (15, "ability"), (26, "page"), (44, "event"))
    return next(
        (kind for most, kind in bounds if card < most), "attic" if card < 48 else "basement"
    )


@functools.lru_cache(maxsize=1024)
def card_picture(card: int, language: str, state: str) -> str:
    """A card or house chip as a whole picture, for the hand and for a spread."""
    kind = kind_of(card)
    drawn = card_svg(
        number=card + 1,
        title=title(card, language),
        kind=FRAMES[kind],
        icon=CARD_ICONS[card_kind(card)],
        cost=page_number(card) or None,
        power=None,
        effect=effect(card, language),
        kind_name=say(f"kind-{kind}", language),
        state=state,
    )
    if card >= len(printed().has_key) or not printed().has_key[card]:
        return drawn
    key = icons.placed("key", 116, 178, 24, KEY)
    return drawn.removesuffix("</svg>") + key + "</svg>"


# ---- what can be picked


def pick(id: str, label: str, words: Iterable[str], why: str, inside: str, says: str = "") -> str:
    """A thing on the board: pickable with its words, or with the reason why not.

    A word may be several, joined by ">", done one after the other; `says` are their words in a
    menu, for none of them is a button of its own.
    """
    named = "|".join(words)
    if named:
        menu = f' data-says="{escape(says)}"' if says else ""
        opening = f'<g class="pick" id="{id}" data-words="{escape(named)}"{menu} role="button"'
        return f'{opening} tabindex="0" aria-label="{escape(label)}">{inside}</g>'
    if why:
        opening = f'<g id="{id}" data-why="{escape(why)}" role="img" tabindex="0"'
        return f'{opening} aria-label="{escape(label)}">{inside}</g>'
    return f'<g id="{id}" role="img" aria-label="{escape(label)}">{inside}</g>'


def placed_at(x: float, y: float, inside: str, css: str = "slides", id: str = "") -> str:
    """A group moved to a place."""
    name = f' id="{id}"' if id else ""
    return f'<g{name} class="{css}" transform="translate({x:.1f} {y:.1f})">{inside}</g>'


def shown(label: str, inside: str, css: str = "", id: str = "") -> str:
    """A thing that is only looked at, with its words for ears and for a pointer that rests."""
    name = f' id="{id}"' if id else ""
    look = f' class="{css}"' if css else ""
    spoken = escape(label)
    return f'<g{name}{look} role="img" aria-label="{spoken}"><title>{spoken}</title>{inside}</g>'


# ---- words


def text(x: float, y: float, words: str, css: str, anchor: str = "start") -> str:
    """One line of words."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" class="{css}" text-anchor="{anchor}">{escape(words)}</text>'
    )


def lines(x: float, y: float, words: str, css: str, room: float, size: float) -> str:
    """Words broken into lines."""
    broken = wrap(words, size, room)
    return "".join(text(x, y + row * size * 1.28, line, css) for row, line in enumerate(broken))


def fitted(
    x: float, y: float, words: str, css: str, room: float, size: float, anchor: str = "start"
) -> str:
    """One line of words at the largest size that fits the room."""
    sizes = tuple(size - step * 0.5 for step in range(14))
    setting = fit(words, sizes, room, 1, "text")
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" class="{css}" text-anchor="{anchor}" '
        f'font-size="{setting.size:.1f}">{escape(words)}</text>'
    )


def drawn_words(inside: str) -> str:
    """Words inside a thing that has a label of its own: drawn, but not read twice."""
    return lettered(inside)


# ---- pieces


def token_outline(seat: int, r: float) -> str:
    """The outline of a seat's token: the same five shapes as in the list of seats."""
    shapes = (
        f"M{-r} 0A{r} {r} 0 1 1 {r} 0A{r} {r} 0 1 1 {-r} 0Z",
        _rounded(r, r * 0.4, r * 0.4, r * 0.4, r * 0.4),
        _rounded(r, r, r, r * 0.24, r * 0.24),
        _rounded(r, r * 0.24, r * 0.24, r, r),
        _rounded(r, r, r * 0.2, r, r * 0.2),
    )
    return shapes[seat]


def _rounded(r: float, a: float, b: float, c: float, d: float) -> str:
    """A square with four corners of their own, from the upper left one clockwise."""
    return (
        f"M{-r} {-r + a:.1f}A{a:.1f} {a:.1f} 0 0 1 {-r + a:.1f} {-r}H{r - b:.1f}"
        f"A{b:.1f} {b:.1f} 0 0 1 {r} {-r + b:.1f}V{r - c:.1f}"
        f"A{c:.1f} {c:.1f} 0 0 1 {r - c:.1f} {r}H{-r + d:.1f}"
        f"A{d:.1f} {d:.1f} 0 0 1 {-r} {r - d:.1f}Z"
    )


def token(seat: int, r: float, is_possessed: bool, is_dead: bool = False) -> str:
    """A figure around (0, 0): a person, or a shambling thing within a ring of thorns."""
    icon = "skull" if is_dead else STATE["possessed" if is_possessed else "normal"]
    size = r * 1.5
    thorns = f'<path class="thorns" d="{_thorns(r + 1.5)}"/>' if is_possessed else ""
    return (
        f'{thorns}<path class="token{" possessed" if is_possessed else ""}" '
        f'd="{token_outline(seat, r)}" fill="{SEATS[seat]}"/>'
        f"{placed(icon, -size / 2, -size / 2, size, INK)}"
    )


@functools.cache
def _thorns(r: float) -> str:
    """A ring of eighteen thorns."""
    points = []
    for step in range(36):
        reach = r + (5.5 if step % 2 else 0)
        angle = step * math.pi / 18
        points.append(f"{reach * math.cos(angle):.1f} {reach * math.sin(angle):.1f}")
    return f"M{'L'.join(points)}Z"


def seat_sign(seat: int, x: float, y: float, size: float) -> str:
    """A cube in a seat's colour, with the seat's number."""
    words = (
        f'<text x="{x + size / 2:.1f}" y="{y + size * 0.79:.1f}" text-anchor="middle" '
        f'font-size="{size * 0.8:.1f}" font-weight="700" fill="{INK}">{seat + 1}</text>'
    )
    depth = size * 0.22
    return (
        f'<path class="cube-side" d="M{x} {y}l{depth:.1f} {-depth:.1f}h{size}v{size}'
        f'l{-depth:.1f} {depth:.1f}Z" fill="{SEATS[seat]}"/>'
        f'<rect class="cube" x="{x}" y="{y}" width="{size}" height="{size}" rx="1.5" '
        f'fill="{SEATS[seat]}"/>{drawn_words(words)}'
    )


STAR = "M0-10L2.6-4.2L8.7-5L5 0L8.7 5L2.6 4.2L0 10L-2.6 4.2L-8.7 5L-5 0L-8.7-5L-2.6-4.2Z"


def action_die(face: int, size: float) -> str:
    """An action die, its upper left corner at (0, 0): wounds are stars, shields shields."""
    half = size / 2
    inside = ""
    if face in (1, 2):
        inside = _star(half, half, size / 28)
    elif face == 3:
        inside = _star(half * 0.62, half * 0.68, size / 44) + _star(
            half * 1.38, half * 1.32, size / 44
        )
    elif face in (4, 5):
        inside = placed("shield", size * 0.16, size * 0.16, size * 0.68, "#2c5a86")
    return (
        f'<rect class="bone" width="{size:.1f}" height="{size:.1f}" rx="{size * 0.2:.1f}"/>{inside}'
    )


def _star(x: float, y: float, scale: float) -> str:
    place = f"translate({x:.1f} {y:.1f}) scale({scale:.3f})"
    return f'<path class="wound" transform="{place}" d="{STAR}"/>'


def colour_face(colour: str, x: float, y: float, size: float, possesses: bool) -> str:
    """A face of the possession die; a skull where it would possess."""
    middle_x, middle_y = x + size / 2, y + size / 2
    mark = f'<circle class="face-dot" cx="{middle_x:.1f}" cy="{middle_y:.1f}" r="{size / 8:.1f}"/>'
    if possesses:
        paint = "#fff" if colour == "black" else INK
        mark = placed("skull", x + size * 0.12, y + size * 0.12, size * 0.76, paint)
    css = f"face line-{colour}{'' if possesses else ' safe'}"
    return (
        f'<rect class="{css}" x="{x:.1f}" y="{y:.1f}" width="{size}" height="{size}" '
        f'rx="{size * 0.22:.1f}"/>{mark}'
    )


def chip(number: int, r: float, css: str) -> str:
    """An action chip around (0, 0)."""
    words = (
        f'<text y="{r * 0.42:.1f}" text-anchor="middle" font-size="{r * 1.2:.1f}" '
        f'font-weight="700" fill="currentColor">{number}</text>'
    )
    return (
        f'<g class="chip-words {css}"><circle class="chip {css}" r="{r}"/>{drawn_words(words)}</g>'
    )


def chip_back(r: float) -> str:
    """A chip face down."""
    eye = placed("all-seeing-eye", -r * 0.7, -r * 0.7, r * 1.4, "#d9b878")
    return f'<circle class="chip back" r="{r}"/>{eye}'
