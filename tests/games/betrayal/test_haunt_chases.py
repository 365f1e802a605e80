"""The Buried Name, Furnace Heart and Feeding the Cistern (HAU-134 to HAU-155, HAU-190 to
HAU-197)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.monsters import aim, move_monster
from dreadhouse.games.betrayal.state import MIGHT
from tests.games.betrayal.haunting import (
    Sheet,
    at,
    begun,
    company,
    count,
    counts,
    fixtures,
    haunted,
    mobs,
    phase,
    token,
)
from tests.games.betrayal.positions import IDS, ROOMS
from tests.rules import rule

BOILER = "boiler_room cellar 0 1 1"
CIRCLE = "chalk_circle cellar 0 1 0"
CISTERN = "drowned_cistern cellar 0 1 3"

# ---- H06 The Buried Name


@rule("HAU-134")
def test_HAU_E107_the_oldest() -> None:
    """Agnes is 63."""
    people = [Sheet("mirela"), Sheet("agnes"), Sheet("pip")]
    table = begun("buried_name", *people, house=[CIRCLE], orders=[[1, 2, 3, 4]])
    assert table.night.traitor == 1


@rule("HAU-135", "HAU-136", "HAU-137")
def test_HAU_E108_pages_and_fetchers() -> None:
    """Both rooms are placed; 7 Pages lie in neither of them; 3 Fetchers in the Chalk Circle."""
    table = begun(
        "buried_name",
        *company(4),
        stack=["boiler_room", "chalk_circle"],
        orders=[[10], [], [1, 2, 3, 4]],
    )
    assert table.is_in_house("boiler_room")
    assert table.is_in_house("chalk_circle")
    lying = {ROOMS[pile.room]: len(pile.cards) for pile in table.night.piles}
    assert sum(lying.values()) == 7
    assert not {"boiler_room", "chalk_circle"} & set(lying)
    assert mobs(table) == ["chalk_circle"] * 3


@rule("HAU-140")
def test_HAU_E109_only_the_traitor_reads() -> None:
    """A hero with 2 Pages in the Chalk Circle: nothing; the traitor with 1: it is read."""
    pages = [token("page", n) for n in (1, 2, 3)]
    people = [
        Sheet("bram", room="cellar_landing", cards=pages[:2]),
        Sheet("agnes", room="cellar_landing", cards=pages[2:]),
        Sheet("teo"),
    ]
    table = haunted("buried_name", *people, house=[CIRCLE], traitor="agnes")
    table.pick("bram", "go chalk_circle", "end")
    assert (count(table, "read"), table.cards("bram")) == (0, pages[:2])
    table.pick("agnes", "go chalk_circle")
    assert (count(table, "read"), table.cards("agnes")) == (1, [])


@rule("HAU-140")
def test_a_fetcher_reads_what_it_brings() -> None:
    """As soon as it is in the Chalk Circle."""
    table = haunted(
        "buried_name", *company(3), house=[CIRCLE], traitor="teo", monsters="fetcher cellar_landing"
    )
    fetcher = table.night.monsters[0]
    fetcher.cards = [IDS.index(token("page"))]
    move_monster(table.night, fetcher, at("chalk_circle"), -1)
    assert (count(table, "read"), fetcher.cards) == (1, [])
    assert aim(table.night, fetcher) == [-1, -1]


@rule("HAU-142", "HAU-143")
def test_HAU_E110_three_burned_or_read() -> None:
    """Either wins for its side."""
    for counter, winner in [("burned", "heroes"), ("read", "traitor")]:
        table = haunted("buried_name", *company(3), traitor="teo")
        counts(table, **{counter: 2})
        assert table.over == ""
        counts(table, **{counter: 3})
        assert table.over == winner


@rule("HAU-144")
def test_HAU_E111_the_last_page_decides() -> None:
    """N = 5: 5 burned and 2 read leave one Page, and it wins for who brings it home."""
    for counter, winner in [("burned", "heroes"), ("read", "traitor")]:
        table = haunted("buried_name", *company(5), traitor="teo")
        counts(table, burned=5, read=2)
        assert table.over == ""
        counts(table, **{counter: count(table, counter) + 1})
        assert table.over == winner


# ---- H07 Furnace Heart


@rule("HAU-145")
def test_HAU_E112_the_lowest_sanity() -> None:
    """In a tie the revealer is chosen if among the tied."""
    people = [Sheet("wren"), Sheet("anselm"), Sheet("leona")]
    table = begun("furnace_heart", *people, revealer="leona", house=[BOILER])
    assert table.night.traitor == 2


@rule("HAU-147")
def test_HAU_E113_where_it_burns() -> None:
    """In the Boiler Room and in the revealer's room, except in the Vestibule."""
    wren = Sheet("wren", room="great_hall")
    table = begun("furnace_heart", wren, Sheet("bram"), Sheet("teo"), house=[BOILER])
    assert table.view()["haunt"]["zone"] == [at("great_hall"), at("boiler_room")]
    table = begun("furnace_heart", Sheet("wren"), Sheet("bram"), Sheet("teo"), house=[BOILER])
    assert table.view()["haunt"]["zone"] == [at("boiler_room")]


