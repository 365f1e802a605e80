"""People who play Pandemonium in browsers, and hours found beforehand for them."""

from __future__ import annotations

import pathlib
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from dreadhouse.games.pandemonium import GAME
from dreadhouse.games.pandemonium.state import Pandemonium
from dreadhouse.kernel import seal
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.frames import Ask
from dreadhouse.table.acting import MOST_WORDS
from tests.browser.danger import KnownServer
from tests.browser.player import Player, sit_down
from tests.browser.server import Server

SECRET = bytes(32)
GAMES = 240
JSON = {"accept": "application/json"}
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
Fits = Callable[[Pandemonium], bool]
Settings = dict[str, Any]


@pytest.fixture(scope="module")
def hollin_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with known dice."""
    running = KnownServer(pathlib.Path(tmp_path_factory.mktemp("hollin-house")))
    running.start()
    yield running
    running.stop()


# ---- hours found beforehand


class Hour(NamedTuple):
    """What is done until a moment comes, by whom, and how things then stand."""

    word: str
    seats: int
    settings: Settings
    words: list[tuple[int, str]]
    state: Pandemonium


def play(
    word: str, seats: int, settings: Settings, until: Fits, eager: tuple[str, ...] = ()
) -> Hour | None:
    """A game in which all follow the game's advice, up to a moment; none where it never comes.

    Whatever they are eager for they do as soon as they may.
    """
    seed = seal.mix(SECRET, [word, *[""] * (seats - 1)])
    s = GAME.start(seats, settings, seed)
    assert isinstance(s, Pandemonium)
    words = go_on(s, until, eager)
    return Hour(word, seats, settings, words, s) if until(s) else None


def go_on(s: Pandemonium, until: Fits, eager: tuple[str, ...] = ()) -> list[tuple[int, str]]:
    """Play on until a moment comes, or to the end; what is done, and by whom."""
    dice, words = Dice(SECRET), list[tuple[int, str]]()
    while not until(s) and s.result is None:
        seat = s.seat
        word = picked(s, seat, dice, eager)
        words.append((seat, word))
        s.apply(GAME.vocabulary.action(word), seat)
    return words


def picked(s: Pandemonium, seat: int, dice: Dice, eager: tuple[str, ...]) -> str:
    """What a person does."""
    wanted = [word for word in offered(s) if word in eager]
    assert GAME.advise is not None
    return wanted[0] if wanted else GAME.vocabulary.word(GAME.advise(s, seat, dice))


def offered(s: Pandemonium) -> list[str]:
    """The words that may be said now."""
    top = s.stack[-1]
    assert isinstance(top, Ask)
    return [GAME.vocabulary.word(action) for action in top.options(s)]


@cache
def found(
    seats: int, chapter: int, until: Fits, is_easy: bool = False, eager: tuple[str, ...] = ()
) -> Hour:
    """The first of many games in which a moment comes."""
    settings: Settings = {"chapter": chapter, "easy": is_easy}
    for number in range(GAMES):
        hour = play(f"tide {number}", seats, settings, until, eager)
        if hour is not None:
            return hour
    raise AssertionError(f"no game of {GAMES} comes to {until.__name__}")


def asks(s: Pandemonium) -> str:
    """The kind of the question that is asked now."""
    return type(s.stack[-1]).__name__ if s.result is None else ""


# ---- coming there


def set_table(player: Player, hour: Hour) -> str:
    """Set a table for this game by the form's own post, and go there."""
    form: dict[str, str | float | bool] = {f"seat{seat}": "none" for seat in range(6)}
    form |= {f"seat{seat}": "open" for seat in range(hour.seats)}
    form |= {"seat0": "me", "name0": "Anna", "word": hour.word, "pace": "instant"}
    form["opt-chapter"] = str(hour.settings["chapter"])
    if hour.settings["easy"]:
        form["opt-easy"] = "on"
    response = player.context.request.post(f"{player.address}/new/pandemonium", form=form)
    assert response.ok, response.text()
    path = response.url.removeprefix(player.address)
    player.go(path)
    return path.partition("?")[0]


def at_table(hour: Hour, *players: Player) -> str:
    """All sit down; the first has set the table."""
    table = set_table(players[0], hour)
    for player, name in zip(players[1:], ("Boris", "Clara"), strict=False):
        player.go(table)
        sit_down(player, name)
        player.page.locator("#seats .is-you").wait_for(state="attached")
    return table


def batches(words: list[tuple[int, str]]) -> Iterator[tuple[int, list[str]]]:
    """Words in a row of the same seat; "done" begins a new one, for it may end a set."""
    seat, batch = -1, list[str]()
    for by, word in words:
        if batch and (by != seat or word == "done" or len(batch) == MOST_WORDS):
            yield seat, batch
            batch = []
        seat = by
        batch.append(word)
    if batch:
        yield seat, batch


def send(players: list[Player], table: str, words: list[tuple[int, str]]) -> None:
    """What people do, by the form's own post, many words at once, without looking."""
    view = players[0].context.request.get(f"{players[0].address}{table}/view.json").json()
    seen = int(view["seen"])
    for seat, batch in batches(words):
        done = players[seat].context.request.post(
            f"{players[seat].address}{table}/act",
            data={"seat": seat, "seen": seen, "words": batch},
            headers=JSON,
        )
        assert done.ok, done.text()
        seen += len(batch)


def skip_to(players: list[Player], table: str, words: list[tuple[int, str]]) -> None:
    """Do what leads to a moment without looking, then look."""
    send(players, table, words)
    for player in players:
        player.go(table)


def click(players: list[Player], words: list[tuple[int, str]]) -> None:
    """What people do, each word by its button; what is gathered is confirmed as one set."""
    at = 0
    while at < len(words):
        seat, word = words[at]
        player = players[seat]
        button(player, word).wait_for()
        seen = player.seen
        if player.gathers:
            at = gather(player, words, at)
        else:
            button(player, word).click()
            at += 1
        player.await_change(seen)


def gather(player: Player, words: list[tuple[int, str]], at: int) -> int:
    """Mark a set and confirm it; the place of the next word."""
    seat = words[at][0]
    while words[at] != (seat, "done"):
        button(player, words[at][1]).click()
        expect(button(player, words[at][1])).to_have_attribute("aria-pressed", "true")
        at += 1
    player.page.locator('#choices button[value="done"], #choices .confirm:visible').first.click()
    return at + 1


def button(player: Player, word: str) -> Any:
    """The button of a word."""
    return player.page.locator(f'#choices button[value="{word}"]')
