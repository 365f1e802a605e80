"""The Possession in a real Chromium: a whole night, a fire, and what nobody else may see."""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NARROW, WIDE
from tests.browser.player import SETTLED, Player, sit_down
from tests.browser.server import Server
from tests.browser.test_access import THEMES, violations

Seat = Callable[..., Player]
Words = list[tuple[int, str]]

KNOWN_DICE = """
from dreadhouse.kernel import seal
seal.fresh_secret = lambda: bytes(32)
from dreadhouse.terminal.cli import main
main()
"""
NAMES = ("Anna", "Boris", "Clara")
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
MOVED_ON = "title => document.querySelector('#prompt > :is(h2, p)')?.textContent !== title"


class SealedServer(Server):
    """A server whose secret is known, so that the seats' words alone decide the dice."""

    def program(self) -> list[str]:
        """The same program, with a secret of zeros."""
        return [sys.executable, "-c", KNOWN_DICE]


@pytest.fixture(scope="module")
def sealed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server with known dice for all scripted nights."""
    running = SealedServer(pathlib.Path(tmp_path_factory.mktemp("sealed")))
    running.start()
    yield running
    running.stop()


def open_night(player: Player, **fields: str) -> str:
    """Set a table for The Possession by the form's own post, and go there."""
    form: dict[str, str | float | bool] = {f"seat{seat}": "none" for seat in range(5)}
    form |= {"pace": "instant", "seat0": "me", "name0": "Anna", **fields}
    response = player.context.request.post(f"{player.address}/new/possession", form=form)
    assert response.ok, response.text()
    path = response.url.removeprefix(player.address)
    player.go(path)
    return path.partition("?")[0]


def three_people(seat_player: Seat, sealed: Server, word: str) -> list[Player]:
    """Three browsers at a night whose dice come from the first seat's word alone."""
    players = [seat_player(sealed) for _ in NAMES]
    table = open_night(players[0], word=word, seat1="open", seat2="open")
    for player, name in zip(players[1:], NAMES[1:], strict=True):
        sit_at(player, table, name)
    players[0].page.locator("#drawing .possession").wait_for()
    return players


def sit_at(player: Player, table: str, name: str) -> None:
    """Come by the table's link and take the first open seat."""
    player.go(table)
    sit_down(player, name)
    player.page.locator("#seats .is-you").wait_for(state="attached")


def asked_for(player: Player, word: str) -> None:
    """Until this very word is offered."""
    player.page.locator(f'#choices button[value="{word}"]').wait_for()


def play(players: list[Player], words: Words) -> None:
    """Play a scripted night, each word by its button."""
    for seat, word in words:
        asked_for(players[seat], word)
        press(players[seat], word)


def press(player: Player, word: str) -> None:
    """Press a button; a picked chip counts once the prompt has moved on, whoever else picks."""
    if not word.startswith("pick"):
        player.press(word)
        return
    title = player.page.locator("#prompt > :is(h2, p)").first.text_content()
    player.page.locator(f'#choices button[value="{word}"]').click()
    player.page.wait_for_function(MOVED_ON, arg=title)


def walk(player: Player, room: str) -> None:
    """Click a room of the house."""
    asked_for(player, f"go {room}")
    seen = player.seen
    player.page.locator(f"#room-{room}").click(position={"x": 14, "y": 40})
    player.await_change(seen)


# ---- four seats, two people, two bots


def test_two_people_and_two_bots(seat_player: Seat) -> None:
    """From setup to the end: one plays on the board, the other on a phone by buttons."""
    anna, boris = seat_player(), seat_player(viewport=NARROW, has_touch=True, is_mobile=True)
    seats = {"seat1": "open", "seat2": "bot-greedy", "seat3": "bot-random"}
    table = open_night(anna, **seats, **{"opt-round_limit": "2"})
    sit_at(boris, table, "Boris")
    boris.page.locator("#drawing .possession.tall").wait_for()
    touched = 0
    for _ in range(400):
        if anna.is_over or boris.is_over:
            break
        for player in (anna, boris):
            assert player.page.evaluate(SIDEWAYS) <= 0
        if anna.is_asked:
            touched += step_on_board(anna, must_touch=touched < 3)
        elif boris.is_asked:
            press(boris, choose(boris))
        else:
            anna.page.wait_for_timeout(20)
    for player in (anna, boris):
        player.page.locator("#outcome:visible").wait_for()
        assert player.page.evaluate(SIDEWAYS) <= 0
        assert player.page.locator("#outcome h2").inner_text() in VERDICTS
    assert touched >= 3
    anna.go(f"{table}/replay?step=9")
    expect(anna.page.locator("#drawing .possession")).to_be_visible()
    assert anna.page.evaluate(SIDEWAYS) <= 0


VERDICTS = ("You win", "You lose", "You share the win", "You all win", "You all lose")


def choose(player: Player) -> str:
    """One of the offered words, with short turns."""
    offered = player.offered()
    if "end" in offered and player.dice.random() < 0.4:
        return "end"
    return player.dice.choice(offered)


