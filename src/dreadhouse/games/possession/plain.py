"""The night as text, for terminals: the house room by room, the players, the own hand."""

# mypyc: no

from __future__ import annotations

import pathlib
import textwrap
from typing import Any

import click

from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.spoken import (
    argument,
    card_kind,
    card_title,
    dice_told,
    page_number,
)
from dreadhouse.games.possession.state import ATTIC, BASEMENT, COLOURS, STAIRS
from dreadhouse.kernel.text import Texts

TEXTS = Texts(pathlib.Path(__file__).parent / "text")
NARROW = 80
FLOORS = (
    ("attic",),
    ("u1", "u2", "u3", "u4", "u5"),
    ("stairs",),
    ("g1", "g2", "g3", "g4", "g5"),
    ("basement",),
)
BASICS = ("search", "rest", "heal", "hide", "altar")
LINE_COLOURS = {
    "green": "green",
    "blue": "blue",
    "yellow": "yellow",
    "orange": "bright_yellow",
    "red": "red",
    "zero": "magenta",
}


def text_table(view: dict[str, Any], language: str) -> str:
    """The whole table of a view; `width` and `names` may be added to it."""
    drawing = Drawing(view, language)
    parts = [drawing.heading(), *drawing.floors(), drawing.players(), drawing.dice()]
    parts += [drawing.burning(), drawing.hand()]
    return "\n\n".join("\n".join(part) for part in parts if part)


