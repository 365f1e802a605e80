"""Chat: short clean lines, and not too many at once."""

from __future__ import annotations

import time
from collections import deque

from dreadhouse.table import seats
from dreadhouse.table.position import Position
from dreadhouse.table.problems import NotNow, TooMuch
from dreadhouse.table.rows import NOBODY, Change, Line

LINE_LENGTH = 500
LINES_AT_ONCE = 5
LINES_SECONDS = 10.0


class Patience:
    """How fast each seat may talk; all spectators share one measure."""

    def __init__(self) -> None:
        self._times: dict[int, deque[float]] = {}

    def check(self, seat: int) -> None:
        """Count one more line of a seat, or TooMuch."""
        times = self._times.setdefault(seat, deque(maxlen=LINES_AT_ONCE))
        now = time.monotonic()
        if len(times) == LINES_AT_ONCE and now - times[0] < LINES_SECONDS:
            raise TooMuch(
                f"no more than {LINES_AT_ONCE} lines in {LINES_SECONDS:.0f} seconds: wait a little"
            )
        times.append(now)


def check(text: str) -> str:
    """A line fit to be shown."""
    said = seats.clean(text, LINE_LENGTH, "a line of chat")
    if not said:
        raise NotNow("an empty line says nothing: write something")
    return said


def speak(position: Position, seat: int, name: str, text: str) -> Change:
    """Add a line; a seat speaks under its own name."""
    number = position.lines[-1].number + 1 if position.lines else 1
    called = seats.clean(name, seats.NAME_LENGTH, "a name")
    by = called if seat == NOBODY else seats.place(position, seat).name
    line = Line(number=number, seat=seat, name=by, text=text, at=time.time())
    return Change(sheet=position.next_sheet(), lines=[line])
