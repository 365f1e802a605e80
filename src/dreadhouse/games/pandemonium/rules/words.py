"""The words of Pandemonium: every action's verb, with the number of its first action."""

from __future__ import annotations

from typing import Final

VERBS = [
    ("pick", "character"),
    ("move", "space"),
    ("step", "space"),
    ("run", ""),
    ("dash", "way"),
    ("leap", "way"),
    ("open", "way"),
    ("close", "way"),
    ("barricade", "way"),
    ("clear", "way"),
    ("explore", ""),
    ("reinforce", ""),
    ("set_trap", ""),
    ("enter", ""),
    ("attack", "figure"),
    ("assault", "edge"),
    ("launch", ""),
    ("fight", "character"),
    ("exchange", "character"),
    ("give", "card"),
    ("take", "card"),
    ("accept", ""),
    ("refuse", ""),
    ("pick_up", "token"),
    ("use_token", "token"),
    ("turn_up", "token"),
    ("loot", "persona"),
    ("loot_body", "character"),
    ("reanimate", "character"),
    ("task", "task"),
    ("use", "card"),
    ("play", "card"),
    ("on", "character"),
    ("buy", "boon"),
    ("scrap", "card"),
    ("equip", "card"),
    ("stow", "card"),
    ("discard", "card"),
    ("heal", ""),
    ("swap", ""),
    ("keep", ""),
    ("yes", ""),
    ("no", ""),
    ("done", ""),
    ("end", ""),
    ("pay", "count"),
    ("portal", "space"),
    ("to", "space"),
    ("way", "space"),
    ("learn", "skill"),
    ("lead", "persona"),
    ("ally_step", "space"),
    ("ally_open", "way"),
    ("ally_close", "way"),
    ("ally_ability", ""),
    ("roll", ""),
    ("reroll_hit", ""),
    ("reroll_miss", ""),
    ("reroll", ""),
    ("row", "row"),
    ("target", "figure"),
    ("spare", "card"),
    ("strike", ""),
    ("fell", "figure"),
    ("figure", "figure"),
    ("character", "character"),
    ("tile", "place"),
    ("edge", "edge"),
    ("pact", "card"),
    ("always", "card"),
    ("sometimes", "card"),
    ("never", "card"),
    ("evil_die", ""),
    ("evil_trap", "space"),
    ("evil_barricade", "edge"),
    ("goad", "figure"),
    ("whisper", "character"),
    ("cut", "token"),
    ("pass", ""),
    ("seal", ""),
    ("token", "token"),
    ("turn_ally_up", "token"),
]

SIZES = {
    "": 1,
    "character": 8,
    "persona": 12,
    "space": 128,
    "way": 4,
    "edge": 512,
    "figure": 72,
    "card": 136,
    "token": 12,
    "boon": 5,
    "count": 16,
    "skill": 24,
    "task": 16,
    "row": 2,
    "place": 4,
}

BOONS = ["life", "calm", "attack", "defence", "action"]
ROWS = ["upper", "middle"]
PLACES = ["nw", "ne", "sw", "se"]
WAYS = ["n", "e", "s", "w"]
# What a chapter's own actions are called (DIA-7).
TASKS = ["fit", "start", "board", "free", "leave", "invoke", "read"]
FIT: Final = 0
START: Final = 1
GET_ABOARD: Final = 2
FREE: Final = 3
LEAVE: Final = 4
INVOKE: Final = 5
READ: Final = 6

PICK: Final = 0
MOVE: Final = 8
STEP: Final = 136
RUN: Final = 264
DASH: Final = 265
LEAP: Final = 269
OPEN: Final = 273
CLOSE: Final = 277
BARRICADE: Final = 281
CLEAR: Final = 285
EXPLORE: Final = 289
REINFORCE: Final = 290
SET_TRAP: Final = 291
ENTER: Final = 292
ATTACK: Final = 293
ASSAULT: Final = 365
LAUNCH: Final = 877
FIGHT: Final = 878
EXCHANGE: Final = 886
GIVE: Final = 894
TAKE: Final = 1030
ACCEPT: Final = 1166
REFUSE: Final = 1167
PICK_UP: Final = 1168
USE_TOKEN: Final = 1180
TURN_UP: Final = 1192
LOOT: Final = 1204
LOOT_BODY: Final = 1216
REANIMATE: Final = 1224
TASK: Final = 1232
USE: Final = 1248
PLAY: Final = 1384
ON: Final = 1520
BUY: Final = 1528
SCRAP: Final = 1533
EQUIP: Final = 1669
STOW: Final = 1805
DISCARD: Final = 1941
HEAL: Final = 2077
SWAP: Final = 2078
KEEP: Final = 2079
YES: Final = 2080
NO: Final = 2081
DONE: Final = 2082
END: Final = 2083
PAY: Final = 2084
PORTAL: Final = 2100
TO: Final = 2228
WAY: Final = 2356
LEARN: Final = 2484
LEAD: Final = 2508
ALLY_STEP: Final = 2520
ALLY_OPEN: Final = 2648
ALLY_CLOSE: Final = 2652
ALLY_ABILITY: Final = 2656
ROLL: Final = 2657
REROLL_HIT: Final = 2658
REROLL_MISS: Final = 2659
REROLL: Final = 2660
ROW: Final = 2661
TARGET: Final = 2663
SPARE: Final = 2735
STRIKE: Final = 2871
FELL: Final = 2872
FIGURE: Final = 2944
CHARACTER: Final = 3016
TILE: Final = 3024
EDGE: Final = 3028
PACT: Final = 3540
ALWAYS: Final = 3676
SOMETIMES: Final = 3812
NEVER: Final = 3948
EVIL_DIE: Final = 4084
EVIL_TRAP: Final = 4085
EVIL_BARRICADE: Final = 4213
GOAD: Final = 4725
WHISPER: Final = 4797
CUT: Final = 4805
PASS: Final = 4817
SEAL: Final = 4818
TOKEN: Final = 4819
TURN_ALLY_UP: Final = 4831
ACTIONS: Final = 4843
