"""Phase 1: the possession roll (POS-88 to POS-105, POS-208, POS-311, POS-330, POS-344)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.cards import EVENTS, PENDANT
from dreadhouse.games.possession.rules.ending import judge
from dreadhouse.games.possession.rules.leaving import discard_card
from dreadhouse.games.possession.rules.life import change_state
from dreadhouse.games.possession.rules.rolling import POSSESSION, fresh_tray, roll
from dreadhouse.games.possession.rules.words import PASS, WASH
from dreadhouse.games.possession.rules.words import PENDANT as USE_PENDANT
from dreadhouse.games.possession.state import (
    BLACK,
    MOST_SEATS,
    NO_CARD,
    POSSESSION_ROLL,
    WASHROOM,
    Night,
    line,
)
from dreadhouse.kernel.frames import Ask, Step


def possesses(face: int, life: int) -> bool:
    """Whether a face makes or keeps possessed: black, or above the own line (POS-89, POS-90)."""
    return face == BLACK or face < line(life)


class PossessionPhase(Step):
    """From round 2 on everybody rolls, one after another in seat order (POS-88, POS-96)."""

    rule = "POS-88"

    def run(self, s: Night) -> None:
        """Lay out the rolls, the last one undermost."""
        s.phase = POSSESSION_ROLL
        fresh_tray(s)
        s.push(PHASE_SETTLED)
        for i in range(s.seats - 1, -1, -1):
            s.push(ROLLS[s.order[i]])


class RollPossession(Step):
    """One player's roll, in the fixed order of effects (POS-95)."""

    rule = "POS-95"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """No roll for the dead, those possessed for good (POS-101) and the cursed (POS-311)."""
        p = s.players[self.seat]
        was_cursed = p.is_cursed
        p.is_cursed = False
        if p.is_dead or p.is_for_good():
            return
        if was_cursed:
            change_state(s, self.seat, True, "POS-311")
            return
        self.throw(s)
        if p.hears_whispers and not possesses(s.rolled, p.life):
            if s.hears:
                s.tell("must-reroll", {"seat": self.seat}, "POS-344")
            self.throw(s)
        s.is_spared = False
        s.push(SETTLES[self.seat])
        s.push(PENDANTS_DUE[self.seat])
        if p.room == WASHROOM:
            s.push(WASHES[self.seat])

    def throw(self, s: Night) -> None:
        """Roll the possession die."""
        throw_possession(s, self.seat)


def throw_possession(s: Night, seat: int) -> None:
    """Roll the possession die; the newest result stands."""
    s.rolled = roll(s, seat, POSSESSION, 1)[0]
    if s.hears:
        s.tell("rolls-possession", {"seat": seat, "colour": s.rolled}, "POS-88")


class Wash(Ask):
    """In the washroom the die may be rolled once more; the second result stands (POS-208)."""

    rule = "POS-208"

    def options(self, s: Night) -> list[int]:
        """Roll again or leave it."""
        return [WASH, PASS]

    def choose(self, s: Night, action: int) -> None:
        """Two verbs: wash, pass."""
        if action == WASH:
            self.wash(s)

    def wash(self, s: Night) -> None:
        """Roll again (POS-209)."""
        throw_possession(s, self.seat)

    def about(self, s: Night) -> dict[str, Any]:
        """The colour that stands so far."""
        return {"colour": s.rolled}


class PendantDue(Step):
    """Only somebody who was normal before the roll can use the pendant (POS-331)."""

    rule = "POS-330"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """Anybody with cards could have it."""
        p = s.players[self.seat]
        if not p.is_possessed and p.hand and possesses(s.rolled, p.life):
            s.secrets.learn()
            s.push(PENDANTS[self.seat])


class UsePendant(Ask):
    """The pendant may be discarded when a roll would possess its owner (POS-330)."""

    rule = "POS-330"
    is_secret = True

    def options(self, s: Night) -> list[int]:
        """Who has no pendant passes unasked."""
        if PENDANT in s.players[self.seat].hand:
            return [USE_PENDANT, PASS]
        return [PASS]

    def choose(self, s: Night, action: int) -> None:
        """Two verbs: pendant, pass."""
        if action == USE_PENDANT:
            self.pendant(s)

    def pendant(self, s: Night) -> None:
        """Its owner stays normal."""
        s.is_spared = True
        discard_card(s, self.seat, PENDANT)
        if s.hears:
            s.tell("uses-pendant", {"seat": self.seat}, "POS-330")

    def about(self, s: Night) -> dict[str, Any]:
        """The colour that was rolled."""
        return {"colour": s.rolled}


class Settle(Step):
    """The result changes or keeps the state (POS-90 to POS-94)."""

    rule = "POS-94"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """Whispers in the Dark gives actions to who is possessed by a roll (POS-345)."""
        p = s.players[self.seat]
        is_possessed = possesses(s.rolled, p.life) and not s.is_spared
        change_state(s, self.seat, is_possessed, "POS-90" if is_possessed else "POS-93")
        if is_possessed and p.hears_whispers:
            p.whispered_actions = s.printed.event(s.whispers).amount


class PhaseSettled(Step):
    """Every state is settled: only now the end is tested (POS-83)."""

    rule = "POS-83"

    def run(self, s: Night) -> None:
        """Whispers in the Dark is discarded (POS-347)."""
        if s.whispers >= EVENTS:
            s.event_discard.append(s.whispers)
            s.whispers = NO_CARD
            for p in s.players:
                p.hears_whispers = False
        judge(s)


POSSESSION_PHASE: Final = PossessionPhase()
PHASE_SETTLED: Final = PhaseSettled()
ROLLS: Final = [RollPossession(seat) for seat in range(MOST_SEATS)]
WASHES: Final = [Wash(seat) for seat in range(MOST_SEATS)]
PENDANTS_DUE: Final = [PendantDue(seat) for seat in range(MOST_SEATS)]
PENDANTS: Final = [UsePendant(seat) for seat in range(MOST_SEATS)]
SETTLES: Final = [Settle(seat) for seat in range(MOST_SEATS)]
