"""The creatures' turn (PAN-443 to PAN-447): who stands up, and in which order all act."""

from __future__ import annotations

from typing import ClassVar, Final

from dreadhouse.games.pandemonium.creatures.moving import (
    UNTOLD,
    Approach,
    ask_or_roll,
    springs_trap,
)
from dreadhouse.games.pandemonium.creatures.telling import tell_at
from dreadhouse.games.pandemonium.creatures.values import (
    BEGAN_DARK,
    breed_of,
    is_boss,
    mobility,
)
from dreadhouse.games.pandemonium.ground.ways import FAR
from dreadhouse.games.pandemonium.rules.checking import CREATURE_BEGINS, happen, settle
from dreadhouse.games.pandemonium.rules.deciding import decider
from dreadhouse.games.pandemonium.rules.printed import BOSSES, BREEDS, EVIL_ALLIES, LURKER
from dreadhouse.games.pandemonium.rules.values import is_dark
from dreadhouse.games.pandemonium.rules.words import FIGURE
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Ask, Step

# Ranks: breeds by their number, then evil allies by Agility, then bosses by Agility (PAN-444).
ALLY_RANK: Final = BREEDS
BOSS_RANK: Final = 50
MOST_AGILITY: Final = 20
LAST_RANK: Final = 100


class CreaturesTurn(Step):
    """First the creatures stunned in an earlier round stand up; then all act (PAN-443, PAN-444)."""

    rule: ClassVar[str] = "PAN-443"

    def run(self, s: Pandemonium) -> None:
        """Stand up, then begin with the quickest."""
        for foe in s.foes:
            stunned = s.foe_stunned[foe]
            if stunned and stunned < s.round:
                s.foe_stunned[foe] = 0
                if s.hears:
                    tell_at(s, "creature-stands-up", foe, "PAN-443")
        s.push(NextFoe(0))


class NextFoe(Step):
    """The next foe acts: `acted` is the mask of those that have (PAN-444 to PAN-446)."""

    rule: ClassVar[str] = "PAN-444"

    def __init__(self, acted: int) -> None:
        self.acted = acted

    def run(self, s: Pandemonium) -> None:
        """Find the highest rank that is left, in it the nearest to a character."""
        first = self.nearest(s)
        if not first:
            return
        if len(first) == 1:
            self.let_act(s, first[0])
        else:
            ask_or_roll(s, NextOfEquals(decider(s), self, first))

    def nearest(self, s: Pandemonium) -> list[int]:
        """The foes that come next: one of each lot that nobody can tell apart."""
        quickest = self.quickest(s)
        if len(quickest) < 2:
            return quickest
        least = FAR + 1
        found: list[int] = []
        for foe in quickest:
            near = nearness(s, foe)
            if near < least:
                least = near
                found = [foe]
            elif near == least and not has_twin(s, foe, found):
                found.append(foe)
        return found

    def quickest(self, s: Pandemonium) -> list[int]:
        """The foes of the highest rank among those that have not acted."""
        highest = LAST_RANK
        found: list[int] = []
        for foe in s.foes:
            if self.acted >> foe & 1 or s.foe_stunned[foe]:
                continue
            place = rank(s, foe)
            if place < highest:
                highest = place
                found = [foe]
            elif place == highest:
                found.append(foe)
        return found

    def let_act(self, s: Pandemonium, foe: int) -> None:
        """This foe has its turn now."""
        s.push(NextFoe(self.acted | 1 << foe))
        s.push(CreatureActs(foe))


def rank(s: Pandemonium, foe: int) -> int:
    """The place of a foe in the order of the turn, smallest first (PAN-444, PAN-519, PAN-548)."""
    if foe < EVIL_ALLIES:
        return breed_of(foe)
    quick = MOST_AGILITY - s.printed.quickness[foe]
    return (BOSS_RANK if foe >= BOSSES else ALLY_RANK) + quick


def nearness(s: Pandemonium, foe: int) -> int:
    """The walking distance to the nearest visible character (PAN-446)."""
    row = s.ground.row(s.foe_cell[foe])
    least = FAR
    for cell in s.cell:
        if cell >= 0 and row[cell] < least:
            least = row[cell]
    return least


def has_twin(s: Pandemonium, foe: int, found: list[int]) -> bool:
    """Whether a figure of the same breed, in the same space and state, is there already."""
    for other in found:
        if s.foe_cell[other] == s.foe_cell[foe] and breed_of(other) == breed_of(foe) >= 0:
            if s.foe_goaded[other] == s.foe_goaded[foe]:
                return True
    return False


class NextOfEquals(Ask):
    """The decider settles which of equally near ones acts first (PAN-445)."""

    rule: ClassVar[str] = "PAN-445"

    def __init__(self, seat: int, turn: NextFoe, equals: list[int]) -> None:
        super().__init__(seat)
        self.turn = turn
        self.equals = equals

    def options(self, s: Pandemonium) -> list[int]:
        """The figures that are equal."""
        return [FIGURE + foe for foe in self.equals]

    def choose(self, s: Pandemonium, action: int) -> None:
        """This one acts now."""
        self.turn.let_act(s, action - FIGURE)


class CreatureActs(Step):
    """A foe's turn: a Trap under it, whoever shares its space, else it moves (PAN-239, PAN-497)."""

    rule: ClassVar[str] = "PAN-497"

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def run(self, s: Pandemonium) -> None:
        """Begin the turn; only Pacts look at how it begins."""
        foe = self.foe
        if s.foe_cell[foe] < 0 or (is_boss(foe) and s.chapter.moves_boss(s, foe)):
            return
        if s.pact_order and not is_boss(foe):
            s.push(TurnOver(foe))
            s.push(ActsOn(foe))
            happen(s, CREATURE_BEGINS, foe, s.foe_cell[foe])
            settle(s)
        else:
            act_on(s, foe)


class ActsOn(Step):
    """A foe's turn after what its beginning has set off."""

    rule: ClassVar[str] = "PAN-497"

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def run(self, s: Pandemonium) -> None:
        """It goes on, unless it is gone."""
        if s.foe_cell[self.foe] >= 0 and not s.foe_stunned[self.foe]:
            act_on(s, self.foe)


def act_on(s: Pandemonium, foe: int) -> None:
    """Trap, attack or movement."""
    if springs_trap(s, foe):
        return
    is_hidden = breed_of(foe) == LURKER and is_dark(s, s.foe_cell[foe])
    marks = BEGAN_DARK if is_hidden else 0
    s.push(Approach(foe, mobility(s, foe, marks), marks, UNTOLD))


class TurnOver(Step):
    """What held for this foe's turn only is over (PAN-500)."""

    rule: ClassVar[str] = "PAN-500"

    def __init__(self, foe: int) -> None:
        self.foe = foe

    def run(self, s: Pandemonium) -> None:
        """Kindred's Fury ends."""
        s.foe_fury[self.foe] = 0
