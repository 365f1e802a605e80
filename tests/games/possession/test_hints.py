"""What the page tells a new player: chances of possession, of a fire, and what an attack costs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.possession.positions import Sheet, Table, position
from tests.rules import rule


def omens(table: Table, name: str) -> dict[str, Any]:
    """The hints of a player by their message."""
    return dict(table.seen(name)["omens"])


@pytest.mark.parametrize(
    ("life", "chance"), [(15, 17), (13, 17), (12, 33), (9, 50), (6, 67), (3, 83), (0, 100)]
)
@rule("POS-18", "POS-90", "POS-98")
def test_the_chance_to_be_possessed_next_round(life: int, chance: int) -> None:
    """Black, and every colour above the own line."""
    table = position(ben=Sheet(life=life))
    assert table.seen()["hints"]["possessed_chance"][1] == chance


@rule("POS-311", "POS-344")
def test_a_curse_and_whispers_count_for_the_chance() -> None:
    """The curse is certain; whispers give a second chance to be possessed: 1 - 25/36."""
    table = position(ben=Sheet(cursed=True), cleo=Sheet(whispers=True))
    assert table.seen()["hints"]["possessed_chance"] == [17, 100, 31, 17]


@rule("POS-194", "POS-196", "POS-197")
def test_an_altar_tells_what_a_fire_needs() -> None:
    """5 - 2 - 1 = 2 wounds, reached by 135 of 216 rolls; others are told nothing."""
    hand = ["page_1", "page_7", "page_8"]
    table = position(Sheet(room="parlour", hand=hand, chips=["curse"]))
    assert omens(table, "ann")["omen-attempt"] == {"needed": 2, "chance": 63}
    assert "omen-attempt" not in omens(table, "ben")


@pytest.mark.parametrize(
    ("weapon", "loss", "death", "worst"),
    [
        ("shovel_1", 63, 0, 0),
        ("axe_1", 88, 0, 0),
        ("chainsaw_1", 97, 3, 0),
        ("shotgun_1", 88, 0, 13),
    ],
)
@rule("POS-271", "POS-278", "POS-323", "POS-325")
def test_what_an_attack_may_cost(weapon: str, loss: int, death: int, worst: int) -> None:
    """2 wounds take a Part and 7 the life: 189 and 1 of 216 rolls with one wound added."""
    dan = Sheet(room="study", possessed=True)
    table = position(Sheet(room="study", weapon=weapon), dan=dan, turn="dan")
    told = omens(table, "dan")["omen-strike"]
    assert (told["loss"], told["death"], told["worst"]) == (loss, death, worst)


@rule("POS-113")
def test_what_an_event_takes() -> None:
    """Four living, one possessed: the chips must attract 3."""
    table = position(dan=Sheet(possessed=True, room="study"), phase="chips")
    assert omens(table, "ann")["omen-event"] == {"needed": 3}
