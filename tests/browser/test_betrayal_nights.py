"""Whole nights of Betrayal in a real Chromium: to the end of a haunt, and what a haunt hides."""

from __future__ import annotations

import html
import pathlib
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from dreadhouse import bots
from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.state import Night
from dreadhouse.kernel import seal
from dreadhouse.kernel.dice import Dice
from tests.browser.conftest import NARROW
from tests.browser.player import Player, sit_down
from tests.browser.server import Server
from tests.browser.test_betrayal import SIDEWAYS

Seat = Callable[..., Player]

SECRET = bytes(32)
KNOWN_HOUSE = """
import types
import msgspec
from dreadhouse.kernel import seal
from dreadhouse.table import clockwork, seats
seal.fresh_secret = lambda: bytes(32)
clockwork.secrets = types.SimpleNamespace(token_bytes=bytes)
bot_seat = seats._bot_seat
seats._bot_seat = lambda *wish: msgspec.structs.replace(bot_seat(*wish), word="")
from dreadhouse.terminal.cli import main
main()
"""
SEATS = 3
NIGHTS = 24
CUCKOO, TOLL = 3, 9
AT_LAST = 8
LONG_SENTENCE = 25
TELLING = [
    re.compile(r"Phial \d \((antidote|water)\)"),
    re.compile(r'"faces":\{"\d'),
    re.compile(r'"team":"traitor"'),
    re.compile(r"\), traitor\b"),
    re.compile(r"disc-rim traitor"),
    re.compile(r"\b(is|are) the traitor", re.IGNORECASE),
]
JSON = {"accept": "application/json"}


class KnownHouse(Server):
    """A server on which the first seat's word decides all dice, those in the bots' heads too."""

    def program(self) -> list[str]:
        """The same program, with known secrets."""
        return [sys.executable, "-c", KNOWN_HOUSE]


@pytest.fixture(scope="module")
def harrowmere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with known dice."""
    running = KnownHouse(pathlib.Path(tmp_path_factory.mktemp("harrowmere")))
    running.start()
    yield running
    running.stop()


# ---- nights found beforehand


class Evening(NamedTuple):
    """What is done in a night, by whom, and how things then stand."""

    word: str
    haunt: int
    words: list[tuple[int, str]]
    night: Night


def play(
    word: str, haunt: int, people: int, until: Callable[[Night], bool] | None = None
) -> Evening | None:
    """A night in which people follow the game's advice; none where a set is gathered."""
    night = GAME.start(SEATS, {"chosen_haunt": haunt}, seal.mix(SECRET, [word, "", ""]))
    assert isinstance(night, Night)
    players = {seat: bots.load("greedy", SECRET) for seat in range(people, SEATS)}
    dice, words = Dice(SECRET), list[tuple[int, str]]()
    while night.result is None and not (until and until(night)):
        seat = night.seat
        if seat < people and night.view(seat)["ask"]["gathers"]:
            return None
        action = picked(night, seat, players, dice)
        words.append((seat, GAME.vocabulary.word(action)))
        night.apply(action, seat)
    return Evening(word, haunt, words, night)


def picked(night: Night, seat: int, players: dict[int, bots.Bot], dice: Dice) -> int:
    """What the seat's bot does, or what a person is advised to do."""
    if seat in players:
        return players[seat].pick(night.copy(), seat)
    assert GAME.advise is not None
    return GAME.advise(night, seat, dice)


def shortest(
    haunt: int,
    people: int,
    fits: Callable[[Night], bool],
    until: Callable[[Night], bool] | None = None,
) -> Evening:
    """Of the nights that fit, the one with the fewest decisions of people."""
    found = []
    for number in range(NIGHTS):
        evening = play(f"tide {number}", haunt, people, until)
        if evening is not None and fits(evening.night):
            found.append(evening)
    return min(found, key=lambda each: sum(seat < people for seat, _ in each.words))


def has_begun(night: Night) -> bool:
    """The haunt is laid out, and somebody is at turn."""
    return night.haunt is not None and type(night.stack[-1]).__name__ == "Act"


