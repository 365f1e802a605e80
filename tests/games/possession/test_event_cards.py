"""What each event card does (POS-341 to POS-368)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.possession.positions import IDS, Sheet, Table, position, refused
from tests.rules import rule


def struck(event: str, ann: Sheet, rolls: str = "", **more: Any) -> Table:
    """An event for Ann, whose chip attracts most; the others revealed the 3."""
    ann.chip = ann.chip or 6
    low = Sheet(chip=3, room="study")
    others = {"ben": low, "cleo": low, "dan": low} | more
    return position(ann, phase="event", events=[event], rolls=rolls, **others)


@rule("POS-40", "POS-341", "POS-342", "POS-343")
def test_POS_E202_glass_storm_at_the_windows() -> None:
    """Distance 0 for Ann, Ben and Cleo, the possessed one too; Dan does not suffer."""
    table = position(
        Sheet(chip=6, room="kitchen"), Sheet(chip=2, room="bedroom"),
        Sheet(possessed=True, room="nursery"), Sheet(chip=2, room="study"),
        phase="event", events=["glass_storm_1"], rolls="W - WW - W W",
    )  # fmt: skip
    assert table.life("ann", "ben", "cleo", "dan") == (14, 13, 13, 15)


@rule("POS-47", "POS-341")
def test_POS_E203_glass_storm_strikes_the_nearest() -> None:
    """Ann is 1 step from a window, the others 2."""
    table = position(
        Sheet(chip=6, room="parlour"), Sheet(chip=2, room="stairs"),
        Sheet(chip=2, room="attic"), Sheet(possessed=True, room="stairs"),
        phase="event", events=["glass_storm_1"], rolls="W WW",
    )  # fmt: skip
    assert table.life("ann", "ben", "cleo", "dan") == (12, 15, 15, 15)


@pytest.mark.parametrize(("event", "rolls", "life"), [("scratches_1", "W", 14)])
@rule("POS-40", "POS-348")
def test_POS_E208_scratches(event: str, rolls: str, life: int) -> None:
    """Wounds from one die."""
    table = struck(event, Sheet(room="bedroom"), rolls)
    assert table.life("ann") == life


@rule("POS-40", "POS-349")
def test_POS_E209_flying_furniture() -> None:
    """The shield does nothing."""
    assert struck("flying_furniture_2", Sheet(room="study"), "WW S").life("ann") == 13


@rule("POS-350")
def test_POS_E210_falling_beam() -> None:
    """Wounds from three dice."""
    assert struck("falling_beam_1", Sheet(room="study"), "WW W -").life("ann") == 12


@pytest.mark.parametrize(("pick", "hand", "weapon"), [("0", [], "axe_1"), ("1", ["page_2"], "")])
@rule("POS-117", "POS-351", "POS-352")
def test_POS_E211_slippery_fingers(pick: str, hand: list[str], weapon: str) -> None:
    """A blank costs Ann the page or the axe; Ben does not roll; Dan keeps his whisky."""
    lost = "axe_1" if hand else "page_2"
    left = [id for id in IDS[:25] if id not in ("whisky_bottle_1", "page_2", "axe_1")]
    table = position(
        Sheet(chip=6, room="kitchen", hand=["page_2"], weapon="axe_1"),
        Sheet(chip=2), Sheet(chip=2, room="study"),
        Sheet(possessed=True, hand=["whisky_bottle_1"]),
        phase="event", events=["slippery_fingers_1"], rolls=f"- {pick} W",
        orders=[[lost, *left]],
    )  # fmt: skip
    assert (table.hand("ann"), table.weapon("ann")) == (hand, weapon)
    assert table.deck()[0] == lost
    assert table.hand("dan") == ["whisky_bottle_1"]
    assert table.dice_left == 0


@rule("POS-353")
def test_POS_E212_cold_sweat() -> None:
    """Chip 4 gives 3 actions."""
    table = struck(
        "cold_sweat_2", Sheet(chip=4, room="tool_shed"), ben=Sheet(possessed=True), goes_on=True
    )
    assert (table.asked, table.actions) == ("ann", 3)


@rule("POS-150", "POS-354", "POS-355")
def test_POS_E213_torn_hinges() -> None:
    """Ann picks the door to the tool shed; 2 actions are left to her."""
    low = Sheet(chip=3, room="attic")
    table = position(
        Sheet(chip=4, room="study", life=14), low, low, Sheet(possessed=True, room="attic"),
        phase="event", goes_on=True, events=["torn_hinges_1"],
    )  # fmt: skip
    assert table.offers("hinge") == ["tool_shed", "dining_hall"]
    table.ann("hinge tool_shed")
    assert table.door("study", "tool_shed") == "gone"
    assert (table.asked, table.actions) == ("ann", 3)


@rule("POS-354")
def test_POS_E214_torn_hinges_without_a_door() -> None:
    """In the attic only the action is lost."""
    table = struck("torn_hinges_1", Sheet(room="attic"), ben=Sheet(possessed=True))
    assert table.player("ann").actions_lost == 1
    assert all(how == "open" for _, _, how in table.seen()["doors"])


@rule("POS-180", "POS-356", "POS-357")
def test_POS_E215_lost_hour() -> None:
    """The 5 counts as played, and resting brings it back."""
    table = struck(
        "lost_hour_1", Sheet(room="bedroom", chip=6, played=[4]), ben=Sheet(possessed=True)
    )
    assert table.offers("spend") == ["2", "3", "5"]
    table.ann("spend 5")
    assert table.seen()["players"][0]["played_chips"] == [4, 5, 6]
    table = position(Sheet(room="bedroom", chip=6, played=[5]))
    table.ann("rest 5")
    assert 5 in table.seen()["players"][0]["hand_chips"]


@rule("POS-356", "POS-370")
def test_POS_E216_lost_hour_picks_the_2() -> None:
    """It comes back at the end of the round."""
    table = struck("lost_hour_1", Sheet(room="bedroom"), ben=Sheet(possessed=True))
    table.ann("spend 2")
    assert 2 in table.seen()["players"][0]["played_chips"]
    table = position(Sheet(played=[2]), phase="end", rolls="green green green green")
    assert 2 in table.seen()["players"][0]["hand_chips"]


@rule("POS-357")
def test_POS_E217_lost_hour_without_a_chip() -> None:
    """Nothing happens."""
    ann = Sheet(room="bedroom", chip=6, played=[2, 3, 4, 5])
    table = struck("lost_hour_1", ann, ben=Sheet(possessed=True))
    assert table.frame == "Wash"
    assert table.seen()["players"][0]["played_chips"] == [2, 3, 4, 5, 6]


@rule("POS-120", "POS-358")
def test_POS_E218_seal_of_ash_stays_out() -> None:
    """One page in the dining hall needs 5, and the card is not shuffled in."""
    order = [id for id in IDS[26:44] if id != "seal_of_ash_1"]
    order.remove("false_alarm_1")
    table = position(
        Sheet(chip=6, room="dining_hall", hand=["page_6"], chips=["saved_limb"]),
        Sheet(possessed=True), seats=2, phase="event", seal=True, events_are=[],
        orders=[["false_alarm_1", *order]],
    )  # fmt: skip
    assert table.seen("ann")["hints"]["attempt"]["needed"] == 5
    assert table.seen()["event_deck"] == 16
    fresh = struck("seal_of_ash_1", Sheet(room="attic"), ben=Sheet(possessed=True))
    assert fresh.seen()["seal_of_ash"]
    assert fresh.seen()["event_discard"] == []


@rule("POS-41", "POS-43", "POS-359", "POS-360", "POS-361")
def test_POS_E219_hungry_pages() -> None:
    """A page costs 1, none gives 2, 15 is the most and 0 stays 0."""
    table = position(
        Sheet(chip=6, hand=["page_1", "page_4"]), Sheet(chip=2, life=14, room="study"),
        Sheet(life=0), Sheet(possessed=True, hand=["page_unnumbered"]),
        phase="event", events=["hungry_pages_1"],
    )  # fmt: skip
    assert table.life("ann", "ben", "cleo", "dan") == (13, 15, 0, 14)
    assert sorted(table.seen("ben")["players"][0]["hand"]) == [15, 18]


@rule("POS-360", "POS-361")
def test_POS_E220_the_torn_page_is_no_page_in_hand() -> None:
    """Ann gains 2."""
    assert struck("hungry_pages_1", Sheet(life=10, chips=["torn_page"])).life("ann") == 12


@rule("POS-46", "POS-362")
def test_POS_E221_faces_at_the_glass() -> None:
    """Whoever is in a room with a printed window loses 2, the possessed one too."""
    table = position(
        Sheet(chip=6, room="nursery"), Sheet(chip=2, room="shrine_room"),
        Sheet(chip=2, room="study"), Sheet(possessed=True, room="bedroom"),
        phase="event", events=["faces_at_the_glass_1"],
    )  # fmt: skip
    assert table.life("ann", "ben", "cleo", "dan") == (13, 15, 15, 13)


@rule("POS-120", "POS-363")
def test_POS_E222_false_alarm() -> None:
    """Nothing; the card is discarded."""
    table = struck("false_alarm_1", Sheet(room="study"))
    assert table.seen()["event_discard"] == [IDS.index("false_alarm_1")]
    assert table.life("ann", "ben", "cleo", "dan") == (15, 15, 15, 15)


@rule("POS-118", "POS-124", "POS-364", "POS-365")
def test_POS_E223_grasping_tree() -> None:
    """3 life by the window, dice elsewhere; both place a branch in their own room."""
    table = position(
        Sheet(chip=6, room="nursery"), Sheet(chip=6, room="shrine_room"),
        Sheet(chip=2), Sheet(possessed=True), phase="event",
        events=["grasping_tree_1"], rolls="W -",
    )  # fmt: skip
    assert table.life("ann", "ben") == (12, 14)
    assert table.branches() == {"nursery", "shrine_room"}


@rule("POS-366")
def test_POS_E224_frozen_with_fear() -> None:
    """Chip 5 gives 3 actions."""
    table = struck(
        "frozen_with_fear_1",
        Sheet(chip=5, room="tool_shed"),
        ben=Sheet(possessed=True),
        goes_on=True,
    )
    assert (table.asked, table.actions) == ("ann", 3)


@rule("POS-102", "POS-368")
def test_POS_E225_lost_actions_lapse() -> None:
    """Taken to 0 before her turn, Ann has a possessed player's 9 actions."""
    ann = Sheet(chip=2, life=1, room="study", actions_lost=1)
    cleo = Sheet(possessed=True, room="study", life=1)
    table = position(ann, cleo=cleo, turn="cleo", goes_on=True, rolls="W - - - - -")
    table.cleo("attack 0", "end")
    assert (table.asked, table.frame, table.actions) == ("ann", "Hunt", 9)


