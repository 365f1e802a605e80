"""Attacks of creatures, the Defence, evil devices (PAN-498 to PAN-569), by the worked examples."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.creatures.evil import SpringEvilTrap, evil_barricade_falls
from dreadhouse.games.pandemonium.creatures.values import (
    BEGAN_DARK,
    BROKE,
    MOVED,
    dread,
    fury_against,
)
from dreadhouse.games.pandemonium.ground.ground import BROKEN
from dreadhouse.games.pandemonium.rules.printed import CORRUPTION, RETRIBUTION
from dreadhouse.games.pandemonium.rules.values import defence_of
from tests.games.pandemonium.boards import cell
from tests.games.pandemonium.tables import Table
from tests.rules import rule


def duel(foe: str, character: str, *rolls: str | int, life: int = 6, souls: int = 0) -> Table:
    """One foe attacks one character in A22."""
    table = Table()
    who = table.character(character, "A22", life=life)
    table.s.souls[who] = souls
    number = table.foe(foe, "A22")
    table.dice(*rolls)
    table.act(number)
    return table


@rule("PAN-53", "PAN-54", "PAN-498", "PAN-504")
def test_PAN_E2_the_preacher_softens_creatures_for_everybody() -> None:
    """PAN-E2: the Demon's Fury is 4 against both."""
    table = Table()
    table.character("preacher", "A22")
    table.character("geek", "A22")
    demon = table.foe("demon", "A22")
    assert [fury_against(table.s, demon, who, 0) for who in (0, 1)] == [4, 4]


@rule("PAN-507", "PAN-505", "PAN-506", "PAN-438")
def test_PAN_E20_fury_less_hits_is_the_damage() -> None:
    """PAN-E20: Aberration, Fury 6, H H M: 4 Life lost."""
    assert duel("aberration", "soldier", "HHM").s.life == [2]


@rule("PAN-147", "PAN-441", "PAN-49", "PAN-501")
def test_PAN_E28_terror_above_will_frightens() -> None:
    """PAN-E28: Nightmare (Terror 6) attacks the Soldier (Will 1): Fear 1."""
    assert duel("nightmare", "soldier", "HHH").s.fear == [1]


@rule("PAN-507", "PAN-505", "PAN-506")
def test_PAN_E29_three_damage() -> None:
    """PAN-E29: Fury 5, H H M, Life 5: Life 2."""
    assert duel("demon", "doctor", "HHM", life=5).s.life == [2]


@rule("PAN-20", "PAN-420", "PAN-53", "PAN-21")
def test_PAN_E49_fury_is_at_least_1() -> None:
    """PAN-E49: Killer Toy against the Preacher with Retribution 5: 2 - 1 - 1 is raised to 1."""
    table = Table()
    table.character("preacher", "A22")
    table.s.cast[0].skills = 1 << RETRIBUTION + 4
    assert fury_against(table.s, table.foe("killer_toy", "A22"), 0, 0) == 1


@rule("PAN-147")
def test_PAN_E138_equal_will_feels_no_fear() -> None:
    """PAN-E138: Doctor Will 4 against Demon Terror 4."""
    assert duel("demon", "doctor", "HHH").s.fear == [0]


@rule("PAN-148", "PAN-147")
def test_PAN_E139_the_present_will_counts() -> None:
    """PAN-E139: Doctor with Fear 3 has Will 3: Fear 4."""
    table = Table()
    table.character("doctor", "A22")
    table.s.fear[0] = 3
    demon = table.foe("demon", "A22")
    table.dice("HH")
    table.act(demon)
    assert table.s.fear == [4]


@rule("PAN-149", "PAN-143", "PAN-501")
def test_PAN_E140_fear_comes_before_the_defence() -> None:
    """PAN-E140: Geek, Fear 3, against a Spectre: Fear 4 first, so only 1 die."""
    table = Table()
    table.character("geek", "A22")
    table.s.fear[0] = 3
    spectre = table.foe("spectre", "A22")
    table.dice("M")
    table.act(spectre)
    assert (table.s.fear, table.s.life) == ([4], [4])


@rule("PAN-420")
def test_PAN_E284_retribution_softens_for_its_owner_only() -> None:
    """PAN-E284: Fury 4 against the owner, 5 against the Geek."""
    table = Table()
    table.character("doctor", "A22")
    table.character("geek", "A22")
    table.s.cast[0].skills = 1 << RETRIBUTION + 4
    demon = table.foe("demon", "A22")
    assert [fury_against(table.s, demon, who, 0) for who in (0, 1)] == [4, 5]


@rule("PAN-406", "PAN-408")
def test_corruption_6_stops_the_fear_of_creatures_but_not_of_bosses() -> None:
    """PAN-E277, PAN-E278: a Nightmare frightens nobody, a boss does."""
    table = Table()
    table.character("soldier", "A22", life=1000)
    table.s.cast[0].skills = 1 << CORRUPTION + 5
    table.act(table.foe("nightmare", "A22"))
    assert table.s.fear == [0]
    table.act(table.foe("collector", "A22"))
    assert table.s.fear == [1]


