"""Looting allies and bodies, and Reanimation (PAN-542, PAN-606 to PAN-610, PAN-623)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.inventory import receive, take_items
from dreadhouse.games.pandemonium.rules.life import gain_souls
from dreadhouse.games.pandemonium.rules.skills import gain_skills
from dreadhouse.games.pandemonium.rules.values import will_of
from dreadhouse.games.pandemonium.state import (
    MOST_LIFE,
    MOST_TRAPS,
    NOWHERE,
    STANDING,
    Pandemonium,
)


def loot_ally(s: Pandemonium, who: int, persona: int) -> None:
    """3 Items and 1 Soul; the body is gone (PAN-542, PAN-543)."""
    s.body[persona] = NOWHERE
    if s.hears:
        s.tell("loots-ally", {"who": who, "persona": persona}, "PAN-542")
    gain_souls(s, who, 1)
    take_items(s, who, 3)


def loot_body(s: Pandemonium, who: int, other: int) -> None:
    """In a solo game: all cards and tokens of the dead character, and 1 Soul (PAN-623)."""
    mine, theirs = s.cast[who], s.cast[other]
    theirs.is_looted = True
    items = theirs.hands + theirs.backpack
    theirs.hands = []
    theirs.backpack = []
    mine.kept += theirs.kept
    theirs.kept = []
    mine.carried += theirs.carried
    theirs.carried = []
    mine.traps = min(MOST_TRAPS, mine.traps + theirs.traps)
    theirs.traps = 0
    if s.hears:
        s.tell("loots-body", {"who": who, "other": other}, "PAN-623")
    gain_souls(s, who, 1)
    for item in reversed(items):
        receive(s, who, item)


def reanimate(s: Pandemonium, who: int, other: int) -> None:
    """The lying character stands up with Life equal to Will, Fear 0 (PAN-607 to PAN-610)."""
    c = s.cast[other]
    s.fear[other] = 0
    s.life[other] = min(MOST_LIFE, will_of(s, other))
    c.posture = STANDING
    s.cell[other] = c.tomb
    c.tomb = NOWHERE
    if other in s.order:
        s.order.remove(other)
    s.order.append(other)
    if other in s.waiting:
        s.waiting.remove(other)
    if not c.has_played:
        s.waiting.append(other)
    if s.hears:
        s.tell("reanimates", {"who": who, "other": other}, "PAN-607")
    settle(s)
    gain_skills(s, who, 1)
    gain_souls(s, who, 1)
