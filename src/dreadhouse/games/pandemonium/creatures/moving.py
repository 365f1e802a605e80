"""Movement of creatures (PAN-481 to PAN-497), step by step, with a fresh target at each step."""

from __future__ import annotations

from typing import ClassVar

from dreadhouse.games.pandemonium.creatures.attacking import FoeAttacks
from dreadhouse.games.pandemonium.creatures.noticing import (
    ANYWHERE,
    TIED,
    Aim,
    aim,
    aim_at_tile,
    somebody_at,
)
from dreadhouse.games.pandemonium.creatures.telling import (
    tell_at,
    tell_edge,
    tell_goal,
    tell_tile,
)
from dreadhouse.games.pandemonium.creatures.values import (
    BROKE,
    MOVED,
    NIGHT_WARDEN,
    WRECKER,
    gait,
    is_boss,
)
from dreadhouse.games.pandemonium.ground.ground import BARE, BARRICADE, BROKEN, CLOSED, OPEN
from dreadhouse.games.pandemonium.ground.plan import DOOR, SIDES, WINDOW
from dreadhouse.games.pandemonium.ground.shortest import BREAKS, OPENS, PASSES, first_steps
from dreadhouse.games.pandemonium.rules.checking import WINDOW_BROKE, happen, settle
from dreadhouse.games.pandemonium.rules.deciding import decider
from dreadhouse.games.pandemonium.rules.figures import stun
from dreadhouse.games.pandemonium.rules.printed import FOREMAN
from dreadhouse.games.pandemonium.rules.words import TILE, TO, WAY
from dreadhouse.games.pandemonium.state import NOBODY, Pandemonium
from dreadhouse.kernel.frames import Ask, Step

UNTOLD = -1


class Approach(Step):
    """A foe with Mobility left moves on; target and way are determined afresh (PAN-479).

    `told` is the space or, from 64 on, the tile that the journal has named last.
    """

    rule: ClassVar[str] = "PAN-481"

    def __init__(self, foe: int, left: int, marks: int, told: int) -> None:
        self.foe = foe
        self.left = left
        self.marks = marks
        self.told = told

    def run(self, s: Pandemonium) -> None:
        """Attack whoever is here; else find the goal, and ask about what is equal."""
        cell = s.foe_cell[self.foe]
        if cell < 0 or s.foe_stunned[self.foe]:
            return
        if somebody_at(s, cell):
            s.push(FoeAttacks(self.foe, self.marks))
        elif self.left > 0:
            self.go_on(s)

    def go_on(self, s: Pandemonium) -> None:
        """Find the goal; ask the decider for whatever the rules leave equal."""
        found = aim(s, self.foe)
        if found is None:
            if s.hears and self.told == UNTOLD:
                tell_at(s, "creature-stays", self.foe, "PAN-480")
        elif found.tiles:
            ask_or_roll(s, FoeTile(decider(s), self.foe, self.left, self.marks, self.told))
        else:
            follow(s, self, found)


def follow(s: Pandemonium, turn: Approach, found: Aim) -> None:
    """Go on towards an aim, or ask which of equal targets it is (PAN-464)."""
    if len(found.goals) > 1 and not found.is_way:
        ask_or_roll(s, FoeTarget(decider(s), turn, found.goals))
        return
    told = turn.told
    if s.hears:
        told = told_once(s, turn.foe, found, turn.told)
    go_towards(s, turn.foe, turn.left, turn.marks, told, found.goals)


def told_once(s: Pandemonium, foe: int, found: Aim, told: int) -> int:
    """Tell a goal when it is a new one."""
    if found.is_way:
        if told != 64 + found.tile:
            tell_tile(s, foe, found.tile)
        return 64 + found.tile
    if told != found.goals[0]:
        tell_goal(s, foe, found, found.goals[0])
    return found.goals[0]


