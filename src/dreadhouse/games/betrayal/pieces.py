"""What stands and lies in the rooms: figures, monsters, piles, tokens, companions."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.affair import Sign
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.picture import (
    TOKEN_ICONS,
    card_icon,
    card_name,
    explorer_name,
    figure,
    initials,
    monster,
    pick,
    placed,
    placed_at,
    say,
    title_of,
)
from dreadhouse.games.betrayal.rules.trying import SOURCES
from dreadhouse.games.betrayal.sight import Sight

R = 15.0
LEAST_TOUCH = 17.0


class Pieces:
    """Everything in the rooms that is not the room."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.language = sight.language

    def say(self, id: str, **args: object) -> str:
        """A sentence of the game's texts."""
        return say(id, self.language, **args)

    # ---- who stands

    def standing(self, room: int, corner: tuple[float, float], share: float) -> dict[str, str]:
        """Figures and monsters of a room by their names, side by side, barrier sides apart."""
        found: dict[str, str] = {}
        people: list[tuple[str, Any, int]] = [
            ("seat", seat, self.sight.players[seat]["side"]) for seat in self.sight.living_in(room)
        ]
        beasts: list[tuple[str, Any, int]] = [
            ("monster", each, each["side"]) for each in self.sight.monsters_in(room)
        ]
        for side in (0, 1, 2):
            here = [(kind, each) for kind, each, at in [*people, *beasts] if at == side]
            for place, (kind, each) in enumerate(here):
                x, y = spot(place, len(here))
                dx, dy = self.shift(room, side)
                x, y = (
                    x * (0.8 if side else 1) + dx + corner[0],
                    y * (0.55 if side else 1) + dy + corner[1],
                )
                size = min(1.5 if len(here) < 3 else 1.2, max(1.0, 0.72 / share))
                if kind == "seat":
                    found[f"figure-{each}"] = self.figure(each, x, y, size)
                else:
                    found[f"monster-{each['number']:02}"] = self.monster(each, x, y, size)
        return found

    def shift(self, room: int, side: int) -> tuple[float, float]:
        """How far from the middle those on one side of a barrier stand."""
        way = self.sight.barrier_way(room, side)
        return {
            -1: (60.0, 47.0),
            0: (60.0, 28.0),
            1: (88.0, 54.0),
            2: (60.0, 82.0),
            3: (32.0, 54.0),
        }[way]

    def figure(self, seat: int, x: float, y: float, size: float) -> str:
        """One figure, pickable where something may be done to the explorer."""
        player = self.sight.players[seat]
        words = self.sight.at_thing("seat", seat)
        acts = seat == self.sight.table["acting"]
        halo = ""
        if words or acts:
            halo = f'<circle class="halo{" glow" if words else ""}" r="{R + 5}"/>'
        name = explorer_name(player["explorer"], self.language)
        css = "traitor" if player["team"] == "traitor" else "you" if seat == self.sight.me else ""
        colour = printed().colour[player["explorer"]]
        inside = (
            f'<ellipse class="shadow" cx="1.5" cy="4" rx="{R}" ry="{R}"/>{halo}'
            f"{figure(colour, initials(name), R, css)}{self.marks(player)}"
        )
        inside += touch(size * 1.4) if words else ""
        label = self.figure_label(seat)
        drawn = pick(f"figure-{seat}", label, words, self.sight.reason("seat", seat), inside)
        return placed_at(x, y, grown(drawn, size), "slides figure", f"stand-{seat}")

    def marks(self, player: dict[str, Any]) -> str:
        """Small signs at a figure: traitor, trapped, stunned."""
        found = []
        if player["team"] == "traitor":
            found.append("plain-dagger")
        if player["trapped"] >= 0:
            found.append("crossed-chains")
        if player["stunned"]:
            found.append("knocked-out-stars")
        return "".join(
            f'<circle class="mark" cx="{12 - 24 * at}" cy="-12" r="7.5"/>'
            f"{placed(icon, 6.5 - 24 * at, -17.5, 11)}"
            for at, icon in enumerate(found[:2])
        )

    def figure_label(self, seat: int) -> str:
        """A figure for ears: who plays whom, and what is the matter."""
        player = self.sight.players[seat]
        name = explorer_name(player["explorer"], self.language)
        told = [self.say("board-figure", name=name, seat=self.sight.names[seat])]
        if player["trapped"] >= 0:
            told.append(self.say("board-trapped"))
        if player["stunned"]:
            told.append(self.say("board-stunned"))
        if player["team"] == "traitor":
            told.append(self.say("board-traitor"))
        return ", ".join(told)

    def monster(self, each: dict[str, Any], x: float, y: float, size: float) -> str:
        """One monster; a stunned one lies on its side."""
        number = each["number"]
        words = self.sight.at_thing("monster", number)
        kind = str(each["kind"])
        halo = f'<circle class="halo glow" r="{R + 6}"/>' if words else ""
        body = monster(kind, str(number + 1), R, "stunned" if each["stunned"] else "")
        if each["stunned"]:
            body = f'<g transform="rotate(100)">{body}</g>'
        label = self.monster_label(each)
        inside = f"{halo}{body}"
        drawn = pick(
            f"monster-{number}", label, words, self.sight.reason("monster", number), inside
        )
        return placed_at(x, y, grown(drawn, size), "slides creature", f"prowl-{number}")

    def monster_label(self, each: dict[str, Any]) -> str:
        """A monster for ears: its kind, traits and state."""
        told = [f"{self.monster_name(str(each['kind']))} {each['number'] + 1}"]
        values = zip(("speed", "might", "sanity", "knowledge"), each["values"], strict=True)
        told += [
            f"{self.say('trait-name', trait=trait)} {value}"
            for trait, value in values
            if value >= 0
        ]
        if each["stunned"]:
            told.append(self.say("board-stunned"))
        return ", ".join(told)

    def monster_name(self, kind: str) -> str:
        """The name of a kind of monster."""
        return self.say("monster-name", kind=kind)

    # ---- what lies

    def things(self, room: int) -> list[tuple[str, str, str, list[str]]]:
        """What lies in a room: id, label, icon and words of each thing."""
        table, found = self.sight.table, []
        for pile in table["piles"]:
            if pile["room"] == room:
                names = ", ".join(
                    title_of(card, self.sight.affair, self.language) for card in pile["cards"]
                )
                label = self.say("board-pile", count=len(pile["cards"]), cards=names)
                words = self.sight.at_thing("pile", room)
                found.append(
                    (f"pile-{self.sight.room_id(room)}-{pile['side']}", label, "swap-bag", words)
                )
        for place, (card, where, _) in enumerate(table["waiting"]):
            if where == room:
                label = self.say("board-waiting", card=card_name(card, self.language))
                found.append((f"waiting-{place}", label, card_icon(card), []))
        tokens = [Sign(t["kind"], t["room"], t["side"], "") for t in table["tokens"]]
        for place, token in enumerate([*tokens, *self.sight.affair.signs]):
            if token.room == room:
                found.append(self.token(place, token))
        return found

    def token(self, place: int, token: Sign) -> tuple[str, str, str, list[str]]:
        """A token: an event's, or a haunt's with its state."""
        kind = token.kind
        label = self.say("token-name", kind=kind)
        if token.state:
            label += f", {self.say('token-state', state=token.state)}"
        words = self.sight.at_thing("try", SOURCES.index(kind)) if kind in SOURCES else []
        if token.room != self.sight.own_room:
            words = []
        return f"token-{kind}-{place}", label, TOKEN_ICONS.get(kind, "stamper"), words

    def lying(self, room: int, share: float) -> str:
        """Everything that lies in a room, in a column on the left."""
        drawn = ""
        for place, (id, label, icon, words) in enumerate(self.things(room)):
            column, row = divmod(place, 3)
            css = "lying glow" if words else "lying"
            inside = (
                f"{touch(share) if words else ''}"
                f'<rect class="{css}" x="-10" y="-10" width="20" height="20" rx="5"/>'
                f"{placed(icon, -8, -8, 16)}"
            )
            thing = pick(
                id, label, words, "", f"<title>{label}</title>{inside}".replace("&", "&amp;")
            )
            drawn += placed_at(20 + 22 * column, 40 + 22 * row, thing)
        return drawn

    def lying_labels(self, room: int) -> list[str]:
        """What lies in a room, for ears."""
        return [label for _, label, _, _ in self.things(room)]


def touch(share: float) -> str:
    """An unseen disc around a small thing, so that a finger finds it."""
    return f'<circle class="touch" r="{max(13.0, LEAST_TOUCH / share):.1f}"/>'


def grown(drawn: str, size: float) -> str:
    """A thing drawn larger, where the rooms are small on the picture."""
    return f'<g transform="scale({size:.2f})">{drawn}</g>' if size > 1.01 else drawn


def spot(place: int, count: int) -> tuple[float, float]:
    """Where one of several stands around the middle of a room."""
    if count == 1:
        return 0.0, 0.0
    if count <= 3:
        return (place - (count - 1) / 2) * 33, (place % 2) * 8 - 4
    columns = 3 if count <= 6 else 4
    row, column = divmod(place, columns)
    rows = (count - 1) // columns + 1
    step = 33 if columns == 3 else 26
    return (column - (columns - 1) / 2) * step, (row - (rows - 1) / 2) * 32
