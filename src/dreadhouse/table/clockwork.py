"""Clockwork: bots play in their seats, one decision after the other, at the table's pace."""

from __future__ import annotations

import asyncio
import concurrent.futures
import contextlib
import logging
import secrets
import weakref
from collections.abc import Callable
from typing import Protocol

from dreadhouse import bots
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.state import SPECTATOR, State
from dreadhouse.table.position import Position
from dreadhouse.table.problems import CannotStore
from dreadhouse.table.tables import Table
from dreadhouse.table.thinkers import NoThought, Thinkers, errand_for

log = logging.getLogger(__name__)

SECONDS = {"instant": 0.0, "brisk": 0.4, "calm": 1.2}
THREADS = 2
OPENING_SECONDS = 0.03
LOOK_AGAIN_SECONDS = 0.05
TRY_AGAIN_SECONDS = 2.0
MOST_SECONDS = 2.0
BROWSER = "a bot of the house"
IN_NEED = "greedy"


class Player(Protocol):
    """A bot: it picks one of the options of a seat and leaves the state as it was."""

    def pick(self, state: State, seat: int) -> int:
        """One of `state.options(seat)`."""


LoadBot = Callable[[str, bytes], Player]


class Clockwork:
    """Plays for all bots of a house. A table's task runs only while one of its bots is asked.

    Bots that search think in `thinkers`; the others take about a millisecond and have threads.
    """

    def __init__(self, load: LoadBot, thinkers: Thinkers) -> None:
        self._load = load
        self._thinkers = thinkers
        self._is_wound = True
        self._tasks: dict[Table, asyncio.Task[None]] = {}
        self._players: weakref.WeakKeyDictionary[Table, dict[tuple[int, str], Player]] = (
            weakref.WeakKeyDictionary()
        )
        self._threads = concurrent.futures.ThreadPoolExecutor(THREADS, "bot")

    def wind(self, table: Table) -> None:
        """See whether a bot of the table is asked, and let it play."""
        if self._is_wound and table not in self._tasks and _asked(table) is not None:
            task = asyncio.create_task(self._run(table))
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._stopped(table))

    def is_running(self, table: Table) -> bool:
        """Whether a bot of the table is playing."""
        return table in self._tasks

    async def stop(self) -> None:
        """Let no bot play any more."""
        self._is_wound = False
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        for task in tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._threads.shutdown(wait=True, cancel_futures=True)

    def _stopped(self, table: Table) -> None:
        task = self._tasks.pop(table)
        if not task.cancelled() and task.exception() is not None:
            log.error("the bots of table %s stopped", table.id, exc_info=task.exception())
        elif not task.cancelled():
            self.wind(table)

    async def _run(self, table: Table) -> None:
        while (seat := _asked(table)) is not None:
            try:
                await self._play(table, seat)
            except CannotStore as problem:
                log.warning("a bot of table %s waits: %s", table.id, problem)
                await asyncio.sleep(TRY_AGAIN_SECONDS)
            except GameError:
                # Somebody changed the table meanwhile: look at it anew.
                await table.refresh()
                await asyncio.sleep(LOOK_AGAIN_SECONDS)

    async def _play(self, table: Table, seat: int) -> None:
        request = table.undo_request
        if request is not None and seat in request.waits_for:
            await table.answer_undo(seat, agree=True)
            return
        seen = table.newest
        await asyncio.sleep(pause(table))
        if table.newest != seen or _asked(table) != seat:
            return
        bot = table.bot_in(seat)
        action = await self._pick(table, seat, bot)
        await table.act(seat, [table.game.vocabulary.word(action)], seen, bot=bot)

    async def _pick(self, table: Table, seat: int, bot: str) -> int:
        """The bot's choice; a bot that fails is reported and its first option is taken."""
        position = table.position
        options = position.playing().options(seat)
        try:
            action = await self._think(table, position, seat, bot)
            if action in options:
                return action
            failure = f"the bot {bot} picked {action}, which is not an option"
            log.error("table %s: %s", table.id, failure)
        except Exception as problem:
            failure = f"the bot {bot} failed: {problem!r}"
            log.exception("table %s: the bot %s failed", table.id, bot)
        with contextlib.suppress(GameError):
            await table.report(seat, BROWSER, failure)
        return options[0]

    async def _think(self, table: Table, position: Position, seat: int, bot: str) -> int:
        """The choice of a bot that searches, by a thinker; if all are lost, a simpler bot's."""
        if bot in bots.levels() and len(position.playing().options(seat)) > 1:
            errand = errand_for(position, seat, bot, MOST_SECONDS)
            try:
                if errand is not None:
                    return (await self._thinkers.pick(errand)).action
            except NoThought as problem:
                log.warning("table %s: %s; %s picks once", table.id, problem, IN_NEED)
                bot = IN_NEED
        return await self._think_here(table, position, seat, bot)

    async def _think_here(self, table: Table, position: Position, seat: int, bot: str) -> int:
        player, state = self._player(table, seat, bot), position.playing().copy()
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, player.pick, state, seat)

    def _player(self, table: Table, seat: int, bot: str) -> Player:
        players = self._players.setdefault(table, {})
        if (seat, bot) not in players:
            players[seat, bot] = self._load(bot, secrets.token_bytes(32))
        return players[seat, bot]


def pause(table: Table) -> float:
    """How long a bot waits: the table's pace, but nobody waits long for their first decision.

    A secret question is answered at once: a pause would tell that somebody holds an answer to it.
    """
    if not table.view(SPECTATOR)["to_act"]:
        return 0.0
    seconds = SECONDS[table.pace]
    people = {seat.seat for seat in table.seats if seat.kind == "person"}
    has_begun = any(made.seat in people for made in table.position.stands)
    return seconds if has_begun or not people else min(seconds, OPENING_SECONDS)


def _asked(table: Table) -> int | None:
    """The seat of a bot that has something to decide or to answer now."""
    if table.stage != "playing":
        return None
    request = table.undo_request
    asked = list(request.waits_for) if request is not None else []
    asked += table.position.playing().to_act
    return next((seat for seat in asked if table.bot_in(seat)), None)
