"""`make bench`: how fast a game is played, copied and looked at, and how strong its bots are."""

from __future__ import annotations

import pathlib
import statistics
import time
from collections.abc import Callable

import click

from dreadhouse import bots, games
from dreadhouse.bots.random_bot import play_out
from dreadhouse.kernel import state as kernel_state
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import State
from dreadhouse.lab import page
from dreadhouse.lab.matches import match, seed_of

ROUNDS = 7
USUAL_SEATS = 4
SAMPLES = 40
PEERS = [
    ["OpenSpiel gin rummy, inside C++", "138,600", "12.8"],
    ["OpenSpiel gin rummy, Python loop over C++", "59,500", "12.8"],
    ["TAG Dominion (Java)", "942,000", "4-28"],
    ["catanatron, Catan (Python)", "35,800", "25"],
    ["RLCard Uno (Python)", "34,900", "-"],
    ["python-chess (Python)", "29,200", "0.9"],
    ["PettingZoo Connect Four (Python)", "20,500", "impossible"],
    ["boardgame.io tic-tac-toe (JavaScript)", "17,800", "-"],
    ["Pokémon Showdown, first generation (JavaScript)", "11,500", "1,400"],
]


def form() -> str:
    """Which form of the rules is measured here."""
    is_plain = str(kernel_state.__file__).endswith(".py")
    return "plain Python" if is_plain else "compiled"


def seats_of(game: Game) -> int:
    """How many play a measured game: four where the game allows it."""
    return min(USUAL_SEATS, game.seats[-1])


def decisions_per_second(game: Game, seconds: float) -> list[float]:
    """Random play from deal to end, several rounds of so many seconds each."""
    stream = Dice(seed_of(1))
    rates = []
    number = 0
    for _ in range(ROUNDS):
        decisions, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            decisions += play_out(game.start(seats_of(game), {}, seed_of(number)), stream)
            number += 1
        rates.append(decisions / spent)
    return rates


def middles(game: Game) -> list[State]:
    """States from the middle of random games."""
    found = []
    for number in range(SAMPLES):
        stream = Dice(seed_of(number))
        length = play_out(game.start(seats_of(game), {}, seed_of(number)), stream)
        stream = Dice(seed_of(number))
        state = game.start(seats_of(game), {}, seed_of(number))
        for _ in range(length // 2):
            options = state.options(state.seat)
            state.apply(options[stream.below(len(options))], state.seat)
        found.append(state)
    return found


def microseconds(task: Callable[[State], object], states: list[State], seconds: float) -> float:
    """The median time of a task over mid-game states."""
    times = []
    share = seconds / len(states)
    for state in states:
        count, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < share:
            for _ in range(20):
                task(state)
            count += 20
        times.append(spent / count * 1e6)
    return statistics.median(times)


def greedy_milliseconds(states: list[State]) -> tuple[float, float]:
    """How long the greedy bot thinks about a mid-game decision: median and longest."""
    bot = bots.load("greedy", seed_of(7))
    times = []
    for state in states:
        begun = time.process_time()
        bot.pick(state, state.seat)
        times.append((time.process_time() - begun) * 1e3)
    return statistics.median(times), max(times)


def measure(game: Game, seconds: float, games_of_match: int) -> str:
    """All measurements of one game, as text for the page."""
    rates = decisions_per_second(game, seconds)
    states = middles(game)
    copies = microseconds(lambda s: s.copy(), states, seconds)
    dice = Dice(seed_of(3))
    rows = [
        ["random play, decisions/s, median round", f"{statistics.median(rates):,.0f}"],
        ["random play, decisions/s, best round", f"{max(rates):,.0f}"],
        ["copy of a mid-game state, µs", f"{copies:.2f}"],
        ["view, µs", f"{microseconds(lambda s: s.view(s.seat), states, seconds):.1f}"],
        [
            "determinize, µs",
            f"{microseconds(lambda s: s.determinize(s.seat, dice), states, seconds):.1f}",
        ],
        [
            "greedy, ms a decision (median, longest)",
            "{:.1f}, {:.1f}".format(*greedy_milliseconds(states)),
        ],
        [
            f"one greedy against random, {games_of_match} games",
            _strength(game, games_of_match),
        ],
    ]
    ours = [f"Dreadhouse {game.name}, {form()}", rows[0][1], rows[2][1]]
    peers = sorted([ours, *PEERS], key=lambda row: -float(row[1].replace(",", "")))
    return "\n\n".join(
        [
            page.where(),
            page.table([f"{game.name}, {seats_of(game)} seats, {form()}", "measured"], rows),
            "Beside others, measured on such a machine in random play:",
            page.table(["system", "decisions/s", "copy, µs"], peers),
        ]
    )


def _strength(game: Game, count: int) -> str:
    score = match(game, ("greedy", "random"), count, {}, seats_of(game))
    low, high = score.interval
    fair = 100 / seats_of(game)
    share = f"{100 * score.share:.1f} % won (95 %: {100 * low:.1f} to {100 * high:.1f})"
    return f"{share}, a fair share is {fair:g} %"


@click.command()
@click.option("--game", "names", multiple=True, help="All games of the house by default.")
@click.option("--seconds", default=2.0, show_default=True, help="Time for each measurement.")
@click.option("--games", "count", default=200, show_default=True, help="Games of the match.")
@click.option(
    "--page",
    "path",
    type=click.Path(path_type=pathlib.Path),
    default=pathlib.Path("docs/benchmarks.md"),
    show_default=True,
)
def main(names: tuple[str, ...], seconds: float, count: int, path: pathlib.Path) -> None:
    """Measure games and write the page of benchmarks."""
    for name in names or games.names():
        measured = measure(games.load(name), seconds, count)
        click.echo(measured)
        page.put_section(path, f"{name.capitalize()}, {form()}", measured)


if __name__ == "__main__":
    main()
