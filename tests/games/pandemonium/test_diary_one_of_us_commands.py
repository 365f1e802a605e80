"""Worked examples of chapter 8, One of Us Commands."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.chapters.marks import INVOKED
from dreadhouse.games.pandemonium.creatures.values import fury_against, mobility
from dreadhouse.games.pandemonium.ground.ground import BROKEN, EVIL_BARRICADE, OPEN
from dreadhouse.games.pandemonium.rules.challenge import Journey
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.death import Death
from dreadhouse.games.pandemonium.rules.printed import BOSSES, EVIL_ONE, TELEPHONE
from dreadhouse.games.pandemonium.rules.values import defence_of
from dreadhouse.kernel.errors import BadOption, NotYourTurn
from tests.games.pandemonium.evening import PRINTED, Evening, evening
from tests.rules import rule

CHAPTER = "one_of_us_commands"


def facing(*cast: str, life: int, rolls: str = "") -> Evening:
    """The Evil One stands in D43 with some Life, everybody in D43 too."""
    e = evening(CHAPTER, *cast, rolls=rolls).foe("evil_one", "d43")
    e.s.plot.flags = INVOKED
    e.s.final_battle = True
    e.s.boss_life[EVIL_ONE - BOSSES] = life
    for name in cast:
        e.put(name, "d43")
    return e


@rule("DIA-120", "DIA-121")
def test_DIA_E96_one_commands_the_others_play() -> None:
    """With two players the other one has two characters; with four each has one."""
    e = evening(CHAPTER, "doctor", "geek", seats=2)
    assert e.s.evil_seat == 1
    assert [one.seat for one in e.s.cast] == [0, 0]
    e = evening(CHAPTER, "doctor", "geek", "fury")
    assert e.s.evil_seat == 3
    assert [one.seat for one in e.s.cast] == [0, 1, 2]


@rule("DIA-122", "DIA-123")
def test_DIA_E97_chapter_8_is_set_up() -> None:
    """Start and tokens."""
    e = evening(CHAPTER, "doctor", "geek")
    assert [e.at("doctor"), e.at("geek")] == ["a22", "a22"]
    assert e.tokens() == {
        "book": ["c14"],
        "dagger": ["e14"],
        "altar": ["d32"],
        "first_aid_kit": ["a34"],
        "telephone": ["e33"],
        "radio": ["c13"],
    }


@rule("DIA-127")
def test_DIA_E98_the_evil_one_settles_ways() -> None:
    """Two equal ways for a Psycho: the Evil One's player is asked."""
    e = evening(CHAPTER, "doctor", "geek", rolls="M M M").put("doctor", "d33").put("geek", "e42")
    e.foe("psycho", "d22").creatures()
    assert e.asked == "FoeWay"
    assert e.s.to_act == [2]
    e.evil_picks("way d23")
    assert e.foe_at("psycho_1") == "d33"


@rule("DIA-127")
def test_DIA_E99_the_evil_one_settles_every_free_choice() -> None:
    """Equally near Psychos, the first portal; but the players divide their combo's damage."""
    e = evening(CHAPTER, "doctor", "geek").put("doctor", "d33").put("geek", "e42")
    e.foe("psycho", "d13").foe("psycho", "d31").creatures()
    assert e.asked == "NextOfEquals"
    assert e.s.to_act == [2]
    e = evening(CHAPTER, "doctor", "geek").put("doctor", "c22").put("geek", "a22").start(2)
    assert e.asked == "FirstPortal"
    assert e.s.to_act == [2]
    e = evening(CHAPTER, "soldier", "geek", rolls="H H H H").put("soldier", "c22")
    e.foe("psycho", "c22").foe("psycho", "c22").foe("demon", "c22")
    e.arm("soldier", "baseball_bat").top("midnight_feature").begin("soldier")
    e.pick("soldier", "launch", "row middle", "target psycho_1", "target demon_1")
    while e.asked not in ("Divide", "Act"):
        e.pick("soldier", e.words[0])
    assert e.s.to_act == [0]


