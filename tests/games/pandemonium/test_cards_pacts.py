"""The sixteen Pacts: secret, fulfilled as soon as their condition is met."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.creatures.turn import CreatureActs
from dreadhouse.games.pandemonium.rules.pacts import take_pact
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.rules import rule


def night(*cast: str, acting: str, round: int = 2, **places: str) -> CardTable:
    """Characters in spaces of chapter 1, one of them in the own turn."""
    table = cards(*cast)
    for name in cast:
        table.put(name, places.get(name, "f44"))
    table.begin(acting, round)
    return table


def acts(table: CardTable, figure: str) -> None:
    """A creature has its turn now."""
    table.run(CreatureActs(PRINTED.figures.index(figure)))


@rule("PAN-588", "PAN-589", "PAN-599", "PAN-593", "PAN-580")
def test_PAN_E22_blood_toll_kills_whoever_moves_in() -> None:
    """PAN-E22: Blood Toll kills whoever moves in; 2 Actions are played from the portal."""
    table = night("soldier", "doctor", acting="soldier", soldier="a22", doctor="a23")
    table.has("soldier", life=2).pact("doctor", "blood_toll").go()
    table.top("torch", "tithe")
    table.pick("soldier", "move a23")
    while table.asked == "Learn":
        table.pick("doctor", "learn survival_1")
    table.pick("soldier", "portal a43")
    while table.asked == "Learn":
        table.pick("doctor", "learn survival_1")
    assert table.at("soldier") == "a43"
    assert table.left("soldier") == 2
    assert (table.items("soldier"), table.pacts("soldier")) == (["torch"], ["tithe"])
    assert table.souls("doctor") == 2
    assert table.pacts("doctor") == []


@rule("PAN-634")
def test_PAN_E469_of_fury_and_huntress() -> None:
    """PAN-E469: of Fury and Huntress, equally quick, Fury with less Will pays the toll."""
    table = night("doctor", "fury", "huntress", acting="huntress")
    for name in ("doctor", "fury", "huntress"):
        table.put(name, "a23")
    table.pact("doctor", "blood_toll").frighten("huntress", 1)
    table.pick("doctor", "learn survival_1")
    assert (table.life("fury"), table.life("huntress")) == (4, 6)


@rule("PAN-209", "PAN-599", "PAN-597", "PAN-598", "PAN-397")
def test_PAN_E23_open_house_ends_run() -> None:
    """PAN-E23: Open House ends the Run, breaks what is closed, gives 1 Item and 1 space."""
    table = night("soldier", "doctor", acting="soldier", soldier="a22", doctor="a24")
    table.pact("doctor", "open_house").top("torch").roll("5").go()
    table.pick("soldier", "run", "step a23", "step a24")
    table.pick("doctor", "learn survival_1")
    assert table.state_of("A24-E21") == "broken"
    assert table.state_of("A24-A34") == "broken"
    assert table.items("doctor") == ["torch"]
    assert table.pacts("doctor") == []
    assert table.s.acting == 0
    assert table.offers("step") == []
    assert "run" not in table.words


@rule("PAN-635", "PAN-597")
def test_PAN_E440_closed_door_under_barricade_stays() -> None:
    """PAN-E440: a closed door under a Barricade stays, and so does the Barricade."""
    table = night("soldier", "doctor", acting="soldier", soldier="a23", doctor="a24")
    table.barricade("A24-E21").pact("doctor", "open_house").go()
    table.pick("soldier", "move a24")
    table.pick("doctor", "learn survival_1")
    assert table.state_of("A24-A34") == "broken"
    assert table.state_of("A24-E21") == "barricaded"
    assert table.s.ground.state[table.edge("A24-E21")] == 0


@rule("PAN-593", "PAN-136")
@pytest.mark.parametrize(("other", "is_met"), [("f44", True), ("a11", False)])
def test_lonely_prayer(other: str, is_met: bool) -> None:
    """Lonely Prayer: the turn ends with nobody else on the tile; an Event besides any other."""
    table = cards("doctor", "dancer")
    table.put("doctor", "a22").put("dancer", other).begin("doctor", 2, ("dancer",))
    table.pact("doctor", "lonely_prayer").top("decoy", "second_wind")
    table.pick("doctor", "end")
    if is_met:
        table.pick("doctor", "learn survival_1")
        assert sorted(table.kept("doctor")) == ["decoy", "second_wind"]
        assert table.souls("doctor") == 1
    else:
        assert table.kept("doctor") == ["decoy"]
        assert table.pacts("doctor") == ["lonely_prayer"]


@rule("PAN-156", "PAN-210", "PAN-209", "PAN-215")
def test_PAN_E142_shattered_pane_frightens_runner_into_panic() -> None:
    """PAN-E142: Shattered Pane frightens the runner into Panic, rolled off at once."""
    table = night("soldier", "dancer", acting="soldier", soldier="a42")
    table.pact("soldier", "shattered_pane").has("soldier", fear=4).top("torch").roll("5 H").go()
    table.pick("soldier", "run", "step a43", "dash e", "learn illumination_1", "roll")
    assert table.life("soldier") == 5
    assert table.fear("soldier") == 4
    assert table.at("soldier") == "a44"
    assert table.items("soldier") == ["torch"]
    assert table.offers("step") == []


@rule("PAN-593", "PAN-597")
def test_PAN_E422_big_game_brings_creature() -> None:
    """PAN-E422: Big Game brings a creature, 2 Souls and 1 Item besides the usual rewards."""
    table = night("doctor", "dancer", acting="doctor", doctor="a22")
    table.pact("doctor", "big_game").arm("doctor", "two_handed_axe").foe("lurker", "a22")
    table.top("torch").roll("H H 1").again()
    table.pick("doctor", "attack lurker_1", "learn survival_1")
    assert table.foes() == {"killer_toy_1": "a22"}
    assert table.souls("doctor") == 3
    assert "torch" in table.items("doctor")
    assert table.skills("doctor") == ["survival_1"]


@rule("PAN-593")
def test_big_game_wants_printed_life_of_nine() -> None:
    """A Psycho of Life 8 is no big game."""
    table = night("doctor", "dancer", acting="doctor", doctor="a22")
    table.pact("doctor", "big_game").arm("doctor", "two_handed_axe").foe("psycho", "a22")
    table.roll("H H").again()
    table.pick("doctor", "attack psycho_1", "learn survival_1")
    assert table.pacts("doctor") == ["big_game"]
    assert table.foes() == {}


@rule("PAN-594", "PAN-597")
def test_PAN_E417_empty_hands_discards_2_items_as_turn_starts() -> None:
    """PAN-E417: Empty Hands discards 2 Items as the turn starts, gives 1 and 2 spaces."""
    table = night("soldier", "doctor", acting="soldier", doctor="a22")
    table.pact("doctor", "empty_hands").arm("doctor", "hatchet").pack("doctor", "bandages")
    table.top("torch", "decoy").s.waiting = [1]
    table.pick("soldier", "end")
    table.pick("doctor", "learn survival_1", "learn survival_2")
    assert table.items("doctor") == ["torch"]
    assert table.discarded("hatchet")
    assert table.discarded("bandages")


@rule("PAN-593", "PAN-595")
def test_thin_veil_counts_three_creatures() -> None:
    """Thin Veil: the third creature on the tile frightens every character there."""
    table = night("doctor", "soldier", acting="doctor", doctor="a22", soldier="a11")
    table.pact("doctor", "thin_veil").foe("psycho", "a43").foe("deserter", "a34").go()
    table.roll("1").take("doctor", "something_in_the_walls")
    table.pick("doctor", "learn corruption_1")
    assert (table.fear("doctor"), table.fear("soldier")) == (1, 1)
    assert table.souls("doctor") == 2


@rule("PAN-595", "PAN-600")
def test_PAN_E356_entombed_thin_veil_waits() -> None:
    """PAN-E356: entombed, Thin Veil waits; it is fulfilled the moment its owner stands up."""
    table = night("doctor", "dancer", acting="dancer", dancer="a11")
    table.lay("doctor", "f32").pact("doctor", "thin_veil")
    table.foe("psycho", "f11").foe("psycho", "f12").foe("psycho", "f13")
    table.frighten("dancer", 1)
    assert table.pacts("doctor") == ["thin_veil"]
    table.start(3)
    assert table.asked == "Learn"
    assert table.pacts("doctor") == []


@rule("PAN-593", "PAN-594", "PAN-597", "PAN-598")
def test_PAN_E355_geek_uses_telephone() -> None:
    """PAN-E355: the Geek uses the Telephone: 1 Life, and 2 Items for the Pact's owner."""
    table = night("geek", "doctor", acting="geek", geek="b33")
    table.drop("telephone", "b33").pact("doctor", "wrong_number").again()
    table.top("torch", "bandages", "ally_janitor")
    table.pick("geek", "use_token telephone", "keep")
    assert table.life("geek") == 5
    assert table.items("doctor") == ["torch", "bandages"]
    assert table.discarded("wrong_number")
    assert table.ally_at("ally_janitor") == "b33"


