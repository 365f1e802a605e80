"""The thirteen positive Events: kept, and used at any time or at their moment."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.creatures.activity import activity
from dreadhouse.games.pandemonium.creatures.turn import CreatureActs
from dreadhouse.games.pandemonium.rules.moments import ON_DAMAGE
from dreadhouse.games.pandemonium.rules.rounds import CREATURES_ACT
from dreadhouse.games.pandemonium.rules.values import is_dark
from dreadhouse.games.pandemonium.state import CREATURES_TURN
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.rules import rule


def turn_of(name: str, space: str, *others: str, round: int = 2) -> CardTable:
    """A character's own turn in a space of chapter 1; the others stand far away in F44."""
    table = cards(name, *(others or ("dancer",)))
    for other in others or ("dancer",):
        table.put(other, "f44")
    table.put(name, space).begin(name, round)
    return table


def holding(name: str, space: str, event: str, *others: str, round: int = 2) -> CardTable:
    """A character's own turn with one kept Event."""
    table = turn_of(name, space, *others, round=round)
    table.keep(name, event)
    return table.again()


def enters(foe: str, at: str, table: CardTable) -> CardTable:
    """A creature acts now."""
    table.foe(foe, at).run(CreatureActs(PRINTED.figures.index(f"{foe}_1")))
    return table


@rule("PAN-432", "PAN-433", "PAN-431")
def test_PAN_E289_six_positive_events_are_kept() -> None:
    """PAN-E289: six positive Events are kept, take no room, and everybody sees them."""
    table = turn_of("doctor", "a22")
    six = ["second_wind", "adrenaline", "hidden_stash", "guardian", "deep_breath", "decoy"]
    for event in six:
        table.take("doctor", event)
    assert table.kept("doctor") == six
    assert table.items("doctor") == []
    other = table.s.view(1)["table"]["cast"][0]
    assert other["kept"] == six


@rule("PAN-431", "PAN-574")
def test_PAN_E290_whoever_dies_discards_kept_events() -> None:
    """PAN-E290: whoever dies discards the kept Events."""
    table = holding("doctor", "a22", "second_wind")
    table.keep("doctor", "decoy").kill("doctor")
    assert table.kept("doctor") == []
    assert table.discarded("second_wind")
    assert table.discarded("decoy")


@rule("PAN-434", "PAN-258")
def test_PAN_E291_event_is_never_given_in_exchange() -> None:
    """PAN-E291: an Event is never given in an exchange."""
    table = holding("doctor", "a22", "decoy", "geek")
    table.put("geek", "a22").pack("geek", "torch").again()
    table.pick("doctor", "exchange geek")
    assert table.offers("give") == []
    table.refused("give decoy", "PAN-258")


@rule("PAN-430")
def test_second_wind_gives_an_action() -> None:
    """Second Wind: 1 Action more, in the own turn only; then it is discarded."""
    table = holding("doctor", "a22", "second_wind")
    table.pick("doctor", "play second_wind")
    assert table.left("doctor") == 4
    assert table.kept("doctor") == []
    assert table.discarded("second_wind")


@rule("PAN-430", "PAN-309")
def test_PAN_E408_adrenaline_before_geeks_attack_makes_4_dice() -> None:
    """PAN-E408: Adrenaline before the Geek's attack makes 4 dice."""
    table = holding("geek", "a22", "adrenaline")
    table.arm("geek", "baseball_bat").foe("demon", "a22").again()
    assert "play adrenaline" not in table.words
    table.roll("M M H H")
    table.pick("geek", "attack demon_1", "play adrenaline")
    assert table.scripted.rolls == []
    assert table.discarded("adrenaline")


@rule("PAN-430", "PAN-260", "PAN-183")
def test_PAN_E183_hidden_stash_like_exploring() -> None:
    """PAN-E183: Hidden Stash, like exploring, takes from the top of the Items deck."""
    table = holding("doctor", "a22", "hidden_stash")
    table.top("torch", "machete", "revolver")
    table.pick("doctor", "play hidden_stash")
    assert table.items("doctor") == ["torch", "machete"]
    table.pick("doctor", "equip machete", "explore")
    assert sorted(table.items("doctor")) == ["machete", "revolver", "torch"]


@rule("PAN-510", "PAN-430")
def test_PAN_E348_guardian_cancels_damage_of_attack() -> None:
    """PAN-E348: Guardian cancels the damage of an attack, in the creatures' turn too."""
    table = holding("doctor", "a22", "guardian")
    table.roll("M M M")
    enters("psycho", "a22", table)
    assert table.asked == "Offer"
    table.refused("move a23", "PAN-139")
    table.pick("doctor", "play guardian")
    assert table.life("doctor") == 6
    assert table.discarded("guardian")


