"""The names of spaces and edges (PAN-28): A43 is row 4, column 3 of tile A."""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.pandemonium.ground.plan import NOWHERE, WINDOW, Plan

TILES = "ABCDEFGH"
SIDE_NAMES = ("north", "east", "south", "west")


def space_name(number: int) -> str:
    """The word for one of the 128 spaces of all tiles: a43."""
    return f"{TILES[number >> 4].lower()}{(number >> 2 & 3) + 1}{(number & 3) + 1}"


def space_number(name: str) -> int:
    """The number of a space of any tile, by its name in either case."""
    tile = TILES.index(name[0].upper())
    return 16 * tile + 4 * (int(name[1]) - 1) + int(name[2]) - 1


def space_names() -> list[str]:
    """The names of the 128 spaces of all eight tiles, by their numbers."""
    return [space_name(number) for number in range(128)]


def cell_name(plan: Plan, cell: int) -> str:
    """The name of a space of this board."""
    return space_name(plan.space[cell])


def cell_named(plan: Plan, name: str) -> int:
    """The cell of a name; ValueError when its tile is not on this board."""
    cell = plan.cell_of_space[space_number(name)]
    if cell == NOWHERE:
        raise ValueError(f"{name} is not on the board {plan.letters}: name a space of its tiles")
    return cell


def edge_name(plan: Plan, edge: int) -> str:
    """The name of an edge: its two spaces, or space and side at the rim."""
    first, second = plan.first[edge], plan.second[edge]
    if first >= 0 and second >= 0:
        return "-".join(sorted((cell_name(plan, first), cell_name(plan, second))))
    cell = max(first, second)
    return f"{cell_name(plan, cell)}-{SIDE_NAMES[plan.side_of(cell, edge)]}"


def opening_kind(plan: Plan, edge: int) -> str:
    """What an edge is called: door, window, or exit at the rim."""
    if plan.first[edge] < 0 or plan.second[edge] < 0:
        return "exit"
    return "window" if plan.kind[edge] == WINDOW else "door"


def edge_named(plan: Plan, name: str) -> int:
    """The edge of a name such as A24-E21, or A12-north at the rim."""
    one, other = name.lower().split("-")
    cell = cell_named(plan, one)
    if other in SIDE_NAMES:
        return plan.edge[4 * cell + SIDE_NAMES.index(other)]
    edge = plan.between(cell, cell_named(plan, other))
    if edge == NOWHERE:
        raise ValueError(f"{name} are no neighbours: name two spaces that share an edge")
    return edge
