"""A run: its plan, the folder that keeps what is finished, and going on where it stopped."""

from __future__ import annotations

import contextlib
import pathlib
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from dreadhouse import bots, games
from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.kernel.game import Game
from dreadhouse.lab.playing import Job, Played, Row, play, seed_of
from dreadhouse.lab.spread import POOL, spread

PLAN = "plan.json"
GAMES = "games.parquet"
DECISIONS = "decisions.parquet"
PARTS = "parts"
JOB_SECONDS = 0.5
MOST_IN_A_JOB = 500


class Cell(msgspec.Struct, kw_only=True):
    """One setting: options that differ from the defaults, and the bots by seats."""

    options: dict[str, Any] = {}
    bots: list[str]


class Plan(msgspec.Struct, kw_only=True):
    """Everything that decides what is played; the number of games may grow later."""

    game: str
    edition: int
    cells: list[Cell]
    games: int
    seed: str = "0"
    rotates: bool = False
    keeps_decisions: bool = False
    stories: list[str] = []


@dataclass(frozen=True)
class Where:
    """Where games are played: on how many processes of this machine, or on a Ray cluster."""

    on: str = POOL
    workers: int = 0


Told = Callable[[int], None]


def silent(played: int) -> None:
    """For whoever needs not hear how many games have ended."""


class Run:
    """A plan and its folder."""

    def __init__(self, plan: Plan, folder: pathlib.Path) -> None:
        from dreadhouse.lab import parts

        self.plan = plan
        self.folder = folder
        self.game: Game = games.load(plan.game)
        self.is_stopped = False
        self.form = parts.games_schema(self.game, _figures(self.game, plan))
        _keep_plan(plan, folder)

    @property
    def total(self) -> int:
        """How many games the plan has."""
        return self.plan.games * len(self.plan.cells)

    def stop(self) -> None:
        """Let nothing new begin; what is under way is still finished and kept."""
        self.is_stopped = True

    def finished(self) -> int:
        """How many games are kept already."""
        return sum(last - first + 1 for spans in self._spans().values() for first, last in spans)

    def play(self, where: Where, told: Told = silent) -> bool:
        """Play what is missing and keep it; whether everything is there now."""
        with contextlib.closing(spread(self._jobs(), play, where.on, where.workers)) as ended:
            for job, played in ended:
                self._keep(job, played)
                told(len(played.games))
        if self.finished() < self.total:
            return False
        self._join()
        return True

    def _keep(self, job: Job, played: Played) -> None:
        from dreadhouse.lab import parts

        folder = self.folder / PARTS
        if self.plan.keeps_decisions:
            parts.write_part(folder, "decisions", job, played.decisions, parts.DECISIONS)
        rows = [parts.flat(row) for row in played.games]
        parts.write_part(folder, "games", job, rows, self.form)

    def _join(self) -> None:
        from dreadhouse.lab import parts

        folder = self.folder / PARTS
        parts.join(folder, "games", self.form, self.folder / GAMES)
        if self.plan.keeps_decisions:
            parts.join(folder, "decisions", parts.DECISIONS, self.folder / DECISIONS)

    def rows(self) -> Iterator[Row]:
        """The rows of all games that are kept, by cells and numbers."""
        from dreadhouse.lab import parts

        for path, _, _, _ in parts.parts(self.folder / PARTS, "games"):
            yield from parts.read_rows(path)

    def _spans(self) -> dict[int, list[tuple[int, int]]]:
        """For each cell the first and last games of what is kept."""
        from dreadhouse.lab import parts

        found: dict[int, list[tuple[int, int]]] = {}
        for _, cell, first, last in parts.parts(self.folder / PARTS, "games"):
            found.setdefault(cell, []).append((first, last))
        return found

    def _jobs(self) -> Iterator[Job]:
        """What is still missing, in pieces of about half a second."""
        spans = self._spans()
        for number, cell in enumerate(self.plan.cells):
            missing = gaps(spans.get(number, []), self.plan.games)
            size = self._size(cell) if missing else 1
            for first, last in missing:
                for at in range(first, last + 1, size):
                    if self.is_stopped:
                        return
                    yield self._job(number, cell, at, min(size, last + 1 - at))

    def _job(self, number: int, cell: Cell, first: int, count: int) -> Job:
        plan = self.plan
        return Job(
            game=plan.game,
            cell=number,
            options=cell.options,
            bots=tuple(cell.bots),
            seed=plan.seed,
            first=first,
            count=count,
            rotates=plan.rotates,
            keeps_decisions=plan.keeps_decisions,
            stories=tuple(plan.stories),
        )

    def _size(self, cell: Cell) -> int:
        """How many games fill a job: a game tells by its CPU time, once everything is loaded.

        Bots that think for long get one game a job.
        """
        if any(name.startswith("search:") or name in bots.levels() for name in cell.bots):
            return 1
        play(self._job(0, cell, 0, 1))
        begun = time.process_time()
        play(self._job(0, cell, 0, 1))
        spent = max(time.process_time() - begun, 1e-6)
        return max(1, min(MOST_IN_A_JOB, int(JOB_SECONDS / spent)))


def gaps(spans: list[tuple[int, int]], count: int) -> list[tuple[int, int]]:
    """The games from 0 to `count` - 1 that no span holds, as spans."""
    found = []
    at = 0
    for first, last in sorted(spans):
        if first > at:
            found.append((at, min(first, count) - 1))
        at = max(at, last + 1)
        if at >= count:
            return found
    found.append((at, count - 1))
    return found


def _figures(game: Game, plan: Plan) -> list[str]:
    """The names of a game's further figures: the same ones at any moment."""
    cell = plan.cells[0]
    state = game.start(len(cell.bots), cell.options, seed_of(plan.seed, 0))
    return sorted(game.counts.figures(state))


def _keep_plan(plan: Plan, folder: pathlib.Path) -> None:
    """Write the plan, or compare it with the one that the folder was begun with."""
    path = folder / PLAN
    (folder / PARTS).mkdir(parents=True, exist_ok=True)
    if path.exists():
        _compare(plan, read_plan(folder), folder)
    beside = path.with_suffix(".unfinished")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(plan), indent=1))
    beside.replace(path)


def _compare(plan: Plan, kept: Plan, folder: pathlib.Path) -> None:
    if plan.games < kept.games:
        raise BadOption(f"{folder} holds {kept.games} games a setting: ask for as many or more")
    for name in plan.__struct_fields__:
        if name != "games" and getattr(plan, name) != getattr(kept, name):
            raise BadOption(
                f"{folder} holds a run with other {name}: name another folder with --to, "
                "or repeat the command that began it"
            )


def read_plan(folder: pathlib.Path) -> Plan:
    """The plan of a folder; GameError where it holds no run."""
    try:
        return msgspec.json.decode((folder / PLAN).read_bytes(), type=Plan)
    except (OSError, msgspec.MsgspecError) as problem:
        raise GameError(f"{folder} holds no run: begin one with dreadhouse simulate") from problem
