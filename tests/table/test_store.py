"""The store: the same tests in memory, on SQLite and on a real PostgreSQL server."""

from __future__ import annotations

import asyncio
import pathlib

import msgspec
import pytest
import sqlalchemy as sa

from dreadhouse.table.problems import CannotStore, Outdated
from dreadhouse.table.rows import Decision, Redeal, Seat, UndoRequest, standing
from dreadhouse.table.sqlitestore import SqliteStore
from dreadhouse.table.store import CHAT_KEPT, Store, choose_store
from tests.table.sheets import chatter, decide, new_table


async def test_a_new_table_is_read_as_it_was_written(store: Store) -> None:
    """Sheet and seats come back whole."""
    change = new_table()
    await store.add(change)
    assert await store.sheet("attic") == change.sheet
    assert await store.seats("attic") == change.seats
    assert await store.decisions("attic") == []
    assert await store.chat("attic") == []


async def test_an_unknown_table_is_none(store: Store) -> None:
    """Asking for a table that nobody opened is no error."""
    assert await store.sheet("cellar") is None


async def test_every_field_of_a_sheet_survives(store: Store) -> None:
    """Result, undo request, re-deal and stage are kept."""
    change = new_table()
    await store.add(change)
    after = msgspec.structs.replace(
        change.sheet,
        version=2,
        stage="finished",
        result=[1.0, 0.0],
        undo=UndoRequest(1, 4, [0]),
        redeals=[Redeal(3, -1, "ef" * 32)],
        origin="hall",
    )
    await store.write(msgspec.structs.replace(change, sheet=after, seats=[]))
    assert await store.sheet("attic") == after


async def test_decisions_are_appended_in_order(store: Store) -> None:
    """Rows written together or apart are read in their order, from any number on."""
    change = new_table()
    await store.add(change)
    first = decide(change.sheet, "draw", "rest")
    second = decide(first.sheet, "roll")
    await store.write(first)
    await store.write(second)
    assert await store.decisions("attic") == first.decisions + second.decisions
    assert await store.decisions("attic", after=2) == second.decisions
    assert await store.sheet("attic") == second.sheet


async def test_of_two_writers_the_second_is_refused(store: Store) -> None:
    """Both saw the same version: one change is stored whole, the other not at all."""
    change = new_table()
    await store.add(change)
    await store.write(decide(change.sheet, "draw"))
    with pytest.raises(Outdated):
        await store.write(decide(change.sheet, "rest", "roll"))
    assert [row.word for row in await store.decisions("attic")] == ["draw"]


