"""How Combos are launched, rolled and divided (PAN-337 to PAN-355)."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.rules.attack import life_of
from dreadhouse.games.pandemonium.state import Attack
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.games.pandemonium.launching import fells, fight, launch
from tests.rules import rule


@rule("PAN-346", "PAN-340", "PAN-341")
@pytest.mark.parametrize("companions", [0, 1, 2, 3])
def test_PAN_E18_one_target_more_than_participants(companions: int) -> None:
    """PAN-E18: a combo may be aimed at one creature more than there are participants."""
    cast = ["doctor", "geek", "preacher", "soldier"][: companions + 1]
    table = fight(*cast)
    for name in cast:
        table.arm(name, "kitchen_knife")
    for _ in range(4):
        table.foe("psycho", "a22")
    for _ in range(2):
        table.foe("demon", "a22")
    table.again().pick("doctor", "launch")
    for who in table.s.order:
        other = PRINTED.characters[table.s.cast[who].persona]
        if other != "doctor":
            table.pick(other, "yes")
    if table.asked == "SwapCard":
        table.pick("geek", "keep")
    table.pick("doctor", "row middle")
    named = 0
    table.roll("M " * 12)
    while table.asked == "NameTargets":
        table.pick("doctor", f"target {table.offers('target')[0]}")
        named += 1
    assert named == companions + 2


@rule("PAN-345", "PAN-339", "PAN-338", "PAN-344")
def test_PAN_E19_two_participants_need_3_hits_in_lower_row() -> None:
    """PAN-E19: two participants need 3 Hits in the lower row of Jade Dragon, one needs 2."""
    table = fight("doctor", "preacher", psycho="a22")
    table.arm("doctor", "machete").arm("preacher", "machete").roll("H H M M")
    launch(table, "doctor", "preacher", row="middle", targets="psycho_1")
    assert table.heard("combo-missed")
    table = fight("doctor", "preacher", psycho="a22")
    table.arm("doctor", "machete").roll("H H")
    launch(table, "doctor", row="middle", targets="psycho_1")
    assert table.heard("combo-reached")


@rule("PAN-3", "PAN-344", "PAN-1")
def test_PAN_E36_soldier_doctor_and_dancer_roll_4_2_2_dice() -> None:
    """PAN-E36: Soldier, Doctor and Dancer roll 4 + 2 + 2 dice together: 5 Hits."""
    table = fight("soldier", "doctor", "dancer", demon="a22")
    for name in ("soldier", "doctor", "dancer"):
        table.arm(name, "kitchen_knife")
    table.roll("H H H M H M M H")
    launch(table, "soldier", "doctor", "dancer", row="middle", targets="demon_1")
    assert table.scripted.rolls == []
    assert table.heard("combo-reached")[0]["hits"] == 5


@rule("PAN-9", "PAN-337")
def test_PAN_E40_without_combo_cards_no_combo_can_be_launched() -> None:
    """PAN-E40: without Combo cards no combo can be launched; a normal attack can."""
    table = fight("soldier", "doctor", psycho="a22")
    table.arm("soldier", "machete")
    table.s.combos.clear()
    table.again()
    assert "launch" not in table.words
    assert "attack psycho_1" in table.words


@rule("PAN-334", "PAN-349")
def test_PAN_E252_stun_die_of_4_goes_to_stunned_psycho_only() -> None:
    """PAN-E252: the stun die of 4 goes to the stunned Psycho only; both die."""
    table = fight("soldier", psycho="a22", psycho_="a22")
    table.stun("psycho_1").arm("soldier", "hatchet").roll("H H M M 4")
    launch(table, "soldier", row="middle", targets="psycho_1 psycho_2")
    assert table.heard("combo-reached")[0]["damage"] == 2 + 5 + 4 + 4
    table = fight("soldier", psycho="a22", psycho_="a22")
    table.stun("psycho_1").arm("soldier", "machete").roll("H H M M 4")
    launch(table, "soldier", row="middle", targets="psycho_1 psycho_2")
    fells(table, "soldier", "psycho_1", "psycho_2")
    assert table.foes() == {}


@rule("PAN-341")
def test_PAN_E253_unarmed_geek_cannot_join() -> None:
    """PAN-E253: the unarmed Geek cannot join."""
    table = fight("doctor", "geek", psycho="a22")
    table.arm("doctor", "baseball_bat").again()
    table.pick("doctor", "launch")
    assert table.asked == "ChooseRow"


@rule("PAN-342", "PAN-337")
def test_PAN_E254_participants_card() -> None:
    """PAN-E254: participants, card, row, targets, roll: any other order is refused."""
    table = fight("soldier", "doctor", psycho="a22", demon="a22")
    table.arm("soldier", "machete").arm("doctor", "machete").again()
    table.pick("soldier", "launch")
    assert table.asked == "Join"
    table.pick("doctor", "yes")
    assert table.asked == "ChooseRow"
    table.pick("soldier", "row upper")
    assert table.asked == "NameTargets"
    table.refused("strike", "PAN-347")


@rule("PAN-343")
def test_PAN_E255_only_launcher_pays_action() -> None:
    """PAN-E255: only the launcher pays an Action."""
    table = fight("soldier", "doctor", psycho="a22")
    table.arm("soldier", "machete").arm("doctor", "machete").roll("M M M M M M")
    launch(table, "soldier", "doctor", row="upper", targets="psycho_1")
    assert table.left("soldier") == 2
    assert table.s.cast[1].spent == 0


@rule("PAN-348", "PAN-352", "PAN-345")
def test_PAN_E256_jade_dragon_lower_row() -> None:
    """PAN-E256: Jade Dragon, lower row: 4 + 12 + 5 + 4 = 25."""
    table = three_targets()
    assert table.heard("combo-reached")[0]["damage"] == 25


def three_targets() -> CardTable:
    """Soldier with the Axe and Fury with the Bat against Psycho, Possessed and Scarecrow."""
    table = fight("soldier", "fury", psycho="a22", possessed="a22", scarecrow="a22")
    table.arm("soldier", "two_handed_axe").arm("fury", "baseball_bat")
    table.roll("H H H M H M M")
    return launch(
        table, "soldier", "fury", row="middle", targets="psycho_1 possessed_1 scarecrow_1"
    )


@rule("PAN-349", "PAN-346", "PAN-355", "PAN-379")
def test_PAN_E257_8_7_9_of_25() -> None:
    """PAN-E257: 8 + 7 + 9 of 25: all three die; one Soul, one space, for the launcher."""
    table = three_targets()
    table.roll("1")
    fells(table, "soldier", "psycho_1", "possessed_1", "scarecrow_1")
    table.pick("soldier", "learn corruption_1")
    assert table.foes() == {}
    assert (table.souls("soldier"), table.souls("fury")) == (1, 0)
    assert (table.skills("soldier"), table.skills("fury")) == (["corruption_1"], [])


@rule("PAN-379", "PAN-396", "PAN-355")
def test_PAN_E162_three_kills_of_one_combo_give_one_soul() -> None:
    """PAN-E162, PAN-E273: three kills of one combo give one Soul and one skill space."""
    table = three_targets()
    table.roll("1")
    fells(table, "soldier", "psycho_1", "possessed_1", "scarecrow_1")
    table.pick("soldier", "learn corruption_1")
    assert table.asked == "Act"
    assert table.souls("soldier") == 1


@rule("PAN-353", "PAN-354")
def test_PAN_E258_jade_dragon_missed_by_two() -> None:
    """PAN-E258: Jade Dragon missed by two: both lose 1 Life, Action and card are gone."""
    table = fight("soldier", "fury", psycho="a22")
    table.arm("soldier", "machete").arm("fury", "machete").roll("H H H H M M M")
    launch(table, "soldier", "fury", row="upper", targets="psycho_1")
    assert (table.life("soldier"), table.life("fury")) == (5, 5)
    assert table.left("soldier") == 2
    assert PRINTED.cards.index("jade_dragon") in table.s.combo_gone
    assert table.foes() == {"psycho_1": "a22"}


@rule("PAN-354")
def test_PAN_E259_hammer_and_anvil_missed_by_three() -> None:
    """PAN-E259: Hammer and Anvil missed by three: only the launcher loses 1 Life."""
    cast = ("soldier", "fury", "doctor")
    table = fight(*cast, combo="hammer_and_anvil", psycho="a22")
    for name in cast:
        table.arm(name, "machete")
    table.roll("M M M M M M M M M")
    launch(table, *cast, row="upper", targets="psycho_1")
    assert [table.life(name) for name in cast] == [5, 6, 6]


@rule("PAN-352", "PAN-349", "PAN-317")
def test_PAN_E260_total_of_10_kills_lurker() -> None:
    """PAN-E260: a total of 10 kills the Lurker; the Demon stays whole."""
    table = fight("soldier", demon="a22", lurker="a22")
    table.arm("soldier", "kitchen_knife").roll("H H H M")
    launch(table, "soldier", row="middle", targets="demon_1 lurker_1")
    assert table.heard("combo-reached")[0]["damage"] == 10
    fells(table, "soldier", "lurker_1")
    assert table.foes() == {"demon_1": "a22"}


@rule("PAN-347")
def test_PAN_E261_all_targets_of_combo_are_in_one_space() -> None:
    """PAN-E261: all targets of a combo are in one space."""
    table = fight("soldier", psycho="a22", lurker="a22", demon="a23")
    table.arm("soldier", "pitchfork").again()
    table.pick("soldier", "launch", "row upper", "target psycho_1")
    assert table.offers("target") == ["lurker_1"]
    table.refused("target demon_1", "PAN-347")


@rule("PAN-350")
def test_PAN_E262_paper_knifes_4_against_demon_cannot_be_given() -> None:
    """PAN-E262: the Paper-Knife's 4 against a Demon cannot be given to a Lurker."""
    table = fight("soldier", demon="a22", lurker="a22")
    table.arm("soldier", "silver_paper_knife").roll("H M M H")
    launch(table, "soldier", row="middle", targets="demon_1 lurker_1")
    assert table.heard("combo-reached")[0]["damage"] == 2 + 4 + 4 + 4
    fells(table, "soldier", "lurker_1")
    assert table.foes() == {"demon_1": "a22"}
    table = fight("soldier", demon="a22", lurker="a22", combo="cheap_shot")
    table.arm("soldier", "silver_paper_knife").roll("H M M M")
    launch(table, "soldier", row="middle", targets="lurker_1")
    assert table.heard("combo-reached")[0]["damage"] == 1 + 4 + 2


