"""What is near the eye: whose turn it is, the omens, dice, a fight, the haunt, decks."""

# mypyc: no

from __future__ import annotations

from html import escape
from typing import Any

from dreadhouse.art.measure import fit
from dreadhouse.games.betrayal.affair import NO_CLOCK, Count
from dreadhouse.games.betrayal.book import haunt_title
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.layout import Box
from dreadhouse.games.betrayal.picture import (
    card_effect,
    card_icon,
    card_name,
    die,
    drawn_words,
    explorer_name,
    fitted,
    lines,
    medal,
    pick,
    placed,
    placed_at,
    room_name,
    say,
    shown,
    text,
)
from dreadhouse.games.betrayal.rules.stunning import MONSTER
from dreadhouse.games.betrayal.sight import Sight
from dreadhouse.games.betrayal.state import SYMBOLS

WAYS = 729
GAP = 8.0
DECKS = (("items", "item", 1), ("omens", "omen", 2), ("events", "event", 3))


class Strip:
    """The band below the house, and the line above it."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.table = sight.table
        self.language = sight.language
        self.at = sight.at

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    def draw(self) -> str:
        """Every panel in its place."""
        if self.table["phase"] == "picking":
            return ""
        box = self.at.strip
        if self.at.is_tall:
            half = (box.high - GAP) / 2
            rows = [
                Box(box.x, box.y, box.wide, half),
                Box(box.x, box.y + half + GAP, box.wide, half),
            ]
            cut = box.wide * 0.52
            fate = Box(rows[0].x, rows[0].y, cut, half)
            decks = Box(rows[0].x + cut + GAP, rows[0].y, box.wide - cut - GAP, half)
            dice = rows[1]
        else:
            fate = Box(box.x, box.y, 262 if not self.table["haunt"] else 330, box.high)
            decks = Box(box.right - 224, box.y, 224, box.high)
            dice = Box(fate.right + GAP, box.y, decks.x - fate.right - 2 * GAP, box.high)
        return self.turn() + self.fate(fate) + self.middle(dice) + self.decks(decks)

    def panel(self, box: Box, css: str = "") -> str:
        """The ground of a panel."""
        return (
            f'<rect class="panel {css}" x="{box.x:.1f}" y="{box.y:.1f}" '
            f'width="{box.wide:.1f}" height="{box.high:.1f}" rx="9"/>'
        )

    # ---- the turn

    def turn(self) -> str:
        """Whose turn it is, with the spaces left, at the top right of the house."""
        acting = self.table["acting"]
        if acting < 0 or self.at.is_tall or self.sight.players[acting]["explorer"] < 0:
            return ""
        turn = self.table["turn"]
        name = explorer_name(self.sight.players[acting]["explorer"], self.language)
        left = max(0, turn["limit"] - turn["spaces"])
        told = self.say("board-turn-of", name=name, count=-1 if turn["halted"] else left)
        house = self.at.house
        room = house.right - self.at.tabs.right
        return fitted(house.right, 30, told, "turn-of", room, 17.0, "end")

    # ---- omens, or the haunt

    def fate(self, box: Box) -> str:
        """Before the haunt the omens and their chance; afterwards the haunt."""
        if self.table["haunt"]:
            return self.haunt(box, self.table["haunt"])
        omens = self.table["omens_drawn"]
        share = self.table["chance"] / WAYS
        percent = max(1, round(100 * share)) if share else 0
        drawn = self.panel(box) + medal(box.x + 34, box.y + 38, 17, "omen")
        drawn += text(box.x + 68, box.y + 48, str(omens), "fate-number")
        drawn += fitted(
            box.x + 100,
            box.y + 28,
            self.say("board-omens", count=omens),
            "fate-name",
            box.wide - 112,
            16.0,
        )
        next_roll = self.say("board-next-roll", omens=omens)
        drawn += lines(box.x + 100, box.y + 46, next_roll, "quiet-words", box.wide - 110, 12.5)
        x, y, wide = box.x + 16, box.foot - 32, box.wide - 78
        for css, long in (("omen-bar", wide), ("bar-omen", max(6.0, wide * share))):
            drawn += (
                f'<rect class="{css}" x="{x:.1f}" y="{y:.1f}" width="{long:.1f}" height="12" '
                f'rx="6"/>'
            )
        drawn += text(
            box.right - 14, y + 12, self.say("board-percent", count=percent), "fate-share", "end"
        )
        label = self.say("board-fate", count=omens, percent=percent)
        return shown(label, drawn, "fate", "fate")

    def haunt(self, box: Box, haunt: dict[str, Any]) -> str:
        """The haunt: its name, the own side, tasks and clocks."""
        title = haunt_title(str(haunt["id"]), self.language)
        drawn = self.panel(box, "haunted")
        drawn += fitted(box.x + 14, box.y + 26, title, "haunt-title", box.wide - 118, 21.0)
        drawn += text(
            box.right - 12,
            box.y + 24,
            self.say("board-round", count=haunt.get("round", 0)),
            "quiet-words",
            "end",
        )
        side = self.side()
        drawn += fitted(box.x + 14, box.y + 45, side, "quiet-words", box.wide - 28, 13.5)
        y = box.y + 55
        affair = self.sight.affair
        if affair.clock != NO_CLOCK:
            hour = self.say("board-clock", count=affair.clock)
            drawn += shown(hour, placed("hourglass", box.right - 84, box.y + 31, 18))
            drawn += text(box.right - 12, box.y + 45, hour, "quiet-words", "end")
        for count in affair.counts[:2]:
            drawn += self.marks(box, y, count)
            y += 23
        return f'<g id="haunt" role="group" aria-label="{escape(title)}">{drawn}</g>'

    def side(self) -> str:
        """Which side the viewer is on."""
        team = self.sight.players[self.sight.me]["team"] if self.sight.me >= 0 else "none"
        return self.say("board-team", team=team)

    def marks(self, box: Box, y: float, count: Count) -> str:
        """A count: its name and as many marks as it needs, the done ones full."""
        name = self.say("count-name", count=count.id)
        drawn = fitted(box.x + 14, y + 15, name, "mark-name", 112, 14.0)
        if not count.need:
            number = text(box.x + 138, y + 16, str(count.done), "mark-name")
            return shown(f"{name}: {count.done}", drawn + number, "task", f"task-{count.id}")
        step = min(19.0, (box.wide - 150) / count.need)
        for place in range(count.need):
            css = "task-mark done" if place < count.done else "task-mark"
            x = box.x + 138 + place * step
            drawn += f'<path class="{css}" d="M{x:.1f} {y + 2:.1f}l7 8l-7 8l-7-8z"/>'
        told = f"{name}: {count.done} / {count.need}"
        return shown(told, drawn, "task", f"task-{count.id}")

    # ---- dice and fights

    def middle(self, box: Box) -> str:
        """A fight while there is one, else the newest roll; and the card that is being read."""
        if self.table["fight"]:
            return self.panel(box) + self.fight(box, self.table["fight"])
        drawn = self.panel(box)
        rolls = self.table["dice"]
        if rolls:
            drawn += self.roll(box, rolls[-1], box.y + 40)
        if self.table["event"] >= 0:
            drawn += self.reading(box, bool(rolls))
        elif not rolls:
            drawn += self.near_by(box)
        return f'<g id="tray">{drawn}</g>'

    def near_by(self, box: Box) -> str:
        """When nothing is rolled: what the new room does, or the room of who acts."""
        turning = [ghost["room"] for ghost in self.table["ghosts"] if "turn" in ghost]
        acting = self.table["acting"]
        room = turning[0] if turning else self.sight.players[acting]["room"] if acting >= 0 else -1
        if room < 0:
            return text(
                box.middle,
                box.y + box.high / 2 + 5,
                self.say("board-quiet"),
                "quiet-words",
                "middle",
            )
        about = self.say("room-about", room=self.sight.room_id(room))
        drawn = fitted(
            box.x + 14, box.y + 30, room_name(room, self.language), "room-near", box.wide - 60, 20.0
        )
        kind = SYMBOLS[printed().symbol[room]]
        if kind and (turning or not self.sight.tiles[room]["spent"]):
            drawn += medal(box.right - 28, box.y + 28, 13, kind)
        words = about if about != "-" else self.say("board-quiet")
        return drawn + lines(box.x + 14, box.y + 54, words, "quiet-words", box.wide - 28, 13.5)

    def reading(self, box: Box, is_low: bool) -> str:
        """The card that is being read: below a roll its name, else with what it says."""
        card = self.table["event"]
        name = card_name(card, self.language)
        y = box.foot - 33 if is_low else box.y + 9
        inside = placed(card_icon(card), box.x + 14, y, 26)
        inside += fitted(box.x + 48, y + 19, name, "card-read", box.wide - 60, 18.0)
        if not is_low:
            effect = card_effect(card, self.language)
            sizes = (13.0, 12.5, 12.0, 11.5, 11.0)
            setting = fit(effect, sizes, box.wide - 28, 4, "text")
            inside += lines(
                box.x + 14, box.y + 52, effect, "quiet-words", box.wide - 28, setting.size
            )
        return shown(self.say("board-reading", card=name), inside, "reading", "reading")

    def roll(self, box: Box, roll: dict[str, Any], y: float) -> str:
        """A roll: who and what for, its dice, its total."""
        seat = roll["seat"]
        who = self.sight.names[seat] if seat >= 0 else self.say("board-nobody")
        what = self.say("board-roll", kind=str(roll["kind"]))
        told = f"{who}: {what}"
        drawn = fitted(box.x + 14, box.y + 24, told, "quiet-words", box.wide - 28, 14.0)
        return drawn + self.dice(box.x + 14, y, roll["faces"], roll["total"], box.wide - 28, "roll")

    def dice(self, x: float, y: float, faces: list[int], total: int, room: float, name: str) -> str:
        """Dice in a row and their total; dice that may be rolled again glow."""
        size = min(30.0, (room - 56) / max(1, len(faces)) - 5)
        drawn = ""
        for place, face in enumerate(faces):
            words = self.sight.at_thing("die", place) if name == "roll" else []
            glow = (
                f'<rect class="die-glow" x="-3" y="-3" width="{size + 6:g}" '
                f'height="{size + 6:g}" rx="8"/>'
                if words
                else ""
            )
            label = self.say("board-die", face=face)
            thing = pick(
                f"{name}-{place}-{face}", label, words, "", die(face, size) + glow, "rolled"
            )
            drawn += placed_at(x + place * (size + 5), y, thing)
        sum_x = x + len(faces) * (size + 5) + 6
        return drawn + text(sum_x, y + size * 0.78, f"= {total}", "total")

    def fight(self, box: Box, fight: dict[str, Any]) -> str:
        """Both sides of a fight: names, trait, what they rolled."""
        drawn = ""
        half = box.wide / 2
        rolls = {roll["kind"]: roll for roll in self.table["dice"]}
        sides = (("attacker", "attack", box.x), ("target", "defence", box.x + half))
        for side, kind, x in sides:
            is_left = side == "attacker"
            room = half - 22 - (28 if is_left and fight["card"] >= 0 else 0)
            start = x + (14 if is_left else 22)
            drawn += fitted(
                start, box.y + 26, self.fighter(fight[side]), "fighter", room - 14, 17.0
            )
            drawn += text(start, box.y + 44, self.say(f"board-{kind}"), "quiet-words")
            roll = rolls.get(kind)
            if roll:
                faces, total = roll["faces"], roll["total"]
                drawn += self.dice(start, box.y + 58, faces, total, half - 34, f"{kind}-die")
        drawn += f'<g class="versus">{placed("swords", box.middle - 11, box.y + 34, 22)}</g>'
        if fight["card"] >= 0:
            name = card_name(fight["card"], self.language)
            icon = placed(card_icon(fight["card"]), box.x + half - 40, box.y + 8, 24)
            drawn += shown(name, icon, "versus")
        label = self.say(
            "board-fight", name=self.fighter(fight["attacker"]), other=self.fighter(fight["target"])
        )
        return f'<g id="fight" role="group" aria-label="{escape(label)}">{drawn}</g>'

    def fighter(self, number: int) -> str:
        """The name of an explorer or monster."""
        if number >= MONSTER:
            for each in self.table["monsters"]:
                if each["number"] == number - MONSTER:
                    return self.say("monster-name", kind=each["kind"])
            return self.say("monster-name", kind="other")
        explorer = self.sight.players[number]["explorer"]
        return explorer_name(explorer, self.language)

    # ---- decks

    def decks(self, box: Box) -> str:
        """The tile stack with the floors on its top tile's back, and three decks with counts."""
        stack = self.table["stack"]
        drawn = self.panel(box)
        wide, high = 46.0, 52.0
        step = (box.wide - 20 - wide) / 3
        x, y = box.x + 10, box.y + 14
        backs = "".join(
            f'<rect class="{"floor-mark on" if floor in stack["top"] else "floor-mark"}" '
            f'x="13" y="{9 + 12 * place}" width="20" height="9" rx="2"/>'
            for place, floor in enumerate(("upper", "ground", "cellar"))
        )
        tile = f'<rect class="back" width="{wide}" height="{high}" rx="5"/>{backs}'
        drawn += self.pile(x, y, "tiles", tile, stack["size"], 0)
        for place, (name, symbol, deck) in enumerate(DECKS):
            back = f'<rect class="back {symbol}" width="{wide}" height="{high}" rx="5"/>'
            back += medal(23, 26, 13, symbol)
            drawn += self.pile(
                x + step * (place + 1), y, name, back, self.table["decks"][name], deck
            )
        return f'<g id="decks">{drawn}</g>'

    def pile(self, x: float, y: float, name: str, back: str, count: int, deck: int) -> str:
        """One pile face down with its count below; it may be chosen."""
        words = self.sight.at_thing("deck", deck)
        label = self.say("board-deck", deck=name, count=count)
        known = self.known_top(name)
        label += f". {self.say('board-top', name=known)}" if known else ""
        eye = f'<g class="known">{placed("eye", 30, -6, 22)}</g>' if known else ""
        glow = (
            '<rect class="die-glow" x="-3" y="-3" width="52" height="58" rx="8"/>' if words else ""
        )
        number = (
            '<text x="23" y="72" text-anchor="middle" fill="currentColor" '
            f'font-family="Literata, serif" font-size="17">{count}</text>'
        )
        shade = (
            '<rect class="under" x="3" y="3" width="46" height="52" rx="5"/>' if count > 1 else ""
        )
        thing = pick(
            f"deck-{name}",
            label,
            words,
            "",
            f"<title>{escape(label)}</title>{shade}{back}{eye}{glow}{drawn_words(number)}",
        )
        return placed_at(x, y, thing)

    def known_top(self, name: str) -> str:
        """What lies on top of a pile, where the viewer knows it."""
        if name == "tiles":
            tops = [tile for depth, tile in self.table["stack"]["known"] if depth == 0]
            return room_name(tops[0], self.language) if tops else ""
        known = self.table["decks"]["known"].get(name.removesuffix("s"), [])
        tops = [card for depth, card in known if depth == 0]
        return card_name(tops[0], self.language) if tops else ""
