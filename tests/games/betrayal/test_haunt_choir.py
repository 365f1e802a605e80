"""The Unquiet Choir, Green Hunger, The Last Candle and The Will (HAU-82 to HAU-104,
HAU-117 to HAU-133, HAU-235)."""

from __future__ import annotations

import pytest

from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.moving import cost_to_leave, go_to
from dreadhouse.games.betrayal.rules.rolls import DEFENCE
from dreadhouse.games.betrayal.state import MIGHT
from tests.games.betrayal.haunting import (
    Sheet,
    Table,
    at,
    begun,
    company,
    count,
    counts,
    course,
    end_of_round,
    fixtures,
    haunted,
    mobs,
    phase,
    token,
)
from tests.rules import rule

ORATORY = ["oratory ground 1 0 3"]


def zone(table: Table) -> list[int]:
    """The rooms of the zone, as the table shows them."""
    found: list[int] = table.view()["haunt"]["zone"]
    return found


# ---- H01 The Unquiet Choir


@rule("HAU-82")
def test_HAU_E73_left_of_the_revealer() -> None:
    """The revealer sits in seat 3 of 4: the traitor in seat 0."""
    table = begun("unquiet_choir", *company(4), revealer="mirela", house=ORATORY)
    assert table.night.traitor == 0


@rule("HAU-24", "HAU-86")
def test_HAU_E75_only_sanity_strikes_it() -> None:
    """Leona with the Spear cannot attack a Chorister, Mirela with the Signet can."""
    people = [Sheet("leona", cards=["spear"]), Sheet("mirela", cards=["signet"]), Sheet("teo")]
    table = haunted("unquiet_choir", *people, traitor="teo", monsters="chorister vestibule")
    assert table.offers("strike") == []
    table.pick("leona", "end")
    assert table.offers("strike") == ["0"]


@rule("HAU-88")
def test_HAU_E76_anywhere_with_the_almanac() -> None:
    """Constance says the Rite in the Great Hall; the Almanac cannot be given in this turn."""
    constance = Sheet("constance", room="great_hall", knowledge=5, cards=["black_almanac"])
    people = [constance, Sheet("teo", room="great_hall"), Sheet("bram")]
    table = haunted("unquiet_choir", *people, traitor="bram", rolls="1 1 1 1 1 0")
    assert table.offers("give") == ["black_almanac"]
    table.pick("constance", "task 3")
    assert (count(table, "rite"), table.offers("give")) == (1, [])


@rule("HAU-89")
def test_HAU_E77_a_singer_falls_silent() -> None:
    """The traitor removes one of two; with none left only the marker comes."""
    people = [Sheet("agnes", room="oratory"), Sheet("teo"), Sheet("bram")]
    two = "chorister great_hall, chorister main_stair"
    success = "1 1 1 1 1 0"
    table = haunted(
        "unquiet_choir", *people, house=ORATORY, traitor="bram", monsters=two, rolls=success
    )
    table.pick("agnes", "task 2")
    assert table.asked == "bram"
    table.pick("bram", "remove 1")
    assert (mobs(table), count(table, "rite")) == (["great_hall", "-"], 1)
    table = haunted("unquiet_choir", *people, house=ORATORY, traitor="bram", rolls=success)
    table.pick("agnes", "task 2")
    assert (table.asked, count(table, "rite")) == ("agnes", 1)


@rule("HAU-90", "BET-265")
def test_HAU_E78_the_need_is_not_told() -> None:
    """The traitor sees the markers, the heroes see the need as well."""
    table = haunted("unquiet_choir", *company(3), traitor="wren")
    counts(table, rite=3)
    assert table.view("wren")["haunt"]["counts"] == {"rite": 3}
    assert table.view("wren")["haunt"]["needs"] == {}
    assert table.view("bram")["haunt"]["needs"] == {"rite": 4}
    assert table.view()["haunt"]["needs"] == {}
    die(table.night, 0)
    assert table.view("bram")["haunt"]["needs"] == {}


@rule("HAU-92")
def test_HAU_E79_they_sing_on() -> None:
    """The traitor's death ends nothing; the last hero's does."""
    table = haunted("unquiet_choir", *company(3), traitor="wren")
    die(table.night, 1)
    die(table.night, 2)
    assert table.over == ""
    die(table.night, 0)
    assert table.over == "traitor"


# ---- H02 Green Hunger


@rule("HAU-93")
def test_HAU_E80_who_gardens() -> None:
    """Juniper, though she is the revealer; without her the highest Knowledge, any revealer."""
    order = [[1, 2, 3, 4]] * 2
    people = [Sheet("juniper"), Sheet("anselm"), Sheet("bram")]
    table = begun("green_hunger", *people, orders=order)
    assert table.night.traitor == table.seat("juniper")
    people = [Sheet("anselm"), Sheet("teo"), Sheet("bram")]
    table = begun("green_hunger", *people, orders=order)
    assert table.night.traitor == table.seat("anselm")


