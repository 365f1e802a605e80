"""A table: opening, sealing the dice, acting, waiting, coming back from the store."""

from __future__ import annotations

import asyncio
import hashlib
import json
import pathlib

import pytest

from dreadhouse.kernel import record as records
from dreadhouse.kernel import seal
from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import BadOption, BadRecord, GameError, IllegalAction, NotYourTurn
from dreadhouse.table.house import House
from dreadhouse.table.problems import CannotStore, NoSuchTable, NotNow, Stale, TooMuch
from dreadhouse.table.rows import Change, Plan
from tests.kernel.tiny import GAME
from tests.table.playing import ANNA, BORIS, OPEN, new_house, open_table, play_on, words


async def test_a_full_table_starts_at_once(house: House) -> None:
    """Two persons are seated: the first is asked."""
    table = (await open_table(house)).table
    assert table.stage == "playing"
    assert table.view(0)["ask"]["asked"]
    assert not table.view(1)["ask"]["asked"]
    assert table.names == ["Anna", "Борис"]


async def test_the_game_starts_with_the_last_seat(house: House) -> None:
    """An open seat is waited for; the seed mixes the words of both."""
    table = (await open_table(house, ANNA, OPEN)).table
    assert (table.stage, table.fingerprint) == ("open", "")
    with pytest.raises(NotNow, match="not started"):
        table.view(0)
    promised = table.commitment
    secret = await table.sit(1, "Вера", "филин")
    assert table.held([secret]) == [1]
    assert table.stage == "playing"
    await play_on(table)
    record = table.record(0)
    seed = seal.mix(bytes.fromhex(record.secret), ["owl", "филин"])
    assert record.words == ["owl", "филин"]
    assert hashlib.sha256(bytes.fromhex(record.secret)).hexdigest() == promised
    assert seed.hex() == record.seed
    assert seal.is_sealed_by(seed, table.fingerprint)
    assert record.sealed == table.fingerprint


async def test_words_of_seats_change_the_dice(quick_house: House) -> None:
    """No two tables share a seed, and all seats' words count."""
    seeds = set()
    for _ in range(5):
        table = (await open_table(quick_house)).table
        seeds.add(table.position.sheet.seed)
    assert len(seeds) == 5


async def test_wrong_plans_are_refused(quick_house: House) -> None:
    """Seats, options, bots and names are checked before anything is stored."""
    with pytest.raises(BadOption, match="2 to 3 seats"):
        await open_table(quick_house, ANNA)
    with pytest.raises(BadOption, match="rounds"):
        await open_table(quick_house, rounds=99)
    with pytest.raises(NotNow, match="choose one of"):
        await open_table(quick_house, ANNA, Plan("bot", bot="oracle"))
    with pytest.raises(NotNow, match="needs a name"):
        await open_table(quick_house, ANNA, Plan("person", name=" \u202e "))
    with pytest.raises(TooMuch, match="32"):
        await open_table(quick_house, ANNA, Plan("person", name="x" * 33))


async def test_a_decision_is_confirmed_and_stored(house: House) -> None:
    """The version rises, the row is in the store, the view has changed."""
    table = (await open_table(house)).table
    before = table.version
    version = await table.act(0, ["roll"], seen=0)
    assert version == table.version == before + 1
    assert table.newest == 1
    rows = await house.store.decisions(table.id)
    assert [(row.number, row.seat, row.word) for row in rows] == [(1, 0, "roll")]
    assert "roll" not in words(table, 0)


async def test_a_stale_click_changes_nothing(house: House) -> None:
    """`seen` must be the newest decision."""
    table = (await open_table(house)).table
    await table.act(0, ["roll"], seen=0)
    before = digest(table.position.state)
    for seen in (0, 2, -1):
        with pytest.raises(Stale, match="moved on"):
            await table.act(0, ["rest"], seen=seen)
    assert digest(table.position.state) == before
    assert table.newest == 1


