"""Haunts under test: a night in the middle of one, or its beginning played out."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.haunts.block import BuiltHaunt, built
from dreadhouse.games.betrayal.haunts.course import Course, Fixture, course_of
from dreadhouse.games.betrayal.haunts.tokens import TokenKind
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.haunting import BeginHaunt
from dreadhouse.games.betrayal.rules.phase import MONSTER_PHASE
from dreadhouse.games.betrayal.rules.printed import TOKENS
from dreadhouse.games.betrayal.rules.rounds import NEXT_TURN, ROUND_ENDS, ROUND_OVER
from dreadhouse.games.betrayal.rules.stunning import place_monster
from dreadhouse.games.betrayal.state import MIGHT, SPEED, Monster
from tests.games.betrayal.positions import IDS, PRINTED, ROOMS, Sheet, Table, position

__all__ = [
    "COMPANY",
    "Sheet",
    "Table",
    "at",
    "begun",
    "company",
    "count",
    "counts",
    "course",
    "end_of_round",
    "fixtures",
    "haunted",
    "mobs",
    "need",
    "phase",
    "place",
    "refresh",
    "token",
]

COMPANY = ["bram", "wren", "teo", "mirela", "anselm", "leona"]
FIRST = {
    "vial": 1,
    "phial": 41,
    "deed": 50,
    "page": 58,
    "serum": 67,
    "letter": 68,
    "keystone": 77,
    "girl": 85,
}


def at(room: str) -> int:
    """A room's number."""
    return ROOMS.index(room)


def token(kind: str, number: int = 1) -> str:
    """The id of a haunt's item token."""
    return f"token_{FIRST[kind] + number - 1}"


def company(seats: int, **rooms: str) -> list[Sheet]:
    """So many explorers at their starts, some of them in named rooms."""
    return [Sheet(name, room=rooms.get(name, "vestibule")) for name in COMPANY[:seats]]


def begun(haunt: str, *sheets: Sheet, revealer: str = "", picks: str = "", **options: Any) -> Table:
    """The haunt begins, and its questions are answered by the given words, else the first.

    `picks` are words separated by commas; a word is taken when it is offered.
    """
    given: dict[str, Any] = {"stack": [], "seats": len(sheets)} | options
    number = PRINTED.haunt_ids.index(haunt) + 1
    table = position(*sheets, chosen_haunt=number, **given)
    night = table.night
    night.acting = -1
    seat = table.seat(revealer or sheets[0].name)
    night.stack = [NEXT_TURN, BeginHaunt(seat, IDS.index("spear"), night.players[seat].room)]
    night.result = None
    night.advance()
    words = [word.strip() for word in picks.split(",") if word.strip()]
    while night.result is None and table.frame != "Act":
        word = words.pop(0) if words and words[0] in table.offered else table.offered[0]
        table.pick(table.asked, word)
    assert not words, f"never offered: {words}"
    return table


def haunted(
    haunt: str,
    *sheets: Sheet,
    things: str = "",
    zone: str = "",
    monsters: str = "",
    faces: dict[str, int] | None = None,
    **options: Any,
) -> Table:
    """In the middle of a haunt. `things` are fixtures as "heart scullery, lamp vestibule off" (a
    search token with its number last, "letter scullery 2"), `monsters` as "sexton bell_turret",
    `zone` rooms; further `counts` are set by the test.
    """
    given: dict[str, Any] = {"stack": [], "seats": len(sheets), "haunt": haunt} | options
    table = position(*sheets, **given)
    affair = course(table)
    for words in filter(None, (word.split() for word in things.split(","))):
        affair.fixtures.append(fixture(table, *words))
    for room in zone.split():
        affair.zone |= 1 << at(room)
    for words in filter(None, (word.split() for word in monsters.split(","))):
        place(table, *words)
    for name, face in (faces or {}).items():
        affair.faces[IDS.index(name) - TOKENS] = face
        table.night.secrets.known[IDS.index(name)] = 0
    affair.is_ready = True
    judge(table.night)
    refresh(table)
    return table


def refresh(table: Table) -> None:
    """Offer anew what the position allows now."""
    night = table.night
    if night.result is None:
        night.offered = night.stack[-1].options(night)  # type: ignore[attr-defined]


def fixture(table: Table, kind: str, room: str, *rest: str) -> Fixture:
    """One fixture or search token."""
    kinds = [block.id for block in haunt_of(table).blocks if isinstance(block, TokenKind)]
    number = next((int(word) for word in rest if word.isdigit()), 0)
    card = TOKENS + FIRST[kind] + number - 2 if number else -1
    return Fixture(kinds.index(kind), at(room), 0, card, "off" not in rest)


def place(table: Table, kind: str, room: str, *rest: str) -> Monster:
    """One monster; a number after its room is the seat of its twin."""
    kinds = [one.id for one in table.night.haunt.kinds]
    monster = place_monster(table.night, kinds.index(kind), at(room), 0)
    monster.is_stunned = "stunned" in rest
    for word in rest:
        if word.isdigit():
            monster.twin = int(word)
            might = table.night.value(monster.twin, MIGHT) + 1
            monster.values = [table.night.value(monster.twin, SPEED), might, -1, -1]
    return monster


def haunt_of(table: Table) -> BuiltHaunt:
    """The haunt."""
    return built(table.night)


def course(table: Table) -> Course:
    """The haunt's own affairs."""
    return course_of(table.night)


def counts(table: Table, **given: int) -> None:
    """Set counters by name."""
    for name, value in given.items():
        course(table).counts[haunt_of(table).counters.index(name)] = value
    judge(table.night)
    refresh(table)


def count(table: Table, name: str) -> int:
    """A counter by name."""
    return course(table).counts[haunt_of(table).counters.index(name)]


def need(table: Table, name: str) -> int:
    """How many of something this company needs."""
    found: int = table.view()["haunt"]["needs"][name]
    return found


def fixtures(table: Table, kind: str = "") -> list[str]:
    """The rooms of the fixtures, of one kind or of all."""
    found = table.view()["haunt"]["fixtures"]
    return [ROOMS[one["room"]] for one in found if kind in ("", one["kind"])]


def mobs(table: Table) -> list[str]:
    """The rooms of the monsters by number, "-" for those that are gone."""
    return ["-" if m.is_gone else ROOMS[m.room] for m in table.night.monsters]


def phase(table: Table) -> None:
    """The monster phase and the round's end come now."""
    night = table.night
    night.acting = -1
    night.stack = [NEXT_TURN, ROUND_OVER, ROUND_ENDS, MONSTER_PHASE]
    night.turns_left = night.seats
    night.advance()


def end_of_round(table: Table) -> None:
    """The round ends now, after its monster phase."""
    night = table.night
    night.acting = -1
    night.stack = [NEXT_TURN, ROUND_OVER, ROUND_ENDS]
    night.turns_left = night.seats
    night.advance()
