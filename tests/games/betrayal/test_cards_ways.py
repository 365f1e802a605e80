"""Events that open ways and move explorers and tiles (BET-409 to BET-414, BET-450)."""

from __future__ import annotations

import pytest

from dreadhouse.games.betrayal.rules.monsters import ways_of
from tests.games.betrayal.drawn import draws, monster, wake
from tests.games.betrayal.positions import ROOMS, Sheet, Table, position, refused
from tests.rules import rule


def links(table: Table) -> list[tuple[str, int, str, int]]:
    """The two-way links, with the sides of their ends."""
    found = table.view()["links"]
    return [(ROOMS[one], side, ROOMS[other], other_side) for one, side, other, other_side in found]


def panels(table: Table) -> list[tuple[str, int, str, int]]:
    """The Turning Panels, with the sides of their ends."""
    found = table.view()["panels"]
    return [(ROOMS[one], side, ROOMS[other], other_side) for one, side, other, other_side in found]


# ---- links


@rule("BET-91", "BET-332", "BET-409")
def test_BET_E313_hidden_door() -> None:
    """4: the Upper floor; he links to the Map Room and is there; no space is left."""
    table = position(Sheet("pip"), house=["map_room upper 0 1 0"], rolls="2 1 1")
    draws(table, "pip", "hidden_door")
    assert table.offered == ["to top_landing", "to map_room"]
    table.pick("pip", "to map_room", "yes")
    assert (table.room("pip"), links(table)) == ("map_room", [("vestibule", 0, "map_room", 0)])
    assert table.offers("go") == []
    table.pick("pip", "end")
    while table.asked != "pip":
        table.pick(table.asked, "end")
    table.pick("pip", "go vestibule")
    assert (table.room("pip"), table.left("pip")) == ("vestibule", 4)


@rule("BET-409")
@pytest.mark.parametrize(
    ("rolls", "rooms"),
    [
        ("1 1 1", ["great_hall", "main_stair"]),
        ("1 0 0", ["cellar_landing", "bottle_cellar"]),
        ("2 2 2", ["great_hall", "main_stair", "top_landing", "cellar_landing", "bottle_cellar"]),
    ],
)
def test_hidden_door_by_its_totals(rolls: str, rooms: list[str]) -> None:
    """3: the Ground floor; 1: the Cellar; 6: any; and one may stay."""
    table = position(Sheet("pip"), house=["bottle_cellar cellar 0 1 0"], rolls=rolls)
    draws(table, "pip", "hidden_door")
    assert table.offers("to") == rooms
    table.pick("pip", f"to {rooms[-1]}", "no")
    assert (table.room("pip"), len(links(table))) == ("vestibule", 1)


@rule("BET-181", "BET-409")
def test_a_floor_without_another_room_gets_no_link() -> None:
    """In the Cellar Landing, with nothing else below, 1 does nothing."""
    table = position(Sheet("pip", room="cellar_landing"), rolls="1 0 0")
    draws(table, "pip", "hidden_door")
    assert (links(table), table.frame) == ([], "Act")


@rule("BET-438")
def test_BET_E342_the_sides_of_a_link() -> None:
    """From the Bell Turret's north side to the Rift's south side; from the other sides no way."""
    house = ["bell_turret upper 0 1 0", "rift cellar 0 1 0"]
    pip = Sheet("pip", room="bell_turret", side=1)
    table = position(pip, house=house, rolls="1 0 0")
    draws(table, "pip", "hidden_door").pick("pip", "to rift", "side second", "yes")
    assert links(table) == [("bell_turret", 1, "rift", 2)]
    assert (table.room("pip"), table.side("pip")) == ("rift", 2)


@rule("BET-333")
def test_BET_E249_a_link_is_no_doorway() -> None:
    """Nobody sees or explores through it."""
    anselm = Sheet("anselm", cards=["revolver"])
    table = position(anselm, Sheet("bram", room="top_landing"), rolls="2 2 0")
    draws(table, "anselm", "hidden_door").pick("anselm", "no")
    wake(table, "bram")
    assert links(table) == [("vestibule", 0, "top_landing", 0)]
    assert table.offers("attack") == []


