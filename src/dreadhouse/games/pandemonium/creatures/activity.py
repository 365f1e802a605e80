"""Activity (PAN-448 to PAN-455) and the tiles that follow from it."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.rules.death import usable_portals
from dreadhouse.games.pandemonium.rules.printed import BOSSES
from dreadhouse.games.pandemonium.rules.values import agility_of
from dreadhouse.games.pandemonium.state import CREATURES_TURN, TILES, Pandemonium

DECOY: Final = 5
NO_AGILITY: Final = 99


def activity(s: Pandemonium, tile: int) -> int:
    """The Activity of a tile, counted afresh: characters 2, creatures and allies 1 (PAN-449)."""
    total = s.extra_activity[tile]
    if s.phase == CREATURES_TURN:
        total += DECOY * s.decoy[tile]
    for cell in s.cell:
        if cell >= 0 and cell >> 4 == tile:
            total += 2
    for foe in s.foes:
        if foe < BOSSES and s.foe_cell[foe] >> 4 == tile:
            total += 1
    for cell in s.ally_cell:
        if cell >= 0 and cell >> 4 == tile:
            total += 1
    return total


def characters_on(s: Pandemonium, tile: int) -> int:
    """How many visible characters a tile has (PAN-447, PAN-471)."""
    found = 0
    for cell in s.cell:
        if cell >= 0 and cell >> 4 == tile:
            found += 1
    return found


def slowest_on(s: Pandemonium, tile: int) -> int:
    """The least Agility on a tile (PAN-471)."""
    least = NO_AGILITY
    for who in range(len(s.cell)):
        cell = s.cell[who]
        if cell >= 0 and cell >> 4 == tile:
            least = min(least, agility_of(s, who))
    return least


def is_sought(s: Pandemonium, tile: int) -> bool:
    """Whether a tile may be a goal: it has a character, or a card draws creatures (PAN-477)."""
    if s.phase == CREATURES_TURN and s.decoy[tile]:
        return True
    return characters_on(s, tile) > 0


def best_tiles(s: Pandemonium) -> list[int]:
    """The tiles with the most Activity, most characters and slowest one (PAN-469, PAN-471)."""
    most = -1
    best: list[int] = []
    for tile in range(TILES):
        if is_sought(s, tile):
            here = activity(s, tile)
            if here > most:
                most = here
                best = [tile]
            elif here == most:
                best.append(tile)
    if len(best) > 1:
        best = _most_characters(s, best)
    if len(best) > 1:
        best = _slowest(s, best)
    return best


def _most_characters(s: Pandemonium, tiles: list[int]) -> list[int]:
    most = max([characters_on(s, tile) for tile in tiles])
    return [tile for tile in tiles if characters_on(s, tile) == most]


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
    least = min([activity(s, tile) for tile in tiles])
    return [tile for tile in sorted(tiles) if activity(s, tile) == least]
