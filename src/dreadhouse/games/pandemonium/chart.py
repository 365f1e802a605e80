"""The map of the house in letters: eight by eight spaces with walls, doors and windows.

+--------+---DD---+
|Hu psy  |$2 T1   |
|        ......P..D
+---^^---+--------+
"""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.pandemonium.ground.plan import DOOR, LINE, WALL
from dreadhouse.games.pandemonium.layout import SIDE
from dreadhouse.games.pandemonium.sight import Sight

CELL = 8
DOORS = {"closed": "D", "open": "'", "broken": "x"}
TOKENS = {
    "first_aid_kit": "+",
    "dagger": "da",
    "book": "bo",
    "battery": "ba",
    "oars": "oa",
    "radio": "ra",
    "telephone": "te",
    "generator": "ge",
    "car": "CAR",
    "boat": "BOAT",
    "altar": "ALT",
    "landing_place": "H",
    "helicopter": "HELI",
}


class Chart:
    """A map of one view."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.plan = sight.plan
        self.wide = SIDE * (CELL + 1) + 1
        self.openings = {each["edge"]: each for each in sight.table["openings"]}
        self.cells = {
            (sight.plan.x[cell], sight.plan.y[cell]): cell for cell in range(len(sight.plan.x))
        }

    def lines(self) -> list[str]:
        """Row by row."""
        drawn = []
        for y in range(SIDE):
            drawn += [self.border(y), self.row(y, 0), self.row(y, 1)]
        return [*drawn, self.border(SIDE)]

    def border(self, y: int) -> str:
        """The edges north of a row of spaces."""
        line = "+"
        for x in range(SIDE):
            sign = self.sign(SIDE * y + x, True)
            line += ("-" * 3 + sign * 2 + "-" * 3 if sign not in "- " else sign * CELL) + "+"
        return line

    def row(self, y: int, part: int) -> str:
        """One of the two lines of a row of spaces."""
        line = self.upright(y, 0, part)
        for x in range(SIDE):
            line += self.inside(self.cells[x, y], part) + self.upright(y, x + 1, part)
        return line

    def upright(self, y: int, x: int, part: int) -> str:
        """A piece of an upright edge: its sign stands in the second line."""
        sign = self.sign(72 + (SIDE + 1) * y + x, False)
        return "|" if sign not in "| " and part == 0 else sign

    def sign(self, edge: int, is_flat: bool) -> str:
        """What an edge is in one letter."""
        kind = self.plan.kind[edge]
        if kind == LINE:
            return " "
        about = self.openings.get(edge)
        if kind == WALL or about is None:
            return "-" if is_flat else "|"
        if about.get("barricade"):
            return "E" if about["barricade"] == 2 else "B"
        if kind == DOOR or about["state"] != "closed":
            return DOORS[about["state"]]
        return self.arrow(self.plan.opens_from[edge], is_flat)

    def arrow(self, opens_from: int, is_flat: bool) -> str:
        """A closed window: the arrow points away from where it is opened."""
        if opens_from == 3:
            return "W"
        if is_flat:
            return "v" if opens_from & 1 else "^"
        return ">" if opens_from & 1 else "<"

    def inside(self, cell: int, part: int) -> str:
        """Half a space: beings above, things below; dots where it is dark."""
        if cell >> 4 in self.sight.fallen:
            return "#" * CELL
        words = " ".join(self.beings(cell) if part == 0 else self.things(cell))
        fill = "." if cell in self.sight.dark else " "
        return words[:CELL].replace(" ", fill).ljust(CELL, fill)

    def beings(self, cell: int) -> list[str]:
        """Who stands here: characters with a capital, creatures small, bosses all capitals."""
        found = [self.sight.who_name(who)[:2] for who in self.sight.in_cell(cell)]
        for foe in self.sight.foes:
            if foe.cell == cell:
                short = self.sight.foe_name(foe).replace(" ", "")[:3]
                found.append(short.upper() if foe.kind == "boss" else short.lower())
        return found + ["@" for one in self.sight.allies if one["cell"] == cell]

    def things(self, cell: int) -> list[str]:
        """What lies here: portal, tokens, Souls, Traps."""
        table = self.sight.table
        found = [
            "0" if each["sealed"] else "P" for each in table["portals"] if each["cell"] == cell
        ]
        found += [TOKENS[each["kind"]] for each in table["tokens"] if each["cell"] == cell]
        found += [f"${count}" for at, count in table["souls"] if at == cell and count]
        found += [f"T{count}" for at, count in table["traps"] if at == cell and count]
        found += ["!T" for at in table["evil_traps"] if at == cell]
        return found + ["e" for at in table["explored"] if at == cell]
