"""Deciding together: secret picks, consensus, and the reader's word (DAN-41 to DAN-52, DAN-194)."""

from __future__ import annotations

from typing import Any, ClassVar

from dreadhouse.games.danger.rules.items import use
from dreadhouse.games.danger.rules.pages import hand_to
from dreadhouse.games.danger.rules.printed import NONE
from dreadhouse.games.danger.rules.words import ABSTAIN, AWAY, BACK
from dreadhouse.games.danger.state import MOST_LEAVES, MOST_SEATS, Tale
from dreadhouse.kernel.frames import Ask, AskAll
from dreadhouse.kernel.state import NO_PICK


class Question:
    """Something that the group decides: what is open, what becomes of it, what forbids the rest."""

    never_changes: ClassVar[bool] = True
    what: ClassVar[str] = ""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self.vote: AskAll | None = None
        self.alone: Ask | None = None
        self.decide = [Decide(seat, self) for seat in range(MOST_SEATS)]

    def open(self, s: Tale) -> list[int]:
        """The printed options that are open at this moment, and what may be used beside them."""
        raise NotImplementedError

    def settle(self, s: Tale, action: int) -> None:
        """Carry out what has been decided."""
        raise NotImplementedError

    def forbids(self, s: Tale, action: int) -> str:
        """The rule that keeps an action from the list."""
        return self.rule


def put(s: Tale, question: Question, options: list[int]) -> None:
    """Ask the group, or the one player who decides everything (DAN-181)."""
    s.ballot = options
    frame = question.alone if s.seats == 1 else question.vote
    assert frame is not None
    s.push(frame)


def settle(s: Tale, question: Question, action: int) -> None:
    """A one-use item used is no answer: the question comes again (DAN-94)."""
    p = s.printed
    if p.use <= action < p.take:
        use(s, action - p.use)
        put_again(s, question)
    else:
        question.settle(s, action)


def put_again(s: Tale, question: Question) -> None:
    """Ask anew what is asked at this moment, with what is open now."""
    options = question.open(s)
    if len(options) == 1:
        question.settle(s, options[0])
    else:
        put(s, question, options)


class Vote(AskAll):
    """Every player picks an open option in secret or abstains (DAN-44, DAN-48).

    A player who is away is asked only whether to come back, and nobody waits for the answer
    (DAN-51).
    """

    rule = "DAN-44"

    def __init__(self, question: Question) -> None:
        self.question = question

    def seats(self, s: Tale) -> list[int]:
        """Those who are there, then those who are away."""
        there = [seat for seat in range(s.seats) if not s.is_away(seat)]
        return there + [seat for seat in range(s.seats) if s.is_away(seat)]

    def options(self, s: Tale, seat: int) -> list[int]:
        """What is on the ballot."""
        if s.is_away(seat):
            return [BACK]
        found = [*s.ballot, ABSTAIN]
        if s.leaves[seat] < MOST_LEAVES:
            found.append(AWAY)
        return found

    def waits(self, s: Tale) -> bool:
        """While somebody who is there has not picked, or nobody is there (DAN-52)."""
        for seat in range(s.seats):
            if not s.is_away(seat) and s.picks[seat] == NO_PICK:
                return True
        return s.away == (1 << s.seats) - 1

    def picked(self, s: Tale, seat: int, action: int) -> None:
        """Whoever comes back picks like the others from now on."""
        if action == BACK:
            s.picks[seat] = NO_PICK
            come_back(s, seat)

    def reveal(self, s: Tale, picks: list[int]) -> None:
        """Show all picks at once and take what the group agrees on, or let the reader decide."""
        show(s, picks)
        leave_table(s, picks)
        if s.away == (1 << s.seats) - 1:
            s.push(self)
            return
        agreed = outcome(s, picks)
        if agreed == NONE:
            s.push(self.question.decide[s.reader])
        else:
            settle(s, self.question, agreed)

    def about(self, s: Tale, seat: int) -> dict[str, Any]:
        """Whether the asked one is away."""
        return {"away": 1 if s.is_away(seat) else 0, **told(s)}

    def forbids(self, s: Tale, seat: int, action: int) -> str:
        """Whoever is away is asked nothing else."""
        return "DAN-51" if s.is_away(seat) else self.question.forbids(s, action)