@rule("PAN-430", "PAN-139")
def test_guardian_protects_somebody_else() -> None:
    """Guardian works for any character, and may be kept instead."""
    table = holding("doctor", "a22", "guardian")
    table.roll("M M M")
    enters("psycho", "f44", table)
    table.pick("doctor", "pass")
    assert table.life("dancer") == 2
    assert table.kept("doctor") == ["guardian"]


@rule("PAN-430", "PAN-43", "PAN-237")
def test_loose_board_needs_no_token() -> None:
    """Loose Board: a Trap on the own space or one free step away."""
    table = holding("doctor", "a24", "loose_board")
    table.pick("doctor", "play loose_board")
    assert sorted(table.offers("to")) == ["a14", "a23", "a24"]
    table.pick("doctor", "to a23")
    assert table.s.ground.traps[table.cell("a23")] == 1
    assert table.s.cast[0].traps == 0


@rule("PAN-430", "PAN-630")
def test_deep_breath_calms_anybody() -> None:
    """Deep Breath: one character anywhere loses 2 Fear."""
    table = holding("doctor", "a22", "deep_breath")
    table.has("dancer", fear=3).again()
    table.pick("doctor", "play deep_breath", "on dancer")
    assert table.fear("dancer") == 1


@rule("PAN-139", "PAN-430", "PAN-362")
def test_PAN_E133_outside_own_turn_field_dressing_may_be_used() -> None:
    """PAN-E133: outside the own turn Field Dressing may be used, Souls may buy nothing."""
    table = turn_of("geek", "a22", "doctor")
    table.keep("doctor", "field_dressing").has("doctor", souls=3).has("geek", life=1)
    table.roll("M M")
    enters("psycho", "a22", table)
    assert table.asked == "Offer"
    table.refused("buy life", "PAN-139")
    table.pick("doctor", "play field_dressing", "on geek")
    assert table.discarded("field_dressing")


@rule("PAN-430", "PAN-429")
def test_PAN_E410_false_alarm_cancels_geeks_wet_floor() -> None:
    """PAN-E410: False Alarm cancels the Geek's Wet Floor; both are discarded."""
    table = turn_of("geek", "a22", "doctor")
    table.keep("doctor", "false_alarm").top("wet_floor")
    table.take("geek", "wet_floor")
    table.pick("geek", "keep")
    assert table.asked == "Offer"
    table.pick("doctor", "play false_alarm")
    assert table.life("geek") == 6
    assert table.discarded("wet_floor")
    assert table.discarded("false_alarm")


@rule("PAN-430", "PAN-163")
def test_emergency_lamp_lights_a_tile() -> None:
    """Emergency Lamp: one tile is lit until the round ends."""
    table = holding("doctor", "a34", "emergency_lamp", round=5)
    assert is_dark(table.s, table.cell("a22"))
    table.pick("doctor", "play emergency_lamp", "tile nw")
    assert not is_dark(table.s, table.cell("a22"))
    assert not is_dark(table.s, table.cell("a34"))
    assert is_dark(table.s, table.cell("f11"))


@rule("PAN-22", "PAN-430")
def test_PAN_E52_back_stairs_out_of_psychos_space_costs_no_life() -> None:
    """PAN-E52: Back Stairs out of a Psycho's space costs no Life."""
    table = holding("doctor", "a22", "back_stairs")
    table.foe("psycho", "a22").again()
    table.pick("doctor", "play back_stairs")
    assert len(table.offers("to")) == 15
    table.pick("doctor", "to a41")
    assert table.at("doctor") == "a41"
    assert table.life("doctor") == 6
    assert table.left("doctor") == 3


@rule("PAN-374", "PAN-430")
def test_back_stairs_enter_a_space() -> None:
    """Souls in the space are collected as after a step."""
    table = holding("doctor", "a22", "back_stairs")
    table.s.soul_at[table.cell("a41")] = 1
    table.pick("doctor", "play back_stairs", "to a41")
    assert table.souls("doctor") == 1


@rule("PAN-430", "PAN-469", "PAN-455")
def test_PAN_E409_decoy_on_empty_tile_f_draws_creature_in_b24() -> None:
    """PAN-E409: Decoy on the empty tile F draws a creature in B24 to F21."""
    table = holding("doctor", "a11", "decoy")
    table.put("dancer", "a11").again()
    table.pick("doctor", "play decoy", "tile se")
    table.foe("arcane", "b24")
    table.s.phase = CREATURES_TURN
    table.run(CREATURES_ACT)
    assert table.foe_at("arcane_1") == "f21"


