"""Bots: players that know nothing but the kernel's protocol and what their seat may see.

`bots.load("greedy", seed)` gives one, `bots.names()` lists what there is. `search:400` is the
search bot with 400 tries a decision, `search:200ms` the one that thinks 200 milliseconds.
"""

from __future__ import annotations

import hashlib

from dreadhouse.bots.base import Bot
from dreadhouse.bots.greedy import GreedyBot
from dreadhouse.bots.random_bot import RandomBot
from dreadhouse.bots.reader import ReaderBot
from dreadhouse.bots.search.bot import GentleBot, MercilessBot, SearchBot, SteadyBot
from dreadhouse.bots.search.levels import bounded
from dreadhouse.kernel.dice import SEED_BYTES
from dreadhouse.kernel.errors import GameError

LEVELS: dict[str, type[Bot]] = {
    "gentle": GentleBot,
    "steady": SteadyBot,
    "merciless": MercilessBot,
}
CATALOGUE: dict[str, type[Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "reader": ReaderBot,
    **LEVELS,
}
SEARCH = "search:"


def names() -> list[str]:
    """The names of all bots; in a game without a `reader` it plays like greedy."""
    return list(CATALOGUE)


def levels() -> list[str]:
    """The bots that search, weakest first; they think, so each pick takes a while."""
    return list(LEVELS)


def is_bot(name: str) -> bool:
    """Whether a word names a bot, and not a person."""
    return name in CATALOGUE or name.startswith(SEARCH)


def load(name: str, seed: bytes | int | str = b"") -> Bot:
    """A fresh bot; the same seed gives the same picks unless its time is what ends its thinking.

    GameError lists the names there are.
    """
    if name.startswith(SEARCH):
        return SearchBot(_key(seed), bounded(name.removeprefix(SEARCH)))
    if name not in CATALOGUE:
        raise GameError(f"there is no bot called {name!r}: choose one of {', '.join(CATALOGUE)}")
    return CATALOGUE[name](_key(seed))


def _key(seed: bytes | int | str) -> bytes:
    """A key for the bot's own dice, which tells nothing about the seed it was made from."""
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return hashlib.blake2b(text, person=b"dreadhouse-bot", digest_size=SEED_BYTES).digest()


__all__ = ("Bot", "is_bot", "levels", "load", "names")
