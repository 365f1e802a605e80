"""The Snatcher and Dead Letters (HAU-198 to HAU-220)."""

from __future__ import annotations

from dreadhouse.games.betrayal.haunts.child import remove_card
from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.items import receive
from dreadhouse.games.betrayal.rules.monsters import aim, move_monster
from dreadhouse.games.betrayal.rules.moving import limit
from tests.games.betrayal.haunting import (
    Sheet,
    at,
    begun,
    company,
    count,
    counts,
    course,
    end_of_round,
    fixtures,
    haunted,
    mobs,
    refresh,
    token,
)
from tests.games.betrayal.positions import IDS
from tests.rules import rule

BOILER = "boiler_room cellar 0 1 1"

# ---- H12 The Snatcher


@rule("HAU-198", "HAU-200", "HAU-202")
def test_HAU_E145_far_with_the_girl() -> None:
    """Seat 2 is left of seat 1, stands at FAR with her, and 3 Beadles beside."""
    table = begun(
        "the_snatcher",
        *company(4),
        revealer="wren",
        house=["cellar_stair cellar 1 0 3"],
        orders=[[1, 2, 4, 46]],
    )
    assert (table.night.traitor, course(table).child) == (2, 2)
    assert table.room("teo") == "top_landing"
    assert mobs(table) == ["top_landing"] * 3


@rule("HAU-199")
def test_HAU_E146_her_card_leaves() -> None:
    """Wren loses it and its bonus, never below a first step."""
    people = [Sheet("wren"), Sheet("bram"), Sheet("teo")]
    table = begun("last_candle", *people)
    before = table.steps("wren")
    girl = IDS.index("girl")
    table.night.omens.remove(girl)
    receive(table.night, 0, girl)
    assert table.steps("wren") != before
    table.player("wren").steps[3] = 1
    remove_card(table.night, girl)
    assert (table.cards("wren"), table.step("wren", "knowledge")) == ([], 1)
    assert table.step("wren", "sanity") == before[2]
    assert girl in table.night.gone


@rule("HAU-8", "HAU-201")
def test_HAU_E147_three_altars() -> None:
    """None in the traitor's room, none in the Vestibule."""
    table = begun(
        "the_snatcher",
        *company(3),
        house=["cellar_stair cellar 1 0 3"],
        orders=[[46, 4, 2, 1]],
    )
    assert len(fixtures(table, "altar")) == 3
    assert not {"vestibule", table.room("wren")} & set(fixtures(table, "altar"))


@rule("HAU-203")
def test_HAU_E148_slower_with_her() -> None:
    """3 spaces for Speed 4, 1 for Speed 2, and never none."""
    table = haunted("the_snatcher", *company(3), traitor="wren", things="altar cellar_landing")
    course(table).child = 1
    assert limit(table.night, 1) == 3
    table.player("wren").steps[0] = 1
    assert limit(table.night, 1) == 2
    assert table.night.haunt.speed_of(table.night, 1, 2) == 1
    assert table.night.haunt.speed_of(table.night, 1, 1) == 1


@rule("HAU-204")
def test_HAU_E149_marked_once() -> None:
    """Leaving and entering again marks nothing more."""
    people = [Sheet("wren", room="great_hall"), Sheet("bram"), Sheet("teo")]
    table = haunted(
        "the_snatcher", *people, traitor="wren", things="altar main_stair, altar top_landing"
    )
    course(table).child = 0
    table.pick("wren", "go main_stair", "go great_hall", "go main_stair")
    assert count(table, "altars") == 1


@rule("HAU-67", "HAU-205")
def test_HAU_E150_taking_her() -> None:
    """Leona beats the traitor by 2 and takes her: no damage."""
    people = [Sheet("leona"), Sheet("bram"), Sheet("teo")]
    table = haunted(
        "the_snatcher",
        *people,
        traitor="bram",
        things="altar cellar_landing",
        rolls="2 2 1 0  1 1 1 0 0",
    )
    table.player("leona").room = table.player("bram").room = at("great_hall")
    course(table).child = 1
    refresh(table)
    before = table.steps("bram")
    table.pick("leona", "attack 1", f"steal {token('girl')}")
    assert (course(table).child, table.steps("bram")) == (0, before)


@rule("HAU-206", "HAU-207")
def test_HAU_E151_she_waits() -> None:
    """A Beadle takes nothing; Teo lifts her with no space left."""
    people = [Sheet("teo"), Sheet("leona", room="great_hall"), Sheet("bram", room="top_landing")]
    table = haunted(
        "the_snatcher",
        *people,
        traitor="bram",
        things="altar cellar_landing",
        monsters="beadle main_stair",
    )
    course(table).child = 1
    die(table.night, 1)
    assert (course(table).child, course(table).child_room) == (-1, at("great_hall"))
    beadle = table.night.monsters[0]
    move_monster(table.night, beadle, at("great_hall"), -1)
    assert course(table).child == -1
    table.night.spaces = 3
    table.pick("teo", "go great_hall", f"lift_token {token('girl')}")
    assert course(table).child == 0


