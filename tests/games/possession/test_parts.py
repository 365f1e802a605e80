"""Lost Parts, and 0 life in the midst of things (POS-102 to POS-105, POS-280 to POS-290)."""

from __future__ import annotations

import pytest

from tests.games.possession.positions import Sheet, Table, position
from tests.rules import rule

STRIKES = {2: "W W -", 3: "W W W", 4: "WW W W", 5: "WW WW W", 6: "WW WW WW"}


def struck_back(lost: list[str], wounds: int) -> Table:
    """Dan, without these Parts, is struck back by Ann's shovel."""
    dan = Sheet(possessed=True, room="study", lost=dict.fromkeys(lost, "kitchen"))
    ann = Sheet(room="study", weapon="shovel_1")
    table = position(ann, dan=dan, turn="dan", rolls=f"- - - {STRIKES[wounds]}")
    table.dan("attack 0")
    return table


def newest(table: Table) -> str:
    """The Part that was lost here."""
    return next(part for part, room in table.lost("dan").items() if room == "study")


@rule("POS-281")
def test_POS_E167_the_next_in_the_order() -> None:
    """Right arm, then right leg."""
    assert newest(struck_back(["left_arm"], 2)) == "right_arm"
    assert newest(struck_back(["left_arm", "right_arm"], 2)) == "right_leg"


@rule("POS-282")
def test_POS_E168_after_the_head_from_the_start() -> None:
    """Left arm, then right arm."""
    assert newest(struck_back(["head"], 6)) == "left_arm"
    assert newest(struck_back(["head", "left_arm"], 6)) == "right_arm"


@rule("POS-100", "POS-281")
def test_POS_E169_from_the_left_leg_to_the_head() -> None:
    """Dan is possessed for good by it."""
    table = struck_back(["left_leg"], 5)
    assert newest(table) == "head"
    assert table.player("dan").is_for_good()


@rule("POS-99", "POS-275")
def test_POS_E170_the_third_part() -> None:
    """Possessed for good."""
    table = struck_back(["left_arm", "right_arm"], 4)
    assert newest(table) == "right_leg"
    assert table.player("dan").is_for_good()


@rule("POS-281", "POS-290")
def test_POS_E171_the_fifth_part() -> None:
    """Dan dies."""
    table = struck_back(["left_arm", "right_arm", "right_leg", "head"], 2)
    assert table.player("dan").is_dead
    assert table.lost("dan") == {}


@rule("POS-283", "POS-286", "POS-288")
def test_POS_E172_two_parts_and_a_branch() -> None:
    """Three dice at once."""
    dan = Sheet(lost={"left_arm": "bedroom", "head": "bedroom"}, possessed=True)
    table = position(Sheet(room="washroom"), dan=dan, branches=["bedroom"], rolls="W - WW")
    table.ann("go bedroom")
    assert (table.life("ann"), table.dice_left) == (12, 0)
    assert [player["trophies"] for player in table.seen()["players"]] == [0, 0, 0, 0]


@rule("POS-284", "POS-289")
def test_POS_E173_the_own_part_strikes_too() -> None:
    """Dan is normal again."""
    table = position(dan=Sheet(room="parlour", lost={"left_arm": "nursery"}), turn="dan", rolls="W")
    table.dan("go nursery")
    assert table.life("dan") == 14


@rule("POS-285")
def test_POS_E174_a_part_that_moves_in() -> None:
    """Nothing happens without an attack."""
    dan = Sheet(possessed=True, lost={"left_arm": "tool_shed"})
    table = position(Sheet(room="study"), dan=dan, turn="dan")
    table.dan("crawl left_arm study")
    assert table.life("ann") == 15


@rule("POS-285")
def test_POS_E175_becoming_normal_beside_a_part() -> None:
    """That is no entry."""
    dan = Sheet(possessed=True, room="study", lost={"left_arm": "study"})
    table = position(dan=dan, phase="possession", rolls="green green green red")
    assert (table.is_possessed("dan"), table.life("dan")) == (False, 15)


