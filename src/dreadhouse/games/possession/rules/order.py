"""Phase 4: the order of turns (POS-134 to POS-141, POS-76, POS-400)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.possession.rules.contest import contest
from dreadhouse.games.possession.rules.rolling import ORDER, fresh_tray
from dreadhouse.games.possession.rules.turn import TURN_OF
from dreadhouse.games.possession.state import TURNS, Night, Player
from dreadhouse.kernel.frames import Step

LAST: Final = 1 << 30


def place_in_line(p: Player) -> int:
    """Room first (POS-134), normal before possessed (POS-137), then life (POS-138, POS-139)."""
    if p.is_possessed:
        return p.room * 64 + 32 + p.life
    return p.room * 64 + 15 - p.life


def waits(p: Player) -> bool:
    """Whether a living player has still to act this round (POS-135)."""
    return not (p.has_played or p.is_dead)


class TurnsBegin(Step):
    """Everybody will have one turn (POS-135)."""

    rule = "POS-135"

    def run(self, s: Night) -> None:
        """Find the first."""
        s.phase = TURNS
        s.push(NEXT_TURN)


class NextTurn(Step):
    """After every turn the next player is found anew (POS-136)."""

    rule = "POS-136"

    def run(self, s: Night) -> None:
        """In round 1 turns run clockwise, the first possessed player last (POS-76, POS-77)."""
        seat = next_clockwise(s) if s.round == 1 else next_by_room(s)
        if seat >= 0:
            s.push(NEXT_TURN)
            s.push(TURN_OF[seat])


def next_clockwise(s: Night) -> int:
    """The next one in seat order, or -1."""
    for seat in s.order:
        if waits(s.players[seat]):
            return seat
    return -1


def next_by_room(s: Night) -> int:
    """The next one by room, state and life, or -1; who is tied still rolls dice (POS-140)."""
    best = LAST
    found = -1
    is_tied = False
    for seat in range(s.seats):
        p = s.players[seat]
        if not (p.has_played or p.is_dead):
            place = place_in_line(p)
            if place < best:
                best = place
                found = seat
                is_tied = False
            elif place == best:
                is_tied = True
    if is_tied:
        return break_tie(s, best)
    return found


def break_tie(s: Night, place: int) -> int:
    """Players still tied roll three dice each; that settles only who acts next (POS-400)."""
    tied = [seat for seat, p in enumerate(s.players) if waits(p) and place_in_line(p) == place]
    fresh_tray(s)
    return contest(s, tied, ORDER, "POS-140")


TURNS_BEGIN: Final = TurnsBegin()
NEXT_TURN: Final = NextTurn()
