"""The parts that many cards share: Life, Fear, Souls, taking, discarding, creatures appearing."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.appearing import AppearAt, roll_evil_die
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.deciding import choose_character, in_order
from dreadhouse.games.pandemonium.rules.effects import Part
from dreadhouse.games.pandemonium.rules.events import take_event
from dreadhouse.games.pandemonium.rules.inventory import (
    DiscardItem,
    ask_discard,
    items_of,
    take_items,
)
from dreadhouse.games.pandemonium.rules.life import (
    CARD,
    gain_fear,
    gain_life,
    gain_souls,
    lose_fear,
    lose_life,
    lose_souls,
)
from dreadhouse.games.pandemonium.rules.sharing import party_of
from dreadhouse.games.pandemonium.rules.values import is_dark
from dreadhouse.games.pandemonium.state import MOST_LIFE, MOST_TRAPS, Pandemonium
from dreadhouse.kernel.frames import Step

# Whom a part is about.
SELF: Final = 0
ONE_ANY: Final = 1
ONE_IN_SPACE: Final = 2
ON_TILE: Final = 3
OTHERS: Final = 4
SUBJECT: Final = 5
PARTICIPANTS: Final = 6
WHOM = ["self", "one_any", "one_in_space", "on_tile", "others", "subject", "participants"]

# What is given or taken.
LIFE: Final = 0
FEAR: Final = 1
SOULS: Final = 2


def place_of(s: Pandemonium, who: int) -> int:
    """Where a character is: standing, or at the portal or space where it lies."""
    return s.cell[who] if s.cell[who] >= 0 else s.cast[who].tomb


def whom(s: Pandemonium, who: int, word: int) -> list[int]:
    """The characters a part is about, in turn order; those of `ONE_...` are to choose from."""
    if word == SELF:
        return [who]
    if word == SUBJECT:
        return [s.subject] if s.subject >= 0 else []
    if word == PARTICIPANTS:
        return party_of(s)
    return [other for other in in_order(s) if is_meant(s, who, other, word)]


def is_meant(s: Pandemonium, who: int, other: int, word: int) -> bool:
    """Whether a character is among those a part is about."""
    at, here = place_of(s, who), s.cell[other]
    if word == ONE_ANY:
        return s.is_in_play(other)
    if word == ONE_IN_SPACE:
        return here == at or other == who
    if word == ON_TILE:
        return here >= 0 and here >> 4 == at >> 4
    return other != who and s.is_in_play(other)


class Change(Part):
    """Somebody gains or loses Life, Fear or Souls; `n_dark` instead if the space is dark."""

    def __init__(self, what: int, word: int, n: int, n_dark: int) -> None:
        self.what = what
        self.word = word
        self.n = n
        self.n_dark = n_dark

    def do(self, s: Pandemonium, who: int) -> None:
        """One by one in turn order (PAN-631)."""
        n = self.n
        at = place_of(s, who)
        if self.n_dark and at >= 0 and is_dark(s, at):
            n = self.n_dark
        them = whom(s, who, self.word)
        if self.word == ONE_ANY or self.word == ONE_IN_SPACE:
            s.push(ChangeChosen(self.what, n))
            choose_character(s, who, -1, them)
            return
        for other in reversed(them):
            s.push(ChangeOf(self.what, other, n))

    def is_possible(self, s: Pandemonium, who: int) -> bool:
        """Not offered where nobody could gain by it."""
        for other in whom(s, who, self.word):
            if is_helped(s, other, self.what, self.n):
                return True
        return False


def is_helped(s: Pandemonium, who: int, what: int, n: int) -> bool:
    """Whether a change would do something for a character."""
    if what == LIFE and n > 0:
        return s.life[who] < MOST_LIFE and s.cast[who].cannot_heal < s.round
    if what == FEAR and n < 0:
        return s.fear[who] > 0
    return True


class ChangeOf(Step):
    """One character's share."""

    rule = "PAN-631"

    def __init__(self, what: int, who: int, n: int) -> None:
        self.what = what
        self.who = who
        self.n = n

    def run(self, s: Pandemonium) -> None:
        """As far as the character is still in play."""
        apply_change(s, self.what, self.who, self.n)


