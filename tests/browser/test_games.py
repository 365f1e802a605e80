"""Whole games: two browsers, a bot, one screen, a phone, the keyboard, a killed server."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import NARROW
from tests.browser.player import BOT, HOT, NETWORK, Player, play_out, sit_down
from tests.browser.server import Server

Seat = Callable[..., Player]


def test_two_browsers(seat_player: Seat) -> None:
    """Two people sit down by a link and play to the end; a third watches."""
    anna, boris, guest = seat_player(), seat_player(), seat_player()
    table = anna.open_table(seat0="me", name0="Anna", seat1="open")
    expect(anna.page.locator(".prompt-title")).to_have_text("Waiting for players")
    link = anna.page.locator("#invite").input_value()
    guest.go(table)
    boris.page.goto(link)
    sit_down(boris, "Boris")
    boris.page.locator(".hand-card").first.wait_for()
    expect(anna.page.locator("#seats")).to_contain_text("Boris")
    expect(anna.page.locator(".hand-card").first).to_be_visible()
    play_out(anna, boris)
    guest.page.locator("#outcome:visible").wait_for()
    verdicts = {anna.page.locator("#outcome h2").inner_text()}
    verdicts.add(boris.page.locator("#outcome h2").inner_text())
    assert verdicts in ({"You win", "You lose"}, {"A draw"})
    assert guest.page.locator(".hand-card").count() == 0


def test_against_a_bot_from_the_shelf(seat_player: Seat) -> None:
    """One click from the shelf leads to the first own decision."""
    anna = seat_player()
    anna.go("/")
    duel = anna.page.get_by_role("listitem").filter(has_text="Insanity")
    duel.get_by_role("button", name="Play now").click()
    anna.page.locator("#choices button").first.wait_for()
    assert anna.page.locator(".hand-card").count() >= 5


def test_against_a_bot_to_the_end(seat_player: Seat) -> None:
    """A game against the bot ends, verifies, replays step by step and branches."""
    anna = seat_player()
    table = anna.open_table(**BOT)
    play_out(anna)
    anna.page.get_by_role("button", name="Look at the table").click()
    anna.page.get_by_role("link", name="Verify the dice").click()
    expect(anna.page.locator("main")).to_contain_text("The dice are as sealed")
    anna.go(f"{table}/replay")
    expect(anna.page.locator("output")).to_have_text(re.compile("^0 of"))
    anna.page.get_by_role("button", name="One step on").click()
    expect(anna.page.locator("output")).to_have_text(re.compile("^1 of"))
    anna.page.keyboard.press("End")
    expect(anna.page.get_by_role("button", name="One step on")).to_be_visible()
    anna.page.wait_for_function("() => document.querySelector('#replay-bar [name=to]').value > 1")
    anna.page.get_by_role("button", name="First step").click()
    expect(anna.page.locator("output")).to_have_text(re.compile("^0 of"))
    anna.page.get_by_role("button", name="Play", exact=True).click()
    expect(anna.page.locator("output")).to_have_text(re.compile("^2 of"))
    anna.page.locator("#branch summary").click()
    anna.page.locator("#branch button").click()
    anna.page.wait_for_url(lambda url: table not in url)
    anna.wait()
    assert anna.is_asked or anna.is_over


def test_one_screen_two_hands(seat_player: Seat) -> None:
    """At one screen a veil falls before each change of hands; nothing shines through."""
    both = seat_player()
    both.open_table(**HOT)
    lifted = 0
    for _ in range(600):
        both.wait()
        if both.is_over:
            break
        if both.page.locator("#veil[open]").count():
            assert both.page.locator(".hand-card").count() == 0
            assert both.page.locator("#seats").evaluate("seats => seats.inert")
            both.page.get_by_role("button", name="Show my hand").click()
            both.page.locator("#choices button").first.wait_for()
            lifted += 1
        else:
            both.step()
    assert both.is_over
    assert lifted >= 2


def test_phone(seat_player: Seat) -> None:
    """On a narrow screen cards are tapped, tabs show seats and journal, nothing goes sideways."""
    anna = seat_player(viewport=NARROW, has_touch=True, is_mobile=True)
    anna.open_table(**BOT)
    for _ in range(12):
        anna.wait()
        if anna.is_over:
            break
        wide = anna.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= NARROW["width"]
        glowing = anna.page.locator("#hand button[data-words]")
        if glowing.count() and not anna.gathers:
            seen = anna.seen
            glowing.first.tap()
            anna.await_change(seen)
        else:
            anna.step()
    anna.page.locator("#tab-journal").tap()
    expect(anna.page.locator("#events")).to_be_visible()
    expect(anna.page.locator("#drawing")).to_be_hidden()
    anna.page.locator("#tab-seats").tap()
    expect(anna.page.locator("#seats")).to_be_visible()
    anna.page.locator("#tab-board").tap()
    expect(anna.page.locator("#drawing")).to_be_visible()


def test_keyboard_alone(seat_player: Seat) -> None:
    """A whole game without a mouse: from the shelf by Tab and Enter, at the table by keys."""
    anna = seat_player()
    anna.go("/")
    reach(anna, "Play now")
    anna.page.keyboard.press("Enter")
    anna.wait()
    anna.open_table(**BOT)
    for _ in range(600):
        anna.wait()
        if anna.is_over:
            break
        press_key(anna)
    assert anna.is_over


def reach(player: Player, text: str) -> None:
    """Walk by Tab until something with this text has the focus, and its focus can be seen."""
    for _ in range(60):
        player.page.keyboard.press("Tab")
        focused = player.page.locator(":focus")
        if focused.count() and text in focused.inner_text():
            outline = focused.evaluate("each => getComputedStyle(each).outlineStyle")
            assert outline != "none"
            return
    raise AssertionError(f"Tab never reaches {text}")


def press_key(player: Player) -> None:
    """Make one decision by its key."""
    page, seen, gathers = player.page, player.seen, player.gathers
    word = player.choose()
    button = page.locator(f'#choices button[value="{word}"]')
    key = button.get_attribute("data-key")
    assert key, word
    page.keyboard.press(key)
    if gathers and word != "done":
        expect(button).to_have_attribute("aria-pressed", "true")
        done = page.locator('#choices button[value="done"]')
        if done.count():
            page.keyboard.press(done.get_attribute("data-key") or "")
        else:
            page.locator("#choices .confirm").focus()
            page.keyboard.press("Enter")
    player.await_change(seen)


def test_killed_server(seat_player: Seat, own_server: Server) -> None:
    """After SIGKILL and a restart the open page finds back, and the game goes on."""
    anna = seat_player(own_server)
    anna.excused = NETWORK
    anna.open_table(**BOT | {"opt-start_life": "100"})
    for _ in range(4):
        anna.wait()
        anna.step()
    anna.wait()
    before = anna.say()
    own_server.kill()
    expect(anna.page.locator("#toast")).to_contain_text("connection is lost")
    own_server.start()
    expect(anna.page.locator("#toast")).to_contain_text("Connected again", timeout=20_000)
    assert anna.say() == before
    anna.step()
    anna.page.reload()
    anna.wait()
    newest = before.splitlines()[0]
    assert newest in anna.say()
