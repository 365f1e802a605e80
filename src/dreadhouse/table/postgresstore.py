"""The store on a PostgreSQL server that several processes of the house may share."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from dreadhouse.kernel.errors import BadOption
from dreadhouse.table import statements
from dreadhouse.table.failures import FAILURES, in_words, why
from dreadhouse.table.migrating import bring_up_to_date
from dreadhouse.table.problems import CannotStore
from dreadhouse.table.rows import Change, Decision, Line, Seat, Sheet
from dreadhouse.table.store import Listener

log = logging.getLogger(__name__)

CHANNEL = "dreadhouse"
LISTEN_AGAIN_SECONDS = 1.0
GOODBYE_SECONDS = 0.02
FORM = "postgresql://user@host/name"

Answer = TypeVar("Answer")


class PostgresStore:
    """Tables on a server; every change is told to all processes by NOTIFY."""

    def __init__(self, url: str) -> None:
        self.engine = _engine(url)
        self._listeners: list[Listener] = []
        self._ear: asyncio.Task[None] | None = None
        self._hears = asyncio.Event()

    async def open(self) -> None:
        """Bring the schema up to date, then listen for what other processes change."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(_migrate)
        except FAILURES as problem:
            sentence = (
                f"the database does not answer ({why(problem)}): check that it runs, and where"
            )
            raise CannotStore(sentence) from problem
        self._ear = asyncio.create_task(self._keep_listening())
        await self._hears.wait()

    async def close(self) -> None:
        """Stop listening and close every connection."""
        if self._ear is not None:
            self._ear.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ear
        await self.engine.dispose()
        # A connection that had to be cut says goodbye in one of the loop's next turns.
        await asyncio.sleep(GOODBYE_SECONDS)

    def listen(self, listener: Listener) -> None:
        """Call the listener after every change."""
        self._listeners.append(listener)

    async def add(self, change: Change) -> None:
        """Store a new table."""
        await self._write(lambda connection: statements.add(connection, change))

    async def write(self, change: Change) -> None:
        """Store a change, if it follows the stored version."""

        def write_and_tell(connection: sa.Connection) -> None:
            statements.write(connection, change)
            news = f"{change.sheet.id} {change.sheet.version}"
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, news)))

        await self._write(write_and_tell)
        self._tell(change.sheet.id, change.sheet.version)

    async def saw(self, table: str, seat: int, at: float) -> None:
        """Note a sign of life of a seat."""
        await self._write(lambda connection: statements.saw(connection, table, seat, at))

    async def sheet(self, table: str) -> Sheet | None:
        """The sheet of a table."""
        return await self._read(lambda connection: statements.sheet(connection, table))

    async def seats(self, table: str) -> list[Seat]:
        """The seats of a table, in order."""
        return await self._read(lambda connection: statements.seats(connection, table))

    async def decisions(self, table: str, after: int = 0) -> list[Decision]:
        """The decision rows numbered above `after`, in order."""
        return await self._read(lambda connection: statements.decisions(connection, table, after))

    async def chat(self, table: str, after: int = 0) -> list[Line]:
        """The newest lines of chat numbered above `after`, in order."""
        return await self._read(lambda connection: statements.chat(connection, table, after))

    async def waiting(self, most: int) -> list[str]:
        """Listed tables that wait for people, newest first."""
        return await self._read(lambda connection: statements.waiting(connection, most))

    async def _read(self, question: Callable[[sa.Connection], Answer]) -> Answer:
        try:
            async with self.engine.connect() as connection:
                return await connection.run_sync(question)
        except FAILURES as problem:
            raise in_words(problem) from problem

    async def _write(self, statement: Callable[[sa.Connection], None]) -> None:
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(statement)
        except FAILURES as problem:
            raise in_words(problem) from problem

    def _tell(self, table: str, version: int) -> None:
        for listener in self._listeners:
            listener(table, version)

    async def _keep_listening(self) -> None:
        while True:
            try:
                await self._listen_until_lost()
            except Exception as problem:  # whatever the driver says, listening goes on
                log.warning("lost touch with the database: %s", why(problem))
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


def _engine(url: str) -> AsyncEngine:
    """The way to the server; the address is never shown, for it may hold a password."""
    try:
        address = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):
        address = None
    if address is None or address.get_backend_name() not in ("postgresql", "postgres"):
        raise BadOption(f"a database has an address of the form {FORM}: write it like that")
    driven = address.set(drivername="postgresql+asyncpg")
    try:
        return create_async_engine(driven, hide_parameters=True, pool_pre_ping=True)
    except ModuleNotFoundError as problem:
        raise CannotStore(
            "PostgreSQL needs a library that is not installed: run pip install asyncpg"
        ) from problem


def _migrate(connection: sa.Connection) -> None:
    # Two processes may start at once: the second waits here and finds the work done.
    connection.execute(sa.text("SELECT pg_advisory_xact_lock(hashtext('dreadhouse'))"))
    bring_up_to_date(connection)
