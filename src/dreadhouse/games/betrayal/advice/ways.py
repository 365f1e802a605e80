"""Which way to go: to the wish whose worth outdoes its distance, or to where doors are open."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.advice.goals import Wish
from dreadhouse.games.betrayal.advice.knowing import beasts_against, foes_of
from dreadhouse.games.betrayal.haunts import aims
from dreadhouse.games.betrayal.rules.house import distances, neighbours, tiles_left
from dreadhouse.games.betrayal.rules.words import CLIMB, CROSS, EXPLORE, FALL, GO, SLIDE_DOWN
from dreadhouse.games.betrayal.state import (
    MIGHT,
    NO_ROOM,
    SPEED,
    UNREACHED,
    Night,
)

NONE: Final = -1
A_SPACE: Final = 7
NEW_ROOM: Final = 34
BOOST: Final = 40
FEAR: Final = 6
FLOORS: Final = 3


def best_wish(s: Night, seat: int, found: list[Wish]) -> Wish | None:
    """The wish worth most after the way to it and the danger there."""
    far = distances(s, s.players[seat].room)
    dangers = danger(s, seat)
    best: Wish | None = None
    most = 0
    for wish in found:
        spaces = far[wish.room]
        if spaces < UNREACHED:
            worth = wish.worth - A_SPACE * spaces
            if wish.aim < aims.TRAITOR or wish.aim == aims.LIGHT:
                worth -= dangers[wish.room]
            if best is None or worth > most:
                best, most = wish, worth
    return best


def danger(s: Night, seat: int) -> list[int]:
    """How much a seat fears each room, for those who stand there."""
    found = [0] * len(s.cell)
    if s.haunt is None:
        return found
    mine = s.value(seat, MIGHT)
    for other in foes_of(s, seat):
        p = s.players[other]
        if not p.is_stunned:
            found[p.room] += FEAR * max(0, s.value(other, MIGHT) + 1 - mine)
    for monster in beasts_against(s, seat):
        if not monster.is_stunned:
            trait: int = s.haunt.kinds[monster.kind].attack
            theirs = monster.values[trait]
            found[monster.room] += FEAR * max(0, theirs + 1 - s.value(seat, trait))
    return found


def new_rooms(s: Night, seat: int, worth: int) -> list[Wish]:
    """Rooms with an open doorway on floors that have tiles left (BET-99, BET-114)."""
    found: list[Wish] = []
    for floor in range(FLOORS):
        if s.open[floor] and tiles_left(s, floor) > 0:
            last = NO_ROOM
            for doorway in s.open[floor]:
                if doorway >> 2 != last:
                    last = doorway >> 2
                    crowd = 0
                    for other in range(s.seats):
                        if other != seat and s.players[other].room == last:
                            crowd += 4
                    found.append(Wish(last, aims.EXPLORE, worth - crowd))
    return found


def boosts(s: Night, seat: int) -> list[Wish]:
    """Rooms that give a step to who ends a turn there, once a game (BET-131)."""
    p = s.players[seat]
    found: list[Wish] = []
    for room in range(len(s.cell)):
        boost = s.printed.boost[room]
        if boost >= 0 and s.cell[room] >= 0 and (p.boosts >> boost) & 1 == 0:
            if distances(s, p.room)[room] <= s.value(seat, SPEED):
                found.append(Wish(room, NONE, BOOST))
    return found


def step_to(s: Night, seat: int, goal: int, options: list[int]) -> int:
    """The action that brings a seat nearer to a room, or NONE."""
    p = s.players[seat]
    far = distances(s, goal)
    best = NONE
    least = far[p.room]
    for room in neighbours(s, p.room, p.side):
        if GO + room in options and far[room] < least:
            best, least = GO + room, far[room]
    if best != NONE:
        return best
    if CROSS in options and p.side != 0:
        return CROSS
    for action in (SLIDE_DOWN, CLIMB, FALL):
        if action in options and far[p.room] == UNREACHED:
            return action
    return NONE


def explore_here(s: Night, options: list[int]) -> int:
    """A doorway to go through, or NONE."""
    for way in range(4):
        if EXPLORE + way in options:
            return EXPLORE + way
    return NONE


def away_from(s: Night, seat: int, options: list[int]) -> int:
    """The neighbouring room with the least danger in and around it, if it is less than here."""
    p = s.players[seat]
    dangers = danger(s, seat)
    best = NONE
    least = spread_danger(s, dangers, p.room)
    if least == 0:
        return NONE
    for room in neighbours(s, p.room, p.side):
        if GO + room in options:
            there = spread_danger(s, dangers, room)
            if there < least:
                best, least = GO + room, there
    return best


def spread_danger(s: Night, dangers: list[int], room: int) -> int:
    """The danger of a room counts twice, that of the rooms near it by its nearness."""
    far = distances(s, room)
    found = 0
    for other in range(len(dangers)):
        if dangers[other] and far[other] < FLOORS + 1:
            found += dangers[other] * (FLOORS + 1 - far[other])
    return found
