"""The fast ground against the plain reference, on random boards."""

from __future__ import annotations

import random

import pytest

from dreadhouse.games.pandemonium.ground.ground import Ground
from dreadhouse.games.pandemonium.ground.plan import DOOR, LINE, WALL, WINDOW
from dreadhouse.games.pandemonium.ground.shortest import (
    BOSS,
    BREAKS,
    MOTH,
    OPENS,
    PASSES,
    first_steps,
)
from dreadhouse.games.pandemonium.ground.ways import FAR
from tests.games.pandemonium.boards import (
    as_ground,
    cell,
    names,
    random_letters,
    random_openings,
)
from tests.games.pandemonium.reference import NEVER, Board, Monster, Turn
from tests.rules import rule

KINDS = {"line": LINE, "door": DOOR, "window": WINDOW, "wall": WALL}
GAITS = {
    OPENS: Monster("m", "", doors="open"),
    BREAKS: Monster("m", "", doors="break"),
    PASSES: Monster("m", "", doors="pass"),
    BOSS: Monster("m", "", kind="boss"),
    MOTH: Monster("m", "", kind="boss", powers={"moth"}),
}


def random_board(seed: int) -> tuple[random.Random, Board, Ground]:
    """A board with any openings, told to both sides."""
    chance = random.Random(seed)
    board = Board(random_letters(chance))
    random_openings(chance, board)
    return chance, board, as_ground(board)


def check_board(seed: int) -> None:
    """Edges, distances and next steps agree."""
    chance, board, ground = random_board(seed)
    for a, b in board.kinds:
        number = ground.plan.between(cell(ground, a), cell(ground, b))
        assert ground.plan.kind[number] == KINDS[board.kind(a, b)], (seed, a, b)
    start, goal = chance.sample(board.spaces(), 2)
    check_distances(board, ground, start)
    for gait in GAITS:
        check_steps(board, ground, gait, start, [goal])
        check_steps(board, ground, gait, start, chance.sample(board.spaces(), 3))


def check_distances(board: Board, ground: Ground, start: str) -> None:
    """The distances to all spaces, with and without closed windows."""
    here = cell(ground, start)
    for row, told in (
        (ground.row(here), board.distances(start)),
        (ground.moth_row(here), board.distances(start, True)),
    ):
        for space in board.spaces():
            measured = row[cell(ground, space)]
            assert (NEVER if measured == FAR else measured) == told[space], (start, space)


def check_steps(board: Board, ground: Ground, gait: int, start: str, goals: list[str]) -> None:
    """The first spaces of the best ways to the nearest of some goals."""
    walker = Turn(board, GAITS[gait], lambda question, options: options[0])
    walker.monster.at = start
    far = walker.distances()
    least = min(far[goal] for goal in goals)
    nearest = [goal for goal in goals if far[goal] == least < NEVER]
    fast = first_steps(ground, gait, cell(ground, start), [cell(ground, goal) for goal in goals])
    if least in (0, NEVER):
        assert fast == []
        return
    walker.next_step(nearest)
    if len(fast) > 1:
        assert walker.log == [f"ask way {' '.join(names(ground.plan, fast))}"]
    else:
        assert walker.log == []
        assert [walker.next_step(nearest)] == names(ground.plan, fast)


@rule("PAN-35", "PAN-42", "PAN-466", "PAN-467", "PAN-468")
@pytest.mark.parametrize("block", range(4))
def test_random_boards_agree_with_the_reference(block: int) -> None:
    """Kinds of edges, distances and next steps on 60 boards."""
    for seed in range(15 * block, 15 * block + 15):
        check_board(seed)


@pytest.mark.slow
@pytest.mark.parametrize("block", range(20))
def test_many_more_random_boards_agree_with_the_reference(block: int) -> None:
    """The same on 2,000 boards."""
    for seed in range(1000 + 100 * block, 1100 + 100 * block):
        check_board(seed)
