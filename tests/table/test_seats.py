"""Seats: secrets, leaving, hot seat, spectators, bots for a while and for good."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import pathlib
import re
import threading
import time

import pytest

from dreadhouse import bots
from dreadhouse.kernel.state import SPECTATOR, State
from dreadhouse.table import seats
from dreadhouse.table.clockwork import OPENING_SECONDS, SECONDS, Player, pause
from dreadhouse.table.house import House
from dreadhouse.table.presence import ABSENT_SECONDS
from dreadhouse.table.problems import NotNow, NotSeated, TooMuch
from dreadhouse.table.rows import Plan, Seat
from dreadhouse.table.tables import Table
from tests.table.playing import (
    ANNA,
    BORIS,
    BOT,
    OPEN,
    new_house,
    open_table,
    play_on,
    until_finished,
    words,
)


async def test_secrets_open_their_seat_only(house: House) -> None:
    """128 bits, fit for addresses; forged, cut and empty ones open nothing."""
    opened = await open_table(house)
    table, keys = opened.table, opened.secrets
    assert table.held([keys[0]]) == [0]
    assert table.held([keys[1]]) == [1]
    assert table.held(keys.values()) == [0, 1]
    assert re.fullmatch(r"[\w-]{22}", keys[0])
    lock = table.seats[0].lock
    for forged in ("", keys[0][:-1], keys[0].swapcase(), lock, "x" * 22, seats.fresh_secret()):
        assert table.held([forged]) == []


async def test_only_the_hash_of_a_secret_is_kept(house: House) -> None:
    """Neither memory nor store holds a secret."""
    opened = await open_table(house)
    for seat in await house.store.seats(opened.table.id):
        secret = opened.secrets[seat.seat]
        assert secret not in str(seat)
        assert seat.lock == hashlib.sha256(secret.encode()).hexdigest()
        assert seat.lock == opened.table.seats[seat.seat].lock


async def test_an_open_seat_has_no_key(quick_house: House) -> None:
    """Seats of bots and open seats are opened by nothing, not even by an empty secret."""
    table = (await open_table(quick_house, OPEN, BOT)).table
    empty = hashlib.sha256(b"").hexdigest()
    assert table.held(["", empty, "None"]) == []


def test_secrets_are_compared_in_constant_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every seat is compared with every secret by `hmac.compare_digest`, found or not."""
    compared: list[tuple[str, str]] = []

    def compare(one: str, other: str) -> bool:
        compared.append((one, other))
        return one == other

    monkeypatch.setattr("hmac.compare_digest", compare)
    sitting = [Seat(seat=n, kind="person", lock=seats.lock(f"key {n}")) for n in range(3)]
    assert seats.opened_by(sitting, ["key 1", "other"]) == [1]
    assert len(compared) == 6


