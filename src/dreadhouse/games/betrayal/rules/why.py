"""Why something cannot be done now: the rule that refuses it, for prompts and refusals."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules import moving, trying, using
from dreadhouse.games.betrayal.rules.house import is_barrier, neighbours, tiles_left
from dreadhouse.games.betrayal.rules.printed import CARDS
from dreadhouse.games.betrayal.rules.words import (
    ATTACK,
    CROSS,
    DROP,
    EXPLORE,
    FREE,
    GIVE,
    GO,
    HIT,
    PANEL,
    PICK,
    TAKE,
    TRY,
    TURN,
    USE,
)
from dreadhouse.games.betrayal.state import EMPTY, MOST_SEATS, NO_CARD, ROOMS, Night


def act_ban(s: Night, seat: int, action: int) -> str:
    """The rule by which an action of a turn is refused."""
    if PICK <= action < GO:
        return "BET-19"
    if GO <= action < TURN:
        return way_ban(s, seat, action)
    p = s.players[seat]
    for base in (USE, GIVE, DROP, TAKE):
        if base <= action < base + CARDS:
            return "BET-327" if p.trap != NO_CARD else card_ban(s, seat, base, action - base)
    if action == CROSS:
        return trying.cross_ban(s, p)
    if PANEL <= action < PANEL + ROOMS:
        return "BET-445"
    if TRY <= action < TRY + len(trying.SOURCES) or FREE <= action < FREE + MOST_SEATS:
        return "BET-61"
    if ATTACK <= action < HIT:
        return attack_ban(s, seat)
    return str(s.haunt.ban(s, seat, action)) if s.haunt is not None else "BET-79"


def wishes(s: Night, seat: int) -> list[int]:
    """What a player could wish to do in a turn, by what lies before them and stands around."""
    p = s.players[seat]
    found = [GO + room for room in s.walks[p.room]]
    for way in range(4):
        if (s.doors[p.room] >> way) & 1 == 1 and s.near[4 * p.room + way] == EMPTY:
            found.append(EXPLORE + way)
    if is_barrier(s, p.room):
        found.append(CROSS)
    for card in p.cards:
        if s.printed.uses[card]:
            found.append(USE + card)
        if s.printed.is_real_item(card):
            found += [GIVE + card, DROP + card]
    for pile in s.piles:
        if pile.room == p.room:
            found += [TAKE + card for card in pile.cards]
    for other in range(s.seats):
        if other != seat and s.players[other].room == p.room and s.players[other].is_in_play():
            found.append(ATTACK + other)
    return found


def way_ban(s: Night, seat: int, action: int) -> str:
    """Why a room may not be entered, or a doorway not be explored."""
    p = s.players[seat]
    if p.trap != NO_CARD:
        return "BET-327"
    if s.is_halted:
        return "BET-434"
    if not moving.can_move(s, seat):
        return "BET-84" if moving.cost_to_leave(s, seat) == 1 else "BET-93"
    if action < EXPLORE:
        return "BET-86" if action - GO not in neighbours(s, p.room, p.side) else "BET-84"
    return "BET-114" if tiles_left(s, s.floor_of(p.room)) == 0 else "BET-97"


def card_ban(s: Night, seat: int, base: int, card: int) -> str:
    """Why a card may not be used, given, dropped or picked up."""
    if base == TAKE:
        if s.has_picked:
            return "BET-196"
        return "BET-201" if card in s.acted else "BET-128"
    if card not in s.players[seat].cards:
        return "BET-189"
    if base == USE:
        return using.use_ban(s, seat, card) or "BET-189"
    if base == GIVE:
        return using.give_ban(s, seat, card) or "BET-190"
    if s.has_dropped:
        return "BET-195"
    if card in s.acted:
        return "BET-201"
    return "BET-199" if s.printed.is_real_item(card) else "BET-200"


def attack_ban(s: Night, seat: int) -> str:
    """Why nobody may be attacked, or not this one."""
    if not s.is_haunted():
        return "BET-266"
    if s.players[seat].trap != NO_CARD:
        return "BET-327"
    return "BET-267"
