"""Lamps that go out and help while they burn (HAU-118, HAU-121, HAU-122)."""

from __future__ import annotations

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import (
    Fixture,
    course_of,
    fixtures_here,
    replace_fixture,
)
from dreadhouse.games.betrayal.haunts.tokens import TokenKind
from dreadhouse.games.betrayal.rules.rolls import DEFENCE, FIXED, throw_for_nobody
from dreadhouse.games.betrayal.state import Night


class Lamps(Block):
    """Fixtures that burn: more dice in defence there; at a total of 0 one goes out."""

    def __init__(self, kind: TokenKind, defence: int, dice: int) -> None:
        self.kind = kind
        self.defence = defence
        self.dice = dice

    def extra_dice(self, s: Night, seat: int, kind: int, trait: int) -> int:
        """In the light one defends better (HAU-121)."""
        if kind != DEFENCE:
            return 0
        p = s.players[seat]
        for lamp in fixtures_here(s, self.kind.number, p.room, p.side):
            if lamp.is_on:
                return self.defence
        return 0

    def round_ends(self, s: Night) -> None:
        """Roll for each lit lamp (HAU-122)."""
        for lamp in course_of(s).fixtures:
            if lamp.kind == self.kind.number and lamp.is_on:
                throw_for_nobody(s, -1, FIXED, self.dice)
                if s.total == 0:
                    dark = Fixture(lamp.kind, lamp.room, lamp.side, lamp.card, False)
                    replace_fixture(s, lamp, dark)
                    if s.hears:
                        s.tell("lamp-out", {"room": lamp.room}, "HAU-122")
