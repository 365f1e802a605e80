"""How far a run is: games, games a second, time left, on the error stream."""

from __future__ import annotations

import sys
import time
from typing import TextIO

EVERY = 0.5
EVERY_LINE = 10.0


class Progress:
    """Counts games and now and then says where a run stands.

    A terminal gets one line that is written over, anything else a line every ten seconds.
    """

    def __init__(self, total: int, done: int = 0, stream: TextIO | None = None) -> None:
        self.total = total
        self.done = done
        self.played = 0
        self.stream = stream or sys.stderr
        self.begun = self.told = time.monotonic()

    def add(self, count: int) -> None:
        """Some more games have ended."""
        self.done += count
        self.played += count
        now = time.monotonic()
        if now - self.told >= (EVERY if self.stream.isatty() else EVERY_LINE):
            self.told = now
            self._write(self.line(now - self.begun))

    def line(self, seconds: float) -> str:
        """Games so far, games a second in this sitting, and the time that is left."""
        rate = self.played / seconds if seconds > 0 else 0.0
        text = f"{self.done:,} of {self.total:,} games, {_rate(rate)}"
        if rate:
            text += f", {duration((self.total - self.done) / rate)} left"
        return text

    def end(self) -> None:
        """Say where the run stands now, on a line of its own."""
        self._write(self.line(time.monotonic() - self.begun))
        if self.stream.isatty():
            self.stream.write("\n")

    def _write(self, text: str) -> None:
        is_terminal = self.stream.isatty()
        self.stream.write(f"\r\033[K{text}" if is_terminal else f"{text}\n")
        self.stream.flush()


def _rate(rate: float) -> str:
    """Games a second, or a minute where they are slow."""
    return f"{rate:,.0f} a second" if rate >= 10 else f"{60 * rate:,.1f} a minute"


def duration(seconds: float) -> str:
    """A time as people say it: 16 s, 4 min, 2 h 5 min."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 90 else f"{minutes // 60} h {minutes % 60} min"
