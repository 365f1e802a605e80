"""The sixteen objects: carried ones work all the time, the others once."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.creatures.turn import CreatureActs
from dreadhouse.games.pandemonium.rules.values import defence_of, is_dark, will_of
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.rules import rule


def with_object(
    name: str, *items: str, at: str = "a22", rolls: str = "", round: int = 2
) -> CardTable:
    """A character in the own turn with Items in the backpack; a companion far away in F44."""
    other = "dancer" if name != "dancer" else "mechanic"
    table = cards(name, other, rolls=rolls)
    table.put(name, at).put(other, "f44").pack(name, *items).begin(name, round)
    return table


@rule("PAN-161", "PAN-162", "PAN-163", "PAN-164")
def test_PAN_E147_flashlight_in_backpack_lights_space_for_everybody_in_it() -> None:
    """PAN-E147: a Flashlight in the backpack lights the space for everybody in it."""
    table = with_object("doctor", "flashlight", round=6)
    assert not is_dark(table.s, table.cell("a22"))
    assert is_dark(table.s, table.cell("f44"))


@rule("PAN-275", "PAN-251", "PAN-509")
def test_PAN_E173_leather_jacket_in_backpack_is_worth_1_defence_die() -> None:
    """PAN-E173: a Leather Jacket in the backpack is worth 1 Defence die."""
    table = with_object("doctor", "leather_jacket")
    assert defence_of(table.s, 0) == 4


@rule("PAN-21", "PAN-409", "PAN-142", "PAN-275")
def test_PAN_E47_prayer_beads_and_illumination_1_raise_frightened_soldiers_will() -> None:
    """PAN-E47: Prayer Beads and Illumination 1 raise the frightened Soldier's Will to 2."""
    table = with_object("soldier", "prayer_beads")
    table.learn("soldier", "illumination_1").has("soldier", fear=3)
    assert will_of(table.s, 0) == 2


@rule("PAN-275", "PAN-201")
def test_PAN_E196_running_shoes_make_5_six_spaces() -> None:
    """PAN-E196: Running Shoes make a 5 six spaces; a 1 stays a stumble."""
    table = with_object("doctor", "running_shoes", rolls="5")
    table.pick("doctor", "run")
    assert table.s.run_left == 6
    table = with_object("doctor", "running_shoes", rolls="1")
    table.pick("doctor", "run")
    assert table.s.run_left == 0


@rule("PAN-416", "PAN-417")
def test_PAN_E282_huntress_retribution_2_and_3_and_lucky_coin() -> None:
    """PAN-E282: Huntress, Retribution 2 and 3 and a Lucky Coin: four re-rolls."""
    table = with_object("huntress", "lucky_coin", rolls="M M M M M M M")
    table.learn("huntress", "retribution_2", "retribution_3").arm("huntress", "hatchet")
    table.foe("demon", "a22").again().pick("huntress", "attack demon_1")
    for _ in range(4):
        table.pick("huntress", "reroll_miss")
    assert table.asked == "Act"
    assert table.scripted.rolls == []


@rule("PAN-273", "PAN-418")
def test_the_lucky_coin_works_once_per_round() -> None:
    """The coin re-rolls a Run, and nothing more in this round."""
    table = with_object("doctor", "lucky_coin", rolls="1 4")
    table.pick("doctor", "run", "reroll")
    assert table.s.run_left == 4
    table.arm("doctor", "machete").foe("demon", "a22").roll("M M").again()
    table.pick("doctor", "attack demon_1")
    assert table.asked == "Act"


@rule("PAN-273", "PAN-231")
def test_PAN_E403_with_toolbox_first_barricade_of_turn_is_free() -> None:
    """PAN-E403: with the Toolbox the first Barricade of a turn is free, the second is not."""
    table = with_object("doctor", "toolbox", at="a24")
    table.pick("doctor", "barricade e")
    assert table.left("doctor") == 3
    table.pick("doctor", "barricade s")
    assert table.left("doctor") == 2


