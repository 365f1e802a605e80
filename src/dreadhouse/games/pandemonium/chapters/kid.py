"""The Runaway Kid of chapter 2, and the way out (DIA-32 to DIA-43)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.chapters.block import Block
from dreadhouse.games.pandemonium.chapters.marks import LEFT
from dreadhouse.games.pandemonium.ground.ground import BROKEN
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.doing import spend
from dreadhouse.games.pandemonium.rules.words import FREE, LEAVE, TASK
from dreadhouse.games.pandemonium.state import NOBODY, NOWHERE, Pandemonium


class Led(Block):
    """An ally that stays still until somebody in its space spends an action on it (DIA-36)."""

    def __init__(self, persona: int) -> None:
        self.persona = persona

    def add_actions(self, s: Pandemonium, who: int, found: list[int]) -> None:
        """Take control of it, also from somebody else (DIA-37, DIA-38)."""
        at = s.ally_cell[self.persona]
        if at >= 0 and s.cell[who] == at and s.ally_who[self.persona] != who:
            found.append(TASK + FREE)

    def choose(self, s: Pandemonium, who: int, action: int) -> bool:
        """From now on it acts in this player's turns, beginning with this one (DIA-37)."""
        if action != TASK + FREE:
            return False
        spend(s, who, 1)
        s.ally_who[self.persona] = who
        if s.hears:
            s.tell("leads-kid", {"who": who}, "DIA-37")
        settle(s)
        return True

    def forbids(self, s: Pandemonium, who: int, action: int) -> str:
        """Only in its space."""
        return "DIA-36" if action == TASK + FREE else ""

    def has_lost(self, s: Pandemonium) -> bool:
        """It has died (DIA-43)."""
        return s.ally_cell[self.persona] == NOWHERE and not s.plot.flags & LEFT

    def goal(self, s: Pandemonium) -> list[list[Any]]:
        """Whether somebody leads it."""
        return [["kid_freed", int(s.ally_who[self.persona] != NOBODY), 1]]


class Exit(Block):
    """With the ally, a character leaves through the broken exit, and everyone wins (DIA-35)."""

    def __init__(self, cell: int, edge: int, persona: int) -> None:
        self.cell = cell
        self.edge = edge
        self.persona = persona

    def is_broken(self, s: Pandemonium) -> bool:
        """Whether the Evil Barricade was destroyed (DIA-34)."""
        return s.ground.state[self.edge] == BROKEN

    def add_actions(self, s: Pandemonium, who: int, found: list[int]) -> None:
        """Leave."""
        if s.cell[who] == self.cell and s.ally_cell[self.persona] == self.cell:
            if self.is_broken(s):
                found.append(TASK + LEAVE)

    def choose(self, s: Pandemonium, who: int, action: int) -> bool:
        """This wins for everyone."""
        if action != TASK + LEAVE:
            return False
        spend(s, who, 1)
        s.plot.flags |= LEFT
        if s.hears:
            s.tell("leaves-house", {"who": who}, "DIA-35")
        settle(s)
        return True

    def forbids(self, s: Pandemonium, who: int, action: int) -> str:
        """The exit is barred, or the ally is not there."""
        return "DIA-35" if action == TASK + LEAVE else ""

    def has_won(self, s: Pandemonium) -> bool:
        """Somebody left with the ally."""
        return s.plot.flags & LEFT != 0

    def goal(self, s: Pandemonium) -> list[list[Any]]:
        """Whether the way is free."""
        return [["exit_broken", int(self.is_broken(s)), 1]]
