"""One Chromium and one server for all browser tests; every page must stay free of faults."""

from __future__ import annotations

import os
import pathlib
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.player import Player
from tests.browser.server import Server

HERE = pathlib.Path(__file__).parent
NAMES = ("chromium", "chromium-browser", "google-chrome")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WIDE = {"width": 1440, "height": 900}
NARROW = {"width": 390, "height": 844}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs Chromium."""
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """The browser; its library holds the thread's event loop, so it ends before other tests."""
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if program is None:
        pytest.skip("no Chromium is installed: on Debian, apt-get install chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share."""
    running = Server(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def seat_player(chromium: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Makes players; at the end none of their pages may have shown a fault."""
    players: list[Player] = []

    def make(at: Server = server, **more: Any) -> Player:
        settings: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB", **more}
        player = Player(chromium.new_context(**settings), at.address, seed=len(players) + 1)
        players.append(player)
        return player

    yield make
    faults = [fault for player in players for fault in player.faults]
    for player in players:
        player.context.close()
    assert faults == []


@pytest.fixture
def own_server(tmp_path: pathlib.Path) -> Iterator[Server]:
    """A server that may be killed."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()
