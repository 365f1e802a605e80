"""The Dog's errand (BET-371, BET-372)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.choices import ChooseRoom, ChooseSide
from dreadhouse.games.betrayal.rules.effects import Part
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.house import neighbours, side_coming
from dreadhouse.games.betrayal.rules.items import lose_card, receive
from dreadhouse.games.betrayal.rules.piles import from_pile, to_pile
from dreadhouse.games.betrayal.rules.rolls import is_free
from dreadhouse.games.betrayal.rules.using import can_drop
from dreadhouse.games.betrayal.rules.words import DROP, TAKE
from dreadhouse.games.betrayal.state import LAUNDRY_DROP, WANDERING_LIFT, Night, Pile
from dreadhouse.kernel.frames import Ask, Step


def reach(s: Night, seat: int, spaces: int) -> list[list[int]]:
    """The places, as [room, side], within so many spaces of an explorer (BET-371).

    Never across a barrier, through a panel, down a slide or into the lift.
    """
    p = s.players[seat]
    found = [[p.room, p.side]]
    edge = found[:]
    for _ in range(spaces):
        beyond: list[list[int]] = []
        for place in edge:
            for other in neighbours(s, place[0], place[1]):
                if other != LAUNDRY_DROP and other != WANDERING_LIFT:
                    new = [other, side_coming(s, place[0], other)]
                    if new not in found:
                        found.append(new)
                        beyond.append(new)
        edge = beyond
    return found[1:]


def fetchable(s: Night, seat: int, places: list[list[int]]) -> list[int]:
    """The items that lie in some places and that the explorer may take."""
    found: list[int] = []
    for pile in s.piles:
        if [pile.room, pile.side] in places:
            for card in pile.cards:
                if is_free(s, seat, card) and (s.haunt is None or s.haunt.may_pick(s, seat, card)):
                    found.append(card)
    return sorted(found)


def carriable(s: Night, seat: int) -> list[int]:
    """The explorer's items that may be dropped now."""
    return [card for card in s.players[seat].cards if can_drop(s, seat, card)]


class Errand(Part):
    """The Dog leaves one item far away, or brings one back (BET-372)."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def do(self, s: Night, seat: int, card: int) -> None:
        """Ask for the item."""
        s.push(SendDog(seat, self.spaces))

    def is_possible(self, s: Night, seat: int, card: int) -> bool:
        """There must be something to carry or to bring."""
        if carriable(s, seat):
            return len(reach(s, seat, 1)) > 0
        return len(s.piles) > 0 and len(fetchable(s, seat, reach(s, seat, self.spaces))) > 0


class SendDog(Ask):
    """The one item to be brought or carried (BET-372)."""

    rule = "BET-372"

    def __init__(self, seat: int, spaces: int) -> None:
        super().__init__(seat)
        self.spaces = spaces

    def options(self, s: Night) -> list[int]:
        """Items of piles within reach, and one's own that may be dropped."""
        places = reach(s, self.seat, self.spaces)
        found = [TAKE + card for card in fetchable(s, self.seat, places)]
        return found + [DROP + card for card in carriable(s, self.seat)]

    def choose(self, s: Night, action: int) -> None:
        """Two verbs: take, drop."""
        if action >= TAKE:
            bring(s, self.seat, action - TAKE)
            return
        rooms: list[int] = []
        for place in reach(s, self.seat, self.spaces):
            if place[0] not in rooms:
                rooms.append(place[0])
        s.push(Carry(self.seat, self.spaces, action - DROP))
        s.push(ChooseRoom(self.seat, sorted(rooms), action - DROP))


def pile_with(s: Night, card: int) -> Pile:
    """The pile in which an item lies."""
    return next(pile for pile in s.piles if card in pile.cards)


def bring(s: Night, seat: int, card: int) -> None:
    """The Dog brings an item back: the one action with it this turn (BET-372)."""
    pile = pile_with(s, card)
    s.acted.append(card)
    if s.hears:
        s.tell("dog-brings", {"seat": seat, "card": card, "room": pile.room}, "BET-372")
    from_pile(s, pile.room, pile.side, card)
    receive(s, seat, card)
    judge(s)


class Carry(Step):
    """The room was chosen; where both sides of it can be reached, so is the side."""

    rule = "BET-372"

    def __init__(self, seat: int, spaces: int, card: int) -> None:
        self.seat = seat
        self.spaces = spaces
        self.card = card

    def run(self, s: Night) -> None:
        """The room lies in `choice`."""
        room = s.choice
        sides = [place[1] for place in reach(s, self.seat, self.spaces) if place[0] == room]
        if len(sides) == 1:
            lay(s, self.seat, self.card, room, sides[0])
        else:
            s.push(CarrySide(self.seat, self.card, room))
            s.push(ChooseSide(self.seat, [0, 1], self.card))


class CarrySide(Step):
    """The side was chosen."""

    rule = "BET-372"

    def __init__(self, seat: int, card: int, room: int) -> None:
        self.seat = seat
        self.card = card
        self.room = room

    def run(self, s: Night) -> None:
        """Sides are counted from 1."""
        lay(s, self.seat, self.card, self.room, s.choice + 1)


def lay(s: Night, seat: int, card: int, room: int, side: int) -> None:
    """The Dog leaves an item there: the one action with it this turn (BET-372)."""
    s.acted.append(card)
    if s.hears:
        s.tell("dog-carries", {"seat": seat, "card": card, "room": room}, "BET-372")
    to_pile(s, room, side, card)
    lose_card(s, seat, card)
    judge(s)
