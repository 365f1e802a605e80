"""Choices inside an effect: victims, captives, cards of a hand (INS-81, INS-83)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.insanity.rules.leaving import destroy, take_control
from dreadhouse.games.insanity.rules.piles import discard, pass_card
from dreadhouse.games.insanity.rules.targets import Aim
from dreadhouse.games.insanity.rules.words import DESTROY, DISCARD, GIVE, TAKE
from dreadhouse.games.insanity.state import Duel
from dreadhouse.kernel.frames import Ask


class ChooseVictim(Ask):
    """Pick the thing that an effect destroys (INS-83)."""

    rule = "INS-83"

    def __init__(self, seat: int, card: int, aim: Aim, to_hand: bool, but: int) -> None:
        self.seat = seat
        self.card = card
        self.aim = aim
        self.to_hand = to_hand
        self.but = but

    def options(self, s: Duel) -> list[int]:
        """Everything the effect may aim at."""
        return [DESTROY + card for card in self.aim.cards(s, self.seat) if card != self.but]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: destroy."""
        self.destroy(s, action - DESTROY)

    def destroy(self, s: Duel, card: int) -> None:
        """The thing is destroyed, into the pile or into a hand (INS-84, INS-88)."""
        destroy(s, [card], self.to_hand, False)

    def about(self, s: Duel) -> dict[str, Any]:
        """The card whose effect it is."""
        return {"card": self.card}


class ChooseTaken(Ask):
    """Pick the thing that changes sides (INS-83)."""

    rule = "INS-83"

    def __init__(self, seat: int, card: int, aim: Aim) -> None:
        self.seat = seat
        self.card = card
        self.aim = aim

    def options(self, s: Duel) -> list[int]:
        """Everything the effect may aim at."""
        return [TAKE + card for card in self.aim.cards(s, self.seat)]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: take."""
        self.take(s, action - TAKE)

    def take(self, s: Duel, card: int) -> None:
        """The thing comes to the seat's side (INS-90)."""
        thing = s.thing(card)
        assert thing is not None
        take_control(s, thing, self.seat)

    def about(self, s: Duel) -> dict[str, Any]:
        """The card whose effect it is."""
        return {"card": self.card}


class ChooseDiscard(Ask):
    """Pick cards of the own hand to discard for an effect (INS-86)."""

    rule = "INS-86"

    def __init__(self, seat: int, card: int, count: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count

    def options(self, s: Duel) -> list[int]:
        """Every card in the hand."""
        return [DISCARD + card for card in s.players[self.seat].hand]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: discard."""
        self.discard(s, action - DISCARD)

    def discard(self, s: Duel, card: int) -> None:
        """The card is discarded; the next one is asked for while any is left."""
        discard(s, self.seat, card)
        if self.count > 1 and s.players[self.seat].hand:
            s.push(ChooseDiscard(self.seat, self.card, self.count - 1))

    def about(self, s: Duel) -> dict[str, Any]:
        """The card whose effect it is and how many cards are still due."""
        return {"card": self.card, "count": self.count}


class OfferCard(Ask):
    """Pick the card of the own hand that the other player gets (INS-83, INS-153)."""

    rule = "INS-83"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Duel) -> list[int]:
        """Every card in the hand."""
        return [GIVE + card for card in s.players[self.seat].hand]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: give."""
        self.give(s, action - GIVE)

    def give(self, s: Duel, card: int) -> None:
        """The card goes to the other hand, known to both (INS-153)."""
        pass_card(s, self.seat, 1 - self.seat, card)

    def about(self, s: Duel) -> dict[str, Any]:
        """The card whose effect it is."""
        return {"card": self.card}
