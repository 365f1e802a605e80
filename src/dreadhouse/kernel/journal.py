"""The journal: what happened, as message id and arguments, and who may see it."""

from __future__ import annotations

from typing import Any

EVERYONE = -1


class Event:
    """One entry, linked to the one before it, so that copying a journal copies one pointer.

    `seats` is a bit mask of the seats that may read it; a negative mask (EVERYONE, or
    `all_but(seat)`) includes spectators. `rule` is the id of the rule that made it happen.
    """

    def __init__(
        self, before: Event | None, id: str, args: dict[str, Any], rule: str, seats: int
    ) -> None:
        self.before = before
        self.number: int = before.number + 1 if before is not None else 0
        self.id = id
        self.args = args
        self.rule = rule
        self.seats = seats

    def is_for(self, seat: int) -> bool:
        """Whether a seat may read it; -1 is a spectator."""
        if seat < 0:
            return self.seats < 0
        return (self.seats >> seat) & 1 == 1


def all_but(seat: int) -> int:
    """The mask of everybody, spectators included, except one seat."""
    return ~(1 << seat)


def entries(last: Event | None, seat: int) -> list[Event]:
    """The entries that a seat may read, oldest first."""
    found: list[Event] = []
    event = last
    while event is not None:
        if event.is_for(seat):
            found.append(event)
        event = event.before
    found.reverse()
    return found


def only_for(last: Event | None, seat: int) -> Event | None:
    """A journal that holds nothing but what a seat may read."""
    kept: Event | None = None
    for event in entries(last, seat):
        kept = Event(kept, event.id, event.args, event.rule, event.seats)
    return kept