@rule("POS-287")
def test_POS_E176_parts_spare_the_possessed() -> None:
    """No die for Cleo."""
    table = position(
        cleo=Sheet(possessed=True, room="parlour"),
        dan=Sheet(possessed=True, lost={"left_arm": "nursery"}),
        turn="cleo",
    )
    table.cleo("go nursery")
    assert table.life("cleo") == 15


@rule("POS-289")
def test_POS_E177_a_lost_leg_costs_a_normal_player_nothing() -> None:
    """Four actions."""
    dan = Sheet(chip=4, lost={"left_leg": "study"})
    assert position(dan=dan, turn="dan").actions == 4


@rule("POS-103", "POS-283")
def test_POS_E178_dropping_to_0_in_the_own_turn() -> None:
    """Possessed for good; the turn ends at once."""
    dan = Sheet(possessed=True, lost={"left_arm": "nursery"})
    table = position(Sheet(room="parlour", life=2, chip=4), dan=dan, rolls="WW")
    table.ann("go nursery")
    assert (table.life("ann"), table.player("ann").is_for_good()) == (0, True)
    assert table.player("ann").has_played
    assert table.frame == "Wash"


@rule("POS-102", "POS-231")
def test_POS_E179_dropping_to_0_before_the_own_turn() -> None:
    """Nine actions as a possessed player; the chip counts as played."""
    table = position(
        Sheet(life=1, chip=4, room="tool_shed"), Sheet(chip=2, room="study"),
        Sheet(chip=3, room="nursery"), Sheet(possessed=True, room="attic"), phase="event",
        goes_on=True, events=["scratches_1"], rolls="W",
    )  # fmt: skip
    assert (table.asked, table.frame, table.actions) == ("ann", "Hunt", 9)
    assert 4 in table.seen()["players"][0]["played_chips"]


@rule("POS-104", "POS-135")
def test_POS_E180_no_second_turn() -> None:
    """Ann has played before Cleo takes her to 0."""
    table = position(
        Sheet(life=1, chip=2, room="study"), Sheet(chip=2, room="basement"),
        Sheet(possessed=True, room="study"), seats=3, first="ben", goes_on=True,
        rolls="W - - - - -",
    )  # fmt: skip
    table.ann("end")
    table.cleo("attack 0", "end")
    assert table.asked == "ben"
    assert table.seen()["order"] == [1]


@rule("POS-105", "POS-131", "POS-233")
def test_POS_E181_possessed_at_0_in_the_own_turn() -> None:
    """The third action takes Dan to 0; five are left to him."""
    dan = Sheet(possessed=True, life=1, room="tool_shed")
    table = position(dan=dan, turn="dan", branches=["bedroom"], rolls="WW")
    assert table.actions == 8
    table.dan("go study", "go dining_hall", "go bedroom")
    assert (table.life("dan"), table.player("dan").is_for_good()) == (0, True)
    assert (table.asked, table.actions) == ("dan", 5)


@pytest.mark.parametrize("wounds", [2, 6])
@rule("POS-280")
def test_a_lost_part_lies_where_it_was_lost(wounds: int) -> None:
    """In Dan's room."""
    assert list(struck_back([], wounds).lost("dan").values()) == ["study"]


@rule("POS-84", "POS-263", "POS-382")
def test_a_bite_can_end_the_night_at_once() -> None:
    """The last normal player of two is bitten to 0 with the hunter's actions left."""
    ann = Sheet(life=0, room="stairs", lost={"left_arm": "parlour"}, trophies=2)
    table = position(ann, Sheet(life=1, room="nursery"), seats=2, turn="ann", rolls="W")
    table.ann("crawl left_arm nursery", "bite left_arm 1")
    assert (table.winners, table.actions, table.night.ending) == (["ann"], 7, "possessed")
