"""The creatures' rules told once more, as plainly as the rulebook tells them, and slowly.

Nothing here shares code with the game: spaces are names, ways are lists of names, and every way is
looked at. The tests play both on thousands of boards and compare every question and every step.
"""

from __future__ import annotations

import functools
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path

import dreadhouse

TILES_FILE = Path(dreadhouse.__file__).parent / "games/pandemonium/content/tiles.toml"
NEVER = 1000


@functools.cache
def drawings() -> dict[str, list[str]]:
    """The nine lines of each tile, by its letter."""
    return {t["letter"]: t["rows"] for t in tomllib.loads(TILES_FILE.read_text())["tile"]}


@dataclass(frozen=True)
class Person:
    """A visible character."""

    name: str
    at: str
    agility: int
    will: int


@dataclass(frozen=True)
class Friend:
    """A good ally; `is_shy` is the Runaway Kid."""

    name: str
    at: str
    is_shy: bool = False


@dataclass
class Monster:
    """A creature, evil ally or boss."""

    name: str
    at: str
    breed: str = ""
    kind: str = "breed"
    agility: int = 5
    mobility: int = 2
    perception: int = 3
    doors: str = "open"
    powers: set[str] = field(default_factory=set)
    is_stunned: bool = False


@dataclass
class Board:
    """Everything on the table that a creature's movement looks at."""

    letters: str
    people: list[Person] = field(default_factory=list)
    friends: list[Friend] = field(default_factory=list)
    monsters: list[Monster] = field(default_factory=list)
    states: dict[frozenset[str], str] = field(default_factory=dict)
    barricades: set[frozenset[str]] = field(default_factory=set)
    evil_barricades: set[frozenset[str]] = field(default_factory=set)
    traps: list[str] = field(default_factory=list)
    extra: dict[str, int] = field(default_factory=dict)
    decoys: set[str] = field(default_factory=set)

    def everybody(self) -> list[Person | Friend]:
        """Characters and good allies."""
        return [*self.people, *self.friends]

    # ---- spaces and edges (PAN-25 to PAN-38)

    def spaces(self) -> list[str]:
        """The 64 names."""
        return [f"{t}{r}{c}" for t in self.letters for r in (1, 2, 3, 4) for c in (1, 2, 3, 4)]

    def place(self, space: str) -> tuple[int, int]:
        """Column and row on the whole board, from the north-west."""
        tile = self.letters.index(space[0])
        return 4 * (tile % 2) + int(space[2]) - 1, 4 * (tile // 2) + int(space[1]) - 1

    def named(self, x: int, y: int) -> str | None:
        """The space at a column and row, None off the board."""
        if not (0 <= x < 8 and 0 <= y < 8):
            return None
        return f"{self.letters[2 * (y // 4) + x // 4]}{y % 4 + 1}{x % 4 + 1}"

    @functools.cached_property
    def neighbours(self) -> dict[str, list[str]]:
        """The spaces that share an edge with each space, north, east, south, west (PAN-32)."""
        found = {}
        for space in self.spaces():
            x, y = self.place(space)
            around = [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
            found[space] = [n for n in (self.named(*one) for one in around) if n]
        return found

    @functools.cached_property
    def kinds(self) -> dict[tuple[str, str], str]:
        """What is printed between neighbours: the walls never move."""
        return {(a, b): self.printed(a, b) for a in self.neighbours for b in self.neighbours[a]}

    def half(self, space: str, other: str) -> str:
        """The sign that a space's own tile prints on the edge to another space."""
        (x, y), (to_x, to_y) = self.place(space), self.place(other)
        line, sign = 2 * (int(space[1]) - 1) + 1, 2 * (int(space[2]) - 1) + 1
        return drawings()[space[0]][line + to_y - y][sign + to_x - x]

    def kind(self, a: str, b: str) -> str:
        """Line, door, window or wall."""
        return self.kinds[a, b]

    def printed(self, a: str, b: str) -> str:
        """Wall before window before door before open line (PAN-35)."""
        kinds = set()
        for sign in (self.half(a, b), self.half(b, a)):
            kinds.add({" ": "line", "D": "door", "-": "wall", "|": "wall"}.get(sign, "window"))
        return next(one for one in ("wall", "window", "door", "line") if one in kinds)

    def state(self, a: str, b: str) -> str:
        """Closed, open or broken."""
        return self.states.get(frozenset((a, b)), "closed")

    def is_dark(self, space: str) -> bool:
        """Printed dark (PAN-39); the tests play by day and without lamps."""
        line, sign = 2 * (int(space[1]) - 1) + 1, 2 * (int(space[2]) - 1) + 1
        return drawings()[space[0]][line][sign] in "*Q"

    # ---- distance (PAN-42)

    def is_way(self, a: str, b: str, through_windows: bool = False) -> bool:
        """Whether a step between neighbours counts for distances."""
        edge = frozenset((a, b))
        kind = self.kind(a, b)
        if kind == "window":
            is_open = self.state(a, b) != "closed" or edge in self.evil_barricades
            return is_open or through_windows
        return kind != "wall"

    def distances(self, start: str, through_windows: bool = False) -> dict[str, int]:
        """The smallest number of steps to each space."""
        found = dict.fromkeys(self.spaces(), NEVER)
        found[start] = 0
        for steps in range(64):
            reached = [space for space in found if found[space] == steps]
            if not reached:
                break
            for space in reached:
                for other in self.neighbours[space]:
                    if found[other] > steps + 1 and self.is_way(space, other, through_windows):
                        found[other] = steps + 1
        return found

    # ---- Activity (PAN-449 to PAN-455)

    def activity(self, tile: str) -> int:
        """Characters 2, creatures and allies 1, bosses 0."""
        people = [p for p in self.people if p.at[0] == tile]
        others = [m for m in self.monsters if m.at[0] == tile and m.kind != "boss"]
        friends = [f for f in self.friends if f.at[0] == tile]
        decoy = 5 if tile in self.decoys else 0
        return 2 * len(people) + len(others) + len(friends) + self.extra.get(tile, 0) + decoy


def pair(a: str, b: str) -> str:
    """The name of the edge between two spaces."""
    return "-".join(sorted((a, b)))


Choose = Callable[[str, list[str]], str]


class Turn:
    """One foe's movement; `choose` answers for the decider, `log` is what happened."""

    def __init__(self, board: Board, monster: Monster, choose: Choose) -> None:
        self.board = board
        self.monster = monster
        self.decider = choose
        self.log: list[str] = []

    def choose(self, question: str, options: list[str]) -> str:
        """Ask the decider, if there is anything to decide."""
        options = sorted(set(options))
        if len(options) == 1:
            return options[0]
        self.log.append(f"ask {question} {' '.join(options)}")
        return self.decider(question, options)

    def run(self) -> list[str]:
        """The whole turn (PAN-481, PAN-495 to PAN-497, PAN-238, PAN-239)."""
        left = self.monster.mobility
        if "ambush" in self.monster.powers and self.board.is_dark(self.monster.at):
            left += 1
        if self.springs_trap():
            return self.log
        while True:
            if self.meets_somebody():
                self.log.append(f"attack {self.monster.at}")
                return self.log
            if left <= 0:
                return self.log
            goals = self.goals()
            if not goals:
                return self.log
            step = self.next_step(goals)
            if step is None:
                return self.log
            spent = self.go(step, left)
            if spent is None:
                return self.log
            left -= spent

    # ---- what it meets

    def springs_trap(self) -> bool:
        """A Trap stuns and is removed (PAN-238, PAN-240); bosses are not affected (PAN-521)."""
        if self.monster.kind == "boss" or self.monster.at not in self.board.traps:
            return False
        self.board.traps.remove(self.monster.at)
        self.monster.is_stunned = True
        self.log.append(f"trap {self.monster.at}")
        return True

    def meets_somebody(self) -> bool:
        """It attacks anyone in its space, good allies included (PAN-496)."""
        here = self.monster.at
        return any(one.at == here for one in self.board.everybody())

    # ---- whom it goes for

    def figures(self) -> list[Person | Friend]:
        """Everybody it may notice from afar (PAN-545, DIA-39, PAN-515)."""
        friends = [f for f in self.board.friends if not f.is_shy or self.monster.kind == "boss"]
        return [*self.board.people, *friends]

    def distances(self) -> dict[str, int]:
        """Its distances; Mother Moth's lead through closed windows (DIA-52)."""
        return self.board.distances(self.monster.at, "moth" in self.monster.powers)

    def goals(self) -> list[str]:
        """The space it goes for, or the spaces by which it may enter a tile."""
        far = self.distances()
        if self.monster.kind != "breed":
            reachable = [f for f in self.figures() if far[f.at] < NEVER]
            return self.nearest_then_slowest(reachable, far, counts_people=False)
        noticed = [f for f in self.figures() if far[f.at] <= self.monster.perception]
        if noticed:
            return self.nearest_then_slowest(noticed, far, counts_people=True)
        return self.goals_on_best_tile(far)

    def nearest_then_slowest(
        self, figures: list[Person | Friend], far: dict[str, int], counts_people: bool
    ) -> list[str]:
        """PAN-460 to PAN-464 for breeds, PAN-517, PAN-518, PAN-549 for the others."""
        if not figures:
            return []
        least = min(far[f.at] for f in figures)
        nearest = [f for f in figures if far[f.at] == least]
        friends = [f for f in nearest if isinstance(f, Friend)]
        people = [f for f in nearest if isinstance(f, Person)]
        shuns_friends = "stalker" in self.monster.powers
        if friends and not (people and shuns_friends):
            spaces = {f.at for f in friends}
            if counts_people:
                spaces = self.fullest(spaces)
            return [self.choose("target", list(spaces))]
        spaces = {p.at for p in people}
        if counts_people:
            spaces = self.fullest(spaces)
        left = [p for p in people if p.at in spaces]
        slowest = min(p.agility for p in left)
        left = [p for p in left if p.agility == slowest]
        weakest = min(p.will for p in left)
        return [self.choose("target", [p.at for p in left if p.will == weakest])]

    def fullest(self, spaces: set[str]) -> set[str]:
        """The spaces with the most characters, good allies counted like them (PAN-462, PAN-545)."""
        everybody = self.board.everybody()
        count = {space: sum(f.at == space for f in everybody) for space in spaces}
        return {space for space in spaces if count[space] == max(count.values())}

    def goals_on_best_tile(self, far: dict[str, int]) -> list[str]:
        """PAN-469 to PAN-477."""
        tile = self.best_tile()
        if tile is None:
            return []
        if self.monster.at[0] == tile:
            there = [f for f in self.figures() if f.at[0] == tile and far[f.at] < NEVER]
            return self.nearest_then_slowest(there, far, counts_people=False)
        spaces = [space for space in self.board.spaces() if space[0] == tile]
        least = min(far[space] for space in spaces)
        if least == NEVER:
            return []
        return self.likelier([space for space in spaces if far[space] == least])

    def best_tile(self) -> str | None:
        """The most Activity, then the most characters, then the least Agility (PAN-471)."""
        board = self.board
        people = {t: [p for p in board.people if p.at[0] == t] for t in board.letters}
        tiles = [t for t in board.letters if people[t] or t in board.decoys]
        for worth in (
            board.activity,
            lambda t: len(people[t]),
            lambda t: -min([p.agility for p in people[t]], default=NEVER),
        ):
            best = max(map(worth, tiles), default=0)
            tiles = [t for t in tiles if worth(t) == best]
        return self.choose("tile", tiles) if tiles else None

    def likelier(self, entries: list[str]) -> list[str]:
        """The entry spaces that are nearer to a character (PAN-474)."""
        near = {}
        for entry in entries:
            far = self.board.distances(entry)
            near[entry] = min([far[p.at] for p in self.board.people], default=NEVER)
        return [entry for entry in entries if near[entry] == min(near.values())]

    # ---- the way

    def next_step(self, goals: list[str]) -> str | None:
        """The first space of the way with the fewest spaces, then obstacles (PAN-466, PAN-467)."""
        ways = [way for goal in goals for way in self.shortest_ways(goal)]
        if not ways:
            return None
        fewest = min(self.obstacles(way) for way in ways)
        return self.choose("way", [way[1] for way in ways if self.obstacles(way) == fewest])

    def shortest_ways(self, goal: str) -> list[list[str]]:
        """Every way to a space that no other way is shorter than, its start included."""
        through = "moth" in self.monster.powers
        far = self.board.distances(goal, through)
        if far[self.monster.at] == NEVER:
            return []
        ways = [[self.monster.at]]
        for left in range(far[self.monster.at] - 1, -1, -1):
            ways = [
                [*way, space]
                for way in ways
                for space in self.board.neighbours[way[-1]]
                if far[space] == left and self.board.is_way(way[-1], space, through)
            ]
        return ways

    def obstacles(self, way: list[str]) -> int:
        """Traps, Barricades, and closed doors for those they hold up (PAN-468)."""
        if self.monster.kind == "boss":
            return 0
        found = sum(self.board.traps.count(space) for space in way[1:])
        for a, b in pairwise(way):
            is_barred = frozenset((a, b)) in self.board.barricades
            is_shut = self.is_closed_door(a, b) and self.monster.doors == "open"
            found += int(is_barred or is_shut)
        return found

    def is_closed_door(self, a: str, b: str) -> bool:
        """A closed door counts as open under an Evil Barricade (PAN-563)."""
        is_door = self.board.kind(a, b) == "door" and self.board.state(a, b) == "closed"
        return is_door and frozenset((a, b)) not in self.board.evil_barricades

    # ---- the step

    def go(self, step: str, left: int) -> int | None:
        """Take one step; None when the turn is over (PAN-483 to PAN-494, PAN-520)."""
        here, edge = self.monster.at, frozenset((self.monster.at, step))
        spent = 1
        if edge in self.board.barricades:
            self.board.barricades.remove(edge)
            self.board.states[edge] = "broken"
            if self.monster.kind != "boss" and "wrecker" not in self.monster.powers:
                self.monster.is_stunned = True
                self.log.append(f"barricade {pair(here, step)}")
                return None
            self.log.append(f"wreck {pair(here, step)}")
        elif self.is_closed_door(here, step) and self.monster.doors != "pass":
            self.board.states[edge] = "broken" if self.monster.doors == "break" else "open"
            self.log.append(f"door {pair(here, step)} {self.board.states[edge]}")
            if self.monster.doors == "open" and self.monster.kind != "boss":
                spent = 2
                if left < 2:
                    return None
        self.monster.at = step
        self.log.append(f"step {step}")
        if "warden" in self.monster.powers:
            self.close_doors(here)
        return None if self.springs_trap() else spent

    def close_doors(self, space: str) -> None:
        """Every open door of a space the Night Warden leaves (PAN-547, PAN-635)."""
        for other in self.board.neighbours[space]:
            edge = frozenset((space, other))
            is_bare = edge not in self.board.barricades | self.board.evil_barricades
            if self.board.kind(space, other) == "door" and is_bare:
                if self.board.states.get(edge) == "open":
                    self.board.states[edge] = "closed"
                    self.log.append(f"close {pair(space, other)}")


class Round:
    """A whole creatures' turn (PAN-443 to PAN-446); characters outlive every attack here."""

    def __init__(self, board: Board, choose: Choose) -> None:
        self.board = board
        self.decider = choose
        self.log: list[str] = []

    def run(self) -> list[str]:
        """Breeds by Agility, then evil allies, then bosses; each acts once."""
        waiting = [one for one in self.board.monsters if not one.is_stunned]
        while waiting:
            first = self.first_of(waiting)
            waiting.remove(first)
            turn = Turn(self.board, first, self.decider)
            self.log.append(f"turn {first.breed} {first.at}")
            self.log += turn.run()
            if self.log[-1] == f"attack {first.at}":
                friends = self.board.friends
                self.board.friends = [one for one in friends if one.at != first.at]
        return self.log

    def first_of(self, waiting: list[Monster]) -> Monster:
        """The quickest kind, and of it the nearest to a character; the decider settles ties."""
        kinds = ["breed", "ally", "boss"]
        left = [
            m for m in waiting if kinds.index(m.kind) == min(kinds.index(n.kind) for n in waiting)
        ]
        left = [m for m in left if m.agility == max(n.agility for n in left)]
        near = {m.name: self.nearness(m) for m in left}
        left = [m for m in left if near[m.name] == min(near.values())]
        unlike = {(m.breed, m.at): m for m in reversed(left)}
        names = sorted(m.name for m in unlike.values())
        if len(names) == 1:
            return next(iter(unlike.values()))
        self.log.append(f"ask first {' '.join(names)}")
        chosen = self.decider("first", names)
        return next(m for m in left if m.name == chosen)

    def nearness(self, monster: Monster) -> int:
        """The walking distance to the nearest visible character (PAN-446)."""
        far = self.board.distances(monster.at)
        return min([far[p.at] for p in self.board.people], default=NEVER)
