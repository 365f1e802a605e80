"""The round and its five phases, and the end of a round (POS-85 to POS-87, POS-369 to POS-373,
POS-397)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.possession.rules.chips import CHIPS_PHASE
from dreadhouse.games.possession.rules.ending import end_on_trophies
from dreadhouse.games.possession.rules.events import EVENT_PHASE
from dreadhouse.games.possession.rules.order import TURNS_BEGIN
from dreadhouse.games.possession.rules.possession import POSSESSION_PHASE
from dreadhouse.games.possession.state import (
    CUBES,
    END_OF_ROUND,
    NO_CARD,
    Night,
    Player,
)
from dreadhouse.kernel.frames import Step

LOWEST_CHIP: Final = 1 << 2


class Round(Step):
    """A round runs through five phases (POS-85); in round 1 nobody rolls (POS-71)."""

    rule = "POS-85"

    def run(self, s: Night) -> None:
        """Lay out the phases, the last one undermost."""
        s.round += 1
        if s.hears:
            s.tell("round-begins", {"count": s.round}, "POS-85")
        s.push(ROUND_END)
        s.push(TURNS_BEGIN)
        s.push(EVENT_PHASE)
        s.push(CHIPS_PHASE)
        if s.round > 1:
            s.push(POSSESSION_PHASE)


class RoundEnd(Step):
    """Every living player has had a turn (POS-369)."""

    rule = "POS-369"

    def run(self, s: Night) -> None:
        """Chips and cubes come back; then a new round begins (POS-86) or the limit ends it."""
        s.phase = END_OF_ROUND
        for seat in range(s.seats):
            if not s.players[seat].is_dead:
                tidy(s, seat, s.players[seat])
        s.event_drawn = NO_CARD
        if s.rules.round_limit > 0 and s.round >= s.rules.round_limit:
            end_on_trophies(s, "round_limit", "POS-397")
        else:
            s.push(ROUND)


def tidy(s: Night, seat: int, p: Player) -> None:
    """The 2 comes back into hand (POS-370), and all five cubes when none is left (POS-372)."""
    if p.played & LOWEST_CHIP:
        p.played &= ~LOWEST_CHIP
        p.chips |= LOWEST_CHIP
    if p.cubes_left == 0:
        p.cubes = 0
        p.cubes_left = CUBES
        if s.hears:
            s.tell("cubes-back", {"seat": seat}, "POS-372")
    p.revealed = 0
    p.hideout = 0
    p.actions_lost = 0
    p.whispered_actions = 0
    p.has_played = False


ROUND: Final = Round()
ROUND_END: Final = RoundEnd()
