"""What one viewer sees and may do, sorted by the thing on the board that it is done to."""

# mypyc: no

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

from dreadhouse.games.pandemonium.ground.names import SIDE_NAMES, cell_name, space_number
from dreadhouse.games.pandemonium.ground.plan import NOWHERE, Plan
from dreadhouse.games.pandemonium.ground.tiles import plan_of_board, printed_tiles
from dreadhouse.games.pandemonium.layout import CELL, layout_for
from dreadhouse.games.pandemonium.paths import Walk, walks
from dreadhouse.games.pandemonium.picture import TEXTS, named, say
from dreadhouse.games.pandemonium.rules.words import VERBS, WAYS
from dreadhouse.games.pandemonium.spoken import vocabulary
from dreadhouse.kernel.words import Vocabulary

Thing = tuple[str, Any]
HERE = ("explore", "reinforce", "set_trap", "enter", "task")
SHEET = ("use", "play", "scrap", "equip", "stow", "discard", "give", "take", "spare", "pact")
DOMAINS = dict(VERBS)
BESIDE = ("dash", "leap")


@functools.cache
def words_of_the_game() -> Vocabulary:
    """The vocabulary, built once."""
    return vocabulary()


@dataclass(frozen=True)
class Foe:
    """A creature, evil ally or boss on the board."""

    word: str
    kind: str
    id: str
    cell: int
    is_stunned: bool
    way: tuple[int, ...]
    about: dict[str, Any]


@dataclass(frozen=True)
class Odds:
    """What an offered attack may do: the chance of a kill, in hundredths, and the Hits it needs."""

    percent: int
    need: int
    most: int


