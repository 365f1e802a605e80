"""Special room icons used in a turn: bedroom, sun porch, nursery (POS-205 to POS-212, POS-220 to
POS-224)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.possession.rules.moving import enter, pay
from dreadhouse.games.possession.rules.rolling import CUBE_ROLL, fresh_tray, roll, shields
from dreadhouse.games.possession.rules.rooms import place_cube
from dreadhouse.games.possession.rules.words import CUBE, WINDOW
from dreadhouse.games.possession.state import (
    BEDROOM,
    MOST_SEATS,
    NURSERY,
    ROOMS,
    STAIRS,
    SUN_PORCH,
    Night,
    Player,
)
from dreadhouse.kernel.frames import Ask

PORCH_ACTIONS: Final = 2
WINDOW_COST: Final = 2


def is_untouched(s: Night) -> bool:
    """Whether the turn's first room was not left and no action was spent (POS-206, POS-210)."""
    return not (s.has_acted or s.has_left)


def recover_ban(s: Night, p: Player) -> int:
    """The number of the rule by which no cube can be rolled for, or 0 (POS-206, POS-403)."""
    if p.room != BEDROOM or not is_untouched(s) or s.has_recovered:
        return 206
    return 0 if p.cubes & ~(1 << p.room) else 403


def recover(s: Night, seat: int) -> None:
    """Roll one die; on a shield a cube comes back from another room (POS-206, POS-207)."""
    s.has_recovered = True
    fresh_tray(s)
    faces = roll(s, seat, CUBE_ROLL, 1)
    if s.hears:
        s.tell("rolls-for-cube", {"seat": seat, "faces": faces}, "POS-206")
    if shields(faces):
        s.push(RECOVERS[seat])


class RecoverCube(Ask):
    """Pick the room from which the cube comes back (POS-206)."""

    rule = "POS-206"

    def options(self, s: Night) -> list[int]:
        """Own cubes in other rooms."""
        p = s.players[self.seat]
        away = p.cubes & ~(1 << p.room)
        return [CUBE + room for room in range(ROOMS) if (away >> room) & 1 == 1]

    def choose(self, s: Night, action: int) -> None:
        """One verb: cube."""
        self.cube(s, action - CUBE)

    def cube(self, s: Night, room: int) -> None:
        """The cube is in hand again."""
        p = s.players[self.seat]
        p.cubes &= ~(1 << room)
        p.cubes_left += 1
        if s.hears:
            s.tell("recovers-cube", {"seat": self.seat, "room": room}, "POS-206")


def porch_ban(s: Night, p: Player) -> int:
    """The number of the rule by which the sun porch gives no actions, or 0."""
    if p.is_possessed:
        return 212
    if p.room != SUN_PORCH or not is_untouched(s):
        return 210
    return 211 if (p.cubes >> p.room) & 1 == 1 or p.cubes_left == 0 else 0


def porch(s: Night, seat: int) -> None:
    """Place a cube to gain 2 actions this turn (POS-210)."""
    p = s.players[seat]
    place_cube(s, p)
    s.actions += PORCH_ACTIONS
    if s.hears:
        args = {"seat": seat, "count": PORCH_ACTIONS}
        s.tell("sits-in-sun", args, "POS-210")


def window_ban(s: Night, p: Player, room: int) -> int:
    """The number of the rule by which one cannot cross from window to window, or 0."""
    if p.is_possessed:
        if (s.plan.windows >> p.room) & 1 == 0:
            return 237
    elif p.room != NURSERY:
        return 220
    elif s.has_left:
        return 221
    if room == p.room or (s.plan.windows >> room) & 1 == 0:
        return 237 if p.is_possessed else 220
    return 0


def add_windows(s: Night, p: Player, found: list[int]) -> None:
    """Every other room with a window; the own room is known to have one."""
    windows = s.plan.windows & ~(1 << p.room)
    for room in range(STAIRS):
        if (windows >> room) & 1 == 1:
            found.append(WINDOW + room)


def cross(s: Night, seat: int, room: int) -> None:
    """Arrive through the window: that counts as entering (POS-223, POS-237)."""
    pay(s, WINDOW_COST)
    s.has_left = True
    if s.hears:
        rule = "POS-237" if s.players[seat].is_possessed else "POS-220"
        s.tell("crosses", {"seat": seat, "room": room}, rule)
    enter(s, seat, room)


RECOVERS: Final = [RecoverCube(seat) for seat in range(MOST_SEATS)]