async def test_an_illegal_click_names_its_rule(house: House) -> None:
    """Illegal, unknown and out of turn: refused, nothing stored, nothing changed."""
    table = (await open_table(house)).table
    before = digest(table.position.state)
    with pytest.raises(IllegalAction) as refusal:
        await table.act(0, ["hush 3"], seen=0)
    assert refusal.value.rule == "TIN-4"
    with pytest.raises(IllegalAction, match="no action called"):
        await table.act(0, ["conjure the moon" * 20], seen=0)
    with pytest.raises(NotYourTurn):
        await table.act(1, ["roll"], seen=0)
    with pytest.raises(TooMuch):
        await table.act(0, [], seen=0)
    assert digest(table.position.state) == before
    assert await house.store.decisions(table.id) == []


async def test_a_set_of_words_is_all_or_nothing(house: House) -> None:
    """Three picks at once; a wrong one among them undoes all."""
    table = (await open_table(house)).table
    with pytest.raises(IllegalAction):
        await table.act(0, ["roll", "draw", "roll"], seen=0)
    assert (table.newest, await house.store.decisions(table.id)) == (0, [])
    await table.act(0, ["roll", "draw", "rest"], seen=0)
    assert [row.word for row in table.position.rows] == ["roll", "draw", "rest"]
    assert {row.first for row in table.position.rows} == {1}
    assert table.view(1)["ask"]["asked"]


async def test_a_needless_done_is_dropped(quick_house: House) -> None:
    """A set that closes by itself needs no "done"; one out of place is illegal."""
    table = (await open_table(quick_house)).table
    await table.act(0, ["roll", "rest", "done"], seen=0)
    assert [row.word for row in table.position.rows] == ["roll", "rest"]
    with pytest.raises(IllegalAction, match="done"):
        await table.act(1, ["done"], seen=2)


async def test_two_clicks_at_once_make_one_decision(house: House) -> None:
    """A double click: the second is stale."""
    table = (await open_table(house)).table
    clicks = [table.act(0, ["roll"], seen=0) for _ in range(5)]
    outcomes = await asyncio.gather(*clicks, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes].count(int) == 1
    assert [type(outcome) for outcome in outcomes].count(Stale) == 4
    assert table.newest == 1


async def test_secret_picks_do_not_make_each_other_stale(house: House) -> None:
    """Two people bid at the same time from pages that show the same moment: both count."""
    table = (await open_table(house)).table
    await table.act(0, ["rest"], seen=0)
    await table.act(1, ["rest"], seen=1)
    bids = [next(word for word in words(table, seat) if "bid" in word) for seat in (0, 1)]
    with pytest.raises(Stale):
        await table.act(0, [bids[0]], seen=1)
    await asyncio.gather(*(table.act(seat, [bids[seat]], seen=2) for seat in (0, 1)))
    assert table.newest == 4
    with pytest.raises(Stale):
        await table.act(0, ["rest"], seen=2)


async def test_waiting_ends_with_a_change(house: House) -> None:
    """A page that waits learns of the decision; without one it hears so after the timeout."""
    table = (await open_table(house)).table
    before = table.version
    assert await table.changed(before, 0.01) == before
    waiting = asyncio.create_task(table.changed(before, 10))
    await asyncio.sleep(0)
    await table.act(0, ["roll"], seen=0)
    assert await waiting == before + 1
    assert await table.changed(before, 10) == before + 1


async def test_a_game_ends_and_leaves_memory(house: House) -> None:
    """A finished table is let go and comes back whole by replay."""
    table = (await open_table(house)).table
    await play_on(table)
    assert table.stage == "finished"
    assert table.result is not None
    with pytest.raises(NotNow, match="over"):
        await table.act(0, ["roll"], table.newest)
    await house.sweep(table.used + 61)
    assert house.in_memory == []
    again = await house.table(table.id)
    assert again is not table
    assert digest(again.position.state) == digest(table.position.state)
    assert again.result == table.result
    assert again.record(0) == table.record(0)


async def test_a_watched_table_stays(quick_house: House) -> None:
    """Only tables that nobody looks at are let go."""
    table = (await open_table(quick_house)).table
    with table.present(0):
        await quick_house.sweep(table.used + 10_000)
        assert quick_house.in_memory == [table.id]
    await quick_house.sweep(table.used + 10_000)
    assert quick_house.in_memory == []


async def test_two_pages_get_the_same_table(house: House) -> None:
    """Loading twice at once gives one table."""
    table = (await open_table(house)).table
    await house.sweep(table.used + 10_000)
    first, second = await asyncio.gather(house.table(table.id), house.table(table.id))
    assert first is second


