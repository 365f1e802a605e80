"""Whose thing, of which kind: what an effect may aim at (INS-76, INS-82)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.insanity.cards.face import BOOK, MONSTER, PERSON
from dreadhouse.games.insanity.state import Duel

ANY: Final = 0
OWN: Final = 1
OPPOSING: Final = 2
BEING: Final = -1


class Aim:
    """A side and a kind, such as "opposing person" or "any being"."""

    def __init__(self, side: int, kind: int) -> None:
        self.side = side
        self.kind = kind

    def exists(self, s: Duel, seat: int) -> bool:
        """Whether there is any in play. Written out, not by `cards`: it is asked very often."""
        side, kind = self.side, self.kind
        for thing in s.things:
            if thing.kind == kind or (kind == BEING and thing.face.is_being):
                if side == ANY or (thing.seat == seat) == (side == OWN):
                    return True
        return False

    def cards(self, s: Duel, seat: int) -> list[int]:
        """All of them, in the order of entering play."""
        side, kind = self.side, self.kind
        return [
            thing.card
            for thing in s.things
            if (thing.kind == kind or (kind == BEING and thing.face.is_being))
            and (side == ANY or (thing.seat == seat) == (side == OWN))
        ]


SIDES = {"any": ANY, "own": OWN, "opposing": OPPOSING}
TARGET_KINDS = {"being": BEING, "monster": MONSTER, "person": PERSON, "book": BOOK}


def aim_named(words: str) -> Aim:
    """The aim of a data word: "opposing_person", "own_being", or a bare kind for either side."""
    side, _, kind = words.rpartition("_")
    return Aim(SIDES[side or "any"], TARGET_KINDS[kind])
