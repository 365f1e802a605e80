"""The house from above: floors, light and dark, walls, doors and windows, and what lies about."""

# mypyc: no

from __future__ import annotations

from html import escape
from typing import Any

from dreadhouse.games.pandemonium import night, openings
from dreadhouse.games.pandemonium.floors import floor
from dreadhouse.games.pandemonium.ground.names import edge_name
from dreadhouse.games.pandemonium.ground.plan import DOOR, EDGES, LINE
from dreadhouse.games.pandemonium.layout import CELL, RIM, SIDE
from dreadhouse.games.pandemonium.lying import Lying
from dreadhouse.games.pandemonium.picture import chance, fitted, pick, placed, placed_at, say, shown
from dreadhouse.games.pandemonium.sight import Sight

FLAT_EDGES = 72
FULL = SIDE * CELL
GARDEN = "garden"
STATES = ("closed", "open", "broken")
TITLE = 17.5


class House:
    """The board in its place."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language
        self.plan = sight.plan
        self.openings = sight.openings

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    def draw(self) -> str:
        """Everything from the floor up to the walls; beings stand on a layer of their own."""
        inside = (
            f'<g class="plans">{self.floors()}</g>'
            f"{self.printed_dark()}"
            f'<g class="lights">{self.lights()}</g>{Lying(self.sight).draw()}'
            f"{self.ruins()}{self.cells()}{self.walls()}{self.all_openings()}{self.titles()}"
        )
        box, scale = self.sight.at.house, self.sight.at.scale
        place = f"translate({box.x:g} {box.y:g}) scale({scale:.4f}) translate({RIM:g} {RIM:g})"
        ground = f'<rect class="ground" x="{-RIM:g}" y="{-RIM:g}" width="{FULL + 2 * RIM:g}" '
        ground += f'height="{FULL + 2 * RIM:g}" rx="14"/>'
        return f'<g id="house" transform="{place}">{ground}{inside}</g>'

    # ---- floors and light

    def floors(self) -> str:
        """The four tiles, furnished."""
        return "".join(
            f'<g class="plan {tile}" transform="translate({x:g} {y:g})">{floor(tile)}</g>'
            for tile, (x, y) in zip(self.sight.table["tiles"], corners(), strict=True)
        )

    def printed_dark(self) -> str:
        """The corner marks of spaces that are dark by day too (PAN-39)."""
        d = ""
        for cell in range(len(self.plan.is_dark)):
            if self.plan.is_dark[cell]:
                x, y = self.sight.spot(cell)
                d += f"M{x + 12:g} {y + 24:g}V{y + 12:g}H{x + 24:g}M{x + 88:g} {y + 76:g}"
                d += f"V{y + 88:g}H{x + 76:g}"
        return f'<path class="printed-dark" d="{d}"/>'

    def lights(self) -> str:
        """The veil of the dark with its pools, and the warm light of lamps."""
        sight = self.sight
        lamps = [sight.middle(cell) for cell in sorted(sight.lit)]
        standing = {one["cell"] for one in sight.cast if one["cell"] >= 0}
        near = [sight.middle(cell) for cell in sorted(standing - sight.lit)]
        if len(lamps) > len(self.plan.is_dark) // 2:
            # The Generator lights all: one even glow instead of a pool in every space.
            return f'<rect class="all-lit" width="{FULL:g}" height="{FULL:g}"/>'
        veil = night.darkness((sight.middle(cell) for cell in sorted(sight.dark)), lamps, near)
        return f"{veil}{night.warmth(lamps)}"

    def ruins(self) -> str:
        """Tiles that have fallen: nothing but the dark (DIA-110)."""
        drawn = ""
        for place in self.sight.fallen:
            x, y = corners()[place]
            words = self.say("board-fallen", tile=self.sight.tile_name(place))
            pit = (
                f'<rect class="pit" x="{x:g}" y="{y:g}" width="400" height="400"/>'
                f'<path class="cracks" d="M{x + 30:g} {y + 20:g}l40 60l-20 70l70 60l-30 80l60 70'
                f'M{x + 370:g} {y + 40:g}l-60 50l20 80l-80 40l30 90l-50 60"/>'
            )
            drawn += shown(words, pit, "fallen", f"fallen-{place}")
        return drawn

    # ---- spaces

    def cells(self) -> str:
        """Every space as a place to point at; those that may be entered glow."""
        return "".join(
            self.cell(cell)
            for cell in range(len(self.plan.x))
            if cell >> 4 not in self.sight.fallen
        )

    def cell(self, cell: int) -> str:
        """One space."""
        sight = self.sight
        words, says = sight.at_thing("cell", cell), ""
        css = "space glow" if words else "space"
        walk = sight.walks.get(cell)
        if walk is not None:
            told = self.say(
                "board-walk", at=sight.space_name(cell), count=walk.spaces, run=int(walk.is_run)
            )
            says = "|".join([*[""] * len(words), told])
            css = "space far" if not words else css
            words = [*words, walk.word]
        css += " here" if cell == sight.own_cell else ""
        inside = '<rect class="spot" x="8" y="8" width="84" height="84" rx="12"/>'
        x, y = sight.spot(cell)
        why = sight.reason("cell", cell)
        thing = pick(f"cell-{cell}", sight.about_cell(cell), words, why, inside, css, says)
        return placed_at(x, y, thing)

    # ---- walls

    def walls(self) -> str:
        """All walls, hedges in the garden."""
        stone: list[Any] = []
        hedge: list[Any] = []
        for edge in range(EDGES):
            if self.plan.kind[edge] == LINE:
                continue
            x, y, is_flat = place_of(edge)
            runs = openings.spans(x, y, is_flat, edge in self.openings)
            (hedge if self.is_hedge(edge) else stone).extend(runs)
        return (
            f'<g class="walls">{openings.wall_path(hedge, "hedge")}'
            f"{openings.wall_path(stone, 'stone')}</g>"
        )

    def is_hedge(self, edge: int) -> bool:
        """Whether an edge lies in the garden, or only on its rim."""
        sides = [cell >> 4 for cell in (self.plan.first[edge], self.plan.second[edge]) if cell >= 0]
        return all(self.sight.table["tiles"][tile] == GARDEN for tile in sides)

    # ---- openings

    def all_openings(self) -> str:
        """Doors and windows with what is nailed across them."""
        return "".join(self.opening(each) for _, each in sorted(self.openings.items()))

    def opening(self, each: dict[str, Any]) -> str:
        """One door or window."""
        edge, kind = each["edge"], self.plan.kind[each["edge"]]
        if any(cell >= 0 and cell >> 4 in self.sight.fallen for cell in self.sides(edge)):
            return ""
        state = STATES.index(each["state"])
        drawn = (
            openings.door(state)
            if kind == DOOR
            else openings.window(state, self.plan.opens_from[edge])
        )
        barred = each.get("barricade", 0)
        if barred:
            drawn += openings.barricade(barred == 2)
        x, y, is_flat = place_of(edge)
        words = self.sight.at_thing("edge", edge)
        glow = '<rect class="edge-glow" x="14" y="-17" width="72" height="34" rx="9"/>'
        inside = openings.turned(x, y, is_flat, (glow if words else "") + drawn)
        inside += self.odds(words, x, y, is_flat)
        css = f"opening {'door' if kind == DOOR else 'window'} {each['state']}"
        css += " exit" if self.is_exit(edge) else ""
        return pick(
            f"edge-{edge}",
            self.about_edge(each, kind),
            words,
            self.sight.reason("edge", edge),
            inside,
            css,
        )

    def sides(self, edge: int) -> tuple[int, int]:
        """The two spaces of an edge."""
        return self.plan.first[edge], self.plan.second[edge]

    def is_exit(self, edge: int) -> bool:
        """Whether a door leads out of the house."""
        return min(self.sides(edge)) < 0

    def about_edge(self, each: dict[str, Any], kind: int) -> str:
        """A door or window for ears."""
        told = self.say(
            "board-opening",
            kind="exit" if self.is_exit(each["edge"]) else "door" if kind == DOOR else "window",
            state=each["state"],
            at=edge_name(self.plan, each["edge"]).upper(),
        )
        barred = each.get("barricade", 0)
        return f"{told}, {self.say('board-barred', kind=barred)}" if barred else told

    def odds(self, words: list[str], x: float, y: float, is_flat: bool) -> str:
        """The chance to break an Evil Barricade, shown before the attack."""
        for word in words:
            if word in self.sight.odds:
                at_x, at_y = (x + 50, y) if is_flat else (x, y + 50)
                return placed_at(at_x, at_y, chance(self.sight.odds[word].percent), "odds")
        return ""

    # ---- names

    def titles(self) -> str:
        """The names of the tiles on the rim, each with its Activity (PAN-448)."""
        drawn = ""
        for place, (x, _) in enumerate(corners()):
            name = self.sight.tile_name(place)
            count = self.sight.table["activity"][place]
            y = -12.0 if place < 2 else FULL + 23
            words = fitted(x + 240, y, name, "tile-name", 220, TITLE, "middle")
            words += placed("footprint", x + 356, y - 15, 17)
            words += fitted(x + 376, y, str(count), "tile-activity", 24, TITLE)
            label = self.say("board-activity", tile=name, count=count)
            picked = self.sight.at_thing("place", ("nw", "ne", "sw", "se")[place])
            if picked:
                top = 0 if place < 2 else 400
                words += (
                    f'<rect class="tile-glow" x="{x + 3:g}" y="{top + 3}" width="394" '
                    'height="394" rx="10"/>'
                )
            title = f"<title>{escape(label)}</title>"
            drawn += pick(f"tile-{place}", label, picked, "", title + words, "tile-title")
        return drawn


def corners() -> list[tuple[float, float]]:
    """Where the four tiles lie."""
    return [(0.0, 0.0), (400.0, 0.0), (0.0, 400.0), (400.0, 400.0)]


def place_of(edge: int) -> tuple[float, float, bool]:
    """The western or northern end of an edge, and whether it lies flat."""
    if edge < FLAT_EDGES:
        y, x = divmod(edge, SIDE)
        return CELL * x, CELL * y, True
    y, x = divmod(edge - FLAT_EDGES, SIDE + 1)
    return CELL * x, CELL * y, False
