"""Views, re-deals and the journal: a seat learns what the rules show it and nothing else."""

from __future__ import annotations

from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.journal import EVERYONE, Event, entries, only_for
from tests.kernel.playing import play, start
from tests.kernel.tiny import GAME


def test_a_hand_is_seen_by_its_holder_only() -> None:
    """Others see how many cards it has."""
    state = start()
    assert state.view(0)["table"]["hands"] == [[0, 1, 2], []]
    assert state.view(-1)["table"]["hands"] == [[], []]
    assert state.view(1)["table"]["sizes"] == [3, 3]


def test_a_peeked_card_stays_known_where_it_is_drawn() -> None:
    """Seat 0 saw 6 on top; seat 1 draws it; seat 0 still knows it and a re-deal leaves it."""
    state = play(start(), "peek", "rest", "draw")
    assert state.view(0)["table"]["hands"] == [[0, 1, 2], [6]]
    world = state.determinize(0, Dice(b"\x03" * 32))
    assert world.view(0) == state.view(0)


def test_a_secret_question_is_hidden_from_the_others() -> None:
    """Seat 0 and the spectators see neither who is asked nor what."""
    state = play(start(quiet=False), "play 1")
    for seat in (-1, 0):
        view = state.view(seat)
        assert (view["to_act"], view["ask"]["frame"], view["ask"]["rule"]) == ([], "Settling", "")
    asked = state.view(1)
    assert (asked["to_act"], asked["ask"]["frame"]) == ([1], "Answer")
    assert asked["ask"]["about"] == {"card": 1}


def test_a_world_has_other_dice_no_seed_and_no_past() -> None:
    """Nobody who plans sees the live dice or takes a record of a re-dealt game."""
    state = play(GAME.start(2, {}, b"\x05" * 32), "peek")  # type: ignore[arg-type]
    dice = Dice(b"\x06" * 32)
    world = state.determinize(0, dice)
    assert world.dice is dice
    assert (world.seed, world.past) == (b"", None)


def test_the_journal_shows_each_seat_its_own_lines() -> None:
    """The drawer reads the card, the other seat that a card was drawn, a spectator nothing."""
    state = play(start(), "draw")
    assert [(event.id, event.args) for event in state.journal(0)] == [("drew", {"card": 6})]
    assert [(event.id, event.args) for event in state.journal(1)] == [("drew-hidden", {"seat": 0})]
    assert state.journal(-1) == []


def test_a_journal_is_written_only_when_somebody_listens() -> None:
    """Bots and simulations pay nothing for it."""
    state = GAME.start(2, {}, bytes(32))
    state.apply(GAME.vocabulary.action("roll"), 0)
    assert state.journal(0) == []


def test_entries_are_filtered_and_numbered_in_order() -> None:
    """A mask names seats; everybody includes the spectators."""
    first = Event(None, "all", {}, "TIN-1", EVERYONE)
    second = Event(first, "one", {}, "TIN-2", 0b10)
    assert [event.id for event in entries(second, 1)] == ["all", "one"]
    assert [event.id for event in entries(second, 0)] == ["all"]
    assert [event.id for event in entries(second, -1)] == ["all"]
    assert (first.number, second.number) == (0, 1)


def test_a_worlds_journal_holds_only_what_its_seat_may_read() -> None:
    """What others whispered is gone from the re-dealt world, not just hidden in it."""
    whispered = Event(None, "secret", {"card": 3}, "TIN-2", 0b01)
    last = Event(whispered, "all", {}, "TIN-1", EVERYONE)
    assert only_for(whispered, 1) is None
    kept = only_for(last, 1)
    assert kept is not None
    assert (kept.id, kept.before) == ("all", None)


def test_a_prompt_speaks_to_its_reader() -> None:
    """The same event reads as `you` for its own seat."""
    names = ["Ada", "Bo"]
    told = [GAME.tell("played", {"seat": 0, "card": 3}, "en", names, seat) for seat in (0, 1)]
    assert told == ["You play card 3.", "Ada plays card 3."]


def test_a_button_may_have_its_own_words_in_a_frame() -> None:
    """`do-Toss-toss` is preferred to `do-toss` while the frame asks."""
    state = play(start(rounds=2), "rest", "rest", "bid 2", "bid 5")
    toss = GAME.vocabulary.action("toss 3")
    assert GAME.say(state, toss, "en") == "Throw card 3 away for good"
    assert GAME.say(state, GAME.vocabulary.action("rest"), "ru") == "Закончить ход"
