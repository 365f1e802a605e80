"""What the data files may contain: rooms, explorers, cards and the selection of haunts.

Every row is checked; a mistake is told with its file, its row and its field.
"""

# mypyc: no

from __future__ import annotations

import functools
import pathlib
import tomllib
from typing import Any, Literal, TypeVar

import msgspec

from dreadhouse.games.betrayal.haunts import read_haunts
from dreadhouse.games.betrayal.parts_read import effect, tokens_put
from dreadhouse.games.betrayal.rules.printed import (
    ADDS,
    CARDS,
    NAMES_TOTAL,
    REROLLS_ANY,
    REROLLS_ONE,
    TARGETS,
    TOKENS,
    UNTIL,
    Printed,
)
from dreadhouse.games.betrayal.state import (
    EXPLORERS,
    FLOORS,
    KINDS,
    ROOMS,
    SIGNS,
    SIZE,
    SYMBOLS,
    TRAITS,
    WAYS,
)
from dreadhouse.kernel.errors import GameError

FOLDER = pathlib.Path(__file__).parent / "content"
RowType = TypeVar("RowType")
Trait = Literal["speed", "might", "sanity", "knowledge"]
Kind = Literal["physical", "mental"]
Ops = list[dict[str, Any]]


class Barrier(msgspec.Struct, forbid_unknown_fields=True):
    """The check that takes an explorer across (BET-125)."""

    trait: Trait
    least: int


class Exit(msgspec.Struct, forbid_unknown_fields=True):
    """The check on leaving, and the trait that a failure costs (BET-132)."""

    trait: Trait
    least: int
    lose: Trait


class RoomRow(msgspec.Struct, forbid_unknown_fields=True):
    """A room (BET-4)."""

    id: str
    floors: list[Literal["upper", "ground", "cellar"]]
    doors: str
    sign: Literal["hearth", "grave", "mirror", "root"]
    symbol: Literal["", "event", "item", "omen"] = ""
    windows: str = ""
    outdoors: bool = False
    start: tuple[int, int] = (0, 0)
    barrier: Barrier | None = None
    exit: Exit | None = None
    end_turn: Kind | None = None
    boost: Trait | None = None
    rule: str = ""


class ExplorerRow(msgspec.Struct, forbid_unknown_fields=True):
    """An explorer (BET-7, BET-39)."""

    id: str
    colour: str
    age: int
    birthday: str
    knack: str
    speed: list[int]
    might: list[int]
    sanity: list[int]
    knowledge: list[int]
    start: list[int]


class Attack(msgspec.Struct, forbid_unknown_fields=True):
    """What a card adds to an attack (BET-335 to BET-338, BET-368)."""

    trait: Trait
    dice: int
    ranged: bool = False
    defend: Trait | None = None
    damage: Kind | None = None
    before: Ops = []
    after: Ops = []


class Reduction(msgspec.Struct, forbid_unknown_fields=True):
    """By how much a card reduces each hit of a kind (BET-77)."""

    kind: Kind
    points: int


class CardRow(msgspec.Struct, forbid_unknown_fields=True):
    """An item or an omen."""

    id: str
    rule: str
    item: bool = False
    companion: bool = False
    weapon: bool = False
    passive: bool = False
    give: bool = False
    steal: bool = False
    drop: bool = False
    discard: bool = False
    after_haunt: bool = False
    before_moving: bool = False
    instead_of_attack: bool = False
    target: Literal["", "explorer_here_or_self", "explorer_here"] = ""
    rerolls: Literal["", "one", "any"] = ""
    names_total: bool = False
    adds: int = 0
    held: dict[Trait, int] = {}
    worn: dict[Trait, int] = {}
    attack: Attack | None = None
    reduce: Reduction | None = None
    convert: dict[str, Any] | None = None
    bonus: dict[str, Any] | None = None
    cancels: list[str] = []
    wards: list[str] = []
    crosses: list[str] = []
    safe_falls: list[str] = []
    climbs: list[str] = []
    use: Ops = []
    on_gain: Ops = []
    on_stolen: Ops = []
    on_lose_instead: Ops = []


class EventRow(msgspec.Struct, forbid_unknown_fields=True):
    """An event, and how long it lasts where its explorer keeps it."""

    id: str
    rule: str
    do: Ops
    on_turn_start: Ops = []
    until: list[str] = []
    move_limit: int = -1


