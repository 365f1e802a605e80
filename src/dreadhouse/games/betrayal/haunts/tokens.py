"""Tokens of a haunt (K2): items, fixtures, and things to be searched for (HAU-20 to HAU-23)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import (
    NO_FACE,
    Fixture,
    amount,
    course_of,
)
from dreadhouse.games.betrayal.haunts.places import ask_side, rooms_for, spread
from dreadhouse.games.betrayal.rules.haunting import chooser
from dreadhouse.games.betrayal.rules.house import is_barrier
from dreadhouse.games.betrayal.rules.items import receive
from dreadhouse.games.betrayal.rules.piles import held_by, to_pile
from dreadhouse.games.betrayal.rules.printed import TOKENS
from dreadhouse.games.betrayal.state import NO_CARD, NOBODY, Night
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Step

ITEM: Final = 0
FIXTURE: Final = 1
SEARCH: Final = 2
KINDS = ["item", "fixture", "search"]
NOBODY_SEES: Final = 0
ALL_SEE: Final = 1
TRAITOR_SEES: Final = 2
SEERS = ["nobody", "all", "traitor"]
REST: Final = -1


class TokenKind(Block):
    """One kind of token.

    `first` and `most` are its item tokens among the cards. `rooms` are named places; otherwise
    they lie by SPREAD, those of a sign first. `faces` are amounts of each face; one of REST fills
    the others. `sees` says who knows the faces from the start; another block may deal them anew
    for itself (`is_dealt_apart`).
    """

    def __init__(self, number: int, id: str, shape: int) -> None:
        self.number = number
        self.id = id
        self.shape = shape
        self.first = NO_CARD
        self.most = 0
        self.count = [0, 0, 0, 0]
        self.is_spread = False
        self.rooms: list[int] = []
        self.sign = -1
        self.not_in: list[int] = []
        self.is_far_from_traitor = False
        self.face_names: list[str] = []
        self.faces: list[list[int]] = []
        self.sees = NOBODY_SEES
        self.is_dealt_apart = False

    # ---- setup

    def set_up(self, s: Night) -> None:
        """Turn down the faces, then put token by token."""
        count = amount(s, self.count)
        if self.faces:
            self.deal_faces(s, count)
        rooms = self.rooms[:]
        if self.is_spread:
            rooms = self.spread_rooms(s, count)
        s.push(PutTokens(self, rooms, 0))

    def spread_rooms(self, s: Night, count: int) -> list[int]:
        """By SPREAD, among the rooms of a sign first (HAU-95)."""
        excluded = self.not_in[:]
        if self.is_far_from_traitor and s.traitor != NOBODY:
            excluded.append(s.players[s.traitor].room)
        rooms = rooms_for(s, excluded)
        if self.sign < 0:
            return spread(s, rooms, count, [])
        signed = [room for room in rooms if s.printed.sign[room] == self.sign]
        found = spread(s, signed, min(count, len(signed)), []) if signed else []
        if len(found) < count:
            found += spread(s, rooms, count - len(found), found)
        return found

    def deal_faces(self, s: Night, count: int) -> None:
        """Shuffle the faces; who may look at them looks now (HAU-22, HAU-108)."""
        faces: list[int] = []
        for face in range(len(self.faces)):
            due = self.faces[face][s.seats - 3]
            faces += [face] * (count - len(faces) if due == REST else due)
        s.dice.shuffle(faces)
        course = course_of(s)
        for at in range(count):
            course.faces[self.first - TOKENS + at] = faces[at]
            s.secrets.known[self.first + at] = 0
            if self.sees == ALL_SEE:
                s.secrets.show(self.first + at, s.everyone)
            elif self.sees == TRAITOR_SEES and s.traitor != NOBODY:
                s.secrets.show(self.first + at, 1 << s.traitor)

    def put(self, s: Night, at: int, room: int, side: int) -> None:
        """One token lies in a room."""
        if self.shape == ITEM:
            to_pile(s, room, side, self.first + at)
        else:
            card = self.first + at if self.shape == SEARCH else NO_CARD
            course_of(s).fixtures.append(Fixture(self.number, room, side, card, True))
        if s.hears:
            s.tell("token-put", {"thing": self.id, "room": room}, "HAU-5")

    # ---- in play

    def owns(self, card: int) -> bool:
        """Whether a card is one of these tokens."""
        return self.first <= card < self.first + self.most

    def held(self, s: Night, seat: int) -> list[int]:
        """The tokens of this kind that an explorer carries."""
        return [card for card in s.players[seat].cards if self.owns(card)]

    def fresh(self, s: Night) -> int:
        """A token not in play, spent ones included: they never run out (HAU-13), or -1."""
        for card in range(self.first, self.first + self.most):
            if held_by(s, card) == NOBODY and not lies(s, card):
                if card in s.gone:
                    s.gone.remove(card)
                return card
        return NO_CARD

    def give(self, s: Night, seat: int) -> None:
        """An explorer gains a new token."""
        card = self.fresh(s)
        if card != NO_CARD:
            s.secrets.show(card, s.everyone)
            receive(s, seat, card)

    def table(self, s: Night, seat: int, found: dict[str, Any]) -> None:
        """Fixtures with their places; which cards are these tokens; the faces the seat knows."""
        course = course_of(s)
        for fixture in course.fixtures:
            if fixture.kind == self.number:
                place = {"kind": self.id, "room": fixture.room, "side": fixture.side}
                found["fixtures"].append(place | {"on": fixture.is_on, "card": fixture.card})
        if self.most:
            found["things"][self.id] = [self.first, self.most]
        for card in range(self.first, self.first + self.most):
            face = course.faces[card - TOKENS]
            if face != NO_FACE and s.knows(card, seat):
                found["faces"][str(card)] = self.face_names[face]

    def redeal(self, s: Night, seat: int, dice: Dice) -> None:
        """Shuffle the faces that the seat does not know; what others know goes with the token."""
        if not self.faces or self.is_dealt_apart:
            return
        course = course_of(s)
        places = [
            card
            for card in range(self.first, self.first + self.most)
            if course.faces[card - TOKENS] != NO_FACE and not s.knows(card, seat)
        ]
        faces = sorted([course.faces[card - TOKENS] for card in places])
        dice.shuffle(faces)
        for at in range(len(places)):
            course.faces[places[at] - TOKENS] = faces[at]

    def pieces(self, s: Night) -> list[str]:
        """Every fixture with its place."""
        return [
            f"fixture {self.id} {at}@{fixture.room} {fixture.side}"
            for at, fixture in enumerate(course_of(s).fixtures)
            if fixture.kind == self.number
        ]


def told(s: Night, fixture: Fixture) -> dict[str, Any]:
    """A fixture as arguments of a sentence: the id of its kind, and its room."""
    for block in s.haunt.blocks:
        if isinstance(block, TokenKind) and block.number == fixture.kind:
            return {"thing": block.id, "room": fixture.room}
    return {"thing": "other", "room": fixture.room}


def lies(s: Night, card: int) -> bool:
    """Whether a token lies in a pile or is carried by a monster."""
    for pile in s.piles:
        if card in pile.cards:
            return True
    for monster in s.monsters:
        if card in monster.cards:
            return True
    return False


class PutTokens(Step):
    """Token after token is put into its room, on a side that can be reached (HAU-230)."""

    rule = "HAU-5"

    def __init__(self, kind: TokenKind, rooms: list[int], at: int) -> None:
        self.kind = kind
        self.rooms = rooms
        self.at = at

    def run(self, s: Night) -> None:
        """The rest waits below."""
        if self.at >= len(self.rooms):
            return
        room = self.rooms[self.at]
        s.push(PutTokens(self.kind, self.rooms, self.at + 1))
        s.push(PutHere(self.kind, self.at, room))
        ask_side(s, chooser(s), room)


class PutHere(Step):
    """The side, if there is one, was chosen."""

    rule = "HAU-230"

    def __init__(self, kind: TokenKind, at: int, room: int) -> None:
        self.kind = kind
        self.at = at
        self.room = room

    def run(self, s: Night) -> None:
        """The side lies in `choice`, counted from 0."""
        side = s.choice + 1 if is_barrier(s, self.room) else 0
        self.kind.put(s, self.at, self.room, side)
