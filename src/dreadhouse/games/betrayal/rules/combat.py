"""Attacks, weapons and stealing (BET-219 to BET-222, BET-266 to BET-283, BET-287, BET-288).

A fighter is a seat, or MONSTER + a monster's number.
"""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.rules.damage import hurt, reduction
from dreadhouse.games.betrayal.rules.effects import Effect
from dreadhouse.games.betrayal.rules.haunt import Haunt
from dreadhouse.games.betrayal.rules.items import lose_card, receive
from dreadhouse.games.betrayal.rules.printed import TOKENS
from dreadhouse.games.betrayal.rules.rolls import ATTACK, DEFENCE, is_free, roll, throw_for_nobody
from dreadhouse.games.betrayal.rules.sides import is_monster_here
from dreadhouse.games.betrayal.rules.sight import rooms_in_sight
from dreadhouse.games.betrayal.rules.stunning import MONSTER, beat, told
from dreadhouse.games.betrayal.rules.words import ARM, BARE, HARM, STEAL, STRIKE
from dreadhouse.games.betrayal.rules.words import ATTACK as ATTACK_SEAT
from dreadhouse.games.betrayal.state import (
    MENTAL,
    MIGHT,
    NO_CARD,
    PHYSICAL,
    SANITY,
    Monster,
    Night,
)
from dreadhouse.kernel.frames import Ask, Step

LEAST_STOLEN: Final = 2

# ---- who may be attacked with what


def arms_for(s: Night, seat: int, target: int, is_ranged: bool) -> list[int]:
    """The weapons that an explorer may use against a target, NO_CARD for none (BET-221, BET-222).

    At range only a weapon that reaches there; never with a trait that the target lacks (BET-273).
    """
    found: list[int] = []
    if not is_ranged and has_trait(s, target, MIGHT):
        found.append(NO_CARD)
    for card in s.players[seat].cards:
        trait = s.printed.attack[card]
        if trait >= 0 and has_trait(s, target, trait) and is_free(s, seat, card):
            if s.printed.is_ranged[card] or not is_ranged:
                found.append(card)
    return found


def has_trait(s: Night, target: int, trait: int) -> bool:
    """Whether a fighter has a trait; explorers have all four."""
    return target < MONSTER or s.monsters[target - MONSTER].values[trait] >= 0


def can_shoot(s: Night, seat: int) -> bool:
    """Whether an explorer holds a weapon that reaches beyond the room."""
    for card in s.players[seat].cards:
        if s.printed.is_ranged[card] and is_free(s, seat, card):
            return True
    return False


def add_attacks(s: Night, seat: int, found: list[int]) -> None:
    """The opponents who may be attacked now, here or in sight (BET-267, BET-284)."""
    p = s.players[seat]
    seen: list[int] = []
    has_gun = can_shoot(s, seat)
    if has_gun:
        seen = rooms_in_sight(s, p.room)
    haunt: Haunt = s.haunt
    for other in range(s.seats):
        q = s.players[other]
        is_here = q.room == p.room and q.side == p.side
        if (is_here or (has_gun and (q.room == p.room or q.room in seen))) and q.is_in_play():
            if other != seat and haunt.opposes(s, seat, other) and haunt.may_attack(s, seat, other):
                found.append(ATTACK_SEAT + other)
    for monster in s.monsters:
        is_here = monster.room == p.room and monster.side == p.side
        if is_here or (has_gun and (monster.room == p.room or monster.room in seen)):
            if not monster.is_gone and haunt.monster_opposes(s, monster, seat):
                if haunt.may_strike(s, seat, monster):
                    if arms_for(s, seat, MONSTER + monster.number, not is_here):
                        found.append(STRIKE + monster.number)


def begin_attack(s: Night, seat: int, target: int) -> None:
    """The turn's one attack begins: choose the weapon (BET-267)."""
    s.has_attacked = True
    s.push(Arm(seat, target))


