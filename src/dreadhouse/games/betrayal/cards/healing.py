"""Cards that bring traits back toward their start (BET-46, BET-347 to BET-349)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.rules.effects import Part
from dreadhouse.games.betrayal.rules.traits import restore
from dreadhouse.games.betrayal.rules.words import GAIN
from dreadhouse.games.betrayal.state import LAST_STEP, MIGHT, SPEED, Night
from dreadhouse.kernel.frames import Ask, Step


def below_start(s: Night, seat: int, traits: list[int]) -> list[int]:
    """Those of some traits that stand below their start."""
    p = s.players[seat]
    start = s.printed.start_steps[p.explorer]
    return [trait for trait in traits if p.steps[trait] < start[trait]]


class Heal(Part):
    """Steps back in Might and Speed for the patient in `target` (BET-347)."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def do(self, s: Night, seat: int, card: int) -> None:
        """The patient divides them."""
        s.push(Healing(s.target, self.steps, card))


class Healing(Step):
    """Steps still to be given back, never above the start (BET-347)."""

    rule = "BET-347"

    def __init__(self, seat: int, steps: int, card: int) -> None:
        self.seat = seat
        self.steps = steps
        self.card = card

    def run(self, s: Night) -> None:
        """Ask only where both traits are below their start."""
        if self.steps == 0 or not s.players[self.seat].is_in_play():
            return
        traits = below_start(s, self.seat, [MIGHT, SPEED])
        if len(traits) == 2:
            s.push(RestoreStep(self.seat, self.steps, self.card))
        elif traits:
            restore(s, self.seat, traits[0], self.steps, self.card)


class RestoreStep(Ask):
    """The patient takes one step back, in Might or in Speed (BET-347)."""

    rule = "BET-347"

    def __init__(self, seat: int, steps: int, card: int) -> None:
        super().__init__(seat)
        self.steps = steps
        self.card = card

    def options(self, s: Night) -> list[int]:
        """Both are below their start."""
        return [GAIN + MIGHT, GAIN + SPEED]

    def choose(self, s: Night, action: int) -> None:
        """One step; the others follow."""
        restore(s, self.seat, action - GAIN, 1, self.card)
        s.push(Healing(self.seat, self.steps - 1, self.card))

    def about(self, s: Night) -> dict[str, Any]:
        """How many steps are left."""
        return {"card": self.card, "count": self.steps}


class Restore(Part):
    """Traits of the patient in `target` rise to their start (BET-348, BET-349)."""

    def __init__(self, traits: list[int], count: int) -> None:
        self.traits = traits
        self.count = count

    def do(self, s: Night, seat: int, card: int) -> None:
        """With fewer than all of them the user chooses among those below their start."""
        traits = below_start(s, s.target, self.traits)
        if len(traits) > self.count:
            s.push(RestoreTrait(seat, s.target, traits, card))
            return
        for trait in traits:
            restore(s, s.target, trait, LAST_STEP, card)


class RestoreTrait(Ask):
    """The one trait that rises to its start (BET-349)."""

    rule = "BET-349"

    def __init__(self, seat: int, patient: int, traits: list[int], card: int) -> None:
        super().__init__(seat)
        self.patient = patient
        self.traits = traits
        self.card = card

    def options(self, s: Night) -> list[int]:
        """Those below their start."""
        return [GAIN + trait for trait in self.traits]

    def choose(self, s: Night, action: int) -> None:
        """Up to the start."""
        restore(s, self.patient, action - GAIN, LAST_STEP, self.card)

    def about(self, s: Night) -> dict[str, Any]:
        """The card, and for whom."""
        return {"card": self.card, "patient_seat": self.patient}
