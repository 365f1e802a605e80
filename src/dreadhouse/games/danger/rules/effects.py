"""Printed changes, in the order in which they are printed, and the clues that they draw
(DAN-73, DAN-113 to DAN-119)."""

from __future__ import annotations

from dreadhouse.games.danger.rules.items import give_away, put_clue_away
from dreadhouse.games.danger.rules.pages import go_on, wait_for_reader
from dreadhouse.games.danger.rules.printed import (
    DANGER,
    DRAW,
    DROP,
    GO,
    NONE,
    PREMONITION,
    PSYCHIC,
)
from dreadhouse.games.danger.rules.tracks import move_danger, move_psychic
from dreadhouse.games.danger.state import READING, UNREAD, Tale
from dreadhouse.kernel.frames import Step
from dreadhouse.kernel.journal import all_but


class Effects(Step):
    """The rest of a printed line, from a place in it on; `seen` tells of the card that bears it.

    A clue drawn in the midst of it is worked through before the line goes on (DAN-73).
    """

    rule = "DAN-73"

    def __init__(self, line: int, at: int, seen: bool) -> None:
        self.line = line
        self.at = at
        self.seen = seen

    def run(self, s: Tale) -> None:
        """Carry out changes up to the next clue."""
        code = s.printed.effects[self.line]
        at = self.at
        while at < len(code):
            what = code[at]
            argument = code[at + 1]
            at += 2
            if what == DRAW:
                if at < len(code):
                    s.push(Effects(self.line, at, self.seen))
                draw(s, argument)
                return
            change(s, what, argument, self.seen)


def change(s: Tale, what: int, argument: int, seen: bool) -> None:
    """One printed change that is no clue."""
    if what == DANGER:
        move_danger(s, argument, seen)
    elif what == PSYCHIC:
        move_psychic(s, argument, seen)
    elif what == DROP:
        give_away(s, argument)
    elif what == GO:
        go_on(s, argument)


def follow(s: Tale, line: int, seen: bool) -> None:
    """A line's changes come next."""
    if line != NONE:
        s.push(Effects(line, 0, seen))


def draw(s: Tale, clue: int) -> None:
    """The reader takes a clue and reads it aloud (DAN-38, DAN-113); then its changes apply
    (DAN-115)."""
    seen = s.is_seen(clue)
    if s.known[clue] == UNREAD:
        s.known[clue] = READING
    s.clues.append(clue)
    s.read.append(clue)
    s.was_read = False
    s.secrets.learn()
    show_to(s, clue)
    if s.hears:
        tell_drawn(s, clue, seen)
    s.push(CLOSE)
    follow(s, s.printed.on[clue], seen)
    wait_for_reader(s)


def show_to(s: Tale, clue: int) -> None:
    """A clue is open to all; a private premonition to its reader alone (DAN-195)."""
    if is_private(s, clue):
        if not s.is_seen(clue):
            s.secrets.show(clue, 1 << s.reader)
    else:
        s.secrets.show(clue, (2 << s.seats) - 1)


def is_private(s: Tale, clue: int) -> bool:
    """Whether only its reader sees a card (DAN-195)."""
    return s.agreed.is_private and s.printed.kind[clue] == PREMONITION


def tell_drawn(s: Tale, clue: int, seen: bool) -> None:
    """Tell what is read, and in a private vision only that something is seen."""
    args = {"seat": s.reader, "card": clue, "again": 1 if seen else 0}
    if s.printed.kind[clue] != PREMONITION:
        s.tell("draws", args, "DAN-113")
    elif is_private(s, clue):
        s.whisper("foresees", args, "DAN-195", 1 << s.reader)
        s.whisper("foresees-alone", {"seat": s.reader}, "DAN-195", all_but(s.reader))
    else:
        s.tell("foresees", args, "DAN-127")


class Close(Step):
    """The newest clue has said all it has to say (DAN-116 to DAN-119)."""

    rule = "DAN-116"

    def run(self, s: Tale) -> None:
        """Keep or discard it; a clue with a "go to" carries the story on."""
        clue = s.clues.pop()
        put_clue_away(s, clue)
        target = s.printed.go[clue]
        if target != NONE:
            go_on(s, target)


CLOSE = Close()
