"""Pandemonium in a real Chromium: a chapter to its end, nightfall, a combo, the Evil One."""

from __future__ import annotations

import html
from collections.abc import Callable

from playwright.sync_api import expect

from dreadhouse.games.pandemonium import GAME, view
from dreadhouse.games.pandemonium.rules.values import attack_of
from dreadhouse.games.pandemonium.state import Pandemonium
from tests.browser.conftest import NARROW
from tests.browser.pandemonium import (
    SIDEWAYS,
    Hour,
    asks,
    at_table,
    button,
    click,
    found,
    go_on,
    hollin_house,
    skip_to,
)
from tests.browser.player import Player
from tests.browser.server import Server

__all__ = ["hollin_house"]

Seat = Callable[..., Player]

PICKS = 2
AT_LAST = 6
TOGETHER = 2


# ---- moments


def is_away(s: Pandemonium) -> bool:
    """Everybody wins."""
    return s.result is not None and min(s.result) > 0


def is_night(s: Pandemonium) -> bool:
    """Darkness has just fallen."""
    return s.is_night()


def is_lit_at_night(s: Pandemonium) -> bool:
    """By night somebody acts, and there is light somewhere."""
    return s.is_night() and asks(s) == "Act" and bool(view.table(s, s.seat)["lit"])


def is_shared(s: Pandemonium) -> bool:
    """The damage of a combo of several people is divided."""
    return s.attack is not None and len(s.attack.party) >= TOGETHER and asks(s) == "Divide"


def is_commanded(s: Pandemonium) -> bool:
    """The Evil One spends Evil Actions while somebody holds a Pact and has fulfilled none."""
    is_asked = asks(s) == "EvilAction" and s.round > 1 and not s.pact_discard
    return is_asked and any(c.pacts for c in s.cast)


def is_done_commanding(s: Pandemonium) -> bool:
    """The Evil One's Evil Actions are over."""
    return asks(s) != "EvilAction"


# ---- people


def two_people(seat_player: Seat, server: Server) -> list[Player]:
    """A wide browser and a phone."""
    phone = {"viewport": NARROW, "has_touch": True, "is_mobile": True}
    return [seat_player(server), seat_player(server, **phone)]


def title(id: str) -> str:
    """A card's printed name."""
    return GAME.texts.say(f"card-{id}", {}, "en")


def sources(player: Player, table: str) -> list[str]:
    """All that a browser holds or gets: the page as it is, a fresh one, and its data."""
    addresses = (table, f"{table}/view.json", f"{table}/journal")
    fresh = [player.context.request.get(player.address + each).text() for each in addresses]
    return [html.unescape(source) for source in (player.page.content(), *fresh)]


# ---- a chapter to its end


def test_flat_battery_to_its_end(seat_player: Seat, hollin_house: Server) -> None:
    """Two people pick by the board, find the Battery, start the car and get away."""
    hour = found(2, 1, is_away, is_easy=True)
    players = two_people(seat_player, hollin_house)
    table = at_table(hour, *players)
    for player, (_, word) in zip(players, hour.words[:PICKS], strict=True):
        person = player.page.locator(f"#person-{word.partition(' ')[2]}.pick")
        person.wait_for()
        shut_diary(player)
        seen = player.seen
        person.click()
        player.await_change(seen)
    skip_to(players, table, hour.words[PICKS:-AT_LAST])
    click(players, hour.words[-AT_LAST:])
    ending = GAME.texts.say("chapter-flat_battery-won", {}, "en").split(".")[0]
    for player in players:
        expect(player.page.locator("#outcome h2")).to_have_text("You all win")
        expect(player.page.locator("#drawing")).to_contain_text(ending)
        assert player.page.evaluate(SIDEWAYS) <= 0


# ---- night


def test_night_falls(seat_player: Seat, hollin_house: Server) -> None:
    """The decision that ends the day draws the dark over the house on both pages."""
    hour = found(2, 1, is_night)
    players = two_people(seat_player, hollin_house)
    table = at_table(hour, *players)
    skip_to(players, table, hour.words[:-1])
    for player in players:
        expect(player.page.locator("#drawing .by-day")).to_have_count(1)
    click(players, hour.words[-1:])
    for player in players:
        expect(player.page.locator("#drawing .by-night")).to_have_count(1)
        expect(player.page.locator("#drawing .lights .night")).to_be_visible()
        expect(player.page.locator("#pan-veil .veil-cells rect")).to_have_count(dark(hour))


