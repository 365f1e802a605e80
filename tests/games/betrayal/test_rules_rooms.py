"""Special rooms (BET-124 to BET-170, BET-438, BET-439)."""

from __future__ import annotations

import pytest

from dreadhouse.games.betrayal.rules.house import refresh
from dreadhouse.games.betrayal.rules.moving import go_to
from dreadhouse.games.betrayal.state import CELLAR, GROUND, Link
from tests.games.betrayal.positions import ROOMS, Sheet, Table, position, refused
from tests.rules import rule

RIFT = ["groaning_passage cellar 0 1 0", "rift cellar 0 2 0", "cobweb_passage cellar 0 3 0"]


def at(name: str) -> int:
    """A room's number."""
    return ROOMS.index(name)


def placed(table: Table, name: str) -> None:
    """Take the first way to turn a tile, while one is asked for."""
    while table.frame == "TurnTile":
        table.pick(name, table.offered[0])


@rule("BET-124", "BET-125", "BET-145")
def test_BET_E95_across_the_rift() -> None:
    """Anselm enters from the north; 3 takes him to the south side, no space used."""
    table = position(Sheet("anselm", room="cobweb_passage"), house=RIFT, rolls="1 1 1")
    table.pick("anselm", "go rift")
    assert (table.side("anselm"), table.offers("go")) == (1, ["cobweb_passage"])
    table.pick("anselm", "cross")
    assert (table.side("anselm"), table.left("anselm")) == (2, 2)
    assert table.offers("go") == ["groaning_passage"]


@rule("BET-61", "BET-126", "BET-127")
def test_BET_E96_the_rift_holds() -> None:
    """2 ends his movement; next turn he may retry or leave by the north."""
    table = position(Sheet("anselm", room="cobweb_passage"), house=RIFT, rolls="1 1 0")
    table.pick("anselm", "go rift", "cross")
    assert (table.side("anselm"), table.offered) == (1, ["end"])
    refused(table, "anselm", "cross", "BET-434")
    table.pick("anselm", "end")
    for _ in range(2):
        table.night.apply(table.night.options(table.night.seat)[-1], table.night.seat)
    assert table.asked == "anselm"
    assert table.offered == ["go cobweb_passage", "cross", "end"]


@rule("BET-11", "BET-128", "BET-193")
def test_BET_E97_nothing_reaches_across() -> None:
    """Neither a gift nor an attack is offered."""
    leona = Sheet("leona", room="rift", side=2, cards=["axe"])
    bram = Sheet("bram", room="rift", side=1)
    table = position(leona, bram, house=RIFT)
    assert table.offers("give") == []
    refused(table, "leona", "give axe", "BET-193")
    table = position(leona, bram, house=RIFT, haunt="made_up", traitor="bram")
    assert table.offers("attack") == []
    table = position(
        Sheet("leona", room="rift", side=1, cards=["axe"]),
        bram,
        house=RIFT,
        haunt="made_up",
        traitor="bram",
    )
    assert table.offers("attack") == ["1"]
    assert table.offers("give") == ["axe"]


@rule("BET-129")
def test_BET_E98_the_side_is_chosen() -> None:
    """Pip goes to Teo in the Ossuary and chooses the side."""
    table = position(
        Sheet("pip", cards=["knuckle_dice"]),
        Sheet("teo", room="ossuary", side=1),
        Sheet("bram"),
        house=["ossuary cellar 0 1 0"],
        rolls="2 2 2",
    )
    table.pick("pip", "use knuckle_dice")
    if table.frame != "ChooseSide":
        table.pick("pip", next(word for word in table.offered if word.endswith(("1", "ossuary"))))
    assert table.offers("side") == ["first", "second"]
    table.pick("pip", "side second")
    assert (table.room("pip"), table.side("pip")) == ("ossuary", 2)


