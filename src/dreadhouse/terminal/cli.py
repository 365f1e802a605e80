"""The command `dreadhouse`: what it can do is listed by `dreadhouse --help`.

Rules, pages and games are loaded by the command that needs them, so that help answers at once.
"""

from __future__ import annotations

import pathlib
from typing import TYPE_CHECKING, Any

import click

from dreadhouse import __version__
from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.terminal import laboratory
from dreadhouse.workshop.commands import story

if TYPE_CHECKING:
    from dreadhouse.kernel.game import Game
    from dreadhouse.kernel.record import Record

FILE = click.Path(path_type=pathlib.Path, dir_okay=False)
FOLDER = click.Path(path_type=pathlib.Path, file_okay=False)
LANGUAGE = click.option(
    "--language",
    type=click.Choice(["en", "ru"]),
    default="en",
    envvar="DREADHOUSE_LANGUAGE",
    show_default=True,
    help="The language of cards, prompts and journal.",
)


def _put_on_shelf(
    ctx: click.Context, option: click.Parameter, folders: tuple[pathlib.Path, ...]
) -> None:
    """Set stories of one's own beside the games of the house before the command runs."""
    if folders:
        from dreadhouse.workshop import shelving

        shelving.put_on_shelf(folders)


STORY = click.option(
    "--story",
    multiple=True,
    type=FOLDER,
    expose_value=False,
    callback=_put_on_shelf,
    help="The folder of a story that is played here too; may be repeated.",
)


class Misuse(click.ClickException):
    """A command that was not given what it needs; exit code 2, as for an unknown option."""

    exit_code = 2


class House(click.Group):
    """Commands whose mistakes end in one plain sentence."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; a GameError is told without a traceback."""
        try:
            return super().invoke(ctx)
        except BadOption as problem:
            raise Misuse(str(problem)) from problem
        except GameError as problem:
            raise click.ClickException(str(problem)) from problem


def examples(*lines: str) -> str:
    """The examples below a command's help, each on its own line."""
    return "\b\nExamples:\n" + "\n".join(f"  dreadhouse {line}" for line in lines)


@click.group(
    cls=House,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=examples(
        "games", "play insanity --seats you,greedy", "serve --port 8000 --data ./house"
    ),
)
@click.version_option(__version__, prog_name="dreadhouse")
def main() -> None:
    """Horror tabletop games under one roof."""


@main.command("games", epilog=examples("games", "games --language ru"))
@STORY
@LANGUAGE
def list_games(language: str) -> None:
    """List the games of the house."""
    from dreadhouse.terminal import reading

    reading.show_games(language)


@main.command(
    epilog=examples(
        "rules insanity", "rules insanity draw deck empty", "rules insanity --id INS-38"
    )
)
@click.argument("game")
@click.argument("words", nargs=-1)
@STORY
@click.option("--id", "id_", metavar="ID", help="The one rule or example with this id.")
def rules(game: str, words: tuple[str, ...], id_: str | None) -> None:
    """Show the rulebook of GAME, or only the rules that hold all WORDS."""
    from dreadhouse.terminal import reading

    reading.show_rules(_game(game), words, id_)


@main.command(
    epilog=examples(
        "play insanity",
        "play insanity --seats anna,bert --language ru",
        "play insanity --option start_life=20 --save game.json",
        "play --resume game.json",
    ),
    short_help="Play in this terminal, or from a script.",
)
@click.argument("game", required=False)
@STORY
@click.option(
    "--seats",
    default="",
    help="Who plays, in order of seats: a bot's name (gentle, steady, merciless; greedy, random, "
    "reader), or any other name for a person; you,greedy when left out.",
)
@click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option; may be repeated."
)
@click.option("--seed", help="64 hexadecimal digits or any text: the same dice again.")
@click.option("--save", "save", type=FILE, help="Keep the game in this file.")
@click.option("--resume", type=FILE, help="Go on with a saved game.")
@LANGUAGE
def play(
    game: str | None,
    seats: str,
    options: tuple[str, ...],
    seed: str | None,
    save: pathlib.Path | None,
    resume: pathlib.Path | None,
    language: str,
) -> None:
    """Play GAME in this terminal; over a pipe in plain lines, so that scripts can drive it."""
    from dreadhouse.terminal import opening

    if resume is None:
        if game is None:
            raise click.UsageError("Say which GAME to play, or --resume a saved one.")
        opening.begin(_game(game), seats, options, seed, language, save)
        return
    record = _record(resume)
    if game not in (None, record.game):
        raise BadOption(f"{resume} is a game of {record.game}, not of {game}")
    if options or seed:
        raise BadOption("a saved game keeps its options and its seed: leave them out")
    opening.resume(record, seats, language, save or resume)