@rule("PAN-593", "PAN-129")
def test_night_walker_begins_in_the_dark() -> None:
    """Night Walker: 1 Fear more than the dark brings."""
    table = night("soldier", "doctor", acting="soldier", doctor="a34")
    table.pact("doctor", "night_walker").top("decoy").s.waiting = [1]
    table.pick("soldier", "end")
    table.pick("doctor", "learn corruption_1")
    assert table.fear("doctor") == 2
    assert table.souls("doctor") == 1


@rule("PAN-593", "PAN-594")
def test_PAN_E415_last_drop_at_exactly_1_life() -> None:
    """PAN-E415: Last Drop at exactly 1 Life: 3 Souls, and no Life can be regained."""
    table = night("doctor", "dancer", acting="doctor", doctor="a22")
    table.pact("doctor", "last_drop").has("doctor", life=4).pack("doctor", "bandages").hurt(
        "doctor", 3
    )
    assert (table.life("doctor"), table.souls("doctor")) == (1, 3)
    assert "buy life" not in table.words
    assert "use bandages" not in table.words


@rule("PAN-648", "PAN-595")
def test_PAN_E456_last_drop_is_fulfilled_after_whole_attack() -> None:
    """PAN-E456: Last Drop is fulfilled after the whole attack, when the Geek has defended too."""
    table = night("doctor", "geek", acting="geek", doctor="a22", geek="a22")
    table.pact("doctor", "last_drop").has("doctor", life=4).foe("psycho", "a22")
    table.roll("H M M M M")
    acts(table, "psycho_1")
    order = [event.id for event in table.s.journal(-1)]
    assert order.index("pact-fulfilled") > max(
        at for at, id in enumerate(order) if id == "loses-life"
    )
    assert (table.life("doctor"), table.souls("doctor")) == (1, 3)
    assert table.life("geek") == 2