@rule("HAU-47", "HAU-208")
def test_HAU_E152_home() -> None:
    """Teo with her in the Vestibule: the heroes have won."""
    people = [Sheet("teo", room="great_hall"), Sheet("leona"), Sheet("bram")]
    table = haunted("the_snatcher", *people, traitor="bram", things="altar cellar_landing")
    course(table).child = 0
    table.pick("teo", "go vestibule")
    assert table.over == "heroes"


@rule("HAU-209")
def test_HAU_E153_the_third_altar() -> None:
    """The traitor has won."""
    people = [Sheet("bram", room="great_hall"), Sheet("leona"), Sheet("teo")]
    table = haunted("the_snatcher", *people, traitor="bram", things="altar main_stair")
    course(table).child = 0
    counts(table, altars=2)
    table.pick("bram", "go main_stair")
    assert table.over == "traitor"


@rule("HAU-202")
def test_beadles_hunt_her_carrier_first() -> None:
    """First of all a hero who carries her, however far."""
    people = [Sheet("teo", room="top_landing"), Sheet("leona"), Sheet("bram", room="main_stair")]
    table = haunted(
        "the_snatcher",
        *people,
        traitor="bram",
        things="altar cellar_landing",
        monsters="beadle great_hall",
    )
    assert aim(table.night, table.night.monsters[0]) == [at("vestibule"), 1]
    course(table).child = 0
    assert aim(table.night, table.night.monsters[0]) == [at("top_landing"), 0]


# ---- H13 Dead Letters


@rule("HAU-211", "HAU-212")
def test_HAU_E154_letters() -> None:
    """The Boiler Room is in play; 4 Letters, none in it; nobody looks."""
    table = begun("dead_letters", *company(3), house=[BOILER], orders=[[0, 0, 0, 1], [1, 2, 3, 4]])
    assert len(fixtures(table, "letter")) == 4
    assert "boiler_room" not in fixtures(table)
    assert sorted(course(table).faces)[-4:] == [0, 0, 0, 1]
    for name in ("bram", "wren", "teo", ""):
        assert table.view(name)["haunt"]["faces"] == {}


@rule("HAU-213", "HAU-214")
def test_HAU_E155_blank_and_true() -> None:
    """A blank is removed, a true one is hers; all see either."""
    blank, true = token("letter", 1), token("letter", 2)
    people = [Sheet("saoirse"), Sheet("teo"), Sheet("bram", room="great_hall")]
    for letter, number, face in [(blank, 1, 1), (true, 2, 0)]:
        table = haunted(
            "dead_letters",
            *people,
            traitor="bram",
            things=f"letter vestibule {number}",
            faces={letter: face},
            rolls="1 1 1 1",
        )
        table.pick("saoirse", "task 3")
        assert table.cards("saoirse") == ([] if face else [letter])
        assert table.discarded(letter) == bool(face)
        shown = {str(IDS.index(letter)): "blank" if face else "true"}
        assert table.view()["haunt"]["faces"] == shown


@rule("HAU-215", "HAU-216", "HAU-219")
def test_HAU_E156_burning() -> None:
    """Two in the Boiler Room, the third anywhere by the Hand Lantern: the heroes win."""
    letters = [token("letter", n) for n in (1, 2, 3)]
    people = [
        Sheet("bram", room="cellar_landing", cards=letters[:2]),
        Sheet("teo", room="great_hall", cards=["hand_lantern", letters[2]]),
        Sheet("mirela"),
    ]
    table = haunted(
        "dead_letters",
        *people,
        house=[BOILER],
        traitor="mirela",
        faces=dict.fromkeys(letters, 0),
    )
    table.pick("bram", "go boiler_room")
    assert (count(table, "burned"), table.cards("bram")) == (2, [])
    table.pick("bram", "end")
    if table.frame == "TakePoint":
        table.pick("bram", "lose might")
    table.pick("teo", "use hand_lantern")
    assert table.over == "heroes"


@rule("HAU-220")
def test_HAU_E157_nine() -> None:
    """At 9 the traitor has won, whatever was burned."""
    table = haunted("dead_letters", *company(3), traitor="wren")
    counts(table, clock=8, burned=2)
    assert table.over == ""
    end_of_round(table)
    assert table.over == "traitor"
