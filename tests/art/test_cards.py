"""Card faces: every card is drawn whole, and no word leaves its place."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from dreadhouse.art.cards import (
    LEADING,
    TEXT_ROOM,
    TITLE_ROOM,
    card_back,
    card_face,
    card_svg,
    defs,
    effect_setting,
    empty_place,
    height,
    title_setting,
)
from dreadhouse.art.kinds import KINDS
from dreadhouse.art.measure import width
from tests.art.test_measure import RUSSIAN

CARD: dict[str, Any] = {
    "number": 13,
    "title": "Shoggoth",
    "kind": "monster",
    "icon": "goo-explosion",
    "cost": 4,
    "power": 3,
    "effect": "Destroyed while attacking or blocking: goes to your hand.",
}
TITLES = ("Cthulhu", "Formless White Polypous Thing", "Бесформенное белое полипообразное существо")
EFFECTS = ("", "Unblockable.", CARD["effect"], RUSSIAN, RUSSIAN + " " + RUSSIAN)


def words_on(drawing: str) -> list[str]:
    """All words on a drawing, in order."""
    return [part.text or "" for part in ET.fromstring(drawing).iter("text")]


def places_of(drawing: str) -> set[str]:
    """The classes of everything on a drawing."""
    return {css for part in ET.fromstring(drawing).iter() for css in part.get("class", "").split()}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("title", TITLES)
def test_face_is_well_formed_and_says_all(kind: str, title: str) -> None:
    """A card of any kind shows title, effect, kind, number, cost and power."""
    face = card_face(**CARD | {"kind": kind, "title": title, "kind_name": "вид"})
    words = words_on(face)
    shown = " ".join(words)
    assert title in shown
    assert CARD["effect"] in shown
    assert words[-4:] == ["ВИД", "13", "4", "3"]
    assert " style=" not in face


@pytest.mark.parametrize("effect", EFFECTS)
def test_effect_stays_in_its_place(effect: str) -> None:
    """The longest Russian effect fits in height and in width, and nothing is cut off."""
    room, (size, lines) = effect_setting(effect)
    assert len(lines) * size * LEADING <= room
    assert all(width(line, size) <= TEXT_ROOM for line in lines)
    assert "".join(lines).replace(" ", "").replace("-", "") == effect.replace(" ", "")


def test_longest_russian_effect_stays_readable() -> None:
    """150 units wide, no effect of ordinary length is set below 7.5."""
    assert len(RUSSIAN) > 140
    assert effect_setting(RUSSIAN)[1].size >= 7.5


@pytest.mark.parametrize("title", TITLES)
def test_title_takes_two_lines_at_most(title: str) -> None:
    """A long title is set in two lines, each of them inside the frame."""
    size, lines = title_setting(title)
    assert len(lines) <= 2
    assert all(width(line, size, "display") <= TITLE_ROOM for line in lines)


def test_words_are_escaped() -> None:
    """A home-made card cannot smuggle markup into a page."""
    face = card_face(**CARD | {"title": "<b>&", "effect": 'a "quote" <script>', "card_id": 'x"y'})
    assert "<script" not in face
    assert "<b>&" in words_on(face)
    assert ET.fromstring(face).get("id") == 'card-x"y'


def test_a_card_without_power_has_no_shield() -> None:
    """Books, locations and the like show a cost only."""
    assert "card-power" in places_of(card_face(**CARD))
    assert "card-power" not in places_of(card_face(**CARD | {"power": None, "kind": "book"}))


@pytest.mark.parametrize(("bonus", "power", "sign"), [(2, "5", "+2"), (-1, "2", "−1")])
def test_changed_power_says_by_how_much(bonus: int, power: str, sign: str) -> None:
    """The shield shows the sum, a plate above it the change."""
    assert words_on(card_face(**CARD, bonus=bonus))[-2:] == [power, sign]
    assert "card-bonus" not in places_of(card_face(**CARD))


def test_curses_lie_on_the_bearer() -> None:
    """Each curse is a small card of its own, with its title."""
    drawn = ET.fromstring(card_face(**CARD, curses=[("moai", "Petrified"), ("doorway", "Dread")]))
    assert [part.text for part in drawn.iter("title")] == ["Petrified", "Dread"]


@pytest.mark.parametrize("state", ["used", "attacking", "blocking", "picked"])
def test_a_state_is_more_than_a_colour(state: str) -> None:
    """A card that is used, attacks, blocks or is picked carries a sign of its own."""
    face = card_face(**CARD, state=f"glow {state}")
    assert {"glow", state, "card-sign"} <= places_of(face)
    assert "card-sign" not in places_of(card_face(**CARD, state="glow"))


def test_kinds_differ_by_shape() -> None:
    """No two kinds have the same window."""
    outlines = set()
    for kind in KINDS:
        drawn = ET.fromstring(card_face(**CARD | {"kind": kind}))
        outlines |= {p.get("d") for p in drawn.iter("path") if p.get("class") == "card-window"}
    assert len(outlines) == len(KINDS) == 6


def test_unknown_kind_is_refused() -> None:
    """A kind that does not exist is refused with the list of those that do."""
    with pytest.raises(ValueError, match="no kind of card 'ghost': use one of monster, person"):
        card_face(**CARD | {"kind": "ghost"})


def test_every_paint_that_cards_use_is_defined() -> None:
    """All colours a face or a back refers to come with defs()."""
    made = {f"url(#{part.get('id')})" for part in ET.fromstring(defs()).iter() if part.get("id")}
    drawings = [card_face(**CARD | {"kind": kind}) for kind in KINDS]
    drawings += [card_back(count=61), card_face(**CARD, curses=[("moai", "Petrified")])]
    used = {part.get("fill", "") for drawing in drawings for part in ET.fromstring(drawing).iter()}
    asked = {paint for paint in used if paint.startswith("url")}
    assert len(asked) >= 13
    assert asked <= made


def test_backs_and_empty_places_have_the_size_of_a_card() -> None:
    """A card, its back and its empty place scale alike."""
    assert height(100) == 140
    for drawing in (card_back(75, 3), empty_place(75, "Ort"), card_face(**CARD, width=75)):
        assert 'transform="scale(0.5)"' in drawing
    assert words_on(card_back(75, 3)) == ["3"]
    assert words_on(empty_place(75, "A & B")) == ["A & B"]


def test_a_card_is_drawn_the_same_every_time() -> None:
    """Two drawings of one card are the same text, so that live pages do not change in vain."""
    assert card_svg(**CARD, state="glow") == card_svg(**CARD, state="glow")
