"""The round: its start, the players' turn, the creatures' turn, its end (PAN-86 to PAN-101,
PAN-570 to PAN-572)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.creatures.turn import CreaturesTurn
from dreadhouse.games.pandemonium.rules.appearing import (
    CreaturesAppear,
    FearOf,
    choose_least_portal,
    roll_evil_die,
)
from dreadhouse.games.pandemonium.rules.checking import NIGHT_BEGINS, happen, settle
from dreadhouse.games.pandemonium.rules.death import stand_up
from dreadhouse.games.pandemonium.rules.deciding import OrderTie, decide, in_order, who_is
from dreadhouse.games.pandemonium.rules.figures import place_foe
from dreadhouse.games.pandemonium.rules.life import BOSS
from dreadhouse.games.pandemonium.rules.moments import ON_CREATURES, moment
from dreadhouse.games.pandemonium.rules.turn import BeginTurn
from dreadhouse.games.pandemonium.rules.values import agility_of, will_of
from dreadhouse.games.pandemonium.rules.words import CHARACTER
from dreadhouse.games.pandemonium.state import (
    CELLS,
    CREATURES_TURN,
    ENTOMBED,
    EVIL_TURN,
    FIRST_NIGHT,
    NOBODY,
    NOWHERE,
    PLAYERS_TURN,
    ROUND_START,
    TILES,
    Pandemonium,
)
from dreadhouse.kernel.frames import Step


class RoundBegins(Step):
    """The Timer moves on, and the round starts with its steps in order (PAN-90)."""

    rule = "PAN-90"

    def run(self, s: Pandemonium) -> None:
        """Push the steps, the last one first."""
        s.round += 1
        s.phase = ROUND_START
        s.order = []
        if s.hears:
            s.tell("round-begins", {"round": s.round}, "PAN-86")
        for frame in STEPS:
            s.push(frame)


class StandUp(Step):
    """Entombed characters get back on their feet; what begins with a round begins (PAN-91)."""

    rule = "PAN-91"

    def run(self, s: Pandemonium) -> None:
        """Long Night looks at night rounds, chapters may have more (PAN-636)."""
        settle(s)
        s.chapter.round_begins(s)
        for who in range(len(s.cast)):
            s.cast[who].has_played = False
            if s.cast[who].posture == ENTOMBED:
                stand_up(s, who)
        if s.is_night():
            happen(s, NIGHT_BEGINS, NOBODY, NOWHERE)


class EndReinforce(Step):
    """Reinforce ends, and the first night clears the Explored tokens (PAN-92, PAN-93)."""

    rule = "PAN-92"

    def run(self, s: Pandemonium) -> None:
        """Both."""
        for c in s.cast:
            c.is_reinforced = False
        if s.round == FIRST_NIGHT:
            s.is_explored = [0] * CELLS


class RollEvilDice(Step):
    """Fifth, in a night round, the Evil Die (PAN-95)."""

    rule = "PAN-95"

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: Pandemonium) -> None:
        """Once, unless a chapter says otherwise."""
        if not s.is_night():
            return
        left = s.chapter.evil_dice(s) if self.left < 0 else self.left
        if left > 1:
            s.push(RollEvilDice(left - 1))
        roll_evil_die(s)


class AfterEvilDie(Step):
    """The Final Battle's Fear, what a chapter adds, and the boss of free play (PAN-526)."""

    rule = "PAN-526"

    def run(self, s: Pandemonium) -> None:
        """Then the Generator loses one Energy (PAN-96)."""
        settle(s)
        free_boss: int = s.settings["free_play"]
        if free_boss and s.round == FIRST_NIGHT and s.chapter.number in (1, 2, 4):
            s.push(BossAppears(55 + free_boss))
            choose_least_portal(s)
        s.chapter.after_evil_die(s)
        if s.final_battle:
            for who in reversed(in_order(s)):
                s.push(FearOf(who, 1, BOSS))


class BossAppears(Step):
    """A boss comes to the portal just chosen (PAN-649, DIA-50)."""

    rule = "PAN-649"

    def __init__(self, boss: int) -> None:
        self.boss = boss

    def run(self, s: Pandemonium) -> None:
        """Its figure stands there from now on."""
        settle(s)
        place_foe(s, self.boss, s.choice)


class DrainGenerator(Step):
    """Sixth, a running Generator loses one Energy; at 1 it goes out (PAN-96, PAN-302)."""

    rule = "PAN-96"

    def run(self, s: Pandemonium) -> None:
        """It was on before."""
        if s.energy > 1:
            s.energy -= 1
            if s.hears:
                s.tell("energy", {"n": s.energy}, "PAN-96")


