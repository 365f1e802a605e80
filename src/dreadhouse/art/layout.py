"""Where the things of a scene stand: the main one large, no other in front of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from dreadhouse.art.motifs import THINGS, Thing, width
from dreadhouse.art.paint import WIDE, Backdrop

LEDGE = 318
HERO = {
    "near": 150.0,
    "ground": 186.0,
    "back": 186.0,
    "wall": 140.0,
    "hung": 170.0,
    "far": 150.0,
    "edge": 176.0,
}
LEANING = frozenset({"rungs", "ladder"})
WIDEST = {"near": 230.0, "ground": 330.0, "back": 220.0, "far": 260.0}


@dataclass(frozen=True)
class Spot:
    """A thing with its place: its foot's middle (x, y), its height and its width.

    What belongs outdoors `is_beyond` a room and is seen through a window, which is the spot then.
    """

    word: str
    thing: Thing
    x: float
    y: float
    h: float
    is_main: bool = False
    is_beyond: bool = False

    @property
    def w(self) -> float:
        """How wide it is at this height."""
        return self.h * 1.1 if self.is_beyond else self.breadth * self.h / 100

    @property
    def breadth(self) -> float:
        """How wide the thing is, 100 high."""
        return width(self.thing)

    def overlap(self, other: Spot) -> float:
        """How much of the picture both cover."""
        across = min(self.x + self.w / 2, other.x + other.w / 2) - max(
            self.x - self.w / 2, other.x - other.w / 2
        )
        down = min(self.y, other.y) - max(self.y - self.h, other.y - other.h)
        return max(0.0, across + 8) * max(0.0, down + 6)


def is_close_up(words: Sequence[str]) -> bool:
    """A picture of something that lies on a ledge before us."""
    return bool(words) and THINGS[words[0]].stand == "near"


def arrange(words: Sequence[str], place: Backdrop, r: Random) -> list[Spot]:
    """All things in their places, the main one first, it where there is room."""
    spots: list[Spot] = []
    close = is_close_up(words)
    for n, word in enumerate(words):
        blank = _sized(word, n, place, close)
        tries = [_tried(blank, x, place, close, r) for x in _columns(blank, place, r)]
        spots.append(min(tries, key=lambda spot: _cost(spot, spots)))
    return spots


def _sized(word: str, n: int, place: Backdrop, close: bool) -> Spot:
    """The thing at its height, not yet in its place."""
    thing = THINGS[word]
    if place.is_inside and (thing.stand == "far" or thing.is_outdoors):
        return Spot(word, thing, 0, 0, 100 if n else 132, n == 0, True)
    blank = Spot(word, thing, 0, 0, 100, n == 0)
    h = min(HERO[thing.stand], thing.height * 2.4) if n == 0 else thing.height
    if n and thing.stand == "near":
        h *= 1.28 if close else 1.1
    widest = WIDEST.get(thing.stand, 240) * (1 if n == 0 else 0.62)
    return replace(blank, h=min(h, widest * 100 / width(thing)))


def _columns(spot: Spot, place: Backdrop, r: Random) -> list[float]:
    """Where it might stand."""
    half = spot.w / 2 + 16
    if place.lean and spot.word in LEANING:
        return [place.lean]
    if spot.is_main:
        is_free = abs(place.free - WIDE / 2) > 40
        middle = place.free if is_free else r.choice((214, 250, 390, 426))
        return [min(max(middle + r.randint(-16, 16), half), WIDE - half)]
    return [half + (WIDE - 2 * half) * k / 14 + r.uniform(-6, 6) for k in range(15)]


def _tried(spot: Spot, x: float, place: Backdrop, close: bool, r: Random) -> Spot:
    """The thing on its line at this place."""
    stand, floor = spot.thing.stand, place.floor
    if spot.is_beyond and not place.has_walls:
        return replace(spot, x=x, y=floor - 37, h=42)
    if spot.is_beyond or stand == "wall":
        return replace(spot, x=x, y=floor * 0.42 + spot.h / 2 + r.uniform(-8, 8))
    y = {
        "near": LEDGE + r.uniform(2, 18) if close else floor + r.uniform(58, 84),
        "ground": floor + (46 if spot.is_main else r.uniform(12, 28)),
        "back": floor + (16 if spot.is_main else 4),
        "hung": 26 + spot.h + r.uniform(0, 20),
        "far": floor - 14,
        "edge": 330,
    }[stand]
    if close and stand in ("ground", "back"):
        y = min(y, floor + 20)
    return replace(spot, x=x, y=min(y, 352))


def _cost(spot: Spot, spots: Sequence[Spot]) -> float:
    """How ill it stands there: over others, close to others, out at the edge."""
    covered = sum(spot.overlap(other) * (5 if other.is_main else 1.6) for other in spots)
    nearest = min((abs(spot.x - other.x) for other in spots), default=WIDE)
    edge = max(0.0, abs(spot.x - WIDE / 2) - 180) * 1.4
    return covered + edge + max(0.0, 160 - nearest) * 2