async def test_secrets_are_never_logged(
    tmp_path: pathlib.Path, database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Everything that anybody logs while a table lives, at the most talkative level."""
    caplog.set_level(logging.DEBUG)
    house = new_house(tmp_path, database_url)
    await house.open()
    opened = await open_table(house, ANNA, OPEN)
    table = opened.table
    secret = await table.sit(1, "Vera", "word of mine")
    table.held([secret])
    await table.act(0, ["roll"], seen=0)
    await house.sweep(table.used + 10_000)
    await house.table(table.id)
    await table.leave(1)
    await house.close()
    sheet = table.position.sheet
    hidden = [secret, opened.secrets[0], sheet.secret, sheet.seed, "word of mine"]
    for text in hidden:
        assert text not in caplog.text


async def test_a_failing_statement_logs_no_values(
    tmp_path: pathlib.Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A database error is logged without what was to be written."""
    caplog.set_level(logging.DEBUG)
    house = new_house(tmp_path, "")
    await house.open()
    opened = await open_table(house, ANNA, OPEN)
    from dreadhouse.table.sqlitestore import SqliteStore

    assert isinstance(house.store, SqliteStore)
    with house.store.engine.begin() as connection:
        connection.exec_driver_sql("DROP TABLE chat")
        connection.exec_driver_sql("DROP TABLE seats")
    with pytest.raises(Exception, match="not done") as problem:
        await opened.table.sit(1, "Vera", "word of mine")
    assert "seats" in caplog.text
    for text in (caplog.text, str(problem.value)):
        assert "word of mine" not in text
        assert opened.table.position.sheet.secret not in text
    await house.close()


async def test_seats_are_taken_once(house: House) -> None:
    """Two people want the last open seat: one gets it."""
    table = (await open_table(house, ANNA, OPEN)).table
    tries = [table.sit(1, name, "") for name in ("Vera", "Gleb")]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NotNow", "str"]
    with pytest.raises(NotNow, match="a person sits"):
        await table.sit(0, "Dora", "")
    with pytest.raises(NotSeated):
        await table.sit(2, "Dora", "")


async def test_who_leaves_holds_nothing_any_more(house: House) -> None:
    """The secret opens nothing, the game waits, and somebody else may take over."""
    opened = await open_table(house)
    table = opened.table
    await table.leave(0)
    assert table.held(opened.secrets.values()) == [1]
    assert (table.stage, table.seats[0].kind) == ("playing", "open")
    secret = await table.sit(0, "Vera", "")
    assert table.held([secret]) == [0]
    await table.act(0, ["roll"], seen=0)
    assert table.names == ["Vera", "Борис"]


async def test_leaving_does_not_touch_the_sealed_words(quick_house: House) -> None:
    """The seed's words stay those that were mixed in, whoever sits there at the end."""
    table = (await open_table(quick_house)).table
    await table.leave(0)
    await table.sit(0, "Vera", "another word")
    await play_on(table)
    from dreadhouse.kernel import seal

    record = table.record(0)
    assert seal.mix(bytes.fromhex(record.secret), record.words).hex() == record.seed


async def test_a_bot_fills_an_open_seat(house: House) -> None:
    """The game starts and the bot plays to the end."""
    table = (await open_table(house, OPEN, BOT)).table
    await table.seat_bot(0, "random")
    await until_finished(table)
    assert table.result is not None
    assert table.names == ["Random", "Random (2)"]


async def test_a_bot_plays_against_a_person(house: House) -> None:
    """A whole game; the person only ever acts for the own seat."""
    table = (await open_table(house, ANNA, BOT, quiet=False)).table
    with pytest.raises(NotNow, match="a bot plays this seat"):
        await table.act(1, ["roll"], seen=table.newest)
    await play_on(table, seats=(0,))
    assert {row.seat for row in table.position.rows} == {0, 1}


async def test_bots_go_on_after_a_restart(tmp_path: pathlib.Path, database_url: str) -> None:
    """A table that comes back from the store is played on by its bots."""
    first = new_house(tmp_path, database_url)
    await first.open()
    table = (await open_table(first, ANNA, BOT)).table
    await table.act(0, ["rest"], seen=table.newest)
    await first.close()
    second = new_house(tmp_path, database_url)
    await second.open()
    again = await second.table(table.id)
    await play_on(again, seats=(0,))
    assert again.stage == "finished"
    await second.close()


async def test_a_bot_takes_an_absent_seat_and_gives_it_back(
    quick_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not while its player is here; afterwards the secret still opens the seat."""
    opened = await open_table(quick_house)
    table = opened.table
    assert not table.may_stand_in(0, by=1)
    with pytest.raises(NotNow, match="is here"):
        await table.stand_in(0, by=1, bot="random")
    _wait_long(monkeypatch)
    assert table.is_absent(0)
    with table.present(0):
        assert not table.is_absent(0)
    _wait_long(monkeypatch, 2)
    await table.stand_in(0, by=1, bot="random")
    await _until_asked(table, 1)
    assert table.bot_in(0) == "random"
    assert any(row.seat == 0 for row in table.position.rows)
    with pytest.raises(NotNow, match="take your seat back"):
        await table.act(0, ["roll"], table.newest)
    await table.give_back(0)
    assert table.held([opened.secrets[0]]) == [0]
    await table.act(1, ["rest"], table.newest)
    await play_on(table)


async def test_ones_own_seat_can_be_lent_at_any_time(quick_house: House) -> None:
    """ "Play for me": no absence is needed."""
    table = (await open_table(quick_house)).table
    await table.stand_in(0, by=0, bot="random")
    await _until_asked(table, 1)
    with pytest.raises(NotNow, match="choose one of"):
        await table.stand_in(1, by=1, bot="oracle")
    await table.give_back(0)
    with pytest.raises(NotNow, match="no bot"):
        await table.give_back(0)


async def test_a_left_seat_can_be_given_to_a_bot(quick_house: House) -> None:
    """The other player need not wait for the absence to be long."""
    table = (await open_table(quick_house)).table
    await table.leave(0)
    assert table.may_stand_in(0, by=1)
    await table.stand_in(0, by=1, bot="random")
    assert table.seats[0].kind == "bot"
    await play_on(table, seats=(1,))


async def test_signs_of_life_are_stored(house: House) -> None:
    """Another process of the house may ask whether somebody is here."""
    table = (await open_table(house)).table
    before = (await house.store.seats(table.id))[0].seen
    with table.present(0):
        await house.sweep(time.monotonic())
    after = await house.store.seats(table.id)
    assert after[0].seen > before
    assert after[1].seen == table.seats[1].seen


async def test_a_failing_bot_is_reported_and_the_game_goes_on(tmp_path: pathlib.Path) -> None:
    """A bot that raises or picks nonsense stops nobody."""

    class Broken:
        def __init__(self, answers: list[int]) -> None:
            self.answers = answers

        def pick(self, state: State, seat: int) -> int:
            """Fail or pick what is not offered."""
            if not self.answers:
                raise RuntimeError("out of order")
            return self.answers.pop()

    def load_bot(name: str, seed: bytes) -> Player:
        return Broken([99_999])

    house = new_house(tmp_path, "memory:", load_bot)
    await house.open()
    table = (await open_table(house, BOT, BOT, rounds=1)).table
    await until_finished(table)
    texts = [house.reports.read(name).text for name in house.reports.names()]
    assert any("not an option" in text for text in texts)
    assert any("out of order" in text for text in texts)
    await house.close()


async def test_bots_do_not_block_the_house(tmp_path: pathlib.Path) -> None:
    """While a bot thinks, pages are served."""

    thinks, thought = threading.Event(), threading.Event()

    class Slow:
        def pick(self, state: State, seat: int) -> int:
            """Think until told to stop."""
            thinks.set()
            thought.wait(30)
            return state.options(seat)[-1]

    house = new_house(tmp_path, "memory:", lambda name, seed: Slow())
    await house.open()
    table = (await open_table(house, BOT, ANNA)).table
    assert await asyncio.to_thread(thinks.wait, 30)
    await table.speak(1, "", "hello")
    assert not thought.is_set()
    assert table.newest == 0
    thought.set()
    await house.close()


async def test_bots_keep_the_pace(quick_house: House) -> None:
    """Brisk: 0.4 seconds a decision, but not before a person's first; the pace can be changed."""
    plans = [Plan("bot", bot="random"), ANNA]
    table = (await quick_house.open_table("murmur", {}, plans, "brisk")).table
    assert pause(table) == OPENING_SECONDS
    while not words(table, 1):
        await table.changed(table.version, 5)
    await table.act(1, words(table, 1)[:1], table.newest)
    await until_asked_openly(table)
    assert pause(table) == SECONDS["brisk"]
    await table.set_pace("instant")
    assert pause(table) == SECONDS["instant"]
    with pytest.raises(NotNow, match="choose one"):
        await table.set_pace("hasty")  # type: ignore[arg-type]


async def until_asked_openly(table: Table) -> None:
    """Play on through secret questions, which know no pace."""
    while not table.view(SPECTATOR)["to_act"]:
        assert table.stage == "playing"
        if words(table, 1):
            await table.act(1, words(table, 1)[:1], table.newest)
        else:
            await table.changed(table.version, 5)


async def test_bots_among_themselves_keep_the_pace(quick_house: House) -> None:
    """Where nobody waits for a first decision, people watch: not too fast."""
    table = (await quick_house.open_table("murmur", {}, [BOT, BOT], "brisk")).table
    assert pause(table) == SECONDS["brisk"]


async def test_the_real_bots_play(tmp_path: pathlib.Path) -> None:
    """Every bot of the catalogue plays a whole game in a seat."""
    house = new_house(tmp_path, "memory:")
    await house.open()
    plans = [Plan("bot", bot=name) for name in bots.names()][:3]
    table = (await open_table(house, *plans, quiet=False)).table
    await until_finished(table)
    assert house.reports.names() == []
    await house.close()


async def test_chat_is_kept_bounded_and_clean(house: House) -> None:
    """Lines carry the seat's own name; long, empty and hasty ones are refused."""
    table = (await open_table(house)).table
    await table.speak(0, "Not Anna", "hello\u202e \x00 there")
    await table.speak(-1, "Guest", "hi")
    assert [(line.seat, line.name, line.text) for line in table.chat] == [
        (0, "Anna", "hello there"),
        (-1, "Guest", "hi"),
    ]
    assert await house.store.chat(table.id) == table.chat
    with pytest.raises(TooMuch, match="500"):
        await table.speak(0, "", "x" * 501)
    with pytest.raises(NotNow, match="empty"):
        await table.speak(0, "", " \n ")
    for number in range(4):
        await table.speak(0, "", f"line {number}")
    with pytest.raises(TooMuch, match="wait"):
        await table.speak(0, "", "too fast")
    await table.speak(1, "", "another seat may")


async def test_hot_seat_holds_several_secrets(quick_house: House) -> None:
    """One browser plays two seats."""
    opened = await open_table(quick_house, ANNA, BORIS)
    assert sorted(opened.secrets) == [0, 1]
    assert opened.table.held(opened.secrets.values()) == [0, 1]


def _wait_long(monkeypatch: pytest.MonkeyPatch, times: int = 1) -> None:
    """Let the clock say that the people have been away for too long."""
    later = times * (ABSENT_SECONDS + 1)
    monkeypatch.setattr("dreadhouse.table.presence.time.time", lambda: _real_time() + later)


_real_time = time.time


async def _until_asked(table: Table, seat: int) -> None:
    async with asyncio.timeout(10):
        while not words(table, seat):
            await table.changed(table.version, 1.0)
