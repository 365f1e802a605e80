"""The bots of a simulation: those of the house, or a class of one's own as `module:Class`."""

from __future__ import annotations

import hashlib
import importlib

from dreadhouse import bots
from dreadhouse.bots import Bot
from dreadhouse.kernel.dice import SEED_BYTES
from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.kernel.game import Game


def load(name: str, seed: bytes) -> Bot:
    """A fresh bot; the same seed gives the same picks."""
    if bots.is_bot(name) or ":" not in name:
        return bots.load(name, seed)
    made: Bot = _own(name)(hashlib.blake2b(seed, digest_size=SEED_BYTES).digest())
    return made


def _own(name: str) -> type[Bot]:
    """A class outside the house, such as an older version of a bot."""
    module, _, wanted = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), wanted)
    except (ImportError, AttributeError) as problem:
        raise BadOption(
            f"there is no bot {name}: name one of {', '.join(bots.names())}, or MODULE:CLASS"
        ) from problem
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise BadOption(f"{name} is no bot: it must be a class made from dreadhouse.bots.Bot")
    return found


def read_bots(text: str) -> list[str]:
    """The names between commas, each one known."""
    named = [name.strip() for name in text.split(",") if name.strip()]
    if not named:
        raise BadOption(f"no bot is named: choose among {', '.join(bots.names())}")
    for name in named:
        try:
            load(name, b"")
        except GameError as problem:
            raise BadOption(str(problem)) from problem
    return named


def seated(game: Game, named: list[str], seats: int) -> list[str]:
    """A bot for every seat: one plays all seats, else as many are named as there are seats."""
    count = seats or (len(named) if len(named) > 1 else game.usual_seats)
    game.check_seats(count)
    if len(named) == 1:
        return named * count
    if len(named) != count:
        raise BadOption(f"{len(named)} bots are named for {count} seats: name one, or one a seat")
    return named
