"""Whole games: two browsers, a bot, one screen, a phone, the keyboard, a killed server."""

from __future__ import annotations

import pathlib
import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NARROW
from tests.browser.player import Player, play_out
from tests.browser.server import Server

Seat = Callable[..., Player]
BOT = {"seat0": "me", "name0": "Anna", "seat1": "bot-greedy"}
HOT = {"seat0": "me", "name0": "Anna", "seat1": "here", "name1": "Boris"}
NETWORK = re.compile("ERR_|Failed to load resource")


def sit_down(player: Player, name: str) -> None:
    """Take the open seat that the prompt offers."""
    player.page.locator("#here-name").fill(name)
    player.page.locator(".sit-here button").click()


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


def test_other_page_follows_at_once(seat_player: Seat) -> None:
    """What one does, the other sees without a reload; the title calls who is to play."""
    anna, boris = seat_player(), seat_player()
    table = anna.open_table(seat0="me", name0="Anna", seat1="open")
    boris.go(table)
    sit_down(boris, "Boris")
    boris.page.locator(".hand-card").first.wait_for()
    expect(anna.page.locator(".hand-card").first).to_be_visible()
    for _ in range(40):
        actor = anna if anna.is_asked else boris
        other = boris if actor is anna else anna
        expect(actor.page).to_have_title(re.compile("Your turn"))
        expect(other.page).not_to_have_title(re.compile("Your turn"))
        actor.press(actor.offered()[-1])
        other.page.wait_for_timeout(150)
        if other.is_asked:
            break
    expect(other.page).to_have_title(re.compile("Your turn"))
    expect(other.page.locator("#live")).to_have_text("It is your turn.")


def test_against_a_bot_from_the_shelf(seat_player: Seat) -> None:
    """One click from the shelf leads to the first own decision."""
    anna = seat_player()
    anna.go("/")
    began = time.monotonic()
    anna.page.get_by_role("button", name="Play now").click()
    anna.page.locator("#choices button").first.wait_for()
    assert time.monotonic() - began < 6
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
    anna.page.wait_for_function("document.querySelector('#replay-bar [name=to]').value > 1")
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


def test_things_by_keyboard(seat_player: Seat) -> None:
    """A card that glows takes the focus and Enter plays it; one that does not says why."""
    anna = seat_player()
    anna.open_table(**BOT)
    anna.wait()
    seen = anna.seen
    anna.page.locator("#hand button[data-words]").first.focus()
    anna.page.keyboard.press("Enter")
    anna.await_change(seen)
    for _ in range(200):
        anna.wait()
        if anna.is_over:
            return
        silent = anna.page.locator("#hand [data-why]")
        if silent.count():
            silent.first.focus()
            expect(anna.page.locator(".cannot .is-said")).to_be_visible()
            expect(anna.page.locator(".cannot .is-said .rule")).to_contain_text("INS-")
            return
        anna.step()
    raise AssertionError("every card could always be played")


@pytest.fixture
def own_server(tmp_path: pathlib.Path) -> Iterator[Server]:
    """A server that may be killed."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


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


def test_stale_page(seat_player: Seat) -> None:
    """A click on an old page gets a sentence and the fresh table."""
    anna = seat_player()
    anna.excused = NETWORK
    table = anna.open_table(**BOT)
    anna.wait()
    second = anna.context.new_page()
    second.goto(anna.address + table)
    second.locator("#choices button").first.wait_for()
    anna.page.evaluate("document.querySelector('#choices [name=seen]').value = '-7'")
    word = anna.offered()[0]
    anna.page.locator(f'#choices button[value="{word}"]').click()
    expect(anna.page.locator("#toast")).to_be_visible()
    expect(anna.page.locator("#choices [name=seen]")).not_to_have_value("-7")


def test_without_scripts(seat_player: Seat) -> None:
    """The table also works with plain forms."""
    anna = seat_player(java_script_enabled=False)
    anna.go("/new/insanity")
    anna.page.get_by_label("instant").check(force=True)
    anna.page.get_by_role("button", name="Set the table").click()
    for _ in range(8):
        for _ in range(40):
            if anna.page.locator("#choices button").count():
                break
            anna.page.wait_for_timeout(100)
            anna.page.reload()
        journal = anna.say()
        anna.page.locator("#choices button").first.click()
        anna.page.wait_for_load_state()
    assert anna.say() != journal


def test_russian(seat_player: Seat) -> None:
    """Switched to Russian, every visible word of table and shelf is Russian."""
    anna = seat_player()
    anna.open_table(**BOT)
    anna.page.get_by_role("button", name="RU").click()
    anna.wait()
    for _ in range(6):
        anna.step()
        anna.wait()
    text = anna.page.locator("main").inner_text()
    latin = set(re.findall(r"[A-Za-z]{4,}", text)) - {"Anna", "Greedy", "http"}
    assert not latin, latin
    assert anna.page.locator("html").get_attribute("lang") == "ru"


def test_rules_open_over_the_table(seat_player: Seat) -> None:
    """A rule's number opens that rule; the search narrows the book down as one types."""
    anna = seat_player()
    anna.open_table(**BOT)
    anna.wait()
    anna.page.locator("#prompt a.rule").first.click()
    expect(anna.page.locator("#rule-sheet")).to_be_visible()
    expect(anna.page.locator("#rule-sheet h2")).to_contain_text("INS-")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#rule-sheet")).to_be_hidden()
    anna.go("/rules/insanity#INS-38")
    expect(anna.page.locator("#INS-38")).to_be_in_viewport()
    anna.page.get_by_label("Search the rules").fill("curse")
    expect(anna.page.locator("#INS-1")).to_have_count(0)
    expect(anna.page.locator("mark").first).to_be_visible()


