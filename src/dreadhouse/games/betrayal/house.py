"""The three floors on the picture: tiles, what lies and stands there, and where one may go."""

# mypyc: no

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Any

from dreadhouse.art.measure import fit
from dreadhouse.games.betrayal import walls
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.layout import TILE, TITLE, Box, pack
from dreadhouse.games.betrayal.picture import (
    SIGN_ICONS,
    TRAIT_ICONS,
    drawn_words,
    medal,
    pick,
    placed,
    placed_at,
    room_name,
    say,
    shown,
    text,
)
from dreadhouse.games.betrayal.pieces import Pieces
from dreadhouse.games.betrayal.sight import Sight
from dreadhouse.games.betrayal.state import FLOORS, SIGNS, SYMBOLS, VESTIBULE


class House:
    """All floors of the house as it lies."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language
        self.share, self.boxes = pack(sight.at.house, sight.extents)
        self.pieces = Pieces(sight)
        self.fog = sight.fog()

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    def draw(self) -> str:
        """Each floor as a drawing of its own, so that one alone can fill the house's place."""
        return "".join(self.floor(floor, box) for floor, box in enumerate(self.boxes))

    def floor(self, floor: int, box: Box) -> str:
        """A floor: its name, then everything on it, layer by layer."""
        at = self.sight.extents[floor]
        id = FLOORS[floor]
        name = self.say("floor-name", floor=id)
        heading = self.heading(floor, box, name)
        rooms = [
            room for room in sorted(self.sight.tiles) if self.sight.tiles[room]["floor"] == floor
        ]
        layers = [
            *(self.dark(cell, ways) for cell, ways in sorted(self.fog.items()) if cell[0] == floor),
            *(self.hole(cell) for cell in self.sight.table.get("holes", []) if cell[0] == floor),
            *(self.tile(room) for room in rooms),
            *(self.over(room) for room in rooms),
            *(self.ghost(cell) for cell in sorted(self.sight.ghost_cells()) if cell[0] == floor),
            self.ties(floor),
            *in_order(
                self.pieces.standing(room, self.corner(room), self.share_of(floor))
                for room in rooms
            ),
        ]
        view = f"0 0 {at.columns * TILE:g} {at.rows * TILE:g}"
        return (
            f'<g class="floor-place {id}">{heading}<foreignObject class="floor" x="{box.x:.1f}" '
            f'y="{box.y + TITLE:.1f}" width="{box.wide:.1f}" height="{box.high - TITLE:.1f}">'
            f'<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" '
            f'id="floor-{id}" viewBox="{view}" role="group" aria-label="{escape(name)}">'
            f"{''.join(layers)}</svg></foreignObject></g>"
        )

    def heading(self, floor: int, box: Box, name: str) -> str:
        """The floor's name; it may be chosen."""
        words = self.sight.at_thing("floor", floor)
        if not words:
            return text(box.middle, box.y + 16, name, "floor-title", "middle")
        x, y = box.middle, box.y + 16
        inside = (
            f'<rect class="floor-plate" x="{x - 90:.1f}" y="{y - 19:.1f}" width="180" height="28" '
            f'rx="14"/><text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" fill="currentColor" '
            f'font-family="Forum, serif" font-size="18">{escape(name)}</text>'
        )
        return pick(f"floor-{FLOORS[floor]}-chosen", name, words, "", inside, "floor-choice")

    def corner(self, room: int) -> tuple[float, float]:
        """Where a tile is drawn on its floor."""
        tile = self.sight.tiles[room]
        spot: tuple[float, float] = self.sight.extents[tile["floor"]].corner(tile["x"], tile["y"])
        return spot

    def share_of(self, floor: int) -> float:
        """How large a floor is usually seen: all together, on phones alone."""
        return self.share_alone(floor) if self.sight.at.is_tall else self.share

    def share_alone(self, floor: int) -> float:
        """How large a floor is seen when it fills the place of the house."""
        at, area = self.sight.extents[floor], self.sight.at.house
        return min(area.wide / (at.columns * TILE), area.high / (at.rows * TILE))

    # ---- tiles

    def tile(self, room: int) -> str:
        """A room with its walls; it glows where one may go."""
        sight, tile, id = self.sight, self.sight.tiles[room], self.sight.room_id(room)
        words, says = sight.at_thing("room", room), ""
        walk = sight.walks.get(room)
        if walk is not None:
            told = self.say("board-walk", room=id, count=walk.cost)
            says = "|".join([*[""] * len(words), told])
            words = [*words, walk.word]
        living = sight.living_in(room)
        css = "tile lit" if living else "tile"
        css += (" far" if walk is not None else " glow") if words else ""
        css += " here" if room == sight.own_room else ""
        css += " new" if room == sight.table["new"] else ""
        windows, label = tile["windows"], self.label(room)
        inside = (
            walls.furnished(id, tile["turned"])
            + self.zones(room)
            + f'<rect class="light" x="4" y="4" width="112" height="112" '
            f'fill="url(#bet-{"lit" if living else "dim"})"/>'
            + walls.walls(tile["doors"], windows, tile["false_doors"], printed().outdoors[room])
            + (walls.front_door(sight.table["door_open"]) if room == VESTIBULE else "")
            + '<rect class="rim" x="3" y="3" width="114" height="114" rx="3"/>'
            + f"<title>{escape(label)}</title>"
        )
        drawn = pick(f"room-{id}", label, words, sight.reason("room", room), inside, css, says)
        return placed_at(*self.corner(room), drawn)

    def zones(self, room: int) -> str:
        """Roots, fire or whatever else a haunt lets spread through rooms."""
        affair = self.sight.affair
        if room not in affair.zone:
            return ""
        return f'<g class="zone">{ZONES.get(affair.zone_id, ZONES["roots"])}</g>'

    def label(self, room: int) -> str:
        """A room for ears: name, symbol, features, who and what is there."""
        tile = self.sight.tiles[room]
        told = [room_name(room, self.language)]
        kind = SYMBOLS[tile["symbol"]]
        if kind and not tile["spent"]:
            told.append(self.say("board-symbol", symbol=kind))
        told.append(self.say("board-sign", sign=SIGNS[tile["sign"]]))
        effect = self.say("room-about", room=self.sight.room_id(room))
        if effect != "-":
            told.append(effect)
        told += [self.pieces.figure_label(seat) for seat in self.sight.living_in(room)]
        told += [self.pieces.monster_label(each) for each in self.sight.monsters_in(room)]
        told += self.pieces.lying_labels(room)
        return ". ".join(told)

    def over(self, room: int) -> str:
        """Name, sign and symbol, upright whatever way the tile lies; and what lies in the room."""
        tile = self.sight.tiles[room]
        kind = SYMBOLS[tile["symbol"]]
        drawn = self.name(room)
        if kind and not tile["spent"]:
            drawn += medal(101, 20, 13, kind)
        drawn += f'<g class="sign">{placed(SIGN_ICONS[SIGNS[tile["sign"]]], 10, 10, 14)}</g>'
        drawn += badges(room, self.sight.tiles[room]["barrier"])
        drawn += self.sides(room)
        lying = self.pieces.lying(room, self.share_of(tile["floor"]))
        return placed_at(*self.corner(room), f'<g class="through">{drawn}</g>{lying}')

    def name(self, room: int) -> str:
        """The name on its ribbon, as large as fits: on all floors together, and on one alone."""
        floor = self.sight.tiles[room]["floor"]
        far, near = name_size(self.share), name_size(self.share_alone(floor))
        if far == near:
            return f'<g aria-hidden="true">{self.lettering(room, far)}</g>'
        return (
            f'<g class="far-name" aria-hidden="true">{self.lettering(room, far)}</g>'
            f'<g class="near-name" aria-hidden="true">{self.lettering(room, near)}</g>'
        )

    def lettering(self, room: int, most: float) -> str:
        """A name in one or two lines of at most a size."""
        sizes = tuple(most - step * 0.5 for step in range(24) if most - step * 0.5 >= 9)
        setting = fit(room_name(room, self.language), sizes, 104, 2, "text")
        size, leading = setting.size, setting.size * 1.04
        top = 111 - leading * len(setting.lines)
        rows = "".join(
            f'<text x="60" y="{top + leading * (row + 0.82):.1f}" text-anchor="middle" '
            f'class="room-name" font-size="{size:g}">{escape(line)}</text>'
            for row, line in enumerate(setting.lines)
        )
        return (
            f'<rect class="ribbon" x="9" y="{110 - leading:.1f}" width="102" '
            f'height="{leading + 2:.1f}" rx="3"/>{rows}'
        )

    def sides(self, room: int) -> str:
        """In a barrier room: the two sides can be chosen."""
        if not self.sight.tiles[room]["barrier"] or room != self.sight.own_room:
            return ""
        drawn = ""
        for side in (1, 2):
            words = self.sight.at_thing("side", side - 1)
            if words:
                way = self.sight.barrier_way(room, side)
                inside = walls.around(
                    way, '<rect class="side" x="12" y="12" width="96" height="38" rx="6"/>'
                )
                drawn += pick(f"side-{side}", self.say("board-side", side=side), words, "", inside)
        return drawn

    # ---- the dark, ghosts, holes

    def place(self, cell: Iterable[int]) -> tuple[float, float]:
        """Where a cell is drawn on its floor."""
        floor, x, y = cell
        return self.sight.extents[floor].corner(x, y)

    def dark(self, cell: tuple[int, int, int], ways: list[tuple[int, int]]) -> str:
        """An unexplored cell, as far as it is seen from the doorways that lead there."""
        inside = walls.mist(
            [(way + 2) % 4 for _, way in ways], cell not in self.sight.ghost_cells()
        )
        return placed_at(*self.place(cell), f'<g class="dark" aria-hidden="true">{inside}</g>')

    def hole(self, cell: Iterable[int]) -> str:
        """Where a room has vanished."""
        return placed_at(
            *self.place(cell), shown(self.say("board-hole"), walls.hole(), "void-place")
        )

    def ghost(self, cell: tuple[int, int, int]) -> str:
        """A place where a tile may go: to be entered, chosen, or with the ways it may lie."""
        id = "-".join(map(str, cell))
        turning = [
            ghost
            for ghost in self.sight.table.get("ghosts", [])
            if (ghost["floor"], ghost["x"], ghost["y"]) == cell and "turn" in ghost
        ]
        if turning:
            return placed_at(*self.place(cell), self.turns(turning), "ghost")
        words = self.sight.cell_words.get(cell, [])
        ghosts = [
            g["word"]
            for g in self.sight.table.get("ghosts", [])
            if (g["floor"], g["x"], g["y"]) == cell
        ]
        verb = (words or ghosts or ["explore"])[0].partition(" ")[0]
        about = self.say(f"board-{verb}")
        back = [(way + 2) % 4 for _, way in self.fog.get(cell, [])] or [0]
        x, y, wide, high = walls.seen_part(back)
        middle, size = x + wide / 2, min(21.0, 12.5 / self.share_of(cell[0]))
        call = drawn_words(
            f'<text x="{middle}" y="{y + high / 2 + 2}" text-anchor="middle" fill="currentColor" '
            f'font-family="Forum, serif" font-size="42">?</text>'
            f'<text x="{middle}" y="{y + high / 2 + 4 + size}" text-anchor="middle" '
            f'fill="currentColor" font-family="Literata, serif" font-size="{size:.1f}">'
            f"{escape(about)}</text>"
        )
        edge = f'x="{x}" y="{y}" width="{wide}" height="{high}" rx="8"'
        inside = f'<rect class="ghost-edge" {edge}/>{call}'
        return placed_at(*self.place(cell), pick(f"ghost-{id}", about, words, "", inside), "ghost")

    def turns(self, ghosts: list[dict[str, Any]]) -> str:
        """Small plans of a tile, one for each way that it may lie."""
        room = ghosts[0]["room"]
        turns = [ghost["turn"] for ghost in ghosts]
        size = 120.0 if len(turns) == 1 else 58.0
        drawn = '<rect class="ghost-edge" x="-3" y="-3" width="126" height="126" rx="8"/>'
        doors, windows = printed().doors[room], printed().windows[room]
        for number, turn in enumerate(turns):
            row, column = divmod(number, 2)
            x, y = (0.0, 0.0) if len(turns) == 1 else (column * 62.0, row * 62.0)
            if len(turns) == 2:
                y = 31.0
            inside = (
                walls.furnished(self.sight.room_id(room), turn)
                + walls.walls(rotate(doors, turn), rotate(windows, turn), 0, False)
                + '<rect class="rim" x="3" y="3" width="114" height="114" rx="3"/>'
            )
            label = self.say("board-turn", room=self.sight.room_id(room), turn=turn)
            words = self.sight.at_thing("turn", turn)
            thing = pick(f"turn-{turn}", label, words, "", inside, "tile glow")
            drawn += f'<g transform="translate({x:g} {y:g}) scale({size / TILE:.4g})">{thing}</g>'
        return drawn

    # ---- links and panels

    def ties(self, floor: int) -> str:
        """Links that cards have made: the same letter at both ends."""
        drawn = ""
        table = self.sight.table
        for kind in ("links", "panels"):
            for number, (one, one_side, other, other_side) in enumerate(table[kind]):
                letter = "ABCDEFGH"[number % 8]
                ends = ((one, one_side, other), (other, other_side, one))
                for room, side, far in ends:
                    if room in self.sight.tiles and self.sight.tiles[room]["floor"] == floor:
                        drawn += self.tie(kind, letter, room, side, far)
        return drawn

    def tie(self, kind: str, letter: str, room: int, side: int, far: int) -> str:
        """One end of a link, on the left wall of its room."""
        x, y = self.corner(room)
        lift = {0: 0, 1: -22, 2: 22}[side if side in (1, 2) else 0]
        icon = "secret-door" if kind == "links" else "turnstile"
        words = f'<text x="8" y="5" font-size="13" font-weight="700" fill="#fff">{letter}</text>'
        inside = (
            f'<rect class="tie {kind}" x="-15" y="-11" width="35" height="22" rx="11"/>'
            f"{placed(icon, -11, -8, 16)}{drawn_words(words)}"
        )
        label = self.say(f"board-{kind[:-1]}", room=self.sight.room_id(far), letter=letter)
        id = f"{kind[:-1]}-{letter}-{self.sight.room_id(room)}"
        return placed_at(x + 25, y + 56 + lift, shown(label, inside, "tie-end", id))


