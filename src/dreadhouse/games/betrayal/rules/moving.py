"""Leaving and entering rooms (BET-84 to BET-96, BET-132 to BET-135, BET-155, BET-319, BET-331,
BET-434, BET-439)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.choices import ChooseSide, ChooseStep
from dreadhouse.games.betrayal.rules.haunt import Haunt, judge
from dreadhouse.games.betrayal.rules.house import (
    distance,
    is_barrier,
    neighbours,
    side_coming,
)
from dreadhouse.games.betrayal.rules.items import receive
from dreadhouse.games.betrayal.rules.lift import ride
from dreadhouse.games.betrayal.rules.piles import put_away
from dreadhouse.games.betrayal.rules.rolls import check
from dreadhouse.games.betrayal.rules.sides import slowing
from dreadhouse.games.betrayal.rules.traits import lose
from dreadhouse.games.betrayal.state import (
    CELLAR_LANDING,
    LAUNDRY_DROP,
    NO_CARD,
    SPEED,
    UNREACHED,
    WANDERING_LIFT,
    Night,
    Token,
)
from dreadhouse.kernel.frames import Step

SIDES = [0, 1]

# ---- spaces


def limit(s: Night, seat: int) -> int:
    """How many spaces the explorer may enter in this turn, by present Speed (BET-84, BET-85)."""
    p = s.players[seat]
    found = s.value(seat, SPEED)
    haunt: Haunt | None = s.haunt
    if haunt is not None:
        found = haunt.speed_of(s, seat, found)
    for card in p.cards:
        most = s.printed.move_limit[card]
        if 0 <= most < found:
            found = most
    return found


def cost_to_leave(s: Night, seat: int) -> int:
    """Spaces for the next step: 1, and 1 more for each opponent (BET-93)."""
    haunt: Haunt | None = s.haunt
    if haunt is None:
        return 1
    return 1 + slowing(s, seat) + haunt.exit_cost(s, seat)


def can_move(s: Night, seat: int) -> bool:
    """Whether the explorer may move a space now (BET-84, BET-89, BET-95, BET-327)."""
    if s.is_halted or s.players[seat].trap != NO_CARD:
        return False
    if not s.has_moved:
        return True
    most = limit(s, seat)
    return s.spaces < most and s.spaces + cost_to_leave(s, seat) <= most


def pay(s: Night, seat: int, cost: int) -> None:
    """Spend spaces; more than there are ends the movement (BET-95, BET-135)."""
    s.spaces += cost
    s.has_moved = True
    if s.spaces > limit(s, seat):
        s.is_halted = True


# ---- leaving


def is_warded(s: Night, seat: int, room: int) -> bool:
    """Whether room text that harms leaves an explorer alone (BET-290, BET-367).

    The known traitor ignores it each time: nobody would choose the harm.
    """
    if s.is_traitor(seat):
        return True
    for card in s.players[seat].cards:
        if (s.printed.wards[card] >> room) & 1 == 1:
            return True
    return False


def leave(s: Night, seat: int) -> None:
    """The exit roll of the explorer's room, whatever makes them leave (BET-132).

    Push first what comes after it: if the roll kills, that must find the explorer dead (BET-439).
    """
    room = s.players[seat].room
    trait = s.printed.exit[room]
    if trait >= 0 and not is_warded(s, seat, room):
        s.push(ExitRolled(seat, room))
        check(s, seat, trait, NO_CARD)


class ExitRolled(Step):
    """Failure costs a step, it does not hold (BET-134)."""

    rule = "BET-132"

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room

    def run(self, s: Night) -> None:
        """Lose a step in the room's trait."""
        if s.total < s.printed.exit_least[self.room]:
            lose(s, self.seat, s.printed.exit_loses[self.room], 1)


# ---- entering


def arrive(s: Night, seat: int, room: int, side: int) -> None:
    """The explorer stands in a room, however they came."""
    p = s.players[seat]
    p.room = room
    p.side = side
    if seat == s.acting:
        s.stayed = False
    if p.trap != NO_CARD:
        set_free(s, seat)
    if s.hears:
        s.tell("enters", {"seat": seat, "room": room}, "BET-84")
    if room == LAUNDRY_DROP:
        slide(s, seat)
        return
    if room == WANDERING_LIFT:
        s.push(Riding(seat))
    if s.waiting:
        take_waiting(s, seat)
    haunt: Haunt | None = s.haunt
    if haunt is not None:
        haunt.entered(s, seat)
        judge(s)


def slide(s: Night, seat: int) -> None:
    """Whoever enters the Drop slides on at once, for the same space (BET-155)."""
    haunt: Haunt | None = s.haunt
    if haunt is not None:
        haunt.entered(s, seat)
    if s.players[seat].is_in_play():
        arrive(s, seat, CELLAR_LANDING, 0)


