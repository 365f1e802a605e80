"""Wild tables: anybody does anything in any order, and memory always agrees with the store."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Awaitable, Callable

import pytest

from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import GameError
from dreadhouse.table.house import House
from dreadhouse.table.position import read
from dreadhouse.table.tables import Table
from tests.table.playing import ANNA, BORIS, BOT, load, open_table, words

DEEDS = 60

Deed = Callable[[House, Table, random.Random], Awaitable[object]]


async def _act(house: House, table: Table, chance: random.Random) -> None:
    seat = chance.randrange(3)
    offered = words(table, seat)
    if offered:
        picks = chance.choices(offered, k=chance.choice([1, 1, 1, 2, 3]))
        await table.act(seat, picks, table.newest)


async def _act_wrongly(house: House, table: Table, chance: random.Random) -> None:
    word = table.game.vocabulary.word(chance.randrange(table.game.vocabulary.size))
    await table.act(chance.randrange(-1, 4), [word], table.newest - chance.randrange(2))


async def _undo(house: House, table: Table, chance: random.Random) -> None:
    await table.undo(chance.randrange(3), held=chance.choice([[], [0], [0, 1, 2]]))


async def _answer(house: House, table: Table, chance: random.Random) -> None:
    await table.answer_undo(chance.randrange(3), agree=chance.random() < 0.7)


async def _swap(house: House, table: Table, chance: random.Random) -> None:
    seat = chance.randrange(3)
    await table.leave(seat)
    await table.sit(seat, f"Guest {chance.randrange(100)}", "word")


async def _lend(house: House, table: Table, chance: random.Random) -> None:
    seat = chance.randrange(3)
    await table.stand_in(seat, by=seat, bot="random")


async def _give_back(house: House, table: Table, chance: random.Random) -> None:
    await table.give_back(chance.randrange(3))


async def _branch(house: House, table: Table, chance: random.Random) -> None:
    step = chance.randint(table.first_step, table.length)
    seat = chance.randrange(-1, 3)
    branch = (await house.branch(table, step, seat, [ANNA, BORIS, BOT])).table
    if table.stage == "playing":
        assert branch.view(seat) == table.view_at(step, seat)


DEED_CHOICES: list[Deed] = [
    *[_act] * 12,
    *[_undo] * 3,
    *[_answer] * 3,
    _act_wrongly,
    _swap,
    _lend,
    _give_back,
    _branch,
]


@pytest.mark.parametrize("seed", range(25))
async def test_memory_agrees_with_the_store(quick_house: House, seed: int) -> None:
    """After every deed, allowed or refused, replaying the stored rows gives the same table."""
    chance = random.Random(seed)
    table = (await open_table(quick_house, ANNA, BORIS, ANNA, quiet=seed % 2 == 0)).table
    for _ in range(DEEDS):
        with contextlib.suppress(GameError):
            await chance.choice(DEED_CHOICES)(quick_house, table, chance)
        await table.settle()
        stored = await read(quick_house.store, load, table.id)
        now = table.position
        assert (stored.sheet, stored.seats, stored.rows) == (now.sheet, now.seats, now.rows)
        assert digest(stored.state) == digest(now.state)
        assert now.state is not None
        assert now.state.result == now.sheet.result
    assert table.newest > 0
