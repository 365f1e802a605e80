"""Distances, exploring, placing tiles (BET-13 to BET-16, BET-97 to BET-123, BET-435 to BET-437)."""

from __future__ import annotations

import pytest

from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.rules.exploring import discover
from dreadhouse.games.betrayal.rules.house import distance, refresh, take_up, turns_for
from dreadhouse.games.betrayal.rules.moving import step_toward
from dreadhouse.games.betrayal.rules.placing import fetch
from dreadhouse.games.betrayal.state import (
    CELLAR,
    CELLS,
    EMPTY,
    GROUND,
    MIDDLE,
    SIZE,
    UNREACHED,
    UPPER,
    Link,
    Night,
)
from tests.games.betrayal.positions import ROOMS, Sheet, Table, position, refused
from tests.rules import rule


def at(name: str) -> int:
    """A room's number."""
    return ROOMS.index(name)


def cell(floor: int, x: int, y: int) -> int:
    """A cell by its place."""
    return floor * CELLS + MIDDLE + y * SIZE + x


def placed(table: Table, name: str) -> None:
    """Take the first way to turn a tile, while one is asked for."""
    while table.frame == "TurnTile":
        table.pick(name, table.offered[0])


@rule("BET-13", "BET-14")
def test_BET_E73_distances() -> None:
    """3 over the Rift; the slide is no way."""
    table = position(
        Sheet("bram"),
        house=[
            "groaning_passage cellar 0 1 0",
            "rift cellar 0 2 0",
            "cobweb_passage cellar 0 3 0",
            "laundry_drop ground 1 0 3",
        ],
    )
    night = table.night
    assert distance(night, at("cellar_landing"), at("cobweb_passage")) == 3
    assert distance(night, at("laundry_drop"), at("cellar_landing")) == UNREACHED
    assert distance(night, at("vestibule"), at("laundry_drop")) == 1
    assert distance(night, at("vestibule"), at("top_landing")) == 3
    assert distance(night, at("vestibule"), at("cellar_landing")) == UNREACHED


@rule("BET-16")
def test_BET_E74_a_forced_step_never_crosses() -> None:
    """Wren's only way to the Cellar Landing lies across: she stays."""
    table = position(
        Sheet("wren", room="rift", side=1),
        house=["groaning_passage cellar 0 1 0", "rift cellar 0 2 0", "cobweb_passage cellar 0 3 0"],
    )
    step_toward(table.night, 0, at("cellar_landing"))
    table.night.advance()
    assert (table.room("wren"), table.side("wren")) == ("rift", 1)
    table = position(
        Sheet("wren", room="rift", side=2),
        house=["groaning_passage cellar 0 1 0", "rift cellar 0 2 0"],
    )
    step_toward(table.night, 0, at("cellar_landing"))
    table.night.advance()
    assert (table.room("wren"), table.left("wren")) == ("groaning_passage", 4)


@rule("BET-16", "BET-429")
def test_BET_E333_panels_in_counts_and_steps() -> None:
    """Distance 1, but no forced step goes through."""
    table = position(Sheet("bram", room="box_room"), house=["box_room ground 1 1 3"])
    night = table.night
    night.panels = [Link(at("box_room"), 0, at("main_stair"), 0)]
    refresh(night)
    assert distance(night, at("box_room"), at("main_stair")) == 1
    night.panels = [Link(at("box_room"), 0, at("top_landing"), 0)]
    refresh(night)
    step_toward(night, 0, at("top_landing"))
    night.advance()
    assert table.room("bram") == "box_room"


@rule("BET-99", "BET-100", "BET-102")
def test_BET_E75_a_tile_of_another_floor_is_set_aside() -> None:
    """The Store is set aside unseen, the Billiard Room placed and entered."""
    table = position(
        Sheet("dita", room="great_hall"),
        stack=["butchers_store", "billiard_room", "..."],
        events=["helpful_double"],
    )
    table.pick("dita", "explore e")
    assert table.place("billiard_room") == (GROUND, 1, 1, 1)
    assert (table.room("dita"), table.left("dita")) == ("billiard_room", 5)
    assert table.view()["stack"]["aside"] == 1
    assert table.view()["stack"]["aside_known"] == []


