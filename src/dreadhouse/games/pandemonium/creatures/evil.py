"""Evil Barricades and Evil Traps (PAN-552 to PAN-569)."""

from __future__ import annotations

from typing import ClassVar

from dreadhouse.games.pandemonium.creatures.telling import edge_id, space_id
from dreadhouse.games.pandemonium.rules.appearing import appear
from dreadhouse.games.pandemonium.rules.checking import note_break
from dreadhouse.games.pandemonium.rules.dice import DEFENCE_ROLL, TRAP_ROLL, roll_combat, throw_d6
from dreadhouse.games.pandemonium.rules.life import OTHER, lose_life
from dreadhouse.games.pandemonium.rules.values import defence_of
from dreadhouse.games.pandemonium.state import NOBODY, Pandemonium
from dreadhouse.kernel.frames import Step


def evil_barricade_falls(s: Pandemonium, edge: int, attacker: int) -> None:
    """A broken opening is left, and one creature comes into the nearer space (PAN-559, PAN-560)."""
    if s.hears:
        s.tell("evil-barricade-falls", {"edge": edge_id(s, edge)}, "PAN-559")
    cell = nearer_space(s, edge, attacker)
    note_break(s, edge)
    s.ground.destroy_evil_barricade(edge)
    appear(s, cell)


def nearer_space(s: Pandemonium, edge: int, cell: int) -> int:
    """The space of an Evil Barricade that is nearer to an attacker (PAN-558)."""
    plan = s.ground.plan
    first, second = plan.first[edge], plan.second[edge]
    if first < 0 or second < 0:
        return max(first, second)
    row = s.ground.reach(cell)
    if row[first] == row[second]:
        row = s.ground.row(cell)
    return first if row[first] <= row[second] else second


class SpringEvilTrap(Step):
    """Who enters a space with an Evil Trap takes a D6 of damage (PAN-566)."""

    rule: ClassVar[str] = "PAN-566"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Roll the damage, remove the token, and let the character defend (PAN-567, PAN-568)."""
        cell = s.cell[self.who]
        if cell < 0 or not s.ground.evil_traps[cell]:
            return
        damage = throw_d6(s, NOBODY, TRAP_ROLL)
        s.ground.spring_evil_trap(cell)
        if s.hears:
            persona = s.printed.characters[s.cast[self.who].persona]
            args = {"prey": persona, "at": space_id(s, cell), "n": damage}
            s.tell("evil-trap-springs", args, "PAN-566")
        s.push(BearTrap(self.who, damage))
        roll_combat(s, self.who, defence_of(s, self.who), DEFENCE_ROLL)


class BearTrap(Step):
    """The damage of an Evil Trap that the Defence has not stopped (PAN-567)."""

    rule: ClassVar[str] = "PAN-567"

    def __init__(self, who: int, damage: int) -> None:
        self.who = who
        self.damage = damage

    def run(self, s: Pandemonium) -> None:
        """Lose it as Life or Souls."""
        left = self.damage - s.hits - (1 if s.is_critical else 0)
        if left > 0:
            lose_life(s, self.who, left, OTHER)
