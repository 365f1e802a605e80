"""The store: what must survive. One protocol, a twin in memory for tests, and how to open one."""

from __future__ import annotations

import pathlib
from collections.abc import Callable
from typing import Protocol

import msgspec

from dreadhouse.table.problems import Outdated
from dreadhouse.table.rows import Change, Decision, Line, Seat, Sheet

CHAT_KEPT = 200

Listener = Callable[[str, int], None]


class Store(Protocol):
    """Where tables are kept.

    `add` and `write` return only when everything is stored. They raise Outdated when somebody else
    changed the table first and CannotStore when it could not be stored; nothing was stored then.
    """

    async def open(self) -> None:
        """Make ready: bring the schema up to date, start listening."""

    async def close(self) -> None:
        """Let go of everything."""

    def listen(self, listener: Listener) -> None:
        """Call `listener(table, version)` after every change, by whomever; version -1: unknown."""

    async def add(self, change: Change) -> None:
        """Store a new table."""

    async def write(self, change: Change) -> None:
        """Store a change of a table whose stored version is `change.sheet.version - 1`."""

    async def sheet(self, table: str) -> Sheet | None:
        """The sheet of a table, None when there is no such table."""

    async def seats(self, table: str) -> list[Seat]:
        """The seats of a table, in order."""

    async def decisions(self, table: str, after: int = 0) -> list[Decision]:
        """The decision rows numbered above `after`, in order."""

    async def chat(self, table: str, after: int = 0) -> list[Line]:
        """The newest lines of chat numbered above `after`, in order."""

    async def saw(self, table: str, seat: int, at: float) -> None:
        """Note a sign of life of a seat. No visible change: the version stays."""

    async def waiting(self, most: int) -> list[str]:
        """The ids of listed tables that wait for people, newest first."""


class MemoryStore:
    """A store that forgets everything when the program ends."""

    def __init__(self) -> None:
        self._sheets: dict[str, Sheet] = {}
        self._seats: dict[str, dict[int, Seat]] = {}
        self._decisions: dict[str, list[Decision]] = {}
        self._chat: dict[str, list[Line]] = {}
        self._listeners: list[Listener] = []

    async def open(self) -> None:
        """Nothing to make ready."""

    async def close(self) -> None:
        """Nothing to let go of."""

    def listen(self, listener: Listener) -> None:
        """Call the listener after every change."""
        self._listeners.append(listener)

    async def add(self, change: Change) -> None:
        """Keep a new table."""
        if change.sheet.id in self._sheets:
            raise Outdated
        self._keep(change)

    async def write(self, change: Change) -> None:
        """Keep a change, if it follows the stored version."""
        stored = self._sheets[change.sheet.id]
        if stored.version != change.sheet.version - 1:
            raise Outdated
        self._keep(change)
        for listener in self._listeners:
            listener(change.sheet.id, change.sheet.version)

    def _keep(self, change: Change) -> None:
        id = change.sheet.id
        self._sheets[id] = change.sheet
        self._seats.setdefault(id, {}).update({seat.seat: seat for seat in change.seats})
        self._decisions.setdefault(id, []).extend(change.decisions)
        self._chat.setdefault(id, []).extend(change.lines)

    async def sheet(self, table: str) -> Sheet | None:
        """The sheet of a table."""
        return self._sheets.get(table)

    async def seats(self, table: str) -> list[Seat]:
        """The seats of a table."""
        return [seat for _, seat in sorted(self._seats[table].items())]

    async def decisions(self, table: str, after: int = 0) -> list[Decision]:
        """The decision rows numbered above `after`."""
        return [row for row in self._decisions[table] if row.number > after]

    async def chat(self, table: str, after: int = 0) -> list[Line]:
        """The newest lines of chat numbered above `after`."""
        return [line for line in self._chat[table] if line.number > after][-CHAT_KEPT:]

    async def saw(self, table: str, seat: int, at: float) -> None:
        """Note a sign of life of a seat."""
        old = self._seats[table][seat]
        self._seats[table][seat] = msgspec.structs.replace(old, seen=at)

    async def waiting(self, most: int) -> list[str]:
        """Listed tables that wait for people."""
        found = [s for s in self._sheets.values() if s.stage == "open" and s.is_listed]
        return [s.id for s in sorted(found, key=lambda s: -s.opened)][:most]


def choose_store(folder: pathlib.Path, url: str = "") -> Store:
    """The store that a URL names: "" is SQLite in the folder, "memory:" keeps nothing."""
    if url == "memory:":
        return MemoryStore()
    # Imported late: the libraries behind it take a noticeable time to load.
    if url:
        from dreadhouse.table.postgresstore import PostgresStore

        return PostgresStore(url)
    from dreadhouse.table.sqlitestore import SqliteStore

    return SqliteStore(folder / "house.sqlite")
