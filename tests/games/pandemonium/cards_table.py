"""Evenings with cards in play: Events taken, Pacts held, challenges faced, skills learned."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.rules.appearing import roll_evil_die
from dreadhouse.games.pandemonium.rules.challenge import enter_portal
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.death import Death
from dreadhouse.games.pandemonium.rules.events import take_event
from dreadhouse.games.pandemonium.rules.life import CARD, OTHER, gain_fear, lose_life
from dreadhouse.games.pandemonium.rules.moments import moment
from dreadhouse.games.pandemonium.rules.printed import ALLIES
from dreadhouse.games.pandemonium.rules.skills import gain_skills
from dreadhouse.kernel.frames import Ask
from tests.games.pandemonium.evening import PRINTED, Evening, evening

__all__ = ["PRINTED", "CardTable", "cards"]


def cards(*cast: str, chapter: str = "flat_battery", rolls: str = "", **options: Any) -> CardTable:
    """A chapter set up for a test of cards; nobody has anything yet."""
    made = evening(chapter, *cast, **options)
    table = CardTable(made.s)
    table.roll(rolls)
    return table


class CardTable(Evening):
    """A game under test, with what the tests of cards need besides."""

    # ---- laying out

    def keep(self, name: str, *events: str) -> CardTable:
        """A character keeps positive Events."""
        for event in events:
            number = PRINTED.cards.index(event)
            self.s.events.remove(number)
            self.s.cast[self.who(name)].kept.append(number)
        return self

    def learn(self, name: str, *skills: str) -> CardTable:
        """A character has spaces of a tree."""
        c = self.s.cast[self.who(name)]
        for skill in skills:
            number = PRINTED.skill_ids.index(skill)
            c.skills |= 1 << number
            c.tree = number - number % 6
        return self

    def barricade(self, *openings: str) -> CardTable:
        """Barricades on doors and windows."""
        for name in openings:
            self.s.ground.raise_barricade(self.edge(name))
        return self

    def evil_barricade(self, name: str) -> CardTable:
        """An Evil Barricade."""
        self.s.ground.raise_evil_barricade(self.edge(name))
        return self

    def stun(self, figure: str) -> CardTable:
        """A creature lies stunned since this round."""
        self.s.foe_stunned[PRINTED.figures.index(figure)] = max(1, self.s.round)
        return self

    def shuffled_without(self, pile: list[int], *gone: str) -> CardTable:
        """The next shuffle leaves this pile as it lies, but for some cards."""
        numbers = [PRINTED.cards.index(card) for card in gone]
        self.scripted.orders.append([card for card in pile if card not in numbers])
        return self

    # ---- what happens

    def now(self, what: Any, *args: Any) -> CardTable:
        """One of the game's functions happens now."""
        settle(self.s)
        what(self.s, *args)
        return self.go()

    def take(self, name: str, event: str) -> CardTable:
        """A character takes this Event now."""
        self.top(event)
        return self.now(take_event, self.who(name))

    def face(self, name: str, challenge: str) -> CardTable:
        """A character faces the challenge of this Dimensional card now."""
        self.top(challenge)
        return self.now(enter_portal, self.who(name))

    def upgrade(self, name: str, n: int = 1) -> CardTable:
        """A character gains spaces of a Skill Tree now."""
        return self.now(gain_skills, self.who(name), n)

    def hurt(self, name: str, n: int) -> CardTable:
        """A character loses Life now."""
        return self.now(lose_life, self.who(name), n, OTHER)

    def frighten(self, name: str, n: int) -> CardTable:
        """A character gains Fear from a card now."""
        return self.now(gain_fear, self.who(name), n, CARD)

    def kill(self, name: str) -> CardTable:
        """A character dies now."""
        self.run(Death(self.who(name), -1))
        return self

    def evil_die(self) -> CardTable:
        """The Evil Die is rolled now."""
        return self.now(roll_evil_die)

    def moment(self, kind: int, name: str, n: int = 0) -> CardTable:
        """A moment for kept Events comes."""
        return self.now(moment, kind, self.who(name), n)

    def call(self, name: str, ally: str) -> CardTable:
        """A character calls this ally now."""
        from dreadhouse.games.pandemonium.rules.allies import call_ally

        self.top(ally)
        return self.now(call_ally, self.who(name))

    def again(self) -> CardTable:
        """Ask anew, after the table was changed by hand."""
        top = self.s.stack[-1]
        assert isinstance(top, Ask)
        self.s.offered = top.options(self.s)
        return self

    # ---- reading

    def kept(self, name: str) -> list[str]:
        """The Events that a character keeps."""
        return [PRINTED.cards[card] for card in self.s.cast[self.who(name)].kept]

    def pacts(self, name: str) -> list[str]:
        """The Pacts that a character holds."""
        return [PRINTED.cards[card] for card in self.s.cast[self.who(name)].pacts]

    def hands(self, name: str) -> list[str]:
        """The equipped weapons."""
        return [PRINTED.cards[card] for card in self.s.cast[self.who(name)].hands]

    def skills(self, name: str) -> list[str]:
        """The spaces of trees that a character has."""
        mask = self.s.cast[self.who(name)].skills
        return [id for at, id in enumerate(PRINTED.skill_ids) if mask >> at & 1]

    def ally_at(self, ally: str) -> str:
        """The space of a good ally."""
        return self.name(self.s.ally_cell[(PRINTED.cards.index(ally) - ALLIES) // 2])

    def discarded(self, card: str) -> bool:
        """Whether a card lies among the discards."""
        s = self.s
        number = PRINTED.cards.index(card)
        piles = [s.item_discard, s.event_discard, s.pact_discard, s.ally_discard]
        return any(number in pile for pile in [*piles, s.challenge_discard])

    def state_of(self, opening: str) -> str:
        """closed, open, broken; barricaded before all."""
        edge = self.edge(opening)
        if self.s.ground.barricade[edge]:
            return "barricaded"
        return ["closed", "open", "broken"][self.s.ground.state[edge]]

    def is_stunned(self, figure: str) -> bool:
        """Whether a creature lies stunned."""
        return self.s.foe_stunned[PRINTED.figures.index(figure)] > 0

    def soul_in(self, space: str) -> int:
        """The Souls that lie in a space."""
        return self.s.soul_at[self.cell(space)]

    def heard(self, id: str) -> list[dict[str, Any]]:
        """The journal entries of one kind."""
        return [event.args for event in self.s.journal(-1) if event.id == id]