@main.command(
    epilog=examples(
        "serve --open",
        "serve --story my-story --story another-story",
        "serve --host 0.0.0.0 --port 80 --data /var/lib/dreadhouse",
        "serve --database postgresql://dread@localhost/dread",
    )
)
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@click.option(
    "--host", default="127.0.0.1", show_default=True, help="0.0.0.0 lets other computers in."
)
@click.option(
    "--data",
    type=FOLDER,
    default=pathlib.Path("dreadhouse-data"),
    show_default=True,
    help="The folder that keeps the tables.",
)
@click.option("--database", metavar="URL", default="", help="PostgreSQL instead of SQLite.")
@click.option("--open", "browse", is_flag=True, help="Open the house in a browser.")
@STORY
def serve(port: int, host: str, data: pathlib.Path, database: str, browse: bool) -> None:
    """Open the house to browsers, on this computer or on others too."""
    from dreadhouse.terminal import serving

    serving.serve(port, host, data, database, browse)


@main.command(
    short_help="Tell a recorded game again.",
    epilog=examples("replay game.json", "replay game.json --at 40 --seat 0"),
)
@click.argument("file", type=FILE)
@STORY
@click.option("--at", type=click.IntRange(0), metavar="N", help="Stop after N decisions.")
@click.option("--seat", type=int, default=-1, metavar="N", help="As this seat saw it (0, 1, ...).")
@LANGUAGE
def replay(file: pathlib.Path, at: int | None, seat: int, language: str) -> None:
    """Tell the game in FILE decision by decision, then show its table."""
    from dreadhouse.terminal import reading

    reading.show_replay(_record(file), at, seat, language)


@main.command(
    short_help="Check the dice and the decisions of a record.",
    epilog=examples("verify game.json", "verify game.json --sealed 2c26b46b68ffc68ff99b453c..."),
)
@click.argument("file", type=FILE)
@STORY
@click.option("--sealed", default="", metavar="HEX", help="The dice's fingerprint as you saw it.")
@click.option(
    "--committed", default="", metavar="HEX", help="The secret's fingerprint as you saw it."
)
def verify(file: pathlib.Path, sealed: str, committed: str) -> None:
    """Check the dice and the decisions of FILE; exit code 1 when something is not true."""
    from dreadhouse.terminal import verifying

    checks = verifying.examine(_record(file), sealed, committed)
    for check in checks:
        click.echo(str(check))
    if any(check.is_broken for check in checks):
        raise GameError("this record does not stand: see what is marked with 'no'")
    click.echo("This record stands.")


@main.command(
    short_help="Cut a failing record down to its core.",
    epilog=examples("shrink report.json --to short.json"),
)
@click.argument("file", type=FILE)
@STORY
@click.option("--to", type=FILE, help="Write the short record here instead of printing it.")
def shrink(file: pathlib.Path, to: pathlib.Path | None) -> None:
    """Cut a record or bug report that crashes the rules down to its shortest crash."""
    from dreadhouse.terminal import shrinking

    short = shrinking.shortest(_playable(shrinking.read(file)))
    click.echo(f"{len(short.decisions)} decisions still fail.", err=True)
    if to is None:
        click.echo(short.to_json().decode())
    else:
        short.save(to)


def _game(name: str) -> Game:
    """A game of the catalogue; a wrong name is a misuse and lists the right ones."""
    from dreadhouse import games

    try:
        return games.load(name)
    except games.NotHere as problem:
        raise BadOption(str(problem)) from problem
    except GameError as problem:
        known = ", ".join(games.shelf())
        raise BadOption(f"there is no game called {name!r}: choose {known}") from problem


def _record(path: pathlib.Path) -> Record:
    """A record from a file, ready to be played again."""
    from dreadhouse.kernel import record

    return _playable(record.load(path))


def _playable(record: Record) -> Record:
    """The record, if its game is known here and its dice can be thrown again."""
    from dreadhouse import games

    games.load(record.game)
    if not record.seed:
        raise GameError("this record holds no seed yet: take it again when the game is over")
    return record


main.add_command(story)
for command in laboratory.COMMANDS:
    main.add_command(command)

if __name__ == "__main__":
    main()
