"""Where the things of a scene stand: the main one large, no other in front of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

from dreadhouse.art.motifs import THINGS, Thing, width
from dreadhouse.art.paint import WIDE, Backdrop

LEDGE = 318
HERO = {"near": 150.0, "ground": 186.0, "back": 186.0, "wall": 140.0, "hung": 170.0, "far": 150.0,
        "edge": 176.0}  # fmt: skip
WIDEST = {"near": 230.0, "ground": 330.0, "back": 220.0, "far": 260.0}


@dataclass(frozen=True)
class Spot:
    """A thing with its place: its foot's middle (x, y), its height and its width."""

    word: str
    thing: Thing
    x: float
    y: float
    h: float
    is_main: bool = False

    @property
    def w(self) -> float:
        """How wide it is at this height."""
        return width(self.thing) * self.h / 100

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


def arrange(words: Sequence[str], place: Backdrop, light: float, r: Random) -> list[Spot]:
    """All things in their places, the main one first."""
    spots: list[Spot] = []
    close = is_close_up(words)
    for n, word in enumerate(words):
        blank = _sized(word, n, place, close)
        tries = [_tried(blank, x, place, close, r) for x in _columns(blank, n, r)]
        spots.append(min(tries, key=lambda spot: _cost(spot, spots, light)))
    return spots


def _sized(word: str, n: int, place: Backdrop, close: bool) -> Spot:
    thing = THINGS[word]
    if place.is_inside and thing.stand == "far":
        return Spot(word, thing, 0, 0, 96 if n else 130, n == 0)
    h = min(HERO[thing.stand], thing.height * 2.4) if n == 0 else thing.height
    if n and close and thing.stand == "near":
        h *= 1.12
    widest = WIDEST.get(thing.stand, 240) * (1 if n == 0 else 0.62)
    return Spot(word, thing, 0, 0, min(h, widest * 100 / width(thing)), n == 0)


def _columns(spot: Spot, n: int, r: Random) -> list[float]:
    half = spot.w / 2 + 14
    if n == 0:
        middle = r.choice((206, 240, 400, 434)) + r.randint(-14, 14)
        return [min(max(middle, half), WIDE - half)]
    steps = [half + (WIDE - 2 * half) * k / 12 for k in range(13)]
    return [x + r.uniform(-8, 8) for x in steps]


def _tried(spot: Spot, x: float, place: Backdrop, close: bool, r: Random) -> Spot:
    stand, floor = spot.thing.stand, place.floor
    y = {
        "near": LEDGE + r.uniform(2, 18) if close else floor + r.uniform(58, 84),
        "ground": floor + (46 if spot.is_main else r.uniform(12, 28)),
        "back": floor + (14 if spot.is_main else 4),
        "wall": floor * 0.44 + spot.h / 2 + r.uniform(-8, 10),
        "hung": 26 + spot.h + r.uniform(0, 26),
        "far": floor - (6 if place.is_inside else 14),
        "edge": 330,
    }[stand]
    if place.is_inside and stand == "far":
        y = floor * 0.44 + spot.h / 2
    if close and stand in ("ground", "back") and not spot.is_main:
        y = min(y, floor + 20)
    return replace(spot, x=x, y=min(y, 352))


def _cost(spot: Spot, spots: Sequence[Spot], light: float) -> float:
    covered = sum(spot.overlap(other) * (4 if other.is_main else 1.4) for other in spots)
    nearest = min((abs(spot.x - other.x) for other in spots), default=WIDE)
    edge = abs(spot.x - WIDE / 2) * 1.2
    return covered + edge + max(0.0, 150 - nearest) * 2 + abs(spot.x - light) * 0.2
