"""Frames: the moments of a rulebook. A game's stack of frames says what happens next.

A frame is never changed once it is pushed and holds seat numbers and ids only, never a piece of
the state, so that copying a stack is `stack[:]`.
"""

from __future__ import annotations

from typing import Any, ClassVar


class Frame:
    """One moment of the rulebook."""

    rule: ClassVar[str] = ""

    # The loop asks a frame what it is by these two: compiled, that is much faster than isinstance.

    def as_step(self) -> Step | None:
        """The frame itself where it is a step."""
        return None

    def as_ask(self) -> Ask | None:
        """The frame itself where it asks one seat."""
        return None


class Step(Frame):
    """A moment that runs by itself."""

    def as_step(self) -> Step | None:
        """Itself."""
        return self

    def run(self, s: Any) -> None:
        """Change the state and push what comes next."""
        raise NotImplementedError


class Ask(Frame):
    """A moment in which one seat picks one action from a finite list.

    `rule` is the id of the rule that the prompt links to. `gathers` says that several picks of
    this frame in a row name one set (attackers, say), so a page may collect them before it posts.
    `is_secret` says that other seats may not even see whom the table waits for.
    """

    gathers: ClassVar[bool] = False
    is_secret: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def as_ask(self) -> Ask | None:
        """Itself."""
        return self

    def options(self, s: Any) -> list[int]:
        """The legal actions, never empty, each once."""
        raise NotImplementedError

    def choose(self, s: Any, action: int) -> None:
        """Carry out one of the options."""
        raise NotImplementedError

    def is_own_act(self) -> bool:
        """Whether even a single option waits for the player (ending a turn, say)."""
        return False

    def moot(self, s: Any, options: list[int]) -> int:
        """The action to take unasked because no option could matter to this seat, or -1."""
        return -1

    def moot_reason(self) -> str:
        """The journal message that explains a decision passed for a seat."""
        return "passed"

    def about(self, s: Any) -> dict[str, Any]:
        """Arguments for the prompt's sentence; open information or the asked seat's own only."""
        return {}

    def forbids(self, s: Any, action: int) -> str:
        """The id of the rule that refuses an action here, from the predicate that refuses it."""
        return self.rule


class AskAll(Frame):
    """A moment in which several seats pick in secret; all picks are shown together.

    The picks made so far lie in `State.picks` until everybody has picked.
    """

    def seats(self, s: Any) -> list[int]:
        """The seats that pick, in order."""
        raise NotImplementedError

    def options(self, s: Any, seat: int) -> list[int]:
        """The legal actions of one of the seats, never empty."""
        raise NotImplementedError

    def waits(self, s: Any) -> bool:
        """Whether picks are still to come before all are shown."""
        return bool(s.to_act)

    def picked(self, s: Any, seat: int, action: int) -> None:
        """A seat has just picked; nothing may be shown of it yet."""

    def reveal(self, s: Any, picks: list[int]) -> None:
        """Carry out all picks; `picks[seat]` is the seat's action or -1."""
        raise NotImplementedError

    def about(self, s: Any, seat: int) -> dict[str, Any]:
        """Arguments for the prompt's sentence."""
        return {}

    def forbids(self, s: Any, seat: int, action: int) -> str:
        """The id of the rule that refuses an action here."""
        return self.rule
