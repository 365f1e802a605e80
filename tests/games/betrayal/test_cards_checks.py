"""Events that check a trait or roll dice for one explorer (BET-373 to BET-390, BET-397, BET-398,
BET-402)."""

from __future__ import annotations

import pytest

from tests.games.betrayal.drawn import draws, offer_again, rolling, wake
from tests.games.betrayal.positions import Sheet, position, refused
from tests.rules import rule

Steps = list[int]


@rule("BET-373")
@pytest.mark.parametrize(
    ("rolls", "step", "value"), [("2 2 1", 4, 3), ("1 0 0", 2, 2), ("0 0 0", 1, 1)]
)
def test_BET_E279_crawling_skin(rolls: str, step: int, value: int) -> None:
    """5, 1 and 0."""
    table = draws(position(Sheet("dita"), rolls=rolls), "dita", "crawling_skin")
    assert (table.step("dita", "sanity"), table.value("dita", "sanity")) == (step, value)
    assert table.discarded("crawling_skin")


@rule("BET-374")
def test_BET_E280_weeping_plaster() -> None:
    """4, 2, and 1 with a die of 2."""
    for rolls, words, steps in (
        ("1 1 1 1", [], [4, 3, 5, 3]),
        ("1 1 0 0", [], [4, 3, 3, 3]),
        ("1 0 0 0  2", ["lose sanity", "lose knowledge"], [4, 3, 3, 2]),
    ):
        table = draws(position(Sheet("pip"), rolls=rolls), "pip", "weeping_plaster")
        table.pick("pip", *words)
        assert table.steps("pip") == steps


@rule("BET-375")
def test_BET_E281_thing_in_the_drain() -> None:
    """5: a step of Speed; 2: a die of mental damage."""
    table = draws(position(Sheet("saoirse"), rolls="1 1 1 1 1"), "saoirse", "thing_in_the_drain")
    assert (table.step("saoirse", "speed"), table.value("saoirse", "speed")) == (4, 5)
    table = position(Sheet("saoirse"), rolls="1 1 0 0 0  1")
    draws(table, "saoirse", "thing_in_the_drain").pick("saoirse", "lose sanity")
    assert table.steps("saoirse") == [3, 3, 3, 4]


@rule("BET-298", "BET-375")
def test_BET_E226_a_traitor_who_accepts_bears_the_whole_result() -> None:
    """1: both dice, 2 mental and 1 physical points."""
    table = wake(position(Sheet("saoirse"), rolls="1 0 0 0 0  2  1"), "saoirse")
    draws(table, "saoirse", "thing_in_the_drain")
    table.pick("saoirse", "accept", "lose sanity", "lose sanity", "lose might")
    assert table.steps("saoirse") == [3, 2, 2, 4]


@rule("BET-376")
def test_BET_E282_ankle_grip() -> None:
    """4: a step of Speed; 0: a step of Might and one of Speed."""
    table = draws(position(Sheet("wren"), rolls="2 1 1 0"), "wren", "ankle_grip")
    assert table.steps("wren") == [5, 3, 3, 4]
    table = draws(position(Sheet("wren"), rolls="0 0 0 0"), "wren", "ankle_grip")
    assert table.steps("wren") == [3, 2, 3, 4]


@rule("BET-76", "BET-376")
def test_BET_E53_a_named_loss_is_no_damage() -> None:
    """The Coat does not help against a lost step of Might."""
    teo = Sheet("teo", cards=["buff_coat"])
    table = draws(position(teo, rolls="1 1 0 0"), "teo", "ankle_grip")
    assert (table.step("teo", "might"), table.value("teo", "might")) == (2, 3)


@rule("BET-57", "BET-377")
def test_BET_E35_eight_legs_named_before_any_die() -> None:
    """He must name Speed or Sanity first."""
    table = draws(position(Sheet("pip")), "pip", "eight_legs")
    assert table.offered == ["test speed", "test sanity"]


