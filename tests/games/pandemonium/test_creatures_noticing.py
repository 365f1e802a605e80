"""Activity, Perception and target (PAN-448 to PAN-480), by the worked examples."""

from __future__ import annotations

from dreadhouse.games.pandemonium.creatures.activity import activity, best_tiles
from dreadhouse.games.pandemonium.creatures.hover import perceives, planned_way, plans
from dreadhouse.games.pandemonium.creatures.noticing import aim
from dreadhouse.games.pandemonium.state import ROUND_START
from tests.games.pandemonium.boards import cell, names
from tests.games.pandemonium.tables import Table
from tests.rules import rule


def goals(table: Table, foe: int) -> list[str]:
    """The spaces that a foe goes for now."""
    found = aim(table.s, foe)
    return names(table.ground.plan, found.goals) if found is not None else []


@rule("PAN-449", "PAN-450", "PAN-451", "PAN-452", "PAN-453", "PAN-454")
def test_PAN_E87_activity_of_a_tile() -> None:
    """PAN-E87: 4 + 1 + 1 + 1 + 0 + 0 = 7."""
    table = Table()
    table.character("doctor", "A11")
    table.character("geek", "A22")
    table.s.foe_stunned[table.foe("psycho", "A12")] = 2
    table.ally("ally_janitor", "A13")
    table.foe("deserter", "A14")
    table.foe("collector", "A21")
    table.entombed("fury", "A43")
    assert activity(table.s, 0) == 7


@rule("PAN-455", "PAN-448")
def test_PAN_E88_noise_counts_at_once() -> None:
    """PAN-E88: Activity 2, and 5 after the Chainsaw."""
    table = Table()
    table.character("soldier", "A22")
    assert activity(table.s, 0) == 2
    table.s.extra_activity[0] = 3
    assert activity(table.s, 0) == 5


@rule("PAN-456", "PAN-458", "PAN-440")
def test_PAN_E26_perception_follows_the_ways() -> None:
    """PAN-E26: the Killer Toy perceives only the character at distance 3."""
    table = Table()
    table.character("doctor", "A41")
    toy = table.foe("killer_toy", "A33")
    assert goals(table, toy) == ["A41"]
    table.s.cell[0] = cell(table.ground, "A44")
    found = aim(table.s, toy)
    assert found is not None
    assert table.s.printed.perception[toy] == 3
    assert table.ground.distance(table.s.foe_cell[toy], table.s.cell[0]) == 4


@rule("PAN-457", "PAN-458", "PAN-459")
def test_PAN_E27_an_open_window_lets_it_perceive() -> None:
    """PAN-E27: closed only A32 is perceived, open the nearer A44."""
    table = Table()
    table.character("doctor", "A32")
    table.character("geek", "A44")
    arcane = table.foe("arcane", "A43")
    assert goals(table, arcane) == ["A32"]
    table.ground.open(table.edge("A43-A44"))
    assert goals(table, arcane) == ["A44"]


@rule("PAN-460")
def test_PAN_E314_the_nearest() -> None:
    """PAN-E314: Doctor 1 step, Geek 3 steps away."""
    table = Table()
    table.character("doctor", "A22")
    table.character("geek", "A11")
    assert goals(table, table.foe("killer_toy", "A23")) == ["A22"]


@rule("PAN-461", "PAN-544")
def test_PAN_E303_a_good_ally_at_equal_distance_comes_first() -> None:
    """PAN-E303: Doctor in A21, ally in A43, both at distance 2."""
    table = Table()
    table.character("doctor", "A21")
    table.ally("ally_janitor", "A43")
    toy = table.foe("killer_toy", "A23")
    assert goals(table, toy) == ["A43"]
    table.act(toy)
    assert [told["prey"] for told in table.told("creature-goes-ally")] == ["ally_janitor"]


@rule("PAN-465", "PAN-545")
def test_PAN_E304_a_lone_ally_is_a_target() -> None:
    """PAN-E304: only a good ally within 3 spaces."""
    table = Table()
    table.character("doctor", "F33")
    table.ally("ally_janitor", "A43")
    assert goals(table, table.foe("killer_toy", "A23")) == ["A43"]


@rule("PAN-462")
def test_PAN_E315_the_fullest_space() -> None:
    """PAN-E315: Geek in A11, Doctor and Preacher in A24, all at distance 2."""
    table = Table()
    table.character("geek", "A11")
    table.character("doctor", "A24")
    table.character("preacher", "A24")
    toy = table.foe("killer_toy", "A22")
    assert goals(table, toy) == ["A24"]
    table.act(toy, lambda question, options: options[0])
    assert table.told("creature-goes-most")[0]["over"] == "geek"


@rule("PAN-463")
def test_PAN_E316_the_slowest() -> None:
    """PAN-E316: the Mechanic rather than the Dancer, and the journal says why."""
    table = Table()
    table.character("dancer", "A11")
    table.character("mechanic", "A24")
    psycho = table.foe("psycho", "A22")
    assert goals(table, psycho) == ["A24"]
    table.act(psycho)
    told = table.told("creature-goes-slowest")[0]
    assert (told["foe"], told["prey"], told["over"]) == ("psycho_1", "mechanic", "dancer")


