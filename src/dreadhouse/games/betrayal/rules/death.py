"""Death and what stays behind (BET-315 to BET-320, BET-324)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.piles import put_away, to_pile
from dreadhouse.games.betrayal.state import NO_CARD, PART_SECRET, Night, Player, Token


def die(s: Night, seat: int) -> None:
    """An explorer dies at once; turn and effects stop by themselves (BET-44, BET-315)."""
    p = s.players[seat]
    if not p.is_in_play():
        return
    p.is_dead = True
    if s.hears:
        s.tell("dies", {"seat": seat, "room": p.room}, "BET-315")
    leave_behind(s, p)
    if s.is_hidden:
        s.secrets.show(PART_SECRET + seat, s.everyone)
        if s.hears:
            s.tell("part-shown", {"seat": seat, "is_traitor": seat == s.traitor}, "BET-324")
        if seat == s.traitor:
            s.is_hidden = False
    if s.haunt is not None:
        s.haunt.died(s, seat)
    judge(s)


def leave_behind(s: Night, p: Player) -> None:
    """Items form a pile, companions wait, kept events and the Bite go (BET-316 to BET-318)."""
    for card in p.cards:
        s.notes[card] = 0
        if s.printed.is_companion[card]:
            s.waiting.append(Token(card, p.room, p.side))
        elif s.printed.is_real_item(card):
            to_pile(s, p.room, p.side, card)
        else:
            put_away(s, card)
    p.cards = []
    p.is_worn = False
    p.trap = NO_CARD
    p.fails = 0
    p.fog = 0
    p.fog_turns = 0
    p.bank = -1
