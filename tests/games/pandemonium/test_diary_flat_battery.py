"""Worked examples of the Survival Diary: how a chapter works, and chapter 1, Flat Battery."""

from __future__ import annotations

from dreadhouse.games.pandemonium.chapters.marks import (
    BATTERY_FITTED,
    ENGINE_RUNNING,
    FAILED_TRIES,
    SEALED_ENOUGH,
)
from dreadhouse.games.pandemonium.rules.appearing import roll_evil_die
from dreadhouse.games.pandemonium.rules.chapter import PACT_DEATH
from dreadhouse.games.pandemonium.state import ABOARD, LYING, NOWHERE
from tests.games.pandemonium.evening import Evening, evening
from tests.rules import rule


def aboard(e: Evening, *names: str) -> Evening:
    """Some characters are aboard already."""
    for name in names:
        e.s.cast[e.who(name)].posture = ABOARD
        e.s.cell[e.who(name)] = NOWHERE
    return e


@rule("DIA-1", "DIA-2", "DIA-3", "DIA-4")
def test_DIA_E1_any_chapter_can_be_played_first() -> None:
    """Chapter 2 sets up like chapter 2, with the usual rules for death."""
    e = evening("someone_is_knocking", "doctor", "geek")
    assert e.s.chapter.number == 2
    assert e.s.ground.plan.letters == "AHCD"
    assert e.s.chapter.death == PACT_DEATH
    assert e.s.chapter.first_round == 1
    assert e.s.chapter.table(e.s, 0)["story"] == "intro"


@rule("DIA-5", "DIA-6", "DIA-19", "DIA-20")
def test_DIA_E2_chapter_1_is_set_up() -> None:
    """Board, start, tokens and the Evil Barricade lie as the chapter says."""
    e = evening("flat_battery", "doctor", "geek", "fury")
    assert e.s.ground.plan.letters == "AEBF"
    assert [e.at(name) for name in ("doctor", "geek", "fury")] == ["a11", "a11", "a11"]
    assert e.tokens() == {
        "battery": ["b44"],
        "first_aid_kit": ["f14"],
        "telephone": ["a34"],
        "car": ["e44"],
    }
    assert e.s.ground.barricade[e.edge("b34-b44")] == 2


@rule("DIA-21", "DIA-23")
def test_DIA_E3_the_battery_is_reached_through_the_window() -> None:
    """Open, Move and picking up take the 3 Actions."""
    e = evening("flat_battery", "doctor", "geek").put("doctor", "b43").begin("doctor")
    e.pick("doctor", "open e", "move b44", "pick_up battery")
    assert e.at("doctor") == "b44"
    assert e.carried("doctor") == ["battery"]
    assert e.left("doctor") == 0


@rule("DIA-21")
def test_the_barred_door_opens_to_nobody() -> None:
    """Through the door B34-B44 nobody steps while the Evil Barricade stands."""
    e = evening("flat_battery", "doctor", "geek").put("doctor", "b34").begin("doctor")
    e.refused("move b44", "PAN-553")


@rule("DIA-7", "DIA-10", "DIA-24", "DIA-25", "DIA-27")
def test_DIA_E4_the_battery_is_fitted_and_the_engine_tried() -> None:
    """A 3 fails; tile E counts 2 Activity more."""
    e = evening("flat_battery", "doctor", "geek", rolls="3")
    e.put("doctor", "e44").carry("doctor", "battery").begin("doctor")
    e.s.cast[0].spent = 1
    e.pick("doctor", "task fit", "task start")
    assert e.carried("doctor") == []
    assert e.goal("battery_fitted") == [1, 1]
    assert e.goal("engine_running") == [0, 1]
    assert e.activity("E") == 2
    assert e.left("doctor") == 0
    assert e.s.chapter.table(e.s, 0)["failed_tries"] == 1


