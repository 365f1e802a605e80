"""A run keeps what is finished: it is interrupted, killed, gone on with and never torn."""

from __future__ import annotations

import pathlib
import signal
import subprocess
import sys
import time

import msgspec
import pytest

from dreadhouse import games
from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.lab.runs import Cell, Plan, Run, Where, gaps, read_plan

pq = pytest.importorskip("pyarrow.parquet")

FEW = 6
ALONE = Where(workers=1)


def plan_of(count: int = FEW, seed: str = "tests", decisions: bool = False) -> Plan:
    """A duel by chance with two values of start life."""
    cells = [Cell(options={"start_life": life}, bots=["random"] * 2) for life in (20, 40)]
    edition = games.load("insanity").edition
    return Plan(
        game="insanity",
        edition=edition,
        cells=cells,
        games=count,
        seed=seed,
        keeps_decisions=decisions,
    )


def test_parquet_holds_one_row_a_game(tmp_path: pathlib.Path) -> None:
    """Keep each game of each setting once, options and figures in columns of their own."""
    assert Run(plan_of(), tmp_path).play(ALONE)
    table = pq.read_table(tmp_path / "games.parquet")
    rows = table.to_pylist()
    assert [(row["cell"], row["number"]) for row in rows] == [
        (cell, number) for cell in range(2) for number in range(FEW)
    ]
    assert {row["option_start_life"] for row in rows if row["cell"] == 1} == {40}
    assert all(sum(row["result"]) == 1.0 for row in rows)
    assert {"figure_anybody_at_zero", "option_fresh", "ending", "seen", "done"} <= set(
        table.column_names
    )
    assert not (tmp_path / "decisions.parquet").exists()


def test_decisions_are_kept_on_demand(tmp_path: pathlib.Path) -> None:
    """Keep a row a decision, as many as the games' rows say."""
    Run(plan_of(decisions=True), tmp_path).play(ALONE)
    played = pq.read_table(tmp_path / "games.parquet").to_pylist()
    decided = pq.read_table(tmp_path / "decisions.parquet").to_pylist()
    assert len(decided) == sum(row["decisions"] for row in played)
    last = [(row["cell"], row["number"], row["at"]) for row in decided]
    assert last == sorted(last)


def test_a_stopped_run_goes_on_without_playing_again(tmp_path: pathlib.Path) -> None:
    """Stop after the first jobs; later play only what is missing, and end with the same file."""
    whole, halved = tmp_path / "whole", tmp_path / "halved"
    Run(plan_of(), whole).play(ALONE)
    run = Run(plan_of(), halved)
    kept: list[int] = []

    def stop(count: int) -> None:
        kept.append(count)
        run.stop()

    assert not run.play(ALONE, stop)
    before = {path: path.stat().st_mtime_ns for path in (halved / "parts").iterdir()}
    assert 0 < Run(plan_of(), halved).finished() < run.total
    again: list[int] = []
    assert Run(plan_of(), halved).play(ALONE, again.append)
    assert sum(kept) + sum(again) == run.total
    assert all(path.stat().st_mtime_ns == at for path, at in before.items())
    same = (whole / "games.parquet").read_bytes() == (halved / "games.parquet").read_bytes()
    assert same


def test_a_pool_writes_the_same_file(tmp_path: pathlib.Path) -> None:
    """End with the same bytes by one process and by two."""
    for name, workers in (("one", 1), ("two", 2)):
        assert Run(plan_of(), tmp_path / name).play(Where(workers=workers))
    files = [(tmp_path / name / "games.parquet").read_bytes() for name in ("one", "two")]
    assert files[0] == files[1]


def test_more_games_go_on_from_the_kept_ones(tmp_path: pathlib.Path) -> None:
    """Add games to a finished run, which are those that a longer run would have played."""
    Run(plan_of(), tmp_path / "grown").play(ALONE)
    again: list[int] = []
    assert Run(plan_of(2 * FEW), tmp_path / "grown").play(ALONE, again.append)
    assert sum(again) == 2 * FEW
    Run(plan_of(2 * FEW), tmp_path / "long").play(ALONE)
    grown, long = (pq.read_table(tmp_path / n / "games.parquet") for n in ("grown", "long"))
    assert grown.equals(long)


def test_an_unfinished_part_is_no_part(tmp_path: pathlib.Path) -> None:
    """Play again what a killed process was just writing."""
    run = Run(plan_of(), tmp_path)
    run.play(ALONE)
    part = sorted((tmp_path / "parts").glob("games-*.parquet"))[0]
    torn = part.read_bytes()[:40]
    part.with_suffix(".unfinished").write_bytes(torn)
    part.unlink()
    assert Run(plan_of(), tmp_path).finished() < run.total
    assert Run(plan_of(), tmp_path).play(ALONE)
    assert len(list(run.rows())) == run.total


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"seed": "other"}, "holds a run with other seed"),
        ({"rotates": True}, "holds a run with other rotates"),
        ({"games": FEW - 1}, "ask for as many or more"),
    ],
)
def test_another_plan_is_refused(
    tmp_path: pathlib.Path, changed: dict[str, object], told: str
) -> None:
    """Never mix two runs in one folder."""
    Run(plan_of(), tmp_path)
    with pytest.raises(BadOption, match=told):
        Run(msgspec.structs.replace(plan_of(), **changed), tmp_path)


def test_a_folder_without_a_run_is_named(tmp_path: pathlib.Path) -> None:
    """Say that there is no run."""
    with pytest.raises(GameError, match="holds no run"):
        read_plan(tmp_path)


def test_gaps_are_what_no_span_holds() -> None:
    """Find missing games before, between and after what is kept."""
    assert gaps([], 5) == [(0, 4)]
    assert gaps([(0, 4)], 5) == []
    assert gaps([(3, 3), (1, 1)], 6) == [(0, 0), (2, 2), (4, 5)]
    assert gaps([(2, 9)], 5) == [(0, 1)]
    assert gaps([(7, 9)], 5) == [(0, 4)]


def _begin(folder: pathlib.Path) -> subprocess.Popen[str]:
    """The command in a process of its own, once it has kept a few games."""
    words = ["simulate", "insanity", "--bots", "random", "--games", "3000", "--workers", "2"]
    began = subprocess.Popen(
        [sys.executable, "-m", "dreadhouse.terminal.cli", *words, "--to", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and began.poll() is None:
        if len(list((folder / "parts").glob("games-*.parquet"))) >= 2:
            break
        time.sleep(0.05)
    return began


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGINT])
def test_a_killed_command_goes_on(tmp_path: pathlib.Path, number: signal.Signals) -> None:
    """Kill or interrupt the command while it plays; what it has kept is there and stays."""
    began = _begin(tmp_path)
    began.send_signal(number)
    told = began.communicate(timeout=60)[1]
    assert began.returncode == (130 if number == signal.SIGINT else -signal.SIGKILL)
    run = Run(read_plan(tmp_path), tmp_path)
    before = run.finished()
    assert 0 < before < run.total
    assert ("go on from there" in told or "goes on from there" in told) == (number == signal.SIGINT)
    again: list[int] = []

    def stop(count: int) -> None:
        again.append(count)
        run.stop()

    assert not run.play(ALONE, stop)
    assert run.finished() == before + sum(again) > before
