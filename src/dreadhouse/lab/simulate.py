"""`dreadhouse simulate`: many games of bots over a grid of options, kept, counted and reported."""

from __future__ import annotations

import contextlib
import pathlib
import signal
import sys
from collections.abc import Iterator
from types import FrameType

from dreadhouse.kernel.errors import BadOption
from dreadhouse.kernel.game import Game
from dreadhouse.lab.extras import need
from dreadhouse.lab.grid import read_grid
from dreadhouse.lab.players import read_bots, seated
from dreadhouse.lab.progress import Progress
from dreadhouse.lab.runs import Cell, Plan, Run, Where

INTERRUPTED = 130


def plan_of(
    game: Game, bots: str, seats: int, options: tuple[str, ...], count: int, seed: str
) -> Plan:
    """The plan that was typed: every combination of options, all seats by the named bots."""
    if count < 1:
        raise BadOption("no game is asked for: say --games 100")
    named = seated(game, read_bots(bots), seats)
    cells = [Cell(options=chosen, bots=named) for chosen in read_grid(game, options)]
    return Plan(game=game.name, edition=game.edition, cells=cells, games=count, seed=seed)


def simulate(plan: Plan, folder: pathlib.Path, where: Where, command: str) -> int:
    """Play what is missing, then report; the exit code."""
    need("lab")
    run = Run(plan, folder)
    is_whole = watched(run, where)
    if not is_whole:
        print(
            f"Stopped: {run.finished():,} games are kept in {folder}. "
            "The same command goes on from there.",
            file=sys.stderr,
        )
        return INTERRUPTED
    from dreadhouse.lab.report import REPORT, Report

    report = Report(run, command)
    report.write(folder / REPORT)
    print(report.text())
    print(f"\nRows in {folder / 'games.parquet'}, report in {folder / REPORT}.")
    return 0


def watched(run: Run, where: Where) -> bool:
    """Play with progress told; an interrupt lets the games under way end first."""
    progress = Progress(run.total, run.finished())
    with interrupts_of(run), contextlib.suppress(KeyboardInterrupt):
        is_whole = run.play(where, progress.add)
        progress.end()
        return is_whole
    return False


@contextlib.contextmanager
def interrupts_of(run: Run) -> Iterator[None]:
    """The first Ctrl-C lets a run end in order, the second one ends it at once."""

    def stop(number: int, frame: FrameType | None) -> None:
        if run.is_stopped:
            raise KeyboardInterrupt
        run.stop()
        print("\nFinishing the games under way; Ctrl-C again leaves them.", file=sys.stderr)

    before = signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
