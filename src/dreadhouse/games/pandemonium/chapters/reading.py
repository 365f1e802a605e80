"""Chapters read from their data files: every file is checked, then built of blocks."""

# mypyc: no

from __future__ import annotations

import pathlib
import tomllib

import msgspec

from dreadhouse.games.pandemonium.chapters import shapes
from dreadhouse.games.pandemonium.chapters.block import Block, BuiltChapter
from dreadhouse.games.pandemonium.chapters.calling import Call
from dreadhouse.games.pandemonium.chapters.commanding import Command
from dreadhouse.games.pandemonium.chapters.invoking import Invocation
from dreadhouse.games.pandemonium.chapters.kid import Exit, Led
from dreadhouse.games.pandemonium.chapters.leaving import Engine, Vehicle
from dreadhouse.games.pandemonium.chapters.marks import FLAGS
from dreadhouse.games.pandemonium.chapters.rivals import Elimination
from dreadhouse.games.pandemonium.chapters.sealing import Collapse, Seals
from dreadhouse.games.pandemonium.chapters.siege import Arrival, Siege
from dreadhouse.games.pandemonium.ground.names import cell_named, edge_named
from dreadhouse.games.pandemonium.ground.tiles import plan_of_board
from dreadhouse.games.pandemonium.rules.chapter import DEATHS, Chapter
from dreadhouse.games.pandemonium.rules.printed import ALLIES, PERSONAS, TOKENS, Printed
from dreadhouse.games.pandemonium.state import ELIMINATION, MODES
from dreadhouse.kernel.errors import GameError

NONE = -1


def read_folder(folder: pathlib.Path, printed: Printed) -> list[Chapter]:
    """Every chapter of a folder by its number."""
    files = [read_file(path) for path in sorted(folder.glob("*.toml"))]
    files.sort(key=lambda file: file.number)
    return [build(file, printed) for file in files]


def read_file(path: pathlib.Path) -> shapes.ChapterFile:
    """One file, checked field by field."""
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
        return msgspec.convert(tables, shapes.ChapterFile)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as problem:
        raise GameError(f"chapters/{path.name}: {problem}") from problem


def build(file: shapes.ChapterFile, printed: Printed) -> Chapter:
    """One chapter of its file; a name that is not known is told with the file."""
    try:
        return Builder(file, printed).build()
    except (KeyError, ValueError) as problem:
        raise GameError(f"chapters/{file.id}.toml: there is no such thing: {problem}") from problem


class Builder:
    """Builds one chapter of its file."""

    def __init__(self, file: shapes.ChapterFile, printed: Printed) -> None:
        self.file = file
        self.printed = printed
        self.plan = plan_of_board(file.board, tuple(file.exits))

    def build(self) -> Chapter:
        """Blocks in the order of the file."""
        file = self.file
        blocks = [self.block(row) for row in file.block]
        kind = Elimination if MODES.index(file.mode) == ELIMINATION else BuiltChapter
        chapter = kind(file.id, file.number, self.plan, blocks)
        self.set_up(chapter)
        chapter.mode = MODES.index(file.mode)
        chapter.token_bonus = file.token_bonus
        chapter.night_dice = file.night_dice
        chapter.generator_again = file.generator_again
        chapter.still_allies = [
            self.persona(row.ally) for row in file.block if isinstance(row, shapes.Led)
        ]
        return chapter

    def set_up(self, chapter: BuiltChapter) -> None:
        """Start, tokens and figures (DIA-1)."""
        file = self.file
        chapter.start = [self.cell(name) for name in file.start]
        chapter.first_round = file.first_round
        chapter.items = file.items
        chapter.souls = file.souls
        chapter.pair_items = file.pair_items
        chapter.pair_souls = file.pair_souls
        chapter.most_appear = file.most_appear
        chapter.pair_most_appear = file.pair_most_appear
        chapter.death = DEATHS.index(file.death)
        chapter.least_seats = file.seats[0]
        chapter.has_pacts = file.pacts
        chapter.tokens = [[TOKENS.index(kind), self.cell(at)] for kind, at in file.tokens]
        chapter.evil_barricades = [edge_named(self.plan, edge) for edge in file.evil_barricades]
        chapter.allies = [[self.persona(id), self.cell(at)] for id, at in file.allies.items()]
        chapter.bosses = [[self.figure(id), self.cell(at)] for id, at in file.bosses.items()]
        chapter.without = [self.printed.cards.index(card) for card in file.without]

    # ---- blocks

    def block(self, row: shapes.BlockRow) -> Block:
        """The mechanic of one row."""
        if isinstance(row, shapes.Vehicle):
            token = TOKENS.index(row.needs) if row.needs else NONE
            return Vehicle(row.name, self.cell(row.at), FLAGS[row.once], token, row.rule)
        if isinstance(row, shapes.Engine):
            return Engine(self.cell(row.at), row.noise)
        if isinstance(row, shapes.Led):
            return Led(self.persona(row.ally))
        if isinstance(row, shapes.Exit):
            edge = edge_named(self.plan, row.edge)
            return Exit(self.cell(row.at), edge, self.persona(row.ally))
        if isinstance(row, shapes.Siege):
            return Siege(row.barricades, self.tile(row.tile))
        if isinstance(row, shapes.Arrival):
            return Arrival(self.figure(row.boss), row.round)
        return self.later_block(row)

    def later_block(self, row: shapes.BlockRow) -> Block:
        """The mechanics of chapter 4 and of those from 6 on."""
        if isinstance(row, shapes.Call):
            return Call(self.cell(row.lands), row.noise, row.delay)
        if isinstance(row, shapes.Invocation):
            altar, comes = self.cell(row.altar), self.cell(row.comes)
            return Invocation(altar, comes, row.base, row.each, row.by_day)
        if isinstance(row, shapes.Seals):
            return Seals([self.cell(at) for at in row.at], row.few, row.many)
        if isinstance(row, shapes.Collapse):
            return Collapse([self.tile(letter) for letter in row.order], self.cell(row.refuge))
        assert isinstance(row, shapes.Command)
        return Command(row.by_day, row.by_night)

    # ---- names

    def cell(self, name: str) -> int:
        """A space of the board."""
        return cell_named(self.plan, name)

    def tile(self, letter: str) -> int:
        """The place of a tile on the board."""
        return self.file.board.index(letter.upper())

    def persona(self, name: str) -> int:
        """An ally's persona, by the id of its good card."""
        number = self.printed.cards.index(name) - ALLIES
        if not 0 <= number < 2 * PERSONAS:
            raise ValueError(f"{name} is no ally")
        return number // 2

    def figure(self, name: str) -> int:
        """A figure by its id."""
        return self.printed.figures.index(name)