def go_towards(
    s: Pandemonium, foe: int, left: int, marks: int, told: int, goals: list[int]
) -> None:
    """Take the way with the fewest spaces, then obstacles; the decider settles the rest."""
    steps = first_steps(s.ground, gait(s, foe), s.foe_cell[foe], goals)
    if len(steps) == 1:
        take_step(s, foe, left, marks, told, steps[0])
    elif steps:
        ask_or_roll(s, FoeWay(decider(s), foe, left, marks, told, steps))


def ask_or_roll(s: Pandemonium, ask: Ask) -> None:
    """Put a choice to the decider, or to a die with equal chances where it decides (DIA-85)."""
    if ask.seat >= 0:
        s.push(ask)
    else:
        ask.choose(s, s.dice.pick(ask.options(s)))


class FoeTile(Ask):
    """The decider settles the last tie of tiles (PAN-472)."""

    rule: ClassVar[str] = "PAN-472"

    def __init__(self, seat: int, foe: int, left: int, marks: int, told: int) -> None:
        super().__init__(seat)
        self.foe = foe
        self.left = left
        self.marks = marks
        self.told = told

    def options(self, s: Pandemonium) -> list[int]:
        """The tiles that are still equal."""
        found = aim(s, self.foe)
        assert found is not None
        return [TILE + tile for tile in found.tiles]

    def choose(self, s: Pandemonium, action: int) -> None:
        """Go on towards this tile."""
        found = aim_at_tile(s, self.foe, action - TILE)
        if found is not None:
            follow(s, Approach(self.foe, self.left, self.marks, self.told), found)

    def about(self, s: Pandemonium) -> dict[str, object]:
        """Name the foe."""
        return {"foe": s.printed.figures[self.foe]}


class FoeTarget(Ask):
    """The decider settles which of equal targets a foe goes for (PAN-464, PAN-518)."""

    rule: ClassVar[str] = "PAN-464"

    def __init__(self, seat: int, turn: Approach, goals: list[int]) -> None:
        super().__init__(seat)
        self.turn = turn
        self.goals = goals

    def options(self, s: Pandemonium) -> list[int]:
        """The spaces of the equal targets."""
        return [TO + s.ground.plan.space[goal] for goal in self.goals]

    def choose(self, s: Pandemonium, action: int) -> None:
        """Go on towards this space."""
        goal = s.ground.plan.cell_of_space[action - TO]
        follow(s, self.turn, Aim([goal], TIED, ANYWHERE))

    def about(self, s: Pandemonium) -> dict[str, object]:
        """Name the foe."""
        return {"foe": s.printed.figures[self.turn.foe]}


class FoeWay(Ask):
    """The decider settles which of equally good ways a foe takes (PAN-467, PAN-474)."""

    rule: ClassVar[str] = "PAN-467"

    def __init__(
        self, seat: int, foe: int, left: int, marks: int, told: int, steps: list[int]
    ) -> None:
        super().__init__(seat)
        self.foe = foe
        self.left = left
        self.marks = marks
        self.told = told
        self.steps = steps

    def options(self, s: Pandemonium) -> list[int]:
        """The next spaces of these ways."""
        return [WAY + s.ground.plan.space[cell] for cell in self.steps]

    def choose(self, s: Pandemonium, action: int) -> None:
        """Take this step."""
        cell = s.ground.plan.cell_of_space[action - WAY]
        take_step(s, self.foe, self.left, self.marks, self.told, cell)

    def about(self, s: Pandemonium) -> dict[str, object]:
        """Name the foe."""
        return {"foe": s.printed.figures[self.foe]}


def take_step(s: Pandemonium, foe: int, left: int, marks: int, told: int, to: int) -> None:
    """One step of a foe: what stands in the way, then the space behind it."""
    edge = s.ground.plan.between(s.foe_cell[foe], to)
    if s.ground.barricade[edge] == BARRICADE:
        if not is_boss(foe) and foe != WRECKER:
            run_into_barricade(s, foe, edge)
            return
        wreck_barricade(s, foe, edge)
        marks |= BROKE
    elif is_closed_door(s, edge):
        left -= price_of_door(s, foe)
        marks |= deal_with_door(s, foe, edge)
    if left > 0:
        enter(s, foe, left - 1, marks | MOVED, told, to)


