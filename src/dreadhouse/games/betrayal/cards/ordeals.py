"""Cards that try the traits of an explorer in ways of their own (BET-338, BET-354, BET-366,
BET-381, BET-382, BET-393, BET-398, BET-417)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.rules.drawing import keep_event
from dreadhouse.games.betrayal.rules.effects import Effect, Part
from dreadhouse.games.betrayal.rules.items import apply, undo_note
from dreadhouse.games.betrayal.rules.rolls import FIXED, check, roll
from dreadhouse.games.betrayal.rules.traits import FIRST_STEP, GainTrait, lose, to_lowest
from dreadhouse.games.betrayal.rules.words import LOSE, NO, YES
from dreadhouse.games.betrayal.state import KNOWLEDGE, MIGHT, SANITY, SPEED, Night
from dreadhouse.kernel.frames import Ask, Step

ALL_TRAITS = [SPEED, MIGHT, SANITY, KNOWLEDGE]
LEAST_GOOD = 2


class LoseAttack(Part):
    """The attack is lost (BET-338)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """The attack roll looks for it."""
        s.is_attack_lost = True


class AllToLowest(Part):
    """All traits fall to their lowest step (BET-354)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Which never kills (BET-47)."""
        for trait in ALL_TRAITS:
            to_lowest(s, seat, trait)


# ---- shadow and nooses


class CheckedToLowest(Part):
    """The trait checked falls to its lowest step, or another one does (BET-381)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """The trait lies in `checked`."""
        steps = s.players[seat].steps
        if steps[s.checked] > FIRST_STEP:
            to_lowest(s, seat, s.checked)
        elif high_traits(s, seat):
            s.push(FallTrait(seat, card))


def high_traits(s: Night, seat: int) -> list[int]:
    """The traits above their lowest step."""
    return [trait for trait in ALL_TRAITS if s.players[seat].steps[trait] > FIRST_STEP]


class FallTrait(Ask):
    """Another trait that falls to its lowest step instead (BET-381)."""

    rule = "BET-381"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Night) -> list[int]:
        """Those that can still fall (BET-431)."""
        return [LOSE + trait for trait in high_traits(s, self.seat)]

    def choose(self, s: Night, action: int) -> None:
        """It falls."""
        to_lowest(s, self.seat, action - LOSE)

    def about(self, s: Night) -> dict[str, Any]:
        """The event."""
        return {"card": self.card}


class FourChecks(Part):
    """Check each trait in turn; each poor one costs a step, four good ones gain one (BET-382)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Begin with the first."""
        s.push(NextNoose(seat, card, 0, True))


class NextNoose(Step):
    """The next of the four checks, or the reward."""

    rule = "BET-382"

    def __init__(self, seat: int, card: int, at: int, is_good: bool) -> None:
        self.seat = seat
        self.card = card
        self.at = at
        self.is_good = is_good

    def run(self, s: Night) -> None:
        """Roll for one trait after the other."""
        if not s.players[self.seat].is_in_play():
            return
        if self.at < len(ALL_TRAITS):
            s.push(NooseRolled(self.seat, self.card, self.at, self.is_good))
            check(s, self.seat, ALL_TRAITS[self.at], self.card)
        elif self.is_good:
            s.push(GainTrait(self.seat, ALL_TRAITS, 1, self.card))


class NooseRolled(Step):
    """A result of 0 or 1 costs a step in its trait at once."""

    rule = "BET-382"

    def __init__(self, seat: int, card: int, at: int, is_good: bool) -> None:
        self.seat = seat
        self.card = card
        self.at = at
        self.is_good = is_good

    def run(self, s: Night) -> None:
        """The total lies in `total`."""
        is_good = s.total >= LEAST_GOOD
        s.push(NextNoose(self.seat, self.card, self.at + 1, self.is_good and is_good))
        if not is_good:
            lose(s, self.seat, ALL_TRAITS[self.at], 1)


class AgainstOmens(Part):
    """Roll dice against the number of omens drawn so far (BET-398)."""

    def __init__(self, dice: int, reached: list[Part], missed: list[Part]) -> None:
        self.dice = dice
        self.reached = reached
        self.missed = missed

    def do(self, s: Night, seat: int, card: int) -> None:
        """It is a fixed roll."""
        s.push(AgainstRolled(seat, self, card))
        roll(s, seat, FIXED, self.dice)


class AgainstRolled(Step):
    """The total is compared with the omens."""

    rule = "BET-398"

    def __init__(self, seat: int, part: AgainstOmens, card: int) -> None:
        self.seat = seat
        self.part = part
        self.card = card

    def run(self, s: Night) -> None:
        """At least as many, or fewer."""
        is_reached = s.total >= s.omens_drawn
        parts = self.part.reached if is_reached else self.part.missed
        s.push(Effect(self.seat, parts, self.card))


# ---- fog, mask and dream


class Fog(Part):
    """A step of Speed until the end of the explorer's next turn (BET-393)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """Never below the lowest step; only the step really lost comes back."""
        p = s.players[seat]
        if p.steps[SPEED] > FIRST_STEP:
            p.fog += lose(s, seat, SPEED, 1)
            p.fog_turns = 2 if seat == s.acting else 1


class Wear(Part):
    """Put a mask on, or take it off, if the explorer wishes (BET-366)."""

    def do(self, s: Night, seat: int, card: int) -> None:
        """The check has succeeded."""
        s.push(WearMask(seat, card))


class WearMask(Ask):
    """Put it on, take it off, or leave it (BET-366)."""

    rule = "BET-366"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Night) -> list[int]:
        """Yes or no."""
        return [YES, NO]

    def choose(self, s: Night, action: int) -> None:
        """What it changes is recorded, and undone later."""
        if action == YES:
            p = s.players[self.seat]
            p.is_worn = not p.is_worn
            if s.hears:
                args = {"seat": self.seat, "card": self.card, "is_worn": int(p.is_worn)}
                s.tell("wears", args, "BET-366")
            if p.is_worn:
                apply(s, self.seat, self.card, s.printed.worn[self.card])
            else:
                undo_note(s, self.seat, self.card)

    def about(self, s: Night) -> dict[str, Any]:
        """The card, and whether it is worn now."""
        return {"card": self.card, "is_worn": int(s.players[self.seat].is_worn)}


class BankRoll(Part):
    """Roll dice and keep the number for a later roll (BET-417)."""

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def do(self, s: Night, seat: int, card: int) -> None:
        """It is a fixed roll."""
        s.push(Banked(seat, card))
        roll(s, seat, FIXED, self.dice)


class Banked(Step):
    """The number is kept with the card."""

    rule = "BET-417"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Night) -> None:
        """A new number takes the place of an old one."""
        s.players[self.seat].bank = s.total
        keep_event(s, self.seat, self.card)
