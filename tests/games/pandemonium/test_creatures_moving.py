"""The creatures' turn and their movement (PAN-443 to PAN-497, PAN-515 to PAN-563), by example."""

from __future__ import annotations

from dreadhouse.games.pandemonium.ground.ground import BARE, BROKEN, CLOSED, OPEN
from tests.games.pandemonium.boards import cell
from tests.games.pandemonium.tables import Table
from tests.rules import rule


def first(question: str, options: list[str]) -> str:
    """The decider takes the first."""
    return options[0]


@rule("PAN-481", "PAN-484", "PAN-485", "PAN-486", "PAN-439")
def test_PAN_E25_it_opens_the_door_and_stops() -> None:
    """PAN-E25: the Psycho steps to A32, opens the door and stops; no attack."""
    table = Table()
    table.character("doctor", "A31")
    psycho = table.foe("psycho", "A33")
    assert table.act(psycho) == ["step A32", "door A31-A32 open"]
    assert table.ground.state[table.edge("A31-A32")] == OPEN


@rule("PAN-230", "PAN-222", "PAN-491", "PAN-492", "PAN-329")
def test_PAN_E79_a_barricade_stuns() -> None:
    """PAN-E79: stunned in E21, Barricade gone, Broken Door."""
    table = Table()
    table.character("doctor", "A24")
    door = table.edge("A24-E21")
    table.ground.open(door)
    table.ground.raise_barricade(door)
    hound = table.foe("night_hound", "E21")
    assert table.act(hound) == ["barricade A24-E21"]
    assert table.at(hound) == "E21"
    assert table.s.foe_stunned[hound] == 2
    assert (table.ground.state[door], table.ground.barricade[door]) == (BROKEN, BARE)


@rule("PAN-562", "PAN-552")
def test_PAN_E85_evil_barricades_cost_nothing() -> None:
    """PAN-E85: to B34 for 1 point, to B24 for 1 point, and attacks."""
    table = Table()
    table.character("doctor", "B24", life=1000)
    table.ground.raise_evil_barricade(table.edge("B34-B44"))
    psycho = table.foe("psycho", "B44")
    assert table.act(psycho) == ["step B34", "step B24", "attack B24"]


@rule("PAN-563", "PAN-564", "PAN-42")
def test_PAN_E86_through_a_window_under_an_evil_barricade() -> None:
    """PAN-E86: it steps to A44 and attacks."""
    table = Table("DCAE")
    table.character("doctor", "A44")
    table.ground.raise_evil_barricade(table.edge("A43-A44"))
    assert table.act(table.foe("arcane", "A43")) == ["step A44", "attack A44"]


@rule("PAN-238", "PAN-240", "PAN-241")
def test_PAN_E209_a_trap_works_before_the_attack() -> None:
    """PAN-E209: stunned, Trap gone, no attack."""
    table = Table()
    table.character("doctor", "A22")
    table.ground.set_trap(cell(table.ground, "A22"))
    psycho = table.foe("psycho", "A23")
    assert table.act(psycho) == ["step A22", "trap A22"]
    assert table.ground.traps[cell(table.ground, "A22")] == 0
    assert table.s.foe_stunned[psycho] == 2


@rule("PAN-237", "PAN-239", "PAN-443", "PAN-331")
def test_PAN_E210_one_trap_at_a_time() -> None:
    """PAN-E210: stunned in round 3; in round 4 it stands up and is stunned again."""
    table = Table()
    table.character("doctor", "A21")
    at = cell(table.ground, "A22")
    table.ground.set_trap(at)
    table.ground.set_trap(at)
    table.s.round = 3
    psycho = table.foe("psycho", "A23")
    assert table.turn() == ["step A22", "trap A22"]
    assert table.ground.traps[at] == 1
    table.s.round = 4
    assert table.turn() == ["trap A22"]
    assert table.ground.traps[at] == 0
    assert table.s.foe_stunned[psycho] == 4
    assert len(table.told("creature-stands-up")) == 1


@rule("PAN-242", "PAN-239")
def test_PAN_E211_a_trap_under_one_that_appeared() -> None:
    """PAN-E211: its turn begins there and it is stunned."""
    table = Table()
    table.character("doctor", "B41")
    table.ground.set_trap(cell(table.ground, "B41"))
    arcane = table.foe("arcane", "B41")
    assert table.s.foe_stunned[arcane] == 0
    assert table.turn() == ["trap B41"]


@rule("PAN-331", "PAN-332", "PAN-329", "PAN-443")
def test_PAN_E249_and_PAN_E250_stunned_ones_stand_up_a_round_later() -> None:
    """PAN-E249, PAN-E250: down through the turn of round 4, acting in that of round 5."""
    table = Table()
    table.character("doctor", "A22", life=1000)
    demon = table.foe("demon", "A22")
    table.s.round = 4
    table.s.foe_stunned[demon] = 4
    assert table.turn() == []
    table.s.round = 5
    assert table.turn() == ["attack A22"]


