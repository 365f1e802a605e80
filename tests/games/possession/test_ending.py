"""The end of a round and of the game, death, options (POS-78 to POS-84, POS-369 to POS-397)."""

from __future__ import annotations

from tests.games.possession.positions import Sheet, position
from tests.rules import rule

FOUR = "green green green green"


@rule("POS-110", "POS-369", "POS-370", "POS-371")
def test_POS_E226_the_2_comes_back() -> None:
    """The 3 stays out."""
    table = position(Sheet(chip=2), Sheet(chip=3), phase="end", rolls=FOUR)
    seen = table.seen()["players"]
    assert (seen[0]["played_chips"], seen[1]["played_chips"]) == ([], [3])
    assert seen[0]["hand_chips"] == [2, 3, 4, 5, 6]


@rule("POS-111")
def test_POS_E227_played_chips_stay_played() -> None:
    """Ben was possessed for two rounds."""
    table = position(
        ben=Sheet(possessed=True, played=[3]), phase="end", rolls="green yellow green green"
    )
    assert not table.is_possessed("ben")
    assert table.seen()["players"][1]["played_chips"] == [3]


@rule("POS-372", "POS-373")
def test_POS_E228_cubes_come_back_when_none_is_left() -> None:
    """Ann none, Ben all five."""
    rooms = ["kitchen", "nursery", "study", "bedroom"]
    table = position(Sheet(cubes=rooms), Sheet(cubes=[*rooms, "stairs"]), phase="end", rolls=FOUR)
    assert len(table.cubes("ann")) == 4
    assert (table.cubes("ben"), table.player("ben").cubes_left) == ([], 5)


@rule("POS-85", "POS-86", "POS-87")
def test_POS_E229_the_next_round() -> None:
    """Possession roll, chips, event, turns, end of round."""
    table = position(phase="end", round=3, rolls=FOUR)
    assert (table.night.round, table.frame) == (4, "ChooseChip")
    assert len(table.events("rolls-possession")) == 4
    for name, chip in (("ann", 2), ("ben", 2), ("cleo", 3)):
        table.pick(name, f"pick {chip}")
    assert not table.events("no-event")
    night = table.night
    for seat, room in enumerate((0, 1, 2, 3)):
        night.players[seat].room = room
    table.dan("pick 2")
    assert table.events("no-event")
    assert (table.asked, table.frame) == ("ann", "Act")


@rule("POS-79", "POS-80")
def test_POS_E230_all_possessed_after_phase_1() -> None:
    """Ann and Ben win together."""
    table = position(
        Sheet(trophies=2), Sheet(trophies=2), Sheet(trophies=1), seats=3, first="cleo",
        phase="possession", rolls="black black black",
    )  # fmt: skip
    assert table.winners == ["ann", "ben"]
    assert table.night.result == [0.5, 0.5, 0.0]


@rule("POS-79", "POS-81", "POS-374")
def test_POS_E231_the_dead_count_nothing() -> None:
    """Dan had 5; Ben wins with 1."""
    dan = Sheet(possessed=True, room="study", trophies=5)
    ann = Sheet(room="study", life=5, weapon="chainsaw_1")
    table = position(
        ann, Sheet(possessed=True, trophies=1), Sheet(possessed=True), dan, turn="dan",
        rolls="WW WW WW WW WW W",
    )  # fmt: skip
    table.dan("attack 0")
    assert (table.player("dan").is_dead, table.life("ann")) == (True, 0)
    assert table.winners == ["ben"]


@rule("POS-82")
def test_POS_E232_the_last_one_living() -> None:
    """Ann wins."""
    dan = Sheet(possessed=True, room="study")
    ann = Sheet(room="study", weapon="chainsaw_1")
    table = position(ann, dan, Sheet(dead=True), seats=3, turn="ben", rolls="- - - WW WW W")
    table.ben("attack 0")
    assert (table.winners, table.night.ending) == (["ann"], "last_living")


