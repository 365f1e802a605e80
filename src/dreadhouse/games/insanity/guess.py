"""For bots: worlds that a seat cannot tell apart, and how good one looks."""

from __future__ import annotations

from dreadhouse.games.insanity.state import Duel
from dreadhouse.kernel.dice import Dice


def redeal(s: Duel, seat: int, dice: Dice) -> None:
    """Deal anew the cards whose place a seat does not know, in the hands and in the draw deck.

    What other seats know of a place stays with the place, not with the card.
    """
    cards: list[int] = []
    masks: list[int] = []
    for pile in hidden_piles(s):
        for card in pile:
            if not s.secrets.is_known(card, seat):
                cards.append(card)
                masks.append(s.secrets.known[card])
    dice.shuffle(cards)
    at = 0
    for pile in hidden_piles(s):
        for i in range(len(pile)):
            if not s.secrets.is_known(pile[i], seat):
                pile[i] = cards[at]
                at += 1
    for i in range(len(cards)):
        s.secrets.known[cards[i]] = masks[i]


def hidden_piles(s: Duel) -> list[list[int]]:
    """The piles that may hold cards unknown to somebody."""
    return [s.players[0].hand, s.players[1].hand, s.deck]


def evaluate(s: Duel, seat: int) -> float:
    """How good the duel looks for a seat, 0 to 1, from open things and its own hand's size."""
    score = standing(s, seat) - standing(s, 1 - seat)
    return min(0.99, max(0.01, 0.5 + score / 400.0))


def standing(s: Duel, seat: int) -> float:
    """What a player has: life, sanity, power on the table, cards."""
    player = s.players[seat]
    worth = player.life + 0.4 * min(player.sanity, 60) + 2.0 * len(player.hand)
    for thing in s.things:
        if thing.seat == seat and thing.face.is_being:
            worth += 4.0 * s.power(thing)
    return worth
