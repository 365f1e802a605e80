"""Dice and rolls, and the cards that meddle with them (BET-48 to BET-65, BET-432, BET-433)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.betrayal.rules.haunt import Haunt
from dreadhouse.games.betrayal.rules.piles import put_away
from dreadhouse.games.betrayal.rules.printed import (
    ADDS,
    EVENTS,
    NAMES_TOTAL,
    REROLLS_ANY,
    REROLLS_ONE,
    TOKENS,
)
from dreadhouse.games.betrayal.rules.words import ADD, BANK, DONE, KEEP, REROLL, ROLL, TOTAL, USE
from dreadhouse.games.betrayal.state import (
    KIND_LIGHT,
    LAMP_SMOKE,
    LEAKING_CEILING,
    Night,
    Player,
)
from dreadhouse.kernel.frames import Ask, Step

TRAIT: Final = 0
ATTACK: Final = 1
DEFENCE: Final = 2
FIXED: Final = 3
DAMAGE: Final = 4
HAUNT: Final = 5
MOVEMENT: Final = 6
ROLL_KINDS = ["trait", "attack", "defence", "fixed", "damage", "haunt", "movement"]

MOST_DICE: Final = 8
MOST_NAMED: Final = 8
BANK_CARD: Final = 79
NO_TRAIT: Final = -1


def throw(s: Night, dice: int) -> None:
    """Throw dice, at least 1 and at most 8 (BET-52, BET-53): faces 0, 1 and 2 (BET-49)."""
    count = min(MOST_DICE, max(1, dice))
    s.faces = [s.dice.below(3) for _ in range(count)]
    add_up(s)


def throw_for_nobody(s: Night, seat: int, kind: int, dice: int) -> None:
    """Dice that are nobody's own: no card meddles (BET-432). `seat` is whom the tray names."""
    throw(s, dice)
    show(s, seat, kind)


def add_up(s: Night) -> None:
    """The total is the sum of the pips (BET-50)."""
    total = 0
    for face in s.faces:
        total += face
    s.total = total


def show(s: Night, seat: int, kind: int) -> None:
    """Lay a roll into the tray and tell it."""
    s.tray.append([seat, kind, s.total, *s.faces])
    if s.hears:
        args: dict[str, Any] = {"kind": kind, "faces": s.faces[:], "total": s.total}
        if seat >= 0:
            args["seat"] = seat
        s.tell("rolls" if seat >= 0 else "dice-fall", args, "BET-50")


def roll(s: Night, seat: int, kind: int, dice: int) -> None:
    """A roll of an explorer's own (BET-65). Push first what reads `s.total` afterwards."""
    s.added = 0
    if meddling(s, seat, kind) == 0:
        throw(s, dice)
        show(s, seat, kind)
        return
    s.push(Throw(seat, kind, dice))
    s.push(BeforeRoll(seat, kind, dice))


def check(s: Night, seat: int, trait: int, card: int) -> None:
    """A trait roll with as many dice as the trait is worth now (BET-55).

    `card` is the event that asks for it of its drawer, or -1 (BET-342).
    """
    roll(s, seat, TRAIT, s.value(seat, trait) + bonus_dice(s, seat, trait, card))


def bonus_dice(s: Night, seat: int, trait: int, card: int) -> int:
    """Room tokens, the haunt, and cards that help with events."""
    bonus = 0
    p = s.players[seat]
    for token in s.tokens:
        if token.room == p.room and token.side == p.side:
            if token.kind == KIND_LIGHT and not s.is_traitor(seat):
                bonus += 1
            elif token.kind == LEAKING_CEILING:
                bonus -= 1
            elif token.kind == LAMP_SMOKE:
                bonus -= 2
    if EVENTS <= card < TOKENS and has_drawn(s, seat, card):
        for held in p.cards:
            bonus += s.printed.event_dice[held]
    haunt: Haunt | None = s.haunt
    if haunt is not None:
        bonus += haunt.extra_dice(s, seat, TRAIT, trait)
    return bonus


def has_drawn(s: Night, seat: int, card: int) -> bool:
    """Whether an event that is being carried out was drawn by a seat (BET-342)."""
    return card in s.in_play and s.readers[s.in_play.index(card)] == seat


def is_free(s: Night, seat: int, card: int) -> bool:
    """Whether an explorer has not yet acted with a card in this turn (BET-201)."""
    return seat != s.acting or card not in s.acted


def spend(s: Night, seat: int, card: int) -> None:
    """A use of a card: its one action in this turn (BET-204); some are discarded then."""
    if seat == s.acting:
        s.acted.append(card)
    if s.printed.discards[card]:
        s.players[seat].cards.remove(card)
        put_away(s, card)
    if s.hears:
        s.tell("uses-card", {"seat": seat, "card": card}, s.printed.rule[card])


def meddling(s: Night, seat: int, kind: int) -> int:
    """The ways in which a seat's cards may meddle with a roll of its own now."""
    p = s.players[seat]
    found = NAMES_TOTAL if p.bank >= 0 else 0
    for card in p.cards:
        luck = s.printed.luck[card]
        if luck and may_meddle(s, seat, kind, card):
            found |= luck
    return found


def may_meddle(s: Night, seat: int, kind: int, card: int) -> bool:
    """Whether one card may meddle: the Penny in one's own turn, the Ampoule with trait rolls."""
    luck = s.printed.luck[card]
    if luck == REROLLS_ONE and seat != s.acting:
        return False
    if luck == ADDS and kind != TRAIT:
        return False
    return is_free(s, seat, card)