@rule("DIA-129")
def test_DIA_E100_one_by_day_two_by_night() -> None:
    """After the players' turn 1 Evil Action in round 3, 2 in round 6."""
    for round, actions in ((3, 1), (6, 2)):
        e = evening(CHAPTER, "doctor", "geek").foe("psycho", "d11").foe("psycho", "d12")
        e.foe("psycho", "d13").foe("demon", "d13").evil(round)
        assert e.s.to_act == [2]
        for figure in ("psycho_1", "psycho_2", "psycho_3")[:actions]:
            assert e.asked == "EvilAction"
            e.evil_picks(f"goad {figure}")
        assert e.asked != "EvilAction"


@rule("DIA-129")
def test_the_evil_turn_follows_the_players_turn() -> None:
    """When the last character has ended the turn the Evil One's player is asked."""
    e = evening(CHAPTER, "doctor", "geek").put("geek", "a22").begin("doctor")
    e.pick("doctor", "end")
    assert e.asked == "EvilAction"
    assert e.s.to_act == [2]
    assert e.s.chapter.table(e.s, 0)["evil_one"]["actions"] == 1


@rule("DIA-130", "DIA-134")
def test_DIA_E101_only_goad_is_used_twice() -> None:
    """Goad on two creatures is allowed; a second Whisper is refused."""
    e = evening(CHAPTER, "doctor", "geek").foe("psycho", "d11").foe("demon", "d13").evil(6)
    e.evil_picks("goad psycho_1", "goad demon_1")
    assert [e.s.foe_goaded[8], e.s.foe_goaded[36]] == [1, 1]
    e = evening(CHAPTER, "doctor", "geek").top("second_wind", "second_wind").evil(6)
    e.evil_picks("whisper doctor")
    e.refused("whisper geek", "DIA-130")


@rule("DIA-134")
def test_DIA_E102_each_creature_is_goaded_once() -> None:
    """The second Goad on the Psycho is refused; it has 1 Mobility more, in this turn only."""
    e = evening(CHAPTER, "doctor", "geek").put("doctor", "c22").put("geek", "c22")
    e.foe("psycho", "d11").evil(6)
    assert mobility(e.s, 8, 0) == 2
    e.evil_picks("goad psycho_1")
    assert mobility(e.s, 8, 0) == 3
    e.refused("goad psycho_1", "DIA-134")
    e.s.chapter.creatures_turn_ends(e.s)
    assert mobility(e.s, 8, 0) == 2


@rule("DIA-127", "DIA-131")
def test_DIA_E103_the_evil_die_as_an_evil_action() -> None:
    """A 4 brings a creature on a portal of the tile with the least Activity."""
    e = evening(CHAPTER, "doctor", "geek", rolls="4 3").put("doctor", "d22").put("geek", "a22")
    e.foe("psycho", "e22").evil(6).evil_picks("evil_die")
    assert e.asked == "LeastPortal"
    assert e.s.to_act == [2]
    e.evil_picks("portal c44")
    assert e.foe_at("psycho_2") == "c44"
    assert e.asked == "EvilAction"


@rule("DIA-132")
def test_DIA_E104_evil_traps() -> None:
    """Refused with the Geek there, allowed in the empty A23; at most three lie on the board."""
    e = evening(CHAPTER, "doctor", "geek").put("geek", "a22").put("doctor", "c22").evil(3)
    e.refused("evil_trap a22", "DIA-132")
    e.evil_picks("evil_trap a23")
    assert e.s.ground.evil_traps[e.cell("a23")] == 1
    e.s.ground.set_evil_trap(e.cell("d22"))
    e.s.ground.set_evil_trap(e.cell("d23"))
    e.evil(4)
    e.refused("evil_trap d24", "DIA-132")


@rule("DIA-132")
def test_no_evil_trap_under_allies_or_another_trap() -> None:
    """A good ally, an evil ally, and a Trap that lies there already."""
    e = evening(CHAPTER, "doctor", "geek").ally("ally_janitor", "d22", "geek")
    e.foe("deserter", "d23").foe("psycho", "d24")
    e.s.ground.set_evil_trap(e.cell("c22"))
    e.evil(3)
    for space in ("d22", "d23", "c22"):
        e.refused(f"evil_trap {space}", "DIA-132")
    assert "d24" in e.offers("evil_trap")


