"""Ways to open a house and to play at its tables in tests."""

from __future__ import annotations

import asyncio
import pathlib

from dreadhouse import bots
from dreadhouse.kernel.game import Game
from dreadhouse.table.clockwork import LoadBot
from dreadhouse.table.house import House, Opened
from dreadhouse.table.rows import Plan
from dreadhouse.table.tables import Table
from tests.kernel.tiny import GAME

ANNA = Plan("person", name="Anna", word="owl")
BORIS = Plan("person", name="Борис", word="сова")
OPEN = Plan("open")
BOT = Plan("bot", bot="random")


def load(name: str) -> Game:
    """The tests' own game, whatever the name."""
    return GAME


def new_house(folder: pathlib.Path, url: str, load_bot: LoadBot = bots.load) -> House:
    """A house that plays Murmur."""
    return House(folder, url, load=load, load_bot=load_bot)


async def open_table(house: House, *plans: Plan, quiet: bool = True, rounds: int = 3) -> Opened:
    """A table of two persons unless planned otherwise; bots play at once."""
    options: dict[str, int | bool] = {"quiet": quiet, "rounds": rounds}
    return await house.open_table("murmur", options, list(plans or (ANNA, BORIS)), "instant")


def words(table: Table, seat: int) -> list[str]:
    """What a seat may do now, in words."""
    ask = table.view(seat)["ask"]
    return [table.game.vocabulary.word(action) for action in ask["options"]] if ask else []


async def play_on(table: Table, seats: tuple[int, ...] = (0, 1), most: int = 1000) -> None:
    """Whoever of the seats is asked takes the last option, until the game is over."""
    for _ in range(most):
        if table.stage == "finished":
            return
        asked = [seat for seat in seats if words(table, seat)]
        if asked:
            await table.act(asked[0], [words(table, asked[0])[-1]], table.newest)
        else:
            await table.changed(table.version, 1.0)


async def until_finished(table: Table, seconds: float = 20.0) -> None:
    """Wait while bots play to the end."""
    async with asyncio.timeout(seconds):
        while table.stage != "finished":
            await table.changed(table.version, 1.0)
