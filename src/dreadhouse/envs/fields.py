"""What an observation holds, and the chances that start a game for a learner."""

from __future__ import annotations

import hashlib

from dreadhouse import games
from dreadhouse.kernel.dice import SEED_BYTES
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.senses import Field, Senses


def game_with_senses(name: str) -> Game:
    """A game of the catalogue that learners can play."""
    game = games.load(name)
    if game.senses is None:
        raise GameError(f"{name} has no observations for learners yet: choose another game")
    return game


def senses_of(game: Game) -> Senses:
    """The layout of a game's observations."""
    assert game.senses is not None
    return game.senses


def limits(senses: Senses) -> list[int]:
    """The most that each number of an observation can be."""
    return [field.most for field in senses.fields for _ in range(field.count)]


def places(senses: Senses) -> list[tuple[Field, slice]]:
    """Each field with its place in the observation."""
    found = []
    start = 0
    for field in senses.fields:
        found.append((field, slice(start, start + field.count)))
        start += field.count
    return found


def describe(name: str) -> str:
    """The observation of a game as a Markdown table, one row a field."""
    senses = senses_of(game_with_senses(name))
    rows = [
        f"| {at.start} | {field.name} | {field.count} | {field.most} "
        f"| {'code' if field.is_code else 'number'} | {field.says} |"
        for field, at in places(senses)
    ]
    head = ["| from | field | bytes | most | kind | what it says |", "|--:|---|--:|--:|---|---|"]
    return "\n".join([*head, *rows]) + "\n"


def seed_of(seed: int, episode: int) -> bytes:
    """The seed of a learner's game: the same numbers give the same game."""
    text = f"{seed} {episode}".encode()
    return hashlib.blake2b(text, person=b"dreadhouse-envs", digest_size=SEED_BYTES).digest()


def rewards_of(result: list[float]) -> list[float]:
    """A result as rewards from -1 (lost) to 1 (won)."""
    return [2 * share - 1 for share in result]
