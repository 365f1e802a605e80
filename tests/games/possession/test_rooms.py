"""Rest, heal and the special rooms (POS-180 to POS-183, POS-205 to POS-224, POS-403)."""

from __future__ import annotations

from tests.games.possession.positions import Sheet, position, refused
from tests.rules import rule


@rule("POS-180", "POS-181", "POS-182")
def test_POS_E86_rest_up_to_the_value() -> None:
    """3 comes back, not 5 and not this round's 2."""
    table = position(Sheet(room="sun_porch", chip=2, played=[3, 5]))
    assert table.offers("rest") == ["3"]
    refused(table, "rest 5", "POS-180")
    refused(table, "rest 2", "POS-181")
    table.ann("rest 3")
    assert table.seen()["players"][0]["hand_chips"] == [3, 4, 6]


@rule("POS-180", "POS-182")
def test_POS_E87_the_bedroom() -> None:
    """Rest value 6."""
    table = position(Sheet(room="bedroom", chip=2, played=[6]))
    table.ann("rest 6")
    assert 6 in table.seen()["players"][0]["hand_chips"]


@rule("POS-182")
def test_rest_values() -> None:
    """6 in the bedroom, 4 in sun porch and dining hall, 5 in the shrine room."""
    for room, least in (("bedroom", 6), ("sun_porch", 4), ("dining_hall", 4), ("shrine_room", 5)):
        table = position(Sheet(room=room, chip=2, played=[3, 4, 5, 6]))
        assert table.offers("rest") == [str(chip) for chip in range(3, least + 1)]


@rule("POS-41", "POS-183")
def test_POS_E88_life_never_rises_above_15() -> None:
    """13 and three shields are 15."""
    table = position(Sheet(room="bedroom", life=13), rolls="S S S")
    table.ann("heal")
    assert table.life("ann") == 15


@rule("POS-164", "POS-183")
def test_POS_E89_heal() -> None:
    """Two shields, one action, one cube."""
    table = position(Sheet(room="washroom", life=6), rolls="S W S")
    table.ann("heal")
    assert (table.life("ann"), table.actions, table.cubes("ann")) == (8, 5, ["washroom"])


@rule("POS-180", "POS-181", "POS-403")
def test_POS_E252_nothing_without_an_effect() -> None:
    """No healing at 15 life, no rest without a fitting chip."""
    refused(position(Sheet(room="washroom")), "heal", "POS-403")
    refused(position(Sheet(room="bedroom", chip=4)), "rest 3", "POS-403")
    refused(position(Sheet(room="bedroom", chip=4)), "rest 4", "POS-181")


@rule("POS-205", "POS-206")
def test_POS_E106_a_cube_comes_back() -> None:
    """A shield, and no action spent."""
    table = position(Sheet(room="bedroom", cubes=["study"]), rolls="S")
    table.ann("recover")
    assert (table.cubes("ann"), table.actions, table.player("ann").cubes_left) == ([], 6, 5)


@rule("POS-206", "POS-207")
def test_POS_E107_no_shield() -> None:
    """The turn goes on with all actions, and without a second roll."""
    table = position(Sheet(room="bedroom", cubes=["study"]), rolls="W")
    table.ann("recover")
    assert (table.cubes("ann"), table.actions) == (["study"], 6)
    refused(table, "recover", "POS-206")


@rule("POS-206")
def test_POS_E108_only_before_any_action() -> None:
    """Out and back is too late."""
    table = position(Sheet(room="bedroom", cubes=["study"]))
    table.ann("go washroom", "go bedroom")
    refused(table, "recover", "POS-206")


@rule("POS-206", "POS-224")
def test_POS_E109_possessed_players_may_recover() -> None:
    """Dan's cube is back."""
    dan = Sheet(possessed=True, room="bedroom", cubes=["study"])
    table = position(dan=dan, turn="dan", rolls="S")
    table.dan("recover")
    assert (table.cubes("dan"), table.actions) == ([], 5)


