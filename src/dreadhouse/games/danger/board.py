"""The drawing beside the page: a map of the places read so far in this chapter."""

# mypyc: no

from __future__ import annotations

import math
from collections.abc import Callable
from html import escape
from typing import Any

from dreadhouse.games.danger.map import COLUMNS, Chart, chart_of
from dreadhouse.games.danger.sight import Sight
from dreadhouse.games.danger.story.model import Story

WIDE = 300.0
STEP_X = 58.0
STEP_Y = 58.0
LEFT = (WIDE - (COLUMNS - 1) * STEP_X) / 2
TOP = 34.0
DOT = 9.0
STUB = 25.0
ANGLES = (90, 55, 125, 28, 152, 0, 180, -28, 208)
APART = 26
MARKS = {"death": "✕", "goal": "★", "ending": "★"}


def drawing(story: Story) -> Callable[[dict[str, Any], str], str]:
    """What draws a view of this story."""

    def draw(seen: dict[str, Any], language: str) -> str:
        return Map(Sight(story, seen, language)).draw()

    return draw


class Map:
    """The walk of one chapter, the ways not taken, and where the hero stands."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        path = sight.table["path"]
        here = sight.table["chapter"]
        walk = [id for id in path if sight.story.cards[id].chapter == here]
        self.before = len({id for id in path if sight.story.cards[id].chapter != here})
        self.here: str = sight.table["card"]
        self.chart: Chart = chart_of(walk or [self.here])
        self.exits: dict[str, int] = {}
        for place, _ in sight.table["exits"]:
            if place in self.chart.spots:
                self.exits[place] = self.exits.get(place, 0) + 1

    def draw(self) -> str:
        """The whole map."""
        high = TOP + (self.chart.rows - 1) * STEP_Y + 44 + (18 if self.before else 0)
        said = self.sight.say(
            "map-label",
            count=len(self.chart.spots),
            here=self._title(self.here),
            open=sum(self.exits.values()),
        )
        return (
            f'<svg class="board-svg way-map" viewBox="0 0 {WIDE:g} {high:g}" role="img" '
            f'aria-label="{escape(said)}">{self._ways()}{self._exits()}{self._places()}'
            f"{self._before(high)}</svg>"
        )

    def _title(self, id: str) -> str:
        return f"{id} {self.sight.words.title(id).text}"

    def _at(self, id: str) -> tuple[float, float]:
        row, column = self.chart.spots[id]
        shift = STEP_X * 0.14 * (1 if row % 2 else -1)
        return LEFT + column * STEP_X + shift, TOP + row * STEP_Y

    def _ways(self) -> str:
        lines = []
        for start, end in self.chart.ways:
            (x, y), (to_x, to_y) = self._at(start), self._at(end)
            bend, css = (
                self._bend(start, end),
                "map-way far" if self._is_far(start, end) else "map-way",
            )
            middle_x, middle_y = (x + to_x) / 2 + bend, (y + to_y) / 2
            lines.append(
                f'<path class="{css}" d="M{x:.1f} {y:.1f}Q{middle_x:.1f} {middle_y:.1f} '
                f'{to_x:.1f} {to_y:.1f}"/>'
            )
        return "".join(lines)

    def _is_far(self, start: str, end: str) -> bool:
        """Whether a way leaps over so many rows that it should stay in the background."""
        return abs(self.chart.spots[start][0] - self.chart.spots[end][0]) > 2

    def _bend(self, start: str, end: str) -> float:
        """A long way swings past the places between its ends."""
        (row, column), (to_row, to_column) = self.chart.spots[start], self.chart.spots[end]
        if abs(to_row - row) < 2 and abs(to_column - column) < 2:
            return 0.0
        return 34.0 if column + to_column < COLUMNS else -34.0

    def _exits(self) -> str:
        """A stub with a question mark for each way that nobody has taken."""
        found = []
        for place, count in self.exits.items():
            x, y = self._at(place)
            for angle in self._free_angles(place)[:count]:
                turn = math.radians(angle)
                end_x, end_y = x + STUB * math.cos(turn), y + STUB * math.sin(turn)
                found.append(
                    f'<path class="map-exit" d="M{x:.1f} {y:.1f}L{end_x:.1f} {end_y:.1f}"/>'
                    f'<text class="map-question" x="{x + (STUB + 7) * math.cos(turn):.1f}" '
                    f'y="{y + (STUB + 7) * math.sin(turn) + 4:.1f}" text-anchor="middle">?</text>'
                )
        return "".join(found)

    def _free_angles(self, place: str) -> list[int]:
        """Directions in which no walked way leaves, downwards first; the rest after them."""
        x, y = self._at(place)
        used = []
        for start, end in self.chart.ways:
            if place in (start, end):
                to_x, to_y = self._at(end if place == start else start)
                used.append(math.degrees(math.atan2(to_y - y, to_x - x)))
        free = [
            angle
            for angle in ANGLES
            if all(abs((angle - other + 180) % 360 - 180) > APART for other in used)
        ]
        return free + [angle for angle in ANGLES if angle not in free]

    def _places(self) -> str:
        return "".join(self._place(id) for id in self.chart.spots)

    def _place(self, id: str) -> str:
        x, y = self._at(id)
        kind = self.sight.story.cards[id].kind
        is_here = id == self.here
        ring = (
            f'<circle class="map-ring" cx="{x:.1f}" cy="{y:.1f}" r="{DOT + 5}"/>' if is_here else ""
        )
        mark = MARKS.get(kind, "")
        sign = (
            f'<text class="map-mark" x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle">{mark}</text>'
            if mark
            else ""
        )
        said = self.sight.say("map-here") if is_here else id
        return (
            f'<g class="map-place {kind}{" here" if is_here else ""}" id="place-{id}" '
            f'data-reread="{id}"><title>{escape(self._title(id))}</title>{ring}'
            f'<circle class="map-dot" cx="{x:.1f}" cy="{y:.1f}" r="{DOT:g}"/>{sign}'
            f'<text class="map-name" x="{x:.1f}" y="{y - (18 if is_here else 13):.1f}" '
            f'text-anchor="middle">'
            f"{escape(said)}</text></g>"
        )

    def _before(self, high: float) -> str:
        if not self.before:
            return ""
        told = self.sight.say("map-before", count=self.before)
        return f'<text class="map-before" x="8" y="{high - 6:.1f}">{escape(told)}</text>'
