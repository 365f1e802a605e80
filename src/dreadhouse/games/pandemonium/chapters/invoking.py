"""The Evil One is invoked at the altar and must be beaten (DIA-91 to DIA-100, DIA-137)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.chapters.block import Block
from dreadhouse.games.pandemonium.chapters.marks import INVOKED, READ_ROUND
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.doing import spend
from dreadhouse.games.pandemonium.rules.figures import place_foe
from dreadhouse.games.pandemonium.rules.life import gain_souls
from dreadhouse.games.pandemonium.rules.printed import BOOK, BOSSES, DAGGER, EVIL_ONE
from dreadhouse.games.pandemonium.rules.words import INVOKE, READ, TASK
from dreadhouse.games.pandemonium.state import Attack, Pandemonium

READING: Final = -2
BITE: Final = 2


class Invocation(Block):
    """Book and Dagger at the altar bring the Evil One, with Life by the number of characters."""

    def __init__(self, altar: int, comes: int, base: int, each: int, by_day: bool) -> None:
        self.altar = altar
        self.comes = comes
        self.base = base
        self.each = each
        self.by_day = by_day

    # ---- the invocation

    def may_invoke(self, s: Pandemonium, who: int) -> bool:
        """The Book's carrier at the altar, the Dagger's carrier there too (DIA-92, DIA-93)."""
        if s.plot.flags & INVOKED or s.cell[who] != self.altar:
            return False
        if not self.by_day and not s.is_night():
            return False
        return BOOK in s.cast[who].carried and self.has_dagger(s)

    def has_dagger(self, s: Pandemonium) -> bool:
        """Whether the Dagger's carrier stands at the altar."""
        for who in range(len(s.cast)):
            if s.cell[who] == self.altar and DAGGER in s.cast[who].carried:
                return True
        return False

    def invoke(self, s: Pandemonium, who: int) -> None:
        """It comes, every character takes 1 Soul, the Final Battle begins (DIA-94 to DIA-96)."""
        spend(s, who, 1)
        s.plot.flags |= INVOKED
        s.final_battle = True
        s.boss_life[EVIL_ONE - BOSSES] = self.life(s)
        place_foe(s, EVIL_ONE, self.comes)
        if s.hears:
            s.tell("evil-one-invoked", {"who": who, "space": self.comes}, "DIA-92")
        settle(s)
        for each in range(len(s.cast)):
            gain_souls(s, each, 1)

    def life(self, s: Pandemonium) -> int:
        """The Life that it begins with (DIA-95, DIA-139)."""
        return self.base + self.each * len(s.cast)

    # ---- reading

    def may_read(self, s: Pandemonium, who: int) -> bool:
        """The Book's carrier on its tile, once per round (DIA-99, DIA-100)."""
        at = s.foe_cell[EVIL_ONE]
        if at < 0 or s.cell[who] >> 4 != at >> 4 or s.plot.counts[READ_ROUND] == s.round:
            return False
        return BOOK in s.cast[who].carried

    def read(self, s: Pandemonium, who: int) -> None:
        """Its Fury is lower until the round ends (DIA-99)."""
        spend(s, who, 1)
        s.plot.counts[READ_ROUND] = s.round
        if s.hears:
            s.tell("reads-aloud", {"who": who}, "DIA-99")
        settle(s)

    def boss_fury(self, s: Pandemonium, boss: int) -> int:
        """2 less in the round of the reading."""
        return READING if boss == EVIL_ONE and s.plot.counts[READ_ROUND] == s.round else 0

    # ---- hooks

    def add_actions(self, s: Pandemonium, who: int, found: list[int]) -> None:
        """Invoke, later read."""
        if self.may_invoke(s, who):
            found.append(TASK + INVOKE)
        if self.may_read(s, who):
            found.append(TASK + READ)

    def choose(self, s: Pandemonium, who: int, action: int) -> bool:
        """One of the two."""
        if action == TASK + INVOKE:
            self.invoke(s, who)
        elif action == TASK + READ:
            self.read(s, who)
        else:
            return False
        return True

    def forbids(self, s: Pandemonium, who: int, action: int) -> str:
        """By day, too early, or for the second time."""
        if action == TASK + INVOKE:
            return "DIA-92" if self.by_day or s.is_night() else "DIA-93"
        if action == TASK + READ:
            return "DIA-100" if s.plot.counts[READ_ROUND] == s.round else "DIA-99"
        return ""

    def creatures_appear(self, s: Pandemonium) -> bool:
        """After the invocation none appear at round starts (DIA-97)."""
        return not s.plot.flags & INVOKED

    def attack_bonus(self, s: Pandemonium, attack: Attack) -> int:
        """The Dagger bites the Evil One, once, even without a Hit (DIA-98)."""
        if EVIL_ONE not in attack.targets:
            return 0
        for who in attack.party:
            if DAGGER in s.cast[who].carried:
                return BITE
        return 0

    def has_won(self, s: Pandemonium) -> bool:
        """Invoked, and its Life is 0 (DIA-90, DIA-124)."""
        return s.plot.flags & INVOKED != 0 and s.boss_life[EVIL_ONE - BOSSES] <= 0

    def goal(self, s: Pandemonium) -> list[list[Any]]:
        """The invocation, then the damage done to it."""
        is_invoked = s.plot.flags & INVOKED != 0
        rows: list[list[Any]] = [["invoked", int(is_invoked), 1]]
        if is_invoked:
            left = max(0, s.boss_life[EVIL_ONE - BOSSES])
            rows.append(["evil_one_life", self.life(s) - left, self.life(s)])
        return rows
