"""People who read House of Danger in browsers, and nights found beforehand for them."""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from dreadhouse import games
from dreadhouse.kernel import seal
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.game import Game
from tests.browser.player import Player, sit_down
from tests.browser.server import Server

SECRET = bytes(32)
KNOWN_DICE = """
from dreadhouse.kernel import seal
seal.fresh_secret = lambda: bytes(32)
from dreadhouse.terminal.cli import main
main()
"""
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
MOVED_ON = "leaf => document.querySelector('#prompt').textContent !== leaf"
Table = dict[str, Any]


class KnownServer(Server):
    """A server whose secret is zeros, so that the seats' words alone decide the dice."""

    def program(self) -> list[str]:
        """The same program, with a known secret."""
        return [sys.executable, "-c", KNOWN_DICE]


@pytest.fixture(scope="module")
def reading_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with known dice."""
    running = KnownServer(pathlib.Path(tmp_path_factory.mktemp("reading-room")))
    running.start()
    yield running
    running.stop()


def game() -> Game:
    """House of Danger with the house's own story."""
    return games.load("danger")


def night(word: str, until: Callable[[Table], bool], most: int = 400) -> list[str]:
    """What one sensible reader does in a night with these dice, up to a moment; else nothing."""
    danger = game()
    assert danger.advise is not None
    state = danger.start(1, {}, seed=seal.mix(SECRET, [word]))
    dice, words = Dice(SECRET), list[str]()
    while state.result is None and len(words) < most:
        action = danger.advise(state, 0, dice)
        words.append(danger.vocabulary.word(action))
        state.apply(action, 0)
        if until(danger.look(state, 0)["table"]):
            return words
    return []


@cache
def night_with(name: str) -> tuple[str, tuple[str, ...]]:
    """The first word whose night comes to a moment, and what is done until then."""
    for number in range(400):
        words = night(f"tide {number}", MOMENTS[name])
        if words:
            return f"tide {number}", tuple(words)
    raise AssertionError(f"no night of 400 comes to {name}")


def has_broken(table: Table) -> bool:
    """A one was rolled with a booster in the slot."""
    fell = table["die"]
    return fell is not None and fell["face"] == 1 and bool(table["gone"])


def has_gone_back(table: Table) -> bool:
    """The goal of chapter 1 lies open again after a Story Return."""
    used = [way for way in table["ways"] if way["kind"] == "return" and not way["open"]]
    return table["chapter"] == 1 and bool(used)


MOMENTS: dict[str, Callable[[Table], bool]] = {
    "chapter 2": lambda table: table["chapter"] == 2,
    "a broken booster": has_broken,
    "a used return": has_gone_back,
    "an ending": lambda table: table["sheet"] is not None,
}


def open_book(player: Player, **fields: str) -> str:
    """Set a table for House of Danger by the form's own post, and go there."""
    form: dict[str, str | float | bool] = {f"seat{seat}": "none" for seat in range(6)}
    form |= {"pace": "instant", "seat0": "me", "name0": "Anna", "opt-show_odds": "on", **fields}
    response = player.context.request.post(f"{player.address}/new/danger", form=form)
    assert response.ok, response.text()
    path = response.url.removeprefix(player.address)
    player.go(path)
    return path.partition("?")[0]


def three_readers(
    seat_player: Callable[..., Player], server: Server, **fields: str
) -> list[Player]:
    """Three browsers at one table; Anna reads first."""
    players = [seat_player(server) for _ in range(3)]
    fields = {"seat1": "open", "seat2": "open", "opt-first_reader": "1", **fields}
    table = open_book(players[0], **fields)
    for player, name in zip(players[1:], ("Boris", "Clara"), strict=True):
        player.go(table)
        sit_down(player, name)
        player.page.locator("#seats .is-you").wait_for(state="attached")
    players[0].page.locator("#leaf .writing.page").wait_for()
    return players


def asked_for(player: Player, word: str) -> None:
    """Until this very word is offered."""
    player.page.locator(f'#choices button[value="{word}"]').wait_for()


def read_out(player: Player, words: tuple[str, ...] | list[str]) -> None:
    """Press one button after the other."""
    for word in words:
        asked_for(player, word)
        player.press(word)


def vote(player: Player, word: str) -> None:
    """Pick in secret; the pick counts once the own prompt has moved on."""
    asked_for(player, word)
    before = player.page.locator("#prompt").text_content()
    player.page.locator(f'#choices button[value="{word}"]').click()
    player.page.wait_for_function(MOVED_ON, arg=before)


def skip_to(player: Player, table: str, words: tuple[str, ...] | list[str]) -> None:
    """Do what leads to a moment without looking, then look."""
    for word in words:
        version = player.context.request.get(f"{player.address}{table}")
        seen = version.text().partition('name="seen" value="')[2].partition('"')[0]
        form: dict[str, str | float | bool] = {"seat": "0", "seen": seen, "action": word}
        done = player.context.request.post(
            f"{player.address}{table}/act", form=form, headers={"accept": "application/json"}
        )
        assert done.ok, done.text()
    player.go(table)
