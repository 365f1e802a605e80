"""The commands `dreadhouse story ...`: everything that an author needs beside an editor.

What a command does is loaded when it runs, so that help answers at once.
"""

from __future__ import annotations

import json
import pathlib
import sys
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from collections.abc import Callable

    from dreadhouse.games.danger.story import Story
    from dreadhouse.workshop.checking import Check

STORY = click.argument("folder", type=click.Path(path_type=pathlib.Path))
FILE = click.Path(path_type=pathlib.Path, dir_okay=False)
PLAYS = click.option(
    "--plays",
    type=click.IntRange(0, 10_000_000),
    default=10_000,
    show_default=True,
    help="How many plays are simulated.",
)
SEED = click.option("--seed", type=int, default=1, show_default=True, help="The same dice again.")
JSON = click.option("--json", "is_json", is_flag=True, help="Write JSON for other programs.")
CLEAN, ODD, WRONG = 0, 1, 2


def examples(*lines: str) -> str:
    """The examples below a command's help, each on its own line."""
    return "\b\nExamples:\n" + "\n".join(f"  dreadhouse story {line}" for line in lines)


@click.group(
    "story",
    short_help="Write, check, draw and try out adventures.",
    epilog=examples("new my-story", "check my-story", "play my-story"),
)
def story() -> None:
    """Write, check, draw and try out adventures for House of Danger.

    A story is a folder; docs/guide/write-a-story.md shows how to write one.
    """


@story.command("new", epilog=examples("new my-story", 'new my-story --title "The Late Train"'))
@STORY
@click.option("--title", default="A New Story", show_default=True)
def new(folder: pathlib.Path, title: str) -> None:
    """Begin a story: a FOLDER with three cards that passes the check."""
    from dreadhouse.workshop import fresh

    fresh.begin(folder, title)
    click.echo(f"{folder} holds a story of three cards: dreadhouse story play {folder}")


@story.command("check", epilog=examples("check my-story", "check my-story --strict --plays 1000"))
@STORY
@PLAYS
@SEED
@JSON
@click.option("--strict", is_flag=True, help="End with 1 if there are warnings.")
@click.option("--quiet", is_flag=True, help="Only errors and warnings, no reports.")
def check(
    folder: pathlib.Path, plays: int, seed: int, is_json: bool, strict: bool, quiet: bool
) -> None:
    """Find what is wrong with a story and what looks odd.

    Ends with 0 if there is no error, 1 for warnings with --strict, 2 for errors.
    """
    from dreadhouse.workshop import checking

    found = checking.check(folder, plays, seed)
    if is_json:
        click.echo(json.dumps(checking.as_json(found), ensure_ascii=False, indent=2))
    else:
        _tell(found, quiet)
    if found.errors:
        sys.exit(WRONG)
    sys.exit(ODD if strict and found.warnings else CLEAN)


def _tell(found: Check, quiet: bool) -> None:
    for finding in found.findings:
        click.echo(finding.shown())
    if found.reports and not quiet:
        from dreadhouse.workshop.reports import tell

        for line in tell(found.reports):
            click.echo(line)
    for note in found.notes:
        click.echo(f"Note: {note}")
    errors, warnings = len(found.errors), len(found.warnings)
    told = f"{_number(errors, 'error')}, {_number(warnings, 'warning')}."
    click.echo(told[:1].upper() + told[1:])


def _number(count: int, what: str) -> str:
    return f"{count or 'no'} {what}{'' if count == 1 else 's'}"


@story.command("fmt", epilog=examples("fmt my-story", "fmt my-story --check"))
@STORY
@click.option("--check", "is_only_asked", is_flag=True, help="Only say; end with 1 if needed.")
def fmt(folder: pathlib.Path, is_only_asked: bool) -> None:
    """Bring the chapter files into their canonical form."""
    from dreadhouse.workshop import formed

    changed = formed.form(folder, is_only_asked)
    for name in changed:
        click.echo(f"{'would change' if is_only_asked else 'changed'} {name}")
    if not changed:
        click.echo("Nothing to change.")
    sys.exit(ODD if changed and is_only_asked else CLEAN)


@story.command("stats", epilog=examples("stats my-story", "stats my-story --plays 1000 --json"))
@STORY
@PLAYS
@SEED
@JSON
def stats(folder: pathlib.Path, plays: int, seed: int, is_json: bool) -> None:
    """Count a story's cards, words and ways, and what so many plays of each player meet."""
    from dreadhouse.games.danger.story import read_story
    from dreadhouse.workshop import stats as counting

    found = counting.stats(read_story(folder), plays, seed)
    if is_json:
        click.echo(json.dumps(found, ensure_ascii=False, indent=2))
        return
    for line in counting.tell(found):
        click.echo(line)


