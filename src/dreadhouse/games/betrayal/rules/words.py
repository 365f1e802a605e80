"""The words of Betrayal: every action's verb, with the number of its first action."""

from __future__ import annotations

from typing import Final

VERBS = [
    ("pick", "explorer"),
    ("go", "room"),
    ("explore", "way"),
    ("turn", "turn"),
    ("door", "doorway"),
    ("mark", "doorway"),
    ("cross", ""),
    ("slide_down", ""),
    ("fall", ""),
    ("climb", ""),
    ("panel", "room"),
    ("try", "source"),
    ("free", "seat"),
    ("use", "card"),
    ("on", "seat"),
    ("to", "room"),
    ("floor", "floor"),
    ("side", "side"),
    ("give", "card"),
    ("give_to", "seat"),
    ("accept", ""),
    ("refuse", ""),
    ("drop", "card"),
    ("take", "card"),
    ("done", ""),
    ("attack", "seat"),
    ("strike", "monster"),
    ("hit", ""),
    ("arm", "card"),
    ("bare", ""),
    ("steal", "card"),
    ("harm", ""),
    ("lose", "trait"),
    ("gain", "trait"),
    ("test", "trait"),
    ("total", "count"),
    ("add", "card"),
    ("bank", ""),
    ("roll", ""),
    ("reroll", "die"),
    ("keep", ""),
    ("yes", ""),
    ("no", ""),
    ("end", ""),
    ("show_part", ""),
    ("card", "card"),
    ("tile", "room"),
    ("deck", "deck"),
    ("option", "option"),
    ("task", "task"),
    ("drink", "card"),
    ("smash", "card"),
    ("step_out", ""),
    ("grow", "room"),
    ("haunt_room", "room"),
    ("command", "monster"),
    ("walk", "room"),
    ("assault", "seat"),
    ("rest", ""),
    ("remove", "monster"),
    ("lift_token", "card"),
    ("volunteer", ""),
    ("hand_over", "seat"),
    ("fetch_stair", ""),
    ("haunt", "haunt"),
    ("put", "room"),
    ("stay", ""),
]

PICK: Final = 0
GO: Final = 12
EXPLORE: Final = 59
TURN: Final = 63
DOOR: Final = 67
MARK: Final = 255
CROSS: Final = 443
SLIDE_DOWN: Final = 444
FALL: Final = 445
CLIMB: Final = 446
PANEL: Final = 447
TRY: Final = 494
FREE: Final = 498
USE: Final = 504
ON: Final = 684
TO: Final = 690
FLOOR: Final = 737
SIDE: Final = 740
GIVE: Final = 742
GIVE_TO: Final = 922
ACCEPT: Final = 928
REFUSE: Final = 929
DROP: Final = 930
TAKE: Final = 1110
DONE: Final = 1290
ATTACK: Final = 1291
STRIKE: Final = 1297
HIT: Final = 1357
ARM: Final = 1358
BARE: Final = 1538
STEAL: Final = 1539
HARM: Final = 1719
LOSE: Final = 1720
GAIN: Final = 1724
TEST: Final = 1728
TOTAL: Final = 1732
ADD: Final = 1753
BANK: Final = 1933
ROLL: Final = 1934
REROLL: Final = 1935
KEEP: Final = 1943
YES: Final = 1944
NO: Final = 1945
END: Final = 1946
SHOW_PART: Final = 1947
CARD: Final = 1948
TILE: Final = 2128
DECK: Final = 2175
OPTION: Final = 2179
TASK: Final = 2187
DRINK: Final = 2195
SMASH: Final = 2375
STEP_OUT: Final = 2555
GROW: Final = 2556
HAUNT_ROOM: Final = 2603
COMMAND: Final = 2650
WALK: Final = 2710
ASSAULT: Final = 2757
REST: Final = 2763
REMOVE: Final = 2764
LIFT_TOKEN: Final = 2824
VOLUNTEER: Final = 3004
HAND_OVER: Final = 3005
FETCH_STAIR: Final = 3011
HAUNT: Final = 3012
PUT: Final = 3026
STAY: Final = 3073
ACTIONS: Final = 3074