@rule("BET-100", "BET-101")
def test_BET_E76_the_aside_becomes_a_new_stack() -> None:
    """Both are set aside, the three are shuffled, the Dance Hall is placed."""
    order = [at("bottle_cellar"), at("map_room"), at("dance_hall")]
    table = position(
        Sheet("bram"),
        stack=["map_room", "bottle_cellar"],
        aside=["dance_hall"],
        orders=[order],
        events=["helpful_double"],
    )
    table.pick("bram", "explore e")
    assert table.is_in_house("dance_hall")
    left = table.night.stack_of_tiles + table.night.aside
    assert sorted(left) == sorted([at("map_room"), at("bottle_cellar")])


@rule("BET-102", "BET-103")
def test_BET_E77_the_turn_that_joins_most() -> None:
    """Only the rotation that joins all three neighbours is allowed."""
    table = position(
        Sheet("bram"),
        house=[
            "dance_hall ground 2 0 0",
            "flagged_court ground 3 1 0",
            "cobweb_passage ground 2 2 0",
        ],
    )
    turns = turns_for(table.night, at("red_parlour"), cell(GROUND, 2, 1), 2, True)
    assert turns == [0]
    assert turns_for(table.night, at("red_parlour"), cell(GROUND, 2, 1), 3, True) != [0]


@rule("BET-104")
def test_BET_E78_a_false_door() -> None:
    """Nobody moves through it."""
    table = position(
        Sheet("bram", room="dance_hall"),
        house=["dance_hall ground 2 1 0", "box_room ground 1 1 3"],
    )
    assert table.offers("go") == []
    tiles = {tile["room"]: tile for tile in table.view()["tiles"]}
    assert tiles[at("dance_hall")]["false_doors"] == 0b1000


@rule("BET-105")
def test_BET_E79_a_false_door_opens_again() -> None:
    """The lift leaves the cell before it."""
    table = position(
        Sheet("bram", room="dance_hall"),
        house=["dance_hall ground 2 1 0", "wandering_lift ground 1 1 3"],
    )
    assert "w" not in table.offers("explore")
    take_up(table.night, at("wandering_lift"), EMPTY)
    refresh(table.night)
    assert 4 * at("dance_hall") + 3 in table.night.open[GROUND]


@rule("BET-106", "BET-138")
def test_BET_E80_a_false_window() -> None:
    """A tile lies before the Guest Chamber's window."""
    house = ["guest_chamber upper 1 0 0"]
    table = position(Sheet("wren"), house=house)
    tiles = {tile["room"]: tile for tile in table.view()["tiles"]}
    assert tiles[at("guest_chamber")]["true_windows"] == 0b0010
    table = position(Sheet("wren"), house=["guest_chamber upper 1 0 3", "map_room upper 1 1 0"])
    tiles = {tile["room"]: tile for tile in table.view()["tiles"]}
    assert tiles[at("guest_chamber")]["windows"] == 0b0001
    assert tiles[at("guest_chamber")]["true_windows"] == 0


@rule("BET-83", "BET-109")
def test_BET_E81_symbol_first_then_text() -> None:
    """An omen, 1 point at the end of the turn, then the haunt roll."""
    table = position(
        Sheet("teo", room="cellar_landing"),
        stack=["boiler_room", "..."],
        omens=["spear"],
        rolls="1 1 1 1 1 1",
    )
    table.pick("teo", "explore n")
    placed(table, "teo")
    assert table.cards("teo") == ["spear"]
    table.pick("teo", "end", "lose might")
    ids = [event.id for event in table.night.journal(-1)]
    assert ids.index("draws-card") < ids.index("hurt") < ids.index("house-sleeps")


@rule("BET-111")
def test_BET_E83_a_placed_room_gives_no_card() -> None:
    """Its first visitor draws nothing and may move on."""
    table = position(Sheet("agnes", room="great_hall"), orders=[[]], stack=["oratory"])
    fetch(table.night, 0, at("oratory"))
    table.night.advance()
    table.pick("agnes", "door great_hall e")
    placed(table, "agnes")
    assert table.room("agnes") == "great_hall"
    table.pick("agnes", "go oratory")
    assert table.cards("agnes") == []
    assert table.offers("go") == ["great_hall"]


