"""Striking back and lost Parts (POS-272 to POS-282, POS-290, POS-307 to POS-309)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.cards import SAVED_LIMB
from dreadhouse.games.possession.rules.leaving import die, discard_house_chip
from dreadhouse.games.possession.rules.words import PASS, SAVE
from dreadhouse.games.possession.state import Night, Player
from dreadhouse.kernel.frames import Ask

PARTS_EACH: Final = 5
LEAST_WOUNDS: Final = 2
DEADLY_WOUNDS: Final = 7


def strike_back(s: Night, seat: int, strength: int) -> None:
    """The attacker loses a Part, or dies (POS-272 to POS-278)."""
    if s.hears:
        s.tell("strikes-back", {"seat": seat, "amount": strength}, "POS-269")
    if strength >= DEADLY_WOUNDS:
        die(s, seat)
    elif strength >= LEAST_WOUNDS:
        part = part_hit(s.players[seat], strength - LEAST_WOUNDS)
        if s.players[seat].house_chips:
            s.push(SaveLimb(seat, part))
        else:
            lose_part(s, seat, part)


def part_hit(p: Player, part: int) -> int:
    """That Part, or the next in the order that is not lost yet (POS-281, POS-282)."""
    while (p.lost >> part) & 1 == 1:
        part = (part + 1) % PARTS_EACH
    return part


def lose_part(s: Night, seat: int, part: int) -> None:
    """The Part lies where it was lost (POS-280); with all five gone one dies (POS-290)."""
    p = s.players[seat]
    p.parts[part] = p.room
    p.lost |= 1 << part
    p.lost_count += 1
    s.is_shaken = True
    if s.hears:
        s.tell("loses-part", {"seat": seat, "part": part, "room": p.room}, "POS-280")
    if p.lost_count == PARTS_EACH:
        die(s, seat)
    elif s.hears and p.is_for_good():
        s.tell("for-good", {"seat": seat}, "POS-100" if part == 4 else "POS-99")


class SaveLimb(Ask):
    """The saved limb may be discarded to keep the Part (POS-307).

    The others do not see whether somebody is asked.
    """

    rule = "POS-307"
    is_secret = True

    def __init__(self, seat: int, part: int) -> None:
        super().__init__(seat)
        self.part = part

    def options(self, s: Night) -> list[int]:
        """Who has no such chip passes unasked."""
        if SAVED_LIMB in s.players[self.seat].house_chips:
            return [SAVE, PASS]
        return [PASS]

    def choose(self, s: Night, action: int) -> None:
        """Two verbs: save, pass."""
        if action == SAVE:
            self.save(s)
        else:
            lose_part(s, self.seat, self.part)

    def save(self, s: Night) -> None:
        """The chip leaves the game and no longer counts for burning (POS-308)."""
        discard_house_chip(s, self.seat, SAVED_LIMB)
        if s.hears:
            s.tell("saves-limb", {"seat": self.seat, "part": self.part}, "POS-307")

    def about(self, s: Night) -> dict[str, Any]:
        """The Part at stake."""
        return {"part": self.part}
