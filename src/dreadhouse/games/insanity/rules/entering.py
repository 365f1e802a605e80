"""Coming into play, played or put there (INS-63 to INS-71, INS-93, INS-94)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from dreadhouse.games.insanity.cards.face import LOCATION, Part
from dreadhouse.games.insanity.rules.leaving import destroy
from dreadhouse.games.insanity.state import ACTION_PHASE, BOTH, Duel, Thing
from dreadhouse.kernel.frames import Step


@mypyc_attr(free_list_len=1)
class Text(Step):
    """A card's text: its parts in printed order, to the end even without its card (INS-81)."""

    rule = "INS-81"

    def __init__(self, seat: int, card: int, parts: list[Part], at: int) -> None:
        self.seat = seat
        self.card = card
        self.parts = parts
        self.at = at

    def run(self, s: Duel) -> None:
        """Do the part that is reached; the next one waits below its answers (INS-71)."""
        if self.at + 1 < len(self.parts):
            s.push(Text(self.seat, self.card, self.parts, self.at + 1))
        self.parts[self.at].do(s, self.seat, self.card)


def read(s: Duel, seat: int, card: int, parts: list[Part]) -> None:
    """Have a text carried out next, if there is any."""
    if parts:
        s.push(Text(seat, card, parts, 0))


def enter_play(s: Duel, seat: int, card: int) -> None:
    """A thing comes into play on a side; its effect on entering comes next (INS-69)."""
    face = s.faces[card]
    s.births += 1
    thing = Thing(face, seat, s.births, s.turn, s.step == ACTION_PHASE)
    s.add(thing)
    read(s, seat, card, face.enter)
    if face.kind == LOCATION:
        replace_location(s, card)


def put_into_play(s: Duel, seat: int, card: int) -> None:
    """An effect brings a thing: no cost, no condition, not played (INS-68)."""
    s.secrets.show(card, BOTH)
    if s.hears:
        s.tell("put-into-play", {"seat": seat, "card": card}, "INS-68")
    enter_play(s, seat, card)


def replace_location(s: Duel, newcomer: int) -> None:
    """The new location is in play, so the old one is destroyed (INS-93, INS-94)."""
    for thing in s.things:
        if thing.kind == LOCATION and thing.card != newcomer:
            destroy(s, [thing.card], False, False)
            return
