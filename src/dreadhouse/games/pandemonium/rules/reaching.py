"""What an attack can reach (PAN-265 to PAN-268, PAN-306, PAN-324, PAN-558)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.ground.ground import EVIL_BARRICADE
from dreadhouse.games.pandemonium.ground.ways import FAR
from dreadhouse.games.pandemonium.rules.deciding import edge_word
from dreadhouse.games.pandemonium.rules.printed import BOSSES, EVIL_ALLIES
from dreadhouse.games.pandemonium.rules.words import ASSAULT, ATTACK, LAUNCH
from dreadhouse.games.pandemonium.state import PANIC, Pandemonium


def add_attacks(s: Pandemonium, who: int, found: list[int]) -> None:
    """Every kind of target within reach once, and launching a combo (PAN-305, PAN-337)."""
    far = range_of(s, who)
    if far < 0:
        return
    before = len(found)
    for foe in foes_within(s, s.cell[who], far):
        found.append(ATTACK + foe)
    for edge in barricades_within(s, s.cell[who], far):
        found.append(ASSAULT + edge_word(s, edge))
    if s.combos and (len(found) > before or helped(s, who, far)):
        found.append(LAUNCH)


def helped(s: Pandemonium, who: int, far: int) -> bool:
    """Whether somebody who could join a combo reaches farther, and something is there."""
    for other in range(len(s.cell)):
        if may_join(s, who, other):
            reach = range_of(s, other)
            if reach > far and (
                foes_within(s, s.cell[who], reach) or barricades_within(s, s.cell[who], reach)
            ):
                return True
    return False


def range_of(s: Pandemonium, who: int) -> int:
    """How far the equipped weapons reach; -1 without a weapon that can be used."""
    far = -1
    for weapon in s.cast[who].hands:
        if may_fire(s, who, weapon) and s.printed.range[weapon] > far:
            far = s.printed.range[weapon]
    return far


def may_fire(s: Pandemonium, who: int, weapon: int) -> bool:
    """The Crossbow attacks once per turn (PAN-273)."""
    return not (s.printed.once_a_turn[weapon] and weapon in s.cast[who].fired)


def foes_within(s: Pandemonium, cell: int, far: int) -> list[int]:
    """The foes within a Range; of those that nobody can tell apart only one."""
    row = s.ground.reach(cell)
    found: list[int] = []
    for foe in s.foes:
        if row[s.foe_cell[foe]] <= far and not has_twin(s, foe, found):
            found.append(foe)
    return found


def has_twin(s: Pandemonium, foe: int, found: list[int]) -> bool:
    """Whether a figure of the same breed in the same space and posture is listed."""
    for other in found:
        if other >> 2 == foe >> 2 and foe < EVIL_ALLIES and s.foe_cell[other] == s.foe_cell[foe]:
            if (s.foe_stunned[other] > 0) == (s.foe_stunned[foe] > 0):
                return True
    return False


def barricades_within(s: Pandemonium, cell: int, far: int) -> list[int]:
    """The Evil Barricades within reach (PAN-555, PAN-558)."""
    ground = s.ground
    found: list[int] = []
    for edge in ground.plan.openings:
        if ground.barricade[edge] == EVIL_BARRICADE and edge_distance(s, cell, edge) <= far:
            found.append(edge)
    return found


def edge_distance(s: Pandemonium, cell: int, edge: int) -> int:
    """The distance to the nearer space of an edge."""
    row = s.ground.reach(cell)
    plan = s.ground.plan
    least = FAR
    if plan.first[edge] >= 0:
        least = row[plan.first[edge]]
    if plan.second[edge] >= 0 and row[plan.second[edge]] < least:
        least = row[plan.second[edge]]
    return least


def weapons_reaching(s: Pandemonium, who: int, distance: int) -> list[int]:
    """The equipped weapons that reach a distance (PAN-266, PAN-267, PAN-308)."""
    return [
        weapon
        for weapon in s.cast[who].hands
        if s.printed.range[weapon] >= distance and may_fire(s, who, weapon)
    ]


def may_join(s: Pandemonium, who: int, other: int) -> bool:
    """Whether another character could join a combo (PAN-341, PAN-639, DIA-74)."""
    if other == who or s.cell[other] != s.cell[who] or s.fear[other] >= PANIC:
        return False
    c = s.cast[other]
    has_weapon = bool(c.hands) or any_weapon(s, c.backpack)
    return has_weapon and bool(s.chapter.may_join(s))


def any_weapon(s: Pandemonium, items: list[int]) -> bool:
    """Whether there is a weapon among some Items: it may be equipped before a combo (PAN-253)."""
    for item in items:
        if s.printed.is_weapon[item]:
            return True
    return False


def is_boss(foe: int) -> bool:
    """Whether a foe is a boss (PAN-515)."""
    return foe >= BOSSES
