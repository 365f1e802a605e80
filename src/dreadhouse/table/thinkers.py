"""Thinkers: processes beside the server in which bots think, so that no page waits for them.

A thinker that dies is replaced and its errand given to the next one; one that takes too long is
ended. The house itself keeps nothing in them: they are told the whole table with every errand.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from dreadhouse import games
from dreadhouse.kernel.dice import SEED_BYTES
from dreadhouse.kernel.errors import GameError
from dreadhouse.table.position import Position
from dreadhouse.table.thinker import LENGTH_BYTES, Answer, Errand, Pick, packed

PROGRAM = (sys.executable, "-m", "dreadhouse.table.thinker")
THINKERS = max(1, min(4, os.cpu_count() or 1))
LEAST_SECONDS = 0.05
READY_SECONDS = 60.0
GRACE_SECONDS = 20.0
TRIES = 3


def errand_for(position: Position, seat: int, bot: str, seconds: float) -> Errand | None:
    """What a thinker has to be told of a table; nothing where it could not find the game."""
    name = position.game.name
    story = _story(name)
    if not story and name not in games.names():
        return None
    return Errand(
        sheet=msgspec.structs.replace(position.sheet, secret=""),
        seats=len(position.seats),
        decisions=position.stands,
        seat=seat,
        bot=bot,
        seed=secrets.token_bytes(SEED_BYTES),
        seconds=seconds,
        story=story,
    )


def _story(game: str) -> str:
    """The folder of a story that was put on the shelf; asked late, for few houses have one."""
    shelving = sys.modules.get("dreadhouse.workshop.shelving")
    folder = shelving.folder_of(game) if shelving is not None else None
    return str(folder) if folder is not None else ""


class NoThought(GameError):
    """A thinker gave no answer; whoever asked must do without."""


class Thinker:
    """One process. It is started when it is first asked."""

    def __init__(self) -> None:
        self.process: Process | None = None

    async def ask(self, errand: Errand) -> Answer:
        """Its answer; NoThought when it died or took too long, and the next ask starts anew."""
        try:
            process = await self._ready()
            assert process.stdin is not None
            async with asyncio.timeout(errand.seconds + GRACE_SECONDS):
                process.stdin.write(packed(errand))
                await process.stdin.drain()
                return await _read(process)
        except (OSError, asyncio.IncompleteReadError, TimeoutError, msgspec.MsgspecError) as lost:
            await self.end()
            raise NoThought(f"a thinking process was lost: {lost!r}") from lost
        except asyncio.CancelledError:
            # Its answer would be taken for the answer to the next errand.
            await self.end()
            raise

    async def end(self) -> None:
        """Stop the process, whatever it does."""
        process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()
            with contextlib.suppress(OSError):
                await process.stdin.wait_closed()

    async def _ready(self) -> Process:
        if self.process is not None and self.process.returncode is not None:
            await self.end()
        if self.process is None:
            self.process = await asyncio.create_subprocess_exec(*PROGRAM, stdin=PIPE, stdout=PIPE)
            async with asyncio.timeout(READY_SECONDS):
                await _read(self.process)
        return self.process


async def _read(process: Process) -> Answer:
    """The next answer of a process."""
    assert process.stdout is not None
    head = await process.stdout.readexactly(LENGTH_BYTES)
    text = await process.stdout.readexactly(int.from_bytes(head, "little"))
    return msgspec.msgpack.decode(text, type=Answer)


class Thinkers:
    """The processes of one house. Whoever waits is served in order."""

    def __init__(self, count: int = THINKERS) -> None:
        self._all = [Thinker() for _ in range(count)]
        self._free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        for thinker in self._all:
            self._free.put_nowait(thinker)
        self._asked = 0

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [one.process.pid for one in self._all if one.process is not None]

    async def think(self, errand: Errand) -> Answer:
        """The answer to an errand, from whoever lives; NoThought when all attempts failed.

        The more errands wait, the shorter each may think.
        """
        self._asked += 1
        try:
            crowd = max(1.0, self._asked / len(self._all))
            errand.seconds = max(LEAST_SECONDS, errand.seconds / crowd)
            thinker = await self._free.get()
            try:
                return await _answer(thinker, errand)
            finally:
                self._free.put_nowait(thinker)
        finally:
            self._asked -= 1

    async def pick(self, errand: Errand) -> Pick:
        """The best of the picks; a failure of the bot itself is raised."""
        answer = await self.think(errand)
        if not answer.picks:
            raise RuntimeError(answer.failure or "there is no pick")
        return answer.picks[0]

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*(one.end() for one in self._all))


async def _answer(thinker: Thinker, errand: Errand) -> Answer:
    for attempt in range(1, TRIES + 1):
        try:
            return await thinker.ask(errand)
        except NoThought:
            if attempt == TRIES:
                raise
    raise AssertionError("unreachable")
