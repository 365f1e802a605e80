"""The process that thinks for the bots of a house: `python -m dreadhouse.table.thinker`.

It reads errands from its input and writes an answer to each, until the input ends, as it does
when the house is closed or killed. It only ever thinks: nothing that it does is kept.
"""

from __future__ import annotations

import pathlib
import sys
from typing import BinaryIO

import msgspec

from dreadhouse import bots, games
from dreadhouse.bots.search.bot import SearchBot
from dreadhouse.bots.search.levels import hinting
from dreadhouse.bots.search.thinking import Thinking
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.state import State
from dreadhouse.table.position import play, start
from dreadhouse.table.rows import Decision, Sheet

LENGTH_BYTES = 4
MOST_REMEMBERED = 16


class Errand(msgspec.Struct, kw_only=True):
    """What is to be thought about: the seat of a table, as it stands after its decisions.

    `bot` is who picks; "" asks for a hint. A bot that searches takes at most `seconds`.
    `story` is the folder of a game that is a story of somebody's own.
    """

    sheet: Sheet
    seats: int
    decisions: list[Decision]
    seat: int
    bot: str
    seed: bytes
    seconds: float
    story: str = ""


class Pick(msgspec.Struct, frozen=True):
    """One option that was thought about: how often it was tried and how good it looks, 0 to 1."""

    action: int
    tries: int
    share: float


class Answer(msgspec.Struct, kw_only=True):
    """The picks, best first; a bot gives one. `failure` says what went wrong instead."""

    picks: list[Pick] = []
    failure: str = ""


def packed(message: msgspec.Struct) -> bytes:
    """A message as it goes through a pipe: its length and itself."""
    text = msgspec.msgpack.encode(message)
    return len(text).to_bytes(LENGTH_BYTES, "little") + text


class Memory:
    """The tables that were thought about last, so that a game is not replayed for every pick."""

    def __init__(self) -> None:
        self._known: dict[str, tuple[list[Decision], State]] = {}

    def state(self, errand: Errand) -> State:
        """The table as it stands, played on from where it was known."""
        sheet, stands = errand.sheet, errand.decisions
        known, state = self._known.pop(sheet.id, ([], None))
        if state is None or stands[: len(known)] != known:
            known, state = [], start(_game(errand), sheet, errand.seats)
            state.hears, state.log = False, None
        state = play(state, sheet, stands, len(known), len(stands))
        self._known[sheet.id] = (stands, state)
        while len(self._known) > MOST_REMEMBERED:
            self._known.pop(next(iter(self._known)))
        return state.copy()


def _game(errand: Errand) -> Game:
    """The game of a table, from the catalogue or from the folder of its story."""
    name = errand.sheet.game
    if errand.story and name not in games.shelf():
        from dreadhouse.workshop.shelving import put_on_shelf

        put_on_shelf([pathlib.Path(errand.story)])
    return games.load(name)


def think(errand: Errand, memory: Memory) -> Answer:
    """Answer one errand; a bot that fails is no reason to stop."""
    try:
        state = memory.state(errand)
        if not errand.bot:
            return hint_for(state, errand.seat, errand.seed, errand.seconds)
        return pick(state, errand)
    except Exception as problem:
        return Answer(failure=repr(problem))


def pick(state: State, errand: Errand) -> Answer:
    """What the bot takes."""
    bot = bots.load(errand.bot, errand.seed)
    if isinstance(bot, SearchBot) and errand.seconds < bot.level.seconds:
        bot.level.seconds = errand.seconds
    return Answer(picks=[Pick(bot.pick(state, errand.seat), 1, 0.0)])


def hint_for(state: State, seat: int, seed: bytes, seconds: float) -> Answer:
    """Every option that a search thought about, the best first."""
    level = hinting()
    level.seconds = min(level.seconds, seconds)
    thinking = Thinking(state, seat, level, Dice(seed))
    thinking.run()
    ranked = thinking.ranked()
    picks = [Pick(edge.action, edge.tries, edge.mean()) for edge in ranked]
    return Answer(picks=picks)


def read_one(source: BinaryIO) -> Errand | None:
    """The next errand; None when there are no more."""
    head = source.read(LENGTH_BYTES)
    if len(head) < LENGTH_BYTES:
        return None
    text = source.read(int.from_bytes(head, "little"))
    return msgspec.msgpack.decode(text, type=Errand)


def main() -> None:
    """Say that it is ready, and answer until nobody asks any more."""
    source, answers, memory = sys.stdin.buffer, sys.stdout.buffer, Memory()
    # Whatever a library prints must not get between the answers.
    sys.stdout = sys.stderr
    answers.write(packed(Answer()))
    answers.flush()
    while (errand := read_one(source)) is not None:
        answers.write(packed(think(errand, memory)))
        answers.flush()


if __name__ == "__main__":
    main()
