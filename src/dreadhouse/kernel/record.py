"""The record: a saved game, a replay, an undo history and a bug report in one."""

# mypyc: no

from __future__ import annotations

import collections
import pathlib
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from dreadhouse.kernel.errors import BadRecord, GameError

if TYPE_CHECKING:
    from dreadhouse.kernel.game import Game
    from dreadhouse.kernel.state import State


class Record(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """`{game, edition, options, seats, seed, decisions: [[seat, "enter attic"], ...]}`.

    `seed` is hexadecimal. `sealed` and `words` let anyone check the dice: the fingerprint shown at
    the start, and the seats' words that went into the seed with the server's `secret`.
    """

    game: str
    edition: int
    options: dict[str, Any]
    seats: int
    seed: str
    decisions: list[tuple[int, str]]
    sealed: str = ""
    secret: str = ""
    words: list[str] = []

    def to_json(self) -> bytes:
        """The record as JSON text, one decision a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1)

    def save(self, path: pathlib.Path) -> None:
        """Write the record to a file."""
        path.write_bytes(self.to_json())

    def replay(
        self, journal: bool = False, upto: int | None = None, game: Game | None = None
    ) -> State:
        """The state after all decisions, or after the first `upto` of them."""
        return collections.deque(self.steps(journal, upto, game), maxlen=1)[0]

    def steps(
        self, journal: bool = False, upto: int | None = None, game: Game | None = None
    ) -> Iterator[State]:
        """The state at the start and after each decision: one state, changed in place."""
        played = game or _catalogue()(self.game)
        played.check_edition(self.edition, "this record")
        state = played.start(self.seats, self.options, _seed(self.seed), journal=journal)
        yield state
        for number, (seat, word) in enumerate(self.decisions[:upto]):
            try:
                state.apply(played.vocabulary.action(word), seat)
            except GameError as problem:
                raise BadRecord(
                    f"decision {number} of the record cannot be replayed: {problem}"
                ) from problem
            yield state


def load(source: bytes | pathlib.Path) -> Record:
    """Read a record from JSON text or a file; BadRecord says what is wrong with it."""
    try:
        text = source if isinstance(source, bytes) else source.read_bytes()
        return msgspec.json.decode(text, type=Record)
    except OSError as problem:
        raise BadRecord(f"cannot read the record: {problem.strerror}") from problem
    except msgspec.MsgspecError as problem:
        raise BadRecord(f"this is not a record: {problem}") from problem


def _seed(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as problem:
        raise BadRecord("the record's seed is not hexadecimal") from problem


_loaders: list[Callable[[str], Game]] = []


def find_games_with(loader: Callable[[str], Game]) -> None:
    """Tell records where games are found; the catalogue calls this once."""
    _loaders[:] = [loader]


def _catalogue() -> Callable[[str], Game]:
    if not _loaders:
        raise BadRecord("no catalogue of games is loaded: import dreadhouse.games first")
    return _loaders[0]
