"""The skill trees laid out to learn from (PAN-381 to PAN-395)."""

# mypyc: no

from __future__ import annotations

from dreadhouse.games.pandemonium.layout import Box
from dreadhouse.games.pandemonium.picture import (
    TREE_ICONS,
    fitted,
    lines,
    named,
    pick,
    placed,
    placed_at,
    words_of,
)
from dreadhouse.games.pandemonium.sheets import BRANCHES, DOTS, SPACES, TREES
from dreadhouse.games.pandemonium.sight import Sight

NODE_WIDE, NODE_HIGH = 0.235, 0.27


class Trees:
    """Every tree in which something may be learnt now."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language

    def draw(self) -> str:
        """One tree large, several in a square."""
        trees = [
            tree
            for tree in TREES
            if any(self.sight.at_thing("skill", f"{tree}_{space + 1}") for space in range(SPACES))
        ]
        house = self.sight.at.house
        drawn = (
            f'<rect class="board-spread" x="{house.x:g}" y="{house.y:g}" width="{house.wide:g}" '
            f'height="{house.high:g}" rx="14"/>'
        )
        rows = max(2, len(trees))
        high = (house.high - 10) / rows
        for at, tree in enumerate(trees):
            box = Box(house.x + 10, house.y + 6 + at * high, house.wide - 20, high - 8)
            drawn += self.tree(tree, box)
        return f'<g id="spread">{drawn}</g>'

    def tree(self, tree: str, box: Box) -> str:
        """Six spaces, joined as they need each other."""
        name = named("tree", tree, self.language)
        drawn = f'<g class="tree now {tree}">{placed(TREE_ICONS[tree], box.x + 2, box.y, 22)}</g>'
        drawn += fitted(box.x + 32, box.y + 18, name, "tree-title", 220, 19.0)
        d = "".join(
            f"{'M' if at in (0, 4) else 'L'}{x:.1f} {y:.1f}"
            for at, (x, y) in enumerate(self.middle(box, dot) for dot in BRANCHES)
        )
        drawn += f'<path class="tree-way" d="{d}"/>'
        return drawn + "".join(
            self.node(tree, space, self.middle(box, dot), box) for space, dot in enumerate(DOTS)
        )

    def middle(self, box: Box, dot: tuple[int, int]) -> tuple[float, float]:
        """The middle of a space of the tree."""
        wide, high = box.wide / 4, (box.high - 24) / 3
        return box.x + wide * (dot[0] + 0.5), box.y + 24 + high * (dot[1] + 0.5)

    def node(self, tree: str, space: int, at: tuple[float, float], box: Box) -> str:
        """One skill: taken, on offer, or still to come."""
        id = f"{tree}_{space + 1}"
        words = self.sight.at_thing("skill", id)
        number = TREES.index(tree) * SPACES + space
        own = self.sight.cast[self.sight.own]["skills"] if self.sight.own >= 0 else []
        css = "node taken" if number in own else "node glow" if words else "node"
        wide, high = box.wide * NODE_WIDE, min(84.0, (box.high - 24) / 3 - 6)
        name = named("skill", id, self.language)
        told = words_of("skill", id, self.language)
        size, most = (12.5, 3) if high > 60 else (10.0, 2)
        start = 36 if high > 60 else 27
        block, _ = lines(8, start, told, "node-words", wide - 14, size, most)
        inside = f'<rect class="{css}" width="{wide:.1f}" height="{high:.1f}" rx="9"/>'
        # The words stand outside the button, which has a label of its own (WCAG 2.5.3).
        drawn = fitted(8, 15, name, "node-name", wide - 16, 13.5) + block
        told_beside = f'<g class="beside" aria-hidden="true">{drawn}</g>'
        thing = pick(f"skill-{id}", f"{name}. {told}", words, "", inside)
        return placed_at(at[0] - wide / 2, at[1] - high / 2, thing + told_beside)
