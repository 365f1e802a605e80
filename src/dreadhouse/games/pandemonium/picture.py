"""Pieces of the picture: words, things to pick, signs of cards, tokens and beings."""

# mypyc: no

from __future__ import annotations

import pathlib
from collections.abc import Iterable
from html import escape

from dreadhouse.art.icons import BOX
from dreadhouse.art.lettering import lettered
from dreadhouse.art.measure import fit, wrap
from dreadhouse.kernel.text import Texts

TEXTS = Texts(pathlib.Path(__file__).parent / "text")

PERSONA_ICONS = {
    "soldier": "sergeant",
    "doctor": "stethoscope",
    "preacher": "gothic-cross",
    "fury": "enrage",
    "geek": "spectacles",
    "huntress": "hood",
    "mechanic": "monkey-wrench",
    "dancer": "ballerina-shoes",
    "janitor": "broom",
    "old_master": "meditation",
    "athlete": "run",
    "runaway_kid": "rabbit",
}
FOE_ICONS = {
    "killer_toy": "voodoo-doll",
    "night_hound": "hound",
    "psycho": "jason-mask",
    "spectre": "spectre",
    "possessed": "half-body-crawling",
    "arcane": "warlock-eye",
    "scarecrow": "scarecrow",
    "lurker": "gluttonous-smile",
    "nightmare": "evil-bat",
    "demon": "devil-mask",
    "aberration": "metroid",
    "mother_moth": "butterfly",
    "collector": "cowled",
    "foreman": "miner",
    "evil_one": "crowned-skull",
}
TOKEN_ICONS = {
    "first_aid_kit": "first-aid-kit",
    "dagger": "sacrificial-dagger",
    "book": "evil-book",
    "battery": "car-battery",
    "oars": "paddles",
    "radio": "pocket-radio",
    "telephone": "rotary-phone",
    "generator": "power-generator",
    "car": "jeep",
    "boat": "fishing-boat",
    "altar": "star-altar",
    "landing_place": "helicopter",
    "helicopter": "helicopter",
    "exit": "exit-door",
}
CARD_ICONS = {
    "kitchen_knife": "knife",
    "crowbar": "crowbar",
    "hatchet": "axe",
    "machete": "machete",
    "antique_sabre": "broadsword",
    "frying_pan": "saucepan",
    "riot_shield": "riot-shield",
    "baseball_bat": "baseball-bat",
    "pitchfork": "pitchfork",
    "sledgehammer": "flat-hammer",
    "two_handed_axe": "battle-axe",
    "chainsaw": "chainsaw",
    "nail_gun": "nailgun",
    "revolver": "revolver",
    "shotgun": "shotgun",
    "hunting_rifle": "winchester-rifle",
    "crossbow": "crossbow",
    "flare_pistol": "pistol-gun",
    "lamp_oil_bottle": "molotov",
    "quarry_charge": "dynamite",
    "torch": "torch",
    "blessed_water": "holy-water",
    "silver_paper_knife": "plain-dagger",
    "stun_prod": "stun-prod",
    "fire_extinguisher": "fire-extinguisher",
    "flashlight": "flashlight",
    "leather_jacket": "leather-vest",
    "prayer_beads": "prayer-beads",
    "running_shoes": "running-shoe",
    "lucky_coin": "coinflip",
    "toolbox": "toolbox",
    "bandages": "bandage-roll",
    "painkillers": "medicines",
    "chocolate_bar": "chocolate-bar",
    "energy_drink": "soda-can",
    "spring_coil": "spring",
    "ammunition_box": "ammo-box",
    "fuse_set": "electrical-socket",
    "floor_plan": "treasure-map",
    "spirit_candle": "candle-flame",
    "walkie_talkie": "walkie-talkie",
}
DECK_ICONS = {
    "item": "swap-bag",
    "event": "lightning-tree",
    "pact": "seal",
    "combo": "fist",
    "ally": "shaking-hands",
    "dimensional": "magic-portal",
}
TREE_ICONS = {
    "corruption": "daemon-skull",
    "illumination": "sunbeams",
    "retribution": "injustice",
    "survival": "heart",
}
COLOURS = {
    "soldier": "#7fb4e0",
    "doctor": "#eef4f8",
    "preacher": "#d6bd8d",
    "fury": "#ff8f5a",
    "geek": "#9be07a",
    "huntress": "#f2bd4c",
    "mechanic": "#d08bea",
    "dancer": "#ff9ecb",
}
DARK = "#0a1020"
ALLY = "#5fe0cf"


def say(id: str, language: str, **args: object) -> str:
    """A sentence of the game's texts."""
    return TEXTS.say(id, args, language)