@rule("PAN-455", "PAN-477")
def test_decoy_counts_in_the_creatures_turn_only() -> None:
    """The tile counts 5 more in the creatures' turn, not for the Evil Die before."""
    table = holding("doctor", "a22", "decoy")
    table.pick("doctor", "play decoy", "tile sw")
    assert activity(table.s, 2) == 0
    table.s.phase = CREATURES_TURN
    assert activity(table.s, 2) == 5


@rule("PAN-430", "PAN-361")
def test_wandering_light_is_a_soul() -> None:
    """Wandering Light: 1 Soul."""
    table = holding("doctor", "a22", "wandering_light")
    table.pick("doctor", "play wandering_light")
    assert table.souls("doctor") == 1


@rule("PAN-430", "PAN-95")
def test_PAN_E411_heavy_sleep_cancels_evil_die_before_it_is_rolled() -> None:
    """PAN-E411: Heavy Sleep cancels the Evil Die before it is rolled."""
    table = holding("doctor", "a22", "heavy_sleep", round=6)
    table.evil_die()
    assert table.asked == "Offer"
    table.pick("doctor", "play heavy_sleep")
    assert table.discarded("heavy_sleep")
    assert table.s.evil_face == 0


@rule("PAN-430")
def test_heavy_sleep_may_wait() -> None:
    """Whoever passes sees the die fall."""
    table = holding("doctor", "a22", "heavy_sleep", round=6)
    table.roll("3").evil_die()
    table.pick("doctor", "pass")
    assert table.fear("doctor") == 1
    assert table.kept("doctor") == ["heavy_sleep"]


@rule("PAN-58", "PAN-430")
def test_PAN_E91_geek_discards_bell_tolls_for_wandering_light() -> None:
    """PAN-E91: the Geek discards The Bell Tolls for Wandering Light: no Evil Die."""
    table = turn_of("geek", "a22")
    table.top("the_bell_tolls", "wandering_light").take("geek", "the_bell_tolls")
    table.top("wandering_light")
    table.pick("geek", "swap")
    assert table.kept("geek") == ["wandering_light"]
    assert table.s.evil_face == 0
    assert table.discarded("the_bell_tolls")


@rule("PAN-208", "PAN-375")
def test_PAN_E199_soul_and_chocolate_do_not_end_run() -> None:
    """PAN-E199: a Soul on the way and a Chocolate Bar do not end a Run."""
    table = turn_of("doctor", "a22")
    table.pack("doctor", "chocolate_bar").has("doctor", fear=2).roll("5").again()
    table.s.soul_at[table.cell("a23")] = 1
    table.pick("doctor", "run", "step a23", "use chocolate_bar", "step a24")
    assert (table.souls("doctor"), table.fear("doctor"), table.s.run_left) == (1, 0, 3)


@rule("PAN-430")
@pytest.mark.parametrize("wish", ["never", "always"])
def test_a_seat_says_when_it_wants_to_be_asked(wish: str) -> None:
    """Set to never, Heavy Sleep is not offered; set to always, even a Decoy is."""
    card = "heavy_sleep" if wish == "never" else "wandering_light"
    table = holding("doctor", "a22", card, round=6)
    table.pick("doctor", f"{wish} {card}")
    table.roll("1").evil_die()
    assert (table.asked == "Offer") == (wish == "always")


@rule("PAN-430", "PAN-272")
def test_guardian_stops_a_blast() -> None:
    """The blast of a Quarry Charge belongs to the attack, so Guardian cancels its damage."""
    table = holding("doctor", "a22", "guardian", "geek")
    table.put("geek", "a24").arm("doctor", "quarry_charge").foe("demon", "a24")
    table.roll("H H M M").again().pick("doctor", "attack demon_1", "learn survival_1")
    table.pick("doctor", "play guardian")
    assert table.life("geek") == 6


@rule("PAN-430")
@pytest.mark.parametrize(("damage", "is_asked"), [(2, False), (5, True)])
def test_field_dressing_is_asked_about_only_when_death_threatens(
    damage: int, is_asked: bool
) -> None:
    """With Life 5 a wound of 2 asks nothing, one of 5 does."""
    table = holding("doctor", "a22", "field_dressing", "geek")
    table.has("doctor", life=5).moment(ON_DAMAGE, "doctor", damage)
    assert (table.asked == "Offer") == is_asked