class ChangeChosen(Step):
    """The share of the character just chosen."""

    rule = "PAN-630"

    def __init__(self, what: int, n: int) -> None:
        self.what = what
        self.n = n

    def run(self, s: Pandemonium) -> None:
        """The answer lies in `choice`."""
        apply_change(s, self.what, s.choice, self.n)


def apply_change(s: Pandemonium, what: int, who: int, n: int) -> None:
    """Gain or lose."""
    if what == LIFE:
        if n < 0:
            lose_life(s, who, -n, CARD)
        else:
            gain_life(s, who, n)
    elif what == FEAR:
        if n < 0:
            lose_fear(s, who, -n)
        else:
            gain_fear(s, who, n, CARD)
    elif n < 0:
        lose_souls(s, who, -n)
    else:
        gain_souls(s, who, n)


class SoulsAre(Part):
    """The Souls of the character become a number (Tithe)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Pandemonium, who: int) -> None:
        """The rest is lost."""
        lose_souls(s, who, s.souls[who] - self.n)


class LoseSoulOr(Part):
    """Lose Souls; without Souls something else (Cold Hand)."""

    def __init__(self, n: int, otherwise: Any) -> None:
        self.n = n
        self.otherwise = otherwise

    def do(self, s: Pandemonium, who: int) -> None:
        """One or the other."""
        if s.souls[who]:
            lose_souls(s, who, self.n)
        else:
            part: Part = self.otherwise
            part.do(s, who)


class TakeItemCards(Part):
    """Take Items."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Pandemonium, who: int) -> None:
        """From the top of the deck."""
        take_items(s, who, self.n)


class TakeEvents(Part):
    """Take Events."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Pandemonium, who: int) -> None:
        """One after the other."""
        for _ in range(self.n):
            take_event(s, who)


class DiscardItems(Part):
    """Discard Items of one's own choice; ALL for all."""

    def __init__(self, word: int, n: int) -> None:
        self.word = word
        self.n = n

    def do(self, s: Pandemonium, who: int) -> None:
        """As far as there are any."""
        for other in reversed(whom(s, who, self.word)):
            if self.n < 0:
                c = s.cast[other]
                s.item_discard += items_of(s, other)
                c.hands = []
                c.backpack = []
            else:
                ask_discard(s, other, self.n)


class DiscardWeapon(Part):
    """Discard one equipped weapon of one's own choice."""

    def do(self, s: Pandemonium, who: int) -> None:
        """If there is one."""
        if s.cast[who].hands:
            s.push(DiscardItem(s.cast[who].seat, who, 1, True))


class MoreActions(Part):
    """More Actions in this turn; only in the own turn."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Pandemonium, who: int) -> None:
        """The value of this turn rises (PAN-637)."""
        s.cast[who].action_now += self.n

    def is_possible(self, s: Pandemonium, who: int) -> bool:
        """In the own turn."""
        return s.acting == who


class LessDefence(Part):
    """Less Defence until the round ends (Cheap Shot)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Pandemonium, who: int) -> None:
        """A penalty that ends with the round."""
        s.cast[who].defence_up += self.n


class CreaturesComeHere(Part):
    """Creatures appear in the own space."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Pandemonium, who: int) -> None:
        """One by one (PAN-124)."""
        at = place_of(s, who)
        if at >= 0:
            for _ in range(self.n):
                s.push(AppearAt(at))


class EvilDieRolls(Part):
    """The Evil Die is rolled."""

    def do(self, s: Pandemonium, who: int) -> None:
        """Once."""
        settle(s)
        roll_evil_die(s)


class TakeTraps(Part):
    """Take Trap tokens, never above 3 (PAN-235)."""

    def __init__(self, n: int) -> None:
        self.n = n

    def do(self, s: Pandemonium, who: int) -> None:
        """What does not fit is lost."""
        c = s.cast[who]
        c.traps = min(MOST_TRAPS, c.traps + self.n)

    def is_possible(self, s: Pandemonium, who: int) -> bool:
        """With room for one at least."""
        return s.cast[who].traps < MOST_TRAPS


class Cancel(Part):
    """What is about to happen does not happen."""

    def do(self, s: Pandemonium, who: int) -> None:
        """The frame below looks."""
        s.is_cancelled = True
