"""A tile falls: who stands on it, what lies on it, and what is left (DIA-110 to DIA-114)."""

from __future__ import annotations

from typing import Final

from dreadhouse.games.pandemonium.chapters.marks import OARS_LOST
from dreadhouse.games.pandemonium.ground.ground import nearest_cells
from dreadhouse.games.pandemonium.rules.allies import leave
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.deciding import Pick, decide, in_order
from dreadhouse.games.pandemonium.rules.figures import take_off
from dreadhouse.games.pandemonium.rules.life import OTHER, lose_life
from dreadhouse.games.pandemonium.rules.printed import BOSSES, OARS, PERSONAS
from dreadhouse.games.pandemonium.rules.words import TO
from dreadhouse.games.pandemonium.state import (
    CELLS,
    ENTOMBED,
    LYING,
    NOWHERE,
    Pandemonium,
)
from dreadhouse.kernel.frames import Step

LOSS: Final = 3


class TileFalls(Step):
    """Figures move first; then the tile is gone, and those who stood on it lose Life (DIA-111)."""

    rule = "DIA-110"

    def __init__(self, tile: int, refuge: int) -> None:
        self.tile = tile
        self.refuge = refuge

    def run(self, s: Pandemonium) -> None:
        """Characters choose in turn order, then the decider for the bosses."""
        victims = [who for who in in_order(s) if is_on(s.cell[who], self.tile)]
        if s.hears:
            s.tell("tile-falls", {"tile": s.ground.plan.tile_ids[self.tile]}, "DIA-110")
        settle(s)
        for who in reversed(victims):
            s.push(Bruise(who))
        s.push(Crumble(self.tile, self.refuge))
        for boss in s.foes:
            if boss >= BOSSES and is_on(s.foe_cell[boss], self.tile):
                s.push(SaveBoss(boss, self.tile))
        for who in reversed(victims):
            s.push(Save(who, self.tile))


def is_on(cell: int, tile: int) -> bool:
    """Whether a place is on a tile."""
    return cell >= 0 and cell >> 4 == tile


def refuges(s: Pandemonium, cell: int, tile: int) -> list[int]:
    """The nearest spaces of standing tiles; where no way leads out, the nearest on the drawing."""
    lost = s.ground.fallen | 1 << tile
    left = [each for each in range(CELLS) if not lost >> (each >> 4) & 1]
    nearest = nearest_cells(s.ground.row(cell), left)
    if nearest:
        return nearest
    plan = s.ground.plan
    air = [abs(plan.x[each] - plan.x[cell]) + abs(plan.y[each] - plan.y[cell]) for each in left]
    return [each for each, far in zip(left, air, strict=True) if far == min(air)]


class ChooseRefuge(Pick):
    """Of equally near spaces of standing tiles the player chooses (DIA-111)."""

    rule = "DIA-111"


class Save(Step):
    """A character is put on the nearest space of a standing tile (DIA-111)."""

    rule = "DIA-111"

    def __init__(self, who: int, tile: int) -> None:
        self.who = who
        self.tile = tile

    def run(self, s: Pandemonium) -> None:
        """Their choice of equals."""
        if not is_on(s.cell[self.who], self.tile):
            return
        cells = refuges(s, s.cell[self.who], self.tile)
        s.push(Saved(self.who))
        s.push(ChooseRefuge(s.cast[self.who].seat, TO, cells, self.who, -1))


class Saved(Step):
    """The character stands there; the Life is lost when the tile is gone."""

    rule = "DIA-111"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Moved, not walked."""
        s.cell[self.who] = s.choice
        if s.hears:
            s.tell("saved-from-fall", {"who": self.who, "space": s.choice}, "DIA-111")


class SaveBoss(Step):
    """A boss is put on the nearest space of a standing tile (DIA-113)."""

    rule = "DIA-113"

    def __init__(self, boss: int, tile: int) -> None:
        self.boss = boss
        self.tile = tile

    def run(self, s: Pandemonium) -> None:
        """The decider settles ties."""
        s.push(BossSaved(self.boss))
        decide(s, ChooseRefuge, TO, refuges(s, s.foe_cell[self.boss], self.tile))


class BossSaved(Step):
    """The boss stands there."""

    rule = "DIA-113"

    def __init__(self, boss: int) -> None:
        self.boss = boss

    def run(self, s: Pandemonium) -> None:
        """Put it there."""
        s.foe_cell[self.boss] = s.choice
        if s.hears:
            s.tell("boss-saved", {"figure": self.boss, "space": s.choice}, "DIA-113")


class Crumble(Step):
    """What is left on the tile is lost, and its borders are walls (DIA-112 to DIA-114)."""

    rule = "DIA-114"

    def __init__(self, tile: int, refuge: int) -> None:
        self.tile = tile
        self.refuge = refuge

    def run(self, s: Pandemonium) -> None:
        """The dead first, then figures, then tokens, then the ground."""
        for who in range(len(s.cast)):
            self.lay_elsewhere(s, who)
        for foe in [each for each in s.foes if each < BOSSES]:
            if is_on(s.foe_cell[foe], self.tile):
                take_off(s, foe)
        for persona in range(PERSONAS):
            self.lose_ally(s, persona)
        self.lose_tokens(s)
        s.ground.fall(self.tile)

    def lay_elsewhere(self, s: Pandemonium, who: int) -> None:
        """The entombed lie on the open portal; a body is lost (DIA-112, DIA-114)."""
        c = s.cast[who]
        if not is_on(c.tomb, self.tile):
            return
        if c.posture == ENTOMBED:
            c.tomb = self.refuge
        elif c.posture == LYING:
            c.tomb = NOWHERE
            if OARS in c.carried:
                s.plot.flags |= OARS_LOST

    def lose_ally(self, s: Pandemonium, persona: int) -> None:
        """Good allies are removed, and bodies are lost (DIA-113, DIA-114)."""
        if is_on(s.ally_cell[persona], self.tile):
            leave(s, persona)
        if is_on(s.body[persona], self.tile):
            s.body[persona] = NOWHERE

    def lose_tokens(self, s: Pandemonium) -> None:
        """Tokens lying on the tile are lost, for everybody if they are the Oars (DIA-119)."""
        for token in s.tokens:
            if is_on(token.cell, self.tile) and token.kind == OARS:
                s.plot.flags |= OARS_LOST
        s.tokens = [token for token in s.tokens if not is_on(token.cell, self.tile)]
        for cell in range(16 * self.tile, 16 * self.tile + 16):
            s.soul_at[cell] = 0
            s.is_explored[cell] = 0
            s.flare[cell] = 0
        s.lamp[self.tile] = 0
        s.extra_activity[self.tile] = 0
        s.decoy[self.tile] = 0


class Bruise(Step):
    """Each loses 3 Life without a Defence roll (DIA-111)."""

    rule = "DIA-111"

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Pandemonium) -> None:
        """Souls may pay."""
        settle(s)
        lose_life(s, self.who, LOSS, OTHER)
