"""The target of a challenge and its chances (DAN-70 to DAN-76, DAN-186, DAN-187, DAN-191)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.danger.state import COPIES, FACES, Tale

FLOOR: Final = 2
GENTLE: Final = 4
RESHUFFLE: Final = 2


def eased_by(s: Tale, challenge: int) -> int:
    """How much easier a challenge is now; lines add up (DAN-75)."""
    total = 0
    eases = s.printed.eases[challenge]
    for at in range(0, len(eases), 2):
        if s.meets(eases[at + 1]):
            total += eases[at]
    return total


def target_of(s: Tale, challenge: int) -> int:
    """The number to reach (DAN-70, DAN-74), never below 2 (DAN-76); on a gentle night never above
    4, measured after everything that makes it easier (DAN-196)."""
    target = max(FLOOR, s.printed.danger[s.danger - 1] - eased_by(s, challenge))
    return min(GENTLE, target) if s.agreed.is_gentle else target


def wins(face: int, bonus: int, target: int) -> bool:
    """A rolled 1 loses every challenge, whatever is added to it (DAN-71, DAN-187)."""
    return face > 1 and face + bonus >= target


def winning(s: Tale, target: int, bonus: int) -> int:
    """How many faces of the die, or cards left in the dice deck, win (DAN-187, DAN-193)."""
    count = 0
    for face in range(2, FACES + 1):
        if wins(face, bonus, target):
            count += s.deck[face - 1] if s.agreed.has_deck else 1
    return count


def out_of(s: Tale) -> int:
    """Out of how many (DAN-186, DAN-193)."""
    return sum(s.deck) if s.agreed.has_deck else FACES


def fresh_deck() -> list[int]:
    """Two cards of each number from 1 to 6 (DAN-191)."""
    return [COPIES] * FACES


def roll(s: Tale) -> int:
    """The reader rolls the die or draws from the dice deck (DAN-69, DAN-191)."""
    if not s.agreed.has_deck:
        return s.dice.roll(FACES)
    place = s.dice.below(sum(s.deck))
    face = 0
    while place >= s.deck[face]:
        place -= s.deck[face]
        face += 1
    s.deck[face] -= 1
    if sum(s.deck) == RESHUFFLE:
        s.deck = fresh_deck()
        if s.hears:
            s.tell("shuffles", {}, "DAN-192")
    return face + 1
