"""The house on the picture: rooms, doors, icons, cubes, figures and crawling Parts."""

# mypyc: no

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from dreadhouse.games.possession import scenery
from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.layout import Box
from dreadhouse.games.possession.picture import (
    ICONS,
    PART_ICONS,
    SCENES,
    SEATS,
    drawn_words,
    fitted,
    pick,
    placed_at,
    room_title,
    say,
    seat_sign,
    shown,
    token,
    token_outline,
)
from dreadhouse.games.possession.sight import Sight
from dreadhouse.games.possession.stamps import placed
from dreadhouse.games.possession.state import ATTIC, BASEMENT, PARTS, STAIRS

FLOOR = 30.0


class House:
    """The cross-section, room by room."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.at = sight.at
        self.language = sight.language

    def draw(self) -> str:
        """From the sky to the figures, layer by layer.

        Figures and Parts lie in the order of seats, so that a page which redraws the picture
        moves each in its place and lets it glide.
        """
        rooms = [(room, self.box(room)) for room in sorted(self.sight.space_of)]
        doors = sorted(self.sight.doors.items())
        layers = {
            "night": [scenery.night(self.at)],
            "rooms": [self.room(room, box) for room, box in rooms],
            "doors": [*(self.door(a, b, state) for (a, b), state in doors), self.ways()],
            "things": [self.furnishing(room, box) for room, box in rooms],
            "parts": in_order(self.parts(room, box) for room, box in rooms),
            "figures": in_order(self.figures(room, box) for room, box in rooms),
        }
        return "".join(f'<g id="layer-{id}">{"".join(drawn)}</g>' for id, drawn in layers.items())

    def box(self, room: int) -> Box:
        """Where a room stands."""
        return self.at.space(self.sight.space_of[room])

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    # ---- rooms

    def room(self, room: int, box: Box) -> str:
        """A room's walls and what can be done to the room itself."""
        sight = self.sight
        words = sight.at_thing("room", room)
        walk = sight.walks.get(room)
        says = []
        if walk is not None:
            words = [*words, walk.word]
            says = [self.say("board-walk", room=printed().rooms[room], count=walk.cost)]
        id = printed().rooms[room]
        inside = self.walls(room, box, bool(words)) + self.cost(room, box)
        menu = "|".join([""] * (len(words) - len(says)) + says) if says else ""
        label = self.room_label(room)
        return pick(f"room-{id}", label, words, sight.reason("room", room), inside, menu)

    def walls(self, room: int, box: Box, glows: bool) -> str:
        """Wallpaper, scene, window; lit where somebody is."""
        living = self.sight.living_in(room)
        haunted = bool(living) and all(self.sight.players[seat]["possessed"] for seat in living)
        paint = "haunted" if haunted else "lit" if living else "dark"
        css = f"room {paint}{' here' if room == self.sight.own_room else ''}"
        css += " glow" if glows else ""
        return (
            f'<g class="{css}"><rect class="walls" x="{box.x}" y="{box.y}" width="{box.wide}" '
            f'height="{box.high}" rx="3" fill="url(#pos-{paint})"/>'
            f"{self.scene(room, box)}"
            f'<rect class="floor" x="{box.x}" y="{box.foot - FLOOR}" width="{box.wide}" '
            f'height="{FLOOR}"/>'
            f'<rect class="frame" x="{box.x}" y="{box.y}" width="{box.wide}" '
            f'height="{box.high}" rx="3"/></g>'
        )

    def scene(self, room: int, box: Box) -> str:
        """What stands in the room, as shadows on the wall, and its window."""
        large, small = SCENES[printed().rooms[room]]
        size = min(box.high - FLOOR - 26, box.wide * 0.5)
        y = box.foot - FLOOR - size
        tiny = size * 0.42
        drawn = scenery.wainscot(box, FLOOR)
        drawn += f'<g class="scene">{placed(large, box.right - size - 12, y, size)}'
        if room not in (ATTIC, BASEMENT, STAIRS) or not self.at.is_tall:
            drawn += placed(small, box.x + box.wide * 0.32, y + size - tiny, tiny)
        drawn += "</g>"
        if self.sight.has_window(room):
            drawn += scenery.window(box.x + 10, box.y + 34, self.at.icon)
        return drawn

    def cost(self, room: int, box: Box) -> str:
        """What it costs to get there, on a small plate."""
        words = self.sight.at_thing("room", room)
        walk = self.sight.walks.get(room)
        costs = [1 for word in words if word.startswith("go ")]
        costs += [2 for word in words if word.startswith("window ")]
        costs += [walk.cost] if walk else []
        if not costs:
            return ""
        x = box.right - 17
        y = box.foot - FLOOR - 13 if self.at.is_tall else box.y + 16
        number = (
            f'<text x="{x - 7}" y="{y + 5}" text-anchor="middle" font-size="14" '
            f'font-weight="700" fill="#241404">{min(costs)}</text>'
        )
        return (
            f'<rect class="cost" x="{x - 17}" y="{y - 11}" width="30" height="21" rx="10"/>'
            f"{drawn_words(number)}{placed('hourglass', x - 2, y - 6, 12, '#241404')}"
        )

    def room_label(self, room: int) -> str:
        """A room for ears: name, initiative, icons, who is there, what lies there."""
        told = [room_title(room, self.language), self.say("board-initiative", number=room + 1)]
        for icon in self.sight.icons_of(room):
            told.append(self.icon_title(room, icon))
        if self.sight.has_window(room):
            told.append(self.say("icon-window"))
        if room in self.sight.table["branches"]:
            told.append(self.say("board-branch"))
        for seat in self.sight.living_in(room):
            told.append(self.figure_label(seat))
        for seat, part in self.sight.parts_in(room):
            told.append(self.part_label(seat, part))
        return ". ".join(told)

    # ---- doors

    def door(self, a: int, b: int, state: str) -> str:
        """A door: open, barred with a cross of planks, or torn out."""
        x, y, lies = self.door_place(a, b)
        here = self.sight.own_room
        other = b if here == a else a if here == b else -1
        words = self.sight.at_thing("door", other) if other >= 0 else []
        why = self.sight.reason("door", other) if other >= 0 else ""
        names = [room_title(room, self.language) for room in (a, b)]
        label = self.say(f"board-door-{state}", room=names[0], other=names[1])
        inside = scenery.door(x, y, state, lies, bool(words))
        id = f"door-{printed().rooms[a]}-{printed().rooms[b]}"
        return pick(id, label, words, why, inside)

    def door_place(self, a: int, b: int) -> tuple[float, float, bool]:
        """The middle of a door, and whether it lies in a floor."""
        first, second = self.box(a), self.box(b)
        if STAIRS in (a, b):
            upper, lower = sorted((first, second), key=lambda box: box.y)
            return upper.x + self.at.way, (upper.foot + lower.y) / 2, True
        left, right = sorted((first, second), key=lambda box: box.x)
        return (left.right + right.x) / 2, left.foot - FLOOR - 22, False

    def ways(self) -> str:
        """The ways to attic and basement: a key is the door (POS-63)."""
        drawn = ""
        for room, is_above in ((ATTIC, True), (BASEMENT, False)):
            box = self.box(room)
            y = box.foot + 3 if is_above else box.y - 4
            drawn += scenery.hatch(box.x + self.at.way, y)
        return drawn

    # ---- what hangs and lies in a room

    def furnishing(self, room: int, box: Box) -> str:
        """Branch, number and name, icons, cubes, chips of attic and basement."""
        drawn = self.sign(room, box)
        if room in self.sight.table["branches"]:
            drawn += self.branch(room, box)
        if room in (ATTIC, BASEMENT):
            drawn += self.pile(room, box)
        return drawn + self.icons(room, box) + self.cubes(room, box)

    def sign(self, room: int, box: Box) -> str:
        """The room's initiative and name; read from the room's own label."""
        r = 11.0
        number = (
            f'<text class="initiative" x="{box.x + 18}" y="{box.y + 21.5}" text-anchor="middle" '
            f'font-size="13">{room + 1}</text>'
        )
        glows = bool(self.sight.at_thing("room", room)) or room in self.sight.walks
        space = box.wide - 40 - (36 if glows and not self.at.is_tall else 0)
        name = fitted(
            box.x + 34, box.y + 22, room_title(room, self.language), "room-title", space,
            self.at.title,
        )  # fmt: skip
        return (
            f'<g class="through" aria-hidden="true"><circle class="plate" cx="{box.x + 18}" '
            f'cy="{box.y + 17}" r="{r}"/>{number}{name}</g>'
        )

    def branch(self, room: int, box: Box) -> str:
        """A twig that has grown through the window, or through the wall of an end room."""
        id = printed().rooms[room]
        label = self.say("board-branch")
        from_right = self.sight.space_of[room] in ("u5", "g5")
        drawn = scenery.twig(box, from_right)
        css = "branch through"
        return (
            f'<g id="branch-{id}" class="{css}" role="img" aria-label="{escape(label)}">{drawn}</g>'
        )

    def icons(self, room: int, box: Box) -> str:
        """The icons in a row on the floor; those of the own room can be picked."""
        drawn = ""
        size = self.at.icon
        icons = self.sight.icons_of(room)
        if room in (ATTIC, BASEMENT):
            icons = ["key"]
        step = min(size + 5, (box.wide - 10) / max(len(icons), 1))
        for place, icon in enumerate(icons):
            drawn += self.icon(room, icon, box.x + 5 + place * step, box.foot - FLOOR + 2.5, size)
        return drawn

    def icon(self, room: int, icon: str, x: float, y: float, size: float) -> str:
        """One icon; special ones are square and golden, basic ones round."""
        is_special = icon in printed().special
        is_own = room == self.sight.own_room
        words = self.sight.at_thing(icon) if is_own else []
        why = self.sight.reason(icon) if is_own else ""
        value = self.sight.icon_value(room, icon)
        number = (
            f'<text x="{x + size - 2:.1f}" y="{y + size - 1:.1f}" text-anchor="middle" '
            'font-size="13" font-weight="700" fill="#fff" stroke="#000" stroke-width="3" '
            f'paint-order="stroke">{value}</text>'
        )
        rx = 5 if is_special else size / 2
        css = f"icon-plate{' special' if is_special else ''}{' glow' if words else ''}"
        inside = (
            f'<rect class="{css}" x="{x:.1f}" y="{y:.1f}" width="{size}" height="{size}" '
            f'rx="{rx}"/>{placed(ICONS[icon], x + size * 0.16, y + size * 0.16, size * 0.68)}'
            f"{drawn_words(number) if value else ''}"
        )
        label = f"{self.icon_title(room, icon)}. {self.say(f'icon-{icon}.about', value=value)}"
        id = f"icon-{printed().rooms[room]}-{icon}"
        drawn = pick(id, label, words, why, f"<title>{escape(label)}</title>{inside}")
        return f'<g class="icons">{drawn}</g>'

    def icon_title(self, room: int, icon: str) -> str:
        """An icon's name, with its value."""
        return self.say(f"icon-{icon}", value=self.sight.icon_value(room, icon))

    def cubes(self, room: int, box: Box) -> str:
        """The cubes of those who have used the room, in a column on the right."""
        drawn = ""
        size = 13.0 if not self.at.is_tall else 12.0
        for place, seat in enumerate(self.sight.cubes_in(room)):
            label = self.say("board-cube", seat=self.sight.names[seat])
            y = box.y + 32 + place * (size + 4)
            inside = seat_sign(seat, box.right - size - 7, y, size)
            id = f"cube-{seat}-{printed().rooms[room]}"
            drawn += shown(label, inside, "", id)
        return f'<g class="through">{drawn}</g>' if drawn else ""

    def pile(self, room: int, box: Box) -> str:
        """The chips that are left in attic or basement, face down."""
        left = self.sight.table["attic" if room == ATTIC else "basement"]
        label = self.say("board-pile", count=left)
        chips = "".join(
            f'<circle class="house-chip" cx="{box.x + 46 + 15 * place:.1f}" '
            f'cy="{box.foot - 15:.1f}" r="10"/>'
            for place in range(left)
        )
        return shown(label, chips, "through")

    # ---- figures and Parts

    def figures(self, room: int, box: Box) -> dict[int, str]:
        """Everybody in the room, side by side; on the stairs by the side they stand on."""
        seats = self.sight.living_in(room)
        r = self.at.figure
        parts = self.sight.parts_in(room)
        y = box.foot - FLOOR - r - (20 if parts and box.high > 100 else 4)
        step = min(2 * r + 9, (box.wide - 2 * r - 24) / max(1, len(seats) - 1))
        start = box.x + r + 10
        if len(seats) < 3 and not (self.sight.has_window(room) and self.at.is_tall):
            start = box.middle - step * (len(seats) - 1) / 2 - box.wide * 0.06
        if room in (ATTIC, BASEMENT):
            # These rooms are too low for a figure between name and pile: it stands beside them.
            start, y = box.right - r - 6 - step * (len(seats) - 1), box.foot - r - 9
        return {
            seat: self.figure(seat, start + place * step, y) for place, seat in enumerate(seats)
        }

    def figure(self, seat: int, x: float, y: float) -> str:
        """One figure, pickable where it can be attacked or robbed."""
        player = self.sight.players[seat]
        words = self.sight.at_thing("seat", seat)
        why = self.sight.reason("seat", seat)
        acts = seat == self.sight.table["acting"]
        r = self.at.figure
        halo = ""
        if words or acts:
            css = "halo glow" if words else "halo"
            halo = f'<path class="{css}" d="{token_outline(seat, r + 5)}"/>'
        shadow = f'<ellipse class="shadow" cx="0" cy="{r + 2}" rx="{r}" ry="4"/>'
        badge = seat_sign(seat, r * 0.5, r * 0.45, 11) + self.arrow(player)
        inside = shadow + halo + token(seat, r, player["possessed"]) + badge
        label = self.figure_label(seat)
        drawn = pick(f"figure-{seat}", label, words, why, f"<title>{escape(label)}</title>{inside}")
        return placed_at(x, y, drawn, "slides figure", f"stand-{seat}")

    def arrow(self, player: dict[str, object]) -> str:
        """On the stairs: the way the figure is headed (POS-153)."""
        if player["room"] != STAIRS or player["side"] not in ("up", "down"):
            return ""
        r = self.at.figure
        tip = -1 if player["side"] == "up" else 1
        x, y = -r - 2, -2
        return (
            f'<path class="heading" d="M{x} {y + tip * 10}l6 {-tip * 9}h-3.5v{-tip * 8}h-5'
            f'v{tip * 8}h-3.5Z"/>'
        )

    def figure_label(self, seat: int) -> str:
        """A figure in words."""
        player = self.sight.players[seat]
        state = "possessed" if player["possessed"] else "normal"
        name = self.sight.names[seat]
        told = self.say(f"board-figure-{state}", seat=name, life=player["life"])
        if player["room"] == STAIRS and player["side"] in ("up", "down"):
            told += f", {self.say('board-heading-' + str(player['side']))}"
        return told

    def parts(self, room: int, box: Box) -> dict[int, str]:
        """Lost Parts crawl along the floor; fingers and toes tell whose they are by a number."""
        found = self.sight.parts_in(room)
        size = 27.0 if not self.at.is_tall else 20.0
        step = min(size + 6, (box.wide - size - 14) / max(1, len(found) - 1))
        y = box.foot - FLOOR - size + 6
        return {
            5 * seat + part: self.part(seat, part, box.x + 7 + place * step, y, size)
            for place, (seat, part) in enumerate(found)
        }

    def part(self, seat: int, part: int, x: float, y: float, size: float) -> str:
        """One lost Part, pickable by its possessed owner."""
        is_own = seat == self.sight.me
        words = self.sight.at_thing("part", part) if is_own else []
        glow = (
            f'<circle class="halo glow" cx="{size / 2}" cy="{size / 2}" r="{size * 0.62:.1f}"/>'
            if words
            else ""
        )
        flip = f' transform="translate({size} 0) scale(-1 1)"' if part in (1, 3) else ""
        inside = (
            f'{glow}<g class="part"{flip}>{placed(PART_ICONS[part], 0, 0, size, SEATS[seat])}</g>'
            f"{seat_sign(seat, size - 8, size - 9, 9)}"
        )
        label = self.part_label(seat, part)
        id = f"part-{seat}-{PARTS[part]}"
        drawn = pick(id, label, words, "", f"<title>{escape(label)}</title>{inside}")
        return placed_at(x, y, drawn, "slides crawler", f"crawl-{seat}-{PARTS[part]}")

    def part_label(self, seat: int, part: int) -> str:
        """A lost Part in words."""
        return self.say("board-part", part=PARTS[part], seat=self.sight.names[seat])


def in_order(rooms: Iterable[dict[int, str]]) -> list[str]:
    """What was drawn room by room, by its own number."""
    drawn = {number: picture for room in rooms for number, picture in room.items()}
    return [drawn[number] for number in sorted(drawn)]