@rule("DIA-133")
def test_DIA_E105_evil_barricades() -> None:
    """Not with a character in E21, not on a Barricade; allowed on the window A43-A44."""
    e = evening(CHAPTER, "doctor", "geek").put("doctor", "e21").put("geek", "c22")
    e.s.ground.raise_barricade(e.edge("a31-a32"))
    e.evil(3)
    e.refused("evil_barricade a24 e", "DIA-133")
    e.refused("evil_barricade a31 e", "DIA-133")
    e.evil_picks("evil_barricade a43 e")
    assert e.s.ground.barricade[e.edge("a43-a44")] == EVIL_BARRICADE


@rule("DIA-133")
def test_at_most_two_evil_barricades_lie() -> None:
    """The third is refused."""
    e = evening(CHAPTER, "doctor", "geek").put("doctor", "c22").put("geek", "c22")
    e.s.ground.raise_evil_barricade(e.edge("a43-a44"))
    e.s.ground.raise_evil_barricade(e.edge("a24-e21"))
    e.evil(3)
    e.refused("evil_barricade a31 e", "DIA-133")


@rule("DIA-135")
def test_DIA_E106_a_positive_event_is_wasted() -> None:
    """Second Wind is discarded, the Doctor keeps nothing."""
    e = evening(CHAPTER, "doctor", "geek").top("second_wind").evil(6)
    e.evil_picks("whisper doctor")
    assert e.s.cast[0].kept == []
    assert PRINTED.cards[e.s.event_discard[-1]] == "second_wind"


@rule("DIA-135")
def test_a_negative_event_is_resolved() -> None:
    """Voices in the Vents frighten somebody and are discarded."""
    e = evening(CHAPTER, "doctor", "geek").put("geek", "c22").top("cold_hand").evil(3)
    before = (e.s.life[:], e.s.fear[:])
    e.evil_picks("whisper doctor")
    assert (e.s.life, e.s.fear) != before
    assert PRINTED.cards[e.s.event_discard[-1]] == "cold_hand"


@rule("DIA-136")
def test_DIA_E107_the_line_is_cut() -> None:
    """The Telephone lies face down; it is not offered a second time."""
    e = evening(CHAPTER, "doctor", "geek").evil(6)
    assert sorted(e.offers("cut")) == ["radio", "telephone"]
    e.evil_picks("cut telephone")
    assert [token.kind for token in e.s.tokens if token.is_down] == [TELEPHONE]
    e.refused("cut radio", "DIA-130")


@rule("DIA-137", "DIA-138", "DIA-139")
def test_DIA_E108_it_is_invoked_in_any_round() -> None:
    """Round 2, three characters: Life 14 in D43, everybody +1 Soul."""
    e = evening(CHAPTER, "doctor", "geek", "fury").put("doctor", "d32")
    e.carry("doctor", "book", "dagger").begin("doctor", round=2).pick("doctor", "task invoke")
    assert e.foe_at("evil_one") == "d43"
    assert e.s.boss_life[EVIL_ONE - BOSSES] == 14
    assert e.s.souls == [1, 1, 1]


@rule("DIA-140")
def test_DIA_E109_the_rules_of_the_final_battle_hold() -> None:
    """No creatures at the round start, +1 Fear, +2 damage with the Dagger, and reading works."""
    e = facing("doctor", "geek", life=20).put("doctor", "c22").put("geek", "c23").start(3)
    assert e.foes() == {"evil_one": "d43"}
    assert e.s.fear == [1, 1]
    e = facing("doctor", "geek", life=20, rolls="H M").carry("doctor", "dagger", "book")
    e.arm("doctor", "baseball_bat").begin("doctor", round=3)
    e.pick("doctor", "task read", "attack evil_one")
    assert fury_against(e.s, EVIL_ONE, 0, 0) == 5
    assert e.s.boss_life[EVIL_ONE - BOSSES] == 12


@rule("DIA-140")
def test_DIA_E125_one_reading_per_round() -> None:
    """The second is refused."""
    e = facing("doctor", "geek", life=20).carry("doctor", "book").begin("doctor", round=3)
    e.pick("doctor", "task read")
    e.refused("task read", "DIA-100")


