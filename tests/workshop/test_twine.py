"""To Twine and back: nothing is lost, nothing is run, and what cannot come over is told."""

from __future__ import annotations

import json
import pathlib

import pytest
from hypothesis import given, settings

from dreadhouse.games.danger.story import Story, look_at, read_files, read_story, write_story
from dreadhouse.kernel.errors import GameError
from dreadhouse.workshop.carrying import back_again, carry_out
from dreadhouse.workshop.exchange import bring, export
from dreadhouse.workshop.foreign import convert
from dreadhouse.workshop.twine import read_tale, tale_of, write_html, write_json, write_twee
from tests.workshop.base import FILES, ONE, files
from tests.workshop.drawn import UNSHRUNK, stories

PUBLIC = pathlib.Path(__file__).parent / "public"
FORMS = [write_twee, write_json, write_html]


def again(story: Story, form: int) -> Story:
    """A story written for Twine and read again."""
    return back_again(tale_of(FORMS[form](carry_out(story)), "story")).story


@pytest.mark.parametrize("form", [0, 1, 2], ids=["twee", "json", "html"])
@settings(max_examples=20, phases=UNSHRUNK)
@given(story=stories())
def test_any_story_comes_back_from_twine(form: int, story: Story) -> None:
    """import(export(story)) yields the same cards, and the same bytes."""
    back = again(story, form)
    assert back == story
    assert write_story(back) == write_story(story)


@pytest.mark.parametrize("form", [0, 1, 2], ids=["twee", "json", "html"])
def test_the_houses_story_comes_back_from_twine(form: int, root: pathlib.Path) -> None:
    """All 251 cards, five chapters, with their notes."""
    story = read_story(root / "src/dreadhouse/games/danger/stories/hollow-reach")
    story.translations.clear()
    assert again(story, form) == story


def test_tags_of_ones_own_are_not_taken_for_chapters() -> None:
    """A card tagged ch2 in chapter 1 is in chapter 1, and keeps its tag."""
    text = ONE.replace("Lamp [item]", "Lamp [item ch2 own-ch1]")
    story = read_files(files({"chapter-1.twee": text})).story
    for form in (0, 1, 2):
        assert again(story, form).cards["C101"].tags == ("ch2", "own-ch1")


def test_a_card_moved_in_twine_keeps_everything_else() -> None:
    """Twine writes another position; the rest of the metadata is kept."""
    text = ONE.replace("Lamp [item]", 'Lamp [item] {"position":"1,2","mine":[1]}')
    story = read_files(files({"chapter-1.twee": text})).story
    moved = write_html(carry_out(story)).replace('position="1,2"', 'position="7,8"')
    card = back_again(tale_of(moved, "x")).story.cards["C101"]
    assert json.loads(card.metadata) == {"position": "7,8", "mine": [1]}


@pytest.mark.parametrize(
    ("file", "cards", "choices"),
    [
        ("five-passages.twee", 5, 6),
        ("scripts.twee", 3, 2),
        ("one-passage.json", 1, 0),
        ("one-passage.html", 1, 0),
    ],
)
def test_public_files_become_drafts(
    file: str, cards: int, choices: int, tmp_path: pathlib.Path
) -> None:
    """Files that nobody here wrote: every passage is a card, every link a choice."""
    found = bring(PUBLIC / file, tmp_path / "story")
    reading = look_at(tmp_path / "story")
    assert (found.cards, found.findings) == (cards, [])
    assert len(reading.story.cards) == cards
    assert sum(len(card.choices) for card in reading.story.cards.values()) == choices
    assert not reading.broken
    assert read_files(
        {name: text.encode() for name, text in write_story(reading.story).items()}
    ).story == (reading.story)


SUGAR = """\
:: StoryData
{"ifid": "X", "format": "SugarCube", "start": "Begin"}

:: Begin
You have $gold coins.
<<if $gold gt 3>>Rich. [[Shop->Shop][$gold -= 1]]<<else>>Poor.<</if>>
<<script>>throw new Error("run")<</script>>
[[Nowhere]]

:: Shop [story]
//Closed// for ''good''.
"""
HARLOWE = """\
:: Start
(set: $torch to (a: 1, 2))The torch (if: $torch is 1)[burns. [[Up->Top]]](else:)[is out.]

:: Top
Done. |note>[Hidden.]
"""
CHAPBOOK = """\
:: Start
key: true
--

[if key]
The key fits. {reveal link: 'Look', passage: 'In'}
[continued]
[[In]]

:: In
<b>Home</b>.
"""


