"""Effects: the parts of a card's text, and the frame that carries them out in order."""

from __future__ import annotations

from dreadhouse.games.betrayal.state import Night
from dreadhouse.kernel.frames import Step


class Part:
    """One part of an effect, printed once and never changed."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Carry the part out for a seat; `card` is the card, or -1 for a room's or a token's."""
        raise NotImplementedError

    def is_possible(self, s: Night, seat: int, card: int) -> bool:
        """Whether using a card whose first part this is would do anything at all now."""
        return True


class Effect(Step):
    """Parts in the order written (BET-180); the dead do nothing more (BET-315).

    Whatever a part sets off is finished before the next part (BET-182).
    """

    rule = "BET-180"

    def __init__(self, seat: int, parts: list[Part], card: int, at: int = 0) -> None:
        self.seat = seat
        self.parts = parts
        self.card = card
        self.at = at

    def run(self, s: Night) -> None:
        """Do one part; the rest waits below it."""
        if self.at >= len(self.parts) or not s.players[self.seat].is_in_play():
            return
        if self.at + 1 < len(self.parts):
            s.push(Effect(self.seat, self.parts, self.card, self.at + 1))
        self.parts[self.at].do(s, self.seat, self.card)
