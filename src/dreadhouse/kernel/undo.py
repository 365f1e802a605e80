"""Checked undo: a decision is free to take back exactly while nobody has learned anything since."""

from __future__ import annotations

from dreadhouse.kernel.state import State


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
