"""What the cards of Pandemonium do by themselves, each by the name that the data files use."""

# mypyc: no

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dreadhouse.games.pandemonium.cards import events, items, pacts
from dreadhouse.games.pandemonium.rules.effects import Part

Op = dict[str, Any]

SPECIALS: dict[str, Callable[[Op], Part]] = {
    "close_all_on_tile": lambda op: events.CloseOpenings(),
    "explored_around": lambda op: events.PickClean(),
    "remove_nearest_barricade": lambda op: events.RotBarricade(),
    "nearest_creature_acts": lambda op: events.NearestActs(),
    "move_on_tile": lambda op: events.MoveOnTile(),
    "break_openings_of_space": lambda op: pacts.BreakOpenings(),
    "no_healing": lambda op: pacts.CannotHeal(),
    "turn_ally_evil": lambda op: pacts.BetrayFriend(),
    "generator_set": lambda op: items.StartWithFuses(op["n"]),
    "exchange_anywhere": lambda op: items.ExchangeAnywhere(),
    "take_and_keep": lambda op: items.TakeAndKeep(op["n"], op["keep"]),
}