class Riding(Step):
    """The lift moves after everything else of entering it."""

    rule = "BET-165"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """Only with somebody alive in it."""
        p = s.players[self.seat]
        if p.is_in_play() and p.room == WANDERING_LIFT:
            ride(s, self.seat)


def set_free(s: Night, seat: int) -> None:
    """A trapped explorer is free and discards the card (BET-330, BET-331)."""
    p = s.players[seat]
    p.cards.remove(p.trap)
    put_away(s, p.trap)
    if s.hears:
        s.tell("freed", {"seat": seat, "card": p.trap}, "BET-330")
    p.trap = NO_CARD
    p.fails = 0


def take_waiting(s: Night, seat: int) -> None:
    """Companions that wait here follow the explorer (BET-319)."""
    p = s.players[seat]
    mine: list[Token] = [t for t in s.waiting if t.room == p.room and t.side == p.side]
    for token in mine:
        s.waiting.remove(token)
        if s.hears:
            s.tell("follows", {"seat": seat, "card": token.kind}, "BET-319")
        receive(s, seat, token.kind)


# ---- ways of moving


class Walk(Step):
    """One step into a neighbouring room, paid with spaces (BET-84, BET-86, BET-87)."""

    rule = "BET-86"

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room

    def run(self, s: Night) -> None:
        """The exit roll is over: pay, then enter."""
        p = s.players[self.seat]
        if not p.is_in_play():
            return
        side = side_coming(s, p.room, self.room)
        pay(s, self.seat, cost_to_leave(s, self.seat))
        arrive(s, self.seat, self.room, side)


def walk(s: Night, seat: int, room: int) -> None:
    """Leave for a neighbouring room."""
    s.push(Walk(seat, room))
    leave(s, seat)


class Go(Step):
    """Straight to a room, passing nothing between (BET-92); it costs no spaces (BET-91)."""

    rule = "BET-92"

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room

    def run(self, s: Night) -> None:
        """In a barrier room the explorer chooses the side (BET-129)."""
        if not s.players[self.seat].is_in_play() or not s.is_in_house(self.room):
            return
        if is_barrier(s, self.room):
            s.push(GoSide(self.seat, self.room))
            s.push(ChooseSide(self.seat, SIDES))
        else:
            arrive(s, self.seat, self.room, 0)


class GoSide(Step):
    """The side was chosen."""

    rule = "BET-129"

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room

    def run(self, s: Night) -> None:
        """Sides are counted from 1."""
        arrive(s, self.seat, self.room, s.choice + 1)


def go_to(s: Night, seat: int, room: int) -> None:
    """Go to a room directly; who is there already does not leave."""
    if s.players[seat].room != room and s.is_in_house(room):
        s.push(Go(seat, room))
        leave(s, seat)


class GoChosen(Step):
    """Go to the room that was chosen."""

    rule = "BET-92"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """The room lies in `choice`."""
        if s.players[self.seat].is_in_play():
            go_to(s, self.seat, s.choice)


def nearer(s: Night, room: int, side: int, goal: int) -> list[int]:
    """The neighbouring rooms that are one step nearer to a goal (BET-15); none across a barrier
    or through a panel (BET-16)."""
    here = distance(s, room, goal)
    if here == 0 or here == UNREACHED:
        return []
    return [other for other in neighbours(s, room, side) if distance(s, other, goal) == here - 1]


def step_toward(s: Night, seat: int, goal: int) -> None:
    """Move one space toward a room without using spaces; the mover picks among equals (BET-15)."""
    p = s.players[seat]
    rooms = nearer(s, p.room, p.side, goal)
    if rooms:
        s.push(StepChosen(seat))
        s.push(ChooseStep(seat, rooms))


class StepChosen(Step):
    """Leave for the room chosen, at no cost."""

    rule = "BET-15"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """A forced or free step into an adjacent room."""
        if s.players[self.seat].is_in_play():
            step_into(s, self.seat, s.choice)


def step_into(s: Night, seat: int, room: int) -> None:
    """Step into a neighbouring room at no cost, with the exit roll."""
    s.push(StepOver(seat, room))
    leave(s, seat)


class StepOver(Step):
    """The step itself."""

    rule = "BET-91"

    def __init__(self, seat: int, room: int) -> None:
        self.seat = seat
        self.room = room

    def run(self, s: Night) -> None:
        """Come in by the way between the rooms."""
        p = s.players[self.seat]
        if p.is_in_play():
            arrive(s, self.seat, self.room, side_coming(s, p.room, self.room))
