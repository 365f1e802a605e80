"""The modes of play in the chapters: easy mode, solo with two characters, a boss in free play."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.rules.rounds import AfterEvilDie
from dreadhouse.games.pandemonium.state import LYING, PLAYERS_TURN
from dreadhouse.kernel.errors import BadOption
from tests.games.pandemonium.evening import CHAPTERS, Evening, evening
from tests.rules import rule

FREE_BOSSES = {"mother_moth": 1, "collector": 2, "foreman": 3}
SOLO = [name for name in CHAPTERS if name not in ("last_one_standing", "one_of_us_commands")]


@rule("PAN-617", "PAN-618", "PAN-619", "PAN-620")
@pytest.mark.parametrize("chapter", CHAPTERS)
def test_easy_mode_begins_richer(chapter: str) -> None:
    """2 Items, 4 Souls and 1 Action more for each character, in every chapter."""
    e = evening(chapter, "doctor", "fury", easy=True)
    while e.asked == "MakeRoom":
        e.pick("doctor", e.words[0])
    assert e.s.souls == [4, 4]
    assert [len(e.items(name)) for name in ("doctor", "fury")] == [2, 2]
    e.begin("doctor")
    assert e.left("doctor") == 4


@rule("DIA-18", "PAN-621", "PAN-627", "PAN-628")
@pytest.mark.parametrize("chapter", SOLO)
def test_one_player_has_two_characters(chapter: str) -> None:
    """The limit is 8, one seat decides for both, and a death brings no Pact."""
    e = evening(chapter, "doctor", "geek", seats=1)
    assert [one.seat for one in e.s.cast] == [0, 0]
    assert e.s.limit == 8
    at = e.at("doctor")
    e.s.foes.clear()
    e.foe("psycho", at).has("doctor", life=1).begin("doctor", round=2, then=("geek",))
    e.pick("doctor", next(word for word in e.words if word.startswith("move")))
    assert e.s.cast[0].posture == LYING
    assert e.s.cast[0].pacts == []


@rule("PAN-625")
def test_a_solo_game_may_use_reanimation() -> None:
    """The survivor brings the other back for 1 Action; without the option nobody can."""
    e = evening("flat_battery", "doctor", "geek", seats=1, reanimation=True).put("geek", "a22")
    e.lay("doctor", "a22", LYING).begin("geek").pick("geek", "reanimate doctor")
    assert e.at("doctor") == "a22"
    e = evening("flat_battery", "doctor", "geek", seats=1).put("geek", "a22")
    e.lay("doctor", "a22", LYING).begin("geek")
    e.refused("reanimate doctor", "PAN-606")


def after_the_evil_die(chapter: str, boss: str, round: int) -> Evening:
    """A round start after the Evil Die, with a boss chosen for free play."""
    e = evening(chapter, "doctor", "geek", free_play=FREE_BOSSES[boss])
    e.s.round = round
    e.s.phase = PLAYERS_TURN
    e.s.order = e.order()
    e.s.waiting = [e.who("doctor")]
    e.run(AfterEvilDie())
    while e.asked == "LeastPortal":
        e.pick("geek", e.words[0])
    return e


@rule("PAN-649")
@pytest.mark.parametrize("chapter", ["flat_battery", "someone_is_knocking", "current"])
@pytest.mark.parametrize("boss", list(FREE_BOSSES))
def test_a_boss_comes_in_the_first_night_round(chapter: str, boss: str) -> None:
    """On a portal of a tile where nobody is, and not before."""
    e = after_the_evil_die(chapter, boss, round=5)
    at = e.s.foe_cell[e.s.foes[-1]]
    assert boss in e.foes()
    assert at in e.s.ground.plan.portals
    assert at >> 4 != e.s.cell[0] >> 4
    assert boss not in after_the_evil_die(chapter, boss, round=4).foes()


@rule("PAN-649")
def test_free_play_is_for_three_chapters() -> None:
    """In chapter 6 no boss is added."""
    assert after_the_evil_die("the_name_in_the_book", "foreman", round=5).foes() == {}


@rule("DIA-18")
@pytest.mark.parametrize("chapter", [5, 8])
def test_nobody_plays_against_nobody(chapter: int) -> None:
    """Chapters 5 and 8 need at least two players."""
    with pytest.raises(BadOption, match="2 seats"):
        GAME.start(1, {"chapter": chapter})
