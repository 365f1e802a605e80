"""Attic and basement (POS-291 to POS-320) and the saved limb (POS-307 to POS-309)."""

from __future__ import annotations

from tests.games.possession.positions import IDS, Sheet, position, refused
from tests.rules import rule


@rule("POS-151", "POS-291", "POS-292")
def test_POS_E182_into_the_attic() -> None:
    """One action, the key back to the supply, one secret chip."""
    table = position(Sheet(room="parlour", keys=1), attic=["saved_limb", "curse", "torn_page"])
    table.ann("go attic")
    assert (table.room("ann"), table.actions, table.player("ann").keys) == ("attic", 5, 0)
    assert (table.chips("ann"), table.seen()["supply"]["keys"]) == (["saved_limb"], 10)
    assert table.seen("ben")["players"][0]["house_chips"] == []
    assert table.seen("ben")["players"][0]["house_chip_count"] == 1


@rule("POS-151", "POS-291")
def test_POS_E183_from_the_right_room_with_a_key() -> None:
    """Neither from the nursery nor without a key."""
    refused(position(Sheet(room="nursery", keys=1)), "go attic", "POS-291")
    refused(position(Sheet(room="parlour")), "go attic", "POS-291")


@rule("POS-294", "POS-295", "POS-306")
def test_POS_E184_burst_of_strength() -> None:
    """Secret until used: 2 + 3 actions, and the chip stays."""
    table = position(Sheet(room="parlour", chip=2, chips=["burst_of_strength"]))
    assert table.seen("ben")["players"][0]["house_chips"] == []
    table.ann("use burst_of_strength")
    assert (table.actions, table.chips("ann")) == (5, ["burst_of_strength"])
    assert table.seen("ben")["players"][0]["used_chips"] == [IDS.index("burst_of_strength")]
    refused(table, "use burst_of_strength", "POS-295")


@rule("POS-143", "POS-299", "POS-300", "POS-301")
def test_POS_E185_leaving_comes_first() -> None:
    """To the parlour for one action and no key; stopping before is illegal."""
    ann = Sheet(room="attic", chip=4, hand=["whisky_bottle_1", "first_aid_kit_1"], life=8)
    table = position(ann)
    assert table.offered == ["go parlour", "use whisky_bottle_1"]
    refused(table, "end", "POS-300")
    refused(table, "use first_aid_kit_1", "POS-300")
    refused(table, "go stairs", "POS-301")
    table.ann("go parlour")
    assert (table.room("ann"), table.actions) == ("parlour", 3)


@rule("POS-296", "POS-302")
def test_POS_E186_out_and_in_again() -> None:
    """Two actions, one key, one more chip."""
    ann = Sheet(room="attic", chip=4, keys=2, chips=["torn_page"], hand=["whisky_bottle_1"])
    table = position(ann, attic=["burst_of_strength", "saved_limb", "curse"])
    table.ann("go parlour", "go attic")
    assert (table.actions, table.player("ann").keys) == (2, 1)
    assert table.chips("ann") == ["torn_page", "burst_of_strength"]


@rule("POS-297")
def test_POS_E187_the_last_but_one() -> None:
    """Ann draws one, the other leaves the game unseen."""
    table = position(Sheet(room="parlour", keys=1), attic=["torn_page", "curse"])
    table.ann("go attic")
    assert (table.chips("ann"), table.seen()["attic"]) == (["torn_page"], 0)
    assert table.night.undrawn == [IDS.index("curse")]
    assert not table.night.knows(IDS.index("curse"), 0)


@rule("POS-298")
def test_POS_E188_an_empty_attic() -> None:
    """The key is spent for nothing."""
    table = position(Sheet(room="parlour", keys=1), attic=[])
    table.ann("go attic")
    assert (table.player("ann").keys, table.chips("ann")) == (0, [])


@rule("POS-303")
def test_POS_E189_possessed_players_leave_first() -> None:
    """Dan cannot attack Ann in the attic: he leaves, the only thing to do, unasked."""
    dan = Sheet(possessed=True, room="attic")
    table = position(Sheet(room="attic"), dan=dan, turn="dan")
    assert (table.room("dan"), table.actions) == ("parlour", 4)
    assert table.offers("attack") == []


@rule("POS-304", "POS-366")
def test_POS_E190_no_action_no_leaving() -> None:
    """Ann stays."""
    table = position(Sheet(room="attic", chip=2, actions_lost=2))
    assert (table.room("ann"), table.player("ann").has_played) == ("attic", True)


