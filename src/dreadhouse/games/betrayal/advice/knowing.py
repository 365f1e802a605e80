"""What a seat knows of the others: while parts are hidden, only its own (BET-321, BET-322)."""

from __future__ import annotations

from dreadhouse.games.betrayal.haunts.block import BuiltHaunt
from dreadhouse.games.betrayal.state import HERO, Monster, Night


def built_haunt(s: Night) -> BuiltHaunt | None:
    """The haunt under way, where it is built of blocks."""
    haunt = s.haunt
    return haunt if isinstance(haunt, BuiltHaunt) else None


def known_traitor(s: Night, seat: int) -> int:
    """The traitor as far as a seat knows, or -1."""
    return -1 if s.is_hidden and seat != s.traitor else s.traitor


def is_hero(s: Night, seat: int, other: int) -> bool:
    """Whether a seat takes another for a hero; a hidden part shows on nobody."""
    if s.is_hidden and seat != s.traitor:
        return True
    return s.players[other].team == HERO


def foes_of(s: Night, seat: int) -> list[int]:
    """The explorers in play whom a seat has to fear, or may hunt."""
    if s.is_hidden and seat != s.traitor:
        return []
    return [
        other
        for other in range(s.seats)
        if other != seat and s.players[other].is_in_play() and s.haunt.opposes(s, seat, other)
    ]


def beasts_against(s: Night, seat: int) -> list[Monster]:
    """The monsters in play that are a seat's opponents."""
    return [m for m in s.monsters if not m.is_gone and s.haunt.monster_opposes(s, m, seat)]
