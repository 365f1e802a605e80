"""Boards for the tests of the ground: named openings, and random ones told to both sides."""

from __future__ import annotations

import random

from dreadhouse.games.pandemonium.ground.ground import Ground
from dreadhouse.games.pandemonium.ground.names import cell_name, cell_named, edge_named
from dreadhouse.games.pandemonium.ground.plan import Plan
from dreadhouse.games.pandemonium.ground.tiles import plan_of_board
from tests.games.pandemonium.reference import Board

CHAPTER_BOARDS = ("AEBF", "AHCD", "CHGA", "EBGF", "CDEH", "DCGA", "FDGE", "DCAE")


def ground_of(letters: str = "AEBF") -> Ground:
    """A fresh ground; chapter 1's board unless another is named."""
    return Ground(plan_of_board(letters))


def cell(ground: Ground, name: str) -> int:
    """The cell of a space."""
    return cell_named(ground.plan, name)


def edge(ground: Ground, name: str) -> int:
    """The edge between two spaces: A24-E21."""
    return edge_named(ground.plan, name)


def far(ground: Ground, a: str, b: str) -> int:
    """The distance between two spaces by name."""
    return ground.distance(cell(ground, a), cell(ground, b))


def names(plan: Plan, cells: list[int]) -> list[str]:
    """The spaces of some cells, in order of their names."""
    return sorted(cell_name(plan, one).upper() for one in cells)


def random_letters(chance: random.Random) -> str:
    """One of the chapters' boards, or any four tiles."""
    if chance.random() < 0.6:
        return chance.choice(CHAPTER_BOARDS)
    return "".join(chance.sample("ABCDEFGH", 4))


def random_openings(chance: random.Random, board: Board) -> None:
    """Doors and windows in any state, Barricades of both kinds, Traps."""
    for space, others in board.neighbours.items():
        for other in others:
            between = frozenset((space, other))
            if space > other or board.kind(space, other) not in ("door", "window"):
                continue
            board.states[between] = chance.choice(("closed", "closed", "open", "broken"))
            fate = chance.random()
            if fate < 0.2:
                board.barricades.add(between)
            elif fate < 0.3:
                board.evil_barricades.add(between)
    for _ in range(chance.choice((0, 2, 5, 12))):
        board.traps.append(chance.choice(board.spaces()))


def as_ground(board: Board) -> Ground:
    """The same board for the game."""
    ground = Ground(plan_of_board(board.letters))
    for between, state in board.states.items():
        number = edge(ground, "-".join(sorted(between)))
        if state == "open":
            ground.open(number)
        elif state == "broken":
            ground.break_open(number)
        if between in board.barricades:
            ground.raise_barricade(number)
        elif between in board.evil_barricades:
            ground.raise_evil_barricade(number)
    for space in board.traps:
        ground.set_trap(cell(ground, space))
    return ground