@story.command(
    "play",
    short_help="Play a story from any card on, or thousands of times by chance.",
    epilog=examples(
        "play my-story",
        "play my-story S207 --psychic 9 --danger 4 --items poker,lamp",
        "play my-story --save night.json",
        "play my-story --auto 10000",
    ),
)
@STORY
@click.argument("card", default="")
@click.option("--danger", type=click.IntRange(1), help="The Danger Mover's space.")
@click.option("--psychic", type=click.IntRange(1), help="The Psychic Mover's space.")
@click.option("--items", default="", metavar="ITEM,...", help="Items in the inventory.")
@click.option("--seats", default="", help="Who plays, as for dreadhouse play; you when left out.")
@click.option("--seed", help="The same dice again; a number with --auto.")
@click.option("--auto", "plays", type=click.IntRange(1), metavar="N", help="N random plays.")
@click.option("--save", type=FILE, help="Keep the play in this file.")
@click.option("--language", type=click.Choice(["en", "ru"]), default="en", show_default=True)
def play(
    folder: pathlib.Path,
    card: str,
    danger: int | None,
    psychic: int | None,
    items: str,
    seats: str,
    seed: str | None,
    plays: int | None,
    save: pathlib.Path | None,
    language: str,
) -> None:
    """Play the story in FOLDER in this terminal, from its start or from CARD on.

    With --auto it is played by chance: every play has to end, and none may be stuck.
    """
    from dreadhouse.games.danger.story import read_story
    from dreadhouse.workshop import playing

    held = tuple(word.strip() for word in items.split(",") if word.strip())
    start = playing.Start(card, danger or 0, psychic or 0, held)
    read = read_story(folder)
    if plays is None:
        playing.play(read, start, seats, seed, language, save)
        return
    number = int(seed) if seed and seed.lstrip("-").isdecimal() else 1
    found = playing.soak(read, start, len(seats.split(",")), plays, number)
    click.echo(str(found))
    sys.exit(ODD if found.stuck else CLEAN)


@story.command(
    "graph", epilog=examples("graph my-story --to story.svg", "graph my-story --as mermaid")
)
@STORY
@click.option("--to", type=FILE, help="Write here; the ending .svg, .dot or .mmd tells how.")
@click.option("--as", "form", type=click.Choice(["svg", "dot", "mermaid"]), help="How to draw.")
@click.option("--no-clues", is_flag=True, help="Story cards only.")
def graph(folder: pathlib.Path, to: pathlib.Path | None, form: str | None, no_clues: bool) -> None:
    """Draw a story: chapters as frames, unreachable cards and dead ends in red."""
    from dreadhouse.games.danger.story import look_at
    from dreadhouse.workshop import graph as drawing

    kinds = {".dot": "dot", ".gv": "dot", ".mmd": "mermaid", ".md": "mermaid"}
    form = form or kinds.get(to.suffix if to else "", "svg")
    drawn = look_at(folder).story
    if form == "svg":
        picture = drawing.svg(drawn, not no_clues)
    else:
        write: Callable[[Story, bool], str] = drawing.dot
        if form == "mermaid":
            write = drawing.mermaid
        picture = write(drawn, not no_clues).encode()
    _put(picture, to)


def _put(content: bytes, to: pathlib.Path | None) -> None:
    """Write to a file, or to the screen."""
    from dreadhouse.kernel.errors import GameError

    if to is None:
        sys.stdout.buffer.write(content)
        return
    try:
        to.write_bytes(content)
    except OSError as broken:
        why = (broken.strerror or "unknown reason").lower()
        raise GameError(f"{to} cannot be written: {why}") from broken
    click.echo(f"Wrote {to}.", err=True)


@story.command(
    "export", epilog=examples("export my-story --to story.html", "export my-story --as ink")
)
@STORY
@click.option("--to", type=FILE, help="Write here; .twee, .json, .html or .ink tells how.")
@click.option("--as", "form", type=click.Choice(["twee", "json", "html", "ink"]))
def export(folder: pathlib.Path, to: pathlib.Path | None, form: str | None) -> None:
    """Write a story for Twine (Twee 3, JSON or HTML) or as ink source."""
    from dreadhouse.workshop import exchange

    form = form or exchange.ENDINGS.get(to.suffix if to else "", "twee")
    _put(exchange.export(folder, form).encode(), to)


@story.command("import", epilog=examples("import story.html my-story", "import ch1.twee my-story"))
@click.argument("file", type=click.Path(path_type=pathlib.Path))
@STORY
def bring(file: pathlib.Path, folder: pathlib.Path) -> None:
    """Bring a Twee, Twine HTML or Twine JSON file into FOLDER.

    A story of the house comes back as it was. Of any other story texts and links come over;
    macros and scripts are never run: each is told with its line and kept as a remark.
    """
    from dreadhouse.workshop import exchange

    found = exchange.bring(file, folder)
    for finding in found.findings:
        click.echo(str(finding), err=True)
    for note in found.notes:
        click.echo(f"Note: {note}", err=True)
    click.echo(f"{found.cards} cards; wrote {', '.join(found.files) or 'nothing new'}.")


@story.command(
    "renumber",
    epilog=examples("renumber my-story S116 S140", "renumber my-story C110-C119 C150"),
)
@STORY
@click.argument("old", metavar="CARD")
@click.argument("new", metavar="ID")
def renumber(folder: pathlib.Path, old: str, new: str) -> None:
    """Give CARD, or a row of cards, other ids, with every mention of them."""
    from dreadhouse.workshop import renumbering

    moved, changed = renumbering.renumber(folder, old, new)
    for before, after in moved.items():
        click.echo(f"{before} is now {after}")
    click.echo(f"Changed {', '.join(changed)}; story fmt puts the cards in order.")


@story.command("print", epilog=examples("print my-story --to cards.html --chapter 1"))
@STORY
@click.option("--to", type=FILE, help="Write here; the screen when left out.")
@click.option("--chapter", type=click.IntRange(1, 9), default=None, help="Only this chapter.")
@click.option("--language", default="", help="A translation's words where there are any.")
def print_(
    folder: pathlib.Path, to: pathlib.Path | None, chapter: int | None, language: str
) -> None:
    """Write the cards as a page to print on both sides and cut out."""
    from dreadhouse.games.danger.story import read_story
    from dreadhouse.workshop import printing

    told = printing.in_language(read_story(folder), language)
    _put(printing.write_cards(told, chapter or 0).encode(), to)
