"""An application in memory, and clients that hold cookies like browsers."""

from __future__ import annotations

import contextlib
import pathlib
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from dreadhouse.table.app import create_app

AT = "http://house.test"
SHORT = {"opt-start_life": "10", "opt-turn_cap": "20"}


@pytest.fixture
async def app(tmp_path: pathlib.Path) -> AsyncIterator[Starlette]:
    """A house that keeps its tables in memory."""
    opened = create_app(tmp_path, "memory:")
    async with opened.router.lifespan_context(opened):
        yield opened


@dataclass
class Browser:
    """A client with cookies, as a person's browser has them."""

    client: httpx.AsyncClient
    table: str = ""
    told: dict[str, Any] = field(default_factory=dict)

    async def get(self, path: str, **more: Any) -> httpx.Response:
        """Look at a page."""
        return await self.client.get(path, **more)

    async def post(self, path: str, fields: dict[str, Any] | None = None) -> httpx.Response:
        """Send a form and stay."""
        return await self.client.post(path, data=fields or {})

    async def open(self, **fields: str) -> str:
        """Set a table by the form and return its address."""
        response = await self.post("/new/insanity", {"pace": "instant", **SHORT, **fields})
        assert response.status_code == 303, response.text
        self.table = response.headers["location"]
        return self.table

    async def look(self, seat: int | None = None, after: int | None = None) -> dict[str, Any]:
        """The table as data."""
        asked = {"seat": seat, "after": after}
        params = {name: value for name, value in asked.items() if value is not None}
        response = await self.get(f"{self.table}/view.json", params=params)
        assert response.status_code == 200, response.text
        told: dict[str, Any] = response.json()
        return told

    async def act(self, told: dict[str, Any], word: str = "") -> httpx.Response:
        """Do the first thing offered, or the one given."""
        chosen = word or told["options"][0]["word"]
        body = {"words": [chosen], "seen": told["seen"], "seat": told["seat"]}
        return await self.client.post(f"{self.table}/act", json=body)


@pytest.fixture
async def visit(app: Starlette) -> AsyncIterator[Callable[[], Browser]]:
    """Makes browsers."""
    async with contextlib.AsyncExitStack() as stack:

        def open_browser() -> Browser:
            transport = httpx.ASGITransport(app=app)
            client = httpx.AsyncClient(transport=transport, base_url=AT)
            stack.push_async_callback(client.aclose)
            return Browser(client)

        yield open_browser


@pytest.fixture
def person(visit: Callable[[], Browser]) -> Browser:
    """One browser."""
    return visit()


def links_in(page: str) -> set[str]:
    """The addresses inside the house that a page leads to by links."""
    return set(re.findall(r'href="(/[^"#?]*)', page))
