"""The Danger Meter and the Psychic Scale (DAN-98 to DAN-112), and what seen cards withhold."""

from __future__ import annotations

from dreadhouse.games.danger.state import Tale


def move_danger(s: Tale, steps: int, seen: bool) -> None:
    """Move the Danger Mover by spaces, not numbers (DAN-101); no seen card lowers it (DAN-138)."""
    if steps > 0:
        raise_danger(s, steps)
    elif seen:
        if s.hears:
            s.tell("danger-held", {}, "DAN-138")
    else:
        lower_danger(s, -steps)


def raise_danger(s: Tale, steps: int) -> None:
    """Up, at most into one overflow; steps left over are lost (DAN-104, DAN-105)."""
    top = len(s.printed.danger)
    if s.danger + steps > top:
        overflow(s)
        return
    s.danger += steps
    if s.hears:
        s.tell("danger-up", told_danger(s, steps), "DAN-101")


def overflow(s: Tale) -> None:
    """First the Psychic Mover goes back, then the Danger Mover is reset (DAN-103, DAN-106)."""
    s.overflows += 1
    if s.hears:
        s.tell("overflow", {"space": s.printed.danger_reset}, "DAN-103")
    move_psychic(s, s.printed.overflow_psychic, False)
    s.danger = s.printed.danger_reset


def lower_danger(s: Tale, steps: int) -> None:
    """Down, never below the first space (DAN-102)."""
    moved = min(steps, s.danger - 1)
    s.danger -= moved
    if s.hears:
        if moved:
            s.tell("danger-down", told_danger(s, moved), "DAN-101")
        else:
            s.tell("danger-rests", {}, "DAN-102")


def told_danger(s: Tale, steps: int) -> dict[str, int]:
    """Where the Danger Mover has gone to, for the journal."""
    return {"amount": steps, "space": s.danger, "target": s.printed.danger[s.danger - 1]}


def move_psychic(s: Tale, steps: int, seen: bool) -> None:
    """Move the Psychic Mover within its scale (DAN-108, DAN-110); no seen card brings it forward
    (DAN-139)."""
    if seen and steps > 0:
        if s.hears:
            s.tell("psychic-held", {}, "DAN-139")
        return
    before = s.psychic
    s.psychic = min(s.printed.psychic_max, max(1, before + steps))
    if s.hears:
        tell_psychic(s, before)


def tell_psychic(s: Tale, before: int) -> None:
    """What the Psychic Mover did, and a new level (DAN-112)."""
    moved = s.psychic - before
    if moved == 0:
        s.tell("psychic-rests", {}, "DAN-110")
        return
    id = "psychic-up" if moved > 0 else "psychic-down"
    s.tell(id, {"amount": abs(moved), "space": s.psychic}, "DAN-108")
    level = s.printed.level(s.psychic)
    if level != s.printed.level(before):
        s.tell("level", {"level": level}, "DAN-112")
