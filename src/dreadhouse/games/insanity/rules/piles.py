"""Hands, the draw deck and the discard pile, and who knows what lies there (INS-44 to INS-49,
INS-86, INS-147 to INS-153, INS-278, INS-279)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.insanity.state import BOTH, Duel
from dreadhouse.kernel.journal import all_but

NO_CARD: Final = -1


def draw(s: Duel, seat: int, count: int) -> None:
    """Draw cards; missing ones are just not drawn (INS-49, INS-79)."""
    hand = s.players[seat].hand
    before = len(hand)
    for _ in range(count):
        card = take_top(s)
        if card == NO_CARD:
            break
        hand.append(card)
        s.secrets.show(card, 1 << seat)
    if s.hears and len(hand) > before:
        tell_drawn(s, seat, hand[before:])


def tell_drawn(s: Duel, seat: int, cards: list[int]) -> None:
    """One reads which cards, the others how many (INS-147)."""
    s.whisper("drew", {"seat": seat, "cards": cards}, "INS-44", 1 << seat)
    s.whisper("drew-hidden", {"seat": seat, "count": len(cards)}, "INS-44", all_but(seat))


def take_top(s: Duel) -> int:
    """The top card of the draw deck, shuffling in the discard pile when it is needed (INS-48)."""
    if not s.deck:
        shuffle_in(s)
    return s.deck.pop() if s.deck else NO_CARD


def shuffle_in(s: Duel) -> None:
    """Shuffle the discard pile into a new draw deck (INS-48); a single card can still be followed
    from the pile (INS-279)."""
    if not s.discard:
        return
    s.deck = s.discard
    s.discard = []
    s.dice.shuffle(s.deck)
    if len(s.deck) > 1:
        for card in s.deck:
            s.secrets.hide(card)
    s.tell("shuffles", {"count": len(s.deck)}, "INS-48")


def drawable(s: Duel) -> int:
    """How many cards could be drawn before both piles are empty (INS-79, INS-80)."""
    return len(s.deck) + len(s.discard)


def discard(s: Duel, seat: int, card: int) -> None:
    """Put a card from a hand on the discard pile, face up (INS-86, INS-152)."""
    s.players[seat].hand.remove(card)
    if s.past is not None and s.past.seat == seat:
        s.secrets.disclose(card, BOTH)
    else:  # forced by somebody else's decision, so it cannot be taken back freely
        s.secrets.show(card, BOTH)
    s.discard.append(card)
    if s.hears:
        s.tell("discards", {"seat": seat, "card": card}, "INS-86")


def discard_hand(s: Duel, seat: int) -> None:
    """Discard a whole hand in the order in which it was taken up (INS-278)."""
    for card in s.players[seat].hand[:]:
        s.secrets.show(card, BOTH)
        discard(s, seat, card)


def show_hand(s: Duel, seat: int, viewer: int) -> None:
    """A hand is seen by the other player at this moment (INS-151, INS-279)."""
    hand = s.players[seat].hand
    for card in hand:
        s.secrets.show(card, 1 << viewer)
    if s.hears:
        args = {"seat": seat, "viewer_seat": viewer}
        s.whisper("shows-hand", args | {"cards": hand[:]}, "INS-151", BOTH)
        s.whisper("shows-hand-hidden", args, "INS-151", ~BOTH)


def pass_card(s: Duel, giver: int, taker: int, card: int) -> None:
    """A card goes from one hand to the other; both players know it (INS-153)."""
    s.players[giver].hand.remove(card)
    s.players[taker].hand.append(card)
    s.secrets.show(card, BOTH)
    if s.hears:
        args = {"seat": giver, "taker_seat": taker}
        s.whisper("passes-card", args | {"card": card}, "INS-153", BOTH)
        s.whisper("passes-card-hidden", args, "INS-153", ~BOTH)


def peek(s: Duel, seat: int) -> None:
    """Look at the card that would be drawn next and leave it there (INS-150, INS-203)."""
    if not s.deck:
        shuffle_in(s)
    if not s.deck:
        return
    card = s.deck[-1]
    s.secrets.show(card, 1 << seat)
    if s.hears:
        s.whisper("peeks", {"seat": seat, "card": card}, "INS-203", 1 << seat)
        s.whisper("peeks-hidden", {"seat": seat}, "INS-203", all_but(seat))
