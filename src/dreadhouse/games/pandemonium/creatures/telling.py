"""What the journal says about creatures: one sentence with its rule for each decision.

Everything is told by ids: `foe`, `prey` and `over` (passed over: a character or good ally), `at`
and `to` (spaces), `edge`, `tile`, `struck` (all those attacked). There is one message for each of
`noticing.WHYS`: creature-goes-nearest, creature-goes-slowest and so on.
"""

from __future__ import annotations

from dreadhouse.games.pandemonium.creatures.noticing import RULES, WHYS, Aim, notices_ally
from dreadhouse.games.pandemonium.rules.printed import GOOD_ALLIES
from dreadhouse.games.pandemonium.state import Pandemonium

LETTERS = "abcdefgh"


def space_id(s: Pandemonium, cell: int) -> str:
    """The name of a space: a43."""
    number = s.ground.plan.space[cell]
    return f"{LETTERS[number >> 4]}{(number >> 2 & 3) + 1}{(number & 3) + 1}"


def edge_id(s: Pandemonium, edge: int) -> str:
    """The name of a door or window: a24-e21; an exit goes by its space."""
    first, second = s.ground.plan.first[edge], s.ground.plan.second[edge]
    if first < 0 or second < 0:
        return space_id(s, max(first, second))
    return f"{space_id(s, first)}-{space_id(s, second)}"


def target_id(s: Pandemonium, foe: int, cell: int) -> str:
    """Who is hunted in a space: a good ally first, else the slowest character there."""
    for ally in range(len(s.ally_cell)):
        if s.ally_cell[ally] == cell and notices_ally(foe, ally):
            return s.printed.figures[GOOD_ALLIES + ally]
    best = ""
    least = 10000
    for who in range(len(s.cell)):
        persona = s.cast[who].persona
        slow = 100 * s.printed.agility[persona] + s.printed.resolve[persona]
        if s.cell[who] == cell and slow < least:
            least = slow
            best = s.printed.characters[persona]
    return best


def tell_goal(s: Pandemonium, foe: int, found: Aim, goal: int) -> None:
    """Say whom a foe goes for and why: nearest, slower than another, the decider's choice."""
    args = {
        "foe": s.printed.figures[foe],
        "at": space_id(s, s.foe_cell[foe]),
        "prey": target_id(s, foe, goal),
        "to": space_id(s, goal),
        "over": target_id(s, foe, found.over) if found.over >= 0 else "",
    }
    s.tell(f"creature-goes-{WHYS[found.why]}", args, RULES[found.why])


def tell_tile(s: Pandemonium, foe: int, tile: int) -> None:
    """Say that a foe perceives nobody and goes to the tile with the most Activity (PAN-469)."""
    args = {
        "foe": s.printed.figures[foe],
        "at": space_id(s, s.foe_cell[foe]),
        "tile": s.ground.plan.tile_ids[tile],
    }
    s.tell("creature-heads-for", args, "PAN-469")


def tell_at(s: Pandemonium, id: str, foe: int, rule: str) -> None:
    """Say what a foe does in its space."""
    args = {"foe": s.printed.figures[foe], "at": space_id(s, s.foe_cell[foe])}
    s.tell(id, args, rule)


def tell_edge(s: Pandemonium, id: str, foe: int, edge: int, rule: str) -> None:
    """Say what a foe does with a door, a window or a Barricade."""
    args = {
        "foe": s.printed.figures[foe],
        "at": space_id(s, s.foe_cell[foe]),
        "edge": edge_id(s, edge),
    }
    s.tell(id, args, rule)


def tell_attack(s: Pandemonium, foe: int) -> None:
    """Say that a foe attacks everybody in its space (PAN-498)."""
    cell = s.foe_cell[foe]
    struck = [s.printed.characters[s.cast[who].persona] for who in s.standing_at(cell)]
    for ally in range(len(s.ally_cell)):
        if s.ally_cell[ally] == cell:
            struck.append(s.printed.figures[GOOD_ALLIES + ally])
    args = {"foe": s.printed.figures[foe], "at": space_id(s, cell), "struck": struck}
    s.tell("creature-attacks", args, "PAN-498")


def tell_damage(s: Pandemonium, foe: int, who: int, damage: int) -> None:
    """Say what got through a Defence (PAN-505)."""
    args = {
        "foe": s.printed.figures[foe],
        "prey": s.printed.characters[s.cast[who].persona],
        "n": damage,
    }
    s.tell("creature-damages", args, "PAN-505")
