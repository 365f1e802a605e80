"""Items that lie in rooms, and cards that leave play (BET-198, BET-208, BET-441)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.printed import EVENTS, ITEMS, TOKENS
from dreadhouse.games.betrayal.state import Night, Pile


def pile_at(s: Night, room: int, side: int) -> Pile | None:
    """The pile on a side of a room, or None."""
    for pile in s.piles:
        if pile.room == room and pile.side == side:
            return pile
    return None


def to_pile(s: Night, room: int, side: int, card: int) -> None:
    """Lay an item down: all items on one side of a room form one pile (BET-441)."""
    pile = pile_at(s, room, side)
    if pile is None:
        s.piles.append(Pile(room, side, [card]))
    else:
        pile.cards.append(card)


def from_pile(s: Night, room: int, side: int, card: int) -> None:
    """Take an item up; the pile's token goes with the last one (BET-198)."""
    pile = pile_at(s, room, side)
    assert pile is not None
    pile.cards.remove(card)
    if not pile.cards:
        s.piles.remove(pile)


def put_away(s: Night, card: int) -> None:
    """Lay a card that nobody holds any more on its discard pile (BET-25)."""
    if card < ITEMS:
        s.item_discard.append(card)
    elif EVENTS <= card < TOKENS:
        s.event_discard.append(card)
    else:
        s.gone.append(card)


def held_by(s: Night, card: int) -> int:
    """The seat that holds a card or token, or -1."""
    for seat in range(s.seats):
        if card in s.players[seat].cards:
            return seat
    return -1
