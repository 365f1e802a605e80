"""For bots: worlds that a seat cannot tell apart, and how good one looks."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.possession.cards import (
    ATTIC_CHIPS,
    BASEMENT_CHIPS,
    CURSE,
    EVENTS,
    ROTTEN_FLOOR,
    TORN_PAGE,
    is_page,
    is_weapon,
)
from dreadhouse.games.possession.rules.burning import number_needed, pages_of
from dreadhouse.games.possession.state import NO_CARD, Night, Player
from dreadhouse.kernel.dice import Dice

NONE: Final = -1


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


LIFE: Final = 0.012
POSSESSED: Final = 0.10
TROPHY: Final = 0.05
PAGE: Final = 0.05
HOUSE_CHIP: Final = 0.14
KEY: Final = 0.05
CARD: Final = 0.012
WEAPON: Final = 0.02
PART: Final = 0.03
READY: Final = 0.07
EASE: Final = 0.035


def evaluate(s: Night, seat: int) -> float:
    """How good the night looks for a seat, 0 to 1, from open things and its own cards."""
    p = s.players[seat]
    if p.is_dead:
        return 0.0
    score = standing(s, p) + prospects(s, p)
    best = 0.0
    for other in range(s.seats):
        if other != seat and not s.players[other].is_dead:
            worth = standing(s, s.players[other]) + 0.04 * len(s.players[other].house_chips)
            if worth > best:
                best = worth
    return squash(0.30 + score - 0.6 * best)


def squash(value: float) -> float:
    """Keep a guess between the certainties."""
    return min(0.97, max(0.03, value))


def standing(s: Night, p: Player) -> float:
    """Life, state, trophies and Parts of a player."""
    worth = LIFE * p.life + TROPHY * p.points() - PART * p.lost_count
    if p.is_possessed:
        worth -= POSSESSED
    if p.is_for_good():
        worth -= POSSESSED
    return worth


def prospects(s: Night, p: Player) -> float:
    """How near the own pages, chips and cards are to a burning."""
    if p.is_for_good():
        return 0.0
    worth = KEY * min(p.keys, 1)
    pages = 0
    for card in p.hand:
        if is_page(card):
            pages += 1
        else:
            worth += WEAPON if is_weapon(card) else CARD
    if p.weapon != NO_CARD:
        worth += 1.5 * WEAPON
    if p.house_chips:
        worth += HOUSE_CHIP
        if TORN_PAGE in p.house_chips:
            pages += 1
    worth += PAGE * min(pages, 5)
    if pages and p.house_chips:
        worth += READY + EASE * (5 - number_needed(s, 8, pages_of(p), 1, 0))
    return worth + chips_in_hand(p)


def chips_in_hand(p: Player) -> float:
    """High chips in hand are turns to come."""
    worth = 0.0
    for number in range(2, 7):
        if (p.chips >> number) & 1 == 1:
            worth += 0.002 * number
    return worth
