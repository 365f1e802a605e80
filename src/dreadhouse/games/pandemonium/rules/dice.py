"""Rolls, and the re-rolls that skills and cards allow (PAN-2, PAN-59, PAN-313, PAN-416 to
PAN-418)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.printed import HUNTRESS, RETRIBUTION
from dreadhouse.games.pandemonium.rules.values import has_skill
from dreadhouse.games.pandemonium.rules.words import KEEP, REROLL, REROLL_HIT, REROLL_MISS, USE
from dreadhouse.games.pandemonium.state import NOBODY, Pandemonium
from dreadhouse.kernel.frames import Ask

# Kinds of rolls.
ATTACK_ROLL: Final = 0
DEFENCE_ROLL: Final = 1
PANIC_ROLL: Final = 2
RUN_ROLL: Final = 3
STUN_ROLL: Final = 4
GENERATOR_ROLL: Final = 5
CHALLENGE_ROLL: Final = 6
EVIL_ROLL: Final = 7
INVOCATION: Final = 8
TRAP_ROLL: Final = 9
DEATH_ROLL: Final = 10
TASK_ROLL: Final = 11
DECIDING: Final = 12
EXACT_ROLL: Final = 13
ROLL_KINDS = [
    "attack",
    "defence",
    "panic",
    "run",
    "stun",
    "generator",
    "challenge",
    "evil",
    "invocation",
    "trap",
    "death",
    "task",
    "deciding",
    "challenge",
]
MOST_SHOWN: Final = 6
FREE: Final = 0
AMMUNITION_BOX: Final = 36
LUCKY_COIN: Final = 29


def show(s: Pandemonium, who: int, kind: int) -> None:
    """Lay a roll into the tray and tell it; the tray holds the last few."""
    s.tray = [*s.tray[1 - MOST_SHOWN :], [who, kind, s.total, *s.faces]]
    if s.hears:
        args: dict[str, Any] = {"kind": kind, "faces": s.faces[:], "total": s.total}
        if who >= 0:
            args["who"] = who
        s.tell("rolls" if who >= 0 else "die-falls", args, "PAN-1")


def throw_d6(s: Pandemonium, who: int, kind: int) -> int:
    """A D6 that nobody may roll again; `s.total` holds it too (PAN-418)."""
    s.total = s.dice.below(6) + 1
    s.faces = [s.total]
    show(s, who, kind)
    return s.total


def throw_d12(s: Pandemonium) -> int:
    """The Invocation die (PAN-5)."""
    s.total = s.dice.below(12) + 1
    s.faces = [s.total]
    show(s, NOBODY, INVOCATION)
    return s.total


def count_hits(s: Pandemonium) -> None:
    """Hits of the Combat dice that lie there; with two or more all Hits are critical (PAN-313)."""
    hits = 0
    for face in s.faces:
        hits += face
    s.hits = hits
    s.total = hits
    s.is_critical = hits >= 2 and hits == len(s.faces)


def roll_combat(s: Pandemonium, who: int, dice: int, kind: int) -> None:
    """Roll Combat dice; push first what reads `s.hits` and `s.is_critical` (PAN-2)."""
    below = s.dice.below
    s.faces = [1 if below(6) < 3 else 0 for _ in range(dice)]
    count_hits(s)
    show(s, who, kind)
    free = free_rerolls(s, who, kind)
    if free or owns(s, who, LUCKY_COIN, kind) or owns(s, who, AMMUNITION_BOX, kind):
        s.push(RerollCombat(s.cast[who].seat, who, kind, free))


def roll_d6(s: Pandemonium, who: int, kind: int) -> None:
    """Roll a D6 of a character's own; push first what reads `s.total` (PAN-418)."""
    throw_d6(s, who, kind)
    free = free_rerolls(s, who, kind)
    if free or owns(s, who, LUCKY_COIN, kind):
        s.push(RerollD6(s.cast[who].seat, who, kind, free))


def free_rerolls(s: Pandemonium, who: int, kind: int) -> int:
    """How many dice of this roll skills allow to roll again (PAN-59, PAN-416, PAN-417)."""
    c = s.cast[who]
    found = 1 if c.persona == HUNTRESS else 0
    if c.skills:
        found += has_skill(s, who, RETRIBUTION + 1) + has_skill(s, who, RETRIBUTION + 2)
    if kind == ATTACK_ROLL and s.attack is not None and s.attack.launcher == who:
        found += 1 if helps(s, who, HUNTRESS) else 0
    return found


