"""The words of House of Danger: verbs without an argument first, so that their numbers are fixed.

The numbers of the others follow from how many items and ways a story has; see `Printed`.
"""

from __future__ import annotations

from typing import Final

VERBS = [
    ("abstain", ""),
    ("away", ""),
    ("back", ""),
    ("next", ""),
    ("try", ""),
    ("leave", ""),
    ("again", ""),
    ("stop", ""),
    ("bare", ""),
    ("roll", ""),
    ("read", ""),
    ("boost", "item"),
    ("spend", "item"),
    ("use", "item"),
    ("take", "way"),
    ("pick", "way"),
    ("return", "way"),
]

ABSTAIN: Final = 0
AWAY: Final = 1
BACK: Final = 2
NEXT: Final = 3
TRY: Final = 4
LEAVE: Final = 5
AGAIN: Final = 6
STOP: Final = 7
BARE: Final = 8
ROLL: Final = 9
READ: Final = 10
BOOST: Final = 11
