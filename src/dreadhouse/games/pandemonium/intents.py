"""What a creature is and whom it goes for, in words."""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.pandemonium.picture import say
from dreadhouse.games.pandemonium.sight import Foe, Sight, persona_name

VALUES = ("life", "fury", "mobility", "perception", "terror")


def numbers(foe: Foe, language: str) -> str:
    """Its present values in a line."""
    told = [
        f"{say('board-value', language, value=value)} {foe.about[value]}"
        for value in VALUES
        if foe.about.get(value)
    ]
    return " · ".join(told)


def intent(sight: Sight, foe: Foe) -> str:
    """Whom it goes for, as far as can be foreseen (PAN-456 to PAN-479)."""
    if foe.is_stunned:
        return say("board-intent-stunned", sight.language)
    target = foe.about.get("target")
    if not target:
        return say("board-intent-none", sight.language)
    steps = max(0, len(foe.way) - 1)
    if "place" in target:
        tile = sight.tile_name(target["place"])
        return say("board-intent-tile", sight.language, tile=tile, steps=steps)
    name = (
        sight.who_name(target["who"])
        if "who" in target
        else persona_name(target["persona"], sight.language)
    )
    return say("board-intent", sight.language, name=name, steps=steps)
