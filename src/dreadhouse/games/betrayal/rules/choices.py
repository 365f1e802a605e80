"""Small questions whose answer the frame below reads from `Night.choice`."""

from __future__ import annotations

from typing import Any

from dreadhouse.games.betrayal.rules.words import DOOR, FLOOR, MARK, ON, SIDE, STAY, TO, TURN
from dreadhouse.games.betrayal.state import NO_ROOM, Night
from dreadhouse.kernel.frames import Ask

STAYS = -1


class Pick(Ask):
    """One of several values of a verb; the answer lies in `Night.choice`."""

    def __init__(self, seat: int, values: list[int], card: int = -1) -> None:
        super().__init__(seat)
        self.values = values
        self.card = card

    def verb(self) -> int:
        """The first action of the verb."""
        raise NotImplementedError

    def options(self, s: Night) -> list[int]:
        """One action a value."""
        verb = self.verb()
        return [verb + value for value in self.values]

    def choose(self, s: Night, action: int) -> None:
        """Lay the answer down."""
        s.choice = action - self.verb()

    def about(self, s: Night) -> dict[str, Any]:
        """The card that asks, if a card does."""
        return {"card": self.card}


class ChooseRoom(Pick):
    """A room in the house (BET-92)."""

    rule = "BET-92"

    def verb(self) -> int:
        """To a room."""
        return TO


class ChooseStep(Pick):
    """One of several rooms that are equally near (BET-15)."""

    rule = "BET-15"

    def verb(self) -> int:
        """To a room."""
        return TO


class ChooseSide(Pick):
    """A side of a barrier room, counted from 0 (BET-129)."""

    rule = "BET-129"

    def verb(self) -> int:
        """The side at the first or at the second doorway."""
        return SIDE


class ChooseFloor(Pick):
    """A floor for the lift (BET-165)."""

    rule = "BET-165"

    def verb(self) -> int:
        """A floor."""
        return FLOOR


class ChooseSeat(Pick):
    """An explorer (BET-347)."""

    rule = "BET-347"

    def verb(self) -> int:
        """On an explorer."""
        return ON


class ChooseDoorway(Pick):
    """An open doorway, as room * 4 + way (BET-119); `may_stay` adds leaving things as they are."""

    rule = "BET-119"

    def __init__(self, seat: int, values: list[int], tile: int, may_stay: bool = False) -> None:
        super().__init__(seat, values)
        self.tile = tile
        self.may_stay = may_stay

    def verb(self) -> int:
        """A doorway."""
        return DOOR

    def options(self, s: Night) -> list[int]:
        """The doorways, and staying where that is allowed."""
        found = [DOOR + value for value in self.values]
        if self.may_stay:
            found.append(STAY)
        return found

    def choose(self, s: Night, action: int) -> None:
        """STAYS means that nothing moves."""
        s.choice = STAYS if action == STAY else action - DOOR

    def about(self, s: Night) -> dict[str, Any]:
        """The tile, where it is known."""
        return {"room": self.tile}


class MarkDoorway(Pick):
    """A wall for a new doorway (BET-118)."""

    rule = "BET-118"

    def verb(self) -> int:
        """A wall."""
        return MARK


class TurnTile(Pick):
    """How the new tile is turned, among equals (BET-103)."""

    rule = "BET-103"

    def verb(self) -> int:
        """Quarter turns clockwise."""
        return TURN

    def about(self, s: Night) -> dict[str, Any]:
        """The tile turned up."""
        return {"room": s.fresh if s.fresh != NO_ROOM else 0}
