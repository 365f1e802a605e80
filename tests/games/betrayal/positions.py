"""Positions of a night laid out for a test.

    table = position(Sheet("bram", room="great_hall"), rolls="1 1 0")
    table.pick("bram", "go vestibule")

Sheets are given in the order of the seats; seats that are not given are filled with other
explorers who stand in the Vestibule. `house` lists tiles as "room floor x y quarter_turns" around
the start tile at 0 0 (Vestibule), 0 1, 0 2 and the landings at 0 0 of their floors. Decks and
stack are given from the top; what is not named lies below, but a stack ends where it is given
unless "..." follows. `rolls` are the pips of single dice, and every other draw; `orders` answer
shuffles. The haunt "made_up" does nothing of its own.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.rules.haunt import DESTROY, STUN, Haunt, MonsterKind
from dreadhouse.games.betrayal.rules.house import lay_start, put, refresh
from dreadhouse.games.betrayal.rules.piles import to_pile
from dreadhouse.games.betrayal.rules.printed import EVENTS, OMENS, TOKENS
from dreadhouse.games.betrayal.rules.rounds import NEXT_TURN
from dreadhouse.games.betrayal.rules.setup import lay_out
from dreadhouse.games.betrayal.rules.turn import TURN_OF
from dreadhouse.games.betrayal.state import (
    CELLS,
    EXPLORING,
    FLOORS,
    HAUNTING,
    HERO,
    MIDDLE,
    MIGHT,
    NOBODY,
    SANITY,
    SIZE,
    START_ROOMS,
    TOKEN_KINDS,
    TRAITOR,
    TRAITS,
    Night,
    Token,
)
from dreadhouse.games.betrayal.state import ROOMS as ROOM_COUNT
from dreadhouse.kernel.dice import ScriptedDice
from tests.games.betrayal.reading import EXPLORERS, IDS, PRINTED, ROOMS, Table, refused

__all__ = ["EXPLORERS", "IDS", "PRINTED", "ROOMS", "Sheet", "Table", "position", "refused"]

FILLERS = ["saoirse", "constance", "anselm", "juniper", "pip", "bram"]


@dataclass
class Sheet:
    """An explorer by first name; steps that are not given stand at the start."""

    name: str
    room: str = "vestibule"
    side: int = 0
    speed: int = 0
    might: int = 0
    sanity: int = 0
    knowledge: int = 0
    cards: list[str] = field(default_factory=list)
    trap: str = ""
    dead: bool = False


def position(
    *sheets: Sheet,
    seats: int = 3,
    house: list[str] | None = None,
    stack: list[str] | None = None,
    aside: list[str] | None = None,
    items: list[str] | None = None,
    omens: list[str] | None = None,
    events: list[str] | None = None,
    piles: dict[str, list[str]] | None = None,
    tokens: list[str] | None = None,
    turn: str = "",
    rolls: str = "",
    orders: list[list[int]] | None = None,
    haunt: str = "",
    traitor: str = "",
    round: int = 1,
    omens_drawn: int = 0,
    **options: Any,
) -> Table:
    """A night in which a turn begins; the first seat's if no other is named."""
    people = fill(list(sheets), seats)
    dice = ScriptedDice([int(pips) for pips in rolls.split()], orders or [])
    night = lay_out(GAME, len(people), GAME.settle(options), dice, PRINTED)
    night.hears = True
    lay_house(night, house or [], stack, aside or [])
    seat_people(night, people)
    lay_decks(night, people, items or [], omens or [], events or [], piles or {})
    for token in tokens or []:
        kind, room, *side = token.split()
        where = int(side[0]) if side else 0
        night.tokens.append(Token(TOKEN_KINDS.index(kind), ROOMS.index(room), where))
    night.phase = EXPLORING
    night.round = round
    night.omens_drawn = omens_drawn
    table = Table(night)
    if haunt:
        haunted(table, haunt, traitor)
    begin(table, turn or people[0].name)
    return table


def fill(sheets: list[Sheet], seats: int) -> list[Sheet]:
    """Enough people, no two of one colour."""
    colours = [colour(sheet.name) for sheet in sheets]
    for name in FILLERS:
        if len(sheets) < seats and colour(name) not in colours:
            sheets.append(Sheet(name))
            colours.append(colour(name))
    return sheets


def number(name: str) -> int:
    """An explorer by first name."""
    return next(n for n, id in enumerate(EXPLORERS) if id.startswith(f"{name}_"))


