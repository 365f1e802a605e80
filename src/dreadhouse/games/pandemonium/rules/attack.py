"""Attacks of characters: naming, rolling, damage (PAN-305 to PAN-336)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.allies import allies_at
from dreadhouse.games.pandemonium.rules.dice import (
    ATTACK_ROLL,
    STUN_ROLL,
    helps,
    roll_combat,
    roll_d6,
)
from dreadhouse.games.pandemonium.rules.moments import ADRENALINE, play_event
from dreadhouse.games.pandemonium.rules.printed import (
    BOSSES,
    DEMON,
    FIRE,
    KILLER_TOY,
    RETRIBUTION,
    SCARECROW,
    SINGLE_USE,
    SOLDIER,
)
from dreadhouse.games.pandemonium.rules.reaching import edge_distance, weapons_reaching
from dreadhouse.games.pandemonium.rules.values import WEAPONS_EASIER, attack_of, has_skill
from dreadhouse.games.pandemonium.rules.words import PLAY, SPARE, STRIKE
from dreadhouse.games.pandemonium.state import Attack, Pandemonium
from dreadhouse.kernel.frames import Ask, Step

STRAW: Final = 4
WEAKENS: Final = RETRIBUTION + 3
NO_BREED: Final = -1
EXTRA_BITS: Final = 4


def attack_foe(s: Pandemonium, who: int, foe: int) -> None:
    """A plain attack on one foe (PAN-306, PAN-319)."""
    a = Attack(who)
    a.targets = [foe]
    a.at = s.foe_cell[foe]
    begin(s, a, [weapons_reaching(s, who, s.ground.reach(s.cell[who])[a.at])])


def attack_edge(s: Pandemonium, who: int, edge: int) -> None:
    """A plain attack on an Evil Barricade (PAN-555, PAN-558)."""
    a = Attack(who)
    a.edge = edge
    a.at = nearer(s, who, edge)
    begin(s, a, [weapons_reaching(s, who, edge_distance(s, s.cell[who], edge))])


def attack_rival(s: Pandemonium, who: int, other: int) -> None:
    """An attack on another character in chapter 5 (DIA-76)."""
    a = Attack(who)
    a.rival = other
    a.at = s.cell[other]
    begin(s, a, [weapons_reaching(s, who, s.ground.reach(s.cell[who])[a.at])])


def nearer(s: Pandemonium, who: int, edge: int) -> int:
    """The target space: of an Evil Barricade's two spaces the nearer one (PAN-558)."""
    from dreadhouse.games.pandemonium.creatures.evil import nearer_space

    return nearer_space(s, edge, s.cell[who])


def begin(s: Pandemonium, a: Attack, weapons: list[list[int]]) -> None:
    """Name the weapons, then roll (PAN-307)."""
    a.weapons = weapons
    s.attack = a
    s.push(RollAttack())
    for at in range(len(a.party) - 1, -1, -1):
        s.push(Wield(s.cast[a.party[at]].seat, at))


class Wield(Ask):
    """Weapons not named add nothing and cannot be used up (PAN-307, PAN-308)."""

    rule = "PAN-307"

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def options(self, s: Pandemonium) -> list[int]:
        """Weapons worth sparing, a card before the roll, or the blow itself."""
        found: list[int] = []
        a = s.attack
        if a is not None:
            weapons = a.weapons[self.at]
            if len(weapons) > 1:
                for weapon in weapons:
                    if is_worth_sparing(s, weapon) and SPARE + weapon not in found:
                        found.append(SPARE + weapon)
            kept = s.cast[a.party[self.at]].kept
            if kept and ADRENALINE in kept:
                found.append(PLAY + ADRENALINE)
        found.append(STRIKE)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """On until the blow falls."""
        a = s.attack
        if action == STRIKE or a is None:
            return
        s.push(self)
        if action == PLAY + ADRENALINE:
            a.extra_dice += 2 << EXTRA_BITS * self.at
            play_event(s, a.party[self.at], ADRENALINE)
        else:
            a.weapons[self.at].remove(action - SPARE)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Whose weapons."""
        a = s.attack
        return s.spoken({"who": a.party[self.at] if a is not None else -1})

    def forbids(self, s: Pandemonium, action: int) -> str:
        """At least one weapon reaches the target."""
        return "PAN-307"


def is_worth_sparing(s: Pandemonium, weapon: int) -> bool:
    """Whether using a weapon has a price: used up, noise, or once per turn."""
    printed = s.printed
    if printed.traits[weapon] & SINGLE_USE or printed.noise[weapon] > 0:
        return True
    return printed.once_a_turn[weapon]


def extra_dice(a: Attack, at: int) -> int:
    """The dice that cards add to a participant's roll (PAN-430)."""
    return a.extra_dice >> EXTRA_BITS * at & (1 << EXTRA_BITS) - 1


