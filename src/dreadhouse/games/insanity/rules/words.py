"""The words of Insanity: every action's verb, with the number of its first action."""

from __future__ import annotations

from typing import Final

CARDS: Final = 99
AMOUNTS: Final = 21

VERBS = [
    ("play", "card"),
    ("use", "card"),
    ("attack", ""),
    ("end", ""),
    ("name", "card"),
    ("done", ""),
    ("block", "card"),
    ("against", "card"),
    ("deal", "amount"),
    ("discard", "card"),
    ("destroy", "card"),
    ("take", "card"),
    ("give", "card"),
    ("bear", "card"),
    ("bring", "card"),
    ("first", "card"),
    ("standard", ""),
    ("steal", "card"),
    ("burn", "card"),
    ("life", ""),
    ("sanity", ""),
]

PLAY: Final = 0
USE: Final = 99
ATTACK: Final = 198
END: Final = 199
NAME: Final = 200
DONE: Final = 299
BLOCK: Final = 300
AGAINST: Final = 399
DEAL: Final = 498
DISCARD: Final = 519
DESTROY: Final = 618
TAKE: Final = 717
GIVE: Final = 816
BEAR: Final = 915
BRING: Final = 1014
FIRST: Final = 1113
STANDARD: Final = 1212
STEAL: Final = 1213
BURN: Final = 1312
LIFE: Final = 1411
SANITY: Final = 1412