@rule("PAN-351", "PAN-60")
def test_PAN_E263_huntress_re_rolls_her_own_dice_only() -> None:
    """PAN-E263: of the pooled dice only the Huntress's own three may be re-rolled by her skill."""
    table = fight("doctor", "huntress", psycho="a22")
    table.arm("doctor", "machete").arm("huntress", "machete").roll("M M M M M H")
    launch(table, "doctor", "huntress", row="middle", targets="psycho_1")
    assert table.asked == "RerollCombat"
    assert table.s.faces == [0, 0, 0]
    table.pick("huntress", "reroll_miss")
    assert table.heard("combo-missed")[0]["hits"] == 1


@rule("PAN-351", "PAN-401")
def test_PAN_E264_corruption_1_of_doctor_makes_only_doctors_weapons_easier() -> None:
    """PAN-E264: Corruption 1 of the Doctor makes only the Doctor's weapons easier."""
    table = fight("geek", "doctor", demon="a22", combo="cheap_shot")
    table.arm("geek", "machete").arm("doctor", "hatchet").learn("doctor", "corruption_1")
    table.roll("H M M M")
    table.again().pick("geek", "launch")
    table.pick("doctor", "yes").pick("geek", "keep", "row middle")
    assert table.heard("combo-missed")
    table = fight("geek", "doctor", demon="a22", combo="hammer_and_anvil")
    table.ally("ally_janitor", "f11").arm("geek", "machete").arm("doctor", "shotgun")
    table.learn("doctor", "corruption_1").roll("H M M H")
    table.again().pick("geek", "launch")
    table.pick("doctor", "yes").pick("geek", "keep", "row middle")
    assert table.heard("combo-reached")[0]["damage"] == 2 + 6 + 9 + 2


