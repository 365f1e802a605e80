"""A fever that turns heroes (K5), and the cure: HAU-32 to HAU-35, HAU-157 to HAU-170."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import amount, course_of
from dreadhouse.games.betrayal.haunts.tokens import TokenKind
from dreadhouse.games.betrayal.rules.combat import attacker_wins
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.items import lose_card
from dreadhouse.games.betrayal.rules.piles import to_pile
from dreadhouse.games.betrayal.rules.rolls import is_free
from dreadhouse.games.betrayal.rules.stunning import MONSTER
from dreadhouse.games.betrayal.rules.traits import gain
from dreadhouse.games.betrayal.rules.words import NO, YES
from dreadhouse.games.betrayal.state import (
    HERO,
    MIGHT,
    NO_CARD,
    SPEED,
    TRAITOR,
    Night,
)
from dreadhouse.kernel.frames import Ask

FEVER: Final = 1


class Fever(Block):
    """The traitor and all converted explorers are one side, which cannot be killed (HAU-159).

    `limit` is the Fever that turns a hero, `cure` the token that ends it, `counter` is raised when
    the first patient is cured.
    """

    def __init__(self, limit: list[int], cure: TokenKind, counter: int) -> None:
        self.limit = limit
        self.cure = cure
        self.counter = counter

    def set_up(self, s: Night) -> None:
        """The first patient gains 1 Might and 1 Speed (HAU-157)."""
        gain(s, s.traitor, MIGHT, 1, NO_CARD)
        gain(s, s.traitor, SPEED, 1, NO_CARD)

    # ---- the Pale

    def is_pale(self, s: Night, seat: int) -> bool:
        """Whether an explorer has turned."""
        return s.players[seat].team == TRAITOR

    def cannot_fall(self, s: Night, seat: int) -> bool:
        """Their traits stop at the first step (HAU-160)."""
        return self.is_pale(s, seat)

    def takes_damage(self, s: Night, seat: int, kind: int, points: int) -> bool:
        """They are stunned instead (HAU-160)."""
        if not self.is_pale(s, seat):
            return False
        daze(s, seat)
        return True

    def turn_missed(self, s: Night, seat: int) -> None:
        """They recover at the end of the turn that they miss (HAU-161)."""
        s.players[seat].is_stunned = False

    def may_pick(self, s: Night, seat: int, card: int) -> bool:
        """The cure is not for them (HAU-165)."""
        return not (self.cure.owns(card) and self.is_pale(s, seat))

    # ---- fights

    def has_won(self, s: Night, fight: list[int], margin: int) -> bool:
        """By a touch of the Pale comes Fever, by the cure an end (HAU-162, HAU-168, HAU-169)."""
        if fight[0] >= MONSTER or fight[1] >= MONSTER:
            return False
        is_curing = self.uses_cure(s, fight)
        if margin > 0:
            return self.touches(s, fight[0], fight[1], fight[2]) or (
                is_curing and self.heal(s, fight, margin)
            )
        if margin < 0 and s.players[fight[1]].is_stunned:
            return True
        return margin < 0 and self.touches(s, fight[1], fight[0], fight[2])

    def touches(self, s: Night, winner: int, loser: int, trait: int) -> bool:
        """One of the Pale has beaten a hero with Might: Fever in place of damage (HAU-162)."""
        if trait != MIGHT or not self.is_pale(s, winner) or self.is_pale(s, loser):
            return False
        self.infect(s, loser)
        return True

    def uses_cure(self, s: Night, fight: list[int]) -> bool:
        """A hero who attacks one of the Pale here uses a cure that is still free (HAU-167)."""
        held = self.cure.held(s, fight[0])
        if not held or fight[4] or not is_free(s, fight[0], held[0]):
            return False
        if not self.is_pale(s, fight[1]):
            return False
        s.acted.append(held[0])
        return True

    def heal(self, s: Night, fight: list[int], margin: int) -> bool:
        """The first patient is cured, another one may be brought back (HAU-168, HAU-169)."""
        if fight[1] == s.traitor:
            course_of(s).counts[self.counter] += 1
            judge(s)
        else:
            s.push(BringBack(fight[0], self, fight, margin))
        return True

    # ---- turning

    def infect(self, s: Night, seat: int) -> None:
        """1 Fever; at the limit the hero turns (HAU-32, HAU-164)."""
        fevers = course_of(s).fevers
        fevers[seat] += FEVER
        if s.hears:
            s.tell("fever", {"seat": seat, "count": fevers[seat]}, "HAU-162")
        if fevers[seat] >= amount(s, self.limit):
            self.turn(s, seat)
        judge(s)

    def turn(self, s: Night, seat: int) -> None:
        """Another side, a turn missed, the cure dropped (HAU-33, HAU-34, HAU-165)."""
        p = s.players[seat]
        p.team = TRAITOR
        if s.hears:
            s.tell("turns-pale", {"seat": seat}, "HAU-164")
        for card in self.cure.held(s, seat):
            to_pile(s, p.room, p.side, card)
            lose_card(s, seat, card)
        daze(s, seat)

    def bring_back(self, s: Night, seat: int) -> None:
        """A hero again, without Fever and no longer stunned (HAU-168)."""
        p = s.players[seat]
        p.team = HERO
        p.is_stunned = False
        p.misses = 0
        course_of(s).fevers[seat] = 0
        if s.hears:
            s.tell("brought-back", {"seat": seat}, "HAU-168")
        judge(s)

    def table(self, s: Night, seat: int, found: dict[str, Any]) -> None:
        """How much Fever turns a hero."""
        found["needs"]["fever"] = amount(s, self.limit)


def daze(s: Night, seat: int) -> None:
    """Stunned: the next turn is missed, and one's own ends at once (HAU-161, HAU-231, HAU-237)."""
    p = s.players[seat]
    if seat == s.acting:
        s.is_turn_over = True
    if p.is_stunned:
        return
    p.is_stunned = True
    p.misses = max(1, p.misses)
    if s.hears:
        s.tell("pale-stunned", {"seat": seat}, "HAU-161")


class BringBack(Ask):
    """Bring one of the Pale back, or let the blow fall (HAU-168)."""

    rule = "HAU-168"

    def __init__(self, seat: int, fever: Fever, fight: list[int], margin: int) -> None:
        super().__init__(seat)
        self.fever = fever
        self.fight = fight
        self.margin = margin

    def options(self, s: Night) -> list[int]:
        """Yes or no."""
        return [YES, NO]

    def choose(self, s: Night, action: int) -> None:
        """Whoever is not brought back is stunned, or robbed (HAU-236)."""
        if action == YES:
            self.fever.bring_back(s, self.fight[1])
        else:
            attacker_wins(s, self.fight, self.margin)

    def about(self, s: Night) -> dict[str, Any]:
        """Whom."""
        return {"target_seat": self.fight[1]}
