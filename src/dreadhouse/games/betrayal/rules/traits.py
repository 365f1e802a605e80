"""Trait tracks: steps up and down, and the choices among traits (BET-38 to BET-47, BET-431)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.piles import put_away
from dreadhouse.games.betrayal.rules.printed import CARD_RAISES, EVENTS, TOKENS
from dreadhouse.games.betrayal.rules.words import GAIN, LOSE
from dreadhouse.games.betrayal.state import LAST_STEP, NO_CARD, SKULL, Night
from dreadhouse.kernel.frames import Ask

FIRST_STEP: Final = 1


def gain(s: Night, seat: int, trait: int, steps: int, card: int) -> int:
    """Move a marker up, at most to its eighth step (BET-42); the steps really made.

    `card` is the card that does it, or -1: a kept event may end when a card raises a trait.
    """
    p = s.players[seat]
    made = min(steps, LAST_STEP - p.steps[trait])
    if made <= 0 or not p.is_in_play():
        return 0
    p.steps[trait] += made
    if s.hears:
        s.tell("gains-step", {"seat": seat, "trait": trait, "count": made}, "BET-40")
    if card != NO_CARD:
        ease(s, seat)
    return made


def ease(s: Night, seat: int) -> None:
    """A card has raised a trait: kept events that last until then are over (BET-387)."""
    p = s.players[seat]
    for card in p.cards:
        if EVENTS <= card < TOKENS and s.printed.until[card] & CARD_RAISES:
            p.cards.remove(card)
            put_away(s, card)
            if s.hears:
                s.tell("event-ends", {"seat": seat, "card": card}, s.printed.rule[card])
            return


def lowest(s: Night, seat: int) -> int:
    """The lowest step that a marker may reach: the first, or the skull (BET-43, BET-44)."""
    if not s.is_haunted() or s.haunt.cannot_fall(s, seat):
        return FIRST_STEP
    return SKULL


def lose(s: Night, seat: int, trait: int, steps: int) -> int:
    """Move a marker down; the steps really made. On the skull the explorer dies (BET-44)."""
    p = s.players[seat]
    made = min(steps, p.steps[trait] - lowest(s, seat))
    if made <= 0 or not p.is_in_play():
        return 0
    p.steps[trait] -= made
    if s.hears:
        s.tell("loses-step", {"seat": seat, "trait": trait, "count": made}, "BET-40")
    if p.steps[trait] == SKULL:
        die(s, seat)
    else:
        judge(s)
    return made


def to_lowest(s: Night, seat: int, trait: int) -> None:
    """A trait falls to the first step above the skull, which never kills (BET-47)."""
    p = s.players[seat]
    if p.steps[trait] > FIRST_STEP:
        lose(s, seat, trait, p.steps[trait] - FIRST_STEP)


def restore(s: Night, seat: int, trait: int, most: int, card: int) -> int:
    """Back toward the start step, by at most so many steps; never beyond, never down (BET-46)."""
    p = s.players[seat]
    start = s.printed.start_steps[p.explorer][trait]
    return gain(s, seat, trait, min(most, start - p.steps[trait]), card)


class GainTrait(Ask):
    """The explorer who gains a step chooses the trait, at that moment (BET-45)."""

    rule = "BET-45"

    def __init__(self, seat: int, traits: list[int], steps: int, card: int) -> None:
        super().__init__(seat)
        self.traits = traits
        self.steps = steps
        self.card = card

    def options(self, s: Night) -> list[int]:
        """A trait at its maximum may be chosen, without effect."""
        return [GAIN + trait for trait in self.traits]

    def choose(self, s: Night, action: int) -> None:
        """Gain it."""
        gain(s, self.seat, action - GAIN, self.steps, self.card)


class LoseTrait(Ask):
    """A loss in a trait of the explorer's choice, taken where it can fall (BET-431)."""

    rule = "BET-431"

    def __init__(self, seat: int, traits: list[int], steps: int) -> None:
        super().__init__(seat)
        self.traits = traits
        self.steps = steps

    def options(self, s: Night) -> list[int]:
        """Those offered that can still fall, if one can."""
        least = lowest(s, self.seat)
        steps = s.players[self.seat].steps
        can_fall = [LOSE + trait for trait in self.traits if steps[trait] > least]
        return can_fall or [LOSE + trait for trait in self.traits]

    def choose(self, s: Night, action: int) -> None:
        """Lose it."""
        lose(s, self.seat, action - LOSE, self.steps)
