"""The Evil One player of chapter 8 (DIA-129 to DIA-141)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.printed import EVIL_ONE
from dreadhouse.games.pandemonium.rules.words import (
    DONE,
    EVIL_DIE,
    EVIL_TRAP,
    GOAD,
    PASS,
    PORTAL,
    WAY,
    WHISPER,
)
from dreadhouse.games.pandemonium.rules.words import EVIL_BARRICADE as RAISE
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.dice import Dice

NEAR = 5


def near_portal(s: Pandemonium, options: list[int]) -> int:
    """Creatures come as near to the characters as can be."""
    return nearest(s, options, PORTAL)


def nearest(s: Pandemonium, options: list[int], verb: int) -> int:
    """Of spaces the one nearest to a character."""
    best, least = options[0], 999
    for action in options:
        if verb <= action < verb + 128:
            distance = to_prey(s, s.ground.plan.cell_of_space[action - verb])
            if distance < least:
                best, least = action, distance
    return best


def to_prey(s: Pandemonium, cell: int) -> int:
    """The distance from a space to the nearest character."""
    row = s.ground.row(cell)
    return min([row[at] for at in s.cell if at >= 0], default=99)


def evil_action(s: Pandemonium, options: list[int], dice: Dice) -> int:
    """The Evil Die, goads for creatures near their prey, a trap, a whisper."""
    if EVIL_DIE in options:
        return EVIL_DIE
    for action in options:
        if GOAD <= action < WHISPER and 1 < to_prey(s, s.foe_cell[action - GOAD]) <= NEAR:
            return action
    for verb in (WHISPER, EVIL_TRAP, GOAD, RAISE):
        fitting = [action for action in options if verb <= action < verb + SPAN[verb]]
        if fitting:
            if verb == EVIL_TRAP:
                return nearest(s, fitting, EVIL_TRAP)
            return int(dice.pick(fitting))
    return PASS


SPAN = {WHISPER: 8, EVIL_TRAP: 128, GOAD: 72, RAISE: 512}


def move(s: Pandemonium, options: list[int]) -> int:
    """Towards the nearest character, and no farther."""
    at = s.foe_cell[EVIL_ONE]
    if to_prey(s, at) == 0 and DONE in options:
        return DONE
    return nearest(s, [action for action in options if action != DONE], WAY)