@rule("POS-374", "POS-376", "POS-377")
def test_POS_E233_everything_of_the_dead_leaves() -> None:
    """The door that Dan barred stays barred."""
    dan = Sheet(
        possessed=True, room="study", cubes=["study", "kitchen", "nursery"], keys=2, trophies=1,
        hand=["page_1", "page_2", "torch_1", "axe_1"], chips=["saved_limb"],
        lost={"left_arm": "kitchen"},
    )  # fmt: skip
    ann = Sheet(room="study", weapon="chainsaw_1")
    table = position(
        ann, dan=dan, turn="dan", barred=[("study", "tool_shed")], rolls="- - - WW WW W"
    )
    table.dan("attack 0")
    seen = table.seen("ben")["players"][3]
    assert (seen["dead"], seen["cubes"], seen["keys"], seen["trophies"]) == (True, [], 0, 0)
    assert (seen["hand_size"], seen["house_chip_count"], table.lost("dan")) == (0, 0, {})
    assert table.door("study", "tool_shed") == "barred"
    assert (table.gone(), len(table.night.graves)) == ([], 5)


@rule("POS-278", "POS-374", "POS-401")
def test_POS_E259_dying_ends_the_turn() -> None:
    """The next player follows."""
    dan = Sheet(possessed=True, room="study")
    ann = Sheet(room="study", weapon="chainsaw_1", chip=2)
    table = position(
        ann, Sheet(chip=2, has_played=True), Sheet(chip=2, has_played=True), dan, turn="dan",
        goes_on=True, rolls="- - - WW WW W",
    )  # fmt: skip
    table.dan("attack 0")
    assert (table.asked, table.frame) == ("ann", "Act")


@rule("POS-119", "POS-381", "POS-382", "POS-383", "POS-384")
def test_POS_E235_two_possessed_players() -> None:
    """No chips, no event, two turns, and 2 life each at the end."""
    table = position(
        Sheet(life=9, room="study"), Sheet(life=6, room="bedroom"), seats=2,
        phase="possession", goes_on=True, rolls="black black red red",
    )  # fmt: skip
    assert (table.asked, table.frame) == ("ben", "Hunt")
    table.ben("end")
    table.ann("end")
    assert (table.life("ann"), table.life("ben")) == (7, 4)
    assert table.night.result is None


@rule("POS-79", "POS-382")
def test_POS_E236_both_for_good() -> None:
    """Ben has more trophies."""
    ben = Sheet(trophies=4, possessed=True, room="study", life=2)
    ann = Sheet(life=1, trophies=3, room="study", weapon="axe_1")
    table = position(ann, ben, seats=2, turn="ben", rolls="W - - WW WW W")
    table.ben("attack 0")
    assert table.lost("ben") == {"head": "study"}
    assert (table.winners, table.night.ending) == (["ben"], "possessed")


@rule("POS-382", "POS-383")
def test_POS_E237_one_for_good_is_not_enough() -> None:
    """The game goes on."""
    table = position(
        Sheet(life=0), Sheet(life=15), seats=2, phase="possession", goes_on=True, rolls="black"
    )
    assert table.night.result is None
    assert table.is_possessed("ben")


@rule("POS-79", "POS-385")
def test_POS_E238_begun_by_three() -> None:
    """With two living players the normal ending stays."""
    table = position(
        Sheet(trophies=1), Sheet(), Sheet(dead=True), seats=3, phase="possession",
        rolls="black black",
    )  # fmt: skip
    assert table.winners == ["ann"]


@rule("POS-391")
def test_POS_E242_maimed_bodies() -> None:
    """4 - 2, and 2 - 2 is 1."""
    lost = {"left_arm": "kitchen", "right_arm": "kitchen"}
    maimed = {"maimed_bodies": True}
    assert position(Sheet(chip=4, lost=lost), options=maimed).actions == 2
    assert position(Sheet(chip=2, lost=lost), options=maimed).actions == 1


