"""Damage: dividing it, and the one damage step of an attack (INS-120 to INS-131)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from dreadhouse.games.insanity.rules.leaving import destroy
from dreadhouse.games.insanity.rules.measures import check_life, lose_sanity, take_life
from dreadhouse.games.insanity.rules.words import DEAL
from dreadhouse.games.insanity.state import Attack, Duel
from dreadhouse.kernel.frames import Ask, Step


@mypyc_attr(free_list_len=1)
class Divide(Step):
    """Attackers that share out damage do so one after the other, before any is dealt (INS-123)."""

    rule = "INS-123"

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def run(self, s: Duel) -> None:
        """Find the next attacker with several blockers; after the last one comes the damage."""
        attack = s.attack
        assert attack is not None
        for at in range(self.at, len(attack.attackers)):
            attacker = attack.attackers[at]
            if attack.against.count(attacker) > 1:
                s.push(Divide(self.seat, at + 1))
                s.push(DivideDamage(self.seat, attacker, 0, power_of(s, attacker)))
                return
        s.push(DamageStep(self.seat))


@mypyc_attr(free_list_len=1)
class DivideDamage(Ask):
    """Say how much of an attacker's damage one of its blockers gets (INS-121, INS-122).

    `nth` counts the attacker's blockers; the last one gets all that is left.
    """

    rule = "INS-121"

    def __init__(self, seat: int, attacker: int, nth: int, left: int) -> None:
        self.seat = seat
        self.attacker = attacker
        self.nth = nth
        self.left = left

    def options(self, s: Duel) -> list[int]:
        """Whole points, from none to all that is left; the full power is divided."""
        if self.nth == len(self._blockers(s)) - 1:
            return [DEAL + self.left]
        return [DEAL + amount for amount in range(self.left + 1)]

    def choose(self, s: Duel, action: int) -> None:
        """One verb: deal."""
        self.deal(s, action - DEAL)

    def deal(self, s: Duel, amount: int) -> None:
        """This blocker gets so much."""
        attack = s.attack
        assert attack is not None
        blockers = self._blockers(s)
        attack.dealt.append(blockers[self.nth])
        attack.amounts.append(amount)
        if self.nth + 1 < len(blockers):
            s.push(DivideDamage(self.seat, self.attacker, self.nth + 1, self.left - amount))

    def moot(self, s: Duel, options: list[int]) -> int:
        """When blocked attackers hurt nobody, no division can matter (INS-224)."""
        return DEAL + self.left if spares_blockers(s) else -1

    def moot_reason(self) -> str:
        """Why the division was not asked."""
        return "passed-harmless"

    def about(self, s: Duel) -> dict[str, Any]:
        """Who deals to whom, and how much is left."""
        blocker = self._blockers(s)[self.nth]
        return {"attacker": self.attacker, "blocker": blocker, "left": self.left}

    def _blockers(self, s: Duel) -> list[int]:
        attack = s.attack
        assert attack is not None
        return attack.blockers_of(self.attacker)


@mypyc_attr(free_list_len=1)
class DamageStep(Step):
    """All damage of the attack at the same moment (INS-123, INS-130)."""

    rule = "INS-130"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Duel) -> None:
        """Powers are fixed before; life is checked after everything (INS-124, INS-130)."""
        attack = s.attack
        assert attack is not None
        fallen = fallen_attackers(s, attack) + fallen_blockers(s, attack)
        life, sanity = harm_to_defender(s, attack)
        s.attack = None
        defender = 1 - self.seat
        if life > 0:
            take_life(s, defender, life, -1)
        for card, amount in sanity:
            lose_sanity(s, defender, amount, card)
        destroy(s, fallen, False, True)
        check_life(s)


def power_of(s: Duel, card: int) -> int:
    """A being's power now."""
    thing = s.thing(card)
    assert thing is not None
    return s.power(thing)


def blocking_power(s: Duel, card: int) -> int:
    """A blocker's power, with what a location adds while the attack lasts (INS-225)."""
    extra = 0
    for thing in s.standing:
        extra += thing.face.blocker_bonus()
    return power_of(s, card) + extra


def spares_blockers(s: Duel) -> bool:
    """Whether blocked attackers hurt nobody (INS-224)."""
    for thing in s.standing:
        if thing.face.spares_blockers():
            return True
    return False


def fallen_attackers(s: Duel, attack: Attack) -> list[int]:
    """Attackers whose blockers' power reaches their own (INS-120, INS-125, INS-127)."""
    fallen: list[int] = []
    if not attack.blockers:
        return fallen
    for attacker in attack.attackers:
        damage = 0
        for blocker in attack.blockers_of(attacker):
            damage += blocking_power(s, blocker)
        if damage > 0 and damage >= power_of(s, attacker):
            fallen.append(attacker)
    return fallen


def fallen_blockers(s: Duel, attack: Attack) -> list[int]:
    """Blockers that get at least their power in damage (INS-121, INS-125, INS-127)."""
    fallen: list[int] = []
    if not attack.blockers or spares_blockers(s):
        return fallen
    for i in range(len(attack.blockers)):
        blocker = attack.blockers[i]
        if blocker in attack.dealt:
            damage = attack.amounts[attack.dealt.index(blocker)]
        else:
            damage = power_of(s, attack.against[i])
        if damage > 0 and damage >= blocking_power(s, blocker):
            fallen.append(blocker)
    return fallen


def harm_to_defender(s: Duel, attack: Attack) -> tuple[int, list[tuple[int, int]]]:
    """Life lost to unblocked attackers (INS-128, INS-129), and sanity with the card that gnaws."""
    life = 0
    sanity: list[tuple[int, int]] = []
    for attacker in attack.attackers:
        if attacker not in attack.against:
            life += power_of(s, attacker)
            if s.faces[attacker].gnaws > 0:
                sanity.append((attacker, s.faces[attacker].gnaws))
    return life, sanity
