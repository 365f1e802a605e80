"""For bots: worlds that a seat cannot tell apart, and how good one looks."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.printed import PACTS
from dreadhouse.games.pandemonium.state import ABOARD, Pandemonium
from dreadhouse.kernel.dice import Dice


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
    """How good the game looks for a seat, 0 to 1."""
    if seat == s.evil_seat:
        others = [worth(s, who) for who in range(len(s.cast))]
        return min(0.95, max(0.05, 0.9 - sum(others) / max(1, len(others))))
    own = [worth(s, who) for who in range(len(s.cast)) if s.cast[who].seat == seat]
    all_of_them = [worth(s, who) for who in range(len(s.cast))]
    if not own:
        return 0.5
    mean = 0.6 * sum(own) / len(own) + 0.4 * sum(all_of_them) / len(all_of_them)
    return min(0.95, max(0.05, mean))


def worth(s: Pandemonium, who: int) -> float:
    """A character's Life, Souls, Fear, weapons, skills and Pacts."""
    c = s.cast[who]
    if c.posture == ABOARD:
        return 0.95
    value = 0.15 + 0.04 * s.life[who] + 0.03 * s.souls[who] - 0.02 * s.fear[who]
    value += 0.03 * len(c.hands) + 0.01 * len(c.backpack) + 0.03 * c.skills.bit_count()
    value += 0.04 * len(c.carried) - 0.05 * len(c.pacts)
    return value if s.stands(who) else value - 0.1
