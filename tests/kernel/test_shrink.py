"""Shrinking: a long failing record becomes the shortest one that still fails."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.record import Record
from dreadhouse.lab.shrink import crashes, legal_part, shrink, with_decisions, without
from tests.kernel import tiny
from tests.kernel.playing import played
from tests.kernel.tiny import GAME


def crashes_here(record: Record) -> bool:
    """The default question, asked of the test game."""
    return crashes(record, GAME)


def plant(patch: pytest.MonkeyPatch) -> None:
    """Peeking after playing the card 7 breaks the game."""
    peek = tiny.Act.peek

    def broken(act: tiny.Act, s: tiny.Murmur) -> None:
        if 7 in s.pile:
            raise ZeroDivisionError("planted")
        peek(act, s)

    patch.setattr(tiny.Act, "peek", broken)


def records() -> list[Record]:
    """Whole random games in which the planted defect will strike."""
    found = [GAME.record(played(number)) for number in range(60)]
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        return [record for record in found if crashes_here(record)]


FAILING = records()


def test_the_planted_defect_strikes_in_many_games() -> None:
    """Otherwise the other tests here would prove little."""
    assert len(FAILING) > 20


@given(st.sampled_from(FAILING))
@settings(max_examples=40)
def test_a_shrunk_record_still_fails_and_cannot_lose_one_decision(record: Record) -> None:
    """Leaving out any single decision, and what becomes illegal with it, heals it."""
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        small = shrink(record, crashes_here, GAME)
        assert crashes_here(small)
        assert len(small.decisions) <= len(record.decisions)
        for place in range(len(small.decisions)):
            fewer = legal_part(without(small, place, place + 1), GAME)
            assert len(fewer.decisions) == len(small.decisions) or not crashes_here(fewer)


def test_the_cause_is_what_remains(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last decision peeks, and the 7 lies on the pile by then."""
    plant(monkeypatch)
    for record in FAILING[:10]:
        small = shrink(record, crashes_here, GAME)
        assert small.decisions[-1][1] == "peek"
        before = small.replay(upto=len(small.decisions) - 1, game=GAME)
        assert isinstance(before, tiny.Murmur)
        assert 7 in before.pile


def test_any_question_can_be_asked() -> None:
    """The shortest record in which seat 1 ends with points: nothing of the rest is kept."""

    def scores(record: Record) -> bool:
        state = record.replay(game=GAME)
        assert isinstance(state, tiny.Murmur)
        return state.score[1] > 0

    small = shrink(GAME.record(played(4)), scores, GAME)
    assert scores(small)
    assert len(small.decisions) <= 3


def test_illegal_decisions_are_left_out() -> None:
    """The rest of the record is played as it was."""
    record = GAME.record(played(5))
    spoiled = with_decisions(record, [(0, "fly"), (1, "rest"), *record.decisions])
    assert legal_part(spoiled, GAME) == record


def test_a_record_that_does_not_fail_is_refused() -> None:
    """There is nothing to cut."""
    with pytest.raises(GameError, match="does not fail"):
        shrink(GAME.record(played(5)), crashes_here, GAME)


def test_a_record_that_breaks_a_rule_is_no_crash() -> None:
    """The house refused it as it should."""
    assert not crashes_here(with_decisions(GAME.record(played(5)), [(0, "fly")]))
