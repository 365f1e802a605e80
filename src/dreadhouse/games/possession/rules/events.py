"""Phase 3: the event (POS-112 to POS-121, POS-341 to POS-368, POS-395)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.possession.cards import (
    AFFECTED,
    COUNT_PAGES,
    GRASP,
    HOLDERS,
    LIVING,
    LOSE_ACTIONS,
    LOSE_LIFE,
    NEAREST,
    ROLL_WOUNDS,
    SEAL,
    SLIP,
    SPEND_CHIP,
    TEAR_HINGES,
    WHISPER,
    WINDOWS,
    EventFace,
    is_page,
)
from dreadhouse.games.possession.rules.branches import BRANCHES_DUE
from dreadhouse.games.possession.rules.ending import judge
from dreadhouse.games.possession.rules.life import gain_life, lose_life, take_wounds
from dreadhouse.games.possession.rules.rolling import BLANK, fresh_tray, roll
from dreadhouse.games.possession.rules.rolling import EVENT as FOR_EVENT
from dreadhouse.games.possession.rules.words import HINGE, SPEND
from dreadhouse.games.possession.state import EVENT, KITCHEN, MOST_SEATS, NO_CARD, Night, Player
from dreadhouse.kernel.frames import Ask, Step

FAR: Final = 99


def attraction(s: Night, p: Player) -> int:
    """The pull of a revealed chip (POS-23, POS-395); 1 lower in the kitchen (POS-218)."""
    numbers = s.printed.quiet_attraction if s.rules.quiet_house else s.printed.attraction
    pull = numbers[p.revealed]
    return pull - 1 if p.room == KITCHEN and pull > 0 else pull


class EventPhase(Step):
    """Is an event drawn, and whom does it affect (POS-112 to POS-119)?"""

    rule = "POS-113"

    def run(self, s: Night) -> None:
        """Add up the attraction of chips, and 1 for each possessed player."""
        s.phase = EVENT
        total = living = s.affected = 0
        strongest = -1
        for seat in range(s.seats):
            p = s.players[seat]
            if p.is_dead:
                continue
            living += 1
            if p.is_possessed:
                total += 1
            elif p.revealed > 0:
                pull = attraction(s, p)
                total += pull
                if pull > strongest:
                    strongest = pull
                    s.affected = 0
                if pull == strongest:
                    s.affected |= 1 << seat
        if strongest >= 0 and total >= living:
            draw_event(s)
        elif s.hears:
            s.tell("no-event", {"amount": total, "count": living}, "POS-113")


def draw_event(s: Night) -> None:
    """Draw one event, shuffling the discards when the deck is empty (POS-121)."""
    if not s.event_deck:
        s.event_deck = s.event_discard
        s.event_discard = []
        s.dice.shuffle(s.event_deck)
        for card in s.event_deck:
            s.secrets.hide(card)
        s.tell("shuffles-events", {}, "POS-121")
    fresh_tray(s)
    card = s.event_deck.pop()
    s.event = s.event_drawn = card
    s.secrets.show(card, s.everyone)
    face = s.printed.event(card)
    if s.hears:
        s.tell("draws-event", {"card": card}, face.rule)
    carry_out(s, card, face)


def carry_out(s: Night, card: int, face: EventFace) -> None:
    """The effect for each player in seat order (POS-118), then the branches (POS-123)."""
    s.push(FINISH_EVENT)
    struck = whom(s, face.target)
    if face.has_branch:
        for i in range(s.seats - 1, -1, -1):
            if (s.affected >> s.order[i]) & 1 == 1:
                s.push(BRANCHES_DUE[s.order[i]])
    if face.deed == COUNT_PAGES:
        show_hands(s)
    elif face.deed == SEAL:
        s.has_seal = True
    elif face.deed == WHISPER:
        s.whispers = card
    for i in range(s.seats - 1, -1, -1):
        if (struck >> s.order[i]) & 1 == 1:
            s.push(STRIKES[s.order[i]])


def whom(s: Night, target: int) -> int:
    """The seats that an event strikes, as a mask (POS-115, POS-117)."""
    if target == AFFECTED:
        return s.affected
    if target == NEAREST:
        return nearest_to_windows(s)
    struck = 0
    for seat in range(s.seats):
        p = s.players[seat]
        is_struck = (
            target == LIVING
            or (target == HOLDERS and (len(p.hand) > 0 or p.weapon != NO_CARD))
            or (target == WINDOWS and (s.plan.windows >> p.room) & 1 == 1)
        )
        if is_struck and not p.is_dead:
            struck |= 1 << seat
    return struck


def nearest_to_windows(s: Night) -> int:
    """All living players at the smallest distance to a window (POS-341 to POS-343)."""
    nearest = FAR
    struck = 0
    for seat in range(s.seats):
        p = s.players[seat]
        if not p.is_dead:
            steps = steps_to_window(s, p.room)
            if steps < nearest:
                nearest = steps
                struck = 0
            if steps == nearest:
                struck |= 1 << seat
    return struck


def steps_to_window(s: Night, room: int) -> int:
    """How far the nearest room with a window is (POS-47)."""
    distance = s.plan.distance[room]
    nearest = FAR
    for other in range(len(distance)):
        if (s.plan.windows >> other) & 1 == 1 and distance[other] < nearest:
            nearest = distance[other]
    return nearest


def show_hands(s: Night) -> None:
    """All players show their hands (POS-359, POS-380)."""
    for seat in range(s.seats):
        hand = s.players[seat].hand
        for card in hand:
            s.secrets.show(card, s.everyone)
        if s.hears and hand:
            s.tell("shows-hand", {"seat": seat, "cards": hand[:]}, "POS-359")


class Strike(Step):
    """An event's effect on one player."""

    rule = "POS-118"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Night) -> None:
        """One line for each kind of effect."""
        face = s.printed.event(s.event)
        p = s.players[self.seat]
        deed = face.deed
        if deed == ROLL_WOUNDS:
            take_wounds(s, self.seat, FOR_EVENT, face.amount, face.rule)
        elif deed == LOSE_LIFE:
            lose_life(s, self.seat, face.amount, face.rule)
        elif deed == LOSE_ACTIONS:
            lose_actions(s, self.seat, face)
        elif deed == TEAR_HINGES:
            lose_actions(s, self.seat, face)
            if hinges(s, p.room):
                s.push(HINGES[self.seat])
        elif deed == SPEND_CHIP:
            if p.chips:
                s.push(SPENDS[self.seat])
        elif deed == WHISPER:
            p.hears_whispers = True
        elif deed == SLIP:
            slip(s, self.seat)
        elif deed == COUNT_PAGES:
            count_pages(s, self.seat, face)
        elif deed == GRASP:
            grasp(s, self.seat, face)


