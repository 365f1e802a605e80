"""Options: odds, take-back, the dice deck, a gentle night (DAN-185 to DAN-196)."""

from __future__ import annotations

import pytest

from dreadhouse.games.danger import GAME
from dreadhouse.games.danger.rules.chances import roll
from dreadhouse.games.danger.rules.tracks import move_danger
from dreadhouse.kernel.dice import ScriptedDice
from dreadhouse.kernel.errors import BadOption
from dreadhouse.kernel.undo import is_free
from dreadhouse.terminal.opening import read_options
from tests.games.danger.positions import Table, opened, position
from tests.rules import rule


@rule("DAN-185")
def test_the_defaults() -> None:
    """Odds are shown, take-back is strict, all else is off."""
    assert GAME.settle({}) == {
        "show_odds": True,
        "take_back": 0,
        "dice_deck": False,
        "majority": False,
        "private_premonitions": False,
        "gentle_night": False,
        "first_reader": 0,
    }
    with pytest.raises(BadOption):
        GAME.settle({"take_back": 3})


@rule("DAN-185", "DAN-189", "DAN-190")
@pytest.mark.parametrize(("typed", "value"), [("strict", 0), ("checkpoint", 1), ("Free", 2)])
def test_take_back_is_agreed_on_by_name(typed: str, value: int) -> None:
    """In the terminal as on the page; a number does too."""
    assert read_options(GAME, (f"take_back={typed}",)) == {"take_back": value}
    assert read_options(GAME, (f"take_back={value}",)) == {"take_back": value}


def test_take_back_by_another_name() -> None:
    """All names are told."""
    with pytest.raises(BadOption, match="take_back is one of strict, checkpoint, free"):
        read_options(GAME, ("take_back=lax",))


def odds(table: Table) -> tuple[list[list[object]], int]:
    """The odds shown."""
    challenge = table.table["challenge"]
    return challenge["odds"], challenge["of"]


def test_DAN_E96_odds_with_a_booster() -> None:
    """3 of 6, with the Punch 4 of 6."""
    assert odds(position("S122", 4, items=["punch"])) == ([["", 3], ["punch", 4]], 6)


def test_DAN_E97_a_one_never_wins() -> None:
    """4 of 6, with the Poker 5 of 6."""
    table = position("S208", items=["poker"])
    assert odds(table) == ([["", 4], ["poker", 5]], 6)


@rule("DAN-186")
def test_odds_may_be_kept_back() -> None:
    """Then nobody is told."""
    assert odds(position("S122", 4, show_odds=False)) == ([], 6)


def test_DAN_E99_a_card_has_been_read() -> None:
    """Nothing is free any more: everybody has to agree."""
    table = position("S102", seats=3).play("take S102-2")
    assert table.card == "S105"
    assert [GAME.take_back(table.tale, seat) for seat in range(3)] == [[], [], []]


@rule("DAN-188")
def test_a_decision_that_showed_nothing_is_free() -> None:
    """Filling the slot alone, before the roll; not after it."""
    table = position("S122", items=["punch"]).play("boost punch")
    assert is_free(table.tale, 0)
    table.roll(4)
    assert not is_free(table.tale, 0)


def test_DAN_E100_the_chapter_again() -> None:
    """S101 with danger 1, psychic 3 and the two starter items."""
    table = opened(1, take_back=1).play("leave", "take S101-1", "take S102-2")
    kept = [one.kept for one in GAME.take_back(table.tale, 0) if one.name == "chapter"]
    assert kept == [0]
    again = GAME.start(1, {"take_back": 1}, dice=ScriptedDice([], [])).view(0)["table"]
    assert (again["card"], again["danger"], again["psychic"]) == ("S101", 1, 3)
    assert [one["item"] for one in again["inventory"]] == ["thermos", "punch"]


def test_DAN_E101_a_roll_taken_back() -> None:
    """Allowed; the final sheet says so."""
    table = position("S122", 1, 3, ["punch"], take_back=2, seats=2)
    table.play("boost punch").roll(1)
    assert table.gone == ["punch"]
    assert [one.kept for one in GAME.take_back(table.tale, 1)] == [2, 1, 0]
    end = position("S510", take_back=2).to("S530")
    assert end.table["sheet"]["free"] is True


def drawn(table: Table, places: list[int]) -> list[int]:
    """Faces drawn from the dice deck, by the places that the dice name."""
    table.tale.dice = ScriptedDice(places, [])
    return [roll(table.tale) for _ in places]


def test_DAN_E102_the_dice_deck() -> None:
    """Two cards are left: all twelve are shuffled again before the next draw."""
    table = position("S102", dice_deck=True)
    assert drawn(table, [0, 0, 0, 0, 0, 1, 1, 2]) == [1, 1, 2, 2, 3, 4, 4, 5]
    assert table.table["deck"] == [0, 0, 1, 0, 1, 2]
    assert drawn(table, [3, 2]) == [6, 6]
    assert table.table["deck"] == [2, 2, 2, 2, 2, 2]
    assert table.told("shuffles") == [{}]


def test_DAN_E103_odds_of_the_dice_deck() -> None:
    """2 of 4; a drawn 1 loses and breaks the Punch."""
    table = position("S122", 7, items=["punch"], dice_deck=True)
    table.tale.deck = [1, 1, 0, 0, 1, 1]
    assert odds(table) == ([["", 2], ["punch", 2]], 4)
    table.play("boost punch").roll(1)
    assert (table.gone, table.table["deck"]) == (["punch"], [0, 1, 0, 0, 1, 1])
    assert table.table["die"]["won"] is False


def test_DAN_E105_a_gentle_night() -> None:
    """Target 4: won. The overflow comes as usual."""
    table = position("S208", 10, 7, gentle_night=True).play("try")
    assert table.table["challenge"]["target"] == 4
    assert table.roll(4).table["die"]["won"]
    table = position("S102", 10, 7, gentle_night=True)
    move_danger(table.tale, 1, False)
    assert table.tracks == (3, 5)


def test_DAN_E106_nobody_looks_at_another_card() -> None:
    """Before a card is read, nothing of it is in any view."""
    table = position("S104", seats=3).to("S107")
    assert "S108" not in table.log
    assert table.tale.known[table.ids.index("S108")] == 0
    assert ["S104", "S104-2"] in table.table["exits"]


@pytest.mark.parametrize(("face", "won"), [(4, True), (3, False)])
def test_DAN_E109_gentle_after_easier(face: int, won: bool) -> None:
    """6 less 1 is 5, held down to 4."""
    table = position("S125", 10, seen=["C116"], gentle_night=True, wait=True)
    assert table.table["challenge"]["target"] == 4
    assert table.roll(face).table["die"]["won"] is won
