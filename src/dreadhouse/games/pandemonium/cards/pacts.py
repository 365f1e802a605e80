"""What Pacts do by themselves (PAN-592 to PAN-600)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.ground.ground import BARE
from dreadhouse.games.pandemonium.ground.plan import SIDES
from dreadhouse.games.pandemonium.rules.allies import break_opening, turn_evil
from dreadhouse.games.pandemonium.rules.deciding import Decide, decide, slowest, who_is
from dreadhouse.games.pandemonium.rules.effects import Part
from dreadhouse.games.pandemonium.rules.life import CARD, lose_life
from dreadhouse.games.pandemonium.rules.parts import place_of
from dreadhouse.games.pandemonium.rules.printed import GOOD_ALLIES, PERSONAS
from dreadhouse.games.pandemonium.rules.words import CHARACTER, FIGURE
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Step


class BreakOpenings(Part):
    """Open House: all closed doors and windows of the space break (PAN-635)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """Those under a Barricade of either kind are not closed."""
        at = place_of(s, who)
        if at < 0:
            return
        ground, plan = s.ground, s.ground.plan
        for side in range(SIDES):
            edge = plan.edge[SIDES * at + side]
            if ground.is_closed(edge) and ground.barricade[edge] == BARE:
                break_opening(s, edge)


class CannotHeal(Part):
    """Last Drop: no Life can be regained until the round ends (PAN-572)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """Noted as the last round in which it holds."""
        c = s.cast[who]
        c.cannot_heal = max(c.cannot_heal, s.round)


class BetrayFriend(Part):
    """False Friend: a good ally in the space becomes its evil version (PAN-533, PAN-644)."""

    def do(self, s: Pandemonium, who: int) -> None:
        """The decider settles which of several (PAN-23)."""
        at = place_of(s, who)
        friends = [
            GOOD_ALLIES + persona
            for persona in range(PERSONAS)
            if at >= 0 and s.ally_cell[persona] == at and s.chapter.may_turn(s, persona)
        ]
        if friends:
            s.push(Betrayed())
            decide(s, Decide, FIGURE, friends)


class Betrayed(Step):
    """The ally that was settled on changes sides."""

    rule = "PAN-644"

    def run(self, s: Pandemonium) -> None:
        """Its cards are exchanged too."""
        turn_evil(s, s.choice - GOOD_ALLIES)


class EnrageSubject(Part):
    """Kindred: the creature that begins its turn here has more Fury this turn (PAN-599)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Pandemonium, who: int) -> None:
        """The creature is the subject of what happened."""
        s.foe_fury[s.subject] += self.n


class SlowestLoses(Part):
    """Blood Toll: the slowest other character in the space loses Life (PAN-634)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Pandemonium, who: int) -> None:
        """The decider settles equal ones."""
        others = slowest(s, [o for o in s.standing_at(place_of(s, who)) if o != who])
        if others:
            s.push(TollPaid(self.n))
            decide(s, Decide, CHARACTER, [s.cast[other].persona for other in others])


class TollPaid(Step):
    """Whoever was settled on pays."""

    rule = "PAN-634"

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Pandemonium) -> None:
        """Life or Souls."""
        lose_life(s, who_is(s, s.choice), self.n, CARD)
