"""`make bench-server`: from a click to the other player's updated page, with many live tables."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pathlib
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator

import click

from dreadhouse.kernel.errors import GameError
from dreadhouse.lab import page
from dreadhouse.lab.browsing import Browser

PATIENCE = 30.0
WARM_UP = 3.0


@contextlib.contextmanager
def server(database: str) -> Iterator[tuple[int, int]]:
    """`dreadhouse serve` in a process and a folder of its own; gives its port and its number."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "dreadhouse.terminal.cli", "serve", "--port", str(port)]
        command += ["--data", folder, "--database", database]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            _wait_for(port, process)
            yield port, process.pid
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise GameError("the server did not start: run dreadhouse serve to see why")


def cpu_seconds(process: int) -> float:
    """The processor time that a process has used, 0 where the system does not tell."""
    try:
        told = pathlib.Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return 0.0
    used = told.rpartition(")")[2].split()[11:13]
    return sum(map(int, used)) / os.sysconf("SC_CLK_TCK")


class Table:
    """One live table: two browsers, each with an open page, that click at random."""

    def __init__(self, port: int, think: float, seed: int) -> None:
        self.browsers = [Browser(port), Browser(port)]
        self.think = think
        self.chance = random.Random(seed)
        self.address = ""
        self.called = [asyncio.Event(), asyncio.Event()]
        self.versions = [-1, -1]
        self.clicked_at: list[float | None] = [None, None]
        self.delays: list[float] = []
        self.clicks = 0

    async def open(self) -> None:
        """Set the table by the form, and let the second browser sit down."""
        form = {"seat0": "me", "name0": "Anna", "seat1": "open"}
        told = (await self.browsers[0].post("/new/insanity", form)).data()
        self.address = told["go"]
        seat = {"seat": "1", "name": "Boris", "word": "owl"}
        (await self.browsers[1].post(f"{self.address}/sit", seat)).data()

    async def watch(self, seat: int) -> None:
        """Keep a seat's page open, and note when the other one's click has reached it."""
        async for event in self.browsers[seat].events(f"{self.address}/live?seat={seat}"):
            clicked_at = self.clicked_at[seat]
            if clicked_at is not None and event["version"] > self.versions[seat]:
                self.delays.append(time.perf_counter() - clicked_at)
                self.clicked_at[seat] = None
            self.versions[seat] = event["version"]
            if event["mine"]:
                self.called[seat].set()

    async def play(self, seat: int) -> None:
        """Think whenever this seat is asked, then click one of the options."""
        browser, other = self.browsers[seat], 1 - seat
        while True:
            await self.called[seat].wait()
            self.called[seat].clear()
            await asyncio.sleep(self.think * self.chance.uniform(0.5, 1.5))
            told = (await browser.get(f"{self.address}/view.json?seat={seat}")).data()
            if not told["options"]:
                continue
            word = self.chance.choice(told["options"])["word"]
            self.clicked_at[other] = time.perf_counter()
            fields = {"words": [word], "seen": told["seen"], "seat": seat}
            (await browser.post(f"{self.address}/act", fields)).data()
            self.clicks += 1


async def measure(
    port: int, process: int, tables: int, seconds: float, think: float
) -> tuple[list[Table], float]:
    """Play at all tables for so long, without counting the first moments.

    Gives the tables and the processor time that the server has used.
    """
    opened = [Table(port, think, seed) for seed in range(tables)]
    for table in opened:
        await table.open()
    tasks = []
    for table in opened:
        for seat in (0, 1):
            tasks += [asyncio.create_task(table.watch(seat)), asyncio.create_task(table.play(seat))]
    await asyncio.sleep(WARM_UP)
    for table in opened:
        table.delays, table.clicks = [], 0
    used = cpu_seconds(process)
    done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    used = cpu_seconds(process) - used
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
    return opened, used


def report(tables: list[Table], used: float, seconds: float) -> str:
    """The delays as a table."""
    delays = sorted(1e3 * delay for table in tables for delay in table.delays)
    if not delays:
        raise GameError("no click reached another page: measure longer")
    clicks = sum(table.clicks for table in tables)
    rows = [
        ["live tables, each with two open pages", str(len(tables))],
        ["clicks a second", f"{clicks / seconds:.1f}"],
        ["clicks seen by the other page", str(len(delays))],
        ["median, ms", f"{delays[len(delays) // 2]:.1f}"],
        ["90 %, ms", f"{delays[len(delays) * 9 // 10]:.1f}"],
        ["99 %, ms", f"{delays[len(delays) * 99 // 100]:.1f}"],
        ["processor time of the server a click, ms", f"{1e3 * used / clicks:.1f}"],
    ]
    return page.table(["from a click to the other player's updated page", "measured"], rows)


@click.command()
@click.option("--tables", default=50, show_default=True, help="Live tables.")
@click.option("--seconds", default=30.0, show_default=True, help="How long to play.")
@click.option("--think", default=4.0, show_default=True, help="Seconds a person thinks.")
@click.option("--database", default="", help="PostgreSQL instead of SQLite.")
@click.option(
    "--page",
    "path",
    type=click.Path(path_type=pathlib.Path),
    default=pathlib.Path("docs/benchmarks.md"),
    show_default=True,
)
def main(tables: int, seconds: float, think: float, database: str, path: pathlib.Path) -> None:
    """Measure the server with many live tables and write the page of benchmarks."""
    with server(database) as (port, process):
        played, used = asyncio.run(measure(port, process, tables, seconds, think))
    measured = report(played, used, seconds)
    kept = "PostgreSQL" if database else "SQLite"
    text = (
        f"{page.where()}\n\n{measured}\n\n"
        f"Loopback, one server process, every decision stored in {kept} before it is shown.\n"
        "For comparison: boardgame.io with 50 matches on one core, in memory, over raw web "
        "sockets: median 10.6 ms, 99 % 37 ms."
    )
    click.echo(text)
    page.put_section(path, f"Server, {kept}", text)


if __name__ == "__main__":
    main()