class SetOrder(Step):
    """Seventh, the turn order: Agility, then Will, then the decider (PAN-97, PAN-98)."""

    rule = "PAN-97"

    def run(self, s: Pandemonium) -> None:
        """One place after the other."""
        s.waiting = []
        s.push(PickNext([who for who in range(len(s.cast)) if s.is_in_play(who)]))


class PickNext(Step):
    """The next place of the turn order."""

    rule = "PAN-98"

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def run(self, s: Pandemonium) -> None:
        """Equal ones are told apart by the decider."""
        if not self.left:
            s.order = s.waiting
            s.waiting = s.order[:]
            if s.hears:
                s.tell("turn-order", {"order": [s.cast[who].persona for who in s.order]}, "PAN-97")
            return
        most = max([rank(s, who) for who in self.left])
        best = [who for who in self.left if rank(s, who) == most]
        s.push(TakePlace(self.left))
        decide(s, OrderTie, CHARACTER, [s.cast[who].persona for who in best])


def rank(s: Pandemonium, who: int) -> int:
    """Agility counts first, then Will."""
    return agility_of(s, who) * 100 + will_of(s, who)


class TakePlace(Step):
    """The character just chosen takes the next place."""

    rule = "PAN-98"

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def run(self, s: Pandemonium) -> None:
        """The rest follow."""
        chosen = who_is(s, s.choice)
        s.waiting.append(chosen)
        s.push(PickNext([who for who in self.left if who != chosen]))


class PlayersTurn(Step):
    """The characters take their turns one after the other (PAN-99, PAN-100)."""

    rule = "PAN-99"

    def run(self, s: Pandemonium) -> None:
        """Then the Evil One player, if there is one, then the creatures."""
        s.phase = PLAYERS_TURN
        if s.waiting:
            who = s.waiting.pop(0)
            s.push(self)
            s.push(BeginTurn(who))
            return
        s.phase = EVIL_TURN
        s.acting = NOBODY
        s.push(CREATURES_PHASE)
        s.chapter.evil_turn(s)


class CreaturesPhase(Step):
    """The creatures' turn, and before it the last moment for kept Events (PAN-101, PAN-430)."""

    rule = "PAN-101"

    def run(self, s: Pandemonium) -> None:
        """Nothing in the inventory may be rearranged any more (PAN-254)."""
        s.phase = CREATURES_TURN
        s.push(ROUND_ENDS)
        settle(s)
        s.push(CREATURES_DONE)
        s.push(CREATURES_ACT)
        s.is_cancelled = False
        moment(s, ON_CREATURES, NOBODY, 0)


class CreaturesDone(Step):
    """The end of the creatures' turn: Decoys are over, chapters may have more (DIA-110)."""

    rule = "PAN-101"

    def run(self, s: Pandemonium) -> None:
        """Push what the chapter does."""
        s.decoy = [0] * TILES
        s.chapter.creatures_turn_ends(s)


class RoundEnds(Step):
    """What lasts until the round ends stops; the Timer moves on, or the game ends (PAN-570)."""

    rule = "PAN-570"

    def run(self, s: Pandemonium) -> None:
        """The first round is over as well (PAN-109)."""
        for c in s.cast:
            c.attack_up = 0
            c.defence_up = 0
            c.action_up = 0
        s.extra_activity = [0] * TILES
        s.lamp = [0] * TILES
        s.flare = [0] * CELLS
        s.blood_moon = 0
        s.feeding_hour = 0
        for foe in s.foes:
            s.foe_goaded[foe] = 0
            s.foe_fury[foe] = 0
        s.is_first_round = False
        if s.chapter.is_over(s):
            s.chapter.time_is_up(s)
        else:
            s.push(ROUND_BEGINS)


ROUND_BEGINS: Final = RoundBegins()
CREATURES_PHASE: Final = CreaturesPhase()
CREATURES_ACT: Final = CreaturesTurn()
CREATURES_DONE: Final = CreaturesDone()
ROUND_ENDS: Final = RoundEnds()
STEPS: Final[list[Step]] = [
    PlayersTurn(),
    SetOrder(),
    DrainGenerator(),
    AfterEvilDie(),
    RollEvilDice(-1),
    CreaturesAppear(),
    EndReinforce(),
    StandUp(),
]
