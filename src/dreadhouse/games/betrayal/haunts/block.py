"""A building block of haunts (K1 to K17), and the haunt that is built of them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from dreadhouse.games.betrayal.haunts.aims import HEROES_WANT, TRAITOR_WANTS
from dreadhouse.games.betrayal.haunts.course import CLOCK, Course, course_of
from dreadhouse.games.betrayal.haunts.traitors import Naming
from dreadhouse.games.betrayal.haunts.winning import Winning
from dreadhouse.games.betrayal.rules.haunt import Haunt, house_wins, judge, side_wins
from dreadhouse.games.betrayal.state import HERO, NOBODY, TRAITOR, Affair, Monster, Night
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Step

UNDECIDED: Final = -1


class Block:
    """A building block; each mechanic says only what it does itself (see rules/haunt.py)."""

    never_changes: ClassVar[bool] = True

    def set_up(self, s: Night) -> None:
        """Its part of the setup: push what has to be chosen (HAU-3)."""

    def settle(self, s: Night) -> None:
        """What happens as soon as it can, after every step (HAU-47)."""

    def round_ends(self, s: Night) -> None:
        """At the end of a round, before the clock (HAU-30)."""

    def clock_strikes(self, s: Night, value: int) -> None:
        """The clock has reached a value (HAU-31)."""

    def turn_begins(self, s: Night, seat: int) -> None:
        """At the start of a turn."""

    def turn_ends(self, s: Night, seat: int) -> None:
        """At the end of a turn."""

    def turn_missed(self, s: Night, seat: int) -> None:
        """A turn was missed."""

    def exit_cost(self, s: Night, seat: int) -> int:
        """Extra spaces for leaving a room."""
        return 0

    def speed_of(self, s: Night, seat: int, speed: int) -> int:
        """Spaces of a turn."""
        return speed

    def has_barrier(self, s: Night, room: int) -> bool:
        """Whether a barrier stands."""
        return True

    def entered(self, s: Night, seat: int) -> None:
        """An explorer has come into a room."""

    def phase_begins(self, s: Night) -> None:
        """The monster phase begins."""

    def monster_moved(self, s: Night, monster: Monster) -> None:
        """A monster has come into a room."""

    def add_actions(self, s: Night, seat: int, found: list[int]) -> None:
        """Add the block's actions."""

    def choose(self, s: Night, seat: int, action: int) -> bool:
        """Carry out one of the block's actions; False when it is another's."""
        return False

    def ban(self, s: Night, seat: int, action: int) -> str:
        """The rule that refuses an action of this block, or nothing."""
        return ""

    def may_pick(self, s: Night, seat: int, card: int) -> bool:
        """Whether an explorer may take a token."""
        return True

    def extra_dice(self, s: Night, seat: int, kind: int, trait: int) -> int:
        """Dice more or fewer."""
        return 0

    def may_attack(self, s: Night, seat: int, target: int) -> bool:
        """Whether no shield protects an explorer."""
        return True

    def has_won(self, s: Night, fight: list[int], margin: int) -> bool:
        """True when the block has settled an attack."""
        return False

    def takes_damage(self, s: Night, seat: int, kind: int, points: int) -> bool:
        """True when something else comes in the place of damage."""
        return False

    def cannot_fall(self, s: Night, seat: int) -> bool:
        """Whether traits stop at their first step."""
        return False

    def fate(self, s: Night, monster: Monster, by: int, margin: int) -> int:
        """What becomes of a beaten monster, or UNDECIDED."""
        return UNDECIDED

    def grabs(self, s: Night, attacker: int, target: int) -> list[int]:
        """Tokens that may be grabbed."""
        return []

    def grab(self, s: Night, attacker: int, target: int, card: int) -> None:
        """Take a grabbed token that is no item."""

    def died(self, s: Night, seat: int) -> None:
        """An explorer has died."""

    def prey_of(self, s: Night, monster: Monster) -> int:
        """Whom a monster hunts first of all, or NOBODY."""
        return NOBODY

    def aim(self, s: Night, monster: Monster) -> list[int]:
        """Where a monster with a behaviour of the block's goes, and its prey there."""
        return []

    def table(self, s: Night, seat: int, found: dict[str, Any]) -> None:
        """Add what a seat sees of it."""

    def redeal(self, s: Night, seat: int, dice: Dice) -> None:
        """Deal anew what it hides from a seat."""

    def pieces(self, s: Night) -> list[str]:
        """Its pieces with their places."""
        return []


