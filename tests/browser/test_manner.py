"""How the table behaves: news, calls, reasons, rules, chat, double clicks, languages."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import BOT, NETWORK, Player, sit_down
from tests.browser.server import Server

Seat = Callable[..., Player]


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


def test_things_by_keyboard(seat_player: Seat) -> None:
    """A card that glows takes the focus and Enter plays it; one that does not says why."""
    anna = seat_player()
    anna.open_table(**BOT | {"opt-start_life": "300"})
    anna.wait()
    seen = anna.seen
    anna.page.locator("#hand button[data-words]").first.focus()
    anna.page.keyboard.press("Enter")
    anna.await_change(seen)
    for _ in range(200):
        anna.wait()
        silent = anna.page.locator("#hand [data-why]")
        if silent.count():
            silent.first.focus()
            expect(anna.page.locator(".cannot .is-said")).to_be_visible()
            expect(anna.page.locator(".cannot .is-said .rule")).to_contain_text("INS-")
            return
        anna.step()
    raise AssertionError("every card could always be played")


def test_reason_stays_said(seat_player: Seat) -> None:
    """News from the table does not hush the reason of the thing one is on."""
    anna = seat_player()
    table = anna.open_table(**BOT | {"opt-start_life": "300"})
    for _ in range(200):
        anna.wait()
        if anna.page.locator("#hand [data-why]").count():
            break
        anna.step()
    anna.page.locator("#hand [data-why]").first.focus()
    expect(anna.page.locator(".cannot .is-said")).to_be_visible()
    second = anna.context.new_page()
    second.goto(anna.address + table)
    second.locator("#chat-text").fill("knock knock")
    second.locator("#chat-text").press("Enter")
    expect(anna.page.locator("#chat-lines")).to_contain_text("knock knock")
    expect(anna.page.locator(".cannot .is-said")).to_be_visible()


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
    expect(anna.page.locator("html[lang=ru]")).to_be_attached()
    anna.wait()
    for _ in range(6):
        if not anna.is_over:
            anna.step()
            anna.wait()
    text = anna.page.locator("main").inner_text()
    latin = set(re.findall(r"[A-Za-z]{4,}", text)) - {"Anna", "Greedy", "http"}
    assert not latin, latin


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
    if sound == "on":
        other.page.wait_for_function("window.tones > 0")
    else:
        other.page.wait_for_timeout(300)
        assert other.page.evaluate("window.tones") == 0


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


def test_menu_at_a_thing(seat_player: Seat) -> None:
    """A thing with several actions opens a small menu, for the mouse and for keys."""
    anna = seat_player()
    anna.open_table(**BOT)
    anna.wait()
    two = anna.offered()[:2]
    card = anna.page.locator("#hand button[data-words]").first
    card.evaluate("(card, words) => { card.dataset.words = words.join('|') }", two)
    card.click()
    items = anna.page.locator("#thing-menu [role=menuitem]")
    expect(items).to_have_count(2)
    expect(items.first).to_be_focused()
    anna.page.keyboard.press("ArrowDown")
    expect(items.nth(1)).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#thing-menu")).to_be_hidden()
    expect(card).to_be_focused()
    seen = anna.seen
    card.press("Enter")
    expect(items.first).to_be_focused()
    anna.page.keyboard.press("Enter")
    anna.await_change(seen)
