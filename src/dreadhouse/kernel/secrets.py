"""Who knows where which hidden card lies.

A view shows what is known here, a re-deal leaves it in place, and a decision may be taken back
freely only while nobody has learned anything since.
"""

from __future__ import annotations


class Secrets:
    """One bit per seat for each card: set while that seat knows where the card lies."""

    def __init__(self, cards: int) -> None:
        self.known = [0] * cards
        self.lessons = 0

    def copy(self) -> Secrets:
        """The same knowledge, apart."""
        twin = Secrets(0)
        twin.known = self.known[:]
        twin.lessons = self.lessons
        return twin

    def is_known(self, card: int, seat: int) -> bool:
        """Whether a seat knows where the card lies; a spectator (seat -1) knows open cards only."""
        return seat >= 0 and (self.known[card] >> seat) & 1 == 1

    def show(self, card: int, seats: int) -> None:
        """Let the seats of a bit mask learn where a card lies. It counts as a lesson."""
        before = self.known[card]
        if seats & ~before:
            self.known[card] = before | seats
            self.lessons += 1

    def disclose(self, card: int, seats: int) -> None:
        """A seat shows its own card by its own decision: the public result, hence no lesson."""
        self.known[card] |= seats

    def learn(self) -> None:
        """Something hidden that is not a card came to light."""
        self.lessons += 1

    def hide(self, card: int) -> None:
        """Nobody can follow the card any more."""
        self.known[card] = 0