@rule("BET-332", "BET-410")
def test_BET_E314_spiral_stair() -> None:
    """To the Terrace, where Bram draws an Event."""
    house = ["terrace upper 0 1 2"]
    table = position(Sheet("bram"), house=house, items=["axe"])
    draws(stacked(table, "helpful_double"), "bram", "spiral_stair")
    assert table.offers("to") == ["top_landing", "cellar_landing", "terrace"]
    table.pick("bram", "to terrace", "yes")
    assert (table.room("bram"), table.cards("bram")) == ("terrace", ["axe"])
    table = position(Sheet("bram"), house=house)
    draws(table, "bram", "spiral_stair").pick("bram", "to terrace", "no")
    assert (table.room("bram"), links(table)) == ("vestibule", [("vestibule", 0, "terrace", 0)])
    assert len(table.night.event_discard) == 1


def stacked(table: Table, event: str) -> Table:
    """This event lies on top, to be drawn after the next."""
    card = table.night.printed.cards.index(event)
    table.night.events.remove(card)
    table.night.events.append(card)
    return table


@rule("BET-332", "BET-410", "BET-415")
def test_BET_E248_the_ends_of_a_link_move_with_their_tiles() -> None:
    """Shifting Room moves the Terrace; the stair still joins the two rooms for 1 space."""
    house = ["surgery cellar 1 0 3", "terrace upper 0 1 2"]
    bram = Sheet("bram", room="surgery")
    table = position(bram, Sheet("teo", room="terrace"), house=house)
    draws(table, "bram", "spiral_stair").pick("bram", "to terrace", "no")
    draws(table, "teo", "shifting_room").pick("teo", "door top_landing e")
    while table.frame == "TurnTile":
        table.pick("teo", table.offered[0])
    assert table.place("terrace")[:3] == (0, 1, 0)
    table.pick("bram", "end")
    table.pick("teo", "go surgery")
    assert (table.room("teo"), table.left("teo")) == ("surgery", 3)


# ---- the Turning Panel


@rule("BET-110", "BET-411")
def test_BET_E315_turning_panel() -> None:
    """South of the Guest Chamber the Rafters are found; she draws an Event there; later others
    pass with Knowledge 3+."""
    house = ["guest_chamber upper 1 0 0"]
    wren = Sheet("wren", room="guest_chamber")
    table = position(wren, Sheet("teo", room="guest_chamber"), house=house, items=["axe"],
                     stack=["rafters", "map_room", "vault"], rolls="1 1 1 0  1 0 0 0")  # fmt: skip
    draws(stacked(table, "helpful_double"), "wren", "turning_panel")
    assert table.offers("door") == ["guest_chamber e", "guest_chamber s"]
    table.pick("wren", "door guest_chamber s")
    while table.frame == "TurnTile":
        table.pick("wren", table.offered[0])
    assert (table.room("wren"), table.cards("wren")) == ("rafters", ["axe"])
    assert (table.place("rafters")[:3], panels(table)) == (
        (0, 1, -1),
        [("guest_chamber", 0, "rafters", 0)],
    )
    table.pick("wren", "end")
    table.pick("teo", "panel rafters")
    assert (table.room("teo"), table.left("teo")) == ("rafters", 3)
    refused(table, "teo", "panel guest_chamber", "BET-445")


