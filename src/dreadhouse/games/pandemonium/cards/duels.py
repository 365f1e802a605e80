"""One character against one creature that stands alone and lit in a sealed world (PAN-642)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.rules.printed import (
    COPIES,
    DEMON,
    FIRE,
    KILLER_TOY,
    PREACHER,
    PSYCHO,
    RETRIBUTION,
    SCARECROW,
    SOLDIER,
)
from dreadhouse.games.pandemonium.rules.values import WEAPONS_EASIER, has_skill
from dreadhouse.games.pandemonium.state import Pandemonium

LOW_LIFE: Final = 3
DRY_STRAW: Final = 4


def fury_in_challenge(s: Pandemonium, who: int, breed: int) -> int:
    """The Fury of a breed against a character: its ability and the own skills (PAN-642)."""
    fury = s.printed.fury[breed * COPIES]
    if breed == PSYCHO and s.life[who] <= LOW_LIFE:
        fury += 1
    if s.cast[who].persona == PREACHER:
        fury -= 1
    if has_skill(s, who, RETRIBUTION + 4):
        fury -= 1
    return fury if fury > 1 else 1


def blow(s: Pandemonium, who: int, breed: int) -> bool:
    """Whether the attack just rolled would kill a creature of a breed (PAN-316, PAN-642)."""
    life = s.printed.life[breed * COPIES] - (1 if has_skill(s, who, RETRIBUTION + 3) else 0)
    critical = 1 if s.is_critical else 0
    total = s.hits
    for weapon in s.cast[who].hands:
        if s.hits >= difficulty(s, who, weapon, breed):
            total += harm(s, who, weapon, breed)
            if critical and s.printed.critical[weapon] > critical:
                critical = s.printed.critical[weapon]
    return total + critical >= life


def difficulty(s: Pandemonium, who: int, weapon: int, breed: int) -> int:
    """The Hits that a weapon needs against a breed, at least 1 (PAN-19, PAN-401)."""
    needed = s.printed.difficulty[weapon]
    if breed == KILLER_TOY and s.printed.range[weapon]:
        needed += 1
    if has_skill(s, who, WEAPONS_EASIER):
        needed -= 1
    return needed if needed > 1 else 1


def harm(s: Pandemonium, who: int, weapon: int, breed: int) -> int:
    """What a weapon that counts adds against a breed (PAN-262, PAN-442)."""
    printed = s.printed
    is_fire = printed.traits[weapon] & FIRE != 0
    if is_fire and breed == DEMON:
        return 0
    damage = printed.damage[weapon]
    if printed.against_breeds[weapon] >> breed & 1:
        damage += printed.against[weapon]
    if is_fire and breed == SCARECROW:
        damage += DRY_STRAW
    if s.cast[who].persona == SOLDIER and printed.range[weapon]:
        damage += 1
    return damage
