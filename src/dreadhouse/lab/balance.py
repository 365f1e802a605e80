"""How fair a game is: win shares by seat and by first player, endings and length, by counting.

python -m dreadhouse.lab.balance --game possession --games 20000 --greedy 400
"""

from __future__ import annotations

import pathlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import click

from dreadhouse import bots, games
from dreadhouse.bots.random_bot import play_out
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import SPECTATOR, State
from dreadhouse.lab import page
from dreadhouse.lab.counting import wilson
from dreadhouse.lab.matches import seed_of
from dreadhouse.lab.measure import median_interval

Table = dict[str, Any]


@dataclass(frozen=True)
class Reading:
    """Where a game's view says who is first and how long it lasted, and what both are called."""

    first: Callable[[Table], int]
    length: Callable[[Table], int]
    who: str
    unit: str


READINGS: Final = {
    "insanity": Reading(
        lambda t: int(t["on_turn"]), lambda t: int(t["turn"]), "who begins", "turns"
    ),
    "possession": Reading(
        lambda t: int(t["first"]), lambda t: int(t["round"]), "the first possessed", "rounds"
    ),
}


@dataclass
class Tally:
    """What many games of one number of seats came to; a shared win counts as its share."""

    seats: int
    games: int = 0
    won: list[float] = field(default_factory=list)
    won_by_first: float = 0.0
    shared: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    decisions: int = 0

    def add(self, first: int, state: State, reading: Reading, decisions: int) -> None:
        """Count a game that is over."""
        if state.result is None:
            raise GameError("the game is not over: play it to its end before it is counted")
        table = state.view(SPECTATOR)["table"]
        self.won = self.won or [0.0] * self.seats
        self.won = [sum(pair) for pair in zip(self.won, state.result, strict=True)]
        self.won_by_first += state.result[first]
        self.shared += 1.0 not in state.result
        self.endings[table["ending"]] += 1
        self.lengths.append(reading.length(table))
        self.decisions += decisions
        self.games += 1


def by_chance(
    game: Game, seats: int, count: int, options: dict[str, bool | int] | None = None
) -> Tally:
    """Games in which everybody picks at random."""
    return _tally(game, seats, count, lambda state, seed: play_out(state, Dice(seed)), options)


def by_bot(game: Game, seats: int, count: int, name: str) -> Tally:
    """Games in which all seats play alike, by a bot."""

    def play(state: State, seed: bytes) -> int:
        players = [bots.load(name, seed + bytes([seat])) for seat in range(seats)]
        decisions = 0
        while state.result is None:
            state.apply(players[state.seat].pick(state, state.seat), state.seat)
            decisions += 1
        return decisions

    return _tally(game, seats, count, play)


def _tally(
    game: Game,
    seats: int,
    count: int,
    play: Callable[[State, bytes], int],
    options: dict[str, bool | int] | None = None,
) -> Tally:
    reading = READINGS[game.name]
    tally = Tally(seats)
    for number in range(count):
        state = game.start(seats, options or {}, seed_of(number))
        first = reading.first(state.view(SPECTATOR)["table"])
        tally.add(first, state, reading, play(state, seed_of(number)))
    return tally


def share(count: float, of: int) -> str:
    """A share in per cent with the interval that it leaves open."""
    low, high = wilson(count, of)
    return f"{100 * count / of:.1f} ({100 * low:.1f} to {100 * high:.1f})"


def wins_table(tallies: list[Tally], who: str) -> str:
    """The wins of each seat and of the first player."""
    most = max(tally.seats for tally in tallies)
    head = ["seats", "games", *(f"seat {seat + 1}" for seat in range(most)), who, "a fair share"]
    rows = []
    for tally in tallies:
        cells = [share(won, tally.games) for won in tally.won] + [""] * (most - tally.seats)
        fair = f"{100 / tally.seats:.1f}"
        first = share(tally.won_by_first, tally.games)
        rows.append([str(tally.seats), f"{tally.games:,}", *cells, first, fair])
    return page.table(head, rows)


def endings_table(tallies: list[Tally]) -> str:
    """How the games end."""
    kinds = sorted({kind for tally in tallies for kind in tally.endings})
    head = ["seats", *(kind.replace("_", " ") for kind in kinds), "won together"]
    rows = [
        [
            str(tally.seats),
            *(share(tally.endings[kind], tally.games) for kind in kinds),
            share(tally.shared, tally.games),
        ]
        for tally in tallies
    ]
    return page.table(head, rows)


