"""Boosters and other items in a challenge (DAN-83 to DAN-97)."""

from __future__ import annotations

from tests.games.danger.positions import position
from tests.rules import rule


def test_DAN_E37_a_booster_helps() -> None:
    """3 + 1 = 4; the Punch returns to the inventory."""
    table = position("S122", 4, 3, ["punch"]).play("boost punch")
    assert table.table["slot"] == "punch"
    table.roll(3)
    assert (table.tracks, table.items, table.table["slot"]) == ((2, 4), ["punch"], "")


def test_DAN_E38_a_booster_of_another_type() -> None:
    """Fighting is not dexterity."""
    table = position("S110", items=["punch"])
    assert table.open == ["roll"]
    table = position("S110", 2, items=["punch", "thermos"])
    assert table.open == ["bare", "use thermos"]
    assert table.refused("boost punch") == "DAN-86"


def test_DAN_E39_a_rolled_one_breaks_the_booster() -> None:
    """Lost although 1 + 1 is rolled."""
    table = position("S122", 1, 3, ["punch"]).play("boost punch").roll(1)
    assert (table.danger, table.items, table.gone) == (3, [], ["punch"])
    assert table.table["slot"] == ""


def test_DAN_E40_a_rolled_one_loses_with_a_high_sum() -> None:
    """1 + 2 = 3 reaches the target and still loses."""
    table = position("S208", 1, 3, ["poker"]).play("try", "boost poker").roll(1)
    assert (table.danger, table.gone) == (2, ["poker"])
    assert table.table["die"] == {"face": 1, "bonus": 2, "target": 3, "won": False}


def test_DAN_E41_one_slot() -> None:
    """Punch or Poker or neither."""
    table = position("S208", items=["punch", "poker"]).play("try")
    assert table.open == ["bare", "boost punch", "boost poker"]
    table.play("boost punch")
    assert table.open == ["roll"]
    assert table.refused("boost poker") == "DAN-69"


def test_DAN_E42_a_sum_above_six() -> None:
    """7 is at least 6."""
    table = position("S208", 10, 3, ["poker"]).play("try", "boost poker").roll(5)
    assert table.danger == 8


def test_DAN_E43_no_booster_after_the_roll() -> None:
    """Lost without it."""
    table = position("S208", 4, 3, ["poker"]).play("try", "bare").roll(3)
    assert (table.danger, table.frame) == (5, "ChooseWayAlone")
    assert table.refused("boost poker") == "DAN-41"


def test_DAN_E44_in_and_out_for_each_try() -> None:
    """With Strap 2, without Strap 1, with Strap 3."""
    table = position("S412", 4, 3, ["strap"]).play("try", "boost strap").roll(2)
    assert table.danger == 5
    table.play("again", "bare").roll(1)
    assert (table.danger, table.items) == (6, ["strap"])
    table.play("again", "boost strap").roll(3)
    assert (table.danger, table.items) == (3, ["strap"])


def test_DAN_E45_a_broken_booster_never_comes_back() -> None:
    """C210 is seen: nothing is gained."""
    table = position("S214", gone=["poker"], seen=["S214"]).play("pick S214-1")
    assert (table.items, table.gone, table.log[-1]) == ([], ["poker"], "C210")


def test_DAN_E46_one_use_before_a_roll() -> None:
    """Danger 5, then the roll; the Thermos leaves the game."""
    table = position("S110", 8, 3, ["thermos"])
    assert table.open == ["bare", "use thermos"]
    table.play("use thermos")
    assert (table.danger, table.target, table.gone) == (5, 4, ["thermos"])
    assert table.open == ["roll"]


def test_DAN_E47_one_use_on_a_seen_card() -> None:
    """The decrease counts: it is not printed on the card."""
    table = position("S110", 8, 3, ["thermos"], seen=["S110"]).play("use thermos")
    assert (table.danger, table.table["seen"]) == (5, True)


def test_DAN_E48_one_use_between_two_tries() -> None:
    """Danger 4, target 4: won, danger 1."""
    table = position("S412", 7, 3, ["seed_cake"]).play("try", "bare").roll(2)
    assert (table.danger, table.open) == (8, ["again", "stop", "use seed_cake"])
    table.play("use seed_cake")
    assert (table.danger, table.open) == (4, ["again", "stop"])
    assert table.roll(4).danger == 1


def test_DAN_E49_not_while_a_roll_is_settled() -> None:
    """Nothing is asked between the roll and its line; afterwards the Thermos may be used."""
    table = position("S101", 4, 3, ["thermos"], seen=["C103", "C104"], wait=True)
    table.play("read", "read", "read", "try", "bare").roll(3)
    assert table.danger == 5
    assert "use thermos" in table.open
    deep = position("S108", 4, 3, ["thermos"], wait=True).play("try", "bare").roll(3)
    assert (deep.danger, deep.open) == (5, ["read"])
    assert deep.refused("use thermos") == "DAN-94"


def test_DAN_E50_an_item_in_place_of_a_roll() -> None:
    """Won, and no die is rolled."""
    table = position("S314", 9, 9, ["salts"])
    assert table.open == ["bare", "spend salts"]
    table.play("spend salts")
    assert (table.tracks, table.gone) == ((8, 10), ["salts"])
    assert (table.tale.won, table.told("rolls"), table.table["die"]) == (1, [], None)


@rule("DAN-94")
def test_nothing_is_used_up_in_vain() -> None:
    """With the danger on its lowest space there is nothing to lower."""
    assert position("S102", 1, items=["thermos"]).open == ["take S102-1", "take S102-2"]
    table = position("S102", 2, items=["thermos"])
    assert table.open == ["take S102-1", "take S102-2", "use thermos"]
    assert table.refused("use seed_cake") == "DAN-94"


@rule("DAN-95")
def test_an_item_wins_only_its_own_type() -> None:
    """The flare is for fighting."""
    table = position("S314", 2, items=["flare", "thermos"])
    assert table.refused("spend flare") == "DAN-95"
    assert position("S122", items=["flare"]).open == ["bare", "spend flare"]


@rule("DAN-94")
def test_one_use_before_daring() -> None:
    """Danger 4, then 1: the same challenge is still to be tried or left."""
    table = position("S101", 4, items=["thermos"], seen=["C103", "C104"])
    assert table.open == ["try", "leave", "use thermos"]
    table.play("use thermos")
    assert (table.danger, table.open, table.gone) == (1, ["try", "leave"], ["thermos"])
