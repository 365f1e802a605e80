"""Migrations end where the definition of the tables stands."""

from __future__ import annotations

import pathlib
from typing import Any

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from dreadhouse.table import migrating, schema
from dreadhouse.table.postgresstore import PostgresStore
from dreadhouse.table.sqlitestore import SqliteStore
from dreadhouse.table.store import choose_store


def test_the_newest_migration_is_the_one_named() -> None:
    """The house compares with `NEWEST` at its start instead of reading the folder."""
    config = Config()
    config.set_main_option("script_location", str(migrating.FOLDER))
    assert ScriptDirectory.from_config(config).get_heads() == [migrating.NEWEST]


async def test_migrated_tables_are_the_defined_ones(
    tmp_path: pathlib.Path, database_url: str
) -> None:
    """Alembic finds no difference on either database."""
    store = choose_store(tmp_path, database_url)
    await store.open()
    if isinstance(store, PostgresStore):
        async with store.engine.connect() as connection:
            assert await connection.run_sync(_differences) == []
    else:
        assert isinstance(store, SqliteStore)
        with store.engine.connect() as connected:
            assert _differences(connected) == []
    await store.close()


def _differences(connection: sa.Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))
