"""What may be played or used, and why not: every ban gives the number of its rule (INS-51 to
INS-57, INS-62, INS-66, INS-73 to INS-80)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.insanity.cards.face import ACTION, BANS_PLAYING, CURSE, MONSTER, Face, Part
from dreadhouse.games.insanity.state import Duel, Thing

MOST_ACTS: Final = 100


def play_ban(s: Duel, seat: int, face: Face) -> int:
    """The number of the rule by which a card in hand may not be played now, or 0."""
    if s.acts >= MOST_ACTS:
        return 62
    if s.answers & BANS_PLAYING:
        for thing in s.standing:
            if thing.seat == seat and thing.face.bans_playing(face):
                return thing.face.rule
    if face.kind == MONSTER:
        return 52 if s.monsters_played > 0 and not has_free_monsters(s, seat) else 0
    for condition in face.play_if:
        if not condition.holds(s, seat, face.number):
            return face.rule
    if face.kind == CURSE:
        return 0 if s.beings(0) + s.beings(1) > 0 else 99
    if face.kind == ACTION:
        return text_ban(s, seat, face.effect_needs, len(s.players[seat].hand) - 1)
    return 0


def has_free_monsters(s: Duel, seat: int) -> bool:
    """Whether something lifts the limit of one monster (INS-232)."""
    for thing in s.standing:
        if thing.seat == seat and thing.face.frees_monsters():
            return True
    return False


def use_ban(s: Duel, seat: int, thing: Thing) -> int:
    """The number of the rule by which a printed action may not be used now, or 0 (INS-54)."""
    if s.acts >= MOST_ACTS:
        return 62
    if thing.is_used:
        return 54
    return text_ban(s, seat, thing.face.action_needs, len(s.players[seat].hand))


def text_ban(s: Duel, seat: int, needs: list[Part], hand: int) -> int:
    """The number of the rule by which a text cannot be carried out in full, or 0 (INS-73)."""
    for part in needs:
        lack = part.lacks(s, seat, hand)
        if lack > 0:
            return lack
        hand += part.hand_change(s, seat)
    return 0
