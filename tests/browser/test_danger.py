"""House of Danger in a real Chromium: read alone, together, on a phone, by keys, in Russian."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import NARROW, WIDE
from tests.browser.danger import (
    SIDEWAYS,
    asked_for,
    game,
    night_with,
    open_book,
    read_out,
    reading_room,
    skip_to,
    three_readers,
    vote,
)
from tests.browser.player import Player, sit_down
from tests.browser.server import Server
from tests.browser.test_access import THEMES, violations

__all__ = ["reading_room"]

Seat = Callable[..., Player]

# ---- alone


def test_chapter_one_alone(seat_player: Seat, reading_room: Server) -> None:
    """From the counter to the goal card and on into chapter 2, every step by its button."""
    anna = seat_player(reading_room)
    word, words = night_with("chapter 2")
    open_book(anna, word=word)
    page = anna.page
    expect(page.locator("#leaf .writing.title")).to_contain_text("Chapter 1")
    expect(page.locator("#leaf .writing.page .writing-title")).to_contain_text("S101")
    read_out(anna, words[:-1])
    expect(page.locator("#leaf .writing.page .writing-title")).to_contain_text("S130")
    expect(page.locator("#drawing .map-place.here title")).to_contain_text("S130")
    read_out(anna, words[-1:])
    expect(page.locator("#brand-status")).to_contain_text("Chapter 2")
    expect(page.locator("#leaf .writing.title")).to_contain_text("Chapter 2")
    assert page.evaluate(SIDEWAYS) <= 0


def test_a_one_breaks_the_booster(seat_player: Seat, reading_room: Server) -> None:
    """A natural 1 with a booster: the die, the verdict, and the booster gone from the pocket."""
    anna = seat_player(reading_room)
    word, words = night_with("a broken booster")
    booster = next(each for each in reversed(words) if each.startswith("boost")).split()[1]
    card = next(each["card"] for each in inventory(words, word) if each["item"] == booster)
    table = open_book(anna, word=word)
    skip_to(anna, table, words[:-1])
    page = anna.page
    expect(page.locator(f"#kept-{card}.in-slot")).to_be_visible()
    expect(page.locator("#leaf .trial.now .odds li")).not_to_have_count(0)
    asked_for(anna, "roll")
    anna.press("roll")
    expect(page.locator("#leaf .fallen.lost .big-die")).to_have_attribute("aria-label", "1")
    expect(page.locator("#leaf .fallen")).to_contain_text("A one always loses")
    expect(page.locator(f"#kept-{card}")).to_have_count(0)
    assert "DAN-91" in anna.say()


def inventory(words: tuple[str, ...], word: str) -> list[dict[str, str]]:
    """What is carried before the last of these words."""
    from dreadhouse.kernel import seal

    danger = game()
    state = danger.start(1, {}, seed=seal.mix(bytes(32), [word]))
    for each in words[:-1]:
        state.apply(danger.vocabulary.action(each), 0)
    found: list[dict[str, str]] = danger.look(state, 0)["table"]["inventory"]
    return found


def test_a_story_return_is_used_up(seat_player: Seat, reading_room: Server) -> None:
    """At the goal card again: the return that was taken is closed and says why, next is open."""
    anna = seat_player(reading_room)
    word, words = night_with("a used return")
    skip_to(anna, open_book(anna, word=word), words)
    page = anna.page
    used = page.locator("#choices .way.closed.is-return")
    expect(used.first).to_contain_text("used up")
    expect(used.first.locator("a.rule")).to_have_text("DAN-161")
    expect(used.first.locator(".way-price")).to_contain_text("danger +2")
    expect(page.locator('#choices button[value="next"]')).to_be_visible()


def test_the_last_page(seat_player: Seat, reading_room: Server) -> None:
    """An ending with its rank and the final sheet, and the whole night again in a replay."""
    anna = seat_player(reading_room)
    word, words = night_with("an ending")
    table = open_book(anna, word=word)
    skip_to(anna, table, words)
    page = anna.page
    expect(page.locator("#outcome h2")).to_contain_text("Rank")
    expect(page.locator("#leaf .last-sheet")).to_contain_text("Story cards found")
    assert "draw" not in page.locator("#main").inner_text().split()
    anna.go(f"{table}/replay?step=3")
    expect(page.locator("#drawing .leaf .writing-title").first).to_contain_text("S101")
    assert violations(anna) == []


# ---- together


def test_votes_stay_hidden(seat_player: Seat, reading_room: Server) -> None:
    """Three vote in three browsers: who has decided shows, what for only when all are in."""
    players = three_readers(seat_player, reading_room)
    anna, boris, clara = players
    read_out(anna, ["read", "read", "read"])
    vote(anna, "try")
    vote(boris, "leave")
    for player in players:
        expect(player.page.locator("#member-0.voted")).to_contain_text("has decided")
        expect(player.page.locator("#member-1.voted")).to_contain_text("has decided")
        expect(player.page.locator("#member-2.thinking")).to_be_visible()
        fresh = player.context.request.get(player.page.url).text()
        for source in (player.page.content(), fresh):
            assert not re.search("tries it|leaves it|picked", source)
    vote(clara, "leave")
    for player in players:
        expect(player.page.locator("#member-0")).to_contain_text("tries it")
        expect(player.page.locator("#member-1")).to_contain_text("leaves it")
    expect(anna.page.locator("#prompt")).to_contain_text("You are the reader")
    anna.press("leave")
    expect(boris.page.locator("#prompt .way.open")).not_to_have_count(0)


def test_away_and_back(seat_player: Seat, reading_room: Server) -> None:
    """Who leaves for a while shows as away, holds nobody up, and can come back."""
    players = three_readers(seat_player, reading_room)
    anna, boris, clara = players
    read_out(anna, ["read", "read", "read"])
    vote(clara, "away")
    vote(anna, "leave")
    vote(boris, "leave")
    for player in players:
        expect(player.page.locator("#member-2.away")).to_contain_text("is away")
    expect(clara.page.locator('#choices button[value="back"]')).to_be_visible()
    vote(clara, "back")
    expect(anna.page.locator("#member-2.away")).to_have_count(0)


def test_the_chapter_again(seat_player: Seat, reading_room: Server) -> None:
    """With take-back by checkpoint all go back to the chapter's first card, if all agree."""
    anna, boris = seat_player(reading_room), seat_player(reading_room)
    table = open_book(anna, seat1="open", **{"opt-take_back": "1", "opt-first_reader": "1"})
    boris.go(table)
    sit_down(boris, "Boris")
    read_out(anna, ["read", "read", "read"])
    for player in (anna, boris):
        vote(player, "leave")
    for player in (anna, boris):
        vote(player, "take S101-2")
    expect(anna.page.locator("#leaf")).to_contain_text("S103")
    anna.page.locator("#go-back summary").click()
    anna.page.locator('#go-back button[value="chapter"]').click()
    boris.page.locator('.undo-request button[value="yes"]').click()
    for player in (anna, boris):
        expect(player.page.locator("#leaf .writing.title")).to_contain_text("Chapter 1")
        expect(player.page.locator("#leaf .writing.page")).to_contain_text("S101")


