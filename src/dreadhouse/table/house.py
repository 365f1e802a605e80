"""The house: opens tables, finds them again, branches them, and lets finished ones go."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pathlib
import re
import secrets
import time
from collections.abc import Callable

import msgspec

from dreadhouse import bots, games
from dreadhouse.kernel import seal
from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.kernel.game import Game
from dreadhouse.table import seats as seating
from dreadhouse.table.clockwork import Clockwork, LoadBot
from dreadhouse.table.position import Position, read
from dreadhouse.table.problems import CannotStore, NoSuchTable, NotNow, Outdated
from dreadhouse.table.reports import Reports
from dreadhouse.table.rows import Card, Change, Decision, Pace, Plan, Redeal, Seat, Sheet, standing
from dreadhouse.table.store import Store, choose_store
from dreadhouse.table.tables import SIGN_SECONDS, Table
from dreadhouse.table.thinkers import Thinkers

log = logging.getLogger(__name__)

ID_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
ID_LENGTH = 12
IDLE_SECONDS = 600.0
FINISHED_SECONDS = 60.0
MOST_WAITING = 50


class Opened(msgspec.Struct):
    """A table just opened, and the secrets of the seats that its opener holds."""

    table: Table
    secrets: dict[int, str]


class House:
    """All tables of one server. `url` names the store: "" is SQLite in the data folder."""

    def __init__(
        self,
        folder: pathlib.Path,
        url: str = "",
        load: Callable[[str], Game] = games.load,
        load_bot: LoadBot = bots.load,
        bot_names: list[str] | None = None,
        thinkers: Thinkers | None = None,
    ) -> None:
        self.bot_names = bots.names() if bot_names is None else bot_names
        self.reports = Reports(folder / "reports")
        self.store: Store = choose_store(folder, url)
        self._load = load
        self.thinkers = thinkers or Thinkers()
        self._clockwork = Clockwork(load_bot, self.thinkers)
        self._tables: dict[str, Table] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Make the store ready and begin to look after the tables."""
        self.store.listen(self._hear)
        await self.store.open()
        self._sweeper = asyncio.create_task(self._sweep_for_ever())

    async def close(self) -> None:
        """Stop the bots and let go of the store."""
        if self._sweeper is not None:
            self._sweeper.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sweeper
        await self._clockwork.stop()
        await self.thinkers.stop()
        for table in self._tables.values():
            await table.settle()
        await self.store.close()

    async def open_table(
        self,
        game: str,
        options: dict[str, int | bool],
        plans: list[Plan],
        pace: Pace = "brisk",
        listed: bool = True,
        hints: bool = True,
    ) -> Opened:
        """Open a table; it starts at once when no seat is left open."""
        played = self._load(game)
        played.check_seats(len(plans))
        sheet = _blank_sheet(played, played.settle(options), pace, listed)
        sheet = msgspec.structs.replace(sheet, has_hints=hints)
        return await self._set_up(played, sheet, plans, [])

    async def branch(
        self,
        table: Table,
        step: int,
        seat: int,
        plans: list[Plan],
        redealt: bool = False,
        pace: Pace = "brisk",
    ) -> Opened:
        """A new table that goes on from a step of another one.

        From a finished game as it was, or re-dealt; from a running one always with what `seat`
        could not know re-dealt, for else anybody could look at hidden cards.
        """
        now = table.position
        if now.at(step).result is not None:
            raise NotNow("the game is over at this step: branch from an earlier one")
        if len(plans) != len(now.seats):
            raise BadOption(f"this game has {len(now.seats)} seats: plan as many")
        sheet = _branched_sheet(now, step, pace)
        if redealt or now.sheet.stage != "finished":
            fresh = Redeal(step, seat, seal.fresh_secret().hex())
            sheet = msgspec.structs.replace(sheet, redeals=[*sheet.redeals, fresh])
        return await self._set_up(now.game, sheet, plans, _renumbered(now.stands[:step]))

    async def table(self, id: str) -> Table:
        """A table by its id, up to date; replayed when it is not in memory."""
        table = self._tables.get(id)
        if table is None:
            table = await self._read(id)
        await table.refresh()
        table.used = time.monotonic()
        return table

    async def waiting(self) -> list[Card]:
        """The listed tables that wait for people, newest first."""
        return await self.cards(await self.store.waiting(MOST_WAITING))

    async def cards(self, ids: list[str]) -> list[Card]:
        """Tables as the shelf shows them; unknown ones are left out."""
        found = [await self._card(id) for id in ids if _is_id(id)]
        return [card for card in found if card is not None]

    async def sweep(self, now: float) -> None:
        """Let tables go that nobody looks at; they come back by replay."""
        for table in list(self._tables.values()):
            limit = FINISHED_SECONDS if table.stage == "finished" else IDLE_SECONDS
            is_busy = table.is_in_use or self._clockwork.is_running(table)
            if not is_busy and now - table.used > limit:
                del self._tables[table.id]
            elif table.is_in_use and table.stage != "finished":
                with contextlib.suppress(CannotStore):
                    await table.beat()

    @property
    def in_memory(self) -> list[str]:
        """The ids of the tables that are in memory."""
        return list(self._tables)

    async def _set_up(
        self, game: Game, sheet: Sheet, plans: list[Plan], rows: list[Decision]
    ) -> Opened:
        planned = [seating.plan(n, plan, self.bot_names) for n, plan in enumerate(plans)]
        taken = [seat for seat, _ in planned]
        keys = {n: secret for n, (_, secret) in enumerate(planned) if secret}
        position = Position(game, sheet, taken, rows, [], None)
        begun, state = seating.start_when_full(position)
        change = Change(sheet=begun.sheet, seats=taken, decisions=rows)
        try:
            await self.store.add(change)
        except Outdated as problem:
            raise CannotStore("the table could not be opened: try again") from problem
        opened = Position(game, begun.sheet, taken, rows, [], state)
        return Opened(self._keep(opened), keys)

    def _keep(self, position: Position) -> Table:
        wind = self._clockwork.wind
        table = Table(position, self.store, self.reports, self.bot_names, wind)
        self._tables[table.id] = table
        wind(table)
        return table

    async def _read(self, id: str) -> Table:
        if not _is_id(id):
            raise NoSuchTable("there is no such table: check the link")
        # Two pages that ask for the same table get the same one.
        async with self._reading.setdefault(id, asyncio.Lock()):
            try:
                if id not in self._tables:
                    table = self._keep(await read(self.store, self._load, id))
                    # What was stored elsewhere while it was being read was told to nobody here.
                    table.hear(-1)
                return self._tables[id]
            finally:
                self._reading.pop(id, None)

    async def _card(self, id: str) -> Card | None:
        table = self._tables.get(id)
        if table is not None:
            return _card(table.position.sheet, table.seats, table.length)
        sheet = await self.store.sheet(id)
        if sheet is None:
            return None
        length = len(standing(await self.store.decisions(id)))
        return _card(sheet, await self.store.seats(id), length)

    def _hear(self, id: str, version: int) -> None:
        for table in [self._tables[id]] if id in self._tables else []:
            table.hear(version)
        if version < 0:
            for table in self._tables.values():
                table.hear(version)

    async def _sweep_for_ever(self) -> None:
        while True:
            await asyncio.sleep(SIGN_SECONDS)
            try:
                await self.sweep(time.monotonic())
            except GameError:
                log.exception("the sweep of the tables failed")