@functools.cache
def printed() -> Printed:
    """What is printed on the pieces, read from the data files when first asked for."""
    return load_printed(FOLDER)


def load_printed(folder: pathlib.Path) -> Printed:
    """Everything that a folder of data files says; GameError says what is wrong and where."""
    found = Printed()
    print_rooms(found, rows(folder / "rooms.toml", "room", RoomRow))
    print_explorers(found, rows(folder / "explorers.toml", "explorer", ExplorerRow))
    items = rows(folder / "items.toml", "item", CardRow)
    omens = rows(folder / "omens.toml", "omen", CardRow)
    events = rows(folder / "events.toml", "event", EventRow)
    found.cards = [row.id for row in items + omens] + [row.id for row in events]
    if len(found.cards) != TOKENS:
        raise GameError(f"the data files name {len(found.cards)} cards: {TOKENS} are due")
    found.cards += [f"token_{number + 1}" for number in range(CARDS - TOKENS)]
    for card in items:
        print_card(found, card, True)
    for card in omens:
        print_card(found, card, card.item)
    for event in events:
        print_event(found, event)
    for _ in range(CARDS - TOKENS):
        print_card(found, TOKEN, True)
    print_haunts(found, folder / "selection.toml")
    return found


TOKEN = CardRow(id="token", rule="HAU-20", give=True, steal=True, drop=True)


def read(path: pathlib.Path) -> dict[str, Any]:
    """The tables of one data file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as problem:
        raise GameError(f"{path.name}: {problem}") from problem


def rows(path: pathlib.Path, table: str, shape: type[RowType]) -> list[RowType]:
    """The rows of the one table of a data file."""
    tables = read(path)
    unknown = [name for name in tables if name != table]
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


def ways(letters: str, room: str) -> int:
    """A mask of ways from their letters."""
    if not set(letters) <= set("NESW"):
        raise GameError(f"rooms.toml, room {room}: ways are the letters N, E, S and W")
    return sum(1 << WAYS.index(letter.lower()) for letter in set(letters))


def trait(name: str | None) -> int:
    """The number of a trait, -1 for none."""
    return -1 if name is None else TRAITS.index(name)


def print_rooms(found: Printed, rooms: list[RoomRow]) -> None:
    """The rooms by number: the start tile's, the landings, the stack tiles (BET-1, BET-2)."""
    if len(rooms) != ROOMS:
        raise GameError(f"rooms.toml names {len(rooms)} rooms: {ROOMS} are due")
    for room in rooms:
        found.rooms.append(room.id)
        found.floors.append(sum(1 << FLOORS.index(floor) for floor in room.floors))
        found.doors.append(ways(room.doors, room.id))
        found.windows.append(ways(room.windows, room.id))
        found.symbol.append(SYMBOLS.index(room.symbol))
        found.sign.append(SIGNS.index(room.sign))
        found.outdoors.append(room.outdoors)
        found.start.append(room.start[1] * SIZE + room.start[0])
        found.barrier.append(trait(room.barrier.trait if room.barrier else None))
        found.barrier_least.append(room.barrier.least if room.barrier else 0)
        found.exit.append(trait(room.exit.trait if room.exit else None))
        found.exit_least.append(room.exit.least if room.exit else 0)
        found.exit_loses.append(trait(room.exit.lose if room.exit else None))
        found.end_turn.append(KINDS.index(room.end_turn) if room.end_turn else -1)
        found.boost.append(trait(room.boost))


def print_explorers(found: Printed, explorers: list[ExplorerRow]) -> None:
    """The explorers; each track is led by the skull, worth 0 (BET-39)."""
    if len(explorers) != EXPLORERS:
        raise GameError(f"explorers.toml names {len(explorers)} explorers: {EXPLORERS} are due")
    for row in explorers:
        tracks = [row.speed, row.might, row.sanity, row.knowledge]
        if any(len(track) != 8 for track in tracks) or len(row.start) != 4:
            raise GameError(f"explorers.toml, explorer {row.id}: a track has eight values")
        found.explorers.append(row.id)
        found.colour.append(row.colour)
        found.age.append(row.age)
        found.birthday.append(int(row.birthday.replace("-", "")))
        found.knack.append(row.knack)
        found.tracks.append([[0, *track] for track in tracks])
        found.start_steps.append(row.start)


