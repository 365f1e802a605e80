"""Moving and doors (POS-148 to POS-163, POS-402)."""

from __future__ import annotations

from tests.games.possession.positions import Sheet, position, refused
from tests.rules import rule


@rule("POS-142", "POS-148")
def test_POS_E62_each_room_costs_an_action() -> None:
    """Three rooms, one action left."""
    table = position(Sheet(room="kitchen", chip=4))
    table.ann("go nursery", "go parlour", "go sun_porch")
    assert (table.room("ann"), table.actions) == ("sun_porch", 1)


@rule("POS-149", "POS-159")
def test_POS_E63_barred_doors() -> None:
    """Nobody passes; unbarring opens the way."""
    table = position(Sheet(room="kitchen", chip=4), barred=[("kitchen", "nursery")])
    refused(table, "go nursery", "POS-149")
    table.ann("unbar nursery")
    assert table.actions == 3
    table.ann("go nursery")
    assert table.room("ann") == "nursery"


@rule("POS-152", "POS-153", "POS-154")
def test_POS_E64_over_the_stairs_and_back() -> None:
    """Straight back from the stairs is illegal."""
    table = position(Sheet(room="parlour", chip=4))
    table.ann("go stairs")
    assert table.seen()["players"][0]["side"] == "down"
    refused(table, "go parlour", "POS-153")
    table.ann("go dining_hall", "go stairs", "go parlour")
    assert (table.room("ann"), table.actions) == ("parlour", 0)


@rule("POS-153", "POS-155")
def test_POS_E65_the_side_stays() -> None:
    """In the next round Ann may only go down."""
    table = position(Sheet(side="down"), round=3)
    assert table.offers("go") == ["dining_hall"]
    table = position(Sheet(room="parlour", chip=2))
    table.ann("go stairs", "end")
    assert table.seen()["players"][0]["side"] == "down"


@rule("POS-156")
def test_POS_E66_possessed_figures_keep_their_side() -> None:
    """From the dining hall only up to the parlour."""
    table = position(dan=Sheet(possessed=True, room="dining_hall"), turn="dan")
    table.dan("go stairs")
    assert table.offers("go") == ["parlour"]


@rule("POS-157", "POS-250")
def test_POS_E67_both_sides_are_one_room() -> None:
    """Dan attacks Ann across the stairs."""
    dan = Sheet(possessed=True, side="down")
    table = position(Sheet(side="up"), dan=dan, turn="dan", rolls="W - - S - -")
    table.dan("attack 0")
    assert table.frame == "Hide"
    table.ann("pass")
    assert table.life("ann") == 15


@rule("POS-150", "POS-162")
def test_POS_E68_a_removed_door_chip() -> None:
    """Open for ever, never barred again."""
    table = position(Sheet(room="study"), broken=[("study", "dining_hall")])
    refused(table, "bar dining_hall", "POS-162")
    table.ann("go dining_hall")
    assert table.room("ann") == "dining_hall"


@rule("POS-145", "POS-158", "POS-159", "POS-160")
def test_POS_E69_from_both_sides() -> None:
    """Ann bars, Ben unbars from the other room."""
    table = position(
        Sheet(room="study", chip=2), Sheet(room="dining_hall", chip=2), seats=2, goes_on=True
    )
    table.ann("bar dining_hall")
    assert (table.door("study", "dining_hall"), table.actions) == ("barred", 1)
    table.ann("end")
    table.ben("unbar study")
    assert (table.door("study", "dining_hall"), table.actions) == ("open", 1)


@rule("POS-161")
def test_POS_E70_possessed_players_and_doors() -> None:
    """Neither barring nor unbarring."""
    dan = Sheet(possessed=True, room="study")
    table = position(dan=dan, turn="dan", barred=[("study", "tool_shed")])
    refused(table, "bar dining_hall", "POS-161")
    refused(table, "unbar tool_shed", "POS-161")


@rule("POS-163")
def test_POS_E71_ways_without_a_door() -> None:
    """Neither the way to the attic nor an outer wall."""
    refused(position(Sheet(room="parlour")), "bar attic", "POS-163")
    table = position(Sheet(room="kitchen"))
    assert table.offers("bar") == ["nursery"]


@rule("POS-158", "POS-238", "POS-402")
def test_POS_E251_both_doors_of_the_stairs() -> None:
    """Ann bars the door she came through, and Dan may break it."""
    dan = Sheet(possessed=True)
    table = position(Sheet(side="down"), dan=dan)
    table.ann("bar parlour")
    assert table.door("parlour", "stairs") == "barred"
    table = position(Sheet(side="down"), dan=dan, turn="dan", barred=[("parlour", "stairs")])
    assert "parlour" in table.offers("break")
