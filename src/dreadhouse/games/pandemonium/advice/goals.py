"""What the goal of the chapter wants of each character."""

from __future__ import annotations

from typing import Any, Final, cast

from dreadhouse.games.pandemonium.advice.errand import GOAL_PRICE, NOTHING, Errand
from dreadhouse.games.pandemonium.advice.odds import arms, break_share
from dreadhouse.games.pandemonium.advice.trips import trip
from dreadhouse.games.pandemonium.chapters.block import BuiltChapter
from dreadhouse.games.pandemonium.chapters.calling import Call
from dreadhouse.games.pandemonium.chapters.invoking import Invocation
from dreadhouse.games.pandemonium.chapters.kid import Exit, Led
from dreadhouse.games.pandemonium.chapters.leaving import Engine, Vehicle
from dreadhouse.games.pandemonium.chapters.marks import (
    BATTERY_FITTED,
    CALLED,
    ENGINE_RUNNING,
    INVOKED,
)
from dreadhouse.games.pandemonium.chapters.sealing import Seals
from dreadhouse.games.pandemonium.chapters.siege import Siege
from dreadhouse.games.pandemonium.rules.deciding import edge_word
from dreadhouse.games.pandemonium.rules.printed import (
    BATTERY,
    BOOK,
    DAGGER,
    EVIL_ONE,
    GENERATOR,
    RADIO,
)
from dreadhouse.games.pandemonium.rules.words import (
    ASSAULT,
    ATTACK,
    ENTER,
    FIT,
    FREE,
    GET_ABOARD,
    INVOKE,
    LEAVE,
    PICK_UP,
    READ,
    START,
    TASK,
    TURN_UP,
    USE_TOKEN,
)
from dreadhouse.games.pandemonium.state import NOBODY, Pandemonium

ARMED: Final = 8
FAIR_ODDS: Final = 0.2
SAFE_FROM_BOAT: Final = 5
LATE: Final = 6
# What it is worth to be where the house is held, by round.
HOLDING: Final = [0.0, 40.0, 40.0, 40.0, 44.0, 64.0, 64.0, 64.0, 64.0]
# What it is worth to wait where the chapter ends, by round.
WAITING: Final = [0.0, 15.0, 15.0, 15.0, 20.0, 58.0, 66.0, 78.0, 80.0]


def goals(s: Pandemonium, who: int) -> list[Errand]:
    """What the goal of the chapter wants of a character."""
    found: list[Errand] = []
    for block in cast(BuiltChapter, s.chapter).blocks:
        of_block(s, who, block, found)
    for errand in found:
        errand.price = GOAL_PRICE
        errand.is_goal = errand.action != NOTHING
    return found


def of_block(s: Pandemonium, who: int, block: Any, found: list[Errand]) -> None:
    """What a part of the chapter wants done."""
    if isinstance(block, Engine):
        wake_engine(s, who, block, found)
    elif isinstance(block, Vehicle):
        get_aboard(s, who, block, found)
    elif isinstance(block, Led):
        free(s, who, block, found)
    elif isinstance(block, Exit):
        get_out(s, who, block, found)
    elif isinstance(block, Call):
        call(s, who, block, found)
    elif isinstance(block, Invocation):
        invoke(s, who, block, found)
    elif isinstance(block, Seals):
        seal(s, who, block, found)
    elif isinstance(block, Siege):
        found.append(Errand([home(s, block.tile)], NOTHING, HOLDING[s.round], GOAL_PRICE))


def wake_engine(s: Pandemonium, who: int, engine: Engine, found: list[Errand]) -> None:
    """The Battery to the car, then tries until it runs (DIA-24, DIA-25)."""
    if s.plot.flags & ENGINE_RUNNING:
        return
    if s.plot.flags & BATTERY_FITTED:
        found.append(Errand([engine.cell], TASK + START, 90))
    elif BATTERY in s.cast[who].carried:
        found.append(Errand([engine.cell], TASK + FIT, 95, GOAL_PRICE, 4))
    else:
        fetch(s, who, BATTERY, 80, found, engine.cell)


