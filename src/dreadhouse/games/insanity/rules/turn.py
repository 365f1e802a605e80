"""The turn and its nine steps, the draw, discard and insanity phases (INS-27 to INS-32,
INS-44 to INS-47, INS-138 to INS-146)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from dreadhouse.games.insanity.cards.face import BOOK, DRAWN
from dreadhouse.games.insanity.rules.acting import ActionPhase
from dreadhouse.games.insanity.rules.leaving import take_control
from dreadhouse.games.insanity.rules.measures import end_by_turn_cap
from dreadhouse.games.insanity.rules.piles import discard, draw
from dreadhouse.games.insanity.rules.timed import TimedStep
from dreadhouse.games.insanity.rules.words import DISCARD, GIVE
from dreadhouse.games.insanity.state import (
    AFTER_ACTING,
    AFTER_DRAWING,
    BEFORE_DRAWING,
    DISCARD_PHASE,
    DRAW_PHASE,
    INSANITY_PHASE,
    TURN_END,
    TURN_START,
    Duel,
)
from dreadhouse.kernel.frames import Ask, Frame, Step

HAND_LIMIT: Final = 10


class Turn(Step):
    """A turn has nine steps (INS-27, INS-28)."""

    rule = "INS-28"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Duel) -> None:
        """Lay out the steps, the last one undermost."""
        s.turn += 1
        s.on_turn = self.seat
        if s.hears:
            s.tell("turn-begins", {"seat": self.seat, "count": s.turn}, "INS-27")
        s.stack.extend(STEPS_OF[self.seat])


class DrawPhase(Step):
    """Draw two cards, then discard one (INS-44)."""

    rule = "INS-44"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Duel) -> None:
        """Other numbers by The Necronomicon (INS-228) or in a slow start (INS-266)."""
        s.step = DRAW_PHASE
        drawn, discards = 2, 1
        if s.answers & DRAWN:
            for thing in s.standing:
                if thing.seat == self.seat and thing.face.drawn() > 0:
                    drawn, discards = thing.face.drawn(), thing.face.draw_discards()
        if s.turn == 1 and s.rules.slow_start:
            drawn, discards = 1, 0
        draw(s, self.seat, drawn)
        if discards > 0 and s.players[self.seat].hand:
            s.push(DiscardDrawn(self.seat, discards))


@mypyc_attr(free_list_len=1)
class DiscardDrawn(Ask):
    """The compulsory discard of the draw phase (INS-45 to INS-47)."""

    rule = "INS-44"

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: Duel) -> list[int]:
        """Any card in the hand, old or just drawn (INS-45)."""
        return [DISCARD + card for card in s.players[self.seat].hand]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: discard."""
        self.discard(s, action - DISCARD)

    def discard(self, s: Duel, card: int) -> None:
        """The card is discarded; with an empty hand nothing more is (INS-47)."""
        discard(s, self.seat, card)
        if self.count > 1 and s.players[self.seat].hand:
            s.push(DiscardDrawn(self.seat, self.count - 1))

    def about(self, s: Duel) -> dict[str, Any]:
        """How many cards are still due."""
        return {"count": self.count}


class DiscardPhase(Step):
    """Down to 10 cards (INS-138, INS-140)."""

    rule = "INS-138"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Duel) -> None:
        """Ask while the hand is too large."""
        s.step = DISCARD_PHASE
        if len(s.players[self.seat].hand) > HAND_LIMIT:
            s.push(DiscardDown(self.seat))


class DiscardDown(Ask):
    """Pick a card to discard, the hand being too large (INS-138, INS-139)."""

    rule = "INS-138"

    def options(self, s: Duel) -> list[int]:
        """Any card in the hand."""
        return [DISCARD + card for card in s.players[self.seat].hand]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: discard."""
        self.discard(s, action - DISCARD)

    def discard(self, s: Duel, card: int) -> None:
        """Until 10 are left."""
        discard(s, self.seat, card)
        if len(s.players[self.seat].hand) > HAND_LIMIT:
            s.push(DiscardDown(self.seat))

    def about(self, s: Duel) -> dict[str, Any]:
        """How many cards are still due."""
        return {"count": len(s.players[self.seat].hand) - HAND_LIMIT}


class InsanityPhase(Step):
    """At 0 sanity with a monster, one thing is given away (INS-141, INS-143, INS-144)."""

    rule = "INS-141"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Duel) -> None:
        """Only the player on turn is looked at."""
        s.step = INSANITY_PHASE
        if s.players[self.seat].sanity == 0 and s.monsters(self.seat) > 0:
            s.push(GiveAway(self.seat))


class GiveAway(Ask):
    """Pick the monster, person or book that the opponent gets (INS-141, INS-142, INS-146)."""

    rule = "INS-141"

    def options(self, s: Duel) -> list[int]:
        """Beings and books of the seat."""
        return [
            GIVE + thing.card
            for thing in s.sides[self.seat]
            if thing.face.is_being or thing.kind == BOOK
        ]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: give."""
        self.give(s, action - GIVE)

    def give(self, s: Duel, card: int) -> None:
        """The opponent takes control of it; sanity stays at 0 (INS-145)."""
        thing = s.thing(card)
        assert thing is not None
        s.given[self.seat] += 1
        if s.hears:
            s.tell("gives-away", {"seat": self.seat, "card": card}, "INS-141")
        take_control(s, thing, 1 - self.seat)


class TurnEnd(Step):
    """The turn cap is tested; the next turn begins (INS-26)."""

    rule = "INS-26"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Duel) -> None:
        """The other player is next (INS-27)."""
        s.step = TURN_END
        if s.turn >= s.rules.turn_cap:
            end_by_turn_cap(s)
        else:
            s.push(TURN_OF[1 - self.seat])


def steps_of_turn(seat: int) -> list[Frame]:
    """The nine steps of a player's turn, the last one first, as they lie on the stack."""
    return [
        TurnEnd(seat),
        InsanityPhase(seat),
        DiscardPhase(seat),
        TimedStep(seat, AFTER_ACTING),
        ActionPhase(seat),
        TimedStep(seat, AFTER_DRAWING),
        DrawPhase(seat),
        TimedStep(seat, BEFORE_DRAWING),
        TimedStep(seat, TURN_START),
    ]


# Frames are never changed, so the same ones serve every turn of every game.
TURN_OF: Final = [Turn(0), Turn(1)]
STEPS_OF: Final = [steps_of_turn(0), steps_of_turn(1)]