def lengths_table(tallies: list[Tally], unit: str) -> str:
    """How long the games last."""
    head = ["seats", f"median {unit}", "5 %", "95 %", "longest", "decisions, mean"]
    return page.table(head, [_lengths(tally) for tally in tallies])


def _lengths(tally: Tally) -> list[str]:
    ordered = sorted(tally.lengths)
    low, high = median_interval(ordered)
    marks = [ordered[int(len(ordered) * part)] for part in (0.5, 0.05, 0.95)]
    return [
        str(tally.seats),
        f"{marks[0]} ({low:g} to {high:g})",
        *(str(mark) for mark in (*marks[1:], ordered[-1])),
        f"{tally.decisions / tally.games:,.0f}",
    ]


def section(tallies: list[Tally], reading: Reading) -> str:
    """One section of the page: shares in per cent, with 95 % intervals in brackets."""
    return "\n\n".join(
        [
            page.where(),
            f"Wins, in per cent, and how much of that {reading.who} has:",
            wins_table(tallies, reading.who),
            "Endings, in per cent:",
            endings_table(tallies),
            "Length:",
            lengths_table(tallies, reading.unit),
        ]
    )


def variants(game: Game) -> list[dict[str, bool | int]]:
    """Every option turned alone: a switch the other way, a number to its ends."""
    found: list[dict[str, bool | int]] = [{}]
    for option in game.options:
        values = [not option.default] if option.is_switch else [option.least, option.most]
        found += [{option.id: value} for value in values if value != option.default]
    return found


def options_table(game: Game, seats: int, count: int, reading: Reading) -> str:
    """What each option alone changes."""
    head = ["option", reading.who, f"median {reading.unit}"]
    tallies = [(chosen, by_chance(game, seats, count, chosen)) for chosen in variants(game)]
    kinds = sorted({kind for _, tally in tallies for kind in tally.endings})
    rows = []
    for chosen, tally in tallies:
        name = ", ".join(f"{id} {_value(value)}" for id, value in chosen.items()) or "none"
        shares = [share(tally.endings[kind], tally.games) for kind in kinds]
        first = share(tally.won_by_first, tally.games)
        rows.append([name, first, _lengths(tally)[1], *shares])
    return page.table([*head, *(kind.replace("_", " ") for kind in kinds)], rows)


def _value(value: bool | int) -> str:
    """A switch or a number in words."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def options_section(game: Game, count: int, reading: Reading) -> str:
    """The section on the game's options, each turned alone."""
    seats = min(4, game.seats[-1])
    told = f"{count:,} games of random play a row with {seats} seats; shares in per cent."
    return f"{page.where()}\n\n{told}\n\n{options_table(game, seats, count, reading)}"


def sections(game: Game, by_random: int, by_greedy: int) -> Iterator[tuple[str, str]]:
    """The measured sections of a game's page, as they become ready."""
    reading = READINGS[game.name]
    if by_random:
        random = [by_chance(game, seats, by_random) for seats in game.seats]
        yield "Random play", section(random, reading)
        yield "Options, random play", options_section(game, by_random, reading)
    if by_greedy:
        greedy = [by_bot(game, seats, by_greedy, "greedy") for seats in game.seats]
        yield "Greedy play", section(greedy, reading)


@click.command()
@click.option("--game", "name", default="possession", show_default=True)
@click.option("--games", "by_random", default=20000, show_default=True, help="Random games a row.")
@click.option("--greedy", "by_greedy", default=400, show_default=True, help="Greedy games a row.")
@click.option(
    "--folder", type=click.Path(path_type=pathlib.Path), default=pathlib.Path("docs/balance")
)
def main(name: str, by_random: int, by_greedy: int, folder: pathlib.Path) -> None:
    """Count many games of every number of seats and write the page of the game's balance."""
    if name not in READINGS:
        raise GameError(f"no balance of {name!r} is counted: choose one of {', '.join(READINGS)}")
    path = folder / f"{name}.md"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# The balance of {name.capitalize()}\n", encoding="utf-8")
    for title, text in sections(games.load(name), by_random, by_greedy):
        click.echo(text)
        page.put_section(path, title, text)


if __name__ == "__main__":
    main()
