"""Bosses, evil allies and the abilities of breeds in movement (PAN-515 to PAN-551), by example."""

from __future__ import annotations

from dreadhouse.games.pandemonium.creatures.moving import FoeWay, ask_or_roll
from dreadhouse.games.pandemonium.ground.ground import BROKEN, CLOSED, OPEN
from dreadhouse.games.pandemonium.state import PLAYERS_TURN
from tests.games.pandemonium.boards import cell
from tests.games.pandemonium.tables import Table
from tests.rules import rule


def first(question: str, options: list[str]) -> str:
    """The decider takes the first."""
    return options[0]


@rule("PAN-551", "PAN-547", "PAN-548")
def test_PAN_E307_an_evil_ally_acts_after_all_creatures() -> None:
    """PAN-E307: the Deserter in A34 acts in the turn of the same round, last."""
    table = Table()
    table.character("doctor", "A34", life=1000)
    table.foe("deserter", "A34")
    table.foe("aberration", "A34")
    table.turn()
    assert [told["foe"] for told in table.told("creature-attacks")] == [
        "aberration_1",
        "deserter",
    ]


@rule("PAN-550", "PAN-238")
def test_PAN_E310_a_trap_stuns_an_evil_ally() -> None:
    """PAN-E310: stunned, Trap gone."""
    table = Table()
    table.character("doctor", "A11")
    table.ground.set_trap(cell(table.ground, "A12"))
    deserter = table.foe("deserter", "A13")
    assert table.act(deserter) == ["step A12", "trap A12"]
    assert table.s.foe_stunned[deserter] == 2


@rule("PAN-515")
def test_PAN_E360_blood_moon_is_for_creatures() -> None:
    """PAN-E360: the Psycho moves 3, the Collector 3 as printed."""
    table = Table()
    table.character("doctor", "A11", life=1000)
    table.s.blood_moon = 1
    psycho = table.foe("psycho", "E21")
    table.ground.open(table.edge("A24-E21"))
    assert len([word for word in table.act(psycho, first) if word.startswith("step")]) == 3
    boss = table.foe("collector", "E21")
    assert len([word for word in table.act(boss, first) if word.startswith("step")]) == 3


@rule("PAN-520", "PAN-521")
def test_PAN_E365_bosses_break_barricades_and_mind_no_traps() -> None:
    """PAN-E365: Barricade broken, Broken Door, no stun, Trap stays, 3 spaces moved."""
    table = Table()
    table.character("doctor", "A21", life=1000)
    door = table.edge("A24-E21")
    table.ground.raise_barricade(door)
    table.ground.set_trap(cell(table.ground, "A24"))
    boss = table.foe("collector", "E21")
    done = table.act(boss)
    assert done == ["wreck A24-E21", "step A24", "step A23", "step A22"]
    assert table.ground.state[door] == BROKEN
    assert table.ground.traps[cell(table.ground, "A24")] == 1
    assert table.s.foe_stunned[boss] == 0


@rule("PAN-522")
def test_PAN_E461_a_boss_stops_for_a_good_ally() -> None:
    """PAN-E461: it stops after 1 step, the ally dies, its turn is over."""
    table = Table()
    table.character("doctor", "A14", life=1000)
    janitor = table.ally("ally_janitor", "A12")
    assert table.act(table.foe("collector", "A11")) == ["step A12", "attack A12"]
    assert table.s.ally_cell[janitor] == -1
    assert table.s.body[janitor] == cell(table.ground, "A12")


@rule("DIA-52", "PAN-520")
def test_mother_moth_flies_through_closed_windows() -> None:
    """The window stays closed; a Barricade on it breaks."""
    table = Table()
    table.character("doctor", "A44", life=1000)
    window = table.edge("A43-A44")
    moth = table.foe("mother_moth", "A43")
    assert table.act(moth) == ["step A44", "attack A44"]
    assert table.ground.state[window] == CLOSED
    table.ground.raise_barricade(window)
    table.s.foe_cell[moth] = cell(table.ground, "A43")
    assert table.act(moth) == ["wreck A43-A44", "step A44", "attack A44"]
    assert table.ground.state[window] == BROKEN


