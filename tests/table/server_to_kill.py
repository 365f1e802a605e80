"""A small server for the kill test: tables at which bots and a hasty person play for ever.

It prints a line for every decision that a page would show as accepted, and goes on with the
unfinished tables it is given. Run: python -m tests.table.server_to_kill FOLDER URL TABLE ...
"""

from __future__ import annotations

import asyncio
import pathlib
import sys

from dreadhouse.kernel.errors import GameError
from dreadhouse.table.house import House
from dreadhouse.table.tables import Table
from tests.table.playing import ANNA, BOT, new_house, open_table, words

TABLES = 4


def say(*parts: object) -> None:
    """A line for the test, at once."""
    print(*parts, flush=True)


async def watch(table: Table) -> None:
    """Do what a page does: tell every decision as soon as it is shown."""
    told = 0
    while True:
        for row in table.position.rows:
            if row.number > told:
                say("shown", table.id, row.number, row.seat, "back" if row.word == "" else row.word)
                told = row.number
        if table.stage == "finished":
            return
        await table.changed(table.version)


async def play(table: Table) -> None:
    """Do what a person does: act when asked, sometimes take back."""
    count = 0
    while table.stage != "finished":
        seen, offered = table.newest, words(table, 0)
        if not offered:
            await table.changed(table.version)
            continue
        count += 1
        try:
            await table.act(0, [offered[count % len(offered)]], seen)
            if count % 5 == 0:
                await table.undo(0)
        except GameError:
            await asyncio.sleep(0)


async def one_after_the_other(house: House, id: str) -> None:
    """Go on with a table, then open new ones."""
    while True:
        table = (
            await house.table(id) if id else (await open_table(house, ANNA, BOT, rounds=6)).table
        )
        id = ""
        say("table", table.id)
        await asyncio.gather(watch(table), play(table))


async def main(folder: str, url: str, ids: list[str]) -> None:
    """Serve until killed."""
    house = new_house(pathlib.Path(folder), url)
    await house.open()
    going_on = (ids + [""] * TABLES)[:TABLES]
    say("ready")
    await asyncio.gather(*(one_after_the_other(house, id) for id in going_on))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3:]))