@cache
def won_together() -> Evening:
    """A night that one person and two bots win as heroes."""
    return shortest(TOLL, 1, lambda night: night.winner == "heroes" and night.traitor > 0)


@cache
def first_turn(haunt: int) -> Evening:
    """The first turn of a haunt whose traitor is one of two people."""
    return shortest(haunt, 2, lambda night: night.traitor in (0, 1), has_begun)


# ---- coming there


def set_table(player: Player, evening: Evening, *others: str) -> str:
    """Set a table for this night by the form's own post, and go there."""
    form: dict[str, str | float | bool] = {f"seat{seat}": "none" for seat in range(6)}
    form |= {f"seat{seat}": sitter for seat, sitter in enumerate(("me", *others))}
    form |= {"name0": "Anna", "word": evening.word, "pace": "instant"}
    form["opt-chosen_haunt"] = str(evening.haunt)
    response = player.context.request.post(f"{player.address}/new/betrayal", form=form)
    assert response.ok, response.text()
    path = response.url.removeprefix(player.address)
    player.go(path)
    return path.partition("?")[0]


def press(players: list[Player], words: list[tuple[int, str]]) -> None:
    """What people do, each word by its button."""
    for seat, word in words:
        if seat < len(players):
            offered = players[seat].page.locator(f'#choices button[value="{word}"]')
            offered.wait_for()
            players[seat].press(word)


def send(players: list[Player], table: str, words: list[tuple[int, str]]) -> None:
    """The same words by the form's own post, without looking."""
    for seat, word in words:
        if seat < len(players):
            player = players[seat]
            seen = str(until_offered(player, table, word)["seen"])
            form: dict[str, str | float | bool] = {"seat": str(seat), "seen": seen, "action": word}
            address = f"{player.address}{table}/act"
            done = player.context.request.post(address, form=form, headers=JSON)
            assert done.ok, done.text()


def until_offered(player: Player, table: str, word: str) -> dict[str, Any]:
    """The view once it offers a word, each time as soon as there is a newer one."""
    address, after = f"{player.address}{table}/view.json", ""
    for _ in range(200):
        asked = player.context.request.get(address + after)
        view: dict[str, Any] = asked.json()
        if word in [option["word"] for option in view["options"]]:
            return view
        after = f"?after={view['version']}"
    raise AssertionError(f"{word!r} is not offered: {view['prompt']}")


def two_people(seat_player: Seat, server: Server, evening: Evening) -> tuple[list[Player], str]:
    """A wide browser, a phone and a bot at the first turn of a haunt; the last is clicked."""
    phone = {"viewport": NARROW, "has_touch": True, "is_mobile": True}
    anna, boris = seat_player(server), seat_player(server, **phone)
    table = set_table(anna, evening, "open", "bot-greedy")
    boris.go(table)
    sit_down(boris, "Boris")
    send([anna, boris], table, evening.words[:-AT_LAST])
    for player in (anna, boris):
        player.go(table)
    press([anna, boris], evening.words[-AT_LAST:])
    return [anna, boris], table


# ---- looking


def haunt_id(evening: Evening) -> str:
    """The id of a night's haunt."""
    haunt = evening.night.haunt
    assert haunt is not None
    return str(haunt.id)


def told(message: str) -> str:
    """An English text of the game."""
    return GAME.texts.say(message, {}, "en")


def sentences(message: str) -> list[str]:
    """Those sentences of a text that are long enough to be nobody else's."""
    found = re.split(r"(?<=[.;:!?]) ", told(message))
    return [each for each in found if len(each) >= LONG_SENTENCE]


def sources(player: Player, table: str) -> list[str]:
    """All that a browser holds or gets: the page as it is, a fresh one, and its data."""
    addresses = (table, f"{table}/view.json", f"{table}/journal")
    fresh = [player.context.request.get(player.address + each).text() for each in addresses]
    return [html.unescape(source) for source in (player.page.content(), *fresh)]


