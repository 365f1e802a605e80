"""Positions of the duel laid out for a test, and words that play them.

    table = position(a=Side(["deep_one"]), b=Side(life=4))
    table.a("attack")
    assert table.winner == "a"

A sits on seat 0 and is on turn, B on seat 1. Things named entered play in an earlier turn: the
location first, then A's, then B's, unless `entered` says otherwise. Curses stand behind their
bearer: `gug+petrified`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from dreadhouse import games
from dreadhouse.games.insanity.cards.face import Face
from dreadhouse.games.insanity.content import build, faces, read_row
from dreadhouse.games.insanity.rules.setup import lay_out
from dreadhouse.games.insanity.rules.turn import Turn
from dreadhouse.games.insanity.state import STEPS, Duel, Thing
from dreadhouse.kernel.dice import ScriptedDice
from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import IllegalAction
from dreadhouse.kernel.journal import Event

GAME = games.load("insanity")
IDS = [face.id for face in faces()]
NUMBER = {id: number for number, id in enumerate(IDS)}
SEATS = "ab"
CALM = ("end", "done", "standard", "attack")
BOTH = 3


@dataclass
class Side:
    """What lies before a player; `spare` cards fill up the hand, from the last of the deck list."""

    things: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    life: int = 100
    sanity: int = 100
    spare: int = 0


class Table:
    """A duel under test, read and played in the ids of its cards."""

    def __init__(self, duel: Duel) -> None:
        self.duel = duel

    # ---- playing

    def a(self, *words: str) -> None:
        """A picks these words one after the other, and must be the one who is asked."""
        self._pick(0, words)

    def b(self, *words: str) -> None:
        """B picks these words one after the other, and must be the one who is asked."""
        self._pick(1, words)

    def _pick(self, seat: int, words: tuple[str, ...]) -> None:
        for word in words:
            assert self.asked == SEATS[seat], f"{word!r}: {self.asked} is asked, not {SEATS[seat]}"
            self.duel.apply(GAME.vocabulary.action(word), seat)
            self._count_cards()

    def go(self, seat: str, step: str) -> None:
        """Play on calmly, at least one decision, until this seat's next such step asks somebody.

        Calmly: nothing is played or used, and the card discarded is the one drawn last.
        """
        turn = self.duel.turn
        while True:
            offered = self.offered
            calm = [word for word in CALM if word in offered]
            self._pick(self.duel.seat, (calm[0] if calm else offered[-1],))
            if self.duel.result is not None:
                return
            is_later = self.duel.turn > turn or self.step == step
            if is_later and self.on_turn == seat and self.step == step:
                return

    def _count_cards(self) -> None:
        cards = sorted(int(piece.partition("@")[0]) for piece in GAME.pieces(self.duel))
        assert cards == list(range(len(IDS))), "a card was lost or doubled"

    # ---- reading

    @property
    def asked(self) -> str:
        """Who is asked now, "" when the game is over."""
        return "" if self.duel.result is not None else SEATS[self.duel.seat]

    @property
    def offered(self) -> list[str]:
        """The words that the asked player may pick."""
        options = self.duel.options(self.duel.seat)
        return [GAME.vocabulary.word(action) for action in options]

    @property
    def frame(self) -> str:
        """The name of the question that is asked."""
        return type(self.duel.stack[-1]).__name__

    @property
    def step(self) -> str:
        """The step of the turn."""
        return STEPS[self.duel.step]

    @property
    def on_turn(self) -> str:
        """Whose turn it is."""
        return SEATS[self.duel.on_turn]

    @property
    def life(self) -> tuple[int, int]:
        """A's life and B's."""
        return self.duel.players[0].life, self.duel.players[1].life

    @property
    def sanity(self) -> tuple[int, int]:
        """A's sanity and B's."""
        return self.duel.players[0].sanity, self.duel.players[1].sanity

    def hand(self, seat: str) -> list[str]:
        """A hand in the order in which it was taken up."""
        return names(self.duel.players[SEATS.index(seat)].hand)

    def side(self, seat: str) -> list[str]:
        """The things a player controls, in the order of entering play."""
        at = SEATS.index(seat)
        return names([thing.card for thing in self.duel.things if thing.seat == at])

    def seen_hand(self, owner: str, seat: str) -> list[str]:
        """The cards of the owner's hand that a seat knows."""
        seen = self.duel.view(SEATS.index(seat))["table"]["players"][SEATS.index(owner)]
        return sorted(names(seen["hand"]))

    @property
    def deck(self) -> list[str]:
        """The draw deck, the card that is drawn next first."""
        return names(self.duel.deck[::-1])

    @property
    def discard(self) -> list[str]:
        """The discard pile from the bottom to the top."""
        return names(self.duel.discard)

    @property
    def winner(self) -> str:
        """The winner's letter, "draw", or "" while the game goes on."""
        result = self.duel.result
        if result is None:
            return ""
        return {(1.0, 0.0): "a", (0.0, 1.0): "b", (0.5, 0.5): "draw"}[result[0], result[1]]

    def thing(self, id: str) -> Thing:
        """The thing in play of a card."""
        found = self.duel.thing(NUMBER[id])
        assert found is not None, f"{id} is not in play"
        return found

    def curses(self, id: str) -> list[str]:
        """The curses that a being bears."""
        return names(self.thing(id).curses)

    def power(self, id: str) -> int:
        """A being's power as everybody sees it."""
        things = self.duel.view(-1)["table"]["things"]
        return int(next(thing["power"] for thing in things if thing["card"] == NUMBER[id]))

    def may(self, id: str) -> tuple[bool, bool]:
        """Whether a thing may attack and whether it may block, as everybody sees it."""
        things = self.duel.view(-1)["table"]["things"]
        seen = next(thing for thing in things if thing["card"] == NUMBER[id])
        return seen["may_attack"], seen["may_block"]

    def journal(self, seat: int = -1) -> list[str]:
        """The ids of the journal entries that a seat may read."""
        return [event.id for event in self.duel.journal(seat)]

    def events(self, id: str, seat: int = -1) -> list[Event]:
        """The journal entries of one kind that a seat may read."""
        return [event for event in self.duel.journal(seat) if event.id == id]


