"""What a seat does in its turn: what lies at hand first, then a fight, then the way (BET-79)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.advice.goals import Wish, wishes
from dreadhouse.games.betrayal.advice.knowing import built_haunt, foes_of, is_hero
from dreadhouse.games.betrayal.advice.odds import NO_EDGE, chance, edge
from dreadhouse.games.betrayal.advice.ways import (
    NEW_ROOM,
    NONE,
    away_from,
    best_wish,
    boosts,
    explore_here,
    new_rooms,
    step_to,
)
from dreadhouse.games.betrayal.haunts import aims
from dreadhouse.games.betrayal.haunts.course import course_of
from dreadhouse.games.betrayal.haunts.doses import Doses
from dreadhouse.games.betrayal.haunts.doubles import Doubles
from dreadhouse.games.betrayal.haunts.objects import Target
from dreadhouse.games.betrayal.haunts.tasks import TaskBlock
from dreadhouse.games.betrayal.rules.printed import (
    CLOCKWORK_CHEST,
    FIELD_DRESSINGS,
    GOOSE_FAT_BALM,
    HAND_LANTERN,
    HARTSHORN,
    TOKENS,
)
from dreadhouse.games.betrayal.rules.stunning import MONSTER
from dreadhouse.games.betrayal.rules.words import (
    ATTACK,
    CROSS,
    DRINK,
    END,
    FREE,
    HIT,
    LIFT_TOKEN,
    SMASH,
    STEP_OUT,
    STRIKE,
    TAKE,
    TASK,
    TRY,
    USE,
)
from dreadhouse.games.betrayal.state import HERO, KNOWLEDGE, MIGHT, TRAITS, Night

CARD_WORDS: Final = 180
SOURCES: Final = 4
BRAVE: Final = 0
BOLD: Final = -1
SHIELD: Final = 2
SECRECY: Final = 1
WOUNDED: Final = 2
SAFE_STEP: Final = 3


def act(s: Night, seat: int, options: list[int]) -> int:
    """The next action of a turn."""
    found = at_hand(s, seat, options)
    if found != NONE:
        return found
    found = fight(s, seat, options)
    if found != NONE:
        return found
    return go_on(s, seat, options)


# ---- at hand


def at_hand(s: Night, seat: int, options: list[int]) -> int:
    """What costs no way: out, up with a token, a roll, a cure, a lock."""
    if STEP_OUT in options:
        return STEP_OUT
    for action in options:
        if LIFT_TOKEN <= action < LIFT_TOKEN + CARD_WORDS:
            return action
        if FREE <= action < FREE + 6 or TRY <= action < TRY + SOURCES:
            return action
        if TAKE <= action < TAKE + CARD_WORDS and is_wanted(s, seat, action - TAKE):
            return action
        if USE <= action < USE + CARD_WORDS and is_of_use(s, seat, action - USE):
            return action
    found = dose(s, seat, options)
    if found == NONE:
        found = best_roll(s, seat, options)
    if found == NONE and HIT in options and s.players[seat].team == HERO:
        found = HIT
    return found


def is_wanted(s: Night, seat: int, card: int) -> bool:
    """Whether a seat picks a thing up: tokens of its own side's haunt, and every real item."""
    if card < TOKENS:
        return True
    haunt = built_haunt(s)
    if haunt is None:
        return False
    for block in haunt.blocks:
        if isinstance(block, Doses) and block.kind.owns(card):
            return s.players[seat].team != HERO or (course_of(s).cured >> seat) & 1 == 0
    return True


def is_of_use(s: Night, seat: int, card: int) -> bool:
    """Whether a card is used at once: cures for the hurt, the Chest, burning by the Lantern."""
    p = s.players[seat]
    if card == HAND_LANTERN:
        return True
    if card == CLOCKWORK_CHEST:
        return s.value(seat, KNOWLEDGE) >= SAFE_STEP
    start = s.printed.start_steps[p.explorer]
    if card == FIELD_DRESSINGS:
        return p.steps[0] + p.steps[MIGHT] < start[0] + start[MIGHT]
    if card == GOOSE_FAT_BALM:
        return p.steps[0] + p.steps[MIGHT] + 1 < start[0] + start[MIGHT]
    if card == HARTSHORN:
        return min(p.steps[2], p.steps[3]) < WOUNDED
    return False


def dose(s: Night, seat: int, options: list[int]) -> int:
    """Guests drink what may cure them; the traitor smashes what would cure others."""
    haunt = built_haunt(s)
    if haunt is None:
        return NONE
    for block in haunt.blocks:
        if isinstance(block, Doses):
            return one_dose(s, seat, block, options)
    return NONE


def one_dose(s: Night, seat: int, doses: Doses, options: list[int]) -> int:
    """A face that the seat knows decides; the others are drunk."""
    course = course_of(s)
    is_guest = s.players[seat].team == HERO
    for card in doses.kind.held(s, seat):
        if DRINK + card in options:
            is_known = s.knows(card, seat)
            is_remedy = is_known and course.faces[card - TOKENS] == doses.remedy
            if not is_guest:
                return SMASH + card if is_remedy else NONE
            if (course.cured >> seat) & 1 == 0 and (is_remedy or not is_known):
                return DRINK + card
    return NONE