@rule("PAN-593", "PAN-397", "PAN-385")
def test_PAN_E416_tithe_takes_3_souls_at_turns_start() -> None:
    """PAN-E416: Tithe takes 3 Souls at the turn's start and gives three spaces."""
    table = night("soldier", "doctor", acting="soldier", doctor="a22")
    table.pact("doctor", "tithe").has("doctor", souls=3).top("decoy").s.waiting = [1]
    table.pick("soldier", "end")
    table.pick("doctor", "learn corruption_1", "learn corruption_2", "learn corruption_3")
    assert table.souls("doctor") == 0
    assert table.skills("doctor") == ["corruption_1", "corruption_2", "corruption_3"]


@rule("PAN-593", "PAN-397", "PAN-398")
def test_PAN_E418_wayfarer_takes_1_life_from_every_other() -> None:
    """PAN-E418: Wayfarer takes 1 Life from every other when its owner passes a challenge."""
    table = night("soldier", "doctor", "dancer", acting="soldier", soldier="a43")
    table.pact("soldier", "wayfarer").top("the_well", "torch").roll("2").go()
    table.pick("soldier", "enter")
    while table.asked in ("ChoosePortal", "Learn"):
        portal = table.asked == "ChoosePortal"
        table.pick("soldier", "to e41" if portal else "learn corruption_1")
    assert [table.life(name) for name in ("soldier", "doctor", "dancer")] == [6, 5, 5]
    assert table.souls("soldier") == 1
    assert table.skills("soldier") == ["corruption_1"]
    assert table.items("soldier") == ["torch"]


