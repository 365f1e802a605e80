"""Using, giving, dropping and picking up items (BET-186 to BET-209, BET-440, BET-441)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.rules.choices import ChooseSeat, Pick
from dreadhouse.games.betrayal.rules.effects import Effect
from dreadhouse.games.betrayal.rules.haunt import Haunt, judge
from dreadhouse.games.betrayal.rules.items import discard, lose_card, receive
from dreadhouse.games.betrayal.rules.piles import from_pile, pile_at, to_pile
from dreadhouse.games.betrayal.rules.printed import NO_TARGET, OTHER_HERE, TOKENS
from dreadhouse.games.betrayal.rules.rolls import is_free
from dreadhouse.games.betrayal.rules.sides import others_here
from dreadhouse.games.betrayal.rules.words import (
    ACCEPT,
    DONE,
    DROP,
    GIVE,
    GIVE_TO,
    REFUSE,
    TAKE,
    USE,
)
from dreadhouse.games.betrayal.state import MOST_SEATS, NO_CARD, Night, Player
from dreadhouse.kernel.frames import Ask, Step

FREE = ""

# ---- using


def use_ban(s: Night, seat: int, card: int) -> str:
    """The rule by which a card that the explorer holds may not be used now, or FREE."""
    printed = s.printed
    if not printed.uses[card]:
        return "BET-203"
    if not is_free(s, seat, card):
        return "BET-189" if card < TOKENS else "BET-201"
    if printed.after_haunt[card] and not s.is_haunted():
        return printed.rule[card]
    if printed.before_moving[card] and s.has_moved:
        return printed.rule[card]
    if printed.instead_of_attack[card] and (not s.is_haunted() or s.has_attacked):
        return "BET-444"
    if printed.target[card] == OTHER_HERE and not others_here(s, seat):
        return printed.rule[card]
    return FREE if printed.uses[card][0].is_possible(s, seat, card) else printed.rule[card]


def add_uses(s: Night, seat: int, p: Player, found: list[int]) -> None:
    """The cards that may be used now (BET-189)."""
    for card in p.cards:
        if s.printed.uses[card] and use_ban(s, seat, card) == FREE:
            found.append(USE + card)


def use(s: Night, seat: int, card: int) -> None:
    """Call on a card's power (BET-202)."""
    s.acted.append(card)
    if s.hears:
        s.tell("uses-card", {"seat": seat, "card": card}, s.printed.rule[card])
    if s.printed.instead_of_attack[card]:
        s.has_attacked = True
    s.target = seat
    s.push(UseOver(seat, card))
    s.push(Effect(seat, s.printed.uses[card], card))
    aim = s.printed.target[card]
    if aim != NO_TARGET:
        whom = others_here(s, seat)
        if aim != OTHER_HERE:
            whom = [seat, *whom]
        s.push(Targeted(seat))
        s.push(ChooseSeat(seat, whom, card))


class Targeted(Step):
    """The explorer on whom the card is used was chosen."""

    rule = "BET-347"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """Parts read it from `target`."""
        s.target = s.choice


class UseOver(Step):
    """Some cards are discarded by use."""

    rule = "BET-208"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Night) -> None:
        """Unless the card has gone another way."""
        if s.printed.discards[self.card] and self.card in s.players[self.seat].cards:
            discard(s, self.seat, self.card)


# ---- giving


def give_ban(s: Night, seat: int, card: int) -> str:
    """The rule by which a card may not be given now, or FREE."""
    if s.has_given:
        return "BET-190"
    if not can_give(s, card):
        return "BET-199" if s.printed.is_real_item(card) else "BET-200"
    if not is_free(s, seat, card):
        return "BET-201"
    return FREE if takers(s, seat, card) else "BET-193"


def can_give(s: Night, card: int) -> bool:
    """Whether what is printed allows giving; tokens are items (BET-209)."""
    return card >= TOKENS or s.printed.gives[card]


def may_pick(s: Night, seat: int, card: int) -> bool:
    """Whether the haunt lets an explorer have a card or token."""
    haunt: Haunt | None = s.haunt
    return haunt is None or haunt.may_pick(s, seat, card)


def takers(s: Night, seat: int, card: int) -> list[int]:
    """The explorers here who have not refused this gift in this turn (BET-191)."""
    return [
        other
        for other in others_here(s, seat)
        if card * MOST_SEATS + other not in s.refused and may_pick(s, other, card)
    ]


def add_gifts(s: Night, seat: int, p: Player, found: list[int]) -> None:
    """The items that may be given to somebody here (BET-190)."""
    if s.has_given or not p.cards or not others_here(s, seat):
        return
    for card in p.cards:
        if can_give(s, card) and is_free(s, seat, card) and takers(s, seat, card):
            found.append(GIVE + card)


def give(s: Night, seat: int, card: int) -> None:
    """Offer an item to somebody here."""
    s.push(Offered(seat, card))
    s.push(GiveTo(seat, takers(s, seat, card), card))


class GiveTo(Pick):
    """To whom (BET-190)."""

    rule = "BET-190"

    def verb(self) -> int:
        """An explorer here."""
        return GIVE_TO


