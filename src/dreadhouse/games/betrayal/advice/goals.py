"""The rooms that a seat wants to be in, and how much: read off the blocks of the haunt."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.advice.knowing import (
    beasts_against,
    built_haunt,
    foes_of,
    is_hero,
    known_traitor,
)
from dreadhouse.games.betrayal.advice.odds import chance, edge, win_chance
from dreadhouse.games.betrayal.haunts import aims
from dreadhouse.games.betrayal.haunts.block import Block, BuiltHaunt
from dreadhouse.games.betrayal.haunts.carrying import CarryHome, Grab
from dreadhouse.games.betrayal.haunts.child import Child
from dreadhouse.games.betrayal.haunts.course import CLOCK, amount, course_of
from dreadhouse.games.betrayal.haunts.doses import Doses
from dreadhouse.games.betrayal.haunts.doubles import Doubles
from dreadhouse.games.betrayal.haunts.exits import Exit
from dreadhouse.games.betrayal.haunts.fever import Fever
from dreadhouse.games.betrayal.haunts.heirs import Heirs
from dreadhouse.games.betrayal.haunts.lamps import Lamps
from dreadhouse.games.betrayal.haunts.objects import Target
from dreadhouse.games.betrayal.haunts.tasks import ALL, ANY_STATE, HEROES, ON, TaskBlock
from dreadhouse.games.betrayal.haunts.tokens import TokenKind
from dreadhouse.games.betrayal.haunts.vanishing import Vanishing
from dreadhouse.games.betrayal.rules.stunning import MONSTER
from dreadhouse.games.betrayal.state import (
    HERO,
    MIGHT,
    NO_ROOM,
    NOBODY,
    TRAITOR,
    VESTIBULE,
    Night,
)

RANKS: Final = [150, 115, 90, 70, 55, 45, 40, 35]
NOTHING: Final = 0
LAST_ROUNDS: Final = 2


class Wish:
    """A room that a seat wants to be in, for an aim, and how much."""

    def __init__(self, room: int, aim: int, worth: int) -> None:
        self.room = room
        self.aim = aim
        self.worth = worth


def wishes(s: Night, seat: int) -> list[Wish]:
    """Everything that a seat wants now in the haunt, each with its worth."""
    haunt = built_haunt(s)
    found: list[Wish] = []
    if haunt is None:
        return found
    wanted = haunt.traitor_aims if s.players[seat].team == TRAITOR else haunt.hero_aims
    for block in haunt.blocks:
        add_block(s, seat, haunt, block, wanted, found)
    if aims.TRAITOR in wanted:
        add_seat(s, seat, known_traitor(s, seat), aims.TRAITOR, wanted, found)
    if aims.HUNT in wanted or aims.GUARD in wanted:
        add_prey(s, seat, wanted, found)
    if aims.MONSTERS in wanted:
        add_monsters(s, seat, wanted, found)
    return found


def worth_of(wanted: list[int], aim: int, share: float) -> int:
    """By its rank among what the side wants, and by its chance; nothing if it is not wanted."""
    if aim not in wanted:
        return NOTHING
    base = RANKS[min(len(RANKS) - 1, wanted.index(aim))]
    return int(base * (0.4 + 0.6 * share))


def wish(found: list[Wish], s: Night, room: int, aim: int, wanted: list[int], share: float) -> None:
    """Add a wish, if its room lies in the house."""
    worth = worth_of(wanted, aim, share)
    if worth > 0 and room != NO_ROOM and s.is_in_house(room):
        found.append(Wish(room, aim, worth))


def is_mine(s: Night, seat: int, side: int) -> bool:
    """Whether a line of the haunt is a seat's own; only the own part is looked at."""
    if side == ALL:
        return True
    if side == HEROES:
        return s.players[seat].team == HERO
    return seat == known_traitor(s, seat)


def add_block(
    s: Night, seat: int, haunt: BuiltHaunt, block: Block, wanted: list[int], found: list[Wish]
) -> None:
    """What a seat may do about one block."""
    if isinstance(block, TaskBlock):
        add_task(s, seat, block, wanted, found)
    elif isinstance(block, CarryHome):
        add_carry(s, seat, block, wanted, found)
    elif isinstance(block, Exit):
        add_exit(s, seat, block, haunt, wanted, found)
    elif isinstance(block, Target):
        add_object(s, seat, block, wanted, found)
    elif isinstance(block, Child):
        add_child(s, seat, block, wanted, found)
    elif isinstance(block, Grab):
        add_grab(s, seat, block, wanted, found)
    else:
        add_own(s, seat, block, wanted, found)


