"""The laboratory's commands: quick to help, plain in refusal, whole from end to end."""

from __future__ import annotations

import importlib.util
import pathlib
import subprocess
import sys

import pytest
from click.testing import CliRunner

from dreadhouse.terminal.cli import main

HEAVY = ("pyarrow", "altair", "optuna", "openskill", "ray", "vl_convert", "numpy")


def run(*words: str) -> tuple[int, str]:
    """Exit code and what was said."""
    told = CliRunner().invoke(main, words)
    return told.exit_code, told.output


@pytest.mark.parametrize("words", [(), ("simulate",), ("balance",), ("tournament",)])
def test_help_loads_nothing_heavy(words: tuple[str, ...]) -> None:
    """Answer without the libraries of the laboratory."""
    asks = [*words, "--help"]
    code = (
        "import sys\nfrom dreadhouse.terminal.cli import main\n"
        f"try: main({asks!r})\nexcept SystemExit: pass\n"
        f"sys.exit(any(name in sys.modules for name in {HEAVY!r}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "Examples:" in done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "insanity"),
        ("tournament", "insanity", "--bots", "random,greedy"),
        ("balance", "insanity", "--option", "life=20:40", "--target", "turns=20"),
    ],
)
def test_without_the_extra_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path, words: tuple[str, ...]
) -> None:
    """Name the missing libraries and the command that installs them."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    monkeypatch.chdir(tmp_path)
    code, told = run(*words)
    assert code == 1
    assert "pip install dreadhouse[lab]" in told
    assert len(told.splitlines()) == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("simulate", "chess"), "there is no game called 'chess'"),
        (("simulate", "insanity", "--option", "luck=3"), "has no option luck"),
        (("simulate", "insanity", "--bots", "oracle"), "there is no bot called 'oracle'"),
        (("simulate", "insanity", "--seats", "5"), "is for 2 seats, not 5"),
        (("simulate", "insanity", "--games", "0"), "no game is asked for"),
        (("tournament", "insanity", "--bots", "greedy"), "needs two different bots"),
        (("balance", "insanity", "--target", "turns=20"), "nothing may change"),
        (("balance", "insanity", "--target", "turns", "--option", "life=20"), "is no target"),
    ],
)
def test_a_bad_word_is_refused_by_one_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path, words: tuple[str, ...], told: str
) -> None:
    """Exit with 2, say what is wrong, and leave no folder behind."""
    monkeypatch.chdir(tmp_path)
    code, said = run(*words)
    assert code == 2
    assert told in said
    assert len(said.splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_simulate_from_end_to_end(tmp_path: pathlib.Path) -> None:
    """Play, keep, count and report in one command; doing it again plays nothing."""
    words = ["simulate", "insanity", "--bots", "random", "--games", "3", "--workers", "1"]
    words += ["--option", "life=10,20", "--decisions", "--to", str(tmp_path / "run")]
    code, told = run(*words)
    assert code == 0, told
    assert "start_life=20" in told
    for name in ("games.parquet", "decisions.parquet", "report.html", "plan.json"):
        assert (tmp_path / "run" / name).stat().st_size > 0
    parts = {path: path.stat().st_mtime_ns for path in (tmp_path / "run" / "parts").iterdir()}
    assert run(*words)[0] == 0
    assert parts == {path: path.stat().st_mtime_ns for path in parts}


def test_a_story_of_ones_own_is_simulated_by_workers(
    root: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    """Set the story on the shelf of every worker; the rows are those of one process."""
    story = root / "tests/games/danger/stories/the_well"
    for name, workers in (("one", "1"), ("two", "2")):
        words = ["simulate", "danger-the_well", "--story", str(story), "--bots", "random"]
        words += ["--games", "4", "--workers", workers, "--to", str(tmp_path / name)]
        done = subprocess.run(
            [sys.executable, "-m", "dreadhouse.terminal.cli", *words],
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
    one, two = (tmp_path / name / "games.parquet" for name in ("one", "two"))
    assert one.read_bytes() == two.read_bytes()
