"""The page for Insanity's designer counts what a run over life and sanity has kept."""

from __future__ import annotations

import pathlib
import re

import pytest
from click.testing import CliRunner

from dreadhouse import games
from dreadhouse.kernel.errors import GameError
from dreadhouse.lab import sweep
from dreadhouse.lab.runs import Cell, Plan, Run, Where
from dreadhouse.lab.sweep import Sweep
from tests.rules import rule

pytest.importorskip("pyarrow")


def swept(folder: pathlib.Path, options: list[dict[str, int]]) -> Run:
    """A run of a few games by chance."""
    cells = [Cell(options=dict(chosen), bots=["random"] * 2) for chosen in options]
    edition = games.load("insanity").edition
    run = Run(Plan(game="insanity", edition=edition, cells=cells, games=8), folder)
    run.play(Where(workers=1))
    return run


SMALL = [{"start_life": life, "start_sanity": sanity} for life in (10, 20) for sanity in (0, 30)]


@rule("INS-271", "INS-276")
def test_every_cell_is_told_from_its_rows(tmp_path: pathlib.Path) -> None:
    """Count lengths, who begins, ends by damage and 0 sanity from the very rows of the run."""
    run = swept(tmp_path, SMALL)
    found = Sweep(tmp_path)
    rows = [row for row in run.rows() if row["cell"] == 3]
    turns = sorted(row["length"] for row in rows)
    assert found.length((20, 30)).startswith(f"{(turns[3] + turns[4]) / 2:g} (")
    mad = sum(row["figure_anybody_at_zero"] for row in rows)
    assert found.mad((20, 30)).startswith(f"{100 * mad / 8:.1f} (")
    begun = [row["result"][row["first"]] for row in rows if 1.0 in row["result"]]
    assert found.begun((20, 30)).startswith(f"{100 * sum(begun) / len(begun):.1f} (")
    assert [row.turns for row in found.cells[20, 30]] == [row["length"] for row in rows]
    assert found.mad((10, 0)) == "100.0 (67.6 to 100.0)"


def test_the_page_has_a_table_for_each_question(tmp_path: pathlib.Path) -> None:
    """Write a section named after the bot, with a row a life and a column a sanity."""
    swept(tmp_path / "run", SMALL)
    path = tmp_path / "insanity.md"
    told = CliRunner().invoke(sweep.main, [str(tmp_path / "run"), "--page", str(path)])
    assert told.exit_code == 0, told.output
    text = path.read_text()
    assert "## Measured: random, start life 10, 20\n" in text
    assert len(re.findall(r"^\| life +\| sanity 0 +\| sanity 30 +\|$", text, re.MULTILINE)) == 6


def test_other_runs_are_refused(tmp_path: pathlib.Path) -> None:
    """Want a finished run over both options."""
    swept(tmp_path / "life", [{"start_life": 10}])
    with pytest.raises(GameError, match="is no run of insanity over start_life and start_sanity"):
        Sweep(tmp_path / "life")
    run = swept(tmp_path / "part", SMALL)
    next(iter((run.folder / "parts").iterdir())).unlink()
    with pytest.raises(GameError, match="is not finished"):
        Sweep(tmp_path / "part")
