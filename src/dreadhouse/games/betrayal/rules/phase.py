"""The monster phase (BET-253 to BET-255, BET-301, BET-305, HAU-28, HAU-40)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.monsters import NEXT_MONSTER, CommandMonsters
from dreadhouse.games.betrayal.rules.rolls import MOVEMENT, throw_for_nobody
from dreadhouse.games.betrayal.state import NOBODY, SPEED, Night
from dreadhouse.kernel.frames import Step


class MonsterPhase(Step):
    """After the last explorer of the round the monsters act (BET-253, HAU-40)."""

    rule = "BET-253"

    def run(self, s: Night) -> None:
        """What the haunt does first comes first."""
        s.in_monster_phase = True
        s.acting = NOBODY
        s.push(PHASE_OVER)
        s.push(PHASE_ROLLS)
        s.haunt.phase_begins(s)


class PhaseRolls(Step):
    """Roll movement once for each kind (BET-301); stunned monsters miss the phase (BET-305)."""

    rule = "BET-301"

    def run(self, s: Night) -> None:
        """The traitor commands, or behaviours do."""
        rolled: list[int] = [0] * len(s.haunt.kinds)
        for monster in s.monsters:
            monster.has_moved = monster.has_attacked = False
            monster.misses = monster.is_stunned
            monster.has_acted = monster.is_gone or monster.is_stunned or monster.is_fresh
            if not monster.has_acted:
                kind = s.haunt.kinds[monster.kind]
                if rolled[monster.kind] == 0 or kind.rolls_alone:
                    throw_for_nobody(s, -1, MOVEMENT, monster.values[SPEED])
                    rolled[monster.kind] = max(1, s.total)
                monster.left = rolled[monster.kind]
        if s.traitor != NOBODY and not s.is_hidden and not s.rules.mindless_monsters:
            s.push(CommandMonsters(s.traitor))
        else:
            s.push(NEXT_MONSTER)


class PhaseOver(Step):
    """Monsters that missed the phase recover (BET-305)."""

    rule = "BET-305"

    def run(self, s: Night) -> None:
        """Those stunned in this phase miss the next."""
        s.in_monster_phase = False
        s.fight = []
        for monster in s.monsters:
            monster.is_fresh = False
            if monster.misses:
                monster.misses = False
                monster.is_stunned = False
        judge(s)


MONSTER_PHASE: Final = MonsterPhase()
PHASE_ROLLS: Final = PhaseRolls()
PHASE_OVER: Final = PhaseOver()
