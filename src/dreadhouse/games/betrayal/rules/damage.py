"""Damage: dice, reduction, and its division by the victim (BET-72 to BET-78, BET-369)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.rules.rolls import DAMAGE, roll
from dreadhouse.games.betrayal.rules.traits import lose, lowest
from dreadhouse.games.betrayal.rules.words import LOSE, NO, YES
from dreadhouse.games.betrayal.state import (
    KNOWLEDGE,
    MENTAL,
    MIGHT,
    PHYSICAL,
    SANITY,
    SPEED,
    Night,
)
from dreadhouse.kernel.frames import Ask, Step

PAIRS: Final = [[MIGHT, SPEED], [SANITY, KNOWLEDGE]]


def hurt_dice(s: Night, seat: int, kind: int, dice: int) -> None:
    """Dice of damage: the total is the number of points (BET-72)."""
    if s.players[seat].is_in_play():
        s.push(DamageRolled(seat, kind))
        roll(s, seat, DAMAGE, dice)


class DamageRolled(Step):
    """The total of a damage roll strikes."""

    rule = "BET-72"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: Night) -> None:
        """As many points as pips."""
        hurt(s, self.seat, self.kind, s.total)


def hurt(s: Night, seat: int, kind: int, points: int) -> None:
    """Points of damage (BET-75); mental damage may be turned into physical (BET-369)."""
    p = s.players[seat]
    if points <= 0 or not p.is_in_play():
        return
    if kind == MENTAL:
        for card in p.cards:
            if s.printed.converts[card]:
                s.push(ConvertDamage(seat, points))
                return
    strike(s, seat, kind, points)


def reduction(s: Night, seat: int, kind: int) -> int:
    """By how much the explorer's cards reduce each hit (BET-77)."""
    found = 0
    for card in s.players[seat].cards:
        found += s.printed.reduces[card][kind]
    return found


def strike(s: Night, seat: int, kind: int, points: int) -> None:
    """What the cards leave of a hit is divided, point by point."""
    points -= reduction(s, seat, kind)
    if points <= 0:
        if s.hears:
            s.tell("unhurt", {"seat": seat}, "BET-77")
        return
    if s.haunt is not None and s.haunt.takes_damage(s, seat, kind, points):
        return
    if s.hears:
        s.tell("hurt", {"seat": seat, "damage": kind, "count": points}, "BET-72")
    s.push(Points(seat, kind, points))


class ConvertDamage(Ask):
    """Take all of a mental hit as physical instead, or not (BET-369)."""

    rule = "BET-369"

    def __init__(self, seat: int, points: int) -> None:
        super().__init__(seat)
        self.points = points

    def options(self, s: Night) -> list[int]:
        """Yes or no."""
        return [YES, NO]

    def choose(self, s: Night, action: int) -> None:
        """Then only what reduces that kind helps."""
        strike(s, self.seat, PHYSICAL if action == YES else MENTAL, self.points)

    def about(self, s: Night) -> dict[str, Any]:
        """How many points."""
        return {"count": self.points}


class Points(Step):
    """Points still to be taken; where only one trait can fall, it does (BET-78)."""

    rule = "BET-78"

    def __init__(self, seat: int, kind: int, points: int) -> None:
        self.seat = seat
        self.kind = kind
        self.points = points

    def run(self, s: Night) -> None:
        """Ask for one point where there is a choice; what nobody can take is lost."""
        p = s.players[self.seat]
        if not p.is_in_play():
            return
        least = lowest(s, self.seat)
        can_fall = [trait for trait in PAIRS[self.kind] if p.steps[trait] > least]
        if len(can_fall) == 2:
            s.push(TakePoint(self.seat, self.kind, self.points))
        elif can_fall:
            lose(s, self.seat, can_fall[0], self.points)


class TakePoint(Ask):
    """The victim divides the points (BET-73, BET-74)."""

    rule = "BET-73"

    def __init__(self, seat: int, kind: int, points: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.points = points

    def options(self, s: Night) -> list[int]:
        """Either trait of the kind."""
        return [LOSE + trait for trait in PAIRS[self.kind]]

    def choose(self, s: Night, action: int) -> None:
        """One step down; the other points follow."""
        lose(s, self.seat, action - LOSE, 1)
        if self.points > 1:
            s.push(Points(self.seat, self.kind, self.points - 1))

    def about(self, s: Night) -> dict[str, Any]:
        """How many points are left."""
        return {"count": self.points, "damage": self.kind}
