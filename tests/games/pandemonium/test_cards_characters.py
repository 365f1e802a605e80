"""The eight characters' skills (PAN-44 to PAN-65)."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.creatures.turn import CreatureActs
from dreadhouse.games.pandemonium.creatures.values import fury_against
from dreadhouse.games.pandemonium.rules.values import (
    action_of,
    agility_of,
    attack_of,
    defence_of,
    will_of,
)
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.rules import rule


def turn_of(name: str, space: str, *others: str, rolls: str = "", round: int = 2) -> CardTable:
    """A character's own turn in a space of chapter 1; the others stand far away in F44."""
    table = cards(name, *others, rolls=rolls)
    for other in others:
        table.put(other, "f44")
    table.put(name, space).begin(name, round)
    return table


@rule("PAN-44", "PAN-45", "PAN-46", "PAN-47", "PAN-48", "PAN-49")
@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("soldier", [4, 3, 4, 3, 1]),
        ("doctor", [2, 3, 5, 3, 4]),
        ("preacher", [2, 3, 3, 3, 5]),
        ("fury", [3, 3, 7, 3, 2]),
        ("geek", [2, 2, 6, 4, 3]),
        ("huntress", [3, 2, 7, 3, 3]),
        ("mechanic", [2, 4, 2, 3, 3]),
        ("dancer", [2, 3, 8, 3, 2]),
    ],
)
def test_PAN_E89_attack_defence(name: str, values: list[int]) -> None:
    """PAN-E89: Attack, Defence, Agility, Action and Will of every sheet."""
    s = turn_of(name, "a22", "mechanic" if name != "mechanic" else "fury").s
    present = [attack_of, defence_of, agility_of, action_of, will_of]
    assert [value(s, 0) for value in present] == values


@rule("PAN-51", "PAN-50")
def test_PAN_E1_doctor_heals_soldier_far_away() -> None:
    """PAN-E1: the Doctor heals the Soldier far away, once in the turn."""
    table = turn_of("doctor", "a22", "soldier")
    table.has("soldier", life=3).again()
    table.pick("doctor", "heal", "on soldier")
    assert table.life("soldier") == 4
    assert table.left("doctor") == 3
    assert "heal" not in table.words


@rule("PAN-52", "PAN-356")
def test_PAN_E90_doctor_may_heal_doctor() -> None:
    """PAN-E90: the Doctor may heal the Doctor; Life never rises above 6."""
    table = turn_of("doctor", "a22", "soldier")
    table.has("doctor", life=3).again().pick("doctor", "heal", "on doctor")
    assert table.life("doctor") == 4
    table = turn_of("doctor", "a22", "soldier")
    table.pick("doctor", "heal", "on soldier")
    assert table.life("soldier") == 6


@rule("PAN-53", "PAN-54", "PAN-498", "PAN-504")
def test_PAN_E2_beside_preacher_demon_has_fury_4_against_everybody() -> None:
    """PAN-E2: beside the Preacher a Demon has Fury 4 against everybody."""
    table = turn_of("geek", "a22", "preacher")
    table.put("preacher", "a22").foe("demon", "a22")
    demon = PRINTED.figures.index("demon_1")
    assert [fury_against(table.s, demon, who, 0) for who in (0, 1)] == [4, 4]


@rule("PAN-20", "PAN-420", "PAN-53", "PAN-21")
def test_PAN_E49_killer_toys_fury_against_preacher_with_retribution_5() -> None:
    """PAN-E49: a Killer Toy's Fury against the Preacher with Retribution 5 is at least 1."""
    table = turn_of("preacher", "a22", "geek")
    table.learn("preacher", "retribution_5").foe("killer_toy", "a22")
    assert fury_against(table.s, PRINTED.figures.index("killer_toy_1"), 0, 0) == 1


@rule("PAN-55", "PAN-216", "PAN-214", "PAN-213")
def test_PAN_E3_furys_free_dash_then_one_through_broken_door() -> None:
    """PAN-E3: Fury's free Dash, then one through the broken door, then one through a closed."""
    table = turn_of("fury", "a24", "geek")
    table.pick("fury", "leap e")
    assert (table.at("fury"), table.life("fury")) == ("e21", 6)
    table.pick("fury", "dash w")
    assert (table.at("fury"), table.life("fury")) == ("a24", 5)
    assert table.offers("leap") == []
    table.pick("fury", "dash s")
    assert (table.at("fury"), table.life("fury")) == ("a34", 3)


@rule("PAN-220", "PAN-55", "PAN-178")
def test_PAN_E203_free_dash_does_not_pay_for_leaving_psycho() -> None:
    """PAN-E203: the free Dash does not pay for leaving a Psycho."""
    table = turn_of("fury", "a24", "geek")
    table.foe("psycho", "a24").again().pick("fury", "leap e")
    assert (table.at("fury"), table.life("fury")) == ("e21", 5)


@rule("PAN-56", "PAN-57", "PAN-245")
def test_PAN_E4_geek_swaps_kitchen_knife_for_next_card() -> None:
    """PAN-E4: the Geek swaps a Kitchen Knife for the next card and must keep it."""
    table = turn_of("geek", "a22", "doctor")
    table.top("kitchen_knife", "torch").pick("geek", "explore", "swap")
    assert table.items("geek") == ["torch"]
    assert table.discarded("kitchen_knife")
    assert table.asked == "Act"