@rule("BET-377")
def test_BET_E283_eight_legs() -> None:
    """Speed 4: a step of it; 1: a die; 0: two dice. Sanity rewards Sanity."""
    table = draws(position(Sheet("pip"), rolls="1 1 1 1 0"), "pip", "eight_legs")
    table.pick("pip", "test speed")
    assert (table.step("pip", "speed"), table.value("pip", "speed")) == (5, 6)
    table = draws(position(Sheet("pip"), rolls="1 0 0 0 0  2"), "pip", "eight_legs")
    table.pick("pip", "test speed", "lose might", "lose speed")
    assert table.steps("pip") == [3, 2, 4, 3]
    table = draws(position(Sheet("pip"), rolls="1 1 1 1"), "pip", "eight_legs")
    table.pick("pip", "test sanity")
    assert table.steps("pip") == [4, 3, 5, 3]
    table = draws(position(Sheet("pip"), rolls="0 0 0 0  1 0"), "pip", "eight_legs")
    table.pick("pip", "test sanity", "lose speed")
    assert (table.rolls_left, table.step("pip", "speed")) == ([], 3)


@rule("BET-45", "BET-378")
def test_BET_E284_old_wound() -> None:
    """Might, then Knowledge."""
    table = draws(position(Sheet("bram")), "bram", "old_wound")
    table.pick("bram", "lose might", "gain knowledge")
    assert table.steps("bram") == [3, 3, 4, 4]
    assert (table.value("bram", "might"), table.value("bram", "knowledge")) == (4, 3)


@rule("BET-378", "BET-431")
def test_BET_E335_the_loss_goes_where_it_can_fall() -> None:
    """Might on its first step may not be named: Speed falls unasked."""
    table = draws(position(Sheet("bram", might=1)), "bram", "old_wound")
    assert table.offers("gain") == ["sanity", "knowledge"]
    assert (table.step("bram", "speed"), table.value("bram", "speed")) == (2, 2)


@rule("BET-92", "BET-379")
def test_BET_E285_lidded_box() -> None:
    """1: a step of Sanity and Might, and to the Burying Ground."""
    house = ["burying_ground ground 1 0 3"]
    table = position(Sheet("leona", room="great_hall"), house=house, rolls="1 0 0")
    draws(table, "leona", "lidded_box")
    assert (table.steps("leona"), table.room("leona")) == ([3, 3, 2, 4], "burying_ground")


@rule("BET-181", "BET-379")
def test_BET_E93_what_cannot_be_done_is_skipped() -> None:
    """With neither room in the house the going is skipped; with both she chooses."""
    table = draws(position(Sheet("leona"), rolls="1 0 0"), "leona", "lidded_box")
    assert (table.steps("leona"), table.room("leona")) == ([3, 3, 2, 4], "vestibule")
    house = ["burying_ground ground 1 0 3", "family_tomb cellar 0 1 2"]
    table = draws(position(Sheet("leona"), house=house, rolls="1 0 0"), "leona", "lidded_box")
    table.pick("leona", "to family_tomb")
    assert table.room("leona") == "family_tomb"


@rule("BET-380")
def test_BET_E286_blue_flame() -> None:
    """1: one physical and no mental point."""
    table = draws(position(Sheet("teo"), rolls="1 0 0 0  1  0"), "teo", "blue_flame")
    table.pick("teo", "lose speed")
    assert (table.steps("teo"), table.rolls_left) == ([2, 3, 4, 4], [])


@rule("BET-91", "BET-92", "BET-380")
def test_BET_E67_blue_flame_moves_after_the_movement_has_ended() -> None:
    """2: to the Vestibule; no spaces come back."""
    table = position(Sheet("saoirse", room="great_hall"), rolls="1 1 0")
    draws(table, "saoirse", "blue_flame")
    assert table.room("saoirse") == "vestibule"
    assert table.offers("go") == table.offers("explore") == []


@rule("BET-132", "BET-134", "BET-380")
def test_BET_E104_the_exit_roll_when_an_event_sends_one_away() -> None:
    """3 in the Chalk Circle: a step of Sanity, and he goes all the same."""
    teo = Sheet("teo", room="chalk_circle")
    table = position(teo, house=["chalk_circle cellar 0 1 0"], rolls="1 1 0 0  1 1 1 0")
    draws(table, "teo", "blue_flame")
    assert (table.room("teo"), table.step("teo", "sanity")) == ("vestibule", 3)
    assert table.value("teo", "sanity") == 4


@rule("BET-47", "BET-381")
def test_BET_E287_shadow_grip() -> None:
    """Might with 2 falls to step 1; 4 gives a step in any trait."""
    table = draws(position(Sheet("anselm"), rolls="1 1 0"), "anselm", "shadow_grip")
    table.pick("anselm", "test might")
    assert (table.step("anselm", "might"), table.value("anselm", "might")) == (1, 1)
    table = draws(position(Sheet("anselm"), rolls="2 1 1"), "anselm", "shadow_grip")
    table.pick("anselm", "test might", "gain knowledge")
    assert table.steps("anselm") == [4, 3, 3, 5]


