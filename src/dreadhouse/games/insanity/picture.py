"""Pieces of the picture: cards, bars, labels, and what makes a thing pickable."""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
from collections.abc import Iterable
from html import escape
from typing import Any

from dreadhouse.art.cards import card_face, card_svg
from dreadhouse.art.measure import wrap
from dreadhouse.games.insanity.cards.face import KINDS
from dreadhouse.games.insanity.content import faces
from dreadhouse.games.insanity.rules.words import AMOUNTS, VERBS
from dreadhouse.kernel.text import Texts
from dreadhouse.kernel.words import Vocabulary

TEXTS = Texts(pathlib.Path(__file__).parent / "text")


@functools.cache
def vocabulary() -> Vocabulary:
    """The game's words."""
    cards = [face.id for face in faces()]
    return Vocabulary(VERBS, {"card": cards, "amount": [str(n) for n in range(AMOUNTS)]})


def say(id: str, language: str, **args: object) -> str:
    """A sentence of the game's texts."""
    return TEXTS.say(id, args, language)


def title(card: int, language: str) -> str:
    """A card's title."""
    return say(f"card-{faces()[card].id}", language)


@functools.lru_cache(maxsize=4096)
def face(
    card: int,
    language: str,
    width: float,
    state: str = "",
    bonus: int = 0,
    curses: tuple[int, ...] = (),
) -> str:
    """A card face up, as a group at (0, 0)."""
    shown = [(faces()[curse].icon, title(curse, language)) for curse in curses]
    return card_face(
        **_printed(card, language), width=width, state=state, bonus=bonus, curses=shown
    )


@functools.lru_cache(maxsize=2048)
def hand_face(card: int, language: str, state: str) -> str:
    """A card of the hand, as a whole picture."""
    return card_svg(**_printed(card, language), state=state)


def _printed(card: int, language: str) -> dict[str, Any]:
    printed = faces()[card]
    kind = KINDS[printed.kind]
    return {
        "number": card + 1,
        "title": title(card, language),
        "kind": kind,
        "icon": printed.icon,
        "cost": printed.cost,
        "power": printed.power if printed.is_being else None,
        "effect": say(f"card-{printed.id}.effect", language),
        "kind_name": say(f"kind-{kind}", language),
    }


def words_by_card(options: Iterable[int]) -> dict[int, list[str]]:
    """The words that name each card, from the options of a view."""
    found: dict[int, list[str]] = {}
    words = vocabulary()
    for action in options:
        if words.domain(words.verb(action)) == "card":
            found.setdefault(words.argument(action), []).append(words.word(action))
    return found


def pick(id: str, label: str, words: list[str], why: str, inside: str) -> str:
    """A thing on the board: pickable with its words, or with the reason why not."""
    if words:
        opening = f'<g class="pick" id="{id}" data-words="{escape("|".join(words))}" role="button"'
    else:
        reason = f' data-why="{escape(why)}"' if why else ""
        opening = f'<g id="{id}"{reason} role="img"'
    return f'{opening} tabindex="0" aria-label="{escape(label)}">{inside}</g>'


def placed_at(x: float, y: float, inside: str, css: str = "slides", id: str = "") -> str:
    """A group moved to a place."""
    name = f' id="{id}"' if id else ""
    return f'<g{name} class="{css}" transform="translate({x:.1f} {y:.1f})">{inside}</g>'


def text(x: float, y: float, words: str, css: str, anchor: str = "start") -> str:
    """One line of words."""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" class="{css}" text-anchor="{anchor}">{escape(words)}</text>'
    )


def lines(x: float, y: float, words: str, css: str, room: float, size: float = 15.2) -> str:
    """Words broken into lines."""
    broken = wrap(words, size, room)
    return "".join(text(x, y + row * size * 1.3, line, css) for row, line in enumerate(broken))


def bar(x: float, y: float, wide: float, share: float, css: str) -> str:
    """A bar that is full at a share of 1."""
    full = max(0.0, min(1.0, share)) * wide
    return (
        f'<rect class="bar-back" x="{x}" y="{y}" width="{wide}" height="9" rx="4.5"/>'
        f'<rect class="{css}" x="{x}" y="{y}" width="{full:.1f}" height="9" rx="4.5"/>'
    )
