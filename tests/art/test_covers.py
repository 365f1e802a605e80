"""The covers of the five boxes."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET

import pytest

from dreadhouse.art.covers import cover, paperback
from dreadhouse.art.measure import width
from dreadhouse.art.scenes import SCENES

GAMES = tuple(SCENES)


@pytest.mark.parametrize("game", GAMES)
def test_cover_is_whole(game: str) -> None:
    """A cover is well-formed, shows its words, and defines every paint that it uses."""
    drawing = cover(game, ["Lost Property at", "<Hollow> Reach"], "You decide")
    drawn = ET.fromstring(drawing)
    assert [part.text for part in drawn.iter("text")] == [
        "Lost Property at",
        "<Hollow> Reach",
        "You decide",
    ]
    made = {part.get("id") for part in drawn.iter()}
    assert set(re.findall(r"url\(#([^)]+)\)", drawing)) <= made
    assert " style=" not in drawing


def test_there_are_five_different_boxes() -> None:
    """Each game has its own picture and its own paints, which may stand on one page."""
    assert len({cover(game, [], "") for game in GAMES}) == 5
    ids = [id for game in GAMES for id in re.findall(r'Gradient id="([^"]+)"', cover(game, []))]
    assert len(ids) == len(set(ids)) >= 10


@pytest.mark.parametrize("title", ["Pandemonium", "Дом на Проклятом холме и его обитатели"])
def test_long_title_shrinks(title: str) -> None:
    """A title never reaches beyond the cover."""
    drawn = ET.fromstring(cover("betrayal", [title]))
    (words,) = drawn.iter("text")
    assert width(words.text or "", float(words.get("font-size", "99")), "display") <= 240


def test_unknown_game_is_refused() -> None:
    """A game without a cover is refused with the names of the five."""
    with pytest.raises(ValueError, match="no cover for 'chess': use one of insanity"):
        cover("chess", ["Chess"])


@pytest.mark.parametrize(
    "title", ["Late", "The Lighthouse of All Things That Were Ever Lost at Sea", "Непроизносимость"]
)
def test_a_paperback_holds_any_title(title: str) -> None:
    """Well-formed, its words whole and inside the cover, above the picture."""
    drawing = paperback(title, "A. <Clerk>", '<svg viewBox="0 0 640 360"><path d="M0 0"/></svg>')
    drawn = ET.fromstring(drawing)
    *lines, author = drawn.iter("text")
    assert " ".join(words.text or "" for words in lines) == title
    assert author.text == "A. <Clerk>"
    for words in lines:
        assert width(words.text or "", float(words.get("font-size", "99")), "display") <= 240
        assert 0 < float(words.get("y", "0")) < 84
    assert 'viewBox="0 0 640 360"' in drawing


def test_a_paperback_without_an_author() -> None:
    """Only the title is written on it."""
    (words,) = ET.fromstring(paperback("Late", "", "")).iter("text")
    assert words.text == "Late"
