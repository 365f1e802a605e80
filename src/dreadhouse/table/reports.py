"""Bug reports: everything that is needed to play a failing game again, in one file each."""

from __future__ import annotations

import pathlib
import re
import time
from collections import deque

import msgspec

import dreadhouse
from dreadhouse.kernel.errors import BadRecord
from dreadhouse.kernel.record import Record
from dreadhouse.table import records
from dreadhouse.table.position import Position
from dreadhouse.table.problems import CannotStore, NotNow, TooMuch
from dreadhouse.table.rows import Redeal

LONGEST = 4000
MOST_KEPT = 1000
AT_ONCE = 3
SECONDS = 60.0


class Report(msgspec.Struct, kw_only=True):
    """One bug report. `redeals` says how the game came from a running one, if it did."""

    at: str
    table: str
    seat: int
    browser: str
    text: str
    version: str
    record: Record
    redeals: list[Redeal] = []


class Reports:
    """The folder of bug reports; it is the server's own, for they hold running games' seeds."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        self._times: deque[float] = deque(maxlen=AT_ONCE)

    def keep(self, position: Position, seat: int, browser: str, text: str) -> str:
        """Write a report; returns its name."""
        if not position.sheet.seed:
            raise NotNow("the game has not started yet: there is nothing to report")
        self._slow_down()
        at = time.strftime("%Y-%m-%dT%H-%M-%SZ", time.gmtime())
        report = Report(
            at=at,
            table=position.sheet.id,
            seat=seat,
            browser=browser[:LONGEST],
            text=text[:LONGEST],
            version=dreadhouse.__version__,
            record=records.whole(position),
            redeals=position.sheet.redeals,
        )
        return self._write(f"{at}-{position.sheet.id}", report)

    def names(self) -> list[str]:
        """The names of all reports, oldest first."""
        return sorted(path.stem for path in self.folder.glob("*.json"))

    def read(self, name: str) -> Report:
        """A report by its name; BadRecord says what is wrong with it."""
        if not re.fullmatch(r"[\w-]+", name):
            raise BadRecord(f"{name!r} is not the name of a report")
        try:
            text = (self.folder / f"{name}.json").read_bytes()
            return msgspec.json.decode(text, type=Report)
        except OSError as problem:
            raise BadRecord(f"there is no report {name}: {problem.strerror}") from problem
        except msgspec.MsgspecError as problem:
            raise BadRecord(f"report {name} cannot be read: {problem}") from problem

    def _write(self, name: str, report: Report) -> str:
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            kept = self.names()
            if len(kept) >= MOST_KEPT:
                raise TooMuch(f"{MOST_KEPT} reports wait to be read already: tell the host")
            free = name if name not in kept else f"{name}-{len(kept)}"
            text = msgspec.json.format(msgspec.json.encode(report), indent=1)
            (self.folder / f"{free}.json").write_bytes(text)
        except OSError as problem:
            raise CannotStore(f"the report could not be stored: {problem.strerror}") from problem
        return free

    def _slow_down(self) -> None:
        now = time.monotonic()
        if len(self._times) == AT_ONCE and now - self._times[0] < SECONDS:
            raise TooMuch("many reports came in the last minute: wait a little, then try again")
        self._times.append(now)