@rule("DIA-141")
def test_DIA_E110_the_evil_one_passes_and_strikes_where_it_ends() -> None:
    """D33, D32: the Geek is passed, the Doctor attacked: 7 - 2 = 5."""
    e = facing("doctor", "geek", life=20, rolls="H H M").put("geek", "d33").put("doctor", "d32")
    e.creatures()
    assert e.asked == "MoveEvilOne"
    assert e.s.to_act == [2]
    e.evil_picks("way d33", "way d32")
    assert e.foe_at("evil_one") == "d32"
    assert e.life("geek") == 6
    assert e.life("doctor") == 1


@rule("DIA-141")
def test_the_evil_one_may_stay() -> None:
    """It stops with Mobility left; the closed window D43-D44 is no way for it."""
    e = facing("doctor", "geek", life=20).put("geek", "e42").put("doctor", "e42").creatures()
    assert "d44" not in e.offers("way")
    e.refused("way d44", "DIA-141")
    e.evil_picks("done")
    assert e.foe_at("evil_one") == "d43"
    assert e.asked != "MoveEvilOne"


@rule("DIA-141")
def test_the_evil_one_opens_doors_and_breaks_barricades() -> None:
    """From D24 through the closed door to C21, or through a Barricade on it, at no cost."""
    for is_barred, state in ((False, OPEN), (True, BROKEN)):
        e = facing("doctor", "geek", life=20).put("geek", "e42").put("doctor", "e42")
        e.s.foe_cell[EVIL_ONE] = e.cell("d24")
        if is_barred:
            e.s.ground.raise_barricade(e.edge("d24-c21"))
        e.creatures().evil_picks("way c21", "way c22")
        assert e.foe_at("evil_one") == "c22"
        assert e.s.ground.state[e.edge("d24-c21")] == state


@rule("DIA-125", "DIA-126")
def test_DIA_E111_every_death_counts() -> None:
    """Three characters: the sixth death, the Doctor's second, ends the game."""
    e = evening(CHAPTER, "doctor", "geek", "fury").put("geek", "c22").top("bandages")
    e.s.deaths = 5
    e.s.cast[0].deaths = 1
    e.begin("geek")
    settle(e.s)
    e.run(Death(0, -1))
    assert e.result == [0.0, 0.0, 0.0, 1.0]


@rule("DIA-124")
def test_DIA_E112_the_characters_win() -> None:
    """Its Life falls to 0 in round 8."""
    e = facing("doctor", "geek", life=6, rolls="H M").arm("doctor", "baseball_bat")
    e.begin("doctor", round=8).pick("doctor", "attack evil_one")
    assert e.result == [1.0, 1.0, 0.0]


@rule("DIA-125")
def test_DIA_E113_the_evil_one_player_wins() -> None:
    """Round 8 ends with Life 4."""
    assert facing("doctor", "geek", life=4).end_round(8).result == [0.0, 0.0, 1.0]


@rule("DIA-142", "DIA-17")
def test_DIA_E114_a_pact_loses_alone() -> None:
    """The Doctor wins, the Geek does not, nor the Evil One."""
    e = facing("doctor", "geek", life=6, rolls="H M").arm("doctor", "baseball_bat")
    e.pact("geek", "tithe").begin("doctor", round=8).pick("doctor", "attack evil_one")
    assert e.result == [1.0, 0.0, 0.0]


@rule("DIA-128")
def test_DIA_E115_the_book_gives_no_defence() -> None:
    """3 as printed."""
    e = evening(CHAPTER, "doctor", "geek").carry("doctor", "book")
    assert defence_of(e.s, 0) == 3


@rule("DIA-18")
def test_DIA_E116_nobody_plays_it_alone() -> None:
    """The game is not dealt for one seat."""
    with pytest.raises(BadOption):
        GAME.start(1, {"chapter": 8})


@rule("DIA-127")
def test_DIA_E124_the_traveller_chooses_the_arrival() -> None:
    """The Evil One's player is refused, the Doctor's is asked."""
    e = evening(CHAPTER, "doctor", "geek").put("doctor", "c44").begin("doctor")
    e.run(Journey(0, e.cell("c44")))
    assert e.s.to_act == [0]
    with pytest.raises(NotYourTurn):
        e.s.apply(GAME.vocabulary.action("to a43"), e.s.evil_seat)
    e.pick("doctor", "to a43")
    assert e.at("doctor") == "a43"
