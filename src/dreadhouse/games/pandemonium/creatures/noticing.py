"""Perception and target (PAN-456 to PAN-480), and whom bosses and evil allies hunt (PAN-517)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.creatures.activity import best_tiles
from dreadhouse.games.pandemonium.creatures.values import STALKER, gait, is_boss, is_breed
from dreadhouse.games.pandemonium.ground.shortest import ways_for
from dreadhouse.games.pandemonium.ground.ways import FAR
from dreadhouse.games.pandemonium.rules.printed import RUNAWAY_KID
from dreadhouse.games.pandemonium.rules.values import agility_of, will_of
from dreadhouse.games.pandemonium.state import Pandemonium

ANYWHERE: Final = -1

# Why a foe goes where it goes: the last question that told its goal from another one.
ALONE: Final = 0
NEAREST: Final = 1
ALLY_FIRST: Final = 2
MOST: Final = 3
SLOWEST: Final = 4
LEAST_WILL: Final = 5
TIED: Final = 6
WHYS = ["alone", "nearest", "ally", "most", "slowest", "will", "decider"]
RULES = ["PAN-460", "PAN-460", "PAN-461", "PAN-462", "PAN-463", "PAN-463", "PAN-464"]


class Aim:
    """Where a foe wants to go.

    `goals` are spaces; several are a tie for the decider, unless `is_way`: then they are the spaces
    where shortest ways enter a tile. `tiles` are tiles still tied. `over` is a space passed over.
    """

    def __init__(self, goals: list[int], why: int, over: int) -> None:
        self.goals = goals
        self.why = why
        self.over = over
        self.tile = ANYWHERE
        self.tiles: list[int] = []
        self.is_way = False


def somebody_at(s: Pandemonium, cell: int) -> bool:
    """Whether a visible character or a good ally is in a space (PAN-495, PAN-496)."""
    for at in s.cell:
        if at == cell:
            return True
    for at in s.ally_cell:
        if at == cell:
            return True
    return False


def notices_ally(foe: int, ally: int) -> bool:
    """Creatures notice the Runaway Kid only in their own space (DIA-39); bosses are none."""
    return ally != RUNAWAY_KID or is_boss(foe)


def aim(s: Pandemonium, foe: int) -> Aim | None:
    """Where a foe goes now, None if it stays (PAN-480)."""
    row = ways_for(s.ground, gait(s, foe)).row(s.foe_cell[foe])
    if not is_breed(foe):
        return hunted(s, foe, row, FAR - 1, ANYWHERE, False)
    perceived = hunted(s, foe, row, s.printed.perception[foe], ANYWHERE, True)
    if perceived is not None:
        return perceived
    tiles = best_tiles(s)
    if len(tiles) > 1:
        tied = Aim([], TIED, ANYWHERE)
        tied.tiles = tiles
        return tied
    return aim_at_tile(s, foe, tiles[0]) if tiles else None


def aim_at_tile(s: Pandemonium, foe: int, tile: int) -> Aim | None:
    """What a foe that perceives nobody does about the best tile (PAN-469 to PAN-477)."""
    row = s.ground.row(s.foe_cell[foe])
    if s.foe_cell[foe] >> 4 == tile:
        return hunted(s, foe, row, FAR - 1, tile, False)
    entries = nearest_entries(row, tile)
    if not entries:
        return None
    entering = Aim(_nearest_to_characters(s, entries), ALONE, ANYWHERE)
    entering.is_way = True
    entering.tile = tile
    return entering


def nearest_entries(row: list[int], tile: int) -> list[int]:
    """The nearest spaces of a tile (PAN-472)."""
    least = FAR
    found: list[int] = []
    for cell in range(16 * tile, 16 * tile + 16):
        far = row[cell]
        if far < least:
            least = far
            found = [cell]
        elif far == least and far < FAR:
            found.append(cell)
    return found


def _nearest_to_characters(s: Pandemonium, entries: list[int]) -> list[int]:
    """The entry spaces that are nearest to a character (PAN-474)."""
    if len(entries) < 2:
        return entries
    least = FAR
    best: list[int] = []
    for entry in entries:
        row = s.ground.row(entry)
        far = FAR
        for cell in s.cell:
            if cell >= 0 and row[cell] < far:
                far = row[cell]
        if far < least:
            least = far
            best = [entry]
        elif far == least:
            best.append(entry)
    return best


def hunted(
    s: Pandemonium, foe: int, row: list[int], reach: int, tile: int, counts_most: bool
) -> Aim | None:
    """The spaces of the figures that a foe goes for, within reach and, if given, on one tile."""
    near = _least(row, s.cell, reach, tile)
    near_ally = _least_ally(s, foe, row, reach, tile)
    if near == FAR and near_ally == FAR:
        return None
    if near_ally < near or (near_ally == near and foe != STALKER):
        return _ally_aim(s, foe, row, near_ally, near, tile, counts_most)
    return _character_aim(s, row, near, tile, counts_most)


def _least(row: list[int], cells: list[int], reach: int, tile: int) -> int:
    least = FAR
    for cell in cells:
        if cell >= 0 and row[cell] < least and row[cell] <= reach:
            if tile < 0 or cell >> 4 == tile:
                least = row[cell]
    return least


def _least_ally(s: Pandemonium, foe: int, row: list[int], reach: int, tile: int) -> int:
    least = FAR
    for ally in range(len(s.ally_cell)):
        cell = s.ally_cell[ally]
        if cell >= 0 and row[cell] < least and row[cell] <= reach and notices_ally(foe, ally):
            if tile < 0 or cell >> 4 == tile:
                least = row[cell]
    return least


def _ally_aim(
    s: Pandemonium,
    foe: int,
    row: list[int],
    far: int,
    near_character: int,
    tile: int,
    counts_most: bool,
) -> Aim:
    """A good ally comes first, as slower than everybody (PAN-461, PAN-465, PAN-544)."""
    goals: list[int] = []
    for ally in range(len(s.ally_cell)):
        cell = s.ally_cell[ally]
        if cell >= 0 and row[cell] == far and cell not in goals and notices_ally(foe, ally):
            if tile < 0 or cell >> 4 == tile:
                goals.append(cell)
    found = Aim(goals, ALLY_FIRST if near_character == far else ALONE, ANYWHERE)
    if len(goals) > 1 and counts_most:
        _keep_fullest(s, found)
    if len(found.goals) > 1:
        found.why = TIED
    return found


def _character_aim(s: Pandemonium, row: list[int], far: int, tile: int, counts_most: bool) -> Aim:
    """The nearest; then the fullest space, the slowest, the least Will (PAN-460 to PAN-463)."""
    found = Aim([], ALONE, ANYWHERE)
    for cell in s.cell:
        if cell < 0 or (tile >= 0 and cell >> 4 != tile):
            continue
        if row[cell] != far:
            found.why = NEAREST
            found.over = cell
        elif cell not in found.goals:
            found.goals.append(cell)
    if len(found.goals) > 1 and counts_most:
        _keep_fullest(s, found)
    if len(found.goals) > 1:
        _keep_slowest(s, found)
    if len(found.goals) > 1:
        found.why = TIED
    return found


def _keep_fullest(s: Pandemonium, found: Aim) -> None:
    """Of equally near spaces the one with the most characters and allies (PAN-462, PAN-545)."""
    most = 0
    best: list[int] = []
    for goal in found.goals:
        count = s.cell.count(goal) + s.ally_cell.count(goal)
        if count > most:
            most = count
            best = [goal]
        elif count == most:
            best.append(goal)
    _narrow(found, best, MOST)


def _keep_slowest(s: Pandemonium, found: Aim) -> None:
    """Of equally full spaces the one of the slowest, then of the least Will (PAN-463)."""
    slow = [_slowness(s, goal) for goal in found.goals]
    least = min(slow)
    agilities = [one // 100 for one in slow]
    why = SLOWEST if agilities.count(least // 100) < len(slow) else LEAST_WILL
    best = [goal for goal, one in zip(found.goals, slow, strict=True) if one == least]
    _narrow(found, best, why)


def _slowness(s: Pandemonium, goal: int) -> int:
    """The slowest character of a space as one number: Agility first, then Will."""
    least = 10000
    for who in range(len(s.cell)):
        if s.cell[who] == goal:
            least = min(least, 100 * agility_of(s, who) + will_of(s, who))
    return least


def _narrow(found: Aim, best: list[int], why: int) -> None:
    """Keep the best goals, and remember which question decided against which space."""
    if len(best) == len(found.goals):
        return
    for goal in found.goals:
        if goal not in best:
            found.over = goal
    found.goals = best
    found.why = why