def fetch(
    s: Pandemonium,
    who: int,
    kind: int,
    worth: float,
    found: list[Errand],
    to: int = -1,
    by: int = NOBODY,
) -> None:
    """A token on the board is for whoever is nearest to it; it may have to be brought somewhere."""
    for token in s.tokens:
        if token.kind == kind and (by if by != NOBODY else nearest(s, token.cell)) == who:
            tasks = 1
            if to >= 0:
                tasks += 4 + trip(s, [to])[token.cell] // 3
            found.append(Errand([token.cell], PICK_UP + kind, worth, GOAL_PRICE, tasks))


def nearest(s: Pandemonium, cell: int, but: int = NOBODY) -> int:
    """The standing character with the cheapest way to a space; of equals the first."""
    cost = trip(s, [cell])
    found = NOBODY
    for who in range(len(s.cell)):
        if who == but or s.cell[who] < 0:
            continue
        if found == NOBODY or cost[s.cell[who]] < cost[s.cell[found]]:
            found = who
    return found


def get_aboard(s: Pandemonium, who: int, vehicle: Vehicle, found: list[Errand]) -> None:
    """Aboard as soon as it is ready; near it before (DIA-29, DIA-65, DIA-116)."""
    if vehicle.token >= 0 and not is_carried(s, vehicle.token):
        fetch(s, who, vehicle.token, 95, found, vehicle.cell)
    if s.plot.flags & vehicle.flag:
        found.append(Errand([vehicle.cell], TASK + GET_ABOARD, 90))
    else:
        has_token = vehicle.token in s.cast[who].carried
        worth = 70.0 if has_token else WAITING[s.round]
        found.append(Errand([vehicle.cell], NOTHING, worth, GOAL_PRICE, 3))


def is_carried(s: Pandemonium, kind: int) -> bool:
    """Whether somebody carries a token, aboard or not."""
    for c in s.cast:
        if kind in c.carried:
            return True
    return False


def free(s: Pandemonium, who: int, led: Led, found: list[Errand]) -> None:
    """Somebody has to lead the ally, and stay with it (DIA-36)."""
    at = s.ally_cell[led.persona]
    leader = s.ally_who[led.persona]
    if at < 0:
        return
    if leader == NOBODY or s.cell[leader] < 0:
        if nearest(s, at) == who:
            found.append(Errand([at], TASK + FREE, 80))
    elif leader == who:
        found.append(Errand([at], NOTHING, 85))


def get_out(s: Pandemonium, who: int, way: Exit, found: list[Errand]) -> None:
    """Break the exit, bring the ally there, leave (DIA-33, DIA-35)."""
    if way.is_broken(s):
        is_there = s.ally_cell[way.persona] == way.cell
        if is_there:
            found.append(Errand([way.cell], TASK + LEAVE, 95))
        return
    if s.ally_who[way.persona] != who and break_share(s, who, way.edge) >= FAIR_ODDS:
        found.append(Errand([way.cell], ASSAULT + edge_word(s, way.edge), 60))


def way_out(s: Pandemonium, persona: int) -> int:
    """The space where an ally has to be brought, -1 for any other ally (DIA-35)."""
    chapter = s.chapter
    if isinstance(chapter, BuiltChapter):
        for block in chapter.blocks:
            if isinstance(block, Exit) and block.persona == persona:
                return block.cell
    return -1


def call(s: Pandemonium, who: int, block: Call, found: list[Errand]) -> None:
    """Current first, then the call (DIA-58 to DIA-60)."""
    if s.plot.flags & CALLED:
        return
    token = s.generator()
    if s.is_generator_on():
        for radio in s.tokens:
            if radio.kind == RADIO and nearest(s, radio.cell) == who:
                action = TURN_UP if radio.is_down else USE_TOKEN
                found.append(Errand([radio.cell], action + RADIO, 90))
        return
    if token is not None and nearest(s, token.cell) == who:
        found.append(Errand([token.cell], USE_TOKEN + GENERATOR, 85))
        return
    for radio in s.tokens:
        if radio.kind == RADIO and len(s.cast) > 1:
            found.append(Errand([radio.cell], NOTHING, 25))