class BuiltHaunt(Haunt):
    """A haunt built of blocks, which are asked in their order.

    `hero_aims` and `traitor_aims` say what each side wants, the dearest first: for bots only.
    """

    def __init__(self, id: str, naming: Naming, blocks: list[Block], winning: Winning) -> None:
        super().__init__(id)
        self.naming = naming
        self.blocks = blocks
        self.winning = winning
        self.counters: list[str] = ["clock"]
        self.rule = ""
        self.has_clock = False
        self.is_free_for_all = False
        self.hero_aims = HEROES_WANT[:]
        self.traitor_aims = TRAITOR_WANTS[:]

    # ---- beginning and end

    def fresh_affair(self, s: Night) -> Affair:
        """Counters at 0, nothing placed."""
        return Course(len(self.counters), s.seats)

    def traitor_of(self, s: Night) -> int:
        """As the haunt names its traitor (BET-239 to BET-243)."""
        return self.naming.seat(s)

    def has_sides(self) -> bool:
        """Whether there are sides (HAU-127)."""
        return not self.is_free_for_all

    def is_hidden(self) -> bool:
        """Whether parts are dealt (HAU-51)."""
        return self.naming.is_hidden

    def allows_volunteer(self) -> bool:
        """Where seat, trait or age names the traitor (BET-427)."""
        return self.naming.may_be_handed_over

    def begin(self, s: Night) -> None:
        """Block after block (HAU-3)."""
        s.push(SetUp(0))

    def judge(self, s: Night) -> None:
        """Carry home, then see who has won (HAU-47, HAU-70)."""
        if not course_of(s).is_ready:
            return
        for block in self.blocks:
            block.settle(s)
        if s.result is not None:
            return
        winner = self.winning.winner(s)
        if winner == HERO or winner == TRAITOR:
            side_wins(s, winner)
        elif winner != NOBODY:
            house_wins(s)

    def round_ends(self, s: Night) -> None:
        """Block after block, then the clock (HAU-30)."""
        s.push(RoundPart(0))

    # ---- turns and movement

    def turn_begins(self, s: Night, seat: int) -> None:
        """Ask the blocks."""
        for block in self.blocks:
            block.turn_begins(s, seat)

    def turn_ends(self, s: Night, seat: int) -> None:
        """Ask the blocks."""
        for block in self.blocks:
            block.turn_ends(s, seat)

    def turn_missed(self, s: Night, seat: int) -> None:
        """Ask the blocks."""
        for block in self.blocks:
            block.turn_missed(s, seat)

    def exit_cost(self, s: Night, seat: int) -> int:
        """All extras together."""
        found = 0
        for block in self.blocks:
            found += block.exit_cost(s, seat)
        return found

    def speed_of(self, s: Night, seat: int, speed: int) -> int:
        """As the blocks change it."""
        for block in self.blocks:
            speed = block.speed_of(s, seat, speed)
        return speed

    def has_barrier(self, s: Night, room: int) -> bool:
        """Unless a block takes it away (BET-179)."""
        for block in self.blocks:
            if not block.has_barrier(s, room):
                return False
        return True

    def entered(self, s: Night, seat: int) -> None:
        """Ask the blocks."""
        for block in self.blocks:
            block.entered(s, seat)

    def phase_begins(self, s: Night) -> None:
        """Ask the blocks."""
        for block in self.blocks:
            block.phase_begins(s)

    def monster_moved(self, s: Night, monster: Monster) -> None:
        """Ask the blocks."""
        for block in self.blocks:
            block.monster_moved(s, monster)

    # ---- actions

    def add_actions(self, s: Night, seat: int, found: list[int]) -> None:
        """Ask the blocks."""
        for block in self.blocks:
            block.add_actions(s, seat, found)

    def choose(self, s: Night, seat: int, action: int) -> None:
        """The first block that knows the action carries it out."""
        for block in self.blocks:
            if block.choose(s, seat, action):
                return

    def ban(self, s: Night, seat: int, action: int) -> str:
        """The first reason."""
        for block in self.blocks:
            rule = block.ban(s, seat, action)
            if rule:
                return rule
        return "BET-79"

    def may_pick(self, s: Night, seat: int, card: int) -> bool:
        """Unless a block forbids it."""
        for block in self.blocks:
            if not block.may_pick(s, seat, card):
                return False
        return True

    # ---- rolls, fights, deaths

    def extra_dice(self, s: Night, seat: int, kind: int, trait: int) -> int:
        """All extras together."""
        found = 0
        for block in self.blocks:
            found += block.extra_dice(s, seat, kind, trait)
        return found

    def may_attack(self, s: Night, seat: int, target: int) -> bool:
        """Unless a block shields the target."""
        for block in self.blocks:
            if not block.may_attack(s, seat, target):
                return False
        return True

    def has_won(self, s: Night, fight: list[int], margin: int) -> bool:
        """The first block that settles it."""
        for block in self.blocks:
            if block.has_won(s, fight, margin):
                return True
        return False

    def takes_damage(self, s: Night, seat: int, kind: int, points: int) -> bool:
        """The first block that takes its place."""
        for block in self.blocks:
            if block.takes_damage(s, seat, kind, points):
                return True
        return False

    def cannot_fall(self, s: Night, seat: int) -> bool:
        """Whether any block says so."""
        for block in self.blocks:
            if block.cannot_fall(s, seat):
                return True
        return False

    def can_be_stunned(self, s: Night, monster: Monster, by: int, margin: int) -> int:
        """As a block decides, or as the kind's line says (HAU-26, HAU-27)."""
        for block in self.blocks:
            fate = block.fate(s, monster, by, margin)
            if fate != UNDECIDED:
                return fate
        return self.kinds[monster.kind].defeat

    def grabs(self, s: Night, attacker: int, target: int) -> list[int]:
        """All tokens together (HAU-67)."""
        found: list[int] = []
        for block in self.blocks:
            found += block.grabs(s, attacker, target)
        return found

    def grab(self, s: Night, attacker: int, target: int, card: int) -> None:
        """Ask the blocks."""
        for block in self.blocks:
            block.grab(s, attacker, target, card)

    def died(self, s: Night, seat: int) -> None:
        """Ask the blocks."""
        for block in self.blocks:
            block.died(s, seat)

    def prey_of(self, s: Night, monster: Monster) -> int:
        """Its twin, or whom a block names."""
        for block in self.blocks:
            seat = block.prey_of(s, monster)
            if seat != NOBODY:
                return seat
        return monster.twin

    def aim(self, s: Night, monster: Monster) -> list[int]:
        """The first block that has an aim for it."""
        for block in self.blocks:
            found = block.aim(s, monster)
            if found:
                return found
        return []

    # ---- what is seen

    def table(self, s: Night, seat: int) -> dict[str, Any]:
        """What the blocks show."""
        found: dict[str, Any] = {
            "rule": self.rule,
            "has_clock": self.has_clock,
            "clock": course_of(s).counts[CLOCK],
            "counts": {},
            "needs": {},
            "zone": [],
            "fixtures": [],
            "things": {},
            "faces": {},
            "fevers": course_of(s).fevers[:],
        }
        for block in self.blocks:
            block.table(s, seat, found)
        return found

    def redeal(self, s: Night, seat: int, dice: Dice) -> None:
        """Ask the blocks."""
        for block in self.blocks:
            block.redeal(s, seat, dice)

    def pieces(self, s: Night) -> list[str]:
        """All of the blocks' pieces."""
        found: list[str] = []
        for block in self.blocks:
            found += block.pieces(s)
        return found