@rule("PAN-463")
def test_PAN_E317_the_least_will() -> None:
    """PAN-E317: Fury (7, Will 2) rather than the Huntress (7, Will 3)."""
    table = Table()
    table.character("fury", "A11")
    table.character("huntress", "A24")
    psycho = table.foe("psycho", "A22")
    assert goals(table, psycho) == ["A11"]
    table.act(psycho, lambda question, options: options[0])
    assert table.told("creature-goes-will")[0]["over"] == "huntress"


@rule("PAN-464")
def test_PAN_E318_the_decider_settles_the_last_tie() -> None:
    """PAN-E318: Fury and Huntress with equal Will at equal distance."""
    table = Table()
    table.character("fury", "A11")
    table.character("huntress", "A24")
    table.s.fear[1] = 3
    psycho = table.foe("psycho", "A22")
    done = table.act(psycho, lambda question, options: options[-1])
    assert done[0] == "ask target A11 A24"
    assert done[-1] == "attack A24"
    assert table.told("creature-goes-decider")[0]["prey"] == "huntress"


@rule("PAN-447", "PAN-583")
def test_PAN_E313_the_entombed_are_not_noticed() -> None:
    """PAN-E313: entombed Doctor on B41, Psycho in B42."""
    table = Table()
    table.entombed("doctor", "B41")
    assert goals(table, table.foe("psycho", "B42")) == []


@rule("PAN-480", "PAN-447")
def test_PAN_E331_nobody_visible_nobody_moves() -> None:
    """PAN-E331: all characters are entombed."""
    table = Table()
    table.entombed("doctor", "B41")
    psycho = table.foe("psycho", "A33")
    assert table.turn() == []
    assert table.at(psycho) == "A33"
    assert len(table.told("creature-stays")) == 1


@rule("PAN-469", "PAN-472", "PAN-473", "PAN-474", "PAN-467")
def test_PAN_E323_to_the_tile_with_the_most_activity() -> None:
    """PAN-E323: A 2, E 3: it heads for E42, 5 steps, and ends in F21."""
    table = Table()
    table.character("doctor", "A11")
    table.character("geek", "E11")
    table.foe("brute", "E12")
    psycho = table.foe("arcane", "F32")
    assert (activity(table.s, 0), activity(table.s, 1)) == (2, 3)
    assert goals(table, psycho) == ["E42"]
    done = table.act(psycho, lambda question, options: "F31")
    assert done == ["ask way F31 F33", "step F31", "step F21"]
    assert table.told("creature-heads-for")[0]["tile"] == "workshop"
    assert table.ground.distance(cell(table.ground, "F32"), cell(table.ground, "E42")) == 5


@rule("PAN-471")
def test_PAN_E324_of_equal_tiles_the_one_with_the_most_characters() -> None:
    """PAN-E324: both 4, A has two characters."""
    table = Table()
    table.character("doctor", "A11")
    table.character("geek", "A12")
    table.character("fury", "E11")
    table.foe("brute", "E12")
    table.foe("puppet", "E12")
    assert (activity(table.s, 0), activity(table.s, 1)) == (4, 4)
    assert best_tiles(table.s) == [0]


@rule("PAN-471")
def test_PAN_E325_of_equal_tiles_the_one_with_the_slowest() -> None:
    """PAN-E325: both 3 and one character each; the Mechanic is slower than the Dancer."""
    table = Table()
    table.character("dancer", "A11")
    table.character("mechanic", "E11")
    table.foe("brute", "A12")
    table.foe("puppet", "E12")
    assert best_tiles(table.s) == [1]


@rule("PAN-472")
def test_the_decider_settles_the_last_tie_of_tiles() -> None:
    """Two characters of equal Agility alone on A and on E: the decider names a tile."""
    table = Table()
    table.character("fury", "A11")
    table.character("huntress", "E14")
    toy = table.foe("arcane", "B41")
    done = table.act(toy, lambda question, options: "A" if question == "tile" else options[0])
    assert done[0] == "ask tile A E"
    assert table.told("creature-heads-for")[0]["tile"] == "entrance_hall"


@rule("PAN-470", "PAN-475")
def test_PAN_E326_it_counts_for_its_own_tile() -> None:
    """PAN-E326: B counts 2 + 1 = 3, E 2."""
    table = Table()
    table.character("doctor", "B14")
    table.character("geek", "E14")
    table.foe("arcane", "B41")
    assert activity(table.s, 2) == 3
    assert best_tiles(table.s) == [2]


@rule("PAN-475")
def test_PAN_E327_on_the_best_tile_it_goes_for_the_nearest_unperceived() -> None:
    """PAN-E327: the Arcane moves B42, B32."""
    table = Table()
    table.character("doctor", "B14")
    arcane = table.foe("arcane", "B41")
    assert table.act(arcane) == ["step B42", "step B32"]


