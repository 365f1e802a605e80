"""Perft: the number of choice sequences from named positions, compared with `perft.toml`."""

from __future__ import annotations

import pathlib
import tomllib
from typing import Any

import pytest

from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.state import State
from tests.games.insanity.positions import Side, position

ROWS: list[dict[str, Any]] = tomllib.loads(
    (pathlib.Path(__file__).parent / "perft.toml").read_text(encoding="utf-8")
)["position"]
KEPT = ("location", "step", "discard")


def laid(row: dict[str, Any]) -> State:
    """The position of a row, with dice that never change."""
    settings = {name: row[name] for name in KEPT if name in row}
    duel = position(Side(**row["a"]), Side(**row["b"]), **settings).duel
    duel.dice = Dice(bytes(32))
    return duel


def sequences(state: State, length: int) -> int:
    """How many ways there are to make so many choices, or to end the game before."""
    if length == 0 or state.result is not None:
        return 1
    counted = 0
    for action in state.options(state.seat):
        branch = state.copy()
        branch.apply(action, branch.seat)
        counted += sequences(branch, length - 1)
    return counted


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row["name"]))
def test_the_choices_are_as_many_as_counted_before(row: dict[str, Any]) -> None:
    """For every length that the row names."""
    state = laid(row)
    lengths = range(1, len(row["sequences"]) + 1)
    assert [sequences(state, length) for length in lengths] == row["sequences"]


def test_every_row_counts_something() -> None:
    """An empty row would prove nothing."""
    assert all(len(row["sequences"]) >= 3 for row in ROWS)
    assert len({row["name"] for row in ROWS}) == len(ROWS) >= 10