@rule("BET-381")
def test_BET_E288_shadow_grip_on_what_is_low_already() -> None:
    """He then names Speed, which falls to step 1."""
    table = draws(position(Sheet("anselm", might=1), rolls="0"), "anselm", "shadow_grip")
    table.pick("anselm", "test might")
    assert table.offered == ["lose speed", "lose sanity", "lose knowledge"]
    table.pick("anselm", "lose speed")
    assert (table.step("anselm", "speed"), table.value("anselm", "speed")) == (1, 2)


@rule("BET-382")
def test_BET_E289_four_nooses() -> None:
    """3 2 1 4: Sanity pays; 2 2 3 2: a step in any trait."""
    rolls = "2 1 0 0  1 1 0 0  1 0 0 0  2 2 0"
    table = draws(position(Sheet("juniper"), rolls=rolls), "juniper", "four_nooses")
    assert (table.step("juniper", "sanity"), table.value("juniper", "sanity")) == (2, 3)
    assert (table.steps("juniper"), table.frame) == ([4, 4, 2, 3], "Act")
    rolls = "2 0 0 0  1 1 0 0  1 1 1 0  1 1 0"
    table = draws(position(Sheet("juniper"), rolls=rolls), "juniper", "four_nooses")
    assert table.offers("gain") == ["speed", "might", "sanity", "knowledge"]
    table.pick("juniper", "gain might")
    assert table.step("juniper", "might") == 5


@rule("BET-383")
def test_BET_E290_muddy_boots_an_item() -> None:
    """4: an Item."""
    table = position(Sheet("saoirse"), rolls="1 1 1 1", items=["axe"])
    assert draws(table, "saoirse", "muddy_boots").cards("saoirse") == ["axe"]


@rule("BET-277", "BET-278", "BET-383")
def test_BET_E208_muddy_boots_attack_before_the_haunt() -> None:
    """3 against 5: nothing; 3 against 1: two points."""
    table = position(Sheet("wren"), rolls="1 1 1  2 1 0 0  2 2 1")
    draws(table, "wren", "muddy_boots")
    assert (table.steps("wren"), table.rolls_left) == ([4, 3, 3, 4], [])
    table = position(Sheet("wren"), rolls="1 1 1  2 1 0 0  1 0 0")
    draws(table, "wren", "muddy_boots").pick("wren", "lose might", "lose speed")
    assert table.steps("wren") == [3, 2, 3, 4]


@rule("BET-384")
def test_BET_E291_under_the_boards() -> None:
    """3: nothing; 4: an Item."""
    for rolls, cards in (("1 1 1", []), ("2 1 1", ["axe"])):
        table = position(Sheet("bram"), rolls=rolls, items=["axe"])
        assert draws(table, "bram", "under_the_boards").cards("bram") == cards


@rule("BET-385")
def test_BET_E292_wrong_angle() -> None:
    """Left alone: nothing; 2: a step of Sanity; 4: an Item."""
    table = draws(position(Sheet("constance")), "constance", "wrong_angle")
    assert table.offered == ["yes", "no"]
    table.pick("constance", "no")
    assert table.steps("constance") == [4, 3, 3, 4]
    table = draws(position(Sheet("constance"), rolls="1 1 0 0 0"), "constance", "wrong_angle")
    table.pick("constance", "yes")
    assert table.step("constance", "sanity") == 2
    table = position(Sheet("constance"), rolls="1 1 1 1 0", items=["axe"])
    draws(table, "constance", "wrong_angle").pick("constance", "yes")
    assert table.cards("constance") == ["axe"]


@rule("BET-277", "BET-388")
def test_BET_E295_toy_soldier() -> None:
    """4 against 2: an Item; 3 against 2: nothing; 2 against 3: one point."""
    for defence, cards in (("1 1 1 1 0", ["axe"]), ("1 1 1 0 0", [])):
        table = position(Sheet("bram"), rolls=f"1 1 0  {defence}", items=["axe"])
        assert draws(table, "bram", "toy_soldier").cards("bram") == cards
    table = draws(position(Sheet("bram"), rolls="1 1 1  1 1 0 0 0"), "bram", "toy_soldier")
    table.pick("bram", "lose might")
    assert table.steps("bram") == [3, 3, 4, 3]


