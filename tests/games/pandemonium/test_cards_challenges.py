"""The fourteen Dimensional cards, each in its own sealed world."""

from __future__ import annotations

import pytest

from tests.games.pandemonium.cards_table import CardTable, cards
from tests.rules import rule


def alone(name: str, round: int = 1) -> CardTable:
    """One character at the portal A43 with an own turn and an unarmed companion far away."""
    table = cards(name, "mechanic" if name != "mechanic" else "fury")
    table.put(name, "a43").put(table_other(name), "f44")
    table.begin(name, round)
    return table


def table_other(name: str) -> str:
    """The companion's name."""
    return "mechanic" if name != "mechanic" else "fury"


def passes(table: CardTable, name: str, card: str) -> bool:
    """Whether the challenge of a card is passed."""
    table.face(name, card)
    return bool(table.heard("challenge-passed"))


@rule("PAN-276", "PAN-279", "PAN-280", "PAN-282")
def test_PAN_E32_soldier_fails_doomed_planet() -> None:
    """PAN-E32: the Soldier fails Doomed Planet, loses 1 Life, and a Psycho comes, no Demon."""
    table = alone("soldier")
    table.top("doomed_planet").roll("10 3")
    table.pick("soldier", "enter")
    assert table.at("soldier") == "a43"
    assert table.life("soldier") == 5
    assert table.left("soldier") == 2
    assert table.foes() == {"psycho_1": "a43"}


@rule("PAN-280", "PAN-277")
def test_PAN_E34_sea_of_glass_moves_nobody() -> None:
    """PAN-E34: Sea of Glass moves nobody, and the Run of this turn is still available."""
    table = alone("soldier")
    table.top("sea_of_glass", "torch").roll("5")
    table.pick("soldier", "enter")
    assert table.offers("to") == ["e41", "f32", "b41"]
    table.pick("soldier", "to e41")
    assert table.at("soldier") == "e41"
    assert "run" in table.words
    assert table.items("soldier") == ["torch"]


@rule("PAN-278", "PAN-277")
def test_PAN_E214_whoever_passes_must_travel_to_another_portal() -> None:
    """PAN-E214: whoever passes must travel to another portal."""
    table = alone("soldier")
    table.top("the_well", "torch").roll("2")
    table.pick("soldier", "enter")
    assert table.offers("to") == ["e41", "f32", "b41"]
    table.refused("to a43", "PAN-278")


@rule("PAN-281", "PAN-398", "PAN-284")
def test_PAN_E215_hunt_is_passed_with_lamp_oil_bottle() -> None:
    """PAN-E215: The Hunt is passed with a Lamp-Oil Bottle, which is kept; 1 Soul, 2 spaces."""
    table = alone("doctor")
    table.arm("doctor", "lamp_oil_bottle").top("the_hunt").roll("5 H M")
    table.pick("doctor", "enter", "learn corruption_1", "learn corruption_2", "to b41")
    assert table.hands("doctor") == ["lamp_oil_bottle"]
    assert table.souls("doctor") == 1
    assert table.discarded("the_hunt")
    assert table.foes() == {}


@rule("PAN-283", "PAN-418")
def test_PAN_E216_huntress_may_re_roll_die_of_mirror_hall() -> None:
    """PAN-E216: the Huntress may re-roll a die of Mirror Hall."""
    table = alone("huntress")
    table.top("mirror_hall").roll("H M M H")
    table.pick("huntress", "enter", "reroll_miss", "to b41")
    assert table.souls("huntress") == 1


@rule("PAN-279", "PAN-120")
def test_PAN_E217_at_the_limit_a_failure_brings_fear_to_all() -> None:
    """PAN-E217: at the creature limit a failure brings Fear to all instead of a creature."""
    table = alone("doctor")
    table.s.limit = 0
    table.face("doctor", "the_scales")
    assert table.life("doctor") == 5
    assert (table.fear("doctor"), table.fear("mechanic")) == (1, 1)
    assert table.foes() == {}


@rule("PAN-282", "PAN-280")
def test_PAN_E218_challenges_creature_ignores_limit() -> None:
    """PAN-E218: a challenge's creature ignores the limit; the Killer Toy's Terror is 2."""
    table = alone("doctor")
    table.s.limit = 0
    table.roll("1")
    assert passes(table, "doctor", "doomed_planet")
    assert table.foes() == {}


