"""Death of characters, and what follows: portal, body, or out (PAN-573 to PAN-591, PAN-601 to
PAN-611, PAN-622, DIA-81)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.rules.chapter import OUT_OF_GAME, REANIMATION
from dreadhouse.games.pandemonium.rules.inventory import shed_surplus, take_items
from dreadhouse.games.pandemonium.rules.values import actions_left
from dreadhouse.games.pandemonium.rules.words import PORTAL
from dreadhouse.games.pandemonium.state import (
    ENTOMBED,
    LYING,
    MOST_LIFE,
    NO_TREE,
    NOWHERE,
    OUT,
    STANDING,
    Pandemonium,
    Token,
)
from dreadhouse.kernel.frames import Ask, Step


def die(s: Pandemonium, who: int, slayer: int) -> None:
    """Life and Souls are gone: what follows death comes next (PAN-573)."""
    s.push(Death(who, slayer))


class Death(Step):
    """A character dies: the rules for death that hold in this game (PAN-574 to PAN-581)."""

    rule = "PAN-573"

    def __init__(self, who: int, slayer: int) -> None:
        self.who = who
        self.slayer = slayer

    def run(self, s: Pandemonium) -> None:
        """A Run ends; skills are lost in every case (PAN-578, PAN-602)."""
        who = self.who
        c = s.cast[who]
        at = s.cell[who] if s.stands(who) else c.tomb
        if s.hears:
            s.tell("dies", {"who": who, "space": at}, "PAN-573")
        c.deaths += 1
        s.deaths += 1
        c.skills = 0
        c.tree = NO_TREE
        s.fear[who] = 0
        s.cell[who] = NOWHERE
        c.tomb = at
        if who == s.acting:
            s.is_running = False
            s.run_left = 0
            s.steps_left = 0
        s.push(AfterDeath(who, self.slayer))
        if lies_where_fallen(s):
            c.posture = LYING
            shed_surplus(s, who)
        elif s.chapter.death == OUT_OF_GAME:
            c.posture = OUT
            self.leave_tokens(s, at)
        else:
            self.go_to_portal(s, at)

    def go_to_portal(self, s: Pandemonium, at: int) -> None:
        """Items and Events are gone, tokens stay; a new Item, a Pact, a portal (PAN-580)."""
        from dreadhouse.games.pandemonium.rules.pacts import take_pact

        c = s.cast[self.who]
        self.leave_tokens(s, at)
        self.discard_all(s)
        s.life[self.who] = MOST_LIFE
        c.posture = ENTOMBED
        s.push(ChooseTomb(c.seat, self.who))
        if s.chapter.has_pacts and not s.is_solo:
            take_pact(s, self.who)
        take_items(s, self.who, 1)

    def leave_tokens(self, s: Pandemonium, at: int) -> None:
        """Carried tokens stay in the space; Traps lie ready (PAN-576, PAN-577)."""
        c = s.cast[self.who]
        for kind in c.carried:
            s.tokens.append(Token(kind, at))
        c.carried = []
        for _ in range(c.traps):
            s.ground.set_trap(at)
        c.traps = 0

    def discard_all(self, s: Pandemonium) -> None:
        """All Items and kept Events are discarded (PAN-574)."""
        c = s.cast[self.who]
        s.item_discard += c.hands
        s.item_discard += c.backpack
        s.event_discard += c.kept
        c.hands = []
        c.backpack = []
        c.kept = []


class AfterDeath(Step):
    """The chapter learns of the death when its rules have run."""

    rule = "PAN-573"

    def __init__(self, who: int, slayer: int) -> None:
        self.who = who
        self.slayer = slayer

    def run(self, s: Pandemonium) -> None:
        """Deaths may count (DIA-126) or leave Items behind (DIA-82)."""
        s.chapter.died(s, self.who, self.slayer)


class ChooseTomb(Ask):
    """The figure is laid on any usable portal of the player's choice (PAN-581, PAN-633)."""

    rule = "PAN-581"

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def options(self, s: Pandemonium) -> list[int]:
        """The portals that are not sealed."""
        return [PORTAL + s.ground.plan.space[cell] for cell in usable_portals(s)]

    def choose(self, s: Pandemonium, action: int) -> None:
        """With Actions left in the own turn the character stands up for them (PAN-588)."""
        cell = s.ground.plan.cell_of_space[action - PORTAL]
        s.cast[self.who].tomb = cell
        if s.hears:
            s.tell("entombed", {"who": self.who, "space": cell}, "PAN-581")
        if self.who == s.acting and actions_left(s, self.who) > 0:
            stand_up(s, self.who)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Whose figure."""
        return s.spoken({"who": self.who})

    def forbids(self, s: Pandemonium, action: int) -> str:
        """No dead character comes to a sealed portal (DIA-108)."""
        return "PAN-633"


def usable_portals(s: Pandemonium) -> list[int]:
    """The portals on the board that are not sealed, clockwise (PAN-633)."""
    portals = s.ground.plan.portals
    if not s.sealed and not s.ground.fallen:
        return portals
    return [
        portals[at]
        for at in range(len(portals))
        if not s.sealed >> at & 1 and not s.ground.fallen >> (portals[at] >> 4) & 1
    ]


def stand_up(s: Pandemonium, who: int) -> None:
    """An entombed character stands on the portal again (PAN-91, PAN-589)."""
    c = s.cast[who]
    c.posture = STANDING
    s.cell[who] = c.tomb
    c.tomb = NOWHERE
    if s.hears:
        s.tell("stands-up", {"who": who, "space": s.cell[who]}, "PAN-91")


def lies_where_fallen(s: Pandemonium) -> bool:
    """Whether the dead lie where they died: Reanimation, or a solo game (PAN-604, PAN-622)."""
    return s.chapter.death == REANIMATION or s.is_solo
