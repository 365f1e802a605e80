"""Positions of a story laid out for a test, and words that play them.

    table = position("S122", danger=4, items=["punch"])
    table.play("boost punch").roll(3)
    assert (table.danger, table.psychic) == (2, 4)

Ana, Ben, Cleo and Dora sit on seats 0 to 3, to the left of one another; Ana reads unless another
is named. A word is picked by everybody who is asked; `table.ana("take S102-1")` is one pick. Texts
that only want to be read on are read on, unless the table is told to `wait`.
"""

from __future__ import annotations

import functools
import pathlib
from typing import Any

import pytest

from dreadhouse.games.danger import GAME, build
from dreadhouse.games.danger.rules.rounds import ROUND
from dreadhouse.games.danger.state import SEEN, UNREAD, Tale
from dreadhouse.games.danger.story import read_story
from dreadhouse.kernel.dice import Dice, ScriptedDice
from dreadhouse.kernel.errors import IllegalAction
from dreadhouse.kernel.frames import AskAll
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.journal import EVERYONE

NAMES = ["ana", "ben", "cleo", "dora", "eve", "finn"]
STORIES = pathlib.Path(__file__).parent / "stories"


@functools.cache
def game_of(story: str) -> Game:
    """A game of one of the small stories beside the tests."""
    return build(read_story(STORIES / story), f"danger-{story}")


class Table:
    """A tale under test; its questions are answered by words, its dice by faces."""

    def __init__(self, tale: Tale, wait: bool) -> None:
        self.tale = tale
        self.wait = wait
        self.words = tale.game.vocabulary
        self.ids = tale.printed.cards
        self.read_on()

    # ---- what can be seen

    @property
    def danger(self) -> int:
        """The space of the Danger Mover."""
        return self.tale.danger

    @property
    def target(self) -> int:
        """The number at the Danger Mover."""
        return self.tale.printed.danger[self.tale.danger - 1]

    @property
    def psychic(self) -> int:
        """The space of the Psychic Mover."""
        return self.tale.psychic

    @property
    def tracks(self) -> tuple[int, int]:
        """Danger and psychic."""
        return self.danger, self.psychic

    @property
    def card(self) -> str:
        """The story card in the reader's hand."""
        return self.ids[self.tale.card]

    @property
    def reader(self) -> str:
        """Who reads."""
        return NAMES[self.tale.reader]

    @property
    def frame(self) -> str:
        """What is asked."""
        return type(self.tale.stack[-1]).__name__ if self.tale.result is None else ""

    @property
    def items(self) -> list[str]:
        """The items in the inventory, in order."""
        return [one["item"] for one in self.table["inventory"] if one["kind"] == "item"]

    @property
    def kept(self) -> list[str]:
        """All cards in the inventory, in order."""
        return [one["card"] for one in self.table["inventory"]]

    @property
    def gone(self) -> list[str]:
        """The items out of the game."""
        found: list[str] = self.table["gone"]
        return found

    @property
    def table(self) -> dict[str, Any]:
        """The table as a spectator sees it."""
        seen: dict[str, Any] = self.tale.view(-1)["table"]
        return seen

    @property
    def log(self) -> list[str]:
        """All cards read since the position was laid out, in order."""
        found: list[str] = self.table["log"]
        return found

    @property
    def open(self) -> list[str]:
        """What can be picked at this moment, but abstaining and leaving."""
        seat = self.tale.to_act[0]
        found = [self.words.word(action) for action in self.tale.options(seat)]
        return [word for word in found if word not in ("abstain", "away")]

    @property
    def ways(self) -> list[str]:
        """The cards that the open options lead to, "next" among them."""
        p = self.tale.printed
        found: list[str] = []
        for word in self.open:
            id = word.partition(" ")[2]
            found.append(self.ids[p.target[p.ways.index(id)]] if id in p.ways else word)
        return found

    def has_seen(self, card: str) -> bool:
        """Whether a card is a seen card."""
        return self.tale.is_seen(self.ids.index(card))

    def told(self, id: str) -> list[dict[str, Any]]:
        """The journal entries with a message id that everybody may read."""
        return [event.args for event in self.tale.journal(-1) if event.id == id]

    # ---- what can be done

    def read_on(self) -> Table:
        """Read on where nothing else is asked."""
        while not self.wait and self.frame == "ReadOn":
            self.one("read", self.tale.seat)
        return self

    def one(self, word: str, seat: int) -> None:
        """One seat's pick."""
        self.tale.apply(self.words.action(word), seat)

    def pick(self, seat: int, word: str) -> Table:
        """One seat's pick, then on."""
        self.one(word, seat)
        return self.read_on()

    def ana(self, word: str) -> Table:
        """Ana picks."""
        return self.pick(0, word)

    def ben(self, word: str) -> Table:
        """Ben picks."""
        return self.pick(1, word)

    def cleo(self, word: str) -> Table:
        """Cleo picks."""
        return self.pick(2, word)

    def dora(self, word: str) -> Table:
        """Dora picks."""
        return self.pick(3, word)

    def play(self, *words: str) -> Table:
        """Everybody who is asked picks the same, one word after the other."""
        for word in words:
            there = [seat for seat in self.tale.to_act if not self.tale.is_away(seat)]
            is_vote = isinstance(self.tale.stack[-1], AskAll)
            for seat in there if is_vote else there[:1]:
                self.one(word, seat)
            self.read_on()
        return self

    def to(self, card: str) -> Table:
        """Everybody picks the open way to a card."""
        return self.play(self.way(card))

    def way(self, card: str) -> str:
        """The word of the open way to a card."""
        return self.open[self.ways.index(card)]

    def roll(self, *faces: int) -> Table:
        """Roll these faces, each for a try of its own, without help unless it was asked for."""
        for face in faces:
            if self.frame in ("TryAgain", "TryAgainAlone"):
                self.play("again")
            if self.frame in ("PlaceBooster", "PlaceBoosterAlone"):
                self.play("bare")
            dice = self.tale.dice
            assert isinstance(dice, ScriptedDice)
            dice.rolls.append(face - 1)
            self.play("roll")
        return self

    def again_at(self, card: str) -> Table:
        """The hero comes to a card, by whatever way."""
        self.tale.card = self.ids.index(card)
        self.tale.stack[:] = [ROUND]
        self.tale.advance()
        return self.read_on()

    def refused(self, word: str, seat: int | None = None) -> str:
        """The rule that refuses a word to a seat."""
        with pytest.raises(IllegalAction) as refusal:
            self.one(word, self.tale.to_act[0] if seat is None else seat)
        return refusal.value.rule


