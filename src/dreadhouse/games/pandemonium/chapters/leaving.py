"""Getting away: the car, the helicopter and the boat, and the engine that must be woken first."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.chapters.block import Block
from dreadhouse.games.pandemonium.chapters.marks import (
    BATTERY_FITTED,
    ENGINE_RUNNING,
    FAILED_TRIES,
)
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.dice import TASK_ROLL, roll_d6
from dreadhouse.games.pandemonium.rules.doing import spend
from dreadhouse.games.pandemonium.rules.printed import BATTERY
from dreadhouse.games.pandemonium.rules.words import FIT, GET_ABOARD, START, TASK
from dreadhouse.games.pandemonium.state import ABOARD, NOWHERE, Pandemonium
from dreadhouse.kernel.frames import Step

RUNS_ON = 4


class Vehicle(Block):
    """Once `flag` is set a character in the space may get aboard, for good (DIA-11).

    `token` is what must be aboard besides every character, or -1 (DIA-105, DIA-117).
    """

    def __init__(self, name: str, cell: int, flag: int, token: int, rule: str) -> None:
        self.name = name
        self.cell = cell
        self.flag = flag
        self.token = token
        self.rule = rule

    def add_actions(self, s: Pandemonium, who: int, found: list[int]) -> None:
        """Get aboard (DIA-29, DIA-65, DIA-116)."""
        if s.plot.flags & self.flag and s.cell[who] == self.cell:
            found.append(TASK + GET_ABOARD)

    def choose(self, s: Pandemonium, who: int, action: int) -> bool:
        """Boarding is no move: nothing is lost for leaving, and no Event follows (DIA-12)."""
        if action != TASK + GET_ABOARD:
            return False
        spend(s, who, 1)
        s.cell[who] = NOWHERE
        s.cast[who].posture = ABOARD
        if s.hears:
            s.tell("gets-aboard", {"who": who, "vehicle": self.name}, self.rule)
        settle(s)
        return True

    def forbids(self, s: Pandemonium, who: int, action: int) -> str:
        """Not before the way is free, and only there."""
        return self.rule if action == TASK + GET_ABOARD else ""

    def has_won(self, s: Pandemonium) -> bool:
        """Every character in play is aboard, and the token with them (DIA-15, DIA-22)."""
        if not s.plot.flags & self.flag:
            return False
        has_token = self.token < 0
        aboard = 0
        for who in range(len(s.cast)):
            if s.is_in_play(who):
                return False
            if s.cast[who].posture == ABOARD:
                aboard += 1
                has_token = has_token or self.token in s.cast[who].carried
        return aboard > 0 and has_token

    def goal(self, s: Pandemonium) -> list[list[Any]]:
        """How many are aboard."""
        aboard = [one for one in s.cast if one.posture == ABOARD]
        in_play = sum(1 for who in range(len(s.cast)) if s.is_in_play(who))
        rows: list[list[Any]] = [["aboard", len(aboard), len(aboard) + in_play]]
        if self.token >= 0:
            rows.append(["oars_aboard", int(any(self.token in one.carried for one in aboard)), 1])
        return rows


class Engine(Block):
    """The Battery is fitted into the car, then the engine is tried (DIA-24 to DIA-28)."""

    def __init__(self, cell: int, noise: int) -> None:
        self.cell = cell
        self.noise = noise

    def add_actions(self, s: Pandemonium, who: int, found: list[int]) -> None:
        """Fit the Battery; then try the engine until it runs."""
        if s.cell[who] != self.cell:
            return
        flags = s.plot.flags
        if not flags & BATTERY_FITTED:
            if BATTERY in s.cast[who].carried:
                found.append(TASK + FIT)
        elif not flags & ENGINE_RUNNING:
            found.append(TASK + START)

    def choose(self, s: Pandemonium, who: int, action: int) -> bool:
        """One of the two."""
        if action == TASK + FIT:
            self.fit(s, who)
        elif action == TASK + START:
            self.start(s, who)
        else:
            return False
        return True

    def fit(self, s: Pandemonium, who: int) -> None:
        """The Battery stays in the car (DIA-24, DIA-8)."""
        spend(s, who, 1)
        s.cast[who].carried.remove(BATTERY)
        s.plot.flags |= BATTERY_FITTED
        if s.hears:
            s.tell("battery-fitted", {"who": who}, "DIA-24")
        settle(s)

    def start(self, s: Pandemonium, who: int) -> None:
        """Each try makes the tile louder until the round ends (DIA-27)."""
        spend(s, who, 1)
        s.extra_activity[self.cell >> 4] += self.noise
        settle(s)
        s.push(Ignition(who))
        roll_d6(s, who, TASK_ROLL)

    def forbids(self, s: Pandemonium, who: int, action: int) -> str:
        """What is missing."""
        if action == TASK + FIT:
            return "DIA-24"
        return "DIA-25" if action == TASK + START else ""

    def goal(self, s: Pandemonium) -> list[list[Any]]:
        """The two steps before the journey."""
        flags = s.plot.flags
        return [
            ["battery_fitted", int(flags & BATTERY_FITTED != 0), 1],
            ["engine_running", int(flags & ENGINE_RUNNING != 0), 1],
        ]

    def table(self, s: Pandemonium, seat: int, found: dict[str, Any]) -> None:
        """How many tries have failed: each adds 1 (DIA-26)."""
        found["failed_tries"] = s.plot.counts[FAILED_TRIES]


class Ignition(Step):
    """The engine runs on 4 or more, every earlier failed try adding 1 (DIA-25, DIA-26)."""

    rule = "DIA-25"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """A running engine keeps running (DIA-28)."""
        runs = s.total + s.plot.counts[FAILED_TRIES] >= RUNS_ON
        if runs:
            s.plot.flags |= ENGINE_RUNNING
        else:
            s.plot.counts[FAILED_TRIES] += 1
        if s.hears:
            s.tell("engine-runs" if runs else "engine-fails", {"who": self.who}, "DIA-25")