@rule("BET-114")
def test_BET_E86_no_tile_for_a_floor() -> None:
    """Bram may not explore, Wren may."""
    table = position(
        Sheet("bram", room="cellar_landing"),
        Sheet("wren", room="top_landing"),
        stack=["map_room"],
    )
    assert table.offers("explore") == []
    refused(table, "bram", "explore n", "BET-114")
    table.pick("bram", "end")
    assert table.offers("explore") == ["n", "e", "s", "w"]


@rule("BET-115")
def test_BET_E87_the_whole_house_is_found() -> None:
    """Nobody can explore; the game goes on."""
    table = position(Sheet("bram"), stack=[])
    assert table.offers("explore") == []
    table.pick("bram", "go great_hall", "end")
    assert table.asked


def narrow_cellar(**more: object) -> Table:
    """A Cellar with its landing's south as the only open doorway."""
    return position(
        Sheet("teo", room="cellar_landing"),
        house=["chalk_circle cellar 0 1 0", "box_room cellar 1 0 3", "cellar_stair cellar -1 0 1"],
        **more,  # type: ignore[arg-type]
    )


@rule("BET-116", "BET-117")
def test_BET_E88_a_tile_that_would_close_the_floor() -> None:
    """The Tomb is set aside; the next tile is tried."""
    table = narrow_cellar(stack=["family_tomb", "bottle_cellar", "..."], items=["axe"])
    assert len(table.night.open[CELLAR]) == 1
    table.pick("teo", "explore s")
    placed(table, "teo")
    assert table.room("teo") == "bottle_cellar"
    assert not table.is_in_house("family_tomb")
    assert table.view()["stack"]["aside_known"] == [at("family_tomb")]


@rule("BET-118")
def test_BET_E89_every_tile_would_close_the_floor() -> None:
    """He cuts a new doorway; the first tile rejected is placed."""
    table = position(
        Sheet("teo", room="cellar_landing"),
        house=[
            "chalk_circle cellar 0 1 0",
            "bottle_cellar cellar 1 0 1",
            "laundry_drop cellar 2 0 3",
            "cellar_stair cellar -1 0 1",
        ],
        stack=["family_tomb", "vault", "box_room"],
        orders=[[at("vault"), at("box_room")]],
        events=["helpful_double"],
    )
    assert [doorway >> 2 for doorway in table.night.open[CELLAR]] == [at("cellar_landing")]
    table.pick("teo", "explore s")
    assert table.frame == "MarkDoorway"
    marks = table.offers("mark")
    assert not [mark for mark in marks if mark.startswith("laundry_drop")]
    assert "bottle_cellar s" in marks
    assert "cellar_landing s" not in marks
    table.pick("teo", "mark bottle_cellar n")
    assert table.room("teo") == "family_tomb"
    assert table.night.open[CELLAR] == [4 * at("bottle_cellar")]


@rule("BET-120")
def test_BET_E90_no_room_to_discover() -> None:
    """Anselm goes to a room of his choice and draws nothing."""
    table = position(Sheet("anselm"), house=["drowned_cistern cellar 0 1 1"], stack=["dance_hall"])
    discover(table.night, 0, CELLAR)
    table.night.advance()
    assert table.offers("to") == ["cellar_landing", "drowned_cistern"]
    table.pick("anselm", "to drowned_cistern")
    assert (table.room("anselm"), table.night.in_play) == ("drowned_cistern", [])


@rule("BET-121")
def test_BET_E91_a_room_is_fetched() -> None:
    """It is placed, and the stack is shuffled."""
    order = [at("map_room"), at("box_room")]
    table = position(Sheet("wren"), stack=["box_room", "alembic_room", "map_room"], orders=[order])
    fetch(table.night, 0, at("alembic_room"))
    table.night.advance()
    assert "cellar_landing n" in table.offers("door")
    assert "top_landing n" in table.offers("door")
    assert not [door for door in table.offers("door") if door.startswith("vestibule")]
    table.pick("wren", "door cellar_landing n")
    placed(table, "wren")
    assert table.place("alembic_room")[:3] == (CELLAR, 0, 1)
    assert table.night.stack_of_tiles == order
    assert table.room("wren") == "vestibule"


