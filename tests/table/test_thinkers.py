"""Bots that search think in processes of their own, whatever happens to these."""

from __future__ import annotations

import asyncio
import os
import pathlib
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator

import msgspec
import pytest

from dreadhouse import games
from dreadhouse.kernel.dump import digest
from dreadhouse.table.house import House, _blank_sheet
from dreadhouse.table.position import Position
from dreadhouse.table.rows import Decision, Plan, Seat
from dreadhouse.table.tables import Table
from dreadhouse.table.thinker import Answer, Errand, Memory, packed, think
from dreadhouse.table.thinkers import PROGRAM, NoThought, Thinkers, errand_for
from dreadhouse.workshop.shelving import put_on_shelf
from tests.workshop.base import FILES

ANNA = Plan("person", name="Anna", word="owl")
STEADY = Plan("bot", bot="steady")
SHORT = {"start_life": 20}
PATIENCE = 60.0


@pytest.fixture
async def home(tmp_path: pathlib.Path) -> AsyncIterator[House]:
    """An open house with the games of the catalogue and one thinker."""
    opened = House(tmp_path, "memory:", thinkers=Thinkers(1))
    await opened.open()
    yield opened
    await opened.close()


async def duel(house: House, *plans: Plan) -> Table:
    """A duel of a person who begins, or of whoever is planned, at once."""
    opened = await house.open_table("insanity", SHORT, list(plans or (ANNA, STEADY)), "instant")
    return opened.table


async def until(table: Table, decisions: int, seconds: float = PATIENCE) -> None:
    """Wait until so many decisions stand; the person takes the last option."""
    async with asyncio.timeout(seconds):
        while table.length < decisions and table.stage == "playing":
            options = table.position.playing().options(0) if not table.bot_in(0) else []
            if options:
                word = table.game.vocabulary.word(options[-1])
                await table.act(0, [word], table.newest)
            else:
                await table.changed(table.version, 1.0)


async def first_pid(house: House) -> int:
    """The thinking process, as soon as there is one."""
    async with asyncio.timeout(PATIENCE):
        while not house.thinkers.pids:
            await asyncio.sleep(0.01)
    return house.thinkers.pids[0]


async def test_a_searching_bot_thinks_in_a_process_of_its_own(home: House) -> None:
    """Play some decisions against steady: they come from a process that is not the server."""
    table = await duel(home)
    await until(table, 24)
    assert {row.seat for row in table.position.stands} == {0, 1}
    assert home.thinkers.pids
    assert os.getpid() not in home.thinkers.pids
    assert home.reports.names() == []


async def test_a_killed_thinker_is_replaced_and_the_table_goes_on(home: House) -> None:
    """Kill the process three times while bots play on: nothing is lost, nothing is reported."""
    table = await duel(home, STEADY, STEADY)
    killed: set[int] = set()
    for _ in range(3):
        pid = await first_pid(home)
        os.kill(pid, signal.SIGKILL)
        killed.add(pid)
        before = table.length
        await until(table, before + 6)
        assert table.length >= before + 6 or table.stage == "finished"
    assert await first_pid(home) not in killed
    assert home.reports.names() == []
    assert table.position.playing().to_act


async def test_pages_are_served_while_a_bot_thinks(home: House) -> None:
    """Change the table many times within the time that the bots use for thinking."""
    table = await duel(home, STEADY, ANNA)
    for number in range(5):
        began = time.perf_counter()
        await table.speak(1, "", f"hello {number}")
        assert time.perf_counter() - began < 5
    assert len(table.chat) == 5


async def test_a_house_closed_in_mid_thought_goes_on_afterwards(tmp_path: pathlib.Path) -> None:
    """Close the house while a bot thinks, open it again: every decision stands, and it plays on."""
    house = House(tmp_path, "", thinkers=Thinkers(1))
    await house.open()
    table = await duel(house, STEADY, STEADY)
    await until(table, 4)
    await house.close()
    stood = list(table.position.stands)
    again = House(tmp_path, "", thinkers=Thinkers(1))
    await again.open()
    found = await again.table(table.id)
    assert found.position.stands[: len(stood)] == stood
    await until(found, len(stood) + 6)
    assert found.length >= len(stood) + 6
    await again.close()


