"""Components, setup and the first player (BET-1 to BET-28, BET-426)."""

from __future__ import annotations

from typing import Any

import pytest

from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.rules.setup import lay_out
from dreadhouse.games.betrayal.state import CELLAR, GROUND, UPPER, Night
from dreadhouse.kernel.errors import BadOption, IllegalAction
from tests.games.betrayal.positions import EXPLORERS, PRINTED, ROOMS, Sheet, Table, position
from tests.rules import rule


def fresh(seats: int = 3, **options: Any) -> Night:
    """A new game, before the first explorer is picked."""
    night = GAME.start(seats, options, bytes(32))
    assert isinstance(night, Night)
    return night


def picked(*names: str, **options: Any) -> Table:
    """A new game with these explorers picked."""
    night = fresh(len(names), **options)
    for seat, name in enumerate(names):
        explorer = next(id for id in EXPLORERS if id.startswith(name))
        night.apply(GAME.vocabulary.action(f"pick {explorer}"), seat)
    return Table(night)


@rule("BET-1", "BET-2", "BET-3", "BET-6", "BET-7", "BET-8", "BET-9")
def test_BET_E1_a_complete_box() -> None:
    """47 rooms on three floors, 80 cards, 12 explorers of six colours."""
    assert len(PRINTED.rooms) == 47
    assert [PRINTED.floors[room].bit_count() for room in range(5)] == [1] * 5
    assert (len(PRINTED.cards[:22]), len(PRINTED.cards[22:35]), len(PRINTED.cards[35:80])) == (
        22,
        13,
        45,
    )
    assert len(PRINTED.explorers) == 12
    colours = PRINTED.colour
    assert {colours.count(colour) for colour in colours} == {2}
    assert len(set(colours)) == 6


@rule("BET-4", "BET-5")
def test_BET_E2_the_red_parlour() -> None:
    """Ground or Upper floor; doorways N, E, S; an item; Hearth."""
    room = ROOMS.index("red_parlour")
    assert PRINTED.floors[room] == 1 << UPPER | 1 << GROUND
    assert PRINTED.doors[room] == 0b0111
    assert (PRINTED.symbol[room], PRINTED.sign[room]) == (2, 0)


@pytest.mark.parametrize("seats", [2, 7])
@rule("BET-18")
def test_BET_E3_three_to_six(seats: int) -> None:
    """Two people or seven are refused."""
    with pytest.raises(BadOption):
        GAME.start(seats, {}, bytes(32))


@rule("BET-19", "BET-20")
def test_BET_E4_no_two_of_one_colour() -> None:
    """Bram and Dita are both Crimson; Leona is allowed."""
    night = fresh()
    night.apply(GAME.vocabulary.action("pick bram_okafor"), 0)
    with pytest.raises(IllegalAction) as refusal:
        night.apply(GAME.vocabulary.action("pick dita_halloran"), 1)
    assert refusal.value.rule == "BET-20"
    assert GAME.vocabulary.action("pick leona_petrakis") in night.options(1)


@rule("BET-21", "BET-39")
def test_BET_E5_anselm_is_picked() -> None:
    """Steps 4, 3, 3, 4; the values add up to 15."""
    table = picked("anselm", "bram", "wren")
    assert table.steps("anselm") == [4, 3, 3, 4]
    traits = ("speed", "might", "sanity", "knowledge")
    assert [table.value("anselm", trait) for trait in traits] == [3, 3, 3, 6]


@rule("BET-21")
def test_every_explorer_starts_with_15() -> None:
    """The four start values always add up to 15."""
    for explorer, steps in enumerate(PRINTED.start_steps):
        assert sum(PRINTED.tracks[explorer][trait][steps[trait]] for trait in range(4)) == 15


@rule("BET-22", "BET-23", "BET-26", "BET-97", "BET-98")
def test_BET_E6_open_doorways() -> None:
    """Four on each floor; everybody stands in the Vestibule."""
    night = fresh()
    assert [len(night.open[floor]) for floor in (GROUND, UPPER, CELLAR)] == [4, 4, 4]
    assert {p.room for p in night.players} == {ROOMS.index("vestibule")}
    assert night.ways[ROOMS.index("great_hall")] == [
        ROOMS.index("main_stair"),
        ROOMS.index("vestibule"),
    ]


@rule("BET-24", "BET-25")
def test_BET_E7_a_new_stack() -> None:
    """42 tiles: 22 for the Cellar, 22 for the Ground floor, 24 for the Upper floor."""
    night = fresh()
    left = Table(night).view()["stack"]["left"]
    assert len(night.stack_of_tiles) == 42
    assert left == {"cellar": 22, "ground": 22, "upper": 24}
    assert (len(night.items), len(night.omens), len(night.events)) == (22, 13, 45)


@pytest.mark.parametrize("day", [1, 11])
@rule("BET-17", "BET-27", "BET-28")
def test_BET_E8_the_next_birthday(day: int) -> None:
    """Bram (11 March) begins on both days; turns go clockwise."""
    table = picked("leona", "bram", "wren", month=3, day=day)
    assert table.asked == "bram"
    table.pick("bram", "end")
    assert table.asked == "wren"
    table.pick("wren", "end")
    assert table.asked == "leona"


@rule("BET-426")
def test_BET_E331_first_by_lot() -> None:
    """The first player is drawn; birthdays do not count."""
    firsts = set()
    for number in range(30):
        night = GAME.start(3, {"first_by_lot": True}, bytes([number]) * 32)
        for seat, name in enumerate(("leona_petrakis", "bram_okafor", "wren_castellan")):
            night.apply(GAME.vocabulary.action(f"pick {name}"), seat)
        firsts.add(night.seat)
    assert firsts == {0, 1, 2}


@rule("BET-29", "BET-266")
def test_BET_E9_no_attacks_before_the_haunt() -> None:
    """There are no sides yet."""
    table = position(Sheet("mirela"), Sheet("dita"), turn="dita")
    assert table.offers("attack") == []
    with pytest.raises(IllegalAction) as refusal:
        table.night.apply(GAME.vocabulary.action("attack 0"), 1)
    assert refusal.value.rule == "BET-266"


def test_setup_needs_no_chance_but_shuffles() -> None:
    """Laying out draws nothing by itself."""
    from dreadhouse.kernel.dice import Dice

    night = lay_out(GAME, 3, GAME.settle({}), Dice(bytes(32)), PRINTED)
    assert night.dice.drawn == 0
