"""Pandemonium in a real Chromium: a solo evening on the board, and no fault for axe."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from dreadhouse.games.pandemonium import GAME, view
from dreadhouse.games.pandemonium.state import Pandemonium
from tests.browser.conftest import NARROW, WIDE
from tests.browser.pandemonium import (
    SIDEWAYS,
    Hour,
    asks,
    at_table,
    found,
    hollin_house,
    offered,
    skip_to,
)
from tests.browser.player import Player
from tests.browser.server import Server
from tests.browser.test_access import THEMES, violations

__all__ = ["hollin_house"]

Seat = Callable[..., Player]

SIZES = pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])


# ---- moments


def is_first_turn(s: Pandemonium) -> bool:
    """The first of the two characters acts for the first time."""
    return asks(s) == "Act"


def is_hunted(s: Pandemonium) -> bool:
    """Somebody acts, and a creature is on its way to a character, another one waits."""
    return asks(s) == "Act" and len(s.foes) > 1 and bool(hunters(s))


def may_stow(s: Pandemonium) -> bool:
    """A weapon in the hands may be put into the backpack."""
    return asks(s) == "Act" and any(word.startswith("stow ") for word in offered(s))


def is_by_night(s: Pandemonium) -> bool:
    """By night somebody acts."""
    return s.is_night() and asks(s) == "Act"


def hunters(s: Pandemonium) -> list[dict[str, object]]:
    """The foes that will go to a character, by their way."""
    foes = view.table(s, 0)["foes"]
    return [
        foe
        for foe in foes
        if foe["target"] and "who" in foe["target"] and len(foe["way"]) > 1 and not foe["stunned"]
    ]


# ---- people


def alone(player: Player, hour: Hour) -> str:
    """One person with two characters at that hour."""
    table = at_table(hour, player)
    skip_to([player], table, hour.words)
    player.wait()
    return table


def persona(s: Pandemonium, who: int) -> str:
    """A character's printed name."""
    id = s.printed.characters[s.cast[who].persona]
    return GAME.texts.say(f"character-{id}", {}, "en")


# ---- one person


def test_solo_with_two_characters(seat_player: Seat, hollin_house: Server) -> None:
    """One person has two sheets and two figures, and plays one turn after the other."""
    anna, hour = seat_player(hollin_house), found(1, 1, is_first_turn)
    alone(anna, hour)
    s, page = hour.state, anna.page
    first, second = s.acting, 1 - s.acting
    for who in (first, second):
        expect(page.locator(f"#who-{who}")).to_be_visible()
        expect(page.locator(f"#sheet-{who}")).to_contain_text(persona(s, who))
        expect(page.locator(f"#sheet-{who}")).to_contain_text("Anna")
    expect(page.locator("#prompt")).to_contain_text(persona(s, first))
    expect(page.locator(f"#sheet-{first} > .sheet.acting")).to_have_count(1)
    anna.press("end")
    anna.wait()
    expect(page.locator("#prompt")).to_contain_text(persona(s, second))
    expect(page.locator(f"#sheet-{second} > .sheet.acting")).to_have_count(1)
    assert page.evaluate(SIDEWAYS) <= 0


def test_a_walk_on_the_board(seat_player: Seat, hollin_house: Server) -> None:
    """A glowing space is entered by a click on it."""
    anna, hour = seat_player(hollin_house), found(1, 1, is_first_turn)
    alone(anna, hour)
    moves = [word for word in anna.offered() if word.startswith("move ")]
    space = anna.page.locator(f'.pick.space[data-words*="{moves[0]}"]')
    place, seen = space.get_attribute("id"), anna.seen
    space.click()
    menu = anna.page.locator("#thing-menu:not([hidden]) button")
    if menu.count():
        menu.first.click()
    anna.await_change(seen)
    expect(anna.page.locator(f"#{place}.here")).to_have_count(1)


def test_a_creature_shows_its_way(seat_player: Seat, hollin_house: Server) -> None:
    """Under the pointer and with the keys: whom it goes for and along which spaces."""
    anna, hour = seat_player(hollin_house), found(1, 1, is_hunted)
    alone(anna, hour)
    foe = hunters(hour.state)[0]
    page, way, target = anna.page, foe["way"], foe["target"]
    assert isinstance(way, list)
    assert isinstance(target, dict)
    figure, plan = page.locator(f"#foe-{foe['word']}"), page.locator(f"#plan-{foe['word']}")
    expect(plan).to_be_hidden()
    figure.hover()
    expect(plan).to_be_visible()
    expect(plan.locator(".way-step")).to_have_count(len(way) - 1)
    expect(plan.locator(".tip")).to_contain_text(persona(hour.state, target["who"]))
    expect(page.locator(".plan-of:visible")).to_have_count(1)
    page.mouse.move(2, 2)
    expect(plan).to_be_hidden()
    figure.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(plan).to_be_visible()


def test_the_backpack(seat_player: Seat, hollin_house: Server) -> None:
    """A weapon goes from the hand into the backpack and back by clicks on the sheet."""
    anna, hour = seat_player(hollin_house), found(1, 1, may_stow)
    alone(anna, hour)
    who = hour.state.acting
    word = next(word for word in anna.offered() if word.startswith("stow "))
    card = word.partition(" ")[2]
    name = GAME.texts.say(f"card-{card}", {}, "en")
    for place, next_place, verb in (
        ("in-hand", "in-pack", "stow"),
        ("in-pack", "in-hand", "equip"),
    ):
        use_gear(anna, who, place, f"{verb} {card}")
        anna.wait()
        moved = anna.page.locator(f"#sheet-{who} .keep.{next_place}")
        expect(moved.and_(anna.page.get_by_label(re.compile(f"^{name}")))).to_have_count(1)


def use_gear(player: Player, who: int, place: str, word: str) -> None:
    """Click what a sheet shows in a hand or in the backpack, and pick what to do with it."""
    seen = player.seen
    gear = player.page.locator(f'#sheet-{who} .keep.{place}[data-words*="{word}"]')
    says = (gear.get_attribute("data-words") or "").split("|")
    gear.click()
    if len(says) > 1:
        player.page.locator("#thing-menu:not([hidden]) button").nth(says.index(word)).click()
    player.await_change(seen)


# ---- everybody


@SIZES
@pytest.mark.parametrize("theme", THEMES)
def test_everybody_can_use_it(
    seat_player: Seat, hollin_house: Server, theme: str, size: dict[str, int]
) -> None:
    """axe-core finds nothing while picking a character, by day and by night."""
    reader = seat_player(hollin_house, viewport=size)
    wishes: dict[str, str | float | bool] = {"theme": theme, "motion": "off"}
    reader.context.request.post(f"{reader.address}/settings", form=wishes)
    hour, day = found(1, 1, is_by_night), len(found(1, 1, is_first_turn).words)
    table = at_table(hour, reader)
    for start, end in ((0, 0), (0, day), (day, len(hour.words))):
        skip_to([reader], table, hour.words[start:end])
        reader.wait()
        assert violations(reader) == []
        assert reader.page.evaluate(SIDEWAYS) <= 0
