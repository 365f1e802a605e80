"""Where a browser stands at a table: which seats it holds, whose eyes it looks through."""

# mypyc: no

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from dreadhouse.kernel.journal import Event
from dreadhouse.kernel.leaf import Leaf
from dreadhouse.table.pages.visitor import Visitor
from dreadhouse.table.tables import Table

GUEST = -1


@dataclass(frozen=True)
class Place:
    """One browser at one table.

    `seat` is the seat whose view is shown, -1 for a guest. `veiled` is the seat that has to take
    over the screen first, or None; while it is veiled nobody's hand is shown.
    """

    table: Table
    visitor: Visitor
    held: tuple[int, ...]
    seat: int
    veiled: int | None = None

    @property
    def address(self) -> str:
        """The table's address, with the seat when this browser holds several."""
        chosen = f"?seat={self.seat}" if len(self.held) > 1 and self.seat >= 0 else ""
        return f"/t/{self.table.id}{chosen}"

    @property
    def base(self) -> str:
        """The address that the table's deeds hang on."""
        return f"/t/{self.table.id}"

    @property
    def rules(self) -> str:
        """The address of the game's rulebook."""
        return f"/rules/{self.table.game.name}"

    @property
    def has_started(self) -> bool:
        """Whether there is a game to look at."""
        return self.table.stage != "open"

    @cached_property
    def view(self) -> dict[str, Any]:
        """What this place may see; empty before the game has started."""
        return self.table.view(self.seat) if self.has_started else {}

    @cached_property
    def events(self) -> list[Event]:
        """The journal that this place may read."""
        return self.table.journal(self.seat) if self.has_started else []

    @cached_property
    def leaf(self) -> Leaf | None:
        """The reading matter that lies open, where the game has any."""
        reading = self.table.game.reading
        if reading is None or not self.has_started:
            return None
        return reading.leaf(self.view | {"names": self.table.names}, self.visitor.language)

    @property
    def is_asked(self) -> bool:
        """Whether the seat shown has something to choose, and no bot plays it."""
        ask = self.view.get("ask")
        return bool(ask and ask["asked"]) and not self.table.bot_in(self.seat)

    def name(self, seat: int) -> str:
        """What a seat is called."""
        if self.table.seats[seat].kind == "open":
            return self.visitor.say("open-seat")
        return self.table.names[seat]

    def tell(self, id: str, args: dict[str, Any]) -> str:
        """A message of the game, as a sentence for this place."""
        names = [self.name(seat) for seat in range(len(self.table.seats))]
        return self.table.game.tell(id, args, self.visitor.language, names, self.seat)

    def has_text(self, id: str) -> bool:
        """Whether the game has such a message."""
        return self.table.game.texts.has(id, self.visitor.language)


def place_at(table: Table, visitor: Visitor, wanted: int | None = None) -> Place:
    """Where a browser stands; `wanted` is the seat that it says is looking at the screen."""
    held = tuple(table.held(visitor.secrets_at(table.id)))
    if not held:
        return Place(table, visitor, held, GUEST)
    if len(held) == 1:
        return Place(table, visitor, held, held[0])
    shown = wanted if wanted in held else None
    asked = asked_of(table, held)
    if asked and shown not in asked:
        return Place(table, visitor, held, GUEST, veiled=asked[0])
    return Place(table, visitor, held, shown if shown is not None else GUEST)


def asked_of(table: Table, held: Iterable[int]) -> list[int]:
    """Which of one's own seats are asked now and not played by a bot.

    Each seat is asked for itself: a secret question shows in nobody else's view.
    """
    if table.stage != "playing":
        return []
    return [seat for seat in held if not table.bot_in(seat) and seat in table.view(seat)["to_act"]]