async def test_of_many_writers_at_once_one_wins(store: Store) -> None:
    """Ten writers at the same moment: exactly one change is stored."""
    change = new_table()
    await store.add(change)
    tries = [store.write(decide(change.sheet, f"draw {n}")) for n in range(10)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(outcome is None for outcome in outcomes) == 1
    assert sum(isinstance(outcome, Outdated) for outcome in outcomes) == 9
    assert len(await store.decisions("attic")) == 1


async def test_a_table_id_is_given_once(store: Store) -> None:
    """A second table with the same id is refused."""
    await store.add(new_table())
    with pytest.raises(Outdated):
        await store.add(new_table())


async def test_seats_are_replaced_one_by_one(store: Store) -> None:
    """Writing one seat leaves the other."""
    change = new_table()
    await store.add(change)
    sheet = msgspec.structs.replace(change.sheet, version=2)
    taken = Seat(seat=1, kind="person", name="Борис", word="сова", lock="01")
    await store.write(msgspec.structs.replace(change, sheet=sheet, seats=[taken]))
    assert await store.seats("attic") == [change.seats[0], taken]


async def test_a_sign_of_life_changes_no_version(store: Store) -> None:
    """`saw` notes the time only."""
    change = new_table()
    await store.add(change)
    await store.saw("attic", 0, 123.5)
    assert (await store.seats("attic"))[0].seen == 123.5
    assert await store.sheet("attic") == change.sheet


async def test_only_the_newest_chat_is_read(store: Store) -> None:
    """A long chat comes in its newest part, oldest line first."""
    change = new_table()
    await store.add(change)
    talk = chatter(change.sheet, *range(1, CHAT_KEPT + 6))
    await store.write(talk)
    lines = await store.chat("attic")
    assert lines == talk.lines[5:]
    assert await store.chat("attic", after=CHAT_KEPT + 3) == talk.lines[-2:]


async def test_waiting_tables_are_the_open_and_listed_ones(store: Store) -> None:
    """Newest first; unlisted and started ones are left out."""
    for id, opened in (("attic", 1.0), ("hall", 3.0), ("cellar", 2.0), ("crypt", 4.0)):
        await store.add(new_table(id, opened))
    await store.add(new_table("vault", 5.0, is_listed=False))
    crypt = new_table("crypt", 4.0).sheet
    started = msgspec.structs.replace(crypt, version=2, stage="playing")
    await store.write(msgspec.structs.replace(new_table(), sheet=started, seats=[]))
    assert await store.waiting(10) == ["hall", "cellar", "attic"]
    assert await store.waiting(1) == ["hall"]


async def test_listeners_hear_every_change(store: Store) -> None:
    """The table and its new version are told after a write."""
    heard: list[tuple[str, int]] = []
    store.listen(lambda table, version: heard.append((table, version)))
    change = new_table()
    await store.add(change)
    await store.write(decide(change.sheet, "draw"))
    assert ("attic", 2) in heard


async def test_what_is_written_is_there_after_opening_again(
    tmp_path: pathlib.Path, database_url: str
) -> None:
    """A database outlives the store that wrote it, and the second start migrates nothing."""
    first = choose_store(tmp_path, database_url)
    await first.open()
    change = new_table()
    await first.add(change)
    await first.write(decide(change.sheet, "draw", "rest"))
    await first.close()
    second = choose_store(tmp_path, database_url)
    await second.open()
    assert [row.word for row in await second.decisions("attic")] == ["draw", "rest"]
    await second.close()


async def test_two_stores_may_start_at_once(tmp_path: pathlib.Path, database_url: str) -> None:
    """Two processes that start on an empty database both find it ready."""
    stores = [choose_store(tmp_path, database_url) for _ in range(2)]
    await asyncio.gather(*(one.open() for one in stores))
    await stores[0].add(new_table())
    assert await stores[1].sheet("attic") is not None
    for one in stores:
        await one.close()


async def test_a_full_disk_refuses_in_one_sentence(tmp_path: pathlib.Path) -> None:
    """SQLite's own limit stands for the disk: nothing of the change is stored, reading goes on."""
    store = SqliteStore(tmp_path / "house.sqlite")
    await store.open()
    await store.add(new_table())
    limit = _LimitPages(store)
    change = decide(new_table().sheet, *["draw" * 2000] * 20)
    with pytest.raises(CannotStore, match="full"):
        await store.write(change)
    limit.remove()
    assert await store.decisions("attic") == []
    assert await store.sheet("attic") == new_table().sheet
    await store.write(change)
    assert len(await store.decisions("attic")) == 20
    await store.close()


async def test_a_full_disk_refuses_only_what_has_no_room(tmp_path: pathlib.Path) -> None:
    """Committed together with a change that is too large, a small one is still stored."""
    store = SqliteStore(tmp_path / "house.sqlite")
    await store.open()
    for id in ("attic", "hall", "cellar"):
        await store.add(new_table(id))
    limit = _LimitPages(store)
    large = decide(new_table("attic").sheet, *["draw" * 2000] * 20)
    small = [decide(new_table(id).sheet, "draw") for id in ("hall", "cellar")]
    late = decide(new_table("hall").sheet, "rest")
    writes = [store.write(change) for change in (small[0], large, small[1], late)]
    outcomes = await asyncio.gather(*writes, return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [
        type(None),
        CannotStore,
        type(None),
        Outdated,
    ]
    assert len(await store.decisions("hall")) == len(await store.decisions("cellar")) == 1
    assert await store.decisions("attic") == []
    limit.remove()
    await store.close()


async def test_many_changes_are_committed_together(tmp_path: pathlib.Path) -> None:
    """What is asked for while the disk is busy shares the next commit."""
    store = SqliteStore(tmp_path / "house.sqlite")
    await store.open()
    ids = [f"table{number}" for number in range(40)]
    await asyncio.gather(*(store.add(new_table(id)) for id in ids))
    commits: list[object] = []
    sa.event.listen(store.engine, "commit", commits.append)
    await asyncio.gather(*(store.write(decide(new_table(id).sheet, "draw")) for id in ids))
    assert len(commits) <= 3
    for id in ids:
        assert len(await store.decisions(id)) == 1
    await store.close()


async def test_a_folder_that_cannot_be_written_is_named(tmp_path: pathlib.Path) -> None:
    """The sentence names the file."""
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(CannotStore, match=r"file/house\.sqlite"):
        await SqliteStore(tmp_path / "file" / "house.sqlite").open()


async def test_the_file_is_for_its_owner_only(tmp_path: pathlib.Path) -> None:
    """Secrets of running games lie in it."""
    store = SqliteStore(tmp_path / "house" / "house.sqlite")
    await store.open()
    await store.close()
    assert store.path.stat().st_mode & 0o077 == 0
    assert store.path.parent.stat().st_mode & 0o077 == 0


async def test_sqlite_presses_every_commit_to_the_disk(tmp_path: pathlib.Path) -> None:
    """Write-ahead log with synchronous = FULL (2)."""
    store = SqliteStore(tmp_path / "house.sqlite")
    await store.open()
    with store.engine.connect() as connection:
        journal = connection.exec_driver_sql("PRAGMA journal_mode").scalar()
        synchronous = connection.exec_driver_sql("PRAGMA synchronous").scalar()
    assert (journal, synchronous) == ("wal", 2)
    await store.close()


def test_undo_marks_take_back_what_is_above_them() -> None:
    """Marks after marks; what was taken back never stands again."""
    rows = [
        Decision(number=1, seat=0, word="draw"),
        Decision(number=2, seat=0, word="roll"),
        Decision(number=3, seat=0, back=1),
        Decision(number=4, seat=0, word="rest"),
        Decision(number=5, seat=1, word="draw"),
        Decision(number=6, seat=1, back=4),
        Decision(number=7, seat=1, word="rest"),
    ]
    assert [row.number for row in standing(rows)] == [1, 4, 7]


class _LimitPages:
    """No page more for the store's database until `remove`, on every connection it uses."""

    def __init__(self, store: SqliteStore) -> None:
        self.event = (store.engine, "begin", self.limit)
        self.pages = 1
        sa.event.listen(*self.event)

    def limit(self, connection: object) -> None:
        """Lower the limit; SQLite raises it to what is already used."""
        connection.exec_driver_sql(f"PRAGMA max_page_count={self.pages}")  # type: ignore[attr-defined]

    def remove(self) -> None:
        """The disk has room again."""
        self.pages = 1_000_000
