"""What Events do by themselves (PAN-428 to PAN-434)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.ground.ground import BARE, OPEN
from dreadhouse.games.pandemonium.ground.ways import FAR
from dreadhouse.games.pandemonium.rules.allies import break_opening
from dreadhouse.games.pandemonium.rules.appearing import AppearAt
from dreadhouse.games.pandemonium.rules.death import usable_portals
from dreadhouse.games.pandemonium.rules.deciding import (
    Decide,
    choose_space,
    choose_tile,
    decide,
    edge_word,
    word_edge,
)
from dreadhouse.games.pandemonium.rules.effects import Part
from dreadhouse.games.pandemonium.rules.figures import turn_tokens_down
from dreadhouse.games.pandemonium.rules.parts import place_of
from dreadhouse.games.pandemonium.rules.printed import BOSSES, EVENTS
from dreadhouse.games.pandemonium.rules.words import EDGE, FIGURE, TO
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Step

LOOSE_BOARD: Final = EVENTS + 19
EMERGENCY_LAMP: Final = EVENTS + 23
BACK_STAIRS: Final = EVENTS + 24
DECOY: Final = EVENTS + 25


class CloseOpenings(Part):
    """Draught: all open doors and windows of the tile close, joins included (PAN-38, PAN-635)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """Broken and barricaded ones stay."""
        tile = place_of(s, who) >> 4
        ground, plan = s.ground, s.ground.plan
        for edge in plan.openings:
            if ground.state[edge] == OPEN and ground.barricade[edge] == BARE:
                if plan.touches(edge, tile):
                    ground.close(edge)


class PickClean(Part):
    """Picked Clean: Explored tokens on the own space and one free step away (PAN-43, PAN-247)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """A space carries one such token."""
        at = place_of(s, who)
        if at < 0:
            return
        for cell in [at, *s.ground.free_steps(at)]:
            s.is_explored[cell] = 1


class RotBarricade(Part):
    """Rotten Wood: the nearest Barricade is removed and its opening broken (PAN-229, PAN-634)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """The decider settles equal distances."""
        edges = nearest_barricades(s, place_of(s, who))
        if edges:
            s.push(Rotted())
            decide(s, Decide, EDGE, [edge_word(s, edge) for edge in edges])


def nearest_barricades(s: Pandemonium, at: int) -> list[int]:
    """The Barricades at the least distance; Evil ones are none (PAN-634, PAN-635)."""
    found: list[int] = []
    if at < 0:
        return found
    ground, plan = s.ground, s.ground.plan
    row = ground.row(at)
    least = FAR
    for edge in plan.openings:
        if ground.may_unbarricade(edge):
            far = min([row[cell] for cell in (plan.first[edge], plan.second[edge]) if cell >= 0])
            if far < least:
                least = far
                found = []
            if far == least < FAR:
                found.append(edge)
    return found


class Rotted(Step):
    """The Barricade that was settled on falls (PAN-229)."""

    rule = "PAN-229"

    def run(self, s: Pandemonium) -> None:
        """What lay under it is broken; a broken window may set off a Pact."""
        break_opening(s, word_edge(s, s.choice))


class NearestActs(Part):
    """It Saw You: the nearest creature that is not stunned moves and attacks now (PAN-429)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """The decider settles equal distances (PAN-634); bosses are no creatures (PAN-515)."""
        foes = nearest_foes(s, place_of(s, who))
        if foes:
            s.push(ActsNow())
            decide(s, Decide, FIGURE, foes)


def nearest_foes(s: Pandemonium, at: int) -> list[int]:
    """The standing creatures and evil allies at the least distance, twins once (PAN-550)."""
    found: list[int] = []
    if at < 0:
        return found
    row = s.ground.row(at)
    least = FAR
    for foe in sorted(s.foes):
        if foe >= BOSSES or s.foe_stunned[foe]:
            continue
        far = row[s.foe_cell[foe]]
        if far < least:
            least = far
            found = []
        if far == least < FAR:
            found.append(foe)
    return found


class ActsNow(Step):
    """The creature that was settled on acts; it acts again in the creatures' turn (PAN-429)."""

    rule = "PAN-429"

    def run(self, s: Pandemonium) -> None:
        """By the normal rules."""
        from dreadhouse.games.pandemonium.creatures.turn import CreatureActs

        s.push(CreatureActs(s.choice))