@rule("BET-130", "BET-144")
def test_BET_E99_piles_stay_on_their_side() -> None:
    """Teo cannot pick up before he crosses."""
    table = position(
        Sheet("pip", room="bell_turret", side=2, cards=["axe", "spear"]),
        Sheet("teo", room="gutted_room"),
        house=["bell_turret upper 0 1 0", "gutted_room upper 0 2 0"],
        rolls="1 1 1",
    )
    table.pick("pip", "drop axe", "drop spear")
    if table.frame == "DropMore":
        table.pick("pip", "done")
    table.pick("pip", "end")
    table.pick("teo", "go bell_turret")
    assert (table.side("teo"), table.offers("take")) == (1, [])
    refused(table, "teo", "take axe", "BET-128")
    table.pick("teo", "cross")
    assert table.offers("take") == ["axe", "spear"]


@rule("BET-143")
def test_BET_E100_the_ossuary() -> None:
    """Sanity 5+ crosses."""
    table = position(
        Sheet("agnes", room="cellar_landing"), house=["ossuary cellar 0 1 0"], rolls="1 1 1 1 1 0"
    )
    table.pick("agnes", "go ossuary")
    assert table.side("agnes") == 2
    table.pick("agnes", "cross")
    assert table.side("agnes") == 1


@rule("BET-137", "BET-144")
def test_BET_E101_the_bell_turret() -> None:
    """Might 2 of 3+ fails."""
    table = position(
        Sheet("leona", room="top_landing"), house=["bell_turret upper 0 1 0"], rolls="1 1 0 0"
    )
    table.pick("leona", "go bell_turret", "cross")
    assert (table.side("leona"), table.offers("go")) == (2, [])
    assert table.night.printed.outdoors[at("bell_turret")]


@rule("BET-131", "BET-151")
def test_BET_E102_a_boost_once_a_game() -> None:
    """Juniper gains 1 Sanity once; nothing the second time."""
    table = position(Sheet("juniper", room="oratory"), house=["oratory ground 1 1 3"])
    table.pick("juniper", "end")
    assert (table.step("juniper", "sanity"), table.value("juniper", "sanity")) == (4, 4)
    for _ in range(2):
        table.night.apply(table.night.options(table.night.seat)[-1], table.night.seat)
    table.pick("juniper", "end")
    assert table.step("juniper", "sanity") == 4


@rule("BET-131")
def test_a_boost_that_cannot_be_made_is_not_used_up() -> None:
    """At the maximum nothing is gained; later it is."""
    table = position(Sheet("juniper", room="oratory", sanity=8), house=["oratory ground 1 1 3"])
    table.pick("juniper", "end")
    assert table.player("juniper").boosts == 0


@pytest.mark.parametrize(
    ("name", "room", "tile", "trait", "step", "value"),
    [
        ("wren", "map_room", "map_room upper 0 1 0", "knowledge", 5, 4),
        ("bram", "fencing_hall", "fencing_hall ground 1 1 3", "speed", 4, 3),
        ("leona", "butchers_store", "butchers_store cellar 0 1 1", "might", 5, 5),
    ],
)
@rule("BET-131", "BET-150", "BET-152", "BET-153")
def test_BET_E103_the_other_boosts(
    name: str, room: str, tile: str, trait: str, step: int, value: int
) -> None:
    """Map Room, Fencing Hall, Butcher's Store."""
    table = position(Sheet(name, room=room), house=[tile])
    table.pick(name, "end")
    assert (table.step(name, trait), table.value(name, trait)) == (step, value)


@rule("BET-132", "BET-134", "BET-146")
def test_BET_E104_any_way_out_counts() -> None:
    """Blue Flame sends Teo out of the Chalk Circle: the exit roll costs 1 Sanity, and he goes."""
    table = position(
        Sheet("teo", room="chalk_circle"),
        house=["chalk_circle cellar 0 1 0"],
        tokens=["cupboard chalk_circle"],
        events=["blue_flame"],
        rolls="1 1 1 1 1 0 1 1 1 0",
    )
    table.pick("teo", "try cupboard")
    assert table.room("teo") == "vestibule"
    assert (table.step("teo", "sanity"), table.value("teo", "sanity")) == (3, 4)


