"""Appearance of creatures (PAN-102 to PAN-124) and the Evil Die (PAN-125 to PAN-128)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.creatures.activity import least_activity_tiles
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.death import usable_portals
from dreadhouse.games.pandemonium.rules.deciding import FirstPortal, LeastPortal, decide, in_order
from dreadhouse.games.pandemonium.rules.dice import EVIL_ROLL, throw_d6, throw_d12
from dreadhouse.games.pandemonium.rules.figures import creature_count, place_foe
from dreadhouse.games.pandemonium.rules.life import OTHER, gain_fear, lose_life
from dreadhouse.games.pandemonium.rules.moments import ON_EVIL_DIE, moment
from dreadhouse.games.pandemonium.rules.printed import BREEDS, COPIES
from dreadhouse.games.pandemonium.rules.words import PORTAL
from dreadhouse.games.pandemonium.state import FIRST_NIGHT, NOBODY, NOWHERE, Pandemonium
from dreadhouse.kernel.frames import Step

REPEAT: Final = 12

PAIR: Final = 2


def invoke(s: Pandemonium) -> int:
    """Roll the D12 until a breed with a figure comes up; gives the figure (PAN-102 to PAN-105)."""
    while True:
        number = throw_d12(s)
        breed = s.last_breed if number == REPEAT else number - 1
        if breed >= 0:
            for figure in range(breed * COPIES, breed * COPIES + COPIES):
                if s.foe_cell[figure] == NOWHERE:
                    s.last_breed = breed
                    return figure


def appear(s: Pandemonium, cell: int) -> None:
    """One creature appears in a space, or every character gains 1 Fear (PAN-117, PAN-120)."""
    if creature_count(s) >= s.limit or creature_count(s) >= BREEDS * COPIES:
        if s.hears:
            s.tell("stays-away", {}, "PAN-120")
        fear_for_all(s, 1, OTHER)
    else:
        place_foe(s, invoke(s), cell)


class AppearAt(Step):
    """One creature appears; -1 means the space just chosen."""

    rule = "PAN-117"

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def run(self, s: Pandemonium) -> None:
        """One creature is one change (PAN-124)."""
        settle(s)
        appear(s, s.choice if self.cell < 0 else self.cell)


def appear_least(s: Pandemonium) -> None:
    """One creature on a portal of the tile with the least Activity (PAN-114 to PAN-116)."""
    s.push(AppearAt(-1))
    choose_least_portal(s)


def choose_least_portal(s: Pandemonium) -> None:
    """The decider chooses such a portal; push first what reads `s.choice`."""
    tiles = least_activity_tiles(s)
    decide(s, LeastPortal, PORTAL, [cell for cell in usable_portals(s) if cell >> 4 in tiles])


class CreaturesAppear(Step):
    """The creatures of a round's start (PAN-94, PAN-106 to PAN-112)."""

    rule = "PAN-94"

    def run(self, s: Pandemonium) -> None:
        """The decider chooses the first portal, the others follow clockwise."""
        if not s.chapter.creatures_appear(s):
            return
        portals = receiving_portals(s)
        if portals:
            s.push(AppearAround(portals))
            decide(s, FirstPortal, PORTAL, portals)


class AppearAround(Step):
    """One creature on each of these portals, beginning with the chosen one (PAN-111)."""

    rule = "PAN-111"

    def __init__(self, portals: list[int]) -> None:
        self.portals = portals

    def run(self, s: Pandemonium) -> None:
        """Clockwise (PAN-113); a chapter may let fewer come than there are portals (PAN-22)."""
        start = self.portals.index(s.choice)
        around = self.portals[start:] + self.portals[:start]
        for cell in reversed(around[: most_appearing(s)]):
            s.push(AppearAt(cell))


def most_appearing(s: Pandemonium) -> int:
    """How many creatures a chapter lets come when a round begins; fewer for a pair (DIA-145)."""
    most = s.chapter.most_appear
    return min(most, s.chapter.pair_most_appear) if len(s.cast) == PAIR else most


def receiving_portals(s: Pandemonium) -> list[int]:
    """The portals on which creatures appear this round, clockwise (PAN-106 to PAN-110)."""
    portals = usable_portals(s)
    if s.round == FIRST_NIGHT or (s.is_first_round and s.is_night()):
        return portals
    peopled = [False] * 4
    for who in range(len(s.cell)):
        if s.cell[who] >= 0:
            peopled[s.cell[who] >> 4] = True
    wanted = not s.is_first_round
    return [cell for cell in portals if peopled[cell >> 4] == wanted]


def fear_for_all(s: Pandemonium, n: int, cause: int) -> None:
    """Every character gains Fear, one by one in turn order (PAN-631)."""
    for who in reversed(in_order(s)):
        if s.is_in_play(who):
            s.push(FearOf(who, n, cause))


def life_from_all(s: Pandemonium, n: int, cause: int) -> None:
    """Every character loses Life, one by one in turn order (PAN-631)."""
    for who in reversed(in_order(s)):
        if s.is_in_play(who):
            s.push(LossOf(who, n, cause))


class FearOf(Step):
    """One character's share of Fear for several."""

    rule = "PAN-631"

    def __init__(self, who: int, n: int, cause: int) -> None:
        self.who = who
        self.n = n
        self.cause = cause

    def run(self, s: Pandemonium) -> None:
        """As far as the character is still in play."""
        gain_fear(s, self.who, self.n, self.cause)


class LossOf(Step):
    """One character's share of a loss for several."""

    rule = "PAN-631"

    def __init__(self, who: int, n: int, cause: int) -> None:
        self.who = who
        self.n = n
        self.cause = cause

    def run(self, s: Pandemonium) -> None:
        """As far as the character is still in play."""
        lose_life(s, self.who, self.n, self.cause)


def roll_evil_die(s: Pandemonium) -> None:
    """Roll the Evil Die, unless a card cancels it before (PAN-125 to PAN-128)."""
    settle(s)
    s.push(EvilDie())
    s.is_cancelled = False
    moment(s, ON_EVIL_DIE, NOBODY, 0)


class EvilDie(Step):
    """The Evil Die falls (PAN-4)."""

    rule = "PAN-125"

    def run(self, s: Pandemonium) -> None:
        """1 nothing, 3 and 5 Fear, 2 and 4 a creature, 6 a Life."""
        if s.is_cancelled:
            s.is_cancelled = False
            return
        face = throw_d6(s, NOBODY, EVIL_ROLL)
        s.evil_face = face
        if face == 3 or face == 5:
            fear_for_all(s, 1, OTHER)
        elif face == 2 or face == 4:
            appear_least(s)
        elif face == 6:
            life_from_all(s, 1, OTHER)
