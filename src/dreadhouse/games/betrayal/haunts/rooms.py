"""Rooms that a haunt places (K6), and where its traitor starts (HAU-36 to HAU-39)."""

from __future__ import annotations

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.places import ask_side
from dreadhouse.games.betrayal.rules.haunting import chooser
from dreadhouse.games.betrayal.rules.house import is_barrier, refresh
from dreadhouse.games.betrayal.rules.piles import to_pile
from dreadhouse.games.betrayal.rules.placing import fetch
from dreadhouse.games.betrayal.state import Link, Night, Token
from dreadhouse.kernel.frames import Step


class PlaceRoom(Block):
    """A room that must be in the house, unless one of others is there; maybe without barrier."""

    def __init__(self, room: int, unless: list[int], has_no_barrier: bool) -> None:
        self.room = room
        self.unless = unless
        self.has_no_barrier = has_no_barrier

    def set_up(self, s: Night) -> None:
        """Fetch it where it is missing (HAU-36, HAU-37)."""
        if self.has_no_barrier:
            level(s, self.room)
        for room in self.unless:
            if s.is_in_house(room):
                return
        fetch(s, chooser(s), self.room)

    def has_barrier(self, s: Night, room: int) -> bool:
        """A haunt may take a barrier away (HAU-172)."""
        return room != self.room or not self.has_no_barrier


def level(s: Night, room: int) -> None:
    """Whoever and whatever was on a side of a room is in all of it."""
    for p in s.players:
        if p.room == room:
            p.side = 0
    for pile in [pile for pile in s.piles if pile.room == room]:
        s.piles.remove(pile)
        for card in pile.cards:
            to_pile(s, room, 0, card)
    s.tokens = [leveled(token, room) for token in s.tokens]
    s.waiting = [leveled(token, room) for token in s.waiting]
    s.links = [leveled_link(link, room) for link in s.links]
    s.panels = [leveled_link(panel, room) for panel in s.panels]
    refresh(s)


def leveled(token: Token, room: int) -> Token:
    """A token without its side, if it lies in the room."""
    return Token(token.kind, room, 0) if token.room == room else token


def leveled_link(link: Link, room: int) -> Link:
    """A link whose end in the room has no side any more."""
    one_side = 0 if link.one == room else link.one_side
    other_side = 0 if link.other == room else link.other_side
    return Link(link.one, one_side, link.other, other_side)


class TraitorStarts(Block):
    """The traitor is put into a room (HAU-172)."""

    def __init__(self, room: int) -> None:
        self.room = room

    def set_up(self, s: Night) -> None:
        """Wherever they were."""
        put_traitor(s, self.room)


def put_traitor(s: Night, room: int) -> None:
    """The traitor stands in a room, on a side of their choice."""
    s.push(TraitorStands(room))
    ask_side(s, s.traitor, room)


class TraitorStands(Step):
    """The side, if there is one, was chosen."""

    rule = "HAU-4"

    def __init__(self, room: int) -> None:
        self.room = room

    def run(self, s: Night) -> None:
        """Nothing is entered: the figure is put there."""
        p = s.players[s.traitor]
        p.room = self.room
        p.side = s.choice + 1 if is_barrier(s, self.room) else 0
        if s.hears:
            s.tell("traitor-put", {"seat": s.traitor, "room": self.room}, "HAU-4")


class TraitorFar(Step):
    """The room for the traitor was chosen."""

    rule = "HAU-200"

    def run(self, s: Night) -> None:
        """It lies in `choice`."""
        put_traitor(s, s.choice)