@rule("PAN-593", "PAN-533")
def test_PAN_E420_false_friend_turns_janitor_into_night_warden() -> None:
    """PAN-E420: False Friend turns the Janitor into the Night Warden: 2 Items, 1 space."""
    table = night("doctor", "dancer", acting="doctor", doctor="a22")
    table.top("torch", "bandages").pact("doctor", "false_friend")
    table.ally("ally_janitor", "a23", "dancer").s.allies.remove(PRINTED.cards.index("ally_janitor"))
    table.shuffled_without(table.s.allies, "night_warden").again()
    table.pick("doctor", "move a23")
    while table.asked == "Learn":
        table.pick("doctor", "learn survival_1")
    assert table.foes() == {"night_warden": "a23"}
    assert table.ally_at("ally_janitor") == ""
    assert table.items("doctor") == ["torch", "bandages"]


@rule("PAN-644")
def test_PAN_E451_night_wardens_card_leaves_deck() -> None:
    """PAN-E451: the Night Warden's card leaves the deck, the Janitor's is discarded."""
    table = night("doctor", "dancer", acting="doctor", doctor="a22")
    table.pact("doctor", "false_friend")
    table.ally("ally_janitor", "a23", "dancer").s.allies.remove(PRINTED.cards.index("ally_janitor"))
    table.shuffled_without(table.s.allies, "night_warden").again()
    table.pick("doctor", "move a23")
    assert PRINTED.cards.index("night_warden") not in table.s.allies
    assert table.discarded("ally_janitor")


@rule("PAN-593", "PAN-599")
def test_PAN_E421_feeding_time_damaged_geek_loses_1_life_more() -> None:
    """PAN-E421: Feeding Time: the damaged Geek loses 1 Life more; 1 Soul and 1 Item."""
    table = night("doctor", "geek", acting="geek", doctor="a11", geek="a22")
    table.pact("doctor", "feeding_time").top("torch").foe("psycho", "a22").roll("H M")
    acts(table, "psycho_1")
    assert table.life("geek") == 2
    assert table.souls("doctor") == 1
    assert table.items("doctor") == ["torch"]


@rule("PAN-599", "PAN-597")
def test_PAN_E419_kindred_enrages_demon() -> None:
    """PAN-E419: Kindred: a Demon that begins its turn here has Fury 6; 2 Souls."""
    table = night("doctor", "dancer", acting="dancer", doctor="a22")
    table.pact("doctor", "kindred").foe("demon", "a22").roll("M M M")
    acts(table, "demon_1")
    table.pick("doctor", "pay 2")
    assert (table.life("doctor"), table.souls("doctor")) == (2, 0)
    assert table.s.foe_fury[PRINTED.figures.index("demon_1")] == 0


@rule("PAN-636", "PAN-91", "PAN-94")
def test_PAN_E441_long_night_is_paid_on_standing_up() -> None:
    """PAN-E441: entombed, the Doctor stands up in round 5 and pays Long Night at once."""
    table = night("doctor", "dancer", acting="dancer", dancer="a11")
    table.lay("doctor", "f32").pact("doctor", "long_night").top("torch")
    table.start(5)
    table.pick("doctor", "learn survival_1")
    assert table.at("doctor") == "f32"
    assert table.life("doctor") == 5
    assert table.items("doctor") == ["torch"]
    assert table.foes() == {}


@rule("PAN-600", "PAN-584")
def test_PAN_E357_entombed_blood_toll_waits_until_its_owner_stands() -> None:
    """PAN-E357: entombed, Blood Toll waits until its owner stands in the Geek's space."""
    table = night("doctor", "geek", acting="geek", geek="f31")
    table.lay("doctor", "f32").pact("doctor", "blood_toll").go()
    table.pick("geek", "move f32")
    assert table.pacts("doctor") == ["blood_toll"]
    table.s.limit = 0
    table.start(3)
    table.pick("doctor", "learn survival_1")
    assert table.life("geek") == 4