def expect_page(player: Player, id: str) -> None:
    """The haunt's page lies open and begins with its title and opening."""
    page = player.page.locator(f"#page-{id} article")
    expect(page).to_be_visible()
    expect(page.locator("h2")).to_have_text(told(f"haunt-{id}"))
    expect(page.locator(".haunt-opening")).to_contain_text(sentences(f"haunt-{id}-opening")[0])


# ---- a night to its end


def test_from_the_explorers_to_the_last_page(seat_player: Seat, harrowmere: Server) -> None:
    """Explorers, exploration, the haunt's page, the fight for it, and the win, by buttons."""
    anna, evening = seat_player(harrowmere), won_together()
    set_table(anna, evening, "bot-greedy", "bot-greedy")
    expect(anna.page.locator("#spread .pick")).not_to_have_count(0)
    begins = len(play_until_begun(evening).words)
    press([anna], evening.words[:begins])
    expect_page(anna, haunt_id(evening))
    expect(anna.page.locator("#haunt")).to_be_visible()
    assert anna.page.evaluate(SIDEWAYS) <= 0
    press([anna], evening.words[begins:])
    expect(anna.page.locator("#outcome h2")).to_have_text("You share the win")
    ending = sentences(f"haunt-{haunt_id(evening)}-ending-heroes")[0]
    expect(anna.page.locator(".haunt-ending")).to_contain_text(ending)


def play_until_begun(evening: Evening) -> Evening:
    """The same night with one person, up to the haunt's first turn."""
    begun = play(evening.word, evening.haunt, 1, has_begun)
    assert begun is not None
    return begun


def test_the_page_is_put_away_on_a_phone(seat_player: Seat, harrowmere: Server) -> None:
    """The button that shuts the page lies where a thumb gets at it."""
    anna, evening = seat_player(harrowmere, viewport=NARROW), won_together()
    set_table(anna, evening, "bot-greedy", "bot-greedy")
    press([anna], play_until_begun(evening).words)
    expect_page(anna, haunt_id(evening))
    page = anna.page.locator(f"#page-{haunt_id(evening)}")
    page.locator("label").scroll_into_view_if_needed()
    box = page.locator("label").bounding_box()
    assert box is not None
    anna.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator("article")).to_be_hidden()


# ---- what a haunt hides


def test_nobody_names_the_cuckoo(seat_player: Seat, harrowmere: Server) -> None:
    """Only the Cuckoo's own page says who it is and what the Phials hold."""
    evening = first_turn(CUCKOO)
    players, table = two_people(seat_player, harrowmere, evening)
    cuckoo = players.pop(evening.night.traitor)
    guest = players[0]
    for player in (cuckoo, guest):
        expect_page(player, haunt_id(evening))
    expect(cuckoo.page.locator(".haunt-part")).to_contain_text("you are the traitor")
    expect(guest.page.locator(".haunt-part")).to_contain_text("one of the heroes")
    for told_apart in TELLING:
        assert any(told_apart.search(source) for source in sources(cuckoo, table))
        assert [each for each in sources(guest, table) if told_apart.search(each)] == []
    for player in (cuckoo, guest):
        assert player.page.evaluate(SIDEWAYS) <= 0


def test_each_side_reads_its_own_page(seat_player: Seat, harrowmere: Server) -> None:
    """No sentence of the other side's page is anywhere in what a browser gets."""
    evening = first_turn(TOLL)
    players, table = two_people(seat_player, harrowmere, evening)
    id = haunt_id(evening)
    for seat, player in enumerate(players):
        own, other = ("heroes", "traitor")
        if seat == evening.night.traitor:
            own, other = other, own
        expect_page(player, id)
        expect(player.page.locator(f"#page-{id}")).to_contain_text(told(f"haunt-{id}-{own}"))
        drawn, fresh, *_ = everything = sources(player, table)
        assert all(each in drawn and each in fresh for each in sentences(f"haunt-{id}-{own}"))
        for source in everything:
            assert [each for each in sentences(f"haunt-{id}-{other}") if each in source] == []
