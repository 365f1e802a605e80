"""The total damage of a combo, and how it is divided (PAN-348 to PAN-355)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.attack import (
    breed_of,
    critical_bonus,
    difficulty,
    life_of,
    weapon_damage,
)
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.combos import Row, row_of
from dreadhouse.games.pandemonium.rules.deciding import in_order
from dreadhouse.games.pandemonium.rules.dice import helps
from dreadhouse.games.pandemonium.rules.effects import Effect
from dreadhouse.games.pandemonium.rules.figures import stun
from dreadhouse.games.pandemonium.rules.printed import BOSSES, DEMON, SCARECROW, SOLDIER
from dreadhouse.games.pandemonium.rules.resolving import (
    AttackOver,
    hit_barricade,
    hit_boss,
    note_counted,
    reward_kills,
)
from dreadhouse.games.pandemonium.rules.words import DONE, FELL, TO
from dreadhouse.games.pandemonium.state import Attack, Pandemonium
from dreadhouse.kernel.frames import Ask, Step

ALL: Final = (1 << 16) - 1
ONE_POOL: Final = 1 << 16
STRAW: Final = 4


class ComboMissed(Step):
    """The attack is cancelled and the penalty falls on the participants (PAN-353, PAN-354)."""

    rule = "PAN-353"

    def run(self, s: Pandemonium) -> None:
        """Weapons are kept; the card is gone."""
        a = s.attack
        if a is None:
            return
        if s.hears:
            s.tell("combo-missed", {"who": a.launcher, "hits": a.hits}, "PAN-353")
        a.hits = 0
        s.push(AttackOver())
        if s.printed.penalty[a.combo]:
            s.push(Effect(a.launcher, s.printed.penalty[a.combo], 0))


class ComboReached(Step):
    """All Hits, all counting weapons, the row and a critical make one total (PAN-348)."""

    rule = "PAN-348"

    def run(self, s: Pandemonium) -> None:
        """Pools of damage: for all targets, or for some only (PAN-350)."""
        a = s.attack
        if a is None:
            return
        row = row_of(s, a)
        s.push(AttackOver())
        if row.after:
            s.push(Effect(a.launcher, row.after, 0))
        if a.edge >= 0 or (a.targets and a.targets[0] >= BOSSES):
            foe = -1 if a.edge >= 0 else a.targets[0]
            a.damage = total_against(s, a, row, foe)
            note_counted(s, a)
            tell_total(s, a)
            if foe < 0:
                hit_barricade(s, a)
            else:
                hit_boss(s, a, foe, a.damage)
            return
        make_pools(s, a, row)
        tell_total(s, a)
        s.push(AfterCombo())
        s.push(Divide(s.cast[a.launcher].seat))


def tell_total(s: Pandemonium, a: Attack) -> None:
    """Say what the combo has come to."""
    if s.hears:
        args = {"who": a.launcher, "damage": a.damage, "hits": a.hits}
        s.tell("combo-reached", args, "PAN-348")


def common(s: Pandemonium, a: Attack, row: Row) -> int:
    """What counts against everybody."""
    bonus: int = s.chapter.attack_bonus(s, a)
    total = a.hits + critical_bonus(s, a) + bonus
    if not row.is_fire:
        total += row.bonus
    if helps(s, a.launcher, SOLDIER):
        total += 1
    for at in range(len(a.party)):
        for weapon in a.weapons[at]:
            if row.per_ranged and s.printed.range[weapon] > 0:
                total += row.per_ranged
    return total


def best_weapon(s: Pandemonium, a: Attack) -> int:
    """The Damage of the best counting weapon."""
    best = 0
    for at in range(len(a.party)):
        for weapon in a.weapons[at]:
            if a.hits >= difficulty(s, a.party[at], weapon, -1):
                if s.printed.damage[weapon] > best:
                    best = s.printed.damage[weapon]
    return best


def total_against(s: Pandemonium, a: Attack, row: Row, foe: int) -> int:
    """The whole damage against a boss or an Evil Barricade (PAN-525, PAN-643)."""
    total = common(s, a, row) + (row.bonus if row.is_fire else 0)
    for at in range(len(a.party)):
        for weapon in a.weapons[at]:
            total += weapon_damage(s, a.party[at], weapon, a.hits, foe)
    if row.best_twice:
        total += best_weapon(s, a)
    return total


def make_pools(s: Pandemonium, a: Attack, row: Row) -> None:
    """Each pool is damage * ONE_POOL + the targets (by place) that it may be given to."""
    a.pools = []
    a.damage = 0
    add_pool(a, common(s, a, row) + (best_weapon(s, a) if row.best_twice else 0), ALL)
    for at in range(len(a.party)):
        for weapon in a.weapons[at]:
            add_weapon(s, a, a.party[at], weapon)
    if row.is_fire:
        add_pool(a, row.bonus, ALL & ~breeds_mask(a, 1 << DEMON))
        add_pool(a, STRAW, breeds_mask(a, 1 << SCARECROW))
    add_pool(a, row.blessed, breeds_mask(a, row.blessed_breeds))
    add_pool(a, a.stun_die, stunned_mask(s, a))


def add_weapon(s: Pandemonium, a: Attack, who: int, weapon: int) -> None:
    """A weapon's Damage for those against whom it counts, and more for some (PAN-350)."""
    worth = [weapon_damage(s, who, weapon, a.hits, foe) for foe in a.targets]
    before = 0
    for level in sorted(set(worth)):
        if level > before:
            mask = 0
            for at in range(len(worth)):
                if worth[at] >= level:
                    mask |= 1 << at
            add_pool(a, level - before, mask)
            before = level


