"""A night under test, read and played in the ids of rooms, cards and traits."""

from __future__ import annotations

from typing import Any

import pytest

from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.rules.items import noted
from dreadhouse.games.betrayal.rules.moving import limit
from dreadhouse.games.betrayal.rules.piles import pile_at
from dreadhouse.games.betrayal.state import TRAITS, Night, Player
from dreadhouse.kernel.dice import ScriptedDice
from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import IllegalAction
from dreadhouse.kernel.frames import Ask
from dreadhouse.kernel.journal import Event

PRINTED = printed()
ROOMS = PRINTED.rooms
IDS = PRINTED.cards
EXPLORERS = PRINTED.explorers


def first_name(explorer: int) -> str:
    """How tests call an explorer."""
    return EXPLORERS[explorer].partition("_")[0]


def refused(table: Table, name: str, word: str, rule: str) -> None:
    """The word is refused by this rule and changes nothing."""
    before = digest(table.night)
    with pytest.raises(IllegalAction) as refusal:
        table.night.apply(GAME.vocabulary.action(word), table.seat(name))
    assert refusal.value.rule == rule
    assert digest(table.night) == before


class Table:
    """A night under test, read and played in the ids of rooms, cards and traits."""

    def __init__(self, night: Night) -> None:
        self.night = night

    # ---- playing

    def seat(self, name: str) -> int:
        """The seat of an explorer by first name."""
        names = [first_name(p.explorer) for p in self.night.players]
        return names.index(name)

    def pick(self, name: str, *words: str) -> None:
        """A player picks these words one after the other, and must be asked."""
        seat = self.seat(name)
        for word in words:
            assert seat in self.night.to_act, f"{word!r}: {self.asked} is asked, not {name}"
            self.night.apply(GAME.vocabulary.action(word), seat)
            self.count_pieces()

    def count_pieces(self) -> None:
        """Nothing is lost or doubled."""
        pieces = [piece.rpartition("@")[0] for piece in GAME.pieces(self.night)]
        assert len(set(pieces)) == len(pieces), "something is in two places"
        assert sum(piece.startswith("card ") for piece in pieces) == 180, "a card was lost"

    def again(self) -> None:
        """Ask anew, after the table was changed by hand."""
        top = self.night.stack[-1]
        assert isinstance(top, Ask)
        self.night.offered = top.options(self.night)

    # ---- reading

    @property
    def asked(self) -> str:
        """Who is asked now, "" when the game is over."""
        if self.night.result is not None:
            return ""
        return first_name(self.night.players[self.night.seat].explorer)

    @property
    def offered(self) -> list[str]:
        """The words that the asked player may pick."""
        if self.night.result is not None:
            return []
        return [GAME.vocabulary.word(action) for action in self.night.options(self.night.seat)]

    def offers(self, verb: str) -> list[str]:
        """The arguments that a verb is offered with."""
        words = [word.partition(" ") for word in self.offered]
        return [argument for first, _, argument in words if first == verb]

    @property
    def frame(self) -> str:
        """The name of the question that is asked."""
        return type(self.night.stack[-1]).__name__

    @property
    def rolls_left(self) -> list[int]:
        """What is left of the scripted dice."""
        dice = self.night.dice
        assert isinstance(dice, ScriptedDice)
        return dice.rolls

    def player(self, name: str) -> Player:
        """A player."""
        return self.night.players[self.seat(name)]

    def step(self, name: str, trait: str) -> int:
        """The step of a marker, 0 for the skull."""
        return self.player(name).steps[TRAITS.index(trait)]

    def steps(self, name: str) -> list[int]:
        """The steps of speed, might, sanity and knowledge."""
        return self.player(name).steps[:]

    def value(self, name: str, trait: str) -> int:
        """What a trait is worth."""
        return self.night.value(self.seat(name), TRAITS.index(trait))

    def room(self, name: str) -> str:
        """Where an explorer stands."""
        return ROOMS[self.player(name).room]

    def side(self, name: str) -> int:
        """On which side of a barrier room."""
        return self.player(name).side

    def cards(self, name: str) -> list[str]:
        """The cards before an explorer, in the order gained."""
        return [IDS[card] for card in self.player(name).cards]

    def note(self, card: str) -> list[int]:
        """The steps noted on a card."""
        return noted(self.night, IDS.index(card))

    def pile(self, room: str, side: int = 0) -> list[str]:
        """The items that lie in a room."""
        pile = pile_at(self.night, ROOMS.index(room), side)
        return [] if pile is None else [IDS[card] for card in pile.cards]

    def left(self, name: str) -> int:
        """The spaces that an explorer has left in this turn."""
        return limit(self.night, self.seat(name)) - self.night.spaces

    @property
    def over(self) -> str:
        """Who has won, "" while the game goes on."""
        return self.night.winner

    @property
    def winners(self) -> list[str]:
        """The explorers who have won."""
        result = self.night.result or []
        return [
            first_name(p.explorer)
            for p, share in zip(self.night.players, result, strict=False)
            if share == 1.0
        ]

    def is_in_house(self, room: str) -> bool:
        """Whether a room lies in the house."""
        return self.night.is_in_house(ROOMS.index(room))

    def place(self, room: str) -> tuple[int, int, int, int]:
        """Floor, x, y and quarter turns of a room in the house."""
        tiles = {tile["room"]: tile for tile in self.view()["tiles"]}
        tile = tiles[ROOMS.index(room)]
        return tile["floor"], tile["x"], tile["y"], tile["turned"]

    def view(self, name: str = "") -> dict[str, Any]:
        """The table as a player, or a spectator, sees it."""
        seat = self.seat(name) if name else -1
        table: dict[str, Any] = self.night.view(seat)["table"]
        return table

    def told(self, id: str) -> list[Event]:
        """The journal entries of one kind, oldest first."""
        return [event for event in self.night.journal(-1) if event.id == id]

    def discarded(self, card: str) -> bool:
        """Whether a card lies on a discard pile."""
        piles = self.night.item_discard + self.night.event_discard + self.night.gone
        return IDS.index(card) in piles
