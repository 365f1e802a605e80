"""Allies: calling, changing sides, leading, dying (PAN-527 to PAN-551)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.checking import note_break, settle
from dreadhouse.games.pandemonium.rules.decks import ALLY_DECK, take_up
from dreadhouse.games.pandemonium.rules.figures import place_foe, take_off
from dreadhouse.games.pandemonium.rules.life import gain_life, lose_fear
from dreadhouse.games.pandemonium.rules.printed import (
    ALLIES,
    DANCER,
    DOCTOR,
    EVIL_ALLIES,
    FURY,
    GEEK,
    JANITOR,
    MECHANIC,
    PREACHER,
    RADIO,
    TELEPHONE,
)
from dreadhouse.games.pandemonium.rules.words import (
    ALLY_ABILITY,
    ALLY_CLOSE,
    ALLY_OPEN,
    ALLY_STEP,
    BARRICADE,
    DONE,
    ON,
    TURN_ALLY_UP,
)
from dreadhouse.games.pandemonium.state import NOBODY, NOWHERE, Pandemonium
from dreadhouse.kernel.frames import Ask, Step

# A point is two halves, so that the Dancer's two steps for one point are one half each.
HALVES: Final = 6
POINT: Final = 2


def call_ally(s: Pandemonium, who: int) -> None:
    """The top Ally card is taken for a caller (PAN-527)."""
    settle(s)
    s.push(CallAlly(who))


class CallAlly(Step):
    """Take an Ally card; those of characters in the game are passed over (PAN-531, PAN-532)."""

    rule = "PAN-527"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Without a usable card no ally comes."""
        if not has_usable(s):
            if s.hears:
                s.tell("no-ally", {}, "PAN-532")
            return
        s.push(AllyComes(self.who))
        take_up(s, self.who, ALLY_DECK)


