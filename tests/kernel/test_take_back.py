"""Going back without asking, options with names, and games put beside the catalogue."""

from __future__ import annotations

import dataclasses

import pytest

from dreadhouse import games
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Option
from dreadhouse.kernel.undo import TakeBack, count
from tests.kernel.playing import play, start
from tests.kernel.tiny import GAME


def test_decisions_are_counted() -> None:
    """From the first one on."""
    state = start([0])
    assert count(state.past) == 0
    assert count(play(state, "play 1", "roll").past) == 2


def test_a_game_is_strict_unless_it_says_otherwise() -> None:
    """The newest decision, by its own seat, while nobody has learned anything."""
    state = play(start([0]), "play 1")
    assert [(one.kept, one.name) for one in GAME.take_back(state, 0)] == [(0, "decision")]
    assert GAME.take_back(state, 1) == []
    assert GAME.take_back(play(state, "roll"), 1) == []


def test_a_game_may_be_more_generous() -> None:
    """It lists the places itself."""
    generous = dataclasses.replace(GAME, take_back=lambda state, seat: [TakeBack(0, "chapter")])
    assert generous.take_back(start(), 1)[0].name == "chapter"


def test_an_option_with_names_is_still_a_number() -> None:
    """One name for each number that it may be."""
    option = Option("mood", 0, "TIN-1", 0, 2, ("calm", "grim", "wild"))
    assert option.check(2) == 2
    assert len(option.names) == option.most - option.least + 1
    for name in games.names():
        for one in games.load(name).options:
            assert len(one.names) in (0, one.most - one.least + 1)


def test_a_game_can_be_put_beside_the_catalogue() -> None:
    """It loads like the others, and none of the catalogue's is replaced."""
    mine = dataclasses.replace(GAME, name="murmur-mine")
    games.add(mine)
    assert games.load("murmur-mine") is mine
    assert "murmur-mine" not in games.names()
    with pytest.raises(GameError, match="name yours otherwise"):
        games.add(dataclasses.replace(GAME, name="insanity"))
