"""Dice and rolls (BET-48 to BET-65, BET-432, BET-433)."""

from __future__ import annotations

import pytest

from dreadhouse.games.betrayal.rules.damage import hurt_dice
from dreadhouse.games.betrayal.rules.parts import Band, parts_for
from dreadhouse.games.betrayal.rules.rolls import (
    ATTACK,
    DEFENCE,
    FIXED,
    HAUNT,
    TRAIT,
    check,
    roll,
    throw,
    throw_for_nobody,
)
from dreadhouse.games.betrayal.rules.turn import TURN_OF
from dreadhouse.games.betrayal.state import KNOWLEDGE, MIGHT, PHYSICAL, SANITY
from dreadhouse.kernel.dice import Dice
from tests.games.betrayal.positions import IDS, Sheet, Table, position
from tests.rules import rule


def roll_own(table: Table, name: str, kind: int, dice: int) -> None:
    """A roll of somebody's own, up to its first question."""
    roll(table.night, table.seat(name), kind, dice)
    table.night.advance()


def check_own(table: Table, name: str, trait: int, card: str = "") -> None:
    """A check, up to its first question."""
    check(table.night, table.seat(name), trait, IDS.index(card) if card else -1)
    table.night.advance()


@rule("BET-48", "BET-49")
def test_BET_E27_single_dice() -> None:
    """0, 1 and 2, each on one third of the faces."""
    table = position(Sheet("bram"))
    night = table.night
    night.dice = Dice(bytes(32))
    counts = [0, 0, 0]
    for _ in range(7500):
        throw(night, 8)
        for face in night.faces:
            counts[face] += 1
    assert sum(counts) == 60_000
    assert all(abs(count - 20_000) < 600 for count in counts)


@rule("BET-48", "BET-50", "BET-52")
def test_BET_E28_eight_dice() -> None:
    """A total from 0 to 16, and never more than 8 dice."""
    table = position(Sheet("bram"), rolls="2 2 2 2 2 2 2 2")
    throw(table.night, 11)
    assert (table.night.total, len(table.night.faces)) == (16, 8)


@rule("BET-53")
def test_BET_E30_one_die_at_least() -> None:
    """Constance (Might 2) checks Might in Lamp Smoke with 1 die."""
    table = position(
        Sheet("constance", room="great_hall"), tokens=["lamp_smoke great_hall"], rolls="1"
    )
    check_own(table, "constance", MIGHT)
    assert (table.night.total, table.night.faces) == (1, [1])


@rule("BET-50", "BET-55")
def test_BET_E32_as_many_dice_as_the_trait() -> None:
    """Sanity 4: four dice, total 4."""
    table = position(Sheet("constance"), rolls="2 1 0 1")
    check_own(table, "constance", SANITY)
    assert table.night.total == 4


@rule("BET-41", "BET-55")
def test_BET_E33_the_present_value() -> None:
    """Two steps lower, Mirela rolls three dice."""
    table = position(Sheet("mirela", sanity=1), rolls="1 1 0")
    check_own(table, "mirela", SANITY)
    assert table.night.total == 2


@rule("BET-56")
def test_BET_E34_four_or_more() -> None:
    """4 succeeds, 3 fails."""
    bands = [Band(4, 99, []), Band(0, 3, [])]
    assert parts_for(bands, 4) is bands[0].parts
    assert parts_for(bands, 3) is bands[1].parts


@rule("BET-57")
def test_BET_E35_the_trait_is_chosen_first() -> None:
    """Pip names Speed or Sanity before any die is rolled."""
    table = position(
        Sheet("pip", room="great_hall"),
        stack=["glasshouse", "..."],
        events=["eight_legs"],
        rolls="1 1 1 1 1",
    )
    table.pick("pip", "explore e", "turn 2")
    assert (table.frame, table.offers("test")) == ("TestTrait", ["speed", "sanity"])
    assert table.night.dice.drawn == 0
    table.pick("pip", "test speed")
    assert table.night.faces == [1, 1, 1, 1, 1]
    assert table.step("pip", "speed") == 5


