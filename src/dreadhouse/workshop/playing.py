"""`story play`: a story at the terminal, from any card on; and random plays by the thousand."""

from __future__ import annotations

import dataclasses
import os
import pathlib
import random
import time
import zlib
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from dreadhouse import games
from dreadhouse.games.danger.rules.items import gain
from dreadhouse.games.danger.state import SEEN, Tale
from dreadhouse.games.danger.story import Story
from dreadhouse.games.danger.story.findings import suggest
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.kernel.game import Game
from dreadhouse.workshop.plays import game_of, seed_of

WORTH_A_POOL = 400
SHARE = 100


@dataclass(frozen=True, slots=True)
class Start:
    """Where and how a play begins; what is left out is as the story has it."""

    card: str = ""
    danger: int = 0
    psychic: int = 0
    items: tuple[str, ...] = ()


def game_from(story: Story, start: Start) -> Game:
    """The game of a story that begins at a start of one's own."""
    check_start(story, start)
    game = game_of(story)
    if start == Start():
        return game

    def deal(self: Game, seats: int, settings: dict[str, Any], dice: Dice) -> Any:
        state: Any = game.deal(self, seats, settings, dice)
        begin_at(state, start)
        return state

    edition = zlib.crc32(repr(start).encode(), game.edition)
    return dataclasses.replace(game, deal=deal, edition=edition)


def check_start(story: Story, start: Start) -> None:
    """BadOption where the story knows no such card, space or item."""
    if start.card:
        if start.card not in story.cards or start.card[0] != "S":
            stories = [id for id in story.cards if id[0] == "S"]
            near = suggest(start.card, stories)
            raise BadOption(f"there is no story card {start.card}{near}")
        if story.cards[start.card].kind in ("death", "ending"):
            raise BadOption(f"{start.card} is a death or an ending: begin at another card")
    tracks = story.tracks
    for name, space, most in (
        ("danger", start.danger, len(tracks.danger)),
        ("psychic", start.psychic, tracks.psychic_max),
    ):
        if not 0 <= space <= most:
            raise BadOption(f"--{name} goes from 1 to {most}, {space} is outside")
    for item in start.items:
        if item not in story.items:
            near = suggest(item, story.items) or f": there are {', '.join(story.items)}"
            raise BadOption(f"there is no item {item}{near}")


def begin_at(state: Tale, start: Start) -> None:
    """Lay the table for a start: card, movers, items."""
    printed = state.printed
    if start.card:
        state.card = printed.cards.index(start.card)
        state.chapter = printed.chapter[state.card]
    state.danger = start.danger or state.danger
    state.psychic = start.psychic or state.psychic
    for id in start.items:
        item = printed.items.index(id)
        if not state.holds_item(item):
            gain(state, item)
            state.known[printed.item_card[item]] = SEEN
            state.secrets.disclose(printed.item_card[item], (2 << state.seats) - 1)


def play(
    story: Story,
    start: Start,
    seats: str,
    seed: str | None,
    language: str,
    save: pathlib.Path | None = None,
) -> None:
    """Play in this terminal, as `dreadhouse play` does."""
    from dreadhouse.terminal import opening

    if save is not None and start != Start():
        raise BadOption("a play is kept only from the story's start: leave CARD and movers out")
    game = game_from(story, start)
    games.add(game)
    opening.begin(game, seats or "you", (), seed, language, save)


@dataclass(slots=True)
class Soak:
    """What came of random plays; `stuck` names the seeds of those that did not end."""

    plays: int = 0
    ended: int = 0
    decisions: int = 0
    longest: int = 0
    stuck: list[str] = dataclasses.field(default_factory=list)
    seconds: float = 0.0

    def add(self, other: Soak) -> None:
        """Together with other plays."""
        self.plays += other.plays
        self.ended += other.ended
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.stuck += other.stuck

    def __str__(self) -> str:
        stuck = f"{len(self.stuck)} stuck" if self.stuck else "none stuck"
        mean = self.decisions / self.plays if self.plays else 0
        told = f"{self.plays} random plays: {self.ended} ended, {stuck}; "
        told += f"{mean:.0f} decisions on average, {self.longest} at most; {self.seconds:.1f} s"
        return "\n".join([told, *self.stuck[:20]])


def soak(story: Story, start: Start, seats: int, plays: int, seed: int) -> Soak:
    """So many plays by chance, every legal option alike, with seats that come and go."""
    game = game_from(story, start)
    game.check_seats(seats)
    began = time.perf_counter()
    found = Soak()
    shares = [(first, min(SHARE, plays - first)) for first in range(0, plays, SHARE)]
    cores = os.cpu_count() or 1
    if cores == 1 or plays < WORTH_A_POOL:
        for first, count in shares:
            found.add(_share(game, seats, seed, first, count))
    else:
        with ProcessPoolExecutor(cores, initializer=_lay, initargs=(story, start)) as pool:
            for one in pool.map(_pooled, [(seats, seed, *share) for share in shares]):
                found.add(one)
    found.seconds = time.perf_counter() - began
    return found


_laid: list[Game] = []


def _lay(story: Story, start: Start) -> None:
    _laid[:] = [game_from(story, start)]


def _pooled(todo: tuple[int, int, int, int]) -> Soak:
    return _share(_laid[0], *todo)


def _share(game: Game, seats: int, seed: int, first: int, count: int) -> Soak:
    found = Soak()
    for number in range(first, first + count):
        _one(game, seats, seed_of(seed, "auto", number), found)
    return found


def _one(game: Game, seats: int, seed: bytes, found: Soak) -> None:
    """One play; one that takes more decisions than the game's bound is stuck."""
    found.plays += 1
    chance = random.Random(seed)
    decisions = 0
    try:
        state = game.start(seats, seed=seed)
        while state.result is None and decisions <= game.bound:
            seat = chance.choice(state.to_act)
            state.apply(chance.choice(state.options(seat)), seat)
            decisions += 1
    except GameError as problem:
        found.stuck.append(f"{seed.hex()}: {problem}")
        return
    found.decisions += decisions
    found.longest = max(found.longest, decisions)
    if state.result is None:
        found.stuck.append(f"{seed.hex()}: no end after {decisions} decisions")
    else:
        found.ended += 1
