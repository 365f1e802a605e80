"""The fifteen negative Events: each is resolved at once and discarded."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.cards.events import nearest_barricades
from dreadhouse.games.pandemonium.creatures.values import fury_against, mobility
from dreadhouse.games.pandemonium.rules.printed import COLLECTOR, PSYCHO
from dreadhouse.games.pandemonium.rules.turn import TurnEnds
from tests.games.pandemonium.cards_table import CardTable, cards
from tests.rules import rule

PSYCHO_1 = PSYCHO * 4


def turn_of(name: str, space: str, *others: str, round: int = 2) -> CardTable:
    """A character's own turn in a space of chapter 1; the others stand far away in F44."""
    table = cards(name, *(others or ("dancer",)))
    for other in others or ("dancer",):
        table.put(other, "f44")
    table.put(name, space).begin(name, round)
    return table


@rule("PAN-429", "PAN-428")
def test_PAN_E288_voices_in_vents_in_dark_space_brings_2_fear() -> None:
    """PAN-E288: Voices in the Vents in a dark space brings 2 Fear, and the card is discarded."""
    table = turn_of("doctor", "a34")
    table.has("doctor", fear=1).take("doctor", "voices_in_the_vents")
    assert table.fear("doctor") == 3
    assert table.discarded("voices_in_the_vents")
    table = turn_of("doctor", "a22")
    table.take("doctor", "voices_in_the_vents")
    assert table.fear("doctor") == 1


@rule("PAN-632", "PAN-429")
def test_PAN_E436_lights_flicker_reaches_standing_characters_on_tile_only() -> None:
    """PAN-E436: Lights Flicker reaches standing characters on the tile only."""
    table = turn_of("geek", "f11", "doctor", "preacher")
    table.put("preacher", "f44").lay("doctor", "f32")
    table.take("geek", "lights_flicker")
    while table.asked == "SwapCard":
        table.pick("geek", "keep")
    assert [table.fear(name) for name in ("geek", "doctor", "preacher")] == [1, 0, 1]


@rule("PAN-117", "PAN-118", "PAN-435")
def test_PAN_E120_arcane_appears_in_own_space() -> None:
    """PAN-E120: an Arcane appears in the own space, and does not attack before its turn."""
    table = turn_of("doctor", "a22")
    table.roll("6").take("doctor", "something_in_the_walls")
    assert table.foes() == {"arcane_1": "a22"}
    assert table.life("doctor") == 6


@rule("PAN-634", "PAN-42")
def test_PAN_E438_two_at_once_takes_two_nearest_portals() -> None:
    """PAN-E438: Two at Once takes the two nearest portals, the decider settles a tie."""
    table = turn_of("doctor", "a22")
    table.roll("1 3").take("doctor", "two_at_once")
    assert table.asked == "NearestPortal"
    assert sorted(table.offers("to")) == ["b41", "e41"]
    table.pick("dancer", "to e41")
    assert table.foes() == {"killer_toy_1": "a43", "psycho_1": "e41"}


@rule("PAN-119", "PAN-120", "PAN-76")
def test_PAN_E24_at_limit_two_at_once_brings_2_fear() -> None:
    """PAN-E24: at the limit Two at Once brings 2 Fear to everybody and no creature."""
    table = turn_of("doctor", "a22", "dancer", "soldier")
    table.s.limit = 0
    table.take("doctor", "two_at_once")
    if table.asked == "NearestPortal":
        table.pick("dancer", "to e41")
    assert table.foes() == {}
    assert [table.fear(name) for name in ("doctor", "dancer", "soldier")] == [2, 2, 2]


@rule("PAN-117")
def test_two_at_once_on_the_only_portal() -> None:
    """With one portal left both creatures appear on it."""
    table = turn_of("doctor", "a22")
    portals = table.s.ground.plan.portals
    table.s.sealed = sum(1 << at for at in range(len(portals)) if portals[at] != table.cell("b41"))
    table.roll("1 3").take("doctor", "two_at_once")
    assert table.foes() == {"killer_toy_1": "b41", "psycho_1": "b41"}


@rule("PAN-429")
def test_wet_floor_costs_a_life() -> None:
    """Wet Floor: 1 Life, which a Soul may pay."""
    table = turn_of("doctor", "a22")
    table.take("doctor", "wet_floor")
    assert table.life("doctor") == 5
    table.has("doctor", souls=1).take("doctor", "wet_floor")
    table.pick("doctor", "pay 1")
    assert (table.life("doctor"), table.souls("doctor")) == (5, 0)


