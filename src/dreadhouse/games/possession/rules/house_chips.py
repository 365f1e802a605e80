"""Attic and basement chips (POS-292 to POS-298, POS-306, POS-310, POS-316, POS-320)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.possession.cards import CURSE, ROTTEN_FLOOR
from dreadhouse.games.possession.rules.life import take_wounds
from dreadhouse.games.possession.rules.rolling import CHIP, fresh_tray
from dreadhouse.games.possession.state import ATTIC, Night
from dreadhouse.kernel.journal import all_but

CURSE_DICE: Final = 1
ROTTEN_DICE: Final = 2


def draw_chip(s: Night, seat: int, room: int) -> None:
    """Draw one chip of the room at random; of the last two the other leaves (POS-292, POS-297)."""
    pile = s.attic if room == ATTIC else s.basement
    if not pile:
        return
    chip = pile.pop()
    if len(pile) == 1:
        s.undrawn.append(pile.pop())
    s.players[seat].house_chips.append(chip)
    if chip == CURSE or chip == ROTTEN_FLOOR:
        suffer(s, seat, chip)
        return
    s.secrets.show(chip, 1 << seat)
    if s.hears:
        s.whisper("finds-chip", {"seat": seat, "card": chip}, "POS-294", 1 << seat)
        s.whisper("finds-chip-hidden", {"seat": seat, "room": room}, "POS-294", all_but(seat))


def suffer(s: Night, seat: int, chip: int) -> None:
    """A chip with an immediate effect is shown and carried out at once (POS-293)."""
    s.secrets.show(chip, s.everyone)
    use_up(s, seat, chip)
    fresh_tray(s)
    rule = "POS-310" if chip == CURSE else "POS-320"
    if s.hears:
        s.tell("suffers-chip", {"seat": seat, "card": chip}, rule)
    if chip == CURSE:
        s.players[seat].is_cursed = True
    take_wounds(s, seat, CHIP, CURSE_DICE if chip == CURSE else ROTTEN_DICE, rule)


def use_up(s: Night, seat: int, chip: int) -> None:
    """A chip whose effect is done stays with its owner, seen by all (POS-295, POS-410)."""
    s.players[seat].used |= 1 << chip
    s.secrets.disclose(chip, s.everyone)