def test_pools_of_light(seat_player: Seat, hollin_house: Server) -> None:
    """Every dark space lies under the veil, and every light makes a hole and a warm pool in it."""
    hour = found(2, 1, is_lit_at_night)
    players = two_people(seat_player, hollin_house)
    table = at_table(hour, *players)
    skip_to(players, table, hour.words)
    lit = len(view.table(hour.state, 0)["lit"])
    for player in players:
        page = player.page
        expect(page.locator("#pan-veil .veil-cells rect")).to_have_count(dark(hour))
        expect(page.locator('#pan-veil circle[fill="url(#pan-lamp)"]')).to_have_count(lit)
        expect(page.locator('.lights > circle[fill="url(#pan-warm)"]')).to_have_count(lit)
        expect(page.locator("#clock-ball.moon")).to_be_visible()


def dark(hour: Hour) -> int:
    """How many spaces are dark at that hour."""
    return len(view.table(hour.state, 0)["dark"])


# ---- a combo


def test_a_combo(seat_player: Seat, hollin_house: Server) -> None:
    """All in the space are asked, the card lies open, and one pooled roll is seen by all."""
    hour = found(3, 1, is_shared, eager=("launch", "yes"))
    s, words = hour.state, hour.words
    assert s.attack is not None
    row = max(at for at, (_, word) in enumerate(words) if word.startswith("row "))
    joiner = words[row - 1][0]
    players = [seat_player(hollin_house) for _ in range(3)]
    table = at_table(hour, *players)
    skip_to(players, table, words[: row - 1])
    expect(button(players[joiner], "yes")).to_be_visible()
    expect(players[joiner].page.locator("#prompt")).to_contain_text("join in?")
    click(players, words[row - 1 : row])
    combo = title(s.printed.cards[s.attack.combo])
    for player in players:
        expect(player.page.locator("#moment .combo-title")).to_have_text(combo)
        expect(player.page.locator("#moment .moment-title")).to_contain_text(", ")
    click(players, words[row:])
    dice = sum(attack_of(s, who) for who in s.attack.party)
    for player in players:
        expect(player.page.locator('#moment [id^="die-"]')).to_have_count(dice)
        expect(player.page.locator("#moment")).to_contain_text(f"Hits: {s.attack.hits} of ")
        expect(player.page.locator("#events")).to_contain_text(combo)


# ---- the Evil One


def test_the_evil_one_in_another_browser(seat_player: Seat, hollin_house: Server) -> None:
    """Pacts are in nothing that the Evil One gets; what they may choose is in nobody else's."""
    hour = found(2, 8, is_commanded)
    s = hour.state.copy()
    pacts = [s.printed.cards[card] for c in s.cast for card in c.pacts]
    players = two_people(seat_player, hollin_house)
    table = at_table(hour, *players)
    skip_to(players, table, hour.words)
    evil = players.pop(s.evil_seat)
    mortal = players[0]
    expect(button(evil, "evil_die")).to_be_visible()
    expect(mortal.page.locator("#prompt")).to_contain_text("Evil Actions")
    for id in pacts:
        assert all(id in source or title(id) in source for source in sources(mortal, table))
        for source in sources(evil, table):
            assert id not in source
            assert title(id) not in source
    for source in sources(mortal, table):
        assert 'value="evil_trap' not in source
        assert '"word":"evil_trap' not in source
        assert '"word":"whisper' not in source
    assert mortal.offered() == []
    by_seat = [mortal, evil] if s.evil_seat else [evil, mortal]
    click(by_seat, go_on(s, is_done_commanding))
    expect(mortal.page.locator("#events")).to_contain_text("DIA-1")
    for player in by_seat:
        assert player.page.evaluate(SIDEWAYS) <= 0


# ---- what everybody may put away


def shut_diary(player: Player) -> None:
    """Close the chapter's page, if it lies open."""
    close = player.page.get_by_text("Close the diary")
    if close.is_visible():
        close.click()
