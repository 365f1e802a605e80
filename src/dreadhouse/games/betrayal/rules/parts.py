"""The common parts of effects, built from data (BET-72, BET-119, BET-171, BET-277, BET-326)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.rules.choices import ChooseRoom
from dreadhouse.games.betrayal.rules.damage import hurt, hurt_dice
from dreadhouse.games.betrayal.rules.drawing import AcceptEvent, draw, keep_event
from dreadhouse.games.betrayal.rules.effects import Effect, Part
from dreadhouse.games.betrayal.rules.exploring import discover
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.house import true_windows
from dreadhouse.games.betrayal.rules.moving import GoChosen, go_to
from dreadhouse.games.betrayal.rules.printed import EVENTS, TOKENS
from dreadhouse.games.betrayal.rules.rolls import (
    DEFENCE,
    FIXED,
    check,
    roll,
    throw_for_nobody,
)
from dreadhouse.games.betrayal.rules.traits import GainTrait, LoseTrait, gain, lose
from dreadhouse.games.betrayal.rules.words import NO, OPTION, TEST, YES
from dreadhouse.games.betrayal.state import (
    CELLAR,
    MIGHT,
    NO_CARD,
    PHYSICAL,
    WANDERING_LIFT,
    Night,
    Token,
)
from dreadhouse.kernel.frames import Ask, Step

EVERYONE: Final = 0
IN_CELLAR: Final = 1
SAME_FLOOR: Final = 2
IN_THE_OPEN: Final = 3
IN_LIFT: Final = 4
WHERE = ["everyone", "cellar", "same_floor", "outdoors_or_window", "inside_lift"]


class Band:
    """Totals from `least` to `most` and what they bring."""

    def __init__(self, least: int, most: int, parts: list[Part]) -> None:
        self.least = least
        self.most = most
        self.parts = parts


def parts_for(bands: list[Band], total: int) -> list[Part]:
    """The parts of a total; above the highest listed it counts as that (BET-433)."""
    best = bands[0]
    for band in bands:
        if band.least <= total <= band.most:
            return band.parts
        if band.most > best.most:
            best = band
    return best.parts if total > best.most else []


class Nothing(Part):
    """A part that does nothing."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Nothing."""


class Move(Part):
    """Steps up or down in a trait; with several traits the explorer chooses (BET-45, BET-431)."""

    def __init__(self, traits: list[int], by: int) -> None:
        self.traits = traits
        self.by = by

    def do(self, s: Night, seat: int, card: int) -> None:
        """Up is a gain by a card, down a named loss, which is no damage (BET-76)."""
        if len(self.traits) > 1:
            if self.by > 0:
                s.push(GainTrait(seat, self.traits, self.by, card))
            else:
                s.push(LoseTrait(seat, self.traits, -self.by))
        elif self.by > 0:
            gain(s, seat, self.traits[0], self.by, card)
        else:
            lose(s, seat, self.traits[0], -self.by)


class MoveChecked(Part):
    """Steps in the trait that was checked."""

    def __init__(self, by: int) -> None:
        self.by = by

    def do(self, s: Night, seat: int, card: int) -> None:
        """The trait lies in `checked`."""
        if self.by > 0:
            gain(s, seat, s.checked, self.by, card)
        else:
            lose(s, seat, s.checked, -self.by)


class Damage(Part):
    """Dice or points of damage (BET-72, BET-75)."""

    def __init__(self, kind: int, dice: int, points: int) -> None:
        self.kind = kind
        self.dice = dice
        self.points = points

    def do(self, s: Night, seat: int, card: int) -> None:
        """Roll the dice, or strike."""
        if self.dice:
            hurt_dice(s, seat, self.kind, self.dice)
        else:
            hurt(s, seat, self.kind, self.points)


class Check(Part):
    """A check with its results (BET-55); with several traits the explorer chooses (BET-57)."""

    def __init__(self, traits: list[int], bands: list[Band], is_optional: bool) -> None:
        self.traits = traits
        self.bands = bands
        self.is_optional = is_optional

    def do(self, s: Night, seat: int, card: int) -> None:
        """Choose whether and with what, then roll."""
        if self.is_optional:
            s.push(May(seat, self, card))
        else:
            self.test(s, seat, card)

    def test(self, s: Night, seat: int, card: int) -> None:
        """Choose the trait before rolling."""
        if len(self.traits) > 1:
            s.push(TestTrait(seat, self, card))
        else:
            self.roll(s, seat, card, self.traits[0])

    def roll(self, s: Night, seat: int, card: int, trait: int) -> None:
        """Roll, then look up the result."""
        s.push(Checked(seat, self.bands, card, trait))
        check(s, seat, trait, card)


