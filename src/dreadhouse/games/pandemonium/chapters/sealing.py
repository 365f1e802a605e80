"""Portals are sealed for a Soul, and the house comes down, tile by tile (DIA-106 to DIA-116)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.chapters.block import Block
from dreadhouse.games.pandemonium.chapters.falling import TileFalls
from dreadhouse.games.pandemonium.chapters.marks import OARS_LOST, SEALED_ENOUGH
from dreadhouse.games.pandemonium.rules.challenge import travel
from dreadhouse.games.pandemonium.rules.checking import settle
from dreadhouse.games.pandemonium.rules.life import lose_souls
from dreadhouse.games.pandemonium.rules.words import PASS, SEAL
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel.frames import Ask

SMALL_CAST = 2


class Seals(Block):
    """Some portals can be sealed; `few` seals are enough for one or two characters, else `many`."""

    def __init__(self, cells: list[int], few: int, many: int) -> None:
        self.cells = cells
        self.few = few
        self.many = many

    def needed(self, s: Pandemonium) -> int:
        """How many seals are enough (DIA-106)."""
        return self.few if len(s.cast) <= SMALL_CAST else self.many

    def made(self, s: Pandemonium) -> int:
        """How many there are; one still counts when its tile has fallen (DIA-106)."""
        return s.sealed.bit_count()

    def may_seal(self, s: Pandemonium, who: int) -> bool:
        """At one of these portals, with a Soul, which the challenge may have paid (DIA-107)."""
        return s.cell[who] in self.cells and s.souls[who] > 0

    def after_challenge(self, s: Pandemonium, who: int) -> bool:
        """The player may seal the portal instead of the journey (DIA-107)."""
        if not self.may_seal(s, who):
            return False
        s.push(SealOrTravel(s.cast[who].seat, who, self))
        return True

    def seal(self, s: Pandemonium, who: int) -> None:
        """1 Soul; the last needed seal starts the Final Battle (DIA-107, DIA-115)."""
        cell = s.cell[who]
        lose_souls(s, who, 1)
        s.sealed |= 1 << s.ground.plan.portals.index(cell)
        if s.hears:
            s.tell("seals-portal", {"who": who, "space": cell}, "DIA-107")
        if self.made(s) >= self.needed(s) and not s.plot.flags & SEALED_ENOUGH:
            s.plot.flags |= SEALED_ENOUGH
            s.final_battle = True
            if s.hears:
                s.tell("sealed-enough", {}, "DIA-115")
        settle(s)

    def goal(self, s: Pandemonium) -> list[list[Any]]:
        """Seals made of those needed."""
        return [["seals", self.made(s), self.needed(s)]]

    def table(self, s: Pandemonium, seat: int, found: dict[str, Any]) -> None:
        """Which portals can be sealed."""
        found["sealable"] = self.cells[:]


class SealOrTravel(Ask):
    """The challenge is passed: seal the portal for 1 Soul, or travel as usual (DIA-107)."""

    rule = "DIA-107"

    def __init__(self, seat: int, who: int, seals: Seals) -> None:
        super().__init__(seat)
        self.who = who
        self.seals = seals

    def options(self, s: Pandemonium) -> list[int]:
        """Both ways are open."""
        return [SEAL, PASS]

    def choose(self, s: Pandemonium, action: int) -> None:
        """The character stays, or goes."""
        if action == SEAL:
            self.seals.seal(s, self.who)
        else:
            travel(s, self.who)

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """Who, and where."""
        return s.spoken({"who": self.who, "space": s.cell[self.who]})


class Collapse(Block):
    """Once enough portals are sealed a tile falls after each creatures' turn (DIA-110).

    `order` are the tiles in the order of their fall, `refuge` the portal for the entombed.
    """

    def __init__(self, order: list[int], refuge: int) -> None:
        self.order = order
        self.refuge = refuge

    def creatures_turn_ends(self, s: Pandemonium) -> None:
        """The next tile."""
        if s.plot.flags & SEALED_ENOUGH:
            tile = self.next_tile(s)
            if tile >= 0:
                s.push(TileFalls(tile, self.refuge))

    def next_tile(self, s: Pandemonium) -> int:
        """The first that still stands, -1 when all have fallen."""
        for tile in self.order:
            if not s.ground.fallen >> tile & 1:
                return tile
        return -1

    def has_lost(self, s: Pandemonium) -> bool:
        """The Oars are lost with a tile (DIA-119)."""
        return s.plot.flags & OARS_LOST != 0

    def table(self, s: Pandemonium, seat: int, found: dict[str, Any]) -> None:
        """The tile that falls next, once they fall."""
        found["falls_next"] = self.next_tile(s) if s.plot.flags & SEALED_ENOUGH else -1
