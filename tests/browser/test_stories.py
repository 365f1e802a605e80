"""A story of one's own in a real Chromium: from its box to its last page."""

from __future__ import annotations

import pathlib
import random
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NARROW
from tests.browser.danger import SIDEWAYS
from tests.browser.player import Player
from tests.browser.server import Server
from tests.workshop.base import FILES

MOST = 60


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the small story on its shelf."""
    folder = pathlib.Path(tmp_path_factory.mktemp("late-train"))
    for name, text in FILES.items():
        (folder / name).write_text(text, "utf-8")
    running = Server(tmp_path_factory.mktemp("library"), "--story", str(folder))
    running.start()
    yield running
    running.stop()


def test_from_the_box_to_the_last_page(seat_player: Callable[..., Player], library: Server) -> None:
    """The box stands on the shelf, also of a phone; every step is one of the buttons."""
    anna = seat_player(library, viewport=NARROW)
    anna.go("/")
    box = anna.page.locator(".box", has=anna.page.locator('a[href="/new/danger-late_train"]'))
    expect(box.locator(".box-title")).to_have_text("The Late Train")
    expect(box.locator(".cover-art")).to_be_visible()
    assert anna.page.evaluate(SIDEWAYS) <= 0
    box.get_by_role("button", name="Play now").click()
    expect(anna.page.locator("#leaf .writing.page .writing-title")).to_contain_text("The Platform")
    chance = random.Random(5)
    for _ in range(MOST):
        words = anna.page.locator("#choices button[name=action]").evaluate_all(
            "buttons => buttons.map(button => button.value)"
        )
        if not words:
            break
        anna.press(chance.choice(words))
    expect(anna.page.locator("#outcome")).to_contain_text("On time")
    expect(anna.page.locator("#leaf .writing.page .writing-title")).to_contain_text("Home")
    assert anna.page.evaluate(SIDEWAYS) <= 0
