"""How fair the haunts of Betrayal are: the heroes' share of wins by haunt and seats, by counting.

python -m dreadhouse.lab.haunts --games 1000
"""

from __future__ import annotations

import pathlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import click

from dreadhouse import bots, games
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import SPECTATOR, State
from dreadhouse.lab import page
from dreadhouse.lab.counting import wilson
from dreadhouse.lab.matches import seed_of
from dreadhouse.lab.spread import spread

HAUNTS: Final = 14
LOW: Final = 35
HIGH: Final = 65
APART: Final = 1_000_000


@dataclass
class Cell:
    """What many nights of one haunt and one number of seats came to."""

    haunt: str = ""
    seats: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=list)
    won: list[float] = field(default_factory=list)
    decisions: int = 0

    @property
    def games(self) -> int:
        """How many nights."""
        return len(self.rounds)

    @property
    def share(self) -> float:
        """The heroes' share; where nobody has a side, that of nights in which somebody won."""
        return 100 * (self.endings["heroes"] + self.endings["single"]) / self.games

    def add(self, state: State, decisions: int) -> None:
        """Count a night that is over; wins of seats count from the revealer's left."""
        table: dict[str, Any] = state.view(SPECTATOR)["table"]
        result = state.result or []
        self.haunt, self.seats = table["haunt"]["id"], len(result)
        self.endings[table["ending"]] += 1
        self.rounds.append(table["round"])
        revealer = table["haunt"]["revealer"]
        moved = [result[(revealer + 1 + at) % self.seats] for at in range(self.seats)]
        self.won = [sum(pair) for pair in zip(self.won or [0.0] * self.seats, moved, strict=True)]
        self.decisions += decisions


def play(game: Game, seats: int, haunt: int, bot: str, number: int) -> tuple[State, int]:
    """One whole night that comes to a given haunt."""
    seed = seed_of(number + APART * (haunt + 100 * seats))
    state = game.start(seats, {"chosen_haunt": haunt}, seed)
    players = [bots.load(bot, seed + bytes([seat])) for seat in range(seats)]
    decisions = 0
    while state.result is None:
        state.apply(players[state.seat].pick(state, state.seat), state.seat)
        decisions += 1
    return state, decisions


def count(asked: tuple[int, int, str, int]) -> Cell:
    """Many nights of one cell."""
    haunt, seats, bot, nights = asked
    game = games.load("betrayal")
    cell = Cell()
    for number in range(nights):
        cell.add(*play(game, seats, haunt, bot, number))
    return cell


def share(cell: Cell) -> str:
    """The share with its interval; a mark where it lies outside what is aimed at."""
    if not cell.endings["heroes"] and cell.endings["single"]:
        return f"({cell.share:.1f})"
    low, high = wilson(cell.share * cell.games / 100, cell.games)
    mark = "" if LOW <= cell.share <= HIGH else " !"
    return f"{cell.share:.1f} ({100 * low:.1f} to {100 * high:.1f}){mark}"


def shares_table(rows: list[list[Cell]]) -> str:
    """The heroes' shares."""
    head = ["haunt", *(f"{cell.seats} seats" for cell in rows[0])]
    return page.table(head, [[row[0].haunt, *map(share, row)] for row in rows])


def rounds_table(rows: list[list[Cell]]) -> str:
    """The mean number of rounds after the haunt began."""
    head = ["haunt", *(f"{cell.seats} seats" for cell in rows[0])]
    means = [[f"{sum(cell.rounds) / cell.games:.1f}" for cell in row] for row in rows]
    return page.table(head, [[row[0].haunt, *mean] for row, mean in zip(rows, means, strict=True)])


def seats_table(rows: list[list[Cell]]) -> str:
    """Where everybody plays alone: each seat's share, from the revealer's left."""
    lines = []
    for cell in (cell for row in rows for cell in row):
        if cell.endings["single"]:
            won = [f"{100 * wins / cell.games:.1f}" for wins in cell.won]
            lines.append([cell.haunt, str(cell.seats), *won, *[""] * (6 - cell.seats)])
    return page.table(["haunt", "seats", *(f"place {at}" for at in range(1, 7))], lines)


def all_cells(nights: int, bot: str, workers: int) -> list[list[Cell]]:
    """A row for each haunt, a cell for each number of seats."""
    seats = games.load("betrayal").seats
    asked = [(haunt, at, bot, nights) for haunt in range(1, HAUNTS + 1) for at in seats]
    found = {}
    for which, cell in spread(asked, count, workers=workers):
        click.echo(f"{cell.haunt} {cell.seats}: {share(cell)}")
        found[which] = cell
    cells = [found[which] for which in asked]
    return [cells[at : at + len(seats)] for at in range(0, len(cells), len(seats))]


def measured(nights: int, bot: str, workers: int) -> Iterator[tuple[str, str]]:
    """The measured section of the page."""
    rows = all_cells(nights, bot, workers)
    decisions = sum(cell.decisions for row in rows for cell in row)
    told = f"{nights:,} whole nights a cell, all seats by `{bot}`; {decisions:,} decisions."
    parts = [page.where(), told, shares_table(rows), "Rounds of the haunt, mean:"]
    parts += [rounds_table(rows), "Where everybody plays alone, wins in per cent by place:"]
    yield "Measured", "\n\n".join([*parts, seats_table(rows)])


@click.command()
@click.option("--games", "nights", default=1000, show_default=True, help="Nights a cell.")
@click.option("--bot", default="reader", show_default=True)
@click.option("--workers", default=1, show_default=True, help="Processes side by side.")
@click.option("--page", "path", type=click.Path(path_type=pathlib.Path), default=None)
def main(nights: int, bot: str, workers: int, path: pathlib.Path | None) -> None:
    """Count many nights of every haunt and number of seats and write the section of the page."""
    path = path or pathlib.Path("docs/balance/betrayal.md")
    for title, text in measured(nights, bot, workers):
        page.put_section(path, title, text)


if __name__ == "__main__":
    main()