@rule("HAU-41", "HAU-148")
def test_HAU_E114_the_vestibule_may_burn() -> None:
    """Four rooms next to fire, one of them the Vestibule."""
    house = ["dance_hall ground 1 1 0", "flagged_court ground -1 1 0", "scullery ground 1 0 1"]
    table = haunted("furnace_heart", *company(5), house=house, traitor="teo", zone="great_hall")
    phase(table)
    assert table.asked == "teo"
    for room in ("vestibule", "main_stair", "dance_hall"):
        table.pick("teo", f"grow {room}")
    table.pick("teo", "grow flagged_court")
    zone = table.view()["haunt"]["zone"]
    assert zone == sorted(
        at(r) for r in ("great_hall", "vestibule", "main_stair", "dance_hall", "flagged_court")
    )


@rule("HAU-149", "HAU-150")
def test_HAU_E115_burned_once_a_turn() -> None:
    """Through two burning rooms and an end in one: 2 points once; the traitor takes none."""
    people = [Sheet("wren"), Sheet("leona"), Sheet("bram")]
    table = haunted(
        "furnace_heart",
        *people,
        traitor="leona",
        zone="great_hall main_stair",
        rolls="2",
    )
    before = sum(table.steps("wren"))
    table.pick("wren", "go great_hall", "lose might", "lose might", "go main_stair", "end")
    assert sum(table.steps("wren")) == before - 2
    table.pick("leona", "go great_hall", "end")
    assert table.asked == "bram"


@rule("HAU-151")
def test_HAU_E116_one_blow_of_two() -> None:
    """6 is a success."""
    table = haunted("furnace_heart", *company(3), traitor="teo", rolls="2 1 1 1 1")
    assert table.offers("task") == ["1", "3"]
    table.pick("bram", "task 1")
    assert (count(table, "door"), table.night.is_door_open) == (1, False)


@rule("HAU-152", "HAU-154")
def test_HAU_E117_out() -> None:
    """Who stands there escapes at once, who enters later then: 2 of 2 outside."""
    people = [
        Sheet("anselm"),
        Sheet("bram", room="great_hall"),
        Sheet("teo", room="main_stair"),
        Sheet("mirela", room="main_stair"),
    ]
    table = haunted("furnace_heart", *people, traitor="teo", rolls="1 1 1 1 1 1")
    counts(table, door=2)
    table.pick("anselm", "task 3")
    assert table.night.is_door_open
    assert (table.player("anselm").has_escaped, table.over) == (True, "")
    table.pick("bram", "go vestibule")
    assert (table.over, sorted(table.winners)) == ("heroes", ["anselm", "bram", "mirela"])


@rule("HAU-153")
def test_HAU_E118_the_fire_lies_before_the_door() -> None:
    """With every physical trait on its first step: 1 kills Pip, 0 lets him out."""
    people = [Sheet("pip", room="great_hall", speed=1, might=1), *company(5)]
    for sheet in people[1:]:
        sheet.room = "main_stair"
    for die_face, escaped in [("1", False), ("0", True)]:
        table = haunted("furnace_heart", *people, traitor="teo", zone="vestibule", rolls=die_face)
        table.night.is_door_open = True
        table.pick("pip", "go vestibule")
        if not escaped:
            table.pick("pip", "lose might")
        assert (table.player("pip").has_escaped, table.player("pip").is_dead) == (
            escaped,
            not escaped,
        )


# ---- H11 Feeding the Cistern


@rule("HAU-190", "HAU-191", "HAU-192")
def test_HAU_E141_six_explorers() -> None:
    """Seat 0 is left of seat 5; 3 Things in the Drowned Cistern, 5 Valves elsewhere."""
    table = begun(
        "feeding_the_cistern",
        *company(6),
        revealer="leona",
        house=[CISTERN],
        orders=[[1, 2, 3, 4]],
    )
    assert table.night.traitor == 0
    assert mobs(table) == ["drowned_cistern"] * 3
    assert len(fixtures(table, "valve")) == 5
    assert "drowned_cistern" not in fixtures(table, "valve")


@rule("HAU-193", "HAU-194")
def test_HAU_E142_a_valve() -> None:
    """5 removes it, and every Thing has Might 7."""
    table = haunted(
        "feeding_the_cistern",
        *company(6),
        traitor="wren",
        things="valve vestibule, valve cellar_landing",
        monsters="thing top_landing, thing top_landing",
        rolls="1 1 1 1 1",
    )
    table.pick("bram", "task 1")
    assert fixtures(table) == ["cellar_landing"]
    assert [monster.values[MIGHT] for monster in table.night.monsters] == [7, 7]


@rule("HAU-15", "HAU-195")
def test_HAU_E143_no_second_roll() -> None:
    """Walking on to another Valve gives no other roll in this turn."""
    table = haunted(
        "feeding_the_cistern",
        *company(3),
        traitor="wren",
        things="valve vestibule, valve great_hall",
        rolls="0 0 0 0 0",
    )
    table.pick("bram", "task 1", "go great_hall")
    assert table.offers("task") == []


@rule("HAU-196", "HAU-197")
def test_HAU_E144_the_last_valve() -> None:
    """It wins for the heroes; the last hero's death wins for the traitor."""
    table = haunted(
        "feeding_the_cistern",
        *company(3),
        traitor="wren",
        things="valve vestibule",
        rolls="1 1 1 1 1",
    )
    table.pick("bram", "task 1")
    assert table.over == "heroes"
    table = haunted("feeding_the_cistern", *company(3), traitor="wren", things="valve vestibule")
    die(table.night, 1)
    die(table.night, 2)
    assert table.over == ""
    die(table.night, 0)
    assert table.over == "traitor"
