"""The table of Insanity as text, for terminals; colour is dropped where nobody can see it."""

# mypyc: no

from __future__ import annotations

import pathlib
import textwrap
from typing import Any

import click

from dreadhouse.games.insanity.cards.face import KINDS, LOCATION, Face
from dreadhouse.games.insanity.content import faces
from dreadhouse.kernel.text import Texts

TEXTS = Texts(pathlib.Path(__file__).parent / "text")
BAR = 20
NARROW = 80
FACES = faces()


def text_table(view: dict[str, Any], language: str) -> str:
    """The whole table of a view; `width` and `names` may be added to it."""
    drawing = Drawing(view, language)
    parts = [drawing.heading(), drawing.omens()]
    for seat in drawing.seats_from_afar():
        parts.append(drawing.side(seat))
    parts += [drawing.location(), drawing.attack(), drawing.hand()]
    return "\n\n".join("\n".join(part) for part in parts if part)


class Drawing:
    """One view in one language, written part by part as lists of lines."""

    def __init__(self, view: dict[str, Any], language: str) -> None:
        self.table: dict[str, Any] = view["table"]
        self.seat: int = view["seat"]
        self.language = language
        self.width: int = view.get("width", NARROW)
        self.faces: list[Face] = faces()
        self.names: list[str] = view.get("names") or self._names()

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return TEXTS.say(id, args, self.language)

    def title(self, card: int) -> str:
        """A card's title."""
        return self.say(f"card-{self.faces[card].id}")

    def titles(self, cards: list[int]) -> str:
        """Titles of several cards."""
        return ", ".join(self.title(card) for card in cards)

    def _names(self) -> list[str]:
        if self.seat < 0:
            return [self.say("plain-seat", number=number) for number in (1, 2)]
        ids = ["plain-you", "plain-opponent"]
        return [self.say(id) for id in (ids if self.seat == 0 else ids[::-1])]

    def seats_from_afar(self) -> list[int]:
        """The opponent's side first, the own one nearest to the hand."""
        return [0, 1] if self.seat == 1 else [1, 0]

    def heading(self) -> list[str]:
        """Turn, step and piles."""
        table, pile = self.table, self.table["discard"]
        lines = [
            self.say(
                "plain-turn",
                turn=table["turn"],
                cap=table["cap"],
                step=self.say(f"step-{table['step']}"),
                seat=self.names[table["on_turn"]],
            ),
            self.say(
                "plain-piles",
                deck=table["deck_size"],
                discard=len(pile),
                top=self.title(pile[-1]) if pile else "none",
            ),
        ]
        if table["deck_known"]:
            lines.append(self.say("plain-next", card=self.title(table["deck_known"][0])))
        return lines

    def omens(self) -> list[str]:
        """What coming steps will do as things stand."""
        lines = []
        for id, args in self.table["omens"]:
            spoken = {name: self._spoken(name, value) for name, value in args.items()}
            lines.append(f"  {self.say(id, **spoken)}")
        return [self.say("plain-omens"), *lines] if lines else []

    def _spoken(self, name: str, value: Any) -> Any:
        return self.title(value) if name == "card" else value

    def side(self, seat: int) -> list[str]:
        """A player's numbers and things."""
        things = [thing for thing in self.table["things"] if self._lies_with(thing, seat)]
        lines = [self._thing(thing) for thing in things] or [f"  {self.say('plain-nothing')}"]
        return [*self._numbers(seat), *lines]

    def _lies_with(self, thing: dict[str, Any], seat: int) -> bool:
        return bool(thing["seat"] == seat and self.faces[thing["card"]].kind != LOCATION)

    def _numbers(self, seat: int) -> list[str]:
        """Life and sanity as bars, and the size of the hand."""
        player = self.table["players"][seat]
        life = _bar(player["life"], self.table["start_life"], "red")
        sanity = _bar(player["sanity"], self.table["start_sanity"], "cyan")
        lines = [
            click.style(self.names[seat], bold=True)
            + f" · {self.say('plain-cards', count=player['hand_size'])}",
            f"  {self.say('plain-life'):9}{life} {player['life']}",
            f"  {self.say('plain-sanity'):9}{sanity} {player['sanity']}",
        ]
        if seat != self.seat and player["hand"]:
            lines.append(f"  {self.say('plain-known', cards=self.titles(player['hand']))}")
        return lines

    def _thing(self, thing: dict[str, Any]) -> str:
        """A thing in one line: title, kind, power and marks."""
        face = self.faces[thing["card"]]
        marks = [self.say(f"kind-{KINDS[face.kind]}")]
        if thing["power"] >= 0:
            marks.append(self.say("plain-power", power=thing["power"]))
        if thing["curses"]:
            marks.append(self.say("plain-curses", curses=self.titles(thing["curses"])))
        for mark, holds in (("used", thing["used"]), ("fresh", thing["fresh"])):
            if holds:
                marks.append(self.say(f"plain-{mark}"))
        if thing["may_attack"]:
            marks.append(self.say("plain-attacks"))
        marks.append(click.style(f"[INS-{face.rule}]", dim=True))
        title = click.style(f"{self.title(thing['card']):30}", fg="green")
        return f"  {title} {' · '.join(marks)}"

    def location(self) -> list[str]:
        """The one location and what it does."""
        for thing in self.table["things"]:
            if self.faces[thing["card"]].kind == LOCATION:
                return [
                    self.say("plain-location", card=self.title(thing["card"])),
                    *self._effect(thing["card"]),
                ]
        return []

    def attack(self) -> list[str]:
        """Who attacks and who blocks whom."""
        attack = self.table["attack"]
        if attack is None:
            return []
        powers = {thing["card"]: thing["power"] for thing in self.table["things"]}
        lines = []
        for attacker in attack["attackers"]:
            line = self.say("plain-attack", attacker=self.title(attacker), power=powers[attacker])
            blockers = [blocker for blocker, whom in attack["blocks"] if whom == attacker]
            if blockers:
                line = self.say("plain-blocked", attack=line, blockers=self.titles(blockers))
            lines.append(line)
        return lines

    def hand(self) -> list[str]:
        """The own hand with costs and effects."""
        cards = self.table["players"][self.seat]["hand"] if self.seat >= 0 else []
        if not cards:
            return []
        lines = [click.style(self.say("plain-hand"), bold=True)]
        for card in cards:
            face = self.faces[card]
            marks = [self.say(f"kind-{KINDS[face.kind]}"), self.say("plain-cost", cost=face.cost)]
            if face.is_being:
                marks.append(self.say("plain-power", power=face.power))
            title = click.style(f"{self.title(card):30}", fg="green")
            lines += [f"  {title} {' · '.join(marks)}", *self._effect(card)]
        return lines

    def _effect(self, card: int) -> list[str]:
        """What a card's face says, wrapped."""
        effect = self.say(f"card-{self.faces[card].id}.effect")
        return textwrap.wrap(effect, self.width, initial_indent=" " * 6, subsequent_indent=" " * 6)


def _bar(value: int, start: int, colour: str) -> str:
    """A bar that is full at the starting value."""
    filled = min(BAR, -(-value * BAR // start)) if start > 0 else 0
    return click.style("█" * filled, fg=colour) + click.style("░" * (BAR - filled), dim=True)
