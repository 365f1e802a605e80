"""Decks and discards (PAN-6 to PAN-9), and taking a card (PAN-56 to PAN-58)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.printed import GEEK, NO_CARD, PACTS
from dreadhouse.games.pandemonium.rules.words import KEEP, SWAP
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Ask

ITEM_DECK: Final = 0
EVENT_DECK: Final = 1
PACT_DECK: Final = 2
COMBO_DECK: Final = 3
ALLY_DECK: Final = 4
CHALLENGE_DECK: Final = 5
DECKS = ["items", "events", "pacts", "combos", "allies", "dimensional"]


def deck_of(s: Pandemonium, deck: int) -> list[int]:
    """The cards of a deck, the top last."""
    if deck == ITEM_DECK:
        return s.items
    if deck == EVENT_DECK:
        return s.events
    if deck == PACT_DECK:
        return s.pacts
    if deck == COMBO_DECK:
        return s.combos
    return s.allies if deck == ALLY_DECK else s.challenges


def discards_of(s: Pandemonium, deck: int) -> list[int]:
    """The discards of a deck; used Combos are out of the game (PAN-9)."""
    if deck == ITEM_DECK:
        return s.item_discard
    if deck == EVENT_DECK:
        return s.event_discard
    if deck == PACT_DECK:
        return s.pact_discard
    if deck == COMBO_DECK:
        return s.combo_gone
    return s.ally_discard if deck == ALLY_DECK else s.challenge_discard


def draw(s: Pandemonium, deck: int) -> int:
    """The top card, NO_CARD if there is none; an empty deck is made of its discards (PAN-8)."""
    cards = deck_of(s, deck)
    if not cards:
        renew(s, deck)
        if not cards:
            return NO_CARD
    s.secrets.learn()
    return cards.pop()


def renew(s: Pandemonium, deck: int) -> None:
    """Shuffle the discards into a new deck; never for Combos (PAN-8, PAN-9)."""
    if deck == COMBO_DECK:
        return
    cards, discards = deck_of(s, deck), discards_of(s, deck)
    cards += discards
    discards.clear()
    if deck == PACT_DECK:
        for card in cards:
            s.secrets.hide(card - PACTS)
    if len(cards) > 1:
        s.dice.shuffle(cards)


def has_any(s: Pandemonium, deck: int) -> bool:
    """Whether a card could be taken."""
    if deck_of(s, deck):
        return True
    return deck != COMBO_DECK and bool(discards_of(s, deck))


def take_up(s: Pandemonium, who: int, deck: int) -> bool:
    """Take the top card into `in_play`; the Geek may swap it. Push first what takes it away."""
    card = draw(s, deck)
    if card == NO_CARD:
        return False
    s.in_play.append(card)
    c = s.cast[who]
    if deck == PACT_DECK:
        s.secrets.show(card - PACTS, 1 << c.seat)
    if c.persona == GEEK:
        s.push(SwapCard(c.seat, who, deck))
    return True


class SwapCard(Ask):
    """The Geek may discard a card he takes and draw a replacement (PAN-56, PAN-57)."""

    rule = "PAN-56"

    def __init__(self, seat: int, who: int, deck: int) -> None:
        super().__init__(seat)
        self.who = who
        self.deck = deck

    def options(self, s: Pandemonium) -> list[int]:
        """Without another card there is nothing to draw."""
        return [KEEP, SWAP] if has_any(s, self.deck) or self.deck != COMBO_DECK else [KEEP]

    def choose(self, s: Pandemonium, action: int) -> None:
        """The replacement stays (PAN-57)."""
        if action == KEEP:
            return
        card = s.in_play.pop()
        discards_of(s, self.deck).append(card)
        if self.deck == PACT_DECK:
            s.secrets.show(card - PACTS, (1 << s.seats) - 1)
        if s.hears:
            s.tell("swaps-card", {"who": self.who, "card": card}, "PAN-56")
        other = draw(s, self.deck)
        s.in_play.append(other)
        if self.deck == PACT_DECK:
            s.secrets.show(other - PACTS, 1 << self.seat)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """The card; a Pact is told to nobody else, for only the asked seat reads this."""
        return s.spoken({"who": self.who, "card": s.in_play[-1] if s.in_play else NO_CARD})
