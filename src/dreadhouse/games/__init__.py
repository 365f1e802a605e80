"""The catalogue: every game of the house, one line each.

`games.load("insanity")` gives the game, `games.names()` lists what there is. `games.add(game)`
puts a game beside the catalogue that was made while the house runs, such as a story of one's own.
"""

# mypyc: no

from __future__ import annotations

import functools
import importlib

from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.record import find_games_with

CATALOGUE = ("insanity", "possession", "pandemonium", "danger", "betrayal")

_added: dict[str, Game] = {}


class NotHere(GameError):
    """A game that was made of somebody's story, which this house has not been given."""


def names() -> list[str]:
    """The names of the games that come with the house, in the order of the shelf."""
    return list(CATALOGUE)


def shelf() -> list[str]:
    """All names on the shelf: the house's own games, then those beside them with a box."""
    return [*CATALOGUE, *(name for name, game in _added.items() if game.face is not None)]


def find(name: str) -> Game | None:
    """A game by its name, or nothing where it is not here."""
    try:
        return load(name)
    except GameError:
        return None


@functools.cache
def load(name: str) -> Game:
    """A game by its name; GameError lists the names when there is none like it."""
    if name in _added:
        return _added[name]
    family, _, own = name.partition("-")
    if own and family in CATALOGUE:
        raise NotHere(
            f"{name} is the game of the story {own}, which is not here: "
            "give its folder with --story FOLDER"
        )
    if name not in CATALOGUE:
        raise GameError(f"there is no game called {name!r}: choose one of {', '.join(CATALOGUE)}")
    game: Game = importlib.import_module(f"dreadhouse.games.{name}").GAME
    return game


def add(game: Game) -> None:
    """Let `load` find a game that is not in the catalogue; a later one of its name replaces it."""
    if game.name in CATALOGUE:
        raise GameError(f"the catalogue has a game called {game.name}: name yours otherwise")
    _added[game.name] = game
    load.cache_clear()


find_games_with(load)
