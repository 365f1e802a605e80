"""Made-up views for the drawing: houses of any size, laid by the rules of doorways."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.house import rotate
from dreadhouse.games.betrayal.sight import words_of_the_game
from dreadhouse.games.betrayal.state import LAST_STEP, ROOMS

DELTAS = ((0, 1), (1, 0), (0, -1), (-1, 0))
STARTS = ((0, 1, 0, 0), (1, 1, 0, 1), (2, 1, 0, 2), (3, 0, 0, 0), (4, 2, 0, 0))


class MadeUp:
    """A house under construction, and the view that shows it."""

    def __init__(self, seats: int = 4, number: int = 1) -> None:
        self.random = Random(number)
        self.seats = seats
        self.tiles: dict[int, dict[str, Any]] = {}
        self.at: dict[tuple[int, int, int], int] = {}
        for room, floor, x, y in STARTS:
            self.lay(room, floor, x, y, 0)

    def lay(self, room: int, floor: int, x: int, y: int, turned: int) -> None:
        """Put a tile."""
        self.tiles[room] = {
            "room": room,
            "floor": floor,
            "x": x,
            "y": y,
            "turned": turned,
            "doors": rotate(printed().doors[room], turned),
            "windows": rotate(printed().windows[room], turned),
            "true_windows": 0,
            "false_doors": 0,
            "open": 0,
            "spent": printed().symbol[room] == 0,
            "marked": 0,
            "symbol": printed().symbol[room],
            "sign": printed().sign[room],
            "barrier": printed().barrier[room] >= 0,
        }
        self.at[floor, x, y] = room

    def grow(self, rooms: int) -> MadeUp:
        """Lay tiles behind open doorways until the house has so many rooms."""
        stack = list(range(5, ROOMS))
        self.random.shuffle(stack)
        while len(self.tiles) < rooms and stack:
            room = stack.pop()
            doorways = [way for way in self.openings() if printed().floors[room] >> way[0] & 1]
            if not doorways:
                continue
            floor, x, y, back = self.random.choice(doorways)
            turns = [turn for turn in range(4) if rotate(printed().doors[room], turn) >> back & 1]
            self.lay(room, floor, x, y, self.random.choice(turns))
        return self.settle()

    def openings(self) -> list[tuple[int, int, int, int]]:
        """Cells behind open doorways, each with the direction back."""
        found = []
        for tile in self.tiles.values():
            for way, (dx, dy) in enumerate(DELTAS):
                cell = (tile["floor"], tile["x"] + dx, tile["y"] + dy)
                if tile["doors"] >> way & 1 and cell not in self.at:
                    found.append((*cell, (way + 2) % 4))
        return found

    def settle(self) -> MadeUp:
        """Say which doorways are open and which are false."""
        for tile in self.tiles.values():
            tile["open"] = tile["false_doors"] = 0
            for way, (dx, dy) in enumerate(DELTAS):
                if not tile["doors"] >> way & 1:
                    continue
                far = self.at.get((tile["floor"], tile["x"] + dx, tile["y"] + dy), -1)
                if far < 0:
                    tile["open"] |= 1 << way
                elif not self.tiles[far]["doors"] >> (way + 2) % 4 & 1:
                    tile["false_doors"] |= 1 << way
        return self

    def players(self) -> list[dict[str, Any]]:
        """The explorers, scattered through the house."""
        found = []
        chosen = (1, 8, 4, 6, 0, 10)
        rooms = list(self.tiles)
        for seat in range(self.seats):
            explorer = chosen[seat]
            start = printed().start_steps[explorer]
            steps = [max(1, min(LAST_STEP, step + self.random.randint(-2, 2))) for step in start]
            tracks = printed().tracks[explorer]
            found.append(
                {
                    "explorer": explorer,
                    "steps": steps,
                    "values": [t[step - 1] for t, step in zip(tracks, steps, strict=True)],
                    "start": start,
                    "tracks": tracks,
                    "room": self.random.choice(rooms),
                    "side": 0,
                    "cards": [],
                    "notes": {},
                    "dead": False,
                    "escaped": False,
                    "off": False,
                    "team": "none",
                    "trapped": -1,
                    "fails": 0,
                    "worn": False,
                    "fog": 0,
                    "boosts": 0,
                    "bank": -1,
                    "misses": 0,
                    "stunned": False,
                }
            )
        return found

    def view(self, seat: int = 0, words: Sequence[str] = (), **table: Any) -> dict[str, Any]:
        """The view of a seat; `table` replaces or adds what it says."""
        usual: dict[str, Any] = {
            "phase": "exploring",
            "round": 3,
            "first": 1,
            "acting": seat,
            "day": [10, 31],
            "tiles": list(self.tiles.values()),
            "holes": [],
            "links": [],
            "panels": [],
            "pit": -1,
            "vault_open": False,
            "door_open": False,
            "stack": {
                "size": 47 - len(self.tiles),
                "top": ["upper", "ground"],
                "known": [],
                "aside": 0,
                "aside_known": [],
                "left": {"upper": 14, "ground": 17, "cellar": 12},
            },
            "decks": {
                "items": 20,
                "omens": 11,
                "events": 40,
                "item_discard": [],
                "event_discard": [36],
                "gone": [],
                "looked": [],
                "known": {},
            },
            "omens_drawn": 2,
            "chance": 28,
            "pending": [],
            "players": self.players(),
            "piles": [],
            "waiting": [],
            "tokens": [],
            "monsters": [],
            "turn": {
                "spaces": 1,
                "limit": 4,
                "cost": 1,
                "halted": False,
                "attacked": False,
                "given": False,
                "dropped": False,
                "picked": False,
                "tasked": False,
                "acted": [],
            },
            "ghosts": [],
            "new": -1,
            "event": -1,
            "dice": [],
            "fight": None,
            "haunt": None,
            "why_not": [],
            "ending": "",
        }
        asked = {
            "frame": "Act",
            "rule": "BET-79",
            "asked": True,
            "gathers": False,
            "options": [words_of_the_game().action(word) for word in words],
            "about": {},
        }
        return {
            "game": "betrayal",
            "seat": seat,
            "seats": self.seats,
            "result": None,
            "to_act": [seat],
            "ask": asked,
            "table": usual | table,
            "names": ["Ada", "Ilya", "Noor", "Marta & Co", "Константин", "Wu"][: self.seats],
            "shape": "wide",
        }
