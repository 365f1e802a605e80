"""How likely an attack kills, reckoned from what lies open."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.rules.allies import allies_at
from dreadhouse.games.pandemonium.rules.attack import life_of, plain_damage
from dreadhouse.games.pandemonium.rules.printed import BOSSES
from dreadhouse.games.pandemonium.rules.reaching import edge_distance, weapons_reaching
from dreadhouse.games.pandemonium.rules.values import attack_of, defence_of
from dreadhouse.games.pandemonium.state import Attack, Pandemonium

BARRICADE_LIFE: Final = 9
MOST_DICE: Final = 12
DRIVEN_OFF: Final = 14
STUN_MEAN: Final = 3


def chances(dice: int) -> list[float]:
    """The chance of each number of Hits: half the faces are Hits (PAN-2)."""
    row = [1.0]
    for _ in range(min(dice, MOST_DICE)):
        following = [0.0] * (len(row) + 1)
        for hits in range(len(row)):
            following[hits] += row[hits] / 2
            following[hits + 1] += row[hits] / 2
        row = following
    return row


def share_of(s: Pandemonium, who: int, a: Attack, foe: int, life: int) -> float:
    """The share of rolls whose damage reaches a Life."""
    row = chances(attack_of(s, who))
    most = len(row) - 1
    a.stun_die = STUN_MEAN
    more = allies_at(s, who)
    share = 0.0
    for hits in range(most + 1):
        a.hits = hits + more
        a.is_critical = most >= 2 and hits == most
        if plain_damage(s, a, foe) >= life:
            share += row[hits]
    return share


def kill_share(s: Pandemonium, who: int, foe: int) -> float:
    """The chance that a plain attack with all weapons kills a foe, or drives a boss away."""
    a = Attack(who)
    a.targets = [foe]
    a.weapons = [weapons_reaching(s, who, s.ground.reach(s.cell[who])[s.foe_cell[foe]])]
    if foe >= BOSSES:
        return share_of(s, who, a, foe, s.boss_life[foe - BOSSES] or DRIVEN_OFF)
    return share_of(s, who, a, foe, life_of(s, a, foe))


def break_share(s: Pandemonium, who: int, edge: int) -> float:
    """The chance that a plain attack destroys an Evil Barricade (PAN-556, PAN-557)."""
    a = Attack(who)
    a.edge = edge
    a.weapons = [weapons_reaching(s, who, edge_distance(s, s.cell[who], edge))]
    return share_of(s, who, a, -1, BARRICADE_LIFE)


def mean_damage(s: Pandemonium, who: int, foe: int) -> float:
    """The mean damage of a plain attack on a foe, -1 for an Evil Barricade."""
    a = Attack(who)
    a.targets = [foe] if foe >= 0 else []
    a.weapons = [s.cast[who].hands[:]]
    row = chances(attack_of(s, who))
    most = len(row) - 1
    total = 0.0
    for hits in range(most + 1):
        a.hits = hits
        a.is_critical = most >= 2 and hits == most
        total += row[hits] * plain_damage(s, a, foe)
    return total


def expected_wound(s: Pandemonium, who: int, fury: int) -> float:
    """The mean Life that an attack of a foe costs."""
    row = chances(defence_of(s, who))
    total = 0.0
    for hits in range(len(row)):
        if fury > hits:
            total += row[hits] * (fury - hits)
    return total


def arms(s: Pandemonium, who: int) -> int:
    """How strong the equipped weapons are."""
    total = 0
    for weapon in s.cast[who].hands:
        total += worth_of(s, weapon)
    return total


def worth_of(s: Pandemonium, item: int) -> int:
    """What an Item is worth to its owner; weapons by Damage, Difficulty and Range."""
    printed = s.printed
    if printed.is_weapon[item]:
        value = 2 * printed.damage[item] - 2 * printed.difficulty[item]
        return value + printed.range[item] + 2 * printed.defence[item]
    return 5 + 2 * printed.defence[item] + printed.will[item]
