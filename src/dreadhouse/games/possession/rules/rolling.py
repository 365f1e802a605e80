"""Rolling the dice, and keeping the newest rolls for the tray (POS-29 to POS-31).

A roll is packed into one number: who (3 bits), what for (5), how many dice (5), then 3 bits a face.
"""

from __future__ import annotations

from typing import Final

from dreadhouse.games.possession.state import Night

BLANK: Final = 0
WOUNDS: Final = [0, 1, 1, 2, 0, 0]
SHIELDS: Final = [0, 0, 0, 0, 1, 1]

WHATS = [
    "first",
    "possession",
    "order",
    "event",
    "entry",
    "chip",
    "heal",
    "burn",
    "cube",
    "break",
    "attack",
    "defence",
    "bite",
]
FIRST: Final = 0
POSSESSION: Final = 1
ORDER: Final = 2
EVENT: Final = 3
ENTRY: Final = 4
CHIP: Final = 5
HEALING: Final = 6
BURNING: Final = 7
CUBE_ROLL: Final = 8
BREAKING: Final = 9
ATTACKING: Final = 10
DEFENDING: Final = 11
BITING: Final = 12


def roll(s: Night, seat: int, what: int, count: int) -> list[int]:
    """Roll so many action dice, or the possession die: six faces either way."""
    faces = [s.dice.below(6) for _ in range(count)]
    keep(s, seat, what, faces)
    return faces


def keep(s: Night, seat: int, what: int, faces: list[int]) -> None:
    """Lay a roll into the tray."""
    packed = seat + (what << 3) + (len(faces) << 8)
    shift = 13
    for face in faces:
        packed += face << shift
        shift += 3
    s.rolls.append(packed)


def fresh_tray(s: Night) -> None:
    """Something new is rolled for: the tray is emptied."""
    if s.rolls:
        s.rolls = []


def unpack(packed: int) -> tuple[int, int, list[int]]:
    """Who rolled, what for, and the faces."""
    count = (packed >> 8) & 31
    faces = [(packed >> (13 + 3 * i)) & 7 for i in range(count)]
    return packed & 7, (packed >> 3) & 31, faces


def wounds(faces: list[int]) -> int:
    """The wounds of some action dice."""
    total = 0
    for face in faces:
        total += WOUNDS[face]
    return total


def shields(faces: list[int]) -> int:
    """The shields of some action dice."""
    total = 0
    for face in faces:
        total += SHIELDS[face]
    return total