ROOTS = (
    "M8 20Q40 30 38 60T70 110M112 16Q80 40 84 66T40 112M60 8Q52 36 66 56T108 96M10 84Q36 80 52 92"
)
LEAVES = "M38 60l-9-5l7-5zM84 66l9-4l-6-6zM66 56l8-7l1 8zM52 92l-4 9l-6-6z"
FLAMES = "".join(
    f"M{x} {y}q-7-9 0-19q2 7 6 9q1-8-1-13q11 9 7 21q-3 6-12 2z"
    for x, y in ((22, 40), (82, 36), (52, 70), (26, 98), (90, 92), (58, 34), (78, 66))
)
ZONES = {
    "roots": f'<path class="root-line" d="{ROOTS}"/><path class="root-leaf" d="{LEAVES}"/>',
    "fire": '<rect class="embers" x="4" y="4" width="112" height="112"/>'
    f'<path class="flame" d="{FLAMES}"/>',
}


def name_size(share: float) -> float:
    """The largest letters of a room's name, in the tile's own units."""
    return min(22.0, max(9.0 if share > 1.2 else 12.0, 10.5 / share))


def badges(room: int, has_barrier: bool) -> str:
    """What a room asks of those who leave or stay, as a trait's icon with its number."""
    known = printed()
    found = []
    if known.exit[room] >= 0:
        found.append(("door", known.exit[room], f"{known.exit_least[room]}+"))
    if has_barrier:
        found.append(("crossed-chains", known.barrier[room], f"{known.barrier_least[room]}+"))
    if known.boost[room] >= 0:
        found.append(("hourglass", known.boost[room], "+1"))
    drawn = ""
    for icon, trait, number in found:
        words = f'<text x="31" y="12" font-size="12" fill="currentColor">{number}</text>'
        drawn += (
            f'<g class="badge" transform="translate(27 9)"><rect class="badge-plate" width="49" '
            f'height="16" rx="8"/>{placed(icon, 4, 2, 12)}{placed(TRAIT_ICONS[trait], 17, 2, 12)}'
            f"{words}</g>"
        )
    if known.end_turn[room] >= 0:
        drawn += (
            f'<g class="badge" transform="translate(27 9)"><rect class="badge-plate" width="33" '
            f'height="16" rx="8"/>{placed("hourglass", 4, 2, 12)}'
            f"{placed('droplets' if known.end_turn[room] == 0 else 'brain', 17, 2, 12)}</g>"
        )
    return drawn


def in_order(drawn: Iterable[dict[str, str]]) -> list[str]:
    """All things in the order of their names, so that a page moves each in its place."""
    found: dict[str, str] = {}
    for part in drawn:
        found |= part
    return [found[name] for name in sorted(found)]


def rotate(mask: int, turn: int) -> int:
    """A mask of directions after quarter turns clockwise."""
    return (mask << turn | mask >> (4 - turn)) & 15
