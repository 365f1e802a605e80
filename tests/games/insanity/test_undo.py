"""Taking back in a duel: what is free, and what somebody has learned from."""

from __future__ import annotations

from dreadhouse.kernel.undo import is_free
from tests.games.insanity.positions import Side, position
from tests.rules import rule


@rule("INS-63")
def test_a_played_card_may_be_taken_back() -> None:
    """The opponent has seen nothing but the card that is taken back."""
    table = position(a=Side(hand=["gug", "alienist"]))
    table.a("play gug")
    assert is_free(table.duel, 0)
    assert not is_free(table.duel, 1)


@rule("INS-44", "INS-47", "INS-86")
def test_a_discard_may_be_taken_back() -> None:
    """The cards were drawn before the choice, and the choice shows one card only."""
    table = position(a=Side(hand=["arkham"]), deck=["gug", "ghast"], step="draw_phase")
    table.a("discard gug")
    assert is_free(table.duel, 0)


@rule("INS-86", "INS-210", "INS-278")
def test_a_discarded_hand_may_not_be_taken_back() -> None:
    """The opponent has learned cards that the player never chose to show."""
    table = position(a=Side(["psychiatric_researcher"], ["gug", "alienist", "arkham"]))
    table.a("use psychiatric_researcher")
    assert table.discard == ["gug", "alienist", "arkham"]
    assert not is_free(table.duel, 0)


@rule("INS-210", "INS-279")
def test_a_discarded_hand_that_was_known_may_be_taken_back() -> None:
    """What the opponent had seen before teaches nothing now."""
    table = position(a=Side(["psychiatric_researcher"], ["gug", "alienist"]))
    for card in table.duel.players[0].hand:
        table.duel.secrets.show(card, 0b11)
    table.a("use psychiatric_researcher")
    assert is_free(table.duel, 0)


@rule("INS-44", "INS-60")
def test_the_end_of_a_turn_may_not_be_taken_back() -> None:
    """The opponent has drawn cards since."""
    table = position(a=Side(hand=["gug"]), b=Side(spare=1))
    table.a("end")
    assert table.asked == "b"
    assert not is_free(table.duel, 0)
