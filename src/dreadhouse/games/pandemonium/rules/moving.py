"""Move, Run and Dash, and entering a space (PAN-176 to PAN-221)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.creatures.evil import SpringEvilTrap
from dreadhouse.games.pandemonium.rules.allies import break_opening
from dreadhouse.games.pandemonium.rules.checking import MOVED_IN, happen, settle
from dreadhouse.games.pandemonium.rules.dice import RUN_ROLL, helps, roll_d6
from dreadhouse.games.pandemonium.rules.life import (
    DASH_COST,
    LEAVING,
    collect_souls,
    lose_life,
)
from dreadhouse.games.pandemonium.rules.printed import ATHLETE, DANCER, RETRIBUTION
from dreadhouse.games.pandemonium.rules.values import NO_STUMBLE, has_skill
from dreadhouse.games.pandemonium.rules.words import DONE, STEP
from dreadhouse.games.pandemonium.state import PANIC, Pandemonium
from dreadhouse.kernel.frames import Ask, Step

FREE_DASHES = RETRIBUTION + 5
BROKEN = 2


def end_run(s: Pandemonium) -> None:
    """Any other action ends a Run (PAN-203)."""
    s.is_running = False
    s.run_left = 0


def move(s: Pandemonium, who: int, to: int) -> None:
    """One space for 1 Action; the Dancer may go on for a second (PAN-176, PAN-63)."""
    if s.cast[who].persona == DANCER:
        s.push(SecondStep(s.cast[who].seat, who, to))
        settle(s)
    leave_for(s, who, to)


def leave_for(s: Pandemonium, who: int, to: int) -> None:
    """Leaving creatures costs 1 Life, before the step (PAN-178, PAN-180, PAN-182)."""
    s.push(Arrive(who, s.cast[who].deaths, to))
    if s.foes_at(s.cell[who]):
        lose_life(s, who, 1, LEAVING)


class Arrive(Step):
    """The step itself; a character who died of leaving has not moved (PAN-182)."""

    rule = "PAN-182"

    def __init__(self, who: int, deaths: int, to: int) -> None:
        self.who = who
        self.deaths = deaths
        self.to = to

    def run(self, s: Pandemonium) -> None:
        """The figure stands in the next space."""
        if s.cast[self.who].deaths == self.deaths:
            go_to(s, self.who, self.to)


def go_to(s: Pandemonium, who: int, to: int) -> None:
    """Enter a space by moving: Souls, Evil Traps and Pacts look at it."""
    s.cell[who] = to
    if s.hears:
        s.tell("enters", {"who": who, "space": to}, "PAN-176")
    happen(s, MOVED_IN, who, to)
    entered(s, who)


def entered(s: Pandemonium, who: int) -> None:
    """A space was entered: Souls are collected, an Evil Trap springs (PAN-374, PAN-566)."""
    collect_souls(s, who)
    if s.ground.evil_traps[s.cell[who]]:
        s.push(SpringEvilTrap(who))


class SecondStep(Ask):
    """The Dancer's Move takes her up to two spaces (PAN-63, PAN-181)."""

    rule = "PAN-63"

    def __init__(self, seat: int, who: int, first: int) -> None:
        super().__init__(seat)
        self.who = who
        self.first = first

    def options(self, s: Pandemonium) -> list[int]:
        """Panic or death after the first step ends the Move."""
        cell = s.cell[self.who]
        if cell != self.first or s.fear[self.who] >= PANIC:
            return [DONE]
        space = s.ground.plan.space
        return [STEP + space[beside] for beside in s.ground.free_steps(cell)] + [DONE]

    def choose(self, s: Pandemonium, action: int) -> None:
        """Each step is checked (PAN-181)."""
        if action != DONE:
            settle(s)
            leave_for(s, self.who, s.ground.plan.cell_of_space[action - STEP])

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Who moves."""
        return s.spoken({"who": self.who})

    def forbids(self, s: Pandemonium, action: int) -> str:
        """Walls and closed openings bar the way."""
        return "PAN-177"


def run(s: Pandemonium, who: int) -> None:
    """Roll how many spaces the character may run (PAN-198)."""
    s.cast[who].has_run = True
    s.push(RunRolled(who, helps(s, who, ATHLETE)))
    roll_d6(s, who, RUN_ROLL)


class RunRolled(Step):
    """A 1 is a stumble (PAN-201); shoes and the Athlete add to the rest."""

    rule = "PAN-198"

    def __init__(self, who: int, has_athlete: bool) -> None:
        self.who = who
        self.has_athlete = has_athlete

    def run(self, s: Pandemonium) -> None:
        """The spaces of this Run."""
        spaces = s.total
        if spaces == 1:
            spaces = 1 if has_skill(s, self.who, NO_STUMBLE) else 0
        else:
            for item in s.cast[self.who].backpack:
                spaces += s.printed.run_bonus[item]
            spaces += 1 if self.has_athlete else 0
        s.run_left = spaces
        s.is_running = spaces > 0


def run_step(s: Pandemonium, who: int, to: int) -> None:
    """One space of a Run, without any loss for leaving (PAN-179)."""
    use_run_space(s)
    s.push(Arrive(who, s.cast[who].deaths, to))


def use_run_space(s: Pandemonium) -> None:
    """A Run that has no spaces left is over."""
    s.run_left -= 1
    if s.run_left <= 0:
        s.is_running = False


def dash(s: Pandemonium, who: int, side: int, is_free: bool) -> None:
    """Through a door or window into the space behind it (PAN-211 to PAN-221)."""
    plan = s.ground.plan
    cell = s.cell[who]
    edge = plan.edge[4 * cell + side]
    price = s.ground.dash_price(edge)
    if is_free or has_skill(s, who, FREE_DASHES):
        price = 0
    s.cast[who].dashes += 1
    if not s.ground.is_free(edge):
        break_opening(s, edge)
    s.push(Arrive(who, s.cast[who].deaths, plan.beside[4 * cell + side]))
    if s.is_running:
        use_run_space(s)
    elif s.foes_at(cell):
        if price:
            s.push(DashLoss(who, s.cast[who].deaths, price))
        lose_life(s, who, 1, LEAVING)
        return
    lose_life(s, who, price, DASH_COST)


class DashLoss(Step):
    """The Life that the Dash itself costs, after that for leaving creatures (PAN-219)."""

    rule = "PAN-219"

    def __init__(self, who: int, deaths: int, price: int) -> None:
        self.who = who
        self.deaths = deaths
        self.price = price

    def run(self, s: Pandemonium) -> None:
        """Unless the leaving was deadly."""
        if s.cast[self.who].deaths == self.deaths:
            lose_life(s, self.who, self.price, DASH_COST)
