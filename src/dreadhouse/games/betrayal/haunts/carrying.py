"""Carrying home (K9) and grabbing (K15): HAU-47, HAU-48, HAU-67, HAU-68."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import (
    Fixture,
    course_of,
    fixtures_here,
    remove_fixture,
)
from dreadhouse.games.betrayal.haunts.tasks import is_of
from dreadhouse.games.betrayal.haunts.tokens import TokenKind, told
from dreadhouse.games.betrayal.rules.items import lose_card
from dreadhouse.games.betrayal.rules.piles import put_away
from dreadhouse.games.betrayal.rules.rolls import is_free
from dreadhouse.games.betrayal.rules.words import USE
from dreadhouse.games.betrayal.state import NO_CARD, NO_ROOM, NOBODY, Night

NO_FIXTURE: Final = -1
NO_COUNTER: Final = -1


class CarryHome(Block):
    """A token carried to a room, or to a fixture, has its effect as soon as it is there (HAU-47).

    In a room all tokens carried are spent and counted; a fixture costs one token and is removed.
    """

    def __init__(self, kind: TokenKind, by: int) -> None:
        self.kind = kind
        self.by = by
        self.room = NO_ROOM
        self.fixture = NO_FIXTURE
        self.counter = NO_COUNTER
        self.id = ""
        self.by_monsters = False

    def settle(self, s: Night) -> None:
        """Look at everybody who may carry it there."""
        for seat in range(s.seats):
            p = s.players[seat]
            if p.cards and p.is_in_play() and is_of(s, seat, self.by):
                if self.room == NO_ROOM:
                    self.spend_at_fixtures(s, seat)
                elif p.room == self.room:
                    for card in self.kind.held(s, seat):
                        self.bring(s, seat, card)
        if self.by_monsters:
            self.settle_monsters(s)

    def spend_at_fixtures(self, s: Night, seat: int) -> None:
        """Each fixture here takes one token (HAU-101)."""
        p = s.players[seat]
        held = self.kind.held(s, seat)
        here: list[Fixture] = fixtures_here(s, self.fixture, p.room, p.side) if held else []
        for at in range(min(len(here), len(held))):
            if here[at] not in course_of(s).fixtures:
                continue
            remove_fixture(s, here[at])
            if s.hears:
                s.tell("fixture-gone", {"seat": seat, **told(s, here[at])}, "HAU-101")
            self.bring(s, seat, held[at])

    def bring(self, s: Night, seat: int, card: int) -> None:
        """The token is spent; it is no action (HAU-48)."""
        if card not in s.players[seat].cards:
            return
        if self.counter != NO_COUNTER:
            course_of(s).counts[self.counter] += 1
        if s.hears:
            s.tell("token-home", {"seat": seat, "card": card}, "HAU-47")
        put_away(s, card)
        lose_card(s, seat, card)

    def settle_monsters(self, s: Night) -> None:
        """What monsters carry there (HAU-140)."""
        for monster in s.monsters:
            if monster.cards and monster.room == self.room and not monster.is_gone:
                for card in monster.cards:
                    put_away(s, card)
                    course_of(s).counts[self.counter] += 1
                    if s.hears:
                        s.tell("monster-brings", {"card": card, "room": self.room}, "HAU-140")
                monster.cards = []

    def table(self, s: Night, seat: int, found: dict[str, Any]) -> None:
        """How many were brought."""
        if self.counter != NO_COUNTER:
            found["counts"][self.id] = course_of(s).counts[self.counter]


class Grab(Block):
    """Who wins an attack by enough may take such a token instead of dealing damage (HAU-67)."""

    def __init__(self, kind: TokenKind, by: int, victim: int) -> None:
        self.kind = kind
        self.by = by
        self.victim = victim

    def grabs(self, s: Night, attacker: int, target: int) -> list[int]:
        """Only those whom the haunt names (HAU-68)."""
        if target >= s.seats or target == NOBODY:
            return []
        if is_of(s, attacker, self.by) and is_of(s, target, self.victim):
            return self.kind.held(s, target)
        return []


class BurnByCard(Block):
    """A card whose use brings home all tokens carried, wherever its holder is (HAU-216)."""

    def __init__(self, card: int, home: CarryHome) -> None:
        self.card = card
        self.home = home

    def add_actions(self, s: Night, seat: int, found: list[int]) -> None:
        """With something to burn."""
        if self.card in s.players[seat].cards and is_free(s, seat, self.card):
            if is_of(s, seat, self.home.by) and self.home.kind.held(s, seat):
                if s.players[seat].trap == NO_CARD:
                    found.append(USE + self.card)

    def choose(self, s: Night, seat: int, action: int) -> bool:
        """It is the card's one action in this turn."""
        if action != USE + self.card:
            return False
        s.acted.append(self.card)
        for card in self.home.kind.held(s, seat):
            self.home.bring(s, seat, card)
        return True