def _card(sheet: Sheet, seats: list[Seat], length: int) -> Card:
    return Card(
        id=sheet.id,
        game=sheet.game,
        edition=sheet.edition,
        stage=sheet.stage,
        opened=sheet.opened,
        touched=sheet.touched,
        result=sheet.result,
        length=length,
        seats=seats,
    )


def _blank_sheet(game: Game, options: dict[str, int | bool], pace: Pace, listed: bool) -> Sheet:
    now = time.time()
    return Sheet(
        id="".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH)),
        game=game.name,
        edition=game.edition,
        options=options,
        pace=pace,
        is_listed=listed,
        stage="open",
        secret=seal.fresh_secret().hex(),
        seed="",
        version=1,
        newest=0,
        opened=now,
        touched=now,
    )


def _branched_sheet(now: Position, step: int, pace: Pace) -> Sheet:
    blank = _blank_sheet(now.game, now.sheet.options, pace, listed=False)
    return msgspec.structs.replace(
        blank,
        edition=now.sheet.edition,
        seed=now.sheet.seed,
        newest=step,
        redeals=now.sheet.redeals,
        origin=now.sheet.id,
        has_hints=now.sheet.has_hints,
    )


def _renumbered(rows: list[Decision]) -> list[Decision]:
    """The rows of a branch, numbered from 1 as a log without undo marks would be."""
    places = {row.number: place for place, row in enumerate(rows, start=1)}
    return [
        msgspec.structs.replace(row, number=places[row.number], first=places[row.first])
        for row in rows
    ]


def _is_id(id: str) -> bool:
    return re.fullmatch(f"[{ID_SIGNS}]{{{ID_LENGTH}}}", id) is not None
