"""Rows for store tests."""

from __future__ import annotations

import msgspec

from dreadhouse.table.rows import Change, Decision, Line, Seat, Sheet


def new_table(id: str = "attic", opened: float = 100.0, is_listed: bool = True) -> Change:
    """A table with two seats that waits for people."""
    sheet = Sheet(
        id=id,
        game="murmur",
        edition=1,
        options={"rounds": 3, "quiet": False},
        pace="brisk",
        is_listed=is_listed,
        stage="open",
        secret="ab" * 32,
        seed="",
        version=1,
        newest=0,
        opened=opened,
        touched=opened,
    )
    seats = [Seat(seat=0, kind="person", name="Anna", lock="cd"), Seat(seat=1, kind="open")]
    return Change(sheet=sheet, seats=seats)


def decide(sheet: Sheet, *words: str) -> Change:
    """The change in which seat 0 decides some words at once."""
    first = sheet.newest + 1
    rows = [
        Decision(number=first + place, seat=0, word=word, first=first, at=7.5)
        for place, word in enumerate(words)
    ]
    after = msgspec.structs.replace(sheet, version=sheet.version + 1, newest=rows[-1].number)
    return Change(sheet=after, decisions=rows)


def chatter(sheet: Sheet, *numbers: int) -> Change:
    """The change in which somebody talks."""
    lines = [Line(number=n, seat=-1, name="Guest", text=f"line {n} ☂", at=1.0) for n in numbers]
    after = msgspec.structs.replace(sheet, version=sheet.version + 1)
    return Change(sheet=after, lines=lines)
