"""Cards drawn at once, and a haunt without rules of its own, for tests of what a card does."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.damage import hurt
from dreadhouse.games.betrayal.rules.drawing import draw
from dreadhouse.games.betrayal.rules.haunt import STUN, Haunt, MonsterKind
from dreadhouse.games.betrayal.rules.printed import EVENTS, OMENS
from dreadhouse.games.betrayal.rules.stunning import place_monster
from dreadhouse.games.betrayal.state import (
    EVENT,
    HAUNTING,
    HERO,
    ITEM,
    KINDS,
    MIGHT,
    NOBODY,
    OMEN,
    TRAITOR,
)
from dreadhouse.kernel.dice import ScriptedDice
from dreadhouse.kernel.frames import Ask
from tests.games.betrayal.positions import IDS, ROOMS, Table


def draws(table: Table, name: str, id: str) -> Table:
    """An explorer draws this card now."""
    night, card = table.night, IDS.index(id)
    symbol = ITEM if card < OMENS else OMEN if card < EVENTS else EVENT
    deck = [night.items, night.omens, night.events][[ITEM, OMEN, EVENT].index(symbol)]
    deck.remove(card)
    deck.append(card)
    draw(night, table.seat(name), symbol, 1)
    night.advance()
    return table


def rolling(table: Table, rolls: str) -> Table:
    """More scripted dice."""
    assert isinstance(table.night.dice, ScriptedDice)
    table.night.dice.rolls += [int(pips) for pips in rolls.split()]
    return table


def suffers(table: Table, name: str, kind: str, points: int) -> Table:
    """An explorer takes points of damage now."""
    hurt(table.night, table.seat(name), KINDS.index(kind), points)
    table.night.advance()
    return table


BRUTE, SHADE = 0, 1
PLAIN = Haunt("plain")
PLAIN.kinds.append(MonsterKind("beadle", [3, 4, -1, -1], MIGHT, STUN))
PLAIN.kinds.append(MonsterKind("gloam", [3, -1, -1, -1], MIGHT, STUN))


def wake(table: Table, traitor: str = "") -> Table:
    """A haunt has begun that has no goals; its monsters are a brute (Speed 3, Might 4) and a
    shade (Speed 3 and nothing else)."""
    night = table.night
    night.phase = HAUNTING
    night.haunt = PLAIN
    night.affair = PLAIN.fresh_affair(night)
    night.affair.round = 1
    night.has_sides = True
    night.revealer = 0
    night.traitor = table.seat(traitor) if traitor else NOBODY
    for seat, p in enumerate(night.players):
        p.team = TRAITOR if seat == night.traitor else HERO
    return offer_again(table)


def monster(table: Table, room: str, kind: int = BRUTE, side: int = 0) -> Table:
    """A monster stands in a room."""
    place_monster(table.night, kind, ROOMS.index(room), side)
    return offer_again(table)


def offer_again(table: Table) -> Table:
    """The question that waits is asked of the changed table."""
    top = table.night.stack[-1]
    assert isinstance(top, Ask)
    table.night.offered = top.options(table.night)
    return table
