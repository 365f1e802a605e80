"""The statements of the store, the same for SQLite and PostgreSQL; each runs in one go."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from dreadhouse.table import schema
from dreadhouse.table.problems import Outdated
from dreadhouse.table.rows import Change, Decision, Line, Redeal, Seat, Sheet, UndoRequest
from dreadhouse.table.store import CHAT_KEPT


def add(connection: sa.Connection, change: Change) -> None:
    """Store a new table."""
    connection.execute(sa.insert(schema.tables), [_sheet_row(change.sheet)])
    _add_rows(connection, change)


def write(connection: sa.Connection, change: Change) -> None:
    """Store a change if it follows the stored version; else raise before anything is written.

    The table's own row comes first: in PostgreSQL it is the lock that makes other writers wait.
    """
    sheet = change.sheet
    done = connection.execute(
        sa.update(schema.tables)
        .where(schema.tables.c.id == sheet.id)
        .where(schema.tables.c.version == sheet.version - 1)
        .values(_sheet_row(sheet))
    )
    if done.rowcount != 1:
        raise Outdated
    _add_rows(connection, change)


def saw(connection: sa.Connection, table: str, seat: int, at: float) -> None:
    """Note a sign of life of a seat."""
    columns = schema.seats.c
    connection.execute(
        sa.update(schema.seats)
        .where(columns.table_id == table, columns.seat == seat)
        .values(seen=at)
    )


def sheet(connection: sa.Connection, table: str) -> Sheet | None:
    """The sheet of a table."""
    query = sa.select(schema.tables).where(schema.tables.c.id == table)
    row = connection.execute(query).mappings().first()
    return None if row is None else _sheet(dict(row))


def seats(connection: sa.Connection, table: str) -> list[Seat]:
    """The seats of a table, in order."""
    at = schema.seats.c
    query = sa.select(schema.seats).where(at.table_id == table).order_by(at.seat)
    return [Seat(**row) for row in _rows(connection, query)]


def decisions(connection: sa.Connection, table: str, after: int) -> list[Decision]:
    """The decision rows numbered above `after`, in order."""
    at = schema.decisions.c
    query = sa.select(schema.decisions).where(at.table_id == table, at.number > after)
    return [Decision(**row) for row in _rows(connection, query.order_by(at.number))]


def chat(connection: sa.Connection, table: str, after: int) -> list[Line]:
    """The newest lines of chat numbered above `after`, in order."""
    at = schema.chat.c
    query = sa.select(schema.chat).where(at.table_id == table, at.number > after)
    newest = query.order_by(at.number.desc()).limit(CHAT_KEPT)
    return [Line(**row) for row in reversed(_rows(connection, newest))]


def waiting(connection: sa.Connection, most: int) -> list[str]:
    """The ids of listed tables that wait for people, newest first."""
    at = schema.tables.c
    query = sa.select(at.id).where(at.stage == "open", at.is_listed)
    return list(connection.execute(query.order_by(at.opened.desc()).limit(most)).scalars())


def _rows(connection: sa.Connection, query: sa.Select[Any]) -> list[dict[str, Any]]:
    rows = [dict(row) for row in connection.execute(query).mappings()]
    for row in rows:
        del row["table_id"]
    return rows


def _add_rows(connection: sa.Connection, change: Change) -> None:
    id = change.sheet.id
    for seat in change.seats:
        _set_seat(connection, {"table_id": id} | _fields(seat))
    if change.decisions:
        rows = [{"table_id": id} | _fields(row) for row in change.decisions]
        connection.execute(sa.insert(schema.decisions), rows)
    if change.lines:
        rows = [{"table_id": id} | _fields(line) for line in change.lines]
        connection.execute(sa.insert(schema.chat), rows)


def _set_seat(connection: sa.Connection, row: dict[str, Any]) -> None:
    at = schema.seats.c
    change = sa.update(schema.seats).where(at.table_id == row["table_id"], at.seat == row["seat"])
    if connection.execute(change.values(row)).rowcount == 0:
        connection.execute(sa.insert(schema.seats), [row])


def _fields(row: msgspec.Struct) -> dict[str, Any]:
    return msgspec.structs.asdict(row)


def _sheet_row(sheet: Sheet) -> dict[str, Any]:
    row = _fields(sheet)
    for name in ("options", "redeals"):
        row[name] = _text(row[name])
    for name in ("result", "undo"):
        row[name] = None if row[name] is None else _text(row[name])
    return row


def _sheet(row: dict[str, Any]) -> Sheet:
    decode = msgspec.json.decode
    return Sheet(
        **row
        | {
            "options": decode(row["options"], type=dict[str, Any]),
            "redeals": decode(row["redeals"], type=list[Redeal]),
            "result": row["result"] and decode(row["result"], type=list[float]),
            "undo": row["undo"] and decode(row["undo"], type=UndoRequest),
        }
    )


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
