"""Goal cards, Story Returns and chapters (DAN-155 to DAN-172)."""

from __future__ import annotations

from dreadhouse.games.danger import GAME, pieces
from tests.games.danger.positions import Table, position
from tests.rules import rule


def test_DAN_E78_a_story_return() -> None:
    """Danger 5 first, then S107 for Ben; the line is closed for good."""
    table = position("S130", 3, seats=2)
    assert table.ways == ["S103", "S107", "S108", "S117", "next"]
    table.to("S107")
    assert (table.card, table.reader, table.danger) == ("S107", "ben", 5)
    assert table.table["once"] == ["S130-2"]


def test_DAN_E79_the_goal_has_to_be_reached_again() -> None:
    """On S117 there is no way to chapter 2."""
    table = position("S130", 3).to("S117").play("leave")
    assert "next" not in table.ways
    assert table.refused("next") == "DAN-41"


def test_DAN_E80_the_remaining_returns() -> None:
    """S107 is taken; the other three and the next chapter are open."""
    table = position("S130", 3)
    table.to("S107").again_at("S130")
    assert table.ways == ["S103", "S108", "S117", "next"]
    assert table.refused("return S130-2") == "DAN-161"


def test_DAN_E81_a_return_to_an_unread_card() -> None:
    """S108 works in full."""
    table = position("S130", 3).to("S108")
    assert (table.danger, table.table["seen"]) == (5, False)
    assert table.play("try").roll(6).danger == 4


def test_DAN_E82_a_return_on_a_card_that_is_no_goal() -> None:
    """One of three options; it closes."""
    table = position("S105", 2, story="the_well")
    assert table.ways == ["S106", "S120", "S102"]
    table.to("S102")
    assert (table.card, table.danger, table.table["once"]) == ("S102", 4, ["S105-3"])


def test_DAN_E83_no_return_is_forced() -> None:
    """The bell at once."""
    table = position("S130").play("next")
    assert (table.card, table.table["chapter"]) == ("S201", 2)


def test_DAN_E84_a_goal_reached_again() -> None:
    """No second Key-Ring; everything is offered again."""
    table = position("S230", items=["key_ring"], seen=["S230"])
    assert table.items == ["key_ring"]
    assert table.ways == ["S202", "S206", "S208", "S216", "next"]


def test_DAN_E85_what_is_carried_on() -> None:
    """Movers, items, clues and premonitions; everything else of chapter 1 is put away."""
    five = ["thermos", "watch", "ticket", "bike_lamp", "gloves"]
    table = position("S130", 5, 7, five, kept=["C107", "C119"], seats=3, reader="cleo")
    table.play("next")
    assert (table.card, table.reader, table.tracks) == ("S201", "ana", (5, 7))
    assert table.items == five
    assert table.kept[5:7] == ["C107", "C119"]
    places = dict(one.split("@") for one in pieces(table.tale))
    assert {place for id, place in places.items() if id[:2] == "S1"} == {"put away"}
    assert {place for id, place in places.items() if id[:2] == "C1"} == {"put away", "inventory"}


def test_DAN_E86_a_chapter_begun_again_as_noted() -> None:
    """The decisions up to its first card are the note: the same movers, cards and reader."""

    def begun() -> Table:
        return position("S130", 5, 7, ["watch"], seats=2, take_back=1, wait=True).play("next")

    table = begun()
    noted = table.tale.view(0)["table"]
    assert GAME.take_back(table.tale, 0) == []
    table.play("read", "read", "take S201-1")
    steps = [one.kept for one in GAME.take_back(table.tale, 0) if one.name == "chapter"]
    assert steps == [2]
    assert (noted["card"], noted["danger"], noted["psychic"]) == ("S201", 5, 7)
    assert noted["reader"] == 1
    assert begun().tale.view(0)["table"] == noted


@rule("DAN-168")
def test_what_is_put_away_cannot_be_visited() -> None:
    """No way of a story leads into another chapter but the next one's start."""
    p = position("S102").tale.printed
    assert all(p.chapter[p.way_card[way]] == p.chapter[to] for way, to in enumerate(p.target))


@rule("DAN-160", "DAN-163")
def test_returns_are_offered_never_taken_by_the_rules() -> None:
    """With all returns used only the next chapter is left, and it is read on."""
    table = position("S130", wait=True)
    table.tale.once[:] = [table.tale.printed.ways.index(f"S130-{n}") for n in range(1, 5)]
    table.again_at("S130")
    assert table.open == ["read"]
    assert table.play("read").card == "S201"