@rule("PAN-444", "PAN-437", "PAN-548", "PAN-442", "PAN-519")
def test_PAN_E311_and_PAN_E364_the_order_of_the_turn() -> None:
    """PAN-E311, PAN-E364: Killer Toy, Psycho, Demon, Deserter, Brute, Collector, Evil One."""
    table = Table()
    table.entombed("doctor", "B41")
    for name in ("evil_one", "collector", "demon", "brute", "killer_toy", "deserter", "psycho"):
        table.foe(name, "A11")
    table.turn()
    order = [told["foe"] for told in table.told("creature-stays")]
    assert order == [
        "killer_toy_1",
        "psycho_1",
        "demon_1",
        "deserter",
        "brute",
        "collector",
        "evil_one",
    ]


@rule("PAN-445", "PAN-446")
def test_PAN_E312_within_a_breed_the_nearer_acts_first() -> None:
    """PAN-E312: two Psychos, 4 and 2 steps from the nearest character."""
    table = Table()
    table.character("doctor", "A11", life=1000)
    table.foe("psycho", "A33")
    table.foe("psycho_2", "A13")
    done = table.turn(first)
    assert done[:4] == ["step A12", "step A11", "attack A11", "ask way A23 A32"]


@rule("PAN-445")
def test_of_equally_near_ones_the_decider_says_who_acts() -> None:
    """Two Psychos in different spaces are asked about; two in one space are not."""
    table = Table()
    table.character("doctor", "A11", life=1000)
    table.foe("psycho", "A13")
    table.foe("psycho_2", "A31")
    table.ground.open(table.edge("A31-A32"))
    table.s.foe_cell[table.s.foes[1]] = cell(table.ground, "A22")
    done = table.turn(lambda question, options: options[-1])
    assert done[0] == "ask first psycho_1 psycho_2"
    assert "attack A11" in done
    twins = Table()
    twins.character("doctor", "A11", life=1000)
    twins.foe("psycho", "A13")
    twins.foe("psycho_2", "A13")
    assert not any(word.startswith("ask first") for word in twins.turn(first))


@rule("PAN-548")
def test_PAN_E462_of_equally_quick_evil_allies_the_nearer_acts_first() -> None:
    """PAN-E462: Deserter and Hacker, 4 and 2 steps away: the Hacker."""
    table = Table()
    table.character("doctor", "A11", life=1000)
    table.foe("deserter", "A33")
    table.foe("hacker", "A13")
    assert table.turn(first)[:3] == ["step A12", "step A11", "attack A11"]


@rule("PAN-466", "PAN-238")
def test_PAN_E319_the_shortest_way_leads_over_a_trap() -> None:
    """PAN-E319: the Night Hound goes through A12 and is stunned."""
    table = Table()
    table.character("doctor", "A13")
    table.ground.set_trap(cell(table.ground, "A12"))
    assert table.act(table.foe("night_hound", "A11")) == ["step A12", "trap A12"]


@rule("PAN-467")
def test_PAN_E320_of_equal_ways_the_one_without_a_trap() -> None:
    """PAN-E320: it goes by A21 and attacks in A22."""
    table = Table()
    table.character("doctor", "A22", life=1000)
    table.ground.set_trap(cell(table.ground, "A12"))
    done = table.act(table.foe("psycho", "A11"))
    assert done == ["step A21", "step A22", "attack A22"]


@rule("PAN-23", "PAN-467")
def test_PAN_E50_the_decider_settles_equal_ways() -> None:
    """PAN-E50: the Dancer's player, first in the turn order, chooses the way."""
    table = Table()
    table.character("dancer", "A22", life=1000)
    table.character("geek", "F44")
    done = table.act(table.foe("psycho", "A11"), lambda question, options: "A21")
    assert done == ["ask way A12 A21", "step A21", "step A22", "attack A22"]


@rule("PAN-467", "PAN-468", "PAN-491")
def test_PAN_E458_one_obstacle_against_two() -> None:
    """PAN-E458: Barricade on the closed door against two Traps: stunned in H33."""
    table = Table("AHCD")
    table.character("doctor", "H44")
    table.ground.raise_barricade(table.edge("H33-H34"))
    for _ in range(2):
        table.ground.set_trap(cell(table.ground, "H43"))
    psycho = table.foe("psycho", "H33")
    assert table.act(psycho) == ["barricade H33-H34"]
    assert table.at(psycho) == "H33"


@rule("PAN-479", "PAN-478")
def test_PAN_E330_perception_is_checked_after_every_step() -> None:
    """PAN-E330: in E32 it perceives the Geek, opens the door and steps to E22."""
    table = Table()
    table.character("doctor", "A11")
    table.character("geek", "A24")
    toy = table.foe("killer_toy", "E42")
    assert table.act(toy) == ["step E32", "door E22-E32 open", "step E22"]
    assert table.told("creature-heads-for")[0]["tile"] == "entrance_hall"
    assert table.told("creature-goes-nearest")[0]["prey"] == "geek"