@rule("PAN-275", "PAN-274")
def test_PAN_E174_bandages_give_2_life_to_character_in_space() -> None:
    """PAN-E174: Bandages give 2 Life to a character in the space, and are discarded."""
    table = with_object("doctor", "bandages")
    table.put("dancer", "a22").has("dancer", life=3).again()
    table.pick("doctor", "use bandages", "on dancer")
    assert table.life("dancer") == 5
    assert table.discarded("bandages")


@rule("PAN-274", "PAN-510", "PAN-273")
def test_PAN_E175_in_creatures_turn_bandages_are_refused() -> None:
    """PAN-E175: in the creatures' turn Bandages are refused."""
    table = with_object("doctor", "bandages", rolls="M M M")
    table.has("doctor", life=5).keep("doctor", "guardian").foe("psycho", "a22")
    table.s.phase = 4
    table.run(CreatureActs(PRINTED.figures.index("psycho_1")))
    table.refused("use bandages", "PAN-139")


@rule("PAN-160", "PAN-273")
def test_PAN_E407_painkillers_end_panic() -> None:
    """PAN-E407: Painkillers end a Panic: Life 5, Fear 4."""
    table = with_object("doctor", "painkillers")
    table.has("doctor", life=4, fear=5).begin("doctor", 2)
    assert table.asked == "OutOfPanic"
    table.pick("doctor", "use painkillers")
    assert (table.life("doctor"), table.fear("doctor")) == (5, 4)
    assert table.asked == "Act"


@rule("PAN-135", "PAN-133", "PAN-253", "PAN-274")
def test_PAN_E126_with_no_action_left_chocolate_bar() -> None:
    """PAN-E126: with no Action left a Chocolate Bar, a Soul and sorting are still possible."""
    table = with_object("doctor", "chocolate_bar", "hatchet")
    table.arm("doctor", "machete").has("doctor", fear=3, souls=1).s.cast[0].spent = 3
    table.again().pick("doctor", "use chocolate_bar", "buy calm", "equip hatchet")
    assert (table.fear("doctor"), table.souls("doctor")) == (0, 0)
    assert sorted(table.hands("doctor")) == ["hatchet", "machete"]


@rule("PAN-273", "PAN-637")
def test_an_energy_drink_is_an_action() -> None:
    """Energy Drink: 1 Action more this turn."""
    table = with_object("doctor", "energy_drink")
    table.pick("doctor", "use energy_drink")
    assert table.left("doctor") == 4


@rule("PAN-273", "PAN-235")
@pytest.mark.parametrize(("held", "after"), [(0, 2), (2, 3)])
def test_a_spring_coil_is_two_traps(held: int, after: int) -> None:
    """Spring Coil: 2 Trap tokens, never above 3."""
    table = with_object("doctor", "spring_coil")
    table.s.cast[0].traps = held
    table.again().pick("doctor", "use spring_coil")
    assert table.s.cast[0].traps == after


@rule("PAN-273")
def test_the_ammunition_box_rolls_every_miss_again() -> None:
    """Ammunition Box: after an attack roll with a ranged weapon, then it is discarded."""
    table = with_object("soldier", "ammunition_box", rolls="H M M M H H M")
    table.arm("soldier", "revolver").foe("demon", "a23").again()
    table.pick("soldier", "attack demon_1", "use ammunition_box")
    assert table.heard("attacks")[0]["damage"] == 3 + 6 + 1
    assert table.discarded("ammunition_box")


@rule("PAN-273")
def test_the_ammunition_box_needs_a_ranged_weapon() -> None:
    """With a Machete it is not offered."""
    table = with_object("soldier", "ammunition_box", rolls="H M M M")
    table.arm("soldier", "machete").foe("demon", "a22").again()
    table.pick("soldier", "attack demon_1")
    assert table.asked == "Act"


@rule("PAN-273", "PAN-298")
def test_PAN_E404_fuse_set_starts_generator_for_1_action() -> None:
    """PAN-E404: the Fuse Set starts the Generator for 1 Action: no roll, Energy 4."""
    table = with_object("doctor", "fuse_set", at="b22")
    assert "use fuse_set" not in table.words
    table.drop("generator", "b22").again().pick("doctor", "use fuse_set")
    assert table.s.energy == 4
    assert table.left("doctor") == 2
    assert table.s.generator() is None
    assert table.discarded("fuse_set")


