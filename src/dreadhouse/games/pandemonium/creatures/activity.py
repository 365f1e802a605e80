"""Activity (PAN-448 to PAN-455) and the tiles that follow from it."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.rules.death import usable_portals
from dreadhouse.games.pandemonium.rules.printed import BOSSES
from dreadhouse.games.pandemonium.rules.values import agility_of
from dreadhouse.games.pandemonium.state import CREATURES_TURN, TILES, Pandemonium

DECOY: Final = 5
NO_AGILITY: Final = 99


def activities(s: Pandemonium) -> list[int]:
    """The Activity of each tile, counted afresh in one go (PAN-449 to PAN-455)."""
    found = s.extra_activity[:]
    if s.phase == CREATURES_TURN:
        for tile in range(TILES):
            found[tile] += DECOY * s.decoy[tile]
    for cell in s.cell:
        if cell >= 0:
            found[cell >> 4] += 2
    for foe in s.foes:
        if foe < BOSSES:
            found[s.foe_cell[foe] >> 4] += 1
    for cell in s.ally_cell:
        if cell >= 0:
            found[cell >> 4] += 1
    return found


def activity(s: Pandemonium, tile: int) -> int:
    """The Activity of a tile: characters 2, creatures and allies 1 (PAN-449)."""
    return activities(s)[tile]


def characters_by_tile(s: Pandemonium) -> list[int]:
    """How many visible characters each tile has (PAN-447, PAN-471)."""
    found = [0] * TILES
    for cell in s.cell:
        if cell >= 0:
            found[cell >> 4] += 1
    return found


def slowest_on(s: Pandemonium, tile: int) -> int:
    """The least Agility on a tile (PAN-471)."""
    least = NO_AGILITY
    for who in range(len(s.cell)):
        cell = s.cell[who]
        if cell >= 0 and cell >> 4 == tile:
            least = min(least, agility_of(s, who))
    return least


def best_tiles(s: Pandemonium) -> list[int]:
    """The tiles with the most Activity, most characters and slowest one (PAN-469, PAN-471).

    Only tiles with a character count, and one to which a card draws creatures (PAN-477).
    """
    people = characters_by_tile(s)
    worth = activities(s)
    draws = s.phase == CREATURES_TURN
    most = -1
    best: list[int] = []
    for tile in range(TILES):
        if people[tile] or (draws and s.decoy[tile]):
            if worth[tile] > most:
                most = worth[tile]
                best = [tile]
            elif worth[tile] == most:
                best.append(tile)
    if len(best) > 1:
        most = max([people[tile] for tile in best])
        best = [tile for tile in best if people[tile] == most]
    if len(best) > 1:
        best = _slowest(s, best)
    return best


def _slowest(s: Pandemonium, tiles: list[int]) -> list[int]:
    least = min([slowest_on(s, tile) for tile in tiles])
    return [tile for tile in tiles if slowest_on(s, tile) == least]


def least_activity_tiles(s: Pandemonium) -> list[int]:
    """The tiles with the least Activity among those with a usable portal (PAN-114, PAN-116)."""
    tiles: list[int] = []
    for cell in usable_portals(s):
        if cell >> 4 not in tiles:
            tiles.append(cell >> 4)
    if not tiles:
        return []
    worth = activities(s)
    least = min([worth[tile] for tile in tiles])
    return [tile for tile in sorted(tiles) if worth[tile] == least]
