"""Present values of characters, and darkness and light (PAN-18 to PAN-21, PAN-44 to PAN-49)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.rules.printed import (
    BOOK,
    CORRUPTION,
    DAGGER,
    ILLUMINATION,
    LIGHT,
    MOTHER_MOTH,
)
from dreadhouse.games.pandemonium.state import BACKPACK, CREATURES_TURN, HANDS, Pandemonium

WEAPONS_EASIER: Final = CORRUPTION
MORE_ATTACK: Final = CORRUPTION + 1
EXTRA_WEAPON: Final = CORRUPTION + 2
MORE_DEFENCE: Final = CORRUPTION + 3
FREE_TRAPS: Final = CORRUPTION + 4
FEARLESS: Final = CORRUPTION + 5
MORE_WILL: Final = ILLUMINATION
MORE_ACTION: Final = ILLUMINATION + 1
NO_STUMBLE: Final = ILLUMINATION + 2
EXPLORES_TWO: Final = ILLUMINATION + 3
BIG_BACKPACK: Final = ILLUMINATION + 4
NO_EVENT: Final = ILLUMINATION + 5


def has_skill(s: Pandemonium, who: int, skill: int) -> bool:
    """Whether a character has a space of a Skill Tree."""
    return s.cast[who].skills >> skill & 1 == 1


def attack_of(s: Pandemonium, who: int) -> int:
    """Attack with the Dagger, the tree and boosts (PAN-45, PAN-292, PAN-402)."""
    c = s.cast[who]
    value = s.printed.attack[c.persona] + c.attack_up + (c.skills >> MORE_ATTACK & 1)
    if c.carried and DAGGER in c.carried and s.chapter.token_bonus:
        value += 1
    return value if value > 1 else 1


def defence_of(s: Pandemonium, who: int) -> int:
    """Defence with Items, the Book, Fear and Reinforce (PAN-46, PAN-143, PAN-285, PAN-509)."""
    c = s.cast[who]
    value = s.printed.guard[c.persona] + c.defence_up + (c.skills >> MORE_DEFENCE & 1)
    for item in c.hands:
        value += s.printed.defence[item]
    for item in c.backpack:
        if s.printed.carried[item]:
            value += s.printed.defence[item]
    if c.carried and BOOK in c.carried and s.chapter.token_bonus:
        value += 1
    if c.is_reinforced and s.phase == CREATURES_TURN:
        value += 1
    if s.fear[who] >= 4:
        value -= 1
    return value if value > 1 else 1


def agility_of(s: Pandemonium, who: int) -> int:
    """Agility (PAN-47)."""
    return s.printed.agility[s.cast[who].persona]


def will_of(s: Pandemonium, who: int) -> int:
    """Will with Prayer Beads, the tree and Fear (PAN-49, PAN-142, PAN-409)."""
    c = s.cast[who]
    value = s.printed.resolve[c.persona] + (c.skills >> MORE_WILL & 1)
    for item in c.backpack:
        value += s.printed.will[item]
    if s.fear[who] >= 3:
        value -= 1
    return value if value > 1 else 1


def action_of(s: Pandemonium, who: int) -> int:
    """The Action value of this turn (PAN-48, PAN-365, PAN-410, PAN-620)."""
    c = s.cast[who]
    value = s.printed.action[c.persona] + (c.skills >> MORE_ACTION & 1)
    value += c.action_up + c.action_now + (1 if s.is_easy else 0)
    return value if value > 1 else 1


def actions_left(s: Pandemonium, who: int) -> int:
    """The present Action value less the Actions spent (PAN-637)."""
    left = action_of(s, who) - s.cast[who].spent
    return left if left > 0 else 0


def backpack_size(s: Pandemonium, who: int) -> int:
    """How many cards the backpack holds (PAN-250, PAN-413)."""
    return BACKPACK + 2 * (s.cast[who].skills >> BIG_BACKPACK & 1)


def fits_hands(s: Pandemonium, who: int, weapons: list[int]) -> bool:
    """Whether these weapons can be equipped together (PAN-249, PAN-403)."""
    used = 0
    largest = 0
    for weapon in weapons:
        hands = s.printed.hands[weapon]
        used += hands
        if hands > largest:
            largest = hands
    if has_skill(s, who, EXTRA_WEAPON):
        used -= largest
    return used <= HANDS


def has_light(s: Pandemonium, who: int) -> bool:
    """Whether a character has a light in use (PAN-164)."""
    c = s.cast[who]
    for item in c.hands:
        if s.printed.traits[item] & LIGHT:
            return True
    for item in c.backpack:
        if s.printed.traits[item] & LIGHT and not s.printed.is_weapon[item]:
            return True
    return False


def is_dark(s: Pandemonium, cell: int) -> bool:
    """Whether a space is dark just now (PAN-39, PAN-161 to PAN-166, DIA-51)."""
    if s.energy > 1:
        return False
    if not (s.is_night() or s.ground.plan.is_dark[cell]):
        return False
    if s.flare[cell] or s.lamp[cell >> 4]:
        return False
    moth = s.foe_cell[MOTHER_MOTH]
    if moth >= 0 and moth >> 4 == cell >> 4:
        return True
    for who in range(len(s.cell)):
        if s.cell[who] == cell and has_light(s, who):
            return False
    return True
