"""Cards that call heroes and monsters nearer: the Handbell and the Talking Board (BET-351,
BET-370, BET-449)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.rules.choices import Pick
from dreadhouse.games.betrayal.rules.effects import Part
from dreadhouse.games.betrayal.rules.monsters import enter_room, steps_nearer
from dreadhouse.games.betrayal.rules.moving import nearer, step_into
from dreadhouse.games.betrayal.rules.words import COMMAND, DONE, NO, TO, WALK
from dreadhouse.games.betrayal.state import HERO, NOBODY, Monster, Night
from dreadhouse.kernel.frames import Ask, Step


def is_hero(s: Night, seat: int) -> bool:
    """Whether cards call an explorer a hero; a hidden traitor counts as one (BET-443)."""
    p = s.players[seat]
    return p.is_in_play() and (s.is_hidden or p.team == HERO)


class HeroesCome(Part):
    """Every other hero who wishes moves 1 space toward the explorer (BET-351)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Clockwise, each by their own choice."""
        for step in range(s.seats - 1, 0, -1):
            other = (seat + step) % s.seats
            if is_hero(s, other):
                s.push(ComeNearer(other, seat))


class ComeNearer(Ask):
    """Move 1 space toward whoever rings, or stay (BET-351)."""

    rule = "BET-351"

    def __init__(self, seat: int, caller: int) -> None:
        super().__init__(seat)
        self.caller = caller

    def options(self, s: Night) -> list[int]:
        """The rooms one step nearer (BET-15)."""
        p = s.players[self.seat]
        goal = s.players[self.caller].room
        rooms = nearer(s, p.room, p.side, goal) if p.is_in_play() else []
        return [TO + room for room in rooms] + [NO]

    def choose(self, s: Night, action: int) -> None:
        """It costs no spaces (BET-91)."""
        if action != NO:
            step_into(s, self.seat, action - TO)

    def about(self, s: Night) -> dict[str, Any]:
        """Who rings."""
        return {"caller_seat": self.caller}


def mover_of(s: Night) -> int:
    """The known traitor, who moves the monsters, or NOBODY (BET-254, BET-443)."""
    return NOBODY if s.is_hidden else s.traitor


def can_come(s: Night, monster: Monster, goal: int) -> bool:
    """Whether a monster may move toward a room: no card moves a stunned one (BET-449)."""
    if monster.is_gone or monster.is_stunned:
        return False
    return len(steps_nearer(s, monster.room, goal)) > 0


class MonstersCome(Part):
    """Every monster that is not stunned moves 1 space toward the explorer (BET-351)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """In the order of their numbers."""
        for monster in reversed(s.monsters):
            s.push(MonsterComes(seat, monster.number))


class BoardCalls(Part):
    """After the haunt the traitor moves any monsters 1 space nearer; without one all come
    (BET-370)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Before the haunt there are none."""
        if not s.is_haunted():
            return
        mover = mover_of(s)
        if mover == NOBODY:
            for monster in reversed(s.monsters):
                s.push(MonsterComes(seat, monster.number))
        else:
            s.push(SendMonsters(mover, seat, -1))


class SendMonsters(Ask):
    """The traitor moves any monsters 1 space toward whoever asked the board (BET-370)."""

    rule = "BET-370"
    gathers = True

    def __init__(self, seat: int, caller: int, last: int) -> None:
        super().__init__(seat)
        self.caller = caller
        self.last = last

    def options(self, s: Night) -> list[int]:
        """Monsters with a higher number than the last, then done."""
        goal = s.players[self.caller].room
        return [
            COMMAND + monster.number
            for monster in s.monsters
            if monster.number > self.last and can_come(s, monster, goal)
        ] + [DONE]

    def choose(self, s: Night, action: int) -> None:
        """One more, or done."""
        if action != DONE:
            s.push(SendMonsters(self.seat, self.caller, action - COMMAND))
            s.push(MonsterComes(self.caller, action - COMMAND))

    def about(self, s: Night) -> dict[str, Any]:
        """Toward whom."""
        return {"caller_seat": self.caller}


class MonsterComes(Step):
    """One monster moves 1 space toward an explorer."""

    rule = "BET-351"

    def __init__(self, caller: int, number: int) -> None:
        self.caller = caller
        self.number = number

    def run(self, s: Night) -> None:
        """The traitor picks among equals, without one the caller (BET-15)."""
        monster = s.monsters[self.number]
        goal = s.players[self.caller].room
        if can_come(s, monster, goal):
            mover = mover_of(s)
            s.push(MonsterCame(self.number, mover))
            chooser = self.caller if mover == NOBODY else mover
            s.push(ChooseComing(chooser, steps_nearer(s, monster.room, goal)))


class ChooseComing(Pick):
    """The room through which a monster comes nearer, among equals (BET-15)."""

    rule = "BET-15"

    def verb(self) -> int:
        """The room to walk to."""
        return WALK


class MonsterCame(Step):
    """The monster enters the room chosen."""

    rule = "BET-15"

    def __init__(self, number: int, mover: int) -> None:
        self.number = number
        self.mover = mover

    def run(self, s: Night) -> None:
        """The room lies in `choice`."""
        enter_room(s, s.monsters[self.number], s.choice, self.mover)
