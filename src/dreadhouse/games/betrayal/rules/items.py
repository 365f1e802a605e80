"""Gaining and losing cards, and the notes that trait cards keep (BET-208 to BET-218)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.piles import put_away
from dreadhouse.games.betrayal.rules.traits import gain, lose
from dreadhouse.games.betrayal.state import NO_CARD, Night


def receive(s: Night, seat: int, card: int) -> None:
    """An explorer gains a card; its bonus is noted as it really was made (BET-210)."""
    s.players[seat].cards.append(card)
    apply(s, seat, card, s.printed.held[card])
    cancelled = s.printed.cancels[card]
    if cancelled >= 0 and cancelled in s.players[seat].cards:
        discard(s, seat, cancelled)
    if s.haunt is not None:
        s.haunt.held_changed(s, seat)
        judge(s)


def lose_card(s: Night, seat: int, card: int) -> None:
    """An explorer loses a card: its own text for that, or the note (BET-211, BET-216)."""
    p = s.players[seat]
    p.cards.remove(card)
    if card == worn_card(s, seat, card):
        p.is_worn = False
    instead = s.printed.loses_instead[card]
    if instead:
        s.notes[card] = 0
        for trait in range(4):
            if instead[trait]:
                lose(s, seat, trait, instead[trait])
    else:
        undo_note(s, seat, card)
    if s.haunt is not None:
        s.haunt.held_changed(s, seat)
        judge(s)


def worn_card(s: Night, seat: int, card: int) -> int:
    """The card itself if it can be worn, else -1."""
    return card if s.printed.worn[card] else NO_CARD


def apply(s: Night, seat: int, card: int, steps: list[int]) -> None:
    """Move the markers by a card's bonus and note the steps really made (BET-214)."""
    note = 0
    for trait in range(4):
        by = steps[trait] if steps else 0
        made = 0
        if by > 0:
            made = gain(s, seat, trait, by, card)
        elif by < 0:
            made = -lose(s, seat, trait, -by)
            if s.rules.hard_bargain:
                made = by  # BET-423 gives back the whole printed penalty
        note |= (made + 8) << (4 * trait)
    if steps:
        s.notes[card] = note


def noted(s: Night, card: int) -> list[int]:
    """The steps noted on a card, or an empty list (BET-210)."""
    note = s.notes[card]
    if note == 0:
        return []
    return [((note >> (4 * trait)) & 15) - 8 for trait in range(4)]


def undo_note(s: Night, seat: int, card: int) -> None:
    """Take back exactly the noted steps, from where the markers are now (BET-211)."""
    made = noted(s, card)
    s.notes[card] = 0
    if not made:
        return
    for trait in range(4):
        if made[trait] < 0:
            gain(s, seat, trait, -made[trait], NO_CARD)
    for trait in range(4):
        if made[trait] > 0:
            lose(s, seat, trait, made[trait])


def discard(s: Night, seat: int, card: int) -> None:
    """An explorer discards a card that they hold (BET-208)."""
    lose_card(s, seat, card)
    put_away(s, card)
    if s.hears:
        s.tell("discards", {"seat": seat, "card": card}, "BET-208")
