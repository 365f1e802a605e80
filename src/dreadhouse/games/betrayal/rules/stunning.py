"""Monsters placed, stunned and destroyed (BET-275, BET-305, BET-306, BET-312, HAU-26 to HAU-28)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.rules.haunt import DESTROY, STUN, judge
from dreadhouse.games.betrayal.rules.piles import to_pile
from dreadhouse.games.betrayal.state import Monster, Night

MONSTER: int = 8


def told(s: Night, monster: Monster) -> dict[str, Any]:
    """A monster as arguments of a sentence: its number and the id of its kind."""
    return {"monster": monster.number, "kind": s.haunt.kinds[monster.kind].id}


def place_monster(s: Night, kind: int, room: int, side: int) -> Monster:
    """Put a new monster in play; a number that is free again is used first (HAU-13)."""
    values = s.haunt.kinds[kind].values[:]
    number = len(s.monsters)
    for old in s.monsters:
        if old.is_gone:
            number = old.number
            break
    monster = Monster(number, kind, values, room, side)
    monster.is_fresh = s.in_monster_phase
    if number == len(s.monsters):
        s.monsters.append(monster)
    else:
        s.monsters[number] = monster
    if s.hears:
        s.tell("monster-comes", {**told(s, monster), "room": room}, "HAU-28")
    return monster


def stun(s: Night, monster: Monster) -> None:
    """A monster is stunned for one phase and drops what it carries (BET-305, BET-312)."""
    if monster.is_stunned or monster.is_gone:
        return
    monster.is_stunned = True
    drop_all(s, monster)
    if s.hears:
        s.tell("stunned", told(s, monster), "BET-275")
    s.haunt.stunned(s, monster)
    judge(s)


def drop_all(s: Night, monster: Monster) -> None:
    """Everything that a monster carries lies in its room."""
    for card in monster.cards:
        to_pile(s, monster.room, monster.side, card)
    monster.cards = []


def destroy(s: Night, monster: Monster) -> None:
    """A monster leaves the game (HAU-27)."""
    drop_all(s, monster)
    monster.is_gone = True
    if s.hears:
        s.tell("destroyed", told(s, monster), "HAU-27")
    judge(s)


def beat(s: Night, monster: Monster, by: int, margin: int) -> None:
    """A monster has lost an attack or a defence by so much to a seat (BET-275, BET-306)."""
    fate = int(s.haunt.can_be_stunned(s, monster, by, margin))
    if fate == DESTROY:
        destroy(s, monster)
    elif fate == STUN:
        stun(s, monster)