def colour(name: str) -> str:
    """An explorer's colour."""
    return PRINTED.colour[number(name)]


def lay_house(night: Night, house: list[str], stack: list[str] | None, aside: list[str]) -> None:
    """The start tiles, the tiles given, and the stack."""
    lay_start(night)
    for tile in house:
        name, floor, x, y, quarters = tile.split()
        cell = FLOORS.index(floor) * CELLS + MIDDLE + int(y) * SIZE + int(x)
        put(night, ROOMS.index(name), cell, int(quarters))
        night.spent |= 1 << ROOMS.index(name)
    refresh(night)
    night.aside = [ROOMS.index(room) for room in aside]
    left = [
        room
        for room in range(START_ROOMS, ROOM_COUNT)
        if night.cell[room] < 0 and room not in night.aside
    ]
    if stack is not None:
        top = [ROOMS.index(room) for room in stack if room != "..."]
        gone = [room for room in left if room not in top]
        left = top if "..." not in stack else top + gone
    night.stack_of_tiles = left[::-1]


def seat_people(night: Night, people: list[Sheet]) -> None:
    """Everybody's sheet and place."""
    for p, sheet in zip(night.players, people, strict=True):
        p.explorer = number(sheet.name)
        start = PRINTED.start_steps[p.explorer]
        given = [sheet.speed, sheet.might, sheet.sanity, sheet.knowledge]
        p.steps = [given[t] or start[t] for t in range(len(TRAITS))]
        p.room = ROOMS.index(sheet.room)
        p.side = sheet.side
        p.cards = [IDS.index(card) for card in sheet.cards]
        p.is_dead = sheet.dead
        if sheet.trap:
            p.trap = IDS.index(sheet.trap)
            p.cards.append(p.trap)


def lay_decks(
    night: Night,
    people: list[Sheet],
    items: list[str],
    omens: list[str],
    events: list[str],
    piles: dict[str, list[str]],
) -> None:
    """The three decks with the named cards on top; held cards and piles are open to all."""
    used = [card for p in night.players for card in p.cards]
    for place, cards in piles.items():
        room, *side = place.split()
        for name in cards:
            to_pile(night, ROOMS.index(room), int(side[0]) if side else 0, IDS.index(name))
            used.append(IDS.index(name))
    for card in used:
        night.secrets.known[card] = night.everyone
    night.items = deck(items, range(OMENS), used)
    night.omens = deck(omens, range(OMENS, EVENTS), used)
    night.events = deck(events, range(EVENTS, TOKENS), used)


def deck(top: list[str], cards: range, used: list[int]) -> list[int]:
    """A deck with the named cards on top; the last of a deck lies on top."""
    first = [IDS.index(card) for card in top]
    rest = [card for card in cards if card not in first and card not in used]
    return rest[::-1] + first[::-1]


THING, BEADLE, SINGER, GLOAM = range(4)


def made_up() -> Haunt:
    """A haunt that does nothing of its own, with four kinds of monsters."""
    haunt = Haunt("made_up")
    haunt.kinds = [
        MonsterKind("thing", [3, 8, -1, -1], MIGHT, STUN),
        MonsterKind("beadle", [3, 4, -1, -1], MIGHT, STUN),
        MonsterKind("singer", [4, -1, 5, -1], SANITY, STUN),
        MonsterKind("gloam", [3, 3, -1, -1], MIGHT, DESTROY),
    ]
    return haunt


def haunted(table: Table, haunt: str, traitor: str) -> None:
    """A haunt has begun, without anything that it places; the revealer is the first seat."""
    night = table.night
    night.phase = HAUNTING
    if haunt == "made_up":
        night.haunt = made_up()
    else:
        night.haunt_number = PRINTED.haunt_ids.index(haunt)
        night.haunt = PRINTED.haunts[night.haunt_number]
    night.affair = night.haunt.fresh_affair(night)
    night.affair.round = 1
    night.has_sides = night.haunt.has_sides()
    night.revealer = 0
    night.traitor = table.seat(traitor) if traitor else NOBODY
    for seat, p in enumerate(night.players):
        p.team = TRAITOR if seat == night.traitor else HERO


def begin(table: Table, name: str) -> None:
    """The turn of somebody begins; after it the next on the left."""
    night = table.night
    seat = table.seat(name)
    night.first = 0
    night.turns_left = night.seats - seat - 1
    night.stack = [NEXT_TURN, TURN_OF[seat]]
    night.advance()
