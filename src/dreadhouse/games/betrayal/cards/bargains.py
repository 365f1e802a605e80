"""Cards that discard, steal and trade items (BET-352, BET-354, BET-355, BET-394, BET-400,
BET-401, BET-440)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.rules.combat import steal, stealable
from dreadhouse.games.betrayal.rules.drawing import lay_open, open_card, take_in, top_card
from dreadhouse.games.betrayal.rules.effects import Effect, Part
from dreadhouse.games.betrayal.rules.items import discard, lose_card, receive
from dreadhouse.games.betrayal.rules.piles import put_away, to_pile
from dreadhouse.games.betrayal.rules.printed import ITEMS, TOKENS
from dreadhouse.games.betrayal.rules.sides import others_here
from dreadhouse.games.betrayal.rules.words import CARD, DROP, NO, STEAL
from dreadhouse.games.betrayal.state import ITEM, NO_CARD, VESTIBULE, Night
from dreadhouse.kernel.frames import Ask, Step


class DiscardSelf(Part):
    """The card that is used is discarded (BET-352, BET-354)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Unless it has gone already."""
        if card in s.players[seat].cards:
            discard(s, seat, card)


# ---- the hook


def loot_here(s: Night, seat: int) -> list[int]:
    """What may be stolen from all other explorers here."""
    found: list[int] = []
    for other in others_here(s, seat):
        found += stealable(s, seat, other)
    return sorted(found)


class StealItem(Part):
    """Take one item that can be stolen from another explorer here (BET-355)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Each item says whose it is."""
        if loot_here(s, seat):
            s.push(PickPocket(seat, card))

    def is_possible(self, s: Night, seat: int, card: int) -> bool:
        """Somebody here must hold something."""
        return len(loot_here(s, seat)) > 0


class PickPocket(Ask):
    """The item to be taken; it counts as stealing it (BET-355)."""

    rule = "BET-355"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Night) -> list[int]:
        """Everything that can be stolen here."""
        return [STEAL + card for card in loot_here(s, self.seat)]

    def choose(self, s: Night, action: int) -> None:
        """One verb: steal."""
        card = action - STEAL
        for other in others_here(s, self.seat):
            if card in s.players[other].cards:
                steal(s, self.seat, other, card)
                return

    def about(self, s: Night) -> dict[str, Any]:
        """The hook."""
        return {"card": self.card}


# ---- losing items to events


def item_cards(s: Night, seat: int) -> list[int]:
    """The explorer's cards of the item deck, never omens or tokens."""
    return [card for card in s.players[seat].cards if card < ITEMS]


class LoseAtRandom(Part):
    """Discard an item card at random, or suffer something else (BET-401)."""

    def __init__(self, otherwise: list[Part]) -> None:
        self.otherwise = otherwise

    def do(self, s: Night, seat: int, card: int) -> None:
        """With one card there is nothing to draw lots for."""
        cards = item_cards(s, seat)
        if cards:
            discard(s, seat, cards[s.dice.below(len(cards)) if len(cards) > 1 else 0])
        else:
            s.push(Effect(seat, self.otherwise, card))


class ItemToPile(Part):
    """One droppable item of the explorer's choice lands in a room (BET-394)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Without one there is nothing to lose."""
        if droppable(s, seat):
            s.push(BlownAway(seat, card))


def droppable(s: Night, seat: int) -> list[int]:
    """The items that can be dropped at all (BET-199)."""
    return [card for card in s.players[seat].cards if card >= TOKENS or s.printed.drops[card]]


class BlownAway(Ask):
    """The item that the wind carries into the Vestibule (BET-394)."""

    rule = "BET-394"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Night) -> list[int]:
        """Any that can be dropped."""
        return [DROP + card for card in droppable(s, self.seat)]

    def choose(self, s: Night, action: int) -> None:
        """It is no action of the explorer's with that item."""
        card = action - DROP
        if s.hears:
            s.tell("blown-away", {"seat": self.seat, "card": card}, "BET-394")
        to_pile(s, VESTIBULE, 0, card)
        lose_card(s, self.seat, card)

    def about(self, s: Night) -> dict[str, Any]:
        """The event."""
        return {"card": self.card}


# ---- the hatch


class Barter(Part):
    """Discard an item card, draw two and keep one (BET-400)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Only who holds one is asked."""
        if item_cards(s, seat):
            s.push(TradeIn(seat, card))


class TradeIn(Ask):
    """The item card to discard, or none (BET-400)."""

    rule = "BET-400"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Night) -> list[int]:
        """Never an omen."""
        return [NO] + [CARD + card for card in item_cards(s, self.seat)]

    def choose(self, s: Night, action: int) -> None:
        """Losing it comes first, with all that it costs."""
        if action != NO:
            s.push(DrawTwo(self.seat))
            discard(s, self.seat, action - CARD)

    def about(self, s: Night) -> dict[str, Any]:
        """The event."""
        return {"card": self.card}


class DrawTwo(Step):
    """Two items are drawn, of which one is kept; they lie open meanwhile (BET-400, BET-440)."""

    rule = "BET-400"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """Drawing ends the movement in one's own turn (BET-89)."""
        if not s.players[self.seat].is_in_play():
            return
        drawn = [card for card in (top_card(s, ITEM), top_card(s, ITEM)) if card != NO_CARD]
        for card in drawn:
            open_card(s, self.seat, card)
            lay_open(s, self.seat, card)
        if drawn and self.seat == s.acting:
            s.is_halted = True
        if drawn:
            s.push(KeepOne(self.seat, drawn))


class KeepOne(Ask):
    """Which of the drawn cards is kept; the other was never the explorer's (BET-440)."""

    rule = "BET-400"

    def __init__(self, seat: int, drawn: list[int]) -> None:
        super().__init__(seat)
        self.drawn = drawn

    def options(self, s: Night) -> list[int]:
        """What was drawn."""
        return [CARD + card for card in self.drawn]

    def choose(self, s: Night, action: int) -> None:
        """The other goes to the discard pile."""
        kept = action - CARD
        for card in self.drawn:
            take_in(s, card)
            if card != kept:
                put_away(s, card)
        if s.hears:
            s.tell("keeps-card", {"seat": self.seat, "card": kept}, "BET-400")
        receive(s, self.seat, kept)

    def about(self, s: Night) -> dict[str, Any]:
        """How many were drawn."""
        return {"count": len(self.drawn)}
