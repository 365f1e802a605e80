"""What one viewer sees and may do, sorted by the thing on the board that it is done to."""

# mypyc: no

from __future__ import annotations

import functools
from typing import Any

from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.layout import layout_for
from dreadhouse.games.possession.paths import Walk, walks
from dreadhouse.games.possession.spoken import vocabulary
from dreadhouse.games.possession.state import MOST_SEATS
from dreadhouse.kernel.words import Vocabulary

# The things that a verb is done to: a room, a door of the own room, an icon of the own room ...
PLACES = {
    "go": "room",
    "window": "room",
    "branch": "room",
    "cube": "room",
    "bar": "door",
    "unbar": "door",
    "break": "door",
    "hinge": "door",
    "search": "search",
    "search_two": "search",
    "search_torch": "search",
    "search_two_torch": "search",
    "search_weapon": "weapon_search",
    "heal": "heal",
    "hide": "hide",
    "burn": "altar",
    "porch": "plus_two",
    "recover": "recover_cube",
    "wash": "reroll_possession",
    "pick": "chip",
    "spend": "chip",
    "rest": "chip",
    "attack": "seat",
    "rob": "seat",
    "bite": "seat",
    "crawl": "part",
    "reroll": "die",
}
ICON_PLACES = {
    *("search", "weapon_search", "heal", "hide", "altar"),
    *("plus_two", "recover_cube", "reroll_possession"),
}


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
        self.space_of: dict[int, str] = {room: space for space, room in self.table["house"]}
        self.doors: dict[tuple[int, int], str] = {
            (min(a, b), max(a, b)): state for a, b, state in self.table["doors"]
        }
        self.words: dict[tuple[str, int], list[str]] = {}
        for action in self.ask["options"]:
            self._sort(words_of_the_game().word(action))
        self.why: dict[tuple[str, int], str] = {}
        for word, rule in self.table["why_not"]:
            for place in places(word):
                self.why.setdefault(place, rule)
        self.walks: dict[int, Walk] = walks(self)

    def _sort(self, word: str) -> None:
        for place in places(word):
            self.words.setdefault(place, []).append(word)

    def at_thing(self, kind: str, number: int = -1) -> list[str]:
        """The words that may be done to a thing."""
        return self.words.get((kind, number), [])

    def reason(self, kind: str, number: int = -1) -> str:
        """The rule that keeps a thing from being used now, or nothing."""
        return self.why.get((kind, number), "")

    @property
    def own_room(self) -> int:
        """The room of the asked seat, -1 for a spectator."""
        return int(self.players[self.me]["room"]) if self.me >= 0 else -1

    def living_in(self, room: int) -> list[int]:
        """The seats whose figures stand in a room."""
        return [
            seat
            for seat, player in enumerate(self.players)
            if not player["dead"] and player["room"] == room
        ]

    def parts_in(self, room: int) -> list[tuple[int, int]]:
        """The lost Parts that lie in a room, as owner and Part."""
        return [
            (seat, part)
            for seat, player in enumerate(self.players)
            for part, where in enumerate(player["parts"])
            if where == room
        ]

    def cubes_in(self, room: int) -> list[int]:
        """The seats whose cube lies in a room."""
        return [seat for seat, player in enumerate(self.players) if room in player["cubes"]]

    def has_window(self, room: int) -> bool:
        """Whether a room has a window for every rule (POS-15, POS-396)."""
        return room in self.table["windows"]

    def has_picked(self, seat: int) -> bool:
        """Whether a seat has laid its chip face down while others still think."""
        if self.ask["frame"] != "ChooseChip" or seat in self.to_act:
            return False
        player = self.players[seat]
        return not (player["possessed"] or player["dead"])

    def icons_of(self, room: int) -> list[str]:
        """The icons that a room shows, basic ones first."""
        basics = ("search", "rest", "heal", "hide", "altar")
        mask = printed().icons[room]
        found = [icon for bit, icon in enumerate(basics) if mask >> bit & 1]
        special = printed().special[room]
        return [*found, special] if special else found

    def icon_value(self, room: int, icon: str) -> int:
        """The rest value or the altar's difficulty as it stands; 0 for other icons."""
        if icon == "rest":
            return printed().rest[room]
        if icon != "altar":
            return 0
        shift = int(self.table["altar_shift"]) + int(self.table["seal_of_ash"])
        return printed().altar[room] + shift


def places(word: str) -> list[tuple[str, int]]:
    """The things that a word is done to, each as its kind and number."""
    verb, _, value = word.partition(" ")
    kind = PLACES.get(verb)
    domain = words_of_the_game().domain(verb)
    if domain == "card":
        return [("card", argument(word))]
    if kind is None:
        return []
    if kind in ICON_PLACES:
        return [(kind, -1)]
    if verb == "crawl":
        return [("part", argument(word) // len(printed().rooms))]
    if verb == "bite":
        return [("seat", argument(word) % MOST_SEATS)]
    number = int(value) if value.isdigit() else argument(word)
    places = [(kind, number)]
    if verb == "rest":
        places.append(("rest", -1))
    return places


def argument(word: str) -> int:
    """The number of a word's argument in its domain."""
    return words_of_the_game().argument(words_of_the_game().action(word))
