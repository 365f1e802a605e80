"""Foes on the board: placing, taking off, stunning (PAN-11, PAN-329 to PAN-332, PAN-512)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.printed import EVIL_ALLIES, GEEK, RADIO, TELEPHONE
from dreadhouse.games.pandemonium.state import NOWHERE, Pandemonium

HACKER = EVIL_ALLIES + GEEK


def place_foe(s: Pandemonium, foe: int, cell: int) -> None:
    """Put a foe on the board; the Hacker turns Radio and Telephone down."""
    s.foe_cell[foe] = cell
    s.foe_stunned[foe] = 0
    s.foe_goaded[foe] = 0
    s.foe_fury[foe] = 0
    s.foes.append(foe)
    if s.hears:
        s.tell("foe-appears", {"figure": foe, "space": cell}, "PAN-117")
    if foe == HACKER:
        turn_tokens_down(s)


def take_off(s: Pandemonium, foe: int) -> None:
    """Take a foe off the board (PAN-512)."""
    s.foe_cell[foe] = NOWHERE
    s.foe_stunned[foe] = 0
    s.foes.remove(foe)
    if foe >= EVIL_ALLIES and foe < EVIL_ALLIES + 12:
        s.ally_discard.append(97 + (foe - EVIL_ALLIES) * 2 + 1)


def stun(s: Pandemonium, foe: int) -> None:
    """A foe lies flat until the creatures' turn of the next round (PAN-329, PAN-331)."""
    s.foe_stunned[foe] = s.round
    if s.hears:
        s.tell("stunned", {"figure": foe}, "PAN-329")


def turn_tokens_down(s: Pandemonium) -> None:
    """Radio and Telephone turn face down."""
    for token in s.tokens:
        if token.kind == RADIO or token.kind == TELEPHONE:
            token.is_down = True


def creature_count(s: Pandemonium) -> int:
    """The creatures that count for the limit: no evil allies, no bosses (PAN-122)."""
    found = 0
    for foe in s.foes:
        if foe < EVIL_ALLIES:
            found += 1
    return found
