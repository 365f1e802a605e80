"""Corners of the haunts that no example shows: choices, refusals, ties and second chances."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.haunts.course import course_of
from dreadhouse.games.betrayal.haunts.vanishing import Vanish
from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.moving import go_to
from dreadhouse.games.betrayal.rules.printed import TOKENS
from dreadhouse.games.betrayal.rules.stunning import beat
from dreadhouse.kernel.dice import Dice
from tests.games.betrayal.haunting import (
    Sheet,
    at,
    begun,
    company,
    count,
    course,
    fixtures,
    haunted,
    mobs,
    phase,
    refresh,
    token,
)
from tests.games.betrayal.positions import IDS, refused
from tests.rules import rule

TURRET = ["bell_turret upper 0 1 0"]
GIRL = token("girl")


@rule("HAU-63", "HAU-65")
def test_a_jump_to_a_room_of_ones_choice() -> None:
    """With 4 Teo goes to an adjacent room that is still there."""
    people = [Sheet("bram"), Sheet("teo", room="dance_hall"), Sheet("wren")]
    house = ["flagged_court ground 1 0 0", "dance_hall ground 1 1 0"]
    table = haunted("the_unbuilding", *people, house=house, rolls="1 1 1 1")
    table.night.push(Vanish(1))
    table.night.advance()
    assert sorted(table.offers("to")) == ["flagged_court", "great_hall"]
    table.pick("teo", "to flagged_court")
    assert table.room("teo") == "flagged_court"
    assert not table.is_in_house("dance_hall")


@rule("HAU-207")
def test_she_may_be_lifted_in_passing() -> None:
    """Whoever is moved into her room outside a turn of their own may lift her, or not."""
    for word, carrier in [(f"lift_token {GIRL}", 1), ("no", -1)]:
        people = [Sheet("bram"), Sheet("teo"), Sheet("leona", room="top_landing")]
        table = haunted("the_snatcher", *people, traitor="leona", things="altar cellar_landing")
        course(table).child_room = at("great_hall")
        go_to(table.night, 1, at("great_hall"))
        table.night.advance()
        assert (table.frame, table.asked) == ("MayLift", "teo")
        table.pick("teo", word)
        assert course(table).child == carrier


@rule("HAU-207")
def test_she_cannot_be_lifted_from_afar() -> None:
    """Only where she waits."""
    table = haunted("the_snatcher", *company(3), traitor="wren", things="altar cellar_landing")
    course(table).child_room = at("great_hall")
    refresh(table)
    refused(table, "bram", f"lift_token {GIRL}", "HAU-207")


@rule("HAU-4", "HAU-11", "HAU-84")
def test_equal_rooms_are_the_traitors_choice() -> None:
    """Three rooms are equally far, and two Choristers are left to be placed."""
    house = ["guest_chamber upper 1 0 0", "rafters upper 0 1 0", "red_parlour upper -1 0 0"]
    table = begun("unquiet_choir", *company(3), house=house, picks="put rafters")
    assert len(mobs(table)) == 3
    assert mobs(table)[:2] == ["cellar_landing", "rafters"]
    assert len(table.told("monster-comes")) == 3


@rule("HAU-168", "HAU-236")
def test_not_brought_back() -> None:
    """The hero keeps the Serum's power back: the Pale is stunned as by any blow."""
    people = [Sheet("teo", cards=[token("serum")]), Sheet("bram"), Sheet("wren")]
    table = haunted("pale_fever", *people, traitor="wren", rolls="2 1 1  1 1 1 0 0")
    table.player("bram").team = 1
    refresh(table)
    table.pick("teo", "attack 1", "no")
    assert (table.player("bram").team, table.player("bram").is_stunned) == (1, True)


@rule("HAU-186")
def test_what_is_no_explorer_only_stuns_a_reflection() -> None:
    """However great the margin."""
    table = haunted("house_of_glass", *company(3), monsters="reflection top_landing 0")
    beat(table.night, table.night.monsters[0], -1, 9)
    double = table.night.monsters[0]
    assert (double.is_stunned, double.is_gone) == (True, False)