def told(text: str) -> list[str]:
    """What an import says, without what is the same in every line."""
    _, findings = convert(tale_of(text, "x.twee"), "x.twee")
    return sorted(str(one).split(" of passage")[0] for one in findings)


def test_unknown_macros_are_told_with_their_lines() -> None:
    """SugarCube, Harlowe and Chapbook: each macro, insert and variable at its place."""
    sugar = told(SUGAR)
    assert "x.twee:6:1: I01 the macro <<if>>" in sugar
    assert "x.twee:7:1: I01 the macro <<script>>" in sugar
    assert "x.twee:5:10: I01 the variable $gold" in sugar
    assert "x.twee:8:1: I02 the link to 'Nowhere'" in sugar
    harlowe = told(HARLOWE)
    assert "x.twee:2:1: I01 the macro (set:)" in harlowe
    assert any("the macro (else:)" in one for one in harlowe)
    assert any("the name of a hook" in one for one in harlowe)
    chapbook = told(CHAPBOOK)
    assert "x.twee:2:1: I01 the variables section" in chapbook
    assert "x.twee:5:1: I01 the modifier [if key]" in chapbook
    assert any("the insert {reveal link" in one for one in chapbook)


def test_what_is_cut_out_is_kept_as_a_remark_and_never_in_the_prose() -> None:
    """Text and links come over, code becomes remarks, and nothing is run."""
    story, _ = convert(tale_of(SUGAR, "x.twee"), "x.twee")
    begin = story.cards["S101"]
    assert begin.prose == ('You have coins.\nRich. ShopPoor.\nthrow new Error("run")\nNowhere',)
    assert [way.link.target for way in begin.choices] == ["S102"]
    assert "<<if $gold gt 3>>" in begin.remarks
    assert story.cards["S102"].prose == ("*Closed* for **good**.",)
    assert story.cards["S102"].tags == ("twine-story", "draft")


def test_a_chapter_from_twine_replaces_only_its_own(tmp_path: pathlib.Path) -> None:
    """A chapter file edited in Twine comes back into its folder; the rest stays."""
    folder = tmp_path / "story"
    folder.mkdir()
    for name, text in FILES.items():
        (folder / name).write_text(f"# mine\n{text}" if name == "story.toml" else text, "utf-8")
    edited = tmp_path / "edited.twee"
    edited.write_text(ONE.replace("It is warm.", "It is cold."), "utf-8")
    assert bring(edited, folder).files == ["chapter-1.twee"]
    assert look_at(folder).story.cards["C101"].prose == ("It is cold.",)
    assert (folder / "story.toml").read_text("utf-8").startswith("# mine")


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("a.twee", b"", "holds no passage"),
        ("a.twee", b"\xff\xfe", "is not UTF-8"),
        ("a.json", b'{"passages": 3}', "no list of passages"),
        ("a.json", b"{" * 100_000, "is not JSON"),
        ("a.html", b"<tw-storydata></tw-storydata>", "without passages"),
        ("a.png", bytes(range(256)), "is not UTF-8"),
        ("a.twee", b":: S101 A [story]\nOnly a card.", "story.toml"),
    ],
)
def test_bad_files_are_told_in_a_sentence(
    name: str, content: bytes, said: str, tmp_path: pathlib.Path
) -> None:
    """No file of any sort ends in a traceback, and none leaves a folder behind."""
    (tmp_path / name).write_bytes(content)
    with pytest.raises(GameError, match=said):
        bring(tmp_path / name, tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_huge_file_is_not_read(tmp_path: pathlib.Path) -> None:
    """What is larger than any story is refused by its size."""
    with (tmp_path / "huge.html").open("wb") as file:
        file.truncate(64_000_000)
    with pytest.raises(GameError, match="larger than 16 MB"):
        read_tale(tmp_path / "huge.html")


def test_export_writes_each_form(tmp_path: pathlib.Path) -> None:
    """Twee, JSON, HTML and ink; ink has a knot for every card."""
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    assert export(tmp_path, "twee").startswith(":: StoryTitle\nThe Late Train")
    assert json.loads(export(tmp_path, "json"))["start"] == "S101 The Platform"
    assert "<tw-passagedata" in export(tmp_path, "html")
    ink = export(tmp_path, "ink")
    assert all(f"\n=== {id}\n" in ink for id in read_story(tmp_path).cards)