def add_own(s: Night, seat: int, block: Block, wanted: list[int], found: list[Wish]) -> None:
    """What only single haunts have."""
    if isinstance(block, Doubles):
        add_doubles(s, seat, wanted, found)
    elif isinstance(block, Doses):
        if may_need_dose(s, seat, block):
            add_loose(s, block.kind, wanted, found)
    elif isinstance(block, Fever):
        add_cure(s, seat, block, wanted, found)
    elif isinstance(block, Heirs):
        add_heirs(s, seat, block, wanted, found)
    elif isinstance(block, Lamps):
        for fixture in course_of(s).fixtures:
            if fixture.is_on and fixture.kind == block.kind.number:
                wish(found, s, fixture.room, aims.LIGHT, wanted, 1.0)


# ---- tasks


def task_chance(s: Night, seat: int, task: TaskBlock) -> float:
    """The chance of a seat's best roll."""
    best = 0.0
    for trait in range(len(task.least)):
        if task.least[trait]:
            best = max(best, chance(s.value(seat, trait), task.least[trait]))
    return best


def task_rooms(s: Night, task: TaskBlock) -> list[int]:
    """Where a task may be done now."""
    if task.fixture < 0:
        return [room for room in task.rooms if s.is_in_house(room)]
    return [
        fixture.room
        for fixture in course_of(s).fixtures
        if fixture.kind == task.fixture
        and (task.state == ANY_STATE or fixture.is_on == (task.state == ON))
    ]


def add_task(s: Night, seat: int, task: TaskBlock, wanted: list[int], found: list[Wish]) -> None:
    """Its places, better where nobody else of the side stands yet."""
    if not is_mine(s, seat, task.by) or task.is_done(s) or task.held:
        return
    share = task_chance(s, seat, task)
    for card in task.cards:
        if card in s.players[seat].cards:
            return
    for room in task_rooms(s, task):
        crowd = 0.15 * friends_in(s, seat, room) if task.fixture >= 0 else 0.0
        wish(found, s, room, aims.TASK, wanted, share - crowd)


def friends_in(s: Night, seat: int, room: int) -> int:
    """How many others, no foes as far as the seat knows, stand in a room."""
    foes = foes_of(s, seat)
    count = 0
    for other in range(s.seats):
        p = s.players[other]
        if other != seat and other not in foes and p.room == room and p.is_in_play():
            count += 1
    return count


# ---- tokens


def add_loose(s: Night, kind: TokenKind, wanted: list[int], found: list[Wish]) -> None:
    """Tokens that lie about."""
    for pile in s.piles:
        for card in pile.cards:
            if kind.owns(card):
                wish(found, s, pile.room, aims.FETCH, wanted, 1.0)
                break


def add_carry(s: Night, seat: int, carry: CarryHome, wanted: list[int], found: list[Wish]) -> None:
    """Home with what is carried; otherwise to what lies loose."""
    if not is_mine(s, seat, carry.by):
        return
    held = len(carry.kind.held(s, seat))
    if held:
        share = min(1.0, 0.7 + 0.15 * held)
        wish(found, s, carry.room, aims.HOME, wanted, share)
        for fixture in course_of(s).fixtures:
            if fixture.kind == carry.fixture:
                crowd = 0.2 * friends_in(s, seat, fixture.room)
                wish(found, s, fixture.room, aims.HOME, wanted, share - crowd)
    add_loose(s, carry.kind, wanted, found)


def add_grab(s: Night, seat: int, grab: Grab, wanted: list[int], found: list[Wish]) -> None:
    """Opponents who carry what may be grabbed."""
    if aims.ROB in wanted and is_mine(s, seat, grab.by):
        for other in foes_of(s, seat):
            if grab.kind.held(s, other):
                add_seat(s, seat, other, aims.ROB, wanted, found)


def add_heirs(s: Night, seat: int, heirs: Heirs, wanted: list[int], found: list[Wish]) -> None:
    """To the front door with enough, else after the rest, or whoever has most."""
    if len(heirs.kind.held(s, seat)) >= amount(s, heirs.need):
        wish(found, s, VESTIBULE, aims.HOME, wanted, 1.0)
    add_loose(s, heirs.kind, wanted, found)


