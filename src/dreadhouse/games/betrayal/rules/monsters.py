"""The monster phase and the monsters' behaviours (BET-254, BET-255, BET-300 to BET-314, BET-448,
HAU-73 to HAU-81, HAU-233, HAU-234)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.rules.choices import (
    ChooseFloor,
    ChooseRoom,
    ChooseSide,
    Pick,
)
from dreadhouse.games.betrayal.rules.combat import monster_attacks
from dreadhouse.games.betrayal.rules.haunt import Haunt, judge
from dreadhouse.games.betrayal.rules.house import distance, is_barrier, side_coming
from dreadhouse.games.betrayal.rules.lift import move_tile
from dreadhouse.games.betrayal.rules.moving import SIDES
from dreadhouse.games.betrayal.rules.stunning import told
from dreadhouse.games.betrayal.rules.words import ASSAULT, COMMAND, DONE, FALL, REST, WALK
from dreadhouse.games.betrayal.state import (
    CELLAR,
    CELLAR_LANDING,
    CELLS,
    DANCE_HALL,
    GROUND,
    LAUNDRY_DROP,
    MINSTRELS_LOFT,
    NO_ROOM,
    NOBODY,
    ROOMS,
    ROTTEN_FLOOR,
    UNREACHED,
    UPPER,
    WANDERING_LIFT,
    Monster,
    Night,
)
from dreadhouse.kernel.frames import Ask, Step

HUNT: Final = 0
HUNT_TARGET: Final = 1
GUARD: Final = 2
SEEK: Final = 3
BEHAVIOURS = ["hunt", "hunt_target", "guard", "seek"]


def can_act(monster: Monster) -> bool:
    """Whether a monster that has begun to act may go on."""
    return not (monster.is_gone or monster.is_stunned)


# ---- moving


def opponents_of(s: Night, monster: Monster) -> list[int]:
    """The living explorers whom a monster may attack at all."""
    haunt: Haunt = s.haunt
    return [
        seat
        for seat in range(s.seats)
        if s.players[seat].is_in_play() and haunt.monster_opposes(s, monster, seat)
    ]


def monster_cost(s: Night, monster: Monster) -> int:
    """Opponents in its room slow a monster as they slow explorers (BET-303)."""
    found = 1
    for seat in opponents_of(s, monster):
        if s.is_here(seat, monster.room, monster.side) and not s.players[seat].is_stunned:
            found += 1
    return found


def has_spaces(s: Night, monster: Monster) -> bool:
    """At least one space is always possible (BET-302)."""
    return not monster.has_moved or monster.left >= monster_cost(s, monster)


def ways_of(s: Night, monster: Monster) -> list[int]:
    """Where a monster may walk: barriers and panels do not stop it, and it climbs (BET-307,
    BET-309, BET-310, BET-314)."""
    found = s.joins[monster.room][:]
    up = NO_ROOM
    if monster.room == DANCE_HALL and s.is_in_house(MINSTRELS_LOFT):
        up = MINSTRELS_LOFT
    elif monster.room == s.pit and s.is_in_house(ROTTEN_FLOOR):
        up = ROTTEN_FLOOR
    elif monster.room == CELLAR_LANDING and s.ways[LAUNDRY_DROP]:
        up = s.ways[LAUNDRY_DROP][0]
    if up != NO_ROOM and up not in found:
        found.append(up)
    return found


def move_monster(s: Night, monster: Monster, room: int, mover: int) -> None:
    """Pay and enter; whoever moves it chooses the side of a barrier room (BET-307).

    A `mover` of NOBODY means a behaviour, which sets no lift moving (HAU-234).
    """
    monster.left = max(0, monster.left - monster_cost(s, monster))
    monster.has_moved = True
    enter_room(s, monster, room, mover)


def enter_room(s: Night, monster: Monster, room: int, mover: int) -> None:
    """A monster comes into a room."""
    monster.side = side_coming(s, monster.room, room)
    monster.room = room
    if room == LAUNDRY_DROP:
        monster.room, monster.side = CELLAR_LANDING, 0
    if s.hears:
        s.tell("monster-moves", {**told(s, monster), "room": monster.room}, "BET-301")
    if mover != NOBODY and is_barrier(s, monster.room):
        s.push(MonsterSide(monster.number))
        s.push(ChooseSide(mover, SIDES))
    if mover != NOBODY and room == WANDERING_LIFT and not s.has_ridden:
        s.has_ridden = True
        s.push(LiftSent(mover))
        s.push(ChooseFloor(mover, [UPPER, GROUND, CELLAR]))
    s.haunt.monster_moved(s, monster)
    judge(s)


class MonsterSide(Step):
    """The side on which a monster stops (BET-307)."""

    rule = "BET-307"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Night) -> None:
        """Sides are counted from 1."""
        s.monsters[self.number].side = s.choice + 1


class LiftSent(Step):
    """Whoever moves a monster into the lift chooses its floor (BET-294)."""

    rule = "BET-294"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The floor lies in `choice`."""
        move_tile(s, self.seat, WANDERING_LIFT, s.choice, True)


