"""What a haunt's data file may say, table by table; a field that is not known is an error."""

# mypyc: no

from __future__ import annotations

from typing import Any, Literal

import msgspec

Side = Literal["heroes", "traitor", "all"]
Trait = Literal["speed", "might", "sanity", "knowledge"]
Sign = Literal["hearth", "grave", "mirror", "root"]
Amount = int | str


class Row(msgspec.Struct, forbid_unknown_fields=True):
    """A table of a haunt's file; a field that is not known is an error."""


class TraitorRow(Row):
    """Who is the traitor (BET-239 to BET-243); a knack or a card comes first."""

    way: str
    trait: Trait = "speed"
    knack: str = ""
    card: str = ""


class RoomRow(Row):
    """A room to place (K6)."""

    room: str
    unless: list[str] = []
    no_barrier: bool = False


class TokenRow(Row):
    """A kind of token (K2). `first` is its first item token, counted from 1, `most` how many."""

    id: str
    kind: Literal["item", "fixture", "search"]
    count: Amount = 0
    first: int = 0
    most: int = 0
    spread: bool = False
    sign: Sign | None = None
    rooms: list[str] = []
    not_in: list[str] = []
    not_with_traitor: bool = False
    faces: dict[str, Amount] = {}
    seen_by: Literal["nobody", "all", "traitor"] = "nobody"


class MonsterRow(Row):
    """A kind of monster (K3), where it starts, and how many come each round (K16)."""

    id: str
    speed: int = -1
    might: int = -1
    sanity: int = -1
    knowledge: int = -1
    attack: Trait = "might"
    defeat: Literal["stun", "destroyed"] = "stun"
    behaviour: str = "hunt"
    room: str = ""
    range: int = 0
    seeks: str = ""
    alone: bool = False
    count: Amount = 0
    start: Literal["far", "far_each", "room", "traitor", "none"] = "none"
    sign: Sign | None = None
    not_at: str = ""
    spawn: Amount = 0


class TaskRow(Row):
    """A task (K1): its places, target numbers and results."""

    id: str
    by: Side = "heroes"
    rooms: list[str] = []
    at: str = ""
    state: Literal["", "on", "off"] = ""
    with_card: list[str] = []
    holding: str = ""
    rolls: dict[Trait, int] = {}
    need: Amount = 0
    secret_need: bool = False
    on_success: list[dict[str, Any]] = []
    on_done: list[dict[str, Any]] = []


class ZoneRow(Row):
    """A zone (K7)."""

    id: str
    rooms: list[str] = []
    at_revealer: bool = False
    never: list[str] = []
    at: str = ""
    grow_odd: Amount = 0
    grow_even: Amount = 0
    leave_cost: int = 0
    check: Trait = "speed"
    least: int = 0
    points: int = 0
    dice: int = 0


class CarryRow(Row):
    """A token carried home (K9)."""

    token: str
    by: Side
    room: str = ""
    at: str = ""
    counter: str = ""
    monsters: bool = False
    burn_by: str = ""


class GrabRow(Row):
    """Who may grab which token from whom (K15)."""

    token: str
    by: Side
    victim: Side


class ExitRow(Row):
    """The front door (K8)."""

    counter: str = ""
    need: Amount = 0
    automatic: bool = False


class ObjectRow(Row):
    """An object to be broken (K12), and the monsters that shield it."""

    id: str
    room: str
    dice: int
    need: Amount
    guards: str = ""


class WayRow(Row):
    """One way to win: everything that is named must hold (K17)."""

    task: str = ""
    counter: str = ""
    least: Amount = 0
    alive: Amount = 0
    alive_fewer: Amount = 0
    escaped: Amount = 0
    none_left: str = ""
    zone_percent: int = 0
    from_round: int = 1
    traitor_dead: bool = False
    round_over: bool = False
    cured: Amount = 0
    cured_fewer: Amount = 0
    all_cured: bool = False
    no_double: bool = False


class WinRow(Row):
    """How each side wins; without a known or hidden traitor the house does."""

    heroes: list[WayRow] = []
    traitor: list[WayRow] = []
    house: list[WayRow] = []


class AimsRow(Row):
    """What each side wants, the dearest first: read by bots, no rule."""

    heroes: list[str] = []
    traitor: list[str] = []


class HauntFile(Row):
    """A whole haunt."""

    id: str
    number: int
    traitor: TraitorRow
    win: WinRow
    rule: str = ""
    free_for_all: bool = False
    clock: bool = False
    amounts: dict[str, list[int]] = {}
    place: list[RoomRow] = []
    token: list[TokenRow] = []
    monster: list[MonsterRow] = []
    task: list[TaskRow] = []
    zone: list[ZoneRow] = []
    carry: list[CarryRow] = []
    grab: list[GrabRow] = []
    exit: ExitRow | None = None
    object: list[ObjectRow] = []
    own: list[dict[str, Any]] = []
    aims: AimsRow | None = None
