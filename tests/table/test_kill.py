"""A decision that was shown as accepted survives SIGKILL at any moment, again and again."""

from __future__ import annotations

import asyncio
import pathlib
import random
import subprocess
import sys
import threading

from dreadhouse.table.position import read
from dreadhouse.table.store import Store, choose_store
from tests.table.playing import load

KILLS = 22
SHORTEST, LONGEST = 0.02, 0.4
PATIENCE = 60


class Server:
    """The server process, and what its pages have shown so far.

    `known` are the decisions that earlier servers have shown; `news` counts those beyond them.
    """

    def __init__(
        self,
        root: pathlib.Path,
        folder: pathlib.Path,
        url: str,
        ids: list[str],
        known: set[tuple[str, ...]],
    ) -> None:
        program = [sys.executable, "-m", "tests.table.server_to_kill", str(folder), url, *ids]
        self.process = subprocess.Popen(program, cwd=root, stdout=subprocess.PIPE, text=True)
        self.lines: list[str] = []
        self.known = known
        self.is_ready = threading.Event()
        self.news = threading.Semaphore(0)
        self.reader = threading.Thread(target=self._read)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            # The last line may have been cut by the kill: then nobody has read it whole.
            if line.endswith("\n"):
                self.lines.append(line.strip())
                if line.startswith("shown") and tuple(line.split(" ", 4)[1:]) not in self.known:
                    self.news.release()
            if line == "ready\n":
                self.is_ready.set()

    def kill_after(self, least: int, seconds: float) -> None:
        """Let it show so many new decisions and play for a moment, then end it without warning."""
        assert self.is_ready.wait(PATIENCE), "the server did not start"
        for _ in range(least):
            assert self.news.acquire(timeout=PATIENCE), "the server shows no new decision"
        threading.Event().wait(seconds)
        assert self.process.poll() is None, "the server ended by itself"
        self.process.kill()
        self.reader.join()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def test_no_accepted_decision_is_lost(
    root: pathlib.Path, tmp_path: pathlib.Path, database_url: str
) -> None:
    """Bots and a person play; after each kill every shown decision is there and games replay."""
    moments = random.Random(11)
    shown: set[tuple[str, ...]] = set()
    ids: list[str] = []
    unfinished: list[str] = []
    for number in range(KILLS):
        server = Server(root, tmp_path, database_url, unfinished, shown)
        server.kill_after(number % 4, moments.uniform(SHORTEST, LONGEST))
        words = [tuple(line.split(" ", 4)) for line in server.lines]
        shown |= {line[1:] for line in words if line[0] == "shown"}
        ids += [line[1] for line in words if line[0] == "table" and line[1] not in ids]
        unfinished = asyncio.run(_check(tmp_path, database_url, shown, ids))
    assert len(shown) > KILLS
    assert len(ids) >= 4


async def _check(
    folder: pathlib.Path, url: str, shown: set[tuple[str, ...]], ids: list[str]
) -> list[str]:
    """Everything shown is stored, numbers have no gap, every table replays; who goes on."""
    store = choose_store(folder, url)
    await store.open()
    stored: set[tuple[str, ...]] = set()
    unfinished = []
    for id in ids:
        stored |= await _rows(store, id)
        position = await read(store, load, id)
        assert [row.number for row in position.rows] == list(range(1, position.sheet.newest + 1))
        assert position.state is not None
        assert (position.state.result is not None) == (position.sheet.stage == "finished")
        if position.sheet.stage != "finished":
            unfinished.append(id)
    await store.close()
    assert shown <= stored
    return unfinished


async def _rows(store: Store, id: str) -> set[tuple[str, ...]]:
    return {
        (id, str(row.number), str(row.seat), row.word or "back")
        for row in await store.decisions(id)
    }
