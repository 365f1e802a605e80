"""Who looks at a table right now, and who has been away for long."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Iterator

from dreadhouse.table.rows import Seat
from dreadhouse.table.store import Store

ABSENT_SECONDS = 60.0


class Presence:
    """Open pages of one table. People may also have pages at another process of the house."""

    def __init__(self) -> None:
        self._pages: Counter[int] = Counter()
        self._signs: dict[int, float] = {}
        # Nobody counts as away just because the server has been restarted.
        self._since = time.time()

    @contextlib.contextmanager
    def page(self, seat: int) -> Iterator[None]:
        """A page is open, from a seat or (-1) as a spectator."""
        self._pages[seat] += 1
        self._signs[seat] = time.time()
        try:
            yield
        finally:
            self._pages[seat] -= 1
            self._signs[seat] = time.time()

    @property
    def is_watched(self) -> bool:
        """Whether any page is open."""
        return any(self._pages.values())

    def is_absent(self, seat: Seat) -> bool:
        """Whether a person's seat has had no open page for a while."""
        if seat.kind != "person" or self._pages[seat.seat]:
            return False
        last = max(seat.seen, self._signs.get(seat.seat, 0.0), self._since)
        return time.time() - last > ABSENT_SECONDS

    async def tell(self, store: Store, table: str, seats: list[Seat]) -> None:
        """Store a sign of life of everybody with an open page."""
        now = time.time()
        for seat in seats:
            if seat.kind == "person" and self._pages[seat.seat]:
                self._signs[seat.seat] = now
                await store.saw(table, seat.seat, now)

    async def ask(self, store: Store, table: str) -> None:
        """Learn of the signs of life that other processes have stored."""
        for seat in await store.seats(table):
            self._signs[seat.seat] = max(self._signs.get(seat.seat, 0.0), seat.seen)
