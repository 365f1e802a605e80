"""Turning pages: the word to read on, and leaving a card for another (DAN-30 to DAN-39)."""

from __future__ import annotations

from dreadhouse.games.danger.rules.items import put_clue_away
from dreadhouse.games.danger.rules.printed import NONE
from dreadhouse.games.danger.rules.tracks import move_psychic
from dreadhouse.games.danger.rules.words import READ
from dreadhouse.games.danger.state import MOST_SEATS, SEEN, Tale
from dreadhouse.kernel.frames import Ask, Step


class ReadOn(Ask):
    """Nothing is to be decided, but the text wants its time; the reader goes on (DAN-50)."""

    rule = "DAN-50"

    def options(self, s: Tale) -> list[int]:
        """One word only."""
        return [READ]

    def is_own_act(self) -> bool:
        """The page waits for its reader."""
        return True

    def choose(self, s: Tale, action: int) -> None:
        """What comes next lies below."""
        s.was_read = True

    def forbids(self, s: Tale, action: int) -> str:
        """No item is used in the midst of printed changes (DAN-94)."""
        p = s.printed
        return "DAN-94" if p.use <= action < p.take else self.rule


READ_ON = [ReadOn(seat) for seat in range(MOST_SEATS)]


class Go(Step):
    """The hero goes to a card without a vote (DAN-31)."""

    rule = "DAN-31"

    def __init__(self, target: int) -> None:
        self.target = target

    def run(self, s: Tale) -> None:
        """Leave for it."""
        leave_for(s, self.target)


def wait_for_reader(s: Tale) -> None:
    """Give the text on the table its time, unless it has had it."""
    if not s.was_read:
        s.push(READ_ON[s.reader])


def go_on(s: Tale, target: int) -> None:
    """A printed "go to" is followed, on seen cards too (DAN-143), unless the death it leads to
    has been read before (DAN-153)."""
    if s.is_closed_death(target):
        escape(s, target)
    else:
        s.push(Go(target))
        wait_for_reader(s)


def escape(s: Tale, death: int) -> None:
    """The hero gets away by a hair: no further try, and the card goes on (DAN-153)."""
    s.escapes += 1
    s.has_escaped = True
    if s.hears:
        s.tell("escapes", {"card": death}, "DAN-153")
    move_psychic(s, s.printed.death_psychic, False)


def leave_for(s: Tale, target: int) -> None:
    """Discard the card in hand and hand the next one to the left (DAN-32 to DAN-35).

    Whatever the card had still to say is skipped (DAN-30).
    """
    while s.clues:
        put_clue_away(s, s.clues.pop())
    s.known[s.card] = SEEN
    s.previous = s.card
    s.card = target
    s.slot = NONE
    s.challenge = NONE
    s.is_turned = False
    hand_to(s, s.left_of(s.reader))
    del s.stack[1:]


def hand_to(s: Tale, seat: int) -> None:
    """Whoever holds the card is the reader (DAN-34, DAN-37); alone one keeps it (DAN-181)."""
    if seat != s.reader:
        s.reader = seat
        if s.hears:
            s.tell("hands", {"seat": seat}, "DAN-34")
