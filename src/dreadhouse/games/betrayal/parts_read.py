"""Building the parts of effects from rows of data."""

# mypyc: no

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dreadhouse.games.betrayal.cards import SPECIALS
from dreadhouse.games.betrayal.rules import parts
from dreadhouse.games.betrayal.rules.effects import Part
from dreadhouse.games.betrayal.rules.printed import Printed
from dreadhouse.games.betrayal.state import FLOORS, KINDS, SYMBOLS, TOKEN_KINDS, TRAITS
from dreadhouse.kernel.errors import GameError

MOST = 99
OPTION_WORDS = ["eat", "leave", "look", "store", "one", "two", "three", "four"]

Op = dict[str, Any]
INNER = ("do", "then", "reach", "miss", "otherwise")


def effect(ops: list[Op], printed: Printed) -> list[Any]:
    """The parts of an effect, in the order written (BET-180)."""
    return [part(op, printed) for op in ops]


def part(op: Op, printed: Printed) -> Part:
    """One part; GameError names an operation that nobody knows."""
    builder = BUILDERS.get(op["op"])
    if builder is None:
        raise GameError(f"there is no effect called {op['op']!r}: use one of {', '.join(BUILDERS)}")
    return builder(op, printed)


def traits(op: Op) -> list[int]:
    """The one trait, or those to choose from."""
    names = op["choose"] if "choose" in op else [op["trait"]]
    return [TRAITS.index(name) for name in names]


def bands(op: Op, printed: Printed) -> list[parts.Band]:
    """The results by total."""
    return [
        parts.Band(band["from"], band.get("to", MOST), effect(band["do"], printed))
        for band in op["bands"]
    ]


def damage(op: Op, printed: Printed) -> Part:
    """Dice or points."""
    return parts.Damage(KINDS.index(op["kind"]), op.get("dice", 0), op.get("points", 0))


def go(op: Op, printed: Printed) -> Part:
    """A room, one of several, or a special goal."""
    if op["to"] == "one_of":
        return parts.GoAmong([printed.rooms.index(room) for room in op["rooms"]])
    if op["to"] in printed.rooms:
        return parts.GoAmong([printed.rooms.index(op["to"])])
    return special({**op, "id": f"go_{op['to']}"}, printed)


def discover(op: Op, printed: Printed) -> Part:
    """A floor, or any."""
    if op["floor"] in FLOORS:
        return parts.DiscoverOn(FLOORS.index(op["floor"]))
    return special({**op, "id": f"discover_{op['floor']}"}, printed)


def each(op: Op, printed: Printed) -> Part:
    """Everybody who meets a condition."""
    if op["where"] in parts.WHERE:
        return parts.Each(parts.WHERE.index(op["where"]), effect(op["do"], printed))
    return special({**op, "id": f"each_{op['where']}"}, printed)


def event_attack(op: Op, printed: Printed) -> Part:
    """Something attacks."""
    margin = op.get("if_defender_wins_by", {"min": 0, "do": []})
    return parts.EventAttack(op["might"], margin["min"], effect(margin["do"], printed))


def choose(op: Op, printed: Printed) -> Part:
    """One of several effects."""
    options = [OPTION_WORDS.index(option["id"]) for option in op["options"]]
    return parts.Choose(options, [effect(option["do"], printed) for option in op["options"]])


def special(op: Op, printed: Printed) -> Part:
    """An effect of a card's own."""
    if op["id"] == "remove_token":
        return parts.RemoveToken()
    if op["id"] == "step_checked_trait":
        return parts.MoveChecked(op["by"])
    builder = SPECIALS.get(op["id"])
    if builder is None:
        return parts.Nothing()
    whole: Op = {**op, "printed": printed}
    whole.update((key, effect(op[key], printed)) for key in INNER if key in op)
    return builder(whole)


def tokens_put(ops: list[Op], printed: Printed) -> list[list[Any]]:
    """What the tokens that an event puts down offer once a turn."""
    return [effect(op.get("once_per_turn", []), printed) for op in ops if op["op"] == "token"]


BUILDERS: dict[str, Callable[[Op, Printed], Part]] = {
    "step": lambda op, _: (
        parts.Move(traits(op), op["by"])
        if "until" not in op
        else special({**op, "id": "step_until"}, _)
    ),
    "damage": damage,
    "check": lambda op, printed: parts.Check(traits(op), bands(op, printed), op.get("may", False)),
    "roll": lambda op, printed: parts.RollDice(op["dice"], bands(op, printed)),
    "draw": lambda op, _: parts.Draw(SYMBOLS.index(op["deck"]), op["n"]),
    "go": go,
    "discover": discover,
    "each": each,
    "event_attack": event_attack,
    "token": lambda op, _: parts.PutToken(TOKEN_KINDS.index(op["token"])),
    "keep": lambda op, _: parts.Keep(),
    "trap": lambda op, _: parts.Trap(),
    "choose": choose,
    "special": special,
}
