"""Words and dice beside the house's shaft: the round, the event, rolls, order, the burning."""

# mypyc: no

from __future__ import annotations

import json
from html import escape
from typing import Any

from dreadhouse.art.measure import fit
from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.layout import Box
from dreadhouse.games.possession.picture import (
    CARD_ICONS,
    action_die,
    colour_face,
    effect,
    fitted,
    lines,
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
from dreadhouse.games.possession.state import COLOURS, PHASES


class Slots:
    """The four places for words."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.at = sight.at
        self.table = sight.table
        self.language = sight.language
        self.size = 13.5

    def draw(self) -> str:
        """All four; once the night is over nothing is to come."""
        at = self.at
        past = self.round(at.slot("stairs", "left")) + self.tray(at.slot("stairs", "right"))
        if self.table["ending"]:
            return past
        return (
            past
            + self.order(at.slot("basement", "left"))
            + self.outlook(at.slot("basement", "right"))
        )

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    # ---- left of the stairs: the round and the event

    def round(self, box: Box) -> str:
        """The round, its five phases, the event of this round and the one that stays out."""
        heading = self.say("board-round", count=self.table["round"])
        now = PHASES.index(self.table["phase"])
        drawn = fitted(box.x + 4, box.y + 18, heading, "slot-title", 110, 18.0)
        for place, phase in enumerate(PHASES):
            css = "phase-now" if place == now else "phase-past" if place < now else "phase-next"
            label = self.say(f"phase-{phase}")
            x = box.right - 14 - (len(PHASES) - 1 - place) * 20
            dot = f'<circle class="{css}" cx="{x}" cy="{box.y + 13}" r="6.5"/>'
            drawn += shown(label, dot)
        drawn += text(box.x + 4, box.y + 37, self.say(f"phase-{PHASES[now]}"), "slot-quiet")
        return drawn + self.event(box)

    def event(self, box: Box) -> str:
        """The event card that was drawn, in its own words."""
        card = self.table["event"]
        if card < 0:
            return self.standing(box)
        name = title(card, self.language)
        told = effect(card, self.language)
        y = box.y + 44
        room = box.wide - 46
        return (
            f'<g id="event-{card_kind(card)}" class="event-card" role="group" '
            f'aria-label="{escape(name)}"><rect x="{box.x}" y="{y}" width="{box.wide}" '
            f'height="{box.foot - y}" rx="7"/>'
            f"{placed(CARD_ICONS[card_kind(card)], box.x + 6, y + 8, 28)}"
            f"{fitted(box.x + 40, y + 17, name, 'slot-name', room, 14.5)}"
            f"{self.small(box.x + 40, y + 33, told, room, 3)}</g>"
        )

    def standing(self, box: Box) -> str:
        """What stays out for the rest of the game, and how large the decks are."""
        decks = self.say(
            "board-decks", search=self.table["search_deck"], event=self.table["event_deck"]
        )
        drawn = self.small(box.x + 4, box.y + 58, decks, box.wide - 8, 2)
        if self.table["seal_of_ash"]:
            words = self.say("board-seal")
            drawn += placed("seal", box.x + 4, box.y + 76, 20, "#e0604f")
            drawn += self.small(box.x + 30, box.y + 90, words, box.wide - 36, 2)
        return drawn

    def small(self, x: float, y: float, words: str, room: float, most: int) -> str:
        """Small words, smaller still when they would need more lines."""
        setting = fit(words, (12.5, 12.0, 11.5, 11.0, 10.5, 10.0), room, most, "text")
        return "".join(
            f'<text x="{x:.1f}" y="{y + row * setting.size * 1.22:.1f}" class="slot-small" '
            f'font-size="{setting.size:.1f}">{escape(line)}</text>'
            for row, line in enumerate(setting.lines)
        )

    # ---- right of the stairs: the dice

    def tray(self, box: Box) -> str:
        """The newest rolls, with who rolled and why, and the attack they belong to."""
        drawn = (
            f'<rect class="dice-tray" x="{box.x}" y="{box.y}" width="{box.wide}" '
            f'height="{box.high}" rx="9"/>'
        )
        rolls = self.table["dice"]
        fight = self.table["fight"]
        if not rolls and fight is None:
            words = self.say("board-no-dice")
            drawn += text(box.middle, box.y + box.high / 2 + 5, words, "slot-quiet", "middle")
        if fight is not None:
            drawn += self.fight(fight, box)
        return drawn + self.rolls(rolls, box, 30 if fight is not None else 6)

    def fight(self, fight: dict[str, Any], box: Box) -> str:
        """Who strikes whom, and the two values as far as they are rolled."""
        told = self.say(
            "board-fight",
            attacker=self.sight.names[fight["attacker"]],
            defender=self.sight.names[fight["defender"]],
            attack=fight["attack"],
            defence=fight["defence"],
        )
        return placed("swords", box.x + 8, box.y + 6, 18, "#f0b36a") + fitted(
            box.x + 32, box.y + 21, told, "slot-name", box.wide - 40, 14.0
        )

    def rolls(self, rolls: list[dict[str, Any]], box: Box, top: float) -> str:
        """The rolls one below the other, or side by side where there are many."""
        drawn = ""
        common = self.common(rolls)
        if common:
            drawn += text(box.x + 10, box.y + top + 15, self.say(common), "slot-name")
            top += 20
        columns = columns_for(rolls)
        newest = rolls[-2 * max(columns, 2) :]
        wide = box.wide / columns
        rows = -(-len(newest) // columns)
        step = min(44.0, (box.high - top - 4) / max(rows, 1))
        for place, roll in enumerate(newest):
            row, column = divmod(place, columns)
            x, y = box.x + 8 + column * wide, box.y + top + row * step
            is_last = place == len(newest) - 1
            told = self.sight.names[roll["who"]] if common else self.told(roll)
            size = min(28.0, step - 8)
            if columns == 3:
                drawn += self.brief_roll(roll, x, y, size)
            else:
                drawn += self.roll(roll, x, y, (wide - 12, size), told, is_last)
        return drawn

    def common(self, rolls: list[dict[str, Any]]) -> str:
        """What several rolls were all for, as the id of its words; nothing where they differ."""
        whats = {str(roll["what"]) for roll in rolls}
        return f"roll-{whats.pop()}" if len(rolls) > 1 and len(whats) == 1 else ""

    def roll(
        self,
        roll: dict[str, Any],
        x: float,
        y: float,
        measures: tuple[float, float],
        told: str,
        last: bool,
    ) -> str:
        """One roll: the dice, then who rolled and why; `measures` are its width and a die's."""
        room, size = measures
        faces = roll["faces"]
        dice = ""
        size = max(9.0, min(size, room * 0.56 / len(faces) - 4))
        gap = size + 4
        for place, face in enumerate(faces):
            words = self.sight.at_thing("die", place) if last and len(faces) == 3 else []
            inside = self.die(roll, face, size)
            if words:
                label = self.say("board-reroll", count=place + 1)
                inside = pick(f"die-{place}", label, words, "", self.glow(size) + inside)
            dice += placed_at(x + place * gap, y + 2, inside, "")
        left = x + len(faces) * gap + 4
        id = f"rolled-{roll['who']}-{roll['what']}-{''.join(map(str, faces))}-{y:.0f}-{x:.0f}"
        return f'<g class="rolled" id="{id}">{dice}</g>' + fitted(
            left, y + size / 2 + 6, told, "slot-small", max(room - (left - x), 36.0), 13.0
        )

    def brief_roll(self, roll: dict[str, Any], x: float, y: float, size: float) -> str:
        """One die and its roller's token, where names would have no room."""
        seat, face = roll["who"], roll["faces"][0]
        inside = self.die(roll, face, size) + placed_at(
            size * 1.7, size / 2, token(seat, 11, False), ""
        )
        id = f"rolled-{seat}-{roll['what']}-{face}-{y:.0f}-{x:.0f}"
        named = shown(self.sight.names[seat], inside)
        return f'<g class="rolled" id="{id}">{placed_at(x, y + 2, named, "")}</g>'

    def glow(self, size: float) -> str:
        """The rim of a die that may be rolled again."""
        return (
            f'<rect class="die-glow" x="-3" y="-3" width="{size + 6}" height="{size + 6}" rx="8"/>'
        )

    def die(self, roll: dict[str, Any], face: int, size: float) -> str:
        """An action die, or the possession die by its colour."""
        if self.is_possession(roll):
            return colour_face(COLOURS[face], 0, 0, size, COLOURS[face] == "black")
        return action_die(face, size)

    def is_possession(self, roll: dict[str, Any]) -> bool:
        """Whether a roll was one of the possession die."""
        return bool(roll["what"] == "possession")

    def told(self, roll: dict[str, Any]) -> str:
        """Who rolled and why."""
        what = self.say(f"roll-{roll['what']}")
        return self.say("board-roll", seat=self.sight.names[roll["who"]], what=what)

    # ---- left of the basement: who comes next

    def order(self, box: Box) -> str:
        """The seats that still have to act, the next one first."""
        order = self.table["order"]
        words = self.say("board-order" if order else "board-order-none")
        drawn = fitted(box.x + 4, box.y + 20, words, "slot-quiet", box.wide - 8, 13.5)
        step = min(44.0, (box.wide - 40) / max(len(order) - 1, 1))
        for place, seat in enumerate(order):
            player = self.sight.players[seat]
            inside = token(seat, 14, player["possessed"])
            face = shown(self.sight.names[seat], inside)
            x = box.x + 22 + place * step
            drawn += placed_at(x, box.y + 50, face, "slides", f"next-{seat}")
        return drawn

    # ---- right of the basement: what burning takes, what the night may bring

    def outlook(self, box: Box) -> str:
        """The attempt under way, or what one here would need, or the chance of possession."""
        burning = self.table["burning"]
        if burning is not None:
            return self.burning(burning, box)
        hints = self.table["hints"]
        told = []
        if hints.get("attempt"):
            told.append(
                self.say(
                    "board-attempt",
                    needed=max(hints["attempt"]["needed"], 0),
                    chance=hints["attempt"]["chance"],
                )
            )
        chances = hints.get("possessed_chance") or []
        me = self.sight.me
        if 0 <= me < len(chances) and not self.sight.players[me]["for_good"]:
            told.append(self.say("board-possessed-chance", chance=chances[me]))
        drawn = ""
        y = box.y + 18
        for words in told:
            drawn += lines(box.x + 4, y, words, "slot-text", box.wide - 8, self.size)
            y += 38
        return drawn

    def burning(self, burning: dict[str, Any], box: Box) -> str:
        """The sum as it stands: what is shown, what is needed, how likely it is."""
        words = self.say("board-burning", **about_fire(burning))
        pages = [title(card, self.language) for card in burning["shown"]]
        drawn = placed("fire-bowl", box.x + 2, box.y + 4, 26, "#ffb04a")
        drawn += lines(box.x + 34, box.y + 20, words, "slot-name", box.wide - 38, self.size)
        drawn += self.small(box.x + 34, box.y + 58, ", ".join(pages), box.wide - 38, 2)
        return drawn + self.sums()

    def sums(self) -> str:
        """What each set of pages would need, for the page to tell while a set is gathered."""
        told = {}
        for cards, needed, chance in self.table["sums"]:
            words = "|".join(f"show {printed().cards[card]}" for card in cards)
            args = {"needed": needed, "count": len(cards), "chance": chance}
            told[words] = self.say("board-burning", **args)
        if not told:
            return ""
        return f'<g id="sums" data-sets="{escape(json.dumps(told, ensure_ascii=False))}"/>'


def columns_for(rolls: list[dict[str, Any]]) -> int:
    """Single dice stand three abreast where a whole table has rolled."""
    if len(rolls) <= 2:
        return 1
    return 3 if len(rolls) > 4 and all(len(roll["faces"]) == 1 for roll in rolls) else 2


def about_fire(burning: dict[str, Any]) -> dict[str, Any]:
    """What the sentence about an attempt wants to know."""
    needed, count = max(burning["needed"], 0), len(burning["shown"])
    return {"needed": needed, "count": count, "chance": burning["chance"]}
