"""How strong the bots are, by matches: the page docs/bots.md.

python -m dreadhouse.lab.strength --game insanity --games 100

A search of 200 milliseconds would play worse on a busy machine. So it is measured with as many
tries as 200 milliseconds of processor time are worth in this game, and the number is printed.
"""

from __future__ import annotations

import functools
import multiprocessing
import pathlib
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Final

import click

from dreadhouse import bots, games
from dreadhouse.bots.base import Bot
from dreadhouse.bots.search import levels
from dreadhouse.bots.search.levels import Level
from dreadhouse.bots.search.thinking import Thinking
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import State
from dreadhouse.lab import page
from dreadhouse.lab.balance import share
from dreadhouse.lab.bench import form
from dreadhouse.lab.matches import play, seed_of

HEAD: Final = """# How strong the bots are

Every section is written by `python -m dreadhouse.lab.strength --game GAME`.
One bot sits among bots of another name, in every seat equally often.
In brackets stands what the number of games leaves open (Wilson, 95 %).
Beside it stands what a bot of the other name wins in the same place.
Where all can win or lose together, that is the yardstick, not a fair share.
A search is bounded by tries here, so that neighbours on the machine cannot weaken it.
How many tries 200 ms of processor time are worth was measured first.
"""
SECONDS: Final = 0.2
SAMPLES: Final = 12
TRIES_OF_SAMPLE: Final = 100
SEATS: Final = {"possession": 4, "betrayal": 4, "pandemonium": 4}


@dataclass
class Contest:
    """One bot among others, which all are of another name; `others` alone when they are alike."""

    name: str
    among: str
    games: int = 0
    points: float = 0.0
    decisions: int = 0
    seconds: float = 0.0

    @property
    def milliseconds(self) -> float:
        """What a decision of the bot took, in processor time."""
        return 1e3 * self.seconds / max(1, self.decisions)


class Watched(Bot):
    """A bot whose thinking is timed, where it has a choice."""

    def __init__(self, bot: Bot, contest: Contest) -> None:
        super().__init__(b"")
        self.bot = bot
        self.contest = contest

    def pick(self, state: State, seat: int) -> int:
        """The pick of the bot, on the clock."""
        if len(state.options(seat)) == 1:
            return self.bot.pick(state, seat)
        begun = time.process_time()
        picked = self.bot.pick(state, seat)
        self.contest.seconds += time.process_time() - begun
        self.contest.decisions += 1
        return picked


def seats_of(game: Game) -> int:
    """How many sit at the table of a match."""
    return SEATS.get(game.name, game.seats[0])


def hold(game: Game, name: str, among: str, count: int, workers: int = 1) -> Contest:
    """A contest of so many games; the bot moves on by a seat after each."""
    contest = Contest(name, among)
    for one in _each(game.name, name, among, count, workers):
        contest.games += one.games
        contest.points += one.points
        contest.decisions += one.decisions
        contest.seconds += one.seconds
    return contest


def _each(game: str, name: str, among: str, count: int, workers: int) -> Iterator[Contest]:
    play_one = functools.partial(hold_one, game, name, among)
    if workers == 1:
        yield from map(play_one, range(count))
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        yield from pool.map(play_one, range(count))


