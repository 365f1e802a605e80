"""Answers to the small questions: dice, weapons, losses and gains, tokens, zones, monsters."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.advice.acting import is_wanted
from dreadhouse.games.betrayal.advice.goals import task_rooms, wishes
from dreadhouse.games.betrayal.advice.knowing import built_haunt, is_hero
from dreadhouse.games.betrayal.advice.odds import chance, dice_with, guard_of
from dreadhouse.games.betrayal.haunts.tasks import TRAITORS, TaskBlock
from dreadhouse.games.betrayal.rules.combat import Arm, Steal
from dreadhouse.games.betrayal.rules.house import distances
from dreadhouse.games.betrayal.rules.monsters import MoveMonster, aim
from dreadhouse.games.betrayal.rules.rolls import (
    DAMAGE,
    HAUNT,
    AfterRoll,
    BeforeRoll,
    RerollDice,
)
from dreadhouse.games.betrayal.rules.words import (
    ADD,
    ARM,
    ASSAULT,
    BANK,
    BARE,
    COMMAND,
    DONE,
    GAIN,
    GROW,
    HARM,
    HAUNT_ROOM,
    KEEP,
    LOSE,
    REMOVE,
    REROLL,
    REST,
    ROLL,
    STEAL,
    TAKE,
    TEST,
    TOTAL,
    WALK,
)
from dreadhouse.games.betrayal.state import (
    MIGHT,
    NO_CARD,
    ROOMS,
    SPEED,
    UNREACHED,
    VESTIBULE,
    Night,
)

NONE: Final = -1
MOST_NAMED: Final = 8
GREAT: Final = 6
CARD_WORDS: Final = 180
NEAR: Final = 12

# ---- dice


def before_roll(s: Night, frame: BeforeRoll, options: list[int]) -> int:
    """Name the highest total where high is good and the haunt is on; no totals otherwise."""
    is_good = frame.kind != DAMAGE and frame.kind != HAUNT
    if is_good and s.is_haunted() and TOTAL + MOST_NAMED in options:
        return TOTAL + MOST_NAMED
    if frame.kind == DAMAGE and TOTAL in options:
        return TOTAL
    if is_good and BANK in options and s.players[frame.seat].bank >= GREAT:
        return BANK
    for action in options:
        if is_good and s.is_haunted() and ADD <= action < ADD + CARD_WORDS:
            return action
    return ROLL


def after_roll(s: Night, frame: AfterRoll, options: list[int]) -> int:
    """Reroll what is worse than the average: low dice, or high ones in a damage roll."""
    count = len(s.faces)
    is_bad = s.total > count if frame.kind == DAMAGE else s.total < count
    if not is_bad or frame.kind == HAUNT:
        return KEEP
    worst = 2 if frame.kind == DAMAGE else 0
    for action in options:
        if REROLL <= action < KEEP:
            if s.faces[action - REROLL] == worst:
                return action
        elif action != KEEP:
            return action
    return KEEP


def reroll_dice(s: Night, frame: RerollDice, options: list[int]) -> int:
    """Every die that shows the worst face."""
    worst = 2 if frame.kind == DAMAGE else 0
    for action in options:
        if action != DONE and s.faces[action - REROLL] == worst:
            return action
    return DONE


# ---- fights


def arm(s: Night, frame: Arm, options: list[int]) -> int:
    """The weapon with the most dice over the defence."""
    best = options[0]
    most = -99
    for action in options:
        card = NO_CARD if action == BARE else action - ARM
        margin = dice_with(s, frame.seat, card) - guard_of(s, frame.target, card)
        if margin > most:
            best, most = action, margin
    return best


def arm_for_object(s: Night, seat: int, options: list[int]) -> int:
    """The weapon that adds most to Might."""
    best = BARE
    for action in options:
        if action != BARE:
            if best == BARE or dice_with(s, seat, action - ARM) > dice_with(s, seat, best - ARM):
                best = action
    return best


def steal(s: Night, frame: Steal, options: list[int]) -> int:
    """What the haunt turns on, or a blow."""
    grabs: list[int] = s.haunt.grabs(s, frame.seat, frame.victim)
    for card in grabs:
        if STEAL + card in options:
            return STEAL + card
    return HARM


# ---- traits


def lose_trait(s: Night, seat: int, options: list[int]) -> int:
    """The marker that stands highest falls."""
    steps = s.players[seat].steps
    best = options[0]
    for action in options:
        if steps[action - LOSE] > steps[best - LOSE]:
            best = action
    return best


def gain_trait(s: Night, seat: int, options: list[int]) -> int:
    """The marker that stands lowest rises."""
    steps = s.players[seat].steps
    best = options[0]
    for action in options:
        if steps[action - GAIN] < steps[best - GAIN]:
            best = action
    return best


def test_trait(s: Night, seat: int, options: list[int]) -> int:
    """The trait that is worth most."""
    best = options[0]
    for action in options:
        if s.value(seat, action - TEST) > s.value(seat, best - TEST):
            best = action
    return best


# ---- places


def take_more(s: Night, seat: int, options: list[int]) -> int:
    """Everything that is wanted."""
    for action in options:
        if TAKE <= action < TAKE + CARD_WORDS and is_wanted(s, seat, action - TAKE):
            return action
    return DONE


def to_room(s: Night, seat: int, options: list[int], verb: int) -> int:
    """The room that is nearest to what is wished for most."""
    best = options[0]
    most = -999
    found = wishes(s, seat) if s.haunt is not None else []
    for action in options:
        for wish in found:
            spaces = distances(s, wish.room)[action - verb]
            worth = wish.worth - NEAR * spaces
            if worth > most:
                best, most = action, worth
    return best


def heroes_in(s: Night, seat: int, room: int) -> int:
    """How many heroes in play a seat sees in a room."""
    count = 0
    for other in range(s.seats):
        p = s.players[other]
        if p.room == room and p.is_in_play() and is_hero(s, seat, other):
            count += 1
    return count


def hero_places(s: Night) -> list[int]:
    """Where heroes do their tasks, and the front door where they may go out."""
    haunt = built_haunt(s)
    found: list[int] = []
    if haunt is not None:
        for block in haunt.blocks:
            if isinstance(block, TaskBlock) and block.by != TRAITORS:
                found += task_rooms(s, block)
    return found


def grow(s: Night, seat: int, options: list[int]) -> int:
    """Where heroes stand or must go, else toward them."""
    places = hero_places(s)
    best = options[0]
    most = -999
    for action in options:
        room = action - GROW
        worth = 10 * heroes_in(s, seat, room) + (8 if room in places else 0)
        if room == VESTIBULE and VESTIBULE in places:
            worth += 10
        far = distances(s, room)
        for place in places:
            worth -= min(NEAR, far[place])
        if worth > most:
            best, most = action, worth
    return best


def haunt_room(s: Night, seat: int, options: list[int]) -> int:
    """The room with most heroes, the slow and the hurt first."""
    best = options[0]
    most = -1.0
    for action in options:
        worth = 0.0
        for other in range(s.seats):
            p = s.players[other]
            if p.room == action - HAUNT_ROOM and p.is_in_play() and is_hero(s, seat, other):
                fails = 1.0 - chance(s.value(other, SPEED), 4)
                worth += fails * (10.0 - min(p.steps[SPEED], p.steps[MIGHT]))
        if worth > most:
            best, most = action, worth
    return best


# ---- monsters


def command(s: Night, options: list[int]) -> int:
    """One after the other."""
    for action in options:
        if COMMAND <= action < WALK:
            return action
    return DONE


def move_monster(s: Night, frame: MoveMonster, options: list[int]) -> int:
    """By its behaviour: to its goal, and an attack on its prey or on whoever is here (HAU-73)."""
    monster = s.monsters[frame.number]
    goal, prey = aim(s, monster)
    if prey >= 0 and ASSAULT + prey in options:
        return ASSAULT + prey
    if goal >= 0 and goal != monster.room:
        far = distances(s, goal)
        best = NONE
        least = far[monster.room]
        for action in options:
            if WALK <= action < WALK + ROOMS and far[action - WALK] < least:
                best, least = action, far[action - WALK]
        if best != NONE and least < UNREACHED:
            return best
    for action in options:
        if ASSAULT <= action < ASSAULT + s.seats:
            return action
    return REST


def remove_monster(s: Night, options: list[int]) -> int:
    """The stunned first, then the one farthest from all heroes."""
    best = options[0]
    most = -1
    for action in options:
        monster = s.monsters[action - REMOVE]
        worth = 1000 if monster.is_stunned else 0
        far = distances(s, monster.room)
        for p in s.players:
            if p.is_in_play():
                worth += min(NEAR, far[p.room])
        if worth > most:
            best, most = action, worth
    return best
