"""What the items do for traits, damage and rolls (BET-339 to BET-349)."""

from __future__ import annotations

import pytest

from tests.games.betrayal.drawn import draws, rolling, suffers, wake
from tests.games.betrayal.haunting import count, haunted
from tests.games.betrayal.positions import Sheet, position, refused
from tests.rules import rule


@rule("BET-77", "BET-339")
def test_BET_E54_buff_coat() -> None:
    """Of 3 points 2 are left; of 1 none."""
    table = position(Sheet("teo", cards=["buff_coat"]))
    suffers(table, "teo", "physical", 3)
    table.pick("teo", "lose might", "lose might")
    assert table.steps("teo")[:2] == [3, 1]
    suffers(table, "teo", "physical", 1)
    assert table.steps("teo")[:2] == [3, 1]


@rule("BET-203", "BET-339")
def test_BET_E150_armour_is_no_use() -> None:
    """The Coat that reduced damage may be given away in the same turn."""
    table = position(Sheet("teo", cards=["buff_coat"]), Sheet("leona"))
    suffers(table, "teo", "physical", 1)
    assert table.offers("give") == ["buff_coat"]


@rule("BET-77", "BET-340")
def test_BET_E255_mourning_brooch() -> None:
    """+1 Sanity while held; of 3 points of mental damage 2 are left."""
    table = draws(position(Sheet("wren")), "wren", "mourning_brooch")
    assert (table.step("wren", "sanity"), table.value("wren", "sanity")) == (4, 5)
    suffers(table, "wren", "mental", 3)
    table.pick("wren", "lose knowledge", "lose knowledge")
    assert table.steps("wren")[2:] == [4, 2]
    table.pick("wren", "drop mourning_brooch")
    assert table.step("wren", "sanity") == 3


@rule("BET-216", "BET-341")
def test_BET_E162_heirloom_torque() -> None:
    """First +1 in each trait; dropped, -2 in each."""
    table = draws(position(Sheet("wren")), "wren", "heirloom_torque")
    assert table.steps("wren") == [5, 4, 4, 5]
    table.pick("wren", "drop heirloom_torque")
    assert table.steps("wren") == [3, 2, 2, 3]
    assert (table.value("wren", "might"), table.value("wren", "sanity")) == (2, 4)


@rule("BET-208", "BET-216", "BET-341")
@pytest.mark.parametrize("way", ["give", "drop", "steal", "barter", "butterfingers"])
def test_BET_E156_every_way_to_lose_the_torque(way: str) -> None:
    """Given, dropped, stolen or discarded: its own text applies each time."""
    bram = Sheet("bram", cards=["heirloom_torque"])
    table = position(
        bram, Sheet("teo", cards=["cutpurse_hook"]), turn="teo" if way == "steal" else "bram"
    )
    if way == "give":
        table.pick("bram", "give heirloom_torque", "give_to 1")
        table.pick("teo", "accept")
    elif way == "drop":
        table.pick("bram", "drop heirloom_torque")
    elif way == "steal":
        table.pick("teo", "use cutpurse_hook")
    elif way == "barter":
        draws(table, "bram", "barter_at_the_hatch").pick("bram", "card heirloom_torque")
    else:
        draws(table, "bram", "butterfingers")
    assert table.steps("bram") == [1, 2, 2, 1]
    if way in ("give", "steal"):
        assert table.steps("teo") == [4, 4, 5, 5]


@rule("BET-316", "BET-341")
def test_BET_E156_the_torque_of_the_dead() -> None:
    """Who dies loses it like everything else; it lies in the room."""
    bram = Sheet("bram", sanity=1, cards=["heirloom_torque"])
    table = wake(position(bram), "saoirse")
    suffers(table, "bram", "mental", 1).pick("bram", "lose sanity")
    assert table.player("bram").is_dead
    assert table.pile("vestibule") == ["heirloom_torque"]


@rule("BET-54", "BET-58", "BET-59", "BET-342")
def test_BET_E36_the_lantern_helps_the_events_trait_roll_only() -> None:
    """Crawling Skin: 4 + 1 dice; the defence against Muddy Boots: 5."""
    bram = Sheet("bram", cards=["hand_lantern"])
    table = draws(position(bram, rolls="1 1 1 1 1"), "bram", "crawling_skin")
    assert (table.rolls_left, table.step("bram", "sanity")) == ([], 5)
    rolls = "0 0 0 0  1 1 1 1  1 1 1 1 0"
    table = draws(position(bram, rolls=rolls), "bram", "muddy_boots")
    assert (table.rolls_left, table.steps("bram")) == ([], [3, 4, 4, 3])