@rule("PAN-638", "PAN-589")
def test_PAN_E445_event_at_turns_end_kills() -> None:
    """PAN-E445: an Event at the turn's end kills, and the character lies until the next round."""
    table = cards("geek", "dancer")
    table.put("dancer", "f44").put("geek", "a22").begin("geek", 2, ("dancer",))
    table.has("geek", life=1).top("wet_floor")
    table.pick("geek", "end")
    while table.asked in ("SwapCard", "ChooseTomb"):
        table.pick("geek", "keep" if table.asked == "SwapCard" else "portal f32")
    assert table.at("geek") == ""
    assert table.heard("dies")


@rule("PAN-638", "PAN-146", "PAN-157")
def test_PAN_E444_fear_5_and_1_life_lost_from_event() -> None:
    """PAN-E444: Fear 5 and 1 Life lost from the Event; the Panic waits for the next own turn."""
    table = turn_of("doctor", "a34")
    table.has("doctor", fear=4).top("voices_in_the_vents")
    table.pick("doctor", "end")
    assert (table.fear("doctor"), table.life("doctor")) == (5, 5)
    assert not table.heard("rolls")


@rule("PAN-38", "PAN-429", "PAN-186")
def test_PAN_E64_join_belongs_to_both_tiles() -> None:
    """PAN-E64: a join belongs to both tiles; Draught on tile E closes A24-E21, not A42-B12."""
    table = turn_of("doctor", "e22")
    table.open("A24-E21", "A42-B12").take("doctor", "draught")
    assert table.state_of("A24-E21") == "closed"
    assert table.state_of("A42-B12") == "open"


@rule("PAN-635")
def test_draught_spares_the_broken_and_the_barricaded() -> None:
    """Broken doors stay broken, and under a Barricade nothing closes."""
    table = turn_of("doctor", "a22")
    table.s.ground.break_open(table.edge("A24-A34"))
    table.open("A24-E21").barricade("A24-E21").take("doctor", "draught")
    assert table.state_of("A24-A34") == "broken"
    assert table.s.ground.state[table.edge("A24-E21")] == 1


@rule("PAN-429", "PAN-630")
def test_hole_in_the_pocket_is_the_owners_choice() -> None:
    """Hole in the Pocket: one Item of the owner's choice, nothing without Items."""
    table = turn_of("doctor", "a22")
    table.arm("doctor", "hatchet").pack("doctor", "torch").take("doctor", "hole_in_the_pocket")
    assert sorted(table.offers("discard")) == ["hatchet", "torch"]
    table.pick("doctor", "discard hatchet")
    assert table.items("doctor") == ["torch"]
    table = turn_of("doctor", "a22")
    table.take("doctor", "hole_in_the_pocket")
    assert table.asked == "Act"


@rule("PAN-515")
def test_PAN_E360_blood_moon_moves_creatures() -> None:
    """PAN-E360: Blood Moon moves creatures, not the Collector."""
    table = turn_of("doctor", "a22")
    table.foe("psycho", "f11").foe("collector", "f22").take("doctor", "blood_moon")
    assert mobility(table.s, PSYCHO_1, 0) == 3
    assert mobility(table.s, COLLECTOR, 0) == 3


@rule("PAN-429", "PAN-572")
def test_feeding_hour_lasts_until_the_round_ends() -> None:
    """Feeding Hour: all creatures have 1 Fury more, gone with the round."""
    table = turn_of("doctor", "a22")
    table.foe("psycho", "f11").take("doctor", "feeding_hour")
    assert fury_against(table.s, PSYCHO_1, 0, 0) == 5
    table.s.foes.clear()
    table.s.foe_cell[PSYCHO_1] = -1
    table.s.limit = 0
    table.end_round(2)
    assert table.s.feeding_hour == 0


@rule("PAN-43", "PAN-429", "PAN-247")
def test_PAN_E66_picked_clean_in_a24_reaches_a14_and_a23() -> None:
    """PAN-E66: Picked Clean in A24 reaches A14 and A23, not behind closed doors."""
    table = turn_of("doctor", "a24")
    table.take("doctor", "picked_clean")
    explored = [table.name(cell) for cell in range(64) if table.s.is_explored[cell]]
    assert sorted(explored) == ["a14", "a23", "a24"]
    assert "explore" not in table.words


@rule("PAN-429")
def test_PAN_E412_cold_hand_takes_soul() -> None:
    """PAN-E412: Cold Hand takes a Soul, and without Souls brings 1 Fear."""
    table = turn_of("doctor", "a22")
    table.has("doctor", souls=1).take("doctor", "cold_hand")
    assert (table.souls("doctor"), table.fear("doctor")) == (0, 0)
    table.take("doctor", "cold_hand")
    assert (table.souls("doctor"), table.fear("doctor")) == (0, 1)