def lose_actions(s: Night, seat: int, face: EventFace) -> None:
    """Actions lost come off the chip's number this round (POS-353, POS-366, POS-367)."""
    s.players[seat].actions_lost += face.amount
    if s.hears:
        s.tell("loses-actions", {"seat": seat, "count": face.amount}, face.rule)


def grasp(s: Night, seat: int, face: EventFace) -> None:
    """Grasping Tree: wounds, or a fixed loss in a room with a window (POS-364, POS-365)."""
    if (s.plan.windows >> s.players[seat].room) & 1 == 1:
        lose_life(s, seat, face.other, "POS-365")
    else:
        take_wounds(s, seat, FOR_EVENT, face.amount, face.rule)


def count_pages(s: Night, seat: int, face: EventFace) -> None:
    """Hungry Pages: life lost for each page in hand, or gained without one (POS-360)."""
    pages = 0
    for card in s.players[seat].hand:
        if is_page(card):
            pages += 1
    if pages:
        lose_life(s, seat, pages * face.amount, face.rule)
    else:
        gain_life(s, seat, face.other, "POS-360")


def slip(s: Night, seat: int) -> None:
    """Slippery Fingers: a blank costs a search card at random (POS-351, POS-352, POS-411)."""
    faces = roll(s, seat, FOR_EVENT, 1)
    if s.hears:
        s.tell("rolls", {"seat": seat, "faces": faces}, "POS-351")
    if faces[0] != BLANK:
        return
    p = s.players[seat]
    held = len(p.hand) + (1 if p.weapon != NO_CARD else 0)
    at = s.dice.below(held)
    if at == len(p.hand):
        card = p.weapon
        p.weapon = NO_CARD
        s.tell("weapon-slips", {"seat": seat, "card": card}, "POS-351")
    else:
        card = p.hand[at]
        blur(s, seat, seat)
        p.hand.remove(card)
        s.tell("card-slips", {"seat": seat}, "POS-351")
    s.search_deck.append(card)
    reshuffle(s)