def test_chat_and_typed_text(seat_player: Seat) -> None:
    """What somebody types stays while the table moves on under it."""
    anna = seat_player()
    anna.open_table(**BOT)
    anna.wait()
    anna.page.locator("#chat-text").fill("half a sen")
    anna.page.locator("#chat-text").focus()
    word = anna.offered()[-1]
    anna.context.request.post(
        anna.page.url.partition("?")[0] + "/act",
        form={"action": word, "seen": anna.seen, "seat": "0"},
    )
    anna.page.wait_for_timeout(600)
    expect(anna.page.locator("#chat-text")).to_have_value("half a sen")
    expect(anna.page.locator("#chat-text")).to_be_focused()
    anna.page.locator("#chat-text").press("Enter")
    expect(anna.page.locator("#chat-lines")).to_contain_text("half a sen")
    expect(anna.page.locator("#chat-text")).to_have_value("")


COUNT_TONES = """window.tones = 0;
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.tones += 1;
  return make.call(this);
};"""


@pytest.mark.parametrize("sound", ["on", "off"])
def test_sound_calls(seat_player: Seat, sound: str) -> None:
    """A sound calls the player whose turn it is, unless it is switched off."""
    anna, boris = seat_player(), seat_player()
    for player in (anna, boris):
        player.context.add_init_script(COUNT_TONES)
        player.context.request.post(f"{player.address}/settings", form={"sound": sound})
    table = anna.open_table(seat0="me", name0="Anna", seat1="open")
    boris.go(table)
    sit_down(boris, "Boris")
    boris.page.locator(".hand-card").first.wait_for()
    anna.page.locator("h1").press("Shift")
    boris.page.locator("h1").press("Shift")
    expect(anna.page.locator(".hand-card").first).to_be_visible()
    actor, other = (anna, boris) if anna.is_asked else (boris, anna)
    other.page.evaluate("window.tones = 0")
    while not other.is_asked:
        actor.press(actor.offered()[-1])
        actor.page.wait_for_timeout(200)
    expect(other.page.locator("#live")).to_have_text("It is your turn.")
    assert (other.page.evaluate("window.tones") > 0) is (sound == "on")


@pytest.mark.parametrize("motion", ["on", "off"])
def test_cards_slide(seat_player: Seat, motion: str) -> None:
    """A card that is played slides from the hand to the table, unless movement is off."""
    anna = seat_player()
    anna.context.request.post(f"{anna.address}/settings", form={"motion": motion})
    anna.open_table(**BOT | {"opt-start_life": "300"})
    anna.page.evaluate(
        """() => { window.slides = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, how) {
          if (frames[0].transform) window.slides.push([this.id, how.duration]);
          return animate.call(this, frames, how);
        }; }"""
    )
    for _ in range(120):
        anna.wait()
        plays = [word for word in anna.offered() if word.startswith("play")]
        if plays:
            anna.press(plays[0])
            slides = anna.page.evaluate("window.slides")
            if slides or motion == "off":
                break
        else:
            anna.press(anna.offered()[-1])
    assert (slides != []) is (motion == "on")
    assert all(200 <= lasts <= 600 for _, lasts in slides)


def test_absent_player(seat_player: Seat, own_server: Server) -> None:
    """A bot plays a seat for its player, who takes it back; the link opens it elsewhere."""
    anna = seat_player(own_server)
    anna.open_table(**BOT | {"opt-start_life": "300", "pace": "calm"})
    anna.page.get_by_role("button", name="play for me").click()
    expect(anna.page.locator("#seats")).to_contain_text("greedy bot plays")
    elsewhere = seat_player(own_server)
    anna.page.locator(".own-link summary").click()
    elsewhere.page.goto(anna.page.locator("#own-link-0").input_value())
    assert "/sit/" not in elsewhere.page.url
    elsewhere.page.get_by_role("button", name="take the seat back").click()
    expect(anna.page.locator("#seats")).not_to_contain_text("greedy bot plays")
    elsewhere.page.locator("#choices button").first.wait_for()


LATE_ANSWERS = """() => {
  const ask = window.fetch;
  window.fetch = async (...what) => {
    const answer = await ask(...what);
    await new Promise(done => setTimeout(done, 700));
    return answer;
  };
}"""


def test_fast_and_double_clicks(seat_player: Seat) -> None:
    """A double click decides once; a click while the last answer is still under way counts."""
    anna = seat_player()
    anna.open_table(**BOT | {"opt-start_life": "300"})
    for _ in range(60):
        anna.wait()
        if anna.offered()[-1] == "end":
            break
        anna.press(anna.offered()[-1])
    anna.page.evaluate(LATE_ANSWERS)
    began = int(anna.seen)
    anna.page.locator("#choices button[name=action]").first.dblclick()
    anna.await_change(str(began))
    expect(anna.page.locator("#toast")).to_be_hidden()
    anna.wait()
    anna.press(anna.offered()[-1])
    expect(anna.page.locator("#toast")).to_be_hidden()


def test_closer_look(seat_player: Seat) -> None:
    """A card on the board is shown large while the mouse rests on it."""
    anna = seat_player()
    anna.open_table(**BOT | {"opt-start_life": "300"})
    for _ in range(60):
        anna.wait()
        if anna.page.locator("#drawing [id^=thing-] .card").count():
            break
        plays = [word for word in anna.offered() if word.startswith("play")]
        anna.press([*plays, anna.offered()[-1]][0])
    anna.page.locator("#drawing [id^=thing-] .card").first.hover()
    expect(anna.page.locator(".peek .card")).to_be_visible()
    anna.page.mouse.move(5, 5)
    expect(anna.page.locator(".peek")).to_have_count(0)
