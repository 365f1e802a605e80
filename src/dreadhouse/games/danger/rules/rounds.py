"""The round: a card is read, turned over, worked through (DAN-25 to DAN-39, DAN-147, DAN-173)."""

from __future__ import annotations

from dreadhouse.games.danger.rules.challenges import Face
from dreadhouse.games.danger.rules.choosing import CHOICES, Lists
from dreadhouse.games.danger.rules.effects import draw, follow
from dreadhouse.games.danger.rules.pages import leave_for, wait_for_reader
from dreadhouse.games.danger.rules.printed import DEATH, DRAW, ENDING, NONE, PREVIOUS
from dreadhouse.games.danger.rules.tracks import move_psychic
from dreadhouse.games.danger.state import AHEAD, READING, UNREAD, Tale
from dreadhouse.kernel.frames import Step


class Round(Step):
    """The reader reads the card in hand aloud (DAN-25); a new round lies below it (DAN-37)."""

    rule = "DAN-25"

    def run(self, s: Tale) -> None:
        """Lay the parts of the card on the stack, the first one on top (DAN-28)."""
        s.push(self)
        take_up(s)
        kind = s.printed.kind[s.card]
        if kind == ENDING:
            finish(s)
        elif kind == DEATH:
            s.push(DEATH_TOLL)
            wait_for_reader(s)
        else:
            lay_parts(s)


ROUND = Round()


def take_up(s: Tale) -> None:
    """The card is read; one that comes up again is a seen card (DAN-39, DAN-134, DAN-136)."""
    p = s.printed
    s.came_again = s.is_seen(s.card)
    if s.known[s.card] == UNREAD:
        s.known[s.card] = READING
    s.read.append(s.card)
    s.was_read = False
    s.taken = 0
    s.shown = []
    s.face = 0
    s.results = [AHEAD] * (p.first_challenge[s.card + 1] - p.first_challenge[s.card])
    s.secrets.learn()
    s.secrets.show(s.card, (2 << s.seats) - 1)
    if s.hears:
        id, rule = ("reads-again", "DAN-39") if s.came_again else ("reads", "DAN-25")
        s.tell(id, {"seat": s.reader, "card": s.card}, rule)


def lay_parts(s: Tale) -> None:
    """Changes when read, premonition line, challenges, pick lists, choices (DAN-28)."""
    p = s.printed
    card = s.card
    s.push(CHOICES)
    first = p.first_list[card]
    if first < p.first_list[card + 1]:
        s.push(Lists(first, p.list_count[first]))
    for challenge in range(p.first_challenge[card + 1] - 1, p.first_challenge[card] - 1, -1):
        s.push(Face(challenge))
    s.push(TURN)
    if p.gate_clue[card] != NONE:
        s.push(GATE)
    follow(s, p.on[card], s.came_again)
    if p.on[card] != NONE and DRAW in p.effects[p.on[card]][::2]:
        wait_for_reader(s)


class Turn(Step):
    """The card is turned over: its back shows challenges and choices (DAN-27)."""

    rule = "DAN-27"

    def run(self, s: Tale) -> None:
        """Everybody sees the back."""
        s.is_turned = True


TURN = Turn()


class Gate(Step):
    """A premonition line: drawn without a decision and at no cost (DAN-127, DAN-128)."""

    rule = "DAN-127"

    def run(self, s: Tale) -> None:
        """If the level is high enough now (DAN-129) and it has not been drawn before (DAN-133)."""
        p = s.printed
        clue = p.gate_clue[s.card]
        if s.known[clue] != UNREAD or s.level() < p.gate_level[s.card]:
            return
        if s.was_read:
            draw(s, clue)
        else:
            s.push(GATE)
            wait_for_reader(s)


GATE = Gate()


class DeathToll(Step):
    """A death card has been read (DAN-147 to DAN-150)."""

    rule = "DAN-147"

    def run(self, s: Tale) -> None:
        """One psychic space back, and back to an earlier card."""
        p = s.printed
        s.deaths += 1
        if s.hears:
            s.tell("dies", {"card": s.card}, "DAN-147")
        move_psychic(s, p.death_psychic, False)
        back = p.back[s.card]
        leave_for(s, s.previous if back == PREVIOUS else back)


DEATH_TOLL = DeathToll()


def finish(s: Tale) -> None:
    """An ending card has been read: the story is over for all alike (DAN-21, DAN-22, DAN-173)."""
    p = s.printed
    s.ending = s.card
    rank = p.rank_of[s.card]
    if s.hears:
        s.tell("ends", {"card": s.card, "rank": rank}, "DAN-173")
    steps = len(p.ranks) - 1
    share = 1.0 - rank / steps if steps > 0 else 1.0
    s.end([share] * s.seats)