class MonsterFalls(Step):
    """A monster falls into the room that its mover chose (BET-311)."""

    rule = "BET-311"

    def __init__(self, number: int, seat: int) -> None:
        self.number = number
        self.seat = seat

    def run(self, s: Night) -> None:
        """It discovers nothing and is unhurt."""
        enter_room(s, s.monsters[self.number], s.choice, self.seat)


# ---- the traitor commands


class CommandMonsters(Ask):
    """The traitor's player moves the monsters, one after the other (BET-254, BET-300)."""

    rule = "BET-254"

    def options(self, s: Night) -> list[int]:
        """Those that have not acted yet."""
        return [COMMAND + m.number for m in s.monsters if not m.has_acted] + [DONE]

    def choose(self, s: Night, action: int) -> None:
        """Each finishes before the next begins."""
        if action == DONE:
            return
        monster = s.monsters[action - COMMAND]
        monster.has_acted = True
        s.push(self)
        s.push(MonsterActs(self.seat, monster.number))


class MonsterActs(Step):
    """A commanded monster goes on, as long as it is neither gone nor stunned."""

    rule = "BET-300"

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: Night) -> None:
        """Ask for its next space or attack."""
        if can_act(s.monsters[self.number]):
            s.push(MoveMonster(self.seat, self.number))


class MoveMonster(Ask):
    """A space, an attack, or rest: in any order (BET-301, BET-304, BET-448)."""

    rule = "BET-300"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def options(self, s: Night) -> list[int]:
        """What it may still do in this phase."""
        monster = s.monsters[self.number]
        found: list[int] = []
        if has_spaces(s, monster):
            found += [WALK + room for room in ways_of(s, monster)]
        if monster.room == ROTTEN_FLOOR:
            found.append(FALL)
        if not monster.has_attacked:
            for seat in opponents_of(s, monster):
                if s.is_here(seat, monster.room, monster.side):
                    found.append(ASSAULT + seat)
        found.append(REST)
        return found

    def choose(self, s: Night, action: int) -> None:
        """After each step the monster may go on."""
        if action == REST:
            return
        monster = s.monsters[self.number]
        s.push(MonsterActs(self.seat, self.number))
        if WALK <= action < WALK + ROOMS:
            move_monster(s, monster, action - WALK, self.seat)
        elif action == FALL:
            self._fall(s)
        else:
            monster_attacks(s, monster, action - ASSAULT)

    def _fall(self, s: Night) -> None:
        rooms = [room for room in range(ROOMS) if s.cell[room] // CELLS == CELLAR]
        if s.pit != NO_ROOM and s.pit in rooms:
            rooms = [s.pit]
        s.push(MonsterFalls(self.number, self.seat))
        s.push(ChooseRoom(self.seat, rooms))

    def about(self, s: Night) -> dict[str, Any]:
        """Which monster, and its spaces left."""
        monster = s.monsters[self.number]
        return {**told(s, monster), "count": monster.left}


# ---- behaviours


def next_seat(s: Night) -> int:
    """The player who acts next: the first of the coming round who is in play (HAU-80)."""
    for step in range(s.seats):
        seat = (s.first + step) % s.seats
        if s.players[seat].is_in_play():
            return seat
    return s.first


class NextMonster(Step):
    """Monsters act in the order of their numbers (HAU-81)."""

    rule = "HAU-81"

    def run(self, s: Night) -> None:
        """One after the other."""
        for monster in s.monsters:
            if not monster.has_acted:
                monster.has_acted = True
                s.push(self)
                s.push(Behave(monster.number))
                return


class Behave(Step):
    """A monster follows its behaviour, one step at a time (HAU-73)."""

    rule = "HAU-73"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Night) -> None:
        """Attack the prey here, or take one step toward the goal."""
        monster = s.monsters[self.number]
        if not can_act(monster) or monster.has_attacked:
            return
        goal, prey = aim(s, monster)
        if goal == NO_ROOM:
            return
        if goal == monster.room:
            if prey != NOBODY:
                monster.side = s.players[prey].side
                monster_attacks(s, monster, prey)
            return
        rooms = steps_nearer(s, monster.room, goal)
        if rooms and has_spaces(s, monster):
            s.push(BehaveStep(self.number))
            s.push(ChooseBehaviour(next_seat(s), rooms))


