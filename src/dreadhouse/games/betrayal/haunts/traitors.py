"""Who is the traitor (BET-239 to BET-243), and the dealing of hidden parts (K11)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.rules.piles import held_by
from dreadhouse.games.betrayal.state import NOBODY, Night

NO_TRAITOR: Final = 0
LEFT_OF_REVEALER: Final = 1
REVEALER: Final = 2
OLDEST: Final = 3
HIGHEST: Final = 4
LOWEST: Final = 5
HIDDEN: Final = 6
WAYS = ["nobody", "left_of_revealer", "revealer", "oldest", "highest", "lowest", "hidden"]


class Naming:
    """How a haunt names its traitor; a named knack or card comes first (BET-243)."""

    def __init__(self, way: int, trait: int, knack: str, card: int) -> None:
        self.way = way
        self.trait = trait
        self.knack = knack
        self.card = card
        self.is_hidden = way == HIDDEN
        self.may_be_handed_over = (
            way in (LEFT_OF_REVEALER, OLDEST, HIGHEST, LOWEST) and not knack and card < 0
        )

    def seat(self, s: Night) -> int:
        """The seat of the traitor, or NOBODY."""
        if self.knack:
            for seat in range(s.seats):
                if s.printed.knack[s.players[seat].explorer] == self.knack:
                    return seat
        if self.card >= 0 and held_by(s, self.card) != NOBODY:
            return held_by(s, self.card)
        if self.way == NO_TRAITOR:
            return NOBODY
        if self.way == HIDDEN:
            return s.dice.below(s.seats)
        if self.way == REVEALER:
            return s.revealer
        if self.way == LEFT_OF_REVEALER:
            return s.left_of(s.revealer)
        return self.foremost(s)

    def foremost(self, s: Night) -> int:
        """The greatest rank; in a tie the revealer, then who sits nearest to the left (BET-241)."""
        best = s.revealer
        for step in range(1, s.seats):
            seat = (s.revealer + step) % s.seats
            if self.rank(s, seat) > self.rank(s, best):
                best = seat
        return best

    def rank(self, s: Night, seat: int) -> int:
        """Present values are compared, or ages (BET-240)."""
        if self.way == OLDEST:
            return s.printed.age[s.players[seat].explorer]
        value = s.value(seat, self.trait)
        return value if self.way == HIGHEST else -value