def helps(s: Pandemonium, who: int, persona: int) -> bool:
    """Whether a good ally of a persona helps a character from the same space (PAN-539)."""
    at = s.ally_cell[persona]
    return at >= 0 and at == s.cell[who] and bool(s.chapter.ally_helps(s, persona, who))


def owns(s: Pandemonium, who: int, item: int, kind: int) -> bool:
    """Whether a card that re-rolls can be used on this roll (PAN-273, PAN-642)."""
    c = s.cast[who]
    if item not in c.backpack:
        return False
    if item == LUCKY_COIN:
        return c.coin_round != s.round or s.round == 0
    return kind == ATTACK_ROLL and who == s.acting and has_ranged(s, who)


def has_ranged(s: Pandemonium, who: int) -> bool:
    """Whether the attack being made uses a ranged weapon of this character (PAN-273)."""
    if s.attack is None or who not in s.attack.party:
        return False
    for weapon in s.attack.weapons[s.attack.party.index(who)]:
        if s.printed.range[weapon] > 0:
            return True
    return False


class RerollCombat(Ask):
    """Roll one Combat die again, or keep the roll; each source once (PAN-417)."""

    rule = "PAN-417"

    def __init__(self, seat: int, who: int, kind: int, free: int) -> None:
        super().__init__(seat)
        self.who = who
        self.kind = kind
        self.free = free

    def options(self, s: Pandemonium) -> list[int]:
        """A Miss (or a Hit, where the number must be exact), by skill first, then by coin."""
        found = []
        misses = len(s.faces) - s.hits
        if self.free or owns(s, self.who, LUCKY_COIN, self.kind):
            if misses:
                found.append(REROLL_MISS)
            if s.hits and self.kind == EXACT_ROLL:
                found.append(REROLL_HIT)
        if misses and owns(s, self.who, AMMUNITION_BOX, self.kind):
            found.append(USE + AMMUNITION_BOX)
        found.append(KEEP)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """The die is rolled anew and its new face holds."""
        if action == KEEP:
            return
        left = self.free
        if action == USE + AMMUNITION_BOX:
            self.reload(s)
        else:
            face = 0 if action == REROLL_MISS else 1
            s.faces[s.faces.index(face)] = 1 if s.dice.below(6) < 3 else 0
            if left:
                left -= 1
            else:
                s.cast[self.who].coin_round = s.round
        count_hits(s)
        show(s, self.who, self.kind)
        s.push(RerollCombat(self.seat, self.who, self.kind, left))

    def reload(self, s: Pandemonium) -> None:
        """The Ammunition Box: every Miss is rolled again, and the card is discarded."""
        s.cast[self.who].backpack.remove(AMMUNITION_BOX)
        s.item_discard.append(AMMUNITION_BOX)
        for at in range(len(s.faces)):
            if s.faces[at] == 0:
                s.faces[at] = 1 if s.dice.below(6) < 3 else 0

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Who rolled what."""
        return s.spoken({"who": self.who, "kind": self.kind, "hits": s.hits})

    def forbids(self, s: Pandemonium, action: int) -> str:
        """Only the own dice, and each source once."""
        return "PAN-417"


class RerollD6(Ask):
    """Roll the D6 again, or keep it (PAN-418)."""

    rule = "PAN-418"

    def __init__(self, seat: int, who: int, kind: int, free: int) -> None:
        super().__init__(seat)
        self.who = who
        self.kind = kind
        self.free = free

    def options(self, s: Pandemonium) -> list[int]:
        """While a source is left."""
        if self.free or owns(s, self.who, LUCKY_COIN, self.kind):
            return [REROLL, KEEP]
        return [KEEP]

    def choose(self, s: Pandemonium, action: int) -> None:
        """The new number holds."""
        if action == KEEP:
            return
        left = self.free
        if left:
            left -= 1
        else:
            s.cast[self.who].coin_round = s.round
        throw_d6(s, self.who, self.kind)
        s.push(RerollD6(self.seat, self.who, self.kind, left))

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Who rolled what."""
        return s.spoken({"who": self.who, "kind": self.kind, "total": s.total})
