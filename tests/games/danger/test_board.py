"""The page, the map and the terminal's page: well-formed, true to the view, silent on secrets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from dreadhouse.games.danger import GAME
from dreadhouse.games.danger.map import COLUMNS, chart_of
from dreadhouse.games.danger.typeset import curled
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.leaf import Leaf, runs
from dreadhouse.kernel.state import State
from dreadhouse.kernel.text import LANGUAGES
from tests.rules import rule

NAMES = ["Ada", "Ilya <b>", 'Noor "', "Marta & Co", "Константин", "Ж"]
NIGHTS = 3


def night(seats: int, number: int, **options: int | bool) -> Iterator[State]:
    """The positions of a random story, one for each decision, and the last one."""
    state = GAME.start(seats, options, seed=bytes([number]) * 32)
    dice = Dice(bytes([number + 50]) * 32)
    while state.result is None:
        yield state
        seat = dice.pick(state.to_act)
        state.apply(dice.pick(state.options(seat)), seat)
    yield state


def leaf_of(state: State, seat: int, language: str = "en") -> Leaf:
    """What a page lays open."""
    assert GAME.reading is not None
    return GAME.reading.leaf(seen(state, seat), language)


def seen(state: State, seat: int) -> dict[str, Any]:
    """A view as a page hands it on."""
    return GAME.look(state, seat) | {"names": NAMES[: state.seats]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_set(language: str) -> None:
    """In stories played by chance every position gives a leaf, a map and a terminal's page."""
    assert GAME.plain is not None
    for number in range(NIGHTS):
        for step, state in enumerate(night(1 + number, number)):
            if step % 7:
                continue
            opened = leaf_of(state, step % state.seats, language)
            assert opened.page.title
            assert opened.page.paragraphs
            ElementTree.fromstring(GAME.draw(seen(state, 0), language))
            assert opened.part in GAME.plain(seen(state, 0), language)


def test_every_option_has_a_place() -> None:
    """Each way that can be taken is a tab that is open, and no closed tab can be taken."""
    for state in night(1, 4):
        words = {
            GAME.vocabulary.word(action)
            for action in (state.options(0) if not state.result else [])
        }
        opened = leaf_of(state, 0)
        tabs = {tab.word: tab for tab in opened.tabs}
        ways = {word for word in words if word.split()[0] in ("take", "pick", "return", "next")}
        assert ways <= set(tabs)
        assert not any(tabs[word].why for word in ways)
        for tab in opened.tabs:
            assert bool(tab.why) == bool(tab.rule)


@rule("DAN-44")
def test_votes_show_who_but_not_what() -> None:
    """While a vote runs the leaf is the same whatever somebody picked."""
    compared = 0
    for state in night(3, 6):
        votes = GAME.look(state, 0)["table"]["votes"]
        missing = [seat for seat in votes["asked"] if seat not in votes["cast"]] if votes else []
        if len(missing) < 2:
            continue
        voter, watcher = missing[:2]
        leaves = []
        for action in state.options(voter):
            twin = state.copy()
            twin.apply(action, voter)
            leaves.append(leaf_of(twin, watcher))
        assert all(each == leaves[0] for each in leaves)
        assert leaves[0].company[voter].state == "voted"
        compared += len(leaves) > 1
    assert compared > 3


@rule("DAN-186")
def test_odds_stand_in_the_box_only_when_agreed() -> None:
    """The box of a challenge tells its odds with the option on and is silent with it off."""
    for shown in (True, False):
        told = 0
        for state in night(1, 8, show_odds=shown):
            for trial in leaf_of(state, 0).trials:
                told += bool(trial.odds)
                assert trial.state != "now" or trial.target.endswith("+")
        assert bool(told) is shown


@rule("DAN-195")
def test_a_private_premonition_is_for_its_reader() -> None:
    """Whoever does not hold it gets neither its title nor its words, on the page or after."""
    assert GAME.plain is not None
    assert GAME.reading is not None
    met = 0
    for number in range(20):
        for step, state in enumerate(night(2, number, private_premonitions=True)):
            if step % 5:
                continue
            for seat, card in hidden_from(state):
                met += 1
                assert GAME.reading.opened(seen(state, seat), card, "en") is None
                opened = leaf_of(state, seat)
                assert card not in [each.id for each in (*opened.read, opened.page)]
                assert f"{card} ·" not in GAME.plain(seen(state, seat), "en")
        if met:
            return
    raise AssertionError("no premonition in twenty stories")


def hidden_from(state: State) -> list[tuple[int, str]]:
    """Seats and the cards that the inventory hides from them."""
    return [
        (seat, held["card"])
        for seat in range(state.seats)
        for held in GAME.look(state, seat)["table"]["inventory"]
        if held["hidden"]
    ]


def test_the_map_never_moves_a_place() -> None:
    """However the walk goes on, a place once reached stays where it is, on a spot of its own."""
    path: list[str] = []
    for state in night(1, 11):
        path = GAME.look(state, 0)["table"]["path"]
    before: dict[str, tuple[int, int]] = {}
    for length in range(1, len(path) + 1):
        spots = chart_of(path[:length]).spots
        assert {place: spots[place] for place in before} == before
        assert len(set(spots.values())) == len(spots)
        assert all(0 <= column < COLUMNS for _, column in spots.values())
        before = spots


def test_the_map_names_no_place_unread() -> None:
    """Ways not taken are question marks: no card that nobody has read is on the map."""
    for step, state in enumerate(night(1, 12)):
        if step % 5:
            continue
        read = set(GAME.look(state, 0)["table"]["log"])
        picture = ElementTree.fromstring(GAME.draw(seen(state, 0), "en"))
        shown = {each.get("data-reread") for each in picture.iter() if each.get("data-reread")}
        assert shown <= read


def test_pages_open_again_only_once_read() -> None:
    """A card that has been read opens whole; one that has not stays shut."""
    book = GAME.reading
    assert book is not None
    state = GAME.start(1, {}, seed=bytes(32))
    opened = book.opened(seen(state, 0), "S101", "en")
    assert opened is not None
    assert "parcel" in " ".join(opened.text)
    assert book.opened(seen(state, 0), "S102", "en") is None


def test_quotation_marks_are_curled() -> None:
    """English marks are curly at both ends, also around emphasis and before a year."""
    told = curled("""\"It's *'79*,\" she says. (\"*No*.\") 'Well.'""", "en")
    assert told == "“It’s *’79*,” she says. (“*No*.”) ‘Well.’"
    assert curled('"so"', "ru") == '"so"'


def test_emphasis_is_taken_apart() -> None:
    """Stars mark emphasis, two of them strength; a lone star is a star."""
    assert runs("a *b* **c** d") == (
        ("", "a "),
        ("em", "b"),
        ("", " "),
        ("strong", "c"),
        ("", " d"),
    )
    assert runs("5 * 3 * 2") == (("", "5 * 3 * 2"),)
    assert runs("") == ()
