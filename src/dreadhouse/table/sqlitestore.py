"""The store in one SQLite file: write-ahead log, and every commit is pressed to the disk.

One thread writes. Whatever is asked for while it presses one commit to the disk is committed
together in the next: fifty tables wait for the disk once, not fifty times.
"""

from __future__ import annotations

import asyncio
import concurrent.futures
import pathlib
from collections.abc import Callable
from typing import Any, TypeVar

import sqlalchemy as sa

from dreadhouse.table import statements
from dreadhouse.table.failures import FAILURES, in_words
from dreadhouse.table.migrating import bring_up_to_date
from dreadhouse.table.problems import CannotStore, Outdated
from dreadhouse.table.rows import Change, Decision, Line, Seat, Sheet
from dreadhouse.table.store import Listener

READERS = 2
MOST_TOGETHER = 100

Statement = Callable[[sa.Connection], None]
Outcome = Exception | None
Answer = TypeVar("Answer")


class SqliteStore:
    """Tables in one file."""

    def __init__(self, path: pathlib.Path) -> None:
        self.path = path
        self.engine = sa.create_engine(f"sqlite:///{path}", hide_parameters=True)
        self._writer = concurrent.futures.ThreadPoolExecutor(1, "store-writer")
        self._readers = concurrent.futures.ThreadPoolExecutor(READERS, "store-reader")
        self._asked: list[tuple[Statement, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._listeners: list[Listener] = []
        sa.event.listen(self.engine, "connect", _prepare)
        sa.event.listen(self.engine, "begin", _begin)

    async def open(self) -> None:
        """Make the folder, for the owner's eyes only, and bring the schema up to date."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            self.path.touch(mode=0o600)
        except OSError as problem:
            raise CannotStore(f"cannot write to {self.path}: {problem.strerror}") from problem
        await self._run(self._writer, self._migrate)

    async def close(self) -> None:
        """Write what was asked for, then let go of the file."""
        if self._writing is not None:
            await self._writing
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    def listen(self, listener: Listener) -> None:
        """Call the listener after every change."""
        self._listeners.append(listener)

    async def add(self, change: Change) -> None:
        """Store a new table."""
        await self._write(lambda connection: statements.add(connection, change))

    async def write(self, change: Change) -> None:
        """Store a change, if it follows the stored version."""
        await self._write(lambda connection: statements.write(connection, change))
        for listener in self._listeners:
            listener(change.sheet.id, change.sheet.version)

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

    # ---- reading

    async def _read(self, question: Callable[[sa.Connection], Answer]) -> Answer:
        def ask() -> Answer:
            with self.engine.connect() as connection:
                return question(connection)

        return await self._run(self._readers, ask)

    async def _run(
        self, threads: concurrent.futures.Executor, work: Callable[[], Answer]
    ) -> Answer:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work)
        except FAILURES as problem:
            raise in_words(problem) from problem

    # ---- writing

    async def _write(self, statement: Statement) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._asked.append((statement, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        """Commit what was asked for, and what is asked for meanwhile, until nothing is left."""
        loop = asyncio.get_running_loop()
        while self._asked:
            batch, self._asked = self._asked[:MOST_TOGETHER], self._asked[MOST_TOGETHER:]
            wishes = [statement for statement, _ in batch]
            outcomes = await loop.run_in_executor(self._writer, self._commit, wishes)
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                _settle(done, outcome)

    def _commit(self, wishes: list[Statement]) -> list[Outcome]:
        """Commit statements together; when the database refuses any, each for itself."""
        try:
            with self.engine.begin() as connection:
                return [_outcome(connection, wish) for wish in wishes]
        except Exception as problem:
            if len(wishes) == 1:
                return [in_words(problem)]
        return [outcome for wish in wishes for outcome in self._commit([wish])]

    def _migrate(self) -> None:
        # Two processes may start at once: the second waits here and finds the work done.
        with self.engine.connect() as connection:
            bring_up_to_date(connection.execution_options(begin="BEGIN IMMEDIATE"))
            connection.commit()


def _outcome(connection: sa.Connection, wish: Statement) -> Outcome:
    try:
        wish(connection)
    except Outdated as problem:  # raised before it has written anything
        return problem
    return None


def _settle(done: asyncio.Future[None], outcome: Outcome) -> None:
    if done.done():
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)


def _prepare(connection: Any, _: Any) -> None:
    # The house begins transactions itself, so that changes of the schema are part of them too.
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get("begin", "BEGIN"))
