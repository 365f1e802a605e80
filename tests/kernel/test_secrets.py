"""Secrets: who knows where which card lies."""

from __future__ import annotations

from dreadhouse.kernel.secrets import Secrets


def test_only_the_shown_seats_know_a_card() -> None:
    """Seat 1 was shown card 0; seat 0 and the spectators were not."""
    secrets = Secrets(2)
    secrets.show(0, 0b10)
    assert [secrets.is_known(0, seat) for seat in (-1, 0, 1)] == [False, False, True]
    assert not secrets.is_known(1, 1)


def test_a_lesson_is_counted_only_when_something_is_new() -> None:
    """Seeing a card again teaches nothing."""
    secrets = Secrets(1)
    secrets.show(0, 1)
    secrets.show(0, 1)
    assert secrets.lessons == 1
    secrets.show(0, 0b11)
    assert secrets.lessons == 2


def test_showing_ones_own_card_by_choice_is_no_lesson() -> None:
    """The public result of a choice may be taken back with the choice."""
    secrets = Secrets(1)
    secrets.disclose(0, 0b11)
    assert secrets.is_known(0, 0)
    assert secrets.lessons == 0


def test_learning_and_hiding() -> None:
    """Other secrets count as lessons too; a hidden card is known to nobody."""
    secrets = Secrets(1)
    secrets.learn()
    secrets.show(0, 0b11)
    secrets.hide(0)
    assert secrets.lessons == 2
    assert not secrets.is_known(0, 0)


def test_a_copy_knows_the_same_apart() -> None:
    """What the copy learns stays with the copy."""
    secrets = Secrets(1)
    twin = secrets.copy()
    twin.show(0, 1)
    assert not secrets.is_known(0, 0)
    assert secrets.lessons == 0
