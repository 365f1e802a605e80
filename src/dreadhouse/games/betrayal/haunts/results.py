"""What comes of a success at a task (HAU-18, HAU-19, HAU-49)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.haunts.course import (
    Fixture,
    course_of,
    remove_fixture,
    replace_fixture,
)
from dreadhouse.games.betrayal.haunts.exits import open_door
from dreadhouse.games.betrayal.haunts.tasks import Result
from dreadhouse.games.betrayal.haunts.tokens import TokenKind, told
from dreadhouse.games.betrayal.rules.choices import Pick
from dreadhouse.games.betrayal.rules.haunting import chooser
from dreadhouse.games.betrayal.rules.items import receive
from dreadhouse.games.betrayal.rules.piles import put_away
from dreadhouse.games.betrayal.rules.printed import TOKENS
from dreadhouse.games.betrayal.rules.stunning import destroy
from dreadhouse.games.betrayal.rules.words import CARD, REMOVE
from dreadhouse.games.betrayal.state import Night
from dreadhouse.kernel.frames import Step


class RemoveMonster(Result):
    """The traitor removes one monster of a kind (HAU-89)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def do(self, s: Night, seat: int, fixture: Fixture | None) -> None:
        """Nothing happens when none is left."""
        found = [m.number for m in s.monsters if not m.is_gone and m.kind == self.kind]
        if found:
            s.push(MonsterRemoved())
            s.push(ChooseMonster(chooser(s), found))


class ChooseMonster(Pick):
    """Which monster goes (HAU-89)."""

    rule = "HAU-89"

    def verb(self) -> int:
        """Remove it."""
        return REMOVE


class MonsterRemoved(Step):
    """The chosen monster leaves the game."""

    rule = "HAU-89"

    def run(self, s: Night) -> None:
        """Its number lies in `choice`."""
        destroy(s, s.monsters[s.choice])


class GainToken(Result):
    """The explorer gains a new token (HAU-100, HAU-166)."""

    def __init__(self, kind: TokenKind) -> None:
        self.kind = kind

    def do(self, s: Night, seat: int, fixture: Fixture | None) -> None:
        """They never run out."""
        self.kind.give(s, seat)


class RemoveHere(Result):
    """The fixture at which the roll was made is removed (HAU-193)."""

    def do(self, s: Night, seat: int, fixture: Fixture | None) -> None:
        """For good."""
        if fixture is not None:
            remove_fixture(s, fixture)
            if s.hears:
                s.tell("fixture-gone", {"seat": seat, **told(s, fixture)}, "HAU-193")


class Light(Result):
    """The dark lamp here is lit again (HAU-124)."""

    def do(self, s: Night, seat: int, fixture: Fixture | None) -> None:
        """It stays where it is."""
        if fixture is not None:
            lit = Fixture(fixture.kind, fixture.room, fixture.side, fixture.card, True)
            replace_fixture(s, fixture, lit)
            if s.hears:
                s.tell("lamp-lit", {"seat": seat, "room": fixture.room}, "HAU-124")


class Weaken(Result):
    """Every monster of a kind changes in a trait, never below 1 (HAU-194)."""

    def __init__(self, kind: int, trait: int, by: int) -> None:
        self.kind = kind
        self.trait = trait
        self.by = by

    def do(self, s: Night, seat: int, fixture: Fixture | None) -> None:
        """All of them alike."""
        for monster in s.monsters:
            if monster.kind == self.kind and not monster.is_gone:
                monster.values[self.trait] = max(1, monster.values[self.trait] + self.by)


class Find(Result):
    """What was searched for is found and shown; a blank is thrown away (HAU-213, HAU-214)."""

    def __init__(self, kind: TokenKind, blank: int) -> None:
        self.kind = kind
        self.blank = blank

    def do(self, s: Night, seat: int, fixture: Fixture | None) -> None:
        """From now on it is an item token (HAU-50)."""
        if fixture is None:
            return
        card = fixture.card
        remove_fixture(s, fixture)
        s.secrets.show(card, s.everyone)
        if self.kind.faces and course_of(s).faces[card - TOKENS] == self.blank:
            put_away(s, card)
            if s.hears:
                s.tell("finds-blank", {"seat": seat, "card": card}, "HAU-214")
            return
        if s.hears:
            s.tell("finds-token", {"seat": seat, "card": card}, "HAU-50")
        receive(s, seat, card)


class OpenDoor(Result):
    """The front door opens (HAU-152)."""

    def do(self, s: Night, seat: int, fixture: Fixture | None) -> None:
        """It stays open (HAU-44)."""
        open_door(s)


class LookAtFace(Result):
    """Look alone at one token held (HAU-111)."""

    def __init__(self, kind: TokenKind) -> None:
        self.kind = kind

    def do(self, s: Night, seat: int, fixture: Fixture | None) -> None:
        """The explorer chooses which."""
        s.push(FaceSeen(self.kind, seat))
        s.push(ChooseToken(seat, self.kind.held(s, seat)))


class ChooseToken(Pick):
    """Which token to look at (HAU-111)."""

    rule = "HAU-111"

    def verb(self) -> int:
        """A card."""
        return CARD


class FaceSeen(Step):
    """The chosen face is seen by one seat alone (HAU-111)."""

    rule = "HAU-111"

    def __init__(self, kind: TokenKind, seat: int) -> None:
        self.kind = kind
        self.seat = seat

    def run(self, s: Night) -> None:
        """Everybody sees that it was looked at."""
        see_face(s, self.kind, self.seat, s.choice)


def see_face(s: Night, kind: TokenKind, seat: int, card: int) -> None:
    """One seat alone learns a face."""
    s.secrets.show(card, 1 << seat)
    if s.hears:
        args: dict[str, Any] = {"seat": seat, "card": card}
        s.tell("looks-at-token", args, "HAU-111")
        face = kind.face_names[course_of(s).faces[card - TOKENS]]
        s.whisper("sees-face", args | {"face": face}, "HAU-111", 1 << seat)