async def test_when_all_thinkers_are_lost_a_simpler_bot_picks(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a program that cannot be started, the table goes on all the same."""
    monkeypatch.setattr("dreadhouse.table.thinkers.PROGRAM", ("/bin/false",))
    house = House(tmp_path, "memory:", thinkers=Thinkers(1))
    await house.open()
    table = await duel(house, STEADY, STEADY)
    await until(table, 8)
    assert table.length >= 8
    assert house.thinkers.pids == []
    await house.close()


async def test_a_thought_without_end_is_ended(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that never answers is ended when its time is over."""
    ready = packed(Answer()).hex()
    says = f"sys.stdout.buffer.write(bytes.fromhex('{ready}')); sys.stdout.flush()"
    endless = (sys.executable, "-S", "-c", f"import sys, time; {says}; time.sleep(600)")
    monkeypatch.setattr("dreadhouse.table.thinkers.PROGRAM", endless)
    monkeypatch.setattr("dreadhouse.table.thinkers.GRACE_SECONDS", 0.1)
    thinkers = Thinkers(1)
    began = time.perf_counter()
    with pytest.raises(NoThought, match="TimeoutError"):
        await thinkers.think(errand(0.1))
    assert 3 * 0.2 < time.perf_counter() - began < PATIENCE
    assert thinkers.pids == []


def errand(seconds: float) -> Errand:
    """Something to think about: the first choice of a duel."""
    game = games.load("insanity")
    position = bare(game.name)
    found = errand_for(position, position.playing().seat, "steady", seconds)
    assert found is not None
    return found


def bare(name: str) -> Position:
    """A game that has just begun."""
    game = games.load(name)
    sheet = _blank_sheet(game, game.settle({}), "instant", False)
    sheet = msgspec.structs.replace(sheet, stage="playing", seed="07" * 32, secret="aa" * 32)
    state = game.start(game.seats[0], {}, bytes.fromhex(sheet.seed))
    seats = [Seat(seat=n, kind="bot", bot="steady") for n in range(game.seats[0])]
    return Position(game, sheet, seats, [], [], state)


def test_a_thinker_is_not_told_the_server_s_secret() -> None:
    """The dice are needed to replay the table, the sealed secret is not."""
    assert errand(1.0).sheet.secret == ""


@pytest.mark.parametrize("name", games.names())
def test_a_thinker_finds_the_same_table(name: str) -> None:
    """Replay every game from its decisions, on from where it was known or from the start."""
    position = bare(name)
    state, memory = position.playing().copy(), Memory()
    rows: list[Decision] = []
    for number in range(1, 31):
        if state.result is not None:
            break
        seat = state.seat
        action = state.options(seat)[-1]
        state.apply(action, seat)
        word = state.game.vocabulary.word(action)
        rows.append(Decision(number=number, seat=seat, word=word))
        sheet = position.sheet
        asked = Errand(
            sheet=sheet,
            seats=state.seats,
            decisions=list(rows),
            seat=seat,
            bot="random",
            seed=bytes(32),
            seconds=1.0,
        )
        assert digest(memory.state(asked)) == digest(state)
    assert len(rows) > 5
    shorter = msgspec.structs.replace(asked, decisions=rows[:3])
    assert digest(memory.state(shorter)) == digest(Memory().state(shorter))


def test_a_bot_that_fails_is_told_not_raised() -> None:
    """Answer with what went wrong, so that the process lives on."""
    wrong = msgspec.structs.replace(errand(1.0), bot="oracle")
    answer = think(wrong, Memory())
    assert answer.picks == []
    assert "oracle" in answer.failure


def test_a_thinker_ends_with_the_house() -> None:
    """End when the input ends, as it does when the server is killed without warning."""
    with subprocess.Popen(PROGRAM, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        ready = packed(Answer())
        assert process.stdout.read(len(ready)) == ready
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


async def test_a_story_of_one_s_own_is_thought_about_too(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tell the process where the story lies: it reads it there and thinks about its table."""
    monkeypatch.setattr(games, "_added", {})
    games.load.cache_clear()
    for name, text in FILES.items():
        (tmp_path / name).write_text(text, "utf-8")
    (game,) = put_on_shelf([tmp_path])
    position = bare(game.name)
    asked = errand_for(position, 0, "steady", 1.0)
    assert asked is not None
    assert asked.story == str(tmp_path)
    thinkers = Thinkers(1)
    picked = await thinkers.pick(asked)
    assert picked.action in position.playing().options(0)
    await thinkers.stop()
    games.load.cache_clear()