# ---- ways of reading


def test_on_a_phone(seat_player: Seat, reading_room: Server) -> None:
    """Leaf first, slim meters, the rest folded; nothing scrolls sideways."""
    anna = seat_player(reading_room, viewport=NARROW, has_touch=True, is_mobile=True)
    word, words = night_with("chapter 2")
    open_book(anna, word=word)
    page = anna.page
    for each in words[:12]:
        read_out(anna, [each])
        assert page.evaluate(SIDEWAYS) <= 0
    expect(page.locator(".fold[open]")).to_have_count(0)
    gauges = page.locator("#gauges").bounding_box()
    assert gauges is not None
    assert gauges["height"] < 70
    page.locator(".fold", has_text="Inventory").locator("summary").first.click()
    expect(page.locator("#kept .keepsake").first).to_be_visible()
    assert page.evaluate(SIDEWAYS) <= 0


def test_keys_alone(seat_player: Seat, reading_room: Server) -> None:
    """Digits pick tabs, letters the rest, R reads aloud in the card's language."""
    anna = seat_player(reading_room)
    anna.page.add_init_script(
        "window.said = []; speechSynthesis.speak = what => said.push([what.lang, what.text]);"
    )
    open_book(anna, word="owl")
    page = anna.page
    page.keyboard.press("r")
    expect(page.locator("#aloud")).to_have_attribute("aria-pressed", "true")
    said = page.evaluate("said")
    assert {language for language, _ in said} == {"en"}
    assert any("ticks" in text for _, text in said)
    page.keyboard.press("r")
    expect(page.locator("#aloud")).to_have_attribute("aria-pressed", "false")
    for _ in range(3):
        seen = anna.seen
        page.keyboard.press("e")
        anna.await_change(seen)
    for key, shown in (("l", "What do you want"), ("2", "do you dare")):
        seen = anna.seen
        page.keyboard.press(key)
        anna.await_change(seen)
        expect(page.locator("#prompt")).to_contain_text(shown)
    title = page.locator("#leaf .writing.page .writing-title")
    expect(title).to_contain_text("S103")
    expect(title).to_be_focused()


