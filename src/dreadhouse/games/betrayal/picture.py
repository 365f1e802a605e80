"""Pieces of the picture: words, things to pick, figures, monsters, dice, icons."""

# mypyc: no

from __future__ import annotations

import pathlib
from collections.abc import Iterable
from html import escape

from dreadhouse.art.icons import BOX
from dreadhouse.art.lettering import lettered
from dreadhouse.art.measure import fit, wrap
from dreadhouse.games.betrayal.affair import Affair
from dreadhouse.games.betrayal.content import printed
from dreadhouse.kernel.text import Texts

TEXTS = Texts(pathlib.Path(__file__).parent / "text")

COLOURS = {
    "crimson": "#d9574a",
    "amber": "#e5ad4b",
    "moss": "#86ab5c",
    "indigo": "#7f9fe6",
    "ivory": "#e9dfc6",
    "plum": "#c889cf",
}
DARK = "#1a0f18"
SYMBOL_ICONS = {"event": "spiral", "item": "bull", "omen": "raven"}
SIGN_ICONS = {
    "hearth": "fireplace",
    "grave": "tombstone",
    "mirror": "mirror-mirror",
    "root": "tree-roots",
}
TRAIT_ICONS = ("running-shoe", "biceps", "brain", "open-book")
CARD_ICONS = {
    "axe": "axe",
    "blood_dagger": "curvy-knife",
    "revolver": "revolver",
    "sacrificial_dagger": "sacrificial-dagger",
    "buff_coat": "pirate-coat",
    "mourning_brooch": "gem-necklace",
    "heirloom_torque": "necklace",
    "hand_lantern": "lantern",
    "bent_penny": "coinflip",
    "river_pebble": "stone-pile",
    "white_quill": "quill",
    "stimulant_ampoule": "syringe",
    "field_dressings": "bandage-roll",
    "goose_fat_balm": "honeypot",
    "hartshorn": "bottle-vapors",
    "blasting_stick": "dynamite",
    "handbell": "bell",
    "clockwork_chest": "locked-chest",
    "coil_of_rope": "rope-coil",
    "knuckle_dice": "dice",
    "cutpurse_hook": "hook",
    "black_cordial": "potion-of-madness",
    "bite": "neck-bite",
    "dog": "sitting-dog",
    "girl": "doll",
    "madman": "prisoner",
    "spear": "barbed-spear",
    "black_almanac": "evil-book",
    "saints_finger": "severed-hand",
    "scrying_bowl": "bubbling-bowl",
    "porcelain_face": "cracked-mask",
    "ward_pendant": "gem-pendant",
    "signet": "ring",
    "jawbone": "jawbone",
    "talking_board": "all-seeing-eye",
}
TOKEN_ICONS = {
    "wall_strongbox": "locked-chest",
    "small_bones": "crossed-bones",
    "cupboard": "door",
    "kind_light": "sunbeams",
    "leaking_ceiling": "droplets",
    "lamp_smoke": "fog",
    "heart": "heart",
    "vial": "vial",
    "phial": "bubbling-flask",
    "lamp": "old-lantern",
    "deed": "scroll-unfurled",
    "page": "tied-scroll",
    "serum": "syringe",
    "valve": "valve",
    "altar": "star-altar",
    "girl_token": "doll",
    "letter": "envelope",
    "keystone": "brick-pile",
    "bell": "bell",
    "tall_clock": "clock-face",
}
MONSTER_ICONS = {
    "chorister": "ghost",
    "gloam": "shadow-follower",
    "fetcher": "imp",
    "pale": "half-dead",
    "sexton": "spade",
    "reflection": "mirror-mirror",
    "thing": "kraken-tentacle",
    "beadle": "cultist",
    "minute": "alarm-clock",
}
ZONE_ICONS = {"roots": "tree-roots", "fire": "fire"}


def say(id: str, language: str, **args: object) -> str:
    """A sentence of the game's texts."""
    return TEXTS.say(id, args, language)


def room_name(room: int, language: str) -> str:
    """A room's name."""
    return say("room-name", language, room=printed().rooms[room])