@rule("PAN-482")
def test_PAN_E332_never_through_a_wall() -> None:
    """PAN-E332: A33 to A34 leads round by A23 and A24."""
    table = Table()
    table.character("doctor", "A34")
    assert table.act(table.foe("psycho", "A33")) == ["step A23", "step A24"]


@rule("PAN-483")
def test_PAN_E333_and_PAN_E334_windows() -> None:
    """PAN-E333, PAN-E334: through a broken one for 1 point, round by A33 past a closed one."""
    table = Table()
    table.character("doctor", "A44", life=1000)
    table.ground.break_open(table.edge("A43-A44"))
    assert table.act(table.foe("psycho", "A43")) == ["step A44", "attack A44"]
    closed = Table()
    closed.character("doctor", "A44")
    assert closed.act(closed.foe("psycho", "A43")) == ["step A33", "step A23"]


@rule("PAN-484", "PAN-485", "PAN-495")
def test_PAN_E335_one_point_for_the_door_and_one_for_the_step() -> None:
    """PAN-E335: opens, steps, attacks; the door stays open."""
    table = Table()
    table.character("doctor", "E21", life=1000)
    psycho = table.foe("psycho", "A24")
    assert table.act(psycho) == ["door A24-E21 open", "step E21", "attack E21"]
    assert table.ground.state[table.edge("A24-E21")] == OPEN


@rule("PAN-487", "PAN-488")
def test_PAN_E336_aberrations_break_doors_for_nothing() -> None:
    """PAN-E336: steps to A31 and A41 and attacks; Broken Door."""
    table = Table()
    table.character("doctor", "A41", life=1000)
    aberration = table.foe("aberration", "A32")
    done = table.act(aberration, lambda question, options: "A31")
    assert done[-4:] == ["door A31-A32 broken", "step A31", "step A41", "attack A41"]


@rule("PAN-489", "PAN-490")
def test_PAN_E337_spectres_pass_doors() -> None:
    """PAN-E337: steps to A31 and A41 and attacks; the door is still closed."""
    table = Table()
    table.character("doctor", "A41", life=1000)
    spectre = table.foe("spectre", "A32")
    done = table.act(spectre, lambda question, options: "A31")
    assert done[-3:] == ["step A31", "step A41", "attack A41"]
    assert table.ground.state[table.edge("A31-A32")] == CLOSED


@rule("PAN-492", "PAN-491")
def test_PAN_E338_barricades_stun_aberrations_too() -> None:
    """PAN-E338: stunned in E21; Broken Door."""
    table = Table()
    table.character("doctor", "A24")
    door = table.edge("A24-E21")
    table.ground.open(door)
    table.ground.raise_barricade(door)
    aberration = table.foe("aberration", "E21")
    assert table.act(aberration) == ["barricade A24-E21"]
    assert table.at(aberration) == "E21"
    assert table.ground.state[door] == BROKEN


@rule("PAN-493", "PAN-491")
def test_PAN_E339_the_last_point_tries_a_barricade() -> None:
    """PAN-E339: steps to E21, tries the Barricade on the closed door: stunned in E21."""
    table = Table()
    table.character("doctor", "A24")
    table.ground.raise_barricade(table.edge("A24-E21"))
    psycho = table.foe("psycho", "E22")
    assert table.act(psycho) == ["step E21", "barricade A24-E21"]
    assert table.at(psycho) == "E21"


@rule("PAN-494")
def test_PAN_E340_no_barricade_on_a_closed_window_is_tried() -> None:
    """PAN-E340: it goes round."""
    table = Table()
    table.character("doctor", "A44")
    table.ground.raise_barricade(table.edge("A43-A44"))
    assert table.act(table.foe("psycho", "A43")) == ["step A33", "step A23"]


@rule("PAN-495", "PAN-496", "PAN-499")
def test_PAN_E341_it_stops_for_whomever_it_meets() -> None:
    """PAN-E341: the Night Hound stops in the space of a good ally and attacks."""
    table = Table()
    table.character("doctor", "A14", life=1000)
    kid = table.ally("ally_runaway_kid", "A12")
    hound = table.foe("night_hound", "A11")
    assert table.act(hound) == ["step A12", "attack A12"]
    assert table.s.ally_cell[kid] == -1


@rule("PAN-497", "PAN-500")
def test_PAN_E342_it_attacks_without_moving() -> None:
    """PAN-E342: its turn begins in the Geek's space."""
    table = Table()
    table.character("geek", "A22", life=1000)
    assert table.act(table.foe("psycho", "A22")) == ["attack A22"]