class Sight:
    """One view in one language, with its options by the things they are done to."""

    def __init__(self, seen: dict[str, Any], language: str) -> None:
        self.table: dict[str, Any] = seen["table"]
        self.ask: dict[str, Any] = seen["ask"] or {"options": [], "about": {}, "frame": ""}
        self.language = language
        self.at = layout_for(seen.get("shape", ""))
        self.me: int = seen["seat"]
        self.seats: int = seen["seats"]
        self.to_act: list[int] = seen["to_act"]
        self.names: list[str] = seen.get("names") or [str(seat + 1) for seat in range(self.seats)]
        self.plan: Plan = plan_of_board(letters(self.table["tiles"]), exits(self.table))
        self.cast: list[dict[str, Any]] = self.table["cast"]
        self.foes: list[Foe] = [foe_of(each) for each in self.table["foes"]]
        self.allies: list[dict[str, Any]] = self.table["allies"]
        self.is_night: bool = self.table["night"]
        self.dark: set[int] = set(self.table["dark"])
        self.lit: set[int] = set(self.table["lit"])
        self.goal: list[tuple[str, int, int]] = [tuple(each) for each in self.table["goal"]]
        self.openings: dict[int, dict[str, Any]] = {
            each["edge"]: each for each in self.table["openings"]
        }
        self.fallen: list[int] = self.table.get("fallen", [])
        self.own: int = self._own()
        self.options: list[str] = [words_of_the_game().word(each) for each in self.ask["options"]]
        self.words: dict[Thing, list[str]] = {}
        self.why: dict[Thing, str] = {}
        self._sort()
        self.walks: dict[int, Walk] = walks(self)
        self.odds: dict[str, Odds] = {
            each["word"]: Odds(round(100 * each["share"]), each["need"], each["most"])
            for each in self.table.get("odds", [])
        }

    def _sort(self) -> None:
        """What can be done, and what cannot, by the things it would be done to."""
        for word in self.options:
            for thing in self.things(word):
                self.words.setdefault(thing, []).append(word)
        for word, rule in self.table.get("why_not", []):
            for thing in self.things(word):
                self.why.setdefault(thing, rule)

    def _own(self) -> int:
        """The character of the viewer that acts, or the first of theirs."""
        acting = self.table["acting"]
        if acting >= 0 and self.cast[acting]["seat"] == self.me:
            return int(acting)
        mine = [who for who, one in enumerate(self.cast) if one["seat"] == self.me]
        return mine[0] if mine else -1

    # ---- words

    def things(self, word: str) -> list[Thing]:
        """The things that a word is done to."""
        verb, _, rest = word.partition(" ")
        domain = DOMAINS.get(verb, "")
        if verb in HERE:
            return [("cell", self.own_cell)]
        if domain == "space":
            return [("cell", self.cell_of(rest))]
        if domain == "way":
            return self._at_way(verb, rest)
        if domain == "edge":
            return [("edge", self.edge_of(rest))]
        if domain == "token":
            return [("token", rest)]
        return [(domain, rest)] if domain else [(verb, "")]

    def _at_way(self, verb: str, way: str) -> list[Thing]:
        """A side of the own space, and for a Dash the space behind it."""
        if self.own_cell < 0:
            return []
        side = 4 * self.own_cell + WAYS.index(way)
        found: list[Thing] = [("edge", self.plan.edge[side])]
        return [*found, ("cell", self.plan.beside[side])] if verb in BESIDE else found

    def cell_of(self, name: str) -> int:
        """The cell of a space's word."""
        return self.plan.cell_of_space[space_number(name)]

    def edge_of(self, name: str) -> int:
        """The edge of a word such as "a24 e"."""
        space, _, way = name.partition(" ")
        cell = self.cell_of(space)
        return self.plan.edge[4 * cell + WAYS.index(way)] if cell != NOWHERE else NOWHERE

    def at_thing(self, kind: str, key: Any) -> list[str]:
        """The words that may be done to a thing."""
        return self.words.get((kind, key), [])

    def reason(self, kind: str, key: Any) -> str:
        """The rule that keeps a thing from being used now, or nothing."""
        return self.why.get((kind, key), "")

    def is_passable(self, edge: int) -> bool:
        """Whether a door or window stands open with nothing across it (PAN-196)."""
        about = self.openings.get(edge)
        return about is not None and about["state"] != "closed" and not about["barricade"]

    # ---- places and names

    @property
    def own_cell(self) -> int:
        """The space of the viewer's character, NOWHERE for a spectator."""
        return int(self.cast[self.own]["cell"]) if self.own >= 0 else NOWHERE

    def spot(self, cell: int) -> tuple[float, float]:
        """The north-western corner of a space."""
        return CELL * self.plan.x[cell], CELL * self.plan.y[cell]

    def middle(self, cell: int) -> tuple[float, float]:
        """The middle of a space."""
        x, y = self.spot(cell)
        return x + CELL / 2, y + CELL / 2

    def space_name(self, cell: int) -> str:
        """A space's name as people write it: A43."""
        return cell_name(self.plan, cell).upper() if cell >= 0 else "-"

    def tile_name(self, place: int) -> str:
        """The name of a tile by its place."""
        return named("tile", str(self.table["tiles"][place]), self.language)

    def who_name(self, who: int) -> str:
        """A character's printed name."""
        return persona_name(self.cast[who]["persona"], self.language)

    def seat_name(self, who: int) -> str:
        """The name of the player of a character."""
        return str(self.names[self.cast[who]["seat"]])

    def foe_name(self, foe: Foe) -> str:
        """The name of a creature, evil ally or boss."""
        return named("card" if foe.kind == "ally" else "figure", foe.id, self.language)

    def in_cell(self, cell: int) -> list[int]:
        """The characters that stand or lie in a space."""
        return [who for who, one in enumerate(self.cast) if one["cell"] == cell]

    def about_cell(self, cell: int) -> str:
        """A space for ears: name, room, light, and who is there."""
        told = [self.space_name(cell), self.tile_name(cell >> 4)]
        if cell in self.dark:
            told.append(say("board-dark", self.language))
        elif cell in self.lit:
            told.append(say("board-lit", self.language))
        told += [f"{self.who_name(who)} ({self.seat_name(who)})" for who in self.in_cell(cell)]
        told += [self.foe_name(foe) for foe in self.foes if foe.cell == cell]
        return ", ".join(told)


def persona_name(id: str, language: str) -> str:
    """The name of a persona: a character's, or that of the ally's card."""
    if TEXTS.has(f"character-{id}", language):
        return named("character", id, language)
    return named("card", f"ally_{id}", language)


def letters(tiles: list[str]) -> str:
    """The letters of a board by the ids of its tiles."""
    found = {tile.id: letter for letter, tile in printed_tiles().items()}
    return "".join(found[id] for id in tiles)


def exits(table: dict[str, Any]) -> tuple[str, ...]:
    """The doors on the rim that a chapter names."""
    return tuple(f"{each['space']}-{SIDE_NAMES[each['side']]}" for each in table.get("exits", []))


def foe_of(about: dict[str, Any]) -> Foe:
    """A foe from its entry in the view."""
    return Foe(
        about["word"],
        about["kind"],
        about["id"],
        about["cell"],
        bool(about.get("stunned")),
        tuple(about.get("way", ())),
        about,
    )
