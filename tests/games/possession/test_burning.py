"""The altar and burning pages (POS-189 to POS-204, POS-312 to POS-319)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.possession.positions import Sheet, Table, position, refused
from tests.rules import rule

CHIP = ["saved_limb"]


def altar(room: str, hand: list[str], chips: list[str] | None = None, **more: Any) -> Table:
    """Ann at an altar with pages and house chips."""
    return position(Sheet(room=room, hand=hand, chips=CHIP if chips is None else chips), **more)


def needed(table: Table) -> int:
    """What the attempt needed."""
    return int(table.events("needs-wounds")[-1].args["needed"])


@rule("POS-190", "POS-191", "POS-194", "POS-201", "POS-203")
def test_POS_E90_a_failed_attempt() -> None:
    """Needs 5, rolls 4: page, action and cube are spent, the chip stays."""
    table = altar("parlour", ["page_1"], rolls="WW WW -")
    table.ann("burn")
    assert (needed(table), table.winners) == (5, [])
    assert (table.hand("ann"), table.gone(), table.chips("ann")) == ([], ["page_1"], CHIP)
    assert (table.actions, table.cubes("ann")) == (5, ["parlour"])
    assert table.seen()["burning"] is None


@rule("POS-193", "POS-196", "POS-197", "POS-198")
def test_POS_E91_one_pair() -> None:
    """5 - 2 - 1."""
    table = altar("parlour", ["page_1", "page_7", "page_8"], rolls="- - -")
    table.ann("burn", "show page_1", "show page_7", "show page_8")
    assert needed(table) == 2


@rule("POS-78", "POS-196", "POS-197", "POS-198", "POS-199")
def test_POS_E92_two_pairs() -> None:
    """5 - 2 - 2 = 1, and one wound wins."""
    table = altar("parlour", ["page_3", "page_4", "page_5"], rolls="W - S")
    table.ann("burn", "show page_3", "show page_4", "show page_5")
    assert (needed(table), table.winners) == (1, ["ann"])
    assert table.night.result == [1.0, 0.0, 0.0, 0.0]


@rule("POS-198", "POS-358")
def test_POS_E93_seal_of_ash() -> None:
    """One harder."""
    table = altar("parlour", ["page_3", "page_4", "page_5"], rolls="W - S", seal=True)
    table.ann("burn", "show page_3", "show page_4", "show page_5")
    assert (needed(table), table.winners) == (2, [])


@rule("POS-78", "POS-195", "POS-202", "POS-295")
def test_POS_E94_a_used_chip_counts() -> None:
    """The dining hall needs 4."""
    ann = Sheet(room="dining_hall", hand=["page_6"], chips=["cellar_brew"], used=["cellar_brew"])
    table = position(ann, rolls="WW WW S")
    table.ann("burn")
    assert (needed(table), table.winners) == (4, ["ann"])


@rule("POS-195", "POS-199")
def test_POS_E95_too_low() -> None:
    """The study needs 5."""
    table = altar("study", ["page_6"], rolls="WW W W")
    table.ann("burn")
    assert (needed(table), table.winners) == (5, [])


@rule("POS-165", "POS-189", "POS-191")
def test_POS_E96_what_an_attempt_takes() -> None:
    """A page, a house chip, an altar, a room without the own cube."""
    refused(altar("parlour", ["axe_1"]), "burn", "POS-191")
    refused(altar("parlour", ["page_1"], []), "burn", "POS-191")
    refused(altar("kitchen", ["page_1"]), "burn", "POS-189")
    ann = Sheet(room="parlour", hand=["page_1"], chips=CHIP, cubes=["parlour"])
    refused(position(ann), "burn", "POS-165")


@rule("POS-192")
def test_POS_E97_possessed_players_burn_nothing() -> None:
    """Dan may not."""
    dan = Sheet(possessed=True, room="parlour", hand=["page_1"], chips=CHIP)
    refused(position(dan=dan, turn="dan"), "burn", "POS-192")


@rule("POS-195", "POS-196", "POS-197", "POS-200")
def test_POS_E98_no_roll_at_0() -> None:
    """4 - 2 - 2 = 0."""
    table = altar("shrine_room", ["page_1", "page_2", "page_3"])
    table.ann("burn", "show page_1", "show page_2", "show page_3")
    assert (needed(table), table.winners) == (0, ["ann"])


@rule("POS-204")
def test_POS_E99_the_page_without_a_number() -> None:
    """A page, but no pair."""
    table = altar("parlour", ["page_1", "page_unnumbered"], rolls="- - -")
    table.ann("burn", "show page_1", "show page_unnumbered")
    assert needed(table) == 4


@rule("POS-193", "POS-201")
def test_POS_E100_one_page_is_given_up() -> None:
    """By choice; the other goes back to hand."""
    table = altar("parlour", ["page_3", "page_4"], rolls="WW - -")
    table.ann("burn", "show page_3", "show page_4")
    assert (needed(table), table.offers("lose")) == (3, ["page_3", "page_4"])
    table.ann("lose page_3")
    assert (table.hand("ann"), table.gone()) == (["page_4"], ["page_3"])


@rule("POS-312", "POS-313")
def test_POS_E101_torn_page() -> None:
    """Page and chip in one: names 5, needs 3, rolls 3."""
    table = altar("parlour", ["page_4"], ["torn_page"], rolls="W WW -")
    table.ann("burn", "show page_4", "show torn_page", "number 5")
    assert (needed(table), table.winners) == (3, ["ann"])


@pytest.mark.parametrize(("number", "expected"), [(4, 2), (3, 1), (6, 1)])
@rule("POS-312", "POS-314")
def test_POS_E102_a_number_already_shown(number: int, expected: int) -> None:
    """It makes no extra pair."""
    table = altar("parlour", ["page_4", "page_5"], ["torn_page"], rolls="- - -")
    table.ann("burn", "show page_4", "show page_5", "show torn_page", f"number {number}")
    assert needed(table) == expected


@rule("POS-313", "POS-315")
def test_POS_E103_the_torn_page_is_given_up() -> None:
    """It leaves the game."""
    table = altar("study", [], ["torn_page"], rolls="S S S")
    table.ann("burn", "number 1")
    assert (table.chips("ann"), table.gone()) == ([], ["torn_page"])


@rule("POS-317", "POS-318")
def test_POS_E104_two_chalk_circles() -> None:
    """5 - 2 = 3."""
    table = altar("parlour", ["page_2"], ["chalk_circle_1", "chalk_circle_2"], rolls="WW W -")
    table.ann("burn", "circles 2")
    assert (needed(table), table.winners) == (3, ["ann"])


@rule("POS-202", "POS-319")
def test_POS_E105_a_circle_is_used_up() -> None:
    """It lowers nothing any more, but still serves as the chip."""
    pages = ["page_2", "page_9"]
    table = altar("parlour", pages, ["chalk_circle_1"], rolls="- - - - - -")
    table.ann("burn", "show page_2", "done", "circles 1")
    assert needed(table) == 4
    assert table.chips("ann") == ["chalk_circle_1"]
    later = Sheet(room="study", hand=["page_9"], chips=["chalk_circle_1"], used=["chalk_circle_1"])
    table = position(later, rolls="- - -")
    table.ann("burn")
    assert needed(table) == 5


@rule("POS-202", "POS-295")
def test_POS_E264_a_used_burst_still_counts() -> None:
    """No more actions from it, but a burning."""
    ann = Sheet(
        room="study", hand=["page_9"], chips=["burst_of_strength"], used=["burst_of_strength"]
    )
    table = position(ann)
    refused(table, "use burst_of_strength", "POS-295")
    assert "burn" in table.offered


@rule("POS-389")
def test_POS_E241_altar_shift() -> None:
    """5 + 1 - 2 - 2."""
    pages = ["page_3", "page_4", "page_5"]
    table = altar("parlour", pages, rolls="- - -", options={"altar_shift": 1})
    table.ann("burn", "show page_3", "show page_4", "show page_5")
    assert needed(table) == 2


@rule("POS-193")
def test_pages_may_stay_in_hand() -> None:
    """One of two is enough; what was shown is known to all."""
    table = altar("parlour", ["page_3", "page_4"], rolls="- - -")
    table.ann("burn", "show page_4")
    assert table.hand("ann") == ["page_3"]
    refused(altar("parlour", ["page_3"]), "show page_3", "POS-142")


@rule("POS-196", "POS-199")
def test_the_prompt_says_number_and_chance() -> None:
    """Needs 3 with both pages: 72 of 216 ways."""
    table = altar("parlour", ["page_3", "page_4"])
    assert table.seen("ann")["hints"]["attempt"] == {"needed": 3, "chance": 33}
    assert table.seen("ben")["hints"]["attempt"] is None
    table.ann("burn", "show page_3")
    about = table.night.view(0)["ask"]["about"]
    assert (about["needed"], about["chance"]) == (5, 3)
