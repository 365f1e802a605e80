"""What the Dimensional cards ask for, each in its own sealed world (PAN-276 to PAN-284, PAN-642).

A challenge ends with `is_passed` set; nothing of the board is changed by it.
"""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.cards.duels import fury_in_challenge, would_die
from dreadhouse.games.pandemonium.cards.invoking import invoke_apart
from dreadhouse.games.pandemonium.rules.dice import (
    CHALLENGE_ROLL,
    EXACT_ROLL,
    roll_combat,
    roll_d6,
)
from dreadhouse.games.pandemonium.rules.effects import Part
from dreadhouse.games.pandemonium.rules.printed import COPIES, NIGHTMARE
from dreadhouse.games.pandemonium.rules.values import (
    agility_of,
    attack_of,
    defence_of,
    has_light,
    will_of,
)
from dreadhouse.games.pandemonium.state import PANIC, Pandemonium
from dreadhouse.kernel.frames import Step

ANY_NUMBER: Final = 99


class Test(Part):
    """One challenge of a Dimensional card; `faced` may push frames, `met` reads their outcome."""

    def do(self, s: Pandemonium, who: int) -> None:
        """Face it; what is met is known once what was pushed has run."""
        s.choices = []
        s.push(Judged(who, self))
        self.faced(s, who)

    def faced(self, s: Pandemonium, who: int) -> None:
        """Roll or invoke what the card asks for."""

    def met(self, s: Pandemonium, who: int) -> bool:
        """Whether the challenge is passed."""
        raise NotImplementedError


class Judged(Step):
    """Only pass or fail counts (PAN-280)."""

    rule = "PAN-280"

    def __init__(self, who: int, test: Test) -> None:
        self.who = who
        self.test = test

    def run(self, s: Pandemonium) -> None:
        """Note it for the card."""
        s.is_passed = self.test.met(s, self.who)


class RollAmong(Test):
    """Roll a D6: pass on certain numbers (PAN-277); Running Shoes help where one runs."""

    def __init__(self, numbers: list[int], is_run: bool) -> None:
        self.numbers = numbers
        self.is_run = is_run

    def faced(self, s: Pandemonium, who: int) -> None:
        """One die of the character's own (PAN-283)."""
        roll_d6(s, who, CHALLENGE_ROLL)

    def met(self, s: Pandemonium, who: int) -> bool:
        """The number decides."""
        number = run_result(s, who, s.total) if self.is_run else s.total
        return number in self.numbers


def run_result(s: Pandemonium, who: int, number: int) -> int:
    """What a Run roll counts with the shoes in the backpack (PAN-281); a 1 stays a 1."""
    if number == 1:
        return 1
    for item in s.cast[who].backpack:
        number += s.printed.run_bonus[item]
    return min(number, 6)


class RollUnder(Test):
    """Roll a D6: pass if it is not above Agility or Will (PAN-277)."""

    def __init__(self, is_will: bool) -> None:
        self.is_will = is_will

    def faced(self, s: Pandemonium, who: int) -> None:
        """One die of the character's own (PAN-283)."""
        roll_d6(s, who, CHALLENGE_ROLL)

    def met(self, s: Pandemonium, who: int) -> bool:
        """The present value counts (PAN-281)."""
        return s.total <= (will_of(s, who) if self.is_will else agility_of(s, who))


class RollHits(Test):
    """Roll Attack dice, Defence dice or a number of dice: pass with so many Hits (PAN-277)."""

    def __init__(self, dice: str, number: int, least: int, most: int) -> None:
        self.dice = dice
        self.number = number
        self.least = least
        self.most = most

    def faced(self, s: Pandemonium, who: int) -> None:
        """The present values count, no ally does (PAN-281, PAN-642)."""
        number = self.number
        if self.dice == "attack":
            number = attack_of(s, who)
        elif self.dice == "defence":
            number = defence_of(s, who)
        roll_combat(s, who, number, EXACT_ROLL if self.most < ANY_NUMBER else CHALLENGE_ROLL)

    def met(self, s: Pandemonium, who: int) -> bool:
        """A critical adds no Hit here."""
        return self.least <= s.hits <= self.most


class OutOfFear(Test):
    """Doomed Planet: fail if the Terror of the invoked creature is above the own Will."""

    def faced(self, s: Pandemonium, who: int) -> None:
        """One creature, in the sealed world only (PAN-282)."""
        invoke_apart(s, who, 1)

    def met(self, s: Pandemonium, who: int) -> bool:
        """Terror against Will."""
        return s.printed.terror[s.choices[0] * COPIES] <= will_of(s, who)


