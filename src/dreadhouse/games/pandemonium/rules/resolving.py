"""What an attack has done: kills, rewards, death effects, used weapons (PAN-316 to PAN-323)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.creatures.evil import evil_barricade_falls
from dreadhouse.games.pandemonium.rules.allies import ally_dies
from dreadhouse.games.pandemonium.rules.appearing import (
    AppearAt,
    FearOf,
    LossOf,
    choose_least_portal,
    roll_evil_die,
)
from dreadhouse.games.pandemonium.rules.attack import (
    breed_of,
    difficulty,
    life_of,
    plain_damage,
)
from dreadhouse.games.pandemonium.rules.checking import KILLED_BIG, happen
from dreadhouse.games.pandemonium.rules.deciding import in_order
from dreadhouse.games.pandemonium.rules.dice import (
    DEATH_ROLL,
    DEFENCE_ROLL,
    roll_combat,
    throw_d6,
)
from dreadhouse.games.pandemonium.rules.figures import stun, take_off
from dreadhouse.games.pandemonium.rules.life import CREATURE, OTHER, gain_souls, lose_life
from dreadhouse.games.pandemonium.rules.moments import ON_DAMAGE, moment
from dreadhouse.games.pandemonium.rules.printed import (
    ABERRATION,
    ARCANE,
    BOSSES,
    CARDS,
    COLLECTOR,
    EVIL_ALLIES,
    POSSESSED,
    RUNAWAY_KID,
    SINGLE_USE,
    SPECTRE,
)
from dreadhouse.games.pandemonium.rules.skills import gain_skills
from dreadhouse.games.pandemonium.rules.values import defence_of
from dreadhouse.games.pandemonium.state import NOBODY, Attack, Pandemonium
from dreadhouse.kernel.frames import Step

BARRICADE_LIFE: Final = 9
DRIVEN_OFF: Final = 14
BIG: Final = 9
CHANGELING: Final = EVIL_ALLIES + RUNAWAY_KID


class Resolve(Step):
    """A plain attack: the damage against its one target (PAN-316, PAN-319)."""

    rule = "PAN-316"

    def run(self, s: Pandemonium) -> None:
        """Evil Barricade, boss, rival or creature."""
        a = s.attack
        if a is None:
            return
        s.push(AttackOver())
        note_counted(s, a)
        if a.rival != NOBODY:
            s.chapter.resolve_rival(s, a)
            return
        foe = a.targets[0] if a.targets else -1
        a.damage = plain_damage(s, a, foe)
        if s.hears:
            args = {"who": a.launcher, "figure": foe, "damage": a.damage, "hits": a.hits}
            s.tell("attacks", args, "PAN-309")
        if foe < 0:
            hit_barricade(s, a)
        elif foe >= BOSSES:
            hit_boss(s, a, foe, a.damage)
        elif a.damage >= life_of(s, a, foe):
            a.killed = [foe]
            reward_kills(s, a)


def hit_barricade(s: Pandemonium, a: Attack) -> None:
    """9 damage at once destroy an Evil Barricade; no Soul, no skill space (PAN-556 to PAN-561)."""
    if a.damage >= BARRICADE_LIFE:
        a.was_successful = True
        evil_barricade_falls(s, a.edge, s.cell[a.launcher])


def hit_boss(s: Pandemonium, a: Attack, boss: int, damage: int) -> None:
    """Damage adds up where a chapter gives a boss Life; 14 drive the Collector off (PAN-523)."""
    if boss == COLLECTOR and damage >= DRIVEN_OFF:
        a.was_successful = True
        s.push(DriveOff())
        choose_least_portal(s)
    life = s.boss_life[boss - BOSSES]
    if life > 0 and damage > 0:
        a.was_successful = True
        s.boss_life[boss - BOSSES] = life - damage if damage < life else 0
        s.chapter.boss_hurt(s, boss, damage)


class DriveOff(Step):
    """The Collector is driven to a portal of the tile with the least Activity (PAN-524)."""

    rule = "PAN-524"

    def run(self, s: Pandemonium) -> None:
        """The decider has chosen the portal."""
        s.foe_cell[COLLECTOR] = s.choice
        if s.hears:
            s.tell("driven-off", {"figure": COLLECTOR, "space": s.choice}, "PAN-524")


def reward_kills(s: Pandemonium, a: Attack) -> None:
    """One Soul, one skill space, then the death effects (PAN-320 to PAN-322, PAN-379, PAN-396)."""
    a.was_successful = True
    who = a.launcher
    for foe in reversed(a.killed):
        s.push(DeathEffect(who, foe, s.foe_cell[foe]))
    for foe in a.killed:
        if s.printed.life[foe] >= BIG:
            happen(s, KILLED_BIG, who, a.at)
        if s.hears:
            s.tell("kills", {"who": who, "figure": foe}, "PAN-316")
        take_off(s, foe)
    gain_skills(s, who, 1)
    if s.cell[who] == a.at:
        gain_souls(s, who, 1)
    else:
        s.soul_at[a.at] += 1
    s.chapter.killed(s, who, a.killed)


class DeathEffect(Step):
    """What some breeds do when they die (PAN-321, PAN-513)."""

    rule = "PAN-513"

    def __init__(self, who: int, foe: int, cell: int) -> None:
        self.who = who
        self.foe = foe
        self.cell = cell

    def run(self, s: Pandemonium) -> None:
        """Wail, Release, Curse, Acid; the Changeling frightens its killer."""
        breed = breed_of(self.foe)
        if breed == SPECTRE:
            for who in reversed(in_order(s)):
                if s.cell[who] == self.cell:
                    s.push(FearOf(who, 1, CREATURE))
        elif breed == POSSESSED:
            if throw_d6(s, NOBODY, DEATH_ROLL) >= 5:
                s.push(AppearAt(self.cell))
        elif breed == ARCANE:
            roll_evil_die(s)
        elif breed == ABERRATION:
            spill_acid(s, self.cell)
        elif self.foe == CHANGELING:
            s.push(FearOf(self.who, 1, CREATURE))


def spill_acid(s: Pandemonium, cell: int) -> None:
    """Everybody in the space loses 1 Life, good allies there die (PAN-513)."""
    for who in reversed(in_order(s)):
        if s.cell[who] == cell:
            s.push(LossOf(who, 1, CREATURE))
    for persona in range(12):
        if s.ally_cell[persona] == cell:
            ally_dies(s, persona)


class AttackOver(Step):
    """Used-up weapons, stuns, noise and flares after an attack (PAN-269 to PAN-273, PAN-640)."""

    rule = "PAN-269"

    def run(self, s: Pandemonium) -> None:
        """Weapons of every participant."""
        a = s.attack
        s.attack = None
        if a is None:
            return
        for at in range(len(a.party)):
            for weapon in a.weapons[at]:
                after_use(s, a, a.party[at], weapon, at * CARDS + weapon in a.counted)


def after_use(s: Pandemonium, a: Attack, who: int, weapon: int, has_counted: bool) -> None:
    """What one weapon leaves behind; on a rival printed effects do not work (DIA-77)."""
    printed = s.printed
    if a.rival == NOBODY:
        if printed.noise[weapon] and s.stands(who):
            s.extra_activity[s.cell[who] >> 4] += printed.noise[weapon]
        if printed.flares[weapon]:
            s.flare[a.at] = 1
    if not has_counted:
        return
    if printed.stuns[weapon] and a.rival == NOBODY:
        stun_survivors(s, a)
    if printed.traits[weapon] & SINGLE_USE and a.was_successful:
        use_up(s, a, who, weapon)


def note_counted(s: Pandemonium, a: Attack) -> None:
    """Note the weapons that count (PAN-310) before the rewards may change what they need."""
    a.counted = []
    for at in range(len(a.party)):
        for weapon in a.weapons[at]:
            if counts(s, a, a.party[at], weapon):
                a.counted.append(at * CARDS + weapon)


def counts(s: Pandemonium, a: Attack, who: int, weapon: int) -> bool:
    """Whether a weapon's Difficulty was met (PAN-310)."""
    breed = breed_of(a.killed[0]) if len(a.killed) == 1 else -1
    if not a.killed and len(a.targets) == 1:
        breed = breed_of(a.targets[0])
    return a.hits >= difficulty(s, who, weapon, breed)


