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
USE: Final = PLAY + CARDS
ATTACK: Final = USE + CARDS
END: Final = ATTACK + 1
NAME: Final = END + 1
DONE: Final = NAME + CARDS
BLOCK: Final = DONE + 1
AGAINST: Final = BLOCK + CARDS
DEAL: Final = AGAINST + CARDS
DISCARD: Final = DEAL + AMOUNTS
DESTROY: Final = DISCARD + CARDS
TAKE: Final = DESTROY + CARDS
GIVE: Final = TAKE + CARDS
BEAR: Final = GIVE + CARDS
BRING: Final = BEAR + CARDS
FIRST: Final = BRING + CARDS
STANDARD: Final = FIRST + CARDS
STEAL: Final = STANDARD + 1
BURN: Final = STEAL + CARDS
LIFE: Final = BURN + CARDS
SANITY: Final = LIFE + 1