@pytest.mark.parametrize(("spaces", "left"), [(1, 0), (2, -1)])
@rule("BET-85", "BET-135", "BET-148")
def test_BET_E105_too_little_speed_still_arrives(spaces: int, left: int) -> None:
    """She arrives next door; in the second game she stops there."""
    table = position(
        Sheet("mirela", room="great_hall", speed=2),
        house=["lumber_room ground 1 1 0"],
        rolls="1 1 0",
    )
    table.night.spaces = spaces - 1
    table.pick("mirela", "go lumber_room", "go great_hall")
    assert table.value("mirela", "speed") == 2
    assert (table.room("mirela"), table.left("mirela")) == ("great_hall", left)
    assert table.night.is_halted == (left < 0)


@rule("BET-137", "BET-147")
def test_BET_E106_the_burying_ground() -> None:
    """3 costs 1 Knowledge."""
    table = position(
        Sheet("saoirse", room="burying_ground"),
        house=["burying_ground ground 1 1 3"],
        rolls="1 1 1",
    )
    table.pick("saoirse", "go great_hall")
    assert (table.step("saoirse", "knowledge"), table.value("saoirse", "knowledge")) == (3, 4)


@rule("BET-149")
def test_BET_E107_the_rafters() -> None:
    """1 costs 1 Might."""
    table = position(Sheet("anselm", room="rafters"), house=["rafters upper 0 1 0"], rolls="1 0 0")
    table.pick("anselm", "go top_landing")
    assert (table.step("anselm", "might"), table.value("anselm", "might")) == (2, 2)


@rule("BET-136", "BET-142")
def test_BET_E108_only_whose_turn_ends() -> None:
    """Bram takes the Tomb's point, Wren does not."""
    table = position(
        Sheet("bram", room="family_tomb"),
        Sheet("wren", room="family_tomb"),
        house=["family_tomb cellar 0 1 2"],
    )
    table.pick("bram", "end", "lose sanity")
    assert (table.step("bram", "sanity"), table.value("bram", "sanity")) == (3, 3)
    assert table.asked == "wren"
    assert table.step("wren", "sanity") == 3


@rule("BET-87", "BET-140")
def test_BET_E110_the_cellar_stair() -> None:
    """1 space each way."""
    table = position(Sheet("dita", room="great_hall"), house=["cellar_stair cellar 0 1 2"])
    table.pick("dita", "go cellar_stair", "go great_hall")
    assert table.left("dita") == 4


@rule("BET-154")
def test_BET_E111_the_loft() -> None:
    """He drops with his movement over; no space is used."""
    table = position(
        Sheet("teo", room="minstrels_loft"),
        house=["minstrels_loft upper 1 0 0", "dance_hall ground 1 1 0"],
        rolls="1",
    )
    table.night.is_halted = True
    table.pick("teo", "slide_down", "lose might")
    assert (table.room("teo"), table.night.spaces) == ("dance_hall", 0)
    table = position(Sheet("teo", room="minstrels_loft"), house=["minstrels_loft upper 1 0 0"])
    assert "slide_down" not in table.offered


@pytest.mark.parametrize(("name", "spaces", "left"), [("saoirse", 4, 0), ("dita", 3, 2)])
@rule("BET-155", "BET-157")
def test_BET_E112_the_laundry_drop(name: str, spaces: int, left: int) -> None:
    """Entering and sliding cost 1 space together; what is left may be used below."""
    table = position(Sheet(name, room="great_hall"), house=["laundry_drop ground 1 1 3"])
    table.night.spaces = spaces
    table.night.has_moved = True
    table.pick(name, "go laundry_drop")
    assert (table.room(name), table.left(name)) == ("cellar_landing", left)
    assert bool(table.offers("explore")) == (left > 0)


@rule("BET-156")
def test_BET_E113_nobody_climbs_the_drop() -> None:
    """Not offered."""
    table = position(
        Sheet("bram", room="cellar_landing"), house=["laundry_drop ground 1 1 3"], stack=[]
    )
    assert table.offered == ["end"]
    refused(table, "bram", "go laundry_drop", "BET-86")