@rule("BET-60", "BET-397")
def test_BET_E302_speaking_tube() -> None:
    """4, 3, 1 and 0."""
    for rolls, words, steps in (
        ("2 2", [], [3, 4, 5, 3]),
        ("2 1", [], [3, 4, 4, 4]),
        ("1 0  2", ["lose sanity", "lose knowledge"], [3, 4, 3, 2]),
        ("0 0  1 1", ["lose might", "lose speed"], [2, 3, 4, 3]),
    ):
        table = draws(position(Sheet("bram"), rolls=rolls), "bram", "speaking_tube")
        table.pick("bram", *words)
        assert table.steps("bram") == steps


@rule("BET-398")
def test_BET_E303_distant_sobbing() -> None:
    """6 with 6 Omens drawn: a step of Sanity; 5: a die of mental damage."""
    table = position(Sheet("bram"), rolls="1 1 1 1 1 1", omens_drawn=6)
    assert draws(table, "bram", "distant_sobbing").step("bram", "sanity") == 5
    table = position(Sheet("bram"), rolls="1 1 1 1 1 0  1", omens_drawn=6)
    draws(table, "bram", "distant_sobbing").pick("bram", "lose knowledge")
    assert table.steps("bram") == [3, 4, 4, 2]


@rule("BET-402")
def test_BET_E307_cold_supper() -> None:
    """Eaten: Might step 4 (value 3), Sanity step 3 (value 5); left: the other way round."""
    table = draws(position(Sheet("agnes")), "agnes", "cold_supper")
    table.pick("agnes", "option eat")
    assert (table.steps("agnes"), table.value("agnes", "might")) == ([3, 4, 3, 4], 3)
    assert table.value("agnes", "sanity") == 5
    table = draws(position(Sheet("agnes")), "agnes", "cold_supper")
    table.pick("agnes", "option leave")
    assert table.steps("agnes") == [3, 2, 5, 4]


# ---- traps


@rule("BET-327", "BET-389")
def test_BET_E244_falling_chandelier_traps() -> None:
    """2: one point and trapped: no moving, exploring, attacking, no items."""
    teo = Sheet("teo", cards=["axe", "field_dressings"])
    table = position(teo, rolls="1 1 0 0  1", piles={"vestibule": ["spear"]})
    wake(draws(table, "teo", "falling_chandelier"), "saoirse")
    table.pick("teo", "lose might")
    assert table.step("teo", "might") == 2
    assert offer_again(table).offered == ["free 0", "end"]
    for word in ("use field_dressings", "drop axe", "take spear", "go great_hall"):
        refused(table, "teo", word, "BET-327")


@rule("BET-389")
def test_BET_E296_falling_chandelier() -> None:
    """3: a step of Speed; 0: two dice and trapped."""
    table = draws(position(Sheet("dita"), rolls="1 1 1 0 0 0"), "dita", "falling_chandelier")
    assert (table.step("dita", "speed"), table.cards("dita")) == (5, [])
    rolls = "0 0 0 0 0 0  1 1"
    table = draws(position(Sheet("dita"), rolls=rolls), "dita", "falling_chandelier")
    table.pick("dita", "lose might", "lose speed")
    assert (table.steps("dita"), table.cards("dita")) == ([3, 3, 3, 3], ["falling_chandelier"])
    assert table.offered == ["free 0", "end"]


@rule("BET-327", "BET-390")
def test_BET_E297_sticky_curtain() -> None:
    """3: trapped; 4: a step of Might."""
    table = draws(position(Sheet("leona"), rolls="1 1 1 0"), "leona", "sticky_curtain")
    assert (table.cards("leona"), table.offered) == (["sticky_curtain"], ["free 0", "end"])
    table = draws(position(Sheet("leona"), rolls="1 1 1 1"), "leona", "sticky_curtain")
    assert (table.steps("leona"), table.cards("leona")) == ([3, 5, 3, 4], [])


@rule("BET-328", "BET-330", "BET-390")
def test_freed_by_oneself_the_card_is_discarded() -> None:
    """4+ on Might, once a turn."""
    table = draws(position(Sheet("leona"), rolls="1 1 1 0"), "leona", "sticky_curtain")
    rolling(table, "1 1 1 1").pick("leona", "free 0")
    assert (table.cards("leona"), table.discarded("sticky_curtain")) == ([], True)


# ---- cards that stay