def hold_one(name_of_game: str, name: str, among: str, number: int) -> Contest:
    """One game of a contest: its deal and the bot's place follow from its number."""
    game, contest = games.load(name_of_game), Contest(name, among, games=1)
    seats = seats_of(game)
    place, seed = number % seats, seed_of(number // seats)
    seated = [name if seat == place else among for seat in range(seats)]
    players = [bots.load(bot, seed + bytes([seat])) for seat, bot in enumerate(seated)]
    players[place] = Watched(players[place], contest)
    result, _ = play(game, players, {}, seed)
    contest.points = result[place]
    return contest


def tries_worth(game: Game, seconds: float) -> int:
    """How many tries of a search fit into so much processor time, in the middle of a game."""
    times = []
    for state in middles(game):
        thinking = Thinking(state, state.seat, Level(tries=TRIES_OF_SAMPLE), Dice(seed_of(1)))
        begun = time.process_time()
        thinking.run()
        times.append((time.process_time() - begun) / TRIES_OF_SAMPLE)
    return max(10, round(seconds / statistics.median(times) / 10) * 10)


def middles(game: Game) -> list[State]:
    """Choices out of games that greedy bots play, where there is more than one option."""
    found: list[State] = []
    for number in range(SAMPLES):
        seats = seats_of(game)
        players = [bots.load("greedy", seat) for seat in range(seats)]
        state = game.start(seats, {}, seed_of(number))
        choices: list[State] = []
        while state.result is None:
            if len(state.options(state.seat)) > 1:
                choices.append(state.copy())
            state.apply(players[state.seat].pick(state, state.seat), state.seat)
        found.append(choices[len(choices) * (number + 1) // (SAMPLES + 1)])
    return found


def contests(
    game: Game, worth: int, count: int, quick: int, workers: int
) -> Iterator[tuple[Contest, Contest]]:
    """The contests of a game, each with how the others do in the bot's place."""
    pairs = [("greedy", "random", quick)]
    if game.advise is not None:
        pairs += [("reader", "random", quick), ("reader", "greedy", quick)]
    pairs += [
        ("gentle", "greedy", count),
        (f"search:{levels.steady().tries}", "greedy", count),
        (f"search:{worth}", "greedy", count),
    ]
    plain: dict[str, Contest] = {}
    for name, among, of in pairs:
        if among not in plain:
            plain[among] = hold(game, among, among, quick, workers)
        yield hold(game, name, among, of, workers), plain[among]


def told(name: str) -> str:
    """What a bot is called on the page."""
    return "steady" if name == f"search:{levels.steady().tries}" else name.replace(":", ", ")


def row(contest: Contest, plain: Contest) -> list[str]:
    """One contest as a row of the page."""
    return [
        told(contest.name),
        contest.among,
        f"{contest.games:,}",
        share(contest.points, contest.games),
        share(plain.points, plain.games),
        f"{contest.milliseconds:.2f}",
    ]


def sections(game: Game, count: int, quick: int, workers: int) -> Iterator[str]:
    """The section of one game, anew with each row that is ready."""
    head = ["one", "among", "games", "wins, %", "the others in its place, %", "ms a decision"]
    worth = tries_worth(game, SECONDS)
    seats = seats_of(game)
    about = (
        f"{seats} {'seat' if seats == 1 else 'seats'}, default options, {form()}. "
        f"200 ms of processor time are worth {worth} tries of a search here."
    )
    rows = []
    for pair in contests(game, worth, count, quick, workers):
        rows.append(row(*pair))
        click.echo(" | ".join(rows[-1]))
        yield "\n\n".join([page.where(), about, page.table(head, rows)])


@click.command()
@click.option("--game", "names", multiple=True, help="A game; may be repeated. All when left out.")
@click.option("--games", "count", default=100, show_default=True, help="Games a row of searches.")
@click.option("--quick", default=400, show_default=True, help="Games a row of the other bots.")
@click.option("--workers", default=1, show_default=True, help="Processes that play at once.")
@click.option(
    "--page", "path", type=click.Path(path_type=pathlib.Path), default=pathlib.Path("docs/bots.md")
)
def main(names: tuple[str, ...], count: int, quick: int, workers: int, path: pathlib.Path) -> None:
    """Let bots play against bots and write how strong they are."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(HEAD, encoding="utf-8")
    for name in names or games.names():
        game = games.load(name)
        click.echo(f"{game.title('en')}:")
        for text in sections(game, count, quick, workers):
            page.put_section(path, game.title("en"), text)


if __name__ == "__main__":
    main()