def is_closed_door(s: Pandemonium, edge: int) -> bool:
    """Whether a closed door with nothing on it is in the way (PAN-484, PAN-563)."""
    ground = s.ground
    return (
        ground.plan.kind[edge] == DOOR
        and ground.state[edge] == CLOSED
        and ground.barricade[edge] == BARE
    )


def price_of_door(s: Pandemonium, foe: int) -> int:
    """The Mobility that a closed door costs besides the step (PAN-484, PAN-487, PAN-520)."""
    return 1 if gait(s, foe) == OPENS else 0


def deal_with_door(s: Pandemonium, foe: int, edge: int) -> int:
    """Open, break or pass a closed door; gives the mark of what was broken (PAN-485 to PAN-490)."""
    manner = gait(s, foe)
    if manner == PASSES:
        return 0
    if manner == BREAKS or foe == FOREMAN:
        if s.hears:
            tell_edge(s, "creature-breaks-door", foe, edge, "PAN-488")
        s.ground.break_open(edge)
        return BROKE
    if s.hears:
        tell_edge(s, "creature-opens-door", foe, edge, "PAN-520" if is_boss(foe) else "PAN-484")
    s.ground.open(edge)
    return 0


def run_into_barricade(s: Pandemonium, foe: int, edge: int) -> None:
    """The Barricade is gone, the opening broken, the creature stunned where it was (PAN-491)."""
    if s.hears:
        tell_edge(s, "creature-hits-barricade", foe, edge, "PAN-491")
    break_barricade(s, edge)
    stun(s, foe)


def wreck_barricade(s: Pandemonium, foe: int, edge: int) -> None:
    """Bosses and the Wrecker break a Barricade and walk on (PAN-520, PAN-547)."""
    if s.hears:
        tell_edge(s, "creature-wrecks", foe, edge, "PAN-520" if is_boss(foe) else "PAN-547")
    break_barricade(s, edge)


def break_barricade(s: Pandemonium, edge: int) -> None:
    """The Barricade leaves the board; a window that breaks may fulfil a Pact (PAN-229)."""
    ground = s.ground
    if ground.plan.kind[edge] == WINDOW and ground.state[edge] != BROKEN:
        happen(s, WINDOW_BROKE, NOBODY, ground.plan.first[edge])
    ground.break_open(edge)
    settle(s)


def enter(s: Pandemonium, foe: int, left: int, marks: int, told: int, to: int) -> None:
    """The foe is in the next space: a Trap first, then whoever is there (PAN-241, PAN-496)."""
    came_from = s.foe_cell[foe]
    s.foe_cell[foe] = to
    if s.hears:
        tell_at(s, "creature-steps", foe, "PAN-481")
    if foe == NIGHT_WARDEN:
        close_behind(s, foe, came_from)
    if not springs_trap(s, foe):
        s.push(Approach(foe, left, marks, told))
    if s.pact_order:
        settle(s)


def springs_trap(s: Pandemonium, foe: int) -> bool:
    """A Trap stuns whoever stands on it, save bosses (PAN-238 to PAN-240, PAN-521)."""
    cell = s.foe_cell[foe]
    if is_boss(foe) or cell < 0 or not s.ground.traps[cell]:
        return False
    if s.hears:
        tell_at(s, "creature-trapped", foe, "PAN-238")
    s.ground.spring_trap(cell)
    stun(s, foe)
    return True


def close_behind(s: Pandemonium, foe: int, cell: int) -> None:
    """The Night Warden closes every open door of a space it leaves (PAN-547)."""
    ground = s.ground
    for side in range(SIDES):
        edge = ground.plan.edge[SIDES * cell + side]
        if ground.plan.kind[edge] == DOOR and ground.state[edge] == OPEN:
            if ground.barricade[edge] == BARE:
                ground.close(edge)
                if s.hears:
                    tell_edge(s, "creature-closes-door", foe, edge, "PAN-547")