def invoke(s: Pandemonium, who: int, block: Invocation, found: list[Errand]) -> None:
    """Book and Dagger to the altar; then the Evil One's Life (DIA-92, DIA-98, DIA-99)."""
    if s.plot.flags & INVOKED:
        at = s.foe_cell[EVIL_ONE]
        if at >= 0:
            if block.may_read(s, who):
                found.append(Errand([s.cell[who]], TASK + READ, 60))
            if s.cast[who].hands:
                found.append(Errand([at], ATTACK + EVIL_ONE, 80))
        return
    bring(s, who, block, found)
    if not is_carried(s, BOOK) or not is_carried(s, DAGGER):
        return
    is_time = s.is_night() or (block.by_day and is_party_armed(s)) or s.round >= 4
    c = s.cast[who]
    if block.may_invoke(s, who) and is_time:
        found.append(Errand([block.altar], TASK + INVOKE, 90))
    elif (BOOK in c.carried or DAGGER in c.carried) and (is_time or s.round >= 3):
        found.append(Errand([block.altar], NOTHING, 70))
    elif s.round >= 4:
        found.append(Errand([block.altar], NOTHING, 15))


def bring(s: Pandemonium, who: int, block: Invocation, found: list[Errand]) -> None:
    """Book and Dagger are fetched by two where there are two (DIA-92)."""
    reader = carrier_of(s, BOOK)
    biter = carrier_of(s, DAGGER)
    if reader == NOBODY:
        reader = fetcher(s, BOOK, biter)
        if reader == who:
            fetch(s, who, BOOK, 70, found, block.altar, who)
    if biter == NOBODY and fetcher(s, DAGGER, reader) == who:
        fetch(s, who, DAGGER, 70, found, block.altar, who)


def carrier_of(s: Pandemonium, kind: int) -> int:
    """Who carries a token."""
    for who in range(len(s.cast)):
        if kind in s.cast[who].carried:
            return who
    return NOBODY


def fetcher(s: Pandemonium, kind: int, busy: int) -> int:
    """Who is nearest to a token on the board; somebody busy only if nobody else stands."""
    for token in s.tokens:
        if token.kind == kind:
            found = nearest(s, token.cell, busy)
            return found if found != NOBODY else busy
    return NOBODY


def is_party_armed(s: Pandemonium) -> bool:
    """Whether the characters have weapons enough between them."""
    total = 0
    for who in range(len(s.cast)):
        total += arms(s, who)
    return total >= ARMED * len(s.cast)


def seal(s: Pandemonium, who: int, block: Seals, found: list[Errand]) -> None:
    """Enter the portals that can be sealed (DIA-107)."""
    if block.made(s) >= block.needed(s) or (
        block.made(s) + 1 >= block.needed(s) and not are_oars_safe(s)
    ):
        return
    portals = s.ground.plan.portals
    open_ones = [cell for cell in block.cells if not s.sealed >> portals.index(cell) & 1]
    if not open_ones or s.life[who] < 3 or (s.souls[who] == 0 and s.round < 2):
        return
    if s.round < 3 or is_among_nearest(s, who, open_ones, block.needed(s) - block.made(s)):
        found.append(Errand(open_ones, ENTER, 55 + 5 * s.souls[who]))


def is_among_nearest(s: Pandemonium, who: int, cells: list[int], n: int) -> bool:
    """Whether fewer than so many others are nearer to one of these spaces."""
    cost = trip(s, cells)
    nearer = 0
    for other in range(len(s.cell)):
        if s.cell[other] >= 0 and (cost[s.cell[other]], other) < (cost[s.cell[who]], who):
            nearer += 1
    return nearer <= n


def are_oars_safe(s: Pandemonium) -> bool:
    """Whether the Oars are near the boat, so that no falling tile takes them (DIA-119)."""
    chapter = s.chapter
    for block in chapter.blocks if isinstance(chapter, BuiltChapter) else []:
        if isinstance(block, Vehicle) and block.token >= 0:
            row = s.ground.row(block.cell)
            for who in range(len(s.cast)):
                if block.token in s.cast[who].carried and s.cell[who] >= 0:
                    return row[s.cell[who]] <= SAFE_FROM_BOAT or s.round >= LATE
    return False


def home(s: Pandemonium, tile: int) -> int:
    """The space of a tile that is farthest from all portals."""
    portals = s.ground.plan.portals
    found, most = 16 * tile, -1
    for cell in range(16 * tile, 16 * tile + 16):
        row = s.ground.row(cell)
        far = min([row[portal] for portal in portals])
        if far > most:
            found, most = cell, far
    return found
