"""Challenges: to dare or to leave them, boosters, the roll, and trying again (DAN-65 to DAN-97)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.danger.rules.chances import roll, target_of, wins
from dreadhouse.games.danger.rules.choosing import forbidden_way
from dreadhouse.games.danger.rules.effects import follow
from dreadhouse.games.danger.rules.items import lose, usable
from dreadhouse.games.danger.rules.printed import BOOSTER, MAY, MUST, NONE, WINS
from dreadhouse.games.danger.rules.voting import Alone, Question, Vote, put
from dreadhouse.games.danger.rules.words import AGAIN, BARE, BOOST, LEAVE, ROLL, STOP, TRY
from dreadhouse.games.danger.state import (
    ABSENT,
    LEFT,
    LOST,
    MOST_SEATS,
    NOW,
    WON,
    Tale,
)
from dreadhouse.kernel.frames import Ask, Step


class Face(Step):
    """A challenge's turn has come (DAN-28, DAN-66, DAN-67, DAN-82)."""

    rule = "DAN-66"

    def __init__(self, challenge: int) -> None:
        self.challenge = challenge

    def run(self, s: Tale) -> None:
        """A required one is faced, an optional one if the group wants to."""
        p = s.printed
        if not s.meets(p.there_if[self.challenge]):
            mark(s, self.challenge, ABSENT)
            return
        s.challenge = self.challenge
        s.tried = 0
        s.has_escaped = False
        mark(s, self.challenge, NOW)
        s.push(DONE)
        if p.is_required[self.challenge]:
            if s.hears:
                s.tell("must-face", {"challenge": self.challenge}, "DAN-66")
            s.push(PREPARE)
        else:
            put(s, DARES, DARES.open(s))


def mark(s: Tale, challenge: int, what: int) -> None:
    """What became of a challenge in this reading."""
    s.results[challenge - s.printed.first_challenge[s.card]] = what


class Done(Step):
    """A challenge is over; the booster has gone back to the inventory (DAN-89)."""

    rule = "DAN-89"

    def run(self, s: Tale) -> None:
        """The card goes on."""
        s.challenge = NONE


DONE = Done()


class Dares(Question):
    """Whether to try an optional challenge (DAN-67)."""

    what = "try"

    def open(self, s: Tale) -> list[int]:
        """Try it or leave it; and one-use items."""
        return [TRY, LEAVE, *usable(s)]

    def settle(self, s: Tale, action: int) -> None:
        """Leaving it alone changes nothing (DAN-68)."""
        if action == TRY:
            if s.hears:
                s.tell("tries", {"challenge": s.challenge}, "DAN-67")
            s.push(PREPARE)
            return
        mark(s, s.challenge, LEFT)
        if s.hears:
            s.tell("leaves", {"challenge": s.challenge}, "DAN-68")

    def forbids(self, s: Tale, action: int) -> str:
        """Why something else cannot be done now."""
        return forbidden_way(s, action, self.rule)


class TryChallenge(Vote):
    """The group dares or leaves it (DAN-67)."""

    rule = "DAN-67"


class TryChallengeAlone(Alone):
    """One player dares or leaves it (DAN-67)."""

    rule = "DAN-67"


class Prepare(Step):
    """Before each roll: a booster, an item in place of the roll, or nothing (DAN-84, DAN-90)."""

    rule = "DAN-84"

    def run(self, s: Tale) -> None:
        """Ask only where there is something to put in or to use."""
        options = SLOT.open(s)
        if len(options) > 1:
            put(s, SLOT, options)
        else:
            SLOT.settle(s, options[0])


PREPARE = Prepare()


class Slot(Question):
    """What to put into the booster slot (DAN-84 to DAN-87)."""

    what = "boost"

    def open(self, s: Tale) -> list[int]:
        """Nothing, one fitting booster, an item that wins, or one that lowers the danger."""
        p = s.printed
        found = [BARE]
        for item in range(len(p.items)):
            if s.holds_item(item) and p.item_type[item] == p.type[s.challenge]:
                if p.use_of[item] == BOOSTER:
                    found.append(BOOST + item)
                elif p.use_of[item] == WINS:
                    found.append(p.spend + item)
        return found + usable(s)

    def settle(self, s: Tale, action: int) -> None:
        """The slot is filled or empty, and the reader rolls; or an item wins (DAN-95)."""
        p = s.printed
        if p.spend <= action < p.use:
            spend(s, action - p.spend)
            return
        s.slot = NONE if action == BARE else action - BOOST
        if s.slot != NONE and s.hears:
            s.tell("boosts", {"item": s.slot}, "DAN-84")
        s.push(ROLLS[s.reader])

    def forbids(self, s: Tale, action: int) -> str:
        """A held item of another type does not fit (DAN-86, DAN-95)."""
        p = s.printed
        if BOOST <= action < p.spend:
            return "DAN-86"
        if p.spend <= action < p.use:
            return "DAN-95"
        return forbidden_way(s, action, self.rule)


class PlaceBooster(Vote):
    """The group fills the slot or leaves it empty (DAN-84)."""

    rule = "DAN-84"


class PlaceBoosterAlone(Alone):
    """One player fills the slot or leaves it empty (DAN-84)."""

    rule = "DAN-84"