@rule("PAN-328")
def test_PAN_E247_retribution_4_of_two_participants_lowers_life_by_1() -> None:
    """PAN-E247: Retribution 4 of two participants lowers the Life by 1 only."""
    table = fight("soldier", "fury", possessed="a22", combo="cheap_shot")
    table.arm("soldier", "kitchen_knife").arm("fury", "kitchen_knife")
    for name in ("soldier", "fury"):
        table.learn(name, "retribution_4")
    table.roll("H H M M M M M 1")
    launch(table, "soldier", "fury", row="middle", targets="possessed_1")
    assert table.heard("combo-reached")[0]["damage"] == 2 + 3 + 3 + 2
    attack = Attack(0)
    attack.party = [0, 1]
    assert life_of(table.s, attack, PRINTED.figures.index("possessed_1")) == 6


@rule("PAN-346", "PAN-345", "PAN-352")
def test_PAN_E423_whirlwinds_lower_row_needs_3_hits() -> None:
    """PAN-E423: Whirlwind's lower row needs 3 Hits of two and reaches up to four targets."""
    table = fight(
        "soldier", "fury", combo="whirlwind", psycho="a22", demon="a22", lurker="a22",
        possessed="a22", arcane="a22",
    )  # fmt: skip
    table.arm("soldier", "machete").arm("fury", "machete").roll("H H M M H M M").again()
    table.pick("soldier", "launch")
    table.pick("fury", "yes").pick("soldier", "row middle")
    for named in ("psycho_1", "demon_1", "lurker_1", "possessed_1"):
        table.pick("soldier", f"target {named}")
    assert table.asked != "NameTargets"
    assert table.heard("combo-reached")[0]["damage"] == 3 + 6 + 6 + 1


