"""Damage (BET-72 to BET-78, BET-369)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.damage import hurt, hurt_dice
from dreadhouse.games.betrayal.rules.traits import lose
from dreadhouse.games.betrayal.state import MENTAL, MIGHT, PHYSICAL
from tests.games.betrayal.positions import Sheet, Table, position, refused
from tests.rules import rule


def struck(table: Table, name: str, kind: int, points: int = 0, dice: int = 0) -> None:
    """Somebody is hurt, up to the first question."""
    if dice:
        hurt_dice(table.night, table.seat(name), kind, dice)
    else:
        hurt(table.night, table.seat(name), kind, points)
    table.night.advance()


@rule("BET-72", "BET-73")
def test_BET_E50_dice_of_damage() -> None:
    """Three dice, three points, divided between Might and Speed."""
    table = position(Sheet("bram"), rolls="0 1 2")
    struck(table, "bram", PHYSICAL, dice=3)
    table.pick("bram", "lose might", "lose might", "lose speed")
    assert (table.step("bram", "might"), table.step("bram", "speed")) == (2, 2)


@rule("BET-72", "BET-74")
def test_BET_E51_mental_damage() -> None:
    """Agnes takes 1 point on Knowledge."""
    table = position(Sheet("agnes"), rolls="1 0")
    struck(table, "agnes", MENTAL, dice=2)
    assert table.offers("lose") == ["sanity", "knowledge"]
    table.pick("agnes", "lose knowledge")
    assert (table.step("agnes", "knowledge"), table.value("agnes", "knowledge")) == (3, 4)


@rule("BET-75", "BET-141")
def test_BET_E52_points_have_no_roll() -> None:
    """The Boiler Room deals 1 point; Dita chooses Speed."""
    table = position(Sheet("dita", room="boiler_room"), house=["boiler_room cellar 0 1 1"])
    table.pick("dita", "end", "lose speed")
    assert (table.step("dita", "speed"), table.value("dita", "speed")) == (3, 5)
    assert table.night.dice.drawn == 0


@rule("BET-76")
def test_BET_E53_a_named_loss_is_no_damage() -> None:
    """The Coat does not help, and Speed may not pay."""
    table = position(Sheet("teo", cards=["buff_coat"]))
    lose(table.night, 0, MIGHT, 1)
    assert (table.step("teo", "might"), table.value("teo", "might")) == (2, 3)
    assert table.frame == "Act"


@rule("BET-77", "BET-339")
def test_BET_E54_the_coat_reduces_each_hit() -> None:
    """3 points become 2, 1 point becomes 0."""
    table = position(Sheet("teo", cards=["buff_coat"]), rolls="2 1 0 1")
    struck(table, "teo", PHYSICAL, dice=2)
    table.pick("teo", "lose might", "lose speed")
    assert table.steps("teo")[:2] == [2, 2]
    struck(table, "teo", PHYSICAL, dice=2)
    assert table.steps("teo")[:2] == [2, 2]
    assert table.frame == "Act"


@rule("BET-78")
def test_BET_E55_points_go_where_they_still_can() -> None:
    """Might stands on step 1: both points go on Speed, a third is lost."""
    table = position(Sheet("pip", might=1, speed=3))
    struck(table, "pip", PHYSICAL, points=2)
    assert table.steps("pip")[:2] == [1, 1]
    struck(table, "pip", PHYSICAL, points=1)
    assert table.steps("pip")[:2] == [1, 1]
    table = position(Sheet("pip", might=2, speed=2))
    struck(table, "pip", PHYSICAL, points=2)
    table.pick("pip", "lose might")
    assert table.steps("pip")[:2] == [1, 1]


@rule("BET-73")
def test_the_victim_divides_among_the_kind_only() -> None:
    """Mental traits do not pay for physical damage."""
    table = position(Sheet("bram"))
    struck(table, "bram", PHYSICAL, points=2)
    refused(table, "bram", "lose sanity", "BET-73")


@rule("BET-77", "BET-340")
def test_BET_E255_the_brooch() -> None:
    """3 points of mental damage are 2."""
    table = position(Sheet("wren", cards=["mourning_brooch"], sanity=4))
    struck(table, "wren", MENTAL, points=3)
    table.pick("wren", "lose sanity", "lose knowledge")
    assert table.frame == "Act"
    assert table.steps("wren")[2:] == [3, 3]


@rule("BET-77", "BET-369")
def test_BET_E357_damage_turned_physical() -> None:
    """The Coat helps, the Brooch does not: 2 points."""
    table = position(Sheet("mirela", cards=["jawbone", "mourning_brooch", "buff_coat"]))
    struck(table, "mirela", MENTAL, points=3)
    assert table.frame == "ConvertDamage"
    table.pick("mirela", "yes", "lose might", "lose speed")
    assert (table.frame, table.steps("mirela")) == ("Act", [2, 2, 4, 4])


@rule("BET-369")
def test_BET_E277_the_jawbone() -> None:
    """Two mental points are taken as physical; or not."""
    table = position(Sheet("leona", cards=["jawbone"]))
    struck(table, "leona", MENTAL, points=2)
    table.pick("leona", "yes", "lose might", "lose speed")
    assert table.steps("leona") == [2, 3, 3, 4]
    struck(table, "leona", MENTAL, points=1)
    table.pick("leona", "no", "lose sanity")
    assert table.steps("leona") == [2, 3, 2, 4]
