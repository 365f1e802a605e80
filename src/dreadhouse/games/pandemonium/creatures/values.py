"""The values of creatures with all that changes them (PAN-20, PAN-21, PAN-436 to PAN-442)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.ground.shortest import BOSS, MOTH
from dreadhouse.games.pandemonium.rules.printed import (
    BOSSES,
    DEMON,
    EVIL_ALLIES,
    FOREMAN,
    LURKER,
    MOTHER_MOTH,
    NIGHT_HOUND,
    NIGHTMARE,
    PREACHER,
    PSYCHO,
    RETRIBUTION,
)
from dreadhouse.games.pandemonium.rules.values import has_skill
from dreadhouse.games.pandemonium.state import Pandemonium

# The evil allies with an ability in moving or attacking, by their personas.
DESERTER: Final = EVIL_ALLIES + 0
VIVISECTOR: Final = EVIL_ALLIES + 1
FALSE_PROPHET: Final = EVIL_ALLIES + 2
STALKER: Final = EVIL_ALLIES + 5
WRECKER: Final = EVIL_ALLIES + 6
NIGHT_WARDEN: Final = EVIL_ALLIES + 8

# What a foe's turn has seen so far: bits of `marks`.
MOVED: Final = 1
BEGAN_DARK: Final = 2
BROKE: Final = 4

LOW_LIFE: Final = 3


def breed_of(foe: int) -> int:
    """The breed of a creature, -1 of evil allies and bosses."""
    return foe >> 2 if foe < EVIL_ALLIES else -1


def is_breed(foe: int) -> bool:
    """Whether a foe has Perception: evil allies and bosses have none (PAN-517, PAN-549)."""
    return foe < EVIL_ALLIES


def is_boss(foe: int) -> bool:
    """Whether a foe is a boss, which is no creature (PAN-515)."""
    return foe >= BOSSES


def gait(s: Pandemonium, foe: int) -> int:
    """How a foe deals with doors and windows (PAN-484, PAN-487, PAN-489, PAN-520, DIA-52)."""
    if foe >= BOSSES:
        return MOTH if foe == MOTHER_MOTH else BOSS
    return s.printed.doors[foe]


def mobility(s: Pandemonium, foe: int, marks: int) -> int:
    """The spaces a foe can move in this turn (PAN-439), at least 1 (PAN-20)."""
    spaces = s.printed.mobility[foe] + s.foe_goaded[foe]
    if foe < BOSSES:
        spaces += s.blood_moon
    if breed_of(foe) == LURKER and marks & BEGAN_DARK:
        spaces += 1
    return max(1, spaces)


def fury_against(s: Pandemonium, foe: int, who: int, marks: int) -> int:
    """The damage of an attack on one character (PAN-438, PAN-504), at least 1 (PAN-20)."""
    fury = s.printed.fury[foe] + s.foe_fury[foe]
    if foe >= BOSSES:
        change: int = s.chapter.boss_fury(s, foe)
        fury += change
        if foe == FOREMAN and marks & BROKE:
            fury += 1
        return max(1, fury)
    return max(1, fury + s.feeding_hour + _own_anger(s, foe, who, marks) - _softened(s, foe, who))


def _own_anger(s: Pandemonium, foe: int, who: int, marks: int) -> int:
    """What a creature's ability or a False Prophet beside it adds (PAN-442, PAN-547)."""
    added = 1 if _is_roused(s, foe, who, marks) else 0
    if foe != FALSE_PROPHET and s.foe_cell[FALSE_PROPHET] == s.foe_cell[foe]:
        added += 1
    return added


def _is_roused(s: Pandemonium, foe: int, who: int, marks: int) -> bool:
    """Whether a creature's own ability gives it 1 Fury more (PAN-442, PAN-547)."""
    if foe == DESERTER:
        return marks & MOVED == 0
    breed = breed_of(foe)
    if breed == NIGHT_HOUND:
        return _is_beside_its_like(s, foe)
    if breed == PSYCHO:
        return s.life[who] <= LOW_LIFE
    return breed == LURKER and marks & BEGAN_DARK != 0


def _is_beside_its_like(s: Pandemonium, foe: int) -> bool:
    first = foe & ~3
    for other in range(first, first + 4):
        if other != foe and s.foe_cell[other] == s.foe_cell[foe]:
            return True
    return False


def _softened(s: Pandemonium, foe: int, who: int) -> int:
    """What the Preacher in the space and the own skill take away (PAN-53, PAN-420)."""
    taken = 1 if has_skill(s, who, RETRIBUTION + 4) else 0
    for other in range(len(s.cell)):
        if s.cast[other].persona == PREACHER and s.cell[other] == s.foe_cell[foe]:
            taken += 1
    return taken


def dread(s: Pandemonium, foe: int, who: int) -> int:
    """The Defence dice that a Nightmare takes from a character in Panic (PAN-442)."""
    return 1 if breed_of(foe) == NIGHTMARE and s.fear[who] >= 5 else 0


def is_fireproof(foe: int) -> bool:
    """Whether fire weapons add no damage against a foe (PAN-442)."""
    return breed_of(foe) == DEMON
