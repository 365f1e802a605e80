"""What monsters do without a traitor's wishes (HAU-73 to HAU-81, HAU-233, HAU-234)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.house import refresh as refresh_house
from dreadhouse.games.betrayal.rules.monsters import aim
from dreadhouse.games.betrayal.state import Link
from tests.games.betrayal.haunting import Sheet, Table, at, company, haunted, mobs, phase, token
from tests.games.betrayal.positions import ROOMS
from tests.games.betrayal.reading import first_name
from tests.rules import rule

# A row to the east of the Vestibule.
EAST = [
    "scullery ground 1 0 1",
    "dance_hall ground 2 0 0",
    "flagged_court ground 3 0 0",
    "lumber_room ground 4 0 0",
    "groaning_passage ground 5 0 0",
    "cobweb_passage ground 6 0 0",
]
CIRCLE = "chalk_circle cellar 0 1 0"


def aims(table: Table, number: int = 0) -> tuple[str, str]:
    """The room a monster makes for, and whom it hunts there."""
    room, prey = aim(table.night, table.night.monsters[number])
    name = first_name(table.night.players[prey].explorer) if prey >= 0 else ""
    return (ROOMS[room] if room >= 0 else "", name)


@rule("HAU-73")
def test_HAU_E64_a_behaviour_is_only_advice() -> None:
    """The traitor leaves the Choristers where they are."""
    table = haunted(
        "unquiet_choir",
        *company(3),
        traitor="teo",
        monsters="chorister top_landing",
        rolls="1 1 1 1",
    )
    phase(table)
    table.pick("teo", "done")
    assert mobs(table) == ["top_landing"]


@rule("HAU-74")
def test_HAU_E65_hunt() -> None:
    """A Gloam that moves 4 goes to the nearer of two and attacks him."""
    people = [Sheet("bram", room="flagged_court"), Sheet("wren"), Sheet("teo")]
    table = haunted(
        "last_candle",
        *people,
        house=EAST,
        monsters="gloam cobweb_passage",
        rolls="2 1 1  1 1 1  0 0 0 0 0",
    )
    phase(table)
    assert mobs(table) == ["flagged_court"]
    assert table.told("monster-attacks")[0].args["seat"] == 0


@rule("HAU-75", "HAU-183")
def test_HAU_E66_hunt_one_only() -> None:
    """Bram's Reflection passes through Wren's room and attacks only Bram."""
    people = [Sheet("bram"), Sheet("wren", room="scullery"), Sheet("teo", room="top_landing")]
    table = haunted(
        "house_of_glass",
        *people,
        house=EAST,
        monsters="reflection dance_hall 0",
        rolls="2 2 2  0 0 0 0 0 0  1 1 1 1 1",
    )
    phase(table)
    assert mobs(table) == ["vestibule"]
    assert [event.args["seat"] for event in table.told("monster-attacks")] == [0]


@rule("HAU-76", "HAU-173")
def test_HAU_E67_guard() -> None:
    """A mindless Sexton hunts who is within 2 spaces of the Turret, else it goes back."""
    house = ["bell_turret upper 0 1 0", "guest_chamber upper 1 0 3"]
    people = [Sheet("teo", room="guest_chamber"), Sheet("bram", room="main_stair"), Sheet("agnes")]
    for room, goal in [
        ("guest_chamber", ("guest_chamber", "teo")),
        ("great_hall", ("bell_turret", "")),
    ]:
        people[0].room = room
        people[1].room = "vestibule"
        table = haunted(
            "the_toll",
            *people,
            house=house,
            traitor="agnes",
            monsters="sexton top_landing",
            mindless_monsters=True,
        )
        assert aims(table) == goal


@rule("HAU-77", "HAU-137")
def test_HAU_E68_seek() -> None:
    """The nearer loose Page, home with it, and then after who carries one."""
    page = token("page")
    wren = Sheet("wren", room="great_hall")
    table = haunted(
        "buried_name",
        Sheet("agnes"),
        wren,
        Sheet("teo"),
        house=[*EAST, CIRCLE],
        traitor="agnes",
        monsters="fetcher vestibule",
        piles={"flagged_court": [page], "groaning_passage": [token("page", 2)]},
    )
    assert aims(table) == ("flagged_court", "")
    table.night.monsters[0].cards = [80 + 57]
    assert aims(table) == ("chalk_circle", "")
    table.night.monsters[0].cards = []
    table.night.piles = []
    table.player("wren").cards = [80 + 58]
    assert aims(table) == ("great_hall", "wren")


@rule("HAU-78")
def test_HAU_E69_prey_in_the_room() -> None:
    """A Gloam stays with Bram though a weaker hero is next door; a Fetcher with a Page runs on."""
    people = [Sheet("bram"), Sheet("constance", room="great_hall"), Sheet("teo", room="main_stair")]
    table = haunted("last_candle", *people, monsters="gloam vestibule")
    assert aims(table) == ("vestibule", "bram")
    table = haunted(
        "buried_name",
        Sheet("bram"),
        Sheet("agnes", room="great_hall"),
        Sheet("teo", room="main_stair"),
        house=[CIRCLE],
        traitor="agnes",
        monsters="fetcher vestibule",
    )
    table.night.monsters[0].cards = [80 + 57]
    assert aims(table) == ("chalk_circle", "")


@rule("HAU-79")
def test_HAU_E70_the_weaker_of_two() -> None:
    """Bram and Constance are both 2 away: it goes for Constance."""
    people = [
        Sheet("bram", room="main_stair"),
        Sheet("constance", room="scullery"),
        Sheet("teo", room="flagged_court"),
    ]
    table = haunted("last_candle", *people, house=EAST[:3], monsters="gloam great_hall")
    table.night.monsters[0].room = at("great_hall")
    table.player("constance").room = at("vestibule")
    assert aims(table) == ("vestibule", "constance")


@rule("HAU-80")
def test_HAU_E71_who_chooses_among_ways() -> None:
    """Two equally short ways lead to the prey: the player who acts next chooses."""
    house = ["flagged_court ground 1 0 0", "groaning_passage ground 1 1 0"]
    people = [
        Sheet("wren", room="vestibule"),
        Sheet("constance", room="vestibule"),
        Sheet("teo", room="vestibule"),
    ]
    table = haunted(
        "last_candle",
        *people,
        house=house,
        monsters="gloam groaning_passage",
        rolls="1 1 1",
    )
    phase(table)
    assert (table.frame, table.asked) == ("ChooseBehaviour", "wren")
    assert sorted(table.offers("walk")) == ["flagged_court", "great_hall"]


@rule("HAU-81")
def test_HAU_E72_in_the_order_of_numbers() -> None:
    """Reflections 1, 2 and 3 act one after the other."""
    table = haunted(
        "house_of_glass",
        *company(3),
        monsters="reflection great_hall 0, reflection great_hall 1, reflection great_hall 2",
        rolls="1 " * 11 + "0 0 0 0 0 0  1 1 1 1 1 " + "0 0 0 0 1 1 1 " * 2,
    )
    phase(table)
    moved = [event.args["monster"] for event in table.told("monster-moves")]
    assert moved == [0, 1, 2]


@rule("HAU-77", "HAU-233")
def test_HAU_E166_no_way_but_a_fall() -> None:
    """A mindless Thing takes the stairs, and a Fetcher with nothing to seek stays."""
    house = ["rotten_floor upper 0 1 0", "vault cellar 0 1 2", "cellar_stair cellar 1 0 3"]
    table = haunted(
        "feeding_the_cistern",
        Sheet("bram", room="vault"),
        Sheet("teo", room="vault"),
        Sheet("wren", room="vault"),
        house=house,
        traitor="wren",
        things="valve vestibule",
        monsters="thing rotten_floor",
        mindless_monsters=True,
        rolls="0 0 1",
    )
    table.night.pit = at("vault")
    phase(table)
    assert mobs(table) == ["top_landing"]
    table = haunted(
        "buried_name",
        *company(3),
        traitor="teo",
        monsters="fetcher top_landing",
        mindless_monsters=True,
        rolls="2 2 2 2",
    )
    phase(table)
    assert mobs(table) == ["top_landing"]


@rule("HAU-74", "HAU-234")
def test_HAU_E167_no_wish_to_go() -> None:
    """A Gloam hunts Wren into the lift, which stays where it is."""
    people = [Sheet("wren", room="wandering_lift"), Sheet("bram"), Sheet("teo")]
    table = haunted(
        "last_candle",
        *people,
        house=["wandering_lift upper 0 1 2"],
        monsters="gloam top_landing",
        rolls="2 0 0  0 0 0  1 1 1",
    )
    phase(table)
    assert [event.args["room"] for event in table.told("monster-moves")] == [at("wandering_lift")]
    assert table.night.floor_of(at("wandering_lift")) == 0
    assert [event.args["seat"] for event in table.told("monster-attacks")] == [0]


def test_a_link_is_a_way() -> None:
    """Monsters hunt through links too (HAU-233)."""
    people = [Sheet("bram", room="cellar_landing"), Sheet("wren"), Sheet("teo")]
    table = haunted("last_candle", *people, monsters="gloam top_landing")
    table.night.links.append(Link(at("top_landing"), 0, at("cellar_landing"), 0))
    refresh_house(table.night)
    assert aims(table) == ("cellar_landing", "bram")
