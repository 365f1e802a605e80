"""Rolling three action dice for the most wounds (POS-71, POS-72, POS-140)."""

from __future__ import annotations

from dreadhouse.games.possession.rules.rolling import roll, wounds
from dreadhouse.games.possession.state import Night


def contest(s: Night, seats: list[int], what: int, rule: str) -> int:
    """The seat with the most wounds; those tied roll again until exactly one leads."""
    while len(seats) > 1:
        best = -1
        leaders: list[int] = []
        for seat in seats:
            faces = roll(s, seat, what, 3)
            if s.hears:
                s.tell("rolls", {"seat": seat, "faces": faces}, rule)
            score = wounds(faces)
            if score > best:
                best = score
                leaders = []
            if score == best:
                leaders.append(seat)
        seats = leaders
    return seats[0]
