"""Premonitions, kept clues and the inventory (DAN-113 to DAN-133, DAN-195)."""

from __future__ import annotations

from tests.games.danger.positions import position
from tests.rules import rule


def test_DAN_E61_a_premonition_is_drawn() -> None:
    """Kept, without a vote and at no cost, before any choice."""
    table = position("S202", 2, 6, seats=2, reader="ben")
    assert (table.log, table.kept, table.tracks) == (["S202", "C219"], ["C219"], (2, 6))
    assert (table.frame, table.reader) == ("ChooseWay", "ben")


def test_DAN_E62_the_level_is_too_low() -> None:
    """Nothing is drawn."""
    assert position("S202", 2, 5).log == ["S202"]


def test_DAN_E63_the_line_is_tested_again() -> None:
    """On a seen card the premonition itself is new."""
    table = position("S202", 2, 7, seen=["S202"])
    assert (table.table["seen"], table.kept) == (True, ["C219"])


def test_DAN_E64_what_has_been_seen_stays_seen() -> None:
    """Anybody may look at it though the level has fallen."""
    table = position("S102", psychic=4, kept=["C219"], seats=2)
    for seat in (0, 1, -1):
        held = table.tale.view(seat)["table"]["inventory"]
        assert held == [{"card": "C219", "kind": "premonition", "item": "", "hidden": False}]


def test_DAN_E65_a_premonition_drawn_before() -> None:
    """The line of S517 is skipped."""
    table = position("S517", psychic=18, kept=["C520"])
    assert table.log == ["S517"]


def test_DAN_E66_a_kept_clue_of_an_earlier_chapter() -> None:
    """C118 opens the choice to C512."""
    table = position("S512", kept=["C118"]).play("leave")
    assert "C512" in table.ways
    assert "C512" not in position("S512").play("leave").ways


def test_DAN_E67_no_limit_to_the_inventory() -> None:
    """Ten items."""
    nine = [
        "punch",
        "watch",
        "ticket",
        "bike_lamp",
        "boathook",
        "gloves",
        "poker",
        "strap",
        "flare",
    ]
    table = position("S308", items=nine).to("C306")
    assert len(table.items) == 10


def test_DAN_E104_private_premonitions() -> None:
    """Only Ben sees C219."""
    table = position("S202", psychic=6, seats=3, reader="ben", wait=True, private_premonitions=True)
    table.play("read")
    assert [table.tale.view(seat)["table"]["hidden_clue"] for seat in (0, 1, 2, -1)] == [
        True,
        False,
        True,
        True,
    ]
    table.play("read")
    hidden = [table.tale.view(seat)["table"]["inventory"][0]["hidden"] for seat in (0, 1, 2, -1)]
    assert hidden == [True, False, True, True]
    told = {seat: [event.id for event in table.tale.journal(seat)] for seat in (0, 1)}
    assert "foresees" in told[1]
    assert "foresees-alone" in told[0]
    assert "foresees" not in told[0]


@rule("DAN-116", "DAN-117", "DAN-125")
def test_a_clue_is_discarded_unless_it_is_kept() -> None:
    """C105 is, C107 is not."""
    table = position("S101", items=["watch", "ticket"]).play("try").roll(6)
    assert table.kept == ["C103", "C104"]
    assert position("S104").kept == ["C107"]


@rule("DAN-120", "DAN-122", "DAN-124")
def test_items_are_boosters_one_use_items_or_keys() -> None:
    """All three kinds are there."""
    assert set(position("S102").tale.printed.use_of) == {0, 1, 2, 3}