def built(s: Night) -> BuiltHaunt:
    """The haunt under way."""
    haunt = s.haunt
    assert isinstance(haunt, BuiltHaunt)
    return haunt


class SetUp(Step):
    """One block after the other is set up (HAU-3)."""

    rule = "HAU-3"

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: Night) -> None:
        """The next block waits below."""
        blocks = built(s).blocks
        if self.at < len(blocks):
            s.push(SetUp(self.at + 1))
            blocks[self.at].set_up(s)
        else:
            course_of(s).is_ready = True
            judge(s)


class RoundPart(Step):
    """The end of a round, block by block; the clock comes last (HAU-30)."""

    rule = "HAU-30"

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: Night) -> None:
        """The next block waits below."""
        haunt = built(s)
        if self.at < len(haunt.blocks):
            s.push(RoundPart(self.at + 1))
            haunt.blocks[self.at].round_ends(s)
            return
        course = course_of(s)
        course.is_round_over = True
        judge(s)
        course.is_round_over = False
        if haunt.has_clock and s.result is None:
            strike_clock(s, haunt)


def strike_clock(s: Night, haunt: BuiltHaunt) -> None:
    """The clock rises by 1, and what the haunt sets for its value happens (HAU-30, HAU-31)."""
    course = course_of(s)
    course.counts[CLOCK] += 1
    value = course.counts[CLOCK]
    if s.hears:
        s.tell("clock-rises", {"count": value}, "HAU-30")
    for block in haunt.blocks:
        block.clock_strikes(s, value)
    judge(s)