class Arm(Ask):
    """One weapon, or none (BET-221)."""

    rule = "BET-221"

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def is_far(self, s: Night) -> bool:
        """Whether the target is at range (BET-128)."""
        p = s.players[self.seat]
        if self.target >= MONSTER:
            return not is_monster_here(s.monsters[self.target - MONSTER], p.room, p.side)
        return not s.is_here(self.target, p.room, p.side)

    def options(self, s: Night) -> list[int]:
        """What is free to be used this turn."""
        arms = arms_for(s, self.seat, self.target, self.is_far(s))
        return [BARE if card == NO_CARD else ARM + card for card in arms]

    def choose(self, s: Night, action: int) -> None:
        """The attacker sets the terms (BET-274)."""
        card = NO_CARD if action == BARE else action - ARM
        trait = MIGHT if card == NO_CARD else s.printed.attack[card]
        s.fight = [self.seat, self.target, trait, card, int(self.is_far(s)), 0, 0]
        s.is_attack_lost = False
        s.push(AttackRoll())
        if card != NO_CARD:
            s.acted.append(card)
            if s.printed.before[card]:
                s.push(Effect(self.seat, s.printed.before[card], card))

    def about(self, s: Night) -> dict[str, Any]:
        """Whom it is about."""
        return fighter_about(s, self.target)


def fighter_about(s: Night, fighter: int) -> dict[str, Any]:
    """A fighter as an argument of a sentence."""
    if fighter >= MONSTER:
        return {**told(s, s.monsters[fighter - MONSTER]), "target_seat": 0, "is_monster": 1}
    return {"monster": 0, "kind": "none", "target_seat": fighter, "is_monster": 0}


# ---- the rolls


class AttackRoll(Step):
    """The attacker rolls, unless the attack was lost (BET-268, BET-338)."""

    rule = "BET-268"

    def run(self, s: Night) -> None:
        """Weapons help only here (BET-220)."""
        seat, trait, card = s.fight[0], s.fight[2], s.fight[3]
        if s.is_attack_lost or not s.players[seat].is_in_play():
            s.fight = []
            return
        if s.hears:
            s.tell("attacks", {"seat": seat, **fighter_about(s, s.fight[1])}, "BET-267")
        dice = s.value(seat, trait) + int(s.haunt.extra_dice(s, seat, ATTACK, trait))
        if card != NO_CARD:
            dice += s.printed.attack_dice[card]
        s.push(DefenceRoll())
        roll(s, seat, ATTACK, dice)


class DefenceRoll(Step):
    """The defender rolls the same trait (BET-268, BET-271)."""

    rule = "BET-268"

    def run(self, s: Night) -> None:
        """Monsters' dice are nobody's own (BET-432)."""
        fight = s.fight[:]
        fight[5] = s.total
        s.fight = fight
        target, trait = fight[1], fight[2]
        if target >= MONSTER:
            throw_for_nobody(s, -1, DEFENCE, s.monsters[target - MONSTER].values[trait])
            s.push(Outcome())
            return
        s.push(Outcome())
        dice = s.value(target, trait) + int(s.haunt.extra_dice(s, target, DEFENCE, trait))
        roll(s, target, DEFENCE, dice)


def monster_attacks(s: Night, monster: Monster, seat: int) -> None:
    """A monster attacks an explorer here with its own trait (BET-304, HAU-25)."""
    monster.has_attacked = True
    trait = s.haunt.kinds[monster.kind].attack
    s.fight = [MONSTER + monster.number, seat, trait, NO_CARD, 0, 0, 0]
    if s.hears:
        s.tell("monster-attacks", {**told(s, monster), "seat": seat}, "BET-304")
    throw_for_nobody(s, -1, ATTACK, monster.values[trait])
    s.push(DefenceRoll())


# ---- the outcome


class Outcome(Step):
    """The higher total wins; equal totals do nothing (BET-269, BET-270)."""

    rule = "BET-269"

    def run(self, s: Night) -> None:
        """What comes after the attack waits below."""
        fight = s.fight[:]
        fight[6] = s.total
        s.fight = fight
        if fight[0] < MONSTER and fight[3] != NO_CARD and s.printed.after[fight[3]]:
            s.push(Effect(fight[0], s.printed.after[fight[3]], fight[3]))
        margin = fight[5] - fight[6]
        if s.haunt.has_won(s, fight, margin) or margin == 0:
            return
        if margin > 0:
            attacker_wins(s, fight, margin)
        else:
            defender_wins(s, fight, -margin)