@rule("HAU-172")
def test_the_turret_is_one_room() -> None:
    """Who and what was on a side of it is in all of it."""
    people = [Sheet("bram", room="bell_turret", side=2), Sheet("agnes"), Sheet("teo")]
    table = begun("the_toll", *people, house=TURRET, piles={"bell_turret 1": ["axe"]})
    assert (table.side("bram"), table.pile("bell_turret")) == (0, ["axe"])


@rule("HAU-53")
def test_a_dagger_that_costs_the_attack() -> None:
    """The Sacrificial Dagger's price comes first, and may leave no blow for the bell."""
    leona = Sheet("leona", room="bell_turret", cards=["sacrificial_dagger"])
    table = haunted(
        "the_toll",
        leona,
        Sheet("agnes"),
        Sheet("teo"),
        house=TURRET,
        traitor="agnes",
        rolls="0 0 0 0  0 0",
    )
    table.pick("leona", "hit", "arm sacrificial_dagger")
    assert (count(table, "bell"), table.frame) == (0, "Act")
    assert "hit" not in table.offered


@rule("HAU-22", "HAU-212")
def test_worlds_shuffle_the_letters() -> None:
    """Nobody knows which are true, so a re-dealt world may say otherwise."""
    letters = {token("letter", n): 0 if n < 4 else 1 for n in range(1, 5)}
    things = ", ".join(f"letter great_hall {n}" for n in range(1, 5))
    table = haunted("dead_letters", *company(3), traitor="wren", things=things, faces=letters)
    seen = set()
    for number in range(20):
        world: Any = table.night.determinize(1, Dice(bytes([number]) * 32))
        faces = course_of(world).faces
        assert sorted(faces) == sorted(course(table).faces)
        seen.add(faces[IDS.index(token("letter", 4)) - TOKENS])
    assert seen == {0, 1}


@rule("HAU-13")
def test_spent_vials_come_again() -> None:
    """They never run out."""
    table = haunted(
        "green_hunger",
        Sheet("bram", cards=[token("vial")]),
        Sheet("teo"),
        Sheet("wren"),
        traitor="wren",
        things="heart vestibule, heart top_landing",
    )
    assert (fixtures(table), table.cards("bram")) == (["top_landing"], [])
    kind = next(block for block in table.night.haunt.blocks if getattr(block, "id", "") == "vial")
    kind.give(table.night, 1)
    assert table.cards("teo") == [token("vial")]


@rule("HAU-44", "HAU-45")
def test_the_door_is_elsewhere() -> None:
    """Open, but not here."""
    people = [Sheet("bram", room="great_hall"), Sheet("teo"), Sheet("wren")]
    table = haunted("the_unbuilding", *people)
    table.night.is_door_open = True
    refresh(table)
    refused(table, "bram", "step_out", "HAU-45")


@rule("HAU-138", "BET-312")
def test_a_stunned_fetcher_drops_its_page() -> None:
    """It lies in the room for anybody."""
    page = token("page")
    table = haunted(
        "buried_name",
        *company(3),
        traitor="teo",
        monsters="fetcher vestibule",
        rolls="2 2 2 2 2  0 0 0",
    )
    table.night.monsters[0].cards = [IDS.index(page)]
    table.pick("bram", "strike 0")
    assert table.pile("vestibule") == [page]


@rule("HAU-138")
def test_a_fetcher_takes_the_page_beside_it() -> None:
    """As it begins to act."""
    page = token("page")
    table = haunted(
        "buried_name",
        *company(3),
        traitor="teo",
        monsters="fetcher top_landing",
        piles={"top_landing": [page]},
        rolls="1 1 0 0",
    )
    phase(table)
    assert [IDS[card] for card in table.night.monsters[0].cards] == [page]
    assert table.pile("top_landing") == []


@rule("HAU-206")
def test_she_stays_where_her_carrier_died() -> None:
    """And the table shows where."""
    table = haunted("the_snatcher", *company(3), traitor="wren", things="altar cellar_landing")
    course(table).child = 2
    die(table.night, 2)
    assert table.view()["haunt"]["child"]["room"] == at("vestibule")
