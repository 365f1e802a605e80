"""What one viewer sees and may do, sorted by the thing on the board that it is done to."""

# mypyc: no

from __future__ import annotations

import functools
from typing import Any

from dreadhouse.games.betrayal.affair import Affair
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.layout import Extent, extent, layout_for
from dreadhouse.games.betrayal.paths import Walk, walks
from dreadhouse.games.betrayal.spoken import vocabulary
from dreadhouse.games.betrayal.state import FLOORS, NO_ROOM, VAULT
from dreadhouse.kernel.words import Vocabulary

ROOMWARD = ("go", "walk", "grow", "haunt_room", "put", "to", "tile", "panel")
SEATWARD = ("attack", "assault", "on", "free", "give_to", "hand_over")
MONSTERWARD = ("strike", "command", "remove")
HERE = ("cross", "slide_down", "fall", "climb", "hit", "step_out", "task")
DELTAS = ((0, 1), (1, 0), (0, -1), (-1, 0))

Cell = tuple[int, int, int]


@functools.cache
def words_of_the_game() -> Vocabulary:
    """The vocabulary, built once."""
    return vocabulary()


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
        self.players: list[dict[str, Any]] = self.table["players"]
        self.names: list[str] = seen.get("names") or [str(seat + 1) for seat in range(self.seats)]
        self.tiles: dict[int, dict[str, Any]] = {tile["room"]: tile for tile in self.table["tiles"]}
        self.rooms_at: dict[Cell, int] = {
            (tile["floor"], tile["x"], tile["y"]): room for room, tile in self.tiles.items()
        }
        self.affair = Affair(self.table["haunt"])
        self.words: dict[tuple[str, int], list[str]] = {}
        self.cell_words: dict[Cell, list[str]] = {}
        self.why: dict[tuple[str, int], str] = {}
        for action in self.ask["options"]:
            self._sort(words_of_the_game().word(action))
        for word, rule in self.table.get("why_not", []):
            for place in self.places(word):
                self.why.setdefault(place, rule)
        self.walks: dict[int, Walk] = walks(self)
        self.extents: list[Extent] = [self._extent(floor) for floor in range(len(FLOORS))]

    # ---- words

    def _sort(self, word: str) -> None:
        cell = self.cell_of(word)
        if cell is not None:
            self.cell_words.setdefault(cell, []).append(word)
        for place in self.places(word):
            self.words.setdefault(place, []).append(word)

    def places(self, word: str) -> list[tuple[str, int]]:
        """The things that a word is done to, each as its kind and number."""
        verb, number = word.partition(" ")[0], argument(word)
        if verb in ROOMWARD:
            return [("room", number)]
        if verb in SEATWARD:
            return [("seat", number)]
        if verb in MONSTERWARD:
            return [("monster", number)]
        if verb in HERE:
            return [("room", self.own_room)]
        domain = words_of_the_game().domain(verb)
        if verb == "take":
            return [("card", number), *self._piles_with(number)]
        if word == "try vault":
            return [("room", VAULT)]
        return [(verb if domain in ("trait", "source") else domain, number)] if domain else []

    def _piles_with(self, card: int) -> list[tuple[str, int]]:
        """The rooms where a card lies."""
        return [("pile", pile["room"]) for pile in self.table["piles"] if card in pile["cards"]]

    def cell_of(self, word: str) -> Cell | None:
        """The cell behind the doorway that a word names."""
        verb, number = word.partition(" ")[0], argument(word)
        if verb == "explore" and self.own_room in self.tiles:
            return self.beyond(self.own_room, number)
        if verb in ("door", "mark") and number // 4 in self.tiles:
            return self.beyond(number // 4, number % 4)
        return None

    def at_thing(self, kind: str, number: int = -1) -> list[str]:
        """The words that may be done to a thing."""
        return self.words.get((kind, number), [])

    def reason(self, kind: str, number: int = -1) -> str:
        """The rule that keeps a thing from being used now, or nothing."""
        return self.why.get((kind, number), "")

    # ---- places

    @property
    def own_room(self) -> int:
        """The room of the viewer, NO_ROOM for a spectator."""
        return int(self.players[self.me]["room"]) if self.me >= 0 else NO_ROOM

    def beyond(self, room: int, way: int) -> Cell:
        """The cell next to a room in a direction."""
        tile, (dx, dy) = self.tiles[room], DELTAS[way]
        return tile["floor"], tile["x"] + dx, tile["y"] + dy

    def fog(self) -> dict[Cell, list[tuple[int, int]]]:
        """The unexplored cells behind open doorways, each with the doorways that lead there."""
        found: dict[Cell, list[tuple[int, int]]] = {}
        for room, tile in self.tiles.items():
            for way in range(4):
                cell = self.beyond(room, way)
                if tile["open"] >> way & 1 and cell not in self.rooms_at:
                    found.setdefault(cell, []).append((room, way))
        return found

    def ghost_cells(self) -> set[Cell]:
        """The cells where something may be put or gone to now."""
        ghosts = {(g["floor"], g["x"], g["y"]) for g in self.table.get("ghosts", [])}
        return ghosts | set(self.cell_words)

    def _extent(self, floor: int) -> Extent:
        whole = {*self.rooms_at, *(tuple(place) for place in self.table.get("holes", []))}
        whole |= {(g["floor"], g["x"], g["y"]) for g in self.table.get("ghosts", []) if "turn" in g}
        dark = [
            (x, y, (way + 2) % 4)
            for (each, x, y), ways in self.fog().items()
            for _, way in ways
            if each == floor
        ]
        return extent(((x, y) for each, x, y in whole if each == floor), dark)

    def focus(self) -> int:
        """The floor where something happens: that of a tile being turned, or of who acts."""
        for ghost in self.table.get("ghosts", []):
            if "turn" in ghost:
                return int(ghost["floor"])
        acting = self.table["acting"] if self.table["acting"] >= 0 else self.me
        room = self.players[acting]["room"] if acting >= 0 else NO_ROOM
        return int(self.tiles[room]["floor"]) if room in self.tiles else 1

    def is_in_play(self, player: dict[str, Any]) -> bool:
        """Whether a figure stands in the house."""
        gone = player["dead"] or player["escaped"] or player["off"] or player["explorer"] < 0
        return not gone and player["room"] in self.tiles

    def living_in(self, room: int) -> list[int]:
        """The seats whose figures stand in a room."""
        return [
            seat
            for seat, player in enumerate(self.players)
            if self.is_in_play(player) and player["room"] == room
        ]

    def monsters_in(self, room: int) -> list[dict[str, Any]]:
        """The monsters in a room."""
        return [monster for monster in self.table["monsters"] if monster["room"] == room]

    def barrier_way(self, room: int, side: int) -> int:
        """The direction of a side of a barrier room as it lies, -1 where there are no sides."""
        if side <= 0:
            return -1
        printed_way = 0 if side == 1 else 2
        return (printed_way + int(self.tiles[room]["turned"])) % 4

    def room_id(self, room: int) -> str:
        """A room's id."""
        return printed().rooms[room]


def argument(word: str) -> int:
    """The number of a word's argument in its domain, -1 for a word without one."""
    vocabulary = words_of_the_game()
    if " " not in word:
        return -1
    return vocabulary.argument(vocabulary.action(word))