class Slower(Test):
    """Chessboard: pass if the second invoked creature has a lower Agility than the first."""

    def faced(self, s: Pandemonium, who: int) -> None:
        """Two creatures, in the sealed world only (PAN-282)."""
        invoke_apart(s, who, 2)

    def met(self, s: Pandemonium, who: int) -> bool:
        """A breed's printed Agility counts."""
        quick = s.printed.quickness
        return quick[s.choices[1] * COPIES] < quick[s.choices[0] * COPIES]


class Arena(Test):
    """The Arena: pass if at most so much damage of the invoked creature gets through."""

    def __init__(self, most: int) -> None:
        self.most = most

    def faced(self, s: Pandemonium, who: int) -> None:
        """The creature first, then the Defence roll."""
        s.push(DefendApart(who))
        invoke_apart(s, who, 1)

    def met(self, s: Pandemonium, who: int) -> bool:
        """A critical Defence counts 1 Hit more (PAN-508)."""
        hits = s.hits + (1 if s.is_critical else 0)
        return fury_in_challenge(s, who, s.choices[0]) - hits <= self.most


class DefendApart(Step):
    """The Defence roll of The Arena (PAN-507)."""

    rule = "PAN-507"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """A Nightmare's Dread counts too (PAN-642)."""
        dice = defence_of(s, self.who)
        if s.choices[0] == NIGHTMARE and s.fear[self.who] >= PANIC:
            dice = max(1, dice - 1)
        roll_combat(s, self.who, dice, CHALLENGE_ROLL)


class Hunt(Test):
    """The Hunt: pass if one attack with the equipped weapons would kill the creature."""

    def faced(self, s: Pandemonium, who: int) -> None:
        """An unarmed character fails without a roll (PAN-642)."""
        s.push(AttackApart(who))
        invoke_apart(s, who, 1)

    def met(self, s: Pandemonium, who: int) -> bool:
        """No weapon is used up, no ally helps (PAN-281, PAN-642)."""
        return bool(s.cast[who].hands) and would_die(s, who, s.choices[0])


class AttackApart(Step):
    """The attack roll of The Hunt (PAN-309)."""

    rule = "PAN-309"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Nothing is rolled with empty hands."""
        if s.cast[self.who].hands:
            roll_combat(s, self.who, attack_of(s, self.who), CHALLENGE_ROLL)


class Holds(Test):
    """Pass if the character has so many Souls, so much Life, a light in use, or it is day."""

    def __init__(self, what: str, least: int) -> None:
        self.what = what
        self.least = least

    def met(self, s: Pandemonium, who: int) -> bool:
        """Nothing is spent (PAN-281)."""
        if self.what == "souls":
            return s.souls[who] >= self.least
        if self.what == "life":
            return s.life[who] >= self.least
        if self.what == "light":
            return has_light(s, who)
        return not s.is_night()


class Either(Test):
    """Pass if the first holds; otherwise the second is faced."""

    def __init__(self, first: Test, second: Test) -> None:
        self.first = first
        self.second = second

    def do(self, s: Pandemonium, who: int) -> None:
        """The first is never rolled for."""
        if self.first.met(s, who):
            s.is_passed = True
        else:
            self.second.do(s, who)

    def met(self, s: Pandemonium, who: int) -> bool:
        """Only `do` is asked."""
        return s.is_passed


def test_of(row: dict[str, Any], is_run: bool) -> Test:
    """The challenge that a row of the data file describes."""
    if "any" in row:
        return Either(test_of(row["any"][0], False), test_of(row["any"][1], False))
    if "d6_in" in row:
        return RollAmong(list(row["d6_in"]), is_run)
    if "d6_at_most" in row:
        return RollUnder(row["d6_at_most"] == "own_will")
    if row.get("attack_roll"):
        return Hunt()
    if row.get("defence_roll"):
        return Arena(row["damage_at_most"])
    if row.get("invoke", 0) == 1:
        return OutOfFear()
    if row.get("invoke", 0) == 2:
        return Slower()
    return hits_or_holds(row)


def hits_or_holds(row: dict[str, Any]) -> Test:
    """Rolls of Combat dice, and what is held."""
    if row.get("attack_dice"):
        return RollHits("attack", 0, row["hits_at_least"], ANY_NUMBER)
    if row.get("defence_dice"):
        return RollHits("defence", 0, row["hits_at_least"], ANY_NUMBER)
    if "combat_dice" in row:
        return RollHits("", row["combat_dice"], row["hits_exactly"], row["hits_exactly"])
    for what in ("souls", "life"):
        if f"{what}_at_least" in row:
            return Holds(what, row[f"{what}_at_least"])
    return Holds("light" if row.get("has_light") else "day", 0)
