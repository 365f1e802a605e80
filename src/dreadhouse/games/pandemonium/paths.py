"""Walks over several spaces in one go: Moves for several Actions, or the spaces of a Run."""

# mypyc: no

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from dreadhouse.games.pandemonium.ground.names import cell_name
from dreadhouse.games.pandemonium.ground.plan import LINE, NOWHERE, SIDES, WALL

if TYPE_CHECKING:
    from dreadhouse.games.pandemonium.sight import Sight

# The Dancer's Move asks for a second step, so that hers are not chained.
DANCER = "dancer"


class Walk(NamedTuple):
    """The words of a walk, one after the other, and how many spaces it takes."""

    word: str
    spaces: int
    is_run: bool


def walks(sight: Sight) -> dict[int, Walk]:
    """The shortest walk of two spaces or more to each space that can be reached now."""
    if sight.own < 0:
        return {}
    one = sight.cast[sight.own]
    running = one.get("running", 0)
    verb, left = ("step", running) if running else ("move", one.get("actions", 0))
    if left < 2 or (verb == "move" and one["persona"] == DANCER):
        return {}
    first = [
        int(key)
        for (kind, key), words in sight.words.items()
        if kind == "cell" and any(word.startswith(f"{verb} ") for word in words)
    ]
    return {
        cell: Walk(word_of(sight, verb, cells), len(cells), bool(running))
        for cell, cells in spread(sight, first, left, bool(running)).items()
        if len(cells) > 1
    }


def spread(sight: Sight, first: list[int], left: int, is_run: bool) -> dict[int, tuple[int, ...]]:
    """The spaces entered on the way to each space, the nearest first."""
    reached: dict[int, tuple[int, ...]] = {cell: (cell,) for cell in first}
    edge = [cell for cell in first if is_calm(sight, cell, is_run)]
    while edge:
        cell = edge.pop(0)
        if len(reached[cell]) >= left:
            continue
        for near in free_steps(sight, cell):
            if near not in reached and near != sight.own_cell:
                reached[near] = (*reached[cell], near)
                if is_calm(sight, near, is_run):
                    edge.append(near)
    return reached


def word_of(sight: Sight, verb: str, cells: tuple[int, ...]) -> str:
    """The steps as one word: "move a12>move a13"."""
    return ">".join(f"{verb} {cell_name(sight.plan, cell)}" for cell in cells)


def is_calm(sight: Sight, cell: int, is_run: bool) -> bool:
    """Whether a space is left again at no cost and with no roll in between (PAN-178, PAN-566)."""
    if cell in sight.table["evil_traps"]:
        return False
    return is_run or not any(foe.cell == cell and foe.kind != "boss" for foe in sight.foes)


def free_steps(sight: Sight, cell: int) -> list[int]:
    """The neighbours of a space by a free step (PAN-43)."""
    found = []
    for side in range(SIDES):
        edge, near = sight.plan.edge[SIDES * cell + side], sight.plan.beside[SIDES * cell + side]
        if near == NOWHERE or near >> 4 in sight.fallen or sight.plan.kind[edge] == WALL:
            continue
        if sight.plan.kind[edge] == LINE or sight.is_passable(edge):
            found.append(near)
    return found