@rule("DIA-8", "DIA-25", "DIA-26", "DIA-28")
def test_DIA_E5_a_failed_try_adds_1() -> None:
    """3 and one failed try make 4: the engine runs, and nobody need start it again."""
    e = evening("flat_battery", "doctor", "geek", rolls="3").put("doctor", "e44")
    e.s.plot.flags = BATTERY_FITTED
    e.s.plot.counts[FAILED_TRIES] = 1
    e.begin("doctor").pick("doctor", "task start")
    assert e.goal("engine_running") == [1, 1]
    assert e.offers("task") == ["board"]


@rule("DIA-10", "DIA-27")
def test_DIA_E6_each_try_makes_the_tile_louder() -> None:
    """Two tries make 4 until the round ends."""
    e = evening("flat_battery", "doctor", "geek", rolls="1 1 1").put("doctor", "e44")
    e.s.plot.flags = BATTERY_FITTED
    e.put("geek", "e44").begin("doctor").pick("doctor", "task start", "task start")
    assert e.goal("engine_running") == [0, 1]
    assert e.activity("E") == 4
    e.end_round(1)
    assert e.activity("E") == 0


@rule("DIA-29")
def test_DIA_E7_nobody_gets_aboard_before_the_engine_runs() -> None:
    """Refused."""
    e = evening("flat_battery", "doctor", "geek").put("doctor", "e44").begin("doctor")
    e.refused("task board", "DIA-29")


@rule("DIA-11", "DIA-12", "DIA-29")
def test_DIA_E8_boarding_is_no_move() -> None:
    """1 Action, no Life for the Psycho, no Event, and off the board."""
    e = evening("flat_battery", "doctor", "geek").put("doctor", "e44").foe("psycho", "e44")
    e.s.plot.flags = BATTERY_FITTED | ENGINE_RUNNING
    events = len(e.s.events)
    e.has("doctor", life=4).begin("doctor", then=("geek",)).pick("doctor", "task board")
    assert e.at("doctor") == ""
    assert e.s.cast[0].posture == ABOARD
    assert e.s.cast[0].spent == 1
    assert e.life("doctor") == 4
    assert len(e.s.events) == events
    assert e.s.acting == e.who("geek")


@rule("DIA-16", "DIA-22", "DIA-30")
def test_DIA_E9_whoever_is_left_behind_loses_it_for_all() -> None:
    """Three of four aboard are not enough at the end of round 8."""
    e = evening("flat_battery", "doctor", "geek", "fury", "dancer")
    e.s.plot.flags = BATTERY_FITTED | ENGINE_RUNNING
    aboard(e, "doctor", "geek", "fury").end_round(8)
    assert e.result == [0.0, 0.0, 0.0, 0.0]
    assert e.s.chapter.table(e.s, 0)["story"] == "lost"


@rule("DIA-22")
def test_DIA_E10_the_last_one_aboard_wins() -> None:
    """The game is won at once, in round 7."""
    e = evening("flat_battery", "doctor", "geek", "fury", "dancer").put("dancer", "e44")
    e.s.plot.flags = BATTERY_FITTED | ENGINE_RUNNING
    aboard(e, "doctor", "geek", "fury").begin("dancer", round=7)
    assert e.goal("aboard") == [3, 4]
    e.pick("dancer", "task board")
    assert e.result == [1.0, 1.0, 1.0, 1.0]
    assert e.s.round == 7
    assert e.s.chapter.table(e.s, 0)["story"] == "won"


@rule("DIA-9")
def test_DIA_E11_the_battery_lies_where_its_carrier_fell() -> None:
    """It lies in B23, and picking it up costs 1 Action."""
    e = evening("flat_battery", "doctor", "geek").put("doctor", "b23").foe("psycho", "b23")
    e.carry("doctor", "battery").has("doctor", life=1).begin("doctor", round=2)
    e.top("bandages").pick("doctor", "move b22")
    assert e.tokens()["battery"] == ["b23"]
    assert e.carried("doctor") == []
    e.put("geek", "b23").begin("geek", round=2).pick("geek", "pick_up battery")
    assert e.carried("geek") == ["battery"]
    assert e.s.cast[1].spent == 1


