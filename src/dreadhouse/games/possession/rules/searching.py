"""Searching (POS-170 to POS-179, POS-404), the torch, the search for a weapon (POS-213 to
POS-217)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.cards import SEARCH_ICON, TORCH, is_weapon
from dreadhouse.games.possession.rules.events import reshuffle
from dreadhouse.games.possession.rules.leaving import discard_card
from dreadhouse.games.possession.rules.moving import pay
from dreadhouse.games.possession.rules.rooms import activate, icon_ban, place_cube
from dreadhouse.games.possession.rules.words import (
    HOLD,
    KEEP,
    SEARCH,
    SEARCH_TORCH,
    SEARCH_TWO,
    SEARCH_TWO_TORCH,
    SEARCH_WEAPON,
    TRADE,
    UNDER,
)
from dreadhouse.games.possession.state import MOST_SEATS, TOOL_SHED, Night, Player
from dreadhouse.kernel.frames import Ask
from dreadhouse.kernel.journal import all_but


def search_ban(s: Night, p: Player, action: int) -> int:
    """The number of the rule by which a kind of search is impossible, or 0."""
    if action == SEARCH_WEAPON:
        return icon_ban(s, p, SEARCH_ICON, 213) if p.room == TOOL_SHED else 213
    ban = icon_ban(s, p, SEARCH_ICON, 164)
    if ban:
        return ban
    if not s.search_deck:
        return 175
    if action >= SEARCH_TORCH and TORCH not in p.hand:
        return 336
    return 0


def add_searches(s: Night, p: Player, found: list[int]) -> None:
    """Every kind of search that is possible; the cube is known to be free."""
    if s.search_deck:
        found.append(SEARCH)
        if s.actions > 1:
            found.append(SEARCH_TWO)
        if TORCH in p.hand:
            found.append(SEARCH_TORCH)
            if s.actions > 1:
                found.append(SEARCH_TWO_TORCH)
    if p.room == TOOL_SHED:
        found.append(SEARCH_WEAPON)


def cost_of_search(action: int) -> int:
    """Two actions draw one card more (POS-171)."""
    return 2 if action == SEARCH_TWO or action == SEARCH_TWO_TORCH else 1


def search(s: Night, seat: int, action: int) -> None:
    """Draw; of several cards keep one, the rest goes under the deck (POS-170, POS-171)."""
    p = s.players[seat]
    cost = cost_of_search(action)
    activate(s, p, cost)
    if s.hears:
        s.tell("searches", {"seat": seat, "room": p.room, "count": cost}, "POS-170")
    drawn = cost
    if action >= SEARCH_TORCH:
        discard_card(s, seat, TORCH)
        drawn += 1
        if s.hears:
            s.tell("uses-card", {"seat": seat, "card": TORCH}, "POS-336")
    look_at(s, seat, drawn)
    s.push(TRADES[seat])
    s.push(KEEPS[seat])


def look_at(s: Night, seat: int, count: int) -> None:
    """The searcher sees the top cards; with fewer, what is there (POS-176)."""
    for _ in range(min(count, len(s.search_deck))):
        card = s.search_deck.pop()
        s.secrets.show(card, 1 << seat)
        s.looked.append(card)
    if s.hears:
        seen = s.looked[:]
        s.whisper("sees-cards", {"seat": seat, "cards": seen}, "POS-170", 1 << seat)
        count = len(seen)
        s.whisper("sees-cards-hidden", {"seat": seat, "count": count}, "POS-170", all_but(seat))


class KeepCard(Ask):
    """Keep one of the cards drawn (POS-171)."""

    rule = "POS-171"

    def options(self, s: Night) -> list[int]:
        """Any of the cards looked at."""
        return [KEEP + card for card in s.looked]

    def choose(self, s: Night, action: int) -> None:
        """One verb: keep."""
        self.keep(s, action - KEEP)

    def keep(self, s: Night, card: int) -> None:
        """It goes into the hand, secretly; the others go under the deck."""
        s.looked.remove(card)
        s.players[self.seat].hand.append(card)
        if s.looked:
            if s.hears:
                args = {"seat": self.seat, "card": card}
                s.whisper("keeps", args, "POS-171", 1 << self.seat)
            s.push(UNDERS[self.seat])

    def about(self, s: Night) -> dict[str, Any]:
        """The cards looked at."""
        return {"cards": s.looked[:]}


class PutUnder(Ask):
    """Put the other cards under the deck in any order, the lowest last (POS-336)."""

    rule = "POS-336"

    def options(self, s: Night) -> list[int]:
        """Any of the cards still looked at."""
        return [UNDER + card for card in s.looked]

    def choose(self, s: Night, action: int) -> None:
        """One verb: under."""
        self.under(s, action - UNDER)

    def under(self, s: Night, card: int) -> None:
        """Each one goes below the one before."""
        s.looked.remove(card)
        s.search_deck.insert(0, card)
        if s.looked:
            s.push(self)

    def about(self, s: Night) -> dict[str, Any]:
        """The cards still looked at."""
        return {"cards": s.looked[:]}


class TradeKey(Ask):
    """A freshly kept card with a key icon may be discarded for a key chip (POS-172).

    It is the last card in hand. The others do not see whether the searcher is asked.
    """

    rule = "POS-172"
    is_secret = True

    def options(self, s: Night) -> list[int]:
        """Only a card with a key icon, while there are key chips."""
        if s.keys > 0 and s.printed.has_key[self.card(s)]:
            return [TRADE, HOLD]
        return [HOLD]

    def card(self, s: Night) -> int:
        """The card just kept."""
        hand = s.players[self.seat].hand
        return hand[len(hand) - 1]

    def choose(self, s: Night, action: int) -> None:
        """Two verbs: trade, hold."""
        if action == TRADE:
            self.trade(s)

    def trade(self, s: Night) -> None:
        """The card leaves the game, seen by all (POS-177)."""
        card = self.card(s)
        discard_card(s, self.seat, card)
        s.players[self.seat].keys += 1
        s.keys -= 1
        if s.hears:
            s.tell("trades-key", {"seat": self.seat, "card": card}, "POS-172")

    def about(self, s: Night) -> dict[str, Any]:
        """The card that bears the key."""
        return {"card": self.card(s)}


def search_weapon(s: Night, seat: int) -> None:
    """Reveal cards until two weapons show (POS-213, POS-214, POS-216)."""
    p = s.players[seat]
    pay(s, 1)
    place_cube(s, p)
    weapons = 0
    while s.search_deck and weapons < 2:
        card = s.search_deck.pop()
        s.secrets.show(card, s.everyone)
        s.looked.append(card)
        if is_weapon(card):
            weapons += 1
    if s.hears:
        args = {"seat": seat, "cards": s.looked[:]}
        s.tell("searches-weapon", args, "POS-213")
    if weapons:
        s.push(CHOOSES_WEAPON[seat])
    elif s.looked:
        shuffle_back(s)


def shuffle_back(s: Night) -> None:
    """All other cards are shuffled back (POS-213)."""
    s.search_deck += s.looked
    s.looked = []
    reshuffle(s)


class ChooseWeapon(Ask):
    """Take one of the weapons that showed (POS-213); it never becomes a key (POS-215)."""

    rule = "POS-213"

    def options(self, s: Night) -> list[int]:
        """The weapons among the cards revealed."""
        return [KEEP + card for card in s.looked if is_weapon(card)]

    def choose(self, s: Night, action: int) -> None:
        """One verb: keep."""
        self.keep(s, action - KEEP)

    def keep(self, s: Night, card: int) -> None:
        """Everybody has seen it (POS-380)."""
        s.looked.remove(card)
        s.players[self.seat].hand.append(card)
        if s.hears:
            s.tell("takes-weapon", {"seat": self.seat, "card": card}, "POS-213")
        if s.looked:
            shuffle_back(s)

    def about(self, s: Night) -> dict[str, Any]:
        """The cards revealed."""
        return {"cards": s.looked[:]}


KEEPS: Final = [KeepCard(seat) for seat in range(MOST_SEATS)]
UNDERS: Final = [PutUnder(seat) for seat in range(MOST_SEATS)]
TRADES: Final = [TradeKey(seat) for seat in range(MOST_SEATS)]
CHOOSES_WEAPON: Final = [ChooseWeapon(seat) for seat in range(MOST_SEATS)]