def names(cards: list[int]) -> list[str]:
    """The ids of cards."""
    return [IDS[card] for card in cards]


def refused(table: Table, word: str, rule: str, seat: str = "") -> None:
    """A word is not offered, is refused by this rule when said, and changes nothing."""
    at = SEATS.index(seat or table.asked)
    action = GAME.vocabulary.action(word)
    assert action not in table.duel.options(at), f"{word!r} is offered"
    before = digest(table.duel)
    with pytest.raises(IllegalAction) as refusal:
        table.duel.apply(action, at)
    assert refusal.value.rule == rule
    assert digest(table.duel) == before


def position(
    a: Side | None = None,
    b: Side | None = None,
    *,
    location: str = "",
    step: str = "action_phase",
    on_turn: str = "a",
    turn: int = 3,
    deck: list[str] | None = None,
    deck_size: int = -1,
    rest: str = "",
    discard: list[str] | None = None,
    entered: list[str] | None = None,
    options: dict[str, Any] | None = None,
    orders: list[list[str]] | None = None,
    rolls: list[int] | None = None,
    homemade: dict[str, dict[str, Any]] | None = None,
) -> Table:
    """A duel with A, or B, on turn, about to begin a step, played on to the first question.

    `deck` names the cards on top of the draw deck, the rest lies below in the deck list's order;
    with a `deck_size` what is left over goes to the hand of `rest`. `orders` script shuffles: each
    names the pile from the top as it lies afterwards. `homemade` gives a card other numbers and
    another text.
    """
    dice = ScriptedDice(rolls or [], [numbers(order[::-1]) for order in orders or []])
    duel = lay_out(GAME, GAME.settle(options or {}), dice, faces_with(homemade or {}))
    duel.stack, duel.turn, duel.seed, duel.hears = [], turn - 1, bytes(32), True
    sides = [a or Side(), b or Side()]
    lay_things(duel, sides, location, entered, turn)
    lay_piles(duel, sides, deck or [], discard or [], deck_size, rest)
    Turn(SEATS.index(on_turn)).run(duel)
    passed = STEPS.index(step)
    if passed:
        del duel.stack[-passed:]
    table = Table(duel)
    table._count_cards()
    duel.advance()
    return table


def numbers(ids: list[str]) -> list[int]:
    """The numbers of cards."""
    return [NUMBER[id] for id in ids]


def faces_with(homemade: dict[str, dict[str, Any]]) -> list[Face]:
    """The deck with home-made cards in the place of printed ones."""
    changed = list(faces())
    for id, row in homemade.items():
        whole = {"id": f"homemade_{id}", "number": NUMBER[id], "rule": "INS-15", **row}
        changed[NUMBER[id]] = build(read_row(whole, 0, "homemade.toml"), "homemade.toml")
    return changed


def lay_things(
    duel: Duel, sides: list[Side], location: str, entered: list[str] | None, turn: int
) -> None:
    """Put the things into play in their order, as they came in an earlier turn."""
    laid = [(location, 0)] if location else []
    laid += [(words, seat) for seat in range(2) for words in sides[seat].things]
    if entered is not None:
        laid.sort(key=lambda item: entered.index(item[0].partition("+")[0]))
    for words, seat in laid:
        id, *curses = words.split("+")
        duel.births += 1
        thing = Thing(duel.faces[NUMBER[id]], seat, duel.births, turn - 1, False)
        thing.curses = numbers(curses)
        duel.add(thing)
        for card in numbers([id, *curses]):
            duel.secrets.known[card] = BOTH


def lay_piles(
    duel: Duel,
    sides: list[Side],
    deck: list[str],
    discard: list[str],
    deck_size: int,
    rest: str,
) -> None:
    """Fill hands, draw deck and discard pile; every card has exactly one place."""
    hands = [numbers(side.hand) for side in sides]
    top = numbers(deck)
    duel.discard = numbers(discard)
    placed = {int(piece.partition("@")[0]) for piece in GAME.pieces(duel)}
    placed.update(hands[0], hands[1], top)
    left = [card for card in range(len(IDS)) if card not in placed]
    for seat, side in enumerate(sides):
        hands[seat] += [left.pop() for _ in range(side.spare)]
        duel.players[seat].life = side.life
        duel.players[seat].sanity = side.sanity
    if deck_size >= 0:
        below = deck_size - len(top)
        hands[SEATS.index(rest)] += left[below:]
        del left[below:]
    duel.deck = (top + left)[::-1]
    for seat, hand in enumerate(hands):
        duel.players[seat].hand = hand
        for card in hand:
            duel.secrets.known[card] = 1 << seat
    for card in duel.discard:
        duel.secrets.known[card] = BOTH