def explorer_name(explorer: int, language: str) -> str:
    """An explorer's name."""
    return say("explorer-name", language, explorer=printed().explorers[explorer])


def initials(name: str) -> str:
    """The first letters of a name."""
    return "".join(word[0] for word in name.split()[:2])


def title_of(card: int, affair: Affair, language: str) -> str:
    """A card's title; a haunt's token has its kind's name and number, and its face if known."""
    kind = affair.kind_of(card)
    if not kind:
        return card_name(card, language)
    name, number = say("token-name", language, kind=kind), affair.number_of(card)
    if number:
        name = f"{name} {number}"
    face = affair.face_of(card)
    return f"{name} ({say('token-face', language, face=face)})" if face else name


def icon_of(card: int, affair: Affair) -> str:
    """The icon of a card or of a haunt's token."""
    kind = affair.kind_of(card)
    return TOKEN_ICONS.get(kind, "stamper") if kind else card_icon(card)


def card_id(card: int | str) -> str:
    """The id of a card, given by number or by id."""
    return card if isinstance(card, str) else printed().cards[card]


def card_name(card: int | str, language: str) -> str:
    """A card's title."""
    return _of_card(card, "", language)


def card_effect(card: int | str, language: str) -> str:
    """What a card does, in a line."""
    return _of_card(card, ".effect", language)


def _of_card(card: int | str, part: str, language: str) -> str:
    name = card_id(card)
    id = f"card-{name}{part}"
    if TEXTS.has(id, language):
        return TEXTS.say(id, {}, language)
    return "" if part else name.replace("_", " ").capitalize()


def card_icon(card: int | str) -> str:
    """The icon of a card; an event's is the spiral."""
    name = card_id(card)
    return CARD_ICONS.get(name) or TOKEN_ICONS.get(name.split(":")[0], "spiral")


def placed(name: str, x: float, y: float, size: float, colour: str = "") -> str:
    """The icon with its upper left corner at (x, y), `size` wide."""
    paint = f' color="{colour}"' if colour else ""
    place = f"translate({x:.4g} {y:.4g}) scale({size / BOX:.4g})"
    return f'<use href="#i-{name}" transform="{place}"{paint}/>'


# ---- what can be picked


def pick(
    id: str,
    label: str,
    words: Iterable[str],
    why: str,
    inside: str,
    css: str = "",
    says: str = "",
) -> str:
    """A thing on the board: pickable with its words, or with the reason why not.

    A word may be several, joined by ">", done one after the other; `says` are their words in a
    menu, for none of them is a button of its own.
    """
    named = "|".join(words)
    if named:
        menu = f' data-says="{escape(says)}"' if says else ""
        return (
            f'<g class="pick {css}" id="{id}" data-words="{escape(named)}"{menu} role="button" '
            f'tabindex="0" aria-label="{escape(label)}">{inside}</g>'
        )
    look = f' class="{css}"' if css else ""
    if why:
        return (
            f'<g id="{id}"{look} data-why="{escape(why)}" role="img" tabindex="0" '
            f'aria-label="{escape(label)}">{inside}</g>'
        )
    return f'<g id="{id}"{look} role="img" aria-label="{escape(label)}">{inside}</g>'


def shown(label: str, inside: str, css: str = "", id: str = "") -> str:
    """A thing that is only looked at, with its words for ears and for a pointer that rests."""
    name = f' id="{id}"' if id else ""
    look = f' class="{css}"' if css else ""
    spoken = escape(label)
    return f'<g{name}{look} role="img" aria-label="{spoken}"><title>{spoken}</title>{inside}</g>'


def placed_at(x: float, y: float, inside: str, css: str = "", id: str = "") -> str:
    """A group moved to a place."""
    name = f' id="{id}"' if id else ""
    look = f' class="{css}"' if css else ""
    return f'<g{name}{look} transform="translate({x:.1f} {y:.1f})">{inside}</g>'


# ---- words


def text(x: float, y: float, words: str, css: str, anchor: str = "start") -> str:
    """One line of words."""
    side = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{css}"{side}>{escape(words)}</text>'


