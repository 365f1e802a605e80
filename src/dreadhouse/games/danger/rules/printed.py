"""A story as numbers: what the rules look up in play.

Cards, ways, challenges, items, lists of effects and conditions go by their place in the story;
-1 is none. `decks` says of each chapter where its story cards begin and its clue cards begin and
end. An effect list is flat: a verb, its argument, a verb, its argument. A condition is flat
too and written the Polish way round, its joins last.
"""

from __future__ import annotations

from typing import ClassVar, Final

from dreadhouse.games.danger.rules.words import BOOST

NONE: Final = -1
PREVIOUS: Final = -2

STORY: Final = 0
DEATH: Final = 1
GOAL: Final = 2
ENDING: Final = 3
CLUE: Final = 4
ITEM: Final = 5
PREMONITION: Final = 6

DANGER: Final = 0
PSYCHIC: Final = 1
DRAW: Final = 2
DROP: Final = 3
GO: Final = 4

IF_HELD: Final = 0
IF_SEEN: Final = 1
IF_LEAST: Final = 2
IF_BELOW: Final = 3
NOT: Final = 4
AND: Final = 5
OR: Final = 6

CHOICE: Final = 0
PICKED: Final = 1
RETURN: Final = 2

ONCE: Final = 0
MAY: Final = 1
MUST: Final = 2

BOOSTER: Final = 0
LOWERS: Final = 1
WINS: Final = 2
KEY: Final = 3


class Printed:
    """A story as printed: one list for each question that the rules ask of a card."""

    never_changes: ClassVar[bool] = True

    def __init__(self, story: str) -> None:
        self.story = story
        self.effects: list[list[int]] = []
        self.conditions: list[list[int]] = []
        self._cards()
        self._challenges()
        self._ways()
        self._items()
        self._tracks()

    def _cards(self) -> None:
        self.cards: list[str] = []
        self.kind: list[int] = []
        self.chapter: list[int] = []
        self.on: list[int] = []
        self.gate_level: list[int] = []
        self.gate_clue: list[int] = []
        self.go: list[int] = []
        self.back: list[int] = []
        self.leads_on: list[bool] = []
        self.is_kept: list[bool] = []
        self.item_of: list[int] = []
        self.rank_of: list[int] = []
        self.hints: list[list[int]] = []
        self.first_challenge: list[int] = []
        self.first_way: list[int] = []
        self.first_choice: list[int] = []
        self.first_list: list[int] = []
        self.chapters: list[int] = []
        self.decks: list[list[int]] = []
        self.chapter_start: list[int] = []
        self.ranks: list[str] = []
        self.start = NONE

    def _challenges(self) -> None:
        self.challenges: list[str] = []
        self.type: list[int] = []
        self.is_required: list[bool] = []
        self.repeat: list[int] = []
        self.tries: list[int] = []
        self.there_if: list[int] = []
        self.eases: list[list[int]] = []
        self.win: list[int] = []
        self.lose: list[int] = []

    def _ways(self) -> None:
        self.ways: list[str] = []
        self.way_kind: list[int] = []
        self.target: list[int] = []
        self.open_if: list[int] = []
        self.is_once: list[bool] = []
        self.price: list[int] = []
        self.way_card: list[int] = []
        self.list_count: list[int] = []
        self.list_first: list[int] = []
        self.list_end: list[int] = []

    def _items(self) -> None:
        self.items: list[str] = []
        self.item_card: list[int] = []
        self.use_of: list[int] = []
        self.item_type: list[int] = []
        self.item_amount: list[int] = []
        self.starters: list[int] = []

    def _tracks(self) -> None:
        self.danger: list[int] = []
        self.danger_start = 1
        self.danger_reset = 3
        self.overflow_psychic = -2
        self.psychic_max = 25
        self.psychic_start = 3
        self.levels: list[int] = []
        self.death_psychic = -1

    def number_words(self) -> None:
        """Where the verbs with an argument begin, once all items and ways are known."""
        self.spend = BOOST + len(self.items)
        self.use = self.spend + len(self.items)
        self.take = self.use + len(self.items)
        self.pick = self.take + len(self.ways)
        self.revisit = self.pick + len(self.ways)

    def level(self, space: int) -> int:
        """The psychic level of a space (DAN-109)."""
        found = 0
        for first in self.levels:
            if space >= first:
                found += 1
        return found
