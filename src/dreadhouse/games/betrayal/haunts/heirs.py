"""Everyone for themselves, and who inherits (HAU-127 to HAU-133)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import amount
from dreadhouse.games.betrayal.haunts.tokens import TokenKind
from dreadhouse.games.betrayal.rules.haunt import finish, house_wins
from dreadhouse.games.betrayal.state import VESTIBULE, Night


class Heirs(Block):
    """One alone wins: with enough tokens at the front door, as the last, or with the most."""

    def __init__(self, kind: TokenKind, need: list[int], deadline: int) -> None:
        self.kind = kind
        self.need = need
        self.deadline = deadline

    def settle(self, s: Night) -> None:
        """Whoever is the only one alive wins (HAU-132)."""
        living = [seat for seat in range(s.seats) if not s.players[seat].is_dead]
        if len(living) == 1 and s.result is None:
            finish(s, "single", living)

    def turn_ends(self, s: Night, seat: int) -> None:
        """With enough at the end of one's own turn in the Vestibule (HAU-131)."""
        if s.players[seat].room == VESTIBULE:
            if len(self.kind.held(s, seat)) >= amount(s, self.need):
                finish(s, "single", [seat])

    def clock_strikes(self, s: Night, value: int) -> None:
        """The most tokens win, if nobody shares that place (HAU-133)."""
        if value != self.deadline or s.result is not None:
            return
        held = [
            -1 if s.players[seat].is_dead else len(self.kind.held(s, seat))
            for seat in range(s.seats)
        ]
        if held.count(max(held)) == 1:
            finish(s, "single", [held.index(max(held))])
        else:
            house_wins(s)

    def table(self, s: Night, seat: int, found: dict[str, Any]) -> None:
        """How many are needed."""
        found["needs"][self.kind.id] = amount(s, self.need)