@rule("HAU-94", "HAU-95")
def test_HAU_E81_hearts() -> None:
    """On both Root-sign rooms one each, the third elsewhere; three rooms are rooted."""
    house = ["scullery ground 1 0 1", "glasshouse ground 1 1 2"]
    spread = [[at("scullery"), at("glasshouse")], [4, 1, 2, 3, at("alembic_room")]]
    table = begun(
        "green_hunger",
        *company(5),
        house=house,
        stack=["alembic_room"],
        orders=[[], *spread],
    )
    assert fixtures(table, "heart")[:2] == ["scullery", "glasshouse"]
    assert table.is_in_house("alembic_room")
    assert len(zone(table)) == 3


@rule("HAU-96")
def test_HAU_E82_odd_and_even_rounds() -> None:
    """1, 2 and 1 new rooms for three explorers."""
    table = haunted(
        "green_hunger",
        *company(3),
        traitor="teo",
        house=["scullery ground 1 0 1"],
        things="heart scullery",
        zone="scullery",
    )
    found = []
    for number in (1, 2, 3):
        table.night.affair.round = number
        phase(table)
        found.append(len(zone(table)))
    assert found == [2, 4, 5]


@rule("HAU-97", "HAU-99")
def test_HAU_E83_leaving_a_rooted_room() -> None:
    """3 for Wren with the traitor there; the traitor pays nothing for the roots."""
    people = [Sheet("wren"), Sheet("juniper"), Sheet("bram", room="main_stair")]
    table = haunted(
        "green_hunger", *people, traitor="juniper", things="heart vestibule", zone="vestibule"
    )
    assert cost_to_leave(table.night, 0) == 3
    assert cost_to_leave(table.night, 1) == 2


@rule("HAU-98", "HAU-99")
def test_HAU_E84_ending_a_turn_in_roots() -> None:
    """2 costs Wren a point; the traitor rolls nothing."""
    people = [Sheet("wren"), Sheet("juniper"), Sheet("bram", room="main_stair")]
    table = haunted(
        "green_hunger",
        *people,
        traitor="juniper",
        things="heart vestibule",
        zone="vestibule",
        rolls="1 1 0",
    )
    table.pick("wren", "end")
    assert table.frame == "TakePoint"
    table.pick("wren", "lose might")
    table.pick("juniper", "end")
    assert table.asked == "bram"


@rule("HAU-47", "HAU-101", "HAU-102")
def test_HAU_E85_a_heart_dies() -> None:
    """However Bram comes there; the room stays rooted."""
    vial = token("vial")
    people = [Sheet("bram", cards=[vial]), Sheet("juniper"), Sheet("teo")]
    table = haunted(
        "green_hunger",
        *people,
        traitor="juniper",
        things="heart cellar_landing, heart top_landing",
        zone="cellar_landing",
    )
    go_to(table.night, 0, at("cellar_landing"))
    table.night.advance()
    assert (fixtures(table), table.cards("bram")) == (["top_landing"], [])
    assert zone(table) == [at("cellar_landing")]


@rule("HAU-104", "HAU-235")
def test_HAU_E86_three_fifths() -> None:
    """Of 23 rooms 13 are too few and 14 enough."""
    table = haunted("green_hunger", *company(3), traitor="teo", things="heart vestibule")
    table.night.affair.round = 5
    for room in range(5, 23):
        table.night.cell[room] = room
    course(table).zone = (1 << 13) - 1
    judge(table.night)
    assert table.over == ""
    course(table).zone = (1 << 14) - 1
    judge(table.night)
    assert table.over == "traitor"


@rule("HAU-104", "HAU-235")
def test_HAU_E168_no_earlier_than_round_four() -> None:
    """With enough rooms the traitor wins in the monster phase of round 4, not before."""
    table = haunted(
        "green_hunger",
        *company(5),
        traitor="teo",
        things="heart vestibule",
        zone="vestibule great_hall main_stair",
    )
    for number in (2, 3):
        table.night.affair.round = number
        phase(table)
        assert table.over == ""
    assert table.night.affair.round == 4
    judge(table.night)
    assert table.over == ""
    phase(table)
    assert table.over == "traitor"


# ---- H04 The Last Candle


@rule("HAU-117", "HAU-118", "HAU-119", "HAU-123")
def test_HAU_E97_five_explorers() -> None:
    """3 lit Lamps, 2 Gloams at FAR, 4 more each round."""
    table = begun("last_candle", *company(5), house=["scullery ground 1 0 1"], rolls="1 1 1 1 1 1")
    assert fixtures(table) == ["vestibule", "top_landing", "cellar_landing"]
    assert table.night.traitor == -1
    assert mobs(table) == ["main_stair"] * 2
    end_of_round(table)
    assert len(mobs(table)) == 6


