"""Life, wounds and changes of state (POS-39 to POS-43, POS-94, POS-98)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.possession.rules.rolling import roll, wounds
from dreadhouse.games.possession.state import Night

MOST_LIFE: Final = 15


def lose_life(s: Night, seat: int, amount: int, rule: str) -> int:
    """Lose life, never below 0, and say how much was lost; at 0 one is possessed (POS-42)."""
    p = s.players[seat]
    lost = amount if amount < p.life else p.life
    if lost <= 0:
        return 0
    p.life -= lost
    if s.hears:
        s.tell("loses-life", {"seat": seat, "amount": lost, "count": p.life}, rule)
    if p.life == 0:
        s.is_shaken = True
        if s.hears:
            s.tell("at-zero", {"seat": seat}, "POS-98")
        change_state(s, seat, True, "POS-98")
    return lost


def gain_life(s: Night, seat: int, amount: int, rule: str) -> int:
    """Regain life, never above 15 (POS-41) and never from 0 (POS-43)."""
    p = s.players[seat]
    gained = min(amount, MOST_LIFE - p.life)
    if p.life == 0 or gained <= 0:
        return 0
    p.life += gained
    if s.hears:
        s.tell("gains-life", {"seat": seat, "amount": gained, "count": p.life}, rule)
    return gained


def take_wounds(s: Night, seat: int, what: int, dice: int, rule: str) -> int:
    """Take wounds from a number of dice, without a defence (POS-40)."""
    faces = roll(s, seat, what, dice)
    if s.hears:
        s.tell("rolls", {"seat": seat, "faces": faces}, rule)
    return lose_life(s, seat, wounds(faces), rule)


def change_state(s: Night, seat: int, is_possessed: bool, rule: str) -> None:
    """Swap the figure for the other one in the same room (POS-94)."""
    p = s.players[seat]
    if p.is_possessed == is_possessed:
        return
    p.is_possessed = is_possessed
    s.is_shaken = True
    if s.hears:
        s.tell("possessed" if is_possessed else "freed", {"seat": seat}, rule)
