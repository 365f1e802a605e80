"""After every change Pacts and goals are checked (PAN-82, PAN-592 to PAN-600, PAN-648)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.ground.ground import BROKEN
from dreadhouse.games.pandemonium.ground.plan import WINDOW
from dreadhouse.games.pandemonium.rules.printed import GOOD_ALLIES, PACTS, PERSONAS
from dreadhouse.games.pandemonium.state import (
    ABOARD,
    NOBODY,
    NOWHERE,
    STANDING,
    Pandemonium,
)
from dreadhouse.kernel.frames import Step

# What sets off a Pact; a Pact's number less the first is its trigger.
IN_SPACE: Final = 0
MOVED_IN: Final = 1
TURN_ENDS: Final = 2
WINDOW_BROKE: Final = 3
KILLED_BIG: Final = 4
TURN_STARTS_ITEMS: Final = 5
THREE_CREATURES: Final = 6
TOKEN_USED: Final = 7
TURN_STARTS_DARK: Final = 8
LIFE_IS_ONE: Final = 9
TURN_STARTS_SOULS: Final = 10
PASSED: Final = 11
ALLY_IN_SPACE: Final = 12
DAMAGED: Final = 13
CREATURE_BEGINS: Final = 14
NIGHT_BEGINS: Final = 15
TRIGGERS = [
    "other_character_in_space",
    "other_character_moved_in",
    "turn_ends_alone_on_tile",
    "window_broke",
    "killed_printed_life_9",
    "turn_starts_items_2",
    "three_creatures_on_tile",
    "radio_or_telephone_used",
    "turn_starts_dark",
    "life_is_1",
    "turn_starts_souls_3",
    "passed_challenge",
    "good_ally_in_space",
    "other_damaged_on_tile",
    "creature_turn_begins_in_space",
    "night_round_begins",
]
# Which conditions hold as long as the table stands so; the others are met by what has happened.
STANDS: Final = [
    trigger in (IN_SPACE, THREE_CREATURES, LIFE_IS_ONE, ALLY_IN_SPACE) for trigger in range(16)
]
OWN = (TURN_ENDS, KILLED_BIG, TURN_STARTS_ITEMS, TURN_STARTS_DARK, TURN_STARTS_SOULS, PASSED)
ONE_TRIGGER: Final = 1 << 14
ONE_SUBJECT: Final = 1 << 7


def happen(s: Pandemonium, trigger: int, subject: int, cell: int) -> None:
    """Note what may set off a Pact; the subject is a character, or a foe for Kindred."""
    if s.pact_order:
        s.happened.append(trigger * ONE_TRIGGER + (subject + 1) * ONE_SUBJECT + cell + 1)


def forget(s: Pandemonium, card: int) -> None:
    """What has happened before a Pact was taken does not meet it (PAN-595)."""
    s.happened = [noted for noted in s.happened if noted // ONE_TRIGGER != card - PACTS]


def note_break(s: Pandemonium, edge: int) -> None:
    """Note that a window is about to break, which a Pact may wait for (PAN-593)."""
    if s.ground.plan.kind[edge] == WINDOW and s.ground.state[edge] != BROKEN:
        happen(s, WINDOW_BROKE, NOBODY, NOWHERE)


def settle(s: Pandemonium) -> None:
    """One change is done once what is pushed above has run: then Pacts and goals are checked."""
    stack = s.stack
    if not stack or stack[-1] is not CHECK:
        stack.append(CHECK)


class Check(Step):
    """Fulfil the first Pact that is met, then look for a goal (PAN-595, PAN-596, PAN-82)."""

    rule = "PAN-595"

    def run(self, s: Pandemonium) -> None:
        """The one held longest comes first; after its effect everything is checked again.

        An attack is one change: what happens within it waits for its end (PAN-322, PAN-648).
        """
        if s.attack is not None:
            return
        if s.pact_order:
            # A Pact that is not fulfilled now tells what it cannot be.
            s.secrets.learn()
            card = first_met(s)
            if card >= 0:
                s.push(CHECK)
                s.push(Fulfil(owner_of(s, card), card, s.subject, s.subject_at))
                return
        if s.happened:
            s.happened = []
        s.chapter.judge(s)


class Fulfil(Step):
    """A Pact is shown, its effect happens, the rewards are taken (PAN-594, PAN-597, PAN-598)."""

    rule = "PAN-594"

    def __init__(self, who: int, card: int, subject: int, at: int) -> None:
        self.who = who
        self.card = card
        self.subject = subject
        self.at = at

    def run(self, s: Pandemonium) -> None:
        """A Run ends (PAN-209); whoever is aboard gets nothing (DIA-14)."""
        from dreadhouse.games.pandemonium.rules.effects import carry_out
        from dreadhouse.games.pandemonium.rules.pacts import PactRewards, drop_pact

        drop_pact(s, self.who, self.card)
        s.is_running = False
        s.run_left = 0
        s.subject = self.subject
        s.subject_at = self.at
        if s.hears:
            s.tell("pact-fulfilled", {"who": self.who, "card": self.card}, "PAN-594")
        if s.cast[self.who].posture == ABOARD:
            return
        s.push(PactRewards(self.who, self.card))
        carry_out(s, self.who, s.printed.uses[self.card])


def owner_of(s: Pandemonium, card: int) -> int:
    """Who holds a Pact."""
    for who in range(len(s.cast)):
        if card in s.cast[who].pacts:
            return who
    return NOBODY


def first_met(s: Pandemonium) -> int:
    """The Pact that is met and held longest, or -1; the subject is noted (PAN-596)."""
    has_events = bool(s.happened)
    for card in s.pact_order:
        trigger = card - PACTS
        if (has_events or STANDS[trigger]) and is_met(s, owner_of(s, card), trigger):
            return card
    return -1


def is_met(s: Pandemonium, who: int, trigger: int) -> bool:
    """Whether the condition of a Pact is met now."""
    s.subject = NOBODY
    s.subject_at = NOWHERE
    if not STANDS[trigger]:
        return has_happened(s, who, trigger)
    if trigger == LIFE_IS_ONE:
        return s.life[who] == 1 and s.is_in_play(who)
    at = s.cell[who]
    if at < 0:
        return False
    if trigger == IN_SPACE:
        return has_company(s, who, at)
    if trigger == THREE_CREATURES:
        return creatures_on(s, at >> 4) >= 3
    return ally_to_turn(s, at) >= 0


def has_company(s: Pandemonium, who: int, at: int) -> bool:
    """Whether another character stands in a space."""
    for other in range(len(s.cell)):
        if other != who and s.cell[other] == at:
            return True
    return False


def has_happened(s: Pandemonium, who: int, trigger: int) -> bool:
    """Whether something noted since the last check meets a Pact (PAN-600 for places)."""
    for noted in s.happened:
        if noted // ONE_TRIGGER == trigger:
            s.subject = noted % ONE_TRIGGER // ONE_SUBJECT - 1
            s.subject_at = noted % ONE_SUBJECT - 1
            if concerns(s, who, trigger):
                return True
    return False


def concerns(s: Pandemonium, who: int, trigger: int) -> bool:
    """Whether the noted thing is what the owner's Pact waits for."""
    if trigger in OWN:
        return s.subject == who and (trigger != TURN_ENDS or is_alone_on_tile(s, who))
    if trigger == MOVED_IN:
        return s.subject != who and s.cell[who] == s.subject_at
    if trigger == DAMAGED:
        at = s.cell[who]
        return s.subject != who and at >= 0 and at >> 4 == s.subject_at >> 4
    if trigger == CREATURE_BEGINS:
        return s.cell[who] == s.subject_at
    return s.cast[who].posture != 4


def is_alone_on_tile(s: Pandemonium, who: int) -> bool:
    """Whether no other character stands on the owner's tile."""
    if not s.stands(who):
        return False
    tile = s.cell[who] >> 4
    for other in range(len(s.cell)):
        if other != who and s.cell[other] >= 0 and s.cell[other] >> 4 == tile:
            return False
    return s.cast[who].posture == STANDING


def creatures_on(s: Pandemonium, tile: int) -> int:
    """How many creatures and evil allies stand or lie on a tile (PAN-550)."""
    found = 0
    for foe in s.foes:
        if foe < 56 and s.foe_cell[foe] >> 4 == tile:
            found += 1
    return found


def ally_to_turn(s: Pandemonium, cell: int) -> int:
    """A good ally in a space that can turn evil, or -1 (DIA-41)."""
    for persona in range(PERSONAS):
        if s.ally_cell[persona] == cell and s.chapter.may_turn(s, persona):
            return persona
    return -1


CHECK: Final = Check()
ALLY_FIGURE: Final = GOOD_ALLIES
