"""Where a game itself says how far its group may go back: House of Danger's three ways."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator

import pytest

from dreadhouse import bots, games
from dreadhouse.kernel.dump import digest
from dreadhouse.table.house import House
from dreadhouse.table.problems import NotNow
from dreadhouse.table.rows import Plan
from dreadhouse.table.tables import Table
from tests.rules import rule
from tests.table.playing import ANNA, BORIS, words

STRICT, CHECKPOINT, FREE = range(3)


@pytest.fixture
async def reading_house(tmp_path: pathlib.Path) -> AsyncIterator[House]:
    """A house that plays House of Danger."""
    opened = House(tmp_path, "memory:", load=games.load, load_bot=bots.load)
    await opened.open()
    yield opened
    await opened.close()


async def open_book(house: House, take_back: int, *plans: Plan) -> Table:
    """A table of two readers unless planned otherwise; the first seat reads first."""
    options: dict[str, int | bool] = {"take_back": take_back, "first_reader": 1}
    seated = list(plans or (ANNA, BORIS))
    return (await house.open_table("danger", options, seated, "instant")).table


async def read_on(table: Table, count: int) -> None:
    """Whoever is asked takes the first option."""
    for _ in range(count):
        seat = table.view(0)["to_act"][0]
        await table.act(seat, [words(table, seat)[0]], table.newest)


@rule("DAN-190")
async def test_free_takes_back_anything(reading_house: House) -> None:
    """With take-back free either of two takes back step after step, down to the first."""
    table = await open_book(reading_house, FREE)
    before = digest(table.position.state)
    await read_on(table, 6)
    for left in range(5, -1, -1):
        assert table.may_undo(1) == "free"
        assert await table.undo(1) == "done"
        assert table.length == left
    assert digest(table.position.state) == before
    assert table.may_undo(1) == ""


@rule("DAN-188")
async def test_strict_asks_once_a_card_is_read(reading_house: House) -> None:
    """With take-back strict the others are asked, and there is no way to the chapter's start."""
    table = await open_book(reading_house, STRICT)
    await read_on(table, 2)
    assert table.may_undo(0) == "ask"
    assert table.returns(0) == []
    with pytest.raises(NotNow):
        await table.undo(0, to="chapter")
    assert await table.undo(0) == "asked"


@rule("DAN-189")
async def test_the_chapter_begins_again_when_all_agree(reading_house: House) -> None:
    """With checkpoints the whole group is asked; a refusal leaves everything as it is."""
    table = await open_book(reading_house, CHECKPOINT)
    before = digest(table.position.state)
    assert table.returns(0) == []
    await read_on(table, 5)
    now = digest(table.position.state)
    assert table.returns(0) == table.returns(1) == ["chapter"]
    assert table.returns(-1) == []
    assert await table.undo(1, to="chapter") == "asked"
    await table.answer_undo(0, agree=False)
    assert digest(table.position.state) == now
    await table.undo(1, to="chapter")
    await table.answer_undo(0, agree=True)
    assert digest(table.position.state) == before


@rule("DAN-189")
async def test_alone_nobody_is_asked(reading_house: House) -> None:
    """A single reader begins the chapter again at once."""
    table = await open_book(reading_house, CHECKPOINT, ANNA)
    await read_on(table, 4)
    assert await table.undo(0, to="chapter") == "done"
    assert table.length == 0