def step_on_board(player: Player, must_touch: bool) -> bool:
    """Take a thing that glows on the board where there is one; whether there was."""
    glowing = player.page.locator("#drawing [data-words]")
    found = glowing.evaluate_all("all => all.map(each => each.dataset.words)")
    touchable = [word for word in player.offered() if word in found and word[:4] != "pick"]
    word = player.dice.choice(touchable) if touchable and must_touch else choose(player)
    if word not in touchable or player.gathers:
        press(player, word)
        return False
    seen = player.seen
    player.page.locator(f'#drawing [data-words="{word}"]').first.focus()
    player.page.keyboard.press("Enter")
    player.await_change(seen)
    return True


# ---- a night that ends in the fire


def test_a_fire_ends_the_night(seat_player: Seat, sealed: Server) -> None:
    """Searched, a key traded, the attic robbed, a page and a torn page burned: Anna wins."""
    players = three_people(seat_player, sealed, "owl 366")
    anna = players[0]
    play(players, [(0, "pick 6"), (1, "pick 3"), (0, "hinge nursery")])
    walk(anna, "nursery")
    play(players, [(0, "search")])
    walk(anna, "parlour")
    play(players, [(0, "search_two"), (0, "keep shovel_1"), (0, "trade"), (1, "end"), (2, "end")])
    play(players, [(0, "pick 5"), (2, "pick 5")])
    for room in ("nursery", "attic", "nursery", "dining_hall"):
        walk(anna, room)
    play(players, [(0, "burn")])
    gather_pages(anna, "show page_10", "show torn_page")
    asked_for(anna, "number 9")
    assert "Boris" not in anna.page.locator("#prompt").inner_text()
    press(anna, "number 9")
    for player in players:
        player.page.locator("#outcome:visible").wait_for()
    verdicts = [player.page.locator("#outcome h2").inner_text() for player in players]
    assert verdicts == ["You win", "You lose", "You lose"]
    assert "The pages burn" in players[1].say()


def gather_pages(player: Player, *words: str) -> None:
    """Show several pages at once; the prompt tells what the set would need."""
    title = player.page.locator("#prompt .prompt-title")
    asked_for(player, words[0])
    before = title.inner_text()
    for word in words:
        player.page.locator(f'#choices button[value="{word}"]').click()
    expect(title).not_to_have_text(before)
    expect(title).to_contain_text("%")
    seen = player.seen
    player.page.locator("#choices .confirm").click()
    player.await_change(seen)


# ---- secrets

WEAPON: Words = [
    (0, "pick 6"),
    (2, "pick 6"),
    (2, "go study"),
    (2, "search_two"),
    (2, "keep axe_1"),
    (2, "go stairs"),
    (0, "bar tool_shed"),
    (0, "end"),
    (1, "attack 2"),
]
PENDANT: Words = [
    (0, "pick 6"),
    (1, "pick 6"),
    (0, "end"),
    (1, "bar nursery"),
    (1, "bar sun_porch"),
    (1, "unbar sun_porch"),
    (1, "unbar nursery"),
    (1, "go nursery"),
    (1, "search"),
    (2, "attack 0"),
    (0, "hide"),
    (2, "end"),
]


@pytest.mark.parametrize(
    ("word", "words", "holder", "secret"),
    [("bat 965", WEAPON, 2, "reveal axe_1"), ("bat 5125", PENDANT, 1, "pendant")],
    ids=["weapon", "pendant"],
)
def test_settling_tells_nothing(
    seat_player: Seat, sealed: Server, word: str, words: Words, holder: int, secret: str
) -> None:
    """While one seat settles a reaction the other pages hold neither who is asked nor what."""
    players = three_people(seat_player, sealed, word)
    guest = seat_player(sealed)
    guest.page.goto(players[0].page.url)
    play(players, words)
    asked_for(players[holder], secret)
    others = [player for seat, player in enumerate(players) if seat != holder] + [guest]
    for player in others:
        expect(player.page.locator("#prompt")).to_contain_text("Reactions are being settled")
        fresh = player.context.request.get(player.page.url).text()
        for source in (player.page.content(), fresh):
            assert secret not in source
            assert "hand-axe_1" not in source
            assert "hand-pendant_1" not in source
            assert "is-turn" not in source
            assert "Your turn" not in source
    press(players[holder], "pass")
    for player in others:
        expect(player.page.locator("#prompt")).not_to_contain_text("Reactions are being settled")
        assert secret not in player.page.content()


# ---- access


def test_axe_finds_nothing(seat_player: Seat) -> None:
    """A turn in the house in every theme, wide and narrow."""
    anna = seat_player()
    open_night(anna, seat1="bot-greedy", seat2="bot-random")
    anna.page.locator(SETTLED).first.wait_for()
    for theme in THEMES:
        wishes: dict[str, str | float | bool] = {"theme": theme, "motion": "off"}
        anna.context.request.post(f"{anna.address}/settings", form=wishes)
        for size in (WIDE, NARROW):
            anna.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            anna.page.reload()
            anna.page.locator("#choices").wait_for()
            assert violations(anna) == [], (theme, size)
