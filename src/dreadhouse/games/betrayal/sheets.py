"""The explorers' sheets: four tracks with their clips, what is held, and how things stand."""

# mypyc: no

from __future__ import annotations

from html import escape
from typing import Any

from dreadhouse.art.measure import width
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.layout import Box
from dreadhouse.games.betrayal.picture import (
    TRAIT_ICONS,
    card_effect,
    card_id,
    explorer_name,
    figure,
    fitted,
    icon_of,
    initials,
    pick,
    placed,
    placed_at,
    say,
    shown,
    text,
    title_of,
)
from dreadhouse.games.betrayal.rules.printed import EVENTS, OMENS, TOKENS
from dreadhouse.games.betrayal.sight import Sight
from dreadhouse.games.betrayal.state import LAST_STEP, TRAITS

NAMES_WIDE = 88.0
ICON = 34.0
LINE_LEAST = 17.0
LINE_MOST = 26.0


class Sheets:
    """All sheets, in the order of seats."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language

    def draw(self) -> str:
        """One sheet for each seat."""
        seats = self.sight.seats
        boxes = [self.sight.at.sheet_box(seat, seats) for seat in range(seats)]
        return "".join(self.sheet(seat, box) for seat, box in enumerate(boxes))

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    def sheet(self, seat: int, box: Box) -> str:
        """One explorer's sheet, row by row."""
        player = self.sight.players[seat]
        css = "sheet acting" if seat == self.sight.table["acting"] else "sheet"
        css += " dead" if player["dead"] else ""
        inside = (
            f'<rect class="{css}" x="{box.x:g}" y="{box.y:.1f}" width="{box.wide:g}" '
            f'height="{box.high:.1f}" rx="9"/>'
        )
        if player["explorer"] < 0:
            inside += fitted(
                box.x + 14, box.y + 26, self.sight.names[seat], "sheet-name", box.wide - 28, 16.0
            )
            inside += text(box.x + 14, box.y + 48, self.say("board-picks"), "sheet-quiet")
        else:
            inside += self.rows(seat, player, box)
        label = escape(self.label(seat))
        look = ' class="gone"' if player["dead"] or player["escaped"] else ""
        return f'<g id="sheet-{seat}"{look} role="group" aria-label="{label}">{inside}</g>'

    def rows(self, seat: int, player: dict[str, Any], box: Box) -> str:
        """Name, four tracks, and what is held."""
        step = min(26.0 if box.high > 190 else 21.0, (box.high - 62) / 4)
        drawn = self.heading(seat, player, box)
        for trait in range(len(TRAITS)):
            drawn += self.track(seat, player, trait, box, box.y + 33 + trait * step, step)
        return drawn + self.held(seat, player, box, box.y + 36 + 4 * step)

    def label(self, seat: int) -> str:
        """A sheet for ears."""
        player = self.sight.players[seat]
        if player["explorer"] < 0:
            return self.sight.names[seat]
        told = [explorer_name(player["explorer"], self.language), self.sight.names[seat]]
        told += [word for _, word in self.states(seat, player)]
        for trait, value in zip(TRAITS, player["values"], strict=True):
            told.append(f"{self.say('trait-name', trait=trait)} {value}")
        return ", ".join(told)

    # ---- the heading

    def heading(self, seat: int, player: dict[str, Any], box: Box) -> str:
        """The figure, both names, and what is the matter."""
        name = explorer_name(player["explorer"], self.language)
        colour = printed().colour[player["explorer"]]
        face = figure(colour, initials(name), 11, "you" if seat == self.sight.me else "")
        drawn = placed_at(box.x + 19, box.y + 18, face)
        x, right = box.x + 37, box.right - 10
        for icon, words in reversed(self.states(seat, player)):
            right -= 21
            drawn += shown(words, placed(icon, right + 2, box.y + 9, 18), "state")
        room = right - x
        spare = room * 0.6
        drawn += fitted(x, box.y + 23, name, f"sheet-name {colour}", spare, 16.0)
        return drawn + fitted(
            right - 4,
            box.y + 23,
            self.sight.names[seat],
            "sheet-quiet",
            room - spare - 8,
            13.0,
            "end",
        )

    def states(self, seat: int, player: dict[str, Any]) -> list[tuple[str, str]]:
        """Everything that lasts, as an icon and its words."""
        found = [
            ("skull", "board-dead", player["dead"]),
            ("exit-door", "board-escaped", player["escaped"]),
            ("plain-dagger", "board-traitor", player["team"] == "traitor"),
            ("crossed-chains", "board-trapped", player["trapped"] >= 0),
            ("knocked-out-stars", "board-stunned", player["stunned"]),
            ("fog", "board-fog", player["fog"]),
            ("cracked-mask", "board-worn", player["worn"]),
            ("hourglass", "board-misses", player["misses"]),
            ("crystal-ball", "board-bank", player["bank"] >= 0),
        ]
        fever = self.sight.affair.fevers[seat] if self.sight.affair.fevers else 0
        if fever:
            found.append(("bubbling-flask", "board-fever", True))
        return [
            (icon, self.say(id, count=max(player["misses"], player["bank"], fever)))
            for icon, id, is_so in found
            if is_so
        ]

    # ---- a track

    def track(
        self, seat: int, player: dict[str, Any], trait: int, box: Box, y: float, step: float
    ) -> str:
        """A trait: the skull, eight values, the clip on one of them, the start step underlined."""
        id = TRAITS[trait]
        high = step - 3
        x = box.x + NAMES_WIDE + 10
        cell = (box.right - 10 - x) / (LAST_STEP + 1)
        at = player["steps"][trait]
        words = self.words_for(seat, trait)
        name = self.say("trait-name", trait=id)
        drawn = placed(TRAIT_ICONS[trait], box.x + 10, y + 1, high - 2)
        drawn += fitted(
            box.x + 14 + high, y + high * 0.78, name, "track-name", NAMES_WIDE - high - 8, 13.0
        )
        jaw = cell * 0.36
        clip = (
            f'<rect class="clip {id}" width="{cell:.1f}" height="{high:.1f}" rx="4"/>'
            f'<path class="clip-jaw" d="M{jaw:.1f} {high:.1f}h{jaw:.1f}l-2 3h-{jaw - 4:.1f}z"/>'
        )
        drawn += placed_at(x + at * cell, y, clip, "slides", f"clip-{seat}-{id}")
        for number in range(LAST_STEP + 1):
            drawn += self.cell(player, trait, number, x + (number + 0.5) * cell, y, high)
        value = player["values"][trait]
        label = self.say("board-track", trait=id, value=value, step=at)
        look = f"track {id}"
        if not words:
            return pick(f"track-{seat}-{id}", label, [], "", drawn, look)
        # The words stand outside the button, which has a label of its own (WCAG 2.5.3).
        hot = (
            f'<rect class="track-glow" x="{box.x + 5:g}" y="{y - 2:.1f}" '
            f'width="{box.wide - 10:g}" height="{step:.1f}" rx="5"/>'
        )
        return f'<g class="{look}" aria-hidden="true">{drawn}</g>' + pick(
            f"track-{seat}-{id}", label, words, "", hot
        )

    def cell(
        self, player: dict[str, Any], trait: int, number: int, x: float, y: float, high: float
    ) -> str:
        """One step of a track."""
        if number == 0:
            skull = placed("skull", x - high * 0.36, y + high * 0.14, high * 0.72)
            return f'<g class="death">{skull}</g>'
        value = player["tracks"][trait][number]
        css = "step"
        if number == player["steps"][trait]:
            css += " on"
        line = ""
        if number == player["start"][trait]:
            css += " start"
            line = f'<path class="start-line" d="M{x - 5:.1f} {y + high - 1.6:.1f}h10"/>'
        return line + text(x, y + high * 0.78, str(value), css, "middle")

    def words_for(self, seat: int, trait: int) -> list[str]:
        """Losing, gaining and checking are done on the own sheet."""
        if seat != self.sight.me:
            return []
        found = []
        for verb in ("lose", "gain", "test"):
            found += self.sight.at_thing(verb, trait)
        return found

    # ---- what is held

    def held(self, seat: int, player: dict[str, Any], box: Box, y: float) -> str:
        """Items, omens, kept events and tokens: a line each where there is room, else icons."""
        cards, room = player["cards"], box.foot - y - 5
        if not cards:
            return ""
        row = min(LINE_MOST, room / len(cards))
        if row >= LINE_LEAST:
            return "".join(
                self.told(seat, card, Box(box.x + 10, y + place * row, box.wide - 20, row))
                for place, card in enumerate(cards)
            )
        size = min(ICON, room)
        step = min(size + 4, (box.wide - 20 - size) / max(1, len(cards) - 1))
        return "".join(
            self.keep(seat, card, box.x + 10 + place * step, y, size)
            for place, card in enumerate(cards)
        )

    def told(self, seat: int, card: int, line: Box) -> str:
        """A card in a line: icon, name, and as much of its effect as fits."""
        size = line.high - 3
        name = title_of(card, self.sight.affair, self.language)
        x, y = line.x + size + 8, line.y + size * 0.72
        after = x + width(name, 13.5) + 8
        effect = shortened(card_effect(card, self.language), 12.0, line.right - after)
        words = fitted(x, y, name, "card-name", line.right - x, 13.5)
        words += f'<text x="{after:.1f}" y="{y:.1f}" class="card-effect">{escape(effect)}</text>'
        drawn = self.keep(seat, card, line.x, line.y, size)
        return f'{drawn}<g class="card-line {kind_of(card)}" aria-hidden="true">{words}</g>'

    def keep(self, seat: int, card: int, x: float, y: float, size: float) -> str:
        """A card as its icon; its words are told by its label."""
        name = title_of(card, self.sight.affair, self.language)
        effect = card_effect(card, self.language)
        label = f"{name}. {effect}" if effect else name
        words = self.sight.at_thing("card", card)
        css = f"held {kind_of(card)}{' glow' if words else ''}"
        css += " used" if card in self.sight.table["turn"]["acted"] else ""
        inside = (
            f"<title>{escape(label)}</title>"
            f'<rect class="{css}" width="{size:.1f}" height="{size:.1f}" rx="5"/>'
            f"{placed(icon_of(card, self.sight.affair), size * 0.12, size * 0.12, size * 0.76)}"
        )
        why = self.sight.reason("card", card) if seat == self.sight.me else ""
        id = f"held-{seat}-{card_id(card)}"
        return placed_at(x, y, pick(id, label, words, why, inside, f"keep {kind_of(card)}"))


def shortened(words: str, size: float, room: float) -> str:
    """The words, or as many of them as fit before an ellipsis; nothing where few would."""
    if width(words, size) <= room:
        return words
    kept = words.split()
    while kept and width(" ".join(kept) + " …", size) > room:
        kept.pop()
    return " ".join(kept) + " …" if len(kept) > 1 else ""


def kind_of(card: int) -> str:
    """The deck of a card: item, omen, event, or token of a haunt."""
    if card >= TOKENS:
        return "token"
    return "event" if card >= EVENTS else "omen" if card >= OMENS else "item"
