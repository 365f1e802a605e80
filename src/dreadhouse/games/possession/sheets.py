"""The players' sheets: life on its coloured lines, the possession die, chips, Parts, holdings."""

# mypyc: no

from __future__ import annotations

from html import escape
from typing import Any

from dreadhouse.art.measure import width
from dreadhouse.games.possession.layout import Box
from dreadhouse.games.possession.picture import (
    CARD_ICONS,
    LINES,
    PART_ICONS,
    chip,
    chip_back,
    colour_face,
    fitted,
    pick,
    placed_at,
    say,
    shown,
    text,
    title,
    token,
)
from dreadhouse.games.possession.sight import Sight
from dreadhouse.games.possession.spoken import card_kind
from dreadhouse.games.possession.stamps import placed
from dreadhouse.games.possession.state import PARTS

CHIPS = (2, 3, 4, 5, 6)
HOLDINGS = (
    ("trophies", "trophy"),
    ("keys", "key"),
    ("cubes_left", "cube"),
    ("hand_size", "cards"),
    ("house_chip_count", "pentacle"),
)


class Sheets:
    """All sheets, in the order of seats."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.at = sight.at
        self.language = sight.language

    def draw(self) -> str:
        """One sheet for each seat."""
        boxes = [self.at.sheet_box(seat, self.sight.seats) for seat in range(self.sight.seats)]
        return "".join(self.sheet(seat, box) for seat, box in enumerate(boxes))

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    def sheet(self, seat: int, box: Box) -> str:
        """One player's sheet, row by row."""
        player = self.sight.players[seat]
        step = (box.high - 12) / 5
        rows = [box.y + 8 + step * row for row in range(5)]
        css = "sheet"
        css += " acting" if seat == self.sight.table["acting"] else ""
        css += " dead" if player["dead"] else ""
        inside = (
            f'<rect class="{css}" x="{box.x}" y="{box.y}" width="{box.wide}" '
            f'height="{box.high}" rx="9"/>'
            + self.heading(seat, player, box, rows[0])
            + self.life(player, box, rows[1] + 4)
            + self.die(player, box, rows[2])
            + self.holdings(player, box, rows[3])
            + self.chips(seat, player, box, rows[4])
            + self.body(seat, player, box, rows[4])
        )
        label = escape(self.label(seat))
        return f'<g id="sheet-{seat}" role="group" aria-label="{label}">{inside}</g>'

    def label(self, seat: int) -> str:
        """A sheet for ears."""
        player = self.sight.players[seat]
        told = [self.sight.names[seat], self.state_of(player)]
        told.append(self.say("board-life", value=player["life"]))
        if player["chip"]:
            told.append(self.say("board-chip", number=player["chip"]))
        return ", ".join(word for word in told if word)

    def state_of(self, player: dict[str, Any]) -> str:
        """Normal needs no word."""
        for state in ("dead", "for_good", "possessed"):
            if player[state]:
                return self.say(f"board-{state.replace('_', '-')}")
        return ""

    # ---- rows

    def heading(self, seat: int, player: dict[str, Any], box: Box, y: float) -> str:
        """Token, name, state, and the chip of this round."""
        face = token(seat, 12, player["possessed"], player["dead"])
        state = self.state_of(player)
        room = box.wide - 44 - (100 if state else 34)
        drawn = placed_at(box.x + 23, y + 11, face, "")
        drawn += fitted(box.x + 47, y + 17, self.sight.names[seat], "sheet-name", room, 16.0)
        if state:
            x = box.right - (40 if self.shows_chip(seat, player) else 12)
            drawn += fitted(x, y + 16, state, "sheet-state", 92, 13.0, "end")
        after = box.x + 50 + min(width(self.sight.names[seat], 16.0), room)
        return drawn + self.chosen(seat, player, box, y) + self.signs(player, after, y + 3)

    def shows_chip(self, seat: int, player: dict[str, Any]) -> bool:
        """Whether a chip lies before the player."""
        return bool(player["chip"] or player["chip_pending"] or self.sight.has_picked(seat))

    def chosen(self, seat: int, player: dict[str, Any], box: Box, y: float) -> str:
        """The chip before the player: open, or face down until all have picked."""
        x = box.right - 20
        number = player["chip"] or player["chip_pending"]
        if number:
            css = "revealed" if player["chip"] else "pending"
            css += " spent" if player["has_played"] else ""
            label = self.say("board-chip", number=number)
            inside = chip(number, 13, css)
        elif self.sight.has_picked(seat):
            label, inside = self.say("board-chip-down"), chip_back(13)
        else:
            return ""
        drawn = shown(label, inside, "turned", f"turned-{seat}-{number}")
        return placed_at(x, y + 12, drawn, "", f"chosen-{seat}")

    def signs(self, player: dict[str, Any], x: float, y: float) -> str:
        """Small signs of what lasts: a curse, whispers, a Hideout, actions lost."""
        found = [
            ("daemon-skull", "board-cursed", player["cursed"]),
            ("human-ear", "board-whispers", player["whispers"]),
            ("floor-hatch", "board-hideout", player["hideout"]),
            ("frozen-body", "board-actions-lost", player["actions_lost"]),
        ]
        drawn = ""
        lasting = [(icon, id, value) for icon, id, value in found if value]
        for place, (icon, id, value) in enumerate(lasting):
            label = self.say(id, count=int(value))
            drawn += shown(label, placed(icon, x + 19 * place, y, 16), "sign")
        return drawn

    def life(self, player: dict[str, Any], box: Box, y: float) -> str:
        """Fifteen cells in five colours and the 0, filled up to the marker."""
        x, cell, high = self.track(box)
        life = player["life"]
        css = "life-cell zero" + (" full" if life == 0 else "")
        zero = f'<rect class="{css}" x="{x - 19:.1f}" y="{y}" width="14" height="{high}" rx="3"/>'
        drawn = [zero]
        for value in range(1, 16):
            group = (value - 1) // 3
            left = x + (value - 1) * cell + group * 3
            css = f"life-cell line-{LINES[4 - group]}{' full' if value <= life else ''}"
            drawn.append(
                f'<rect class="{css}" x="{left:.1f}" y="{y}" width="{cell - 1.6:.1f}" '
                f'height="{high}" rx="2.5"/>'
            )
        marker = x - 12 if life == 0 else x + (life - 0.5) * cell + (life - 1) // 3 * 3 - 0.8
        drawn.append(
            f'<circle class="marker" cx="{marker:.1f}" cy="{y + high / 2}" r="{high * 0.8:.1f}"/>'
        )
        drawn.append(text(marker, y + high / 2 + 5, str(life), "marker-number", "middle"))
        return "".join(drawn)

    def track(self, box: Box) -> tuple[float, float, float]:
        """Where cell 1 begins, how wide a cell is, how high."""
        x = box.x + 30
        return x, (box.right - 16 - x - 12) / 15, 13.0

    def die(self, player: dict[str, Any], box: Box, y: float) -> str:
        """The faces of the possession die below their lines: a skull on those that possess."""
        if player["for_good"] or player["dead"]:
            return ""
        x, cell, _ = self.track(box)
        own = min((15 - player["life"]) // 3, 4)
        size = 16.0
        faces = colour_face("black", x - 20, y, size, True)
        for rank, colour in enumerate(LINES):
            left = x + (4 - rank) * (3 * cell + 3) + 1.5 * cell - size / 2
            faces += colour_face(colour, left, y, size, rank < own)
        label = self.say("board-die", count=1 + own)
        return (
            f'<g role="img" aria-label="{escape(label)}"><title>{escape(label)}</title>{faces}</g>'
        )

    def holdings(self, player: dict[str, Any], box: Box, y: float) -> str:
        """Trophies, keys, cubes, cards and house chips, counted; and the weapon in play."""
        step = (box.wide - 62) / len(HOLDINGS)
        drawn = ""
        for place, (name, icon) in enumerate(HOLDINGS):
            x = box.x + 12 + place * step
            label = self.say(f"board-{name.replace('_', '-')}", count=player[name])
            count = text(x + 23, y + 16, str(player[name]), "sheet-number")
            drawn += shown(label, placed(icon, x, y + 1, 19) + count, f"holding {name}")
        return drawn + self.weapon(player, box, y)

    def weapon(self, player: dict[str, Any], box: Box, y: float) -> str:
        """The weapon in play."""
        if player["weapon"] < 0:
            return ""
        label = self.say("board-weapon", card=title(player["weapon"], self.language))
        icon = CARD_ICONS[card_kind(player["weapon"])]
        plate = f'<rect x="{box.right - 38}" y="{y - 3}" width="28" height="26" rx="5"/>'
        return shown(label, plate + placed(icon, box.right - 35, y - 1, 22), "weapon")

    def chips(self, seat: int, player: dict[str, Any], box: Box, y: float) -> str:
        """The five action chips: in hand full, played hollow."""
        drawn = ""
        for place, number in enumerate(CHIPS):
            in_hand = number in player["hand_chips"]
            words = self.words_for_chip(seat, number, in_hand)
            css = ("in-hand" if in_hand else "played") + (" glow" if words else "")
            id = "board-chip-in-hand" if in_hand else "board-chip-played"
            pull = self.sight.table["attraction"][place]
            label = self.say(id, number=number, count=pull)
            inside = f"<title>{escape(label)}</title>{chip(number, 10.5, css)}"
            drawn += placed_at(
                box.x + 23 + place * 25,
                y + 10,
                pick(f"chip-{seat}-{number}", label, words, "", inside),
                "",
            )
        return drawn

    def words_for_chip(self, seat: int, number: int, in_hand: bool) -> list[str]:
        """Picking and discarding take a chip from the own hand, resting one from the table."""
        if seat != self.sight.me:
            return []
        words = self.sight.at_thing("chip", number)
        return [word for word in words if word.startswith("rest ") != in_hand]

    def body(self, seat: int, player: dict[str, Any], box: Box, y: float) -> str:
        """The five Parts; lost ones are crossed out."""
        drawn = ""
        for part, where in enumerate(player["parts"]):
            x = box.right - 122 + part * 22
            lost = where != -1
            id = "board-part-lost" if lost else "board-part-on"
            label = self.say(id, part=PARTS[part])
            size = 18.0
            flip = f"translate({x + size:.1f} {y + 1:.1f}) scale(-1 1)"
            place = flip if part in (1, 3) else f"translate({x:.1f} {y + 1:.1f})"
            strokes = f"M{x:.1f} {y + 1:.1f}l{size} {size}m0-{size}l-{size} {size}"
            cross = f'<path class="lost-cross" d="{strokes}"/>' if lost else ""
            limb = f'<g transform="{place}">{placed(PART_ICONS[part], 0, 0, size)}</g>'
            drawn += shown(label, limb + cross, "limb lost" if lost else "limb")
        return drawn
