"""Doubles that hunt their twins (HAU-181 to HAU-187)."""

from __future__ import annotations

from dreadhouse.games.betrayal.haunts.block import UNDECIDED, Block
from dreadhouse.games.betrayal.haunts.course import amount
from dreadhouse.games.betrayal.haunts.places import (
    PutInRoom,
    ask_side,
    farthest,
    remoteness,
    rooms_for,
)
from dreadhouse.games.betrayal.rules.haunt import DESTROY, STUN, judge
from dreadhouse.games.betrayal.rules.haunting import chooser
from dreadhouse.games.betrayal.rules.house import is_barrier
from dreadhouse.games.betrayal.rules.stunning import destroy, place_monster
from dreadhouse.games.betrayal.state import MIGHT, NOBODY, SPEED, Monster, Night
from dreadhouse.kernel.frames import Step


class Doubles(Block):
    """One double for each explorer; others shatter it by a great enough win (HAU-184)."""

    def __init__(self, kind: int, shatter_by: list[int], stronger: int) -> None:
        self.kind = kind
        self.shatter_by = shatter_by
        self.stronger = stronger

    def set_up(self, s: Night) -> None:
        """Each in the room farthest from its own twin, other explorers ignored (HAU-181)."""
        for seat in range(s.seats - 1, -1, -1):
            if s.players[seat].is_in_play():
                s.push(PutDouble(self, seat))
                s.push(PutInRoom(chooser(s), farthest(s, rooms_for(s, []), remoteness(s, [seat]))))

    def fate(self, s: Night, monster: Monster, by: int, margin: int) -> int:
        """Its twin only stuns it; others shatter it, or stun it by a smaller win (HAU-186)."""
        if monster.twin == NOBODY:
            return UNDECIDED
        if by == NOBODY or by == monster.twin or margin < amount(s, self.shatter_by):
            return STUN
        return DESTROY

    def died(self, s: Night, seat: int) -> None:
        """It fades, once the death has been judged (HAU-187)."""
        judge(s)
        if s.result is None:
            for monster in s.monsters:
                if monster.twin == seat and not monster.is_gone:
                    destroy(s, monster)


class PutDouble(Step):
    """The farthest room was chosen; ask for the side where there is one."""

    rule = "HAU-181"

    def __init__(self, doubles: Doubles, seat: int) -> None:
        self.doubles = doubles
        self.seat = seat

    def run(self, s: Night) -> None:
        """The room lies in `choice`."""
        room = s.choice
        s.push(DoubleStands(self.doubles, self.seat, room))
        ask_side(s, chooser(s), room)


class DoubleStands(Step):
    """The double has the twin's Speed and more Might, fixed from now on (HAU-182)."""

    rule = "HAU-182"

    def __init__(self, doubles: Doubles, seat: int, room: int) -> None:
        self.doubles = doubles
        self.seat = seat
        self.room = room

    def run(self, s: Night) -> None:
        """As worth at the start of the haunt."""
        side = s.choice + 1 if is_barrier(s, self.room) else 0
        monster = place_monster(s, self.doubles.kind, self.room, side)
        monster.twin = self.seat
        monster.values[SPEED] = s.value(self.seat, SPEED)
        monster.values[MIGHT] = s.value(self.seat, MIGHT) + self.doubles.stronger
