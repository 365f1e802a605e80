"""Worked examples of chapter 3, Hold Until Sunrise."""

from __future__ import annotations

from dreadhouse.games.pandemonium.ground.ground import BARRICADE, CLOSED
from dreadhouse.games.pandemonium.rules.printed import MOTHER_MOTH
from dreadhouse.games.pandemonium.rules.rounds import ROUND_BEGINS, AfterEvilDie
from dreadhouse.games.pandemonium.rules.turn import BeginTurn
from dreadhouse.games.pandemonium.state import LYING, PLAYERS_TURN
from tests.games.pandemonium.evening import evening
from tests.rules import rule


@rule("DIA-44", "DIA-45", "DIA-46")
def test_DIA_E30_four_boards_go_up_before_round_3() -> None:
    """The Barricades cost nothing; then round 3 begins."""
    e = evening("hold_until_sunrise", "doctor", "geek")
    assert [e.at("doctor"), e.at("geek")] == ["a23", "a23"]
    assert e.tokens() == {"first_aid_kit": ["g34", "c24"], "generator": ["g41"], "radio": ["h14"]}
    e.s.round = 2
    e.s.stack = [ROUND_BEGINS]
    e.s.chapter.begin(e.s)
    e.go()
    assert e.asked == "ChooseBoard"
    e.refused("edge h11 e", "DIA-46")
    e.pick("geek", "edge a31 e", "edge a24 s", "edge g24 e", "edge a43 e")
    barred = ("a31-a32", "a24-a34", "g24-a21", "a43-a44")
    assert [e.s.ground.barricade[e.edge(name)] for name in barred] == [BARRICADE] * 4
    assert e.s.round == 3
    assert e.s.cast[0].spent == e.s.cast[1].spent == 0


@rule("DIA-49")
def test_DIA_E31_the_evil_die_is_rolled_twice() -> None:
    """3 brings 1 Fear to everybody, 6 costs everybody 1 Life."""
    e = evening("hold_until_sunrise", "doctor", "geek", rolls="1 2 3 6").start(5)
    e.pick("geek", "portal h41")
    assert len(e.s.foes) == 2
    assert e.fear("doctor") == 1
    assert e.life("doctor") == 5
    assert e.life("geek") == 5


@rule("DIA-49")
def test_by_day_there_is_no_evil_die() -> None:
    """Round 4 rolls none: the script holds only the Invocation die."""
    e = evening("hold_until_sunrise", "doctor", "geek", rolls="1").start(4)
    assert e.s.round == 4
    assert len(e.s.foes) == 1


@rule("DIA-50")
def test_DIA_E32_mother_moth_comes_in_round_7() -> None:
    """The tile with the least Activity is H, and its portal H41."""
    e = evening("hold_until_sunrise", "doctor", "geek", "fury", "dancer")
    e.put("doctor", "c22").put("geek", "a22").put("fury", "a22").put("dancer", "a22")
    e.foe("psycho", "g22").foe("psycho", "g22").foe("psycho", "g22")
    e.s.round = 7
    e.s.phase = PLAYERS_TURN
    e.s.order = e.order()
    e.s.waiting = [e.who("doctor")]
    e.run(AfterEvilDie())
    assert e.foe_at("mother_moth") == "h41"


@rule("DIA-50")
def test_mother_moth_does_not_come_before() -> None:
    """Nothing arrives in round 6, and nobody is asked where."""
    e = evening("hold_until_sunrise", "doctor", "geek")
    e.s.round = 6
    e.s.phase = PLAYERS_TURN
    e.s.order = e.order()
    e.s.waiting = [e.who("doctor")]
    e.run(AfterEvilDie())
    assert e.asked == "Act"
    assert e.foe_at("mother_moth") == ""


def begin_in_the_dark(energy: int) -> int:
    """The Doctor's Fear after the start of a turn by night with a Flashlight on Moth's tile."""
    e = evening("hold_until_sunrise", "doctor", "geek").put("doctor", "a22").put("geek", "c22")
    e.pack("doctor", "flashlight").foe("mother_moth", "a41")
    e.s.round = 7
    e.s.energy = energy
    e.s.order = e.order()
    e.s.phase = PLAYERS_TURN
    e.run(BeginTurn(e.who("doctor")))
    assert e.asked == "Act"
    return e.fear("doctor")


