"""What the cards of Betrayal do by themselves, each by the name that the data files use."""

# mypyc: no

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dreadhouse.games.betrayal.cards import (
    bargains,
    blasting,
    calling,
    dog,
    doors,
    going,
    healing,
    looking,
    ordeals,
    tiles,
)
from dreadhouse.games.betrayal.rules.effects import Part
from dreadhouse.games.betrayal.state import FLOORS, TRAITS

Op = dict[str, Any]


def floors_of(name: str) -> list[int]:
    """The floors that a link may lead to; "another" depends on the room."""
    if name == "any":
        return [0, 1, 2]
    return [] if name == "another" else [FLOORS.index(name)]


SPECIALS: dict[str, Callable[[Op], Part]] = {
    "attack_lost": lambda op: ordeals.LoseAttack(),
    "heal": lambda op: healing.Heal(op["steps"]),
    "restore": lambda op: healing.Restore([TRAITS.index(t) for t in op["traits"]], op["n"]),
    "each_thrown_room_with_speed_and_might": lambda op: blasting.Throw(op["do"]),
    "heroes_step_toward_you": lambda op: calling.HeroesCome(),
    "monsters_step_toward_you": lambda op: (
        calling.BoardCalls() if op.get("chosen_by") == "traitor" else calling.MonstersCome()
    ),
    "discard_self": lambda op: bargains.DiscardSelf(),
    "go_any_explorer": lambda op: going.GoToExplorer(),
    "go_any_room": lambda op: going.GoAnywhere(),
    "go_lower_floor_choice": lambda op: going.GoLower(),
    "push": lambda op: going.Push(),
    "free_step": lambda op: going.FreeStep(),
    "all_traits_lowest": lambda op: ordeals.AllToLowest(),
    "steal_item": lambda op: bargains.StealItem(),
    "dog_errand": lambda op: dog.Errand(op["spaces"]),
    "search_deck_to_top": lambda op: looking.SearchDeck(),
    "toggle_worn": lambda op: ordeals.Wear(),
    "look_top_tile": lambda op: looking.LookTop(),
    "checked_trait_to_lowest": lambda op: ordeals.CheckedToLowest(),
    "check_all_four": lambda op: ordeals.FourChecks(),
    "reorder_top": lambda op: looking.Reorder(
        [looking.DECKS.index(deck) for deck in op["of"]], op["n"]
    ),
    "step_until": lambda op: ordeals.Fog(),
    "one_item_to_pile": lambda op: bargains.ItemToPile(),
    "fetch_room": lambda op: going.FetchRoom(op["printed"].rooms.index(op["room"])),
    "step_toward_floor_anchor": lambda op: going.StepToAnchor(),
    "roll_against_omens": lambda op: ordeals.AgainstOmens(op["dice"], op["reach"], op["miss"]),
    "barter": lambda op: bargains.Barter(),
    "discard_random_item": lambda op: bargains.LoseAtRandom(op["otherwise"]),
    "link": lambda op: doors.MakeLink(floors_of(op["floor"]), op.get("then", [])),
    "turning_panel": lambda op: doors.TurningPanel(),
    "trapdoor": lambda op: tiles.Trapdoor(op["do"]),
    "discover_any": lambda op: tiles.SwallowingWall(),
    "shift_tile": lambda op: tiles.ShiftTile(),
    "bank_roll": lambda op: ordeals.BankRoll(op["dice"]),
}
