"""How likely an offered attack kills, and what it needs (PAN-309 to PAN-316), for the page."""

# mypyc: no

from __future__ import annotations

from math import comb
from typing import Any

from dreadhouse.games.pandemonium.rules.allies import allies_at
from dreadhouse.games.pandemonium.rules.attack import difficulty, life_of, plain_damage
from dreadhouse.games.pandemonium.rules.combos import ChooseRow, Row, needed
from dreadhouse.games.pandemonium.rules.deciding import word_edge
from dreadhouse.games.pandemonium.rules.printed import BOSSES
from dreadhouse.games.pandemonium.rules.reaching import edge_distance, weapons_reaching
from dreadhouse.games.pandemonium.rules.turn import Act
from dreadhouse.games.pandemonium.rules.values import attack_of
from dreadhouse.games.pandemonium.rules.words import ASSAULT, ATTACK, LAUNCH, ROW
from dreadhouse.games.pandemonium.state import Attack, Pandemonium
from dreadhouse.kernel.frames import Ask

BARRICADE_LIFE = 9


def odds(s: Pandemonium, seat: int) -> list[dict[str, Any]]:
    """The odds of every attack or row that the asked seat is offered."""
    if s.result is not None or not s.stack:
        return []
    top = s.stack[-1]
    if not isinstance(top, Ask) or top.seat != seat:
        return []
    if isinstance(top, ChooseRow) and s.attack is not None:
        return [row_odds(s, s.attack, row) for row in range(2)]
    if not isinstance(top, Act):
        return []
    return [one(s, top.who, action) for action in s.offered if ATTACK <= action < LAUNCH]


def one(s: Pandemonium, who: int, action: int) -> dict[str, Any]:
    """An attack with all weapons that reach, without re-rolls."""
    a = Attack(who)
    cell = s.cell[who]
    foe = action - ATTACK if action < ASSAULT else -1
    if foe >= 0:
        a.targets = [foe]
        a.weapons = [weapons_reaching(s, who, s.ground.reach(cell)[s.foe_cell[foe]])]
    else:
        edge = word_edge(s, action - ASSAULT)
        a.weapons = [weapons_reaching(s, who, edge_distance(s, cell, edge))]
    count = attack_of(s, who)
    is_stunned = foe >= 0 and s.foe_stunned[foe] > 0
    share = sum(chance(count, hits) * kills(s, a, foe, hits, count) for hits in range(count + 1))
    a.stun_die = 6 if is_stunned else 0
    most = damage(s, a, foe, count, count)
    breed = foe // 4 if 0 <= foe < 44 else -1
    needs = [difficulty(s, who, weapon, breed) for weapon in a.weapons[0]]
    word = s.game.vocabulary.word(action)
    return {"word": word, "share": share, "need": min(needs, default=1), "most": most}


def chance(dice: int, hits: int) -> float:
    """The chance of just so many Hits: half the faces are Hits (PAN-2)."""
    return comb(dice, hits) / float(1 << dice)


def kills(s: Pandemonium, a: Attack, foe: int, hits: int, dice: int) -> float:
    """The share of stun dice with which so many Hits kill."""
    life = BARRICADE_LIFE if foe < 0 else s.boss_life[foe - BOSSES] if foe >= BOSSES else 0
    if foe >= BOSSES and life == 0:
        return 0.0
    if 0 <= foe < BOSSES:
        life = life_of(s, a, foe)
    faces = range(1, 7) if foe >= 0 and s.foe_stunned[foe] else [0]
    killed = 0
    for face in faces:
        a.stun_die = face
        killed += damage(s, a, foe, hits, dice) >= life
    return killed / len(faces)


def damage(s: Pandemonium, a: Attack, foe: int, hits: int, dice: int) -> int:
    """The total damage of so many Hits on so many dice."""
    a.hits = hits + allies_at(s, a.launcher)
    a.is_critical = dice >= 2 and hits == dice
    return plain_damage(s, a, foe)


def row_odds(s: Pandemonium, a: Attack, number: int) -> dict[str, Any]:
    """The chance that a row's number of Hits is reached."""
    row: Row = s.printed.rows[a.combo][number]
    before = a.row
    a.row = number
    need = needed(s, a)
    a.row = before
    count = sum(attack_of(s, who) for who in a.party)
    own = need - allies_at(s, a.launcher)
    share = sum(chance(count, hits) for hits in range(max(0, own), count + 1))
    word = s.game.vocabulary.word(ROW + number)
    return {"word": word, "share": share, "need": need, "most": row.bonus}
