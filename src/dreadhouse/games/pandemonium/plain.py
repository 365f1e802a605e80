"""The table as text, for terminals: a map of the house, who is in it, the goal, the own cards."""

# mypyc: no

from __future__ import annotations

import textwrap
from typing import Any

import click

from dreadhouse.games.pandemonium.chart import Chart
from dreadhouse.games.pandemonium.intents import intent, numbers
from dreadhouse.games.pandemonium.picture import TEXTS, named, say, words_of
from dreadhouse.games.pandemonium.prints import weapons
from dreadhouse.games.pandemonium.sight import Sight, persona_name
from dreadhouse.games.pandemonium.thrown import are_combat

NARROW = 80
MOST_FEAR = 5


def text_table(view: dict[str, Any], language: str) -> str:
    """The whole table of a view; `width` and `names` may be added to it."""
    page = Page(view, language)
    parts = [page.heading(), page.goal(), page.house(), page.people(), page.foes()]
    parts += [page.moment(), page.hand()]
    return "\n\n".join("\n".join(part) for part in parts if part)


class Page:
    """One view in one language, written part by part as lists of lines."""

    def __init__(self, view: dict[str, Any], language: str) -> None:
        self.width: int = view.get("width", NARROW)
        names = view.get("names") or seat_names(view, language)
        self.sight = Sight({**view, "names": names}, language)
        self.table = self.sight.table
        self.language = language

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    def folded(self, words: str, indent: str = "  ") -> list[str]:
        """Words broken at the width of the terminal."""
        return textwrap.wrap(words, self.width, subsequent_indent=indent)

    # ---- the moment

    def heading(self) -> list[str]:
        """Round and hour, creatures, the Generator, whose turn it is."""
        table = self.table
        chapter = say(f"chapter-{table['chapter']}", self.language)
        first = f"{self.say('board-chapter', count=table['number'])}: {chapter}"
        if table["round"]:
            night = int(self.sight.is_night)
            hour = (6 + 3 * (table["round"] - 1)) % 24
            first += " · " + self.say("board-clock", round=table["round"], hour=hour, night=night)
        lines = [click.style(first, bold=True)]
        told = [self.say("board-creatures", count=table["creatures"], limit=table["limit"])]
        if table["evil_die"]:
            told.append(self.say("board-evil-die", face=table["evil_die"]))
        if table.get("generator"):
            about = table["generator"]
            on, started = int(about["on"]), int(about["started"])
            told.append(self.say("board-generator", on=on, started=started, count=about["energy"]))
        lines.append(" · ".join(told))
        acting = table["acting"]
        if acting >= 0:
            name = self.sight.who_name(acting)
            count = self.sight.cast[acting].get("actions", 0)
            seat = self.sight.seat_name(acting)
            lines.append(self.say("plain-acts", name=name, seat=seat, count=count))
        return lines

    def goal(self) -> list[str]:
        """The chapter's goal and how far it is reached."""
        message = f"chapter-{self.table['chapter']}-goal"
        lines = (
            self.folded(TEXTS.say(message, {}, self.language))
            if TEXTS.has(message, self.language)
            else []
        )
        told = []
        for id, done, need in self.sight.goal:
            count = f"{done}/{need}" if need else str(done)
            told.append(f"{self.say('progress-' + id)} {count}")
        return lines + ([" · ".join(told)] if told else [])

    # ---- the house

    def house(self) -> list[str]:
        """The map with its legend; a list of spaces where the terminal is too narrow."""
        chart = Chart(self.sight)
        if self.width < chart.wide:
            return self.listed()
        places = [
            self.say("board-activity", tile=self.sight.tile_name(place), count=count)
            for place, count in enumerate(self.table["activity"])
            if place not in self.sight.fallen
        ]
        return [*chart.lines(), *self.folded(self.say("plain-legend")), " · ".join(places)]

    def listed(self) -> list[str]:
        """Only the spaces where somebody is."""
        return [
            self.sight.about_cell(cell)
            for cell in range(len(self.sight.plan.x))
            if self.sight.in_cell(cell) or any(foe.cell == cell for foe in self.sight.foes)
        ]

    # ---- who is there

    def people(self) -> list[str]:
        """Every character: place, bars, values, gear."""
        return [
            line
            for who, one in enumerate(self.sight.cast)
            if one["persona"]
            for line in self.person(who, one)
        ]

    def person(self, who: int, one: dict[str, Any]) -> list[str]:
        """One character in two or three lines."""
        mark = ">" if who == self.table["acting"] else " "
        name = f"{self.sight.who_name(who)} ({self.sight.seat_name(who)})"
        at = self.sight.space_name(one["cell"])
        bars = self.say("board-bars", life=one["life"], fear=one["fear"], souls=one["souls"])
        first = f"{mark} {click.style(name, bold=True)} {at} · {bars}"
        if one["posture"] != "standing":
            first += f" · {self.say('board-posture', posture=one['posture'])}"
        if one["fear"] >= MOST_FEAR:
            first += f" · {click.style(self.say('board-panic'), fg='magenta')}"
        values = " ".join(
            f"{self.say('board-value', value=value)} {one['values'][value]}"
            for value in ("attack", "defence", "agility", "action", "will")
        )
        return [first, f"    {values}", *self.gear(one)]

    def gear(self, one: dict[str, Any]) -> list[str]:
        """Weapons in the hands, the backpack, Traps, tokens, the count of Pacts."""
        held = [self.weapon(card) for card in one["hands"]]
        packed = [named("card", card, self.language) for card in one["backpack"]]
        packed += [named("token", token, self.language) for token in one.get("carried", [])]
        if one.get("traps"):
            packed.append(self.say("board-traps", count=one["traps"]))
        if one.get("pacts"):
            packed.append(self.say("board-pacts", count=one["pacts"]))
        told = " / ".join(", ".join(each) for each in (held, packed) if each)
        return self.folded(f"    {told}", "      ") if told else []

    def weapon(self, card: str) -> str:
        """A weapon with its Damage and Difficulty."""
        damage, need, _, _ = weapons().get(card, (0, 0, 1, 0))
        return f"{named('card', card, self.language)} {damage}/{need}"

    def foes(self) -> list[str]:
        """Creatures, evil allies, bosses and good allies with their intent."""
        lines = []
        for foe in self.sight.foes:
            at = self.sight.space_name(foe.cell)
            name = click.style(self.sight.foe_name(foe), fg="red")
            told = f"{numbers(foe, self.language)}. {intent(self.sight, foe)}"
            lines += self.folded(f"  {name} {at}: {told}", "      ")
        for one in self.sight.allies:
            seat = self.sight.seat_name(one["who"]) if one.get("who", -1) >= 0 else "-"
            name, at = persona_name(one["persona"], self.language), one["cell"]
            dead = int(bool(one.get("dead")))
            space = self.sight.space_name(at)
            lines.append("  " + self.say("board-ally", name=name, dead=dead, at=space, seat=seat))
        return lines

    # ---- rolls and cards

    def moment(self) -> list[str]:
        """The newest roll, the card being read, the challenge faced."""
        lines = []
        for card in self.table.get("in_play", [])[-1:]:
            told = words_of("card", card, self.language)
            lines += self.folded(f"{named('card', card, self.language)}: {told}")
        challenge = self.table.get("challenge")
        if challenge:
            card = str(challenge["card"])
            told = words_of("card", card, self.language)
            lines += self.folded(f"{named('card', card, self.language)}: {told}")
        if self.table["dice"]:
            lines.append(self.roll(self.table["dice"][-1]))
        return lines

    def roll(self, roll: dict[str, Any]) -> str:
        """A roll in a line."""
        name = self.sight.who_name(roll["who"]) if roll["who"] >= 0 else self.say("board-house")
        told = self.say("board-roll", kind=str(roll["kind"]), name=name)
        kind = str(roll["kind"])
        kind = "combat" if are_combat(kind, roll["faces"]) else kind
        faces = [self.say("board-die", kind=kind, face=face) for face in roll["faces"]]
        return " ".join([told, *(f"[{face}]" for face in faces)])

    def hand(self) -> list[str]:
        """The own kept Events and Pacts, which nobody else reads."""
        if self.sight.own < 0:
            return []
        one = self.sight.cast[self.sight.own]
        cards = [*one.get("kept", []), *one.get("own_pacts", [])]
        return [
            line
            for card in cards
            for line in self.folded(
                f"{named('card', card, self.language)}: {words_of('card', card, self.language)}"
            )
        ]


def seat_names(view: dict[str, Any], language: str) -> list[str]:
    """Names for seats that have none."""
    names = [say("plain-seat", language, number=place + 1) for place in range(view["seats"])]
    if view["seat"] >= 0:
        names[view["seat"]] = say("plain-you", language)
    return names
