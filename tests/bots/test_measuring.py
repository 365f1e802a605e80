"""What the benchmarks count and write; never how long anything takes."""

from __future__ import annotations

import pathlib

import pytest

from dreadhouse import games
from dreadhouse.lab import bench, page
from dreadhouse.lab.counting import wilson
from dreadhouse.lab.matches import match


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [(95, 100, 0.8882, 0.9785), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_s_interval(won: int, of: int, low: float, high: float) -> None:
    """Give the values that statistics books give."""
    assert wilson(won, of) == pytest.approx((low, high), abs=5e-5)


def test_a_bot_is_its_own_equal() -> None:
    """Play every deal twice with changed seats: a bot against itself with one seed gets half."""
    score = match(games.load("insanity"), ("random", "random"), 20, {"start_life": 20})
    assert score.games == 20
    assert score.points == 10
    assert score.decisions == sum(score.lengths)


def test_a_section_replaces_only_itself(tmp_path: pathlib.Path) -> None:
    """Write two sections, then the first one anew: the second stays as it was."""
    path = tmp_path / "docs" / "benchmarks.md"
    page.put_section(path, "One", "old\n\n| a |")
    page.put_section(path, "Two", "kept")
    page.put_section(path, "One", r"new \1 text")
    text = path.read_text()
    assert text.startswith("# Benchmarks\n")
    assert "old" not in text
    assert text.endswith("## One\n\nnew \\1 text\n\n## Two\n\nkept\n")


def test_a_whole_measurement_names_its_form_and_the_others() -> None:
    """Measure for a blink and find every row, our own system among the peers, and the commit."""
    text = bench.measure(games.load("insanity"), 0.01, 2)
    for row in (
        "random play, decisions/s, median round",
        "copy of a mid-game state",
        "greedy against random",
    ):
        assert row in text
    assert f"Dreadhouse insanity, {bench.form()}" in text
    assert "catanatron" in text
    assert text.startswith("Commit ")
