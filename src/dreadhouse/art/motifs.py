"""What a tag `see-...` shows: a thing with a place to stand, or something that fills the air."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random
from typing import Literal

from dreadhouse.art import figures, handy, objects, weather
from dreadhouse.art.icons import icon
from dreadhouse.art.paint import Backdrop, Paint

# near: on the ledge before us; ground: on the floor; back: against the wall or far off on land;
# wall: on the wall or high on a post; hung: from above; far: beyond, indoors seen through a window;
# edge: reaching in from the foot of the picture.
Stand = Literal["near", "ground", "back", "wall", "hung", "far", "edge"]
Paintable = Callable[[Paint, Backdrop, Random, bool], weather.Air]


@dataclass(frozen=True)
class Thing:
    """A thing: how it is drawn, where it stands, how high it is beside the main thing.

    An icon is named by a word, a drawing is a function; `wide` is a drawing's width, 100 high.
    What `is_outdoors` is seen through a window when the scene is a room.
    """

    look: str | Callable[[], str]
    stand: Stand
    height: float
    wide: float = 100
    is_lamp: bool = False
    is_outdoors: bool = False


def _person(look: Callable[[], str], height: float = 132, wide: float = 56) -> Thing:
    return Thing(look, "ground", height, wide)


def _near(word: str, height: float = 62, is_lamp: bool = False) -> Thing:
    return Thing(word, "near", height, is_lamp=is_lamp)


THINGS: dict[str, Thing] = {
    # people and beasts
    "man": _person(figures.man),
    "woman": _person(figures.woman),
    "child": _person(figures.child, 98, 46),
    "keeper": Thing(figures.keeper, "ground", 138, 76, is_lamp=True),
    "driver": _person(figures.driver),
    "sailor": _person(figures.sailor),
    "ghost": _person(figures.ghost, 136),
    "dancers": _person(figures.dancers, 138, 110),
    "queue": _person(figures.queue, 138, 190),
    "cat": _near("cat", 74),
    "bird": _near("seagull", 66),
    "fish": _near("flatfish", 60),
    "crab": _near("crab", 48),
    "spider": Thing("hanging-spider", "hung", 80),
    "horse": Thing("trojan-horse", "ground", 104),
    # what drives, floats and rings
    "bus": Thing(objects.bus, "ground", 112, 230, is_lamp=True, is_outdoors=True),
    "car": Thing(objects.car, "ground", 74, 300, is_outdoors=True),
    "train": Thing("steam-locomotive", "ground", 120),
    "boat": Thing(objects.boat, "ground", 62, 300, is_outdoors=True),
    "lifeboat": Thing(objects.lifeboat, "ground", 70, 300, is_outdoors=True),
    "oars": _near("paddles", 92),
    "anchor": Thing("anchor", "ground", 108),
    "wheel": _near("ship-wheel", 88),
    "bell": Thing(handy.bell, "near", 72, 84),
    "foghorn": Thing(objects.foghorn, "ground", 110, 130),
    "lift": Thing(objects.lift, "back", 142, 90, is_lamp=True),
    "boiler": Thing("furnace", "back", 142),
    "sluice": Thing(objects.sluice, "back", 138, 124),
    "gear": Thing("gears", "back", 100),
    # houses, doors, furniture
    "house": Thing(objects.house, "far", 84, 190),
    "tower": Thing(objects.lighthouse, "far", 110, 70, is_lamp=True),
    "bridge": Thing(objects.bridge, "far", 60, 340),
    "tent": Thing("camping-tent", "ground", 96),
    "tree": Thing("dead-wood", "back", 150),
    "door": Thing(objects.door, "back", 148, 70, is_lamp=True),
    "gate": Thing(objects.gate_bars, "back", 118, 166),
    "window": Thing(objects.pane, "wall", 118, 84),
    "stairs": Thing(objects.stairs, "back", 120, 150),
    "shelves": Thing(objects.shelves, "back", 140, 92),
    "desk": Thing(objects.desk, "ground", 84, 170),
    "table": Thing(objects.table, "ground", 84, 210),
    "bench": Thing(objects.counter_bench, "ground", 72, 200),
    "locker": Thing(handy.locker, "ground", 66, 194),
    "pew": Thing(objects.pew, "ground", 84, 220),
    "chair": Thing("wooden-chair", "ground", 100),
    "bed": Thing("bed", "ground", 92),
    "piano": Thing("grand-piano", "ground", 122),
    "crypt": Thing("crypt-entrance", "back", 140),
    "vault": Thing(objects.vault, "back", 144, 106),
    "turnstile": Thing("turnstile", "ground", 96),
    "chute": Thing(handy.chute, "back", 118, 130),
    "rungs": Thing(handy.rungs, "back", 130, 50),
    "ladder": Thing(handy.ladder, "back", 176, 40),
    "post": Thing(handy.post, "back", 140, 54, is_outdoors=True),
    "lens": Thing(objects.lens, "ground", 128, 80, is_lamp=True),
    "fire": Thing(handy.fire, "ground", 76, 110, is_lamp=True),
    "figurehead": Thing("mermaid", "back", 128),
    # on the wall, from above
    "portrait": Thing("portrait", "wall", 108),
    "mirror": Thing("mirror-mirror", "wall", 118),
    "clock": Thing(handy.clock, "wall", 92, 96),
    "sign": Thing("wooden-sign", "back", 104),
    "chart": Thing("treasure-map", "wall", 96),
    "calendar": Thing("calendar", "wall", 84),
    "eye": Thing("sight", "wall", 66, is_lamp=True),
    "mask": Thing("carnival-mask", "wall", 56),
    "coat": Thing("pirate-coat", "hung", 118),
    "oilskin": Thing("robe", "hung", 118),
    "dress": Thing("dress", "hung", 116),
    "net": Thing("fishing-net", "hung", 104),
    "chain": _near("crossed-chains", 70),
    # what a hand can hold, on the ledge
    "parcel": _near("present", 74),
    "box": Thing("locked-chest", "ground", 78),
    "watch": _near("pocket-watch", 70),
    "ticket": _near("ticket", 54),
    "hats": Thing(handy.hats, "near", 66, 160),
    "tag": Thing(handy.label, "near", 60, 66),
    "boots": _near("boots", 62),
    "shoe": Thing(handy.shoe, "near", 52, 150),
    "glove": _near("gloves", 58),
    "telephone": _near("rotary-phone", 60),
    "lamp": _near("old-lantern", 78, is_lamp=True),
    "lantern": _near("lantern", 78, is_lamp=True),
    "candle": _near("candle-holder", 66, is_lamp=True),
    "torch": _near("torch", 72, is_lamp=True),
    "flare": Thing(handy.flare, "near", 82, 50, is_lamp=True),
    "umbrella": _near("umbrella", 84),
    "register": _near("open-book", 58),
    "ledger": _near("open-book", 62),
    "book": _near("white-book", 62),
    "letter": _near("envelope", 50),
    "quill": _near("feather", 64),
    "scroll": _near("tied-scroll", 54),
    "stamp": _near("stamper", 60),
    "punch": _near("pincers", 60),
    "coin": _near("two-coins", 44),
    "key": _near("skeleton-key", 60),
    "lock": _near("padlock", 58),
    "pot": _near("teapot", 58),
    "poker": Thing(handy.poker, "near", 84, 30),
    "cake": _near("cake", 62),
    "bowl": _near("bowl", 54),
    "bottle": _near("brandy-bottle", 68),
    "rose": _near("rose", 66),
    "fern": _near("fern", 74),
    "leaf": _near("oak-leaf", 54),
    "shell": _near("nautilus-shell", 50),
    "compass": _near("compass", 58),
    "suitcase": _near("suitcase", 66),
    "bag": _near("hand-bag", 66),
    "belt": _near("buckled-belt", 46),
    "gavel": _near("gavel", 60),
    "diver": _near("diving-helmet", 86),
    "violin": _near("violin", 82),
    "drum": _near("drum", 62),
    "trumpet": _near("trumpet", 62),
    "rope": _near("rope-coil", 54),
    "hook": _near("iron-hook", 66),
    "soldier": Thing(figures.soldier, "near", 78, 52),
    "glasses": _near("binoculars", 50),
    "cross": Thing(handy.cross, "near", 76, 66),
    "skull": _near("death-skull", 54),
    "crown": _near("crown", 50),
    "knot": _near("knot", 54),
    "sword": _near("broadsword", 76),
    "wrench": _near("monkey-wrench", 60),
    "scissors": _near("scissors", 54),
    "needle": _near("sewing-needle", 58),
    "thread": _near("sewing-string", 52),
    "toy": _near("rabbit", 58),
    "hourglass": _near("hourglass", 72),
    "spade": _near("iron-spade", 78),
    "bucket": _near("empty-wood-bucket", 60),
    "broom": _near("broom", 84),
    "hand": Thing("open-hand", "edge", 92),
}
TINTS: dict[str, str] = {
    word: tint
    for tint, words in {
        "cream": "bird horse tent bed chart calendar eye mask dress ticket tag glove candle clock "
        "register ledger letter quill scroll cake shell rope skull knot toy hand tower "
        "dancers lens",
        "steel": "fish anchor boiler gear crypt turnstile mirror bowl hook cross sword wrench "
        "scissors needle punch spade chain gate queue vault foghorn sluice rungs keeper "
        "bridge poker stairs",
        "teal": "coat umbrella pot bottle child driver",
        "red": "shoe crab telephone book stamp rose bag drum thread woman",
        "wood": "oars wheel bench locker chair ladder figurehead sign net box boots belt "
        "gavel violin bucket broom door desk pew boat lifeboat post shelves window",
        "night": "cat spider train tree piano house hats",
        "leaf": "fern leaf",
    }.items()
    for word in words.split()
}
AIRS: dict[str, Paintable] = {
    "tide": weather.tide,
    "wave": weather.wave,
    "sand": weather.sand,
    "pool": weather.pool,
    "spiral": weather.spiral,
    "footprints": weather.footprints,
    "rails": weather.rails,
    "wall": weather.wall,
    "cave": weather.cave,
    "corridor": weather.corridor,
    "roof": weather.roof,
    "moon": weather.great_moon,
    "stars": weather.stars,
    "fog": weather.fog,
    "rain": weather.rain,
    "lightning": weather.lightning,
    "smoke": weather.smoke,
    "crowd": weather.crowd,
}
WORD = "see-"


def seen(tags: Sequence[str]) -> list[str]:
    """The motifs that a card's tags name, in their order, without those nobody can draw."""
    words = (tag.removeprefix(WORD) for tag in tags)
    return [word for word in dict.fromkeys(words) if word in THINGS or word in AIRS]


@cache
def _boxes() -> dict[str, list[int]]:
    text = files("dreadhouse.art").joinpath("icon_boxes.json").read_text(encoding="utf-8")
    boxes: dict[str, list[int]] = json.loads(text)
    return boxes


def width(thing: Thing) -> float:
    """How wide a thing is that is 100 high."""
    if not isinstance(thing.look, str):
        return thing.wide
    _, _, w, h = _boxes()[thing.look]
    return 100 * w / h


def drawn(thing: Thing) -> str:
    """The thing on (0, 0), 100 high, its paint left open."""
    if not isinstance(thing.look, str):
        return thing.look()
    x, y, w, h = _boxes()[thing.look]
    scale = 100 / h
    body = icon(thing.look).replace(' fill="currentColor"', "")
    shift = f"translate({-(x + w / 2) * scale:.4g} {-(y + h) * scale:.4g})"
    return f'<g transform="{shift} scale({scale:.4g})">{body}</g>'