@rule("POS-392")
def test_POS_E243_parts_first_events_second() -> None:
    """3 - 2 = 1, then 0."""
    lost = {"left_arm": "kitchen", "right_arm": "kitchen"}
    ann = Sheet(chip=3, lost=lost, actions_lost=1, hand=["whisky_bottle_1"])
    assert position(ann, options={"maimed_bodies": True}).actions == 0


@rule("POS-246", "POS-393")
def test_POS_E244_calm_start() -> None:
    """No trophy in round 1, and no penalty either."""
    dan = Sheet(possessed=True, life=11, room="study")
    for round, trophies in ((1, 0), (2, 1)):
        table = position(
            Sheet(room="study"), dan=dan, turn="dan", round=round, rolls="W - - - - -",
            options={"calm_start": True},
        )  # fmt: skip
        table.dan("attack 0")
        assert (table.life("ann"), table.player("dan").trophies) == (14, trophies)
        table.dan("end")
        assert table.life("dan") == 11


@rule("POS-396")
def test_POS_E247_windows_everywhere() -> None:
    """From the shrine room to the washroom."""
    dan = Sheet(possessed=True, room="shrine_room")
    table = position(dan=dan, turn="dan", options={"windows_everywhere": True})
    table.dan("window washroom")
    assert (table.room("dan"), table.actions) == ("washroom", 3)
    assert position(dan=dan, turn="dan").offers("window") == []


@rule("POS-397")
def test_POS_E248_round_limit() -> None:
    """After round 60 most trophies win."""
    table = position(
        Sheet(trophies=3), Sheet(trophies=1), phase="end", round=60, options={"round_limit": 60}
    )
    assert (table.winners, table.night.ending) == (["ann"], "round_limit")
    table = position(phase="end", round=59, rolls=FOUR, options={"round_limit": 60})
    assert table.night.round == 60


@rule("POS-82", "POS-81")
def test_the_last_one_living_needs_no_trophy() -> None:
    """The dead share nothing."""
    dan = Sheet(possessed=True, room="study", trophies=7)
    ann = Sheet(room="study", weapon="chainsaw_1")
    table = position(ann, dan, seats=2, turn="ben", rolls="- - - WW WW W")
    table.ben("attack 0")
    assert table.night.result == [1.0, 0.0]


@rule("POS-84", "POS-246", "POS-382")
def test_the_penalty_of_a_turn_can_end_the_night() -> None:
    """Of two players the second one drops to 0 at the end of a turn: both are lost for good."""
    ann = Sheet(possessed=True, life=2, room="study", trophies=1)
    table = position(ann, Sheet(life=0), seats=2, turn="ann")
    table.ann("end")
    assert (table.life("ann"), table.winners, table.night.ending) == (0, ["ann"], "possessed")


@rule("POS-84", "POS-130", "POS-382")
def test_a_branch_can_end_the_night_in_the_middle_of_a_turn() -> None:
    """The end is tested as soon as a room is entered, with actions left."""
    ann = Sheet(possessed=True, life=1, room="kitchen", trophies=1)
    table = position(ann, Sheet(life=0), seats=2, branches=["bedroom"], rolls="W")
    table.ann("window bedroom")
    assert (table.winners, table.actions) == (["ann"], 6)


@rule("POS-80", "POS-81")
def test_the_dead_share_no_empty_win() -> None:
    """Nobody has a trophy: the two living players win together, the dead one does not."""
    table = position(
        Sheet(), Sheet(), Sheet(dead=True), seats=3, phase="possession", rolls="black black"
    )
    assert table.night.result == [0.5, 0.5, 0.0]


@rule("POS-370", "POS-371")
def test_only_the_2_comes_back_by_itself() -> None:
    """The 4 and the 6 stay played."""
    table = position(Sheet(played=[2, 4, 6]), phase="end", rolls=FOUR)
    assert table.seen()["players"][0]["played_chips"] == [4, 6]
    assert table.seen()["players"][0]["hand_chips"] == [2, 3, 5]
