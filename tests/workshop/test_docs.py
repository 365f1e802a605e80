"""The pages for authors are true: their cards are read, and the guide is followed."""

from __future__ import annotations

import pathlib
import re

from dreadhouse.games.danger.story import look_at, read_files
from dreadhouse.workshop.checking import check
from dreadhouse.workshop.fresh import begin
from tests.workshop.base import FILES

TWEE = re.compile(r"^```twee\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# What a snippet names but does not show: other cards, places, items, pictures.
BEYOND = {"E10", "E29", "E14", "E20", "E23", "E24", "E25", "W01"}


def test_every_card_of_the_format_page_can_be_read(root: pathlib.Path) -> None:
    """The worked snippets have no error but for what lies outside of them."""
    page = (root / "docs/story-format.md").read_text("utf-8")
    snippets = TWEE.findall(page)
    assert len(snippets) == 10
    for snippet in snippets:
        number = re.search(r"^:: [SC](\d)", snippet, re.MULTILINE)
        assert number is not None
        settings = FILES["story.toml"].replace("number = 1", f"number = {number[1]}", 1)
        given = {"story.toml": settings.encode(), "chapter-1.twee": snippet.encode()}
        reading = read_files(given)
        told = [str(one) for one in reading.errors if one.code not in BEYOND]
        told = [one for one in told if "chapter-2" not in one and "start has to" not in one]
        assert told == [], snippet


def test_the_guide_can_be_followed(root: pathlib.Path, tmp_path: pathlib.Path) -> None:
    """Steps 1 to 4: first the error that is shown, then a story without errors."""
    page = (root / "docs/guide/write-a-story.md").read_text("utf-8")
    first, second = TWEE.findall(page)
    begin(tmp_path / "late-train", "The Late Train")
    chapter, settings = tmp_path / "late-train/chapter-1.twee", tmp_path / "late-train/story.toml"
    start = re.compile(r"^:: S101 .*?(?=^:: S102)", re.MULTILINE | re.DOTALL)
    text = start.sub(lambda _: f"{first}\n", chapter.read_text("utf-8"))
    chapter.write_text(text, "utf-8")
    settings.write_text(settings.read_text("utf-8") + 'platform = "The Platform"\n', "utf-8")
    shown = look_at(tmp_path / "late-train").errors
    assert [one.code for one in shown] == ["E10"]
    assert shown[0].shown() in page
    chapter.write_text(f"{text}\n{second}", "utf-8")
    found = check(tmp_path / "late-train", plays=200)
    assert [str(one) for one in found.errors] == []
    assert {one.code for one in found.warnings} <= {"W24"}
