"""Icons: of the five types, and of a thing by the first motif that its card is tagged with."""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.danger.story.model import Card

TYPES = {
    "climbing": "climbing",
    "fighting": "fist",
    "dexterity": "running-shoe",
    "perception": "sight",
    "strength": "strong-arm",
}
KINDS = {"clue": "envelope", "premonition": "third-eye", "item": "suitcase"}
USES = {"danger": "coffee-mug", "win": "vial", "key": "key"}
MOTIFS = {
    "anchor": "anchor",
    "belt": "strap",
    "bird": "raven",
    "book": "book",
    "boots": "boots",
    "bottle": "vial",
    "bus": "bus",
    "cake": "cake-slice",
    "cat": "cat",
    "child": "doll",
    "clock": "alarm-clock",
    "coin": "trophy",
    "doll": "doll",
    "eye": "eye",
    "fire": "campfire",
    "flare": "flare",
    "footprints": "footprint",
    "gavel": "gavel",
    "ghost": "third-eye",
    "glasses": "binoculars",
    "glove": "gloves",
    "hand": "severed-hand",
    "hook": "hook",
    "hourglass": "hourglass",
    "key": "keyring",
    "knot": "strap",
    "ladder": "ladder",
    "lamp": "flashlight",
    "lantern": "lantern",
    "lens": "lens",
    "letter": "envelope",
    "lock": "key",
    "moon": "moon",
    "newspaper": "newspaper",
    "poker": "torch",
    "pot": "coffee-cup",
    "punch": "pincers",
    "quill": "feather",
    "scroll": "scroll-unfurled",
    "shoe": "ballerina-shoes",
    "skull": "skull",
    "soldier": "toy-soldier",
    "spade": "spade",
    "stairs": "stairs",
    "stamp": "wax-seal",
    "suitcase": "suitcase",
    "tag": "price-tag",
    "ticket": "ticket",
    "tide": "waves",
    "torch": "torch",
    "toy": "doll",
    "train": "steam-locomotive",
    "umbrella": "umbrella",
    "watch": "pocket-watch",
    "wave": "waves",
}


def motifs(card: Card) -> list[str]:
    """What the card's picture shows, from its tags: see-boat, see-lamp."""
    return [tag.removeprefix("see-") for tag in card.tags if tag.startswith("see-")]


def icon_of(card: Card) -> str:
    """The icon of a clue card."""
    known = [MOTIFS[motif] for motif in motifs(card) if motif in MOTIFS]
    if card.kind == "premonition":
        return KINDS["premonition"]
    if known:
        return known[0]
    if card.item is not None:
        return (
            TYPES[card.item.type]
            if card.item.use == "booster" and card.item.type
            else USES.get(card.item.use, KINDS["item"])
        )
    return KINDS.get(card.kind, "envelope")