@rule("POS-172", "POS-351", "POS-404")
def test_POS_E253_a_key_card_is_found_anew() -> None:
    """The torch that slipped into the deck is a key again for Ben."""
    rest = [id for id in IDS[:25] if id != "torch_1"]
    table = position(
        Sheet(chip=6, room="kitchen", hand=["torch_1"]), Sheet(chip=4, room="tool_shed"),
        Sheet(possessed=True, room="attic"), seats=3, first="cleo", phase="event", goes_on=True,
        events=["slippery_fingers_1"], rolls="- 0", orders=[["torch_1", *rest]],
    )  # fmt: skip
    assert table.asked == "ben"
    table.ben("search", "trade")
    assert (table.player("ben").keys, table.gone()) == (1, ["torch_1"])


@rule("POS-98", "POS-133", "POS-365", "POS-399")
def test_POS_E258_the_tree_takes_the_last_life() -> None:
    """Ann is possessed for good, and her branch goes into the nursery without striking her."""
    table = struck("grasping_tree_1", Sheet(life=3, room="nursery"))
    assert (table.life("ann"), table.player("ann").is_for_good()) == (0, True)
    assert table.branches() == {"nursery"}


@rule("POS-356")
def test_a_spent_chip_must_be_in_hand() -> None:
    """The revealed one is not."""
    table = struck("lost_hour_1", Sheet(room="bedroom", chip=6), ben=Sheet(possessed=True))
    refused(table, "spend 6", "POS-356")