@rule("BET-210", "BET-387")
def test_BET_E294_choking_dust() -> None:
    """2: kept; one point at the next turn's start; the Finger raises a trait and ends it."""
    table = draws(position(Sheet("mirela"), rolls="1 1 0"), "mirela", "choking_dust")
    assert table.cards("mirela") == ["choking_dust"]
    table.pick("mirela", "end")
    while table.frame == "Act" and table.asked != "mirela":
        table.pick(table.asked, "end")
    table.pick("mirela", "lose might")
    assert table.steps("mirela") == [3, 2, 4, 4]
    draws(table, "mirela", "saints_finger")
    assert (table.cards("mirela"), table.discarded("choking_dust")) == (["saints_finger"], True)


@rule("BET-137", "BET-387")
def test_choking_dust_ends_outdoors() -> None:
    """A turn ended on the Terrace is enough; 4+ on drawing is a step of Might."""
    mirela = Sheet("mirela", room="terrace", cards=["choking_dust"])
    table = position(mirela, house=["terrace upper 0 1 2"], rolls="0")
    table.pick("mirela", "lose might", "end")
    assert (table.cards("mirela"), table.discarded("choking_dust")) == ([], True)
    table = draws(position(Sheet("mirela"), rolls="2 2 0"), "mirela", "choking_dust")
    assert (table.steps("mirela"), table.cards("mirela")) == ([3, 4, 4, 4], [])


@rule("BET-315", "BET-316", "BET-317", "BET-318", "BET-387")
def test_BET_E238_choking_dust_kills_at_the_start_of_a_turn() -> None:
    """His turn is over; the weapons form a pile, Bite and Dust go, the Dog waits."""
    cards = ["axe", "blood_dagger", "bite", "dog", "choking_dust"]
    bram = Sheet("bram", might=1, speed=1, cards=cards)
    table = wake(position(Sheet("teo"), bram), "saoirse")
    table.pick("teo", "end")
    assert table.asked == "bram"
    table.pick("bram", "lose might")
    assert (table.player("bram").is_dead, table.asked) == (True, "saoirse")
    assert table.pile("vestibule") == ["axe", "blood_dagger"]
    assert table.discarded("bite")
    assert table.discarded("choking_dust")


@rule("BET-83", "BET-416")
def test_BET_E320_blackout() -> None:
    """One space a turn; alone at its end it stays; beside Wren it is discarded."""
    table = position(Sheet("teo", room="great_hall"), Sheet("wren", room="main_stair"))
    draws(table, "teo", "blackout").pick("teo", "end")
    assert table.cards("teo") == ["blackout"]
    table.pick("wren", "end")
    table.pick("saoirse", "end")
    assert table.left("teo") == 1
    table.pick("teo", "go main_stair")
    assert table.offers("go") == []
    table.pick("teo", "end")
    assert (table.cards("teo"), table.discarded("blackout")) == ([], True)


@rule("BET-83", "BET-141", "BET-228", "BET-416")
def test_BET_E58_the_end_of_a_turn_in_order() -> None:
    """The point of the Boiler Room, then Blackout is discarded, then the haunt roll."""
    constance = Sheet("constance", room="boiler_room", cards=["blackout"])
    table = position(constance, house=["boiler_room cellar 0 1 1"], rolls="1 1 1 1 0 0")
    draws(table, "constance", "girl").pick("constance", "end", "lose might")
    told = [event.id for event in table.night.journal(-1)]
    order = [told.index("loses-step"), told.index("event-ends"), told.index("rolls")]
    assert order == sorted(order)
    assert table.discarded("blackout")


@rule("BET-296")
def test_BET_E225_the_traitor_refuses_an_event() -> None:
    """Thing in the Drain is discarded without a roll."""
    table = wake(position(Sheet("dita")), "dita")
    draws(table, "dita", "thing_in_the_drain").pick("dita", "refuse")
    assert (table.discarded("thing_in_the_drain"), table.steps("dita")) == (True, [4, 4, 3, 3])


@rule("BET-51", "BET-374")
def test_BET_E31_three_rolls_in_one_turn() -> None:
    """The Clockwork Chest, the Rift, Weeping Plaster: all allowed."""
    teo = Sheet("teo", room="rift", side=1, cards=["clockwork_chest"])
    house = ["bottle_cellar cellar 0 1 0", "rift cellar 0 2 0"]
    table = position(teo, house=house, rolls="1 1 1 1  1 1 1 0  1 1 1 1")
    table.pick("teo", "use clockwork_chest", "cross")
    draws(table, "teo", "weeping_plaster")
    assert (table.side("teo"), table.step("teo", "sanity"), table.rolls_left) == (2, 5, [])