@rule("BET-342")
def test_the_lantern_does_not_help_in_an_event_that_another_drew() -> None:
    """House Scream drawn by Teo: Bram, who holds the Lantern, rolls 4 dice."""
    bram = Sheet("bram", cards=["hand_lantern"])
    table = position(Sheet("teo"), bram, rolls="1 1 1 1  1 1 1 1  1 1 1 1")
    draws(table, "teo", "house_scream")
    assert table.rolls_left == []
    table = position(bram, Sheet("teo"), rolls="1 1 1 1 0  1 1 1 1  1 1 1 1")
    draws(table, "bram", "house_scream")
    assert table.rolls_left == []


@rule("BET-342", "BET-416")
def test_BET_E256_lantern_against_blackout() -> None:
    """The event has no effect; and the Lantern drawn later ends it."""
    table = draws(position(Sheet("teo", cards=["hand_lantern"])), "teo", "blackout")
    assert (table.cards("teo"), table.discarded("blackout")) == (["hand_lantern"], True)
    assert table.left("teo") == 4
    table = draws(position(Sheet("teo")), "teo", "blackout")
    assert table.cards("teo") == ["blackout"]
    draws(table, "teo", "hand_lantern")
    assert (table.cards("teo"), table.discarded("blackout")) == (["hand_lantern"], True)


@rule("BET-343")
def test_BET_E257_bent_penny() -> None:
    """The 0 becomes a 2: total 5; then it is spent, and it sleeps in others' turns."""
    saoirse = Sheet("saoirse", cards=["bent_penny"])
    table = draws(position(saoirse, rolls="2 0 1  2"), "saoirse", "crawling_skin")
    assert table.offered == ["reroll 0", "reroll 1", "reroll 2", "keep"]
    table.pick("saoirse", "reroll 1")
    assert table.step("saoirse", "sanity") == 5
    draws(rolling(table, "0 0 0 0  0"), "saoirse", "weeping_plaster")
    assert (table.frame, table.rolls_left) == ("Act", [])
    table = position(Sheet("bram"), saoirse, rolls="1 1 1 1  2 1 1  1 1 1 1")
    draws(table, "bram", "house_scream")
    assert table.asked == "bram"


@rule("BET-204", "BET-343")
def test_BET_E151_a_reroll_is_a_use() -> None:
    """Teo may not give the Penny away in this turn."""
    table = position(Sheet("teo", cards=["bent_penny"]), Sheet("leona"), rolls="1 1 0 0  1")
    draws(table, "teo", "crawling_skin").pick("teo", "reroll 2")
    refused(table, "teo", "give bent_penny", "BET-201")
    table = position(Sheet("teo", cards=["bent_penny"]), Sheet("leona"))
    assert table.offers("give") == ["bent_penny"]


@rule("BET-344")
def test_BET_E258_river_pebble() -> None:
    """In another's turn both blanks are rolled again, once; the card is discarded."""
    wren = Sheet("wren", cards=["river_pebble"])
    bram = Sheet("bram")
    table = wake(position(bram, wren, rolls="1 1 1 1 1  0 0 1  2 1"), "bram")
    table.pick("bram", "attack 1")
    assert table.asked == "wren"
    table.pick("wren", "use river_pebble", "reroll 0", "reroll 1", "done")
    assert (table.night.fight[6], table.discarded("river_pebble")) == (4, True)


@rule("BET-206", "BET-344")
def test_BET_E154_the_pebble_in_the_turn_in_which_it_was_drawn() -> None:
    """Anselm draws it and uses it on his next roll."""
    table = draws(position(Sheet("anselm"), rolls="0 0 0  2 2 1"), "anselm", "river_pebble")
    draws(table, "anselm", "crawling_skin")
    table.pick("anselm", "use river_pebble", "reroll 0", "reroll 1", "reroll 2")
    assert (table.step("anselm", "sanity"), table.cards("anselm")) == (4, [])


@rule("BET-345")
def test_BET_E259_white_quill() -> None:
    """6 by the Quill: the Chest opens without a die, and the Quill is discarded."""
    dita = Sheet("dita", cards=["clockwork_chest", "white_quill"])
    table = position(dita)
    table.pick("dita", "use clockwork_chest")
    assert table.offers("total") == [str(total) for total in range(9)]
    table.pick("dita", "total 6")
    assert table.discarded("white_quill")
    assert len(table.cards("dita")) == 2
    assert table.discarded("clockwork_chest")


@rule("BET-60", "BET-345", "BET-346")
def test_BET_E38_quill_but_no_ampoule_for_fixed_rolls() -> None:
    """Speaking Tube: the Quill may name the total, the Ampoule may not be used."""
    agnes = Sheet("agnes", cards=["white_quill", "stimulant_ampoule"])
    table = draws(position(agnes), "agnes", "speaking_tube")
    assert table.offers("add") == []
    table.pick("agnes", "total 4")
    assert table.step("agnes", "sanity") == 5