def stun_survivors(s: Pandemonium, a: Attack) -> None:
    """Target creatures that survived are stunned (PAN-330, PAN-332)."""
    for foe in a.targets:
        if foe < BOSSES and foe not in a.killed and s.foe_cell[foe] >= 0:
            stun(s, foe)


def use_up(s: Pandemonium, a: Attack, who: int, weapon: int) -> None:
    """A single-use weapon is discarded; the Quarry Charge blasts the target space (PAN-272)."""
    if weapon not in s.cast[who].hands:
        return
    s.cast[who].hands.remove(weapon)
    s.item_discard.append(weapon)
    blast = s.printed.blast[weapon]
    if blast and a.rival == NOBODY:
        for other in reversed(in_order(s)):
            if s.cell[other] == a.at:
                s.push(Blast(other, blast))


class Blast(Step):
    """A blast reaches a character in the target space (PAN-272)."""

    rule = "PAN-272"

    def __init__(self, who: int, damage: int) -> None:
        self.who = who
        self.damage = damage

    def run(self, s: Pandemonium) -> None:
        """They may defend."""
        s.push(BlastBorne(self.who, self.damage))
        roll_combat(s, self.who, defence_of(s, self.who), DEFENCE_ROLL)


class BlastBorne(Step):
    """What the Defence has not stopped is lost."""

    rule = "PAN-272"

    def __init__(self, who: int, damage: int) -> None:
        self.who = who
        self.damage = damage

    def run(self, s: Pandemonium) -> None:
        """A critical Defence counts 1 Hit more (PAN-508)."""
        rest = self.damage - s.hits - (1 if s.is_critical else 0)
        if rest > 0:
            s.push(BlastLoss(self.who, rest))
            s.is_cancelled = False
            moment(s, ON_DAMAGE, self.who, rest)


class BlastLoss(Step):
    """The damage of a blast falls, for it is part of an attack unless a card cancels it."""

    rule = "PAN-272"

    def __init__(self, who: int, damage: int) -> None:
        self.who = who
        self.damage = damage

    def run(self, s: Pandemonium) -> None:
        """Life or Souls."""
        if not s.is_cancelled:
            lose_life(s, self.who, self.damage, OTHER)
        s.is_cancelled = False
