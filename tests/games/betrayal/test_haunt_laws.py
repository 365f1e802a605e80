"""The laws in every haunt: in random nights most haunts come too seldom to be tried."""

from __future__ import annotations

import dataclasses

import pytest

from dreadhouse.games.betrayal import GAME
from dreadhouse.kernel.game import Game
from tests.games.betrayal.positions import PRINTED
from tests.laws import laws

every_haunt = pytest.mark.parametrize("id", PRINTED.haunt_ids)


def with_haunt(id: str) -> Game:
    """The game in which always this haunt wakes, by the defaults of its options."""
    number = PRINTED.haunt_ids.index(id) + 1
    options = [
        dataclasses.replace(option, default=number) if option.id == "chosen_haunt" else option
        for option in GAME.options
    ]
    return dataclasses.replace(GAME, options=tuple(options))


def walk_of(id: str) -> int:
    """The number of a walk with default options, another one for every haunt."""
    return 2 * PRINTED.haunt_ids.index(id)


@every_haunt
def test_nothing_leaks(id: str) -> None:
    """Law 5: what a seat sees and reads is the same in a re-dealt world."""
    laws.leaks_nothing(with_haunt(id), walk_of(id))


@every_haunt
def test_worlds_are_dealt_from_the_view_alone(id: str) -> None:
    """Law 5: a re-deal tells nothing of what is hidden."""
    laws.redeals_from_the_view_alone(with_haunt(id), walk_of(id), 30)


@every_haunt
def test_copies_are_apart(id: str) -> None:
    """Law 3: playing a copy changes nothing in its original."""
    laws.copies_are_independent(with_haunt(id), walk_of(id))


@every_haunt
def test_everything_is_somewhere(id: str) -> None:
    """Law 6: nothing is lost, doubled or made."""
    laws.conserves_everything(with_haunt(id), walk_of(id))


@every_haunt
def test_what_is_not_listed_is_refused(id: str) -> None:
    """Law 1: with a rule of the books, and without a change."""
    laws.refuses_the_unlisted(with_haunt(id), walk_of(id))
