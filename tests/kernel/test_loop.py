"""The loop: steps run, a seat is asked, forced and pointless questions are passed."""

from __future__ import annotations

import pytest

from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import BadOption, GameError, IllegalAction, NotYourTurn
from tests.kernel import tiny
from tests.kernel.playing import offered, play, start
from tests.kernel.tiny import GAME, WORDS


def test_steps_run_until_a_seat_is_asked() -> None:
    """A new game stands at the first question with its options laid out."""
    state = start()
    assert (state.seat, state.to_act, state.result) == (0, [0], None)
    assert offered(state, 0) == ["play 0", "play 1", "play 2", "draw", "peek", "roll", "rest"]
    assert state.options(1) == []


def test_what_is_pushed_last_comes_first() -> None:
    """An answer interrupts the turn that goes on after it."""
    state = play(start(quiet=False), "play 1")
    assert (state.seat, type(state.stack[-1]).__name__) == (1, "Answer")
    play(state, "let")
    assert (state.seat, type(state.stack[-1]).__name__) == (0, "Act")


def test_an_own_act_waits_even_as_the_only_option() -> None:
    """A turn is ended by its player although nothing else is left to do (TIN-3)."""
    state = play(start([3]), "play 0", "draw", "peek", "roll")
    assert offered(state, 0) == ["rest"]
    assert play(state, "rest").seat == 1


def test_a_single_option_is_taken_at_once() -> None:
    """The winner of the bids throws the only card left without being asked."""
    state = start()
    state.hands[1] = [4, 5]
    play(state, "rest", "rest", "bid 2", "bid 5")
    assert state.hands[1] == []
    assert state.pile == [2, 5, 4]
    assert (state.round, state.seat) == (2, 0)


def test_a_pointless_question_is_passed_and_the_seat_is_told_why() -> None:
    """In the last round the thrown card matters to nobody (TIN-6)."""
    state = play(start(rounds=1), "rest", "rest", "bid 2", "bid 5")
    assert state.result == [0.0, 1.0]
    assert state.hands[1] == [4]
    assert [event.rule for event in state.journal(1) if event.id == "passed-last"] == ["TIN-6"]
    assert "passed-last" not in [event.id for event in state.journal(0)]


def test_the_same_question_is_asked_where_it_matters() -> None:
    """Before the last round the winner of the bids chooses."""
    state = play(start(rounds=2), "rest", "rest", "bid 2", "bid 5")
    assert offered(state, 1) == ["toss 3", "toss 4"]


def test_an_unlisted_action_names_its_rule_and_changes_nothing() -> None:
    """The rule comes from the frame that refuses; an unknown number has none."""
    state = start()
    before = digest(state)
    for action, rule in [("play 5", "TIN-2"), ("hush 1", "TIN-4")]:
        with pytest.raises(IllegalAction, match=f"'{action}' is not legal now") as refused:
            state.apply(WORDS.action(action), 0)
        assert refused.value.rule == rule
    for number in (-1, WORDS.size):
        with pytest.raises(IllegalAction, match=f"there is no action {number}"):
            state.apply(number, 0)
    assert digest(state) == before


def test_another_seat_has_to_wait() -> None:
    """It is told so, with the rule of the question that is open."""
    state = start()
    before = digest(state)
    with pytest.raises(NotYourTurn, match="another seat is asked") as refused:
        state.apply(WORDS.action("rest"), 1)
    assert refused.value.rule == "TIN-2"
    assert digest(state) == before


def test_after_the_end_nobody_is_asked() -> None:
    """No seat, no options, no prompt, and an action is refused."""
    state = play(start(rounds=1), "rest", "rest", "pass", "pass")
    assert state.result == [0.5, 0.5]
    assert (state.to_act, state.options(0), state.view(0)["ask"]) == ([], [], None)
    with pytest.raises(GameError, match="the game is over"):
        _ = state.seat
    with pytest.raises(NotYourTurn, match="the game is over"):
        state.apply(WORDS.action("rest"), 0)


def test_the_end_drops_what_still_waits() -> None:
    """Frames under the one that ended the game never run."""
    state = start()
    state.push(tiny.Close())
    state.end([1.0, 0.0])
    state.advance()
    assert (state.round, state.result) == (1, [1.0, 0.0])


def test_options_given_away_are_a_copy() -> None:
    """Who tampers with the list changes nothing."""
    state = start()
    state.options(0).clear()
    assert len(state.options(0)) == 7


def test_a_copy_is_played_apart() -> None:
    """Playing the copy to its end leaves the original as it was, and the other way round."""
    state = start([2, 5])
    twin, before = state.copy(), digest(state)
    play(twin, "roll", "play 2", "rest")
    assert digest(state) == before
    assert play(state, "roll").score == [3, 0]
    assert twin.score == [5, 0]


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (4, {}, "for 2 to 3 seats, not 4"),
        (2, {"rounds": 7}, "goes from 1 to 6, 7 is outside"),
        (2, {"rounds": True}, "is a whole number"),
        (2, {"quiet": 1}, "is on or off"),
        (2, {"loud": True}, "has no option loud: it has rounds, quiet"),
    ],
)
def test_a_game_that_is_not_offered_is_refused(
    seats: int, options: dict[str, object], sentence: str
) -> None:
    """The sentence says what is offered."""
    with pytest.raises(BadOption, match=sentence):
        GAME.start(seats, options, bytes(32))


def test_options_not_given_have_their_defaults() -> None:
    """They are written into the state and so into the record."""
    assert GAME.start(2, {"quiet": True}, bytes(32)).settings == {"rounds": 3, "quiet": True}
