"""Phase 1: the possession roll (POS-88 to POS-105, POS-208, POS-311, POS-330, POS-344)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.possession.positions import Sheet, Table, position, refused
from tests.rules import rule

CALM = "green green green"


def rolled(rolls: str, ann: Sheet, goes_on: bool = False, **others: Any) -> Table:
    """A possession phase in seat order Ann, Ben, Cleo, Dan; the others roll their own line."""
    return position(ann, phase="possession", rolls=f"{rolls} {CALM}", goes_on=goes_on, **others)


@rule("POS-88", "POS-89", "POS-94")
def test_POS_E13_black_possesses() -> None:
    """Whatever the line."""
    table = rolled("black", Sheet(life=13, room="study"))
    assert table.is_possessed("ann")
    assert table.room("ann") == "study"


@pytest.mark.parametrize("colour", ["green", "blue", "yellow", "orange", "red"])
@rule("POS-91")
def test_POS_E14_own_line_or_below(colour: str) -> None:
    """Ann on green stays normal."""
    assert not rolled(colour, Sheet(life=13)).is_possessed("ann")


@pytest.mark.parametrize("colour", ["green", "blue", "black"])
@rule("POS-89", "POS-92")
def test_POS_E15_possessed_stays(colour: str) -> None:
    """A colour above the own line keeps Ann possessed."""
    assert rolled(colour, Sheet(life=8, possessed=True)).is_possessed("ann")


@pytest.mark.parametrize("colour", ["yellow", "orange", "red"])
@rule("POS-93", "POS-94")
def test_POS_E16_possessed_is_freed(colour: str) -> None:
    """The own line or a colour below frees."""
    table = rolled(colour, Sheet(life=8, possessed=True, room="kitchen"))
    assert not table.is_possessed("ann")
    assert table.room("ann") == "kitchen"


@rule("POS-18", "POS-19", "POS-90")
def test_POS_E17_a_colour_above_the_own_line() -> None:
    """Orange life, yellow roll: possessed."""
    assert rolled("yellow", Sheet(life=5)).is_possessed("ann")


@rule("POS-18", "POS-91")
def test_POS_E18_the_colour_of_the_own_line() -> None:
    """Orange life, orange roll: normal."""
    assert not rolled("orange", Sheet(life=5)).is_possessed("ann")


@rule("POS-43", "POS-98", "POS-101")
def test_POS_E19_no_roll_at_0_life() -> None:
    """Cleo stays possessed without a roll."""
    table = position(cleo=Sheet(life=0), phase="possession", rolls=CALM)
    assert table.is_possessed("cleo")
    assert table.dice_left == 0


@rule("POS-36", "POS-37", "POS-97", "POS-360")
def test_POS_E20_life_gained_later_frees_nobody() -> None:
    """Ann on blue after Hungry Pages stays possessed this round."""
    table = position(
        Sheet(life=9, room="kitchen"),
        phase="possession",
        rolls=f"blue {CALM} ",
        events=["hungry_pages_1"],
    )
    assert table.is_possessed("ann")
    table.ben("pick 5")
    table.cleo("pick 5")
    table.dan("pick 5")
    assert (table.life("ann"), table.is_possessed("ann")) == (11, True)


@rule("POS-99", "POS-101")
def test_POS_E21_three_lost_parts() -> None:
    """Possessed for good: no roll."""
    lost = {"left_arm": "study", "right_arm": "study", "right_leg": "study"}
    table = position(Sheet(life=11, lost=lost), phase="possession", rolls=CALM)
    assert table.is_possessed("ann")
    assert table.dice_left == 0


@rule("POS-100", "POS-101")
def test_POS_E22_lost_head() -> None:
    """Possessed for good: no roll."""
    table = position(Sheet(life=11, lost={"head": "study"}), phase="possession", rolls=CALM)
    assert table.is_possessed("ann")
    assert table.dice_left == 0


@rule("POS-208", "POS-209")
def test_POS_E23_washroom_reroll() -> None:
    """The second result stands."""
    table = position(
        Sheet(life=8, room="washroom"), phase="possession", rolls=f"blue orange {CALM}"
    )
    table.ann("wash")
    assert not table.is_possessed("ann")


@rule("POS-208", "POS-209", "POS-224")
def test_POS_E24_only_one_reroll() -> None:
    """Ben may use the washroom while possessed, but once."""
    ben = Sheet(life=8, room="washroom", possessed=True)
    table = position(ben=ben, phase="possession", rolls="green green black green green")
    table.ben("wash")
    assert table.is_possessed("ben")
    assert table.dice_left == 0


@rule("POS-177", "POS-330")
def test_POS_E25_pendant() -> None:
    """Ann stays normal; the pendant leaves the game."""
    table = rolled("green", Sheet(life=8, hand=["pendant_1"]))
    table.ann("pendant")
    assert not table.is_possessed("ann")
    assert table.gone() == ["pendant_1"]


@rule("POS-225", "POS-331")
def test_POS_E26_possessed_players_cannot_use_the_pendant() -> None:
    """Ben is not even asked."""
    ben = Sheet(life=8, possessed=True, hand=["pendant_1"])
    table = position(ben=ben, phase="possession", rolls="green green green green")
    assert table.frame == "ChooseChip"
    assert table.is_possessed("ben")
    assert table.hand("ben") == ["pendant_1"]


@rule("POS-39", "POS-83", "POS-96")
def test_POS_E27_everybody_settles_before_the_end_is_tested() -> None:
    """Ann becomes normal, the others possessed: the game goes on."""
    table = position(
        Sheet(possessed=True),
        Sheet(possessed=True),
        phase="possession",
        rolls="yellow black black black",
    )
    assert [table.is_possessed(name) for name in ("ann", "ben", "cleo", "dan")] == [
        False,
        True,
        True,
        True,
    ]
    assert table.asked == "ann"


@rule("POS-83", "POS-93", "POS-96")
def test_POS_E28_one_change_in_seat_order() -> None:
    """All three are possessed for a moment, which ends nothing."""
    table = position(
        Sheet(possessed=True),
        Sheet(possessed=True),
        seats=3,
        first="ben",
        phase="possession",
        rolls="black black red",
    )
    assert table.night.order == [2, 0, 1]
    assert [table.is_possessed(name) for name in ("ann", "ben", "cleo")] == [True, False, True]
    assert table.night.result is None


@rule("POS-293", "POS-310", "POS-311")
def test_POS_E191_curse() -> None:
    """Ann loses 1 now; next round no roll, possessed, pendant and washroom do not help."""
    attic = ["curse", "torn_page", "saved_limb"]
    table = position(
        Sheet(room="parlour", keys=1, chip=2), attic=attic, rolls=f"W {CALM}", actions=1
    )
    table.ann("go attic")
    assert (table.life("ann"), table.chips("ann")) == (14, ["curse"])
    table = position(
        Sheet(room="washroom", hand=["pendant_1"], cursed=True), phase="possession", rolls=CALM
    )
    assert table.frame == "ChooseChip"
    assert table.is_possessed("ann")
    assert table.dice_left == 0
    assert not table.player("ann").is_cursed


@rule("POS-95", "POS-228", "POS-344", "POS-345")
def test_POS_E204_whispers_force_a_reroll() -> None:
    """Yellow, then blue: possessed with 5 + 1 + 2 actions."""
    ann = Sheet(life=8, whispers=True, room="study")
    table = rolled("yellow blue", ann, goes_on=True)
    assert table.is_possessed("ann")
    for name in ("ben", "cleo", "dan"):
        table.pick(name, "pick 2")
    assert (table.asked, table.actions) == ("ann", 8)


@rule("POS-344", "POS-345")
def test_POS_E205_whispers_without_a_reroll() -> None:
    """Green at once: possessed, 8 actions."""
    table = rolled("green", Sheet(life=8, whispers=True, room="study"), goes_on=True)
    assert table.dice_left == 0
    for name in ("ben", "cleo", "dan"):
        table.pick(name, "pick 2")
    assert (table.asked, table.actions) == ("ann", 8)


@rule("POS-95", "POS-209", "POS-346")
def test_POS_E206_whispers_look_at_the_first_roll_only() -> None:
    """The washroom saves Ann, and no second forced reroll follows."""
    table = rolled("green red", Sheet(life=8, whispers=True, room="washroom"))
    table.ann("wash")
    assert not table.is_possessed("ann")
    assert table.player("ann").whispered_actions == 0
    assert table.dice_left == 0


@rule("POS-120", "POS-311", "POS-347")
def test_POS_E207_whispers_without_any_roll() -> None:
    """The curse possesses Ann: no bonus, and the card is discarded."""
    table = rolled("", Sheet(life=8, whispers=True, cursed=True))
    assert table.is_possessed("ann")
    assert table.player("ann").whispered_actions == 0
    assert table.seen()["event_discard"] == [27]


@rule("POS-37", "POS-331")
def test_POS_E262_the_pendant_needs_a_normal_player() -> None:
    """Possessed since round 3, Ann cannot stay normal in round 4."""
    table = rolled("black", Sheet(possessed=True, hand=["pendant_1"]))
    assert table.is_possessed("ann")
    assert table.hand("ann") == ["pendant_1"]


@rule("POS-110", "POS-111")
def test_played_chips_are_not_in_hand() -> None:
    """A chip that was played before cannot be picked."""
    table = position(Sheet(played=[4]), phase="chips")
    refused(table, "pick 4", "POS-110")


@rule("POS-106", "POS-107")
def test_a_single_chip_needs_no_asking() -> None:
    """Everybody sees which one is left; it is turned with the others."""
    table = position(Sheet(played=[3, 4, 5, 6]), phase="chips", events=["false_alarm_1"])
    assert table.night.to_act == [1, 2, 3]
    for name in ("ben", "cleo", "dan"):
        table.pick(name, "pick 3")
    assert [player["chip"] for player in table.seen()["players"]] == [2, 3, 3, 3]


@rule("POS-95", "POS-209", "POS-330")
def test_the_washroom_comes_before_the_pendant() -> None:
    """A reroll that frees Ann leaves her the pendant; one that does not may still be answered."""
    ann = Sheet(life=8, room="washroom", hand=["pendant_1"])
    table = rolled("green red", ann)
    assert table.frame == "Wash"
    table.ann("wash")
    assert (table.is_possessed("ann"), table.hand("ann")) == (False, ["pendant_1"])
    table = rolled("red black", ann)
    table.ann("wash", "pendant")
    assert (table.is_possessed("ann"), table.hand("ann")) == (False, [])


@rule("POS-330")
def test_a_pendant_spares_its_owner_only() -> None:
    """Ben rolls black right after Ann was spared."""
    ann = Sheet(life=8, hand=["pendant_1"])
    table = position(ann, phase="possession", rolls="green black green green")
    table.ann("pendant")
    assert (table.is_possessed("ann"), table.is_possessed("ben")) == (False, True)
