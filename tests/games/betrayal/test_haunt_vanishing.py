"""The Unbuilding, and rooms that vanish (K14, HAU-60 to HAU-66, HAU-221 to HAU-229)."""

from __future__ import annotations

from dreadhouse.games.betrayal.haunts.vanishing import RoomGoes, Vanish, next_to_vanish
from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.house import distances, refresh
from dreadhouse.games.betrayal.state import START_ROOMS, Link
from tests.games.betrayal.haunting import (
    Sheet,
    Table,
    at,
    begun,
    company,
    count,
    counts,
    end_of_round,
    fixtures,
    haunted,
    need,
    token,
)
from tests.games.betrayal.positions import ROOMS
from tests.rules import rule

HOUSE = ["scullery ground 1 0 1", "dance_hall ground 2 0 0", "oratory ground 2 1 2"]


def vanish(table: Table, count: int) -> None:
    """So many rooms vanish now."""
    table.night.push(Vanish(count))
    table.night.advance()


@rule("HAU-60", "HAU-226")
def test_HAU_E53_the_cellar_first() -> None:
    """Of two rooms at the same distance the one in the Cellar vanishes."""
    house = ["cellar_stair cellar 1 0 3", "vault cellar -1 0 1", "guest_chamber upper 1 0 3"]
    table = haunted("the_unbuilding", *company(3), house=house)
    far = distances(table.night, at("vestibule"))
    assert far[at("vault")] == far[at("guest_chamber")] == 4
    assert [ROOMS[room] for room in next_to_vanish(table.night)] == ["vault"]


@rule("HAU-61")
def test_HAU_E54_what_never_vanishes() -> None:
    """Vestibule, Great Hall, Main Stair and the landings stay, however many are due."""
    table = haunted("the_unbuilding", *company(3), house=HOUSE)
    vanish(table, 8)
    left = [room for room in range(47) if table.night.is_in_house(room)]
    assert left == list(range(START_ROOMS))


@rule("HAU-62")
def test_HAU_E55_a_hole() -> None:
    """Nobody explores where a room was, and its links are gone."""
    table = haunted("the_unbuilding", *company(3), house=HOUSE[:1], stack=["billiard_room"])
    table.night.links.append(Link(at("scullery"), 0, at("top_landing"), 0))
    refresh(table.night)
    assert "w" in table.offers("explore")
    vanish(table, 1)
    assert not table.is_in_house("scullery")
    assert table.night.links == []
    assert table.offers("explore") == ["w"]


@rule("HAU-63")
def test_HAU_E56_who_cannot_jump() -> None:
    """3 takes Teo from the Ground floor to the Cellar Landing, with 2 points."""
    people = [Sheet("bram"), Sheet("teo", room="scullery"), Sheet("wren")]
    table = haunted("the_unbuilding", *people, house=HOUSE[:1], rolls="1 1 1 0  1 1")
    vanish(table, 1)
    top = table.night.stack[-1]
    assert (table.room("teo"), top.points) == ("cellar_landing", 2)  # type: ignore[attr-defined]


@rule("HAU-64", "HAU-65")
def test_HAU_E57_no_adjacent_room() -> None:
    """4 takes Teo from the Rafters to the Top Landing, unhurt and without an exit roll."""
    people = [Sheet("bram"), Sheet("teo", room="rafters"), Sheet("wren")]
    table = haunted("the_unbuilding", *people, house=["rafters upper 5 5 0"], rolls="1 1 1 1")
    before = table.steps("teo")
    vanish(table, 1)
    assert (table.room("teo"), table.steps("teo")) == ("top_landing", before)
    assert table.rolls_left == []


@rule("HAU-66")
def test_HAU_E58_what_lies_there() -> None:
    """A pile and a fixed Keystone move to the neighbour; the Keystone is still fixed."""
    table = haunted(
        "the_unbuilding",
        *company(3),
        house=HOUSE[:1],
        things="keystone scullery 1",
        piles={"scullery": ["axe"]},
    )
    vanish(table, 1)
    assert (table.pile("vestibule"), fixtures(table)) == (["axe"], ["vestibule"])
    assert "take token_77" not in table.offered


