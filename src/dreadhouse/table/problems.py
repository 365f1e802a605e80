"""What can go wrong at a table besides the rules, each as one plain sentence.

`id` names the message with which a page says the same in the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from dreadhouse.kernel.errors import GameError


class Problem(GameError):
    """Something that the person at the table can put right or has to wait for."""

    id: ClassVar[str] = "problem"
    about: Mapping[str, str] = {}


class Stale(Problem):
    """The page that acted had not seen the newest decision."""

    id = "problem-stale"


class NoSuchTable(Problem):
    """No table has this id."""

    id = "problem-no-table"


class NoSuchGame(Problem):
    """The game of a table is not in this house: its story was not put on the shelf this time."""

    id = "problem-no-game"

    def __init__(self, game: str) -> None:
        super().__init__(
            f"the game of this table, {game}, is not in this house now: start the house with "
            "dreadhouse serve --story FOLDER, the folder of its story"
        )
        self.about = {"game": game}


class NotSeated(Problem):
    """Somebody acted for a seat that is not theirs."""

    id = "problem-not-seated"


class CannotStore(Problem):
    """The store refused to keep a change, so the change was not made."""

    id = "problem-store"


class TooMuch(Problem):
    """Something was too long, too many or too fast."""

    id = "problem-too-much"


class NotNow(Problem):
    """Something that this moment of the table does not allow."""

    id = "problem-not-now"


class Outdated(Exception):
    """Another writer changed the table first: read it again and try once more."""
