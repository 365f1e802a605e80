"""The catalogue: every game of the house, one line each.

`games.load("insanity")` gives the game, `games.names()` lists what there is.
"""

# mypyc: no

from __future__ import annotations

import functools
import importlib

from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.record import find_games_with

CATALOGUE = ("insanity", "possession")


def names() -> list[str]:
    """The names of all games, in the order of the shelf."""
    return list(CATALOGUE)


@functools.cache
def load(name: str) -> Game:
    """A game by its name; GameError lists the names when there is none like it."""
    if name not in CATALOGUE:
        raise GameError(f"there is no game called {name!r}: choose one of {', '.join(CATALOGUE)}")
    game: Game = importlib.import_module(f"dreadhouse.games.{name}").GAME
    return game


find_games_with(load)
