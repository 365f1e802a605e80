"""Skill Trees: which space may be taken, and what it gives (PAN-381 to PAN-400)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.effects import carry_out
from dreadhouse.games.pandemonium.rules.words import LEARN
from dreadhouse.games.pandemonium.state import NO_TREE, Pandemonium
from dreadhouse.kernel.frames import Ask

TREE_SPACES: Final = 6
WHOLE: Final = 63
NEEDS = [0, 1, 1, 2, 4, 31]


def gain_skills(s: Pandemonium, who: int, n: int) -> None:
    """Take spaces of a Skill Tree at once, one after the other (PAN-395)."""
    if n > 0 and s.is_in_play(who) and open_spaces(s, who):
        s.push(Learn(s.cast[who].seat, who, n))


def open_spaces(s: Pandemonium, who: int) -> list[int]:
    """The spaces that may be taken now (PAN-385 to PAN-393)."""
    c = s.cast[who]
    found: list[int] = []
    for first in range(0, 24, TREE_SPACES):
        done = c.skills >> first & WHOLE
        if c.tree == NO_TREE:
            if done == 0:
                found.append(first)
        elif c.tree == first:
            for space in range(TREE_SPACES):
                if not done >> space & 1 and done & NEEDS[space] == NEEDS[space]:
                    found.append(first + space)
    return found


class Learn(Ask):
    """An upgrade: the next space of the own tree, or a new tree (PAN-385, PAN-388)."""

    rule = "PAN-381"

    def __init__(self, seat: int, who: int, n: int) -> None:
        super().__init__(seat)
        self.who = who
        self.n = n

    def options(self, s: Pandemonium) -> list[int]:
        """What is open now."""
        return [LEARN + skill for skill in open_spaces(s, self.who)]

    def choose(self, s: Pandemonium, action: int) -> None:
        """A complete tree sets free for another (PAN-392); rewards work once (PAN-383)."""
        skill = action - LEARN
        c = s.cast[self.who]
        c.skills |= 1 << skill
        c.tree = skill - skill % TREE_SPACES
        if c.skills >> c.tree & WHOLE == WHOLE:
            c.tree = NO_TREE
        if s.hears:
            s.tell("learns", {"who": self.who, "skill": skill}, "PAN-381")
        gain_skills(s, self.who, self.n - 1)
        carry_out(s, self.who, s.printed.skill_parts[skill])

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Who learns."""
        return s.spoken({"who": self.who, "n": self.n})

    def forbids(self, s: Pandemonium, action: int) -> str:
        """Other trees wait (PAN-386), a complete one is not begun again (PAN-393), order counts."""
        if not LEARN <= action < LEARN + 24:
            return "PAN-395"
        skill = action - LEARN
        c = s.cast[self.who]
        first = skill - skill % TREE_SPACES
        if c.skills >> first & WHOLE == WHOLE:
            return "PAN-393"
        if c.tree != NO_TREE and c.tree != first:
            return "PAN-386"
        return ["PAN-387", "PAN-388", "PAN-388", "PAN-389", "PAN-390", "PAN-391"][skill % 6]