def steps_nearer(s: Night, room: int, goal: int) -> list[int]:
    """The rooms one step nearer by the ways of distances (HAU-233)."""
    here = distance(s, room, goal)
    if here == UNREACHED:
        return []
    return [other for other in s.joins[room] if distance(s, other, goal) == here - 1]


class ChooseBehaviour(Pick):
    """Among equally short ways the player who acts next chooses (HAU-80)."""

    rule = "HAU-80"

    def verb(self) -> int:
        """The room to walk to."""
        return WALK


class BehaveStep(Step):
    """The step is taken; the monster goes on."""

    rule = "HAU-74"

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Night) -> None:
        """The room lies in `choice`."""
        s.push(Behave(self.number))
        move_monster(s, s.monsters[self.number], s.choice, NOBODY)


def aim(s: Night, monster: Monster) -> list[int]:
    """The room that a monster makes for, and its prey there or NOBODY (HAU-74 to HAU-77)."""
    own = s.haunt.aim(s, monster)
    if own:
        return [own[0], own[1]]
    kind = s.haunt.kinds[monster.kind]
    first = int(s.haunt.prey_of(s, monster))
    if first != NOBODY and s.players[first].is_in_play():
        return [s.players[first].room, first]
    if kind.behaviour == HUNT_TARGET:
        return [NO_ROOM, NOBODY]
    prey = opponents_of(s, monster)
    if kind.behaviour == GUARD:
        guarded: int = kind.goal
        prey = [p for p in prey if distance(s, guarded, s.players[p].room) <= kind.range]
        if not prey:
            return [guarded if s.is_in_house(guarded) else NO_ROOM, NOBODY]
    seat = nearest(s, monster, prey)
    return [s.players[seat].room, seat] if seat != NOBODY else [NO_ROOM, NOBODY]


def nearest(s: Night, monster: Monster, seats: list[int]) -> int:
    """The nearest of some explorers; among equals the weaker in the trait attacked, then the
    next clockwise from the revealer's left (HAU-79)."""
    trait: int = s.haunt.kinds[monster.kind].attack
    best = NOBODY
    best_rank = [UNREACHED, 0]
    for step in range(s.seats):
        seat = (s.revealer + 1 + step) % s.seats
        if seat in seats:
            rank = [distance(s, monster.room, s.players[seat].room), s.value(seat, trait)]
            if rank[0] < UNREACHED and (best == NOBODY or rank < best_rank):
                best, best_rank = seat, rank
    return best


NEXT_MONSTER: Final = NextMonster()