def test_size_and_pages_again(seat_player: Seat, reading_room: Server) -> None:
    """The size of the text stays; a page read before opens again and takes no keys for itself."""
    anna = seat_player(reading_room)
    open_book(anna, word="owl")
    page = anna.page
    prose = page.locator("#leaf .prose-text").first
    before = prose.evaluate("each => parseFloat(getComputedStyle(each).fontSize)")
    page.locator("#sizes [data-size='1']").click()
    page.reload()
    assert prose.evaluate("each => parseFloat(getComputedStyle(each).fontSize)") > before
    read_out(anna, ["read", "read"])
    page.locator(".fold", has_text="Pages read").locator("summary").first.click()
    page.locator("#pages-read a", has_text="S101").click()
    expect(page.locator("#reread .writing.page")).to_contain_text("It ticks.")
    seen = anna.seen
    page.keyboard.press("e")
    page.locator(".reread-close").click()
    assert anna.seen == seen
    expect(page.locator("#reread")).to_be_hidden()


def test_in_russian(seat_player: Seat, reading_room: Server) -> None:
    """What is translated is Russian, what is not is marked as English."""
    anna = seat_player(reading_room, locale="ru-RU")
    anna.context.request.post(f"{anna.address}/settings", form={"language": "ru"})
    word, words = night_with("chapter 2")
    table = open_book(anna, word=word)
    page = anna.page
    prose = page.locator("#leaf .writing.page .prose-text")
    expect(prose).to_have_attribute("lang", "ru")
    assert re.search("[а-я]", prose.inner_text())
    expect(page.locator("#gauges")).to_contain_text("Опасность")
    skip_to(anna, table, words)
    told = prose.inner_text()
    expect(prose).to_have_attribute("lang", "ru" if re.search("[а-я]", told) else "en")
    assert violations(anna) == []


# ---- access


def test_axe_finds_nothing(seat_player: Seat, reading_room: Server) -> None:
    """A challenge, a clue and open ways in every theme, wide and narrow, all folds open."""
    anna = seat_player(reading_room)
    word, words = night_with("a used return")
    table = open_book(anna, word=word)
    for moment in (words[:1], words[1:4], words[4:]):
        skip_to(anna, table, moment)
        for theme in THEMES:
            wishes: dict[str, str | float | bool] = {"theme": theme, "motion": "off"}
            anna.context.request.post(f"{anna.address}/settings", form=wishes)
            for size in (WIDE, NARROW):
                anna.page.set_viewport_size({"width": size["width"], "height": size["height"]})
                anna.page.reload()
                anna.page.locator("#choices").wait_for()
                for fold in anna.page.locator("details:not(.menu)").all():
                    fold.evaluate("each => { each.open = true }")
                assert violations(anna) == [], (theme, size)
                assert anna.page.evaluate(SIDEWAYS) <= 0