@rule("PAN-596")
def test_PAN_E358_two_pacts_met_by_one_step() -> None:
    """PAN-E358: two Pacts met by one step: the one held longest comes first."""
    table = night("soldier", "doctor", acting="soldier", soldier="a23", doctor="a24")
    table.pact("doctor", "open_house").pact("doctor", "blood_toll").go()
    table.pick("soldier", "move a24")
    table.pick("doctor", "learn survival_1", "learn survival_2")
    cards_told = [args["card"] for args in table.heard("pact-fulfilled")]
    names = [PRINTED.cards[card] for card in cards_told]
    assert names == ["open_house", "blood_toll"]
    assert table.life("soldier") == 4


@rule("PAN-592", "PAN-24")
def test_PAN_E359_pact_is_seen_by_its_owner_alone() -> None:
    """PAN-E359, PAN-E51: a Pact is seen by its owner alone; how many there are is open."""
    table = night("doctor", "geek", acting="geek", geek="a22")
    table.top("blood_toll").now(take_pact, 0)
    assert table.pacts("doctor") == ["blood_toll"]
    mine = table.s.view(0)["table"]["cast"][0]
    others = table.s.view(1)["table"]["cast"][0]
    assert mine["own_pacts"] == ["blood_toll"]
    assert (others["own_pacts"], others["pacts"]) == ([], 1)


@rule("PAN-58", "PAN-57")
def test_PAN_E92_geek_swaps_long_night_for_tithe() -> None:
    """PAN-E92: the Geek swaps Long Night for Tithe, which he must keep."""
    table = night("geek", "doctor", acting="geek", geek="a22")
    table.top("long_night", "tithe").now(take_pact, 0)
    table.pick("geek", "swap")
    assert table.pacts("geek") == ["tithe"]
    assert table.discarded("long_night")
    assert table.asked == "Act"


@rule("PAN-427", "PAN-592")
def test_PAN_E468_geek_gives_up_tithe() -> None:
    """PAN-E468: the Geek gives up Tithe; the Doctor does not see the other Pact."""
    table = night("doctor", "geek", acting="doctor", doctor="a22")
    table.pact("geek", "tithe").pact("geek", "long_night")
    table.learn("doctor", *[f"survival_{space}" for space in range(1, 6)]).upgrade("doctor")
    table.pick("geek", "pact tithe")
    assert table.pacts("geek") == ["long_night"]
    assert table.discarded("tithe")
    assert table.life("geek") == 6
    seen = table.s.view(0)["table"]["cast"][1]
    assert (seen["pacts"], seen["own_pacts"]) == (1, [])


@rule("PAN-256", "PAN-254")
def test_PAN_E467_new_revolver_goes_to_free_hand() -> None:
    """PAN-E467: a Revolver gained in the creatures' turn may go to the free hand."""
    table = night("doctor", "geek", acting="geek", doctor="a11", geek="a22")
    table.pact("doctor", "feeding_time").pack("doctor", "bandages", "torch").top("revolver")
    table.foe("psycho", "a22").roll("H M")
    table.s.phase = 4
    acts(table, "psycho_1")
    assert "equip revolver" in table.words
    assert "equip torch" not in table.words
    table.pick("doctor", "equip revolver")
    assert table.hands("doctor") == ["revolver"]


@rule("PAN-380", "PAN-597", "PAN-360")
def test_PAN_E161_of_pacts_2_souls_one_does_not_fit() -> None:
    """PAN-E161: of a Pact's 2 Souls one does not fit and lies in the space."""
    table = night("doctor", "soldier", acting="soldier", doctor="a23", soldier="a22")
    table.has("doctor", souls=4).pact("doctor", "blood_toll").go()
    table.s.souls[table.who("soldier")] = 5
    table.pick("soldier", "move a23")
    if table.asked == "PayLoss":
        table.pick("soldier", "pay 0")
    table.pick("doctor", "learn survival_1")
    assert table.souls("doctor") == 5
    assert table.soul_in("a23") == 1


