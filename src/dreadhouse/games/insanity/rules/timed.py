"""Timed effects: what happens in a step, and in which order (INS-33 to INS-43)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from dreadhouse.games.insanity.cards.face import LOCATION, Timed
from dreadhouse.games.insanity.rules.entering import read
from dreadhouse.games.insanity.rules.words import FIRST, STANDARD
from dreadhouse.games.insanity.state import Duel, Thing
from dreadhouse.kernel.frames import Ask, Step


class TimedStep(Step):
    """A step opens: exactly the effects that are in play now happen in it (INS-35, INS-36)."""

    rule = "INS-35"

    def __init__(self, seat: int, step: int) -> None:
        self.seat = seat
        self.step = step
        self.bit = 1 << step

    def run(self, s: Duel) -> None:
        """Collect what waits, in the standard order (INS-39); a lone effect happens at once."""
        s.step = self.step
        lone: Thing | None = None
        count = 0
        for thing in s.timed:
            if thing.face.steps & self.bit and is_due(thing, self.seat, self.step):
                lone = thing
                count += 1
        if count > 1:
            self.open(s)
        elif lone is not None:
            happen(s, lone, self.seat, self.step)

    def open(self, s: Duel) -> None:
        """Several effects wait."""
        due = [thing for thing in s.timed if is_due(thing, self.seat, self.step)]
        due.sort(key=is_no_location)
        waiting = [thing.born for thing in due]
        sides = [thing.seat for thing in due]
        s.push(TimedEffects(self.seat, self.step, waiting, sides, s.rules.set_order))


@mypyc_attr(free_list_len=1)
class TimedEffects(Step):
    """Effects of a step that still wait; one happens after the other (INS-35, INS-37).

    `sides` are the seats that controlled the cards when the step opened.
    """

    rule = "INS-35"

    def __init__(
        self, seat: int, step: int, waiting: list[int], sides: list[int], in_order: bool
    ) -> None:
        self.seat = seat
        self.step = step
        self.waiting = waiting
        self.sides = sides
        self.in_order = in_order

    def run(self, s: Duel) -> None:
        """Skip what left play or changed sides (INS-37); then the next one, or ask (INS-38)."""
        waiting: list[int] = []
        sides: list[int] = []
        for i in range(len(self.waiting)):
            if is_under_control(s, self.waiting[i], self.sides[i]):
                waiting.append(self.waiting[i])
                sides.append(self.sides[i])
        if not waiting:
            return
        if len(waiting) > 1 and not self.in_order:
            s.push(OrderEffects(self.seat, self.step, waiting, sides))
            return
        if len(waiting) > 1:
            s.push(TimedEffects(self.seat, self.step, waiting[1:], sides[1:], True))
        happen(s, thing_born(s, waiting[0]), self.seat, self.step)


@mypyc_attr(free_list_len=1)
class OrderEffects(Ask):
    """The player on turn chooses which waiting effect happens next (INS-38, INS-39)."""

    rule = "INS-38"

    def __init__(self, seat: int, step: int, waiting: list[int], sides: list[int]) -> None:
        self.seat = seat
        self.step = step
        self.waiting = waiting
        self.sides = sides

    def options(self, s: Duel) -> list[int]:
        """Each waiting card, or the standard order for all that wait."""
        found = [FIRST + thing_born(s, born).card for born in self.waiting]
        found.append(STANDARD)
        return found

    def choose(self, s: Duel, action: int) -> None:
        """Two verbs: first, standard."""
        if action == STANDARD:
            self.standard(s)
        else:
            self.first(s, action - FIRST)

    def first(self, s: Duel, card: int) -> None:
        """This effect happens now; the choice is made anew after it (INS-38)."""
        thing = s.thing(card)
        assert thing is not None
        at = self.waiting.index(thing.born)
        waiting = self.waiting[:at] + self.waiting[at + 1 :]
        sides = self.sides[:at] + self.sides[at + 1 :]
        s.push(TimedEffects(self.seat, self.step, waiting, sides, False))
        happen(s, thing, self.seat, self.step)

    def standard(self, s: Duel) -> None:
        """The location first, then the others as they entered play (INS-39)."""
        s.push(TimedEffects(self.seat, self.step, self.waiting, self.sides, True))

    def moot(self, s: Duel, options: list[int]) -> int:
        """Losses of sanity may stand in any order. With gains among them too, as long as there is
        sanity for all the losses and no ceiling on the gains."""
        is_loss, is_sanity, toll = True, True, 0
        for born in self.waiting:
            timed = timed_of(thing_born(s, born), self.step)
            is_loss = is_loss and timed.only_loses
            is_sanity = is_sanity and timed.only_sanity
            toll += timed.toll
        is_safe = toll <= s.players[self.seat].sanity and not s.rules.ceiling
        return STANDARD if is_loss or (is_sanity and is_safe) else -1

    def moot_reason(self) -> str:
        """Why the order was not asked."""
        return "passed-order"

    def about(self, s: Duel) -> dict[str, Any]:
        """How many effects wait."""
        return {"count": len(self.waiting)}


def is_under_control(s: Duel, born: int, seat: int) -> bool:
    """Whether the thing of an entrance is still in play on a side (INS-37)."""
    for thing in s.timed:
        if thing.born == born:
            return thing.seat == seat
    return False


def is_no_location(thing: Thing) -> bool:
    """Whether a thing waits behind the location (INS-39)."""
    return thing.kind != LOCATION


def is_due(thing: Thing, seat: int, step: int) -> bool:
    """Whether a thing has an effect in this step of this player's turn (INS-33, INS-34)."""
    for timed in thing.face.timed:
        if timed.step == step and (timed.is_for_each or thing.seat == seat):
            return True
    return False


def timed_of(thing: Thing, step: int) -> Timed:
    """The effect that a thing has in a step."""
    for timed in thing.face.timed:
        if timed.step == step:
            return timed
    raise AssertionError(f"{thing.face.id} has no effect in step {step}")


def thing_born(s: Duel, born: int) -> Thing:
    """The thing of an entrance."""
    for thing in s.timed:
        if thing.born == born:
            return thing
    raise AssertionError("a waiting effect's card has left play")


def happen(s: Duel, thing: Thing, seat: int, step: int) -> None:
    """A timed effect happens; its condition is tested now and once (INS-40)."""
    timed = timed_of(thing, step)
    if timed.condition.holds(s, seat, thing.card):
        read(s, seat, thing.card, timed.parts)
