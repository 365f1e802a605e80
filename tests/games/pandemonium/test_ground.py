"""The board of Pandemonium: spaces, edges, distances (PAN-25 to PAN-43), by the worked examples."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.ground.ground import BROKEN, CLOSED, OPEN, Ground
from dreadhouse.games.pandemonium.ground.names import (
    cell_name,
    cell_named,
    edge_name,
    space_name,
    space_names,
    space_number,
)
from dreadhouse.games.pandemonium.ground.plan import DOOR, LINE, WALL, WINDOW
from dreadhouse.games.pandemonium.ground.shortest import BREAKS, OPENS, first_steps, whole_way
from dreadhouse.games.pandemonium.ground.tiles import plan_of_board
from tests.games.pandemonium.boards import CHAPTER_BOARDS, cell, edge, far, ground_of, names
from tests.rules import rule


@rule("PAN-25", "PAN-26")
def test_PAN_E53_tiles_join_as_the_chapter_says() -> None:
    """PAN-E53: A north-west, E north-east, B south-west, F south-east, none turned."""
    plan = plan_of_board("AEBF")
    corners = [cell_named(plan, name) for name in ("A11", "E11", "B11", "F11")]
    assert [(plan.x[c], plan.y[c]) for c in corners] == [(0, 0), (4, 0), (0, 4), (4, 4)]
    assert [cell_name(plan, 16 * tile) for tile in range(4)] == ["a11", "e11", "b11", "f11"]


@rule("PAN-27", "PAN-28")
def test_PAN_E54_a_space_is_named_by_tile_row_and_column() -> None:
    """PAN-E54: three rows down and two columns right of the corner is A43."""
    plan = plan_of_board("AEBF")
    corner = cell_named(plan, "A11")
    assert cell_name(plan, corner + 3 * 4 + 2) == "a43"
    assert [space_number(name) for name in space_names()] == list(range(128))
    assert space_name(space_number("H44")) == "h44"


@rule("PAN-29", "PAN-30", "PAN-31")
def test_PAN_E55_and_PAN_E57_walls_stop_and_lines_do_not() -> None:
    """PAN-E55, PAN-E57: A33-A34 is a wall, A12-A13 an open line."""
    ground = ground_of()
    assert ground.plan.kind[edge(ground, "A33-A34")] == WALL
    assert ground.plan.kind[edge(ground, "A12-A13")] == LINE
    assert not ground.is_free(edge(ground, "A33-A34"))
    assert ground.is_free(edge(ground, "A12-A13"))


@rule("PAN-32")
def test_PAN_E56_no_step_is_diagonal() -> None:
    """PAN-E56: A11 and A22 share no edge; by A12 or A21 it takes two steps."""
    ground = ground_of()
    assert ground.plan.between(cell(ground, "A11"), cell(ground, "A22")) == -1
    assert names(ground.plan, ground.free_steps(cell(ground, "A11"))) == ["A12", "A21"]
    assert far(ground, "A11", "A22") == 2


@rule("PAN-34", "PAN-185", "PAN-189")
def test_PAN_E59_a_door_on_a_join_is_one_door() -> None:
    """PAN-E59: opened from A24, it is open from E21 too."""
    ground = ground_of()
    door = edge(ground, "A24-E21")
    assert door == edge(ground, "E21-A24")
    assert ground.may_open(door, cell(ground, "A24"))
    assert ground.may_open(door, cell(ground, "E21"))
    ground.open(door)
    assert ground.is_free(door)
    assert not ground.may_open(door, cell(ground, "E21"))


@rule("PAN-35")
def test_PAN_E60_the_stricter_half_of_a_join_counts() -> None:
    """PAN-E60: a window against a wall is a wall; PAN-E62's window against a line is a window."""
    ground = ground_of()
    assert ground.plan.kind[edge(ground, "A43-B13")] == WALL
    assert ground.plan.kind[edge(ground, "E43-F13")] == WINDOW
    assert ground.plan.kind[edge(ground, "A42-B12")] == DOOR


@rule("PAN-36", "PAN-190")
def test_PAN_E61_a_window_with_two_arrows_opens_from_both_sides() -> None:
    """PAN-E61: chapter 2's window A43-C13."""
    ground = ground_of("AHCD")
    window = edge(ground, "A43-C13")
    assert ground.may_open(window, cell(ground, "C13"))
    assert ground.may_open(window, cell(ground, "A43"))


@rule("PAN-36", "PAN-190")
def test_PAN_E62_a_window_with_one_arrow_opens_from_one_side() -> None:
    """PAN-E62: only E43 has an arrow."""
    ground = ground_of()
    window = edge(ground, "E43-F13")
    assert not ground.may_open(window, cell(ground, "F13"))
    assert ground.may_open(window, cell(ground, "E43"))


@rule("PAN-37")
def test_PAN_E63_the_rim_is_a_wall_but_for_an_exit() -> None:
    """PAN-E63: the north door of A12 does not open; chapter 2 names it as its exit."""
    ground = ground_of()
    north = edge(ground, "A12-north")
    assert ground.plan.kind[north] == WALL
    assert not ground.may_open(north, cell(ground, "A12"))
    exit = Ground(plan_of_board("AHCD", ("A12-north",)))
    assert exit.plan.kind[edge(exit, "A12-north")] == DOOR
    assert edge_name(exit.plan, edge(exit, "A12-north")) == "a12-north"
    assert not exit.may_dash(edge(exit, "A12-north"))


