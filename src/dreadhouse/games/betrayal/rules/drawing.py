"""Drawing cards, and reading events (BET-89, BET-171 to BET-185, BET-225 to BET-234, BET-296)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.rules.effects import Effect, Part
from dreadhouse.games.betrayal.rules.items import receive
from dreadhouse.games.betrayal.rules.piles import put_away
from dreadhouse.games.betrayal.rules.words import ACCEPT, REFUSE
from dreadhouse.games.betrayal.state import (
    ITEM,
    NO_CARD,
    OMEN,
    TILE_SECRET,
    Night,
)
from dreadhouse.kernel.frames import Ask, Step


def draw(s: Night, seat: int, symbol: int, count: int) -> None:
    """Draw cards of one kind; in one's own turn that ends the movement (BET-89)."""
    for _ in range(count):
        card = top_card(s, symbol)
        if card == NO_CARD:
            if s.hears:
                s.tell("nothing-drawn", {"seat": seat, "symbol": symbol}, "BET-184")
            return
        if seat == s.acting:
            s.is_halted = True
        open_card(s, seat, card)
        if symbol == ITEM:
            receive(s, seat, card)
        elif symbol == OMEN:
            take_omen(s, seat, card)
        else:
            read_event(s, seat, card)


def top_card(s: Night, symbol: int) -> int:
    """Take the top card, shuffling the discard pile where needed (BET-184), or NO_CARD."""
    if symbol == OMEN:
        return s.omens.pop() if s.omens else NO_CARD
    deck, discard = (s.items, s.item_discard) if symbol == ITEM else (s.events, s.event_discard)
    if not deck and discard:
        for card in discard:
            s.secrets.hide(card)
        deck += discard
        deck.sort()
        s.dice.shuffle(deck)
        discard.clear()
    return deck.pop() if deck else NO_CARD


def open_card(s: Night, seat: int, card: int) -> None:
    """Read a card aloud: everybody sees it (BET-171, BET-172, BET-174)."""
    s.secrets.show(card, s.everyone)
    if s.hears:
        s.tell("draws-card", {"seat": seat, "card": card}, s.printed.rule[card])


def take_omen(s: Night, seat: int, card: int) -> None:
    """Keep an omen, count it, owe a haunt roll for it (BET-174, BET-225, BET-227, BET-234)."""
    room = s.players[seat].room
    s.omens_drawn += 1
    s.last_omen = [seat, card, room]
    if not s.is_haunted():
        s.owed.append([seat, card, room])
    receive(s, seat, card)
    parts = s.printed.on_gain[card]
    if parts:
        if s.is_traitor(seat):
            s.push(AcceptEvent(seat, parts, card, True))
        else:
            s.push(Effect(seat, parts, card))


def lay_open(s: Night, seat: int, card: int) -> None:
    """A card lies on the table while it is carried out; who drew it is known (BET-342)."""
    s.in_play.append(card)
    s.readers.append(seat)


def take_in(s: Night, card: int) -> None:
    """The card lies there no more."""
    at = s.in_play.index(card)
    del s.in_play[at]
    del s.readers[at]


def read_event(s: Night, seat: int, card: int) -> None:
    """Do what an event says; the traitor may refuse it first (BET-171, BET-296)."""
    lay_open(s, seat, card)
    s.push(EventOver(card))
    for held in s.players[seat].cards:
        if s.printed.cancels[held] == card:
            if s.hears:
                s.tell("event-cancelled", {"seat": seat, "card": card}, s.printed.rule[held])
            return
    parts = s.printed.events[card]
    if s.is_traitor(seat):
        s.push(AcceptEvent(seat, parts, card, False))
    else:
        s.push(Effect(seat, parts, card))


class EventOver(Step):
    """An event that nobody keeps is discarded (BET-171)."""

    rule = "BET-171"

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: Night) -> None:
        """A kept one lies before its explorer already."""
        if self.card in s.in_play:
            take_in(s, self.card)
            put_away(s, self.card)


def keep_event(s: Night, seat: int, card: int) -> None:
    """The event stays with the explorer (BET-387, BET-416)."""
    if card in s.in_play and s.players[seat].is_in_play():
        take_in(s, card)
        s.players[seat].cards.append(card)
        if s.hears:
            s.tell("keeps-event", {"seat": seat, "card": card}, s.printed.rule[card])


class AcceptEvent(Ask):
    """The traitor may refuse an event, the Bite, or their part in either (BET-296, BET-297)."""

    rule = "BET-296"

    def __init__(self, seat: int, parts: list[Part], card: int, is_discarded: bool) -> None:
        super().__init__(seat)
        self.parts = parts
        self.card = card
        self.is_discarded = is_discarded

    def options(self, s: Night) -> list[int]:
        """Before any die."""
        return [ACCEPT, REFUSE]

    def choose(self, s: Night, action: int) -> None:
        """Who accepts must bear the whole result (BET-298)."""
        if action == ACCEPT:
            s.push(Effect(self.seat, self.parts, self.card))
            return
        if self.is_discarded and self.card in s.players[self.seat].cards:
            s.players[self.seat].cards.remove(self.card)
            put_away(s, self.card)
        if s.hears:
            s.tell("refuses-event", {"seat": self.seat, "card": self.card}, "BET-296")

    def about(self, s: Night) -> dict[str, Any]:
        """The event."""
        return {"card": self.card}


class DrawSymbol(Step):
    """The discoverer draws for the room's symbol (BET-107, BET-110)."""

    rule = "BET-107"

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room

    def run(self, s: Night) -> None:
        """Nobody else ever draws here (BET-108)."""
        if s.players[self.seat].is_in_play():
            draw(s, self.seat, s.printed.symbol[self.room], 1)


def seal_secrets(s: Night, cards: list[int]) -> None:
    """Nobody can follow these cards any more: they were shuffled."""
    for card in cards:
        s.secrets.hide(card)


def seal_tiles(s: Night, tiles: list[int]) -> None:
    """Nobody can follow these tiles any more: they were shuffled."""
    for tile in tiles:
        s.secrets.hide(TILE_SECRET + tile)
