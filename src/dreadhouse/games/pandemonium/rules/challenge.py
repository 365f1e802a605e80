"""Portals and Dimensional cards (PAN-276 to PAN-284, PAN-641, PAN-642)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.rules.appearing import AppearAt
from dreadhouse.games.pandemonium.rules.checking import PASSED, happen, settle
from dreadhouse.games.pandemonium.rules.death import usable_portals
from dreadhouse.games.pandemonium.rules.decks import CHALLENGE_DECK, take_up
from dreadhouse.games.pandemonium.rules.effects import Part
from dreadhouse.games.pandemonium.rules.inventory import take_items
from dreadhouse.games.pandemonium.rules.life import LEAVING, OTHER, gain_souls, lose_life
from dreadhouse.games.pandemonium.rules.moving import entered
from dreadhouse.games.pandemonium.rules.skills import gain_skills
from dreadhouse.games.pandemonium.rules.words import TO
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Ask, Step


def enter_portal(s: Pandemonium, who: int) -> None:
    """Take a Dimensional card and face its challenge (PAN-276)."""
    s.push(Face(who, s.cell[who]))
    if not take_up(s, who, CHALLENGE_DECK):
        s.stack.pop()


class Face(Step):
    """The challenge of the card just taken; its own part sets `is_passed` (PAN-280)."""

    rule = "PAN-276"

    def __init__(self, who: int, portal: int) -> None:
        self.who = who
        self.portal = portal

    def run(self, s: Pandemonium) -> None:
        """Nothing is lost on the board meanwhile."""
        card = s.in_play[-1]
        s.challenge = card
        s.challenger = self.who
        s.is_passed = False
        s.choices = []
        if s.hears:
            s.tell("faces-challenge", {"who": self.who, "card": card}, "PAN-276")
        s.push(Outcome(self.who, card, self.portal))
        part: Part = s.printed.challenge[card]
        part.do(s, self.who)


class Outcome(Step):
    """Passed: rewards and a journey; failed: 1 Life and a creature (PAN-277, PAN-279)."""

    rule = "PAN-277"

    def __init__(self, who: int, card: int, portal: int) -> None:
        self.who = who
        self.card = card
        self.portal = portal

    def run(self, s: Pandemonium) -> None:
        """The card is discarded (PAN-284)."""
        s.challenge = -1
        s.in_play.remove(self.card)
        s.challenge_discard.append(self.card)
        if s.hears:
            id = "challenge-passed" if s.is_passed else "challenge-failed"
            s.tell(id, {"who": self.who, "card": self.card}, "PAN-277")
        if not s.is_passed:
            s.push(AppearAt(self.portal))
            lose_life(s, self.who, 1, OTHER)
            return
        happen(s, PASSED, self.who, self.portal)
        s.push(Journey(self.who, self.portal))
        gain_skills(s, self.who, s.printed.skills[self.card])
        take_items(s, self.who, s.printed.items[self.card])
        gain_souls(s, self.who, s.printed.souls[self.card])


class Journey(Step):
    """The traveller must move to another usable portal (PAN-278)."""

    rule = "PAN-278"

    def __init__(self, who: int, portal: int) -> None:
        self.who = who
        self.portal = portal

    def run(self, s: Pandemonium) -> None:
        """Where there is none, they stay; a chapter may see to it otherwise (DIA-107)."""
        if s.cell[self.who] == self.portal and not s.chapter.after_challenge(s, self.who):
            travel(s, self.who)


def travel(s: Pandemonium, who: int) -> None:
    """Choose a portal and go there (PAN-278)."""
    others = [cell for cell in usable_portals(s) if cell != s.cell[who]]
    if others:
        s.push(ChoosePortal(s.cast[who].seat, who, others))


class ChoosePortal(Ask):
    """The portal of arrival is the traveller's own choice (PAN-278, PAN-630)."""

    rule = "PAN-278"

    def __init__(self, seat: int, who: int, portals: list[int]) -> None:
        super().__init__(seat)
        self.who = who
        self.portals = portals

    def options(self, s: Pandemonium) -> list[int]:
        """Every other usable portal."""
        return [TO + s.ground.plan.space[cell] for cell in self.portals]

    def choose(self, s: Pandemonium, action: int) -> None:
        """Leaving creatures behind costs 1 Life here too (PAN-183)."""
        to = s.ground.plan.cell_of_space[action - TO]
        settle(s)
        s.push(Travel(self.who, s.cast[self.who].deaths, to))
        if s.foes_at(s.cell[self.who]):
            lose_life(s, self.who, 1, LEAVING)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Who travels."""
        return s.spoken({"who": self.who})

    def forbids(self, s: Pandemonium, action: int) -> str:
        """The traveller must move, and only to a usable portal."""
        return "PAN-278"


class Travel(Step):
    """The figure stands on the other portal; this is no moving in (PAN-277)."""

    rule = "PAN-277"

    def __init__(self, who: int, deaths: int, to: int) -> None:
        self.who = who
        self.deaths = deaths
        self.to = to

    def run(self, s: Pandemonium) -> None:
        """An Evil Trap there springs (PAN-566)."""
        if s.cast[self.who].deaths == self.deaths:
            s.cell[self.who] = self.to
            if s.hears:
                s.tell("travels", {"who": self.who, "space": self.to}, "PAN-277")
            entered(s, self.who)
