"""The real web server, killed while a client plays over HTTP: every answered click is kept."""

from __future__ import annotations

import asyncio
import pathlib
import random
import re
import subprocess
import sys
import threading
from typing import Any

import httpx

from dreadhouse import games
from dreadhouse.table.position import Position, read
from dreadhouse.table.store import choose_store

KILLS = 8
START = "from dreadhouse.terminal.cli import main; main()"
SCRIPT = {"accept": "application/json"}

Click = tuple[int, str]


class Server:
    """`dreadhouse serve` on a free port."""

    def __init__(self, folder: pathlib.Path, url: str) -> None:
        program = [sys.executable, "-c", START, "serve", "--port", "0", "--data", str(folder)]
        if url:
            program += ["--database", url]
        self.process = subprocess.Popen(program, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+/", self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.address = found.group()
        # The socket is open before the house is: the first answer says that it is.
        httpx.get(f"{self.address}healthz", timeout=60).raise_for_status()

    def kill(self) -> None:
        """End it without any warning."""
        assert self.process.poll() is None, "the server ended by itself"
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Client:
    """A person at one table: clicks as fast as the server answers, until it answers no more."""

    def __init__(self) -> None:
        self.table = ""
        self.cookies = httpx.Cookies()
        self.answered: list[Click] = []

    def play(self, address: str) -> None:
        """Play until the server is gone or the game is over."""
        with httpx.Client(base_url=address, cookies=self.cookies, headers=SCRIPT) as browser:
            try:
                self._play(browser)
            except httpx.TransportError:
                self.cookies = browser.cookies

    def _play(self, browser: httpx.Client) -> None:
        if not self.table:
            form = {"seat0": "me", "seat1": "bot-random", "pace": "instant"}
            opened = browser.post("/new/insanity", data=form).raise_for_status().json()
            self.table = opened["go"].removeprefix("/t/")
            self.cookies = browser.cookies
        seen, known = browser.get(f"/t/{self.table}/view.json").raise_for_status().json(), -1
        while seen["stage"] != "finished":
            if seen["options"] and seen["seen"] != known:
                known = self._click(browser, seen)
            query = {"after": seen["version"]}
            seen = browser.get(f"/t/{self.table}/view.json", params=query).json()

    def _click(self, browser: httpx.Client, seen: dict[str, Any]) -> int:
        """Post the last option; an answered click must never be lost."""
        word, number = seen["options"][-1]["word"], seen["seen"]
        body = {"words": [word], "seen": number}
        reply = browser.post(f"/t/{self.table}/act", json=body)
        if reply.status_code == 200:
            self.answered.append((number + 1, word))
        return number if reply.status_code == 200 else -1


def test_no_answered_click_is_lost(tmp_path: pathlib.Path, database_url: str) -> None:
    """A person plays a bot over HTTP through many kills; every answered click is stored."""
    moments = random.Random(5)
    client = Client()
    answered: list[tuple[str, Click]] = []
    for _ in range(KILLS):
        server = Server(tmp_path, database_url)
        playing = threading.Thread(target=client.play, args=(server.address,))
        playing.start()
        _wait_for_clicks(client, playing, moments.randint(1, 6))
        playing.join(moments.uniform(0, 0.05))
        server.kill()
        playing.join()
        answered += [(client.table, click) for click in client.answered]
        client.answered.clear()
        if client.table and _is_over(tmp_path, database_url, client.table, answered):
            client = Client()
    assert len(answered) >= KILLS


def _wait_for_clicks(client: Client, playing: threading.Thread, clicks: int) -> None:
    """Wait until some clicks were answered; how long that takes is the machine's affair."""
    for _ in range(6000):
        if len(client.answered) >= clicks or not playing.is_alive():
            return
        playing.join(0.005)
    raise AssertionError("the server answers no clicks")


def _is_over(folder: pathlib.Path, url: str, table: str, answered: list[tuple[str, Click]]) -> bool:
    """Check a table's clicks against the store; whether its game has ended."""
    position = asyncio.run(_read(folder, url, table))
    stored = {(row.number, row.word) for row in position.rows if row.seat == 0}
    assert {click for at, click in answered if at == table} <= stored
    return position.sheet.stage == "finished"


async def _read(folder: pathlib.Path, url: str, table: str) -> Position:
    store = choose_store(folder, url)
    await store.open()
    try:
        return await read(store, games.load, table)
    finally:
        await store.close()
