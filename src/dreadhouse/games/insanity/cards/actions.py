"""Action cards with effects of their own (INS-254, INS-255)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.insanity.cards.face import Part
from dreadhouse.games.insanity.rules.piles import discard, pass_card
from dreadhouse.games.insanity.rules.words import BURN, STEAL
from dreadhouse.games.insanity.state import Duel
from dreadhouse.kernel.frames import Ask


class Stealing(Part):
    """Stolen Memory: a card of the opponent's hand comes to yours (INS-254)."""

    def lacks(self, s: Duel, seat: int, hand: int) -> int:
        """They need at least one card (INS-76)."""
        return 0 if s.players[1 - seat].hand else 76

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Ask which."""
        s.push(StealCard(seat))


class StealCard(Ask):
    """Pick a card of the hand that was looked at (INS-254)."""

    rule = "INS-254"

    def options(self, s: Duel) -> list[int]:
        """Every card in the opposing hand."""
        return [STEAL + card for card in s.players[1 - self.seat].hand]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: steal."""
        self.steal(s, action - STEAL)

    def steal(self, s: Duel, card: int) -> None:
        """The card changes hands, known to both (INS-153)."""
        pass_card(s, 1 - self.seat, self.seat, card)

    def about(self, s: Duel) -> dict[str, Any]:
        """How many cards there are."""
        return {"count": len(s.players[1 - self.seat].hand)}


class Burning(Part):
    """Burned Notes: the opponent discards a card that you choose (INS-255)."""

    def lacks(self, s: Duel, seat: int, hand: int) -> int:
        """They need at least one card (INS-76)."""
        return 0 if s.players[1 - seat].hand else 76

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Ask which."""
        s.push(BurnCard(seat))


class BurnCard(Ask):
    """Pick the card that the opponent discards (INS-255)."""

    rule = "INS-255"

    def options(self, s: Duel) -> list[int]:
        """Every card in the opposing hand."""
        return [BURN + card for card in s.players[1 - self.seat].hand]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: burn."""
        self.burn(s, action - BURN)

    def burn(self, s: Duel, card: int) -> None:
        """The opponent discards it (INS-86)."""
        discard(s, 1 - self.seat, card)

    def about(self, s: Duel) -> dict[str, Any]:
        """How many cards there are."""
        return {"count": len(s.players[1 - self.seat].hand)}
