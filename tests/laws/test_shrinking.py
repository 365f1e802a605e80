"""Shrinking works on real games, too: what remains still has what was asked for."""

from __future__ import annotations

import pytest

from dreadhouse import games
from dreadhouse.kernel.record import Record
from dreadhouse.lab.shrink import legal_part, shrink, with_decisions
from tests.laws.walk import play_through


def throws_dice(record: Record) -> bool:
    """Whether the dice were used after the setup."""
    return record.replay().dice.drawn > record.replay(upto=0).dice.drawn


@pytest.mark.parametrize("name", games.names())
def test_a_real_record_shrinks_to_what_matters(name: str) -> None:
    """To a legal game that ends with the decision after which the dice were used."""
    game = games.load(name)
    walks = (game.record(play_through(game, number)) for number in range(0, 60, 2))
    whole = next(record for record in walks if throws_dice(record))
    small = shrink(whole, throws_dice)
    assert throws_dice(small)
    assert small == legal_part(small)
    assert len(small.decisions) <= len(whole.decisions)
    assert not throws_dice(with_decisions(small, small.decisions[:-1]))
