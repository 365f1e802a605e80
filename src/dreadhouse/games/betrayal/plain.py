"""The night as text, for terminals: a map of each floor, the explorers, the haunt, the hand."""

# mypyc: no

from __future__ import annotations

import pathlib
import textwrap
from typing import Any

import click

from dreadhouse.games.betrayal.affair import NO_CLOCK, Affair, Sign
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.picture import title_of
from dreadhouse.games.betrayal.state import FLOORS, NO_ROOM, SYMBOLS, TRAITS
from dreadhouse.kernel.text import Texts

TEXTS = Texts(pathlib.Path(__file__).parent / "text")
NARROW = 80
LEAST_CELL = 8
MOST_CELL = 16
TALL = 5
MARKS = {"": " ", "event": "@", "item": "&", "omen": "%"}
COLOURS = {
    "crimson": "red",
    "amber": "yellow",
    "moss": "green",
    "indigo": "blue",
    "ivory": "white",
    "plum": "magenta",
}


def text_table(view: dict[str, Any], language: str) -> str:
    """The whole table of a view; `width` and `names` may be added to it."""
    drawing = Drawing(view, language)
    parts = [drawing.heading(), *drawing.floors(), drawing.people(), drawing.haunt()]
    parts += [drawing.dice(), drawing.hand()]
    return "\n\n".join("\n".join(part) for part in parts if part)