class RollAttack(Step):
    """Roll as many Combat dice as the Attack value (PAN-309)."""

    rule = "PAN-309"

    def run(self, s: Pandemonium) -> None:
        """Weapons that fire once are noted."""
        a = s.attack
        if a is None:
            return
        note_fired(s, a)
        s.push(AttackRolled())
        roll_combat(s, a.launcher, attack_of(s, a.launcher) + extra_dice(a, 0), ATTACK_ROLL)


def note_fired(s: Pandemonium, a: Attack) -> None:
    """Weapons used in an attack, for those that attack once per turn (PAN-273)."""
    for at in range(len(a.party)):
        for weapon in a.weapons[at]:
            if s.printed.once_a_turn[weapon]:
                s.cast[a.party[at]].fired.append(weapon)


class AttackRolled(Step):
    """Add the Hits of allies; a stunned target is worth a D6 more (PAN-326, PAN-333)."""

    rule = "PAN-326"

    def run(self, s: Pandemonium) -> None:
        """The critical is judged on the dice alone (PAN-314, PAN-315)."""
        from dreadhouse.games.pandemonium.rules.resolving import Resolve

        a = s.attack
        if a is None:
            return
        a.hits = s.hits + allies_at(s, a.launcher)
        a.is_critical = s.is_critical
        s.push(Resolve())
        ask_stun_die(s, a)


def ask_stun_die(s: Pandemonium, a: Attack) -> None:
    """One D6 for an attack on stunned targets, after the Combat dice (PAN-333, PAN-334)."""
    for foe in a.targets:
        if s.foe_stunned[foe] and foe < BOSSES:
            s.push(StunRolled())
            roll_d6(s, a.launcher, STUN_ROLL)
            return


class StunRolled(Step):
    """The number is kept for stunned targets (PAN-335)."""

    rule = "PAN-334"

    def run(self, s: Pandemonium) -> None:
        """It counts even without a Hit."""
        if s.attack is not None:
            s.attack.stun_die = s.total


def difficulty(s: Pandemonium, who: int, weapon: int, breed: int) -> int:
    """The Hits a weapon needs against a breed, at least 1 (PAN-19, PAN-263, PAN-401)."""
    value = s.printed.difficulty[weapon]
    if has_skill(s, who, WEAPONS_EASIER):
        value -= 1
    if breed == KILLER_TOY and s.printed.range[weapon] > 0:
        value += 1
    return value if value > 1 else 1


def breed_of(foe: int) -> int:
    """The breed of a creature, NO_BREED of evil allies and bosses."""
    return foe >> 2 if foe < 44 else NO_BREED


def weapon_damage(s: Pandemonium, who: int, weapon: int, hits: int, foe: int) -> int:
    """What a weapon adds against a foe (-1: an Evil Barricade); 0 if it does not count."""
    breed = breed_of(foe) if foe >= 0 else NO_BREED
    if hits < difficulty(s, who, weapon, breed):
        return 0
    printed = s.printed
    is_fire = printed.traits[weapon] & FIRE > 0
    if breed == DEMON and is_fire:
        return 0
    total = printed.damage[weapon]
    if breed == SCARECROW and is_fire:
        total += STRAW
    if breed >= 0 and printed.against_breeds[weapon] >> breed & 1:
        total += printed.against[weapon]
    if foe < 0:
        total += printed.against_barricade[weapon]
    if s.cast[who].persona == SOLDIER and printed.range[weapon] > 0:
        total += 1
    return total if total > 0 else 0


def critical_bonus(s: Pandemonium, a: Attack) -> int:
    """1 damage more for a critical, 2 with a Sabre that counts (PAN-313)."""
    if not a.is_critical:
        return 0
    best = 1
    for at in range(len(a.party)):
        for weapon in a.weapons[at]:
            if a.hits >= difficulty(s, a.party[at], weapon, NO_BREED):
                if s.printed.critical[weapon] > best:
                    best = s.printed.critical[weapon]
    return best


def life_of(s: Pandemonium, a: Attack, foe: int) -> int:
    """The damage that kills a foe; a skill that lowers it counts once (PAN-316, PAN-328)."""
    life = s.printed.life[foe]
    for who in a.party:
        if has_skill(s, who, WEAKENS):
            return life - 1 if life > 1 else 1
    return life


def plain_damage(s: Pandemonium, a: Attack, foe: int) -> int:
    """The total of a plain attack against one foe, or -1 for an Evil Barricade (PAN-309)."""
    bonus: int = s.chapter.attack_bonus(s, a)
    total = a.hits + critical_bonus(s, a) + bonus
    for weapon in a.weapons[0]:
        total += weapon_damage(s, a.launcher, weapon, a.hits, foe)
    if helps(s, a.launcher, SOLDIER):
        total += 1
    if foe >= 0 and s.foe_stunned[foe]:
        total += a.stun_die
    return total
