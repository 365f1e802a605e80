"""What a side may want in a haunt; its data file names some of these, the dearest first."""

from __future__ import annotations

from typing import Final

TASK: Final = 0
HOME: Final = 1
FETCH: Final = 2
EXIT: Final = 3
OBJECT: Final = 4
TRAITOR: Final = 5
MONSTERS: Final = 6
ROB: Final = 7
CHILD: Final = 8
LIGHT: Final = 9
HUNT: Final = 10
GUARD: Final = 11
CURE: Final = 12
DOUBLES: Final = 13
EXPLORE: Final = 14
AIMS = [
    "task",
    "home",
    "fetch",
    "exit",
    "object",
    "traitor",
    "monsters",
    "rob",
    "child",
    "light",
    "hunt",
    "guard",
    "cure",
    "doubles",
    "explore",
]
HEROES_WANT: Final = [EXIT, HOME, FETCH, TASK, OBJECT]
TRAITOR_WANTS: Final = [HOME, TASK, FETCH, HUNT]
