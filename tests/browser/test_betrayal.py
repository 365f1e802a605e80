"""Betrayal in a real Chromium: explorers, floors, walks, keys, a phone, and no fault for axe."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NARROW, WIDE
from tests.browser.player import Player
from tests.browser.test_access import THEMES, violations

Seat = Callable[..., Player]

SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
DOWNWARD = "document.documentElement.scrollHeight - innerHeight"
GLOWING = ", ".join(
    f"#drawing {thing}:visible" for thing in (".tile.glow", ".ghost .pick", ".tile.far")
)


def open_night(player: Player, **fields: str) -> str:
    """Set a table for Betrayal against two bots, and go there."""
    form: dict[str, str | float | bool] = {f"seat{seat}": "none" for seat in range(6)}
    bots = {"seat1": "bot-random", "seat2": "bot-random"}
    form |= {"pace": "instant", "seat0": "me", "name0": "Anna", **bots, **fields}
    response = player.context.request.post(f"{player.address}/new/betrayal", form=form)
    assert response.ok, response.text()
    path = response.url.removeprefix(player.address)
    player.go(path)
    player.page.locator("#drawing .betrayal").wait_for()
    return path.partition("?")[0]


def pick_explorer(player: Player) -> None:
    """Take the first explorer who lies on the table."""
    player.wait()
    seen = player.seen
    player.page.locator("#spread .pick").first.click()
    player.await_change(seen)


def go_on(player: Player, steps: int) -> int:
    """Make decisions, on the board where something glows there; how many were made there."""
    page, on_board = player.page, 0
    for _ in range(steps):
        player.wait()
        if player.is_over:
            break
        glowing = page.locator(GLOWING)
        if glowing.count() and player.dice.random() < 0.7 and not player.gathers:
            seen = player.seen
            glowing.nth(player.dice.randrange(glowing.count())).focus()
            page.keyboard.press("Enter")
            menu = page.locator("#thing-menu:not([hidden]) button")
            if menu.count():
                menu.first.click()
            player.await_change(seen)
            on_board += 1
        else:
            player.step()
    return on_board


def test_an_evening_on_the_board(seat_player: Seat) -> None:
    """Explorers are picked, rooms entered and laid by what glows; nothing scrolls sideways."""
    anna = seat_player()
    table = open_night(anna)
    assert anna.page.locator("#spread .pick").count() == 12
    pick_explorer(anna)
    expect(anna.page.locator("#spread")).to_have_count(0)
    assert go_on(anna, 40) > 8
    assert anna.page.locator("#drawing .tile").count() > 5
    assert anna.page.evaluate(SIDEWAYS) <= 0
    assert anna.page.evaluate(DOWNWARD) <= 0
    anna.go(f"{table}/replay?step=9")
    expect(anna.page.locator("#drawing .betrayal")).to_be_visible()


def test_floors_behind_tabs(seat_player: Seat) -> None:
    """One floor alone fills the place of the house; the choice outlasts a move."""
    anna = seat_player()
    open_night(anna)
    pick_explorer(anna)
    anna.wait()
    page = anna.page
    upper, ground = page.locator("#floor-upper"), page.locator("#floor-ground")
    expect(upper).to_be_visible()
    small = ground.bounding_box()
    page.locator("#tab-ground").click()
    expect(upper).to_be_hidden()
    large = ground.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"] * 1.3
    go_on(anna, 1)
    expect(upper).to_be_hidden()
    page.locator("#tab-all").click()
    expect(upper).to_be_visible()


def test_a_phone_shows_the_floor_of_who_acts(seat_player: Seat) -> None:
    """The tab of that floor is open, and nothing scrolls sideways."""
    boris = seat_player(viewport=NARROW, has_touch=True, is_mobile=True)
    open_night(boris)
    boris.page.locator("#drawing .betrayal.tall").wait_for()
    boris.wait()
    boris.press(boris.offered()[0])
    boris.wait()
    expect(boris.page.locator(".look-ground")).to_be_checked()
    expect(boris.page.locator("#floor-ground")).to_be_visible()
    expect(boris.page.locator("#floor-cellar")).to_be_hidden()
    assert boris.page.evaluate(SIDEWAYS) <= 0


def test_a_walk_in_one_click(seat_player: Seat) -> None:
    """The Top Landing is three steps from the Vestibule, and one click."""
    anna = seat_player()
    open_night(anna, **{"opt-first_by_lot": "on"})
    pick_explorer(anna)
    anna.wait()
    landing = anna.page.locator("#room-top_landing")
    while "far" not in (landing.get_attribute("class") or ""):
        anna.step()
        anna.wait()
    seen = anna.seen
    landing.focus()
    anna.page.keyboard.press("Enter")
    menu = anna.page.locator("#thing-menu:not([hidden]) button")
    if menu.count():
        menu.last.click()
    anna.await_change(seen)
    anna.wait()
    expect(anna.page.locator("#room-top_landing.here")).to_have_count(1)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
def test_everybody_can_use_it(seat_player: Seat, theme: str, size: dict[str, int]) -> None:
    """axe-core finds nothing while picking an explorer and in the house."""
    reader = seat_player(viewport=size)
    wishes: dict[str, str | float | bool] = {"theme": theme, "motion": "off"}
    reader.context.request.post(f"{reader.address}/settings", form=wishes)
    open_night(reader)
    reader.wait()
    assert violations(reader) == []
    reader.press(reader.offered()[0])
    go_on(reader, 6)
    reader.wait()
    assert violations(reader) == []