@rule("PAN-429", "PAN-229")
def test_PAN_E414_rotten_wood_removes_nearest_barricade() -> None:
    """PAN-E414: Rotten Wood removes the nearest Barricade, and its door is broken."""
    table = turn_of("doctor", "a22")
    table.barricade("A24-E21", "B22-B32").take("doctor", "rotten_wood")
    assert table.state_of("A24-E21") == "broken"
    assert table.state_of("B22-B32") == "barricaded"


@rule("PAN-634", "PAN-429")
def test_PAN_E439_without_any_barricade_rotten_wood_does_nothing() -> None:
    """PAN-E439: without any Barricade Rotten Wood does nothing; an Evil one is none."""
    table = turn_of("doctor", "a22")
    table.evil_barricade("A24-E21").take("doctor", "rotten_wood")
    assert table.state_of("A24-E21") == "barricaded"
    assert table.asked == "Act"


@rule("PAN-634")
def test_rotten_wood_lets_the_decider_settle_a_tie() -> None:
    """Two Barricades at the same distance: the first in turn order chooses."""
    table = turn_of("doctor", "a24")
    table.barricade("A24-E21", "A24-A34").take("doctor", "rotten_wood")
    assert table.asked == "Decide"
    table.pick("dancer", "edge a24 s")
    assert table.state_of("A24-A34") == "broken"
    assert table.state_of("A24-E21") == "barricaded"


@rule("PAN-429", "PAN-126")
def test_the_bell_tolls_for_everybody() -> None:
    """The Bell Tolls: the Evil Die is rolled once, here for Fear."""
    table = turn_of("doctor", "a22")
    table.roll("3").take("doctor", "the_bell_tolls")
    assert (table.fear("doctor"), table.fear("dancer")) == (1, 1)


@rule("PAN-429", "PAN-290")
def test_dead_line_turns_the_tokens_down() -> None:
    """Dead Line: Radio and Telephone lie face down and cannot be used."""
    table = turn_of("doctor", "a22")
    table.drop("radio", "a22").drop("telephone", "b33").go()
    table.take("doctor", "dead_line")
    assert all(token.is_down for token in table.s.tokens if token.kind in (5, 6))
    table.again()
    assert "use_token radio" not in table.words
    assert "turn_up radio" in table.words


@rule("PAN-429", "PAN-481")
def test_PAN_E413_psycho_moves_and_attacks_now() -> None:
    """PAN-E413: the Psycho moves and attacks now, for the Demon is stunned."""
    table = turn_of("doctor", "a22")
    table.foe("psycho", "a24").foe("demon", "a21").stun("demon_1")
    table.roll("H H M").take("doctor", "it_saw_you")
    assert table.foe_at("psycho_1") == "a22"
    assert table.foe_at("demon_1") == "a21"
    assert table.life("doctor") == 4


@rule("PAN-634")
@pytest.mark.parametrize("choice", ["psycho_1", "possessed_1"])
def test_it_saw_you_lets_the_decider_settle_a_tie(choice: str) -> None:
    """Of two creatures at the same distance the decider says which acts."""
    table = turn_of("doctor", "a22")
    table.foe("psycho", "a24").foe("possessed", "a42")
    table.roll("M M M").take("doctor", "it_saw_you")
    table.pick("dancer", f"figure {choice}")
    assert table.foe_at(choice) == "a22"


@rule("PAN-429")
def test_it_saw_you_finds_nobody() -> None:
    """Without a creature that stands nothing happens."""
    table = turn_of("doctor", "a22")
    table.foe("collector", "a24").take("doctor", "it_saw_you")
    assert table.foe_at("collector") == "a24"
    assert table.asked == "Act"


@rule("PAN-136", "PAN-428")
def test_the_event_of_a_turns_end_is_resolved() -> None:
    """Whoever ends the turn alone takes the top Event, and it is discarded."""
    table = turn_of("doctor", "a22")
    table.top("wet_floor").run(TurnEnds(0))
    assert table.life("doctor") == 5
    assert table.discarded("wet_floor")


@rule("PAN-634", "PAN-37")
def test_a_barricade_on_the_exit_is_as_far_as_its_one_space() -> None:
    """Chapter 2: from A13 the exit of A12 is nearer than a door far off."""
    table = cards("doctor", "geek", chapter="someone_is_knocking").put("doctor", "d44")
    exit, door = table.edge("a12-north"), table.edge("c24-d21")
    table.s.ground.destroy_evil_barricade(exit)
    table.s.ground.raise_barricade(exit)
    assert nearest_barricades(table.s, table.cell("d44")) == [exit]
    table.s.ground.raise_barricade(door)
    assert nearest_barricades(table.s, table.cell("d44")) == [door]
    assert nearest_barricades(table.s, table.cell("a13")) == [exit]