async def test_unknown_tables_are_refused(house: House) -> None:
    """Any text that is not the id of a table."""
    for id in ("", "abcdefghjkmn", "../../etc/passwd", "x" * 1000):
        with pytest.raises(NoSuchTable, match="check the link"):
            await house.table(id)


async def test_the_shelf_lists_waiting_tables(house: House) -> None:
    """Open and listed ones; `cards` finds any table by its id."""
    waiting = (await open_table(house, ANNA, OPEN)).table
    hidden = (await house.open_table("murmur", {}, [ANNA, OPEN], listed=False)).table
    playing = (await open_table(house)).table
    assert [card.id for card in await house.waiting()] == [waiting.id]
    await house.sweep(playing.used + 10_000)
    cards = await house.cards([playing.id, "nonsense", hidden.id])
    assert [(card.id, card.stage) for card in cards] == [
        (playing.id, "playing"),
        (hidden.id, "open"),
    ]
    assert [seat.name for seat in cards[0].seats] == ["Anna", "Борис"]


async def test_a_failed_write_changes_nothing(
    quick_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decision is refused in a sentence, the table stays as it was and goes on later."""
    table = (await open_table(quick_house)).table
    before = digest(table.position.state), table.version

    async def fail(change: Change) -> None:
        raise CannotStore("this could not be stored, so it was not done (disk is full): try again")

    with monkeypatch.context() as patch:
        patch.setattr(quick_house.store, "write", fail)
        with pytest.raises(CannotStore, match="not done"):
            await table.act(0, ["roll"], seen=0)
    assert (digest(table.position.state), table.version) == before
    await table.act(0, ["roll"], seen=0)
    assert table.newest == 1


async def test_a_write_whose_answer_was_lost_is_found(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store kept the decision but could not say so: the table learns of it before going on."""
    table = (await open_table(house)).table
    write = house.store.write

    async def keep_and_fail(change: Change) -> None:
        await write(change)
        raise CannotStore("the connection was lost")

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "write", keep_and_fail)
        with pytest.raises(CannotStore):
            await table.act(0, ["roll"], seen=0)
    with pytest.raises(Stale):
        await table.act(0, ["rest"], seen=0)
    assert [row.word for row in table.position.rows] == ["roll"]
    assert "roll" not in words(table, 0)


async def test_a_page_that_leaves_does_not_stop_its_click(house: House) -> None:
    """The request is cancelled while it is being stored: store and memory still agree."""
    table = (await open_table(house)).table
    click = asyncio.create_task(table.act(0, ["roll"], seen=0))
    await asyncio.sleep(0)
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    await table.changed(1, 5)
    assert [row.word for row in await house.store.decisions(table.id)] == ["roll"]
    assert table.newest == 1


async def test_a_running_record_tells_no_secret(quick_house: House) -> None:
    """Before the end: no seed, no secret, and of the decisions only one's own."""
    table = (await open_table(quick_house)).table
    await table.act(0, ["draw", "rest"], seen=0)
    await table.act(1, ["roll"], seen=table.newest)
    mine, other, guest = (table.record(seat) for seat in (0, 1, -1))
    assert mine.decisions == [(0, "draw"), (0, "rest")]
    assert other.decisions == [(1, "roll")]
    assert guest.decisions == []
    sheet = table.position.sheet
    for record in (mine, other, guest):
        text = record.to_json().decode()
        assert sheet.seed not in text
        assert sheet.secret not in text
        assert json.loads(text)["seed"] == ""
        with pytest.raises(GameError, match="a seed has 32 bytes"):
            records.load(text.encode()).replay(game=GAME)


async def test_a_finished_record_replays_to_the_same_end(house: House) -> None:
    """The record alone leads to the state of the table."""
    table = (await open_table(house)).table
    await play_on(table)
    state = records.load(table.record(1).to_json()).replay(game=GAME, journal=True)
    assert digest(state) == digest(table.position.state)
    assert state.result == table.result


