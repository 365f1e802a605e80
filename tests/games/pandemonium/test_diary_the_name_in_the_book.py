"""Worked examples of chapter 6, The Name in the Book."""

from __future__ import annotations

from dreadhouse.games.pandemonium.chapters.marks import INVOKED
from dreadhouse.games.pandemonium.creatures.values import fury_against
from dreadhouse.games.pandemonium.rules.printed import BOSSES, EVIL_ONE
from dreadhouse.games.pandemonium.rules.values import attack_of, defence_of
from tests.games.pandemonium.evening import Evening, evening
from tests.rules import rule


def facing(*cast: str, life: int, rolls: str = "") -> Evening:
    """The Evil One stands in D43 with some Life, everybody in D43 too."""
    e = evening("the_name_in_the_book", *cast, rolls=rolls).foe("evil_one", "d43")
    e.s.plot.flags = INVOKED
    e.s.final_battle = True
    e.s.boss_life[EVIL_ONE - BOSSES] = life
    for name in cast:
        e.put(name, "d43")
    return e


def boss_life(e: Evening) -> int:
    """The Life of the Evil One."""
    return e.s.boss_life[EVIL_ONE - BOSSES]


@rule("DIA-88", "DIA-89")
def test_DIA_E66_chapter_6_is_set_up() -> None:
    """Start and tokens."""
    e = evening("the_name_in_the_book", "doctor", "geek")
    assert [e.at("doctor"), e.at("geek")] == ["a13", "a13"]
    assert e.tokens() == {
        "book": ["c14"],
        "dagger": ["g31"],
        "altar": ["d32"],
        "first_aid_kit": ["a34"],
        "telephone": ["c41"],
        "generator": ["g44"],
    }


@rule("DIA-91")
def test_DIA_E67_book_and_dagger_give_no_values() -> None:
    """Attack 2 and Defence 3 as printed."""
    e = evening("the_name_in_the_book", "doctor", "geek").carry("doctor", "book", "dagger")
    assert attack_of(e.s, 0) == 2
    assert defence_of(e.s, 0) == 3


@rule("DIA-92", "DIA-93")
def test_DIA_E68_nobody_invokes_by_day() -> None:
    """Refused in round 4."""
    e = evening("the_name_in_the_book", "doctor", "geek").put("doctor", "d32")
    e.carry("doctor", "book", "dagger").begin("doctor", round=4)
    e.refused("task invoke", "DIA-93")


@rule("DIA-92")
def test_nobody_invokes_without_the_dagger_or_elsewhere() -> None:
    """The Dagger's carrier is one space away; then both are there, but not at the altar."""
    e = evening("the_name_in_the_book", "doctor", "geek").put("doctor", "d32").put("geek", "d33")
    e.carry("doctor", "book").carry("geek", "dagger").begin("doctor", round=5)
    e.refused("task invoke", "DIA-92")
    e.put("doctor", "d33").begin("doctor", round=5)
    e.refused("task invoke", "DIA-92")


@rule("DIA-92", "DIA-94", "DIA-95")
def test_DIA_E69_two_carriers_invoke() -> None:
    """Life 32 for four characters in D43; everybody takes 1 Soul."""
    e = evening("the_name_in_the_book", "doctor", "geek", "fury", "dancer").put("doctor", "d32")
    e.put("geek", "d32").carry("doctor", "book").carry("geek", "dagger")
    e.begin("doctor", round=5).pick("doctor", "task invoke")
    assert e.foe_at("evil_one") == "d43"
    assert boss_life(e) == 32
    assert e.s.souls == [1, 1, 1, 1]
    assert e.left("doctor") == 2


@rule("DIA-92", "DIA-95")
def test_DIA_E70_one_carrier_of_both_invokes() -> None:
    """Life 16 for two characters."""
    e = evening("the_name_in_the_book", "doctor", "geek").put("doctor", "d32")
    e.carry("doctor", "book", "dagger").begin("doctor", round=6).pick("doctor", "task invoke")
    assert e.foe_at("evil_one") == "d43"
    assert boss_life(e) == 16


@rule("DIA-96", "DIA-97")
def test_DIA_E71_the_final_battle_is_on() -> None:
    """No creatures appear; every character +1 Fear."""
    e = facing("doctor", "geek", life=28, rolls="1").put("doctor", "d22").put("geek", "d22")
    e.start(6)
    assert e.foes() == {"evil_one": "d43"}
    assert e.fear("doctor") == 1


