"""How hard the chapters of Pandemonium are: shares of games won, deaths and rounds, by counting.

python -m dreadhouse.lab.chapters --games 500
"""

from __future__ import annotations

import pathlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import click

from dreadhouse import games
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.game import Game
from dreadhouse.lab import page
from dreadhouse.lab.counting import wilson
from dreadhouse.lab.matches import seed_of
from dreadhouse.lab.spread import spread

CHAPTERS: Final = 8
APART: Final = 1_000_000
LOW: Final = 20
HIGH: Final = 60
AIMED_AT: Final = (2, 3, 4)
COOPERATIVE: Final = (1, 2, 3, 4, 6, 7)
MODES: Final = ("normal", "easy")
WON: Final = "won"


@dataclass
class Cell:
    """What many games of one chapter, number of seats and mode came to."""

    chapter: int
    seats: int
    mode: str
    name: str = ""
    endings: Counter[str] = field(default_factory=Counter)
    rounds: int = 0
    deaths: int = 0
    seats_won: float = 0.0
    decisions: int = 0

    @property
    def games(self) -> int:
        """How many games."""
        return self.endings.total()

    def add(self, state: Any, decisions: int) -> None:
        """Count a game that is over."""
        self.name = state.chapter.id
        self.endings[state.winner] += 1
        self.rounds += state.round
        self.deaths += state.deaths
        players = [won for seat, won in enumerate(state.result) if seat != state.evil_seat]
        self.seats_won += sum(players) / len(players)
        self.decisions += decisions


def play(game: Game, cell: Cell, number: int) -> tuple[Any, int]:
    """One whole game, every seat played by the game's own advice."""
    place = cell.chapter + 10 * cell.seats + 100 * MODES.index(cell.mode)
    seed = seed_of(number + APART * place)
    options = {"chapter": cell.chapter, "easy": cell.mode == "easy"}
    state: Any = game.start(cell.seats, options, seed)
    dice = Dice(seed)
    advise = game.advise
    assert advise is not None, "Pandemonium advises its players"
    decisions = 0
    while state.result is None:
        seat = state.to_act[0]
        state.apply(advise(state, seat, dice), seat)
        decisions += 1
    return state, decisions


def count(asked: tuple[int, int, str, int]) -> Cell:
    """Many games of one cell."""
    chapter, seats, mode, nights = asked
    game = games.load("pandemonium")
    cell = Cell(chapter, seats, mode)
    for number in range(nights):
        cell.add(*play(game, cell, number))
    return cell


def share(cell: Cell) -> str:
    """The share of games won with its interval; a mark where it lies outside what is aimed at."""
    won = cell.endings[WON]
    low, high = wilson(won, cell.games)
    value = 100 * won / cell.games
    is_aimed_at = cell.mode == "normal" and cell.chapter in COOPERATIVE and cell.seats in AIMED_AT
    mark = " !" if is_aimed_at and not LOW <= value <= HIGH else ""
    return f"{value:.1f} ({100 * low:.1f} to {100 * high:.1f}){mark}"


def seats_won(cell: Cell) -> str:
    """The share of the players' seats that win: those cursed by a Pact lose alone (PAN-85)."""
    return f"{100 * cell.seats_won / cell.games:.1f}"


def lengths(cell: Cell) -> str:
    """Mean rounds and mean deaths."""
    return f"{cell.rounds / cell.games:.1f} / {cell.deaths / cell.games:.1f}"


def rows_of(cells: list[Cell], mode: str, told: Any) -> str:
    """A table of one mode: a row for each chapter, a column for each number of seats."""
    lines = []
    for chapter in range(1, CHAPTERS + 1):
        row = {cell.seats: cell for cell in cells if cell.chapter == chapter and cell.mode == mode}
        if row:
            name = next(iter(row.values())).name
            found = [told(row[at]) if at in row else "" for at in range(1, 6)]
            lines.append([f"{chapter} {name}", *found])
    return page.table(["chapter", "solo", "2 seats", "3 seats", "4 seats", "5 seats"], lines)


def all_cells(nights: int, modes: list[str], workers: int) -> list[Cell]:
    """Every chapter, number of seats and mode that can be played."""
    asked = []
    for mode in modes:
        for chapter in range(1, CHAPTERS + 1):
            for seats in range(1 if chapter in COOPERATIVE else 2, 6):
                asked.append((chapter, seats, mode, nights))
    found = []
    for _, cell in spread(asked, count, workers=workers):
        click.echo(f"{cell.mode} {cell.chapter} {cell.seats}: {share(cell)} {lengths(cell)}")
        found.append(cell)
    return found


def measured(nights: int, modes: list[str], workers: int) -> Iterator[tuple[str, str]]:
    """The measured sections of the page."""
    cells = all_cells(nights, modes, workers)
    for mode in modes:
        decisions = sum(cell.decisions for cell in cells if cell.mode == mode)
        parts = [page.where()]
        parts.append(f"{nights:,} games a cell, all seats by `advise`; {decisions:,} decisions.")
        parts += ["Games won by the characters, in per cent:", rows_of(cells, mode, share)]
        parts += ["Players' seats that win, in per cent:", rows_of(cells, mode, seats_won)]
        parts += ["Rounds / deaths, mean:", rows_of(cells, mode, lengths)]
        yield f"Measured: {mode} mode", "\n\n".join(parts)


@click.command()
@click.option("--games", "nights", default=500, show_default=True, help="Games a cell.")
@click.option("--mode", "modes", multiple=True, default=MODES, show_default=True)
@click.option("--workers", default=1, show_default=True, help="Processes side by side.")
@click.option("--page", "path", type=click.Path(path_type=pathlib.Path), default=None)
def main(nights: int, modes: tuple[str, ...], workers: int, path: pathlib.Path | None) -> None:
    """Count many games of every chapter and number of seats and write the sections of the page."""
    path = path or pathlib.Path("docs/balance/pandemonium.md")
    for title, text in measured(nights, list(modes), workers):
        page.put_section(path, title, text)


if __name__ == "__main__":
    main()
