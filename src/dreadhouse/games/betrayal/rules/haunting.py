"""The haunt roll, the choice of the haunt, and its beginning (BET-225 to BET-252, BET-299,
BET-418, BET-419, BET-422, BET-424, BET-425, BET-427)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.rules.house import distance
from dreadhouse.games.betrayal.rules.moving import set_free
from dreadhouse.games.betrayal.rules.piles import put_away
from dreadhouse.games.betrayal.rules.placing import fetch
from dreadhouse.games.betrayal.rules.printed import EVENTS, OMENS, TOKENS
from dreadhouse.games.betrayal.rules.rolls import HAUNT, roll
from dreadhouse.games.betrayal.rules.traits import gain
from dreadhouse.games.betrayal.rules.words import ACCEPT, HAND_OVER, KEEP, REFUSE
from dreadhouse.games.betrayal.state import (
    CELLAR_STAIR,
    HAUNTING,
    HERO,
    NO_CARD,
    NOBODY,
    PART_SECRET,
    SPEED,
    TRAITOR,
    UNREACHED,
    Night,
)
from dreadhouse.kernel.frames import Ask, Step

HAUNT_DICE: Final = 6
MOST_DICE: Final = 8
GATHERING_LEAST: Final = 5
ALL_OMENS: Final = 13
SIGN_COUNT: Final = 4

# ---- the roll


class HauntRolls(Step):
    """One roll for each omen drawn in this turn, in order, until the haunt begins (BET-229)."""

    rule = "BET-225"

    def run(self, s: Night) -> None:
        """Whoever drew the omen rolls (BET-230)."""
        if s.is_haunted():
            s.owed = []
        if not s.owed:
            return
        seat, omen, room = s.owed.pop(0)
        s.push(self)
        if is_spared(s):
            return
        s.push(HauntRolled(seat, omen, room))
        dice = min(MOST_DICE, s.omens_drawn) if s.rules.gathering_roll else HAUNT_DICE
        roll(s, seat, HAUNT, dice)


def is_spared(s: Night) -> bool:
    """Whether a grace of omens or rounds still holds (BET-419)."""
    return s.omens_drawn <= s.rules.grace_omens or s.round <= s.rules.grace_rounds


class HauntRolled(Step):
    """A total lower than the number of omens drawn begins the haunt (BET-226)."""

    rule = "BET-226"

    def __init__(self, seat: int, omen: int, room: int) -> None:
        self.seat = seat
        self.omen = omen
        self.room = room

    def run(self, s: Night) -> None:
        """The thirteenth always does (BET-233)."""
        begins = s.total < s.omens_drawn
        if s.rules.gathering_roll:
            begins = s.total >= GATHERING_LEAST
        if begins or s.omens_drawn >= ALL_OMENS:
            s.push(BeginHaunt(self.seat, self.omen, self.room))
        elif s.hears:
            args = {"seat": self.seat, "total": s.total, "count": s.omens_drawn}
            s.tell("house-sleeps", args, "BET-226")


# ---- which haunt


def chosen_number(s: Night, seat: int, omen: int, room: int) -> int:
    """The number of the haunt: picked before the game, or by omen and sign (BET-236, BET-425)."""
    if s.rules.chosen_haunt:
        return s.rules.chosen_haunt - 1
    sign = s.printed.sign[room]
    first = s.printed.selection[omen - OMENS][sign]
    if (s.rules.no_repeats >> first) & 1 == 0:
        return first
    omens = [omen]
    omens += [card for card in s.players[seat].cards if OMENS <= card < EVENTS and card != omen]
    for card in omens:
        for step in range(SIGN_COUNT):
            number = s.printed.selection[card - OMENS][(sign + step) % SIGN_COUNT]
            if (s.rules.no_repeats >> number) & 1 == 0:
                return number
    for number in range(s.printed.selected):
        if (s.rules.no_repeats >> number) & 1 == 0:
            return number
    return first


# ---- the beginning


class BeginHaunt(Step):
    """The haunt begins: its opening, then its traitor (BET-235 to BET-246, HAU-3)."""

    rule = "BET-30"

    def __init__(self, seat: int, omen: int, room: int) -> None:
        self.seat = seat
        self.omen = omen
        self.room = room

    def run(self, s: Night) -> None:
        """The room is where the omen was drawn (BET-237)."""
        number = chosen_number(s, self.seat, self.omen, self.room)
        s.phase = HAUNTING
        s.revealer, s.omen, s.omen_room = self.seat, self.omen, self.room
        s.haunt_number = number
        s.haunt = s.printed.haunts[number]
        s.affair = s.haunt.fresh_affair(s)
        s.affair.round = 1
        s.has_sides = s.haunt.has_sides()
        s.secrets.learn()
        if s.hears:
            args = {"seat": self.seat, "haunt": number, "card": self.omen, "room": self.room}
            s.tell("haunt-begins", args, "BET-235")
        named = int(s.haunt.traitor_of(s))
        s.push(Sides(named))
        if s.rules.volunteer and named != NOBODY and s.haunt.allows_volunteer():
            others = [other for other in range(s.seats) if other != named]
            s.push(Volunteers(named, others))


class Volunteers(Ask):
    """The named traitor may offer the part to another player (BET-427)."""

    rule = "BET-427"

    def __init__(self, seat: int, others: list[int]) -> None:
        super().__init__(seat)
        self.others = others

    def options(self, s: Night) -> list[int]:
        """Keep it, or hand it over."""
        return [KEEP] + [HAND_OVER + other for other in self.others]

    def choose(self, s: Night, action: int) -> None:
        """The other must agree."""
        if action == KEEP:
            return
        other = action - HAND_OVER
        s.push(AcceptPart(other, self.seat, self.others))


class AcceptPart(Ask):
    """The other player takes the part or leaves it (BET-427)."""

    rule = "BET-427"

    def __init__(self, seat: int, named: int, others: list[int]) -> None:
        super().__init__(seat)
        self.named = named
        self.others = others

    def options(self, s: Night) -> list[int]:
        """Yes or no."""
        return [ACCEPT, REFUSE]

    def choose(self, s: Night, action: int) -> None:
        """A refusal goes back to the named one."""
        if action == ACCEPT:
            s.stack.pop()
            s.push(Sides(self.seat))
        else:
            s.push(Volunteers(self.named, [seat for seat in self.others if seat != self.seat]))


class Sides(Step):
    """The traitor is known, or hidden, or nobody; then the house is made ready (HAU-3)."""

    rule = "BET-239"

    def __init__(self, traitor: int) -> None:
        self.traitor = traitor

    def run(self, s: Night) -> None:
        """The Cellar Stair comes before everything that the haunt places (BET-247)."""
        s.traitor = self.traitor
        s.is_hidden = self.traitor != NOBODY and bool(s.haunt.is_hidden())
        for seat in range(s.seats):
            s.players[seat].team = TRAITOR if seat == self.traitor else HERO
            if s.is_hidden:
                s.secrets.show(PART_SECRET + seat, 1 << seat)
        is_known = s.traitor != NOBODY and not s.is_hidden
        if is_known:
            free_traitor(s, s.traitor)
            if s.hears:
                s.tell("traitor-is", {"seat": s.traitor}, "BET-239")
        s.push(FirstTurn())
        s.push(Prepare())
        if not (s.rules.lost_below and is_known):
            fetch(s, chooser(s), CELLAR_STAIR)


def chooser(s: Night) -> int:
    """Who makes a choice left open: the traitor, without a known one the revealer (HAU-4)."""
    return s.traitor if s.traitor != NOBODY and not s.is_hidden else s.revealer


class Prepare(Step):
    """The haunt places its rooms, tokens and monsters (HAU-3)."""

    rule = "HAU-3"

    def run(self, s: Night) -> None:
        """It pushes what has to be chosen."""
        s.haunt.begin(s)


class FirstTurn(Step):
    """The first turn is that of the player on the traitor's or revealer's left (BET-251)."""

    rule = "BET-251"

    def run(self, s: Night) -> None:
        """A full round lies ahead."""
        is_known = s.traitor != NOBODY and not s.is_hidden
        s.first = s.left_of(s.traitor if is_known and s.has_sides else s.revealer)
        s.turns_left = s.seats
        if s.hears:
            s.tell("haunt-ready", {"seat": s.first}, "BET-251")


def free_traitor(s: Night, seat: int) -> None:
    """The traitor is free of every event that holds or hampers (BET-248, BET-299)."""
    p = s.players[seat]
    if p.trap != NO_CARD:
        set_free(s, seat)
    for card in p.cards[:]:
        if EVENTS <= card < TOKENS and s.printed.until[card]:
            p.cards.remove(card)
            put_away(s, card)
    if p.fog:
        gain(s, seat, SPEED, p.fog, NO_CARD)
        p.fog = p.fog_turns = 0


# ---- the Cellar Stair, where it was not fetched


def can_fetch_stair(s: Night, seat: int) -> bool:
    """Whether the traitor may fetch the Stair: no hero can be reached (BET-422)."""
    if not s.is_traitor(seat) or s.is_in_house(CELLAR_STAIR):
        return False
    rooms = [m.room for m in s.monsters if not m.is_gone] or [s.players[seat].room]
    for other in range(s.seats):
        p = s.players[other]
        if p.team == HERO and p.is_in_play():
            for room in rooms:
                if distance(s, room, p.room) < UNREACHED:
                    return False
    return True


def fetch_stair(s: Night, seat: int) -> None:
    """Fetch it now (BET-422)."""
    fetch(s, seat, CELLAR_STAIR)