@rule("BET-433")
def test_a_named_total_above_the_highest_result_counts_as_that() -> None:
    """8 by the Quill on the Speaking Tube counts as 4."""
    table = draws(position(Sheet("agnes", cards=["white_quill"])), "agnes", "speaking_tube")
    table.pick("agnes", "total 8")
    assert table.step("agnes", "sanity") == 5


@rule("BET-65", "BET-343", "BET-346")
def test_BET_E43_penny_and_ampoule_in_order() -> None:
    """Announced first; [0 0 1 0 0], the first 0 becomes 1, then + 4: total 6."""
    wren = Sheet("wren", cards=["bent_penny", "stimulant_ampoule"])
    table = draws(position(wren, rolls="0 0 1 0 0  1"), "wren", "crawling_skin")
    table.pick("wren", "add stimulant_ampoule", "reroll 0")
    assert table.night.tray[-1][2] == 6
    assert (table.step("wren", "sanity"), table.discarded("stimulant_ampoule")) == (4, True)


@rule("BET-58", "BET-346")
def test_BET_E37_no_ampoule_for_an_attack() -> None:
    """An attack roll is no trait roll."""
    teo = Sheet("teo", cards=["stimulant_ampoule"])
    table = wake(position(teo, Sheet("bram"), rolls="1 1 1  1 1 1 0 0"), "bram")
    table.pick("teo", "attack 1")
    assert (table.frame, table.cards("teo")) == ("Act", ["stimulant_ampoule"])


@rule("BET-347")
def test_BET_E260_field_dressings() -> None:
    """6: two steps; Bram puts both on Might."""
    constance = Sheet("constance", cards=["field_dressings"])
    table = position(constance, Sheet("bram", might=2, speed=2), rolls="2 2 1 1 0")
    table.pick("constance", "use field_dressings", "on 1")
    table.pick("bram", "gain might", "gain might")
    assert table.steps("bram")[:2] == [2, 4]
    assert table.cards("constance") == ["field_dressings"]
    refused(table, "constance", "use field_dressings", "BET-189")


@rule("BET-46", "BET-347")
def test_BET_E261_never_above_the_start() -> None:
    """With a 9 only the one missing step is used."""
    constance = Sheet("constance", cards=["field_dressings"])
    table = position(constance, Sheet("bram", might=3), rolls="2 2 2 2 1")
    table.pick("constance", "use field_dressings", "on 1")
    assert table.steps("bram") == [3, 4, 4, 3]


@rule("BET-347")
@pytest.mark.parametrize(("rolls", "steps"), [("1 1 1 0 0", 0), ("2 1 1 0 0", 1), ("2 2 1 1 1", 2)])
def test_dressings_give_as_many_steps_as_the_total_says(rolls: str, steps: int) -> None:
    """3 nothing, 4 one step, 7 two, for oneself as well."""
    table = position(Sheet("constance", speed=1, cards=["field_dressings"]), rolls=rolls)
    table.pick("constance", "use field_dressings", "on 0")
    assert table.step("constance", "speed") == 1 + steps


@rule("BET-46", "BET-348")
def test_BET_E25_goose_fat_balm() -> None:
    """Speed back to step 3; Might stays on step 6; the card is discarded."""
    table = position(Sheet("bram", might=6, speed=1, cards=["goose_fat_balm"]))
    table.pick("bram", "use goose_fat_balm", "on 0")
    assert (table.steps("bram"), table.cards("bram")) == ([3, 6, 4, 3], [])
    table = position(Sheet("teo", cards=["goose_fat_balm"]), Sheet("bram", might=1, speed=1))
    table.pick("teo", "use goose_fat_balm", "on 1")
    assert table.steps("bram") == [3, 4, 4, 3]
    assert table.discarded("goose_fat_balm")


@rule("BET-349")
def test_BET_E262_hartshorn() -> None:
    """Sanity back to step 4, Knowledge unchanged; the card is discarded."""
    table = position(Sheet("mirela", sanity=2, knowledge=2, cards=["hartshorn"]))
    table.pick("mirela", "use hartshorn", "on 0")
    assert table.offered == ["gain sanity", "gain knowledge"]
    table.pick("mirela", "gain sanity")
    assert (table.steps("mirela")[2:], table.value("mirela", "sanity")) == ([4, 2], 5)
    assert table.discarded("hartshorn")


@rule("BET-69", "BET-346")
def test_BET_E48_the_ampoule_helps_a_task_roll() -> None:
    """Total 1 + 4 = 5: a marker of the Rite; the Ampoule is discarded."""
    teo = Sheet("teo", room="oratory", cards=["stimulant_ampoule"])
    house = ["oratory upper 0 1 2"]
    table = haunted(
        "unquiet_choir", teo, Sheet("agnes"), Sheet("bram"), house=house, traitor="bram",
        rolls="1 0 0 0",
    )  # fmt: skip
    table.pick("teo", "task 2", "add stimulant_ampoule")
    assert (count(table, "rite"), table.discarded("stimulant_ampoule")) == (1, True)
