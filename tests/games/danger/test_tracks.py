"""The Danger Meter and the Psychic Scale (DAN-98 to DAN-112)."""

from __future__ import annotations

import pytest

from dreadhouse.games.danger.rules.tracks import move_danger, move_psychic
from tests.games.danger.positions import Table, position
from tests.rules import rule


def moved(danger: int, psychic: int, by: int = 0, gift: int = 0) -> Table:
    """The movers after one change of each."""
    table = position("S102", danger, psychic)
    if by:
        move_danger(table.tale, by, False)
    if gift:
        move_psychic(table.tale, gift, False)
    return table


def test_DAN_E52_up_to_the_last_space() -> None:
    """Danger 10, target 6, no overflow."""
    table = moved(9, 7, 1)
    assert (table.tracks, table.target, table.tale.overflows) == ((10, 7), 6, 0)


def test_DAN_E53_overflow() -> None:
    """Psychic 5, then danger 3."""
    table = moved(10, 7, 1)
    assert (table.tracks, table.target, table.tale.overflows) == ((3, 5), 3, 1)
    ids = [event.id for event in table.tale.journal(-1)]
    assert ids.index("overflow") < ids.index("psychic-down")


def test_DAN_E54_spare_steps_are_lost() -> None:
    """One overflow."""
    table = moved(9, 7, 3)
    assert (table.tracks, table.tale.overflows) == ((3, 5), 1)


def test_DAN_E55_never_below_the_first_space() -> None:
    """Danger 1."""
    assert moved(2, 3, -4).danger == 1


def test_DAN_E56_overflow_near_the_end_of_the_scale() -> None:
    """Psychic 1, not 0."""
    assert moved(10, 2, 2).tracks == (3, 1)


def test_DAN_E57_the_scale_ends_at_25() -> None:
    """The spare step is lost."""
    assert moved(1, 24, gift=2).psychic == 25


def test_DAN_E58_an_overflow_in_the_midst_of_a_line() -> None:
    """Overflow first; only then C117, and on to S111."""
    table = position("S108", 10, 6).play("try").roll(5)
    assert (table.tracks, table.card) == ((4, 4), "S111")


def test_DAN_E60_a_new_level() -> None:
    """Space 6 is level 2."""
    table = moved(1, 5, gift=1)
    assert (table.psychic, table.tale.level()) == (6, 2)
    assert table.told("level") == [{"level": 2}]


@rule("DAN-109")
@pytest.mark.parametrize(
    ("space", "level"),
    [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4), (21, 5), (25, 5)],
)
def test_five_levels(space: int, level: int) -> None:
    """Five spaces each."""
    assert position("S102", psychic=space).tale.level() == level


@rule("DAN-100")
def test_ten_spaces() -> None:
    """Three threes, three fours, three fives, one six."""
    assert position("S102").tale.printed.danger == [3, 3, 3, 4, 4, 4, 5, 5, 5, 6]