@rule("PAN-273", "PAN-303")
def test_the_fuse_set_starts_no_second_time() -> None:
    """A Generator that was started once is not started by fuses either."""
    table = with_object("doctor", "fuse_set", at="b22")
    table.drop("generator", "b22").s.was_started = True
    assert "use fuse_set" not in table.again().words


@rule("PAN-273", "PAN-255")
def test_PAN_E405_floor_plan_takes_three_items() -> None:
    """PAN-E405: the Floor Plan takes three Items, keeps one, discards two."""
    table = with_object("doctor", "floor_plan")
    table.top("torch", "revolver", "bandages")
    table.pick("doctor", "use floor_plan")
    assert sorted(table.offers("take")) == ["bandages", "revolver", "torch"]
    table.pick("doctor", "take revolver")
    assert table.items("doctor") == ["revolver"]
    assert table.discarded("torch")
    assert table.discarded("bandages")
    assert table.s.in_play == []


@rule("PAN-56", "PAN-273")
def test_the_geek_swaps_while_he_reads_the_plan() -> None:
    """Each of the three cards may be swapped, once."""
    table = with_object("geek", "floor_plan")
    table.top("torch", "revolver", "bandages", "machete")
    table.pick("geek", "use floor_plan", "swap", "keep", "keep")
    assert sorted(table.offers("take")) == ["bandages", "machete", "revolver"]
    table.pick("geek", "take machete")
    assert table.items("geek") == ["machete"]


@rule("PAN-273", "PAN-361")
def test_a_spirit_candle_is_a_soul() -> None:
    """Spirit Candle: 1 Soul."""
    table = with_object("doctor", "spirit_candle")
    table.pick("doctor", "use spirit_candle")
    assert table.souls("doctor") == 1


@rule("PAN-273", "PAN-174")
def test_PAN_E406_walkie_talkie_exchanges_with_somebody_far_away() -> None:
    """PAN-E406: the Walkie-Talkie exchanges with somebody far away, without an Action."""
    table = with_object("doctor", "walkie_talkie", "torch", at="a11")
    table.put("dancer", "f33").pack("dancer", "revolver").again()
    table.pick("doctor", "use walkie_talkie")
    if table.asked == "ChooseWho":
        table.pick("doctor", "on dancer")
    table.pick("doctor", "give torch", "take revolver")
    table.pick("dancer", "accept")
    assert table.items("doctor") == ["revolver"]
    assert table.items("dancer") == ["torch"]
    assert table.left("doctor") == 3


@rule("PAN-273", "PAN-174")
def test_the_walkie_talkie_needs_somebody() -> None:
    """Nobody standing, nothing to exchange: it is not offered."""
    table = with_object("doctor", "walkie_talkie", at="a11")
    assert "use walkie_talkie" not in table.words
    table.lay("dancer", "f32").pack("doctor", "torch")
    assert "use walkie_talkie" not in table.again().words


@rule("PAN-547", "PAN-22")
def test_PAN_E471_vivisectors_wounds_of_round_3_heal_in_round_5() -> None:
    """PAN-E471: the Vivisector's wounds of round 3 heal in round 5, not in round 4."""
    for round, life in ((4, 3), (5, 5)):
        table = with_object("doctor", "bandages", rolls="M M M", round=round)
        table.s.cast[0].cannot_heal = 4
        table.has("doctor", life=3).again()
        assert ("use bandages" in table.words) == (round == 5)
        if round == 5:
            table.pick("doctor", "use bandages")
            if table.asked == "ChooseWho":
                table.pick("doctor", "on doctor")
        assert table.life("doctor") == life


@rule("PAN-547")
def test_the_vivisector_stops_the_healing() -> None:
    """A character it damages cannot regain Life until the next round ends."""
    table = with_object("doctor", rolls="M M M", round=3)
    table.foe("vivisector", "a22").run(CreatureActs(PRINTED.figures.index("vivisector")))
    assert table.s.cast[0].cannot_heal == 4
