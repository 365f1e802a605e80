"""Setup and the first possessed player (POS-50 to POS-77, POS-394, POS-398)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.cards import (
    ATTIC_CHIPS,
    BASEMENT_CHIPS,
    CARDS,
    EVENTS,
    UNNUMBERED,
    Printed,
)
from dreadhouse.games.possession.rules.contest import contest
from dreadhouse.games.possession.rules.plan import HouseRules, Plan
from dreadhouse.games.possession.rules.rolling import FIRST
from dreadhouse.games.possession.rules.rounds import ROUND
from dreadhouse.games.possession.state import (
    ATTIC,
    BASEMENT,
    ROOMS,
    STAIRS,
    Night,
    Player,
)
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Step
from dreadhouse.kernel.secrets import Secrets

# Spaces: U1 to U5 are 0 to 4, G1 to G5 are 5 to 9; then stairs, attic and basement.
DOORS: Final = [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
    [5, 6],
    [6, 7],
    [7, 8],
    [8, 9],
    [2, STAIRS],
    [7, STAIRS],
]
KEY_WAYS: Final = [[2, ATTIC], [7, BASEMENT]]
ENDS: Final = [0, 4, 5, 9]
UPPER: Final = 2
LOWER: Final = 7


class Setup(Step):
    """Build the house, shuffle the decks, find the first possessed player (POS-52 to POS-74)."""

    rule = "POS-50"

    def run(self, s: Night) -> None:
        """Chance decides everything here."""
        s.plan = plan_of(build_floors(s), s.printed, s.rules.windows_everywhere)
        shuffle_decks(s)
        s.first = contest(s, list(range(s.seats)), FIRST, "POS-71")
        possess_first(s)
        s.push(ROUND)


def build_floors(s: Night) -> list[int]:
    """The rooms of the thirteen spaces (POS-52 to POS-57, POS-398)."""
    piles: list[list[int]] = [[], []]
    for pair in s.printed.pairs:
        split = pair[:]
        s.dice.shuffle(split)
        piles[0].append(split[0])
        piles[1].append(split[1])
    pool = s.printed.pool[:]
    s.dice.shuffle(pool)
    half = len(pool) // 2
    piles[0] += pool[:half]
    piles[1] += pool[half:]
    first = s.dice.below(2)
    for pile in piles:
        s.dice.shuffle(pile)
    return piles[first] + piles[1 - first] + [STAIRS, ATTIC, BASEMENT]


def plan_of(room_at: list[int], printed: Printed, windows_everywhere: bool) -> Plan:
    """How the rooms hang together (POS-58 to POS-63)."""
    plan = Plan()
    plan.room_at = room_at
    plan.near = [[] for _ in range(ROOMS)]
    plan.doors = [[] for _ in range(ROOMS)]
    for door in range(len(DOORS)):
        one, other = room_at[DOORS[door][0]], room_at[DOORS[door][1]]
        plan.near[one].append(other)
        plan.doors[one].append(door)
        plan.near[other].append(one)
        plan.doors[other].append(door)
    for space in ENDS:
        plan.ends |= 1 << room_at[space]
    plan.windows = printed.windows | (plan.ends if windows_everywhere else 0)
    plan.upper = room_at[UPPER]
    plan.lower = room_at[LOWER]
    plan.distance = [distances(plan, room) for room in range(ROOMS)]
    return plan


def distances(plan: Plan, start: int) -> list[int]:
    """Steps from a room to every other one, doors and sides ignored (POS-47)."""
    found = [-1] * ROOMS
    found[start] = 0
    queue = [start]
    for room in queue:
        near = plan.near[room][:]
        for key_way, room_below in ((ATTIC, plan.upper), (BASEMENT, plan.lower)):
            if room == key_way:
                near.append(room_below)
            if room == room_below:
                near.append(key_way)
        for other in near:
            if found[other] < 0:
                found[other] = found[room] + 1
                queue.append(other)
    return found


def shuffle_decks(s: Night) -> None:
    """Search deck, events, attic and basement chips (POS-64 to POS-67)."""
    s.search_deck = list(range(UNNUMBERED))
    s.event_deck = list(range(EVENTS, ATTIC_CHIPS))
    s.attic = list(range(ATTIC_CHIPS, BASEMENT_CHIPS))
    s.basement = list(range(BASEMENT_CHIPS, CARDS))
    s.dice.shuffle(s.search_deck)
    s.dice.shuffle(s.event_deck)
    s.dice.shuffle(s.attic)
    s.dice.shuffle(s.basement)


def possess_first(s: Night) -> None:
    """The first possessed player swaps figures and takes the page without a number (POS-73)."""
    p = s.players[s.first]
    p.is_possessed = True
    s.order = [(s.first + 1 + i) % s.seats for i in range(s.seats)]
    s.secrets.known[UNNUMBERED] = s.everyone
    if s.rules.no_first_page:
        s.aside.append(UNNUMBERED)
    else:
        p.hand.append(UNNUMBERED)
    if s.hears:
        s.tell("first-possessed", {"seat": s.first}, "POS-71")


def lay_out(game: Any, seats: int, settings: dict[str, Any], dice: Dice, printed: Printed) -> Night:
    """An empty house with the setup to come."""
    s = Night(game, seats, settings, dice, Secrets(CARDS), HouseRules(settings), printed)
    s.players = [Player() for _ in range(seats)]
    s.push(SETUP)
    return s


SETUP: Final = Setup()