@rule("HAU-4", "HAU-66")
def test_where_things_go_is_chosen() -> None:
    """With two neighbours left the revealer says where a pile goes."""
    table = haunted(
        "the_unbuilding",
        *company(3),
        house=["flagged_court ground 1 0 0", "dance_hall ground 1 1 0"],
        piles={"flagged_court": ["axe"]},
    )
    table.night.push(RoomGoes())
    table.night.choice = at("flagged_court")
    table.night.advance()
    assert (table.frame, table.asked) == ("PutInRoom", "bram")
    table.pick("bram", "put dance_hall")
    assert table.pile("dance_hall") == ["axe"]
    assert not table.is_in_house("flagged_court")


@rule("HAU-221", "HAU-222")
def test_HAU_E158_six_explorers() -> None:
    """8 Keystones; enough of them open the door; 5 must escape; all on one side."""
    table = begun("the_unbuilding", *company(6), orders=[[1, 2, 3, 4]])
    assert len(fixtures(table, "keystone")) == 8
    counts(table, laid=need(table, "door") - 1)
    assert not table.night.is_door_open
    counts(table, laid=need(table, "door"))
    assert table.night.is_door_open
    assert {p.team for p in table.night.players} == {0}
    for seat in range(4):
        table.night.players[seat].has_escaped = True
    counts(table)
    assert table.over == ""
    table.night.players[4].has_escaped = True
    counts(table)
    assert table.over == "heroes"


@rule("HAU-49", "HAU-223")
def test_HAU_E159_prying() -> None:
    """6 takes the Keystone as an item token."""
    people = [Sheet("anselm", room="great_hall"), Sheet("bram"), Sheet("teo")]
    table = haunted("the_unbuilding", *people, things="keystone great_hall 1", rolls="1 1 1 1 1 1")
    table.pick("anselm", "task 3")
    assert (table.cards("anselm"), fixtures(table)) == ([token("keystone")], [])


@rule("HAU-30", "HAU-226")
def test_HAU_E160_four_rooms() -> None:
    """A total of 4: four rooms vanish, then the clock moves."""
    house = [*HOUSE[:2], "flagged_court ground 3 0 0", "lumber_room ground 4 0 0"]
    house.append("groaning_passage ground 5 0 0")
    table = haunted("the_unbuilding", *company(3), house=house, rolls="2 1 1 0")
    counts(table, clock=1)
    end_of_round(table)
    told = [event.id for event in table.night.journal(-1)]
    order = [id for id in told if id in ("room-vanishes", "clock-rises")]
    assert order == ["room-vanishes"] * 4 + ["clock-rises"]
    assert count(table, "clock") == 2


@rule("HAU-227", "HAU-228", "HAU-229")
def test_HAU_E161_seven() -> None:
    """Whoever is inside dies: 2 of 4 outside are too few; a third in time has won for all."""
    table = haunted("the_unbuilding", *company(4), rolls="0 0 0 0")
    for name in ("teo", "mirela"):
        table.player(name).has_escaped = True
    counts(table, clock=6)
    end_of_round(table)
    assert (table.over, table.player("bram").is_dead) == ("house", True)
    table = haunted("the_unbuilding", *company(4))
    for name in ("teo", "mirela"):
        table.player(name).has_escaped = True
    counts(table, laid=need(table, "door"))
    table.pick("bram", "step_out")
    assert table.over == "heroes"


@rule("HAU-229")
def test_HAU_E162_too_few_left() -> None:
    """Two of four are dead: 2 are fewer than 3."""
    table = haunted("the_unbuilding", *company(4))
    die(table.night, 1)
    assert table.over == ""
    die(table.night, 2)
    assert table.over == "house"
