"""A house in which Murmur, the tests' own game, is played in the terminal."""

from __future__ import annotations

import pathlib
from collections.abc import Callable

import pytest
from click.testing import CliRunner, Result

from dreadhouse import games
from dreadhouse.kernel import record
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.terminal.cli import main
from tests.kernel import tiny

Command = Callable[..., Result]


def load(name: str) -> Game:
    """Murmur and nothing else."""
    if name != "murmur":
        raise GameError(f"there is no game called {name}")
    return tiny.GAME


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> Command:
    """The command line of a house with one game, run in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(games, "CATALOGUE", ("murmur",))
    monkeypatch.setattr(games, "load", load)
    monkeypatch.setattr(record, "_loaders", [lambda name: tiny.GAME])

    def command(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(main, list(words), input=typed)

    return command