def has_usable(s: Pandemonium) -> bool:
    """Whether deck or discards hold an ally who is no character of this game (PAN-532)."""
    for card in s.allies + s.ally_discard:
        if not is_played(s, (card - ALLIES) // 2):
            return True
    return False


def is_played(s: Pandemonium, persona: int) -> bool:
    """Whether a persona is in the game as a character (PAN-531)."""
    for c in s.cast:
        if c.persona == persona:
            return True
    return False


class AllyComes(Step):
    """The ally of the card comes, or one in play changes sides (PAN-528 to PAN-534)."""

    rule = "PAN-528"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """A character's own persona is discarded and another card taken."""
        card = s.in_play.pop()
        persona, is_evil = divmod(card - ALLIES, 2)
        here = s.cell[self.who] if s.stands(self.who) else s.cast[self.who].tomb
        if s.hears:
            s.tell("ally-card", {"who": self.who, "card": card}, "PAN-527")
        if is_played(s, persona):
            s.ally_discard.append(card)
            s.push(CallAlly(self.who))
        elif is_evil:
            at = s.ally_cell[persona]
            if at >= 0:
                leave(s, persona)
            place_foe(s, EVIL_ALLIES + persona, at if at >= 0 else here)
        else:
            at = s.foe_cell[EVIL_ALLIES + persona]
            if at >= 0:
                take_off(s, EVIL_ALLIES + persona)
            s.ally_cell[persona] = at if at >= 0 else here
            s.ally_who[persona] = self.who
            s.body[persona] = NOWHERE


def leave(s: Pandemonium, persona: int) -> None:
    """A good ally is no longer in play: its card is discarded (PAN-645).

    An ally that a chapter brings has no card in the game (DIA-40).
    """
    s.ally_cell[persona] = NOWHERE
    s.ally_who[persona] = NOBODY
    if ALLIES + persona * 2 not in s.boxed:
        s.ally_discard.append(ALLIES + persona * 2)


def turn_evil(s: Pandemonium, persona: int) -> None:
    """A good ally exchanges its card for the evil one (PAN-644)."""
    evil = ALLIES + persona * 2 + 1
    at = s.ally_cell[persona]
    if evil in s.allies:
        s.allies.remove(evil)
        s.dice.shuffle(s.allies)
    elif evil in s.ally_discard:
        s.ally_discard.remove(evil)
    leave(s, persona)
    place_foe(s, EVIL_ALLIES + persona, at)


def ally_dies(s: Pandemonium, persona: int) -> None:
    """A good ally dies and lies in its space until it is looted (PAN-540, PAN-541)."""
    if s.ally_cell[persona] == NOWHERE:
        return
    s.body[persona] = s.ally_cell[persona]
    if s.hears:
        s.tell("ally-dies", {"persona": persona}, "PAN-540")
    leave(s, persona)
    s.chapter.ally_died(s, persona)


def may_lead(s: Pandemonium, who: int, persona: int) -> bool:
    """Whether a character may move an ally now (PAN-537, PAN-538, PAN-646)."""
    if s.ally_cell[persona] == NOWHERE or s.ally_who[persona] != who:
        return False
    return s.ally_round[persona] != s.round and bool(s.chapter.may_lead(s, persona))


def lead(s: Pandemonium, who: int, persona: int) -> None:
    """The ally uses its 3 points, all at one time (PAN-536, PAN-538)."""
    s.ally_round[persona] = s.round
    s.push(Lead(s.cast[who].seat, who, persona, HALVES, False))


class Lead(Ask):
    """A good ally steps, opens, closes or uses its ability (PAN-535, PAN-536)."""

    rule = "PAN-536"

    def __init__(self, seat: int, who: int, persona: int, halves: int, has_used: bool) -> None:
        super().__init__(seat)
        self.who = who
        self.persona = persona
        self.halves = halves
        self.has_used = has_used

    def options(self, s: Pandemonium) -> list[int]:
        """What its points still allow; closed openings and Barricades stop it (PAN-546)."""
        cell = s.ally_cell[self.persona]
        found: list[int] = []
        if cell != NOWHERE:
            for side in range(4):
                self.add_side(s, cell, side, found)
            if self.halves >= POINT and not self.has_used and can_use(s, self.persona):
                found.append(ALLY_ABILITY)
        found.append(DONE)
        return found

    def add_side(self, s: Pandemonium, cell: int, side: int, found: list[int]) -> None:
        """A step, or an opening to open or close."""
        plan = s.ground.plan
        edge = plan.edge[4 * cell + side]
        if s.ground.is_free(edge) or self.breaks(s, edge):
            if self.halves >= step_price(self.persona):
                found.append(ALLY_STEP + plan.space[plan.beside[4 * cell + side]])
        if self.halves >= POINT:
            if s.ground.may_open(edge, cell):
                found.append(ALLY_OPEN + side)
            if s.ground.may_close(edge, cell):
                found.append(ALLY_CLOSE + side)

    def breaks(self, s: Pandemonium, edge: int) -> bool:
        """The Fury crosses closed doors and windows, breaking them."""
        if self.persona != FURY or not s.ground.may_dash(edge):
            return False
        return s.ground.is_closed(edge) and s.ground.barricade[edge] == 0

    def choose(self, s: Pandemonium, action: int) -> None:
        """Each is one change; then the ally goes on."""
        if action == DONE:
            return
        left, has_used = self.halves - POINT, self.has_used
        cell = s.ally_cell[self.persona]
        if action == ALLY_ABILITY:
            has_used = True
        elif ALLY_STEP <= action < ALLY_STEP + 128:
            left = self.halves - step_price(self.persona)
        s.push(Lead(self.seat, self.who, self.persona, left, has_used))
        settle(s)
        if action == ALLY_ABILITY:
            use_ability(s, self.who, self.persona)
        elif ALLY_STEP <= action < ALLY_STEP + 128:
            self.step(s, s.ground.plan.cell_of_space[action - ALLY_STEP])
        elif ALLY_OPEN <= action < ALLY_OPEN + 4:
            s.ground.open(s.ground.plan.edge[4 * cell + action - ALLY_OPEN])
        else:
            s.ground.close(s.ground.plan.edge[4 * cell + action - ALLY_CLOSE])

    def step(self, s: Pandemonium, to: int) -> None:
        """Allies neither set off Traps nor lose anything (PAN-546)."""
        edge = s.ground.plan.between(s.ally_cell[self.persona], to)
        if not s.ground.is_free(edge):
            break_opening(s, edge)
        s.ally_cell[self.persona] = to
        if s.hears:
            s.tell("ally-steps", {"persona": self.persona, "space": to}, "PAN-536")

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Which ally, and its points."""
        return {"persona": self.persona, "points": self.halves // POINT}

    def forbids(self, s: Pandemonium, action: int) -> str:
        """It can do nothing else (PAN-535)."""
        return "PAN-535"


def step_price(persona: int) -> int:
    """The Dancer moves 2 spaces for a point."""
    return 1 if persona == DANCER else POINT


def break_opening(s: Pandemonium, edge: int) -> None:
    """A door or window breaks, which a Pact may wait for (PAN-187)."""
    note_break(s, edge)
    s.ground.break_open(edge)
    if s.hears:
        s.tell("opening-breaks", {"edge": edge}, "PAN-187")


def can_use(s: Pandemonium, persona: int) -> bool:
    """Whether an ally's ability could do something."""
    cell = s.ally_cell[persona]
    if persona == DOCTOR:
        return any_here(s, cell)
    if persona == PREACHER:
        return any_here(s, cell)
    if persona == GEEK:
        return bool(down_tokens(s))
    if persona == JANITOR:
        return s.is_explored[cell] > 0
    return persona == MECHANIC and bool(bare_sides(s, cell))


def any_here(s: Pandemonium, cell: int) -> bool:
    """Whether a character stands in a space."""
    for at in s.cell:
        if at == cell:
            return True
    return False


def down_tokens(s: Pandemonium) -> list[int]:
    """The kinds of tokens that lie face down."""
    found = []
    for token in s.tokens:
        if token.is_down and (token.kind == RADIO or token.kind == TELEPHONE):
            found.append(token.kind)
    return found


def bare_sides(s: Pandemonium, cell: int) -> list[int]:
    """The sides of a space on which a Barricade can be raised (PAN-223)."""
    plan = s.ground.plan
    return [side for side in range(4) if s.ground.may_barricade(plan.edge[4 * cell + side])]


def use_ability(s: Pandemonium, who: int, persona: int) -> None:
    """The ability of a good ally, 1 point, once per turn (PAN-536)."""
    cell = s.ally_cell[persona]
    seat = s.cast[who].seat
    if persona == JANITOR:
        s.is_explored[cell] = 0
    elif persona == MECHANIC:
        s.push(AllyBarricade(seat, cell))
    elif persona == GEEK:
        s.push(AllyTurnsUp(seat))
    else:
        s.push(AllyCares(seat, persona, cell))


class AllyCares(Ask):
    """The Doctor's or Preacher's ability for a character in the ally's space (PAN-536)."""

    rule = "PAN-536"

    def __init__(self, seat: int, persona: int, cell: int) -> None:
        super().__init__(seat)
        self.persona = persona
        self.cell = cell

    def options(self, s: Pandemonium) -> list[int]:
        """Those who stand there."""
        return [ON + s.cast[who].persona for who in s.standing_at(self.cell)]

    def choose(self, s: Pandemonium, action: int) -> None:
        """1 Life more, or 1 Fear less."""
        for who in range(len(s.cast)):
            if s.cast[who].persona == action - ON:
                if self.persona == DOCTOR:
                    gain_life(s, who, 1)
                else:
                    lose_fear(s, who, 1)


class AllyBarricade(Ask):
    """The Mechanic's ability: a Barricade in its space (PAN-536)."""

    rule = "PAN-536"

    def __init__(self, seat: int, cell: int) -> None:
        super().__init__(seat)
        self.cell = cell

    def options(self, s: Pandemonium) -> list[int]:
        """Its doors and windows without one."""
        return [BARRICADE + side for side in bare_sides(s, self.cell)]

    def choose(self, s: Pandemonium, action: int) -> None:
        """It lies."""
        s.ground.raise_barricade(s.ground.plan.edge[4 * self.cell + action - BARRICADE])


class AllyTurnsUp(Ask):
    """The Geek's ability: any Radio or Telephone face up (PAN-536)."""

    rule = "PAN-536"

    def options(self, s: Pandemonium) -> list[int]:
        """Those face down."""
        return [TURN_ALLY_UP + kind for kind in down_tokens(s)]

    def choose(self, s: Pandemonium, action: int) -> None:
        """It can be used again."""
        for token in s.tokens:
            if token.kind == action - TURN_ALLY_UP:
                token.is_down = False


def allies_at(s: Pandemonium, who: int) -> int:
    """How many good allies in a character's space add a Hit (PAN-326, PAN-539)."""
    cell = s.cell[who]
    found = 0
    for persona in range(12):
        if s.ally_cell[persona] == cell >= 0 and s.chapter.ally_helps(s, persona, who):
            found += 1
    return found
