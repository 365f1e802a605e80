"""Stories of one's own on the shelf, so that the house plays them like its own games."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable

from dreadhouse import games
from dreadhouse.games.danger.story import StoryError, read_story
from dreadhouse.kernel.errors import BadOption
from dreadhouse.kernel.game import Game
from dreadhouse.workshop.plays import game_of

_folders: dict[str, pathlib.Path] = {}


def folder_of(game: str) -> pathlib.Path | None:
    """Where the story of a game on the shelf was read; nothing for the house's own games."""
    return _folders.get(game)


def put_on_shelf(folders: Iterable[pathlib.Path]) -> list[Game]:
    """Read the stories and set their games beside the house's own, all or none."""
    found: dict[str, tuple[pathlib.Path, Game]] = {}
    for folder in dict.fromkeys(folder.resolve() for folder in folders):
        game = game_in(folder)
        if game.name in found:
            other = found[game.name][0]
            raise BadOption(
                f"{other} and {folder} hold stories of the same id, {game.name.partition('-')[2]}: "
                "give one of them another id in its story.toml"
            )
        found[game.name] = folder, game
    for folder, game in found.values():
        games.add(game)
        _folders[game.name] = folder
    return [game for _, game in found.values()]


def game_in(folder: pathlib.Path) -> Game:
    """The game of the story in a folder; BadOption with everything that is wrong with it."""
    try:
        return game_of(read_story(folder))
    except StoryError as problem:
        raise BadOption(
            f"the story in {folder} cannot be played: mend it, then ask "
            f"dreadhouse story check {folder}\n{problem}"
        ) from problem
