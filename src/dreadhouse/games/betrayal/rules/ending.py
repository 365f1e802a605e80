"""The end of a turn: room text, the haunt, kept events, haunt rolls, in this order (BET-83,
BET-131, BET-136, BET-141, BET-142, BET-150 to BET-153, BET-169)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.rules import moving
from dreadhouse.games.betrayal.rules.damage import hurt
from dreadhouse.games.betrayal.rules.haunting import HauntRolls
from dreadhouse.games.betrayal.rules.lift import ride
from dreadhouse.games.betrayal.rules.piles import put_away
from dreadhouse.games.betrayal.rules.printed import (
    ENDS_IN_BOILER_ROOM,
    ENDS_IN_COMPANY,
    ENDS_OUTDOORS,
    EVENTS,
    TOKENS,
)
from dreadhouse.games.betrayal.rules.sides import others_here
from dreadhouse.games.betrayal.rules.traits import gain
from dreadhouse.games.betrayal.state import (
    BOILER_ROOM,
    MOST_SEATS,
    NO_CARD,
    NOBODY,
    SPEED,
    WANDERING_LIFT,
    Night,
    Player,
)
from dreadhouse.kernel.frames import Step


class TurnEnds(Step):
    """Room text, what the haunt ties to it, kept cards, haunt rolls: in this order (BET-83)."""

    rule = "BET-83"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The last comes lowest; what has nothing to do is left out."""
        seat = self.seat
        p = s.players[seat]
        s.push(TURN_OVER)
        if s.owed:
            s.push(HAUNT_ROLLS)
        if p.is_in_play():
            if p.fog_turns > 0 or keeps_events(s, p):
                s.push(KeptEnd(seat))
            if s.haunt is not None:
                s.push(HAUNT_TIES[seat])
            if s.printed.end_turn[p.room] >= 0 or s.printed.boost[p.room] >= 0 or s.stayed:
                s.push(RoomEnd(seat))


def keeps_events(s: Night, p: Player) -> bool:
    """Whether an explorer holds an event that may end at the end of a turn."""
    for card in p.cards:
        if s.printed.until[card]:
            return True
    return False


class RoomEnd(Step):
    """Room text for ending a turn, for nobody but the explorer whose turn it is (BET-136)."""

    rule = "BET-136"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """Damage, a step once a game, or the lift (BET-131, BET-141, BET-142, BET-169)."""
        seat = self.seat
        p = s.players[seat]
        if s.printed.end_turn[p.room] >= 0 and not moving.is_warded(s, seat, p.room):
            hurt(s, seat, s.printed.end_turn[p.room], 1)
        boost = s.printed.boost[p.room]
        if boost >= 0 and (p.boosts >> boost) & 1 == 0 and gain(s, seat, boost, 1, NO_CARD):
            p.boosts |= 1 << boost
        if p.room == WANDERING_LIFT and s.stayed:
            ride(s, seat)


class HauntTies(Step):
    """What the haunt ties to the end of a turn."""

    rule = "BET-83"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """Only for the living."""
        if s.players[self.seat].is_in_play():
            s.haunt.turn_ends(s, self.seat)


class KeptEnd(Step):
    """Cards kept and effects that end now (BET-387, BET-393, BET-416)."""

    rule = "BET-83"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """A passing fog lifts; kept events end where their text says."""
        p = s.players[self.seat]
        if not p.is_in_play():
            return
        if p.fog_turns > 0:
            p.fog_turns -= 1
            if p.fog_turns == 0:
                gain(s, self.seat, SPEED, p.fog, NO_CARD)
                p.fog = 0
        met = ends_met(s, self.seat, p)
        for card in p.cards[:]:
            if EVENTS <= card < TOKENS and s.printed.until[card] & met:
                p.cards.remove(card)
                put_away(s, card)
                if s.hears:
                    s.tell("event-ends", {"seat": self.seat, "card": card}, s.printed.rule[card])


def ends_met(s: Night, seat: int, p: Player) -> int:
    """Which of the ends of kept events this end of a turn meets."""
    met = 0
    if s.printed.outdoors[p.room]:
        met |= ENDS_OUTDOORS
    if others_here(s, seat):
        met |= ENDS_IN_COMPANY
    if p.room == BOILER_ROOM:
        met |= ENDS_IN_BOILER_ROOM
    return met


class TurnOver(Step):
    """The turn is over."""

    rule = "BET-82"

    def run(self, s: Night) -> None:
        """Nobody acts until the next begins."""
        s.acting = NOBODY


TURN_ENDS: Final = [TurnEnds(seat) for seat in range(MOST_SEATS)]
TURN_OVER: Final = TurnOver()
HAUNT_ROLLS: Final = HauntRolls()
HAUNT_TIES: Final = [HauntTies(seat) for seat in range(MOST_SEATS)]