class Drawing:
    """One view in one language, written part by part as lists of lines."""

    def __init__(self, view: dict[str, Any], language: str) -> None:
        self.table: dict[str, Any] = view["table"]
        self.affair = Affair(self.table["haunt"])
        self.seat: int = view["seat"]
        self.language = language
        self.width: int = view.get("width", NARROW)
        self.players: list[dict[str, Any]] = self.table["players"]
        self.names: list[str] = view.get("names") or self._names(view["seats"])

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return TEXTS.say(id, args, self.language)

    def room(self, room: int) -> str:
        """A room's name."""
        return self.say("room-name", room=printed().rooms[room])

    def explorer(self, player: dict[str, Any]) -> str:
        """An explorer's name."""
        return self.say("explorer-name", explorer=printed().explorers[player["explorer"]])

    def title(self, card: int) -> str:
        """A card's title."""
        return title_of(card, self.affair, self.language)

    def _names(self, seats: int) -> list[str]:
        names = [self.say("plain-seat", number=number + 1) for number in range(seats)]
        if self.seat >= 0:
            names[self.seat] = self.say("plain-you")
        return names

    # ---- the moment

    def heading(self) -> list[str]:
        """Round, omens and their chance, stacks, whose turn it is, what is read."""
        table, decks = self.table, self.table["decks"]
        first = self.say("plain-round", phase=table["phase"], round=table["round"])
        lines = [click.style(first, bold=True)]
        if not table["haunt"]:
            percent = round(100 * table["chance"] / 729)
            lines.append(self.say("plain-omens", count=table["omens_drawn"], percent=percent))
        lines.append(
            self.say(
                "plain-decks",
                tiles=table["stack"]["size"],
                items=decks["items"],
                omens=decks["omens"],
                events=decks["events"],
            )
        )
        acting = table["acting"]
        if acting >= 0 and self.players[acting]["explorer"] >= 0:
            turn = table["turn"]
            left = 0 if turn["halted"] else max(0, turn["limit"] - turn["spaces"])
            lines.append(self.say("plain-acts", seat=self.names[acting], count=left))
        if table["event"] >= 0:
            lines.append(self.say("plain-event", card=self.title(table["event"])))
        return lines

    # ---- the map

    def floors(self) -> list[list[str]]:
        """Each floor: a map, and below it what lies and lives there."""
        return [self.floor(floor) for floor in range(len(FLOORS))]

    def floor(self, floor: int) -> list[str]:
        """One floor."""
        tiles = [tile for tile in self.table["tiles"] if tile["floor"] == floor]
        title = click.style(self.say("floor-name", floor=FLOORS[floor]), fg="yellow", bold=True)
        if not tiles:
            return [title]
        columns = max(t["x"] for t in tiles) - min(t["x"] for t in tiles) + 1
        cell = min(MOST_CELL, self.width // columns)
        drawn = Map(self, tiles, cell).lines() if cell >= LEAST_CELL else self.listed(tiles)
        return [title, *drawn, *self.contents(tiles)]

    def listed(self, tiles: list[dict[str, Any]]) -> list[str]:
        """Rooms in words, where the map would be too wide."""
        at = {(t["x"], t["y"]): t["room"] for t in tiles}
        found = []
        for tile in tiles:
            ways = []
            for way, (dx, dy) in enumerate(((0, 1), (1, 0), (0, -1), (-1, 0))):
                if tile["doors"] >> way & 1:
                    far = at.get((tile["x"] + dx, tile["y"] + dy), NO_ROOM)
                    ways.append(
                        self.room(far) if far >= 0 else self.say("plain-way", way="nesw"[way])
                    )
            found.append(f"  {self.room(tile['room'])}: {', '.join(ways)}")
        return found

    def contents(self, tiles: list[dict[str, Any]]) -> list[str]:
        """Who and what is in the rooms of a floor, one line for each that is not empty."""
        found = []
        for tile in tiles:
            inside = [*self.living(tile["room"]), *self.lying(tile["room"])]
            if inside:
                line = f"{self.room(tile['room'])}: {', '.join(inside)}"
                found += textwrap.wrap(
                    line, self.width, initial_indent="  ", subsequent_indent="    "
                )
        return found

    def figures(self, room: int) -> list[int]:
        """The seats whose figures stand in a room."""
        return [
            seat
            for seat, player in enumerate(self.players)
            if player["explorer"] >= 0
            and player["room"] == room
            and not (player["dead"] or player["escaped"] or player["off"])
        ]

    def living(self, room: int) -> list[str]:
        """Explorers and monsters in a room."""
        found = [
            f"{self.explorer(self.players[seat])} ({self.names[seat]})"
            for seat in self.figures(room)
        ]
        for monster in self.table["monsters"]:
            if monster["room"] == room:
                kind = self.say("monster-name", kind=str(monster["kind"]))
                name = f"{kind} {monster['number'] + 1}"
                found.append(
                    f"{name} [{self.say('board-stunned')}]" if monster["stunned"] else name
                )
        return found

    def lying(self, room: int) -> list[str]:
        """Piles, companions and tokens in a room."""
        table = self.table
        found = [
            self.title(card)
            for pile in table["piles"]
            if pile["room"] == room
            for card in pile["cards"]
        ]
        found += [
            self.say("board-waiting", card=self.title(card))
            for card, where, _ in table["waiting"]
            if where == room
        ]
        tokens = [Sign(t["kind"], t["room"], t["side"], "") for t in table["tokens"]]
        for sign in [*tokens, *self.affair.signs]:
            if sign.room == room:
                state = f" [{self.say('token-state', state=sign.state)}]" if sign.state else ""
                found.append(self.say("token-name", kind=sign.kind) + state)
        for kind in ("links", "panels"):
            for one, _, other, _ in table[kind]:
                if room in (one, other):
                    far = self.room(other if room == one else one)
                    found.append(self.say(f"plain-{kind[:-1]}", room=far))
        return found

    # ---- the explorers

    def people(self) -> list[str]:
        """Every explorer in two lines."""
        return [line for seat in range(len(self.players)) for line in self.person(seat)]

    def person(self, seat: int) -> list[str]:
        """Names, place and state; then the traits and what is held."""
        player = self.players[seat]
        if player["explorer"] < 0:
            return [f"{self.names[seat]} · {self.say('board-picks')}"]
        colour = COLOURS[printed().colour[player["explorer"]]]
        first = [click.style(self.explorer(player), fg=colour, bold=True), self.names[seat]]
        for mark in ("dead", "escaped", "stunned", "worn", "fog"):
            if player[mark]:
                first.append(self.say(f"board-{mark}"))
        if player["trapped"] >= 0:
            first.append(self.say("board-trapped"))
        if player["team"] in ("traitor", "hero"):
            first.append(self.say(f"board-{player['team']}"))
        if not (player["dead"] or player["escaped"]):
            first.append(self.room(player["room"]))
        held = ", ".join(self.title(card) for card in player["cards"]) or self.say("plain-nothing")
        traits = " · ".join(self.trait(player, trait) for trait in range(len(TRAITS)))
        indent = " " * 3
        more = textwrap.wrap(held, self.width, initial_indent=indent, subsequent_indent=indent)
        return [" · ".join(first), f"{indent}{traits}", *more]

    def trait(self, player: dict[str, Any], trait: int) -> str:
        """A trait with its value, and how many steps it is above or below its start."""
        away = player["steps"][trait] - player["start"][trait]
        name = self.say("trait-name", trait=TRAITS[trait])
        return f"{name} {player['values'][trait]}" + (f" ({away:+d})" if away else "")

    # ---- haunt, dice, hand

    def haunt(self) -> list[str]:
        """The haunt: the own side, tasks, counts and clocks."""
        haunt = self.table["haunt"]
        if not haunt:
            return []
        team = self.players[self.seat]["team"] if self.seat >= 0 else "none"
        lines = [click.style(self.say("board-team", team=team), fg="red", bold=True)]
        if self.affair.clock != NO_CLOCK:
            lines.append(f"  {self.say('board-clock', count=self.affair.clock)}")
        for count in self.affair.counts:
            need = f" / {count.need}" if count.need else ""
            lines.append(f"  {self.say('count-name', count=count.id)}: {count.done}{need}")
        if self.affair.zone:
            rooms = ", ".join(self.room(room) for room in self.affair.zone)
            told = f"{self.say('zone-name', zone=self.affair.zone_id)}: {rooms}"
            lines += textwrap.wrap(told, self.width, initial_indent="  ", subsequent_indent="    ")
        return lines

    def dice(self) -> list[str]:
        """The rolls of this moment."""
        lines = []
        for roll in self.table["dice"]:
            who = self.names[roll["seat"]] if roll["seat"] >= 0 else self.say("board-nobody")
            what = self.say("board-roll", kind=str(roll["kind"]))
            faces = " ".join(map(str, roll["faces"]))
            lines.append(f"  {who} · {what}: {faces} = {roll['total']}")
        return lines

    def hand(self) -> list[str]:
        """The own cards with what they do."""
        if self.seat < 0 or not self.players[self.seat]["cards"]:
            return []
        lines = [click.style(self.say("plain-hand"), bold=True)]
        for card in self.players[self.seat]["cards"]:
            lines.append(f"  {click.style(self.title(card), fg='green')}")
            effect = f"card-{printed().cards[card]}.effect"
            if TEXTS.has(effect, self.language):
                told = TEXTS.say(effect, {}, self.language)
                lines += textwrap.wrap(
                    told, self.width, initial_indent=" " * 6, subsequent_indent=" " * 6
                )
        return lines


class Map:
    """A floor drawn with letters: boxes with gaps where the doorways are.

    A room shows its name in two lines, then its symbol (@ event, & item, % omen) and the first
    letters of those who are there; * marks where the viewer stands.
    """

    def __init__(self, drawing: Drawing, tiles: list[dict[str, Any]], cell: int) -> None:
        self.drawing = drawing
        self.cell = cell
        self.left = min(tile["x"] for tile in tiles)
        self.top = max(tile["y"] for tile in tiles)
        self.at = {(tile["x"] - self.left, self.top - tile["y"]): tile for tile in tiles}
        self.columns = max(x for x, _ in self.at) + 1
        self.rows = max(y for _, y in self.at) + 1

    def lines(self) -> list[str]:
        """Row by row, five lines each."""
        found = []
        for row in range(self.rows):
            boxes = [self.box(self.at.get((column, row))) for column in range(self.columns)]
            found += ["".join(box[line] for box in boxes).rstrip() for line in range(TALL)]
        return found

    def box(self, tile: dict[str, Any] | None) -> list[str]:
        """The five lines of a room."""
        if tile is None:
            return [" " * self.cell] * TALL
        inner = self.cell - 2
        name = textwrap.wrap(self.drawing.room(tile["room"]), inner, break_long_words=True)
        first, second = (*name, "", "")[:2]
        left, right = self.side(tile, 3), self.side(tile, 1)
        return [
            f"┌{self.wall(tile, 0, inner)}┐",
            f"│{first:^{inner}}│",
            f"{left}{second:^{inner}}{right}",
            f"│{self.inside(tile):^{inner}}│",
            f"└{self.wall(tile, 2, inner)}┘",
        ]

    def is_open(self, tile: dict[str, Any], way: int) -> bool:
        """Whether a doorway leads somewhere, or into the dark."""
        return bool(tile["doors"] >> way & 1 and not tile["false_doors"] >> way & 1)

    def wall(self, tile: dict[str, Any], way: int, inner: int) -> str:
        """A wall from side to side, with a gap where its doorway is."""
        if not self.is_open(tile, way):
            return "─" * inner
        mark = "·" if tile["open"] >> way & 1 else " "
        return f"╴{mark * 2}╶".center(inner, "─")

    def side(self, tile: dict[str, Any], way: int) -> str:
        """The middle of a side wall."""
        if not self.is_open(tile, way):
            return "│"
        return "·" if tile["open"] >> way & 1 else " "

    def inside(self, tile: dict[str, Any]) -> str:
        """The symbol until it is spent, and who is there, by first letters."""
        drawing = self.drawing
        here = []
        for seat in drawing.figures(tile["room"]):
            name = drawing.explorer(drawing.players[seat])
            letters = "".join(word[0] for word in name.split()[:2])
            here.append(f"*{letters}" if seat == drawing.seat else letters)
        beasts = sum(1 for each in drawing.table["monsters"] if each["room"] == tile["room"])
        if beasts:
            here.append(f"!{beasts}" if beasts > 1 else "!")
        mark = "" if tile["spent"] else MARKS[SYMBOLS[tile["symbol"]]]
        return " ".join(filter(None, [mark, *here]))[: self.cell - 2]
