"""The catalogue: every game of the house, one line each.

`games.load("insanity")` gives the game, `games.names()` lists what there is. `games.add(game)`
puts a game beside the catalogue that was made while the house runs, such as a story of one's own.
"""

# mypyc: no

from __future__ import annotations

import importlib

from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.record import find_games_with

CATALOGUE = ("insanity", "possession", "danger")

_loaded: dict[str, Game] = {}


def names() -> list[str]:
    """The names of all games on the shelf, in its order."""
    return list(CATALOGUE)


def load(name: str) -> Game:
    """A game by its name; GameError lists the names when there is none like it."""
    if name not in _loaded:
        if name not in CATALOGUE:
            known = ", ".join(CATALOGUE)
            raise GameError(f"there is no game called {name!r}: choose one of {known}")
        _loaded[name] = importlib.import_module(f"dreadhouse.games.{name}").GAME
    return _loaded[name]


def add(game: Game) -> None:
    """Let `load` find a game that is not in the catalogue; a later one of its name replaces it."""
    if game.name in CATALOGUE:
        raise GameError(
            f"the catalogue has a game called {game.name} already: name yours otherwise"
        )
    _loaded[game.name] = game


find_games_with(load)