@rule("PAN-569")
def test_PAN_E372_evil_traps_do_nothing_to_creatures() -> None:
    """PAN-E372: nothing happens, the token stays."""
    table = Table()
    table.character("doctor", "A22", life=1000)
    table.ground.set_evil_trap(cell(table.ground, "A22"))
    psycho = table.foe("psycho", "A23")
    assert table.act(psycho) == ["step A22", "attack A22"]
    assert table.s.foe_stunned[psycho] == 0
    assert table.ground.evil_traps[cell(table.ground, "A22")] == 1


@rule("PAN-442", "PAN-39", "PAN-166")
def test_PAN_E393_and_PAN_E394_the_lurker_in_the_dark() -> None:
    """PAN-E393, PAN-E394: Mobility 3 from the dark A34, 2 while the Generator is on."""
    table = Table()
    table.character("doctor", "A22")
    table.ground.open(table.edge("A24-A34"))
    lurker = table.foe("lurker", "A34")
    done = table.act(lurker)
    assert done == ["step A24", "step A23", "step A22", "attack A22"]
    lit = Table()
    lit.character("doctor", "A22")
    lit.ground.open(lit.edge("A24-A34"))
    lit.s.round, lit.s.energy = 6, 4
    assert lit.act(lit.foe("lurker", "A34"), first) == ["step A24", "step A23"]


@rule("PAN-547")
def test_the_wrecker_walks_on_through_a_barricade() -> None:
    """The Barricade breaks, it is not stunned, the step costs 1."""
    table = Table()
    table.character("doctor", "A22", life=1000)
    table.ground.raise_barricade(table.edge("A24-E21"))
    wrecker = table.foe("wrecker", "E21")
    assert table.act(wrecker) == ["wreck A24-E21", "step A24", "step A23"]


@rule("PAN-547", "PAN-635")
def test_the_night_warden_closes_doors_behind_it() -> None:
    """Every open door of the space it leaves, but none under a Barricade."""
    table = Table()
    table.character("doctor", "E21", life=1000)
    through, other = table.edge("A24-E21"), table.edge("A24-A34")
    table.ground.open(through)
    table.ground.open(other)
    warden = table.foe("night_warden", "A24")
    done = table.act(warden)
    assert sorted(done) == ["attack E21", "close A24-A34", "close A24-E21", "step E21"]
    assert (table.ground.state[through], table.ground.state[other]) == (CLOSED, CLOSED)
    table.ground.open(through)
    table.ground.open(other)
    table.ground.raise_barricade(other)
    table.s.foe_cell[warden] = cell(table.ground, "A24")
    assert sorted(table.act(warden)) == ["attack E21", "close A24-E21", "step E21"]
    assert table.ground.state[other] == OPEN


@rule("PAN-429", "PAN-481")
def test_PAN_E413_a_creature_may_act_out_of_turn() -> None:
    """PAN-E413: the Psycho moves and attacks now, and acts again in the creatures' turn."""
    table = Table()
    table.character("doctor", "A22", life=1000)
    table.s.phase = PLAYERS_TURN
    psycho = table.foe("psycho", "A24")
    assert table.act(psycho) == ["step A23", "step A22", "attack A22"]
    assert table.turn() == ["attack A22"]


@rule("DIA-134")
def test_a_goaded_creature_moves_one_space_more() -> None:
    """Mobility 3 instead of 2."""
    table = Table()
    table.character("doctor", "A11", life=1000)
    psycho = table.foe("psycho", "A14")
    table.s.foe_goaded[psycho] = 1
    assert table.act(psycho) == ["step A13", "step A12", "step A11", "attack A11"]


@rule("DIA-85")
def test_where_a_die_decides_nobody_is_asked() -> None:
    """Both ways are equal; the die takes either, and no seat has anything to do."""
    ends = set()
    for seed in range(20):
        table = Table(seed=seed)
        table.character("doctor", "A22", life=1000)
        psycho = table.foe("psycho", "A11")
        ways = [cell(table.ground, "A12"), cell(table.ground, "A21")]
        ask_or_roll(table.s, FoeWay(-1, psycho, 2, 0, -1, ways))
        ends.add(table.at(psycho))
    assert ends == {"A12", "A21"}
