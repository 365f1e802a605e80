"""The store in a database: SQLite in one file by default, or PostgreSQL by URL."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pathlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from dreadhouse.table import schema
from dreadhouse.table.migrating import bring_up_to_date
from dreadhouse.table.problems import CannotStore, Outdated
from dreadhouse.table.rows import Change, Decision, Line, Redeal, Seat, Sheet, UndoRequest
from dreadhouse.table.store import CHAT_KEPT, Listener

log = logging.getLogger(__name__)
# It would log every value it writes, secrets too, as soon as somebody turns debugging on.
logging.getLogger("aiosqlite").setLevel(logging.INFO)

CHANNEL = "dreadhouse"
LISTEN_AGAIN_SECONDS = 1.0


class SqlStore:
    """What both databases share. `write` starts with the table's own row: that is its lock."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._listeners: list[Listener] = []

    async def open(self) -> None:
        """Bring the schema up to date."""
        async with self._failures_in_words(), self.engine.connect() as connection:
            await self._migrate(connection)

    async def close(self) -> None:
        """Close every connection."""
        await self.engine.dispose()

    def listen(self, listener: Listener) -> None:
        """Call the listener after every change."""
        self._listeners.append(listener)

    async def add(self, change: Change) -> None:
        """Store a new table."""
        async with self._writing() as connection:
            await connection.execute(sa.insert(schema.tables), [_sheet_row(change.sheet)])
            await self._add_rows(connection, change)

    async def write(self, change: Change) -> None:
        """Store a change in one transaction, if it follows the stored version."""
        sheet = change.sheet
        async with self._writing() as connection:
            done = await connection.execute(
                sa.update(schema.tables)
                .where(schema.tables.c.id == sheet.id)
                .where(schema.tables.c.version == sheet.version - 1)
                .values(_sheet_row(sheet))
            )
            if done.rowcount != 1:
                raise Outdated
            await self._add_rows(connection, change)
            await self._announce(connection, sheet)
        self._tell(sheet.id, sheet.version)

    async def sheet(self, table: str) -> Sheet | None:
        """The sheet of a table."""
        found = await self._read(sa.select(schema.tables).where(schema.tables.c.id == table))
        return _sheet(found[0]) if found else None

    async def seats(self, table: str) -> list[Seat]:
        """The seats of a table, in order."""
        at = schema.seats.c
        found = await self._read(
            sa.select(schema.seats).where(at.table_id == table).order_by(at.seat)
        )
        return [Seat(**_without_table(row)) for row in found]

    async def decisions(self, table: str, after: int = 0) -> list[Decision]:
        """The decision rows numbered above `after`, in order."""
        at = schema.decisions.c
        found = await self._read(
            sa.select(schema.decisions)
            .where(at.table_id == table, at.number > after)
            .order_by(at.number)
        )
        return [Decision(**_without_table(row)) for row in found]

    async def chat(self, table: str, after: int = 0) -> list[Line]:
        """The newest lines of chat numbered above `after`, in order."""
        at = schema.chat.c
        found = await self._read(
            sa.select(schema.chat)
            .where(at.table_id == table, at.number > after)
            .order_by(at.number.desc())
            .limit(CHAT_KEPT)
        )
        return [Line(**_without_table(row)) for row in reversed(found)]

    async def saw(self, table: str, seat: int, at: float) -> None:
        """Note a sign of life of a seat."""
        columns = schema.seats.c
        async with self._writing() as connection:
            await connection.execute(
                sa.update(schema.seats)
                .where(columns.table_id == table, columns.seat == seat)
                .values(seen=at)
            )

    async def waiting(self, most: int) -> list[str]:
        """Listed tables that wait for people, newest first."""
        at = schema.tables.c
        found = await self._read(
            sa.select(at.id)
            .where(at.stage == "open", at.is_listed)
            .order_by(at.opened.desc())
            .limit(most)
        )
        return [row["id"] for row in found]

    async def _migrate(self, connection: AsyncConnection) -> None:
        await bring_up_to_date(connection)
        await connection.commit()

    async def _announce(self, connection: AsyncConnection, sheet: Sheet) -> None:
        """Tell other server processes, where there can be any."""

    def _tell(self, table: str, version: int) -> None:
        for listener in self._listeners:
            listener(table, version)

    async def _read(self, query: sa.Select[Any]) -> list[dict[str, Any]]:
        async with self._failures_in_words(), self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [dict(row) for row in rows]

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._failures_in_words(), self.engine.begin() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def _failures_in_words(self) -> AsyncIterator[None]:
        try:
            yield
        except IntegrityError as problem:
            raise Outdated from problem
        except (SQLAlchemyError, OSError) as problem:
            log.error("the store failed: %s", _why(problem))
            raise CannotStore(
                f"this could not be stored, so it was not done ({_why(problem)}): try again"
            ) from problem

    async def _add_rows(self, connection: AsyncConnection, change: Change) -> None:
        id = change.sheet.id
        for seat in change.seats:
            await self._set_seat(connection, id, seat)
        if change.decisions:
            rows = [{"table_id": id} | _fields(row) for row in change.decisions]
            await connection.execute(sa.insert(schema.decisions), rows)
        if change.lines:
            rows = [{"table_id": id} | _fields(line) for line in change.lines]
            await connection.execute(sa.insert(schema.chat), rows)

    async def _set_seat(self, connection: AsyncConnection, table: str, seat: Seat) -> None:
        columns = schema.seats.c
        done = await connection.execute(
            sa.update(schema.seats)
            .where(columns.table_id == table, columns.seat == seat.seat)
            .values(_fields(seat))
        )
        if done.rowcount == 0:
            row = {"table_id": table} | _fields(seat)
            await connection.execute(sa.insert(schema.seats), [row])


