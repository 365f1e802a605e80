"""Senses: what a seat may see as a fixed row of small numbers, for learners.

A game declares its fields once and fills them in the same order; everything is a byte, 0 to 255.
Seats are numbered from the one who looks: 0 is oneself, 1 the next in order.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dreadhouse.kernel.frames import Ask, AskAll
from dreadhouse.kernel.state import State

MOST: Final = 255
FEW: Final = 20


class Row:
    """An observation while it is filled: numbers, and stretches of nothing that cost nothing."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.done: list[bytes] = []

    def append(self, number: int) -> None:
        """One number, 0 to 255."""
        self.numbers.append(number)

    def extend(self, numbers: list[int]) -> None:
        """Several numbers."""
        self.numbers.extend(numbers)

    def add(self, made: bytes) -> None:
        """Numbers that are bytes already."""
        if self.numbers:
            self.done.append(bytes(self.numbers))
            self.numbers = []
        self.done.append(made)

    def zeros(self, count: int) -> None:
        """So many noughts."""
        if count < FEW:
            for _ in range(count):
                self.numbers.append(0)
        else:
            self.add(NOUGHTS[:count])

    def sparse(self, numbers: list[int]) -> None:
        """Several numbers that are all nought most of the time."""
        for number in numbers:
            if number:
                self.numbers.extend(numbers)
                return
        self.zeros(len(numbers))

    def whole(self) -> bytes:
        """All of it."""
        self.done.append(bytes(self.numbers))
        return b"".join(self.done)


NOUGHTS: Final = bytes(4096)


class Field:
    """`count` numbers of one kind, each from 0 to `most`; `says` documents them in one sentence.

    `is_code` tells that the numbers name things and have no order, so that a learner had better
    unfold them.
    """

    def __init__(self, name: str, count: int, most: int, says: str, is_code: bool = False) -> None:
        self.name = name
        self.count = count
        self.most = most
        self.says = says
        self.is_code = is_code


class Senses:
    """The layout of a game's observations, and the way to make one.

    `options` are the game's options with the least value of each. `moments` names the frames in
    which somebody may be asked, `abouts` the particulars of a prompt that are whole numbers or
    seats. `fill` appends the game's own fields, in order.
    """

    def __init__(
        self,
        most_seats: int,
        options: list[tuple[str, int]],
        moments: list[str],
        abouts: list[str],
        fields: list[Field],
        fill: Callable[[Any, int, Row], None],
    ) -> None:
        self.most_seats = most_seats
        self.options = options
        self.moments = {name: number + 1 for number, name in enumerate(moments)}
        self.abouts = abouts
        self.fill = fill
        self.fields = self._common(moments) + fields
        self.settings: dict[str, Any] = {}
        self.options_read = b""
        self.size = 0
        for field in self.fields:
            self.size += field.count

    def _common(self, moments: list[str]) -> list[Field]:
        names = ", ".join(f"{number + 1} {name}" for number, name in enumerate(moments))
        abouts = ", ".join(self.abouts)
        options = ", ".join(name for name, _ in self.options)
        return [
            Field("seats", 1, self.most_seats, "How many play."),
            Field("asked", self.most_seats, 1, "Whether each seat is asked now, as far as seen."),
            Field("moment", 1, len(moments), f"What is asked: {names}; 0 unseen.", True),
            Field("about", len(self.abouts), MOST, f"For who is asked, plus 1: {abouts}."),
            Field("options", len(self.options), MOST, f"Options above their least: {options}."),
        ]

    def read(self, state: State, seat: int) -> bytes:
        """What a seat senses now, `size` bytes."""
        row = Row()
        row.append(state.seats)
        self._prompt(state, seat, row)
        row.add(self._options_of(state.settings))
        self.fill(state, seat, row)
        return row.whole()

    def _options_of(self, settings: dict[str, Any]) -> bytes:
        """The options as bytes, kept for as long as the same ones are asked for."""
        if settings is not self.settings:
            found: list[int] = []
            for option, least in self.options:
                found.append(byte(int(settings[option]) - least))
            self.settings = settings
            self.options_read = bytes(found)
        return self.options_read

    def _prompt(self, state: State, seat: int, row: Row) -> None:
        """Who is asked, what, and about what; nothing of a secret prompt of somebody else."""
        asked = state.to_act
        is_asked = seat in asked
        if asked and not is_asked:
            ask = state.stack[-1].as_ask()
            if ask is not None and ask.is_secret:
                asked = []
        flags = [0] * self.most_seats
        for other in asked:
            flags[(other - seat) % state.seats] = 1
        row.extend(flags)
        if not asked:
            row.zeros(1 + len(self.abouts))
            return
        top = state.stack[-1]
        row.append(self.moments.get(type(top).__name__, 0))
        about = about_of(top, state, seat) if is_asked else {}
        if not about:
            row.zeros(len(self.abouts))
            return
        for name in self.abouts:
            row.append(self._particular(state, seat, name, about.get(name)))

    def _particular(self, state: State, seat: int, name: str, value: Any) -> int:
        if value is None or not isinstance(value, int):
            return 0
        if name == "seat" or name.endswith("_seat"):
            return 1 + (value - seat) % state.seats if value >= 0 else 0
        return byte(int(value) + 1)


def about_of(top: Any, state: State, seat: int) -> dict[str, Any]:
    """The particulars of the prompt for a seat that is asked."""
    if isinstance(top, Ask):
        return top.about(state)
    assert isinstance(top, AskAll)
    return top.about(state, seat)


def byte(number: int) -> int:
    """A number as a byte: what lies outside is cut to 0 or 255."""
    if number < 0:
        return 0
    return number if number < MOST else MOST


def seen_from(seat: int, other: int, seats: int) -> int:
    """A seat as a code: 0 nobody, 1 oneself, 2 the next in order."""
    return 1 + (other - seat) % seats if other >= 0 else 0


def mask_of(options: list[int], size: int) -> bytearray:
    """The actions as a mask, a byte for each: 1 where it is legal."""
    mask = bytearray(size)
    for action in options:
        mask[action] = 1
    return mask
