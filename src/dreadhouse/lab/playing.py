"""One game of bots becomes one row: everything a job needs is in the job, and only rows come back.

The seed of a game depends on nothing but the run's seed and the game's number.
"""

from __future__ import annotations

import functools
import hashlib
from dataclasses import dataclass, field
from typing import Any

from dreadhouse import games
from dreadhouse.bots import Bot
from dreadhouse.kernel.dice import SEED_BYTES
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import SPECTATOR, State
from dreadhouse.lab import players

Row = dict[str, Any]

# Of a vocabulary's domains these name no things, though their values have names.
NO_THINGS = ("seat", "way", "side", "trait", "floor", "turn", "option", "doorway", "source")


@dataclass(frozen=True)
class Job:
    """Some games of one cell, numbered from `first`: what a worker is sent.

    With `rotates` the bots move on by one seat after each game.
    """

    game: str
    cell: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: str
    first: int
    count: int
    rotates: bool = False
    keeps_decisions: bool = False
    stories: tuple[str, ...] = ()


@dataclass
class Played:
    """What comes back: a row a game, and on demand a row a decision."""

    games: list[Row] = field(default_factory=list)
    decisions: list[Row] = field(default_factory=list)


def seed_of(seed: str, number: int) -> bytes:
    """The seed of one game of a run."""
    return hashlib.blake2b(f"{seed}/{number}".encode(), digest_size=SEED_BYTES).digest()


def play(job: Job) -> Played:
    """Play all games of a job."""
    game = _game(job)
    played = Played()
    for number in range(job.first, job.first + job.count):
        try:
            _play_one(game, job, number, played)
        except Exception as problem:
            seed = seed_of(job.seed, number).hex()
            raise GameError(
                f"game {number} of {job.game} broke off with {type(problem).__name__}: {problem}; "
                f"play it again with seed {seed}"
            ) from problem
    return played


def _game(job: Job) -> Game:
    """The job's game; in a worker, stories are set on the shelf first."""
    if job.stories and games.find(job.game) is None:
        import pathlib

        from dreadhouse.workshop import shelving

        shelving.put_on_shelf([pathlib.Path(story) for story in job.stories])
    return games.load(job.game)


def _play_one(game: Game, job: Job, number: int, played: Played) -> None:
    seed = seed_of(job.seed, number)
    named = turned(job.bots, number) if job.rotates else list(job.bots)
    seated = [players.load(name, seed + bytes([seat])) for seat, name in enumerate(named)]
    state = game.start(len(named), job.options, seed, journal=True)
    first = first_of(game, state)
    before = len(played.decisions)
    count = _play_out(state, seated, played.decisions if job.keeps_decisions else None)
    for row in played.decisions[before:]:
        row |= {"cell": job.cell, "number": number, "bot": named[row["seat"]]}
    head = {"cell": job.cell, "number": number, "seed": seed.hex(), "bots": named}
    played.games.append(head | row_of(game, state, first, count))


def turned(named: tuple[str, ...], by: int) -> list[str]:
    """The bots, moved on by some seats."""
    at = by % len(named)
    return [*named[len(named) - at :], *named[: len(named) - at]]


def _play_out(state: State, seated: list[Bot], kept: list[Row] | None) -> int:
    """Play to the end; how many decisions that took."""
    count = 0
    while state.result is None:
        seat = state.seat
        action = seated[seat].pick(state, seat)
        if kept is not None:
            kept.append(_decision(state, seat, action, count))
        state.apply(action, seat)
        count += 1
    return count


def _decision(state: State, seat: int, action: int, at: int) -> Row:
    frame = state.stack[-1]
    return {
        "at": at,
        "seat": seat,
        "frame": type(frame).__name__,
        "rule": frame.rule,
        "options": len(state.options(seat)),
        "action": state.game.vocabulary.word(action),
    }


def first_of(game: Game, state: State) -> int:
    """The seat that begins, or -1 where the game has none."""
    return int(state.view(SPECTATOR)["table"].get(game.counts.first, -1))


def row_of(game: Game, state: State, first: int, decisions: int) -> Row:
    """The row of a game that is over, without what the job knows of it."""
    if state.result is None:
        raise GameError("the game is not over: play it to its end before it is counted")
    counts = game.counts
    table = state.view(SPECTATOR)["table"]
    return {
        "first": first_of(game, state) if counts.is_first_late else first,
        "result": state.result[:],
        "ending": str(table.get(counts.ending) or "over"),
        "length": int(table[counts.length]) if counts.length else decisions,
        "decisions": decisions,
        "options": state.settings,
        "figures": counts.figures(state),
        "seen": seen(game, state),
        "done": done(game, state),
    }


def seen(game: Game, state: State) -> list[list[str]]:
    """For each seat the things that the journal names together with it.

    What is named without a seat, everybody has seen.
    """
    names = things_of(game)
    found: list[set[str]] = [set() for _ in range(state.seats)]
    event = state.log
    while event is not None:
        args = event.args
        for name in names:
            if name in args:
                seat = args.get("seat", -1)
                whose = [seat] if 0 <= seat < state.seats else range(state.seats)
                for title in _titles(game.name, name, args[name]):
                    for at in whose:
                        found[at].add(title)
        event = event.before
    return [sorted(titles) for titles in found]


def done(game: Game, state: State) -> list[list[str]]:
    """For each seat the named things it chose to do, as words: "play gug"."""
    vocabulary = game.vocabulary
    found: list[set[int]] = [set() for _ in range(state.seats)]
    past = state.past
    while past is not None:
        found[past.seat].add(past.action)
        past = past.before
    named = _named_domains(game.name)
    return [
        sorted(
            vocabulary.word(action)
            for action in actions
            if vocabulary.domain(vocabulary.verb(action)) in named
        )
        for actions in found
    ]


def _titles(game: str, name: str, value: Any) -> list[str]:
    """One thing or several, as titles."""
    if isinstance(value, list):
        return [title(game, name.removesuffix("s"), one) for one in value]
    if value is None or value == -1:
        return []
    return [title(game, name, value)]


@functools.lru_cache(maxsize=20_000)
def title(game: str, name: str, value: int | str) -> str:
    """What a thing is called in English, with its kind before it: "card Gug"."""
    house = games.load(game)
    spoken = house.argument(name, value, "en", house.texts)
    if isinstance(spoken, dict):
        spoken = next((word for word in spoken.values() if isinstance(word, str)), value)
    return f"{name} {str(spoken).removeprefix('the ')}"


@functools.lru_cache(maxsize=100)
def _named_domains(game: str) -> tuple[str, ...]:
    """The domains whose values have names, and so are things."""
    found = []
    for domain, values in games.load(game).vocabulary.domains.items():
        if domain not in NO_THINGS and not all(value.lstrip("-").isdigit() for value in values):
            found.append(domain)
    return tuple(found)


def things_of(game: Game) -> tuple[str, ...]:
    """The arguments of the journal that name things."""
    chosen = game.counts.things
    return _named_domains(game.name) if chosen is None else chosen