@rule("PAN-352", "PAN-327")
def test_PAN_E424_last_reel_with_4_hits_and_allys() -> None:
    """PAN-E424: Last Reel with 4 Hits and an ally's: one target of Life 12 or less dies."""
    table = fight("soldier", combo="last_reel", nightmare="a22", demon="a22")
    table.ally("ally_janitor", "a22").arm("soldier", "kitchen_knife").roll("H H H H")
    launch(table, "soldier", row="upper", targets="nightmare_1 demon_1")
    table.pick("soldier", "learn corruption_1")
    assert table.foes() == {"demon_1": "a22"}


@rule("PAN-352")
def test_PAN_E425_sacrifice_plays_lower_row() -> None:
    """PAN-E425: Sacrifice Play's lower row: 5 more, and afterwards 1 Life of the launcher."""
    table = fight("soldier", combo="sacrifice_play", demon="a22")
    table.arm("soldier", "kitchen_knife").roll("H H M M")
    launch(table, "soldier", row="middle", targets="demon_1")
    assert table.heard("combo-reached")[0]["damage"] == 2 + 3 + 5
    assert table.life("soldier") == 5


@rule("PAN-352", "PAN-238")
def test_PAN_E426_drive_them_back_moves_surviving_demon_onto_trap() -> None:
    """PAN-E426: Drive Them Back moves the surviving Demon onto a Trap."""
    table = fight("soldier", combo="drive_them_back", demon="a22")
    table.arm("soldier", "kitchen_knife").roll("H H M M")
    table.s.ground.set_trap(table.cell("a23"))
    launch(table, "soldier", row="middle", targets="demon_1")
    table.pick("soldier", "to a23")
    assert table.foe_at("demon_1") == "a23"
    assert table.is_stunned("demon_1")
    assert table.s.ground.traps[table.cell("a23")] == 0


@rule("PAN-350", "PAN-348")
def test_PAN_E427_fire_and_blade_burns_scarecrow_not_demon() -> None:
    """PAN-E427: the 6 of Fire and Blade and 4 more go to the Scarecrow, none to the Demon."""
    table = fight("soldier", combo="fire_and_blade", scarecrow="a22", demon="a22")
    table.arm("soldier", "kitchen_knife").roll("H H H H")
    launch(table, "soldier", row="upper", targets="scarecrow_1 demon_1")
    assert table.heard("combo-reached")[0]["damage"] == 4 + 3 + 1 + 6 + 4
    assert table.foes() == {"demon_1": "a22"}


