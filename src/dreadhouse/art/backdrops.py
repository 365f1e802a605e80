"""Which picture a place has: by its kind, else by a word in its id, else by what is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from dreadhouse.art import chambers, outdoors, rooms, upstairs
from dreadhouse.art.paint import INSIDE, OUTSIDE, Backdrop, Paint


class Kind(NamedTuple):
    """How a kind of place is drawn, in which colours, and the words that give it away."""

    draw: Callable[[Paint, Random], Backdrop]
    paints: tuple[str, ...]
    words: str = ""


SEA = ("night", "storm", "dusk", "dawn")
CALM = ("night", "dusk", "dawn")
WARM = ("brown", "wine", "mustard")
COLD = ("teal", "moss", "teal")
ALL = ("brown", "teal", "wine", "mustard")

KINDS: dict[str, Kind] = {
    "sea_road": Kind(outdoors.sea_road, SEA, "causeway seawall"),
    "open_sea": Kind(outdoors.open_sea, SEA, "sea ocean water"),
    "sands": Kind(outdoors.sands, CALM, "sands sand beach flats"),
    "cave": Kind(outdoors.cave, CALM, "cave grotto tunnel"),
    "hut": Kind(outdoors.hut, SEA, "hut cabin shack"),
    "steps": Kind(outdoors.steps, SEA, "steps quay harbour harbor pier shore"),
    "court": Kind(outdoors.court, CALM, "court yard square"),
    "gate": Kind(outdoors.gate, CALM, "gate lodge"),
    "roof": Kind(outdoors.roof, CALM, "roof roofs ledge"),
    "street": Kind(outdoors.street, SEA, "street road town village alley"),
    "forest": Kind(outdoors.forest, CALM, "forest wood woods garden park"),
    "tower_foot": Kind(outdoors.tower_foot, SEA, "lighthouse"),
    "gallery": Kind(outdoors.gallery, SEA, "gallery balcony"),
    "outside": Kind(outdoors.outside, SEA, "field hill moor cliff outside island"),
    "hall": Kind(rooms.hall, WARM, "hall foyer lobby entrance"),
    "corridor": Kind(rooms.corridor, ALL, "corridor passage way servants landing"),
    "dining": Kind(rooms.dining, WARM, "dining supper banquet"),
    "kitchen": Kind(rooms.kitchen, ("brown", "teal", "mustard"), "kitchen larder pantry scullery"),
    "library": Kind(rooms.library, WARM, "library archive books"),
    "nursery": Kind(upstairs.nursery, ("teal", "mustard", "wine"), "nursery playroom school"),
    "music": Kind(rooms.music, ("teal", "brown", "mustard"), "music theatre theater stage"),
    "stair": Kind(rooms.stair, ("wine", "teal", "brown"), "stair stairs staircase"),
    "glasshouse": Kind(upstairs.glasshouse, ("moss", "teal"), "conservatory glasshouse greenhouse"),
    "attic": Kind(upstairs.attic, ("teal", "brown", "mustard", "wine"), "loft attic"),
    "ward": Kind(upstairs.ward, COLD, "ward hospital infirmary"),
    "ballroom": Kind(upstairs.ballroom, ("teal", "wine", "mustard"), "ballroom"),
    "saleroom": Kind(upstairs.saleroom, WARM, "auction saleroom market"),
    "tower": Kind(chambers.tower, ("teal", "brown", "moss"), "tower belfry"),
    "lantern": Kind(chambers.lantern, ("teal", "brown", "wine", "mustard"), "lantern beacon light"),
    "cellar": Kind(
        chambers.cellar, ("teal", "brown", "moss"), "cellar cellars vault crypt basement"
    ),
    "platform": Kind(
        chambers.platform, ("teal", "moss", "brown"), "platform station train railway"
    ),
    "chapel": Kind(chambers.chapel, COLD, "chapel church abbey"),
    "counting": Kind(chambers.counting, ("mustard", "teal", "brown"), "counting bank claims"),
    "waterworks": Kind(chambers.works, COLD, "works waterworks sluice mill engine factory"),
    "office": Kind(chambers.office, WARM, "office shop store"),
    "bus": Kind(chambers.bus, ("brown", "teal", "wine"), "bus coach tram car"),
    "clockroom": Kind(chambers.clocks, WARM, "watch watches clock clocks"),
    "mailroom": Kind(chambers.mailroom, ("brown", "teal"), "letter letters post mail"),
    "cloakroom": Kind(chambers.cloakroom, ("wine", "brown", "teal"), "cloakroom wardrobe"),
    "bedroom": Kind(upstairs.bedroom, ("wine", "teal", "mustard"), "bedroom guest"),
    "study": Kind(upstairs.study, ("brown", "teal"), "chart study map"),
    "boathouse": Kind(chambers.boathouse, ("brown", "teal"), "lifeboat boathouse slipway"),
    "inside": Kind(chambers.inside, ALL, "room chamber house"),
}
OPEN_AIR = frozenset(
    [
        "wave",
        "tide",
        "sand",
        "wall",
        "post",
        "moon",
        "stars",
        "fog",
        "rain",
        "lightning",
        "boat",
        "car",
        "bus",
        "tree",
        "tent",
        "bridge",
        "house",
        "tower",
        "rails",
        "lifeboat",
    ]
)
BESIDE = {
    "tower": ("tower_foot", {"wave", "tower"}),
    "lantern": ("gallery", {"wave", "tower"}),
    "bus": ("street", {"bus"}),
    "roof": ("open_sea", {"house"}),
}


def kind_of(place: str, motifs: Sequence[str] = ()) -> str:
    """The kind of picture for a place: a kind itself, or the id of a story's place."""
    if place in KINDS:
        return _stepped_out(place, motifs)
    words = place.lower().replace("-", "_").split("_")
    for kind, look in KINDS.items():
        if kind != "inside" and set(words) & set(look.words.split()):
            return _stepped_out(kind, motifs)
    if set(words) & set(KINDS["inside"].words.split()):
        return "inside"
    return "outside" if OPEN_AIR & set(motifs[:2]) else "inside"


def _stepped_out(kind: str, motifs: Sequence[str]) -> str:
    """A tower is seen from outside when the sea is what matters, a bus when it is the bus."""
    other, signs = BESIDE.get(kind, (kind, set[str]()))
    return other if signs & set(motifs[: 1 if kind in ("bus", "roof") else 2]) else kind


def paint_of(kind: str, r: Random) -> Paint:
    """The colours of this picture."""
    return {**INSIDE, **OUTSIDE}[r.choice(KINDS[kind].paints)]