class Alone(Ask):
    """A single player decides everything (DAN-181)."""

    rule = "DAN-181"

    def __init__(self, question: Question) -> None:
        super().__init__(0)
        self.question = question

    def options(self, s: Tale) -> list[int]:
        """What is open."""
        return s.ballot

    def choose(self, s: Tale, action: int) -> None:
        """It is done."""
        settle(s, self.question, action)

    def about(self, s: Tale) -> dict[str, Any]:
        """What the question is about."""
        return {"away": 0, **told(s)}

    def forbids(self, s: Tale, action: int) -> str:
        """Why an action is not open."""
        return self.question.forbids(s, action)


class Decide(Ask):
    """The group does not agree: the reader's word decides (DAN-46, DAN-49)."""

    rule = "DAN-46"

    def __init__(self, seat: int, question: Question) -> None:
        super().__init__(seat)
        self.question = question

    def options(self, s: Tale) -> list[int]:
        """Any open option, picked or not (DAN-47)."""
        return s.ballot

    def choose(self, s: Tale, action: int) -> None:
        """It is done."""
        if s.hears:
            s.tell("reader-decides", {"seat": self.seat, "pick": action}, "DAN-46")
        settle(s, self.question, action)

    def about(self, s: Tale) -> dict[str, Any]:
        """What the question is about."""
        return {"what": self.question.what}

    def forbids(self, s: Tale, action: int) -> str:
        """Why an action is not open."""
        return self.question.forbids(s, action)


def told(s: Tale) -> dict[str, Any]:
    """The challenge at hand, for the prompt."""
    return {"challenge": s.challenge} if s.challenge != NONE else {"challenge": NONE}


def outcome(s: Tale, picks: list[int]) -> int:
    """The option of consensus (DAN-45) or majority (DAN-194); -1 where the reader decides."""
    named = [pick for pick in picks if pick > BACK]
    for pick in named:
        count = named.count(pick)
        if count == len(named):
            if s.hears:
                s.tell("agreed", {"pick": pick}, "DAN-45")
            return pick
        if s.agreed.has_majority and 2 * count > len(named):
            if s.hears:
                s.tell("majority", {"pick": pick}, "DAN-194")
            return pick
    return NONE


def show(s: Tale, picks: list[int]) -> None:
    """All picks are shown at the same moment (DAN-44)."""
    s.shown = []
    for seat in range(s.seats):
        if picks[seat] != NO_PICK:
            s.shown.append(seat)
            s.shown.append(picks[seat])
            if s.hears:
                tell_pick(s, seat, picks[seat])


def tell_pick(s: Tale, seat: int, pick: int) -> None:
    """One pick, for the journal."""
    if pick == ABSTAIN:
        s.tell("abstains", {"seat": seat}, "DAN-48")
    elif pick != AWAY:
        s.tell("picks", {"seat": seat, "pick": pick}, "DAN-44")


def leave_table(s: Tale, picks: list[int]) -> None:
    """Who leaves counts as abstaining; a reader who leaves hands the job on (DAN-51, DAN-52)."""
    for seat in range(s.seats):
        if picks[seat] == AWAY:
            s.away |= 1 << seat
            s.leaves[seat] += 1
            if s.hears:
                s.tell("goes-away", {"seat": seat}, "DAN-51")
    if s.is_away(s.reader):
        hand_to(s, s.left_of(s.reader))


def come_back(s: Tale, seat: int) -> None:
    """A player is back, or sits down for the first time (DAN-183); where the reader has gone, the
    job is theirs (DAN-52)."""
    s.away &= ~(1 << seat)
    if s.hears:
        s.tell("comes-back", {"seat": seat}, "DAN-183")
    if s.is_away(s.reader):
        hand_to(s, seat)
