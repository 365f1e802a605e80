"""The own cards in the hand, and what lies spread out to be chosen from."""

# mypyc: no

from __future__ import annotations

import functools
from typing import Any

from dreadhouse.art.cards import card_svg
from dreadhouse.games.pandemonium.layout import Box
from dreadhouse.games.pandemonium.people import People
from dreadhouse.games.pandemonium.picture import (
    named,
    pick,
    placed_at,
    say,
    words_of,
)
from dreadhouse.games.pandemonium.prints import deck_of, number_of, weapons
from dreadhouse.games.pandemonium.sight import Sight
from dreadhouse.games.pandemonium.signs import sign_of
from dreadhouse.games.pandemonium.trees import Trees

# The house shares six frames for cards: which one each deck of ours wears.
FRAMES = {
    "weapon": "action",
    "object": "person",
    "event": "location",
    "pact": "curse",
    "combo": "book",
    "ally": "person",
    "dimensional": "monster",
}
WIDE = 140.0


@functools.lru_cache(maxsize=1024)
def card_picture(card: str, language: str, state: str) -> str:
    """A card as a whole picture, for the hand and for a spread."""
    kind = kind_of(card)
    power = weapons()[card][0] if card in weapons() else None
    need = weapons()[card][1] if card in weapons() else None
    return card_svg(
        number=number_of(card),
        title=named("card", card, language),
        kind=FRAMES[kind],
        icon=sign_of(card),
        cost=need,
        power=power,
        effect=words_of("card", card, language),
        kind_name=say("board-kind", language, kind=kind),
        state=state,
    )


def kind_of(card: str) -> str:
    """The deck of a card; Items are weapons or objects."""
    deck = deck_of(card)
    if deck == "item":
        return "weapon" if card in weapons() else "object"
    return deck


def draw_hand(seen: dict[str, Any], language: str) -> list[tuple[str, str, str]]:
    """The viewer's own cards in order: id, title, picture."""
    sight = Sight(seen, language)
    if sight.own < 0 or not sight.cast[sight.own]["persona"]:
        return []
    one = sight.cast[sight.own]
    held = [*one["hands"], *one["backpack"], *one.get("kept", []), *one.get("own_pacts", [])]
    found = []
    for card in dict.fromkeys(held):
        state = "glow" if sight.at_thing("card", card) else ""
        count = held.count(card)
        title = named("card", card, language) + (f" ×{count}" if count > 1 else "")
        found.append((card, title, card_picture(card, language, state)))
    return found


class Spread:
    """The spread over the house, if there is anything to choose from."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language

    def draw(self) -> str:
        """Characters before the game, skill trees after a deed, or loose cards."""
        picks = [word for word in self.sight.options if word.startswith("pick ")]
        if picks:
            return People(self.sight).draw([word.partition(" ")[2] for word in picks])
        learnt = [word for word in self.sight.options if word.startswith("learn ")]
        if learnt:
            return Trees(self.sight).draw()
        return self.cards(self.loose())

    def loose(self) -> list[str]:
        """Cards that may be chosen and that the own sheet does not show."""
        known: set[str] = set()
        if self.sight.own >= 0:
            one = self.sight.cast[self.sight.own]
            known = {*one["hands"], *one["backpack"], *one["kept"], *one.get("own_pacts", [])}
        found = [str(key) for kind, key in self.sight.words if kind == "card"]
        wishes = ("always", "sometimes", "never")
        return [
            card
            for card in dict.fromkeys(found)
            if card not in known
            and any(
                word.partition(" ")[0] not in wishes for word in self.sight.at_thing("card", card)
            )
        ]

    def cards(self, cards: list[str]) -> str:
        """Loose cards in a row over the house, closer together the more there are."""
        if not cards:
            return ""
        house = self.sight.at.house
        step = min(WIDE + 14, (house.wide - 60 - WIDE) / max(1, len(cards) - 1))
        total = step * (len(cards) - 1) + WIDE
        x, y = house.x + (house.wide - total) / 2, house.y + house.high * 0.28
        drawn = ground(Box(x - 18, y - 16, total + 36, WIDE * 1.4 + 38))
        for place, card in enumerate(cards):
            picture = card_picture(card, self.language, "glow")
            sized = picture.replace(
                '<svg class="card-svg"',
                f'<svg class="card-svg" width="{WIDE}" height="{WIDE * 1.4 + 6:.0f}"',
                1,
            )
            name = named("card", card, self.language)
            words = self.sight.at_thing("card", card)
            thing = pick(f"loose-{card}", name, words, "", sized)
            drawn += placed_at(x + place * step, y, thing, "slides")
        return f'<g id="spread">{drawn}</g>'


def ground(box: Box) -> str:
    """What a spread lies on."""
    return (
        f'<rect class="board-spread" x="{box.x:.1f}" y="{box.y:.1f}" width="{box.wide:.1f}" '
        f'height="{box.high:.1f}" rx="14"/>'
    )