def cards_for(s: Night, seat: int, kind: int, luck: int) -> list[int]:
    """The seat's cards that meddle in one way."""
    return [
        card
        for card in s.players[seat].cards
        if s.printed.luck[card] == luck and may_meddle(s, seat, kind, card)
    ]


class BeforeRoll(Ask):
    """Name a total instead, announce an addition, or roll (BET-65)."""

    rule = "BET-65"

    def __init__(self, seat: int, kind: int, dice: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.dice = dice

    def options(self, s: Night) -> list[int]:
        """Rolling comes last in the list; with nothing to add it is taken unasked."""
        found: list[int] = []
        p = s.players[self.seat]
        if s.added == 0:
            if cards_for(s, self.seat, self.kind, NAMES_TOTAL):
                found += [TOTAL + number for number in range(MOST_NAMED + 1)]
            if p.bank >= 0:
                found.append(BANK)
        found += [ADD + card for card in cards_for(s, self.seat, self.kind, ADDS)]
        found.append(ROLL)
        return found

    def choose(self, s: Night, action: int) -> None:
        """A named or banked total is final (BET-433)."""
        if action == BANK:
            use_bank(s, s.players[self.seat], min(MOST_DICE, max(1, self.dice)))
        elif TOTAL <= action < TOTAL + MOST_NAMED + 1:
            spend(s, self.seat, cards_for(s, self.seat, self.kind, NAMES_TOTAL)[0])
            name_total(s, action - TOTAL)
        elif action != ROLL:
            card = action - ADD
            spend(s, self.seat, card)
            s.added += s.printed.adds[card]
            s.push(self)

    def about(self, s: Night) -> dict[str, Any]:
        """What is rolled for."""
        return {"kind": self.kind, "count": min(MOST_DICE, max(1, self.dice))}


def name_total(s: Night, total: int) -> None:
    """The total stands without dice; Throw finds no dice to throw."""
    s.faces = []
    s.total = total
    s.added = -1


def use_bank(s: Night, p: Player, dice: int) -> None:
    """The banked number, at most the roll's highest total; the card goes (BET-417)."""
    name_total(s, min(p.bank, 2 * dice))
    p.bank = -1
    for card in p.cards:
        if card == BANK_CARD:
            p.cards.remove(card)
            put_away(s, card)
            break


class Throw(Step):
    """The dice fall, unless a total was named; then come the rerolls."""

    rule = "BET-65"

    def __init__(self, seat: int, kind: int, dice: int) -> None:
        self.seat = seat
        self.kind = kind
        self.dice = dice

    def run(self, s: Night) -> None:
        """A total that was named is shown as it is."""
        if s.added < 0:
            s.added = 0
            show(s, self.seat, self.kind)
            return
        throw(s, self.dice)
        s.push(Settled(self.seat, self.kind))
        s.push(AfterRoll(self.seat, self.kind))


class AfterRoll(Ask):
    """Reroll by a card, or keep the roll (BET-65, BET-343, BET-344)."""

    rule = "BET-65"

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def options(self, s: Night) -> list[int]:
        """One die of each face for the Penny, the Pebble as a whole, or keep."""
        found: list[int] = []
        if cards_for(s, self.seat, self.kind, REROLLS_ONE):
            for die in range(len(s.faces)):
                if s.faces.index(s.faces[die]) == die:
                    found.append(REROLL + die)
        found += [USE + card for card in cards_for(s, self.seat, self.kind, REROLLS_ANY)]
        found.append(KEEP)
        return found

    def choose(self, s: Night, action: int) -> None:
        """After a reroll another card may follow."""
        if action == KEEP:
            return
        s.push(self)
        if REROLL <= action < REROLL + MOST_DICE:
            spend(s, self.seat, cards_for(s, self.seat, self.kind, REROLLS_ONE)[0])
            s.faces[action - REROLL] = s.dice.below(3)
            add_up(s)
        else:
            spend(s, self.seat, action - USE)
            s.push(RerollDice(self.seat, self.kind, 0))

    def about(self, s: Night) -> dict[str, Any]:
        """What was rolled so far."""
        return {"kind": self.kind, "total": s.total, "faces": s.faces[:]}


class RerollDice(Ask):
    """Any number of the dice, rolled again once (BET-344); `picked` is a mask of dice."""

    rule = "BET-344"
    gathers = True

    def __init__(self, seat: int, kind: int, picked: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.picked = picked

    def options(self, s: Night) -> list[int]:
        """Dice are named in order; then done."""
        first = self.picked.bit_length()
        return [REROLL + die for die in range(first, len(s.faces))] + [DONE]

    def choose(self, s: Night, action: int) -> None:
        """The named dice fall together."""
        if action != DONE:
            s.push(RerollDice(self.seat, self.kind, self.picked | 1 << (action - REROLL)))
            return
        for die in range(len(s.faces)):
            if (self.picked >> die) & 1 == 1:
                s.faces[die] = s.dice.below(3)
        add_up(s)

    def about(self, s: Night) -> dict[str, Any]:
        """What was rolled so far."""
        return {"kind": self.kind, "total": s.total, "faces": s.faces[:]}


class Settled(Step):
    """Additions come last, then the result stands (BET-65)."""

    rule = "BET-65"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: Night) -> None:
        """Show what the roll has come to."""
        s.total += s.added
        s.added = 0
        show(s, self.seat, self.kind)
