"""One table: what anybody may read of it, and every change, stored before it is confirmed.

Changes are pure functions of a position (acting.py, seats.py); this class runs them one at a time,
stores what they return, and only then lets anybody see it.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from dreadhouse.kernel import seal
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.journal import Event
from dreadhouse.kernel.record import Record
from dreadhouse.kernel.state import State
from dreadhouse.table import acting, chatting, records, seats
from dreadhouse.table.chatting import Patience
from dreadhouse.table.hinting import Hint
from dreadhouse.table.position import Position, read_on
from dreadhouse.table.presence import Presence
from dreadhouse.table.problems import CannotStore, NotNow, Outdated
from dreadhouse.table.reports import Reports
from dreadhouse.table.rows import (
    Change,
    Line,
    Pace,
    Seat,
    Stage,
    UndoRequest,
)
from dreadhouse.table.store import Store

WRITE_AGAIN = 8
SIGN_SECONDS = 20.0

Answer = TypeVar("Answer")
Step = Callable[[Position], tuple[Change, State | None, Answer]]


class Table:
    """A table in memory. `position` is its newest stored moment."""

    def __init__(
        self,
        position: Position,
        store: Store,
        reports: Reports,
        bots: list[str],
        on_change: Callable[[Table], None],
    ) -> None:
        self.position = position
        self.used = time.monotonic()
        self._store = store
        self._reports = reports
        self._bots = bots
        self._on_change = on_change
        self._lock = asyncio.Lock()
        self._heard = position.sheet.version
        self._is_in_doubt = False
        self._news = asyncio.Event()
        self._changes: set[asyncio.Task[Any]] = set()
        self._waiting = 0
        self._presence = Presence()
        self._patience = Patience()
        self._hints: dict[int, Hint] = {}

    # ---- what can be read

    @property
    def id(self) -> str:
        """The table's name in addresses."""
        return self.position.sheet.id

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.position.game

    @property
    def settings(self) -> dict[str, Any]:
        """All options of the game."""
        return self.position.sheet.options

    @property
    def pace(self) -> Pace:
        """How fast bots play."""
        return self.position.sheet.pace

    @property
    def is_listed(self) -> bool:
        """Whether the shelf shows it while it waits for people."""
        return self.position.sheet.is_listed

    @property
    def has_hints(self) -> bool:
        """Whether who is asked may ask a search what it would pick."""
        return self.position.sheet.has_hints

    @property
    def stage(self) -> Stage:
        """Open, playing or finished."""
        return self.position.sheet.stage

    @property
    def version(self) -> int:
        """Counts everything that can be seen."""
        return self.position.sheet.version

    @property
    def newest(self) -> int:
        """The number of the newest decision or undo mark."""
        return self.position.sheet.newest

    @property
    def first_step(self) -> int:
        """The earliest step that can be looked at."""
        return self.position.first_step

    @property
    def length(self) -> int:
        """How many decisions stand: the steps of a replay go from `first_step` to this."""
        return len(self.position.stands)

    @property
    def commitment(self) -> str:
        """The server's promise: the SHA-256 of its secret. "" where the seed is another game's."""
        if self.position.sheet.origin:
            return ""
        return seal.commitment(bytes.fromhex(self.position.sheet.secret))

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the seed once the game has started; "" for a re-dealt game."""
        return records.fingerprint(self.position)

    @property
    def result(self) -> list[float] | None:
        """One float a seat when the game is over."""
        return self.position.sheet.result

    @property
    def origin(self) -> str:
        """The table this one was branched from, or ""."""
        return self.position.sheet.origin

    @property
    def seats(self) -> list[Seat]:
        """The seats, in order."""
        return self.position.seats

    @property
    def names(self) -> list[str]:
        """The seats' names, no two the same."""
        found: list[str] = []
        for seat in self.seats:
            name = seat.name or f"#{seat.seat + 1}"
            found.append(f"{name} ({seat.seat + 1})" if name in found else name)
        return found

    def bot_in(self, seat: int) -> str:
        """The bot that plays a seat now, or ""."""
        return self.seats[seat].bot

    def is_absent(self, seat: int) -> bool:
        """Whether a person's seat has had no open page for a while."""
        return self._presence.is_absent(self.seats[seat])

    def held(self, keys: Iterable[str]) -> list[int]:
        """The seats that some secrets open."""
        return seats.opened_by(self.seats, keys)

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may see now."""
        return self.position.started().view(seat)

    def journal(self, seat: int) -> list[Event]:
        """What a seat may read of what happened."""
        return self.position.started().journal(seat)

    def say(self, action: int, language: str) -> str:
        """The words on the button of an action now."""
        return self.game.say(self.position.started(), action, language, self.names)

    def view_at(self, step: int, seat: int) -> dict[str, Any]:
        """What a seat could see after the first `step` decisions."""
        return self.position.at(step).view(seat)

    def journal_at(self, step: int, seat: int) -> list[Event]:
        """What a seat could read after the first `step` decisions."""
        return self.position.at(step).journal(seat)

    def say_at(self, step: int, action: int, language: str) -> str:
        """The words on the button of an action after the first `step` decisions."""
        return self.game.say(self.position.at(step), action, language, self.names)

    def move_at(self, step: int) -> tuple[int, str] | None:
        """The decision that led to a step; only when the game is over, for it may be a secret."""
        if self.stage != "finished" or not self.first_step < step <= self.length:
            return None
        row = self.position.stands[step - 1]
        return row.seat, row.word

    @property
    def chat(self) -> list[Line]:
        """The newest lines of chat."""
        return self.position.lines

    @property
    def undo_request(self) -> UndoRequest | None:
        """What waits for an answer."""
        return self.position.sheet.undo

    def hint(self, seat: int) -> Hint | None:
        """What a search would pick for a seat, until anybody decides anything."""
        found = self._hints.get(seat)
        return found if found is not None and found.newest == self.newest else None

    def keep_hint(self, seat: int, hint: Hint) -> None:
        """Let a seat's pages show a hint. Nothing is stored of it."""
        self._hints[seat] = hint

    def may_undo(self, seat: int) -> str:
        """ "free", "ask" or ""."""
        return acting.may_undo(self.position, seat)

    def returns(self, seat: int) -> list[str]:
        """Where else the group may go back to, by the game's names."""
        return list(acting.returns(self.position, seat)) if seat >= 0 else []

    def may_stand_in(self, seat: int, by: int) -> bool:
        """Whether seat `by` may put a bot into a seat now."""
        if self.stage != "playing" or self.seats[by].kind != "person":
            return False
        return seat == by or self.seats[seat].kind == "open" or self.is_absent(seat)

    def record(self, seat: int) -> Record:
        """The whole record when the game is over; before, only what the seat decided itself."""
        return records.of(self.position, seat)

    # ---- what can be changed

    async def act(self, seat: int, words: list[str], seen: int, bot: str = "") -> int:
        """Carry out a seat's words, all or none; returns the new version."""
        return await self._change(
            lambda now: (*acting.act(now, seat, words, seen, bot), now.sheet.version + 1)
        )

    async def undo(self, seat: int, held: list[int] | None = None, to: str = "") -> str:
        """Take the seat's newest decision back, or go back to a place that the game names:
        "done", or "asked" when others must agree."""
        return await self._change(lambda now: acting.undo(now, seat, held or [], to))

    async def answer_undo(self, seat: int, agree: bool) -> None:
        """Agree or refuse; the asking seat may withdraw."""
        await self._change(lambda now: (*acting.answer_undo(now, seat, agree), None))

    async def speak(self, seat: int, name: str, text: str) -> None:
        """Say something in the chat; seat -1 is a spectator."""
        said = chatting.check(text)
        self._patience.check(seat)
        await self._change(lambda now: (chatting.speak(now, seat, name, said), now.state, None))

    async def sit(self, seat: int, name: str, word: str = "") -> str:
        """Take an open seat; returns the secret that opens it from now on."""
        return await self._change(lambda now: seats.sit(now, seat, name, word))

    async def leave(self, seat: int) -> None:
        """Give a seat up."""
        await self._change(lambda now: (*seats.leave(now, seat), None))

    async def seat_bot(self, seat: int, bot: str) -> None:
        """Put a bot into an open seat for good."""
        await self._change(lambda now: (*seats.seat_bot(now, seat, bot, self._bots), None))

    async def stand_in(self, seat: int, by: int, bot: str) -> None:
        """Let a bot play a seat for a while: one's own, an absent person's, or an open one."""
        seats.place(self.position, seat)
        seats.place(self.position, by)
        await self._presence.ask(self._store, self.id)
        if not self.may_stand_in(seat, by):
            raise NotNow("this seat's player is here: a bot may play only for those who are away")
        await self._change(lambda now: (*seats.stand_in(now, seat, bot, self._bots), None))

    async def give_back(self, seat: int) -> None:
        """The person takes the seat back from the bot."""
        await self._change(lambda now: (*seats.give_back(now, seat), None))

    async def set_pace(self, pace: Pace) -> None:
        """How fast bots play from now on."""
        if pace not in ("instant", "brisk", "calm"):
            raise NotNow("bots play at the pace instant, brisk or calm: choose one of them")
        await self._change(lambda now: (Change(sheet=now.next_sheet(pace=pace)), now.state, None))

    async def report(self, seat: int, browser: str, text: str) -> str:
        """Keep a bug report; returns its name."""
        return await asyncio.to_thread(self._reports.keep, self.position, seat, browser, text)

    # ---- waiting and presence

    async def changed(self, after: int, timeout: float | None = None) -> int:
        """Wait until the version is not `after` any more, at most `timeout` seconds."""
        self._waiting += 1
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(timeout):
                    await self._until_not(after)
        finally:
            self._waiting -= 1
            self.used = time.monotonic()
        return self.version

    async def _until_not(self, version: int) -> None:
        while True:
            news = self._news
            await self.refresh()
            if self.version != version:
                return
            await news.wait()

    @contextlib.contextmanager
    def present(self, seat: int) -> Iterator[None]:
        """Somebody looks at the table from a seat (-1: as a spectator)."""
        try:
            with self._presence.page(seat):
                yield
        finally:
            self.used = time.monotonic()

    @property
    def is_in_use(self) -> bool:
        """Whether anybody looks at it or changes it right now."""
        return self._waiting > 0 or self._lock.locked() or self._presence.is_watched

    async def settle(self) -> None:
        """Wait until every change that has begun is stored or refused."""
        await asyncio.gather(*self._changes, return_exceptions=True)

    async def beat(self) -> None:
        """Store that the people with open pages are here."""
        await self._presence.tell(self._store, self.id, self.seats)

    # ---- inside

    def hear(self, version: int) -> None:
        """Somebody, perhaps elsewhere, stored a version; -1: something may have been missed."""
        if version < 0:
            self._is_in_doubt = True
        self._heard = max(self._heard, version)
        if not self._is_fresh():
            self._wake()

    async def refresh(self) -> None:
        """Read what has been stored elsewhere."""
        if not self._is_fresh():
            async with self._lock:
                await self._catch_up()

    def _is_fresh(self) -> bool:
        return not self._is_in_doubt and self.version >= self._heard

    async def _catch_up(self) -> None:
        if self._is_fresh():
            return
        was_in_doubt, self._is_in_doubt = self._is_in_doubt, False
        try:
            position = await read_on(self._store, self.position)
        except BaseException:
            self._is_in_doubt = was_in_doubt or self.version >= self._heard
            raise
        if position is not self.position:
            self._take(position)

    async def _change(self, step: Step[Answer]) -> Answer:
        # A page that goes away must not stop a change between the store and the memory.
        task = asyncio.create_task(self._change_alone(step))
        self._changes.add(task)
        task.add_done_callback(self._changes.discard)
        return await asyncio.shield(task)

    async def _change_alone(self, step: Step[Answer]) -> Answer:
        async with self._lock:
            for _ in range(WRITE_AGAIN):
                await self._catch_up()
                change, state, answer = step(self.position)
                if await self._is_written(change):
                    self._take(self.position.after(change, state))
                    return answer
        raise CannotStore("others change this table at the same moment: try again")

    async def _is_written(self, change: Change) -> bool:
        """Store a change; False when somebody else was first. After a failure nothing is sure."""
        try:
            await self._store.write(change)
        except Outdated:
            self._is_in_doubt = True
            return False
        except BaseException:
            self._is_in_doubt = True
            raise
        return True

    def _take(self, position: Position) -> None:
        self.position = position
        self.used = time.monotonic()
        self._wake()
        self._on_change(self)

    def _wake(self) -> None:
        news, self._news = self._news, asyncio.Event()
        news.set()
