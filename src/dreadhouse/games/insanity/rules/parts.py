"""The printed parts that many cards share: what the data's `do = "..."` means."""

from __future__ import annotations

from dreadhouse.games.insanity.cards.face import Part
from dreadhouse.games.insanity.rules.choices import (
    ChooseDiscard,
    ChooseTaken,
    ChooseVictim,
    OfferCard,
)
from dreadhouse.games.insanity.rules.leaving import destroy
from dreadhouse.games.insanity.rules.measures import (
    check_life,
    gain_life,
    gain_sanity,
    lose_life,
    lose_sanity,
    take_life,
)
from dreadhouse.games.insanity.rules.piles import discard_hand, draw, drawable, peek, show_hand
from dreadhouse.games.insanity.rules.targets import Aim
from dreadhouse.games.insanity.state import Duel


class GainLife(Part):
    """You gain life."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Add it (INS-9)."""
        gain_life(s, seat, self.amount, card)


class GainSanity(Part):
    """You gain sanity."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def is_gain(self) -> bool:
        """Nothing but sanity comes of it."""
        return True

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Add it (INS-9)."""
        gain_sanity(s, seat, self.amount, card)


class LoseLife(Part):
    """You, or each player, lose life."""

    def __init__(self, amount: int, is_each: bool) -> None:
        self.amount = amount
        self.is_each = is_each

    def lacks(self, s: Duel, seat: int, hand: int) -> int:
        """Life, unlike sanity, must be there (INS-77)."""
        return 77 if s.players[seat].life < self.amount else 0

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Take it; both at once when each player loses (INS-25)."""
        if self.is_each:
            take_life(s, seat, self.amount, card)
            take_life(s, 1 - seat, self.amount, card)
            check_life(s)
        else:
            lose_life(s, seat, self.amount, card)


class LoseSanity(Part):
    """You, or each player, lose sanity; never a requirement (INS-74)."""

    def __init__(self, amount: int, is_each: bool) -> None:
        self.amount = amount
        self.is_each = is_each

    def is_loss(self) -> bool:
        """Losses of sanity may stand in any order."""
        return True

    def toll(self) -> int:
        """The sanity it takes."""
        return self.amount

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Take what is there (INS-10)."""
        lose_sanity(s, seat, self.amount, card)
        if self.is_each:
            lose_sanity(s, 1 - seat, self.amount, card)


class Draw(Part):
    """You draw; never a requirement (INS-79)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def hand_change(self, s: Duel, seat: int) -> int:
        """Cards that can be drawn count for the parts after it (INS-80)."""
        return min(self.count, drawable(s))

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Draw what there is."""
        draw(s, seat, self.count)


class OpponentDraws(Part):
    """The opponent draws."""

    def __init__(self, count: int) -> None:
        self.count = count

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Draw what there is."""
        draw(s, 1 - seat, self.count)


class Discard(Part):
    """You discard cards of your choice."""

    def __init__(self, count: int) -> None:
        self.count = count

    def lacks(self, s: Duel, seat: int, hand: int) -> int:
        """The cards must be there (INS-75)."""
        return 75 if hand < self.count else 0

    def hand_change(self, s: Duel, seat: int) -> int:
        """They are gone for the parts after it."""
        return -self.count

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Ask which, as far as there are any (INS-70)."""
        if s.players[seat].hand:
            s.push(ChooseDiscard(seat, card, self.count))


class DiscardHand(Part):
    """You discard your whole hand."""

    def __init__(self, least: int) -> None:
        self.least = least

    def lacks(self, s: Duel, seat: int, hand: int) -> int:
        """An empty hand is no hindrance unless the text demands cards (INS-75, INS-78)."""
        return 75 if hand < self.least else 0

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Discard it in the order taken up (INS-278)."""
        discard_hand(s, seat)


class Destroy(Part):
    """Destroy one thing. `at_least` beings must be in play (INS-231); `is_other` spares the card
    itself; `is_opponents_pick` lets the opponent choose among their own (INS-83)."""

    def __init__(
        self, aim: Aim, to_hand: bool, is_opponents_pick: bool, is_other: bool, at_least: int
    ) -> None:
        self.aim = aim
        self.to_hand = to_hand
        self.is_opponents_pick = is_opponents_pick
        self.is_other = is_other
        self.at_least = at_least

    def lacks(self, s: Duel, seat: int, hand: int) -> int:
        """There must be a legal target (INS-76), and enough beings for both parts (INS-231)."""
        chooser = 1 - seat if self.is_opponents_pick else seat
        if not self.aim.exists(s, chooser):
            return 76
        if self.at_least > 0 and s.beings(0) + s.beings(1) < self.at_least:
            return 231
        return 0

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Ask which; without a target nothing happens (INS-70)."""
        chooser = 1 - seat if self.is_opponents_pick else seat
        spared = card if self.is_other else -1
        ask = ChooseVictim(chooser, card, self.aim, self.to_hand, spared)
        if ask.options(s):
            s.push(ask)


class DestroyAll(Part):
    """Destroy all of a kind on both sides at the same moment (INS-78, INS-89)."""

    def __init__(self, aim: Aim, to_hand: bool) -> None:
        self.aim = aim
        self.to_hand = to_hand

    def do(self, s: Duel, seat: int, card: int) -> None:
        """All of them, even none."""
        destroy(s, self.aim.cards(s, seat), self.to_hand, False)


class DestroySelf(Part):
    """Destroy the card itself."""

    def do(self, s: Duel, seat: int, card: int) -> None:
        """If it is still there."""
        destroy(s, [card], False, False)


class Take(Part):
    """Take control of one opposing thing."""

    def __init__(self, aim: Aim) -> None:
        self.aim = aim

    def lacks(self, s: Duel, seat: int, hand: int) -> int:
        """There must be a legal target (INS-76)."""
        return 0 if self.aim.exists(s, seat) else 76

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Ask which; without a target nothing happens (INS-70)."""
        if self.aim.exists(s, seat):
            s.push(ChooseTaken(seat, card, self.aim))


class ShowHand(Part):
    """The opponent sees your hand."""

    def do(self, s: Duel, seat: int, card: int) -> None:
        """As it is now (INS-151)."""
        show_hand(s, seat, 1 - seat)


class SeeHand(Part):
    """You see the opponent's hand."""

    def do(self, s: Duel, seat: int, card: int) -> None:
        """As it is now (INS-150)."""
        show_hand(s, 1 - seat, seat)


class Peek(Part):
    """You look at the next card of the draw deck."""

    def do(self, s: Duel, seat: int, card: int) -> None:
        """And leave it there (INS-203)."""
        peek(s, seat)


class OpponentDiscards(Part):
    """The opponent discards a card of their own choice."""

    def lacks(self, s: Duel, seat: int, hand: int) -> int:
        """They need at least one card (INS-76)."""
        return 0 if s.players[1 - seat].hand else 76

    def do(self, s: Duel, seat: int, card: int) -> None:
        """They choose (INS-83)."""
        if s.players[1 - seat].hand:
            s.push(ChooseDiscard(1 - seat, card, 1))


class OpponentGives(Part):
    """The opponent gives you a card of their own choice."""

    def lacks(self, s: Duel, seat: int, hand: int) -> int:
        """They need at least one card (INS-76)."""
        return 0 if s.players[1 - seat].hand else 76

    def do(self, s: Duel, seat: int, card: int) -> None:
        """They choose (INS-83)."""
        if s.players[1 - seat].hand:
            s.push(OfferCard(1 - seat, card))