@rule("BET-445")
def test_a_panel_that_does_not_turn_keeps_the_space() -> None:
    """2 on Knowledge: still here, all spaces left, no second try this turn."""
    house = ["guest_chamber upper 1 0 0"]
    wren, teo = Sheet("wren", room="guest_chamber"), Sheet("teo", room="guest_chamber")
    table = position(wren, teo, house=[*house, "fencing_hall upper 1 -1 0"], rolls="1 1 0 0")
    draws(table, "wren", "turning_panel").pick("wren", "door guest_chamber s", "end")
    assert (table.room("wren"), panels(table)) == (
        "fencing_hall",
        [("guest_chamber", 0, "fencing_hall", 0)],
    )
    table.pick("teo", "panel fencing_hall")
    assert (table.room("teo"), table.left("teo")) == ("guest_chamber", 4)
    refused(table, "teo", "panel fencing_hall", "BET-445")


@rule("BET-334", "BET-411")
def test_BET_E250_four_doorways_have_no_wall() -> None:
    """In the Dance Hall nothing happens and the Event is discarded; nor without a tile behind."""
    table = position(Sheet("wren", room="dance_hall"), house=["dance_hall ground 1 0 0"])
    draws(table, "wren", "turning_panel")
    assert (panels(table), table.frame) == ([], "Act")
    assert table.discarded("turning_panel")
    house = ["guest_chamber upper 1 0 0"]
    table = position(Sheet("wren", room="guest_chamber"), house=house, stack=["bottle_cellar"])
    draws(table, "wren", "turning_panel")
    assert (panels(table), table.room("wren")) == ([], "guest_chamber")


@rule("BET-437")
def test_BET_E341_never_the_wall_with_the_front_door() -> None:
    """Neither from the tile south of the Vestibule nor from the Vestibule itself."""
    table = position(Sheet("wren", room="billiard_room"), house=["billiard_room ground 0 -1 1"])
    draws(table, "wren", "turning_panel")
    assert table.offers("door") == []
    table = position(Sheet("wren"), house=["billiard_room ground 0 -1 1"])
    draws(table, "wren", "turning_panel")
    assert (table.offers("door"), panels(table)) == ([], [])


@rule("BET-103", "BET-446")
def test_BET_E350_a_tile_behind_a_panel_joins_what_it_can() -> None:
    """The Vault's one doorway turns to the neighbour whose doorway faces the cell."""
    house = ["guest_chamber upper 1 0 0", "groaning_passage upper 1 -2 0"]
    wren = Sheet("wren", room="guest_chamber")
    table = position(wren, house=house, stack=["vault", "map_room"], events=["helpful_double"])
    draws(stacked(table, "helpful_double"), "wren", "turning_panel")
    table.pick("wren", "door guest_chamber s")
    assert table.place("vault") == (0, 1, -1, 2)
    assert table.room("wren") == "vault"


@rule("BET-314", "BET-411")
def test_BET_E237_monsters_pass_panels() -> None:
    """For one space, without a roll."""
    house = ["guest_chamber upper 1 0 0", "fencing_hall upper 1 -1 0"]
    table = position(Sheet("wren", room="guest_chamber"), house=house)
    draws(table, "wren", "turning_panel").pick("wren", "door guest_chamber s")
    monster(wake(table, "saoirse"), "guest_chamber")
    assert ROOMS.index("fencing_hall") in ways_of(table.night, table.night.monsters[0])


@rule("BET-411", "BET-445")
def test_BET_E349_nobody_is_walled_in() -> None:
    """With a false door and the panel alone no roll is needed."""
    house = ["box_room ground 1 0 0", "billiard_room ground 1 1 1"]
    dita = Sheet("dita", room="billiard_room", knowledge=1)
    table = position(dita, house=house)
    draws(table, "dita", "turning_panel")
    table.pick("dita", "door billiard_room s", "end")
    table.pick("saoirse", "end")
    table.pick("constance", "end")
    table.pick("dita", "panel billiard_room")
    assert (table.room("dita"), table.left("dita"), table.rolls_left) == ("billiard_room", 5, [])


# ---- Trapdoor, wall, lady


