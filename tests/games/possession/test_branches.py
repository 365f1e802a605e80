"""Branches that reach into the house (POS-122 to POS-133)."""

from __future__ import annotations

from typing import Any

from tests.games.possession.positions import Sheet, Table, position, refused
from tests.rules import rule

ALL_BRANCHES = [
    *("kitchen", "nursery", "sun_porch", "shrine_room"),
    *("tool_shed", "bedroom", "washroom"),
]


def grown(ann: Sheet, branches: list[str] | None = None, **more: Any) -> Table:
    """Scratches with a branch icon for Ann, who is not wounded."""
    ann.chip = 6
    others = {"ben": Sheet(chip=3, room="study"), "cleo": Sheet(chip=3), "dan": Sheet(chip=3)}
    return position(
        ann, phase="event", events=["scratches_1"], branches=branches, rolls="S", **others | more
    )


@rule("POS-44", "POS-122", "POS-123", "POS-125", "POS-348")
def test_POS_E42_the_nearest_suitable_room() -> None:
    """Wounds first; from the study the branch goes to the tool shed."""
    table = position(
        Sheet(chip=3), Sheet(chip=6, room="study"), Sheet(chip=2), Sheet(possessed=True),
        phase="event", events=["scratches_1"], rolls="W",
    )  # fmt: skip
    assert table.branches() == {"tool_shed"}
    ids = [event.id for event in table.night.journal(-1)]
    assert ids.index("loses-life") < ids.index("branch-grows")


@rule("POS-124", "POS-133")
def test_POS_E43_the_own_room() -> None:
    """A room with a window takes it, and Ann is not struck."""
    table = grown(Sheet(room="bedroom"))
    assert table.branches() == {"bedroom"}
    assert (table.life("ann"), table.dice_left) == (15, 0)


@rule("POS-45", "POS-124")
def test_POS_E44_an_end_room() -> None:
    """The outer wall of the shrine room counts for branches."""
    assert grown(Sheet(room="shrine_room")).branches() == {"shrine_room"}


@rule("POS-47", "POS-126")
def test_POS_E45_equally_near() -> None:
    """Ann picks between nursery and sun porch."""
    table = grown(Sheet(room="parlour"))
    assert table.offers("branch") == ["sun_porch", "nursery"]
    refused(table, "branch kitchen", "POS-125")
    table.ann("branch nursery")
    assert table.branches() == {"nursery"}


@rule("POS-127")
def test_POS_E46_one_branch_a_room() -> None:
    """From the bedroom it goes on to the washroom."""
    table = grown(Sheet(room="bedroom"), ["bedroom"])
    assert table.branches() == {"bedroom", "washroom"}


@rule("POS-118", "POS-122", "POS-123")
def test_POS_E47_two_affected() -> None:
    """One branch each, Ann's first."""
    six: dict[str, Any] = {"ben": Sheet(chip=6, room="sun_porch")}
    others = {"cleo": Sheet(chip=2), "dan": Sheet(chip=2)}
    table = position(
        Sheet(chip=6, room="nursery"), phase="event", events=["scratches_1"], rolls="S S",
        **six | others,
    )  # fmt: skip
    assert table.branches() == {"nursery", "sun_porch"}
    assert [event.args["seat"] for event in table.events("branch-grows")] == [0, 1]


@rule("POS-128")
def test_POS_E48_no_room_left() -> None:
    """All seven suitable rooms have one: none is placed."""
    table = grown(Sheet(room="bedroom"), ALL_BRANCHES)
    assert table.branches() == set(ALL_BRANCHES)
    assert not table.events("branch-grows")


@rule("POS-47", "POS-126", "POS-305")
def test_POS_E49_from_the_attic() -> None:
    """Nursery and sun porch are two steps away, barred doors or not."""
    for barred in ([], [("parlour", "nursery"), ("parlour", "sun_porch"), ("parlour", "stairs")]):
        table = grown(Sheet(room="attic"), barred=barred)
        assert table.offers("branch") == ["sun_porch", "nursery"]


@rule("POS-48", "POS-130", "POS-132")
def test_POS_E50_passing_through() -> None:
    """One die per room entered."""
    table = position(Sheet(room="parlour"), branches=["nursery", "kitchen"], rolls="W -")
    table.ann("go nursery", "go kitchen")
    assert (table.life("ann"), table.dice_left) == (14, 0)


@rule("POS-130", "POS-131")
def test_POS_E51_possessed_players_too() -> None:
    """Ben loses 2."""
    ben = Sheet(possessed=True, room="parlour")
    table = position(ben=ben, turn="ben", branches=["nursery"], rolls="WW")
    table.ben("go nursery")
    assert table.life("ben") == 13


@rule("POS-132")
def test_POS_E52_standing_still() -> None:
    """Resting beside a branch costs nothing."""
    table = position(Sheet(room="bedroom", played=[3]), branches=["bedroom"])
    table.ann("rest 3")
    assert table.life("ann") == 15


@rule("POS-129", "POS-130")
def test_POS_E53_a_branch_stays() -> None:
    """Five rounds later it still strikes."""
    table = grown(Sheet(room="nursery"))
    assert table.branches() == {"nursery"}
    later = position(Sheet(room="parlour"), round=7, branches=["nursery"], rolls="W")
    later.ann("go nursery")
    assert (later.branches(), later.life("ann")) == ({"nursery"}, 14)


@rule("POS-45", "POS-126", "POS-127")
def test_POS_E266_past_the_nearest() -> None:
    """Kitchen and shrine room are two steps away, the bedroom three."""
    table = grown(Sheet(room="parlour"), ["nursery", "sun_porch"])
    assert table.offers("branch") == ["kitchen", "shrine_room"]
    table.ann("branch shrine_room")
    assert "shrine_room" in table.branches()


@rule("POS-127")
def test_a_room_with_a_branch_is_refused() -> None:
    """Whatever its distance."""
    table = grown(Sheet(room="parlour"), ["nursery"], cleo=Sheet(chip=3))
    assert table.branches() == {"nursery", "sun_porch"}
    table = grown(Sheet(room="parlour"), ["kitchen"])
    refused(table, "branch kitchen", "POS-127")
