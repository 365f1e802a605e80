"""`python -m dreadhouse.envs` writes docs/envs: what each game's observation holds."""

from __future__ import annotations

import pathlib

from dreadhouse import games
from dreadhouse.envs.fields import describe, game_with_senses, senses_of

FOLDER = pathlib.Path("docs/envs")


def page(name: str) -> str:
    """The page of a game."""
    game = game_with_senses(name)
    senses = senses_of(game)
    seats = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else f"{game.seats[0]}"
    return (
        f"# {game.title('en')} for learners\n\n"
        f"Seats: {seats}.\nActions: {game.vocabulary.size}.\n"
        f"Bytes of an observation: {senses.size}.\n\n"
        "Seats are numbered from the one who looks, oneself first.\n"
        "A field of kind code names things and has no order.\n"
        "This page is written by `python -m dreadhouse.envs`.\n\n"
        f"{describe(name)}"
    )


def learned() -> list[str]:
    """The games of the catalogue that learners can play."""
    return [name for name in games.names() if games.load(name).senses is not None]


def main() -> None:
    """Write one page for each game."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in learned():
        (FOLDER / f"{name}.md").write_text(page(name), encoding="utf-8")


if __name__ == "__main__":
    main()