@rule("BET-54", "BET-58", "BET-59")
def test_BET_E36_a_bonus_helps_only_the_kinds_named() -> None:
    """The Lantern gives a die to an event's trait roll, not to a defence."""
    table = position(
        Sheet("bram", cards=["hand_lantern"], room="great_hall"),
        stack=["glasshouse", "..."],
        events=["muddy_boots"],
        rolls="0 0 0 0 1 0 0 0 1 0 0 0 0",
    )
    table.pick("bram", "explore e", "turn 3")
    assert [len(event.args["faces"]) for event in table.told("rolls")] == [4, 5]
    assert table.rolls_left == []


@rule("BET-58")
def test_BET_E37_an_attack_is_no_trait_roll() -> None:
    """The Ampoule adds to trait rolls only."""
    table = position(Sheet("teo", cards=["stimulant_ampoule"]), rolls="1 1 1 1")
    roll_own(table, "teo", ATTACK, 4)
    assert (table.night.total, table.frame) == (4, "Act")


@rule("BET-60")
def test_BET_E38_a_fixed_roll_is_no_trait_roll() -> None:
    """The Quill may name its total, the Ampoule may not be used."""
    table = position(Sheet("agnes", cards=["white_quill", "stimulant_ampoule"]))
    roll_own(table, "agnes", FIXED, 2)
    assert table.offers("add") == []
    assert len(table.offers("total")) == 9
    table.pick("agnes", "total 4")
    assert table.night.total == 4
    assert table.discarded("white_quill")


@rule("BET-61")
def test_BET_E39_the_vault_once_a_turn() -> None:
    """Anselm fails with 5 and may not try again before his next turn."""
    table = position(
        Sheet("anselm", room="vault"), house=["vault cellar 0 1 2"], rolls="1 1 1 1 1 0"
    )
    table.pick("anselm", "try vault")
    assert not table.night.is_vault_open
    assert table.offers("try") == []


@rule("BET-64")
def test_BET_E40_another_may_try() -> None:
    """Leona opens the Vault in her own turn."""
    table = position(
        Sheet("anselm", room="vault"),
        Sheet("leona", room="vault"),
        house=["vault cellar 0 1 2"],
        rolls="1 1 1 1 1 0 2 2 2 0",
    )
    table.pick("anselm", "try vault", "end")
    table.pick("leona", "try vault")
    assert table.night.is_vault_open
    assert len(table.cards("leona")) == 2


@rule("BET-62")
def test_BET_E41_forced_rolls_happen_each_time() -> None:
    """Two exit rolls of the Lumber Room in one turn."""
    table = position(
        Sheet("bram", room="lumber_room"),
        house=["lumber_room ground 1 1 0"],
        rolls="1 1 1 0 0 1 1 1 0 0",
    )
    table.pick("bram", "go great_hall", "go lumber_room", "go great_hall")
    assert len(table.told("rolls")) == 2
    assert table.step("bram", "speed") == 3


@rule("BET-63")
def test_BET_E42_each_token_is_a_check_of_its_own() -> None:
    """Two Cupboards in adjacent rooms."""
    table = position(
        Sheet("teo", room="great_hall"),
        tokens=["cupboard great_hall", "cupboard vestibule"],
        events=["helpful_double", "under_the_boards"],
        rolls="2 2 2 2",
    )
    table.pick("teo", "try cupboard")
    assert table.offers("try") == []
    table = position(
        Sheet("teo", room="great_hall"),
        tokens=["small_bones great_hall", "small_bones vestibule"],
        rolls="1 1 1 0 0 1 1 1 0 0",
    )
    table.pick("teo", "try small_bones", "go vestibule", "try small_bones")
    assert len(table.told("rolls")) == 4