@rule("PAN-499", "PAN-540", "PAN-541")
def test_PAN_E301_good_allies_in_the_space_die() -> None:
    """PAN-E301: the Doctor takes 3 damage, the Janitor lies in A22."""
    table = Table()
    table.character("doctor", "A22")
    janitor = table.ally("ally_janitor", "A22")
    demon = table.foe("demon", "A22")
    table.dice("HHM")
    table.act(demon)
    assert table.s.life == [3]
    assert table.s.body[janitor] == cell(table.ground, "A22")
    assert table.told("creature-attacks")[0]["struck"] == ["doctor", "ally_janitor"]


@rule("PAN-498", "PAN-502", "PAN-504", "PAN-501")
def test_PAN_E343_the_slowest_defends_first() -> None:
    """PAN-E343: Mechanic H H M M 2 damage, then Dancer H M M 3 damage."""
    table = Table()
    table.character("dancer", "A22")
    table.character("mechanic", "A22")
    psycho = table.foe("psycho", "A22")
    table.dice("HHMM", "HMM")
    table.act(psycho)
    assert table.s.life == [3, 4]
    assert [told["prey"] for told in table.told("creature-damages")] == ["mechanic", "dancer"]
    assert table.s.fear == [1, 0]


@rule("PAN-503")
def test_PAN_E344_of_equally_slow_ones_the_least_will_defends_first() -> None:
    """PAN-E344: Fury before the Huntress."""
    table = Table()
    table.character("huntress", "A22", life=1000)
    table.character("fury", "A22", life=1000)
    table.act(table.foe("psycho", "A22"))
    assert [told["prey"] for told in table.told("creature-damages")] == ["fury", "huntress"]


@rule("PAN-503")
def test_the_decider_settles_who_of_equals_defends_first() -> None:
    """Fury and Huntress with Will 2 each."""
    table = Table()
    table.character("huntress", "A22", life=1000)
    table.character("fury", "A22", life=1000)
    table.s.fear[0] = 3
    table.act(table.foe("killer_toy", "A22"), lambda question, options: "huntress")
    assert table.asked == ["defender fury huntress"]
    assert [told["prey"] for told in table.told("creature-damages")] == ["huntress", "fury"]


@rule("PAN-508", "PAN-505")
def test_PAN_E345_a_critical_defence_counts_one_hit_more() -> None:
    """PAN-E345: Defence 3 against Fury 6, H H H: 4 Hits, 2 damage."""
    assert duel("aberration", "doctor", "HHH").s.life == [4]


@rule("PAN-508")
def test_PAN_E346_one_die_is_never_critical() -> None:
    """PAN-E346: one die, a Hit: 1 Hit."""
    table = Table()
    table.character("geek", "A22")
    table.s.fear[0] = 4
    assert defence_of(table.s, 0) == 1
    toy = table.foe("psycho", "A22")
    table.dice("H")
    table.act(toy)
    assert table.s.life == [3]


@rule("PAN-511", "PAN-500")
def test_PAN_E347_every_attack_has_its_own_defence() -> None:
    """PAN-E347: two creatures attack the Doctor one after the other."""
    table = Table()
    table.character("doctor", "A22", life=20)
    table.foe("demon", "A22")
    table.foe("aberration", "A22")
    table.dice("HHM", "MMM")
    table.turn()
    assert table.s.life == [20 - 3 - 6]


@rule("PAN-442", "PAN-511")
def test_PAN_E389_the_pack() -> None:
    """PAN-E389: each of two Night Hounds in one space has Fury 4."""
    table = Table()
    table.character("doctor", "A22")
    hounds = [table.foe("night_hound", "A22"), table.foe("night_hound_2", "A22")]
    assert [fury_against(table.s, hound, 0, 0) for hound in hounds] == [4, 4]
    table.s.foe_cell[hounds[1]] = cell(table.ground, "A23")
    assert fury_against(table.s, hounds[0], 0, 0) == 3


@rule("PAN-442", "PAN-504")
def test_PAN_E390_the_finisher() -> None:
    """PAN-E390: Fury 5 against the Doctor with Life 3, 4 against the Geek with Life 4."""
    table = Table()
    table.character("doctor", "A22", life=3)
    table.character("geek", "A22", life=4)
    psycho = table.foe("psycho", "A22")
    assert [fury_against(table.s, psycho, who, 0) for who in (0, 1)] == [5, 4]


@rule("PAN-442", "PAN-39")
def test_PAN_E393_the_ambush() -> None:
    """PAN-E393: Fury 5 in a turn begun in the dark, else 4."""
    table = Table()
    table.character("doctor", "A22")
    lurker = table.foe("lurker", "A22")
    assert fury_against(table.s, lurker, 0, BEGAN_DARK) == 5
    assert fury_against(table.s, lurker, 0, 0) == 4


