"""Monsters with effects of their own (INS-156 to INS-169)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.insanity.cards.face import MONSTER, Face, Part
from dreadhouse.games.insanity.rules.entering import put_into_play
from dreadhouse.games.insanity.rules.piles import NO_CARD, take_top
from dreadhouse.games.insanity.state import BOTH, Duel

HASTUR_LIFE: Final = 20


class Nyarlathotep(Face):
    """Your monsters may not block; whatever of yours is able to attack has to (INS-156)."""

    def bans_blocking(self, kind: int) -> bool:
        """Monsters may not; persons may."""
        return kind == MONSTER

    def forces_attack(self) -> bool:
        """It drives everything, itself included."""
        return True


class YogSothoth(Face):
    """Attacks only while you are at 0 sanity (INS-161)."""

    def bans_own_attack(self, s: Duel, seat: int) -> bool:
        """While any sanity is left."""
        return s.players[seat].sanity > 0


class Hastur(Face):
    """Attacks only while your life is 20 or less (INS-162)."""

    def bans_own_attack(self, s: Duel, seat: int) -> bool:
        """While there is more life."""
        return s.players[seat].life > HASTUR_LIFE


class DunwichHorror(Face):
    """No blocker may be assigned to it (INS-168)."""

    def is_unblockable(self) -> bool:
        """Nobody blocks it."""
        return True


class Shoggoth(Face):
    """Destroyed by damage in an attack, it goes to its controller's hand (INS-169)."""

    def returns_from_battle(self) -> bool:
        """To the hand, not to the pile."""
        return True


class Revealing(Part):
    """Shub-Niggurath: reveal cards until a monster appears and comes into play (INS-157)."""

    def do(self, s: Duel, seat: int, card: int) -> None:
        """Cards revealed lie aside until the effect is over (INS-158, INS-159)."""
        found = NO_CARD
        while found == NO_CARD:
            top = take_top(s)
            if top == NO_CARD:
                break
            s.secrets.show(top, BOTH)
            if s.hears:
                s.tell("reveals", {"seat": seat, "card": top}, "INS-152")
            if s.faces[top].kind == MONSTER:
                found = top
            else:
                s.aside.append(top)
        if found != NO_CARD:
            put_into_play(s, seat, found)
        s.discard.extend(s.aside)
        s.aside = []
