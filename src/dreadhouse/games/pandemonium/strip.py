"""What is near the eye: the goal, the threat, the roll or attack of the moment, decks."""

# mypyc: no

from __future__ import annotations

from collections.abc import Callable
from html import escape

from dreadhouse.art.measure import width
from dreadhouse.games.pandemonium.beings import character
from dreadhouse.games.pandemonium.layout import GAP, Box
from dreadhouse.games.pandemonium.moment import Moment
from dreadhouse.games.pandemonium.picture import (
    DECK_ICONS,
    TEXTS,
    drawn_words,
    fitted,
    lines,
    panel,
    placed,
    placed_at,
    say,
    shown,
    text,
)
from dreadhouse.games.pandemonium.sight import Sight
from dreadhouse.games.pandemonium.thrown import evil

DECKS = (
    ("items", "item"),
    ("events", "event"),
    ("pacts", "pact"),
    ("combos", "combo"),
    ("allies", "ally"),
    ("dimensional", "dimensional"),
)
MOST_ENERGY = 5
# On a phone the switch of the diary stands beside the decks.
LABEL = 176.0
# At a desk the foot of the strip is left to the page's own switch.
ZOOM = 36.0
EVIL_ACTIONS = ("evil_die", "evil_trap", "evil_barricade", "goad", "whisper", "cut")

Part = Callable[[Box], tuple[str, float]]