@rule("PAN-643", "PAN-345", "PAN-348", "PAN-556")
def test_PAN_E450_combo_of_two_destroys_evil_barricade_with_13_damage() -> None:
    """PAN-E450: a combo of two destroys an Evil Barricade with 13 damage."""
    table = cards("doctor", "preacher")
    table.put("doctor", "b34").put("preacher", "b34").evil_barricade("B34-B44")
    table.arm("doctor", "kitchen_knife").arm("preacher", "kitchen_knife")
    table.top("jade_dragon").roll("H H H M 1").begin("doctor", 2)
    table.pick("doctor", "launch")
    table.pick("preacher", "yes").pick("doctor", "row middle")
    assert table.heard("combo-reached")[0]["damage"] == 13
    assert table.state_of("B34-B44") == "broken"


@rule("PAN-349")
def test_the_rest_of_the_targets_may_be_spared() -> None:
    """The total need not be given out: the Possessed is left alive and whole."""
    table = three_targets()
    table.pick("soldier", "fell psycho_1", "done", "learn corruption_1")
    assert table.foes() == {"possessed_1": "a22", "scarecrow_1": "a22"}


@rule("PAN-430", "PAN-344")
def test_a_participant_may_use_adrenaline() -> None:
    """Whoever joins rolls too, so Adrenaline adds 2 dice to their own roll."""
    table = fight("soldier", "doctor", demon="a22")
    table.arm("soldier", "machete").arm("doctor", "machete").keep("doctor", "adrenaline")
    table.roll("M M M M H H H M").again()
    table.pick("soldier", "launch")
    table.pick("doctor", "yes").pick("soldier", "row middle")
    table.pick("doctor", "play adrenaline")
    assert table.scripted.rolls == []
    assert table.heard("combo-reached")[0]["hits"] == 3


@rule("PAN-139", "PAN-253", "PAN-341")
def test_whoever_may_join_may_sort_weapons_first() -> None:
    """The Geek, whose turn it is not, takes a Machete in hand and joins; the cards are counted."""
    table = fight("soldier", "geek", psycho="a22")
    table.arm("soldier", "machete").pack("geek", "machete").again().pick("soldier", "launch")
    assert table.asked == "Join"
    assert sorted(table.words) == ["equip machete", "no"]
    table.refused("yes", "PAN-341")
    table.pick("geek", "equip machete")
    assert table.hands("geek") == ["machete"]
    assert sorted(table.words) == ["no", "stow machete", "yes"]
    assert table.s.cast[table.who("geek")].sorted == 1
    table.pick("geek", "yes")
    assert table.s.attack is not None
    assert table.s.attack.party == [table.who("soldier"), table.who("geek")]


@rule("PAN-651", "PAN-253")
def test_even_in_anothers_turn_twelve_cards_are_enough() -> None:
    """Then only yes and no are left."""
    table = fight("soldier", "geek", psycho="a22")
    table.arm("soldier", "machete").arm("geek", "hatchet").again()
    table.s.cast[table.who("geek")].sorted = 12
    table.pick("soldier", "launch")
    assert sorted(table.words) == ["no", "yes"]
    table.refused("stow hatchet", "PAN-651")


@rule("PAN-639")
def test_nobody_in_panic_is_asked_to_join() -> None:
    """A weapon in hand does not help."""
    table = fight("soldier", "geek", psycho="a22")
    table.arm("soldier", "machete").arm("geek", "hatchet").has("geek", fear=5).again()
    table.pick("soldier", "launch")
    assert table.asked == "ChooseRow"


@rule("PAN-328", "PAN-419")
def test_a_joining_character_weakens_the_targets_as_well() -> None:
    """Once, whoever has the skill, and however many have it."""
    table = fight("soldier", "geek", psycho="a22")
    combo = Attack(table.who("soldier"))
    combo.party.append(table.who("geek"))
    psycho = PRINTED.figures.index("psycho_1")
    lives = [life_of(table.s, combo, psycho)]
    for name in ("geek", "soldier"):
        table.learn(name, "retribution_4")
        lives.append(life_of(table.s, combo, psycho))
    assert lives == [8, 7, 7]