@rule("BET-92", "BET-412")
def test_BET_E316_trapdoor_5() -> None:
    """He names the Dance Hall and is there, unhurt."""
    table = position(Sheet("bram", room="top_landing"), house=["dance_hall ground 1 0 0"],
                     rolls="1 1 1 1 1")  # fmt: skip
    draws(table, "bram", "trapdoor")
    floors = ["vestibule", "great_hall", "main_stair", "cellar_landing", "dance_hall"]
    assert table.offers("to") == floors
    table.pick("bram", "to dance_hall")
    assert (table.room("bram"), table.steps("bram")) == ("dance_hall", [3, 4, 4, 3])


@rule("BET-110", "BET-119", "BET-180", "BET-412")
def test_BET_E82_trapdoor_3() -> None:
    """To the Ossuary, an Omen, then one point; the haunt roll comes at the end of the turn."""
    table = position(Sheet("mirela"), stack=["ossuary", "vault"], omens=["spear"],
                     rolls="1 1 1  1")  # fmt: skip
    draws(table, "mirela", "trapdoor").pick("mirela", "door cellar_landing n")
    while table.frame != "TakePoint":
        table.pick("mirela", table.offered[0])
    table.pick("mirela", "lose might")
    assert (table.room("mirela"), table.cards("mirela")) == ("ossuary", ["spear"])
    assert table.steps("mirela") == [3, 2, 4, 4]
    assert [owed[0] for owed in table.night.owed] == [0]


@rule("BET-113", "BET-412")
def test_BET_E85_trapdoor_strikes_another() -> None:
    """Dita is in the Cellar: Agnes places the tile and draws at once; if all are, nothing."""
    dita = Sheet("dita", room="cellar_landing")
    table = position(dita, Sheet("agnes"), stack=["bottle_cellar", "vault"], items=["axe"],
                     rolls="0 0  0")  # fmt: skip
    draws(table, "dita", "trapdoor")
    assert table.asked == "agnes"
    table.pick("agnes", "door cellar_landing n")
    while table.asked == "agnes":
        table.pick("agnes", table.offered[0])
    assert (table.room("agnes"), table.cards("agnes")) == ("bottle_cellar", ["axe"])
    assert table.room("dita") == "cellar_landing"
    below = [Sheet(name, room="cellar_landing") for name in ("dita", "agnes", "teo")]
    table = draws(position(*below), "dita", "trapdoor")
    assert table.frame == "Act"


@rule("BET-413")
def test_BET_E317_swallowing_wall() -> None:
    """The Cellar Stair at an open Cellar doorway; he goes there; no symbol, no card."""
    table = position(Sheet("teo"), stack=["cellar_stair", "bottle_cellar", "lumber_room"])
    draws(table, "teo", "swallowing_wall")
    assert table.offers("door") == [f"cellar_landing {way}" for way in "nesw"]
    table.pick("teo", "door cellar_landing w")
    assert (table.room("teo"), table.cards("teo")) == ("cellar_stair", [])
    assert table.place("cellar_stair")[:3] == (2, -1, 0)


@rule("BET-413", "BET-450")
def test_BET_E354_swallowing_wall_forces_no_cut() -> None:
    """Only the Tomb and the Circle are left, and the Cellar has one open doorway: nothing."""
    blocked = [f"{room} cellar {x} {y} {turn}" for room, x, y, turn in (
        ("vault", 1, 0, 3), ("box_room", -1, 0, 1), ("wandering_lift", 0, -1, 0))]  # fmt: skip
    table = position(Sheet("teo"), house=blocked, stack=["family_tomb", "chalk_circle"])
    assert table.night.open[2] == [ROOMS.index("cellar_landing") * 4]
    draws(table, "teo", "swallowing_wall")
    assert (table.room("teo"), table.frame) == ("vestibule", "Act")
    assert table.discarded("swallowing_wall")


