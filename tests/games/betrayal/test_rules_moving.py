"""The turn and movement (BET-79 to BET-96, BET-434)."""

from __future__ import annotations

import pytest

from dreadhouse.games.betrayal.rules.stunning import place_monster, stun
from dreadhouse.games.betrayal.rules.traits import gain, lose
from dreadhouse.games.betrayal.state import NO_CARD, SPEED
from tests.games.betrayal.positions import ROOMS, Sheet, position, refused
from tests.rules import rule

MADE_UP = "made_up"


@rule("BET-79", "BET-80", "BET-82")
def test_BET_E56_any_order() -> None:
    """Use, move, drop, move twice, try, end."""
    table = position(
        Sheet("saoirse", cards=["field_dressings", "axe"]),
        tokens=["small_bones top_landing"],
        rolls="0 0 0 0 1 1 1 0",
    )
    table.pick("saoirse", "use field_dressings")
    if table.frame == "ChooseSeat":
        table.pick("saoirse", "on 0")
    table.pick("saoirse", "go great_hall", "drop axe", "go main_stair", "go top_landing")
    assert table.left("saoirse") == 2
    table.pick("saoirse", "try small_bones")
    if table.frame == "TakePoint":
        table.pick("saoirse", "lose sanity")
    table.pick("saoirse", "end")
    assert table.asked != "saoirse"


@rule("BET-81", "BET-82")
def test_BET_E57_an_attack_without_movement_left() -> None:
    """The turn ends only at her word."""
    table = position(
        Sheet("leona"),
        Sheet("bram"),
        haunt=MADE_UP,
        traitor="bram",
        rolls="1 1 1 1 1 1 1 1 0",
    )
    table.night.is_halted = True
    table.again()
    assert table.offers("go") == []
    table.pick("leona", "attack 1")
    assert table.asked == "leona"
    assert table.offers("attack") == []
    table.pick("leona", "end")
    assert table.asked == "bram"


@rule("BET-83", "BET-228")
def test_BET_E58_the_end_of_a_turn() -> None:
    """The point of damage, then Blackout, then the haunt roll."""
    table = position(
        Sheet("constance", room="cellar_landing", cards=["blackout"]),
        stack=["boiler_room", "..."],
        omens=["spear"],
        rolls="2 2 2 2 2 2",
    )
    table.pick("constance", "explore n")
    if table.frame == "TurnTile":
        table.pick("constance", table.offered[0])
    assert table.cards("constance") == ["blackout", "spear"]
    table.pick("constance", "end")
    assert table.frame == "TakePoint"
    assert "blackout" in table.cards("constance")
    table.pick("constance", "lose speed")
    ids = [event.id for event in table.night.journal(-1)]
    assert ids.index("hurt") < ids.index("event-ends") < ids.index("house-sleeps")


@rule("BET-84", "BET-87", "BET-139")
def test_BET_E59_three_spaces() -> None:
    """Great Hall, Main Stair, Top Landing: movement is used up."""
    table = position(Sheet("anselm"))
    table.pick("anselm", "go great_hall", "go main_stair", "go top_landing")
    assert (table.left("anselm"), table.offered) == (0, ["end"])
    refused(table, "anselm", "go main_stair", "BET-84")


@rule("BET-85")
def test_BET_E60_the_present_speed() -> None:
    """After a rise 3 spaces are left, after a fall 2."""
    table = position(Sheet("mirela"))
    table.pick("mirela", "go great_hall")
    gain(table.night, 0, SPEED, 1, NO_CARD)
    assert table.left("mirela") == 3
    lose(table.night, 0, SPEED, 2)
    assert table.left("mirela") == 2


@rule("BET-12", "BET-86")
def test_BET_E61_corners_and_walls() -> None:
    """Rooms that touch at a corner, or by a wall, are not adjacent."""
    table = position(
        Sheet("bram", room="great_hall"),
        house=["red_parlour ground 1 1 1", "box_room ground 1 2 0", "kitchen_garden ground -1 0 1"],
    )
    assert "kitchen_garden" not in table.offers("go")
    assert "box_room" not in table.offers("go")
    refused(table, "bram", "go box_room", "BET-86")
    table = position(Sheet("bram", room="main_stair"), house=["box_room ground 1 2 0"])
    assert table.offers("go") == ["great_hall", "top_landing"]


@rule("BET-88")
def test_BET_E62_the_front_door_is_closed() -> None:
    """Nobody goes out by it."""
    table = position(Sheet("bram"))
    assert table.offers("explore") == ["e", "w"]
    refused(table, "bram", "step_out", "BET-79")


@rule("BET-89", "BET-90", "BET-107")
def test_BET_E63_a_card_ends_movement() -> None:
    """Items may still be handled, but no move and no exploring."""
    table = position(
        Sheet("dita", cards=["axe", "field_dressings"]),
        stack=["glasshouse", "..."],
        events=["helpful_double"],
        items=["river_pebble"],
        piles={"glasshouse": ["spear"]},
    )
    table.pick("dita", "go great_hall", "explore e")
    table.pick("dita", table.offered[0])
    assert table.room("dita") == "glasshouse"
    assert table.left("dita") > 0
    assert table.offers("go") == table.offers("explore") == []
    assert table.offers("drop")
    assert table.offers("take")
    assert table.offers("use")
    refused(table, "dita", "go great_hall", "BET-434")


