"""Cards that look at what lies hidden (BET-365, BET-370, BET-386, BET-417, BET-442).

Decks: 0 the tile stack, then items, omens and events as in `SYMBOLS`.
"""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.rules.choices import Pick
from dreadhouse.games.betrayal.rules.drawing import seal_secrets
from dreadhouse.games.betrayal.rules.effects import Part
from dreadhouse.games.betrayal.rules.placing import restack
from dreadhouse.games.betrayal.rules.printed import ITEMS
from dreadhouse.games.betrayal.rules.words import CARD, DECK, TILE
from dreadhouse.games.betrayal.state import HERO, TILE_SECRET, Night
from dreadhouse.kernel.frames import Ask, Step

TILES: Final = 0
ITEM_DECK: Final = 1
OMEN_DECK: Final = 2
EVENT_DECK: Final = 3
DECKS = ["tiles", "item", "omen", "event"]


def lookers(s: Night, seat: int) -> int:
    """Who shares what a seat sees: nobody, or in an open haunt all heroes (BET-264, BET-442)."""
    if not s.is_haunted() or s.is_hidden or not s.has_sides or s.players[seat].team != HERO:
        return 1 << seat
    found = 0
    for other in range(s.seats):
        if s.players[other].team == HERO and not s.players[other].is_dead:
            found |= 1 << other
    return found


def deck_of(s: Night, deck: int) -> list[int]:
    """A deck by its number; an empty tile stack is shuffled anew first (BET-101)."""
    if deck == TILES:
        if not s.stack_of_tiles and s.aside:
            restack(s)
        return s.stack_of_tiles
    return [s.items, s.omens, s.events][deck - 1]


def has_cards(s: Night, deck: int) -> bool:
    """Whether there is anything to look at in a deck."""
    return len(deck_of(s, deck)) > 0 if deck != TILES else bool(s.stack_of_tiles or s.aside)


def secret_of(deck: int, card: int) -> int:
    """The secret that says where a card or tile lies."""
    return TILE_SECRET + card if deck == TILES else card


def look(s: Night, seat: int, deck: int, count: int) -> int:
    """Look at the top cards of a deck; how many there were."""
    pile = deck_of(s, deck)
    count = min(count, len(pile))
    mask = lookers(s, seat)
    seen = pile[len(pile) - count :]
    for card in seen:
        s.secrets.show(secret_of(deck, card), mask)
    if s.hears:
        s.tell("looks-into", {"seat": seat, "deck": deck, "count": count}, "BET-442")
        for card in reversed(seen):
            if deck == TILES:
                s.whisper("sees-tile", {"seat": seat, "room": card}, "BET-442", mask)
            else:
                s.whisper("sees-card", {"seat": seat, "card": card}, "BET-442", mask)
    return count


class LookTop(Part):
    """Look at the top tile of the stack (BET-370)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """It stays where it is."""
        look(s, seat, TILES, 1)


class Reorder(Part):
    """Look at the top of one deck, chosen among some, and put it back in any order."""

    def __init__(self, decks: list[int], count: int) -> None:
        self.decks = decks
        self.count = count

    def do(self, s: Night, seat: int, card: int) -> None:
        """Empty decks are not offered."""
        decks = [deck for deck in self.decks if has_cards(s, deck)]
        if decks:
            s.push(LookInto(seat, self.count))
            s.push(ChooseDeck(seat, decks, card))


class ChooseDeck(Pick):
    """The deck to look into (BET-417)."""

    rule = "BET-417"

    def verb(self) -> int:
        """A deck."""
        return DECK


class LookInto(Step):
    """The deck was chosen: look, then order."""

    rule = "BET-417"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def run(self, s: Night) -> None:
        """The deck lies in `choice`."""
        deck = s.choice
        count = look(s, self.seat, deck, self.count)
        if count > 1:
            keep_apart(s, self.seat, deck, count)
            s.push(PutBack(self.seat, deck, count, count))


def keep_apart(s: Night, seat: int, deck: int, count: int) -> None:
    """Whoever knew the old order cannot follow the new one."""
    pile = deck_of(s, deck)
    mask = lookers(s, seat)
    for card in pile[len(pile) - count :]:
        s.secrets.hide(secret_of(deck, card))
        s.secrets.show(secret_of(deck, card), mask)


class PutBack(Ask):
    """Which card lies next from the top, `left` of `count` being still loose (BET-417).

    The loose ones lie on top of those already put back, so that nothing hidden stands in a frame.
    """

    rule = "BET-417"

    def __init__(self, seat: int, deck: int, count: int, left: int) -> None:
        super().__init__(seat)
        self.deck = deck
        self.count = count
        self.left = left

    def options(self, s: Night) -> list[int]:
        """The loose ones."""
        pile = deck_of(s, self.deck)
        verb = TILE if self.deck == TILES else CARD
        return [verb + card for card in sorted(pile[len(pile) - self.left :])]

    def choose(self, s: Night, action: int) -> None:
        """It goes below all that were put back before; at last the first lies on top."""
        pile = deck_of(s, self.deck)
        card = action - (TILE if self.deck == TILES else CARD)
        pile.remove(card)
        pile.insert(len(pile) + 1 - self.count, card)
        if self.left > 2:
            s.push(PutBack(self.seat, self.deck, self.count, self.left - 1))
        else:
            last = pile.pop()
            pile.insert(len(pile) + 1 - self.count, last)

    def about(self, s: Night) -> dict[str, Any]:
        """The deck, and how many are loose."""
        return {"deck": self.deck, "count": self.left}


class SearchDeck(Part):
    """Find a card in the item or event deck, shuffle the rest, put it on top (BET-365)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """With both decks empty there is nothing to find."""
        if s.items or s.events:
            s.push(FindCard(seat, card))


class FindCard(Ask):
    """Any card of the item or event deck (BET-365)."""

    rule = "BET-365"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Night) -> list[int]:
        """By number, so that the order of the decks stays hidden."""
        return [CARD + card for card in sorted(s.items) + sorted(s.events)]

    def choose(self, s: Night, action: int) -> None:
        """Only the seeker's side knows what lies on top now."""
        card = action - CARD
        deck = ITEM_DECK if card < ITEMS else EVENT_DECK
        pile = deck_of(s, deck)
        pile.sort()
        pile.remove(card)
        seal_secrets(s, pile)
        s.dice.shuffle(pile)
        pile.append(card)
        s.secrets.hide(card)
        mask = lookers(s, self.seat)
        s.secrets.show(card, mask)
        if s.hears:
            s.tell("puts-on-top", {"seat": self.seat, "deck": deck}, "BET-365")
            s.whisper("sees-card", {"seat": self.seat, "card": card}, "BET-365", mask)

    def about(self, s: Night) -> dict[str, Any]:
        """The bowl."""
        return {"card": self.card}