@rule("POS-225", "POS-307", "POS-308")
def test_POS_E192_saved_limb() -> None:
    """No Part lost; the chip leaves the game."""
    dan = Sheet(possessed=True, room="study", chips=["saved_limb"])
    ann = Sheet(room="study", weapon="shovel_1")
    table = position(ann, dan=dan, turn="dan", rolls="- - - WW WW -")
    table.dan("attack 0")
    assert (table.frame, table.offered) == ("SaveLimb", ["save", "pass"])
    table.dan("save")
    assert (table.lost("dan"), table.chips("dan"), table.gone()) == ({}, [], ["saved_limb"])


@rule("POS-278", "POS-309")
def test_POS_E193_nothing_against_7() -> None:
    """Dan dies."""
    dan = Sheet(possessed=True, room="study", chips=["saved_limb"])
    ann = Sheet(room="study", weapon="chainsaw_1")
    table = position(ann, dan=dan, turn="dan", rolls="- - - WW WW W")
    table.dan("attack 0")
    assert table.player("dan").is_dead


@rule("POS-295", "POS-316")
def test_POS_E194_cellar_brew() -> None:
    """Four life; the chip stays."""
    table = position(Sheet(room="study", life=10, chips=["cellar_brew"]))
    table.ann("use cellar_brew")
    assert (table.life("ann"), table.chips("ann"), table.actions) == (14, ["cellar_brew"], 6)


@rule("POS-293", "POS-295", "POS-320")
def test_POS_E195_rotten_floor() -> None:
    """Three wounds at once; the chip stays."""
    table = position(
        Sheet(room="dining_hall", keys=1), rolls="WW W",
        basement=["rotten_floor", "cellar_brew", "chalk_circle_1"],
    )  # fmt: skip
    table.ann("go basement")
    assert (table.life("ann"), table.chips("ann")) == (12, ["rotten_floor"])
    assert table.seen()["players"][0]["used_chips"] == [IDS.index("rotten_floor")]


@rule("POS-300", "POS-304", "POS-367")
def test_POS_E249_an_action_gained_must_leave() -> None:
    """0 + 2 actions, and the first one is spent on leaving."""
    table = position(Sheet(room="attic", chip=2, actions_lost=2, hand=["whisky_bottle_1"]))
    assert table.offered == ["use whisky_bottle_1", "end"]
    table.ann("use whisky_bottle_1")
    assert (table.room("ann"), table.actions) == ("parlour", 1)


@rule("POS-304")
def test_without_the_free_effect_one_may_stay() -> None:
    """With 0 actions the turn may end in the attic."""
    table = position(Sheet(room="attic", chip=2, actions_lost=2, hand=["whisky_bottle_1"]))
    table.ann("end")
    assert table.room("ann") == "attic"


@rule("POS-307")
def test_the_limb_may_be_let_go() -> None:
    """Dan passes and loses the leg."""
    dan = Sheet(possessed=True, room="study", chips=["saved_limb"])
    ann = Sheet(room="study", weapon="shovel_1")
    table = position(ann, dan=dan, turn="dan", rolls="- - - WW WW -")
    table.dan("attack 0", "pass")
    assert (table.lost("dan"), table.chips("dan")) == ({"right_leg": "study"}, ["saved_limb"])


@rule("POS-300", "POS-301")
def test_the_turn_goes_on_after_leaving() -> None:
    """Ann leaves unasked; then she may search, bar a door or end, and a hunter may attack."""
    table = position(Sheet(room="attic", chip=4))
    assert (table.room("ann"), table.actions) == ("parlour", 3)
    assert {"search", "bar nursery", "end"} <= set(table.offered)
    dan = Sheet(room="basement", possessed=True)
    table = position(Sheet(room="dining_hall"), dan=dan, turn="dan")
    assert (table.room("dan"), table.actions) == ("dining_hall", 4)
    assert {"attack 0", "break study", "end"} <= set(table.offered)


@rule("POS-295", "POS-316")
def test_the_brew_is_drunk_once() -> None:
    """It stays with its owner, but gives nothing more."""
    table = position(Sheet(life=5, chips=["cellar_brew", "saved_limb"]))
    table.ann("use cellar_brew")
    assert (table.life("ann"), table.chips("ann")) == (9, ["cellar_brew", "saved_limb"])
    refused(table, "use cellar_brew", "POS-295")


@rule("POS-310", "POS-311")
def test_the_curse_waits_for_the_next_round() -> None:
    """Drawn now, it marks Ann until the next possession phase, whatever she rolls for wounds."""
    attic = ["curse", "torn_page", "saved_limb"]
    table = position(Sheet(room="parlour", keys=1), attic=attic, rolls="-")
    table.ann("go attic")
    assert (table.life("ann"), table.player("ann").is_cursed) == (15, True)
    assert not table.is_possessed("ann")
