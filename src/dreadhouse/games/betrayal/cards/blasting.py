"""The Blasting Stick (BET-350, BET-444)."""

from __future__ import annotations

from dreadhouse.games.betrayal.cards.going import doorway_rooms
from dreadhouse.games.betrayal.rules.choices import ChooseRoom
from dreadhouse.games.betrayal.rules.effects import Effect, Part
from dreadhouse.games.betrayal.rules.house import back, side_at, way_to
from dreadhouse.games.betrayal.rules.rolls import TRAIT, throw_for_nobody
from dreadhouse.games.betrayal.rules.sides import is_monster_here
from dreadhouse.games.betrayal.rules.stunning import stun
from dreadhouse.games.betrayal.state import MIGHT, SPEED, Night
from dreadhouse.kernel.frames import Step

LEAST_SAFE = 5


class Throw(Part):
    """Throw the stick through a joined doorway; whoever is there suffers `parts` (BET-350)."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts = parts

    def do(self, s: Night, seat: int, card: int) -> None:
        """Choose the room."""
        p = s.players[seat]
        rooms = doorway_rooms(s, p.room, p.side)
        if rooms:
            s.push(Thrown(seat, self.parts, card))
            s.push(ChooseRoom(seat, rooms, card))

    def is_possible(self, s: Night, seat: int, card: int) -> bool:
        """There must be a doorway to throw it through."""
        p = s.players[seat]
        return len(doorway_rooms(s, p.room, p.side)) > 0


class Thrown(Step):
    """It strikes only the side at that doorway, and no shield stops it (BET-444)."""

    rule = "BET-350"

    def __init__(self, seat: int, parts: list[Part], card: int) -> None:
        self.seat = seat
        self.parts = parts
        self.card = card

    def run(self, s: Night) -> None:
        """Explorers clockwise, then monsters by number."""
        room = s.choice
        side = side_at(s, room, back(way_to(s, s.players[self.seat].room, room)))
        if s.hears:
            s.tell("blast", {"seat": self.seat, "room": room}, "BET-350")
        s.push(MonstersBlasted(room, side))
        for step in range(s.seats - 1, 0, -1):
            other = (self.seat + step) % s.seats
            if s.is_here(other, room, side):
                s.push(Effect(other, self.parts, self.card))


class MonstersBlasted(Step):
    """Monsters with Speed and Might roll Speed; on 0 to 4 they are stunned (BET-350)."""

    rule = "BET-350"

    def __init__(self, room: int, side: int) -> None:
        self.room = room
        self.side = side

    def run(self, s: Night) -> None:
        """Their dice are nobody's own (BET-432)."""
        for monster in s.monsters:
            if is_monster_here(monster, self.room, self.side):
                if monster.values[SPEED] >= 0 and monster.values[MIGHT] >= 0:
                    throw_for_nobody(s, -1, TRAIT, monster.values[SPEED])
                    if s.total < LEAST_SAFE:
                        stun(s, monster)