@rule("PAN-105")
def test_PAN_E113_psycho_of_challenge_is_not_breed_that_appeared_last() -> None:
    """PAN-E113: a Psycho of a challenge is not the breed that appeared last."""
    table = alone("soldier")
    table.s.last_breed = 9
    table.roll("3 12")
    table.face("soldier", "doomed_planet")
    assert table.foes() == {"demon_1": "a43"}


@rule("PAN-281", "PAN-277", "PAN-279")
@pytest.mark.parametrize(("number", "is_passed"), [(1, True), (2, False)])
def test_PAN_E428_soldier_will_1_passes_library_of_teeth(number: int, is_passed: bool) -> None:
    """PAN-E428: the Soldier (Will 1) passes Library of Teeth with a 1 only."""
    table = alone("soldier")
    table.roll(f"{number} 1")
    assert passes(table, "soldier", "library_of_teeth") == is_passed


@rule("PAN-281", "PAN-508")
def test_PAN_E429_critical_defence_of_geek_leaves_1_damage_of_psycho() -> None:
    """PAN-E429: a critical Defence of the Geek leaves 1 damage of the Psycho in The Arena."""
    table = alone("geek")
    table.top("the_arena").roll("3 H H")
    table.pick("geek", "enter", "keep", "learn survival_1", "to b41")
    assert table.skills("geek") == ["survival_1"]


@rule("PAN-282", "PAN-277")
def test_PAN_E430_chessboard_is_passed_when_second_creature_is_slower() -> None:
    """PAN-E430: Chessboard is passed when the second creature is slower."""
    table = alone("doctor")
    table.roll("4 9")
    assert passes(table, "doctor", "chessboard")
    table = alone("doctor")
    table.roll("9 9 1")
    assert not passes(table, "doctor", "chessboard")


@rule("PAN-277", "PAN-279")
def test_PAN_E431_frozen_clock_is_passed_by_day() -> None:
    """PAN-E431: Frozen Clock is passed by day, and by night with 2 Hits of the Defence."""
    assert passes(alone("doctor", 2), "doctor", "frozen_clock")
    table = alone("doctor", 6)
    table.roll("H M M 1")
    assert not passes(table, "doctor", "frozen_clock")
    table = alone("doctor", 6)
    table.roll("H M H")
    assert passes(table, "doctor", "frozen_clock")


@rule("PAN-281", "PAN-164")
def test_PAN_E432_torch_in_backpack_is_no_light_in_use() -> None:
    """PAN-E432: a Torch in the backpack is no light in use, so Black Sun is rolled for."""
    table = alone("doctor")
    table.pack("doctor", "torch").roll("5")
    assert passes(table, "doctor", "black_sun")
    assert table.scripted.rolls == []
    table = alone("doctor")
    table.arm("doctor", "torch")
    assert passes(table, "doctor", "black_sun")


@rule("PAN-641", "PAN-279")
def test_PAN_E448_creature_of_deadly_failure_appears() -> None:
    """PAN-E448: the creature of a deadly failure appears in the portal space all the same."""
    table = alone("geek")
    table.has("geek", life=1)
    table.top("the_scales").roll("2")
    table.pick("geek", "enter", "keep")
    while table.asked in ("SwapCard", "ChooseTomb"):
        table.pick("geek", "keep" if table.asked == "SwapCard" else "portal b41")
    assert table.foes() == {"night_hound_1": "a43"}
    assert table.at("geek") == "b41"
    assert table.life("geek") == 6


@rule("PAN-642", "PAN-281")
def test_PAN_E449_unarmed_hunt_is_failed_without_roll() -> None:
    """PAN-E449: unarmed, The Hunt is failed without a roll; no ally helps in Mirror Hall."""
    table = alone("doctor")
    table.roll("1 2")
    assert not passes(table, "doctor", "the_hunt")
    assert table.foes() == {"night_hound_1": "a43"}
    table = alone("doctor")
    table.ally("ally_janitor", "a43").roll("H M 2")
    assert not passes(table, "doctor", "mirror_hall")


@rule("PAN-281")
@pytest.mark.parametrize(("souls", "is_passed"), [(1, False), (2, True)])
def test_the_scales_weigh_souls(souls: int, is_passed: bool) -> None:
    """The Scales are passed with 2 Souls, and none is spent."""
    table = alone("doctor")
    table.has("doctor", souls=souls).roll("" if is_passed else "1")
    table.top("the_scales")
    table.pick("doctor", "enter")
    if not is_passed:
        table.pick("doctor", "pay 0")
    assert bool(table.heard("challenge-passed")) == is_passed
    assert table.souls("doctor") == souls


