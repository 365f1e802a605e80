"""Attacks of creatures and the Defence against them (PAN-498 to PAN-511)."""

from __future__ import annotations

from typing import ClassVar

from dreadhouse.games.pandemonium.creatures.telling import tell_attack, tell_damage
from dreadhouse.games.pandemonium.creatures.values import dread, fury_against, is_boss
from dreadhouse.games.pandemonium.rules.allies import ally_dies
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.deciding import decider
from dreadhouse.games.pandemonium.rules.dice import DEFENCE_ROLL, roll_combat
from dreadhouse.games.pandemonium.rules.life import BOSS, CREATURE, gain_fear, take_damage
from dreadhouse.games.pandemonium.rules.values import agility_of, defence_of, will_of
from dreadhouse.games.pandemonium.rules.words import CHARACTER
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Ask, Step


class FoeAttacks(Step):
    """A foe attacks everybody in its space at once; then its turn is over (PAN-498, PAN-500)."""

    rule: ClassVar[str] = "PAN-498"

    def __init__(self, foe: int, marks: int = 0) -> None:
        self.foe = foe
        self.marks = marks

    def run(self, s: Pandemonium) -> None:
        """First Fear, then good allies die, then one Defence after the other (PAN-501, PAN-502)."""
        cell = s.foe_cell[self.foe]
        if cell < 0:
            return
        targets = 0
        for who in range(len(s.cell)):
            if s.cell[who] == cell:
                targets |= 1 << who
        if not targets and cell not in s.ally_cell:
            return
        if s.hears:
            tell_attack(s, self.foe)
        settle(s)
        s.push(NextDefence(self.foe, self.marks, targets))
        s.push(AlliesFall(self.foe))
        for who in reversed(in_turn_order(s)):
            if targets >> who & 1:
                s.push(Frighten(self.foe, who))


def in_turn_order(s: Pandemonium) -> list[int]:
    """All characters in this round's turn order, the rest behind (PAN-631)."""
    return s.order + [who for who in range(len(s.cell)) if who not in s.order]


class Frighten(Step):
    """An attacked character whose Will is lower than the Terror gains 1 Fear (PAN-147, PAN-148)."""

    rule: ClassVar[str] = "PAN-147"

    def __init__(self, foe: int, who: int) -> None:
        self.foe = foe
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Compare with the present Will."""
        if s.cell[self.who] != s.foe_cell[self.foe]:
            return
        if will_of(s, self.who) < s.printed.terror[self.foe]:
            gain_fear(s, self.who, 1, BOSS if is_boss(self.foe) else CREATURE)


class AlliesFall(Step):
    """Good allies in the space are attacked too and die, unless one may hide (PAN-499, DIA-39)."""

    rule: ClassVar[str] = "PAN-499"

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def run(self, s: Pandemonium) -> None:
        """Every good ally in the foe's space dies."""
        cell = s.foe_cell[self.foe]
        for ally in range(len(s.ally_cell)):
            if cell >= 0 and s.ally_cell[ally] == cell and not s.chapter.hides(s, ally):
                ally_dies(s, ally)


class NextDefence(Step):
    """The next character defends, the lowest Agility first, then the least Will (PAN-502, PAN-503).

    `left` is the mask of those who have not defended yet.
    """

    rule: ClassVar[str] = "PAN-502"

    def __init__(self, foe: int, marks: int, left: int) -> None:
        self.foe = foe
        self.marks = marks
        self.left = left

    def run(self, s: Pandemonium) -> None:
        """Let the slowest defend, or ask the decider which of equals does."""
        first = self.slowest(s)
        if len(first) == 1:
            defend(s, self, first[0])
        elif first:
            seat = decider(s)
            if seat < 0:
                defend(s, self, s.dice.pick(first))
            else:
                s.push(FirstDefender(seat, self, first))

    def slowest(self, s: Pandemonium) -> list[int]:
        """Those of the attacked who come first, as they are now."""
        cell = s.foe_cell[self.foe]
        least = 10000
        first: list[int] = []
        for who in range(len(s.cell)):
            if not self.left >> who & 1 or s.cell[who] != cell or cell < 0:
                continue
            slow = 100 * agility_of(s, who) + will_of(s, who)
            if slow < least:
                least = slow
                first = [who]
            elif slow == least:
                first.append(who)
        return first


class FirstDefender(Ask):
    """The decider settles which of equals defends first (PAN-503)."""

    rule: ClassVar[str] = "PAN-503"

    def __init__(self, seat: int, attack: NextDefence, equals: list[int]) -> None:
        super().__init__(seat)
        self.attack = attack
        self.equals = equals

    def options(self, s: Pandemonium) -> list[int]:
        """The characters that are equal."""
        return [CHARACTER + s.cast[who].persona for who in self.equals]

    def choose(self, s: Pandemonium, action: int) -> None:
        """This one defends now."""
        for who in self.equals:
            if s.cast[who].persona == action - CHARACTER:
                defend(s, self.attack, who)

    def about(self, s: Pandemonium) -> dict[str, object]:
        """Name the foe."""
        return {"foe": s.printed.figures[self.attack.foe]}


def defend(s: Pandemonium, attack: NextDefence, who: int) -> None:
    """Roll as many dice as the Defence against the full Fury (PAN-504, PAN-507)."""
    foe = attack.foe
    s.push(NextDefence(foe, attack.marks, attack.left & ~(1 << who)))
    s.push(BearDamage(foe, attack.marks, who))
    dice = max(1, defence_of(s, who) - dread(s, foe, who))
    roll_combat(s, who, dice, DEFENCE_ROLL)


class BearDamage(Step):
    """Fury minus the Hits is the damage; a critical counts 1 Hit more (PAN-505, PAN-508)."""

    rule: ClassVar[str] = "PAN-505"

    def __init__(self, foe: int, marks: int, who: int) -> None:
        self.foe = foe
        self.marks = marks
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """The character loses as much Life, or pays with Souls (PAN-506)."""
        hits = s.hits + (1 if s.is_critical else 0)
        damage = fury_against(s, self.foe, self.who, self.marks) - hits
        if s.hears:
            tell_damage(s, self.foe, self.who, max(0, damage))
        if damage > 0:
            take_damage(s, self.who, damage, self.foe)
