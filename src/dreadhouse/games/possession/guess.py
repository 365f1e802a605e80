"""For bots: worlds that a seat cannot tell apart, and how good one looks."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.possession.cards import (
    ALTAR_ICON,
    ATTIC_CHIPS,
    BASEMENT_CHIPS,
    CURSE,
    EVENTS,
    ROTTEN_FLOOR,
    SEARCH_ICON,
    is_page,
    is_weapon,
)
from dreadhouse.games.possession.rules.burning import (
    best_torn_number,
    chance_of,
    fresh_circles,
    number_needed,
    pages_of,
)
from dreadhouse.games.possession.rules.words import PICK
from dreadhouse.games.possession.state import (
    ATTIC,
    BASEMENT,
    CUBES,
    NO_CARD,
    Night,
    Player,
    line,
)
from dreadhouse.kernel.dice import Dice


def redeal(s: Night, seat: int, dice: Dice) -> None:
    """Deal anew every card and chip whose place a seat does not know (POS-378).

    Search cards and pages, events, attic chips and basement chips are dealt among themselves. What
    others know of a place stays with the place. Cards are sorted first, so that the same dice deal
    the same world whatever lies hidden in this one.
    """
    deal_family(s, seat, dice, [p.hand for p in s.players] + [s.search_deck, s.looked, s.graves], 0)
    deal_family(s, seat, dice, [s.event_deck], EVENTS)
    held = [p.house_chips for p in s.players]
    deal_family(s, seat, dice, [s.attic, s.undrawn, *held, s.graves], ATTIC_CHIPS)
    deal_family(s, seat, dice, [s.basement, s.undrawn, *held, s.graves], BASEMENT_CHIPS)


def family(card: int) -> int:
    """Which cards are dealt together: the first number of their family."""
    if card < EVENTS:
        return 0
    if card < ATTIC_CHIPS:
        return EVENTS
    return ATTIC_CHIPS if card < BASEMENT_CHIPS else BASEMENT_CHIPS


def deal_family(s: Night, seat: int, dice: Dice, piles: list[list[int]], first: int) -> None:
    """Shuffle the unknown cards of one family over their places, the first piles open to all.

    An unknown chip that somebody holds never is one that is shown at once (POS-293), so such a
    chip may lie in the first two piles only.
    """
    cards: list[int] = []
    masks: list[int] = []
    loose = 0
    for i in range(len(piles)):
        for card in piles[i]:
            if family(card) == first and not s.knows(card, seat):
                cards.append(card)
                masks.append(s.secrets.known[card])
                if i < 2:
                    loose += 1
    cards.sort()
    dice.shuffle(cards)
    keep_loose(cards, loose, dice)
    lay(s, seat, piles, first, cards, masks)


def keep_loose(cards: list[int], loose: int, dice: Dice) -> None:
    """Move a chip that is shown at once to one of the places where nobody holds it."""
    for i in range(loose, len(cards)):
        if cards[i] == CURSE or cards[i] == ROTTEN_FLOOR:
            other = dice.below(loose)
            kept = cards[other]
            cards[other] = cards[i]
            cards[i] = kept


def lay(
    s: Night, seat: int, piles: list[list[int]], first: int, cards: list[int], masks: list[int]
) -> None:
    """Lay the shuffled cards into the places of unknown ones."""
    at = 0
    for pile in piles:
        for i in range(len(pile)):
            if family(pile[i]) == first and not s.knows(pile[i], seat):
                pile[i] = cards[at]
                at += 1
    for i in range(len(cards)):
        s.secrets.known[cards[i]] = masks[i]


# Shares of a win, found by playing bots with different weights against each other.
BASE: Final = 0.20
LOST_LIFE: Final = 0.007
POSSESSED: Final = 0.12
FOR_GOOD: Final = 0.15
HUNT_ON: Final = 0.016
TROPHY: Final = 0.06
MOST_LEAD: Final = 4
PART: Final = 0.01
PAGE: Final = 0.035
KEY: Final = 0.05
HOUSE_CHIP: Final = 0.16
CARD: Final = 0.008
WEAPON: Final = 0.015
ARMED: Final = 0.03
BURNING: Final = 0.45
NEARER: Final = 0.008
SEARCH: Final = 0.004
CHIP: Final = 0.003
ACTION: Final = 0.004
RIVAL_CHIP: Final = 0.02
RIVAL_LIFE: Final = 0.004
TRIED: Final = 0.01
CUBE_LAID: Final = 0.005
ROUNDS_AHEAD: Final = 3
TIED: Final = 0.3
GOOD_CHANCE: Final = 30
FAR: Final = 9
DINING_HALL: Final = 8


def evaluate(s: Night, seat: int) -> float:
    """How good the night looks for a seat, 0 to 1, from open things and its own cards."""
    p = s.players[seat]
    if p.is_dead:
        return 0.0
    lead = lead_of(s, seat)
    over = 1.0 - (1.0 - chance_of_end(s)) ** ROUNDS_AHEAD
    score = BASE + TROPHY * max(-MOST_LEAD, min(MOST_LEAD, lead)) - rivals(s, seat) + body(p)
    if p.is_possessed:
        score += hunting(s, seat, p)
    if not p.is_for_good():
        score += prospects(s, seat, p)
    score = min(0.97, max(0.03, score))
    result = 0.9 if lead > 0 else (TIED if lead == 0 else 0.05)
    return over * result + (1.0 - over) * score


def lead_of(s: Night, seat: int) -> int:
    """By how many trophies a seat leads the best of the others."""
    best = 0
    for other in range(s.seats):
        if other != seat and not s.players[other].is_dead:
            best = max(best, s.players[other].points())
    return s.players[seat].points() - best


def chance_of_end(s: Night) -> float:
    """The chance that the next possession rolls leave nobody normal (POS-79)."""
    chance = 1.0
    for p in s.players:
        if not (p.is_dead or p.is_for_good()):
            chance *= (1 + line(p.life)) / 6
    return chance


def rivals(s: Night, seat: int) -> float:
    """What the others have to win with."""
    worth = 0.0
    for other in range(s.seats):
        if other != seat and not s.players[other].is_dead:
            worth += RIVAL_CHIP * len(s.players[other].house_chips)
            worth += RIVAL_LIFE * s.players[other].life
    return worth


def body(p: Player) -> float:
    """State, life and Parts: a hunter gathers trophies, the more the less life is left."""
    worth = LOST_LIFE * (15 - p.life) - PART * p.lost_count
    if p.is_possessed:
        worth += POSSESSED
    return worth + FOR_GOOD if p.is_for_good() else worth


def hunting(s: Night, seat: int, p: Player) -> float:
    """A hunter wants somebody near whom the turn has not met yet."""
    nearest = FAR
    tried = 0
    for other in range(s.seats):
        if (s.attacked >> other) & 1 == 1:
            tried += 1
        elif s.players[other].is_normal():
            nearest = min(nearest, s.plan.distance[p.room][s.players[other].room])
    worth = -NEARER * nearest
    if s.acting == seat:
        worth += (NEARER * FAR + TRIED) * tried  # an attack, even a failed one, is no loss of prey
    if s.acting == seat and not s.has_hurt:
        worth += HUNT_ON  # ending the turn now would only cost life
    return worth


def prospects(s: Night, seat: int, p: Player) -> float:
    """How near the own pages, chips and cards are to a burning, and what may be done for it."""
    # A laid cube is a room used: without this the bot would rather keep a search than make it.
    worth = cards_worth(p) + time_left(s, seat, p) + CUBE_LAID * (CUBES - p.cubes_left)
    pages = pages_of(p)
    worth += PAGE * min(len(pages), 6) + (KEY if p.keys > 0 else 0.0)
    if not p.house_chips:
        return worth + way_to_chip(s, p)
    worth += HOUSE_CHIP
    if pages:
        needed = number_needed(s, DINING_HALL, pages, best_torn_number(s, DINING_HALL, pages), 0)
        chance = chance_of(needed - len(fresh_circles(p)))
        worth += BURNING * chance / 100
        if chance >= GOOD_CHANCE:
            return worth - NEARER * steps_to(s, p, ALTAR_ICON)
    return worth - SEARCH * steps_to(s, p, SEARCH_ICON)


def way_to_chip(s: Night, p: Player) -> float:
    """Without a house chip: to the attic or basement with a key, else to a place to search."""
    if p.keys == 0:
        return -SEARCH * steps_to(s, p, SEARCH_ICON)
    distance = s.plan.distance[p.room]
    return -NEARER * min(distance[ATTIC], distance[BASEMENT])


def steps_to(s: Night, p: Player, icon: int) -> int:
    """Steps to the nearest room with an icon and without the own cube."""
    distance = s.plan.distance[p.room]
    nearest = FAR
    for room in range(len(distance)):
        if s.printed.icons[room] & icon and (p.cubes >> room) & 1 == 0:
            nearest = min(nearest, distance[room])
    return nearest


def time_left(s: Night, seat: int, p: Player) -> float:
    """Chips in hand, the chip just picked, and the actions still to come this round."""
    worth = 0.0
    for number in range(2, 7):
        if (p.chips >> number) & 1 == 1:
            worth += CHIP * number
    if s.picks and s.picks[seat] >= 0:
        return worth + (ACTION + CHIP) * (s.picks[seat] - PICK + 2)
    if s.acting == seat:
        return worth + ACTION * s.actions
    return worth if p.has_played else worth + ACTION * p.revealed


def cards_worth(p: Player) -> float:
    """Weapons in hand and in play, and other cards."""
    worth = ARMED if p.weapon != NO_CARD else 0.0
    for card in p.hand:
        if not is_page(card):
            worth += WEAPON if is_weapon(card) else CARD
    return worth
