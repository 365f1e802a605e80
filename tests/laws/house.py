"""The games under the laws: the whole catalogue and, in plain Python, the tiny test game."""

from __future__ import annotations

import os
import shutil

import pytest

from dreadhouse import games
from dreadhouse.kernel.game import Game
from tests.forms import IS_COMPILED

# Two hundred games under every law; where there is a compiler, the compiled build plays them all
# (`make test` runs both forms) and plain Python, five times slower, an eighth of them.
HAS_COMPILER = bool(shutil.which("cc") or shutil.which("gcc"))
GAMES = 25 if HAS_COMPILER and not IS_COMPILED else 200
BATCH = 25


def names() -> list[str]:
    """All games that obey the laws; DREADHOUSE_GAME names a single one."""
    chosen = os.environ.get("DREADHOUSE_GAME")
    if chosen:
        return [chosen]
    return games.names() if IS_COMPILED else [*games.names(), "murmur"]


def load(name: str) -> Game:
    """A game by its name."""
    if name == "murmur":
        from tests.kernel.tiny import GAME

        return GAME
    return games.load(name)


every_game = pytest.mark.parametrize("name", names())
every_batch = pytest.mark.parametrize("first", range(0, GAMES, BATCH))


def numbers(first: int) -> range:
    """The numbers of a batch of walks."""
    return range(first, first + BATCH)
