"""Stores to test on: in memory, SQLite, and a real PostgreSQL server."""

from __future__ import annotations

import pathlib
from collections.abc import AsyncIterator, Iterator

import pytest

from dreadhouse.table.house import House
from dreadhouse.table.store import Store, choose_store
from tests.table import postgres
from tests.table.playing import new_house

STORES = ["memory", "sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[postgres.Server]:
    """A PostgreSQL server for the whole session."""
    programs = postgres.programs()
    if programs is None:
        pytest.skip("no PostgreSQL server is installed: on Debian, apt-get install postgresql-15")
    server = postgres.Server(programs)
    server.start()
    yield server
    server.stop()


@pytest.fixture(params=STORES)
def store_url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty store of each kind."""
    if request.param == "memory":
        return "memory:"
    if request.param == "sqlite":
        return ""
    server: postgres.Server = request.getfixturevalue("postgres_server")
    return server.url()


@pytest.fixture(params=STORES[1:])
def database_url(request: pytest.FixtureRequest) -> str:
    """The URL of an empty store that outlives its process."""
    if request.param == "sqlite":
        return ""
    server: postgres.Server = request.getfixturevalue("postgres_server")
    return server.url()


@pytest.fixture
async def store(tmp_path: pathlib.Path, store_url: str) -> AsyncIterator[Store]:
    """An open, empty store of each kind."""
    opened = choose_store(tmp_path, store_url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def house(tmp_path: pathlib.Path, store_url: str) -> AsyncIterator[House]:
    """An open house with the tests' own game, on a store of each kind."""
    opened = new_house(tmp_path, store_url)
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
async def quick_house(tmp_path: pathlib.Path) -> AsyncIterator[House]:
    """An open house in memory, for what does not depend on the store."""
    opened = new_house(tmp_path, "memory:")
    await opened.open()
    yield opened
    await opened.close()
