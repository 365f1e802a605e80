"""How well a search thinks: the settings of one search, and the levels at the table."""

from __future__ import annotations

import re

from dreadhouse.bots.search.playout import BEST
from dreadhouse.kernel.errors import GameError


class Level:
    """The settings of a search.

    It ends after `tries` re-dealt worlds or `seconds`, whichever comes first (0: no bound).
    `explore` says how eagerly what was tried seldom is tried again, in standard deviations;
    `weight` how many tries a first guess counts for, `trust` how many the more careful one of the
    seat's own options, `favour` by how many deviations the game's own advice is favoured at first;
    `widening` how fast options are let in.
    A world is played `playout` decisions beyond the trees, by a `policy` with `slips` per cent; by
    the game's own advice it is played to the end.
    `is_loose`: an option is picked as often as it was tried, not always the most tried one.
    """

    def __init__(
        self,
        tries: int = 0,
        seconds: float = 0.0,
        explore: float = 1.0,
        weight: float = 2.0,
        trust: float = 40.0,
        favour: float = 8.0,
        widening: float = 2.0,
        playout: int = 8,
        policy: int = BEST,
        slips: int = 10,
        is_loose: bool = False,
    ) -> None:
        if tries <= 0 and seconds <= 0:
            raise GameError("a search needs an end: give it tries or seconds")
        self.tries = tries
        self.seconds = seconds
        self.explore = explore
        self.weight = weight
        self.trust = trust
        self.favour = favour
        self.widening = widening
        self.playout = playout
        self.policy = policy
        self.slips = slips
        self.is_loose = is_loose


def gentle() -> Level:
    """Looks at a handful of worlds and often takes the second best."""
    return Level(tries=16, seconds=0.5, explore=2.0, trust=6.0, playout=0, is_loose=True)


def steady() -> Level:
    """Thinks about as long as a person needs to look."""
    return Level(tries=150, seconds=0.5)


def merciless() -> Level:
    """Thinks a whole second."""
    return Level(tries=6000, seconds=1.0)


def hinting() -> Level:
    """What thinks for a person who asks for a hint: as well as it can while a person waits."""
    return Level(tries=6000, seconds=0.6)


def bounded(bound: str) -> Level:
    """The level of `400` tries or of `200ms`; GameError says how a bound is written."""
    if re.fullmatch(r"[1-9][0-9]{0,8}", bound):
        return Level(tries=int(bound))
    if re.fullmatch(r"[1-9][0-9]{0,8}ms", bound):
        return Level(seconds=int(bound[:-2]) / 1000)
    raise GameError(
        f"a search is bounded by tries or time, not {bound!r}: search:400, search:200ms"
    )
