"""From the rows of the data files to the parts of rules/parts.py and cards/."""

# mypyc: no

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dreadhouse.games.pandemonium.cards import SPECIALS, events, pacts, survival
from dreadhouse.games.pandemonium.rules import parts
from dreadhouse.games.pandemonium.rules.combos import Row
from dreadhouse.games.pandemonium.rules.effects import Nothing, Part
from dreadhouse.kernel.errors import GameError

Op = dict[str, Any]

WORDS = {
    "self": parts.SELF,
    "launcher": parts.SELF,
    "one_any": parts.ONE_ANY,
    "one_in_space": parts.ONE_IN_SPACE,
    "on_tile": parts.ON_TILE,
    "others": parts.OTHERS,
    "user": parts.SUBJECT,
    "damaged": parts.SUBJECT,
    "participants": parts.PARTICIPANTS,
}
SURVIVAL = [
    survival.Calm,
    survival.Recover,
    survival.Gather,
    survival.Scavenge,
    survival.Banish,
    survival.TearPact,
]


def effect(where: str, ops: list[Op]) -> list[Part]:
    """The parts of a text, in its order."""
    return [part(where, op) for op in ops]


def part(where: str, op: Op) -> Part:
    """One part; GameError names the file and row where its verb is not known."""
    build = PARTS.get(op["op"])
    if build is None:
        raise GameError(f"{where}: there is no op {op['op']!r}: use {', '.join(PARTS)}")
    return build(op)


def life(op: Op) -> Part:
    """Life, with the slowest other as a part of its own."""
    if op["who"] == "slowest_other_in_space":
        return pacts.SlowestLoses(-op["n"])
    return parts.Change(parts.LIFE, WORDS[op["who"]], op["n"], 0)


def fear(op: Op) -> Part:
    """Fear, more of it in the dark."""
    return parts.Change(parts.FEAR, WORDS[op["who"]], op["n"], op.get("n_if_dark", 0))


def soul(op: Op) -> Part:
    """Souls: a change, a new number, or something else without any."""
    if "set" in op:
        return parts.SoulsAre(op["set"])
    if "else" in op:
        return parts.LoseSoulOr(-op["n"], part("events.toml", op["else"]))
    return parts.Change(parts.SOULS, WORDS[op["who"]], op["n"], 0)


def take(op: Op) -> Part:
    """Taking cards of a deck, keeping all or some."""
    if op["deck"] == "events":
        return parts.TakeEvents(op["n"])
    if "keep" in op:
        return SPECIALS["take_and_keep"](op)
    return parts.TakeItemCards(op["n"])


def discard(op: Op) -> Part:
    """Discarding Items or an equipped weapon."""
    if op["what"] == "equipped_weapon":
        return parts.DiscardWeapon()
    return parts.DiscardItems(WORDS[op["who"]], -1 if op["n"] == "all" else op["n"])


def stat(op: Op) -> Part:
    """Values that change for a time."""
    if op.get("of") == "all_creatures":
        return events.RouseAll(op["stat"] == "fury", op["n"])
    if op.get("of") == "the_creature":
        return pacts.EnrageSubject(op["n"])
    return parts.LessDefence(op["n"])


def creature_appears(op: Op) -> Part:
    """Creatures here, or on the two nearest portals."""
    if op["at"] == "two_nearest_portals":
        return events.TwoPortals()
    return parts.CreaturesComeHere(op["n"])


def special(op: Op) -> Part:
    """What a card does by itself."""
    build = SPECIALS.get(op["id"])
    return build(op) if build is not None else Nothing()


PARTS: dict[str, Callable[[Op], Part]] = {
    "life": life,
    "fear": fear,
    "soul": soul,
    "take": take,
    "discard": discard,
    "stat": stat,
    "creature_appears": creature_appears,
    "special": special,
    "action": lambda op: parts.MoreActions(op["n"]),
    "evil_die": lambda op: parts.EvilDieRolls(),
    "traps": lambda op: parts.TakeTraps(op["n"]),
    "set_trap": lambda op: events.SetTrapNear(),
    "light": lambda op: events.LightTile(),
    "activity": lambda op: events.LayDecoy(),
    "turn_tokens": lambda op: events.TurnDown(),
    "cancel": lambda op: parts.Cancel(),
    "dice": lambda op: Nothing(),
}


def combo_row(where: str, file: Op, breeds: list[str]) -> Row:
    """One row of a Combo card: numbers of its own, the rest happens after the attack."""
    made = Row(file["hits"])
    for op in file["do"]:
        if not counts_in(made, op, breeds):
            made.after.append(part(where, op))
    return made


def counts_in(made: Row, op: Op, breeds: list[str]) -> bool:
    """Whether a part of a row is one of its numbers."""
    if op["op"] == "total_damage":
        made.bonus += op["n"]
        made.is_fire = made.is_fire or op.get("trait") == "fire"
    elif op["op"] == "damage_vs":
        made.blessed = op["n"]
        made.blessed_breeds = sum(1 << breeds.index(breed) for breed in op["targets"])
    elif op["op"] == "stun":
        made.stuns = True
    elif op["op"] == "special":
        special_number(made, op)
    else:
        return False
    return True


def special_number(made: Row, op: Op) -> None:
    """The numbers that only one Combo has."""
    name = op["id"]
    if name == "best_weapon_twice":
        made.best_twice = True
    elif name == "range_whole_tile":
        made.covers_tile = True
    elif name == "per_ranged_weapon":
        made.per_ranged = op["n"]
    elif name == "one_dies":
        made.outright = op["life_at_most"]
    elif name == "more_targets":
        made.more_targets = op["n"]
    elif name == "max_targets":
        made.most_targets = op["n"]
    elif name == "push":
        made.push = op["n"]
    else:
        raise GameError(f"combos.toml: there is no row number {name!r}")
