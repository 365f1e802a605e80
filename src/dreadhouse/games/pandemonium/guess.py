"""For bots: worlds that a seat cannot tell apart, and how good one looks."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.chapters.block import BuiltChapter
from dreadhouse.games.pandemonium.rules.printed import PACTS
from dreadhouse.games.pandemonium.state import ABOARD, ELIMINATION, Pandemonium
from dreadhouse.kernel.dice import Dice

GOAL_SHARE: Final = 0.2


def redeal(s: Pandemonium, seat: int, dice: Dice) -> None:
    """Deal anew every deck and every Pact that a seat does not know (PAN-24, PAN-592)."""
    for deck in (s.items, s.events, s.combos, s.allies, s.challenges):
        deck.sort()
        dice.shuffle(deck)
    redeal_pacts(s, seat, dice)


def redeal_pacts(s: Pandemonium, seat: int, dice: Dice) -> None:
    """Unknown Pacts lie in the deck and in the hands of others; each hand keeps its number."""
    hidden = s.pacts[:]
    for c in s.cast:
        hidden += [card for card in c.pacts if not s.knows_pact(card, seat)]
    hidden += [card for card in s.in_play if is_hidden(s, card, seat)]
    masks = {card: s.secrets.known[card - PACTS] for card in hidden}
    old = hidden[:]
    hidden.sort()
    dice.shuffle(hidden)
    new = dict(zip(old, hidden, strict=True))
    s.pacts = [new[card] for card in s.pacts]
    for c in s.cast:
        c.pacts = [new.get(card, card) for card in c.pacts]
    s.in_play = [new.get(card, card) for card in s.in_play]
    s.pact_order = [new.get(card, card) for card in s.pact_order]
    for card in old:
        s.secrets.known[new[card] - PACTS] = masks[card]


def is_hidden(s: Pandemonium, card: int, seat: int) -> bool:
    """Whether a card in play is a Pact that the seat has not seen."""
    return PACTS <= card < PACTS + 16 and not s.knows_pact(card, seat)


def evaluate(s: Pandemonium, seat: int) -> float:
    """How good the game looks for a seat, 0 to 1: its characters, the others, the goal."""
    own = mean_worth(s, seat, True)
    others = mean_worth(s, seat, False)
    if seat == s.evil_seat:
        value = 0.9 - 0.75 * others - GOAL_SHARE * progress(s)
    elif s.mode == ELIMINATION:
        value = 0.7 * own + 0.3 * (1.0 - others)
    else:
        value = 0.5 * own + 0.25 * others + GOAL_SHARE * progress(s)
    return min(0.95, max(0.05, value))


def mean_worth(s: Pandemonium, seat: int, is_own: bool) -> float:
    """The mean worth of a seat's characters, or of all others; 0.5 where there are none."""
    total, count = 0.0, 0
    for who in range(len(s.cast)):
        if (s.cast[who].seat == seat) == is_own:
            total += worth(s, who)
            count += 1
    return total / count if count else 0.5


def progress(s: Pandemonium) -> float:
    """How far the goal of the chapter has come, 0 to 1."""
    chapter = s.chapter
    if not isinstance(chapter, BuiltChapter):
        return 0.0
    done, steps = 0.0, 0
    for block in chapter.blocks:
        for row in block.goal(s):
            done += min(1.0, float(row[1]) / max(1.0, float(row[2])))
            steps += 1
    return done / steps if steps else 0.0


def worth(s: Pandemonium, who: int) -> float:
    """A character's Life, Souls, Fear, weapons, skills and Pacts."""
    c = s.cast[who]
    if c.posture == ABOARD:
        return 0.95
    value = 0.15 + 0.04 * s.life[who] + 0.03 * s.souls[who] - 0.02 * s.fear[who]
    value += 0.03 * len(c.hands) + 0.01 * len(c.backpack) + 0.03 * c.skills.bit_count()
    value += 0.04 * len(c.carried) - 0.05 * len(c.pacts)
    return value if s.stands(who) else value - 0.1