def may_need_dose(s: Night, seat: int, doses: Doses) -> bool:
    """Whether a seat still wants doses: a cured guest does not, the traitor always does."""
    course = course_of(s)
    is_guest = s.players[seat].team == HERO
    if is_guest:
        return (course.cured >> seat) & 1 == 0 and not doses.kind.held(s, seat)
    return True


def add_cure(s: Night, seat: int, fever: Fever, wanted: list[int], found: list[Wish]) -> None:
    """The cure, and with it the first patient."""
    if s.players[seat].team != HERO:
        return
    if fever.cure.held(s, seat):
        add_seat(s, seat, s.traitor, aims.CURE, wanted, found)
    else:
        add_loose(s, fever.cure, wanted, found)


# ---- the door, the object, the child


def add_exit(
    s: Night, seat: int, door: Exit, haunt: BuiltHaunt, wanted: list[int], found: list[Wish]
) -> None:
    """Out through the open door; before it closes for good, wait there."""
    if s.players[seat].team != HERO:
        return
    if s.is_door_open:
        wish(found, s, VESTIBULE, aims.EXIT, wanted, 1.0)
        return
    for block in haunt.blocks:
        if isinstance(block, Vanishing):
            if course_of(s).counts[CLOCK] >= block.end - LAST_ROUNDS:
                wish(found, s, VESTIBULE, aims.EXIT, wanted, 0.3)


def add_object(s: Night, seat: int, target: Target, wanted: list[int], found: list[Wish]) -> None:
    """To the object, by the chance of a mark."""
    if s.players[seat].team == HERO:
        share = win_chance(s.value(seat, MIGHT), target.dice)
        wish(found, s, target.room, aims.OBJECT, wanted, share)


def add_child(s: Night, seat: int, child: Child, wanted: list[int], found: list[Wish]) -> None:
    """Whoever has her goes home with her; others go for her."""
    course = course_of(s)
    if course.child == NOBODY:
        wish(found, s, course.child_room, aims.CHILD, wanted, 1.0)
    elif course.child != seat:
        if s.players[course.child].team != s.players[seat].team:
            add_seat(s, seat, course.child, aims.CHILD, wanted, found)
    elif s.players[seat].team == HERO:
        wish(found, s, VESTIBULE, aims.CHILD, wanted, 1.0)
    else:
        for fixture in course.fixtures:
            if fixture.kind == child.altar and fixture.is_on:
                wish(found, s, fixture.room, aims.CHILD, wanted, 1.0)


# ---- prey


def hope(s: Night, seat: int, target: int) -> float:
    """How well an attack on somebody would go, 0 to 1."""
    return min(1.0, max(0.0, 0.5 + 0.12 * edge(s, seat, target)))


def add_seat(
    s: Night, seat: int, other: int, aim: int, wanted: list[int], found: list[Wish]
) -> None:
    """To where another explorer is."""
    if other != NOBODY and other != seat and s.players[other].is_in_play():
        if s.haunt.may_attack(s, seat, other) or aim != aims.TRAITOR:
            wish(found, s, s.players[other].room, aim, wanted, hope(s, seat, other))


def add_prey(s: Night, seat: int, wanted: list[int], found: list[Wish]) -> None:
    """The weak first, and those who are about to do harm."""
    for other in foes_of(s, seat):
        if is_hero(s, seat, other) and not s.players[other].is_stunned:
            add_seat(s, seat, other, aims.HUNT, wanted, found)


def add_monsters(s: Night, seat: int, wanted: list[int], found: list[Wish]) -> None:
    """Monsters that can be beaten, stunned ones only if a win destroys them."""
    for monster in beasts_against(s, seat):
        if not monster.is_stunned:
            share = hope(s, seat, MONSTER + monster.number)
            if share >= 0.5:
                wish(found, s, monster.room, aims.MONSTERS, wanted, share)


def add_doubles(s: Night, seat: int, wanted: list[int], found: list[Wish]) -> None:
    """The doubles of others; stunned ones are the easiest to find and no less to win against."""
    for monster in s.monsters:
        if not monster.is_gone and monster.twin != seat:
            share = hope(s, seat, MONSTER + monster.number)
            wish(found, s, monster.room, aims.DOUBLES, wanted, share)