def named(kind: str, id: str, language: str) -> str:
    """The printed name of something: of a breed, a character, a card, a tile."""
    message = f"{kind}-{id.replace('_', '-')}"
    for each in (message, f"{kind}-{id}"):
        if TEXTS.has(each, language):
            return TEXTS.say(each, {}, language)
    return id.replace("_", " ").capitalize()


def words_of(kind: str, id: str, language: str) -> str:
    """What is printed on something, or nothing."""
    for each in (f"{kind}-{id}.effect", f"{kind}-{id.replace('_', '-')}.effect"):
        if TEXTS.has(each, language):
            return TEXTS.say(each, {}, language)
    return ""


def placed(name: str, x: float, y: float, size: float, colour: str = "") -> str:
    """The icon with its upper left corner at (x, y), `size` wide."""
    paint = f' color="{colour}"' if colour else ""
    place = f"translate({x:.4g} {y:.4g}) scale({size / BOX:.4g})"
    return f'<use href="#i-{name}" transform="{place}"{paint}/>'


# ---- what can be picked


def pick(
    id: str, label: str, words: Iterable[str], why: str, inside: str, css: str = "", says: str = ""
) -> str:
    """A thing on the board: pickable with its words, or with the reason why not.

    A word may be several, joined by ">", done one after the other; `says` are their words in a
    menu, for none of them is a button of its own.
    """
    sentences = "|".join(words)
    spoken = escape(label)
    if sentences:
        menu = f' data-says="{escape(says)}"' if says else ""
        return (
            f'<g class="pick {css}" id="{id}" data-words="{escape(sentences)}"{menu} '
            f'role="button" tabindex="0" aria-label="{spoken}">{inside}</g>'
        )
    look = f' class="{css}"' if css else ""
    if why:
        return (
            f'<g id="{id}"{look} data-why="{escape(why)}" role="img" tabindex="0" '
            f'aria-label="{spoken}">{inside}</g>'
        )
    return f'<g id="{id}"{look} role="img" aria-label="{spoken}">{inside}</g>'


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


def panel(x: float, y: float, wide: float, high: float, css: str = "panel") -> str:
    """The ground of a panel."""
    return (
        f'<rect class="{css}" x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" '
        'rx="9"/>'
    )


# ---- words


def text(x: float, y: float, words: str, css: str, anchor: str = "start") -> str:
    """One line of words."""
    side = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{css}"{side}>{escape(words)}</text>'


def fitted(
    x: float, y: float, words: str, css: str, room: float, size: float, anchor: str = "start"
) -> str:
    """One line of words at the largest size that fits the room."""
    setting = fit(words, tuple(size - step * 0.5 for step in range(12)), room, 1, "text")
    side = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" class="{css}"{side} '
        f'font-size="{setting.size:.1f}">{escape(words)}</text>'
    )


def lines(
    x: float, y: float, words: str, css: str, room: float, size: float, most: int = 99
) -> tuple[str, float]:
    """Words broken into lines, and the y below them; beyond `most` lines they are cut."""
    broken = wrap(words, size, room)
    if len(broken) > most:
        broken = [*broken[: most - 1], broken[most - 1].rstrip(".,") + " …"]
    drawn = "".join(
        f'<text x="{x:.1f}" y="{y + row * size * 1.28:.1f}" class="{css}" font-size="{size:g}">'
        f"{escape(line)}</text>"
        for row, line in enumerate(broken)
    )
    return drawn, y + len(broken) * size * 1.28


def drawn_words(inside: str) -> str:
    """Words inside a thing that has a label of its own: drawn, but not read twice."""
    return lettered(inside)


def number(x: float, y: float, value: object, size: float, fill: str = "#fff") -> str:
    """A number on a piece, readable on any ground."""
    return drawn_words(
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" font-size="{size:.1f}" '
        f'font-weight="700" font-family="Literata, serif" fill="{fill}" stroke="{DARK}" '
        f'stroke-width="{size * 0.2:.1f}" paint-order="stroke">{value}</text>'
    )


def chance(percent: int) -> str:
    """A small plate with the chance of a kill, in hundredths."""
    css = "good" if percent >= 60 else "fair" if percent >= 30 else "poor"
    words = drawn_words(
        f'<text y="5.5" text-anchor="middle" font-size="16" font-weight="700" '
        f'font-family="Literata, serif" fill="currentColor">{percent}%</text>'
    )
    return (
        f'<g class="chance {css}"><rect x="-25" y="-12" width="50" height="24" rx="12"/>{words}</g>'
    )
