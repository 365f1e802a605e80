"""Moving, entering rooms, doors (POS-48, POS-130 to POS-132, POS-148 to POS-163, POS-283,
POS-291 to POS-304)."""

from __future__ import annotations

from dreadhouse.games.possession.rules.ending import judge
from dreadhouse.games.possession.rules.house_chips import draw_chip
from dreadhouse.games.possession.rules.life import lose_life
from dreadhouse.games.possession.rules.rolling import ENTRY, fresh_tray, roll, wounds
from dreadhouse.games.possession.rules.words import BAR, GO, UNBAR
from dreadhouse.games.possession.state import (
    ATTIC,
    BASEMENT,
    DOWN,
    EITHER,
    STAIRS,
    UP,
    Night,
    Player,
)


def pay(s: Night, cost: int) -> None:
    """Spend actions of the turn (POS-142)."""
    s.actions -= cost
    s.has_acted = True


def add_steps(s: Night, p: Player, found: list[int]) -> None:
    """Every room that a figure may step into now, for one action (POS-148 to POS-153)."""
    room = p.room
    if room >= ATTIC:
        found.append(GO + (s.plan.upper if room == ATTIC else s.plan.lower))
        return
    near = s.plan.near[room]
    doors = s.plan.doors[room]
    for i in range(len(near)):
        if (s.barred >> doors[i]) & 1 == 0:
            if room != STAIRS or p.side & (UP if near[i] == s.plan.upper else DOWN):
                found.append(GO + near[i])
    if p.keys > 0 and not p.is_possessed:
        if room == s.plan.upper:
            found.append(GO + ATTIC)
        elif room == s.plan.lower:
            found.append(GO + BASEMENT)


def step_ban(s: Night, p: Player, target: int) -> int:
    """The number of the rule by which a figure may not step into a room, or 0."""
    if p.room >= ATTIC:
        way = s.plan.upper if p.room == ATTIC else s.plan.lower
        return 0 if target == way else 301
    if target >= ATTIC:
        if p.is_possessed:
            return 236
        below = s.plan.upper if target == ATTIC else s.plan.lower
        return 0 if p.room == below and p.keys > 0 else 291
    door = s.plan.door_between(p.room, target)
    if door < 0:
        return 148
    if (s.barred >> door) & 1 == 1:
        return 149
    if p.room == STAIRS and not p.side & (UP if target == s.plan.upper else DOWN):
        return 153
    return 0


def step(s: Night, seat: int, target: int) -> None:
    """Step into a neighbouring room (POS-148); the stairs keep the side (POS-152, POS-155)."""
    p = s.players[seat]
    if target == STAIRS:
        p.side = DOWN if p.room == s.plan.upper else UP
    elif p.room == STAIRS:
        p.side = EITHER
    if target >= ATTIC:
        p.keys -= 1
        s.keys += 1
    s.must_leave = False
    s.has_left = True
    if s.hears:
        s.tell("moves", {"seat": seat, "room": target}, "POS-148")
    enter(s, seat, target)


def enter(s: Night, seat: int, room: int) -> None:
    """Branch and Parts strike together (POS-286); attic and basement give a chip (POS-292)."""
    p = s.players[seat]
    p.room = room
    branch = (s.branches >> room) & 1
    dice = branch if p.is_possessed else branch + parts_in(s, room)
    if dice > 0:
        fresh_tray(s)
        faces = roll(s, seat, ENTRY, dice)
        rule = "POS-130" if branch == 1 else "POS-283"
        if s.hears:
            s.tell("strikes-entering", {"seat": seat, "room": room, "faces": faces}, rule)
        lose_life(s, seat, wounds(faces), rule)
    if room >= ATTIC:
        draw_chip(s, seat, room)
    judge(s)


def parts_in(s: Night, room: int) -> int:
    """How many lost Parts lie in a room (POS-283)."""
    found = 0
    for p in s.players:
        if p.lost:
            for place in p.parts:
                if place == room:
                    found += 1
    return found


def add_doors(s: Night, p: Player, found: list[int]) -> None:
    """The doors of the room that may be barred or unbarred (POS-158, POS-159, POS-402)."""
    near = s.plan.near[p.room]
    doors = s.plan.doors[p.room]
    for i in range(len(near)):
        if (s.barred >> doors[i]) & 1 == 1:
            found.append(UNBAR + near[i])
        elif (s.broken >> doors[i]) & 1 == 0:
            found.append(BAR + near[i])


def door_ban(s: Night, p: Player, target: int, wants_barred: bool) -> int:
    """The number of the rule by which a door may not be barred or unbarred, or 0."""
    door = s.plan.door_between(p.room, target)
    if door < 0:
        return 163
    if (s.broken >> door) & 1 == 1:
        return 162
    if ((s.barred >> door) & 1 == 1) == wants_barred:
        return 158 if wants_barred else 159
    return 0


def flip_door(s: Night, seat: int, target: int) -> None:
    """Flip the chip of a door of the room, from either side (POS-160)."""
    room = s.players[seat].room
    door = s.plan.door_between(room, target)
    s.barred ^= 1 << door
    if s.hears:
        is_barred = (s.barred >> door) & 1 == 1
        args = {"seat": seat, "room": room, "other_room": target}
        s.tell("bars" if is_barred else "unbars", args, "POS-158" if is_barred else "POS-159")