class TwoPortals(Part):
    """Two at Once: a creature on each of the two nearest portals (PAN-117, PAN-634)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """Both on one if there is only one; without any portal nothing comes."""
        s.choices = []
        s.push(TwoAppear())
        s.push(NearPortal(who))
        s.push(NearPortal(who))


class NearPortal(Step):
    """The nearest portal that has not been settled on yet (PAN-634)."""

    rule = "PAN-634"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """The decider settles equal distances."""
        portals = nearest_portals(s, place_of(s, self.who), s.choices)
        if portals:
            s.push(PortalNoted())
            decide(s, NearestPortal, TO, portals)


class NearestPortal(Decide):
    """Which of equally near portals is meant (PAN-634)."""

    rule = "PAN-634"


def nearest_portals(s: Pandemonium, at: int, but: list[int]) -> list[int]:
    """The usable portals at the least distance from a space, without some."""
    if at < 0:
        return []
    row = s.ground.row(at)
    portals = [cell for cell in usable_portals(s) if cell not in but]
    least = min([row[cell] for cell in portals], default=FAR)
    return [cell for cell in portals if row[cell] == least]


class PortalNoted(Step):
    """One portal is settled."""

    rule = "PAN-634"

    def run(self, s: Pandemonium) -> None:
        """The next one is another."""
        s.choices.append(s.choice)


class TwoAppear(Step):
    """The two creatures appear, the one on the nearer portal first (PAN-124)."""

    rule = "PAN-117"

    def run(self, s: Pandemonium) -> None:
        """Both on one portal if there is no second."""
        portals = s.choices
        if portals:
            s.push(AppearAt(portals[-1]))
            s.push(AppearAt(portals[0]))


class RouseAll(Part):
    """Blood Moon and Feeding Hour: all creatures have more until the round ends (PAN-429)."""

    def __init__(self, is_fury: bool, n: int) -> None:
        self.is_fury = is_fury
        self.n = n

    def do(self, s: Pandemonium, who: int) -> None:
        """The copies add up; the round's end takes them away (PAN-572)."""
        if self.is_fury:
            s.feeding_hour += self.n
        else:
            s.blood_moon += self.n


class TurnDown(Part):
    """Dead Line: Radio and Telephone turn face down (PAN-290)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """All of them."""
        turn_tokens_down(s)


class SetTrapNear(Part):
    """Loose Board: a Trap on the own space or one free step away, without a token (PAN-43)."""

    def is_possible(self, s: Pandemonium, who: int) -> bool:
        """Only a standing character has a space."""
        return s.stands(who)

    def do(self, s: Pandemonium, who: int) -> None:
        """The player chooses."""
        at = place_of(s, who)
        s.push(TrapLaid())
        choose_space(s, who, LOOSE_BOARD, [at, *s.ground.free_steps(at)])


class TrapLaid(Step):
    """The Trap lies in the chosen space; whoever stands there already is not caught (PAN-239)."""

    rule = "PAN-237"

    def run(self, s: Pandemonium) -> None:
        """It waits for the next creature that steps on it or begins its turn there."""
        s.ground.set_trap(s.choice)


class LightTile(Part):
    """Emergency Lamp: one tile is lit until the round ends (PAN-162)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """The player chooses."""
        s.push(TileLit())
        choose_tile(s, who, EMERGENCY_LAMP)


class TileLit(Step):
    """The chosen tile is lit."""

    rule = "PAN-163"

    def run(self, s: Pandemonium) -> None:
        """For everybody on it."""
        s.lamp[s.choice] = 1


class LayDecoy(Part):
    """Decoy: one tile counts more Activity in the next creatures' turn (PAN-455, PAN-477)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """The player chooses; the tile may be empty of characters."""
        s.push(DecoyLaid())
        choose_tile(s, who, DECOY)


class DecoyLaid(Step):
    """The chosen tile counts."""

    rule = "PAN-455"

    def run(self, s: Pandemonium) -> None:
        """Until the creatures' turn ends."""
        s.decoy[s.choice] += 1


class MoveOnTile(Part):
    """Back Stairs: move to any space of the own tile, neither an action nor a loss (PAN-22)."""

    def is_possible(self, s: Pandemonium, who: int) -> bool:
        """In the own turn, standing."""
        return s.acting == who and s.stands(who)

    def do(self, s: Pandemonium, who: int) -> None:
        """The player chooses."""
        at = s.cell[who]
        first = at & ~15
        s.push(CameUp(who))
        choose_space(s, who, BACK_STAIRS, [c for c in range(first, first + 16) if c != at])


class CameUp(Step):
    """The character comes out in the chosen space (PAN-178 does not ask for Life here)."""

    rule = "PAN-22"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """It is entered as by a step."""
        from dreadhouse.games.pandemonium.rules.moving import go_to

        go_to(s, self.who, s.choice)
