"""A night under test, read and played in the ids of rooms, cards and Parts."""

from __future__ import annotations

from typing import Any

import pytest

from dreadhouse.games.possession import GAME
from dreadhouse.games.possession.cards import CARDS
from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.state import PARTS, Night, Player
from dreadhouse.kernel.dice import ScriptedDice
from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import IllegalAction
from dreadhouse.kernel.journal import Event

NAMES = ["ann", "ben", "cleo", "dan", "eve"]
ROOMS = printed().rooms
IDS = printed().cards


class Table:
    """A night under test, read and played in the ids of rooms, cards and Parts."""

    def __init__(self, night: Night) -> None:
        self.night = night

    # ---- playing

    def ann(self, *words: str) -> None:
        """Ann picks these words one after the other, and must be asked."""
        self.pick("ann", *words)

    def ben(self, *words: str) -> None:
        """Ben picks these words one after the other, and must be asked."""
        self.pick("ben", *words)

    def cleo(self, *words: str) -> None:
        """Cleo picks these words one after the other, and must be asked."""
        self.pick("cleo", *words)

    def dan(self, *words: str) -> None:
        """Dan picks these words one after the other, and must be asked."""
        self.pick("dan", *words)

    def eve(self, *words: str) -> None:
        """Eve picks these words one after the other, and must be asked."""
        self.pick("eve", *words)

    def pick(self, name: str, *words: str) -> None:
        """A player picks these words one after the other, and must be asked."""
        seat = NAMES.index(name)
        for word in words:
            assert seat in self.night.to_act, f"{word!r}: {self.asked} is asked, not {name}"
            self.night.apply(GAME.vocabulary.action(word), seat)
            self.count_pieces()

    def count_pieces(self) -> None:
        """Nothing is lost or doubled."""
        pieces = [piece.rpartition("@")[0] for piece in GAME.pieces(self.night)]
        assert len(set(pieces)) == len(pieces), "something is in two places"
        cards = [piece for piece in pieces if piece.startswith("card ")]
        assert len(cards) == CARDS, "a card was lost"

    # ---- reading

    @property
    def asked(self) -> str:
        """Who is asked now, "" when the game is over."""
        return "" if self.night.result is not None else NAMES[self.night.seat]

    @property
    def offered(self) -> list[str]:
        """The words that the asked player may pick."""
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
    def actions(self) -> int:
        """The actions left in this turn."""
        return self.night.actions

    def player(self, name: str) -> Player:
        """A player."""
        return self.night.players[NAMES.index(name)]

    def life(self, *names: str) -> Any:
        """One player's life, or several players'."""
        lives = tuple(self.player(name).life for name in names)
        return lives[0] if len(lives) == 1 else lives

    def is_possessed(self, name: str) -> bool:
        """Whether a player is possessed."""
        return self.player(name).is_possessed

    def room(self, name: str) -> str:
        """Where a figure stands."""
        return ROOMS[self.player(name).room]

    def hand(self, name: str) -> list[str]:
        """A hand in the order in which it was taken up."""
        return [IDS[card] for card in self.player(name).hand]

    def chips(self, name: str) -> list[str]:
        """The house chips that a player holds."""
        return [IDS[card] for card in self.player(name).house_chips]

    def weapon(self, name: str) -> str:
        """The weapon in play before a player, "" for none."""
        card = self.player(name).weapon
        return IDS[card] if card >= 0 else ""

    def cubes(self, name: str) -> list[str]:
        """The rooms where a player's cubes lie."""
        return [
            room for number, room in enumerate(ROOMS) if (self.player(name).cubes >> number) & 1
        ]

    def lost(self, name: str) -> dict[str, str]:
        """The Parts that a player has lost, and where they lie."""
        places = zip(PARTS, self.player(name).parts, strict=True)
        return {part: ROOMS[room] for part, room in places if room >= 0}

    def branches(self) -> set[str]:
        """The rooms with a branch."""
        return {room for number, room in enumerate(ROOMS) if (self.night.branches >> number) & 1}

    def door(self, one: str, other: str) -> str:
        """How a door stands: open, barred or gone."""
        pair = {ROOMS.index(one), ROOMS.index(other)}
        doors: list[list[Any]] = self.seen()["doors"]
        return str(next(how for a, b, how in doors if {a, b} == pair))

    def seen(self, name: str = "") -> dict[str, Any]:
        """The table as a player sees it, or a spectator."""
        seen: dict[str, Any] = self.night.view(NAMES.index(name) if name else -1)["table"]
        return seen

    def gone(self) -> list[str]:
        """The cards and house chips that left the game openly."""
        return [IDS[card] for card in self.night.gone]

    def deck(self) -> list[str]:
        """The search deck, the next card first."""
        return [IDS[card] for card in self.night.search_deck[::-1]]

    @property
    def winners(self) -> list[str]:
        """The winners, [] while the game goes on."""
        result = self.night.result or []
        return [NAMES[seat] for seat, share in enumerate(result) if share > 0]

    def events(self, id: str, name: str = "") -> list[Event]:
        """The journal entries of one kind that somebody may read."""
        seat = NAMES.index(name) if name else -1
        return [event for event in self.night.journal(seat) if event.id == id]

    @property
    def dice_left(self) -> int:
        """How many scripted draws are still unused."""
        dice = self.night.dice
        assert isinstance(dice, ScriptedDice)
        return len(dice.rolls)


def refused(table: Table, word: str, rule: str, name: str = "") -> None:
    """A word is not offered, is refused by this rule when said, and changes nothing."""
    seat = NAMES.index(name or table.asked)
    action = GAME.vocabulary.action(word)
    assert action not in table.night.options(seat), f"{word!r} is offered"
    before = digest(table.night)
    with pytest.raises(IllegalAction) as refusal:
        table.night.apply(action, seat)
    assert refusal.value.rule == rule
    assert digest(table.night) == before
