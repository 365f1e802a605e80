"""The Shifting Room (BET-133, BET-415, BET-436, BET-447)."""

from __future__ import annotations

import pytest

from tests.games.betrayal.drawn import draws, rolling
from tests.games.betrayal.positions import ROOMS, Sheet, position
from tests.rules import rule


@rule("BET-415", "BET-447")
def test_BET_E319_a_tile_that_others_hang_on_stays() -> None:
    """The Billiard Room joins two parts of the Ground floor."""
    house = ["billiard_room ground 1 0 1", "dance_hall ground 2 0 0"]
    table = draws(position(Sheet("teo", room="billiard_room"), house=house), "teo", "shifting_room")
    assert (table.place("billiard_room"), table.frame) == ((1, 1, 0, 1), "Act")


@rule("BET-415")
def test_a_shifted_tile_takes_everything_along() -> None:
    """To another doorway of the floor; explorers and piles ride, and nobody rolls."""
    house = ["rafters upper 1 0 1"]
    leona = Sheet("leona", room="rafters")
    table = position(leona, house=house, piles={"rafters": ["axe"]})
    draws(table, "leona", "shifting_room")
    assert "top_landing e" not in table.offers("door")
    table.pick("leona", "door top_landing n")
    assert (table.room("leona"), table.pile("rafters")) == ("rafters", ["axe"])
    assert (table.place("rafters")[:3], table.rolls_left) == ((0, 0, 1), [])


@rule("BET-133", "BET-415")
def test_BET_E109_a_tile_that_moves_is_not_left() -> None:
    """The Rafters' exit roll is not made."""
    table = position(Sheet("leona", room="rafters"), house=["rafters upper 1 0 1"])
    draws(table, "leona", "shifting_room").pick("leona", "door top_landing w")
    assert (table.step("leona", "might"), table.rolls_left) == (4, [])


@rule("BET-415")
@pytest.mark.parametrize("room", ["vestibule", "great_hall", "top_landing", "cellar_landing"])
def test_start_tile_and_landings_stay(room: str) -> None:
    """They are never moved."""
    table = draws(position(Sheet("leona", room=room)), "leona", "shifting_room")
    assert (table.frame, table.discarded("shifting_room")) == ("Act", True)


@rule("BET-415", "BET-436")
def test_BET_E340_moving_closes_no_floor_either() -> None:
    """No other doorway is open here, and upstairs the tile would close the only one: it stays."""
    house = [
        "wandering_lift ground -1 0 1",
        "laundry_drop ground -1 1 1",
        "burying_ground ground 1 1 3",
        "oratory ground 1 0 3",
        "terrace upper 0 1 2",
        "box_room upper 1 0 3",
        "principal_bedchamber upper 0 -1 0",
        "vault upper -1 1 1",
    ]
    table = position(Sheet("teo", room="oratory"), house=house)
    assert table.night.open[1] == []
    assert table.night.open[0] == [ROOMS.index("top_landing") * 4 + 3]
    draws(table, "teo", "shifting_room")
    assert table.place("oratory") == (1, 1, 0, 3)


@rule("BET-415", "BET-447")
def test_BET_E351_reached_from_the_landing() -> None:
    """Before the Stair is found two rooms hang on this one alone: it stays."""
    house = ["bottle_cellar cellar 0 1 0", "surgery cellar 0 2 2", "drowned_cistern cellar -1 2 0"]
    table = position(Sheet("teo", room="bottle_cellar"), house=house)
    draws(table, "teo", "shifting_room")
    assert (table.place("bottle_cellar"), table.frame) == ((2, 0, 1, 0), "Act")


@rule("BET-415", "BET-447")
def test_a_link_can_keep_rooms_within_reach() -> None:
    """With a link to the far room the tile between may go."""
    house = ["bottle_cellar cellar 0 1 0", "surgery cellar 0 2 2"]
    teo = Sheet("teo", room="bottle_cellar")
    table = position(Sheet("bram"), teo, house=house, rolls="1 0 0")
    draws(table, "bram", "hidden_door").pick("bram", "to surgery", "no")
    draws(rolling(table, ""), "teo", "shifting_room")
    assert table.frame == "ChooseDoorway"