class SqliteStore(SqlStore):
    """One file, write-ahead log, every commit pressed to the disk (synchronous = FULL)."""

    def __init__(self, path: pathlib.Path) -> None:
        self.path = path
        super().__init__(create_async_engine(f"sqlite+aiosqlite:///{path}", hide_parameters=True))
        self._one_writer = asyncio.Lock()
        sa.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
        sa.event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    async def open(self) -> None:
        """Make the folder, for the owner's eyes only, and bring the schema up to date."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.path.touch(mode=0o600)
        except OSError as problem:
            raise CannotStore(f"cannot write to {self.path}: {problem.strerror}") from problem
        await super().open()

    async def _migrate(self, connection: AsyncConnection) -> None:
        # Two processes may start at once: the second waits here and finds the work done.
        await super()._migrate(await connection.execution_options(begin="BEGIN IMMEDIATE"))

    @contextlib.asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        # SQLite lets one writer in at a time, and waiting here is fair where its own wait is not.
        async with self._one_writer, super()._writing() as connection:
            yield connection


class PostgresStore(SqlStore):
    """A PostgreSQL server that several processes of the house may share."""

    def __init__(self, url: str) -> None:
        self.url = sa.make_url(url)
        driven = self.url.set(drivername="postgresql+asyncpg")
        super().__init__(create_async_engine(driven, hide_parameters=True, pool_pre_ping=True))
        self._ear: asyncio.Task[None] | None = None
        self._hears = asyncio.Event()

    async def open(self) -> None:
        """Bring the schema up to date, then listen for what other processes change."""
        await super().open()
        self._ear = asyncio.create_task(self._keep_listening())
        await self._hears.wait()

    async def close(self) -> None:
        """Stop listening and close every connection."""
        if self._ear is not None:
            self._ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ear
        await super().close()

    async def _migrate(self, connection: AsyncConnection) -> None:
        # Two processes may start at once: the second waits here and finds the work done.
        await connection.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext('dreadhouse'))"))
        await super()._migrate(connection)

    async def _announce(self, connection: AsyncConnection, sheet: Sheet) -> None:
        news = f"{sheet.id} {sheet.version}"
        await connection.execute(sa.select(sa.func.pg_notify(CHANNEL, news)))

    async def _keep_listening(self) -> None:
        while True:
            try:
                await self._listen_until_lost()
            except Exception as problem:  # whatever the driver says, listening goes on
                log.warning("lost touch with the database: %s", _why(problem))
            await asyncio.sleep(LISTEN_AGAIN_SECONDS)

    async def _listen_until_lost(self) -> None:
        lost = asyncio.Event()
        async with self.engine.connect() as connection:
            driver: Any = (await connection.get_raw_connection()).driver_connection
            driver.add_termination_listener(lambda *_: lost.set())
            await driver.add_listener(CHANNEL, lambda *heard: self._heard(heard[3]))
            self._hears.set()
            # Whatever was told while nobody listened has been missed.
            self._tell("", -1)
            await lost.wait()
            await connection.invalidate()

    def _heard(self, news: str) -> None:
        table, _, version = news.partition(" ")
        self._tell(table, int(version))


def _prepare_sqlite(connection: Any, _: Any) -> None:
    # The house begins transactions itself, so that changes of the schema are part of them too.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: sa.Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))


def _why(problem: BaseException) -> str:
    """The shortest telling of a failure; never its statement or parameters."""
    cause = getattr(problem, "orig", None) or problem
    return str(cause).splitlines()[0][:120] if str(cause) else type(cause).__name__


def _fields(row: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def _without_table(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if name != "table_id"}


def _sheet_row(sheet: Sheet) -> dict[str, Any]:
    row = _fields(sheet)
    row["options"] = _text(sheet.options)
    row["redeals"] = _text(sheet.redeals)
    for name in ("result", "undo"):
        row[name] = None if row[name] is None else _text(row[name])
    return row


def _sheet(row: dict[str, Any]) -> Sheet:
    decode = msgspec.json.decode
    return Sheet(
        **row
        | {
            "options": decode(row["options"], type=dict[str, Any]),
            "result": row["result"] and decode(row["result"], type=list[float]),
            "undo": row["undo"] and decode(row["undo"], type=UndoRequest),
            "redeals": decode(row["redeals"], type=list[Redeal]),
        }
    )


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
