"""Who stands in the house: characters, allies, creatures, bosses; and where a creature will go."""

# mypyc: no

from __future__ import annotations

from html import escape
from typing import Any

from dreadhouse.art.measure import width, wrap
from dreadhouse.games.pandemonium import beings
from dreadhouse.games.pandemonium.intents import intent, numbers
from dreadhouse.games.pandemonium.layout import CELL, RIM, SIDE, crowd
from dreadhouse.games.pandemonium.picture import (
    chance,
    drawn_words,
    pick,
    placed_at,
    say,
    words_of,
)
from dreadhouse.games.pandemonium.sight import Foe, Sight, persona_name

TIP_LINE = 22.0
TIP_WIDE = 380.0


class Figures:
    """All beings, space by space, so that several share a space without hiding each other."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language
        self.chances = ""
        self.plans = ""
        self.places: dict[str, tuple[float, float, float]] = {}
        for cell in range(len(sight.plan.x)):
            self.spread_out(cell)

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    def spread_out(self, cell: int) -> None:
        """Where each being of a space stands."""
        names = [f"who-{who}" for who in self.sight.in_cell(cell)]
        names += [f"ally-{one['persona']}" for one in self.sight.allies if one["cell"] == cell]
        names += [f"foe-{foe.word}" for foe in self.sight.foes if foe.cell == cell]
        spots, size = crowd(len(names))
        x, y = self.sight.spot(cell)
        for name, (dx, dy) in zip(names, spots, strict=False):
            self.places[name] = (x + dx, y + dy, size)

    def draw(self) -> str:
        """Everybody; bosses last, above all others."""
        sight = self.sight
        drawn = "".join(self.ally(one) for one in sight.allies if one["cell"] >= 0)
        drawn += "".join(self.foe(foe) for foe in sight.foes if foe.kind != "boss")
        drawn += "".join(
            self.character(who) for who, one in enumerate(sight.cast) if one["cell"] >= 0
        )
        drawn += "".join(self.foe(foe) for foe in sight.foes if foe.kind == "boss")
        box, scale = sight.at.house, sight.at.scale
        place = f"translate({box.x:g} {box.y:g}) scale({scale:.4f}) translate({RIM:g} {RIM:g})"
        return f'<g id="figures" transform="{place}">{drawn}{self.chances}{self.plans}</g>'

    # ---- characters

    def character(self, who: int) -> str:
        """One character; entombed and lying ones are laid down."""
        one = self.sight.cast[who]
        css = "you" if one["seat"] == self.sight.me else ""
        inside = beings.character(one["persona"], css)
        if one["posture"] in ("entombed", "lying"):
            inside = f'<g class="laid" transform="rotate(-80) scale(0.86)">{inside}</g>'
        if who == self.sight.table["acting"]:
            inside = '<circle class="turn-ring" r="42"/>' + inside
        if one["fear"] >= 5:
            inside += '<path class="panic" d="M-30-36l6 9m4-16l5 11M30-36l-6 9m-4-16l-5 11"/>'
        if one.get("reinforced"):
            inside += '<path class="braced" d="M-40 6A40 40 0 0 0 40 6"/>'
        words = [
            *self.sight.at_thing("character", one["persona"]),
            *(self.sight.at_thing("heal", "") if who == self.sight.own else []),
        ]
        label = self.say(
            "board-character",
            name=self.sight.who_name(who),
            seat=self.sight.seat_name(who),
            posture=one["posture"],
            at=self.sight.space_name(one["cell"]),
            life=one["life"],
            fear=one["fear"],
        )
        why = self.sight.reason("character", one["persona"])
        look = "being character" + (" glow" if words else "")
        return self.stand(f"who-{who}", label, words, why, inside, look)

    def stand(self, id: str, label: str, words: list[str], why: str, inside: str, css: str) -> str:
        """A being on its spot; it slides when the spot changes. A foe can always be focused."""
        x, y, size = self.places[id]
        touch = '<circle class="touch" r="40"/>'
        halo = '<circle class="pick-halo" r="46"/>' if words else ""
        body = f'<g transform="scale({size:g})">{halo}{inside}{touch}</g>'
        self.chances += self.best(words, x, y + 44 * size)
        thing = pick(id, label, words, why, body, css)
        if " foe " in css and 'tabindex="0"' not in thing[: thing.index(">")]:
            thing = thing.replace('role="img"', 'role="img" tabindex="0"', 1)
        return placed_at(x, y, thing, "slides", f"at-{id}")

    def best(self, words: list[str], x: float, y: float) -> str:
        """The chance of a kill of an attack that is offered, for the layer above all beings."""
        for word in words:
            if word in self.sight.odds:
                return placed_at(x, y, chance(self.sight.odds[word].percent), "odds")
        return ""

    # ---- allies

    def ally(self, one: dict[str, Any]) -> str:
        """A good ally, or its body."""
        id = one["persona"]
        inside = beings.body(id) if one.get("dead") else beings.ally(id)
        words = self.sight.at_thing("persona", id)
        words = words + self.sight.at_thing("figure", f"ally_{id}")
        label = self.say(
            "board-ally",
            name=persona_name(id, self.language),
            dead=int(bool(one.get("dead"))),
            at=self.sight.space_name(one["cell"]),
            seat=self.sight.seat_name(one["who"]) if one.get("who", -1) >= 0 else "-",
        )
        return self.stand(f"ally-{id}", label, words, "", inside, "being ally")

    # ---- foes

    def foe(self, foe: Foe) -> str:
        """A creature, evil ally or boss, with its way and its numbers while it is looked at."""
        inside = self.shape(foe)
        if foe.is_stunned:
            inside = f'<g class="stunned" transform="rotate(90) scale(0.92)">{inside}</g>'
            inside += beings.stars()
        if foe.kind == "boss" and foe.about.get("most"):
            inside += self.life_ring(foe)
        words = self.sight.at_thing("figure", foe.word)
        why = self.sight.reason("figure", foe.word)
        id = f"foe-{foe.word}"
        number = self.sight.foes.index(foe)
        self.plans += self.plan(foe, id, number)
        css = f"being foe {foe.kind} foe-{number}" + (" glow" if words else "")
        return self.stand(id, self.label(foe), words, why, inside, css)

    def shape(self, foe: Foe) -> str:
        """Its silhouette."""
        if foe.kind == "boss":
            return beings.boss(foe.id)
        if foe.kind == "ally":
            return beings.evil_ally(foe.about.get("persona", ""))
        return beings.creature(foe.id)

    def life_ring(self, foe: Foe) -> str:
        """How much Life a boss has left, as a ring around it."""
        most, left = foe.about["most"], foe.about.get("life", 0)
        around = 2 * 3.14159 * 52
        return (
            '<circle class="life-ground" r="52"/>'
            f'<circle class="life-ring" r="52" stroke-dasharray="{around * left / most:.1f} '
            f'{around:.1f}" transform="rotate(-90)"/>'
        )

    def label(self, foe: Foe) -> str:
        """A foe for ears, with its target."""
        name = self.sight.foe_name(foe)
        at = self.sight.space_name(foe.cell)
        told = self.say("board-foe", name=name, at=at, stunned=int(foe.is_stunned))
        return f"{told}. {numbers(foe, self.language)}. {intent(self.sight, foe)}".rstrip(". ")

    def plan(self, foe: Foe, id: str, number: int) -> str:
        """What it is about to do, above all beings, seen while it is pointed at or focused."""
        x, y, _ = self.places[id]
        inside = self.way(foe, id) + self.tip(foe, id)
        return placed_at(x, y, inside, f"plan-of plan-{number}", f"plan-{foe.word}")

    def way(self, foe: Foe, id: str) -> str:
        """The dashed way to its target."""
        if len(foe.way) < 2 or foe.is_stunned:
            return ""
        x, y, _ = self.places[id]
        points = [self.sight.middle(cell) for cell in foe.way[1:]]
        d = "M0 0" + "".join(f"L{px - x:.0f} {py - y:.0f}" for px, py in points)
        end_x, end_y = points[-1][0] - x, points[-1][1] - y
        reach = foe.about.get("mobility", 0)
        steps = "".join(
            f'<circle class="way-step{" later" if at >= reach else ""}" cx="{px - x:.0f}" '
            f'cy="{py - y:.0f}" r="7"/>'
            for at, (px, py) in enumerate(points)
        )
        return (
            f'<g class="way"><path class="way-shade" d="{d}"/><path class="way-line" d="{d}"/>'
            f'{steps}<circle class="way-end" cx="{end_x:.0f}" cy="{end_y:.0f}" r="44"/></g>'
        )

    def tip(self, foe: Foe, id: str) -> str:
        """A plate with its name, its numbers and its intent, seen with the way."""
        told = [(self.sight.foe_name(foe), 19.0, "tip-name")]
        told.append((numbers(foe, self.language), 15.0, "tip-words"))
        told.append((intent(self.sight, foe), 15.0, "tip-words"))
        power = words_of("card" if foe.kind == "ally" else "figure", foe.id, self.language)
        told += [(line, 14.0, "tip-quiet") for line in wrap(power, 14.0, TIP_WIDE)] if power else []
        wide = max(width(words, size) for words, size, _ in told) + 26
        high = 16 + TIP_LINE * len(told)
        x, y, _ = self.places[id]
        full = SIDE * CELL
        left = min(max(-wide / 2, -x - RIM + 4), full + RIM - 4 - wide - x)
        top = -58 - high if y > 200 else 62
        lines = "".join(
            f'<text class="{css}" x="{left + 13:.1f}" y="{top + 25 + TIP_LINE * row:.1f}" '
            f'font-size="{size:g}" font-family="Literata, serif" fill="currentColor">'
            f"{escape(words)}</text>"
            for row, (words, size, css) in enumerate(told)
        )
        css = "tip of-boss" if foe.kind == "boss" else "tip"
        return (
            f'<g class="{css}"><rect x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" '
            f'height="{high:.1f}" rx="10"/>{drawn_words(lines)}</g>'
        )