class Drawing:
    """One view in one language, written part by part as lists of lines."""

    def __init__(self, view: dict[str, Any], language: str) -> None:
        self.table: dict[str, Any] = view["table"]
        self.seat: int = view["seat"]
        self.language = language
        self.width: int = view.get("width", NARROW)
        self.players_seen: list[dict[str, Any]] = self.table["players"]
        self.names: list[str] = view.get("names") or self._names(view["seats"])
        self.room_in: dict[str, int] = dict(self.table["house"])

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts; rooms, Parts and colours go in by number."""
        told = {name: argument(name, value, self.language, TEXTS) for name, value in args.items()}
        return TEXTS.say(id, told, self.language)

    def title(self, card: int) -> str:
        """A card's title."""
        return card_title(card, self.language, TEXTS)

    def titles(self, cards: list[int]) -> str:
        """Titles of several cards."""
        return ", ".join(self.title(card) for card in cards)

    def _names(self, seats: int) -> list[str]:
        names = [self.say("plain-seat", number=number + 1) for number in range(seats)]
        if self.seat >= 0:
            names[self.seat] = self.say("plain-you")
        return names

    # ---- the moment

    def heading(self) -> list[str]:
        """Round, phase, piles, event and order."""
        table = self.table
        phase = self.say(f"phase-{table['phase']}")
        lines = [
            click.style(self.say("plain-round", round=table["round"], phase=phase), bold=True),
            self.say(
                "plain-piles",
                search=table["search_deck"],
                event=table["event_deck"],
                attic=table["attic"],
                basement=table["basement"],
                keys=table["supply"]["keys"],
            ),
        ]
        if table["event"] >= 0:
            lines += [self.say("plain-event", card=table["event"]), *self.effect(table["event"])]
        if table["seal_of_ash"]:
            lines.append(self.say("plain-seal"))
        if table["order"]:
            order = ", ".join(self.names[seat] for seat in table["order"])
            lines.append(self.say("plain-order", seats=order))
        if table["acting"] >= 0:
            acting = self.names[table["acting"]]
            lines.append(self.say("plain-acts", seat=acting, count=table["actions"]))
        return lines

    # ---- the house

    def floors(self) -> list[list[str]]:
        """The house from the attic to the basement."""
        return [[line for space in floor for line in self.room(space)] for floor in FLOORS]

    def room(self, space: str) -> list[str]:
        """A room: number, name, icons, then its doors and what is in it."""
        room = self.room_in[space]
        name = click.style(f"{room + 1:>2} {self.say('room-name', room=room):14}", fg="green")
        first = f"{name} {' · '.join(self.icons(room))}".rstrip()
        found = [*self.contents(room), *self.doors(room)]
        indent = " " * 6
        wrapped = textwrap.wrap(
            " · ".join(found), self.width, initial_indent=indent, subsequent_indent=indent
        )
        return [first, *wrapped]

    def icons(self, room: int) -> list[str]:
        """What a room offers, in words."""
        mask = printed().icons[room]
        icons = [icon for bit, icon in enumerate(BASICS) if mask >> bit & 1]
        if printed().special[room]:
            icons.append(printed().special[room])
        if room in self.table["windows"]:
            icons.append("window")
        if room in (ATTIC, BASEMENT):
            icons.append("key")
        told = [self.say(f"icon-{icon}", value=self.value(room, icon)) for icon in icons]
        if room in self.table["branches"]:
            told.append(click.style(self.say("plain-branch"), fg="red"))
        return told

    def value(self, room: int, icon: str) -> int:
        """The rest value, or the altar's difficulty as it stands."""
        if icon == "altar":
            shift = int(self.table["altar_shift"]) + int(self.table["seal_of_ash"])
            return printed().altar[room] + shift
        return printed().rest[room]

    def contents(self, room: int) -> list[str]:
        """Figures, Parts and cubes in a room."""
        found = []
        here = [
            self.figure(seat)
            for seat, player in enumerate(self.players_seen)
            if not player["dead"] and player["room"] == room
        ]
        if here:
            found.append(click.style(self.say("plain-here", seats=", ".join(here)), bold=True))
        parts = [
            self.say("plain-part", part=part, seat=self.names[seat])
            for seat, player in enumerate(self.players_seen)
            for part, where in enumerate(player["parts"])
            if where == room
        ]
        if parts:
            found.append(self.say("plain-parts", parts=", ".join(parts)))
        cubes = [self.names[seat] for seat, p in enumerate(self.players_seen) if room in p["cubes"]]
        if cubes:
            found.append(self.say("plain-cubes", seats=", ".join(cubes)))
        return found

    def figure(self, seat: int) -> str:
        """A name, and on the stairs the way the figure is headed."""
        player = self.players_seen[seat]
        name = self.names[seat]
        if player["possessed"]:
            name += f" [{self.say('board-possessed')}]"
        if player["room"] == STAIRS and player["side"]:
            name += f" ({self.say('board-heading-' + player['side'])})"
        return name

    def doors(self, room: int) -> list[str]:
        """The doors of a room that are barred or torn out; open ones go without saying."""
        return [
            self.say("plain-way", room=b if a == room else a, state=state)
            for a, b, state in self.table["doors"]
            if room in (a, b) and state != "open"
        ]

    # ---- the players

    def players(self) -> list[str]:
        """Every player in two or three lines."""
        return [line for seat in range(len(self.players_seen)) for line in self.player(seat)]

    def player(self, seat: int) -> list[str]:
        """Name, state, life, place, then what is held."""
        player = self.players_seen[seat]
        name = click.style(self.names[seat], bold=True)
        if player["dead"]:
            return [f"{name} · {self.say('board-dead')}"]
        life = self.say("plain-player", life=player["life"], line=player["line"])
        first = [name, click.style(life, fg=LINE_COLOURS[player["line"]])]
        if player["possessed"]:
            state = "board-for-good" if player["for_good"] else "board-possessed"
            first.append(click.style(self.say(state), fg="red"))
        first.append(self.say("plain-place", room=player["room"]))
        chip = player["chip"] or player["chip_pending"]
        if chip:
            first.append(self.say("plain-chip", chip=chip))
        return [" · ".join(first), f"   {' · '.join(self.holdings(player))}", *self.more(player)]

    def holdings(self, player: dict[str, Any]) -> list[str]:
        """Counts of open things."""
        chips = ", ".join(map(str, player["hand_chips"])) or self.say("plain-none")
        return [
            self.say("plain-trophies", count=player["trophies"]),
            self.say("plain-keys", count=player["keys"]),
            self.say("plain-cubes-left", count=player["cubes_left"]),
            self.say("plain-cards", count=player["hand_size"]),
            self.say("plain-house-chips", count=player["house_chip_count"]),
            self.say("plain-chips-in-hand", chips=chips),
        ]

    def more(self, player: dict[str, Any]) -> list[str]:
        """Weapon in play, lost Parts, and what lasts."""
        found = []
        if player["weapon"] >= 0:
            found.append(self.say("plain-weapon", card=player["weapon"]))
        lost = [part for part, where in enumerate(player["parts"]) if where != -1]
        if lost:
            names = ", ".join(self.say("part-name", part=part) for part in lost)
            found.append(self.say("plain-lost", parts=names))
        if player is not self.own() and player["hand"]:
            found.append(self.say("plain-known", cards=player["hand"]))
        for mark in ("cursed", "whispers"):
            if player[mark]:
                found.append(self.say(f"board-{mark}"))
        return [f"   {' · '.join(found)}"] if found else []

    def own(self) -> dict[str, Any] | None:
        """The viewer's own sheet."""
        return self.players_seen[self.seat] if self.seat >= 0 else None

    # ---- dice, fire, hand

    def dice(self) -> list[str]:
        """The newest rolls."""
        lines = []
        for roll in self.table["dice"]:
            told = dice_told(roll["faces"], self.language, TEXTS)
            if roll["what"] == "possession":
                told = ", ".join(
                    TEXTS.say("plain-die-colour", {"colour": COLOURS[face]}, self.language)
                    for face in roll["faces"]
                )
            what = self.say(f"roll-{roll['what']}")
            lines.append(f"  {self.names[roll['who']]} · {what}: {told}")
        return [self.say("plain-dice"), *lines] if lines else []

    def burning(self) -> list[str]:
        """The attempt under way."""
        burning = self.table["burning"]
        if burning is None:
            return []
        count = len(burning["shown"])
        args = {"needed": burning["needed"], "chance": burning["chance"], "count": count}
        shown = self.titles(burning["shown"]) or self.say("plain-none")
        told = TEXTS.say("plain-burning", {"cards": shown}, self.language)
        return [self.say("board-burning", **args), told]

    def hand(self) -> list[str]:
        """The own cards and house chips with their effects."""
        own = self.own()
        if own is None or not (own["hand"] or own["house_chips"]):
            return []
        lines = [click.style(self.say("plain-hand"), bold=True)]
        for card in [*own["hand"], *own["house_chips"]]:
            used = f" · {self.say('plain-used')}" if card in own["used_chips"] else ""
            lines += [f"  {click.style(self.title(card), fg='green')}{used}", *self.effect(card)]
        return lines

    def effect(self, card: int) -> list[str]:
        """What a card's face says, wrapped."""
        id = f"card-{card_kind(card)}.effect"
        effect = TEXTS.say(id, {"number": page_number(card)}, self.language)
        return textwrap.wrap(effect, self.width, initial_indent=" " * 6, subsequent_indent=" " * 6)
