"""Searches, hidden parts, objects, the Presence, grabs and ends (K10 to K17, HAU-49 to HAU-72)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.state import PHYSICAL, SPEED
from tests.games.betrayal.haunting import (
    Sheet,
    begun,
    company,
    count,
    counts,
    course,
    end_of_round,
    haunted,
    phase,
    token,
)
from tests.games.betrayal.positions import IDS, refused
from tests.rules import rule

TURRET = ["bell_turret upper 0 1 0"]


# ---- K10 search


@rule("HAU-49", "HAU-213")
def test_HAU_E43_nothing_without_searching() -> None:
    """A Letter face down cannot be picked up."""
    people = [Sheet("pip"), Sheet("bram"), Sheet("teo")]
    letter = token("letter")
    table = haunted(
        "dead_letters", *people, traitor="bram", things="letter vestibule 1", faces={letter: 0}
    )
    assert (table.offers("take"), table.offers("task")) == ([], ["2", "3"])


@rule("HAU-50", "HAU-214")
def test_HAU_E44_found_and_dropped() -> None:
    """From then on it is picked up like any item token."""
    letter = token("letter")
    people = [Sheet("pip"), Sheet("teo"), Sheet("bram", room="great_hall")]
    table = haunted(
        "dead_letters",
        *people,
        traitor="bram",
        things="letter vestibule 1",
        faces={letter: 0},
        rolls="1 1 1 1",
    )
    table.pick("pip", "task 3")
    assert table.cards("pip") == [letter]
    table.pick("pip", f"drop {letter}", "end")
    table.pick("teo", f"take {letter}")
    assert table.cards("teo") == [letter]


# ---- K11 hidden parts


@rule("HAU-51", "HAU-52", "HAU-105")
def test_HAU_E45_five_parts() -> None:
    """One Cuckoo among five, known to nobody else, and anybody may attack anybody."""
    table = begun("cuckoos_dose", *company(5), rolls="2", orders=[[0] * 4 + [1] * 4, [1, 2, 3, 4]])
    teams = [p.team for p in table.night.players]
    assert (teams.count(1), table.night.traitor) == (1, 2)
    assert table.view("bram")["haunt"]["traitor"] == -1
    assert table.view("teo")["haunt"]["traitor"] == 2
    assert table.offers("attack") == ["0", "2", "3", "4"]


# ---- K12 objects


@rule("HAU-53", "HAU-54", "HAU-175")
def test_HAU_E46_a_crack() -> None:
    """Leona with the Axe: 5 against 4 makes one crack, and her attack is spent."""
    leona = Sheet("leona", room="bell_turret", cards=["axe"])
    table = haunted(
        "the_toll",
        leona,
        Sheet("agnes"),
        Sheet("teo"),
        Sheet("wren"),
        house=TURRET,
        traitor="agnes",
        rolls="2 1 1 1 0  2 1 1",
    )
    table.pick("leona", "hit", "arm axe")
    assert count(table, "bell") == 1
    assert "hit" not in table.offered


@rule("HAU-54")
def test_HAU_E47_no_crack_no_harm() -> None:
    """3 against 6 does nothing to either."""
    people = [Sheet("leona", room="bell_turret"), Sheet("agnes"), Sheet("teo")]
    table = haunted("the_toll", *people, house=TURRET, traitor="agnes", rolls="1 1 1 0  2 2 2")
    before = table.steps("leona")
    table.pick("leona", "hit")
    assert (count(table, "bell"), table.steps("leona")) == (0, before)


@rule("HAU-55", "HAU-178")
def test_HAU_E48_the_third_crack() -> None:
    """The bell is broken: the heroes have won."""
    people = [Sheet("leona", room="bell_turret"), Sheet("agnes"), Sheet("teo"), Sheet("wren")]
    table = haunted("the_toll", *people, house=TURRET, traitor="agnes", rolls="2 2 1 0  2 1 1")
    counts(table, bell=2)
    table.pick("leona", "hit")
    assert table.over == "heroes"


@rule("HAU-56", "HAU-176", "HAU-177")
def test_HAU_E49_the_shield() -> None:
    """While one Sexton stands unstunned in the Turret, neither bell nor Ringer; the Sextons may."""
    people = [
        Sheet("leona", room="bell_turret"),
        Sheet("agnes", room="bell_turret"),
        Sheet("teo"),
        Sheet("wren"),
    ]
    for stunned, shown in [("", False), (" stunned", True)]:
        table = haunted(
            "the_toll",
            *people,
            house=TURRET,
            traitor="agnes",
            monsters=f"sexton bell_turret stunned, sexton bell_turret{stunned}",
        )
        assert ("hit" in table.offered) == shown
        assert table.offers("attack") == (["1"] if shown else [])
        assert table.offers("strike") == ["0", "1"]
        if not shown:
            refused(table, "leona", "hit", "HAU-56")


@rule("HAU-53", "HAU-175")
def test_HAU_E172_no_shot_at_the_bell() -> None:
    """Only weapons that help Might attacks."""
    cards = ["revolver", "axe", "spear", "blood_dagger", "signet"]
    people = [Sheet("constance", room="bell_turret", cards=cards), Sheet("agnes"), Sheet("teo")]
    table = haunted("the_toll", *people, house=TURRET, traitor="agnes")
    table.pick("constance", "hit")
    assert table.offers("arm") == ["axe", "spear", "blood_dagger"]


# ---- K13 presence


@rule("HAU-57", "HAU-210")
def test_HAU_E50_the_figure_is_taken_off() -> None:
    """The Axe lies in a pile, the Dog waits, the Bite is discarded."""
    mirela = Sheet("mirela", room="great_hall", cards=["axe", "bite", "dog"])
    order = [2, 1, 3, 4]
    table = begun("dead_letters", mirela, Sheet("bram"), Sheet("teo"), orders=[[0, 0, 0, 1], order])
    assert (table.cards("mirela"), table.pile("great_hall")) == ([], ["axe"])
    assert [IDS[token.kind] for token in table.night.waiting] == ["dog"]
    assert table.discarded("bite")
    assert not table.player("mirela").is_in_play()


@rule("HAU-58", "HAU-218")
def test_HAU_E51_nothing_to_strike_at() -> None:
    """No target, no turn: after the heroes comes the monster phase."""
    people = [Sheet("mirela"), Sheet("bram"), Sheet("teo")]
    table = begun("dead_letters", *people, orders=[[0, 0, 0, 1], [1, 2, 3, 4]])
    assert (table.asked, table.offers("attack")) == ("bram", [])
    table.pick("bram", "end")
    table.pick("teo", "end")
    assert (table.asked, table.frame) == ("mirela", "NameRoom")


@rule("HAU-59", "HAU-217")
def test_HAU_E52_two_rooms() -> None:
    """Wren in one of them checks Speed: 3 costs her the total of two dice; nobody else rolls."""
    people = [Sheet("mirela"), Sheet("wren", room="great_hall"), Sheet("bram"), Sheet("teo")]
    table = haunted("dead_letters", *people, traitor="mirela", rolls="1 1 1 0  2 1")
    table.player("mirela").is_off = True
    phase(table)
    table.pick("mirela", "haunt_room great_hall", "haunt_room main_stair")
    top = table.night.stack[-1]
    assert (table.asked, top.kind, top.points) == ("wren", PHYSICAL, 3)  # type: ignore[attr-defined]
    assert table.rolls_left == []


# ---- K15 grabbing


@rule("HAU-67", "HAU-130")
def test_HAU_E59_the_blow_must_land() -> None:
    """The Buff Coat leaves 1 point of 2: no grab."""
    deed = token("deed")
    wren = Sheet("wren", cards=["buff_coat", deed])
    for cards, frame in [(wren.cards, "TakePoint"), ([deed], "Steal")]:
        table = haunted(
            "the_will",
            Sheet("bram"),
            Sheet("wren", cards=cards),
            Sheet("teo"),
            rolls="1 1 1 1 1  1 1 1",
        )
        table.pick("bram", "attack 1")
        assert table.frame == frame


@rule("HAU-68", "HAU-141")
def test_HAU_E60_not_at_range_nor_in_defence() -> None:
    """Neither the Revolver at range nor a defender who wins may grab a Page."""
    page = token("page")
    anselm = Sheet("anselm", room="main_stair", cards=["revolver"])
    agnes = Sheet("agnes", cards=[page])
    table = haunted(
        "buried_name", anselm, agnes, Sheet("teo"), traitor="agnes", rolls="2 2 2 1  1 1 1"
    )
    table.pick("anselm", "attack 1")
    assert table.frame == "TakePoint"
    people = [Sheet("agnes", cards=[page]), Sheet("anselm"), Sheet("teo")]
    table = haunted("buried_name", *people, traitor="agnes", rolls="0 0  1 1 1")
    table.pick("agnes", "attack 1")
    assert table.frame == "TakePoint"


@rule("HAU-130", "HAU-232")
def test_HAU_E165_a_grab_is_a_steal() -> None:
    """A Deed grabbed in this turn cannot be given in it."""
    deed = token("deed")
    table = haunted(
        "the_will",
        Sheet("bram"),
        Sheet("wren", cards=[deed]),
        Sheet("teo"),
        rolls="1 1 1 1 1  1 1 1",
    )
    table.pick("bram", "attack 1", f"steal {deed}")
    assert (table.cards("bram"), table.offers("give")) == ([deed], [])
    table.pick("bram", "end")
    table.pick("wren", "end")
    table.pick("teo", "end")
    assert table.offers("give") == [deed]


# ---- K17 winning


@rule("HAU-70", "HAU-103")
def test_HAU_E61_checked_after_every_step() -> None:
    """The last Heart goes by the first of two Vials, and nothing more is done."""
    bram = Sheet("bram", cards=[token("vial"), token("vial", 2)])
    table = haunted(
        "green_hunger",
        bram,
        Sheet("teo"),
        Sheet("juniper"),
        traitor="juniper",
        things="heart great_hall",
    )
    table.pick("bram", "go great_hall")
    assert (table.over, table.cards("bram")) == ("heroes", [token("vial", 2)])


@rule("HAU-71")
def test_HAU_E62_twenty_rounds() -> None:
    """The Girl is still carried about: the heroes lose."""
    table = haunted("the_snatcher", *company(3), traitor="wren", things="altar cellar_landing")
    course(table).child = 1
    table.night.affair.round = 20
    end_of_round(table)
    assert table.over == "traitor"


@rule("HAU-72", "HAU-155")
def test_HAU_E63_too_few_outside() -> None:
    """Two of three needed have escaped and the others are dead."""
    table = haunted("furnace_heart", *company(6), traitor="wren", zone="cellar_landing")
    for name in ("bram", "teo"):
        table.player(name).has_escaped = True
    for name in ("mirela", "anselm"):
        die(table.night, table.seat(name))
        assert table.over == ""
    die(table.night, table.seat("leona"))
    assert table.over == "traitor"


def test_speed_is_a_trait_of_a_fetcher() -> None:
    """What a monster has is as its line says (HAU-24)."""
    table = haunted("buried_name", *company(3), traitor="teo", monsters="fetcher vestibule")
    assert table.night.monsters[0].values[SPEED] == 4
