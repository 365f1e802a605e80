"""Rounds: whose turn comes, the monster phase, and the limits of 20 rounds (BET-28, BET-35 to
BET-37, BET-253, BET-257)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.rules.drawing import open_card, take_omen
from dreadhouse.games.betrayal.rules.haunt import house_wins, judge, side_wins
from dreadhouse.games.betrayal.rules.haunting import BeginHaunt
from dreadhouse.games.betrayal.rules.phase import MONSTER_PHASE
from dreadhouse.games.betrayal.rules.turn import TURN_OF
from dreadhouse.games.betrayal.state import NOBODY, TRAITOR, Night
from dreadhouse.kernel.frames import Step

MOST_ROUNDS: Final = 20


class NextTurn(Step):
    """The next turn, or the end of the round (BET-28, BET-253)."""

    rule = "BET-28"

    def run(self, s: Night) -> None:
        """It lies below every turn and always comes again."""
        s.push(self)
        if s.turns_left == 0:
            end_round(s)
            return
        seat = (s.first + s.seats - s.turns_left) % s.seats
        s.turns_left -= 1
        p = s.players[seat]
        if not p.is_in_play():
            return
        if p.misses > 0:
            p.misses -= 1
            if s.haunt is not None:
                s.haunt.turn_missed(s, seat)
                judge(s)
        elif s.haunt is None or s.haunt.takes_turn(s, seat):
            s.push(TURN_OF[seat])


def end_round(s: Night) -> None:
    """In the haunt the monsters act, then comes what the haunt ties to the round's end."""
    s.turns_left = s.seats
    if s.haunt is not None:
        s.push(ROUND_OVER)
        s.push(ROUND_ENDS)
        s.push(MONSTER_PHASE)
        return
    s.round += 1
    if s.round > MOST_ROUNDS:
        wake(s)


def wake(s: Night) -> None:
    """After 20 rounds the haunt begins at once, by the latest omen (BET-35, BET-36)."""
    if s.last_omen:
        seat, omen, room = s.last_omen
        s.push(BeginHaunt(seat, omen, room))
        return
    seat = s.first
    room = s.players[seat].room
    card = s.omens.pop()
    s.push(BeginHaunt(seat, card, room))
    open_card(s, seat, card)
    take_omen(s, seat, card)
    s.owed = []


class RoundEnds(Step):
    """What the haunt does at the end of a round (BET-256)."""

    rule = "BET-256"

    def run(self, s: Night) -> None:
        """After the monster phase."""
        s.haunt.round_ends(s)


class RoundOver(Step):
    """A round of the haunt is over; after 20 the heroes have lost (BET-37)."""

    rule = "BET-37"

    def run(self, s: Night) -> None:
        """The haunt may say how it ends."""
        judge(s)
        if s.result is not None:
            return
        s.affair.round += 1
        if s.affair.round > MOST_ROUNDS:
            s.haunt.times_out(s)
            if s.result is None:
                if s.traitor != NOBODY and s.has_sides:
                    side_wins(s, TRAITOR)
                else:
                    house_wins(s)


NEXT_TURN: Final = NextTurn()
ROUND_ENDS: Final = RoundEnds()
ROUND_OVER: Final = RoundOver()