@rule("PAN-38")
def test_a_door_on_a_join_belongs_to_both_tiles() -> None:
    """A24-E21 belongs to A and E, A42-B12 to A and B."""
    plan = plan_of_board("AEBF")
    ground = ground_of()
    tiles = [tile for tile in range(4) if plan.touches(edge(ground, "A24-E21"), tile)]
    assert tiles == [0, 1]
    assert [t for t in range(4) if plan.touches(edge(ground, "A42-B12"), t)] == [0, 2]


@rule("PAN-43")
def test_PAN_E66_a_free_step_crosses_nothing_closed() -> None:
    """PAN-E66: from A24 with both doors closed, A14 and A23 are one free step away."""
    ground = ground_of()
    assert names(ground.plan, ground.free_steps(cell(ground, "A24"))) == ["A14", "A23"]


@rule("PAN-40", "PAN-41", "PAN-113")
def test_PAN_E67_portals_lie_clockwise_from_the_north() -> None:
    """PAN-E67: the boards of all chapters, clockwise, as the rulebook lists them."""
    listed = [
        "E41 F32 B41 A43",
        "H41 D43 C44 C11 A43",
        "H41 A43 G43 G13 C44 C11",
        "B41 F32 G43 G13 E41",
        "D43 H41 E41 C44 C11",
        "C11 C44 A43 G43 G13 D43",
        "D43 E41 G43 G13 F32",
        "C11 C44 E41 A43 D43",
    ]
    for letters, portals in zip(CHAPTER_BOARDS, listed, strict=True):
        plan = plan_of_board(letters)
        assert [cell_name(plan, one).upper() for one in plan.portals] == portals.split()


@rule("PAN-39")
def test_dark_spaces_are_printed() -> None:
    """A31, A34 and A41 are dark; so are B31 and B44, E14, E31, E32 and E42; none on F."""
    plan = plan_of_board("AEBF")
    dark = names(plan, [one for one in range(64) if plan.is_dark[one]])
    assert dark == ["A31", "A34", "A41", "B31", "B44", "E14", "E31", "E32", "E42"]


@rule("PAN-186", "PAN-188", "PAN-191")
def test_PAN_E69_to_PAN_E72_what_is_open_closes_from_where_it_opens() -> None:
    """PAN-E69 to PAN-E72: doors from both sides, the window from A44 only, nothing broken."""
    ground = ground_of()
    door, window = edge(ground, "A24-E21"), edge(ground, "A43-A44")
    ground.open(door)
    assert ground.may_close(door, cell(ground, "E21"))
    ground.close(door)
    assert ground.state[door] == CLOSED
    ground.break_open(door)
    assert not ground.may_close(door, cell(ground, "E21"))
    assert not ground.may_open(window, cell(ground, "A43"))
    assert ground.may_open(window, cell(ground, "A44"))
    ground.open(window)
    assert not ground.may_close(window, cell(ground, "A43"))
    assert ground.may_close(window, cell(ground, "A44"))
    assert ground.state[window] == OPEN


@rule("PAN-214", "PAN-215", "PAN-216", "PAN-217", "PAN-218", "PAN-212")
def test_prices_of_dashes() -> None:
    """A closed door 2, a closed window 1, an open one 1, a Barricade 2; no Dash over a line."""
    ground = ground_of()
    door, window = edge(ground, "A24-E21"), edge(ground, "A43-A44")
    assert ground.dash_price(door) == 2
    assert ground.dash_price(window) == 1
    ground.raise_barricade(window)
    assert ground.dash_price(window) == 2
    ground.open(door)
    assert ground.dash_price(door) == 1
    ground.raise_barricade(door)
    assert ground.dash_price(door) == 2
    assert not ground.may_dash(edge(ground, "A11-A12"))


@rule("PAN-225", "PAN-226", "PAN-227", "PAN-229", "PAN-554")
def test_PAN_E75_to_PAN_E82_barricades() -> None:
    """PAN-E75 to PAN-E82: one a door, none on a line, what they leave is broken."""
    ground = ground_of()
    door = edge(ground, "A24-E21")
    assert not ground.may_barricade(edge(ground, "A11-A12"))
    assert ground.may_barricade(door)
    ground.raise_barricade(door)
    assert not ground.may_barricade(door)
    assert ground.may_unbarricade(door)
    ground.remove_barricade(door)
    assert ground.state[door] == BROKEN
    ground.raise_barricade(door)
    assert not ground.is_free(door)
    barred = edge(ground, "B34-B44")
    ground.raise_evil_barricade(barred)
    assert not ground.may_dash(barred)
    assert not ground.may_barricade(barred)
    assert not ground.may_unbarricade(barred)
    assert not ground.may_open(barred, cell(ground, "B34"))


