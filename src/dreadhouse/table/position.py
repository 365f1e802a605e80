"""A table at one moment: what is stored of it and the game state that follows from that."""

from __future__ import annotations

import functools
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.errors import BadRecord, GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import State
from dreadhouse.table.problems import CannotStore, NoSuchGame, NoSuchTable, NotNow
from dreadhouse.table.rows import Change, Decision, Line, Seat, Sheet, standing
from dreadhouse.table.store import CHAT_KEPT, Store

READ_AGAIN = 8


@dataclass(frozen=True)
class Position:
    """A table at one version. Never changed: a change makes the next position.

    `state` is None until all seats have been taken once. Nobody may apply anything to it: copy it.
    """

    game: Game
    sheet: Sheet
    seats: list[Seat]
    rows: list[Decision]
    lines: list[Line]
    state: State | None
    _seen_again: dict[str, tuple[int, State]] = field(default_factory=dict, repr=False)

    @functools.cached_property
    def stands(self) -> list[Decision]:
        """The decisions that undo marks have left, in order."""
        return standing(self.rows)

    @property
    def first_step(self) -> int:
        """The earliest moment that may be looked at; what lies before belongs to another game."""
        return max((redeal.step for redeal in self.sheet.redeals), default=0)

    def playing(self) -> State:
        """The state of a game that goes on; NotNow says why there is none."""
        if self.state is None:
            raise NotNow("the game has not started yet: it waits until every seat is taken")
        if self.sheet.stage == "finished":
            raise NotNow("the game is over: open a new table, or branch from an earlier step")
        return self.state

    def started(self) -> State:
        """The state of a game that goes on or is over."""
        return self.state if self.state is not None else self.playing()

    def next_sheet(self, **changes: Any) -> Sheet:
        """The sheet of the next version."""
        version = self.sheet.version + 1
        return msgspec.structs.replace(self.sheet, version=version, touched=time.time(), **changes)

    def after(self, change: Change, state: State | None) -> Position:
        """The position that a stored change leads to."""
        seats = list(self.seats)
        for seat in change.seats:
            seats[seat.seat] = seat
        return Position(
            self.game,
            change.sheet,
            seats,
            self.rows + change.decisions,
            (self.lines + change.lines)[-CHAT_KEPT:],
            state,
        )

    def at(self, step: int) -> State:
        """The state after the first `step` decisions; looking on from there costs little."""
        if not self.first_step <= step <= len(self.stands):
            least, most = self.first_step, len(self.stands)
            raise NotNow(f"this game has the steps {least} to {most}, not {step}: pick one of them")
        self.started()
        known, state = self._seen_again.get("last") or (len(self.stands) + 1, None)
        if state is None or known > step:
            known, state = 0, start(self.game, self.sheet, len(self.seats))
        state = play(state.copy(), self.sheet, self.stands, known, step)
        self._seen_again["last"] = (step, state)
        return state


def start(game: Game, sheet: Sheet, seats: int) -> State:
    """The game as it began, re-dealt where it came from a running one."""
    game.check_edition(sheet.edition, "this table")
    state = game.start(seats, sheet.options, bytes.fromhex(sheet.seed), journal=True)
    return _redealt(state, sheet, 0)


def play(state: State, sheet: Sheet, stands: list[Decision], known: int, upto: int) -> State:
    """Go on from `known` decisions to `upto`."""
    for step in range(known, upto):
        row = stands[step]
        try:
            state.apply(state.game.vocabulary.action(row.word), row.seat)
        except GameError as problem:
            sentence = f"decision {step} of this table cannot be replayed: {problem}"
            raise BadRecord(sentence) from problem
        state = _redealt(state, sheet, step + 1)
    return state


def _redealt(state: State, sheet: Sheet, step: int) -> State:
    for redeal in sheet.redeals:
        if redeal.step == step:
            state = state.determinize(redeal.seat, Dice(bytes.fromhex(redeal.seed)))
    return state


def rebuild(game: Game, sheet: Sheet, seats: int, stands: list[Decision]) -> State | None:
    """The state that the stored rows say, None before the start."""
    if sheet.stage == "open":
        return None
    return play(start(game, sheet, seats), sheet, stands, 0, len(stands))


async def read(store: Store, load: Callable[[str], Game], id: str) -> Position:
    """Read a table and replay it; NoSuchTable when there is none."""
    for _ in range(READ_AGAIN):
        sheet = await store.sheet(id)
        if sheet is None:
            raise NoSuchTable("there is no such table: check the link")
        seats, rows, lines = await _rows(store, id, 0, 0)
        if await _is_still(store, sheet):
            game = _game(load, sheet.game)
            state = rebuild(game, sheet, len(seats), standing(rows))
            return Position(game, sheet, seats, rows, lines, state)
    raise CannotStore("this table changes too fast to be read: try again")


def _game(load: Callable[[str], Game], name: str) -> Game:
    """The game of a table, which may be a story that was not put on the shelf this time."""
    try:
        return load(name)
    except GameError as problem:
        raise NoSuchGame(name) from problem


async def read_on(store: Store, old: Position) -> Position:
    """Read what has changed since a position."""
    for _ in range(READ_AGAIN):
        sheet = await store.sheet(old.sheet.id)
        if sheet is None:
            raise NoSuchTable("there is no such table: check the link")
        if sheet.version == old.sheet.version:
            return old
        last_line = old.lines[-1].number if old.lines else 0
        seats, rows, lines = await _rows(store, sheet.id, old.sheet.newest, last_line)
        if await _is_still(store, sheet):
            change = Change(sheet=sheet, seats=seats, decisions=rows, lines=lines)
            return old.after(change, _state_after(old, change))
    raise CannotStore("this table changes too fast to be read: try again")


def _state_after(old: Position, change: Change) -> State | None:
    rows = change.decisions
    if old.state is not None and not any(row.back is not None for row in rows):
        stands = old.stands + rows
        return play(old.state.copy(), change.sheet, stands, len(old.stands), len(stands))
    stands = standing(old.rows + rows)
    return rebuild(old.game, change.sheet, len(old.seats), stands)


async def _rows(
    store: Store, id: str, newest: int, last_line: int
) -> tuple[list[Seat], list[Decision], list[Line]]:
    return (
        await store.seats(id),
        await store.decisions(id, newest),
        await store.chat(id, last_line),
    )


async def _is_still(store: Store, sheet: Sheet) -> bool:
    """Whether nobody has written while the rows were read one after the other."""
    again = await store.sheet(sheet.id)
    return again is not None and again.version == sheet.version