@rule("PAN-281")
@pytest.mark.parametrize(("number", "is_passed"), [(5, True), (6, False)])
def test_rope_bridge_asks_for_agility(number: int, is_passed: bool) -> None:
    """Rope Bridge is passed with a number not above the Doctor's Agility of 5."""
    table = alone("doctor")
    table.roll(f"{number} 1")
    assert passes(table, "doctor", "rope_bridge") == is_passed


@rule("PAN-281")
def test_the_feast_looks_at_life() -> None:
    """The Feast is passed with 4 Life; with less a 5 or 6 is needed."""
    table = alone("doctor")
    table.has("doctor", life=4)
    assert passes(table, "doctor", "the_feast")
    for number, is_passed in ((4, False), (5, True)):
        table = alone("doctor")
        table.has("doctor", life=3).roll(f"{number} 1")
        assert passes(table, "doctor", "the_feast") == is_passed


@rule("PAN-281")
@pytest.mark.parametrize(
    ("dice", "is_passed"), [("H M M", False), ("H H M", True), ("H H H", False)]
)
def test_toll_gate_wants_exactly_two(dice: str, is_passed: bool) -> None:
    """Toll Gate is passed with exactly 2 Hits of 3 dice."""
    table = alone("doctor")
    table.roll(f"{dice} 1")
    assert passes(table, "doctor", "toll_gate") == is_passed


@rule("PAN-283")
def test_toll_gate_lets_a_hit_be_rolled_again() -> None:
    """Where the number must be exact, the Huntress may re-roll a Hit."""
    table = alone("huntress")
    table.top("toll_gate", "torch").roll("H H H M")
    table.pick("huntress", "enter", "reroll_hit", "to b41")
    assert table.souls("huntress") == 1


@rule("PAN-277")
@pytest.mark.parametrize(("number", "is_passed"), [(3, False), (4, True)])
def test_the_well_wants_an_even_number(number: int, is_passed: bool) -> None:
    """The Well is passed with an even number."""
    table = alone("doctor")
    table.roll(f"{number} 1")
    assert passes(table, "doctor", "the_well") == is_passed


@rule("PAN-281")
@pytest.mark.parametrize(("number", "is_passed"), [(3, True), (1, False), (2, False)])
def test_running_shoes_help_on_the_sea_of_glass(number: int, is_passed: bool) -> None:
    """Sea of Glass is rolled as if running, so the shoes add 1 to a 2 to 6."""
    table = alone("doctor")
    table.pack("doctor", "running_shoes").roll(f"{number} 1")
    assert passes(table, "doctor", "sea_of_glass") == is_passed


@rule("PAN-642")
def test_the_arena_counts_the_preachers_skill() -> None:
    """An Aberration's Fury of 6 is 5 against the Preacher, so 3 Hits let 2 damage through."""
    table = alone("preacher")
    table.roll("11 H H M 1")
    assert not passes(table, "preacher", "the_arena")
    table = alone("preacher")
    table.learn("preacher", "retribution_5").roll("11 H H M")
    assert passes(table, "preacher", "the_arena")


@rule("PAN-642", "PAN-442")
def test_the_hunt_counts_the_creatures_ability() -> None:
    """A Lamp-Oil Bottle burns a Scarecrow (9 + 4), and does nothing to a Demon."""
    table = alone("soldier")
    table.arm("soldier", "lamp_oil_bottle").roll("10 H H H M 1")
    assert not passes(table, "soldier", "the_hunt")
    table = alone("soldier")
    table.arm("soldier", "torch").roll("7 H H H M")
    assert passes(table, "soldier", "the_hunt")


@rule("PAN-283")
def test_the_huntress_may_invoke_again() -> None:
    """The Invocation die of a challenge is rolled by the character, so it may be re-rolled."""
    table = alone("huntress")
    table.top("doomed_planet").roll("9 1")
    table.pick("huntress", "enter", "reroll", "learn survival_1", "to b41")
    assert table.souls("huntress") == 1


@rule("PAN-105", "PAN-282")
def test_a_twelve_repeats_the_last_breed_in_a_challenge() -> None:
    """A 12 is the breed that the board saw last; without one it is rolled again."""
    table = alone("soldier")
    table.roll("12 12 1 1")
    assert not passes(table, "soldier", "doomed_planet")
    table = alone("doctor")
    table.s.last_breed = 0
    table.roll("12")
    assert passes(table, "doctor", "doomed_planet")
