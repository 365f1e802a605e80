"""One character against one creature that stands alone and lit in a sealed world (PAN-642)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.rules.attack import WEAKENS, difficulty, weapon_damage
from dreadhouse.games.pandemonium.rules.printed import COPIES, PREACHER, PSYCHO, RETRIBUTION
from dreadhouse.games.pandemonium.rules.values import has_skill
from dreadhouse.games.pandemonium.state import Pandemonium

LOW_LIFE: Final = 3
SOFTENS: Final = RETRIBUTION + 4


def fury_in_challenge(s: Pandemonium, who: int, breed: int) -> int:
    """The Fury of a breed against a character: its ability and the own skills (PAN-642)."""
    fury = s.printed.fury[breed * COPIES]
    if breed == PSYCHO and s.life[who] <= LOW_LIFE:
        fury += 1
    if s.cast[who].persona == PREACHER:
        fury -= 1
    if has_skill(s, who, SOFTENS):
        fury -= 1
    return fury if fury > 1 else 1


def would_die(s: Pandemonium, who: int, breed: int) -> bool:
    """Whether the attack just rolled would kill a creature of a breed (PAN-316, PAN-642)."""
    critical = 1 if s.is_critical else 0
    total = s.hits
    for weapon in s.cast[who].hands:
        total += weapon_damage(s, who, weapon, s.hits, breed * COPIES)
        if critical and s.hits >= difficulty(s, who, weapon, breed):
            critical = max(critical, s.printed.critical[weapon])
    life = s.printed.life[breed * COPIES]
    if has_skill(s, who, WEAKENS):
        life -= 1
    return total + critical >= life
