"""The decider, and small questions whose answer lies in `Pandemonium.choice` (PAN-23, PAN-629)."""

from __future__ import annotations

from typing import Any, Final

from dreadhouse.games.pandemonium.rules.values import agility_of, will_of
from dreadhouse.games.pandemonium.rules.words import (
    CHARACTER,
    EDGE,
    FIGURE,
    ON,
    PORTAL,
    TILE,
    TO,
    TOKEN,
    WAY,
)
from dreadhouse.games.pandemonium.state import NOBODY, Pandemonium
from dreadhouse.kernel.frames import Ask

FIRST_IN_ORDER: Final = -2
STAYS: Final = -1


def in_order(s: Pandemonium) -> list[int]:
    """The characters in turn order; before it is set, by printed Agility, then Will (PAN-629)."""
    if s.order:
        return s.order
    return printed_order(s)


def printed_order(s: Pandemonium) -> list[int]:
    """By printed Agility, then printed Will."""
    printed = s.printed
    keys = []
    for who in range(len(s.cast)):
        persona = s.cast[who].persona
        keys.append(-(printed.agility[persona] * 100 + printed.resolve[persona]) * 8 + who)
    keys.sort()
    return [key % 8 for key in keys]


def decider(s: Pandemonium) -> int:
    """The seat of the decider, or NOBODY where a die decides (PAN-23, DIA-85, DIA-127)."""
    seat: int = s.chapter.decider(s)
    if seat != FIRST_IN_ORDER:
        return seat
    for who in in_order(s):
        if s.is_in_play(who):
            return s.cast[who].seat
    return s.cast[0].seat


class Pick(Ask):
    """One of several values of a verb; the answer lies in `Pandemonium.choice`."""

    rule = "PAN-23"

    def __init__(self, seat: int, verb: int, values: list[int], who: int, card: int) -> None:
        super().__init__(seat)
        self.verb = verb
        self.values = values
        self.who = who
        self.card = card

    def options(self, s: Pandemonium) -> list[int]:
        """One action a value; cells are spaces in words."""
        verb = self.verb
        if is_place(verb):
            space = s.ground.plan.space
            return [verb + space[cell] for cell in self.values]
        return [verb + value for value in self.values]

    def choose(self, s: Pandemonium, action: int) -> None:
        """Lay the answer down."""
        value = action - self.verb
        s.choice = s.ground.plan.cell_of_space[value] if is_place(self.verb) else value

    def about(self, s: Pandemonium) -> dict[str, Any]:
        """For whom, and the card that asks, if one does."""
        return s.spoken({"who": self.who, "card": self.card})


class Decide(Pick):
    """A choice of the decider (PAN-23)."""

    rule = "PAN-23"


class FirstPortal(Pick):
    """The decider chooses the portal of the first creature (PAN-112)."""

    rule = "PAN-112"


class LeastPortal(Pick):
    """The decider chooses among portals of the tiles with the least Activity (PAN-115)."""

    rule = "PAN-115"


class OrderTie(Pick):
    """The decider settles the last ties of the turn order (PAN-98)."""

    rule = "PAN-98"


class ChooseCharacter(Pick):
    """A character whom a card or skill is for (PAN-630)."""

    rule = "PAN-630"


class ChooseSpace(Pick):
    """A space that a card is for (PAN-430)."""

    rule = "PAN-430"


class ChooseTile(Pick):
    """A tile that a card is for (PAN-430)."""

    rule = "PAN-430"


class ChooseFigure(Pick):
    """A figure that a card or skill is for (PAN-426)."""

    rule = "PAN-426"


class ChooseEdge(Pick):
    """A door or window, as space * 4 + side (PAN-223)."""

    rule = "PAN-223"


def is_place(verb: int) -> bool:
    """Whether a verb's argument is a space."""
    return verb == PORTAL or verb == TO or verb == WAY


def decide(s: Pandemonium, kind: type[Pick], verb: int, values: list[int]) -> None:
    """Let the decider choose; push first what reads `s.choice`."""
    seat = decider(s)
    if len(values) == 1:
        s.choice = values[0]
    elif seat == NOBODY:
        s.choice = values[s.dice.below(len(values))]
    else:
        s.push(kind(seat, verb, values, NOBODY, -1))


def choose_space(s: Pandemonium, who: int, card: int, cells: list[int]) -> None:
    """A character's player chooses a space."""
    s.push(ChooseSpace(s.cast[who].seat, TO, cells, who, card))


def choose_character(s: Pandemonium, who: int, card: int, others: list[int]) -> None:
    """A character's player chooses a character; the answer is a number of the cast."""
    s.push(ChooseWho(s.cast[who].seat, who, card, others))


class ChooseWho(ChooseCharacter):
    """A character of the cast, by the persona in words."""

    def __init__(self, seat: int, who: int, card: int, others: list[int]) -> None:
        super().__init__(seat, ON, others, who, card)

    def options(self, s: Pandemonium) -> list[int]:
        """Their personas."""
        return [ON + s.cast[other].persona for other in self.values]

    def choose(self, s: Pandemonium, action: int) -> None:
        """Lay the answer down."""
        s.choice = who_is(s, action - ON)


def who_is(s: Pandemonium, persona: int) -> int:
    """The character in play of a persona, NOBODY if there is none."""
    for who in range(len(s.cast)):
        if s.cast[who].persona == persona:
            return who
    return NOBODY


def choose_tile(s: Pandemonium, who: int, card: int) -> None:
    """A character's player chooses a tile that has not fallen."""
    tiles = [tile for tile in range(4) if not s.ground.fallen >> tile & 1]
    s.push(ChooseTile(s.cast[who].seat, TILE, tiles, who, card))


def choose_figure(s: Pandemonium, who: int, card: int, figures: list[int]) -> None:
    """A character's player chooses a figure."""
    s.push(ChooseFigure(s.cast[who].seat, FIGURE, figures, who, card))


def choose_edge(s: Pandemonium, who: int, card: int, edges: list[int]) -> None:
    """A character's player chooses a door or window; the answer is its word's number."""
    words = [edge_word(s, edge) for edge in edges]
    s.push(ChooseEdge(s.cast[who].seat, EDGE, words, who, card))


def choose_token(s: Pandemonium, who: int, card: int, kinds: list[int]) -> None:
    """A character's player chooses a kind of board token."""
    s.push(ChooseFigure(s.cast[who].seat, TOKEN, kinds, who, card))


def edge_word(s: Pandemonium, edge: int) -> int:
    """An edge as space * 4 + side, named from its first space."""
    plan = s.ground.plan
    cell = plan.first[edge] if plan.first[edge] >= 0 else plan.second[edge]
    return plan.space[cell] * 4 + plan.side_of(cell, edge)


def word_edge(s: Pandemonium, word: int) -> int:
    """The edge of a word's number."""
    plan = s.ground.plan
    return plan.edge[plan.cell_of_space[word // 4] * 4 + word % 4]


def slowest(s: Pandemonium, them: list[int]) -> list[int]:
    """Those with the least Agility, then the least Will (PAN-634)."""
    least = 10_000
    found: list[int] = []
    for who in them:
        key = agility_of(s, who) * 100 + will_of(s, who)
        if key < least:
            least = key
            found = []
        if key == least:
            found.append(who)
    return found


CHARACTER_VERB: Final = CHARACTER