@rule("POS-206", "POS-403")
def test_which_cube_comes_back_is_picked() -> None:
    """From another room only; with none there the roll is not offered."""
    table = position(Sheet(room="bedroom", cubes=["study", "kitchen", "bedroom"]), rolls="S")
    table.ann("recover")
    assert table.offers("cube") == ["study", "kitchen"]
    table.ann("cube kitchen")
    assert table.cubes("ann") == ["bedroom", "study"]
    refused(position(Sheet(room="bedroom", cubes=["bedroom"])), "recover", "POS-403")


@rule("POS-166", "POS-210")
def test_POS_E110_sun_porch() -> None:
    """3 + 2 actions; resting there is impossible now."""
    table = position(Sheet(room="sun_porch", chip=3, played=[2]))
    table.ann("porch")
    assert (table.actions, table.cubes("ann")) == (5, ["sun_porch"])
    refused(table, "rest 2", "POS-165")


@rule("POS-211")
def test_POS_E111_sun_porch_needs_a_cube() -> None:
    """Neither with the cube there nor without one."""
    refused(position(Sheet(room="sun_porch", cubes=["sun_porch"])), "porch", "POS-211")
    away = ["kitchen", "nursery", "study", "tool_shed", "washroom"]
    refused(position(Sheet(room="sun_porch", cubes=away)), "porch", "POS-211")


@rule("POS-212")
def test_POS_E112_sun_porch_is_for_normal_players() -> None:
    """Dan may not."""
    table = position(dan=Sheet(possessed=True, room="sun_porch"), turn="dan")
    refused(table, "porch", "POS-212")


@rule("POS-210", "POS-367")
def test_POS_E113_losses_come_off_the_chip() -> None:
    """4 - 2 + 2."""
    table = position(Sheet(room="sun_porch", chip=4, actions_lost=2))
    table.ann("porch")
    assert table.actions == 4


@rule("POS-210")
def test_POS_E263_sun_porch_only_at_the_start() -> None:
    """To the parlour and back is too late."""
    table = position(Sheet(room="sun_porch"))
    table.ann("go parlour", "go sun_porch")
    refused(table, "porch", "POS-210")


@rule("POS-220")
def test_POS_E118_window_travel() -> None:
    """Two actions to the bedroom."""
    table = position(Sheet(room="nursery", chip=4))
    table.ann("window bedroom")
    assert (table.room("ann"), table.actions) == ("bedroom", 2)


@rule("POS-221")
def test_POS_E119_other_actions_first() -> None:
    """Search, then travel."""
    table = position(Sheet(room="nursery", chip=4), deck=["page_1"])
    table.ann("search", "window washroom")
    assert (table.room("ann"), table.actions) == ("washroom", 1)


@rule("POS-221")
def test_POS_E120_not_after_leaving() -> None:
    """Back in the nursery it is too late."""
    table = position(Sheet(room="nursery", chip=4))
    table.ann("go parlour", "go nursery")
    refused(table, "window bedroom", "POS-221")


@rule("POS-46", "POS-220")
def test_POS_E121_printed_windows_only() -> None:
    """The outer wall of the shrine room is none."""
    table = position(Sheet(room="nursery"))
    expected = ["tool_shed", "bedroom", "washroom", "kitchen", "sun_porch"]
    assert table.offers("window") == expected
    refused(table, "window shrine_room", "POS-220")


@rule("POS-48", "POS-130", "POS-223")
def test_POS_E122_arriving_is_entering() -> None:
    """The branch in the bedroom strikes."""
    table = position(Sheet(room="nursery"), branches=["bedroom"], rolls="W")
    table.ann("window bedroom")
    assert table.life("ann") == 14


@rule("POS-220")
def test_travel_starts_in_the_nursery() -> None:
    """Other windows serve no normal player."""
    refused(position(Sheet(room="kitchen")), "window bedroom", "POS-220")


@rule("POS-142", "POS-220")
def test_travel_needs_two_actions() -> None:
    """One is not enough."""
    refused(position(Sheet(room="nursery"), actions=1), "window bedroom", "POS-142")
