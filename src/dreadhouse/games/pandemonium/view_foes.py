"""Foes as everybody sees them, with what they are after (PAN-456, PAN-478)."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.creatures.hover import plans
from dreadhouse.games.pandemonium.rules.deciding import slowest
from dreadhouse.games.pandemonium.rules.printed import BOSSES, EVIL_ALLIES
from dreadhouse.games.pandemonium.state import Pandemonium


def foes(s: Pandemonium) -> list[dict[str, Any]]:
    """Every foe on the board."""
    return [foe_seen(s, foe) for foe in sorted(s.foes)]


def foe_seen(s: Pandemonium, foe: int) -> dict[str, Any]:
    """One foe: values, state, target and planned way."""
    p = s.printed
    id = p.figures[foe]
    kind = "creature" if foe < EVIL_ALLIES else "ally" if foe < BOSSES else "boss"
    seen: dict[str, Any] = {
        "word": id,
        "kind": kind,
        "id": id.rpartition("_")[0] if kind == "creature" else id,
        "cell": s.foe_cell[foe],
        "stunned": s.foe_stunned[foe] > 0,
        "agility": p.quickness[foe],
        "fury": p.fury[foe] + s.foe_fury[foe] + (s.feeding_hour if foe < BOSSES else 0),
        "mobility": p.mobility[foe] + s.foe_goaded[foe] + (s.blood_moon if foe < BOSSES else 0),
        "perception": p.perception[foe],
        "terror": p.terror[foe],
        "life": p.life[foe],
        **aims(s, foe),
    }
    if kind == "ally":
        seen["persona"] = p.personas[foe - EVIL_ALLIES]
    if kind == "boss":
        seen["life"] = s.boss_life[foe - BOSSES]
        seen["most"] = s.boss_most[foe - BOSSES]
    return seen


def aims(s: Pandemonium, foe: int) -> dict[str, Any]:
    """What a foe would go for now, and which way."""
    if s.foe_stunned[foe]:
        return {"target": None, "way": [], "why": "PAN-329"}
    plan = plans(s, foe)
    way = [s.foe_cell[foe], *[cell for cell in plan.way if cell != s.foe_cell[foe]]]
    return {"target": target_at(s, plan.goal), "way": way, "why": plan.rule}


def target_at(s: Pandemonium, cell: int) -> dict[str, Any] | None:
    """Who stands at a goal: a good ally, the slowest character, or else the tile itself."""
    if cell < 0:
        return None
    for persona, at in enumerate(s.ally_cell):
        if at == cell:
            return {"persona": s.printed.personas[persona]}
    here = slowest(s, s.standing_at(cell))
    return {"who": here[0]} if here else {"place": cell >> 4}
