"""Hypothesis plays the test game in every way it can think of and checks the kernel's promises."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import IllegalAction
from dreadhouse.kernel.state import State
from dreadhouse.kernel.undo import is_free
from tests.kernel.tiny import CARDS, GAME

SEEDS = st.binary(min_size=32, max_size=32)


class Table(RuleBasedStateMachine):
    """One game, its history of fingerprints, and copies kept on the way."""

    @initialize(seed=SEEDS, seats=st.integers(2, 3), rounds=st.integers(1, 6), quiet=st.booleans())
    def sit_down(self, seed: bytes, seats: int, rounds: int, quiet: bool) -> None:
        """A new game."""
        options = {"rounds": rounds, "quiet": quiet}
        self.state: State = GAME.start(seats, options, seed, journal=True)
        self.lived = [digest(self.state)]
        self.kept: list[tuple[State, str]] = []

    def is_on(self) -> bool:
        """Whether somebody is asked."""
        return self.state.result is None

    @precondition(is_on)
    @rule(data=st.data())
    def decide(self, data: st.DataObject) -> None:
        """Any asked seat picks any option; undo is never free for another seat."""
        seat = data.draw(st.sampled_from(self.state.to_act))
        drawn, lessons = self.state.dice.drawn, self.state.secrets.lessons
        self.state.apply(data.draw(st.sampled_from(self.state.options(seat))), seat)
        self.lived.append(digest(self.state))
        quiet = (drawn, lessons) == (self.state.dice.drawn, self.state.secrets.lessons)
        assert [other for other in range(self.state.seats) if is_free(self.state, other)] == (
            [seat] if quiet else []
        )

    @rule(seat=st.integers(-2, 4), action=st.integers(-3, GAME.vocabulary.size + 2))
    def try_what_is_not_listed(self, seat: int, action: int) -> None:
        """It is refused and nothing changes."""
        if action in self.state.options(seat):
            return
        before = digest(self.state)
        with pytest.raises(IllegalAction):
            self.state.apply(action, seat)
        assert digest(self.state) == before

    @rule()
    def keep_a_copy(self) -> None:
        """A copy is put aside with its fingerprint."""
        self.kept.append((self.state.copy(), digest(self.state)))

    @rule(seed=SEEDS, data=st.data())
    def dream(self, seed: bytes, data: st.DataObject) -> None:
        """A re-dealt world looks the same; playing it leaves the table alone."""
        seat = data.draw(st.integers(-1, self.state.seats - 1))
        world = self.state.determinize(seat, Dice(seed))
        assert world.view(seat) == self.state.view(seat)
        before = digest(self.state)
        while world.result is None:
            asked = world.seat
            world.apply(data.draw(st.sampled_from(world.options(asked))), asked)
        assert digest(self.state) == before

    @rule(data=st.data())
    def rebuild(self, data: st.DataObject) -> None:
        """The record of any moment is that moment."""
        upto = data.draw(st.integers(0, len(self.lived) - 1))
        again = GAME.record(self.state).replay(journal=True, upto=upto, game=GAME)
        assert digest(again) == self.lived[upto]

    @invariant()
    def keep_every_card(self) -> None:
        """Each card is in one place, and every asked seat has something to choose."""
        cards = sorted(int(piece.partition("@")[0]) for piece in GAME.pieces(self.state))
        assert cards == list(range(CARDS))
        assert all(self.state.options(seat) for seat in self.state.to_act)

    @invariant()
    def leave_copies_alone(self) -> None:
        """Nothing that happens at the table reaches a copy."""
        assert all(digest(twin) == before for twin, before in self.kept)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=60, stateful_step_count=30)
