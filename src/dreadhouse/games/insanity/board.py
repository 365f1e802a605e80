"""The drawing of the duel's table from a view: two rows of things, the lane between, the piles."""

# mypyc: no

from __future__ import annotations

from typing import Any

from dreadhouse.art.cards import card_back, empty_place
from dreadhouse.art.icons import placed
from dreadhouse.games.insanity.cards.face import LOCATION
from dreadhouse.games.insanity.content import faces
from dreadhouse.games.insanity.layout import layout_for
from dreadhouse.games.insanity.picture import (
    bar,
    face,
    hand_face,
    lines,
    pick,
    placed_at,
    say,
    text,
    title,
    words_by_card,
)
from dreadhouse.games.insanity.state import STEPS


def draw_table(seen: dict[str, Any], language: str) -> str:
    """The table as one SVG, from the viewer's side; a spectator sits with seat 0.

    A page may add to the view: `names`, the seats' names, and `shape`, "tall" for a phone.
    """
    return Board(seen, language).draw()


def draw_hand(seen: dict[str, Any], language: str) -> list[tuple[str, str, str]]:
    """The viewer's own hand in order: card id, title, picture."""
    if seen["seat"] < 0:
        return []
    named = words_by_card(seen["ask"]["options"] if seen["ask"] else [])
    found = []
    for card in seen["table"]["players"][seen["seat"]]["hand"]:
        state = "glow" if card in named else "dim" if named else ""
        found.append((faces()[card].id, title(card, language), hand_face(card, language, state)))
    return found