@rule("BET-72", "BET-110", "BET-158", "BET-162")
def test_BET_E114_through_the_rotten_floor() -> None:
    """Juniper falls, draws an Item, then takes 2 points; the room is marked."""
    table = position(
        Sheet("juniper", room="great_hall"),
        stack=["rotten_floor", "bottle_cellar", "..."],
        items=["axe"],
        rolls="1 1 1 1 2",
    )
    table.pick("juniper", "explore e", "roll", "door cellar_landing n")
    placed(table, "juniper")
    assert (table.room("juniper"), table.cards("juniper")) == ("bottle_cellar", ["axe"])
    table.pick("juniper", "lose might", "lose speed")
    assert table.night.pit == at("bottle_cellar")
    assert table.frame == "Act"


@rule("BET-160", "BET-161", "BET-162")
def test_BET_E115_the_next_lands_in_the_marked_room() -> None:
    """He draws nothing and still has 2 spaces."""
    table = position(
        Sheet("teo", room="great_hall"),
        house=["rotten_floor ground 1 1 0", "bottle_cellar cellar 0 1 0"],
        rolls="0",
    )
    table.night.pit = at("bottle_cellar")
    table.night.spaces = 1
    table.pick("teo", "go rotten_floor", "fall")
    assert (table.room("teo"), table.left("teo"), table.cards("teo")) == ("bottle_cellar", 2, [])


@rule("BET-158", "BET-159", "BET-160")
def test_BET_E116_who_stays_up_need_not_roll_again() -> None:
    """With 5 she stays; she could have fallen without rolling."""
    table = position(
        Sheet("wren", room="great_hall"), stack=["rotten_floor", "..."], rolls="2 1 1 1"
    )
    table.pick("wren", "explore e")
    assert table.offered == ["roll", "fall"]
    table.pick("wren", "roll")
    assert table.room("wren") == "rotten_floor"
    assert "fall" in table.offered
    table.pick("wren", "end")
    assert table.told("rolls")[-1].args["total"] == 5


@rule("BET-161")
def test_a_pit_that_left_the_cellar_is_marked_anew() -> None:
    """The next to fall discovers a room again."""
    table = position(
        Sheet("teo", room="rotten_floor"),
        house=["rotten_floor ground 1 1 0", "box_room ground 2 1 3"],
        stack=["rift", "..."],
        rolls="0",
    )
    table.night.pit = at("box_room")
    table.pick("teo", "fall", "door cellar_landing n")
    placed(table, "teo")
    assert table.night.pit == at("rift")


@rule("BET-120", "BET-161")
def test_a_fall_into_a_room_that_was_there_marks_it() -> None:
    """No tile is left: the Cellar Landing is marked, and the next lands there unasked."""
    table = position(
        Sheet("teo", room="rotten_floor"),
        house=["rotten_floor ground 1 1 0", "box_room cellar 0 1 0"],
        stack=[],
        rolls="0",
    )
    table.pick("teo", "fall", "to cellar_landing")
    assert (table.room("teo"), table.night.pit) == ("cellar_landing", at("cellar_landing"))


@rule("BET-89", "BET-163")
def test_BET_E117_the_vault_opens_for_good() -> None:
    """6: two items, her movement ends, and nobody rolls there again."""
    table = position(
        Sheet("constance", room="vault"),
        Sheet("bram", room="vault"),
        house=["vault cellar 0 1 2"],
        items=["axe", "revolver"],
        rolls="2 1 1 1 1",
    )
    table.pick("constance", "try vault")
    assert table.cards("constance") == ["axe", "revolver"]
    assert table.offers("go") == []
    table.pick("constance", "end")
    assert table.offers("try") == []


