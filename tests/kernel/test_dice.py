"""Dice: one reproducible, unbiased stream for each seed."""

from __future__ import annotations

import collections

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dreadhouse.kernel.dice import Dice, ScriptedDice
from dreadhouse.kernel.errors import GameError

SEEDS = st.binary(min_size=32, max_size=32)


def draws(dice: Dice, bound: int, count: int) -> list[int]:
    """The next draws below a bound."""
    return [dice.below(bound) for _ in range(count)]


@given(SEEDS, st.integers(1, 2**40), st.integers(1, 50))
def test_draws_stay_below_their_bound(seed: bytes, bound: int, count: int) -> None:
    """Every draw is at least 0 and below the bound, however large it is."""
    assert all(0 <= drawn < bound for drawn in draws(Dice(seed), bound, count))


@given(SEEDS, st.lists(st.integers(1, 1000), max_size=60))
def test_the_same_seed_gives_the_same_stream(seed: bytes, bounds: list[int]) -> None:
    """Two dice with one seed answer the same questions alike."""
    one, other = Dice(seed), Dice(seed)
    assert [one.below(n) for n in bounds] == [other.below(n) for n in bounds]


def test_a_known_seed_gives_known_draws() -> None:
    """The stream is part of every record, so it may never change."""
    assert draws(Dice(bytes(range(32))), 100, 8) == [46, 18, 88, 51, 21, 1, 86, 40]


def test_different_seeds_give_different_streams() -> None:
    """A thousand seeds, a thousand streams."""
    streams = {tuple(draws(Dice(n.to_bytes(32, "big")), 256, 16)) for n in range(1000)}
    assert len(streams) == 1000


@pytest.mark.parametrize("bound", [2, 3, 6, 7, 99, 100, 256, 257, 1000])
def test_every_value_is_equally_likely(bound: int) -> None:
    """Chi squared over 200 draws a value stays within six standard deviations."""
    dice = Dice(b"\x07" * 32)
    counted = collections.Counter(draws(dice, bound, 200 * bound))
    squared = sum((counted[value] - 200) ** 2 / 200 for value in range(bound))
    freedom = bound - 1
    assert abs(squared - freedom) < 6 * (2 * freedom) ** 0.5


@given(SEEDS, st.integers(0, 200))
def test_a_copy_goes_on_to_the_same_future_apart(seed: bytes, drawn: int) -> None:
    """A copy draws what the original will draw, and drawing from it leaves the original alone."""
    dice = Dice(seed)
    draws(dice, 6, drawn)
    twin = dice.copy()
    future = draws(twin, 1000, 20)
    assert dice.drawn == drawn
    assert draws(dice, 1000, 20) == future


@given(SEEDS, st.lists(st.integers(), max_size=40))
def test_a_shuffle_keeps_every_card(seed: bytes, pile: list[int]) -> None:
    """A shuffled pile holds the same cards."""
    shuffled = pile[:]
    Dice(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(pile)


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    """Six orders of three cards, each about a thousand times in six thousand shuffles."""
    dice = Dice(b"\x09" * 32)
    orders: collections.Counter[tuple[int, ...]] = collections.Counter()
    for _ in range(6000):
        pile = [0, 1, 2]
        dice.shuffle(pile)
        orders[tuple(pile)] += 1
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())


def test_a_roll_shows_every_side() -> None:
    """A six-sided die shows 1 to 6 and nothing else."""
    dice = Dice(bytes(32))
    assert {dice.roll(6) for _ in range(200)} == {1, 2, 3, 4, 5, 6}


def test_a_pick_is_one_of_the_items() -> None:
    """All items come up."""
    dice = Dice(bytes(32))
    assert {dice.pick(["a", "b", "c"]) for _ in range(100)} == {"a", "b", "c"}


def test_draws_are_counted() -> None:
    """Undo asks whether chance has spoken: each draw counts once, a shuffle of 5 counts four."""
    dice = Dice(bytes(32))
    dice.below(6)
    dice.below(100_000)
    assert dice.drawn == 2
    dice.shuffle([1, 2, 3, 4, 5])
    assert dice.drawn == 6


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    """The sentence names the length that is needed."""
    with pytest.raises(GameError, match="a seed has 32 bytes"):
        Dice(bytes(length))


@pytest.mark.parametrize("bound", [0, -1])
def test_nothing_can_be_drawn_below_one(bound: int) -> None:
    """There is no number from 0 to -1."""
    with pytest.raises(GameError, match="give at least 1"):
        Dice(bytes(32)).below(bound)


def test_scripted_dice_follow_their_script() -> None:
    """Rolls and orders come as written, then the script says that it is used up."""
    dice = ScriptedDice([2, 0], [[3, 1, 2]])
    pile = [1, 2, 3]
    dice.shuffle(pile)
    assert (pile, dice.below(6), dice.roll(6)) == ([3, 1, 2], 2, 1)
    with pytest.raises(GameError, match="no roll left"):
        dice.below(6)
    with pytest.raises(GameError, match="no order left"):
        dice.shuffle(pile)


def test_a_script_that_cannot_happen_is_refused() -> None:
    """A roll outside the die and an order of other cards are mistakes of the test."""
    with pytest.raises(GameError, match="the script says 6"):
        ScriptedDice([6], []).below(6)
    with pytest.raises(GameError, match="does not hold the cards"):
        ScriptedDice([], [[1, 2]]).shuffle([1, 3])


def test_a_copied_script_is_at_the_same_place() -> None:
    """Playing a copy does not use up the original's script."""
    dice = ScriptedDice([1, 2, 3], [])
    dice.below(6)
    twin = dice.copy()
    assert (twin.below(6), twin.below(6)) == (2, 3)
    assert dice.below(6) == 2
