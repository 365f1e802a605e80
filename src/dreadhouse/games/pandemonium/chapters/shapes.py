"""What a chapter's file may hold; blocks are tagged by their kind."""

# mypyc: no

from __future__ import annotations

from typing import Literal

import msgspec


class Vehicle(msgspec.Struct, tag_field="block", tag="vehicle", forbid_unknown_fields=True):
    """What takes the characters away, once a flag is set."""

    name: Literal["car", "helicopter", "boat"]
    at: str
    once: str
    rule: str
    needs: str = ""


class Engine(msgspec.Struct, tag_field="block", tag="engine", forbid_unknown_fields=True):
    """The engine of chapter 1; each try adds `noise` to the tile."""

    at: str
    noise: int


class Led(msgspec.Struct, tag_field="block", tag="led", forbid_unknown_fields=True):
    """An ally that waits for somebody to lead it."""

    ally: str


class Exit(msgspec.Struct, tag_field="block", tag="exit", forbid_unknown_fields=True):
    """The way out of the house, with an ally."""

    at: str
    edge: str
    ally: str


class Siege(msgspec.Struct, tag_field="block", tag="siege", forbid_unknown_fields=True):
    """Free Barricades on a tile, then lasting to the end."""

    barricades: int
    tile: str


class Arrival(msgspec.Struct, tag_field="block", tag="arrival", forbid_unknown_fields=True):
    """A boss that comes in a round."""

    boss: str
    round: int


class Call(msgspec.Struct, tag_field="block", tag="call", forbid_unknown_fields=True):
    """The call for the helicopter and its landing `delay` rounds later."""

    lands: str
    noise: int
    delay: int


class Invocation(msgspec.Struct, tag_field="block", tag="invocation", forbid_unknown_fields=True):
    """The Evil One's coming, with Life of `base` and `each` for every character."""

    altar: str
    comes: str
    base: int
    each: int
    by_day: bool = False


class Seals(msgspec.Struct, tag_field="block", tag="seals", forbid_unknown_fields=True):
    """Portals that can be sealed; `few` are enough for one or two characters."""

    at: list[str]
    few: int
    many: int


class Collapse(msgspec.Struct, tag_field="block", tag="collapse", forbid_unknown_fields=True):
    """Tiles that fall, by their letters, and the portal for the entombed."""

    order: str
    refuge: str


class Command(msgspec.Struct, tag_field="block", tag="command", forbid_unknown_fields=True):
    """Evil Actions of the Evil One player."""

    by_day: int
    by_night: int


BlockRow = (
    Vehicle | Engine | Led | Exit | Siege | Arrival | Call | Invocation | Seals | Collapse | Command
)


class ChapterFile(msgspec.Struct, forbid_unknown_fields=True):
    """One chapter (DIA-1): board, start, tokens, and the blocks of its goal and special rules."""

    id: str
    number: int
    board: str
    start: list[str]
    first_round: int
    death: Literal["pact", "reanimation", "out"]
    seats: list[int]
    pacts: bool
    tokens: list[list[str]]
    mode: Literal["cooperative", "elimination", "one_against_all"] = "cooperative"
    exits: list[str] = []
    without: list[str] = []
    evil_barricades: list[str] = []
    allies: dict[str, str] = {}
    bosses: dict[str, str] = {}
    token_bonus: bool = True
    items: int = 0
    souls: int = 0
    pair_items: int = 0
    pair_souls: int = 0
    most_appear: int = 99
    pair_most_appear: int = 99
    night_dice: int = 1
    generator_again: bool = False
    block: list[BlockRow] = []
