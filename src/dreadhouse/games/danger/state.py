"""What lies on the table of House of Danger, and small questions about it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from dreadhouse.games.danger.rules.printed import (
    AND,
    DEATH,
    IF_BELOW,
    IF_HELD,
    IF_LEAST,
    IF_SEEN,
    NONE,
    NOT,
    Printed,
)
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.secrets import Secrets
from dreadhouse.kernel.state import Past, State

MOST_SEATS: Final = 6
MOST_LEAVES: Final = 20

UNREAD: Final = 0
READING: Final = 1
SEEN: Final = 2

AHEAD: Final = 0
NOW: Final = 1
WON: Final = 2
LOST: Final = 3
LEFT: Final = 4
ABSENT: Final = 5

STRICT: Final = 0
CHECKPOINT: Final = 1
FREE: Final = 2

FACES: Final = 6
COPIES: Final = 2


class Agreed:
    """The options that the group has agreed on (DAN-185)."""

    never_changes: ClassVar[bool] = True

    def __init__(self, settings: dict[str, Any]) -> None:
        self.shows_odds: bool = settings["show_odds"]
        self.take_back: int = settings["take_back"]
        self.has_deck: bool = settings["dice_deck"]
        self.has_majority: bool = settings["majority"]
        self.is_private: bool = settings["private_premonitions"]
        self.is_gentle: bool = settings["gentle_night"]
        self.first_reader: int = settings["first_reader"]


class Board(State):
    """The board, the cards and what the hero carries.

    `known` says of each card whether it is unread, being read for the first time, or seen.
    `inventory` holds clue cards in the order in which they came; `items` and `gone` are masks of
    items. `away` is a mask of seats.
    """

    def __init__(
        self,
        game: Any,
        seats: int,
        settings: dict[str, Any],
        dice: Dice,
        secrets: Secrets,
        printed: Printed,
        agreed: Agreed,
    ) -> None:
        super().__init__(game, seats, settings, dice, secrets)
        self.printed = printed
        self.agreed = agreed
        self.chapter = 0
        self.chapter_past: Past | None = None
        self.reader = 0
        self.away = 0
        self.leaves: list[int] = []
        self.danger = printed.danger_start
        self.psychic = printed.psychic_start
        self.known: list[int] = []
        self.inventory: list[int] = []
        self.items = 0
        self.gone = 0
        self.once: list[int] = []
        self.read: list[int] = []
        self.deaths = 0
        self.escapes = 0
        self.overflows = 0
        self.won = 0
        self.lost = 0
        self.deck: list[int] = []
        self.ending = NONE

    def copy_board(self, twin: Board) -> None:
        """Lay the same board on another table."""
        twin.chapter = self.chapter
        twin.chapter_past = self.chapter_past
        twin.reader = self.reader
        twin.away = self.away
        twin.leaves = self.leaves[:]
        twin.danger = self.danger
        twin.psychic = self.psychic
        twin.known = self.known[:]
        twin.inventory = self.inventory[:]
        twin.items = self.items
        twin.gone = self.gone
        twin.once = self.once[:]
        twin.read = self.read[:]
        twin.deaths = self.deaths
        twin.escapes = self.escapes
        twin.overflows = self.overflows
        twin.won = self.won
        twin.lost = self.lost
        twin.deck = self.deck[:]
        twin.ending = self.ending


class Tale(Board):
    """The whole table: the board, and the card that is being worked through.

    `card` is the story card in the reader's hand, `came_again` whether it was seen before,
    `previous` the one left just before, `clues` the clues open over it, the newest last.
    `was_read` says that the text on the table has had its time. `taken` is a mask of this card's
    ways taken in this reading, `results` what became of its challenges. `ballot` holds the options
    of the decision at hand and `shown` the picks of the last vote, a seat and its pick in turn.
    """

    def __init__(
        self,
        game: Any,
        seats: int,
        settings: dict[str, Any],
        dice: Dice,
        secrets: Secrets,
        printed: Printed,
        agreed: Agreed,
    ) -> None:
        super().__init__(game, seats, settings, dice, secrets, printed, agreed)
        self.card = printed.start
        self.previous = NONE
        self.came_again = False
        self.clues: list[int] = []
        self.was_read = False
        self.is_turned = False
        self.taken = 0
        self.results: list[int] = []
        self.challenge = NONE
        self.tried = 0
        self.has_escaped = False
        self.slot = NONE
        self.face = 0
        self.bonus = 0
        self.needed = 0
        self.has_won = False
        self.ballot: list[int] = []
        self.shown: list[int] = []

    def copy(self) -> Tale:
        """An independent copy."""
        twin = Tale(
            self.game,
            self.seats,
            self.settings,
            self.dice.copy(),
            self.secrets.copy(),
            self.printed,
            self.agreed,
        )
        self.copy_common(twin)
        self.copy_board(twin)
        self._copy_card(twin)
        return twin

    def _copy_card(self, twin: Tale) -> None:
        twin.card = self.card
        twin.previous = self.previous
        twin.came_again = self.came_again
        twin.clues = self.clues[:]
        twin.was_read = self.was_read
        twin.is_turned = self.is_turned
        twin.taken = self.taken
        twin.results = self.results[:]
        twin.challenge = self.challenge
        twin.tried = self.tried
        twin.has_escaped = self.has_escaped
        twin.slot = self.slot
        twin.face = self.face
        twin.bonus = self.bonus
        twin.needed = self.needed
        twin.has_won = self.has_won
        twin.ballot = self.ballot[:]
        twin.shown = self.shown[:]

    # ---- questions

    def is_seen(self, card: int) -> bool:
        """Whether the rules for seen cards hold for it (DAN-134, DAN-135)."""
        return self.known[card] == SEEN

    def is_closed_death(self, card: int) -> bool:
        """A death card that was read before is never read again (DAN-151)."""
        return self.printed.kind[card] == DEATH and self.known[card] == SEEN

    def holds_item(self, item: int) -> bool:
        """Whether the hero carries an item."""
        return (self.items >> item) & 1 == 1

    def is_away(self, seat: int) -> bool:
        """Whether a seat is away (DAN-51)."""
        return (self.away >> seat) & 1 == 1

    def level(self) -> int:
        """The psychic level now (DAN-109, DAN-112)."""
        return self.printed.level(self.psychic)

    def left_of(self, seat: int) -> int:
        """The next player on the left who is there; a player alone is his own neighbour."""
        for step in range(1, self.seats + 1):
            other = (seat + step) % self.seats
            if not self.is_away(other):
                return other
        return seat

    def meets(self, condition: int) -> bool:
        """Whether a condition holds at this moment (DAN-57, DAN-58, DAN-59)."""
        if condition == NONE:
            return True
        code = self.printed.conditions[condition]
        bits = 0
        for at in range(0, len(code), 2):
            what = code[at]
            if what < NOT:
                bits = bits << 1 | self._test(what, code[at + 1])
            elif what == NOT:
                bits ^= 1
            else:
                last = bits & 1
                bits >>= 1
                if what == AND:
                    bits &= last | ~1
                else:
                    bits |= last
        return bits & 1 == 1

    def _test(self, what: int, argument: int) -> int:
        met = False
        if what == IF_HELD:
            met = self.holds_item(argument)
        elif what == IF_SEEN:
            met = self.is_seen(argument)
        elif what == IF_LEAST:
            met = self.level() >= argument
        elif what == IF_BELOW:
            met = self.level() < argument
        return 1 if met else 0
