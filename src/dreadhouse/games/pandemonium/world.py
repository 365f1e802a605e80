"""A Dimensional challenge in its own sealed world: seen through the portal, over the dim house."""

# mypyc: no

from __future__ import annotations

import math
from html import escape
from typing import Any

from dreadhouse.games.pandemonium import beings
from dreadhouse.games.pandemonium.layout import Box
from dreadhouse.games.pandemonium.picture import (
    fitted,
    lines,
    named,
    placed,
    placed_at,
    say,
    words_of,
)
from dreadhouse.games.pandemonium.sight import Sight
from dreadhouse.games.pandemonium.signs import sign_of

LANDS = {
    "doomed_planet": "ember",
    "sea_of_glass": "ice",
    "the_arena": "ember",
    "mirror_hall": "ice",
    "the_scales": "gold",
    "rope_bridge": "moss",
    "library_of_teeth": "bone",
    "the_hunt": "moss",
    "black_sun": "void",
    "the_feast": "ember",
    "toll_gate": "gold",
    "chessboard": "bone",
    "the_well": "void",
    "frozen_clock": "ice",
}
RADIUS = 0.44


class World:
    """The other side of a portal, while somebody is there."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language

    def draw(self) -> str:
        """The sealed world over the house, or nothing."""
        challenge = self.sight.table.get("challenge")
        if not challenge or any(kind == "cell" for kind, _ in self.sight.words):
            return ""
        box = self.sight.at.house
        card = str(challenge["card"])
        r = box.wide * RADIUS
        middle = (box.middle, box.y + box.high / 2)
        inside = (
            f'<rect class="world-veil" x="{box.x:g}" y="{box.y:g}" width="{box.wide:g}" '
            f'height="{box.high:g}" rx="12"/>'
            + placed_at(*middle, self.disc(card, r), f"world {LANDS.get(card, 'void')}")
            + self.people(challenge, box, r)
            + self.told(card, challenge, box, r)
        )
        label = escape(f"{named('card', card, self.language)}. {self.words(card)}")
        return f'<g id="world" role="group" aria-label="{label}">{inside}</g>'

    def words(self, card: str) -> str:
        """What the challenge asks."""
        return words_of("card", card, self.language)

    def disc(self, card: str, r: float) -> str:
        """The sky, two moons, the ground that is not of this world, and the portal's rim."""
        ridge = "".join(
            f"L{x:.0f} {r * 0.34 + r * 0.09 * math.sin(x / r * 7 + 1) - r * 0.05 * (at % 2):.0f}"
            for at, x in enumerate(range(int(-r), int(r) + 1, max(1, int(r / 9))))
        )
        stars = "".join(
            f"M{(at * 67 % 180 - 90) / 100 * r:.0f} {(at * 43 % 120 - 95) / 100 * r:.0f}h0"
            for at in range(46)
        )
        size = r * 0.62
        sign = placed(sign_of(card), -size / 2, -r * 0.5, size)
        return (
            f'<clipPath id="world-clip"><circle r="{r:.0f}"/></clipPath>'
            f'<g clip-path="url(#world-clip)"><circle class="sky" r="{r:.0f}"/>'
            f'<path class="far-stars" d="{stars}"/>'
            f'<circle class="far-moon" cx="{r * 0.62:.0f}" cy="{-r * 0.36:.0f}" '
            f'r="{r * 0.13:.0f}"/>'
            f'<circle class="far-moon small" cx="{-r * 0.64:.0f}" cy="{-r * 0.3:.0f}" '
            f'r="{r * 0.06:.0f}"/>'
            f'<g class="far-sign">{sign}</g>'
            f'<path class="far-land back" d="M{-r:.0f} {r * 0.18:.0f}{ridge}V{r:.0f}H{-r:.0f}Z"/>'
            f'<path class="far-land" d="M{-r:.0f} {r * 0.5:.0f}Q0 {r * 0.26:.0f} {r:.0f} '
            f'{r * 0.5:.0f}V{r:.0f}H{-r:.0f}Z"/></g>'
            f'<circle class="world-rim" r="{r:.0f}"/><circle class="world-rim thin" '
            f'r="{r + 9:.0f}"/>'
        )

    def people(self, challenge: dict[str, Any], box: Box, r: float) -> str:
        """The traveller, alone against what was invoked there."""
        y = box.y + box.high / 2 + r * 0.3
        who = self.sight.cast[challenge["who"]]["persona"]
        foes = challenge.get("foes", [])
        start = box.middle - (r * 0.34 if foes else 0)
        drawn = self.placed(beings.character(who), start, y, r)
        for at, foe in enumerate(foes):
            drawn += self.placed(beings.creature(foe), box.middle + r * (0.24 + 0.3 * at), y, r)
        return drawn

    def placed(self, inside: str, x: float, y: float, r: float) -> str:
        """A being in the other world."""
        return placed_at(x, y, f'<g transform="scale({r / 260:.2f})">{inside}</g>')

    def told(self, card: str, challenge: dict[str, Any], box: Box, r: float) -> str:
        """The card's name, what it asks, and whether it was passed."""
        y = box.y + box.high / 2
        name = named("card", card, self.language)
        drawn = fitted(box.middle, y - r * 0.62, name, "world-title", r * 1.2, 30.0, "middle")
        block, _ = lines(0, 0, self.words(card), "world-words", r * 1.02, 16.0, 5)
        drawn += placed_at(box.middle - r * 0.51, y + r * 0.6, block)
        passed = challenge.get("passed")
        if passed is not None:
            css = "passed" if passed else "failed"
            told = say("board-passed", self.language, passed=int(bool(passed)))
            drawn += fitted(box.middle, y + r * 0.92, told, f"world-end {css}", r, 24.0, "middle")
        return drawn
