"""Worked examples of chapter 4, Current."""

from __future__ import annotations

from dreadhouse.games.pandemonium.chapters.marks import CALLED, LANDED, LANDING_ROUND
from dreadhouse.games.pandemonium.rules.printed import HELICOPTER, RADIO
from dreadhouse.games.pandemonium.rules.rounds import DrainGenerator, StandUp
from dreadhouse.games.pandemonium.state import ABOARD, NOWHERE
from tests.games.pandemonium.evening import PRINTED, Evening, evening
from tests.rules import rule


def calling(round: int) -> Evening:
    """The Doctor has just used the Radio in B11 with the Generator on."""
    e = evening("current", "doctor", "geek").put("doctor", "b11")
    e.s.energy = 4
    e.s.was_started = True
    return e.begin("doctor", round=round).pick("doctor", "use_token radio")


def next_round(e: Evening) -> Evening:
    """The very beginning of the next round."""
    e.s.round += 1
    return e.run(StandUp())


@rule("DIA-55", "DIA-56")
def test_DIA_E39_chapter_4_is_set_up() -> None:
    """Start and tokens."""
    e = evening("current", "doctor", "geek")
    assert [e.at("doctor"), e.at("geek")] == ["e24", "e24"]
    assert e.tokens() == {
        "generator": ["g31"],
        "radio": ["b11"],
        "first_aid_kit": ["b44"],
        "book": ["e14"],
        "landing_place": ["f33"],
    }


@rule("DIA-58")
def test_DIA_E40_the_radio_needs_power() -> None:
    """Refused while the Generator is off."""
    e = evening("current", "doctor", "geek").put("doctor", "b11").begin("doctor")
    e.refused("use_token radio", "DIA-58")


@rule("DIA-59")
def test_DIA_E41_the_generator_is_started_again() -> None:
    """On at 3 in round 2, out at the start of round 4; a 4 starts it again, and it stays."""
    e = evening("current", "doctor", "geek", rolls="4").put("doctor", "g31").begin("doctor", 2)
    e.s.energy = 3
    e.s.was_started = True
    e.run(DrainGenerator(), DrainGenerator())
    assert not e.s.is_generator_on()
    e.begin("doctor", round=4).pick("doctor", "use_token generator")
    assert e.s.energy == 4
    assert e.tokens()["generator"] == ["g31"]


@rule("DIA-60", "DIA-62", "DIA-63")
def test_DIA_E42_the_call_brings_the_helicopter() -> None:
    """Its card is taken, the Radio turns down, tile B is louder, and it lands in round 5."""
    e = calling(round=3)
    assert HELICOPTER in e.s.in_play
    assert [token.is_down for token in e.s.tokens if token.kind == RADIO] == [True]
    assert e.activity("B") == 3
    assert e.s.ally_cell == [NOWHERE] * 12
    assert e.goal("helicopter_called") == [1, 1]
    next_round(e)
    assert e.goal("helicopter_landed") == [0, 1]
    next_round(e)
    assert e.s.round == 5
    assert e.goal("helicopter_landed") == [1, 1]


@rule("DIA-64")
def test_DIA_E43_a_late_call_lands_sooner() -> None:
    """Called in round 7 it lands at the start of round 8; called in round 8 at once."""
    e = calling(round=7)
    assert e.goal("helicopter_landed") == [0, 1]
    next_round(e)
    assert e.goal("helicopter_landed") == [1, 1]
    assert calling(round=8).goal("helicopter_landed") == [1, 1]


@rule("DIA-61")
def test_DIA_E44_later_calls_bring_allies() -> None:
    """An Ally card as usual."""
    e = calling(round=3).top("ally_janitor")
    e.pick("doctor", "turn_up radio", "use_token radio")
    assert e.name(e.s.ally_cell[PRINTED.personas.index("janitor")]) == "b11"
    assert e.activity("B") == 3


@rule("DIA-59")
def test_DIA_E45_after_the_call_the_generator_stays_out() -> None:
    """Refused; the helicopter comes all the same."""
    e = calling(round=3).put("geek", "g31")
    e.s.energy = 1
    e.begin("geek", round=3)
    e.refused("use_token generator", "DIA-59")
    next_round(next_round(e))
    assert e.goal("helicopter_landed") == [1, 1]


@rule("DIA-57", "DIA-65")
def test_DIA_E46_the_helicopter_waits() -> None:
    """Landed in round 5, boarded in round 8 for 1 Action."""
    e = evening("current", "doctor", "geek").put("doctor", "f33")
    e.s.plot.flags = CALLED | LANDED
    e.s.plot.counts[LANDING_ROUND] = 5
    e.begin("doctor", round=8, then=("geek",)).pick("doctor", "task board")
    assert e.s.cast[0].posture == ABOARD
    assert e.s.cast[0].spent == 1
    e.put("geek", "f33").begin("geek", round=8).pick("geek", "task board")
    assert e.result == [1.0, 1.0]


@rule("DIA-65")
def test_nobody_boards_before_the_landing() -> None:
    """Refused."""
    e = evening("current", "doctor", "geek").put("doctor", "f33")
    e.s.plot.flags = CALLED
    e.begin("doctor", round=2)
    e.refused("task board", "DIA-65")


@rule("DIA-66")
def test_DIA_E47_one_who_is_missing_loses_it_for_all() -> None:
    """Two of three are aboard when round 8 ends."""
    e = evening("current", "doctor", "geek", "fury")
    e.s.plot.flags = CALLED | LANDED
    for name in ("doctor", "geek"):
        e.s.cast[e.who(name)].posture = ABOARD
        e.s.cell[e.who(name)] = NOWHERE
    e.end_round(8)
    assert e.result == [0.0, 0.0, 0.0]