class Offered(Step):
    """The other is asked."""

    rule = "BET-190"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Night) -> None:
        """The other's seat lies in `choice`."""
        s.push(AcceptGift(s.choice, self.seat, self.card))


class AcceptGift(Ask):
    """Both must agree (BET-190); a refusal spends nothing (BET-191)."""

    rule = "BET-190"

    def __init__(self, seat: int, giver: int, card: int) -> None:
        super().__init__(seat)
        self.giver = giver
        self.card = card

    def options(self, s: Night) -> list[int]:
        """Yes or no."""
        return [ACCEPT, REFUSE]

    def choose(self, s: Night, action: int) -> None:
        """Two verbs: accept, refuse."""
        if action == ACCEPT:
            self.accept(s)
        else:
            s.refused.append(self.card * MOST_SEATS + self.seat)
            if s.hears:
                args = {"seat": self.seat, "giver_seat": self.giver, "card": self.card}
                s.tell("refuses-gift", args, "BET-191")

    def accept(self, s: Night) -> None:
        """The gift is the giver's one action with it (BET-201)."""
        s.has_given = True
        s.acted.append(self.card)
        if s.hears:
            args = {"seat": self.giver, "taker_seat": self.seat, "card": self.card}
            s.tell("gives", args, "BET-190")
        lose_card(s, self.giver, self.card)
        receive(s, self.seat, self.card)

    def about(self, s: Night) -> dict[str, Any]:
        """Who offers what."""
        return {"giver_seat": self.giver, "card": self.card}


# ---- dropping and picking up


def can_drop(s: Night, seat: int, card: int) -> bool:
    """Whether an item may be dropped now (BET-199, BET-201)."""
    return (card >= TOKENS or s.printed.drops[card]) and is_free(s, seat, card)


def add_drops(s: Night, seat: int, p: Player, found: list[int]) -> None:
    """The items that may be dropped (BET-195)."""
    if not s.has_dropped:
        for card in p.cards:
            if can_drop(s, seat, card):
                found.append(DROP + card)


def drop(s: Night, seat: int, card: int) -> None:
    """Drop an item; any number may follow in the same action (BET-195)."""
    s.has_dropped = True
    s.push(DropMore(seat, card))
    drop_one(s, seat, card)


def drop_one(s: Night, seat: int, card: int) -> None:
    """One item goes to the pile here."""
    p = s.players[seat]
    s.acted.append(card)
    room, side = p.room, p.side
    if s.hears:
        s.tell("drops", {"seat": seat, "card": card, "room": room}, "BET-195")
    to_pile(s, room, side, card)
    lose_card(s, seat, card)


class DropMore(Ask):
    """Further items of the same action, in their order (BET-195)."""

    rule = "BET-195"
    gathers = True

    def __init__(self, seat: int, last: int) -> None:
        super().__init__(seat)
        self.last = last

    def options(self, s: Night) -> list[int]:
        """Items with a higher number than the last."""
        p = s.players[self.seat]
        cards = sorted(card for card in p.cards if card > self.last)
        return [DROP + card for card in cards if can_drop(s, self.seat, card)] + [DONE]

    def choose(self, s: Night, action: int) -> None:
        """One more, or done."""
        if action != DONE:
            card = action - DROP
            s.push(DropMore(self.seat, card))
            drop_one(s, self.seat, card)


def pickable(s: Night, seat: int, above: int) -> list[int]:
    """The items of the pile here that may be picked up, by number (BET-196, BET-441)."""
    p = s.players[seat]
    pile = pile_at(s, p.room, p.side)
    if pile is None or not p.is_in_play():
        return []
    return sorted(
        card
        for card in pile.cards
        if card > above and is_free(s, seat, card) and may_pick(s, seat, card)
    )


def add_picks(s: Night, seat: int, found: list[int]) -> None:
    """What may be picked up here (BET-196)."""
    if not s.has_picked and s.piles:
        found += [TAKE + card for card in pickable(s, seat, NO_CARD)]


def pick_up(s: Night, seat: int, card: int) -> None:
    """Pick up an item; any number may follow in the same action (BET-196)."""
    s.has_picked = True
    s.push(TakeMore(seat, card))
    pick_one(s, seat, card)


def pick_one(s: Night, seat: int, card: int) -> None:
    """One item comes from the pile here."""
    p = s.players[seat]
    s.acted.append(card)
    from_pile(s, p.room, p.side, card)
    if s.hears:
        s.tell("picks-up", {"seat": seat, "card": card}, "BET-196")
    receive(s, seat, card)
    judge(s)


class TakeMore(Ask):
    """Further items of the same action, in their order (BET-196)."""

    rule = "BET-196"
    gathers = True

    def __init__(self, seat: int, last: int) -> None:
        super().__init__(seat)
        self.last = last

    def options(self, s: Night) -> list[int]:
        """Items with a higher number than the last."""
        return [TAKE + card for card in pickable(s, self.seat, self.last)] + [DONE]

    def choose(self, s: Night, action: int) -> None:
        """One more, or done."""
        if action != DONE:
            card = action - TAKE
            s.push(TakeMore(self.seat, card))
            pick_one(s, self.seat, card)
