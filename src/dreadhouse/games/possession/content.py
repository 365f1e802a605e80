"""The house's data files: what they may contain, and what is printed on the pieces.

An error names the file, the row, the field and what was expected there.
"""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
import tomllib
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from dreadhouse.games.possession.cards import CARDS, DEEDS, ICONS, TARGETS, EventFace, Printed
from dreadhouse.games.possession.state import ROOMS
from dreadhouse.kernel.errors import GameError

Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
RuleId = Annotated[str, msgspec.Meta(pattern="^POS-[0-9]+$")]
Small = Annotated[int, msgspec.Meta(ge=0, le=9)]
Chips = Annotated[list[Small], msgspec.Meta(min_length=5, max_length=5)]


class _Row(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A row of a data file."""


class RoomRow(_Row, kw_only=True):
    """One room: its initiative, icons, altar difficulty, rest value and window."""

    id: Id
    initiative: Annotated[int, msgspec.Meta(ge=1, le=ROOMS)]
    icons: list[Literal["search", "rest", "heal", "hide", "altar"]] = []
    altar: Annotated[int, msgspec.Meta(ge=0, le=18)] = 0
    rest: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    special: (
        Literal[
            "weapon_search",
            "recover_cube",
            "reroll_possession",
            "lower_attraction",
            "plus_two",
            "window_travel",
        ]
        | None
    ) = None
    window: bool = False


class CardRow(_Row, kw_only=True):
    """A search card and the key icons of its copies; `strike` adds to a strike back."""

    id: Id
    kind: Literal["gun", "equipment", "ability"]
    keys: Annotated[list[bool], msgspec.Meta(min_length=1)]
    weapon: bool = False
    strike: Small = 0
    rule: RuleId


class PageRow(_Row, kw_only=True):
    """A page of the Necronomicon; the one without a number has number 0."""

    id: Id
    number: Annotated[int, msgspec.Meta(ge=0, le=10)] = 0


class EventRow(_Row, kw_only=True):
    """An event and the branch icons of its copies."""

    id: Id
    branches: Annotated[list[bool], msgspec.Meta(min_length=1)]
    target: Literal["affected", "nearest", "holders", "living", "windows", "none"]
    do: Literal[
        "nothing",
        "wounds",
        "lose_life",
        "lose_actions",
        "tear_hinges",
        "spend_chip",
        "whisper",
        "slip",
        "count_pages",
        "grasp",
        "seal",
    ]
    amount: Small = 0
    other: Small = 0
    rule: RuleId


class ChipRow(_Row, kw_only=True):
    """A house chip."""

    id: Id
    place: Literal["attic", "basement"]
    copies: Annotated[int, msgspec.Meta(ge=1, le=4)] = 1
    at_once: bool = False
    rule: RuleId


class HouseRow(_Row, kw_only=True):
    """How the floors are built, and the numbers of chips and sheets."""

    pairs: list[Annotated[list[Id], msgspec.Meta(min_length=2, max_length=2)]]
    pool: list[Id]
    attraction: Chips
    quiet_attraction: Chips
    line_actions: Annotated[list[Small], msgspec.Meta(min_length=6, max_length=6)]


FOLDER = pathlib.Path(__file__).parent / "content"
RowType = TypeVar("RowType", bound=_Row)


@functools.cache
def printed() -> Printed:
    """What is printed on the pieces, read from the data files when first asked for."""
    return load_printed(FOLDER)


def load_printed(folder: pathlib.Path) -> Printed:
    """Everything that a folder of data files says; GameError says what is wrong and where."""
    found = Printed()
    print_rooms(found, rows(folder / "rooms.toml", "room", RoomRow))
    print_search(found, folder / "search.toml")
    print_events(found, rows(folder / "events.toml", "event", EventRow))
    print_chips(found, rows(folder / "chips.toml", "chip", ChipRow))
    if len(found.cards) != CARDS:
        raise GameError(f"the data files name {len(found.cards)} cards and chips: {CARDS} are due")
    print_house(found, folder / "house.toml")
    return found


def read(path: pathlib.Path) -> dict[str, Any]:
    """The tables of one data file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as problem:
        raise GameError(f"{path.name}: {problem}") from problem


def rows(path: pathlib.Path, table: str, shape: type[RowType], *others: str) -> list[RowType]:
    """The rows of one table of a data file."""
    tables = read(path)
    unknown = [name for name in tables if name not in (table, *others)]
    if unknown:
        raise GameError(f"{path.name}: unknown table [[{unknown[0]}]], expected [[{table}]]")
    found = tables.get(table, [])
    return [read_row(row, number, path.name, table, shape) for number, row in enumerate(found)]


def read_row(
    row: dict[str, Any], number: int, file: str, table: str, shape: type[RowType]
) -> RowType:
    """One row, checked field by field."""
    try:
        return msgspec.convert(row, shape)
    except msgspec.ValidationError as problem:
        name = row.get("id", f"number {number + 1}")
        field = str(problem).replace("`$.", "`").replace("$.", "")
        raise GameError(f"{file}, {table} {name}: {field}") from problem


def print_rooms(found: Printed, rooms: list[RoomRow]) -> None:
    """The rooms in the order of their initiative values, each value once (POS-9)."""
    rooms = sorted(rooms, key=lambda room: room.initiative)
    if [room.initiative for room in rooms] != list(range(1, ROOMS + 1)):
        raise GameError(f"rooms.toml: give each room its own initiative from 1 to {ROOMS}")
    found.rooms = [room.id for room in rooms]
    found.icons = [sum(1 << ICONS.index(icon) for icon in set(room.icons)) for room in rooms]
    found.altar = [room.altar for room in rooms]
    found.rest = [room.rest for room in rooms]
    found.special = [room.special or "" for room in rooms]
    found.windows = sum(1 << number for number, room in enumerate(rooms) if room.window)
    for room in rooms:
        if ("altar" in room.icons) != (room.altar > 0):
            raise GameError(f"rooms.toml, room {room.id}: an altar icon needs a field altar")
        if ("rest" in room.icons) != (room.rest > 0):
            raise GameError(f"rooms.toml, room {room.id}: a rest icon needs a field rest")


def print_search(found: Printed, path: pathlib.Path) -> None:
    """Search cards copy by copy, then the pages (POS-2, POS-3)."""
    for card in rows(path, "card", CardRow, "page"):
        for number, has_key in enumerate(card.keys):
            found.cards.append(f"{card.id}_{number + 1}")
            found.has_key.append(has_key)
            found.strike.append(card.strike)
            found.page_number.append(0)
    for page in rows(path, "page", PageRow, "card"):
        found.cards.append(page.id)
        found.has_key.append(False)
        found.strike.append(0)
        found.page_number.append(page.number)


def print_events(found: Printed, events: list[EventRow]) -> None:
    """Events copy by copy (POS-7)."""
    for event in events:
        target, deed = TARGETS.index(event.target), DEEDS.index(event.do)
        for number, has_branch in enumerate(event.branches):
            found.cards.append(f"{event.id}_{number + 1}")
            face = EventFace(target, deed, event.amount, event.other, has_branch, event.rule)
            found.events.append(face)


def print_chips(found: Printed, chips: list[ChipRow]) -> None:
    """Attic chips, then basement chips, copy by copy (POS-25)."""
    for chip in sorted(chips, key=lambda chip: chip.place):
        if chip.copies == 1:
            found.cards.append(chip.id)
        else:
            found.cards += [f"{chip.id}_{number + 1}" for number in range(chip.copies)]


def print_house(found: Printed, path: pathlib.Path) -> None:
    """How the floors are built; every room named must exist."""
    house = read_row(read(path), 0, path.name, "house", HouseRow)
    for id in [room for pair in house.pairs for room in pair] + house.pool:
        if id not in found.rooms:
            raise GameError(f"house.toml: there is no room {id}: see rooms.toml")
    found.pairs = [[found.rooms.index(id) for id in pair] for pair in house.pairs]
    found.pool = [found.rooms.index(id) for id in house.pool]
    found.attraction = [0, 0, *house.attraction]
    found.quiet_attraction = [0, 0, *house.quiet_attraction]
    found.line_actions = house.line_actions
