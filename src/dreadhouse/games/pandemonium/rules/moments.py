"""Kept Events at any time: who is asked, and when (PAN-139, PAN-430, PAN-631).

A seat is asked only about cards that it wants to be asked about, and only at moments when they
could do something. What it wants is set in its own turn: always, sometimes or never.
"""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.deciding import in_order
from dreadhouse.games.pandemonium.rules.effects import Part, carry_out
from dreadhouse.games.pandemonium.rules.values import is_dark
from dreadhouse.games.pandemonium.rules.words import PASS, PLAY
from dreadhouse.games.pandemonium.state import (
    ALWAYS,
    MOST_LIFE,
    MOST_SOULS,
    NEVER,
    Pandemonium,
)
from dreadhouse.kernel.frames import Ask

SECOND_WIND: Final = 56
ADRENALINE: Final = 57
HIDDEN_STASH: Final = 58
GUARDIAN: Final = 59
LOOSE_BOARD: Final = 60
DEEP_BREATH: Final = 61
FIELD_DRESSING: Final = 62
FALSE_ALARM: Final = 63
EMERGENCY_LAMP: Final = 64
BACK_STAIRS: Final = 65
DECOY: Final = 66
WANDERING_LIGHT: Final = 67
HEAVY_SLEEP: Final = 68

# The moments.
ON_EVENT: Final = 0
ON_EVIL_DIE: Final = 1
ON_DAMAGE: Final = 2
ON_TURN: Final = 3
ON_CREATURES: Final = 4
MOMENTS = ["event", "evil_die", "damage", "turn", "creatures"]

# Cards that answer one moment only, and cards for the own turn only.
ANSWERS = (GUARDIAN, FALSE_ALARM, HEAVY_SLEEP, ADRENALINE)
OWN_TURN = (SECOND_WIND, BACK_STAIRS)


def wish(s: Pandemonium, who: int, card: int) -> int:
    """When a character's player wants to be asked about a card."""
    return s.cast[who].wishes >> 2 * (card - SECOND_WIND) & 3


def set_wish(s: Pandemonium, who: int, card: int, level: int) -> None:
    """Remember what the player wants."""
    c = s.cast[who]
    at = 2 * (card - SECOND_WIND)
    c.wishes = c.wishes & ~(3 << at) | level << at


def moment(s: Pandemonium, kind: int, whom: int, n: int) -> None:
    """Ask those who hold a card for this moment, in turn order (PAN-631).

    `whom` is the character it is about, `n` the damage that threatens.
    """
    held = False
    for c in s.cast:
        if c.kept:
            held = True
    if not held:
        return
    for who in reversed(in_order(s)):
        if s.cast[who].kept and s.is_in_play(who) and cards_for(s, who, kind, whom, n):
            s.push(Offer(s.cast[who].seat, who, kind, whom, n))


def cards_for(s: Pandemonium, who: int, kind: int, whom: int, n: int) -> list[int]:
    """The kept Events that a character could use at a moment and wants to be asked about."""
    found: list[int] = []
    for card in s.cast[who].kept:
        level = wish(s, who, card)
        if level == NEVER or card in found:
            continue
        if suits(s, who, card, kind, whom, n, level) and is_usable(s, who, card):
            found.append(card)
    return found


def suits(s: Pandemonium, who: int, card: int, kind: int, whom: int, n: int, level: int) -> bool:
    """Whether a card answers the moment; with `ALWAYS` any card for any time does."""
    if s.is_cancelled:
        return False
    if kind == ON_EVENT and card == FALSE_ALARM:
        return True
    if kind == ON_EVIL_DIE and card == HEAVY_SLEEP:
        return True
    if kind == ON_DAMAGE and answers_damage(s, who, card, whom, n):
        return True
    if card in ANSWERS or card in OWN_TURN:
        return False
    if level == ALWAYS:
        return True
    if kind == ON_TURN:
        return card == EMERGENCY_LAMP and who == whom and s.stands(who) and is_dark(s, s.cell[who])
    return kind == ON_CREATURES and (card == LOOSE_BOARD or card == DECOY)


def answers_damage(s: Pandemonium, who: int, card: int, whom: int, n: int) -> bool:
    """Guardian, or where death threatens, what could keep the character alive."""
    if card == GUARDIAN:
        return True
    if n < s.life[whom] + s.souls[whom]:
        return False
    if card == FIELD_DRESSING:
        return s.life[whom] < MOST_LIFE
    return card == WANDERING_LIGHT and who == whom and s.souls[whom] < MOST_SOULS


def is_usable(s: Pandemonium, who: int, card: int) -> bool:
    """Whether the card's text could be carried out."""
    part: Part
    for part in s.printed.uses[card]:
        return part.is_possible(s, who)
    return True


def play_event(s: Pandemonium, who: int, card: int) -> None:
    """Use a kept Event; then it is discarded (PAN-430)."""
    s.cast[who].kept.remove(card)
    s.event_discard.append(card)
    if s.hears:
        s.tell("plays-event", {"who": who, "card": card}, "PAN-430")
    carry_out(s, who, s.printed.uses[card])


class Offer(Ask):
    """A kept Event may be used now (PAN-430)."""

    rule = "PAN-430"

    def __init__(self, seat: int, who: int, kind: int, whom: int, n: int) -> None:
        super().__init__(seat)
        self.who = who
        self.kind = kind
        self.whom = whom
        self.n = n

    def options(self, s: Pandemonium) -> list[int]:
        """Each card for this moment, or none."""
        if not s.is_in_play(self.who):
            return [PASS]
        cards = cards_for(s, self.who, self.kind, self.whom, self.n)
        return [PLAY + card for card in cards] + [PASS]

    def choose(self, s: Pandemonium, action: int) -> None:
        """After one card there may be another."""
        if action != PASS:
            s.push(self)
            play_event(s, self.who, action - PLAY)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """What the moment is."""
        return s.spoken(
            {"who": self.who, "moment": MOMENTS[self.kind], "whom": self.whom, "n": self.n}
        )

    def forbids(self, s: Pandemonium, action: int) -> str:
        """Most things are forbidden outside the own turn (PAN-139)."""
        return "PAN-139"