@rule("DIA-51")
def test_DIA_E33_light_cards_fail_on_her_tile() -> None:
    """Fear +1."""
    assert begin_in_the_dark(energy=0) == 1


@rule("DIA-51")
def test_DIA_E34_the_generator_gives_light_all_the_same() -> None:
    """No Fear."""
    assert begin_in_the_dark(energy=3) == 0


@rule("DIA-52")
def test_DIA_E35_mother_moth_crosses_a_closed_window() -> None:
    """Distance 1: she is in A44 and attacks; the window stays closed."""
    e = evening("hold_until_sunrise", "doctor", "geek", rolls="M M M").put("doctor", "a44")
    e.put("geek", "g22").foe("mother_moth", "a43")
    assert e.s.ground.moth_row(e.cell("a43"))[e.cell("a44")] == 1
    e.creatures(7)
    assert e.foe_at("mother_moth") == "a44"
    assert e.life("doctor") == 2
    assert e.fear("doctor") == 1
    assert e.s.ground.state[e.edge("a43-a44")] == CLOSED
    assert MOTHER_MOTH in e.s.foes


@rule("DIA-48")
def test_DIA_E36_the_dead_lie_where_they_fell() -> None:
    """No Item, no Pact, no portal."""
    e = evening("hold_until_sunrise", "doctor", "geek").put("doctor", "a22").put("geek", "a44")
    e.foe("psycho", "a22").has("doctor", life=1).begin("doctor", round=4, then=("geek",))
    e.pick("doctor", "move a21")
    doctor = e.s.cast[0]
    assert doctor.posture == LYING
    assert e.name(doctor.tomb) == "a22"
    assert doctor.pacts == []
    assert e.items("doctor") == []


@rule("DIA-48")
def test_a_friend_helps_the_fallen_up() -> None:
    """1 Action: the Doctor stands with Life 4, as much as Will, and the rescuer gains 1 Soul."""
    e = evening("hold_until_sunrise", "doctor", "geek").put("geek", "a22")
    e.lay("doctor", "a22", LYING).begin("geek", round=4).pick("geek", "reanimate doctor")
    assert e.at("doctor") == "a22"
    assert e.life("doctor") == 4
    assert e.souls("geek") == 1


@rule("DIA-47", "DIA-54")
def test_DIA_E37_half_of_all_must_stand() -> None:
    """Three of five win; one of four loses."""
    e = evening("hold_until_sunrise", "doctor", "geek", "fury", "dancer", "soldier")
    e.lay("doctor", "a22", LYING).lay("geek", "a22", LYING).end_round(8)
    assert e.result == [1.0] * 5
    e = evening("hold_until_sunrise", "doctor", "geek", "fury", "dancer")
    for name in ("doctor", "geek", "fury"):
        e.lay(name, "a22", LYING)
    e.end_round(8)
    assert e.result == [0.0] * 4


@rule("DIA-47", "DIA-54")
def test_exactly_half_is_enough() -> None:
    """Two of four win; one of three, rounded up to two, does not."""
    e = evening("hold_until_sunrise", "doctor", "geek", "fury", "dancer")
    e.lay("doctor", "a22", LYING).lay("geek", "a22", LYING).end_round(8)
    assert e.result == [1.0] * 4
    e = evening("hold_until_sunrise", "doctor", "geek", "fury")
    e.lay("doctor", "a22", LYING).lay("geek", "a22", LYING).end_round(8)
    assert e.result == [0.0] * 3


@rule("DIA-53")
def test_DIA_E38_when_nobody_stands_all_is_lost() -> None:
    """Lost at once, in round 6."""
    e = evening("hold_until_sunrise", "doctor", "geek").put("doctor", "a22")
    e.lay("geek", "a44", LYING).foe("psycho", "a22").has("doctor", life=1)
    e.begin("doctor", round=6).pick("doctor", "move a21")
    assert e.result == [0.0, 0.0]
    assert e.s.round == 6
