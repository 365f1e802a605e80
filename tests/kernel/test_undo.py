"""Checked undo: free exactly while nobody has learned anything since."""

from __future__ import annotations

from dreadhouse.kernel.undo import is_free
from tests.kernel.playing import play, start


def test_nothing_played_is_nothing_to_take_back() -> None:
    """A new game has no decision yet."""
    assert not is_free(start(), 0)


def test_an_open_choice_may_be_taken_back() -> None:
    """Seat 0 showed its own card and nobody answered."""
    state = play(start(), "play 1")
    assert is_free(state, 0)
    assert not is_free(state, 1)


def test_a_roll_may_not_be_taken_back() -> None:
    """Chance has spoken."""
    assert not is_free(play(start([0]), "roll"), 0)


def test_a_peek_or_a_draw_may_not_be_taken_back() -> None:
    """The seat has seen a hidden card."""
    assert not is_free(play(start(), "peek"), 0)
    assert not is_free(play(start(), "draw"), 0)


def test_drawing_a_card_already_seen_may_be_taken_back() -> None:
    """The peek taught everything that the draw shows."""
    assert is_free(play(start(), "peek", "draw"), 0)


def test_a_question_to_another_seats_hand_is_a_lesson() -> None:
    """Whether seat 1 is asked tells what it holds, so the play that asked it stays."""
    assert not is_free(play(start(quiet=False), "play 1"), 0)


def test_a_bid_may_be_taken_back_until_all_are_in() -> None:
    """The last bid shows all of them."""
    state = play(start(), "rest", "rest", "bid 2")
    assert is_free(state, 0)
    play(state, "bid 5")
    assert not is_free(state, 1)
