"""A story's own pictures take the place of drawn scenes, and are shown as images only."""

from __future__ import annotations

import pathlib
import shutil

import pytest

from dreadhouse import games
from dreadhouse.games.danger import build
from dreadhouse.games.danger.story import look_at, read_story
from dreadhouse.games.danger.story.pictures import MOST_SHOWN
from dreadhouse.kernel.leaf import Leaf

WELL = pathlib.Path(__file__).parent / "stories" / "the_well"
WICKED = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'


@pytest.fixture
def story(tmp_path: pathlib.Path) -> pathlib.Path:
    """A copy of a small story whose first card names a picture."""
    folder = tmp_path / "well"
    shutil.copytree(WELL, folder)
    (folder / "pictures").mkdir()
    chapter = next(folder.glob("*.twee"))
    text = chapter.read_text(encoding="utf-8")
    first = text.index("@place", text.index(":: S1"))
    named = f'{text[:first]}@picture "well.svg" "A well by night"\n{text[first:]}'
    chapter.write_text(named, encoding="utf-8")
    return folder


def first_leaf(folder: pathlib.Path) -> Leaf:
    """The first page of a play."""
    game = build(read_story(folder), "danger-pictured")
    state = game.start(1, {}, seed=bytes(32))
    assert game.reading is not None
    leaf: Leaf = game.reading.leaf(state.view(0), "en")
    return leaf


def test_the_storys_own_picture_is_shown(story: pathlib.Path) -> None:
    """As an image with its alt text, so that no script in it runs."""
    (story / "pictures" / "well.svg").write_bytes(WICKED)
    page = first_leaf(story).page
    assert page.alt == "A well by night"
    assert 'href="data:image/svg+xml;base64,' in page.picture
    assert "script" not in page.picture


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("well.svg", b"x" * (MOST_SHOWN + 1), "larger than 300 kB"),
        ("well.exe", b"MZ", "no kind that pages show"),
    ],
)
def test_what_cannot_be_shown_is_told(
    story: pathlib.Path, name: str, content: bytes, said: str
) -> None:
    """With E29 and the line."""
    (story / "pictures" / name).write_bytes(content)
    chapter = next(story.glob("*.twee"))
    text = chapter.read_text(encoding="utf-8")
    chapter.write_text(text.replace('"well.svg"', f'"{name}"'), encoding="utf-8")
    told = [one for one in look_at(story).errors if one.code == "E29"]
    assert len(told) == 1
    assert said in told[0].message


def test_without_a_picture_the_scene_is_drawn() -> None:
    """Hollow Reach has none of its own."""
    game = games.load("danger")
    assert game.reading is not None
    state = game.start(1, {}, seed=bytes(32))
    leaf: Leaf = game.reading.leaf(state.view(0), "en")
    assert "data:image" not in leaf.page.picture
    assert leaf.page.picture.startswith("<svg")
