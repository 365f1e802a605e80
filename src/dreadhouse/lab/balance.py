"""How fair a game is: win shares by seat and by first player, endings and length, by counting.

python -m dreadhouse.lab.balance --game possession --games 20000 --greedy 400
"""

from __future__ import annotations

import pathlib
from collections.abc import Iterator
from typing import Any

import click

from dreadhouse import games
from dreadhouse.kernel.game import Game
from dreadhouse.lab import page
from dreadhouse.lab.figures import Share, Tally, median_interval
from dreadhouse.lab.grid import in_words
from dreadhouse.lab.playing import Job, play
from dreadhouse.lab.spread import spread

SEED = "balance"
IN_A_JOB = 100


def counted(
    game: Game,
    seats: int,
    count: int,
    bot: str,
    options: dict[str, Any] | None = None,
    workers: int = 1,
) -> Tally:
    """Games in which all seats play alike, by a bot."""
    jobs = [
        Job(
            game=game.name,
            cell=0,
            options=options or {},
            bots=(bot,) * seats,
            seed=SEED,
            first=first,
            count=min(IN_A_JOB, count - first),
        )
        for first in range(0, count, IN_A_JOB)
    ]
    tally = Tally()
    for _, played in spread(jobs, play, workers=workers):
        for row in played.games:
            tally.add(row)
    return tally


def share(count: float, of: int) -> str:
    """A share in per cent with the interval that it leaves open."""
    return str(Share(count, of))


def wins_table(tallies: list[Tally], who: str) -> str:
    """The wins of each seat and of the first player."""
    most = max(tally.seats for tally in tallies)
    head = ["seats", "games", *(f"seat {seat + 1}" for seat in range(most)), who, "a fair share"]
    rows = []
    for tally in tallies:
        cells = [str(share) for share in tally.by_seat] + [""] * (most - tally.seats)
        fair = f"{100 / tally.seats:.1f}"
        rows.append([str(tally.seats), f"{tally.games:,}", *cells, str(tally.by_first), fair])
    return page.table(head, rows)


def endings_table(tallies: list[Tally]) -> str:
    """How the games end."""
    kinds = sorted({kind for tally in tallies for kind in tally.endings})
    head = ["seats", *(kind.replace("_", " ") for kind in kinds), "won together"]
    rows = [
        [
            str(tally.seats),
            *(str(tally.ending(kind)) for kind in kinds),
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
    low, high = median_interval(tally.lengths)
    return [
        str(tally.seats),
        f"{tally.length_at(0.5)} ({low:g} to {high:g})",
        *(str(tally.length_at(part)) for part in (0.05, 0.95, 1.0)),
        f"{tally.decisions / tally.games:,.0f}",
    ]


def section(tallies: list[Tally], game: Game) -> str:
    """One section of the page: shares in per cent, with 95 % intervals in brackets."""
    counts = game.counts
    return "\n\n".join(
        [
            page.where(),
            f"Wins, in per cent, and how much of that {counts.who} has:",
            wins_table(tallies, counts.who),
            "Endings, in per cent:",
            endings_table(tallies),
            "Length:",
            lengths_table(tallies, counts.unit),
        ]
    )


def variants(game: Game) -> list[dict[str, bool | int]]:
    """Every option turned alone: a switch the other way, a number to its ends."""
    found: list[dict[str, bool | int]] = [{}]
    for option in game.options:
        values = [not option.default] if option.is_switch else [option.least, option.most]
        found += [{option.id: value} for value in values if value != option.default]
    return found


def options_table(game: Game, seats: int, count: int, workers: int = 1) -> str:
    """What each option alone changes."""
    head = ["option", game.counts.who, f"median {game.counts.unit}"]
    tallies = [
        (chosen, counted(game, seats, count, "random", chosen, workers))
        for chosen in variants(game)
    ]
    kinds = sorted({kind for _, tally in tallies for kind in tally.endings})
    rows = []
    for chosen, tally in tallies:
        shares = [str(tally.ending(kind)) for kind in kinds]
        name = in_words(chosen) if chosen else "none"
        rows.append([name, str(tally.by_first), _lengths(tally)[1], *shares])
    return page.table([*head, *(kind.replace("_", " ") for kind in kinds)], rows)


def options_section(game: Game, count: int, workers: int = 1) -> str:
    """The section on the game's options, each turned alone."""
    seats = min(4, game.seats[-1])
    told = f"{count:,} games of random play a row with {seats} seats; shares in per cent."
    return f"{page.where()}\n\n{told}\n\n{options_table(game, seats, count, workers)}"


def sections(
    game: Game, by_random: int, by_greedy: int, workers: int = 1
) -> Iterator[tuple[str, str]]:
    """The measured sections of a game's page, as they become ready."""
    if by_random:
        yield "Random play", section(_every_table(game, by_random, "random", workers), game)
        yield "Options, random play", options_section(game, by_random, workers)
    if by_greedy:
        yield "Greedy play", section(_every_table(game, by_greedy, "greedy", workers), game)


def _every_table(game: Game, count: int, bot: str, workers: int) -> list[Tally]:
    """A tally for every number of seats."""
    return [counted(game, seats, count, bot, workers=workers) for seats in game.seats]


@click.command()
@click.option("--game", "name", default="possession", show_default=True)
@click.option("--games", "by_random", default=20000, show_default=True, help="Random games a row.")
@click.option("--greedy", "by_greedy", default=400, show_default=True, help="Greedy games a row.")
@click.option("--workers", default=0, help="How many processes; one for each core if left out.")
@click.option(
    "--folder", type=click.Path(path_type=pathlib.Path), default=pathlib.Path("docs/balance")
)
def main(name: str, by_random: int, by_greedy: int, workers: int, folder: pathlib.Path) -> None:
    """Count many games of every number of seats and write the page of the game's balance."""
    game = games.load(name)
    path = folder / f"{name}.md"
    if not path.exists():
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(f"# The balance of {name.capitalize()}\n", encoding="utf-8")
    for title, text in sections(game, by_random, by_greedy, workers):
        click.echo(text)
        page.put_section(path, title, text)


if __name__ == "__main__":
    main()