@rule("PAN-442", "PAN-159")
def test_PAN_E395_dread_takes_a_die_from_the_panicked() -> None:
    """PAN-E395: Doctor in Panic (Defence 3 - 1): 1 die against a Nightmare."""
    table = Table()
    table.character("doctor", "A22")
    table.s.fear[0] = 5
    nightmare = table.foe("nightmare", "A22")
    assert dread(table.s, nightmare, 0) == 1
    table.dice("M")
    table.act(nightmare)
    assert table.s.life == [6 - 1 - 4]


@rule("PAN-547")
@pytest.mark.parametrize(("marks", "fury"), [(0, 5), (MOVED, 4)])
def test_the_deserter_strikes_harder_from_where_it_stands(marks: int, fury: int) -> None:
    """+1 Fury if it did not move this turn."""
    table = Table()
    table.character("doctor", "A22")
    assert fury_against(table.s, table.foe("deserter", "A22"), 0, marks) == fury


@rule("PAN-547", "PAN-515")
def test_the_false_prophet_rouses_other_creatures() -> None:
    """+1 Fury for others in its space, not for itself and not for bosses."""
    table = Table()
    table.character("doctor", "A22")
    prophet = table.foe("false_prophet", "A22")
    demon, boss = table.foe("demon", "A22"), table.foe("collector", "A22")
    assert fury_against(table.s, prophet, 0, 0) == 3
    assert fury_against(table.s, demon, 0, 0) == 6
    assert fury_against(table.s, boss, 0, 0) == 5


@rule("PAN-515")
def test_feeding_hour_and_the_preacher_are_for_creatures() -> None:
    """A boss has its printed Fury."""
    table = Table()
    table.character("preacher", "A22")
    table.s.feeding_hour = 1
    assert fury_against(table.s, table.foe("demon", "A22"), 0, 0) == 5
    assert fury_against(table.s, table.foe("collector", "A22"), 0, 0) == 5


@rule("PAN-522", "PAN-520")
def test_PAN_E366_the_foreman_breaks_doors() -> None:
    """PAN-E366: 4 damage through an open door; through a closed one Fury 7, 5 damage."""
    table = Table()
    table.character("doctor", "E21")
    table.ground.open(table.edge("A24-E21"))
    foreman = table.foe("foreman", "A24")
    table.dice("HHM")
    table.act(foreman)
    assert (table.s.life, table.s.fear) == ([2], [0])
    closed = Table()
    closed.character("doctor", "E21")
    foreman = closed.foe("foreman", "A24")
    closed.dice("HHM")
    assert closed.act(foreman) == ["door A24-E21 broken", "step E21", "attack E21"]
    assert (closed.s.life, closed.s.fear) == ([1], [0])
    assert closed.ground.state[closed.edge("A24-E21")] == BROKEN
    assert fury_against(closed.s, foreman, 0, BROKE) == 7


@rule("PAN-566", "PAN-567", "PAN-568")
def test_PAN_E371_an_evil_trap() -> None:
    """PAN-E371: D6 5, Defence H M M: 4 damage, token removed."""
    table = Table()
    table.character("doctor", "A22")
    table.ground.set_evil_trap(cell(table.ground, "A22"))
    table.dice(5, "HMM")
    table.play(SpringEvilTrap(0))
    assert table.s.life == [2]
    assert table.ground.evil_traps[cell(table.ground, "A22")] == 0
    table.play(SpringEvilTrap(0))
    assert table.s.life == [2]


@rule("PAN-559", "PAN-560", "PAN-558")
def test_PAN_E84_a_creature_comes_on_the_attackers_side() -> None:
    """PAN-E84: from B14 the Evil Barricade B34-B44 falls; D12 7: the Scarecrow in B34."""
    table = Table()
    table.character("doctor", "B14")
    table.s.limit = 4
    barred = table.edge("B34-B44")
    table.ground.raise_evil_barricade(barred)
    table.dice(7)
    evil_barricade_falls(table.s, barred, cell(table.ground, "B14"))
    assert table.ground.state[barred] == BROKEN
    assert [table.printed.figures[foe] for foe in table.s.foes] == ["scarecrow_1"]
    assert table.at(table.s.foes[0]) == "B34"


@rule("PAN-147", "PAN-154", "PAN-631")
def test_whom_fear_kills_defends_no_more() -> None:
    """In Panic with 1 Life the Fear of the attack takes the last Life before the Defence."""
    table = Table()
    table.character("soldier", "A22", life=1)
    table.s.fear[0] = 5
    table.s.is_solo = True
    nightmare = table.foe("nightmare", "A22")
    table.dice()
    table.act(nightmare)
    assert table.s.cell == [-1]
    assert table.told("creature-damages") == []