def best_roll(s: Night, seat: int, options: list[int]) -> int:
    """The task's trait with the best chance; a look at a face is not worth the roll."""
    best = NONE
    most = 0.0
    haunt = built_haunt(s)
    if haunt is None:
        return NONE
    for block in haunt.blocks:
        if isinstance(block, TaskBlock) and not block.held:
            for trait in range(len(TRAITS)):
                if TASK + trait in options and block.least[trait]:
                    share = chance(s.value(seat, trait), block.least[trait])
                    if share > most:
                        best, most = TASK + trait, share
    return best


# ---- fighting


def fight(s: Night, seat: int, options: list[int]) -> int:
    """The best attack, where it is not more dangerous than the turn is worth."""
    best = NONE
    most = NO_EDGE
    for action in options:
        if ATTACK <= action < STRIKE:
            margin = edge_over(s, seat, action - ATTACK)
        elif STRIKE <= action < HIT:
            margin = edge_over_monster(s, seat, action - STRIKE)
        else:
            continue
        if margin > most:
            best, most = action, margin
    return best if best != NONE and most >= courage(s, seat) else NONE


def courage(s: Night, seat: int) -> int:
    """The least edge of an attack: the traitor dares more, the badly hurt less."""
    p = s.players[seat]
    if p.team != HERO:
        return BOLD
    return BRAVE if min(p.steps[0], p.steps[MIGHT]) > 1 else 1


def edge_over(s: Night, seat: int, other: int) -> int:
    """The edge over an explorer; nobody is attacked whom the seat takes for a friend."""
    if other not in foes_of(s, seat) or s.players[other].is_stunned:
        return NO_EDGE
    margin = edge(s, seat, other) - (SECRECY if s.is_hidden else 0)
    bonus = 2 if carries_wanted(s, seat, other) else 0
    if not s.has_sides and bonus == 0:
        return NO_EDGE
    return margin + bonus


def carries_wanted(s: Night, seat: int, other: int) -> bool:
    """Whether an explorer holds something that may be grabbed."""
    return bool(s.haunt.grabs(s, seat, other))


def edge_over_monster(s: Night, seat: int, number: int) -> int:
    """The edge over a monster; a stunned one only where a win destroys it."""
    monster = s.monsters[number]
    margin = edge(s, seat, MONSTER + number)
    haunt = built_haunt(s)
    if haunt is not None:
        for block in haunt.blocks:
            if isinstance(block, Doubles):
                if monster.twin == seat:
                    return NO_EDGE if monster.is_stunned else margin
                return margin + 1
            if isinstance(block, Target) and block.guards == monster.kind:
                margin += SHIELD
    return NO_EDGE if monster.is_stunned else margin


# ---- going


def go_on(s: Night, seat: int, options: list[int]) -> int:
    """Toward the best wish; without one to new rooms, away from danger, or to the end."""
    found: list[Wish] = wishes(s, seat) if s.haunt is not None else boosts(s, seat)
    if s.haunt is None:
        found += new_rooms(s, seat, NEW_ROOM)
    best = best_wish(s, seat, found)
    if best is None:
        if s.haunt is None or not has_foes(s, seat):
            best = best_wish(s, seat, new_rooms(s, seat, NEW_ROOM))
        if best is None:
            return leave_danger(s, seat, options)
    return toward(s, seat, best, options)


def has_foes(s: Night, seat: int) -> bool:
    """Whether anybody is to be feared at all."""
    return bool(foes_of(s, seat)) or bool(s.monsters)


def toward(s: Night, seat: int, best: Wish, options: list[int]) -> int:
    """A step on the way; in the room itself a new doorway, the other side, or the end."""
    p = s.players[seat]
    if best.room != p.room:
        action = step_to(s, seat, best.room, options)
        if action != NONE:
            return action
        return END
    if best.aim == aims.EXPLORE:
        action = explore_here(s, options)
        if action != NONE:
            return action
        return CROSS if CROSS in options else END
    if CROSS in options and p.side != 0 and is_across(s, seat, best):
        return CROSS
    return END


def is_across(s: Night, seat: int, best: Wish) -> bool:
    """Whether what is wished for lies on the other side of the room."""
    p = s.players[seat]
    if best.aim == aims.TASK or best.aim == aims.HOME:
        for fixture in course_of(s).fixtures:
            if fixture.room == p.room:
                return fixture.side != p.side
    if best.aim == aims.FETCH:
        for pile in s.piles:
            if pile.room == p.room and pile.side == p.side:
                return False
        return True
    for other in range(s.seats):
        if other != seat and s.is_here(other, p.room, p.side) and is_hero(s, seat, other):
            return False
    return best.aim in (aims.HUNT, aims.ROB, aims.CHILD, aims.TRAITOR, aims.CURE)


def leave_danger(s: Night, seat: int, options: list[int]) -> int:
    """Away from those who are stronger, or stay."""
    action = away_from(s, seat, options)
    return action if action != NONE else END
