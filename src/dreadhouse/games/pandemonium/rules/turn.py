"""A character's turn: dark, Panic, Actions, the Event at its end (PAN-129 to PAN-139, PAN-638)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.rules.act import add_free, options_in_turn
from dreadhouse.games.pandemonium.rules.checking import (
    TURN_ENDS,
    TURN_STARTS_DARK,
    TURN_STARTS_ITEMS,
    TURN_STARTS_SOULS,
    happen,
    settle,
)
from dreadhouse.games.pandemonium.rules.death import stand_up
from dreadhouse.games.pandemonium.rules.dice import PANIC_ROLL, roll_combat
from dreadhouse.games.pandemonium.rules.doing import do_action, do_free
from dreadhouse.games.pandemonium.rules.events import take_event
from dreadhouse.games.pandemonium.rules.inventory import items_of
from dreadhouse.games.pandemonium.rules.life import (
    DARKNESS,
    IN_PANIC,
    collect_souls,
    gain_fear,
    lose_life,
)
from dreadhouse.games.pandemonium.rules.moments import ON_TURN, moment
from dreadhouse.games.pandemonium.rules.values import NO_EVENT, actions_left, has_skill, is_dark
from dreadhouse.games.pandemonium.rules.why import why_not
from dreadhouse.games.pandemonium.rules.words import END, NO, ROLL, YES
from dreadhouse.games.pandemonium.state import ENTOMBED, NOBODY, PANIC, STANDING, Pandemonium
from dreadhouse.kernel.frames import Ask, Step


class BeginTurn(Step):
    """A turn begins; who lies entombed stands up for it (PAN-131, PAN-589)."""

    rule = "PAN-131"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Whoever is aboard, out or lying has no turn."""
        who = self.who
        c = s.cast[who]
        if c.posture == ENTOMBED:
            stand_up(s, who)
        if c.posture != STANDING:
            return
        s.acting = who
        fresh_turn(s, who)
        if s.hears:
            s.tell("turn-begins", {"who": who}, "PAN-99")
        s.push(Turn(who))
        settle(s)
        s.push(DarkCheck(who))
        s.is_cancelled = False
        moment(s, ON_TURN, who, 0)
        collect_souls(s, who)


def fresh_turn(s: Pandemonium, who: int) -> None:
    """Nothing has been done in this turn yet."""
    c = s.cast[who]
    c.has_played = True
    c.spent = 0
    c.action_now = 0
    c.has_run = False
    c.has_reinforced = False
    c.has_boosted = False
    c.has_used_skill = False
    c.has_acted = False
    c.has_attacked_rival = False
    c.free_done = 0
    c.fired = []
    c.refused = []
    c.sorted = 0
    c.dashes = 0
    s.is_running = False
    s.run_left = 0


class DarkCheck(Step):
    """A character who begins the turn in a dark space gains 1 Fear (PAN-129)."""

    rule = "PAN-129"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Pacts look at the start of the turn as well."""
        who = self.who
        if not s.stands(who):
            return
        cell = s.cell[who]
        if len(items_of(s, who)) >= 2:
            happen(s, TURN_STARTS_ITEMS, who, cell)
        if s.souls[who] >= 3:
            happen(s, TURN_STARTS_SOULS, who, cell)
        if is_dark(s, cell):
            happen(s, TURN_STARTS_DARK, who, cell)
            gain_fear(s, who, 1, DARKNESS)


class Turn(Step):
    """What comes next in a turn: Panic first, else whatever the player does (PAN-130, PAN-156)."""

    rule = "PAN-132"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """A character who no longer stands has no Actions left (PAN-591, PAN-604)."""
        who = self.who
        c = s.cast[who]
        if c.posture != STANDING:
            s.acting = NOBODY
            s.is_running = False
            return
        collect_souls(s, who)
        if s.fear[who] >= PANIC:
            s.push(OutOfPanic(c.seat, who))
        else:
            s.push(Act(c.seat, who))


class Act(Ask):
    """Take an action, do something free, or end the turn (PAN-132 to PAN-135)."""

    rule = "PAN-132"

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def options(self, s: Pandemonium) -> list[int]:
        """Everything that may be done now."""
        return options_in_turn(s, self.who)

    def choose(self, s: Pandemonium, action: int) -> None:
        """Every action is one change (PAN-648)."""
        if action == END:
            s.push(TurnEnds(self.who))
            return
        s.push(Turn(self.who))
        settle(s)
        do_action(s, self.who, action)

    def is_own_act(self) -> bool:
        """A turn is ended by its player."""
        return False

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Whose turn, and what is left of it."""
        left = actions_left(s, self.who)
        return s.spoken({"who": self.who, "left": left, "run": s.run_left if s.is_running else 0})

    def forbids(self, s: Pandemonium, action: int) -> str:
        """The rule that refuses it, from the same questions."""
        return why_not(s, self.who, action)


class OutOfPanic(Ask):
    """Roll one Combat die until it shows a Hit; cards and Souls may be used before (PAN-151)."""

    rule = "PAN-151"

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def options(self, s: Pandemonium) -> list[int]:
        """The roll, or what is no action (PAN-160)."""
        found = [ROLL]
        add_free(s, self.who, found)
        return found

    def choose(self, s: Pandemonium, action: int) -> None:
        """Each Miss costs 1 Life (PAN-152)."""
        s.push(Turn(self.who))
        settle(s)
        if action == ROLL:
            s.push(PanicRolled(self.who))
            roll_combat(s, self.who, 1, PANIC_ROLL)
        else:
            do_free(s, self.who, action)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Who is in Panic."""
        return s.spoken({"who": self.who})

    def forbids(self, s: Pandemonium, action: int) -> str:
        """No action is possible in Panic."""
        return "PAN-150"


class PanicRolled(Step):
    """A Hit ends the Panic, a Miss costs 1 Life (PAN-152, PAN-153)."""

    rule = "PAN-153"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Fear falls to 4."""
        if s.hits:
            s.fear[self.who] = PANIC - 1
        else:
            lose_life(s, self.who, 1, IN_PANIC)


class TurnEnds(Step):
    """The turn is over; alone in the space the character takes an Event (PAN-136, PAN-638)."""

    rule = "PAN-136"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """After the turn: Panic and death from it wait for the next one."""
        who = self.who
        s.acting = NOBODY
        s.is_running = False
        s.run_left = 0
        if not s.stands(who):
            return
        if is_alone(s, who):
            if has_skill(s, who, NO_EVENT):
                s.push(TakeOrLeave(s.cast[who].seat, who))
            else:
                take_event(s, who)
        settle(s)
        happen(s, TURN_ENDS, who, s.cell[who])


def is_alone(s: Pandemonium, who: int) -> bool:
    """Whether nobody else is in the space: no character, creature or ally (PAN-137)."""
    cell = s.cell[who]
    for other in range(len(s.cell)):
        if other != who and s.cell[other] == cell:
            return False
    for at in s.ally_cell:
        if at == cell:
            return False
    return not s.foes_at(cell)


class TakeOrLeave(Ask):
    """With the Illumination tree complete the Event need not be taken (PAN-414)."""

    rule = "PAN-414"

    def __init__(self, seat: int, who: int) -> None:
        super().__init__(seat)
        self.who = who

    def options(self, s: Pandemonium) -> list[int]:
        """Take it, or not."""
        return [YES, NO]

    def choose(self, s: Pandemonium, action: int) -> None:
        """As chosen."""
        if action == YES:
            take_event(s, self.who)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Who is asked."""
        return s.spoken({"who": self.who})