class May(Ask):
    """A check that may be left alone (BET-385)."""

    rule = "BET-385"

    def __init__(self, seat: int, part: Check, card: int) -> None:
        super().__init__(seat)
        self.part = part
        self.card = card

    def options(self, s: Night) -> list[int]:
        """Yes or no."""
        return [YES, NO]

    def choose(self, s: Night, action: int) -> None:
        """Roll, or leave it alone."""
        if action == YES:
            self.part.test(s, self.seat, self.card)

    def about(self, s: Night) -> dict[str, Any]:
        """The card, and what is checked."""
        return {"card": self.card, "trait": self.part.traits[0]}


class TestTrait(Ask):
    """The trait to check, chosen before any die is rolled (BET-57)."""

    rule = "BET-57"

    def __init__(self, seat: int, part: Check, card: int) -> None:
        super().__init__(seat)
        self.part = part
        self.card = card

    def options(self, s: Night) -> list[int]:
        """The traits offered."""
        return [TEST + trait for trait in self.part.traits]

    def choose(self, s: Night, action: int) -> None:
        """Roll with it."""
        self.part.roll(s, self.seat, self.card, action - TEST)

    def about(self, s: Night) -> dict[str, Any]:
        """The card."""
        return {"card": self.card}


class Checked(Step):
    """The result of a check or a fixed roll is carried out."""

    rule = "BET-50"

    def __init__(self, seat: int, bands: list[Band], card: int, trait: int) -> None:
        self.seat = seat
        self.bands = bands
        self.card = card
        self.trait = trait

    def run(self, s: Night) -> None:
        """The total lies in `total`."""
        s.checked = self.trait
        parts = parts_for(self.bands, s.total)
        if parts:
            s.push(Effect(self.seat, parts, self.card))


class RollDice(Part):
    """A fixed number of dice with its results; it is no trait roll (BET-60)."""

    def __init__(self, dice: int, bands: list[Band]) -> None:
        self.dice = dice
        self.bands = bands

    def do(self, s: Night, seat: int, card: int) -> None:
        """Roll, then look up the result."""
        s.push(Checked(seat, self.bands, card, s.checked))
        roll(s, seat, FIXED, self.dice)


class Draw(Part):
    """Draw cards (BET-171, BET-172)."""

    def __init__(self, symbol: int, count: int) -> None:
        self.symbol = symbol
        self.count = count

    def do(self, s: Night, seat: int, card: int) -> None:
        """In one's own turn that ends the movement (BET-89)."""
        draw(s, seat, self.symbol, self.count)


class GoAmong(Part):
    """Go to one of some rooms, as far as they are in the house (BET-92, BET-181)."""

    def __init__(self, rooms: list[int]) -> None:
        self.rooms = rooms

    def do(self, s: Night, seat: int, card: int) -> None:
        """The explorer chooses among several."""
        rooms = [room for room in self.rooms if s.is_in_house(room)]
        if len(rooms) == 1:
            go_to(s, seat, rooms[0])
        elif rooms:
            s.push(GoChosen(seat))
            s.push(ChooseRoom(seat, rooms, card))


class DiscoverOn(Part):
    """Discover a room on a floor (BET-119)."""

    def __init__(self, floor: int) -> None:
        self.floor = floor

    def do(self, s: Night, seat: int, card: int) -> None:
        """Place it, go there, draw."""
        discover(s, seat, self.floor)