@rule("HAU-120", "HAU-121")
def test_HAU_E98_in_the_light() -> None:
    """Wren rolls 4 dice in the lit Top Landing: 3 against 4, and the Gloam is destroyed."""
    people = [Sheet("wren", room="top_landing"), Sheet("bram"), Sheet("teo")]
    table = haunted(
        "last_candle",
        *people,
        things="lamp top_landing",
        monsters="gloam top_landing",
        rolls="1 1 1  2 1 0  1 1 1 1  1 1",
    )
    phase(table)
    assert table.told("destroyed")
    assert table.night.haunt.extra_dice(table.night, 1, DEFENCE, MIGHT) == 0


@rule("HAU-122")
def test_HAU_E99_a_lamp_goes_out() -> None:
    """At a total of 0 only."""
    table = haunted(
        "last_candle",
        *company(3),
        things="lamp vestibule, lamp top_landing, lamp cellar_landing",
        rolls="0 0 1 0 2 2",
    )
    end_of_round(table)
    assert [one.is_on for one in course(table).fixtures] == [False, True, True]


@rule("HAU-124")
def test_HAU_E100_relighting() -> None:
    """3 by Speed lights the dark Lamp again; at a lit one there is nothing to do."""
    people = [Sheet("bram", room="cellar_landing"), Sheet("wren"), Sheet("teo")]
    table = haunted(
        "last_candle", *people, things="lamp cellar_landing off, lamp vestibule", rolls="1 1 1"
    )
    assert table.offers("task") == ["0", "3"]
    table.pick("bram", "task 0")
    assert course(table).fixtures[0].is_on
    table.pick("bram", "end")
    assert table.offers("task") == []


@rule("HAU-125", "HAU-126")
def test_HAU_E101_dawn_or_not() -> None:
    """Three of five alive at 8 have won; with the third death all have lost."""
    table = haunted("last_candle", *company(5))
    die(table.night, 3)
    die(table.night, 4)
    counts(table, clock=7)
    end_of_round(table)
    assert (table.over, table.winners) == ("heroes", ["bram", "wren", "teo", "mirela", "anselm"])
    table = haunted("last_candle", *company(5))
    for seat in (2, 3, 4):
        assert table.over == ""
        die(table.night, seat)
    assert table.over == "house"


# ---- H05 The Will


@rule("HAU-127", "HAU-129")
def test_HAU_E102_everyone_alone() -> None:
    """6 Deeds; everybody is everybody's opponent; nobody has the traitor's powers."""
    table = begun("the_will", *company(4), orders=[[1, 2, 3, 4]])
    lying = [len(pile.cards) for pile in table.night.piles]
    assert sum(lying) == 6
    assert table.offers("attack") == ["0", "2", "3"]
    assert not any(table.night.is_traitor(seat) for seat in range(4))


@rule("HAU-128")
def test_HAU_E103_everybody_is_a_hero() -> None:
    """The Handbell calls every explorer who wishes."""
    agnes = Sheet("agnes", cards=["handbell"])
    people = [agnes, Sheet("bram", room="great_hall"), Sheet("teo", room="great_hall")]
    table = haunted("the_will", *people, rolls="1 1 1 1 1 0 0")
    table.pick("agnes", "use handbell")
    assert table.asked == "bram"
    table.pick("bram", "to vestibule")
    table.pick("teo", "to vestibule")
    assert (table.room("bram"), table.room("teo")) == ("vestibule", "vestibule")


@rule("HAU-131")
def test_HAU_E104_three_deeds() -> None:
    """Ending one's turn in the Vestibule wins, passing through does not."""
    deeds = [token("deed", n) for n in (1, 2, 3)]
    people = [Sheet("wren", room="great_hall", cards=deeds), Sheet("bram"), Sheet("teo")]
    table = haunted("the_will", *people)
    table.pick("wren", "go vestibule")
    assert table.over == ""
    table.night.spaces = 0
    table.pick("wren", "end")
    assert (table.over, table.winners) == ("single", ["wren"])


@rule("HAU-132")
def test_HAU_E105_the_last_alive() -> None:
    """Two of three die: the third wins at once."""
    table = haunted("the_will", *company(3))
    die(table.night, 1)
    assert table.over == ""
    die(table.night, 2)
    assert (table.over, table.winners) == ("single", ["bram"])


@rule("HAU-133")
@pytest.mark.parametrize(
    ("held", "winner"), [([2, 2, 1], []), ([2, 1, 1], ["bram"]), ([0, 0, 0], [])]
)
def test_HAU_E106_midnight(held: list[int], winner: list[str]) -> None:
    """The most Deeds inherit, unless that place is shared."""
    people = company(3)
    number = 0
    for sheet, due in zip(people, held, strict=True):
        sheet.cards = [token("deed", number + n + 1) for n in range(due)]
        number += due
    table = haunted("the_will", *people)
    counts(table, clock=11)
    end_of_round(table)
    assert (table.over, table.winners) == ("single" if winner else "house", winner)
