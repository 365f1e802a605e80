"""The commands of the laboratory: simulate, balance, tournament.

Everything they need is loaded when they run, so that help answers at once.
"""

from __future__ import annotations

import pathlib
import shlex
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from dreadhouse.kernel.game import Game
    from dreadhouse.lab.runs import Where

FOLDER = click.Path(path_type=pathlib.Path, file_okay=False)
FILE = click.Path(path_type=pathlib.Path, dir_okay=False)

Command = Callable[..., Any]


def examples(*lines: str) -> str:
    """The examples below a command's help, each on its own line."""
    return "\b\nExamples:\n" + "\n".join(f"  dreadhouse {line}" for line in lines)


def shared(command: Command) -> Command:
    """What all three commands take: where games are played, from which seed, into which folder."""
    for option in (
        click.option("--to", type=FOLDER, help="The folder of the results, GAME-COMMAND usually."),
        click.option(
            "--on",
            type=click.Choice(["pool", "ray"]),
            default="pool",
            show_default=True,
            help="Processes of this machine, or a Ray cluster (RAY_ADDRESS names a running one).",
        ),
        click.option(
            "--workers",
            type=click.IntRange(0),
            default=0,
            help="How many processes; one for each core when left out.",
        ),
        click.option("--seed", default="0", show_default=True, help="Any text: the same games."),
        click.option(
            "--story",
            "stories",
            multiple=True,
            type=FOLDER,
            help="The folder of a story that is simulated here; may be repeated.",
        ),
    ):
        command = option(command)
    return command


OPTION = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUES",
    help="A value, several (50,100), or a range LOW:HIGH:STEP; may be repeated.",
)


@click.command(
    epilog=examples(
        "simulate insanity --bots greedy --games 2000",
        "simulate insanity --option life=60:140:20 --option sanity=60:140:20 --games 400",
        "simulate possession --seats 4 --bots random --games 20000 --on ray",
    ),
    short_help="Play many games of bots and report what came out.",
)
@click.argument("game")
@click.option("--seats", type=click.IntRange(0), default=0, help="How many seats.")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="One bot for all seats, or one for each seat: greedy,random; MODULE:CLASS is your own.",
)
@click.option("--games", "count", default=1000, show_default=True, help="Games a setting.")
@OPTION
@click.option("--rotate", is_flag=True, help="Bots move on by one seat after each game.")
@click.option("--decisions", is_flag=True, help="Keep a row a decision as well.")
@shared
def simulate(
    game: str,
    seats: int,
    bots: str,
    count: int,
    options: tuple[str, ...],
    rotate: bool,
    decisions: bool,
    seed: str,
    workers: int,
    on: str,
    to: pathlib.Path | None,
    stories: tuple[pathlib.Path, ...],
) -> None:
    """Play GAME by bots, every combination of the options, and keep a row a game.

    An interrupted run goes on where it stopped when the same command is given again.
    """
    from dreadhouse.lab import simulate as lab

    plan = lab.plan_of(_game(game, stories), bots, seats, options, count, seed)
    plan.rotates, plan.keeps_decisions, plan.stories = rotate, decisions, _named(stories)
    folder = to or pathlib.Path(f"{game}-simulate")
    sys.exit(lab.simulate(plan, folder, _where(on, workers), _typed()))


@click.command(
    epilog=examples(
        "balance insanity --option life=40:140 --option sanity=20:140 "
        "--target first_seat=0.5 --target length=20:30",
    ),
    short_help="Search options that bring a game to a target.",
)
@click.argument("game")
@click.option("--seats", type=click.IntRange(0), default=0, help="How many seats.")
@click.option("--bots", default="greedy", show_default=True, help="One bot, or one for each seat.")
@click.option("--games", "count", default=200, show_default=True, help="Games a trial.")
@click.option("--trials", default=40, show_default=True, help="How many settings are tried.")
@OPTION
@click.option(
    "--target",
    "targets",
    multiple=True,
    required=True,
    metavar="MEASURE=VALUE",
    help="What a measure should be, a value or LOW:HIGH: first_seat=0.5; may be repeated.",
)
@shared
def balance(
    game: str,
    seats: int,
    bots: str,
    count: int,
    trials: int,
    options: tuple[str, ...],
    targets: tuple[str, ...],
    seed: str,
    workers: int,
    on: str,
    to: pathlib.Path | None,
    stories: tuple[pathlib.Path, ...],
) -> None:
    """Search the options of GAME for the best compromises between targets.

    A wrong MEASURE is answered by the list of all. The same command goes on where it stopped;
    more --trials go on as well.
    """
    from dreadhouse.lab import simulate as lab
    from dreadhouse.lab import tuning

    house = _game(game, stories)
    plan = lab.plan_of(house, bots, seats, (), count, seed)
    plan.stories = _named(stories)
    wanted = tuning.Search(house, plan, options, targets, trials)
    folder = to or pathlib.Path(f"{game}-balance")
    sys.exit(tuning.search(wanted, folder, _where(on, workers), _typed()))


@click.command(
    epilog=examples(
        "tournament insanity --bots random,greedy --games 50",
        "tournament possession --seats 4 --bots random,greedy,my_bots:HighRoller --swiss "
        "--rounds 5",
    ),
    short_help="Let bots play each other and rate them.",
)
@click.argument("game")
@click.option("--seats", type=click.IntRange(0), default=0, help="How many seats.")
@click.option("--bots", required=True, help="The bots between commas; MODULE:CLASS is your own.")
@click.option("--games", "count", default=20, show_default=True, help="Games a pairing.")
@click.option("--rounds", default=1, show_default=True, help="How many rounds.")
@click.option("--swiss", is_flag=True, help="Pair by points instead of everybody with everybody.")
@OPTION
@shared
def tournament(
    game: str,
    seats: int,
    bots: str,
    count: int,
    rounds: int,
    swiss: bool,
    options: tuple[str, ...],
    seed: str,
    workers: int,
    on: str,
    to: pathlib.Path | None,
    stories: tuple[pathlib.Path, ...],
) -> None:
    """Let bots meet in GAME and rate them, with what is uncertain about the ratings."""
    from dreadhouse.lab import tournament as lab

    house = _game(game, stories)
    wanted = lab.Tournament(house, bots, seats, count, rounds, swiss, options, seed)
    wanted.stories = _named(stories)
    folder = to or pathlib.Path(f"{game}-tournament")
    sys.exit(lab.hold(wanted, folder, _where(on, workers), _typed()))


def _where(on: str, workers: int) -> Where:
    from dreadhouse.lab.extras import need
    from dreadhouse.lab.runs import Where

    need("lab")
    if on == "ray":
        need("ray")
    return Where(on, workers)


def _named(stories: tuple[pathlib.Path, ...]) -> list[str]:
    """The folders of stories as workers find them, wherever they run."""
    return [str(story.resolve()) for story in stories]


def _game(name: str, stories: tuple[pathlib.Path, ...]) -> Game:
    """A game of the catalogue or of a story; a wrong name is a misuse and lists the right ones."""
    from dreadhouse import games
    from dreadhouse.kernel.errors import BadOption, GameError

    if stories:
        from dreadhouse.workshop import shelving

        shelving.put_on_shelf(stories)
    try:
        return games.load(name)
    except GameError as problem:
        raise BadOption(str(problem)) from problem


def _typed() -> str:
    """The command as it was typed, for the report."""
    return shlex.join(["dreadhouse", *sys.argv[1:]])


COMMANDS = (simulate, balance, tournament)