@rule("BET-165", "BET-170", "BET-183")
def test_BET_E119_the_lift_falls() -> None:
    """Bram takes 1, Pip 2; the lift is joined to a Cellar doorway."""
    table = position(
        Sheet("pip", room="great_hall"),
        Sheet("bram", room="wandering_lift"),
        house=["wandering_lift ground 1 1 3"],
        rolls="0 0 2 1",
    )
    table.pick("pip", "go wandering_lift", "door cellar_landing n")
    assert table.frame == "TakePoint"
    assert table.asked == "pip"
    table.pick("pip", "lose might", "lose speed")
    table.pick("bram", "lose might")
    assert table.place("wandering_lift")[:3] == (CELLAR, 0, 1)
    assert (table.room("pip"), table.room("bram")) == ("wandering_lift", "wandering_lift")
    assert table.offers("go") == ["cellar_landing"]


@pytest.mark.parametrize("word", ["stay", "door vestibule e"])
@rule("BET-165", "BET-166")
def test_BET_E120_the_lift_on_its_own_floor(word: str) -> None:
    """It may stay or go to another Ground doorway."""
    table = position(
        Sheet("pip", room="great_hall"), house=["wandering_lift ground 1 1 3"], rolls="1 1"
    )
    table.pick("pip", "go wandering_lift")
    assert "stay" in table.offered
    table.pick("pip", word)
    assert table.place("wandering_lift")[:3] == (GROUND, 1, 1 if word == "stay" else 0)


@rule("BET-167")
def test_BET_E121_no_open_doorway_above() -> None:
    """The lift stays."""
    upper = [
        "principal_bedchamber upper 0 1 2",
        "vault upper 1 0 3",
        "oratory upper -1 0 1",
        "box_room upper 0 -1 0",
    ]
    table = position(
        Sheet("pip", room="great_hall"),
        house=["wandering_lift ground 1 1 3", *upper],
        rolls="2 1",
    )
    table.pick("pip", "go wandering_lift")
    assert table.place("wandering_lift")[:3] == (GROUND, 1, 1)
    assert table.frame == "Act"


@rule("BET-168")
def test_BET_E122_one_ride_a_turn() -> None:
    """Leaving and entering again moves it no more."""
    table = position(
        Sheet("pip", room="great_hall"), house=["wandering_lift ground 1 1 3"], rolls="1 1"
    )
    table.pick("pip", "go wandering_lift", "stay", "go great_hall", "go wandering_lift")
    assert len(table.told("rolls")) == 1
    assert table.frame == "Act"


@rule("BET-169")
def test_BET_E123_a_turn_spent_inside() -> None:
    """She rolls at the end of the turn: 4 is any floor."""
    table = position(
        Sheet("agnes", room="wandering_lift", cards=["goose_fat_balm"]),
        house=["wandering_lift ground 1 1 3"],
        rolls="2 2",
    )
    table.pick("agnes", "end")
    assert table.offers("floor") == ["upper", "ground", "cellar"]
    table.pick("agnes", "floor upper", "door top_landing n")
    assert table.room("agnes") == "wandering_lift"
    assert table.asked != "agnes"


@rule("BET-438")
def test_BET_E342_links_join_sides() -> None:
    """The Turret's north side with the Rift's south side."""
    table = position(
        Sheet("pip", room="bell_turret", side=1),
        house=["bell_turret upper 0 1 0", *RIFT],
    )
    night = table.night
    night.links = [Link(at("bell_turret"), 1, at("rift"), 2)]
    refresh(night)
    table.again()
    assert "rift" in table.offers("go")
    table.pick("pip", "go rift")
    assert (table.room("pip"), table.side("pip")) == ("rift", 2)
    assert "groaning_passage" in table.offers("go")
    other = position(
        Sheet("pip", room="bell_turret", side=2), house=["bell_turret upper 0 1 0", *RIFT]
    )
    other.night.links = night.links
    refresh(other.night)
    other.again()
    assert "rift" not in other.offers("go")


@rule("BET-92")
def test_going_where_one_is_leaves_nothing() -> None:
    """No exit roll for who stays."""
    table = position(Sheet("teo", room="rafters"), house=["rafters upper 0 1 0"])
    go_to(table.night, 0, at("rafters"))
    table.night.advance()
    assert table.room("teo") == "rafters"
    assert table.night.dice.drawn == 0
