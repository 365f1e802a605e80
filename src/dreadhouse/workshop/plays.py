"""Simulated plays: the players *chance* and *sensible*, and whole rows of plays on all cores."""

from __future__ import annotations

import hashlib
import os
import random
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from dreadhouse.games.danger import build
from dreadhouse.games.danger.content import compile_story
from dreadhouse.games.danger.guess import advise_with
from dreadhouse.games.danger.rules.words import NEXT
from dreadhouse.games.danger.state import Tale
from dreadhouse.games.danger.story import Story
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.game import Game
from dreadhouse.workshop.retelling import Retelling, Tally

CHANCE = "chance"
SENSIBLE = {"sensible-0": 0, "sensible-1": 1, "sensible-2": 2, "sensible-4": 4}
PLAYERS = (CHANCE, *SENSIBLE)
ROW = 250
WORTH_A_POOL = 1000


def game_of(story: Story) -> Game:
    """The game of a story that is not in the catalogue."""
    return build(story, f"danger-{story.id}")


def seed_of(seed: int, player: str, number: int) -> bytes:
    """The dice of one play: the same for the same seed, player and number."""
    return hashlib.sha256(f"{seed} {player} {number}".encode()).digest()


@dataclass(frozen=True, slots=True)
class Row:
    """Some plays of one player, by their numbers."""

    player: str
    first: int
    count: int
    seed: int


def play_row(story: Story, game: Game, row: Row) -> Tally:
    """Play a row and tally what happened."""
    tally: Tally = Counter()
    retelling = Retelling(story, compile_story(story))
    for number in range(row.first, row.first + row.count):
        play_one(game, retelling, tally, row.player, seed_of(row.seed, row.player, number))
    return tally


def play_one(game: Game, retelling: Retelling, tally: Tally, player: str, seed: bytes) -> Tale:
    """One play from its start to its ending, tallied; gives the table at its end."""
    state = game.start(1, seed=seed, journal=True)
    assert isinstance(state, Tale)
    chance = random.Random(seed)
    dice = Dice(hashlib.sha256(seed).digest())
    returns = SENSIBLE.get(player, 0)
    while state.result is None:
        if player == CHANCE:
            action = _by_chance(state, chance, tally)
        else:
            _count_open(state, state.options(0), tally)
            action = advise_with(state, 0, dice, returns)
        state.apply(action, 0)
    retelling.retell(_events(state), tally)
    return state


def _by_chance(state: Tale, chance: random.Random, tally: Tally) -> int:
    """Every open option alike, but no Story Return."""
    options = state.options(0)
    _count_open(state, options, tally)
    onward = [action for action in options if action < state.printed.revisit]
    return chance.choice(onward or options)


def _count_open(state: Tale, options: list[int], tally: Tally) -> None:
    """How many ways are open where a card is left to the players."""
    take = state.printed.take
    ways = sum(1 for action in options if action >= take or action == NEXT)
    if ways and not state.taken:
        tally["open", "ways"] += ways
        tally["open", "cards"] += 1


def _events(state: Any) -> list[tuple[str, dict[str, Any]]]:
    found = []
    event = state.log
    while event is not None:
        found.append((event.id, event.args))
        event = event.before
    found.reverse()
    return found


def rows(plays: dict[str, int], seed: int) -> Iterator[Row]:
    """So many plays of each player, cut into rows."""
    for player, count in plays.items():
        for first in range(0, count, ROW):
            yield Row(player, first, min(ROW, count - first), seed)


_shared: list[tuple[Story, Game]] = []


def _share(story: Story) -> None:
    _shared[:] = [(story, game_of(story))]


def _in_pool(row: Row) -> Tally:
    return play_row(*_shared[0], row)


def play_rows(story: Story, plays: dict[str, int], seed: int) -> dict[str, Tally]:
    """All plays of all players; the result does not depend on how many cores there are."""
    todo = list(rows(plays, seed))
    found: dict[str, Tally] = {player: Counter() for player in plays}
    cores = os.cpu_count() or 1
    if cores == 1 or sum(plays.values()) < WORTH_A_POOL:
        game = game_of(story)
        for row in todo:
            found[row.player].update(play_row(story, game, row))
        return found
    with ProcessPoolExecutor(cores, initializer=_share, initargs=(story,)) as pool:
        for row, tally in zip(todo, pool.map(_in_pool, todo), strict=True):
            found[row.player].update(tally)
    return found