class Strip:
    """The panels beside the house; on a phone below it, in two columns."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.table = sight.table
        self.language = sight.language

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    def draw(self) -> tuple[str, float]:
        """Every panel, one below the other, and how far down they reach."""
        parts: list[Part] = [self.goal, self.threat] if self.table["limit"] else [self.goal]
        if self.table.get("evil_one"):
            parts.append(self.evil_one)
        moment = Moment(self.sight).draw
        parts.append(moment)
        if self.table.get("generator"):
            parts.append(self.generator)
        if not self.sight.at.is_tall:
            parts.append(self.decks)
        if self.table["order"]:
            parts.append(self.order)
        box = self.sight.at.strip
        columns = 2 if self.sight.at.is_tall else 1
        wide = (box.wide - GAP * (columns - 1)) / columns
        feet = [box.y] * columns
        drawn = ""
        # An attack under way must be seen: what stands above it makes room.
        spared = moment(Box(box.x, box.y, wide, box.high))[1] if self.table["attack"] else 0.0
        for part in parts:
            at = feet.index(min(feet))
            x = box.x + at * (wide + GAP)
            inside, high = part(Box(x, feet[at], wide, box.foot - feet[at]))
            spared = 0.0 if part is moment else spared
            room = box.foot - ZOOM - (spared if part != self.goal else 0.0)
            if high and (self.sight.at.is_tall or feet[at] + high <= room):
                drawn += inside
                feet[at] += high + GAP
        if not self.sight.at.is_tall:
            return drawn, box.foot
        foot = max(feet)
        return drawn + self.decks(Box(box.x, foot, box.wide - LABEL, 52))[0], foot + 52

    # ---- the chapter's goal

    def goal(self, box: Box) -> tuple[str, float]:
        """The chapter, its goal in words, and how far it is reached."""
        id = self.table["chapter"]
        title = say(f"chapter-{id}", self.language)
        told = self.say("board-chapter", count=self.table["number"])
        drawn = text(box.x + 10, box.y + 20, told, "panel-quiet")
        size = 20.0 if width(title, 20.0, "display") <= box.wide - 20 else 17.0
        block, y = lines(box.x + 10, box.y + 47, title, "chapter-title", box.wide - 20, size, 2)
        drawn += block
        y += 1
        message = f"chapter-{id}-goal"
        if TEXTS.has(message, self.language):
            words = TEXTS.say(message, {}, self.language)
            block, y = lines(box.x + 10, y, words, "panel-quiet", box.wide - 20, 12.5, 5)
            drawn += block
        for each in self.sight.goal:
            row, y = self.progress(box, y, each)
            drawn += row
        high = y - box.y + 2
        label = escape(f"{told}: {title}")
        ground = panel(box.x, box.y, box.wide, high)
        return f'<g id="goal" role="group" aria-label="{label}">{ground}{drawn}</g>', high

    def progress(self, box: Box, y: float, each: tuple[str, int, int]) -> tuple[str, float]:
        """One thing to do: a tick, marks, or a bar for large numbers."""
        id, done, need = each
        name = self.say(f"progress-{id}")
        wide = box.wide - 20
        label = f"{name}: {done} / {need}" if need else f"{name}: {done}"
        css = "progress done" if need and done >= need else "progress"
        if need == 1:
            mark = placed("check", box.x + 10, y - 8, 17) if done else ""
            inside = f'<rect class="tick" x="{box.x + 10:g}" y="{y - 8:.1f}" width="17" '
            inside += f'height="17" rx="4"/>{mark}'
            inside += fitted(box.x + 34, y + 6, name, "progress-name", wide - 24, 14.0)
            return shown(label, inside, css, f"goal-{id}"), y + 24
        told = f"{done}/{need}" if need else str(done)
        inside = fitted(box.x + 10, y + 6, name, "progress-name", wide - 44, 14.0)
        inside += text(box.right - 10, y + 6, told, "progress-number", "end")
        if need:
            share = min(1.0, max(0.0, done / need))
            inside += (
                f'<rect class="bar-ground" x="{box.x + 10:g}" y="{y + 12:.1f}" width="{wide:.1f}" '
                f'height="8" rx="4"/><rect class="bar-done" x="{box.x + 10:g}" y="{y + 12:.1f}" '
                f'width="{max(0.1, wide * share):.1f}" height="8" rx="4"/>'
            )
        return shown(label, inside, css, f"goal-{id}"), y + (34 if need else 24)

    # ---- creatures and the Evil Die

    def threat(self, box: Box) -> tuple[str, float]:
        """How near the creature limit is, and what the Evil Die showed last (PAN-119)."""
        count, limit = self.table["creatures"], self.table["limit"]
        words = self.say("board-creatures", count=count, limit=limit)
        face = self.table["evil_die"]
        room = box.wide - 20 - (46 if face else 0)
        drawn = fitted(box.x + 10, box.y + 21, words, "progress-name", room, 14.0)
        step = room / max(1, limit)
        for at in range(limit):
            css = "limit full" if at < count else "limit"
            x = box.x + 10 + at * step + step / 2
            half = min(6.0, step * 0.44)
            drawn += (
                f'<path class="{css}" d="M{x:.1f} {box.y + 29:.1f}'
                f'l{half:.1f} 12h-{2 * half:.1f}z"/>'
            )
        if face:
            told = self.say("board-evil-die", face=face)
            drawn += placed_at(box.right - 46, box.y + 7, shown(told, evil(face, 36)))
        if self.table.get("final_battle"):
            told = self.say("board-final-battle")
            drawn += fitted(box.x + 10, box.y + 60, told, "final", box.wide - 20, 14.0)
        high = 68.0 if self.table.get("final_battle") else 50.0
        return panel(box.x, box.y, box.wide, high) + drawn, high

    # ---- chapter 8

    def evil_one(self, box: Box) -> tuple[str, float]:
        """The Evil One's player: Evil Actions left, those used, and the deaths so far (DIA-129)."""
        about = self.table["evil_one"]
        seat = self.sight.names[about["seat"]]
        drawn = f'<g class="evil-mark">{placed("crowned-skull", box.x + 9, box.y + 7, 30)}</g>'
        drawn += fitted(box.x + 46, box.y + 21, seat, "evil-name", box.wide - 56, 16.0)
        told = self.say("board-evil-actions", count=about["actions"])
        drawn += fitted(box.x + 46, box.y + 37, told, "panel-quiet", box.wide - 56, 12.5)
        y = box.y + 56
        for id in EVIL_ACTIONS:
            css = "evil-action spent" if id in about["used"] else "evil-action"
            mark = '<path class="spent-line" d="M0 0"/>' if id in about["used"] else ""
            drawn += f'<circle class="{css}" cx="{box.x + 17:g}" cy="{y - 4:.1f}" r="4.5"/>{mark}'
            name = self.say("board-evil", action=id)
            drawn += fitted(box.x + 30, y, name, css, box.wide - 40, 13.0)
            y += 17.5
        row = ""
        if all(id != "deaths" for id, _, _ in self.sight.goal):
            row, y = self.progress(box, y + 6, ("deaths", about["deaths"], about["need"]))
        high = y - box.y + 2
        ground = panel(box.x, box.y, box.wide, high, "panel evil")
        label = escape(f"{seat}: {told}")
        return f'<g id="evil-one" role="group" aria-label="{label}">{ground}{drawn}{row}</g>', high

    # ---- the Generator

    def generator(self, box: Box) -> tuple[str, float]:
        """The load of the Generator (PAN-298)."""
        about = self.table["generator"]
        css = "generator on" if about["on"] else "generator"
        drawn = placed("power-generator", box.x + 9, box.y + 7, 30)
        step = (box.wide - 58) / MOST_ENERGY
        for at in range(MOST_ENERGY):
            full = " full" if at < about["energy"] else ""
            drawn += (
                f'<rect class="energy{full}" x="{box.x + 48 + at * step:.1f}" y="{box.y + 13:.1f}" '
                f'width="{step - 4:.1f}" height="19" rx="3"/>'
            )
        words = self.say(
            "board-generator",
            on=int(about["on"]),
            started=int(about["started"]),
            count=about["energy"],
        )
        return panel(box.x, box.y, box.wide, 45) + shown(words, drawn, css, "generator"), 45.0

    # ---- the turn order

    def order(self, box: Box) -> tuple[str, float]:
        """Who plays before whom in this round (PAN-97)."""
        order = [who for who in self.table["order"] if self.sight.cast[who]["persona"]]
        told = self.say("board-order")
        drawn = text(box.x + 10, box.y + 19, told, "panel-quiet")
        step = min(31.0, (box.wide - 18) / max(1, len(order)))
        acting = self.table["acting"]
        at_turn = order.index(acting) if acting in order else len(order)
        for place, who in enumerate(order):
            css = "turn-of done" if place < at_turn and acting >= 0 else "turn-of"
            css += " now" if who == acting else ""
            inside = f'<g transform="scale(0.4)">{character(self.sight.cast[who]["persona"])}</g>'
            inside += '<circle class="turn-now" r="16.5"/>' if who == acting else ""
            label = f"{place + 1}. {self.sight.who_name(who)}"
            drawn += placed_at(
                box.x + 24 + place * step, box.y + 42, shown(label, inside, css, f"order-{who}")
            )
        return panel(box.x, box.y, box.wide, 66) + drawn, 66.0

    # ---- decks

    def decks(self, box: Box) -> tuple[str, float]:
        """Six decks face down with their counts."""
        in_row = 6 if self.sight.at.is_tall else 3
        step = (box.wide - 12) / in_row
        high = 94.0 if in_row == 3 else 52.0
        drawn = ""
        for place, (name, kind) in enumerate(DECKS):
            row, column = divmod(place, in_row)
            x, y = box.x + 6 + column * step, box.y + 8 + row * 42
            count = self.table["decks"][name]
            back = f'<rect class="deck-back {kind}" x="3" y="0" width="27" height="36" rx="4"/>'
            back += placed(DECK_ICONS[kind], 7, 8, 19)
            back += drawn_words(
                f'<text class="deck-count" x="34" y="24" font-size="15" '
                f'font-family="Literata, serif" fill="currentColor">{count}</text>'
            )
            words = self.say("board-deck", deck=name, count=count)
            drawn += placed_at(x, y, shown(words, back, f"deck {kind}", f"deck-{name}"))
        return panel(box.x, box.y, box.wide, high) + drawn, high
