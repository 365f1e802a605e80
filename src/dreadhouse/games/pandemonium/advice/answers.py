"""Answers to everything that is asked outside the choice of actions."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.advice.errand import NOTHING
from dreadhouse.games.pandemonium.advice.errands import errands
from dreadhouse.games.pandemonium.advice.goals import way_out
from dreadhouse.games.pandemonium.advice.odds import chances, worth_of
from dreadhouse.games.pandemonium.advice.plans import rated
from dreadhouse.games.pandemonium.advice.trips import NO_WAY, trip
from dreadhouse.games.pandemonium.ground.plan import DOOR
from dreadhouse.games.pandemonium.rules.allies import Lead, allies_at
from dreadhouse.games.pandemonium.rules.attack import life_of
from dreadhouse.games.pandemonium.rules.combos import Row, needed
from dreadhouse.games.pandemonium.rules.deciding import word_edge
from dreadhouse.games.pandemonium.rules.decks import SwapCard
from dreadhouse.games.pandemonium.rules.life import PayLoss
from dreadhouse.games.pandemonium.rules.printed import BOSSES, CHALLENGES, PACTS
from dreadhouse.games.pandemonium.rules.values import attack_of
from dreadhouse.games.pandemonium.rules.words import (
    ALLY_CLOSE,
    ALLY_OPEN,
    ALLY_STEP,
    DISCARD,
    DONE,
    EDGE,
    FELL,
    FIGURE,
    KEEP,
    LEARN,
    PAY,
    ROW,
    STEP,
    SWAP,
    TARGET,
)
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.dice import Dice

# Skills in the order in which they are wanted (PAN-401 to PAN-427).
WANTED: Final = [6, 7, 9, 0, 1, 2, 3, 8, 10, 11, 18, 20, 19, 21, 22, 23, 12, 13, 14, 15, 16, 17]
LIFE_TO_KEEP: Final = 2
CROWD: Final = 8


def pay(s: Pandemonium, frame: PayLoss, options: list[int]) -> int:
    """Life first while two are left, then Souls (PAN-370)."""
    options = sorted(options)
    for action in options:
        if s.life[frame.who] - (frame.n - (action - PAY)) >= LIFE_TO_KEEP:
            return action
    return options[-1]


def to_place(s: Pandemonium, who: int, options: list[int], verb: int) -> int:
    """The portal or space from which the best errand is nearest."""
    plan = s.ground.plan
    best, least = options[0], NO_WAY * 2.0
    goals: list[int] = []
    highest = 0.0
    for errand in errands(s, who):
        if errand.worth > highest and errand.action != NOTHING:
            goals, highest = errand.cells, errand.worth
    if not goals:
        return best
    cost = trip(s, goals)
    for action in options:
        if not verb <= action < verb + 128:
            continue
        cell = plan.cell_of_space[action - verb]
        price = 1.0 * cost[cell] + CROWD * len(s.foes_at(cell))
        if price < least:
            best, least = action, price
    return best


def board_up(s: Pandemonium, options: list[int]) -> int:
    """A Barricade goes between two tiles first, on a door before a window (DIA-46)."""
    plan = s.ground.plan
    best, most = options[0], -1
    for action in options:
        edge = word_edge(s, action - EDGE)
        worth = 2 if plan.first[edge] >> 4 != plan.second[edge] >> 4 else 0
        worth += 1 if plan.kind[edge] == DOOR else 0
        if worth > most:
            best, most = action, worth
    return best


def far_portal(s: Pandemonium, options: list[int], verb: int) -> int:
    """The portal farthest from all characters."""
    plan = s.ground.plan
    best, most = options[0], -1
    for action in options:
        cell = plan.cell_of_space[action - verb]
        row = s.ground.row(cell)
        near = min([row[at] for at in s.cell if at >= 0], default=0)
        if near > most:
            best, most = action, near
    return best


def worst_item(s: Pandemonium, options: list[int]) -> int:
    """Of the cards that may be given up the least worth."""
    best, least = options[0], 999
    for action in options:
        if DISCARD <= action < DISCARD + PACTS:
            worth = worth_of(s, action - DISCARD)
            if worth < least:
                best, least = action, worth
    return best


def swap(s: Pandemonium, frame: SwapCard) -> int:
    """Pacts and bad Events go back (PAN-56)."""
    card = s.in_play[-1]
    if PACTS <= card < CHALLENGES:
        return SWAP
    if s.is_event(card):
        return SWAP if s.printed.is_negative[card] else KEEP
    if card < len(s.printed.is_weapon):
        return SWAP if worth_of(s, card) <= 4 else KEEP
    return KEEP


def learn(options: list[int]) -> int:
    """The skill that is wanted most."""
    for skill in WANTED:
        if LEARN + skill in options:
            return LEARN + skill
    return options[0]


def row(s: Pandemonium, options: list[int]) -> int:
    """The row whose bonus is worth most for its chance (PAN-338, PAN-339)."""
    a = s.attack
    if a is None:
        return options[0]
    dice = 0
    for who in a.party:
        dice += attack_of(s, who)
    likely = chances(dice)
    best, highest = options[0], -1.0
    for action in options:
        a_row: Row = s.printed.rows[a.combo][action - ROW]
        before = a.row
        a.row = action - ROW
        own = needed(s, a) - allies_at(s, a.launcher)
        a.row = before
        share = sum(likely[max(0, own) :]) if own < len(likely) else 0.0
        worth = share * (4 + a_row.bonus + 2 * a_row.more_targets)
        if worth > highest:
            best, highest = action, worth
    return best


def target(s: Pandemonium, options: list[int]) -> int:
    """Bosses with Life first, then the weakest, up to two."""
    a = s.attack
    named = len(a.targets) if a is not None else 0
    best, least = DONE if DONE in options else options[0], 999
    for action in options:
        if TARGET <= action < TARGET + BOSSES + 4:
            foe = action - TARGET
            life = s.printed.life[foe] if foe < BOSSES else 1
            if a is not None and s.foe_cell[foe] != s.cell[a.launcher]:
                life += 4
            if life < least:
                best, least = action, life
    return best if named < 2 or DONE not in options else DONE


def fell(s: Pandemonium, options: list[int]) -> int:
    """The strongest that falls."""
    a = s.attack
    best, most = options[-1], -1
    for action in options:
        if FELL <= action < FIGURE and a is not None:
            life = life_of(s, a, action - FELL)
            if life > most:
                best, most = action, life
    return best


def lead(s: Pandemonium, frame: Lead, options: list[int]) -> int:
    """An ally goes to its leader; one that has to be brought out goes ahead by free ways."""
    plan = s.ground.plan
    who = s.ally_who[frame.persona]
    at = s.ally_cell[frame.persona]
    out = way_out(s, frame.persona)
    goals = [out] if out >= 0 and not s.cast[who].has_acted else [s.cell[who]]
    cost = trip(s, goals)
    best, least = DONE if DONE in options else options[-1], cost[at]
    for action in options:
        if ALLY_STEP <= action < ALLY_OPEN:
            price = cost[plan.cell_of_space[action - ALLY_STEP]]
        elif ALLY_OPEN <= action < ALLY_CLOSE:
            to = plan.beside[4 * at + action - ALLY_OPEN]
            price = cost[to] + 1 if to >= 0 else NO_WAY
        else:
            continue
        if price < least:
            best, least = action, price
    return best


def second_step(s: Pandemonium, who: int, options: list[int]) -> int:
    """Nearer to the best errand, if that is not reached yet (PAN-63)."""
    plans = rated(s, who)
    best = DONE
    if plans:
        cost = plans[0].cost
        least = cost[s.cell[who]]
        for action in options:
            if STEP <= action < STEP + 128:
                price = cost[s.ground.plan.cell_of_space[action - STEP]]
                if price < least:
                    best, least = action, price
    return best


def by_looking(s: Pandemonium, seat: int, options: list[int], dice: Dice) -> int:
    """What makes the table look best, by what the seat knows."""
    best, highest = options[-1], -1.0
    for action in reversed(options):
        world = s.determinize(seat, dice.copy())
        world.apply(action, seat)
        worth = world.evaluate(seat)
        if worth > highest + 1e-9:
            best, highest = action, worth
    return best