@rule("BET-413")
def test_tiles_that_fit_nowhere_are_set_aside() -> None:
    """The Tomb would close the Cellar: the Rafters are next, with their Event."""
    blocked = [f"{room} cellar {x} {y} {turn}" for room, x, y, turn in (
        ("vault", 1, 0, 3), ("box_room", -1, 0, 1), ("wandering_lift", 0, -1, 0))]  # fmt: skip
    table = position(Sheet("teo"), house=blocked, stack=["family_tomb", "rafters", "scullery"],
                     items=["axe"])  # fmt: skip
    draws(stacked(table, "helpful_double"), "teo", "swallowing_wall")
    table.pick("teo", "door top_landing n")
    assert (table.room("teo"), table.cards("teo")) == ("rafters", ["axe"])
    assert table.night.aside == [ROOMS.index("family_tomb")]


@rule("BET-164", "BET-413")
def test_BET_E118_into_the_vault() -> None:
    """Bram stands in its outer part and draws an Event."""
    table = position(Sheet("bram"), stack=["vault", "rafters", "scullery"], items=["axe"])
    draws(stacked(table, "helpful_double"), "bram", "swallowing_wall")
    table.pick("bram", "door top_landing n")
    assert (table.room("bram"), table.cards("bram")) == ("vault", ["axe"])


@rule("BET-182", "BET-402", "BET-413")
def test_BET_E131_innermost_first() -> None:
    """Dice 1: the wall, the Surgery, Cold Supper there; then the wall is over, then the turn."""
    leona = Sheet("leona", cards=["knuckle_dice"])
    table = position(leona, stack=["surgery", "rafters", "scullery"], rolls="1 0 0",
                     events=["swallowing_wall", "cold_supper"])  # fmt: skip
    table.pick("leona", "use knuckle_dice", "door great_hall e")
    while table.frame == "TurnTile":
        table.pick("leona", table.offered[0])
    assert (table.room("leona"), table.frame) == ("surgery", "ChooseOption")
    table.pick("leona", "option eat")
    assert table.frame == "Act"
    names = [table.night.printed.cards[card] for card in table.night.event_discard]
    assert names == ["cold_supper", "swallowing_wall"]


@rule("BET-119", "BET-414")
def test_BET_E318_veiled_lady() -> None:
    """4 is not 5; then 3: he discovers a room on the Upper floor."""
    table = position(Sheet("teo"), stack=["map_room", "vault"], rolls="1 1 1 1  1 1 1",
                     items=["axe"])  # fmt: skip
    draws(stacked(table, "helpful_double"), "teo", "veiled_lady")
    assert table.offers("door") == [f"top_landing {way}" for way in "nesw"]
    table.pick("teo", "door top_landing n")
    while table.frame == "TurnTile":
        table.pick("teo", table.offered[0])
    assert (table.room("teo"), table.cards("teo")) == ("map_room", ["axe"])


@rule("BET-414")
@pytest.mark.parametrize(
    ("rolls", "room", "knowledge"),
    [
        ("2 1 1 1", "great_hall", 5),
        ("1 1 1 1  2 2 2", "vestibule", 4),
        ("1 1 1 1  2 2 0", "top_landing", 4),
    ],
)
def test_veiled_lady_by_her_totals(rolls: str, room: str, knowledge: int) -> None:
    """5: a step of Knowledge; 6: the Vestibule; 4: the Top Landing."""
    table = draws(position(Sheet("teo", room="great_hall"), rolls=rolls), "teo", "veiled_lady")
    assert (table.room("teo"), table.step("teo", "knowledge")) == (room, knowledge)


@rule("BET-120", "BET-414")
def test_BET_E90_without_a_tile_one_goes_to_a_room_of_the_floor() -> None:
    """1, and no Cellar tile is left: he chooses the Drowned Cistern and draws nothing."""
    table = position(Sheet("anselm"), house=["drowned_cistern cellar 0 1 2"], stack=["map_room"],
                     rolls="1 1 1 1 0 0  1 0 0")  # fmt: skip
    draws(table, "anselm", "veiled_lady").pick("anselm", "to drowned_cistern")
    assert (table.room("anselm"), table.cards("anselm")) == ("drowned_cistern", [])
