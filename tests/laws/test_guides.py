"""The guides are true: their files are taken out of the page and played under the laws."""

from __future__ import annotations

import importlib
import pathlib
import re
import runpy
from collections.abc import Iterator

import pytest

from dreadhouse import games
from dreadhouse.kernel.game import Game
from dreadhouse.lab import coverage
from tests.forms import IS_COMPILED
from tests.laws import laws, telling

FILE = re.compile(r"^\*\*(\S+)\*\*\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HOUSE = "src/dreadhouse/games/"


def written_out(page: pathlib.Path, folder: pathlib.Path) -> list[pathlib.Path]:
    """The files of a page, below a folder."""
    found: list[pathlib.Path] = []
    for name, text in FILE.findall(page.read_text(encoding="utf-8")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        found.append(path)
    return found


@pytest.fixture
def candle(
    root: pathlib.Path, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Game]:
    """The guide's game, in the catalogue for one test."""
    if IS_COMPILED:
        pytest.skip("the compiled kernel plays compiled games only")
    assert len(written_out(root / "docs/guide/add-a-game.md", tmp_path)) == 9
    (tmp_path / HOUSE / "candle/rules/__init__.py").write_text('"""The rules."""\n')
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path / HOUSE)])
    monkeypatch.setattr(games, "CATALOGUE", (*games.CATALOGUE, "candle"))
    importlib.invalidate_caches()
    yield games.load("candle")
    games.load.cache_clear()


def test_the_guides_game_keeps_the_laws(candle: Game) -> None:
    """Thirty games under every law."""
    said = telling.Said(candle)
    for number in range(30):
        laws.lists_sound_options(candle, number)
        laws.ends_within_its_bound(candle, number)
        laws.copies_are_independent(candle, number)
        laws.replays_alike(candle, number, 1)
        laws.leaks_nothing(candle, number)
        laws.redeals_from_the_view_alone(candle, number, 3)
        laws.conserves_everything(candle, number)
        laws.undo_is_honest(candle, number)
        laws.views_are_plain_and_apart(candle, number, 3)
        telling.everything_can_be_said(candle, number, said)
        telling.table_is_drawn(candle, number, 3)
    assert any(laws.deals_anew(candle, number) for number in range(5))
    assert telling.shapes(candle, "en").keys() == telling.shapes(candle, "ru").keys()


def test_the_guides_tests_pass_and_prove_every_rule(candle: Game, tmp_path: pathlib.Path) -> None:
    """The example is played, and the marks cover the rulebook."""
    written = runpy.run_path(str(tmp_path / "tests/games/candle/test_turn.py"))
    played = [test for name, test in written.items() if name.startswith("test_")]
    for test in played:
        test()
    assert len(played) == 3
    found = coverage.measure(candle.rulebook, "candle", tmp_path / "tests", {})
    assert (found.missing, found.unplayed) == ([], [])


def test_the_example_of_the_readme_runs(root: pathlib.Path) -> None:
    """As it stands, to the end of its game."""
    blocks = BLOCK.findall((root / "README.md").read_text(encoding="utf-8"))
    assert len(blocks) == 1
    names: dict[str, object] = {}
    exec(compile(blocks[0], "README.md", "exec"), names)
    result = names["state"].result  # type: ignore[attr-defined]
    assert result is not None


def test_every_link_of_the_documents_leads_somewhere(root: pathlib.Path) -> None:
    """To a file of the repository, or to the web."""
    pages = [*root.glob("*.md"), *(root / "docs").rglob("*.md")]
    assert len(pages) > 8
    for page in pages:
        for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text(encoding="utf-8")):
            if "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"
