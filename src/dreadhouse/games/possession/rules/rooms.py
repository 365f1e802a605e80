"""Activating a room (POS-164 to POS-169, POS-403), rest and heal (POS-180 to POS-183)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.possession.cards import HEAL_ICON, REST_ICON
from dreadhouse.games.possession.rules.life import MOST_LIFE, gain_life
from dreadhouse.games.possession.rules.moving import pay
from dreadhouse.games.possession.rules.rolling import HEALING, fresh_tray, roll, shields
from dreadhouse.games.possession.rules.words import REST
from dreadhouse.games.possession.state import Night, Player

HEAL_DICE: Final = 3


def icon_ban(s: Night, p: Player, icon: int, no_icon: int) -> int:
    """The number of the rule by which a player may not activate a room's icon, or 0."""
    if s.printed.icons[p.room] & icon == 0:
        return no_icon
    if (p.cubes >> p.room) & 1 == 1:
        return 165
    if p.cubes_left == 0:
        return 167
    return 0


def place_cube(s: Night, p: Player) -> None:
    """Place one of the own cubes on the room (POS-164)."""
    p.cubes |= 1 << p.room
    p.cubes_left -= 1


def activate(s: Night, p: Player, cost: int) -> None:
    """Spend the actions and place the cube (POS-164)."""
    pay(s, cost)
    place_cube(s, p)


def restable(s: Night, p: Player) -> int:
    """The played chips that fit the room's rest value, as a mask (POS-180, POS-181)."""
    fitting = p.played & ((2 << s.printed.rest[p.room]) - 1)
    return fitting & ~(1 << p.revealed) if p.revealed else fitting


def rest_ban(s: Night, p: Player, number: int) -> int:
    """The number of the rule by which a chip cannot be taken back by resting, or 0."""
    ban = icon_ban(s, p, REST_ICON, 164)
    if ban:
        return ban
    if number == p.revealed:
        return 181
    if restable(s, p) == 0:
        return 403
    return 0 if (restable(s, p) >> number) & 1 == 1 else 180


def add_rests(s: Night, p: Player, found: list[int]) -> None:
    """Every chip that resting here may take back."""
    fitting = restable(s, p)
    if fitting:
        for number in range(2, 7):
            if (fitting >> number) & 1 == 1:
                found.append(REST + number - 2)


def rest(s: Night, seat: int, number: int) -> None:
    """Take a played chip back into hand (POS-180)."""
    p = s.players[seat]
    activate(s, p, 1)
    p.played &= ~(1 << number)
    p.chips |= 1 << number
    if s.hears:
        s.tell("rests", {"seat": seat, "room": p.room, "chip": number}, "POS-180")


def heal_ban(s: Night, p: Player) -> int:
    """The number of the rule by which one cannot heal here, or 0 (POS-183, POS-403)."""
    ban = icon_ban(s, p, HEAL_ICON, 164)
    if ban:
        return ban
    return 403 if p.life >= MOST_LIFE else 0


def heal(s: Night, seat: int) -> None:
    """Roll three dice and regain 1 life per shield (POS-183)."""
    p = s.players[seat]
    activate(s, p, 1)
    if s.hears:
        s.tell("heals", {"seat": seat, "room": p.room}, "POS-183")
    heal_by_dice(s, seat, "POS-183")


def heal_by_dice(s: Night, seat: int, rule: str) -> None:
    """1 life per shield of three dice (POS-183, POS-329)."""
    fresh_tray(s)
    faces = roll(s, seat, HEALING, HEAL_DICE)
    if s.hears:
        s.tell("rolls", {"seat": seat, "faces": faces}, rule)
    gain_life(s, seat, shields(faces), rule)
