"""Asking several seats at once: secret until all are in, in any order."""

from __future__ import annotations

import itertools

import pytest

from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import IllegalAction, NotYourTurn
from tests.kernel.playing import offered, play, start
from tests.kernel.tiny import GAME, WORDS, Murmur


def bidding() -> Murmur:
    """Three seats about to bid; seat 0 holds 0, 1, 2, seat 1 holds 3, 4, 5, seat 2 6, 7, 8."""
    state = GAME.start(3, {}, bytes(32), journal=True)
    assert isinstance(state, Murmur)
    play(state, "rest", "rest", "rest")
    state.hands = [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
    state.deck = [9, 10, 11]
    state.secrets.known = [1] * 3 + [2] * 3 + [4] * 3 + [0] * 3
    return state


def bid(state: Murmur, seat: int, word: str) -> None:
    """One seat's pick."""
    state.apply(WORDS.action(word), seat)


PICKS = {0: "bid 2", 1: "bid 5", 2: "pass"}


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_picks_may_come_in_any_order(order: tuple[int, ...]) -> None:
    """Whoever picks first, the same things happen."""
    state = bidding()
    for seat in order:
        assert seat in state.to_act
        bid(state, seat, PICKS[seat])
    assert (state.pile, state.score) == ([2, 5], [0, 5, 0])


def test_every_seat_is_asked_at_once_and_once() -> None:
    """The seats still to pick shrink; sequential callers go seat by seat."""
    state = bidding()
    assert (state.to_act, state.seat) == ([0, 1, 2], 0)
    bid(state, 1, "pass")
    assert (state.to_act, state.seat) == ([0, 2], 0)
    assert state.options(1) == []
    with pytest.raises(NotYourTurn, match="wait for the others") as refused:
        bid(state, 1, "bid 3")
    assert refused.value.rule == "TIN-5"


def test_a_pick_is_shown_to_nobody_before_all_are_in() -> None:
    """Whatever seat 1 picks, the others and the spectators see the same."""
    states = [bidding() for _ in range(2)]
    bid(states[0], 1, "bid 5")
    bid(states[1], 1, "pass")
    for seat in (-1, 0, 2):
        assert states[0].view(seat) == states[1].view(seat)
        assert [event.id for event in states[0].journal(seat)] == [
            event.id for event in states[1].journal(seat)
        ]


def test_an_unlisted_pick_is_refused_and_changes_nothing() -> None:
    """Another seat's card cannot be bid."""
    state = bidding()
    before = digest(state)
    with pytest.raises(IllegalAction) as refused:
        bid(state, 0, "bid 5")
    assert refused.value.rule == "TIN-5"
    assert digest(state) == before


def test_a_seat_without_cards_is_not_asked() -> None:
    """The round waits for the others only."""
    state = bidding()
    state.hands[1] = []
    assert state.to_act == [0, 2]
    bid(state, 0, "pass")
    bid(state, 2, "bid 6")
    assert state.score == [0, 0, 6]


def test_picks_survive_a_copy_apart() -> None:
    """The copy knows the picks made so far and goes on alone."""
    state = bidding()
    bid(state, 0, "bid 2")
    twin = state.copy()
    bid(twin, 1, "bid 3")
    assert (state.to_act, twin.to_act) == ([1, 2], [2])


def test_a_redeal_makes_others_secret_picks_anew_and_keeps_ones_own() -> None:
    """Seat 0 knows its own pick and nothing of seat 1's."""
    state = bidding()
    bid(state, 0, "bid 2")
    bid(state, 1, "bid 5")
    worlds = [state.determinize(0, Dice(bytes([n]) * 32)) for n in range(1, 60)]
    assert {world.picks[0] for world in worlds} == {WORDS.action("bid 2")}
    assert {world.to_act[0] for world in worlds} == {2}
    assert len({world.picks[1] for world in worlds}) > 5


def test_a_seat_sees_its_own_options_only() -> None:
    """The prompt is shared, the options and particulars are not."""
    state = bidding()
    assert offered(state, 0) == ["bid 0", "bid 1", "bid 2", "pass"]
    assert state.view(0)["ask"]["about"] == {"round": 1}
    spectator = state.view(-1)["ask"]
    assert (spectator["asked"], spectator["options"], spectator["about"]) == (False, [], {})


def test_bids_revealed_count_as_a_lesson() -> None:
    """After the reveal nobody takes a bid back freely."""
    state = start()
    play(state, "rest", "rest")
    lessons = state.secrets.lessons
    play(state, "bid 2", "bid 5")
    assert state.secrets.lessons > lessons
