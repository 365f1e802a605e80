"""Where a number or a once decides in a haunt: equal totals, rooms named, a card used."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.haunt import judge
from tests.games.betrayal.haunting import (
    Sheet,
    company,
    count,
    course,
    haunted,
    phase,
    token,
)
from tests.games.betrayal.positions import PRINTED
from tests.rules import rule

TURRET = ["bell_turret upper 0 1 0"]


@rule("HAU-54")
def test_equal_totals_crack_nothing() -> None:
    """4 against 4 leaves the bell whole."""
    people = [Sheet("leona", room="bell_turret"), Sheet("agnes"), Sheet("teo")]
    rolls = "1 1 1 1  2 2 0 0"
    table = haunted("the_toll", *people, house=TURRET, traitor="agnes", rolls=rolls)
    table.pick("leona", "hit")
    assert count(table, "bell") == 0


@rule("HAU-59", "HAU-217")
def test_a_presence_names_different_rooms() -> None:
    """With six explorers it fills as many rooms as it may, each once."""
    house = ["groaning_passage ground 1 1 0", "box_room cellar 0 1 0"]
    table = haunted("dead_letters", *company(6), house=house, traitor="mirela")
    table.player("mirela").is_off = True
    most = table.view("mirela")["haunt"]["presence"]
    phase(table)
    for named in range(most):
        rooms = [room for room in table.offers("haunt_room") if room != "vestibule"]
        assert len(rooms) == 6 - named
        table.pick("mirela", f"haunt_room {rooms[0]}")
    assert len(table.told("presence-fills")) == most


@rule("BET-201", "HAU-216")
def test_burning_is_the_lanterns_one_action() -> None:
    """After it the Lantern can be neither given nor dropped in this turn."""
    letter = token("letter")
    people = [Sheet("teo", cards=["hand_lantern", letter]), Sheet("bram"), Sheet("mirela")]
    table = haunted("dead_letters", *people, traitor="mirela", faces={letter: 0})
    assert "hand_lantern" in table.offers("drop")
    table.pick("teo", "use hand_lantern")
    assert table.cards("teo") == ["hand_lantern"]
    assert (table.offers("drop"), table.offers("give")) == ([], [])


@rule("HAU-104", "HAU-235")
def test_exactly_three_fifths_are_enough() -> None:
    """12 rooms of 20."""
    table = haunted("green_hunger", *company(3), traitor="teo", things="heart vestibule")
    table.night.affair.round = 5
    for room in range(5, 20):
        table.night.cell[room] = room
    course(table).zone = (1 << 11) - 1
    judge(table.night)
    assert table.over == ""
    course(table).zone = (1 << 12) - 1
    judge(table.night)
    assert table.over == "traitor"


@rule("BET-240", "HAU-145")
def test_the_lowest_sanity_names_the_traitor() -> None:
    """Dita has 3, Bram 4 and Agnes 6."""
    table = haunted("furnace_heart", Sheet("bram"), Sheet("agnes"), Sheet("dita"))
    furnace = PRINTED.haunts[PRINTED.haunt_ids.index("furnace_heart")]
    assert furnace.traitor_of(table.night) == table.seat("dita")
