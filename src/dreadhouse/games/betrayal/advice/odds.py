"""Chances of dice with 0, 1 or 2 pips, worked out once (BET-49)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.rules.combat import arms_for
from dreadhouse.games.betrayal.rules.stunning import MONSTER
from dreadhouse.games.betrayal.state import MIGHT, NO_CARD, Night

MOST_DICE: Final = 8
MOST_TOTAL: Final = 16
FACES: Final = 3
NO_EDGE: Final = -9


def spreads() -> list[list[float]]:
    """How likely each total is, by the number of dice."""
    found = [[1.0] + [0.0] * MOST_TOTAL]
    for _ in range(MOST_DICE):
        last = found[-1]
        row = [0.0] * (MOST_TOTAL + 1)
        for total in range(MOST_TOTAL - 1):
            for face in range(FACES):
                row[total + face] += last[total] / FACES
        found.append(row)
    return found


SPREADS: Final = spreads()


def reaching() -> list[list[float]]:
    """How likely so many dice come to at least so much."""
    return [[sum(row[least:]) for least in range(MOST_TOTAL + 1)] for row in SPREADS]


REACHES: Final = reaching()


def chance(dice: int, least: int) -> float:
    """The chance that a roll reaches its target."""
    count = min(MOST_DICE, max(1, dice))
    return REACHES[count][min(MOST_TOTAL, max(0, least))]


def winning() -> list[list[float]]:
    """How likely so many dice beat so many others by at least one."""
    found: list[list[float]] = []
    for mine in range(MOST_DICE + 1):
        row: list[float] = []
        for theirs in range(MOST_DICE + 1):
            share = 0.0
            for total in range(MOST_TOTAL):
                share += SPREADS[theirs][total] * REACHES[mine][total + 1]
            row.append(share)
        found.append(row)
    return found


WINS: Final = winning()


def win_chance(mine: int, theirs: int) -> float:
    """The chance that an attack beats a defence."""
    return WINS[min(MOST_DICE, max(1, mine))][min(MOST_DICE, max(1, theirs))]


def dice_with(s: Night, seat: int, card: int) -> int:
    """The dice of an attack with a weapon, or without one."""
    if card == NO_CARD:
        return s.value(seat, MIGHT)
    return s.value(seat, s.printed.attack[card]) + s.printed.attack_dice[card]


def guard_of(s: Night, target: int, card: int) -> int:
    """The dice that a fighter defends with against a weapon."""
    trait = MIGHT if card == NO_CARD else s.printed.attack[card]
    if target >= MONSTER:
        return s.monsters[target - MONSTER].values[trait]
    return s.value(target, trait)


def edge(s: Night, seat: int, target: int) -> int:
    """By how many dice the best attack here outdoes the defence; NO_EDGE without any attack."""
    best = NO_EDGE
    for card in arms_for(s, seat, target, False):
        best = max(best, dice_with(s, seat, card) - guard_of(s, target, card))
    return best
