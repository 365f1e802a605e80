"""Phase 2: action chips (POS-106 to POS-111)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.rules.words import PICK
from dreadhouse.games.possession.state import ACTION_CHIPS, Night
from dreadhouse.kernel.frames import AskAll, Step

CHIP_NUMBERS: Final = [2, 3, 4, 5, 6]


class ChipsPhase(Step):
    """Phase 2 begins (POS-106)."""

    rule = "POS-106"

    def run(self, s: Night) -> None:
        """Everybody picks at once."""
        s.phase = ACTION_CHIPS
        s.push(CHOOSE_CHIP)


class ChooseChip(AskAll):
    """Every normal player secretly picks one chip; possessed ones pick none (POS-106, POS-108)."""

    rule = "POS-106"

    def seats(self, s: Night) -> list[int]:
        """Normal players with several chips in hand; a single one needs no asking."""
        found: list[int] = []
        for seat in range(s.seats):
            p = s.players[seat]
            if p.is_normal() and p.chips & (p.chips - 1) != 0:
                found.append(seat)
        return found

    def options(self, s: Night, seat: int) -> list[int]:
        """The chips in hand."""
        chips = s.players[seat].chips
        return [PICK + n - 2 for n in CHIP_NUMBERS if (chips >> n) & 1 == 1]

    def reveal(self, s: Night, picks: list[int]) -> None:
        """The chips are turned together (POS-107)."""
        for seat in range(s.seats):
            p = s.players[seat]
            if picks[seat] >= 0:
                self.pick(s, seat, picks[seat] - PICK + 2)
            elif p.is_normal() and p.chips != 0:
                self.pick(s, seat, single(p.chips))

    def pick(self, s: Night, seat: int, number: int) -> None:
        """A revealed chip is played: it stays out of hand (POS-110)."""
        p = s.players[seat]
        p.revealed = number
        p.chips &= ~(1 << number)
        p.played |= 1 << number
        if s.hears:
            s.tell("reveals-chip", {"seat": seat, "chip": number}, "POS-107")

    def about(self, s: Night, seat: int) -> dict[str, Any]:
        """Which round it is."""
        return {"count": s.round}

    def forbids(self, s: Night, seat: int, action: int) -> str:
        """A chip that is not in hand was played before."""
        return "POS-110" if 0 <= action < PICK + 5 else self.rule


def single(chips: int) -> int:
    """The number of the only chip in hand."""
    for number in CHIP_NUMBERS:
        if chips == 1 << number:
            return number
    return 0


CHIPS_PHASE: Final = ChipsPhase()
CHOOSE_CHIP: Final = ChooseChip()
