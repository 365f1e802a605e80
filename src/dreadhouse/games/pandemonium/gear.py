"""What a character holds: weapons in the hands, the backpack, Traps, tokens, kept Events."""

# mypyc: no

from __future__ import annotations

from html import escape
from typing import Any

from dreadhouse.art.measure import width
from dreadhouse.games.pandemonium.layout import Box
from dreadhouse.games.pandemonium.picture import (
    TOKEN_ICONS,
    drawn_words,
    fitted,
    named,
    number,
    pick,
    placed,
    placed_at,
    say,
    shown,
    words_of,
)
from dreadhouse.games.pandemonium.prints import weapons
from dreadhouse.games.pandemonium.sight import Sight
from dreadhouse.games.pandemonium.signs import sign_of

HANDS = 2
GAP = 4.0
LINE_MOST = 26.0
LINE_LEAST = 15.0
LEAST_POWER = 28.0


class Gear:
    """The row of a sheet that holds everything carried."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language

    def draw(self, who: int, one: dict[str, Any], box: Box, step: float) -> str:
        """Hands, then backpack, then what else is carried: a line each where there is room."""
        count = sum(len(one.get(held, [])) for held in ("hands", "backpack", "kept")) + 1
        if box.high / count >= LINE_LEAST:
            return self.listed(who, one, box)
        size = min(38.0, step * 1.25)
        room = one.get("room", 2)
        slots: list[tuple[str, str]] = [("in-hand", card) for card in one["hands"]]
        free = HANDS - sum(weapons().get(card, (0, 0, 1, 0))[2] for card in one["hands"])
        slots += [("in-hand", "")] * max(0, free)
        slots += [("in-pack", card) for card in one["backpack"]]
        slots += [("in-pack", "")] * max(0, room - len(one["backpack"]))
        others = self.others(one)
        kept = one.get("kept", [])
        most = len(slots) + len(others) + len(kept)
        pitch = min(size + GAP, (box.wide - size) / max(1, most - 1))
        x, drawn = box.x, ""
        for place, (kind, card) in enumerate(slots):
            drawn += self.slot(who, kind, card, place, x, box.y, size)
            x += pitch
        for card in kept:
            drawn += self.card(who, "kept", card, f"kept-{who}-{card}", x, box.y, size)
            x += pitch
        for icon, words, times in others:
            inside = placed(icon, x + size * 0.12, box.y + size * 0.12, size * 0.76)
            inside += number(x + size * 0.82, box.y + size * 0.95, times, 14) if times > 1 else ""
            drawn += shown(words, inside, "carried")
            x += pitch
        return drawn

    def listed(self, who: int, one: dict[str, Any], box: Box) -> str:
        """Everything carried in lines: sign, name, and what it does as far as there is room."""
        cards = [("in-hand", card) for card in one["hands"]]
        cards += [("in-pack", card) for card in one["backpack"]]
        cards += [("kept", card) for card in one.get("kept", [])]
        others = self.others(one)
        count = len(cards) + bool(others)
        if not count:
            return ""
        row = min(LINE_MOST, box.high / count)
        drawn, y = "", box.y
        for place, (kind, card) in enumerate(cards):
            id = f"kept-{who}-{card}" if kind == "kept" else f"gear-{who}-{place}"
            drawn += self.line(who, kind, card, id, Box(box.x, y, box.wide, row))
            y += row
        size = row - 3
        for place, (icon, words, times) in enumerate(others):
            x = box.x + place * (size + 14)
            inside = placed(icon, x, y, size)
            inside += number(x + size, y + size, times, 13) if times > 1 else ""
            drawn += shown(words, inside, "carried")
        return drawn

    def line(self, who: int, kind: str, card: str, id: str, box: Box) -> str:
        """A card in a line."""
        size = box.high - 3
        name = named("card", card, self.language)
        x, y = box.x + size + 8, box.y + size * 0.72
        after = x + width(name, 13.5) + 8
        words = fitted(x, y, name, "card-name", box.right - x, 13.5)
        room = box.right - after
        told = shortened(self.told(card), 11.0 if card in weapons() else 12.0, room)
        words += fitted(after, y, told, "card-effect", room, 12.0) if told and room > 40 else ""
        drawn = self.card(who, kind, card, id, box.x, box.y, size)
        return f'{drawn}<g class="card-line {kind}" aria-hidden="true">{words}</g>'

    def told(self, card: str) -> str:
        """What a card does; of a weapon its numbers."""
        if card not in weapons():
            return words_of("card", card, self.language)
        damage, need, hands, reach = weapons()[card]
        return say(
            "board-weapon-short",
            self.language,
            damage=damage,
            need=need,
            hands=hands,
            reach=reach,
        )

    def others(self, one: dict[str, Any]) -> list[tuple[str, str, int]]:
        """Traps and carried board tokens."""
        found = [
            (TOKEN_ICONS[token], named("token", token, self.language), 1)
            for token in one.get("carried", [])
        ]
        if one.get("traps"):
            words = say("board-traps", self.language, count=one["traps"])
            found.insert(0, ("wolf-trap", words, one["traps"]))
        return found

    def slot(
        self, who: int, kind: str, card: str, place: int, x: float, y: float, size: float
    ) -> str:
        """A place in the hands or the backpack, full or free."""
        if card:
            return self.card(who, kind, card, f"gear-{who}-{place}", x, y, size)
        icon = "open-hand" if kind == "in-hand" else "swap-bag"
        inside = (
            f'<rect class="free {kind}" width="{size:.1f}" height="{size:.1f}" rx="6"/>'
            f'<g class="free-sign">{placed(icon, size * 0.25, size * 0.25, size * 0.5)}</g>'
        )
        return placed_at(x, y, f'<g aria-hidden="true">{inside}</g>')

    def card(self, who: int, kind: str, card: str, id: str, x: float, y: float, size: float) -> str:
        """A card as its icon; a weapon with its Damage and the Hits it needs."""
        name = named("card", card, self.language)
        told = words_of("card", card, self.language)
        label = f"{name}. {told}" if told else name
        words = self.sight.at_thing("card", card) if who == self.sight.own else []
        why = self.sight.reason("card", card) if who == self.sight.own else ""
        css = f"gear {kind}{' glow' if words else ''}"
        inside = (
            f"<title>{escape(label)}</title>"
            f'<rect class="{css}" width="{size:.1f}" height="{size:.1f}" rx="6"/>'
            f"{placed(sign_of(card), size * 0.1, size * 0.04, size * 0.8)}"
        )
        if card in weapons() and size >= LEAST_POWER:
            inside += power(card, size)
        return placed_at(x, y, pick(id, label, words, why, inside, f"keep {kind}"))


def power(card: str, size: float) -> str:
    """Damage and Difficulty of a weapon at the foot of its icon."""
    damage, difficulty, _, _ = weapons()[card]
    return (
        f'<rect class="power" y="{size - 13:.1f}" width="{size:.1f}" height="13" rx="4"/>'
        + drawn_words(
            f'<text class="power-words" x="{size / 2:.1f}" y="{size - 2.5:.1f}" '
            f'text-anchor="middle" font-size="12" font-weight="700" '
            f'font-family="Literata, serif" fill="currentColor">{damage}/{difficulty}</text>'
        )
    )


def shortened(words: str, size: float, room: float) -> str:
    """The words, or as many of them as fit before an ellipsis; nothing where few would."""
    if width(words, size) <= room:
        return words
    kept = words.split()
    while kept and width(" ".join(kept) + " …", size) > room:
        kept.pop()
    return " ".join(kept) + " …" if len(kept) > 1 else ""