@rule("PAN-476", "PAN-470")
def test_PAN_E328_only_figures_on_that_tile() -> None:
    """PAN-E328: B44 is 4 steps away, A43 3: it goes for B44 by B23, B24."""
    table = Table()
    table.character("doctor", "B44")
    table.character("geek", "A43")
    arcane = table.foe("arcane", "B22")
    assert (activity(table.s, 2), activity(table.s, 0)) == (3, 2)
    assert table.act(arcane) == ["step B23", "step B24"]


@rule("PAN-477", "PAN-455")
def test_PAN_E329_a_decoy_draws_and_holds() -> None:
    """PAN-E329: it goes to the empty tile F and then stays there."""
    table = Table()
    table.character("doctor", "A11")
    table.s.decoy[3] = 1
    arcane = table.foe("arcane", "B24")
    assert table.act(arcane) == ["door B24-F21 open", "step F21"]
    assert table.act(arcane) == []


@rule("PAN-430", "PAN-469")
def test_PAN_E409_a_decoy_next_door() -> None:
    """PAN-E409: it heads for F21, one step away; outside the creatures' turn the card is idle."""
    table = Table()
    table.character("doctor", "A11")
    table.s.decoy[3] = 1
    arcane = table.foe("arcane", "B24")
    assert goals(table, arcane) == ["F21"]
    table.s.phase = ROUND_START
    assert best_tiles(table.s) == [0]


@rule("PAN-475", "PAN-545")
def test_PAN_E459_on_the_best_tile_an_ally_is_a_goal() -> None:
    """PAN-E459: the ally in B33 is 3 steps away, the character in B24 5."""
    table = Table()
    table.character("doctor", "B24")
    table.ally("ally_janitor", "B33")
    arcane = table.foe("arcane", "B41")
    assert goals(table, arcane) == ["B33"]


@rule("PAN-545", "PAN-469")
def test_PAN_E460_allies_are_no_characters_in_the_choice_of_a_tile() -> None:
    """PAN-E460: A has a good ally and two creatures, E one character."""
    table = Table()
    table.character("doctor", "E14")
    table.ally("ally_janitor", "A11")
    table.foe("brute", "A11")
    table.foe("puppet", "A11")
    table.foe("arcane", "B41")
    assert best_tiles(table.s) == [1]


@rule("DIA-39")
def test_the_runaway_kid_is_noticed_in_its_own_space_only() -> None:
    """A creature one step away passes it by, a boss does not."""
    table = Table()
    table.character("doctor", "A11")
    table.ally("ally_runaway_kid", "A22")
    assert goals(table, table.foe("killer_toy", "A23")) == ["A11"]
    assert goals(table, table.foe("collector", "A23")) == ["A22"]
    toy = table.foe("killer_toy_2", "A22")
    assert table.act(toy) == ["attack A22"]


@rule("PAN-549")
def test_PAN_E308_evil_allies_hunt_the_nearest_then_the_slowest() -> None:
    """PAN-E308: the Deserter goes for the Mechanic, however far."""
    table = Table()
    table.character("dancer", "A12")
    table.character("mechanic", "A33")
    deserter = table.foe("deserter", "A22")
    table.s.cell[0] = cell(table.ground, "A11")
    assert goals(table, deserter) == ["A33"]


@rule("PAN-517")
def test_PAN_E362_bosses_need_no_perception() -> None:
    """PAN-E362: Doctor 3 steps, Geek 5 steps away."""
    table = Table()
    table.character("doctor", "A14")
    table.character("geek", "E11")
    assert goals(table, table.foe("collector", "A22")) == ["A14"]
    table.s.cell[0] = cell(table.ground, "F44")
    assert goals(table, table.s.foes[0]) == ["E11"]


@rule("PAN-518", "PAN-517")
def test_PAN_E363_bosses_take_the_least_will_of_equals() -> None:
    """PAN-E363: Fury and Huntress at equal distance: Fury."""
    table = Table()
    table.character("fury", "A11")
    table.character("huntress", "A24")
    assert goals(table, table.foe("collector", "A22")) == ["A11"]


@rule("PAN-549")
def test_the_stalker_prefers_characters() -> None:
    """A good ally at equal distance comes after a character for it."""
    table = Table()
    table.character("doctor", "A11")
    table.ally("ally_janitor", "A24")
    assert goals(table, table.foe("stalker", "A22")) == ["A11"]
    assert goals(table, table.foe("puppet", "A22")) == ["A24"]


@rule("PAN-460")
def test_a_page_can_ask_for_target_and_way() -> None:
    """The goal and the way there; nothing for a stunned one."""
    table = Table()
    table.character("doctor", "A41")
    toy = table.foe("killer_toy", "A33")
    assert perceives(table.s, toy) == cell(table.ground, "A41")
    way = [cell(table.ground, name) for name in ("A32", "A42", "A41")]
    other = [cell(table.ground, name) for name in ("A32", "A31", "A41")]
    assert planned_way(table.s, toy) in (way, other)
    assert plans(table.s, toy).rule == "PAN-460"
    table.s.foe_stunned[toy] = 2
    assert perceives(table.s, toy) == -1
