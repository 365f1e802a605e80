"""What is kept of a table: its sheet, its seats, its decisions and its chat."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Stage = Literal["open", "playing", "finished"]
Kind = Literal["person", "bot", "open"]
Pace = Literal["instant", "brisk", "calm"]

NOBODY = -1


class Plan(msgspec.Struct):
    """What shall be in a seat when a table is opened."""

    kind: Kind
    name: str = ""
    bot: str = ""
    word: str = ""


class Redeal(msgspec.Struct, frozen=True):
    """How a table came from a running game: what `seat` could not know was dealt anew.

    `step` is the number of decisions before the re-deal, `seed` (hexadecimal) its new dice.
    """

    step: int
    seat: int
    seed: str


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat asks to take the game back to `step` decisions; `waits_for` have not answered yet."""

    seat: int
    step: int
    waits_for: list[int]


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a table except its seats, decisions and chat.

    `version` counts every visible change, `newest` is the number of the newest decision row.
    `secret` and `seed` (hexadecimal) never leave the house before the game is over.
    `has_hints` says whether who is asked may ask a search what it would pick.
    """

    id: str
    game: str
    edition: int
    options: dict[str, Any]
    pace: Pace
    is_listed: bool
    stage: Stage
    secret: str
    seed: str
    version: int
    newest: int
    opened: float
    touched: float
    result: list[float] | None = None
    undo: UndoRequest | None = None
    redeals: list[Redeal] = []
    origin: str = ""
    has_hints: bool = True


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat. `bot` plays it when not empty: for good in a bot's seat, for a while in a person's.

    Of the secret that opens the seat only the SHA-256 is kept. `seen` is the time of its last sign.
    """

    seat: int
    kind: Kind
    name: str = ""
    bot: str = ""
    word: str = ""
    lock: str = ""
    seen: float = 0.0


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One row of the game's log; rows are only ever added.

    `first` is the number of the first decision of a set that was posted together. A row with
    `back` is an undo mark: every decision numbered above `back` no longer stands.
    """

    number: int
    seat: int
    word: str = ""
    first: int = 0
    back: int | None = None
    at: float = 0.0


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One line of chat; seat -1 is a spectator."""

    number: int
    seat: int
    name: str
    text: str
    at: float


class Change(msgspec.Struct, kw_only=True):
    """One atomic change of a table: the sheet as it shall be and the rows that come with it."""

    sheet: Sheet
    seats: list[Seat] = []
    decisions: list[Decision] = []
    lines: list[Line] = []


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the shelf lists it."""

    id: str
    game: str
    edition: int
    stage: Stage
    opened: float
    touched: float
    result: list[float] | None
    length: int
    seats: list[Seat]


def standing(rows: list[Decision]) -> list[Decision]:
    """The decisions that undo marks have left."""
    kept: list[Decision] = []
    for row in rows:
        if row.back is None:
            kept.append(row)
        else:
            while kept and kept[-1].number > row.back:
                kept.pop()
    return kept
