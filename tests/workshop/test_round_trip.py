"""Written and read again, a story is the same; the canonical form is a fixed point."""

from __future__ import annotations

import pathlib

import pytest
from hypothesis import given, settings

from dreadhouse.games.danger.story import Story, look_at, read_files, read_story, write_story
from dreadhouse.workshop.formed import form
from tests.workshop.base import FILES, ONE, files
from tests.workshop.drawn import UNSHRUNK, stories

READER = {"E01", "E02", "E03", "E04", "E05", "E06", "E07", "E08", "E11", "E15", "E16"}


def written(story: Story) -> dict[str, bytes]:
    """The files of a story as bytes."""
    return {name: text.encode() for name, text in write_story(story).items()}


@settings(max_examples=60, phases=UNSHRUNK)
@given(stories())
def test_what_is_written_is_read_again(story: Story) -> None:
    """read(write(story)) == story for any story, and nothing of it is misread."""
    reading = read_files(written(story))
    told = [str(one) for one in reading.findings if one.code in READER and "@next" not in str(one)]
    assert told == []
    assert reading.story == story


@settings(max_examples=25, phases=UNSHRUNK)
@given(stories())
def test_the_canonical_form_is_a_fixed_point(story: Story) -> None:
    """Formed twice is formed once."""
    once = write_story(story)
    assert write_story(read_files(written(story)).story) == once


def test_the_houses_story_comes_back(root: pathlib.Path) -> None:
    """The adventure of the house, byte for byte but for story.toml and its remarks."""
    folder = root / "src/dreadhouse/games/danger/stories/hollow-reach"
    story = read_story(folder)
    assert read_files(written(story)).story == story


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n", b"\r"])
def test_marks_and_line_ends_mean_nothing(mark: bytes, end: bytes) -> None:
    """With a byte order mark and any line ends the story is the same."""
    turned = {name: mark + text.replace(b"\n", end) for name, text in files().items()}
    reading = read_files(turned)
    assert reading.errors == []
    assert reading.story == read_files(files()).story


def test_links_are_read_in_four_forms() -> None:
    """`->`, `<-`, `|` and a plain target; the writer knows one form."""
    plain = ONE.replace("[[Sit down->S103 The Seat]]", "[[S103 The Seat]]")
    turned = ONE.replace("[[Sit down->S103 The Seat]]", "[[S103 The Seat<-Sit down]]")
    barred = ONE.replace("[[Sit down->S103 The Seat]]", "[[Sit down|S103 The Seat]]")
    for text in (turned, barred):
        assert read_files(files({"chapter-1.twee": text})).story == read_files(files()).story
    way = read_files(files({"chapter-1.twee": plain})).story.cards["S102"].choices[0]
    assert (way.link.target, way.link.title) == ("S103", "The Seat")


def test_a_header_keeps_names_tags_and_twines_own_words() -> None:
    """Escaped signs in names and tags, and metadata byte for byte."""
    head = r':: C101 A \[B\] \{C\} \\D [item a\]b x\{y] { "position": "1,2" }'
    text = ONE.replace(":: C101 Lamp [item]", head).replace("->C101 Lamp]]", "->C101]]")
    card = read_files(files({"chapter-1.twee": text})).story.cards["C101"]
    assert card.title == r"A [B] {C} \D"
    assert card.tags == ("a]b", "x{y")
    assert card.metadata == '{ "position": "1,2" }'
    written_text = write_story(read_files(files({"chapter-1.twee": text})).story)
    assert head in written_text["chapter-1.twee"]


def test_prose_may_begin_with_anything() -> None:
    """Signs that begin a directive, a remark or a header have their escapes."""
    text = ONE.replace("Far off, but coming.", "@@keep\n\\:: here\n @ home\n\nsecond")
    card = read_files(files({"chapter-1.twee": text})).story.cards["C102"]
    assert card.prose == ("@keep\n:: here\n@ home", "second")


def test_fmt_forms_a_folder_once(tmp_path: pathlib.Path) -> None:
    """What is out of order is put in order, and then nothing is left to do."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text.replace("->S102 The Step]]", "->S102 Old]]"), "utf-8")
    before = look_at(tmp_path).story
    assert form(tmp_path, is_only_asked=True) == ["chapter-1.twee"]
    assert form(tmp_path, is_only_asked=False) == ["chapter-1.twee"]
    assert form(tmp_path, is_only_asked=False) == []
    assert "->S102 The Step]]" in (tmp_path / "chapter-1.twee").read_text("utf-8")
    assert before.cards["S102"] == look_at(tmp_path).story.cards["S102"]