def position(
    card: str,
    danger: int = 1,
    psychic: int = 3,
    items: list[str] | None = None,
    *,
    seen: list[str] | None = None,
    kept: list[str] | None = None,
    gone: list[str] | None = None,
    seats: int = 1,
    reader: str = "ana",
    away: list[str] | None = None,
    previous: str = "",
    story: str = "",
    wait: bool = False,
    **options: Any,
) -> Table:
    """A group that comes to a card: it is read, and the tale runs on to its first decision.

    `items` are those in the inventory, `kept` clues and premonitions there, `gone` items out of
    the game; their cards, and those that are `seen`, are seen cards.
    """
    game = game_of(story) if story else GAME
    tale = bare(game, seats, options)
    p = tale.printed
    at = p.cards.index(card)
    tale.card, tale.chapter, tale.reader = at, p.chapter[at], NAMES.index(reader)
    tale.danger, tale.psychic = danger, psychic
    tale.previous = p.cards.index(previous) if previous else -1
    tale.away = sum(1 << NAMES.index(name) for name in away or [])
    carry(tale, items or [], kept or [], gone or [])
    for id in seen or []:
        tale.known[p.cards.index(id)] = SEEN
    tale.stack[:] = [ROUND]
    tale.advance()
    return Table(tale, wait)


def bare(game: Game, seats: int, options: dict[str, Any]) -> Tale:
    """A tale before its first card, with dice that only say what a test tells them."""
    tale = game.deal(game, seats, game.settle({"first_reader": 1} | options), ScriptedDice([], []))
    assert isinstance(tale, Tale)
    tale.hears = True
    return tale


def carry(tale: Tale, items: list[str], kept: list[str], gone: list[str]) -> None:
    """Put these things into the inventory, or out of the game, and nothing else."""
    p = tale.printed
    for card in tale.inventory:
        tale.known[card] = UNREAD
    tale.inventory, tale.items = [], 0
    for id in items:
        tale.items |= 1 << p.items.index(id)
        tale.inventory.append(p.item_card[p.items.index(id)])
    tale.inventory += [p.cards.index(id) for id in kept]
    tale.gone = sum(1 << p.items.index(id) for id in gone)
    for card in tale.inventory + [p.item_card[p.items.index(id)] for id in gone]:
        tale.known[card] = SEEN
        tale.secrets.disclose(card, EVERYONE)


def opened(
    seats: int = 3, first: str = "ana", story: str = "", wait: bool = False, **options: Any
) -> Table:
    """A new game with the given first reader."""
    game = game_of(story) if story else GAME
    settings = {"first_reader": NAMES.index(first) + 1} | options
    tale = game.start(seats, settings, dice=ScriptedDice([], []), journal=True)
    assert isinstance(tale, Tale)
    return Table(tale, wait)


def fresh_dice(number: int) -> Dice:
    """Real dice for plays by chance."""
    return Dice(number.to_bytes(32, "little"))
