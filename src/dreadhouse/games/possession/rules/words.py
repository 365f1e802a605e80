"""The words of The Possession: every action's verb, with the number of its first action."""

from __future__ import annotations

from typing import Final

VERBS = [
    ("pick", "chip"),
    ("go", "room"),
    ("bar", "room"),
    ("unbar", "room"),
    ("search", ""),
    ("search_two", ""),
    ("search_torch", ""),
    ("search_two_torch", ""),
    ("search_weapon", ""),
    ("keep", "card"),
    ("under", "card"),
    ("trade", ""),
    ("hold", ""),
    ("rest", "chip"),
    ("heal", ""),
    ("burn", ""),
    ("show", "card"),
    ("number", "number"),
    ("circles", "count"),
    ("done", ""),
    ("lose", "card"),
    ("recover", ""),
    ("cube", "room"),
    ("porch", ""),
    ("window", "room"),
    ("use", "card"),
    ("rob", "seat"),
    ("rob_hand", ""),
    ("rob_weapon", ""),
    ("break", "room"),
    ("crawl", "crawl"),
    ("attack", "seat"),
    ("bite", "bite"),
    ("end", ""),
    ("reveal", "card"),
    ("hideout", "card"),
    ("give_up", ""),
    ("hide", ""),
    ("reroll", "die"),
    ("wash", ""),
    ("pendant", ""),
    ("save", ""),
    ("pass", ""),
    ("branch", "room"),
    ("hinge", "room"),
    ("spend", "chip"),
    ("arm", "card"),
]

PICK: Final = 0
GO: Final = 5
BAR: Final = 18
UNBAR: Final = 31
SEARCH: Final = 44
SEARCH_TWO: Final = 45
SEARCH_TORCH: Final = 46
SEARCH_TWO_TORCH: Final = 47
SEARCH_WEAPON: Final = 48
KEEP: Final = 49
UNDER: Final = 101
TRADE: Final = 153
HOLD: Final = 154
REST: Final = 155
HEAL: Final = 160
BURN: Final = 161
SHOW: Final = 162
NUMBER: Final = 214
CIRCLES: Final = 223
DONE: Final = 226
LOSE: Final = 227
RECOVER: Final = 279
CUBE: Final = 280
PORCH: Final = 293
WINDOW: Final = 294
USE: Final = 307
ROB: Final = 359
ROB_HAND: Final = 364
ROB_WEAPON: Final = 365
BREAK: Final = 366
CRAWL: Final = 379
ATTACK: Final = 444
BITE: Final = 449
END: Final = 474
REVEAL: Final = 475
HIDEOUT: Final = 527
GIVE_UP: Final = 579
HIDE: Final = 580
REROLL: Final = 581
WASH: Final = 584
PENDANT: Final = 585
SAVE: Final = 586
PASS: Final = 587
BRANCH: Final = 588
HINGE: Final = 601
SPEND: Final = 614
ARM: Final = 619
ACTIONS: Final = 671