@rule("PAN-42", "PAN-458")
def test_PAN_E26_distances_go_through_closed_doors() -> None:
    """PAN-E26: from A33, A41 is 3 away and A44 4, its window being closed."""
    ground = ground_of()
    assert far(ground, "A33", "A41") == 3
    assert far(ground, "A33", "A44") == 4


@rule("PAN-42")
def test_PAN_E27_a_closed_window_is_no_way() -> None:
    """PAN-E27: closed 5 steps, open 1, closed again 5."""
    ground = ground_of()
    assert far(ground, "A43", "A32") == 2
    assert far(ground, "A43", "A44") == 5
    ground.open(edge(ground, "A43-A44"))
    assert far(ground, "A43", "A44") == 1
    ground.close(edge(ground, "A43-A44"))
    assert far(ground, "A43", "A44") == 5


@rule("PAN-42", "PAN-494")
def test_PAN_E466_a_barricade_changes_no_distance() -> None:
    """PAN-E466: on the closed window 5, on the open one 1."""
    ground = ground_of()
    window = edge(ground, "A43-A44")
    ground.raise_barricade(window)
    assert far(ground, "A43", "A44") == 5
    ground = ground_of()
    ground.open(window)
    ground.raise_barricade(window)
    assert far(ground, "A43", "A44") == 1


@rule("PAN-42", "PAN-563")
def test_PAN_E86_an_evil_barricade_opens_a_window_for_creatures() -> None:
    """PAN-E86: under an Evil Barricade the closed window is a way of 1 step."""
    ground = ground_of("DCAE")
    ground.raise_evil_barricade(edge(ground, "A43-A44"))
    assert far(ground, "A43", "A44") == 1


@rule("PAN-265", "PAN-268")
def test_PAN_E177_to_PAN_E179_range_needs_an_open_way() -> None:
    """PAN-E177 to PAN-E179: 3 free steps; none through a closed door, none past a Barricade."""
    ground = ground_of()
    assert ground.reach(cell(ground, "A21"))[cell(ground, "A33")] == 3
    door = edge(ground, "A24-A34")
    assert ground.reach(cell(ground, "A33"))[cell(ground, "A34")] > 3
    ground.open(door)
    assert ground.reach(cell(ground, "A33"))[cell(ground, "A34")] == 3
    other = edge(ground, "A24-E21")
    ground.open(other)
    assert ground.reach(cell(ground, "A22"))[cell(ground, "E21")] == 3
    ground.raise_barricade(other)
    assert ground.reach(cell(ground, "A22"))[cell(ground, "E21")] > 5


@rule("PAN-467", "PAN-468")
def test_PAN_E321_and_PAN_E322_a_closed_door_is_an_obstacle_for_those_it_holds_up() -> None:
    """PAN-E321, PAN-E322: the Psycho goes by H43, for an Aberration both ways are equal."""
    ground = ground_of("AHCD")
    start, goal = cell(ground, "H33"), cell(ground, "H44")
    assert names(ground.plan, first_steps(ground, OPENS, start, [goal])) == ["H43"]
    assert names(ground.plan, first_steps(ground, BREAKS, start, [goal])) == ["H34", "H43"]


@rule("PAN-466", "PAN-467")
def test_PAN_E320_a_trap_is_an_obstacle() -> None:
    """PAN-E320: with a Trap in A12 the way leads by A21; whole ways end at the goal."""
    ground = ground_of()
    ground.set_trap(cell(ground, "A12"))
    start, goal = cell(ground, "A11"), cell(ground, "A22")
    assert names(ground.plan, first_steps(ground, OPENS, start, [goal])) == ["A21"]
    assert whole_way(ground, OPENS, start, goal) == [cell(ground, "A21"), goal]


@rule("DIA-52")
def test_mother_moth_measures_through_closed_windows() -> None:
    """A43 to A44 is one step for Mother Moth."""
    ground = ground_of()
    assert ground.moth_row(cell(ground, "A43"))[cell(ground, "A44")] == 1


@rule("DIA-114")
def test_a_fallen_tile_is_walled_off() -> None:
    """No way leads onto it, and its Traps are lost."""
    ground = ground_of("FDGE")
    ground.set_trap(cell(ground, "E22"))
    ground.fall(3)
    assert far(ground, "D43", "E13") == 99
    assert far(ground, "G24", "E21") == 99
    assert sum(ground.traps) == 0
    assert not ground.is_free(edge(ground, "D42-E12"))


def test_a_copy_of_the_ground_is_independent() -> None:
    """What one changes, the other does not see."""
    ground = ground_of()
    twin = ground.copy()
    window = edge(ground, "A43-A44")
    twin.break_open(window)
    twin.set_trap(3)
    assert ground.state[window] == CLOSED
    assert far(ground, "A43", "A44") == 5
    assert far(twin, "A43", "A44") == 1
    assert ground.traps[3] == 0


def test_names_that_are_not_on_the_board_are_refused() -> None:
    """The message says what to name."""
    ground = ground_of()
    with pytest.raises(ValueError, match="name a space of its tiles"):
        cell(ground, "H11")
    with pytest.raises(ValueError, match="name two spaces that share an edge"):
        edge(ground, "A11-A22")
