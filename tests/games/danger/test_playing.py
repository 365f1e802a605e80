"""Whole tales: what always holds, and how a sensible reader plays."""

from __future__ import annotations

import random

import pytest

from dreadhouse.games.danger import GAME
from dreadhouse.games.danger.guess import advise, advise_with
from dreadhouse.games.danger.rules.printed import NONE, RETURN
from dreadhouse.games.danger.state import SEEN, Tale
from tests.games.danger.positions import fresh_dice, game_of, position


def started(seats: int, number: int, story: str = "") -> Tale:
    """A fresh tale."""
    game = game_of(story) if story else GAME
    tale = game.start(seats, {}, number.to_bytes(32, "little"))
    assert isinstance(tale, Tale)
    return tale


def holds(s: Tale) -> None:
    """Movers on their tracks, one reader who is there, nothing held that is gone."""
    assert 1 <= s.danger <= len(s.printed.danger)
    assert 1 <= s.psychic <= s.printed.psychic_max
    assert not s.is_away(s.reader) or s.away == (1 << s.seats) - 1
    assert s.items & s.gone == 0
    assert len(set(s.inventory)) == len(s.inventory)
    held = [s.printed.item_of[card] for card in s.inventory]
    assert sum(1 << item for item in held if item != NONE) == s.items
    assert s.slot == NONE or s.holds_item(s.slot)
    returns = [way for way in s.once if s.printed.way_kind[way] == RETURN]
    assert len(set(returns)) == len(returns)


@pytest.mark.parametrize(
    ("seats", "story"), [(1, ""), (3, ""), (6, ""), (1, "the_well"), (2, "the_well")]
)
def test_what_always_holds(seats: int, story: str) -> None:
    """In plays by chance."""
    for number in range(6):
        chance, tale = random.Random(number), started(seats, number, story)
        while tale.result is None:
            holds(tale)
            seat = chance.choice(tale.to_act)
            tale.apply(chance.choice(tale.options(seat)), seat)
        holds(tale)


def read_through(number: int, returns: int, seats: int = 1) -> Tale:
    """A tale played by sensible readers."""
    tale, dice = started(seats, number), fresh_dice(number)
    while tale.result is None:
        tale.apply(advise_with(tale, tale.seat, dice, returns), tale.seat)
    return tale


@pytest.mark.parametrize("returns", [0, 1, 4])
def test_a_reader_goes_back_as_often_as_told(returns: int) -> None:
    """In each chapter, from its goal."""
    tale = read_through(1, returns)
    p = tale.printed
    taken = [p.chapter[p.way_card[way]] for way in tale.once if p.way_kind[way] == RETURN]
    for chapter in range(4):
        assert taken.count(chapter) == returns


def test_readers_agree_and_never_leave() -> None:
    """Several of them come to an end, and nobody is away."""
    tale = read_through(2, 1, seats=3)
    assert (tale.away, tale.leaves) == (0, [0, 0, 0])


def test_a_reader_puts_in_the_best_booster() -> None:
    """Poker rather than Punch; nothing where nothing helps."""
    table = position("S208", 4, items=["punch", "poker"]).play("try")
    assert table.words.word(advise(table.tale, 0, fresh_dice(1))) == "boost poker"


def test_a_reader_drinks_tea_before_a_hard_roll() -> None:
    """From a target of 5 on."""
    for danger, word in ((7, "use thermos"), (6, "bare")):
        table = position("S110", danger, items=["thermos"])
        assert table.words.word(advise(table.tale, 0, fresh_dice(1))) == word


def test_a_reader_mostly_heeds_a_hint() -> None:
    """S128 is hardly ever taken where it was hinted at."""
    table = position("S116", seen=["C115"])
    death = table.ids.index("S128")
    assert any(table.tale.known[card] for card in table.tale.printed.hints[death])
    picks = [table.words.word(advise(table.tale, 0, fresh_dice(number))) for number in range(200)]
    assert 0 < picks.count(table.way("S128")) < 25


def test_a_readers_advice_is_always_listed() -> None:
    """At every question of some tales."""
    for number in range(4):
        tale, dice = started(2, number), fresh_dice(number)
        while tale.result is None:
            seat = tale.seat
            action = advise(tale, seat, dice)
            assert action in tale.options(seat)
            tale.apply(action, seat)
        assert tale.known[tale.ending] != SEEN