@rule("DIA-7", "DIA-29")
def test_DIA_E12_a_runner_gets_aboard() -> None:
    """Allowed for 1 Action; the Run is over."""
    e = evening("flat_battery", "doctor", "geek").put("doctor", "e44")
    e.s.plot.flags = BATTERY_FITTED | ENGINE_RUNNING
    e.begin("doctor", then=("geek",))
    e.s.cast[0].spent = 1
    e.s.cast[0].has_run = True
    e.s.is_running = True
    e.s.run_left = 2
    e.pick("doctor", "task board")
    assert e.s.cast[0].posture == ABOARD
    assert e.s.cast[0].spent == 2
    assert not e.s.is_running


@rule("DIA-14")
def test_DIA_E13_a_pact_aboard_is_discarded_without_rewards() -> None:
    """A window breaks: no Fear, no Item, no skill space."""
    e = aboard(evening("flat_battery", "doctor", "geek"), "doctor").put("geek", "a43")
    e.pact("doctor", "shattered_pane").begin("geek").pick("geek", "dash e")
    doctor = e.s.cast[0]
    assert doctor.pacts == []
    assert e.fear("doctor") == 0
    assert e.items("doctor") == []
    assert doctor.skills == 0
    assert e.at("geek") == "a44"


@rule("DIA-13")
def test_DIA_E14_what_is_carried_goes_aboard() -> None:
    """Revolver and Oars are aboard with the Doctor."""
    e = evening("the_house_comes_down", "doctor", "geek").put("doctor", "f41")
    e.s.plot.flags = SEALED_ENOUGH
    e.arm("doctor", "revolver").carry("doctor", "oars").begin("doctor", then=("geek",))
    e.pick("doctor", "task board")
    assert e.items("doctor") == ["revolver"]
    assert e.carried("doctor") == ["oars"]
    assert e.goal("oars_aboard") == [1, 1]


@rule("DIA-11")
def test_DIA_E15_whoever_is_aboard_loses_nothing() -> None:
    """Evil Die 6 costs only the others 1 Life."""
    e = aboard(evening("flat_battery", "doctor", "geek", rolls="6"), "doctor").begin("geek")
    roll_evil_die(e.s)
    e.go()
    assert e.life("doctor") == 6
    assert e.life("geek") == 5


@rule("DIA-17")
def test_DIA_E16_an_unfulfilled_pact_loses_alone() -> None:
    """The Geek loses, the others win."""
    e = evening("flat_battery", "doctor", "geek").put("doctor", "e44")
    e.s.plot.flags = BATTERY_FITTED | ENGINE_RUNNING
    aboard(e, "geek").pact("geek", "tithe").begin("doctor").pick("doctor", "task board")
    assert e.result == [1.0, 0.0]


@rule("DIA-15", "DIA-18", "DIA-17")
def test_DIA_E17_the_dead_of_a_solo_game_are_not_in_play() -> None:
    """The one who is left gets aboard, and the game is won."""
    e = evening("flat_battery", "doctor", "geek", seats=1).put("doctor", "e44")
    e.s.plot.flags = BATTERY_FITTED | ENGINE_RUNNING
    e.lay("geek", "b12", LYING).begin("doctor").pick("doctor", "task board")
    assert e.result == [1.0]


@rule("DIA-15", "DIA-18")
def test_a_solo_game_is_lost_with_both_characters() -> None:
    """The second one dies as well."""
    e = evening("flat_battery", "doctor", "geek", seats=1).put("doctor", "b12")
    e.lay("geek", "b12", LYING).foe("psycho", "b12").has("doctor", life=1)
    e.begin("doctor", round=2).pick("doctor", "move b22")
    assert e.result == [0.0]
