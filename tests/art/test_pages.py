"""The pictures of a book: every card of the story has one, and it holds what it should."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from dreadhouse.art.backdrops import KINDS, kind_of, paint_of
from dreadhouse.art.icons import names
from dreadhouse.art.layout import Spot, arrange
from dreadhouse.art.motifs import AIRS, THINGS, TINTS, seen, width
from dreadhouse.art.pages import scene, thing
from dreadhouse.art.paint import HIGH, INSIDE, OUTSIDE, WIDE
from dreadhouse.games.danger.story import read_story
from dreadhouse.games.danger.story.model import Card

STORY = read_story(Path(str(files("dreadhouse.games.danger").joinpath("stories", "hollow-reach"))))
PAGES = [card for card in STORY.cards.values() if card.id.startswith("S")]
CLUES = [card for card in STORY.cards.values() if card.id.startswith("C")]
MOST = 25_000


def of(card: Card) -> str:
    """The picture of a story card."""
    place = STORY.scenes.get(card.place, card.place)
    return scene(place, [card.kind, *card.tags], card.id)


def check_drawing(drawing: str, box: str, start: str) -> None:
    """Well-formed, silent, closed in itself, and every id its own."""
    drawn = ET.fromstring(drawing)
    assert drawn.get("viewBox") == box
    parts = {part.tag.split("}")[1] for part in drawn.iter()}
    assert not parts & {"text", "script", "style", "image", "a", "foreignObject"}
    assert " style=" not in drawing
    assert "href" not in drawing
    assert "@" not in drawing
    ids = [part.get("id", "") for part in drawn.iter() if part.get("id")]
    assert len(ids) == len(set(ids))
    assert all(id.startswith(start) for id in ids)
    assert set(re.findall(r"url\(#([^)]+)\)", drawing)) <= set(ids)
    assert len(drawing.encode()) < MOST


@pytest.mark.parametrize("card", PAGES, ids=lambda card: card.id)
def test_every_story_card_has_a_whole_picture(card: Card) -> None:
    """One closed drawing of its own, small enough to travel with a page."""
    check_drawing(of(card), "0 0 640 360", f"page-scene-{card.id}-")


@pytest.mark.parametrize("card", CLUES, ids=lambda card: card.id)
def test_every_clue_has_a_whole_picture(card: Card) -> None:
    """A clue or an item is shown on a tag."""
    check_drawing(thing(card.tags, card.id), "0 0 200 200", f"page-thing-{card.id}-")


def test_pictures_differ_and_are_always_the_same() -> None:
    """No two cards share a picture, and no picture changes between two looks."""
    bare = {re.sub(r"page-scene-S\d+", "", of(card)) for card in PAGES}
    assert len(bare) == len(PAGES) >= 150
    assert [of(card) for card in PAGES[:9]] == [of(card) for card in PAGES[:9]]


def test_every_tag_of_the_story_can_be_drawn() -> None:
    """A tag `see-...` names a thing or something that fills the air."""
    words = {tag.removeprefix("see-") for card in STORY.cards.values() for tag in card.tags
             if tag.startswith("see-")}  # fmt: skip
    assert words
    assert words <= THINGS.keys() | AIRS.keys()
    assert not THINGS.keys() & AIRS.keys()


def test_every_place_of_the_story_has_a_kind() -> None:
    """The story says for each of its places which kind of picture it has."""
    assert STORY.scenes.keys() == STORY.places.keys()
    assert set(STORY.scenes.values()) <= KINDS.keys()


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_drawn_with_everything(kind: str) -> None:
    """Each kind of place takes each motif, also as the main thing, in each of its colours."""
    words = sorted(THINGS | AIRS)
    for n, word in enumerate(words):
        drawing = scene(kind, [f"see-{word}", f"see-{words[n - 7]}"], f"{kind} {n}")
        ET.fromstring(drawing)
    assert set(KINDS[kind].paints) <= INSIDE.keys() | OUTSIDE.keys()


@pytest.mark.parametrize("word", THINGS)
def test_every_thing_stands_somewhere(word: str) -> None:
    """Each thing has a drawing or a measured icon, and a known paint."""
    look = THINGS[word].look
    assert not isinstance(look, str) or look in names()
    assert 10 < width(THINGS[word]) < 400
    assert TINTS.get(word, "gold")
    ET.fromstring(scene("inside", [f"see-{word}"], "alone"))


def covered(spot: Spot, others: list[Spot]) -> float:
    """How much of a thing lies under the boxes of others at most."""
    return sum(spot.overlap(other) for other in others) / (spot.w * spot.h)


@pytest.mark.parametrize("card", PAGES, ids=lambda card: card.id)
def test_the_main_thing_is_seen(card: Card) -> None:
    """Nothing is out of the picture, and the main thing is not hidden by the others."""
    words = seen(card.tags)
    kind = kind_of(STORY.scenes.get(card.place, card.place), words)
    r = Random(card.id)
    place = KINDS[kind].draw(paint_of(kind, r), r)
    spots = arrange([word for word in words if word in THINGS], place, r)
    for spot in spots:
        assert spot.w / 2 <= spot.x <= WIDE - spot.w / 2
        assert 0 <= spot.y - spot.h < spot.y <= HIGH
    if spots:
        assert covered(spots[0], spots[1:]) < 0.5


@pytest.mark.parametrize(
    ("place", "motifs", "kind"),
    [
        ("library", (), "library"),
        ("old_library", (), "library"),
        ("castle-kitchen", (), "kitchen"),
        ("the_green_room", (), "inside"),
        ("tower", (), "tower"),
        ("tower", ("ladder", "wave"), "tower_foot"),
        ("bus", ("bus",), "street"),
        ("bus", ("cat", "bus"), "bus"),
        ("zzyzx", ("boat",), "outside"),
        ("", ("clock",), "inside"),
    ],
)
def test_kind_of_a_place(place: str, motifs: tuple[str, ...], kind: str) -> None:
    """A kind is taken as it is, a place by its words, and else by what is to be seen."""
    assert kind_of(place, motifs) == kind


def test_a_picture_of_nothing_known_is_still_a_picture() -> None:
    """A story may use words that nobody has drawn."""
    check_drawing(
        scene("nowhere", ["see-unicorn", "quiet"], "x/1"), "0 0 640 360", "page-scene-x-1-"
    )
    check_drawing(thing(["see-unicorn"], "x/1"), "0 0 200 200", "page-thing-x-1-")


def test_a_death_has_another_light() -> None:
    """The kind of a card changes the colour of its lamp."""
    usual = scene("cellar", ["story", "see-bottle"], "S1")
    assert "#ff5a36" in scene("cellar", ["death", "see-bottle"], "S1")
    assert "#ff5a36" not in usual


def test_pictures_of_two_cards_may_stand_on_one_page() -> None:
    """No id of one is an id of the other."""

    def ids(card: Card) -> set[str]:
        return set(re.findall(r' id="([^"]+)"', of(card)))

    assert not ids(PAGES[0]) & ids(PAGES[1])


def test_the_guide_names_every_kind_and_every_motif() -> None:
    """Who writes a story finds all words of the pictures in the guide."""
    guide = Path(__file__).resolve().parents[2] / "docs" / "guide" / "scenes.md"
    named = set(re.findall(r"`([a-z_]+)`", guide.read_text(encoding="utf-8")))
    assert KINDS.keys() | THINGS.keys() | AIRS.keys() <= named