def fitted(
    x: float, y: float, words: str, css: str, room: float, size: float, anchor: str = "start"
) -> str:
    """One line of words at the largest size that fits the room."""
    setting = fit(words, tuple(size - step * 0.5 for step in range(14)), room, 1, "text")
    side = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" class="{css}"{side} '
        f'font-size="{setting.size:.1f}">{escape(words)}</text>'
    )


def lines(x: float, y: float, words: str, css: str, room: float, size: float) -> str:
    """Words broken into lines."""
    broken = wrap(words, size, room)
    return "".join(
        f'<text x="{x:.1f}" y="{y + row * size * 1.28:.1f}" class="{css}" font-size="{size:g}">'
        f"{escape(line)}</text>"
        for row, line in enumerate(broken)
    )


def drawn_words(inside: str) -> str:
    """Words inside a thing that has a label of its own: drawn, but not read twice."""
    return lettered(inside)


# ---- pieces


def medal(x: float, y: float, r: float, symbol: str) -> str:
    """A room's or card's symbol: spiral in a circle, bull in a shield, raven in a diamond."""
    shapes = {
        "event": f"M{-r} 0A{r} {r} 0 1 1 {r} 0A{r} {r} 0 1 1 {-r} 0Z",
        "item": f"M{-r * 0.95:.1f} {-r * 0.85:.1f}H{r * 0.95:.1f}V{r * 0.2:.1f}"
        f"Q{r * 0.9:.1f} {r * 0.8:.1f} 0 {r * 1.1:.1f}Q{-r * 0.9:.1f} {r * 0.8:.1f} "
        f"{-r * 0.95:.1f} {r * 0.2:.1f}Z",
        "omen": f"M0 {-r * 1.28:.1f}L{r * 1.28:.1f} 0L0 {r * 1.28:.1f}L{-r * 1.28:.1f} 0Z",
    }
    size = r * 1.3
    icon = placed(SYMBOL_ICONS[symbol], -size / 2, -size / 2, size)
    return (
        f'<g class="medal {symbol}" transform="translate({x:.1f} {y:.1f})">'
        f'<path d="{shapes[symbol]}"/>{icon}</g>'
    )


def figure(colour: str, letters: str, r: float, css: str = "") -> str:
    """A figure from above: a disc in the explorer's colour with the name's first letters."""
    words = (
        f'<text y="{r * 0.36:.1f}" text-anchor="middle" font-size="{r:.1f}" font-weight="700" '
        f'font-family="Literata, serif" fill="{DARK}">{escape(letters)}</text>'
    )
    return (
        f'<circle class="disc-rim {css}" r="{r:.1f}"/>'
        f'<circle class="disc" r="{r * 0.86:.1f}" fill="{COLOURS[colour]}"/>{drawn_words(words)}'
    )


def monster(kind: str, number: str, r: float, css: str = "") -> str:
    """A monster: a dark triangle with its kind's icon and its number."""
    icon = MONSTER_ICONS.get(kind, "ghost")
    d = f"M0 {-r * 1.2:.1f}L{r * 1.16:.1f} {r * 0.8:.1f}H{-r * 1.16:.1f}Z"
    words = (
        f'<text x="{r * 0.86:.1f}" y="{r * 1.06:.1f}" text-anchor="middle" '
        f'font-size="{r * 0.66:.1f}" font-weight="700" fill="#fff" '
        f'stroke="#120a10" stroke-width="3" paint-order="stroke">{number}</text>'
    )
    return (
        f'<path class="monster-shape {css}" d="{d}"/>'
        f"{placed(icon, -r * 0.56, -r * 0.5, r * 1.12)}{drawn_words(words) if number else ''}"
    )


PIPS = {0: (), 1: ((0.5, 0.5),), 2: ((0.3, 0.3), (0.7, 0.7))}


def die(face: int, size: float) -> str:
    """A die of this game, which shows no, one or two pips."""
    pips = "".join(
        f'<circle class="pip" cx="{size * x:.1f}" cy="{size * y:.1f}" r="{size * 0.11:.1f}"/>'
        for x, y in PIPS[face]
    )
    return f'<rect class="bone" width="{size:g}" height="{size:g}" rx="{size * 0.2:.1f}"/>{pips}'