class Each(Part):
    """Every explorer who meets a condition, clockwise from the one who drew (BET-183)."""

    def __init__(self, where: int, parts: list[Part]) -> None:
        self.where = where
        self.parts = parts

    def do(self, s: Night, seat: int, card: int) -> None:
        """The traitor may refuse their own part in an event (BET-297)."""
        for step in range(s.seats - 1, -1, -1):
            other = (seat + step) % s.seats
            if s.players[other].is_in_play() and self.concerns(s, seat, other):
                if s.is_traitor(other) and EVENTS <= card < TOKENS:
                    s.push(AcceptEvent(other, self.parts, card, False))
                else:
                    s.push(Effect(other, self.parts, card))

    def concerns(self, s: Night, drawer: int, other: int) -> bool:
        """Whether an explorer meets the condition."""
        room = s.players[other].room
        if self.where == IN_CELLAR:
            return s.floor_of(room) == CELLAR
        if self.where == SAME_FLOOR:
            return s.floor_of(room) == s.floor_of(s.players[drawer].room)
        if self.where == IN_THE_OPEN:
            return s.printed.outdoors[room] or true_windows(s, room) != 0
        if self.where == IN_LIFT:
            return room == WANDERING_LIFT
        return True


class EventAttack(Part):
    """Something attacks with so many dice against Might; only the explorer can be hurt (BET-277).

    With a `margin` of at least 1, a defence higher by that much brings `parts`.
    """

    def __init__(self, dice: int, margin: int, parts: list[Part]) -> None:
        self.dice = dice
        self.margin = margin
        self.parts = parts

    def do(self, s: Night, seat: int, card: int) -> None:
        """The attacker's dice are nobody's own (BET-432)."""
        throw_for_nobody(s, -1, FIXED, self.dice)
        s.push(Defended(seat, self, card, s.total))
        dice = s.value(seat, MIGHT)
        if s.haunt is not None:
            dice += int(s.haunt.extra_dice(s, seat, DEFENCE, MIGHT))
        roll(s, seat, DEFENCE, dice)


class Defended(Step):
    """The defence against something's attack was rolled."""

    rule = "BET-277"

    def __init__(self, seat: int, part: EventAttack, card: int, attack: int) -> None:
        self.seat = seat
        self.part = part
        self.card = card
        self.attack = attack

    def run(self, s: Night) -> None:
        """The difference strikes, or the margin pays."""
        if self.attack > s.total:
            hurt(s, self.seat, PHYSICAL, self.attack - s.total)
        elif self.part.margin and s.total - self.attack >= self.part.margin:
            s.push(Effect(self.seat, self.part.parts, self.card))


class PutToken(Part):
    """The event's token lies in this room and stays with the tile (BET-326)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def do(self, s: Night, seat: int, card: int) -> None:
        """On the explorer's side of a barrier room (BET-130)."""
        p = s.players[seat]
        s.tokens.append(Token(self.kind, p.room, p.side))
        if s.hears:
            s.tell("puts-token", {"seat": seat, "token": self.kind, "room": p.room}, "BET-326")
        judge(s)


class RemoveToken(Part):
    """The token that was tried goes."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """`source` says which: room * 8 + kind."""
        for token in s.tokens:
            if token.room * 8 + token.kind == s.source:
                s.tokens.remove(token)
                return


class Keep(Part):
    """The card stays with the explorer (BET-171)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Until it says otherwise."""
        keep_event(s, seat, card)


class Trap(Part):
    """The explorer is trapped and keeps the card (BET-327)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """A second trap holds no better than one."""
        p = s.players[seat]
        if p.trap == NO_CARD and p.is_in_play():
            keep_event(s, seat, card)
            p.trap = card
            p.fails = 0
            if s.hears:
                s.tell("trapped", {"seat": seat, "card": card}, "BET-327")


class Choose(Part):
    """The explorer picks one of several effects; `options` are numbers of the word list."""

    def __init__(self, options: list[int], effects: list[list[Part]]) -> None:
        self.options = options
        self.effects = effects

    def do(self, s: Night, seat: int, card: int) -> None:
        """Ask."""
        s.push(ChooseOption(seat, self, card))


class ChooseOption(Ask):
    """One of several effects of a card (BET-402)."""

    rule = "BET-402"

    def __init__(self, seat: int, part: Choose, card: int) -> None:
        super().__init__(seat)
        self.part = part
        self.card = card

    def options(self, s: Night) -> list[int]:
        """What the card offers."""
        return [OPTION + option for option in self.part.options]

    def choose(self, s: Night, action: int) -> None:
        """Carry it out."""
        at = self.part.options.index(action - OPTION)
        s.push(Effect(self.seat, self.part.effects[at], self.card))

    def about(self, s: Night) -> dict[str, Any]:
        """The card."""
        return {"card": self.card}