@rule("DIA-97")
def test_DIA_E72_other_appearances_go_on() -> None:
    """A killed Arcane rolls the Evil Die: a 2 brings a creature."""
    e = facing("doctor", "geek", life=28, rolls="H H 2 3").put("doctor", "a22").put("geek", "c22")
    e.foe("arcane", "a22").arm("doctor", "baseball_bat").begin("doctor", round=6)
    e.pick("doctor", "attack arcane_1", "learn corruption_1")
    assert e.asked == "LeastPortal"
    e.pick("geek", "portal g13")
    assert e.foes() == {"evil_one": "d43", "psycho_1": "g13"}


@rule("DIA-95", "DIA-98")
def test_DIA_E73_the_dagger_bites() -> None:
    """1 + 5 + 2 = 8: Life 22."""
    e = facing("doctor", "geek", life=30, rolls="H M").carry("doctor", "dagger")
    e.arm("doctor", "baseball_bat").begin("doctor", round=6).pick("doctor", "attack evil_one")
    assert boss_life(e) == 22
    assert e.souls("doctor") == 0


@rule("DIA-98")
def test_without_the_dagger_it_does_not() -> None:
    """1 + 5 = 6: Life 24."""
    e = facing("doctor", "geek", life=30, rolls="H M").carry("geek", "dagger")
    e.arm("doctor", "baseball_bat").begin("doctor", round=6).pick("doctor", "attack evil_one")
    assert boss_life(e) == 24


@rule("DIA-98")
def test_DIA_E74_in_a_combo_it_bites_once() -> None:
    """Soldier and Doctor: 3 Hits + 5 + 3 + 2 of the row + 2 of the Dagger = 15."""
    e = facing("soldier", "doctor", life=30, rolls="H H H M M M").carry("doctor", "dagger")
    e.arm("soldier", "baseball_bat").arm("doctor", "kitchen_knife").top("midnight_feature")
    e.begin("soldier", round=6).pick("soldier", "launch").pick("doctor", "yes")
    e.pick("soldier", "row middle")
    while e.asked not in ("Act", ""):
        e.pick("soldier", e.words[0])
    assert boss_life(e) == 15


@rule("DIA-98")
def test_DIA_E121_the_dagger_bites_without_a_hit() -> None:
    """2 damage: Life 28."""
    e = facing("doctor", "geek", life=30, rolls="M M").carry("doctor", "dagger")
    e.arm("doctor", "baseball_bat").begin("doctor", round=6).pick("doctor", "attack evil_one")
    assert boss_life(e) == 28


@rule("DIA-99", "DIA-100")
def test_DIA_E75_the_reading_works_once_per_round() -> None:
    """Fury 5 until the round ends; the second reading is refused."""
    e = facing("doctor", "geek", life=30).put("doctor", "d22").carry("doctor", "book")
    e.begin("doctor", round=6).pick("doctor", "task read")
    assert fury_against(e.s, EVIL_ONE, 1, 0) == 5
    e.refused("task read", "DIA-100")
    e.s.round = 7
    assert fury_against(e.s, EVIL_ONE, 1, 0) == 7


@rule("DIA-99")
def test_nobody_reads_on_another_tile() -> None:
    """The Book's carrier stands on tile A."""
    e = facing("doctor", "geek", life=30).put("doctor", "a22").carry("doctor", "book")
    e.begin("doctor", round=6)
    e.refused("task read", "DIA-99")


@rule("DIA-90")
def test_DIA_E76_its_last_life_wins() -> None:
    """5 damage against Life 3: won at once."""
    e = facing("doctor", "geek", life=3, rolls="M M H H").arm("doctor", "kitchen_knife")
    e.begin("doctor", round=6).pick("doctor", "attack evil_one")
    assert e.result is None
    e.pick("doctor", "attack evil_one")
    assert e.result == [1.0, 1.0]


@rule("DIA-101", "DIA-16")
def test_DIA_E77_it_outlives_round_8() -> None:
    """Everybody loses."""
    assert facing("doctor", "geek", life=1).end_round(8).result == [0.0, 0.0]
