"""Whose thing, of which kind: what an effect may aim at (INS-76, INS-82)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.insanity.cards.face import BOOK, KINDS, MONSTER, PERSON
from dreadhouse.games.insanity.state import Duel

ANY: Final = 0
OWN: Final = 1
OPPOSING: Final = 2
BEING: Final = -1


class Aim:
    """A side and a kind, such as "opposing person" or "any being"; `fits` says it of each kind,
    `spared` which side is not aimed at, seen from each seat (-1: none)."""

    def __init__(self, side: int, kind: int) -> None:
        kinds = [MONSTER, PERSON] if kind == BEING else [kind]
        self.fits = [kind in kinds for kind in range(len(KINDS))]
        self.spared = {ANY: [-1, -1], OWN: [1, 0], OPPOSING: [0, 1]}[side]

    def exists(self, s: Duel, seat: int) -> bool:
        """Whether there is any in play. Written out, not by `cards`: it is asked very often."""
        fits, spared = self.fits, self.spared[seat]
        for thing in s.things:
            if fits[thing.kind] and thing.seat != spared:
                return True
        return False

    def cards(self, s: Duel, seat: int) -> list[int]:
        """All of them, in the order of entering play."""
        fits, spared = self.fits, self.spared[seat]
        return [thing.card for thing in s.things if fits[thing.kind] and thing.seat != spared]


SIDES = {"any": ANY, "own": OWN, "opposing": OPPOSING}
TARGET_KINDS = {"being": BEING, "monster": MONSTER, "person": PERSON, "book": BOOK}


def aim_named(words: str) -> Aim:
    """The aim of a data word: "opposing_person", "own_being", or a bare kind for either side."""
    side, _, kind = words.rpartition("_")
    return Aim(SIDES[side or "any"], TARGET_KINDS[kind])