class Board:
    """One view in one language, on its way to a picture."""

    def __init__(self, seen: dict[str, Any], language: str) -> None:
        self.table: dict[str, Any] = seen["table"]
        self.ask: dict[str, Any] = seen["ask"] or {"options": [], "about": {}, "frame": ""}
        self.language = language
        self.at = layout_for(seen.get("shape", ""))
        self.names: list[str] = seen.get("names", [])
        self.near: int = max(seen["seat"], 0)
        self.far = 1 - self.near
        self.words = words_by_card(self.ask["options"])
        self.why: dict[str, str] = {
            word.partition(" ")[2]: rule for word, rule in self.table["why_not"]
        }
        self.rows = {seat: self._rows(seat) for seat in (self.near, self.far)}
        self.places: dict[int, tuple[float, float]] = {}

    def draw(self) -> str:
        """Everything, from the far side to the near one."""
        far_row = 20.0 + self.at.strip
        lane = far_row + self.rows[self.far] * self.at.row + 8
        near_row = lane + self.at.lane + 26
        foot = near_row + self.rows[self.near] * self.at.row + 2
        far_side = 12.0 if self.at.is_tall else far_row
        near_side = foot - 8 if self.at.is_tall else near_row + 4
        parts = [
            self.row(self.far, far_row),
            self.lane(lane),
            self.row(self.near, near_row),
            self.side(self.far, far_side),
            self.piles(lane),
            self.side(self.near, near_side),
            self.arrows(),
            self.spread(lane),
        ]
        label = say("board-label", self.language)
        return (
            f'<svg class="board-svg" viewBox="0 0 {self.at.wide:.0f} {foot + self.at.strip:.0f}" '
            f'role="group" aria-label="{label}">{"".join(parts)}</svg>'
        )

    # ---- things

    def _things(self, seat: int) -> list[dict[str, Any]]:
        return [
            thing
            for thing in self.table["things"]
            if thing["seat"] == seat and faces()[thing["card"]].kind != LOCATION
        ]

    def _rows(self, seat: int) -> int:
        return max(1, -(-len(self._things(seat)) // self.at.in_a_row))

    def row(self, seat: int, top: float) -> str:
        """A player's things in the order in which they entered play."""
        things = self._things(seat)
        if not things:
            words = say("board-nothing", self.language)
            return text(self.at.rows / 2, top + self.at.high / 2, words, "board-quiet", "middle")
        parts = []
        for at, thing in enumerate(things):
            row, column = divmod(at, self.at.in_a_row)
            in_row = min(self.at.in_a_row, len(things) - row * self.at.in_a_row)
            step = self.at.card + self.at.gap
            start = (self.at.rows - in_row * step + self.at.gap) / 2
            x, y = start + column * step, top + row * self.at.row
            self.places[thing["card"]] = (x, y)
            parts.append(self.thing(thing, x, y, self.at.card))
        return "".join(parts)

    def thing(self, thing: dict[str, Any], x: float, y: float, width: float) -> str:
        """A card in play, with its state and what may be done with it."""
        card = thing["card"]
        bonus = thing["power"] - thing["base"] if thing["power"] >= 0 else 0
        drawn = face(card, self.language, width, self._state(thing), bonus, tuple(thing["curses"]))
        id = faces()[card].id
        why = self.why.get(id, "")
        inside = pick(f"thing-{id}", self._label(thing), self.words.get(card, []), why, drawn)
        return placed_at(x, y, inside, "slides", f"place-{id}")

    def _state(self, thing: dict[str, Any]) -> str:
        attack = self.table["attack"]
        card = thing["card"]
        states = [
            "glow" if card in self.words else "",
            "used" if thing["used"] else "",
            "attacking" if attack and card in attack["attackers"] else "",
            "blocking" if attack and card in [b for b, _ in attack["blocks"]] else "",
        ]
        return " ".join(state for state in states if state)

    def _label(self, thing: dict[str, Any]) -> str:
        words = [title(thing["card"], self.language)]
        words.append(say(f"card-{faces()[thing['card']].id}.effect", self.language))
        if thing["power"] >= 0:
            words.append(say("board-power", self.language, power=thing["power"]))
        words += [title(curse, self.language) for curse in thing["curses"]]
        if thing["used"]:
            words.append(say("board-used", self.language))
        return ". ".join(word.rstrip(".") for word in words)

    # ---- the lane between the two sides

    def lane(self, top: float) -> str:
        """The location, and the attack or the step of the turn."""
        parts = [
            f'<rect class="board-lane" x="8" y="{top}" width="{self.at.rows - 16}" '
            f'height="{self.at.lane}" rx="14"/>'
        ]
        location = [t for t in self.table["things"] if faces()[t["card"]].kind == LOCATION]
        if location:
            self.places[location[0]["card"]] = (26, top + 10)
            parts.append(self.thing(location[0], 26, top + 11, 86))
        else:
            label = say("kind-location", self.language)
            parts.append(placed_at(26, top + 11, empty_place(86, label), "slides"))
        attack = self.table["attack"]
        if attack and attack["attackers"]:
            parts.append(self._battle(attack, top))
        else:
            parts.append(self._steps(top))
        return "".join(parts)

    def _battle(self, attack: dict[str, Any], top: float) -> str:
        """What the attack amounts to as it stands."""
        power = {thing["card"]: thing["power"] for thing in self.table["things"]}
        blocked = {attacker for _, attacker in attack["blocks"]}
        free = [card for card in attack["attackers"] if card not in blocked]
        harm = sum(power.get(card, 0) for card in free)
        total = sum(power.get(card, 0) for card in attack["attackers"])
        heading = say("board-attack", self.language, power=total, harm=harm)
        names = ", ".join(title(card, self.language) for card in free)
        detail = say("board-free", self.language, count=len(free), cards=names)
        return (
            lines(136, top + 34, heading, "board-big", self._lane_room(), 21)
            + lines(
                136, top + (100 if self.at.is_tall else 74), detail, "board-text", self._lane_room()
            )
            + text(136, top + self.at.lane - 16, "INS-128, INS-129", "board-quiet")
        )

    def _lane_room(self) -> float:
        """How wide words in the lane may run."""
        piles = 2 * self.at.pile + 26 if self.at.is_tall else 0.0
        return self.at.rows - 136 - 30 - piles

    def _steps(self, top: float) -> str:
        """The nine steps of the turn, the present one lit."""
        now = STEPS.index(self.table["step"])
        heading = say(f"step-{self.table['step']}", self.language)
        cap = say("board-turn", self.language, turn=self.table["turn"], cap=self.table["cap"])
        parts = [text(136, top + 40, heading, "board-big"), text(136, top + 66, cap, "board-text")]
        gap = min(26.0, self._lane_room() / len(STEPS))
        for at in range(len(STEPS)):
            css = "step-now" if at == now else "step-past" if at < now else "step-next"
            parts.append(f'<circle class="{css}" cx="{144 + at * gap}" cy="{top + 88}" r="7"/>')
        parts.append(self._omens(top + 118))
        return "".join(parts)

    def _omens(self, y: float) -> str:
        """What the rest of the turn will take, as things stand."""
        tolls = [args["amount"] for id, args in self.table["omens"] if id == "omen-toll"]
        words = []
        if tolls:
            words.append(say("board-tolls", self.language, amount=sum(tolls), count=len(tolls)))
        if any(id == "omen-give" for id, _ in self.table["omens"]):
            words.append(say("board-giving", self.language))
        told = " ".join(words)
        return lines(136, y + 8, told, "board-warning", self._lane_room()) if words else ""

    # ---- beside the rows

    def side(self, seat: int, top: float) -> str:
        """Life, sanity and, on the far side, the hand as far as it is known."""
        player = self.table["players"][seat]
        whose = say(f"board-{'near' if seat == self.near else 'far'}", self.language)
        name = self.names[seat] if self.names else whose
        parts = [text(self.at.side, top + 14, name, "board-text")]
        for at, kind in enumerate(("life", "sanity")):
            x = self.at.side + (at * 266 if self.at.is_tall else 0)
            y = top + 26 + (0 if self.at.is_tall else at * 34)
            parts.append(self._meter(x, y, player[kind], kind))
        y = top + (56 if self.at.is_tall else 92)
        if seat == self.far:
            parts.append(self._far_hand(player, y))
        else:
            words = say("board-hand", self.language, count=player["hand_size"])
            parts.append(text(self.at.side, y + 16, words, "board-quiet"))
        return placed_at(0, 0, "".join(parts), "side", f"side-{seat}")

    def _meter(self, x: float, y: float, value: int, kind: str) -> str:
        label = say(f"board-{kind}", self.language, value=value)
        full = max(self.table[f"start_{kind}"], 1)
        icon = {"life": "heart", "sanity": "brain"}[kind]
        room = 246.0 if self.at.is_tall else self.at.wide - 20 - x
        return (
            f'<g class="meter-{kind}" role="img" aria-label="{label}">'
            + placed(icon, x, y - 4, 28)
            + bar(x + 40, y + 6, room - 104, value / full, f"bar-{kind}")
            + text(x + room, y + 17, str(value), "number", "end")
            + "</g>"
        )

    def _far_hand(self, player: dict[str, Any], top: float) -> str:
        """Backs for what is hidden, faces for what the viewer knows."""
        size = player["hand_size"]
        words = say("board-hand", self.language, count=size)
        parts = [text(self.at.side, top + 16, words, "board-quiet")]
        start, row, width = self.at.side, top + 24, 44.0
        if self.at.is_tall:
            start, row, width = start + 180, top - 2, 36.0
        step = min(30.0, 210.0 / max(size, 1))
        known = player["hand"]
        for at in range(size):
            inside = card_back(width)
            if at >= size - len(known):
                card = known[at - size + len(known)]
                inside = face(card, self.language, width)
            parts.append(placed_at(start + at * step, row, inside, "slides"))
        return "".join(parts)

    def piles(self, top: float) -> str:
        """The draw deck, with its top card where the viewer knows it, and the discard pile."""
        deck_words = say("board-deck", self.language, count=self.table["deck_size"])
        pile = self.table["discard"]
        pile_words = say("board-discard", self.language, count=len(pile))
        known = self.table["deck_known"]
        width = self.at.pile
        deck = face(known[0], self.language, width) if known else self._deck()
        top_card = face(pile[-1], self.language, width) if pile else empty_place(width, "")
        x, step, y = self.at.side, 130.0, top + 4
        if self.at.is_tall:
            x, step, y = self.at.wide - 2 * width - 32, width + 12, top + 24
        drawn = placed_at(x, y + 12, deck, "slides", "pile-deck")
        drawn += placed_at(x + step, y + 12, top_card, "slides", "pile")
        if self.at.is_tall:
            count = str(len(pile))
            return drawn + text(x + step + width / 2, y + 122, count, "board-quiet", "middle")
        return (
            drawn
            + text(x, y, deck_words, "board-quiet")
            + text(x + step, y, pile_words, "board-quiet")
        )

    def _deck(self) -> str:
        size = self.table["deck_size"]
        return card_back(self.at.pile, size) if size else empty_place(self.at.pile, "")

    # ---- above everything

    def arrows(self) -> str:
        """From each attacker to its blockers, or towards the defending player."""
        attack = self.table["attack"]
        if not attack:
            return ""
        parts = []
        up = attack["seat"] == self.near
        blocked = {attacker for _, attacker in attack["blocks"]}
        for blocker, attacker in attack["blocks"]:
            parts.append(self._arrow(attacker, self.places.get(blocker), up))
        for attacker in attack["attackers"]:
            if attacker not in blocked:
                parts.append(self._arrow(attacker, None, up))
        return "".join(parts)

    def _arrow(self, attacker: int, goal: tuple[float, float] | None, up: bool) -> str:
        place = self.places.get(attacker)
        if place is None:
            return ""
        x, y = place[0] + self.at.card / 2, place[1] if up else place[1] + self.at.high
        if goal is None:
            end_x, end_y = x, y - 44 if up else y + 44
        else:
            end_x = goal[0] + self.at.card / 2
            end_y = goal[1] + self.at.high + 4 if up else goal[1] - 4
        bend = (y + end_y) / 2
        curve = f"C{x:.0f} {bend:.0f} {end_x:.0f} {bend:.0f} {end_x:.0f} {end_y:.0f}"
        return f'<path class="arrow" marker-end="url(#arrow-head)" d="M{x:.0f} {y:.0f}{curve}"/>'

    def spread(self, top: float) -> str:
        """Cards to choose from that lie in no row: of a pile or of the other hand."""
        hand = self.table["players"][self.near]["hand"]
        on_table = {thing["card"] for thing in self.table["things"]}
        loose = [card for card in self.words if card not in on_table and card not in hand]
        if not loose:
            return ""
        width = 96.0
        step = min(width + 10, (self.at.rows - 30 - width) / max(1, len(loose) - 1))
        y = top + self.at.lane / 2 - width * 0.7
        parts = [
            f'<rect class="board-spread" x="8" y="{y - 12}" width="770" height="160" rx="14"/>'
        ]
        for at, card in enumerate(loose):
            drawn = face(card, self.language, width, "glow")
            id = faces()[card].id
            inside = pick(f"loose-{id}", title(card, self.language), self.words[card], "", drawn)
            parts.append(placed_at(22 + at * step, y, inside))
        return "".join(parts)
