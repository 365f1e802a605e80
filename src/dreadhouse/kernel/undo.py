"""Checked undo: a decision is free to take back exactly while nobody has learned anything since."""

from __future__ import annotations

from dreadhouse.kernel.state import Past, State


class TakeBack:
    """A place that a seat may go back to without asking: after the first `kept` decisions.

    `name` says what lies there: "decision", or a word of the game's own ("chapter").
    """

    def __init__(self, kept: int, name: str = "decision") -> None:
        self.kept = kept
        self.name = name


def take_backs(state: State, seat: int) -> list[TakeBack]:
    """What a seat may take back without asking, unless its game is more generous."""
    return [TakeBack(count(state.past) - 1)] if is_free(state, seat) else []


def count(past: Past | None) -> int:
    """How many decisions were made up to a moment."""
    decisions = 0
    while past is not None:
        decisions += 1
        past = past.before
    return decisions


def is_free(state: State, seat: int) -> bool:
    """Whether the newest decision is this seat's own and may be taken back without asking.

    Free means: chance has not spoken since and no seat has learned anything hidden since; what the
    undone choice itself showed (the seat's own card) does not count.
    """
    last = state.past
    return (
        last is not None
        and last.seat == seat
        and last.drawn == state.dice.drawn
        and last.lessons == state.secrets.lessons
    )