@rule("PAN-397", "PAN-422", "PAN-423", "PAN-384", "PAN-140")
def test_PAN_E12_two_spaces_of_survival() -> None:
    """PAN-E12: two spaces of Survival: no Fear to lose, 2 Life regained, both done."""
    table = night("doctor", "soldier", acting="soldier", doctor="a22")
    table.has("doctor", life=1).upgrade("doctor", 2)
    table.pick("doctor", "learn survival_1", "learn survival_2")
    assert (table.fear("doctor"), table.life("doctor")) == (0, 3)
    assert table.skills("doctor") == ["survival_1", "survival_2"]


@rule("PAN-593", "PAN-229")
def test_any_window_that_breaks_counts() -> None:
    """Removing a Barricade breaks the window under it; one that was broken breaks no more."""
    for was_broken in (False, True):
        table = night("soldier", "doctor", acting="soldier", soldier="a43", doctor="a22")
        if was_broken:
            table.s.ground.break_open(table.edge("A43-A44"))
        table.barricade("A43-A44").pact("doctor", "shattered_pane").top("torch").again()
        table.pick("soldier", "clear e")
        assert (table.fear("doctor") == 0) == was_broken
        assert table.pacts("doctor") == (["shattered_pane"] if was_broken else [])


@rule("PAN-593", "PAN-559")
def test_a_window_under_an_evil_barricade_breaks_too() -> None:
    """The attack that destroys the Evil Barricade breaks a window as well."""
    table = night("soldier", "doctor", acting="soldier", soldier="a43", doctor="a22")
    table.evil_barricade("A43-A44").pact("doctor", "shattered_pane").top("torch")
    table.arm("soldier", "two_handed_axe").roll("H H M M 1").again()
    table.pick("soldier", "assault a43 e")
    assert table.fear("doctor") == 1
    assert table.items("doctor") == ["torch"]


@rule("PAN-322", "PAN-648", "PAN-593")
def test_a_pact_waits_for_the_death_effects_of_the_attack() -> None:
    """The acid of the Aberration burns the Soldier before Big Game is fulfilled."""
    table = night("soldier", "doctor", acting="soldier", soldier="a22")
    table.pact("soldier", "big_game").arm("soldier", "two_handed_axe").foe("aberration", "a22")
    table.stun("aberration_1").top("torch").roll("H H H M 4 3").again()
    table.pick("soldier", "attack aberration_1", "learn survival_1")
    while table.asked == "PayLoss":
        table.pick("soldier", "pay 0")
    told = [event.id for event in table.s.journal(-1)]
    assert "loses-life" in told
    assert told.index("loses-life") < told.index("pact-fulfilled")
    assert table.pacts("soldier") == []


@rule("PAN-593")
def test_open_house_waits_for_somebody_elses_step() -> None:
    """The owner's own moving meets nothing."""
    table = night("soldier", "doctor", acting="soldier", soldier="a22")
    table.pact("soldier", "open_house").again().pick("soldier", "move a23")
    assert table.pacts("soldier") == ["open_house"]


@rule("PAN-593")
def test_feeding_time_waits_for_anothers_damage() -> None:
    """The owner's own wound meets nothing."""
    table = night("doctor", "geek", acting="geek", doctor="a11", geek="f44")
    table.pact("doctor", "feeding_time").foe("psycho", "a11").roll("M M M")
    table.s.phase = 4
    acts(table, "psycho_1")
    assert table.life("doctor") < 6
    assert table.pacts("doctor") == ["feeding_time"]


@rule("PAN-593")
def test_last_drop_waits_for_the_last_life_but_none_above() -> None:
    """Life 2 is not enough, Life 1 is."""
    table = night("doctor", "geek", acting="geek", doctor="a11")
    table.pact("doctor", "last_drop").hurt("doctor", 4)
    assert table.pacts("doctor") == ["last_drop"]
    table.hurt("doctor", 1)
    assert table.pacts("doctor") == []
    assert table.souls("doctor") == 3
