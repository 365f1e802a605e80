"""For bots: worlds that a seat cannot tell apart, how good one looks, and a sensible reader."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.danger.rules.chances import out_of, target_of, winning
from dreadhouse.games.danger.rules.printed import (
    CLUE,
    DEATH,
    ENDING,
    GOAL,
    NONE,
    RETURN,
)
from dreadhouse.games.danger.rules.words import (
    ABSTAIN,
    AGAIN,
    AWAY,
    BARE,
    BOOST,
    LEAVE,
    NEXT,
    STOP,
    TRY,
)
from dreadhouse.games.danger.state import UNREAD, Tale
from dreadhouse.kernel.dice import Dice

RETURNS: Final = 1
BRAVE: Final = 9
CURIOUS: Final = 8
CAREFUL: Final = 9
OF_TEN: Final = 10
HARD: Final = 5


def redeal(s: Tale, seat: int, dice: Dice) -> None:
    """Nothing is dealt in secret: only votes are hidden, and the kernel makes those anew."""


def evaluate(s: Tale, seat: int) -> float:
    """How good the story looks for all alike, 0 to 1."""
    p = s.printed
    way = (s.chapter + 1) / (len(p.chapters) + 1)
    gift = s.psychic / p.psychic_max
    calm = 1.0 - s.danger / (len(p.danger) + 1)
    carried = min(1.0, len(s.inventory) / 20)
    score = 0.2 + 0.2 * way + 0.25 * gift + 0.1 * calm + 0.2 * carried - 0.01 * s.deaths
    return min(0.97, max(0.03, score))


def advise(s: Tale, seat: int, dice: Dice) -> int:
    """What a sensible reader picks: boosters used, challenges mostly tried, clues mostly looked
    at, deaths with a known hint mostly avoided, one Story Return a chapter."""
    return advise_with(s, seat, dice, RETURNS)


def advise_with(s: Tale, seat: int, dice: Dice, returns: int) -> int:
    """The same with so many Story Returns a chapter."""
    options = s.options(seat)
    if len(options) == 1:
        return options[0]
    p = s.printed
    using = thermos(s, options)
    if using != NONE:
        return using
    if TRY in options:
        return TRY if is_worth_it(s) and dice.below(OF_TEN) < BRAVE else LEAVE
    if AGAIN in options:
        return AGAIN if is_worth_it(s) and s.tried < 2 else STOP
    if BARE in options:
        return best_booster(s, options)
    ways = [action for action in options if action >= p.take or action == NEXT]
    if ways:
        return best_way(s, ways, dice, returns)
    plain = [action for action in options if action not in (ABSTAIN, AWAY)]
    return plain[0]


def thermos(s: Tale, options: list[int]) -> int:
    """An item that lowers the danger is used before a roll against 5 or more."""
    p = s.printed
    if s.challenge == NONE or BARE not in options or target_of(s, s.challenge) < HARD:
        return NONE
    for action in options:
        if p.use <= action < p.take:
            return action
    return NONE


def is_worth_it(s: Tale) -> bool:
    """A challenge is tried where at least one in three wins with the best booster."""
    chance = best_chance(s)
    return 3 * chance >= out_of(s)


def best_chance(s: Tale) -> int:
    """How many faces win with the best fitting booster."""
    p = s.printed
    target = target_of(s, s.challenge)
    best = winning(s, target, 0)
    for item in range(len(p.items)):
        if s.holds_item(item) and p.item_type[item] == p.type[s.challenge]:
            best = max(best, winning(s, target, p.item_amount[item]))
    return best


def best_booster(s: Tale, options: list[int]) -> int:
    """The booster with the best chance; an item that wins only where the roll looks bad."""
    p = s.printed
    target = target_of(s, s.challenge)
    best = BARE
    chance = winning(s, target, 0)
    for action in options:
        if BOOST <= action < p.spend:
            better = winning(s, target, p.item_amount[action - BOOST])
            if better > chance:
                best = action
                chance = better
    if 2 * chance < out_of(s):
        for action in options:
            if p.spend <= action < p.use:
                return action
    return best


def best_way(s: Tale, ways: list[int], dice: Dice, returns: int) -> int:
    """Clues first, then where nobody has been, away from deaths that were hinted at."""
    p = s.printed
    looks = [action for action in ways if action != NEXT and p.kind[target_at(s, action)] >= CLUE]
    if looks and dice.below(OF_TEN) < CURIOUS:
        unread = [action for action in looks if s.known[target_at(s, action)] == UNREAD]
        if unread:
            return int(dice.pick(unread))
    back = back_way(s, ways, dice, returns)
    if back != NONE:
        return back
    onward = [action for action in ways if action not in looks and is_fit(s, action, dice)]
    fresh = [action for action in onward if s.known[target_at(s, action)] == UNREAD]
    return earned(s, fresh or onward or looks or ways, dice)


def target_at(s: Tale, action: int) -> int:
    """The card that a way leads to."""
    p = s.printed
    return p.target[(action - p.take) % len(p.ways)]


def is_fit(s: Tale, action: int, dice: Dice) -> bool:
    """Whether a way is to be thought of: no Story Return, rarely an early end of the story, and
    rarely a death that was hinted at."""
    p = s.printed
    if action >= p.revisit:
        return False
    target = target_at(s, action)
    is_early_end = p.kind[target] == ENDING and p.kind[s.card] != GOAL
    is_known_death = p.kind[target] == DEATH and is_hinted(s, target)
    return not (is_early_end or is_known_death) or dice.below(OF_TEN) >= CAREFUL


def is_hinted(s: Tale, death: int) -> bool:
    """Whether a card that was read warns of a death."""
    for card in s.printed.hints[death]:
        if s.known[card] != UNREAD:
            return True
    return False


def back_way(s: Tale, ways: list[int], dice: Dice, returns: int) -> int:
    """On a goal: back to what has not been read, so many times; then on to the next chapter."""
    p = s.printed
    taken = sum(1 for way in s.once if p.way_kind[way] == RETURN and is_here(s, way))
    back = [action for action in ways if action >= p.revisit]
    if back and taken < returns and p.kind[s.card] == GOAL:
        fresh = [action for action in back if s.known[target_at(s, action)] == UNREAD]
        return int(dice.pick(fresh or back))
    return NEXT if NEXT in ways else NONE


def earned(s: Tale, ways: list[int], dice: Dice) -> int:
    """On the last goal mostly the first way that something had to be done for, else any way."""
    p = s.printed
    if p.kind[s.card] == GOAL and dice.below(OF_TEN) < CURIOUS:
        for action in ways:
            if p.take <= action < p.pick and p.open_if[action - p.take] != NONE:
                return action
    return int(dice.pick(ways))


def is_here(s: Tale, way: int) -> bool:
    """Whether a way is printed in the present chapter."""
    p = s.printed
    return p.chapter[p.way_card[way]] == s.chapter