@rule("BET-122")
def test_BET_E92_a_named_room_must_fit() -> None:
    """It is placed though it closes its floor."""
    house = [
        "burying_ground ground 1 0 3",
        "wandering_lift ground -1 0 1",
        "laundry_drop ground 1 1 3",
        "principal_bedchamber upper 0 1 2",
        "box_room upper 1 0 3",
        "vault upper -1 0 1",
    ]
    table = position(
        Sheet("wren"), house=house, stack=["oratory", "dance_hall", "map_room"], orders=[[18, 26]]
    )
    assert [len(table.night.open[floor]) for floor in (UPPER, GROUND)] == [1, 1]
    fetch(table.night, 0, at("oratory"))
    table.night.advance()
    assert table.offers("door") == ["top_landing s", "great_hall w"]
    table.pick("wren", "door great_hall w")
    assert table.is_in_house("oratory")
    assert table.night.open[GROUND] == []


@rule("BET-123")
def test_BET_E94_monsters_never_explore() -> None:
    """Only joined rooms are offered, and nothing is drawn."""
    from dreadhouse.games.betrayal.rules.monsters import MoveMonster
    from dreadhouse.games.betrayal.rules.stunning import place_monster

    table = position(
        Sheet("bram", room="top_landing"),
        Sheet("leona", room="top_landing"),
        haunt="made_up",
        traitor="leona",
        house=["kitchen_garden ground 1 1 0"],
    )
    monster = place_monster(table.night, 0, at("great_hall"), 0)
    monster.left = 3
    table.night.push(MoveMonster(1, monster.number))
    table.night.advance()
    assert "kitchen_garden" in table.offers("walk")
    assert not table.offers("explore")
    table.pick("leona", "walk kitchen_garden")
    assert table.night.in_play == []


@rule("BET-435")
def test_BET_E339_backs_lie_open() -> None:
    """Everybody sees that the top tile may lie in the Cellar only."""
    table = position(Sheet("bram"), stack=["rift", "dance_hall"])
    for name in ("", "bram"):
        assert table.view(name)["stack"]["top"] == ["cellar"]
        assert table.view(name)["stack"]["known"] == []


@rule("BET-437")
def test_BET_E341_the_front_door_is_no_wall() -> None:
    """A tile before it neither joins nor is joined, and the wall is never cut."""
    from dreadhouse.games.betrayal.rules.house import can_be_marked

    table = position(Sheet("bram"), house=["dance_hall ground 0 -1 0"])
    assert "dance_hall" not in table.offers("go")
    assert not can_be_marked(position(Sheet("bram")).night, at("vestibule"), 2, -1)


@rule("BET-439")
@pytest.mark.parametrize("speed", [1])
def test_BET_E343_the_exit_roll_comes_first(speed: int) -> None:
    """Wren dies in the Lumber Room; no tile is turned up."""
    table = position(
        Sheet("wren", room="lumber_room", speed=speed),
        house=["lumber_room ground 1 1 0"],
        haunt="made_up",
        traitor="constance",
        rolls="1 1 0",
    )
    before = len(table.night.stack_of_tiles)
    table.pick("wren", "explore n")
    assert table.player("wren").is_dead
    assert table.room("wren") == "lumber_room"
    assert len(table.night.stack_of_tiles) == before


def test_random_houses_hang_together() -> None:
    """In whole games no doorway is both open and walled, and no floor ever closes early."""
    from dreadhouse.kernel.dice import Dice

    for number in range(6):
        night = GAME.start(3, {}, bytes([number]) * 32)
        assert isinstance(night, Night)
        stream = Dice(bytes([number + 1]) * 32)
        while night.result is None:
            options = night.options(night.seat)
            night.apply(options[stream.below(len(options))], night.seat)
            for floor in range(3):
                left = [
                    t
                    for t in night.stack_of_tiles + night.aside
                    if night.printed.floors[t] >> floor & 1
                ]
                assert night.open[floor] or not left or not night.cell