def blur(s: Night, seat: int, other: int) -> None:
    """A card leaves a hand at random: only two seats can still follow that hand (POS-411)."""
    hand = s.players[seat].hand
    if len(hand) > 1:
        for card in hand:
            s.secrets.known[card] &= 1 << seat | 1 << other


def reshuffle(s: Night) -> None:
    """Shuffle the search deck: nobody can follow its cards any more."""
    s.dice.shuffle(s.search_deck)
    for card in s.search_deck:
        s.secrets.hide(card)


def hinges(s: Night, room: int) -> list[int]:
    """The neighbours behind doors that still have a chip (POS-354)."""
    found: list[int] = []
    near = s.plan.near[room]
    for i in range(len(near)):
        if (s.broken >> s.plan.doors[room][i]) & 1 == 0:
            found.append(near[i])
    return found


def break_chip(s: Night, room: int, other: int) -> None:
    """A door chip leaves the game; the way is always open now (POS-150, POS-241)."""
    door = s.plan.door_between(room, other)
    s.broken |= 1 << door
    s.barred &= ~(1 << door)


class PickHinge(Ask):
    """Torn Hinges: the affected player picks the door chip that is removed (POS-355)."""

    rule = "POS-355"

    def options(self, s: Night) -> list[int]:
        """Every door of the room that has its chip."""
        return [HINGE + other for other in hinges(s, s.players[self.seat].room)]

    def choose(self, s: Night, action: int) -> None:
        """One verb: hinge."""
        self.hinge(s, action - HINGE)

    def hinge(self, s: Night, other: int) -> None:
        """The door is gone."""
        room = s.players[self.seat].room
        break_chip(s, room, other)
        if s.hears:
            args = {"seat": self.seat, "room": room, "other_room": other}
            s.tell("tears-hinges", args, "POS-354")

    def about(self, s: Night) -> dict[str, Any]:
        """The room whose door is torn out."""
        return {"room": s.players[self.seat].room}


class SpendChip(Ask):
    """Lost Hour: discard an action chip from hand; it counts as played (POS-356, POS-357)."""

    rule = "POS-356"

    def options(self, s: Night) -> list[int]:
        """The chips in hand."""
        chips = s.players[self.seat].chips
        return [SPEND + n - 2 for n in range(2, 7) if (chips >> n) & 1 == 1]

    def choose(self, s: Night, action: int) -> None:
        """One verb: spend."""
        self.spend(s, action - SPEND + 2)

    def spend(self, s: Night, number: int) -> None:
        """The chip can be recovered like any other."""
        p = s.players[self.seat]
        p.chips &= ~(1 << number)
        p.played |= 1 << number
        if s.hears:
            s.tell("spends-chip", {"seat": self.seat, "chip": number}, "POS-356")


class FinishEvent(Step):
    """A resolved event is discarded, except the two that stay out (POS-120)."""

    rule = "POS-120"

    def run(self, s: Night) -> None:
        """The end is tested after the whole event with its branches (POS-84)."""
        card = s.event
        s.event = NO_CARD
        if s.printed.event(card).deed == SEAL:
            s.aside.append(card)
        elif card != s.whispers:
            s.event_discard.append(card)
        judge(s)


EVENT_PHASE: Final = EventPhase()
FINISH_EVENT: Final = FinishEvent()
STRIKES: Final = [Strike(seat) for seat in range(MOST_SEATS)]
HINGES: Final = [PickHinge(seat) for seat in range(MOST_SEATS)]
SPENDS: Final = [SpendChip(seat) for seat in range(MOST_SEATS)]