def steps(by: dict[Any, int]) -> list[int]:
    """Steps of the four traits, or an empty list for none."""
    return [by.get(name, 0) for name in TRAITS] if by else []


def room_mask(found: Printed, names: list[str]) -> int:
    """A mask of rooms by their ids."""
    return sum(1 << found.rooms.index(name) for name in names)


def print_card(found: Printed, card: CardRow, is_item: bool) -> None:
    """An item, an omen, or a token of a haunt."""
    found.rule.append(card.rule)
    found.is_item.append(is_item)
    found.is_weapon.append(card.weapon)
    found.is_companion.append(card.companion)
    found.gives.append(card.give)
    found.steals.append(card.steal)
    found.drops.append(card.drop)
    found.discards.append(card.discard)
    found.after_haunt.append(card.after_haunt)
    found.before_moving.append(card.before_moving)
    found.instead_of_attack.append(card.instead_of_attack)
    found.target.append(TARGETS.index(card.target))
    found.luck.append(luck(card))
    found.adds.append(card.adds)
    found.held.append(steps(card.held))
    found.worn.append(steps(card.worn))
    print_fighting(found, card)
    found.uses.append(effect(card.use, found))
    found.on_gain.append(effect(card.on_gain, found))
    found.event_dice.append(card.bonus["dice"] if card.bonus else 0)
    found.cancels.append(found.cards.index(card.cancels[0]) if card.cancels else -1)
    found.wards.append(room_mask(found, card.wards))
    found.crosses.append(room_mask(found, card.crosses))
    found.safe_falls.append(room_mask(found, card.safe_falls))
    found.climbs.append(room_mask(found, card.climbs))
    found.events.append([])
    found.on_turn_start.append([])
    found.until.append(0)
    found.move_limit.append(-1)


def luck(card: CardRow) -> int:
    """How a card meddles with rolls (BET-65)."""
    if card.rerolls:
        return REROLLS_ONE if card.rerolls == "one" else REROLLS_ANY
    if card.names_total:
        return NAMES_TOTAL
    return ADDS if card.adds else 0


def print_fighting(found: Printed, card: CardRow) -> None:
    """What a card does in attacks and against damage."""
    attack = card.attack
    found.attack.append(trait(attack.trait if attack else None))
    found.attack_dice.append(attack.dice if attack else 0)
    found.is_ranged.append(bool(attack and attack.ranged))
    found.before.append(effect(attack.before if attack else [], found))
    found.after.append(effect(attack.after if attack else [], found))
    reduces = [0, 0]
    if card.reduce:
        reduces[KINDS.index(card.reduce.kind)] = card.reduce.points
    found.reduces.append(reduces)
    found.converts.append(card.convert is not None)
    found.on_stolen.append(effect(card.on_stolen, found))
    lost = {op["trait"]: -op["by"] for op in card.on_lose_instead}
    found.loses_instead.append(steps(lost))


def print_event(found: Printed, event: EventRow) -> None:
    """An event; a token that it puts down keeps its own parts."""
    print_card(found, CardRow(id=event.id, rule=event.rule), False)
    found.events[-1] = effect(event.do, found)
    found.on_turn_start[-1] = effect(event.on_turn_start, found)
    found.until[-1] = sum(1 << UNTIL.index(end) for end in event.until)
    found.move_limit[-1] = event.move_limit
    found.token_parts += tokens_put(event.do, found)


def print_haunts(found: Printed, path: pathlib.Path) -> None:
    """Which haunt each omen wakes by each sign (BET-236); haunts beyond the table come last."""
    tables = read(path)
    found.haunt_ids = tables["haunts"]
    for card in found.cards[22:35]:
        row = tables[card]
        found.selection.append([found.haunt_ids.index(row[sign]) for sign in SIGNS])
    found.selected = len(found.haunt_ids)
    found.haunts = read_haunts(found)
    found.haunt_ids = [haunt.id for haunt in found.haunts]
    if found.haunt_ids[: found.selected] != tables["haunts"]:
        raise GameError(f"{path.name}: the haunts are not those of the folder haunts, by number")
