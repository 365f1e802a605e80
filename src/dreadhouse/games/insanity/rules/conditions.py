"""Conditions of timed effects and on playing a card: counts compared (INS-40 to INS-42)."""

from __future__ import annotations

from dreadhouse.games.insanity.cards.face import Condition
from dreadhouse.games.insanity.state import Duel


class EvenMonsters(Condition):
    """The number of your monsters is even; zero is even (INS-41)."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """Count, the card itself included."""
        return s.monsters(seat) % 2 == 0


class OddMonsters(Condition):
    """The number of your monsters is odd (INS-41)."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """Count, the card itself included."""
        return s.monsters(seat) % 2 == 1


class FewerMonsters(Condition):
    """You control fewer monsters than the opponent (INS-42)."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """A tie is not fewer."""
        return s.monsters(seat) < s.monsters(1 - seat)


class MoreMonsters(Condition):
    """You control more monsters than the opponent (INS-42)."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """A tie is not more."""
        return s.monsters(seat) > s.monsters(1 - seat)


class FewerBeings(Condition):
    """You control fewer beings than the opponent (INS-42)."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """A tie is not fewer."""
        return s.beings(seat) < s.beings(1 - seat)


class FewerCards(Condition):
    """You hold fewer cards than the opponent (INS-42)."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """A tie is not fewer."""
        return len(s.players[seat].hand) < len(s.players[1 - seat].hand)


class MoreCards(Condition):
    """You hold more cards than the opponent (INS-42)."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """A tie is not more."""
        return len(s.players[seat].hand) > len(s.players[1 - seat].hand)


class LonePerson(Condition):
    """You control no person but the card itself."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """The card is one of the persons counted."""
        return s.persons(seat) <= 1


class OtherPerson(Condition):
    """You control a person beside the card itself."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """The card is one of the persons counted."""
        return s.persons(seat) > 1


class OwnPerson(Condition):
    """You control a person; one in the hand does not count (INS-14)."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """Any person."""
        return s.persons(seat) > 0


class NoOwnPerson(Condition):
    """You control no person."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """None at all."""
        return s.persons(seat) == 0


class NoOwnMonster(Condition):
    """You control no monster."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """None at all."""
        return s.monsters(seat) == 0


class OpposingMonster(Condition):
    """The opponent controls a monster."""

    def holds(self, s: Duel, seat: int, card: int) -> bool:
        """At least one."""
        return s.monsters(1 - seat) > 0
