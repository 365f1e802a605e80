"""Who is whose opponent, and who is here (BET-11, BET-93, BET-94, BET-258 to BET-260)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.haunt import Haunt
from dreadhouse.games.betrayal.state import Monster, Night


def are_opponents(s: Night, seat: int, other: int) -> bool:
    """Whether two explorers are opponents; before the haunt nobody is (BET-266)."""
    haunt: Haunt | None = s.haunt
    return seat != other and haunt is not None and haunt.opposes(s, seat, other)


def opponents_here(s: Night, seat: int) -> list[int]:
    """The seats of the opponents on an explorer's side of the room."""
    p = s.players[seat]
    found: list[int] = []
    if s.haunt is not None:
        for other in range(s.seats):
            if s.is_here(other, p.room, p.side) and are_opponents(s, seat, other):
                found.append(other)
    return found


def others_here(s: Night, seat: int) -> list[int]:
    """The seats of all other explorers here, clockwise from the seat's left."""
    p = s.players[seat]
    found: list[int] = []
    for step in range(1, s.seats):
        other = (seat + step) % s.seats
        if s.is_here(other, p.room, p.side):
            found.append(other)
    return found


def is_monster_here(monster: Monster, room: int, side: int) -> bool:
    """Whether a monster stands on a side of a room."""
    return not monster.is_gone and monster.room == room and monster.side == side


def slowing(s: Night, seat: int) -> int:
    """How many opponents hold an explorer up who leaves (BET-93, BET-94)."""
    haunt: Haunt | None = s.haunt
    if haunt is None or s.is_hidden:
        return 0
    p = s.players[seat]
    found = 0
    for other in opponents_here(s, seat):
        if not s.players[other].is_stunned:
            found += 1
    for monster in s.monsters:
        if is_monster_here(monster, p.room, p.side) and not monster.is_stunned:
            if haunt.monster_opposes(s, monster, seat):
                found += 1
    return found
