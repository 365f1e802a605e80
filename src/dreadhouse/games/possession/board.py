"""The drawing of the night from a view: the house, the sheets, and what is near the eye."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.art.measure import wrap
from dreadhouse.games.possession import scenery
from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.house import House
from dreadhouse.games.possession.layout import Box
from dreadhouse.games.possession.picture import (
    ICONS,
    SCENES,
    card_picture,
    fitted,
    pick,
    placed_at,
    room_title,
    say,
    text,
    title,
)
from dreadhouse.games.possession.sheets import Sheets
from dreadhouse.games.possession.sight import Sight
from dreadhouse.games.possession.slots import Slots
from dreadhouse.games.possession.stamps import placed, stamps
from dreadhouse.games.possession.state import ATTIC, BASEMENT, STAIRS

NEAR_WIDE = 316.0
LINE = 15.5


def draw_table(seen: dict[str, Any], language: str) -> str:
    """The table as one SVG.

    A page may add to the view: `names`, the seats' names, and `shape`, "tall" for a phone.
    """
    sight = Sight(seen, language)
    at = sight.at
    parts = [
        House(sight).draw(),
        f'<g id="layer-words">{Slots(sight).draw()}</g>',
        f'<g id="layer-sheets">{Sheets(sight).draw()}</g>',
        spread(sight),
        *near_by(sight),
    ]
    picture = "".join(parts)
    return (
        f'<svg class="board-svg possession{" tall" if at.is_tall else ""}" '
        f'viewBox="0 0 {at.wide:.0f} {at.foot(sight.seats):.0f}" role="group" '
        f'aria-label="{say("board-label", language)}">'
        f"{scenery.defs()}{stamps(picture)}{picture}</svg>"
    )


def draw_hand(seen: dict[str, Any], language: str) -> list[tuple[str, str, str]]:
    """The viewer's own cards and house chips in order: id, title, picture."""
    if seen["seat"] < 0:
        return []
    sight = Sight(seen, language)
    own = sight.players[sight.me]
    cards = [*own["hand"], *([own["weapon"]] if own["weapon"] >= 0 else []), *own["house_chips"]]
    has_choice = any(kind == "card" for kind, _ in sight.words)
    found = []
    for card in cards:
        named = sight.at_thing("card", card)
        state = "glow" if named else "dim" if has_choice or card in own["used_chips"] else ""
        picture = card_picture(card, language, state)
        found.append((printed().cards[card], title(card, language), picture))
    return found


def spread(sight: Sight) -> str:
    """Cards to choose from that are not in the hand: those seen while searching."""
    if sight.me < 0:
        return ""
    own = sight.players[sight.me]
    held = {*own["hand"], *own["house_chips"], own["weapon"]}
    loose = [number for kind, number in sight.words if kind == "card" and number not in held]
    if not loose:
        return ""
    at = sight.at
    wide = 132.0 if not at.is_tall else 112.0
    room = at.house_right - at.left
    step = min(wide + 12, (room - 40 - wide) / max(1, len(loose) - 1))
    total = step * (len(loose) - 1) + wide
    x, y = at.left + (room - total) / 2, at.first + 20
    drawn = (
        f'<rect class="board-spread" x="{x - 16:.1f}" y="{y - 14:.1f}" width="{total + 32:.1f}" '
        f'height="{wide * 1.4 + 34:.1f}" rx="14"/>'
    )
    for place, card in enumerate(loose):
        drawn += placed_at(x + place * step, y, loose_card(sight, card, wide))
    return f'<g id="spread">{drawn}</g>'


def loose_card(sight: Sight, card: int, wide: float) -> str:
    """One card of the spread."""
    words = sight.at_thing("card", card)
    picture = card_picture(card, sight.language, "glow")
    sized = picture.replace(
        '<svg class="card-svg"', f'<svg width="{wide}" height="{wide * 1.4 + 6:.0f}"', 1
    )
    return pick(f"thing-{printed().cards[card]}", title(card, sight.language), words, "", sized)


# ---- a room from near by


def near_by(sight: Sight) -> list[str]:
    """Each room large and in words; the style sheet shows the one that is looked at."""
    if sight.at.is_tall:
        return []
    return [near(sight, room) for room in sorted(sight.space_of)]


def near(sight: Sight, room: int) -> str:
    """One room from near by: its scene, its icons in words, its number."""
    home = sight.at.space(sight.space_of[room])
    notes = near_notes(sight, room)
    high = 62 + sum(20 + LINE * len(wrapped) for _, _, wrapped in notes)
    box = near_box(sight, home, high)
    size = 86.0
    drawn = (
        f'<rect class="near-card" x="{box.x}" y="{box.y}" width="{box.wide}" height="{box.high}" '
        f'rx="10"/><g class="near-scene">'
        f"{placed(SCENES[printed().rooms[room]][0], box.right - size - 8, box.y + 4, size)}</g>"
        f'<circle class="plate" cx="{box.x + 26}" cy="{box.y + 27}" r="15"/>'
        f"{text(box.x + 26, box.y + 33, str(room + 1), 'near-number', 'middle')}"
        f"{fitted(box.x + 50, box.y + 35, room_title(room, sight.language), 'near-title', 250, 23)}"
    )
    y = box.y + 62
    for icon, heading, wrapped in notes:
        drawn += placed(ICONS[icon], box.x + 14, y - 6, 22, "#f3c68a")
        drawn += text(box.x + 46, y + 8, heading, "near-name")
        for row, line in enumerate(wrapped):
            drawn += text(box.x + 46, y + 24 + row * LINE, line, "near-text")
        y += 20 + LINE * len(wrapped)
    return f'<g class="near" id="near-{printed().rooms[room]}" aria-hidden="true">{drawn}</g>'


def near_notes(sight: Sight, room: int) -> list[tuple[str, str, list[str]]]:
    """Icon, heading and wrapped words of everything that a room offers."""
    icons = sight.icons_of(room)
    if sight.has_window(room):
        icons.append("window")
    if room in (ATTIC, BASEMENT):
        icons = ["key"]
    if room == STAIRS:
        icons = [*icons, "stairs"]
    found = []
    for icon in icons:
        value = sight.icon_value(room, icon)
        heading = say(f"icon-{icon}", sight.language, value=value)
        about = say(f"icon-{icon}.about", sight.language, value=value)
        found.append((icon, heading, wrap(about, 13.2, NEAR_WIDE - 62)))
    return found


def near_box(sight: Sight, home: Box, high: float) -> Box:
    """Beside the room, never over it, and inside the picture."""
    is_left = home.middle < (sight.at.left + sight.at.house_right) / 2
    x = home.right + 14 if is_left else home.x - NEAR_WIDE - 14
    y = min(max(6.0, home.y - 20), sight.at.house_foot - high - 6)
    return Box(x, y, NEAR_WIDE, high)