def add_pool(a: Attack, damage: int, mask: int) -> None:
    """Damage that may be given to some targets."""
    if damage > 0 and mask:
        a.pools.append(damage * ONE_POOL + mask)
        a.damage += damage


def breeds_mask(a: Attack, breeds: int) -> int:
    """The targets of some breeds, by place."""
    mask = 0
    for at in range(len(a.targets)):
        breed = breed_of(a.targets[at])
        if breed >= 0 and breeds >> breed & 1:
            mask |= 1 << at
    return mask


def stunned_mask(s: Pandemonium, a: Attack) -> int:
    """The stunned targets, by place (PAN-334)."""
    mask = 0
    for at in range(len(a.targets)):
        if s.foe_stunned[a.targets[at]]:
            mask |= 1 << at
    return mask


def suffices(s: Pandemonium, a: Attack, chosen: list[int]) -> bool:
    """Whether the pools can be divided so that all the chosen targets die (PAN-349).

    For every part of the chosen, the pools that may reach it must hold enough.
    """
    count = len(chosen)
    for part in range(1, 1 << count):
        life = 0
        mask = 0
        for at in range(count):
            if part >> at & 1:
                life += life_of(s, a, chosen[at])
                mask |= 1 << a.targets.index(chosen[at])
        held = 0
        for pool in a.pools:
            if pool % ONE_POOL & mask:
                held += pool // ONE_POOL
        if held < life:
            return False
    return True


def can_fell(s: Pandemonium, a: Attack, foe: int) -> bool:
    """Whether one more target can die."""
    row = row_of(s, a)
    chosen = [*a.killed, foe]
    if row.outright:
        for spared in chosen:
            if s.printed.life[spared] <= row.outright:
                rest = [other for other in chosen if other != spared]
                if suffices(s, a, rest):
                    return True
    return suffices(s, a, chosen)


class Divide(Ask):
    """Divide the total: name the targets that die, one after the other (PAN-349)."""

    rule = "PAN-349"

    def options(self, s: Pandemonium) -> list[int]:
        """Those for whom the damage suffices; after one kill the rest may be spared."""
        a = s.attack
        found: list[int] = []
        if a is not None:
            for foe in a.targets:
                if foe not in a.killed and can_fell(s, a, foe):
                    found.append(FELL + foe)
        if not found or (a is not None and a.killed):
            found.append(DONE)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """On while damage is left."""
        a = s.attack
        if a is not None and action != DONE:
            a.killed.append(action - FELL)
            s.push(Divide(self.seat))

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """The total."""
        return {"damage": s.attack.damage if s.attack is not None else 0}

    def forbids(self, s: Pandemonium, action: int) -> str:
        """Damage goes only to targets against which it counts."""
        return "PAN-350"


class AfterCombo(Step):
    """The chosen targets die; survivors may be stunned or moved (PAN-352, PAN-355)."""

    rule = "PAN-352"

    def run(self, s: Pandemonium) -> None:
        """Rewards go to the launcher alone."""
        a = s.attack
        if a is None:
            return
        row = row_of(s, a)
        survivors = [foe for foe in a.targets if foe not in a.killed]
        note_counted(s, a)
        if row.stuns:
            for foe in survivors:
                stun(s, foe)
        if row.push:
            for foe in survivors:
                s.push(Drive(s.cast[a.launcher].seat, foe, row.push))
        if a.killed:
            reward_kills(s, a)


class Drive(Ask):
    """A surviving target is moved free steps of the launcher's choice (Drive Them Back)."""

    rule = "PAN-352"

    def __init__(self, seat: int, foe: int, left: int) -> None:
        super().__init__(seat)
        self.foe = foe
        self.left = left

    def options(self, s: Pandemonium) -> list[int]:
        """Up to so many steps."""
        cell = s.foe_cell[self.foe]
        found = []
        if (cell >= 0 and not s.foe_stunned[self.foe]) or (cell >= 0 and self.left > 0):
            found = [TO + s.ground.plan.space[beside] for beside in s.ground.free_steps(cell)]
        found.append(DONE)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """A Trap there stuns it (PAN-238)."""
        from dreadhouse.games.pandemonium.creatures.moving import springs_trap

        if action == DONE:
            return
        settle(s)
        s.foe_cell[self.foe] = s.ground.plan.cell_of_space[action - TO]
        if not springs_trap(s, self.foe) and self.left > 1:
            s.push(Drive(self.seat, self.foe, self.left - 1))

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Which figure."""
        return s.spoken({"figure": self.foe})


def party_of(s: Pandemonium) -> list[int]:
    """The participants of the attack being made, in turn order (PAN-354)."""
    a = s.attack
    if a is None:
        return []
    return [who for who in in_order(s) if who in a.party]
