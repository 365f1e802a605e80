"""Holding out until sunrise: boards at the start, and half of all standing at the end (DIA-46)."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.pandemonium.chapters.block import Block
from dreadhouse.games.pandemonium.rules.appearing import choose_least_portal
from dreadhouse.games.pandemonium.rules.deciding import Pick, decide, edge_word, word_edge
from dreadhouse.games.pandemonium.rules.rounds import BossAppears
from dreadhouse.games.pandemonium.rules.words import EDGE
from dreadhouse.games.pandemonium.state import STANDING, Pandemonium
from dreadhouse.kernel.frames import Step


class Siege(Block):
    """`boards` free Barricades on a tile, then half of the characters must last (DIA-47)."""

    def __init__(self, boards: int, tile: int) -> None:
        self.boards = boards
        self.tile = tile

    def begin(self, s: Pandemonium) -> None:
        """Before the first round the players place the Barricades, free of cost (DIA-46)."""
        s.push(BoardUp(self.tile, self.boards))

    def lasts(self, s: Pandemonium) -> bool:
        """At least half of the characters, rounded up, are standing (DIA-47, DIA-54)."""
        return 2 * standing(s) >= len(s.cast)

    def has_lost(self, s: Pandemonium) -> bool:
        """All characters lie dead at the same time (DIA-53)."""
        return standing(s) == 0

    def goal(self, s: Pandemonium) -> list[list[Any]]:
        """How many stand, and how many must."""
        return [["standing", standing(s), (len(s.cast) + 1) // 2]]


class Arrival(Block):
    """A boss comes at the start of a round, after the Evil Die (DIA-50)."""

    def __init__(self, boss: int, round: int) -> None:
        self.boss = boss
        self.round = round

    def after_evil_die(self, s: Pandemonium) -> None:
        """Its hour has come."""
        if s.round == self.round and s.foe_cell[self.boss] < 0:
            s.push(BossAppears(self.boss))
            choose_least_portal(s)


def standing(s: Pandemonium) -> int:
    """How many characters stand."""
    return sum(1 for one in s.cast if one.posture == STANDING)


def bare_openings(s: Pandemonium, tile: int) -> list[int]:
    """The doors and windows of a tile that may take a Barricade (PAN-38, PAN-227)."""
    ground = s.ground
    return [
        edge
        for edge in ground.plan.openings
        if ground.plan.touches(edge, tile) and ground.may_barricade(edge)
    ]


class ChooseBoard(Pick):
    """Which door or window the next Barricade goes on; the decider names it (PAN-23)."""

    rule = "DIA-46"


class BoardUp(Step):
    """The players place a Barricade, then the next (DIA-46)."""

    rule = "DIA-46"

    def __init__(self, tile: int, left: int) -> None:
        self.tile = tile
        self.left = left

    def run(self, s: Pandemonium) -> None:
        """The decider names the door or window (PAN-23)."""
        places = bare_openings(s, self.tile)
        if self.left and places:
            s.push(Nailed(self.tile, self.left))
            decide(s, ChooseBoard, EDGE, [edge_word(s, edge) for edge in places])


class Nailed(Step):
    """The Barricade is up."""

    rule = "DIA-46"

    def __init__(self, tile: int, left: int) -> None:
        self.tile = tile
        self.left = left

    def run(self, s: Pandemonium) -> None:
        """On to the next."""
        edge = word_edge(s, s.choice)
        s.ground.raise_barricade(edge)
        if s.hears:
            s.tell("board-nailed", {"edge": edge}, "DIA-46")
        s.push(BoardUp(self.tile, self.left - 1))