@rule("BET-84", "BET-99", "BET-107")
def test_BET_E64_exploring_costs_a_space() -> None:
    """One space left in the Passage, none of use in the Parlour."""
    table = position(Sheet("anselm"), stack=["groaning_passage", "..."])
    table.pick("anselm", "go great_hall", "explore e")
    assert (table.room("anselm"), table.left("anselm")) == ("groaning_passage", 1)
    assert table.offers("go") == ["great_hall"]
    table = position(Sheet("anselm"), stack=["red_parlour", "..."], items=["axe"])
    table.pick("anselm", "go great_hall", "explore e")
    while table.frame == "TurnTile":
        table.pick("anselm", table.offered[0])
    assert table.cards("anselm") == ["axe"]
    assert table.offers("go") == []


@rule("BET-81", "BET-89", "BET-90")
def test_BET_E65_a_draw_ends_the_movement_only() -> None:
    """She draws an Item from the Cupboard and attacks afterwards."""
    table = position(
        Sheet("dita"),
        Sheet("leona"),
        haunt=MADE_UP,
        traitor="leona",
        tokens=["cupboard vestibule"],
        items=["axe"],
        rolls="2 2",
    )
    table.pick("dita", "try cupboard")
    assert table.cards("dita") == ["axe"]
    assert table.offers("go") == []
    assert table.offers("attack") == ["1"]


@rule("BET-96", "BET-108")
def test_BET_E66_later_visitors_pass() -> None:
    """Anselm draws nothing and moves on."""
    table = position(Sheet("anselm", room="great_hall"), house=["glasshouse ground 1 1 3"])
    table.pick("anselm", "go glasshouse")
    assert table.cards("anselm") == []
    assert table.offers("go") == ["great_hall"]


@rule("BET-91", "BET-92")
def test_BET_E67_an_effect_moves_after_the_end_of_movement() -> None:
    """Saoirse stands in the Vestibule and still may not move."""
    table = position(
        Sheet("saoirse", room="great_hall"),
        stack=["glasshouse", "..."],
        events=["blue_flame"],
        rolls="1 1 0",
    )
    table.pick("saoirse", "explore e")
    table.pick("saoirse", table.offered[0])
    assert table.room("saoirse") == "vestibule"
    assert table.offers("go") == table.offers("explore") == []


@rule("BET-93")
def test_BET_E68_opponents_hold_one_up() -> None:
    """The first space costs 3; 1 is left."""
    table = position(Sheet("teo"), Sheet("leona"), haunt=MADE_UP, traitor="leona")
    place_monster(table.night, 0, ROOMS.index("vestibule"), 0)
    table.pick("teo", "go great_hall")
    assert table.left("teo") == 1


@rule("BET-94", "BET-305")
def test_BET_E69_the_stunned_hold_nobody_up() -> None:
    """Leaving costs 2."""
    table = position(Sheet("teo"), Sheet("leona"), haunt=MADE_UP, traitor="leona")
    stun(table.night, place_monster(table.night, 0, ROOMS.index("vestibule"), 0))
    table.pick("teo", "go great_hall")
    assert table.left("teo") == 2


@rule("BET-95")
def test_BET_E70_one_space_is_always_possible() -> None:
    """He moves one space, then his movement is over."""
    table = position(Sheet("bram", speed=1), Sheet("leona"), haunt=MADE_UP, traitor="leona")
    place_monster(table.night, 0, ROOMS.index("vestibule"), 0)
    table.pick("bram", "go great_hall")
    assert table.room("bram") == "great_hall"
    assert table.offers("go") == []
    refused(table, "bram", "go vestibule", "BET-434")


@rule("BET-96")
def test_BET_E72_back_and_forth_past_others() -> None:
    """Three spaces; nothing stops him."""
    table = position(Sheet("pip"), Sheet("bram", room="great_hall"), Sheet("wren"))
    table.pick("pip", "go great_hall", "go vestibule", "go great_hall")
    assert table.left("pip") == 2


@pytest.mark.parametrize(("spaces", "offered"), [("go main_stair", []), ("", ["cross"])])
@rule("BET-89", "BET-125", "BET-434")
def test_BET_E338_an_end_of_movement_is_no_lack_of_spaces(spaces: str, offered: list[str]) -> None:
    """After an omen the barrier may not be tried; with the last space used it may."""
    if spaces:
        table = position(
            Sheet("agnes", room="cellar_landing"), stack=["ossuary", "..."], omens=["spear"]
        )
        table.pick("agnes", "explore n")
        refused(table, "agnes", "cross", "BET-434")
    else:
        table = position(
            Sheet("agnes", room="cellar_landing", speed=1), house=["ossuary cellar 0 1 0"]
        )
        table.night.spaces = 1
        table.pick("agnes", "go ossuary")
        assert table.left("agnes") == 0
    assert [word for word in table.offered if word == "cross"] == offered


@rule("BET-79")
def test_the_view_says_why_not() -> None:
    """Every wish that is not offered comes with the rule that refuses it."""
    table = position(
        Sheet("bram", cards=["field_dressings", "blood_dagger"]),
        Sheet("wren"),
        piles={"vestibule": ["axe"]},
    )
    table.pick("bram", "drop field_dressings", "take axe")
    why = dict(table.view("bram")["why_not"])
    assert why["give blood_dagger"] == "BET-199"
    assert why["attack 1"] == "BET-266"
    assert why["take field_dressings"] == "BET-196"
    assert table.view("wren")["why_not"] == table.view("")["why_not"] == []
    for word, rule_id in why.items():
        refused(table, "bram", word, rule_id)