@rule("PAN-58")
@pytest.mark.parametrize("card", ["the_well", "jade_dragon", "ally_janitor"])
def test_the_geek_swaps_cards_of_every_deck(card: str) -> None:
    """Dimensional cards, Combos and Allies may be swapped too."""
    table = turn_of("geek", "a43", "doctor")
    table.top(card)
    if card == "the_well":
        table.pick("geek", "enter")
    elif card == "jade_dragon":
        table.arm("geek", "machete").foe("psycho", "a43").again().pick("geek", "launch")
    else:
        table.call("geek", card)
    assert table.asked == "SwapCard"


@rule("PAN-59", "PAN-45")
def test_PAN_E5_huntress_re_rolls_one_die_of_her_roll() -> None:
    """PAN-E5: the Huntress re-rolls one die of her roll, once."""
    table = turn_of("huntress", "a22", "doctor", rolls="H M M H")
    table.arm("huntress", "machete").foe("demon", "a22").again()
    table.pick("huntress", "attack demon_1", "reroll_miss")
    assert table.heard("attacks")[0]["hits"] == 2
    assert table.asked == "Act"


@rule("PAN-60")
def test_PAN_E6_doctors_dice_are_not_re_rolled_by_huntress_beside() -> None:
    """PAN-E6: the Doctor's dice are not re-rolled by the Huntress beside."""
    table = turn_of("doctor", "a22", "huntress", rolls="H M")
    table.put("huntress", "a22").arm("doctor", "machete").foe("demon", "a22").again()
    table.pick("doctor", "attack demon_1")
    assert table.asked == "Act"
    assert table.heard("attacks")[0]["hits"] == 1


@rule("PAN-418", "PAN-298")
def test_PAN_E229_huntress_re_rolls_generators_6() -> None:
    """PAN-E229: the Huntress re-rolls the Generator's 6."""
    table = turn_of("huntress", "b22", "doctor", rolls="6 3")
    table.drop("generator", "b22").again()
    table.pick("huntress", "use_token generator", "reroll")
    assert table.s.energy == 3
    assert table.foes() == {}


@rule("PAN-59")
def test_the_huntress_re_rolls_her_defence() -> None:
    """Her skill works outside her own turn as well."""
    table = turn_of("doctor", "f11", "huntress", rolls="M M H")
    table.put("huntress", "a22").foe("psycho", "a22")
    table.run(CreatureActs(PRINTED.figures.index("psycho_1")))
    table.pick("huntress", "reroll_miss")
    assert table.life("huntress") == 3


@rule("PAN-61", "PAN-62", "PAN-133")
def test_PAN_E7_mechanic_works_without_actions() -> None:
    """PAN-E7: without an Action the Mechanic sets her one Trap and raises a Barricade."""
    table = turn_of("mechanic", "a24", "doctor")
    c = table.s.cast[0]
    c.traps, c.spent = 1, 3
    table.again().pick("mechanic", "set_trap", "barricade e")
    assert table.s.ground.traps[table.cell("a24")] == 1
    assert table.state_of("A24-E21") == "barricaded"
    assert "set_trap" not in table.words


@rule("PAN-170", "PAN-203")
def test_PAN_E186_free_barricade_of_mechanic_ends_her_run() -> None:
    """PAN-E186: the free Barricade of the Mechanic ends her Run."""
    table = turn_of("mechanic", "a22", "doctor", rolls="5")
    table.pick("mechanic", "run", "step a23", "step a24", "barricade e")
    assert table.offers("step") == []
    assert table.left("mechanic") == 2


@rule("PAN-63", "PAN-169")
def test_PAN_E8_dancer_moves_two_spaces() -> None:
    """PAN-E8: with her last Action the Dancer moves up to two spaces."""
    table = turn_of("dancer", "a11", "doctor")
    table.pack("dancer", "torch").s.cast[0].spent = 2
    table.again().pick("dancer", "move a12", "step a13")
    assert table.at("dancer") == "a13"
    assert table.left("dancer") == 0
    table = turn_of("dancer", "a11", "doctor")
    table.pick("dancer", "move a12", "done")
    assert table.at("dancer") == "a12"


@rule("PAN-64", "PAN-198")
def test_PAN_E9_dancers_run_is_like_everybodys() -> None:
    """PAN-E9: the Dancer's Run is like everybody's."""
    table = turn_of("dancer", "a11", "doctor", rolls="4")
    table.pick("dancer", "run")
    assert table.s.run_left == 4
    table.pick("dancer", "step a12")
    assert table.asked == "Act"


@rule("PAN-181")
def test_PAN_E190_each_of_dancers_two_steps_leaves_space_with_creature() -> None:
    """PAN-E190: each of the Dancer's two steps leaves a space with a creature."""
    table = turn_of("dancer", "a22", "doctor")
    table.has("dancer", life=4).foe("psycho", "a22").foe("demon", "a23").again()
    table.pick("dancer", "move a23", "step a24")
    assert table.life("dancer") == 2


@rule("PAN-181", "PAN-182")
def test_PAN_E465_second_step_kills_her_in_a23() -> None:
    """PAN-E465: the second step kills her in A23, and the Move is over."""
    table = turn_of("dancer", "a22", "doctor")
    table.has("dancer", life=1).foe("psycho", "a23").top("torch", "tithe").again()
    table.pick("dancer", "move a23", "step a24", "portal b41")
    assert table.heard("dies")[0]["space"] == table.cell("a23")
    assert table.at("dancer") == "b41"
