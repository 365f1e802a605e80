"""The roll, attack, combo or card of the moment."""

# mypyc: no

from __future__ import annotations

from html import escape
from typing import Any

from dreadhouse.games.pandemonium.layout import Box
from dreadhouse.games.pandemonium.picture import (
    TEXTS,
    chance,
    fitted,
    lines,
    named,
    panel,
    pick,
    placed,
    placed_at,
    say,
    shown,
    text,
    words_of,
)
from dreadhouse.games.pandemonium.prints import weapons
from dreadhouse.games.pandemonium.sight import Sight
from dreadhouse.games.pandemonium.signs import sign_of
from dreadhouse.games.pandemonium.thrown import are_combat, die

ROWS = ("upper", "middle")
POOL_DIE = 24.0


class Moment:
    """One panel for what is just being rolled or decided."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.table = sight.table
        self.language = sight.language

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    def draw(self, box: Box) -> tuple[str, float]:
        """The attack while there is one, else the card being read, else the newest roll."""
        inside, foot = "", box.y + 8
        attack = self.table.get("attack")
        if attack:
            inside, foot = self.attack(box, attack)
        elif self.table.get("in_play"):
            inside, foot = self.card(box, self.table["in_play"][-1], foot)
        pool = self.pool(attack) if attack else []
        if attack and pool:
            rolled, foot = self.pooled(box, pool, attack, foot)
            inside += rolled
        elif self.table["dice"]:
            rolled, foot = self.roll(box, self.table["dice"][-1], foot)
            inside += rolled
        if not inside:
            return "", 0.0
        high = foot - box.y + 6
        label = escape(self.say("board-moment"))
        ground = panel(box.x, box.y, box.wide, high, "panel moment")
        return f'<g id="moment" role="group" aria-label="{label}">{ground}{inside}</g>', high

    # ---- cards

    def card(self, box: Box, card: str, y: float) -> tuple[str, float]:
        """A card that is being read: its name and what it says."""
        name = named("card", card, self.language)
        icon = sign_of(card)
        drawn = f'<g class="card-sign">{placed(icon, box.x + 9, y, 26)}</g>'
        drawn += fitted(box.x + 42, y + 19, name, "moment-title", box.wide - 50, 17.0)
        told = words_of("card", card, self.language)
        block, foot = lines(box.x + 10, y + 42, told, "panel-quiet", box.wide - 20, 12.5, 8)
        return drawn + block, foot

    # ---- rolls

    def roll(self, box: Box, roll: dict[str, Any], y: float) -> tuple[str, float]:
        """Who rolled and for what, the dice, and what came of it."""
        drawn, y = self.thrown(box, roll, y, 0)
        if are_combat(str(roll["kind"]), roll["faces"]):
            hits = self.say("board-hits", count=roll["total"])
            drawn += text(box.x + 10, y + 14, hits, "total")
            y += 20
        return drawn, y

    def pool(self, attack: dict[str, Any]) -> list[dict[str, Any]]:
        """The newest roll of each participant in this combo, who roll in the party's order.

        Without a Hit so far the dice on the table may be of an earlier attack.
        """
        if not attack.get("combo") or not attack["hits"]:
            return []
        party, found = attack["party"], dict[int, dict[str, Any]]()
        for roll in reversed(self.table["dice"]):
            is_theirs = roll["kind"] == "attack" and roll["who"] in party
            if not is_theirs or party.index(roll["who"]) > min(found, default=len(party)):
                break
            found.setdefault(party.index(roll["who"]), roll)
        return [found[at] for at in sorted(found)] if 0 in found else []

    def pooled(
        self, box: Box, pool: list[dict[str, Any]], attack: dict[str, Any], y: float
    ) -> tuple[str, float]:
        """The dice of all participants together, and their Hits in one sum (PAN-344, PAN-345)."""
        faces = [face for roll in pool for face in roll["faces"]]
        whole = {"who": attack["launcher"], "kind": "combo", "faces": faces}
        is_over = pool[-1] is not self.table["dice"][-1]
        hot = len(faces) if is_over else len(faces) - len(pool[-1]["faces"])
        drawn, y = self.thrown(box, whole, y, hot, POOL_DIE)
        count = max(attack["hits"], sum(roll["total"] for roll in pool))
        told = self.say("board-pool", count=count, need=attack["need"])
        drawn += fitted(box.x + 10, y + 14, told, "moment-title", box.wide - 20, 16.0)
        return drawn, y + 20

    def thrown(
        self, box: Box, roll: dict[str, Any], y: float, hot: int, size: float = 0
    ) -> tuple[str, float]:
        """Who rolled for what, and the dice; those from `hot` on may be rolled again."""
        kind, faces = str(roll["kind"]), roll["faces"]
        is_combat = are_combat(kind, faces)
        who = self.sight.who_name(roll["who"]) if roll["who"] >= 0 else self.say("board-house")
        told = self.say("board-roll", kind=kind, name=who)
        drawn = fitted(box.x + 10, y + 13, told, "panel-quiet", box.wide - 20, 13.5)
        size = size or (34.0 if box.wide < 200 else 38.0)
        in_row = max(1, int((box.wide - 16) // (size + 6)))
        y += 22
        for place, face in enumerate(faces):
            row, column = divmod(place, in_row)
            words = self.words_of_die(is_combat, face) if place >= hot else []
            shape = "combat" if is_combat else kind
            thing = self.one_die(f"die-{place}-{face}", shape, face, size, words)
            x = box.x + 10 + column * (size + 6)
            drawn += placed_at(x, y + row * (size + 6), thing)
        return drawn, y + ((1 + (len(faces) - 1) // in_row) * (size + 6) if faces else 0)

    def one_die(self, id: str, shape: str, face: int, size: float, words: list[str]) -> str:
        """A die, which glows while it may be rolled again."""
        glow = (
            f'<rect class="die-glow" x="-3" y="-3" width="{size + 6:g}" height="{size + 6:g}" '
            'rx="9"/>'
            if words
            else ""
        )
        label = self.say("board-die", kind=shape, face=face)
        return pick(id, label, words, "", die(shape, face, size) + glow, "rolled")

    def words_of_die(self, is_combat: bool, face: int) -> list[str]:
        """What may be done to a die: roll it again."""
        if is_combat:
            return self.sight.at_thing("reroll_hit" if face else "reroll_miss", "")
        return self.sight.at_thing("reroll", "")

    # ---- attacks

    def attack(self, box: Box, attack: dict[str, Any]) -> tuple[str, float]:
        """An attack or a combo: who, with what, at what, and what it needs."""
        names = ", ".join(self.sight.who_name(who) for who in attack["party"])
        drawn = fitted(box.x + 10, box.y + 21, names, "moment-title", box.wide - 20, 17.0)
        y = box.y + 32
        for arms in attack["weapons"]:
            for card in arms:
                drawn += self.weapon(box, card, y, attack)
                y += 26
        targets = [self.target_name(word) for word in attack["targets"]]
        if attack.get("edge", -1) >= 0:
            targets.append(self.say("board-barred", kind=2))
        if targets:
            told = self.say("board-against", names=", ".join(targets))
            block, y = lines(box.x + 10, y + 13, told, "against", box.wide - 20, 14.0, 3)
            drawn += block
        if attack.get("combo"):
            rows, y = self.combo(box, attack, y)
            drawn += rows
        for word, odds in self.sight.odds.items():
            if word == "strike" and word in self.sight.options:
                drawn += placed_at(box.x + 36, y + 12, chance(odds.percent))
                told = self.say("board-kill", count=odds.percent)
                drawn += fitted(box.x + 68, y + 17, told, "panel-quiet", box.wide - 76, 13.0)
                y += 30
        if attack.get("damage"):
            told = self.say("board-damage", count=attack["damage"])
            drawn += text(box.x + 10, y + 16, told, "total")
            y += 24
        return drawn, y

    def target_name(self, word: str) -> str:
        """The name of a target by its word."""
        for foe in self.sight.foes:
            if foe.word == word:
                return self.sight.foe_name(foe)
        return named("figure", word.rpartition("_")[0] or word, self.language)

    def weapon(self, box: Box, card: str, y: float, attack: dict[str, Any]) -> str:
        """A weapon in the attack: its Damage, the Hits it needs, and whether they are reached."""
        damage, need, _, _ = weapons().get(card, (0, 1, 1, 0))
        css = "arm met" if attack["hits"] >= need else "arm"
        name = named("card", card, self.language)
        words = self.sight.at_thing("card", card)
        inside = placed(sign_of(card), box.x + 10, y, 22)
        inside += fitted(box.x + 38, y + 16, name, "arm-name", box.wide - 96, 13.5)
        inside += text(box.right - 10, y + 16, f"+{damage} ({need})", "arm-name", "end")
        label = self.say("board-weapon", name=name, damage=damage, need=need)
        if not words:
            return shown(label, inside, css)
        hot = (
            f'<rect class="bar-glow" x="{box.x + 5:.1f}" y="{y - 2:.1f}" '
            f'width="{box.wide - 10:.1f}" height="26" rx="6"/>'
        )
        return f'<g class="{css}" aria-hidden="true">{inside}</g>' + pick(
            f"arm-{card}", label, words, "", hot
        )

    def combo(self, box: Box, attack: dict[str, Any], y: float) -> tuple[str, float]:
        """The three rows of a Combo card; the chosen one is marked, those on offer glow."""
        id = attack["combo"]
        name = named("card", id, self.language)
        drawn = fitted(box.x + 10, y + 18, name, "combo-title", box.wide - 20, 16.0)
        y += 28
        for row in self.rows(attack):
            block, foot = self.row(box, id, row, attack, y)
            drawn += block
            y = foot
        return drawn, y

    def rows(self, attack: dict[str, Any]) -> list[str]:
        """All rows until one is chosen and the dice lie there: then there is room for no more."""
        is_asked = any(self.sight.at_thing("row", row) for row in ROWS)
        has_rolled = bool(self.pool(attack)) and not is_asked
        return [attack["row"]] if has_rolled else [*ROWS, "missed"]

    def row(
        self, box: Box, id: str, row: str, attack: dict[str, Any], y: float
    ) -> tuple[str, float]:
        """One row of a Combo card."""
        message = f"card-{id}.{row}"
        told = TEXTS.say(message, {}, self.language) if TEXTS.has(message, self.language) else ""
        block, foot = lines(box.x + 44, y + 13, told, "panel-quiet", box.wide - 54, 12.0, 4)
        words = self.sight.at_thing("row", row)
        css = "combo-row" + (" chosen" if attack.get("row") == row else "")
        css += " glow" if words else ""
        foot = max(foot, y + 24)
        ground = (
            f'<rect class="{css}" x="{box.x + 5:.1f}" y="{y - 2:.1f}" '
            f'width="{box.wide - 10:.1f}" height="{foot - y:.1f}" rx="6"/>'
        )
        sign = ""
        odds = self.sight.odds.get(f"row {row}")
        if odds:
            sign = f'<g transform="translate({box.x + 24:.1f} {y + 9:.1f}) scale(0.66)">'
            sign += f"{chance(odds.percent)}</g>"
        elif row == "missed":
            sign = placed("cross", box.x + 14, y, 17)
        label = self.say("board-row", row=row, told=told)
        if not words:
            return shown(label, ground + sign + block, f"row-of {row}"), foot
        drawn = f'<g aria-hidden="true">{sign}{block}</g>'
        return pick(f"row-{row}", label, words, "", ground) + drawn, foot