@rule("BET-65")
def test_BET_E43_the_order_of_a_roll() -> None:
    """Ampoule announced, dice, Penny, then the 4: total 6."""
    table = position(Sheet("wren", cards=["bent_penny", "stimulant_ampoule"]), rolls="0 0 1 0 0 1")
    check_own(table, "wren", SANITY)
    table.pick("wren", "add stimulant_ampoule")
    assert (table.frame, table.offers("reroll")) == ("AfterRoll", ["0", "2"])
    table.pick("wren", "reroll 0")
    assert table.night.total == 6
    assert table.frame == "Act"


@rule("BET-72", "BET-73")
def test_BET_E49_one_die_of_damage() -> None:
    """Two points: both on Might, one each, or both on Speed."""
    table = position(Sheet("bram"), rolls="2")
    hurt_dice(table.night, 0, PHYSICAL, 1)
    table.night.advance()
    assert table.offers("lose") == ["might", "speed"]
    table.pick("bram", "lose might", "lose speed")
    assert (table.step("bram", "might"), table.step("bram", "speed")) == (3, 2)


@rule("BET-432")
def test_dice_of_things_are_nobodys_own() -> None:
    """No card meddles with them, whoever throws them."""
    table = position(Sheet("constance", cards=["river_pebble"]), rolls="0 0 0 0")
    throw_for_nobody(table.night, 0, DEFENCE, 4)
    assert table.night.total == 0
    assert table.frame == "Act"


@rule("BET-433")
def test_a_named_total_above_the_highest_counts_as_it() -> None:
    """8 counts as the 4 of a roll of two dice."""
    bands = [Band(4, 4, []), Band(3, 3, []), Band(0, 2, [])]
    assert parts_for(bands, 8) is bands[0].parts


@rule("BET-433")
def test_BET_E337_eight_in_the_lift() -> None:
    """Wren names 8 by the Quill: any floor."""
    table = position(
        Sheet("wren", room="great_hall", cards=["white_quill"]),
        house=["wandering_lift ground 1 1 3"],
    )
    table.pick("wren", "go wandering_lift", "total 8")
    assert table.offers("floor") == ["upper", "ground", "cellar"]


@rule("BET-65", "BET-343", "BET-432")
def test_BET_E257_the_penny_once_in_ones_own_turn() -> None:
    """The 0 becomes a 2; no second use this turn."""
    table = position(Sheet("saoirse", cards=["bent_penny"]), rolls="2 0 1 2 0 0 0")
    check_own(table, "saoirse", SANITY)
    table.pick("saoirse", "reroll 1")
    assert table.night.total == 5
    check_own(table, "saoirse", SANITY)
    assert (table.night.total, table.frame) == (0, "Act")


@pytest.mark.parametrize("kind", [TRAIT, ATTACK, DEFENCE, FIXED, HAUNT])
@rule("BET-344")
def test_BET_E258_the_pebble_out_of_turn(kind: int) -> None:
    """In Bram's turn Wren rerolls both 0 into 2 and 1."""
    table = position(Sheet("bram"), Sheet("wren", cards=["river_pebble"]), rolls="0 0 1 2 1")
    roll_own(table, "wren", kind, 3)
    table.pick("wren", "use river_pebble", "reroll 0", "reroll 1", "done")
    assert table.night.total == 4
    assert table.discarded("river_pebble")


@rule("BET-345")
def test_BET_E259_the_quill_names_the_total() -> None:
    """6 without rolling."""
    table = position(Sheet("dita", cards=["white_quill"]))
    check_own(table, "dita", KNOWLEDGE)
    table.pick("dita", "total 6")
    assert (table.night.total, table.discarded("white_quill")) == (6, True)


@rule("BET-50", "BET-51")
def test_the_turn_goes_on_after_rolls() -> None:
    """There is no limit to how often one may roll in a turn."""
    table = position(Sheet("bram"), rolls="1 1 1 1 1 1")
    for _ in range(2):
        check_own(table, "bram", KNOWLEDGE)
    assert table.night.stack[-1] is not TURN_OF[0]
    assert table.frame == "Act"
