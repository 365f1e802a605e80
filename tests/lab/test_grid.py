"""Options, bots and targets as typed."""

from __future__ import annotations

import pytest

from dreadhouse import games
from dreadhouse.kernel.errors import BadOption
from dreadhouse.lab.grid import in_words, read_grid
from dreadhouse.lab.players import read_bots, seated
from dreadhouse.lab.targets import Target, read_target

DUEL = games.load("insanity")
STORY = games.load("danger")


def test_every_combination_is_a_setting() -> None:
    """Read ranges and lists, and vary the last option fastest."""
    cells = read_grid(DUEL, ("life=60:100:20", "start_sanity=50,75"))
    assert [(cell["start_life"], cell["start_sanity"]) for cell in cells] == [
        (60, 50),
        (60, 75),
        (80, 50),
        (80, 75),
        (100, 50),
        (100, 75),
    ]


def test_no_option_is_one_setting() -> None:
    """Play the defaults where nothing was typed."""
    assert read_grid(DUEL, ()) == [{}]
    assert in_words({}) == "defaults"


def test_switches_and_named_values_are_read() -> None:
    """Understand on and off, and the names of an option's values."""
    assert read_grid(DUEL, ("fresh=on,off",)) == [{"fresh": True}, {"fresh": False}]
    assert read_grid(STORY, ("take_back=free,strict",)) == [{"take_back": 2}, {"take_back": 0}]
    assert in_words({"fresh": True, "start_life": 20}) == "fresh=on start_life=20"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (("luck=3",), "has no option luck: it has start_life"),
        (("life",), "is no option: write NAME=VALUE"),
        (("life=",), "is no option: write NAME=VALUE"),
        (("life=many",), "needs whole numbers: write start_life=20:60:10"),
        (("life=5",), "goes from 10 to 300, 5 is outside"),
        (("life=60:20",), "is no range: write LOW:HIGH"),
        (("life=20:60:0",), "is no range: write LOW:HIGH"),
        (("life=20:60:5:5",), "is no range: write LOW:HIGH"),
        (("fresh=0:1",), "is on or off: write fresh=on,off"),
        (("fresh=maybe",), "is on or off: write fresh=on,off"),
        (("life=20", "start_life=30"), "is named twice"),
        (("life=10:300", "sanity=0:300"), "settings are too many"),
    ],
)
def test_a_bad_option_is_refused_by_one_sentence(typed: tuple[str, ...], told: str) -> None:
    """Say what is wrong and what to write instead."""
    with pytest.raises(BadOption, match=told) as refusal:
        read_grid(DUEL, typed)
    assert "\n" not in str(refusal.value)


def test_one_bot_plays_all_seats() -> None:
    """Seat one named bot everywhere, or one in each seat."""
    assert seated(DUEL, ["random"], 0) == ["random", "random"]
    assert seated(games.load("possession"), ["random"], 5) == ["random"] * 5
    assert seated(DUEL, ["random", "greedy"], 0) == ["random", "greedy"]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("oracle", "there is no bot called 'oracle'"),
        ("", "no bot is named"),
        ("tests.lab.own_bots:Nobody", "there is no bot tests.lab.own_bots:Nobody"),
        ("tests.lab.nowhere:Nobody", "there is no bot tests.lab.nowhere:Nobody"),
        ("tests.lab.own_bots:NO_BOT", "is no bot"),
    ],
)
def test_a_bad_bot_is_refused_by_one_sentence(typed: str, told: str) -> None:
    """Say which bots there are."""
    with pytest.raises(BadOption, match=told):
        read_bots(typed)


def test_too_few_and_too_many_seats_are_refused() -> None:
    """Want a bot for every seat, and as many seats as the game is for."""
    with pytest.raises(BadOption, match="3 bots are named for 4 seats"):
        seated(games.load("possession"), ["random"] * 3, 4)
    with pytest.raises(BadOption, match="is for 2 seats, not 3"):
        seated(DUEL, ["random"], 3)


def test_targets_are_values_or_spans() -> None:
    """Read both, and take the game's own word for length."""
    assert read_target(DUEL, "first_seat=0.5") == Target("first_seat", 0.5, 0.5)
    assert read_target(DUEL, "turns=20:30") == Target("length", 20, 30)
    assert str(read_target(DUEL, "turns=20:30")) == "length=20:30"


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("turns", "is no target"),
        ("turns=long", "needs numbers"),
        ("turns=1:2:3", "is no target"),
        ("turns=30:20", "runs backwards"),
    ],
)
def test_a_bad_target_is_refused_by_one_sentence(typed: str, told: str) -> None:
    """Say how a target is written."""
    with pytest.raises(BadOption, match=told):
        read_target(DUEL, typed)
