"""The possessed turn (POS-225 to POS-249)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.possession.positions import Sheet, Table, position, refused
from tests.rules import rule


def hunt(dan: Sheet, **more: Any) -> Table:
    """Dan's turn, possessed."""
    dan.possessed = True
    return position(dan=dan, turn="dan", **more)


@rule("POS-227", "POS-232")
def test_POS_E123_a_lost_leg() -> None:
    """5 - 1."""
    assert hunt(Sheet(life=12, lost={"left_leg": "study"})).actions == 4


@rule("POS-228", "POS-232")
def test_POS_E124_yellow_life() -> None:
    """6, or 4 without legs."""
    assert hunt(Sheet(life=7)).actions == 6
    assert hunt(Sheet(life=7, lost={"left_leg": "study", "right_leg": "study"})).actions == 4


@pytest.mark.parametrize(("life", "actions"), [(5, 7), (2, 8), (0, 9)])
@rule("POS-229", "POS-230", "POS-231")
def test_POS_E125_the_less_life_the_more_actions(life: int, actions: int) -> None:
    """7, 8, 9."""
    assert hunt(Sheet(life=life)).actions == actions


@rule("POS-233")
def test_POS_E126_read_once_at_the_start() -> None:
    """A branch takes Dan to 9 life, and no sixth action follows."""
    table = hunt(Sheet(life=10, room="parlour"), branches=["nursery"], rolls="W")
    assert table.actions == 5
    table.dan("go nursery")
    assert (table.life("dan"), table.actions) == (9, 4)


@rule("POS-232", "POS-233")
def test_POS_E127_a_leg_lost_in_the_turn() -> None:
    """This turn is unchanged, the next possessed turn has one less."""
    ann = Sheet(room="study", weapon="shovel_1")
    table = hunt(Sheet(room="study", life=12), ann=ann, rolls="- - - WW WW -")
    table.dan("attack 0")
    assert (table.lost("dan"), table.actions) == ({"right_leg": "study"}, 4)
    assert hunt(Sheet(life=12, lost={"right_leg": "study"})).actions == 4


@rule("POS-146", "POS-225")
def test_POS_E128_no_cards() -> None:
    """The whisky stays in hand."""
    refused(hunt(Sheet(hand=["whisky_bottle_1"])), "use whisky_bottle_1", "POS-225")


@rule("POS-226", "POS-234", "POS-237")
def test_POS_E129_across_windows() -> None:
    """Two actions, no cube."""
    table = hunt(Sheet(room="kitchen"))
    table.dan("window washroom")
    assert (table.room("dan"), table.actions, table.cubes("dan")) == ("washroom", 3, [])


@rule("POS-222", "POS-237")
def test_POS_E130_from_the_nursery() -> None:
    """As an action of the possessed, at any time of the turn."""
    table = hunt(Sheet(room="parlour"))
    table.dan("go nursery", "window bedroom")
    assert table.room("dan") == "bedroom"


@rule("POS-236")
def test_POS_E131_no_attic() -> None:
    """A key does not help."""
    refused(hunt(Sheet(room="parlour", keys=1)), "go attic", "POS-236")


@rule("POS-238", "POS-239", "POS-241")
def test_POS_E132_an_unbarred_door() -> None:
    """Three wounds break it."""
    table = hunt(Sheet(room="study"), rolls="WW W -")
    table.dan("break tool_shed")
    assert (table.door("study", "tool_shed"), table.actions) == ("gone", 4)


@rule("POS-238", "POS-240", "POS-241")
def test_POS_E133_a_barred_door() -> None:
    """Three wounds are not enough, four are."""
    table = hunt(Sheet(room="study"), barred=[("study", "tool_shed")], rolls="WW W S WW WW S")
    table.dan("break tool_shed")
    assert table.door("study", "tool_shed") == "barred"
    table.dan("break tool_shed")
    assert (table.door("study", "tool_shed"), table.actions) == ("gone", 3)


@rule("POS-242")
def test_POS_E134_a_part_moves() -> None:
    """There and back, two actions."""
    table = hunt(Sheet(lost={"left_arm": "study"}))
    table.dan("crawl left_arm tool_shed")
    assert table.lost("dan") == {"left_arm": "tool_shed"}
    table.dan("crawl left_arm study")
    assert (table.lost("dan"), table.actions) == ({"left_arm": "study"}, 3)


@rule("POS-243")
def test_POS_E135_parts_and_barred_doors() -> None:
    """No way through."""
    table = hunt(Sheet(lost={"left_arm": "study"}), barred=[("study", "tool_shed")])
    refused(table, "crawl left_arm tool_shed", "POS-243")


@rule("POS-244")
def test_POS_E136_parts_carry_no_key() -> None:
    """Never into the attic."""
    refused(hunt(Sheet(lost={"left_arm": "parlour"})), "crawl left_arm attic", "POS-244")


@rule("POS-245")
def test_POS_E137_parts_have_no_side() -> None:
    """Onto the stairs and back."""
    table = hunt(Sheet(lost={"left_arm": "parlour"}))
    table.dan("crawl left_arm stairs", "crawl left_arm parlour")
    assert table.lost("dan") == {"left_arm": "parlour"}


@rule("POS-235", "POS-246")
def test_POS_E138_nobody_hurt() -> None:
    """Two life at the end."""
    table = hunt(Sheet(life=11, room="parlour"))
    table.dan("go nursery", "end")
    assert table.life("dan") == 9


@rule("POS-248")
def test_POS_E139_nobody_in_reach() -> None:
    """The loss applies all the same."""
    ways = [("dining_hall", "study"), ("dining_hall", "bedroom"), ("dining_hall", "stairs")]
    table = hunt(Sheet(life=11, room="dining_hall"), barred=ways)
    assert table.offers("go") == []
    table.dan("end")
    assert table.life("dan") == 9


@rule("POS-42", "POS-98", "POS-246")
def test_POS_E140_down_to_0() -> None:
    """Possessed for good."""
    table = hunt(Sheet(life=1))
    table.dan("end")
    assert (table.life("dan"), table.player("dan").is_for_good()) == (0, True)


@rule("POS-246", "POS-249")
def test_POS_E141_entering_a_part_is_no_attack() -> None:
    """Ann lost life to Dan's arm, but in her turn."""
    dan = Sheet(possessed=True, has_played=False, room="study", lost={"left_arm": "parlour"})
    table = position(
        Sheet(room="nursery", chip=2), Sheet(chip=2, has_played=True),
        Sheet(chip=2, has_played=True), dan, goes_on=True, rolls="W green green green green",
    )  # fmt: skip
    table.ann("go parlour", "end")
    assert table.life("ann") == 14
    assert table.asked == "dan"
    table.dan("end")
    assert table.life("dan") == 13


@rule("POS-235", "POS-303")
def test_possessed_players_move_like_others() -> None:
    """One action a room; nobody stays in the attic."""
    table = hunt(Sheet(room="attic"))
    assert table.room("dan") == "parlour"  # the only thing to do is done unasked
    assert table.actions == 4
