"""Objects that heroes strike (K12), and what shields them: HAU-53 to HAU-56, HAU-175 to HAU-177."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import amount, course_of
from dreadhouse.games.betrayal.rules.effects import Effect
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.rolls import (
    ATTACK,
    DEFENCE,
    is_free,
    roll,
    throw_for_nobody,
)
from dreadhouse.games.betrayal.rules.words import ARM, BARE, HIT
from dreadhouse.games.betrayal.state import HERO, MIGHT, NO_CARD, Night
from dreadhouse.kernel.frames import Ask, Step


class Target(Block):
    """An object in a room, with so many dice and so many marks to break it (HAU-53, HAU-55).

    While an unstunned monster of the kind `guards` is in the room, nobody may attack the object,
    nor the traitor there (HAU-176).
    """

    def __init__(self, id: str, room: int, dice: int, counter: int, need: list[int]) -> None:
        self.id = id
        self.room = room
        self.dice = dice
        self.counter = counter
        self.need = need
        self.guards = -1

    def is_shielded(self, s: Night) -> bool:
        """Whether a guard stands there (HAU-56)."""
        for monster in s.monsters:
            if monster.kind == self.guards and monster.room == self.room:
                if not monster.is_stunned and not monster.is_gone:
                    return True
        return False

    def may_attack(self, s: Night, seat: int, target: int) -> bool:
        """The shield covers the traitor in the room, not the guards (HAU-177)."""
        if target != s.traitor or s.players[target].room != self.room:
            return True
        return not self.is_shielded(s)

    def add_actions(self, s: Night, seat: int, found: list[int]) -> None:
        """Strike it instead of attacking somebody."""
        p = s.players[seat]
        if p.room == self.room and p.team == HERO and not s.has_attacked:
            if p.trap == NO_CARD and not self.is_shielded(s):
                found.append(HIT)

    def choose(self, s: Night, seat: int, action: int) -> bool:
        """With a weapon or without."""
        if action != HIT:
            return False
        s.has_attacked = True
        s.push(ArmForObject(seat, self))
        return True

    def ban(self, s: Night, seat: int, action: int) -> str:
        """The shield holds, or it is somewhere else."""
        if action != HIT:
            return ""
        return "HAU-56" if self.is_shielded(s) else "HAU-53"

    def table(self, s: Night, seat: int, found: dict[str, Any]) -> None:
        """The object with its marks."""
        found["object"] = {"id": self.id, "room": self.room, "shielded": self.is_shielded(s)}
        found["counts"][self.id] = course_of(s).counts[self.counter]
        found["needs"][self.id] = amount(s, self.need)


class ArmForObject(Ask):
    """A weapon that helps Might attacks, or none (HAU-53)."""

    rule = "HAU-53"

    def __init__(self, seat: int, target: Target) -> None:
        super().__init__(seat)
        self.target = target

    def options(self, s: Night) -> list[int]:
        """Neither what shoots nor what strikes the mind."""
        found = [BARE]
        for card in s.players[self.seat].cards:
            if s.printed.attack[card] == MIGHT and is_free(s, self.seat, card):
                found.append(ARM + card)
        return found

    def choose(self, s: Night, action: int) -> None:
        """The weapon's own terms come first."""
        card = NO_CARD if action == BARE else action - ARM
        s.is_attack_lost = False
        s.push(ObjectAttack(self.seat, self.target, card))
        if card != NO_CARD:
            s.acted.append(card)
            if s.printed.before[card]:
                s.push(Effect(self.seat, s.printed.before[card], card))


class ObjectAttack(Step):
    """The hero rolls Might (HAU-53)."""

    rule = "HAU-53"

    def __init__(self, seat: int, target: Target, card: int) -> None:
        self.seat = seat
        self.target = target
        self.card = card

    def run(self, s: Night) -> None:
        """Unless the weapon cost the attack."""
        if s.is_attack_lost or not s.players[self.seat].is_in_play():
            return
        dice = s.value(self.seat, MIGHT) + int(s.haunt.extra_dice(s, self.seat, ATTACK, MIGHT))
        if self.card != NO_CARD:
            dice += s.printed.attack_dice[self.card]
        s.push(ObjectStruck(self.seat, self.target, self.card))
        roll(s, self.seat, ATTACK, dice)


class ObjectStruck(Step):
    """A higher total makes one mark; any other does nothing (HAU-54)."""

    rule = "HAU-54"

    def __init__(self, seat: int, target: Target, card: int) -> None:
        self.seat = seat
        self.target = target
        self.card = card

    def run(self, s: Night) -> None:
        """The attacker is never hurt by it."""
        total = s.total
        if self.card != NO_CARD and s.printed.after[self.card]:
            s.push(Effect(self.seat, s.printed.after[self.card], self.card))
        throw_for_nobody(s, -1, DEFENCE, self.target.dice)
        if total > s.total:
            counts = course_of(s).counts
            counts[self.target.counter] += 1
            if s.hears:
                args = {"seat": self.seat, "count": counts[self.target.counter]}
                s.tell("object-cracks", args, "HAU-54")
        judge(s)
