"""Monsters of a haunt: where they start, who joins them later, what they seek (K3, K16)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.haunts.block import Block
from dreadhouse.games.betrayal.haunts.course import amount, course_of
from dreadhouse.games.betrayal.haunts.places import (
    PutInRoom,
    ask_side,
    everybody,
    ranked,
    remoteness,
    rooms_for,
)
from dreadhouse.games.betrayal.haunts.tokens import TokenKind
from dreadhouse.games.betrayal.rules.haunting import chooser
from dreadhouse.games.betrayal.rules.house import distance, is_barrier
from dreadhouse.games.betrayal.rules.monsters import can_act, nearest, opponents_of
from dreadhouse.games.betrayal.rules.piles import from_pile
from dreadhouse.games.betrayal.rules.stunning import place_monster, told
from dreadhouse.games.betrayal.state import NO_ROOM, NOBODY, UNREACHED, Monster, Night
from dreadhouse.kernel.frames import Step

NO_FIXTURE: Final = -1
NO_SIGN: Final = -1


class Creatures(Block):
    """Monsters of one kind (HAU-24): how many start and where, how many come each round.

    They start in `room`, with the traitor, or at FAR: all together or `each` in a room of its own,
    rooms of `sign` first, never in a room with a fixture of `not_at`.
    """

    def __init__(self, kind: int, count: list[int]) -> None:
        self.kind = kind
        self.count = count
        self.room = NO_ROOM
        self.with_traitor = False
        self.each = False
        self.sign = NO_SIGN
        self.not_at = NO_FIXTURE
        self.spawns: list[int] = []

    def set_up(self, s: Night) -> None:
        """Put them where they start."""
        count = amount(s, self.count)
        if self.room != NO_ROOM:
            self.put_at(s, self.room, count)
        elif self.with_traitor:
            p = s.players[s.traitor]
            for _ in range(count):
                place_monster(s, self.kind, p.room, p.side)
        elif self.each:
            self.put_each(s, count)
        else:
            self.put_far(s, count)

    def round_ends(self, s: Night) -> None:
        """New ones come, all together at FAR (HAU-69)."""
        if self.spawns:
            self.put_far(s, amount(s, self.spawns))

    def rooms(self, s: Night) -> list[int]:
        """Where they may be placed."""
        taken = [one.room for one in course_of(s).fixtures if one.kind == self.not_at]
        return rooms_for(s, taken)

    def put_far(self, s: Night, count: int) -> None:
        """All together in the farthest room (HAU-9)."""
        rooms = self.rooms(s)
        if not rooms or not count:
            return
        s.push(PutAll(self, count))
        group = ranked(s, rooms, remoteness(s, everybody(s)), 1)[0]
        s.push(PutInRoom(chooser(s), group))

    def put_each(self, s: Night, count: int) -> None:
        """One each at FAR; if rooms run out, begin again (HAU-11)."""
        rooms = self.rooms(s)
        reach = remoteness(s, everybody(s))
        due: list[PutOneEach] = []
        while count > 0 and rooms:
            for signed in (True, False):
                part = [room for room in rooms if (s.printed.sign[room] == self.sign) == signed]
                for group in ranked(s, part, reach, count):
                    due.append(PutOneEach(self, group, min(count, len(group))))
                    count -= len(group)
        for frame in reversed(due):
            s.push(frame)

    def put_at(self, s: Night, room: int, count: int) -> None:
        """So many in a room, on a side that its chooser names."""
        s.push(PutAllHere(self, room, count))
        ask_side(s, chooser(s), room)


class PutAll(Step):
    """The farthest room was chosen."""

    rule = "HAU-11"

    def __init__(self, creatures: Creatures, count: int) -> None:
        self.creatures = creatures
        self.count = count

    def run(self, s: Night) -> None:
        """It lies in `choice`."""
        self.creatures.put_at(s, s.choice, self.count)


class PutAllHere(Step):
    """The side, if there is one, was chosen."""

    rule = "HAU-28"

    def __init__(self, creatures: Creatures, room: int, count: int) -> None:
        self.creatures = creatures
        self.room = room
        self.count = count

    def run(self, s: Night) -> None:
        """They stand there."""
        side = s.choice + 1 if is_barrier(s, self.room) else 0
        for _ in range(self.count):
            place_monster(s, self.creatures.kind, self.room, side)


class PutOneEach(Step):
    """Of equally far rooms so many get a monster each; which, is chosen only if it matters."""

    rule = "HAU-11"

    def __init__(self, creatures: Creatures, rooms: list[int], count: int) -> None:
        self.creatures = creatures
        self.rooms = rooms
        self.count = count

    def run(self, s: Night) -> None:
        """One room at a time."""
        if self.count <= 0:
            return
        if self.count == len(self.rooms):
            for room in self.rooms[1:]:
                self.creatures.put_at(s, room, 1)
            self.creatures.put_at(s, self.rooms[0], 1)
            return
        s.push(PutOneChosen(self.creatures, self.rooms, self.count))
        s.push(PutInRoom(chooser(s), self.rooms))


class PutOneChosen(Step):
    """One of equal rooms was chosen; the others remain."""

    rule = "HAU-4"

    def __init__(self, creatures: Creatures, rooms: list[int], count: int) -> None:
        self.creatures = creatures
        self.rooms = rooms
        self.count = count

    def run(self, s: Night) -> None:
        """It lies in `choice`."""
        room = s.choice
        left = [other for other in self.rooms if other != room]
        s.push(PutOneEach(self.creatures, left, self.count - 1))
        self.creatures.put_at(s, room, 1)


class Seekers(Block):
    """SEEK(token, goal): monsters that fetch loose tokens and carry them home (HAU-77, HAU-138)."""

    def __init__(self, monster: int, kind: TokenKind, goal: int) -> None:
        self.monster = monster
        self.kind = kind
        self.goal = goal

    def phase_begins(self, s: Night) -> None:
        """Those who begin to act beside a token take it along."""
        for monster in s.monsters:
            if can_act(monster) and not monster.is_fresh:
                self.pick(s, monster)

    def monster_moved(self, s: Night, monster: Monster) -> None:
        """While moving it picks one up at no cost (HAU-138)."""
        self.pick(s, monster)

    def pick(self, s: Night, monster: Monster) -> None:
        """At most one, and nothing else; no barrier stops a monster."""
        if monster.kind != self.monster or monster.cards:
            return
        for pile in s.piles:
            if pile.room == monster.room:
                for card in pile.cards:
                    if self.kind.owns(card):
                        from_pile(s, pile.room, pile.side, card)
                        monster.cards = [card]
                        if s.hears:
                            args = {**told(s, monster), "card": card, "room": monster.room}
                            s.tell("monster-takes", args, "HAU-138")
                        return

    def aim(self, s: Night, monster: Monster) -> list[int]:
        """Home with a token; else to the nearest loose one; else after who carries one."""
        if monster.kind != self.monster:
            return []
        if monster.cards:
            return [self.goal, NOBODY]
        room = self.nearest_loose(s, monster)
        if room != NO_ROOM:
            return [room, NOBODY]
        carriers = [seat for seat in opponents_of(s, monster) if self.kind.held(s, seat)]
        seat = nearest(s, monster, carriers)
        return [s.players[seat].room, seat] if seat != NOBODY else [NO_ROOM, NOBODY]

    def nearest_loose(self, s: Night, monster: Monster) -> int:
        """The room of the nearest token in a pile that can be reached (HAU-233)."""
        found, least = NO_ROOM, UNREACHED
        for pile in s.piles:
            away = distance(s, monster.room, pile.room)
            if away < least and self.has_token(pile.cards):
                found, least = pile.room, away
        return found

    def has_token(self, cards: list[int]) -> bool:
        """Whether one of the cards is sought."""
        for card in cards:
            if self.kind.owns(card):
                return True
        return False