def spend(s: Tale, item: int) -> None:
    """The challenge counts as won without a roll, and the item leaves the game (DAN-95, DAN-96)."""
    s.face = 0
    s.tried += 1
    s.was_read = False
    if s.hears:
        s.tell("spends", {"item": item, "challenge": s.challenge}, "DAN-95")
    lose(s, item)
    win(s)


class Roll(Ask):
    """The current reader rolls (DAN-69)."""

    rule = "DAN-69"

    def options(self, s: Tale) -> list[int]:
        """There is no way back."""
        return [ROLL]

    def is_own_act(self) -> bool:
        """The die waits for its reader's hand."""
        return True

    def choose(self, s: Tale, action: int) -> None:
        """Read the target off now, roll once, and follow the line (DAN-70, DAN-72, DAN-74)."""
        s.needed = target_of(s, s.challenge)
        s.bonus = s.printed.item_amount[s.slot] if s.slot != NONE else 0
        s.face = roll(s)
        s.has_won = wins(s.face, s.bonus, s.needed)
        s.tried += 1
        s.was_read = False
        if s.hears:
            tell_roll(s)
        if s.face == 1 and s.slot != NONE:
            break_booster(s)
        s.slot = NONE
        if s.has_won:
            win(s)
        else:
            fail(s)

    def about(self, s: Tale) -> dict[str, Any]:
        """The challenge and its target."""
        return {"challenge": s.challenge, "target": target_of(s, s.challenge)}

    def forbids(self, s: Tale, action: int) -> str:
        """Once the slot is settled, nothing is changed before the roll (DAN-84, DAN-94)."""
        p = s.printed
        return "DAN-94" if p.use <= action < p.take else self.rule


ROLLS = [Roll(seat) for seat in range(MOST_SEATS)]


def tell_roll(s: Tale) -> None:
    """The roll, for the journal."""
    args = {"seat": s.reader, "face": s.face, "bonus": s.bonus, "target": s.needed}
    s.tell("draws-die" if s.agreed.has_deck else "rolls", args, "DAN-70")


def break_booster(s: Tale) -> None:
    """A rolled 1 breaks the booster in the slot for good, and nothing else (DAN-91 to DAN-93)."""
    item = s.slot
    lose(s, item)
    if s.hears:
        s.tell("breaks", {"item": item}, "DAN-91")


def win(s: Tale) -> None:
    """The win line is followed (DAN-72)."""
    s.won += 1
    mark(s, s.challenge, WON)
    if s.hears:
        s.tell("wins", {"challenge": s.challenge}, "DAN-72")
    follow(s, s.printed.win[s.challenge], s.came_again)


def fail(s: Tale) -> None:
    """The lose line is followed in full (DAN-72, DAN-81), then perhaps another try."""
    s.lost += 1
    mark(s, s.challenge, LOST)
    if s.hears:
        s.tell("loses", {"challenge": s.challenge}, "DAN-71" if s.face == 1 else "DAN-72")
    s.push(AFTER_LOSS)
    follow(s, s.printed.lose[s.challenge], s.came_again)


class AfterLoss(Step):
    """After a lost try: whether there is another one (DAN-77 to DAN-80, DAN-153)."""

    rule = "DAN-77"

    def run(self, s: Tale) -> None:
        """The group decides where it may, nobody where it must."""
        p = s.printed
        repeat = p.repeat[s.challenge]
        if s.has_escaped or s.tried >= p.tries[s.challenge]:
            return
        if repeat == MAY:
            put(s, TRIES, TRIES.open(s))
        elif repeat == MUST:
            try_again(s, "must-try-again", "DAN-79")


AFTER_LOSS = AfterLoss()


def try_again(s: Tale, id: str, rule: str) -> None:
    """Each try is a challenge of its own (DAN-81, DAN-90)."""
    mark(s, s.challenge, NOW)
    if s.hears:
        s.tell(id, {"challenge": s.challenge}, rule)
    s.push(PREPARE)


class Tries(Question):
    """Whether to try again (DAN-78)."""

    what = "again"

    def open(self, s: Tale) -> list[int]:
        """Again or no more; and one-use items, between two tries as well (DAN-94)."""
        return [AGAIN, STOP, *usable(s)]

    def settle(self, s: Tale, action: int) -> None:
        """Roll again, or let it be."""
        if action == AGAIN:
            try_again(s, "tries-again", "DAN-78")
        elif s.hears:
            s.tell("stops", {"challenge": s.challenge}, "DAN-78")

    def forbids(self, s: Tale, action: int) -> str:
        """Why something else cannot be done now."""
        return forbidden_way(s, action, self.rule)


class TryAgain(Vote):
    """The group rolls again or stops (DAN-78)."""

    rule = "DAN-78"


class TryAgainAlone(Alone):
    """One player rolls again or stops (DAN-78)."""

    rule = "DAN-78"


DARES = Dares("DAN-67")
DARES.vote = TryChallenge(DARES)
DARES.alone = TryChallengeAlone(DARES)
SLOT = Slot("DAN-84")
SLOT.vote = PlaceBooster(SLOT)
SLOT.alone = PlaceBoosterAlone(SLOT)
TRIES = Tries("DAN-78")
TRIES.vote = TryAgain(TRIES)
TRIES.alone = TryAgainAlone(TRIES)
