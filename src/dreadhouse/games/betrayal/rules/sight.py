"""Line of sight (BET-284 to BET-286, BET-408)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.house import back
from dreadhouse.games.betrayal.state import LAMP_SMOKE, Night


def is_smoky(s: Night, room: int) -> bool:
    """Whether lamp smoke blocks every line of sight of a room (BET-408)."""
    for token in s.tokens:
        if token.kind == LAMP_SMOKE and token.room == room:
            return True
    return False


def rooms_in_sight(s: Night, room: int) -> list[int]:
    """The other rooms seen along straight rows joined by doorways (BET-284)."""
    found: list[int] = []
    if is_smoky(s, room):
        return found
    for way in range(4):
        here = room
        while (s.doors[here] >> way) & 1 == 1:
            other = s.near[4 * here + way]
            if other < 0 or (s.doors[other] >> back(way)) & 1 == 0 or is_smoky(s, other):
                break
            found.append(other)
            here = other
    return found