async def test_any_step_can_be_looked_at(quick_house: House) -> None:
    """Forwards, backwards and outside; every seat sees what it could see then."""
    table = (await open_table(quick_house)).table
    seen = [table.view(0)]
    for word in ("roll", "draw", "rest"):
        await table.act(0, [word], seen=table.newest)
        seen.append(table.view(0))
    for step in (0, 1, 2, 3, 1, 0, 3):
        assert table.view_at(step, 0) == seen[step]
    assert table.move_at(2) is None
    assert len(table.journal_at(3, 0)) > len(table.journal_at(0, 0))
    for step in (-1, 4):
        with pytest.raises(NotNow, match="pick one"):
            table.view_at(step, 0)
    await play_on(table)
    assert table.move_at(2) == (0, "draw")
    assert table.move_at(0) is None


async def test_other_editions_are_named(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that an other edition played is not replayed wrongly."""
    table = (await open_table(house)).table
    await house.sweep(table.used + 10_000)
    object.__setattr__(GAME, "edition", 2)
    try:
        with pytest.raises(BadRecord, match="edition 1 of murmur"):
            await house.table(table.id)
    finally:
        object.__setattr__(GAME, "edition", 1)


async def test_bug_reports_hold_what_is_needed(house: House, tmp_path: pathlib.Path) -> None:
    """Record, seat, browser and words, in a file that replays; too many at once are refused."""
    table = (await open_table(house)).table
    await table.act(0, ["draw", "roll"], seen=0)
    name = await table.report(0, "Firefox", "the owl is wrong")
    assert house.reports.names() == [name]
    report = house.reports.read(name)
    assert (report.seat, report.browser, report.text) == (0, "Firefox", "the owl is wrong")
    assert report.table == table.id
    assert digest(report.record.replay(game=GAME, journal=True)) == digest(table.position.state)
    for _ in range(2):
        await table.report(0, "x" * 10_000, "y" * 10_000)
    with pytest.raises(TooMuch):
        await table.report(0, "Firefox", "once more")
    with pytest.raises(BadRecord):
        house.reports.read("../../etc/passwd")


async def test_two_houses_share_tables(tmp_path: pathlib.Path, database_url: str) -> None:
    """Two processes on one database: each sees what the other does, and neither overwrites."""
    first, second = (new_house(tmp_path, database_url) for _ in range(2))
    await first.open()
    await second.open()
    here = (await open_table(first)).table
    there = await second.table(here.id)
    await here.act(0, ["roll"], seen=0)
    # Whether the news has arrived or not: a stale click is refused.
    with pytest.raises(Stale):
        await there.act(0, ["draw"], seen=0)
    assert there.newest == 1
    await there.act(0, ["draw", "rest"], seen=1)
    await here.speak(0, "Anna", "hello")
    assert here.newest == 3
    assert digest(here.position.state) == digest(there.position.state)
    await first.close()
    await second.close()


@pytest.mark.postgres
async def test_news_travels_between_processes(
    tmp_path: pathlib.Path, postgres_server: object
) -> None:
    """With PostgreSQL a page at one process wakes when another process stores a decision."""
    from tests.table.postgres import Server

    assert isinstance(postgres_server, Server)
    url = postgres_server.url()
    first, second = (new_house(tmp_path, url) for _ in range(2))
    await first.open()
    await second.open()
    here = (await open_table(first)).table
    there = await second.table(here.id)
    waiting = asyncio.create_task(there.changed(there.version, 10))
    await asyncio.sleep(0.05)
    await here.act(0, ["roll"], seen=0)
    assert await waiting == here.version
    assert there.newest == 1
    postgres_server.drop_connections()
    waiting = asyncio.create_task(there.changed(there.version, 15))
    await _until_it_works(lambda: here.act(0, ["draw"], seen=1))
    assert await waiting == here.version
    await first.close()
    await second.close()


async def _until_it_works(attempt: object) -> None:
    for _ in range(20):
        try:
            await attempt()  # type: ignore[operator]
            return
        except CannotStore:
            await asyncio.sleep(0.1)
    raise AssertionError("the database did not come back")


async def test_boris_is_boris(quick_house: House) -> None:
    """Two persons with one name can be told apart."""
    table = (await open_table(quick_house, BORIS, BORIS)).table
    assert table.names == ["Борис", "Борис (2)"]