def damage_kind(trait: int) -> int:
    """Physical by Might and Speed, mental by Sanity and Knowledge (BET-272)."""
    return MENTAL if trait >= SANITY else PHYSICAL


def attacker_wins(s: Night, fight: list[int], margin: int) -> None:
    """Hurt the defender, rob them instead, or stun a monster (BET-269, BET-275, BET-279)."""
    attacker, target = fight[0], fight[1]
    if target >= MONSTER:
        beat(s, s.monsters[target - MONSTER], attacker, margin)
        return
    if attacker < MONSTER:
        loot = loot_of(s, fight, margin)
        if loot:
            s.push(Steal(attacker, target, damage_kind(fight[2]), margin, loot))
            return
    hurt(s, target, damage_kind(fight[2]), margin)


def defender_wins(s: Night, fight: list[int], margin: int) -> None:
    """The attacker is hurt, but not at range nor by a stunned monster (BET-276, BET-287)."""
    attacker, target = fight[0], fight[1]
    if attacker >= MONSTER:
        beat(s, s.monsters[attacker - MONSTER], target, margin)
        return
    is_stunned = target >= MONSTER and s.monsters[target - MONSTER].is_stunned
    if not fight[4] and not is_stunned:
        hurt(s, attacker, damage_kind(fight[2]), margin)


def loot_of(s: Night, fight: list[int], margin: int) -> list[int]:
    """What the winner may take instead of dealing at least 2 points (BET-279, BET-280, HAU-67)."""
    attacker, target, kind = fight[0], fight[1], damage_kind(fight[2])
    if fight[4] or margin - reduction(s, target, kind) < LEAST_STOLEN:
        return []
    found: list[int] = []
    if kind == PHYSICAL and not s.rules.honest_foes:
        found = stealable(s, attacker, target)
    for card in s.haunt.grabs(s, attacker, target):
        if card not in found and is_free(s, attacker, card):
            found.append(card)
    return found


def stealable(s: Night, thief: int, victim: int) -> list[int]:
    """The items that may be stolen from an explorer (BET-199, BET-200, BET-201)."""
    found: list[int] = []
    for card in s.players[victim].cards:
        if (s.printed.steals[card] or card >= TOKENS) and is_free(s, thief, card):
            if s.haunt is None or s.haunt.may_pick(s, thief, card):
                found.append(card)
    return found


class Steal(Ask):
    """Take one item instead of dealing any damage, or deal it (BET-279)."""

    rule = "BET-279"

    def __init__(self, seat: int, victim: int, kind: int, points: int, loot: list[int]) -> None:
        super().__init__(seat)
        self.victim = victim
        self.kind = kind
        self.points = points
        self.loot = loot

    def options(self, s: Night) -> list[int]:
        """The loot, or harm."""
        return [HARM] + [STEAL + card for card in self.loot]

    def choose(self, s: Night, action: int) -> None:
        """One or the other."""
        if action == HARM:
            hurt(s, self.victim, self.kind, self.points)
        else:
            steal(s, self.seat, self.victim, action - STEAL)

    def about(self, s: Night) -> dict[str, Any]:
        """Whom, and how much it would hurt."""
        return {"target_seat": self.victim, "count": self.points, "damage": self.kind}


def steal(s: Night, thief: int, victim: int, card: int) -> None:
    """Stealing is the thief's one action with that item this turn (BET-207)."""
    if s.hears:
        s.tell("steals", {"seat": thief, "victim_seat": victim, "card": card}, "BET-279")
    if card not in s.players[victim].cards:
        s.haunt.grab(s, thief, victim, card)
        return
    lose_card(s, victim, card)
    if s.printed.on_stolen[card]:
        s.push(Effect(victim, s.printed.on_stolen[card], card))
    if thief == s.acting:
        s.acted.append(card)
    receive(s, thief, card)
