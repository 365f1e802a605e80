"""The laws as questions to one random walk: each raises AssertionError where it is broken."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from dreadhouse.kernel import undo
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.dump import digest
from dreadhouse.kernel.errors import IllegalAction
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.journal import Event
from dreadhouse.kernel.state import State
from tests.laws.walk import begin, choose, dice, finish, telling, viewers, walk

REFUSALS = 12


# Law 1


def lists_sound_options(game: Game, number: int) -> None:
    """Options are never empty, distinct and inside the vocabulary, for the asked seats only."""
    for state in walk(game, number):
        asked = state.to_act
        for seat in range(state.seats):
            options = state.options(seat)
            assert bool(options) == (seat in asked), f"seat {seat}: {options}, asked: {asked}"
            assert len(set(options)) == len(options), f"an option is listed twice: {options}"
            assert all(0 <= option < game.vocabulary.size for option in options)


def refuses_the_unlisted(game: Game, number: int, every: int = 31) -> None:
    """An unlisted action is refused with a rule of the book and changes nothing."""
    chance = random.Random(number)
    for count, state in enumerate(walk(game, number)):
        if count % every == number % every:
            before = digest(state)
            for seat in range(-1, state.seats):
                refuses_all(game, state, seat, chance)
            assert digest(state) == before, "a refused action changed the state"


def refuses_all(game: Game, state: State, seat: int, chance: random.Random) -> None:
    """Some unlisted actions of one seat are refused."""
    listed = set(state.options(seat))
    unlisted = [action for action in range(game.vocabulary.size) if action not in listed]
    for action in [-1, game.vocabulary.size, *chance.sample(unlisted, REFUSALS)]:
        with pytest.raises(IllegalAction) as refused:
            state.apply(action, seat)
        rule = refused.value.rule
        assert not rule or rule in game.rulebook.by_id, f"refused by {rule}, which is no rule"


# Law 2


def ends_within_its_bound(game: Game, number: int) -> None:
    """A game ends within its stated bound, and the result is defined for every seat."""
    for count, state in enumerate(walk(game, number)):
        bound = game.bound_for(state.settings)
        assert count <= bound, f"more than {bound} decisions"
    assert state.result is not None
    assert len(state.result) == state.seats
    assert all(0 <= share <= 1 for share in state.result), state.result


# Law 3


def copies_are_independent(game: Game, number: int, copies: int = 3) -> None:
    """Playing a copy leaves the original's dump unchanged, and the other way round."""
    chance = random.Random(number)
    kept: list[tuple[State, str]] = []
    for state in walk(game, number, journal=number % 4 == 0):
        if chance.random() < 0.05 and len(kept) < copies:
            before = digest(state)
            kept.append((state.copy(), before))
            assert digest(kept[-1][0]) == before, "a copy differs from its original"
            finish(state.copy(), chance)
            assert digest(state) == before, "playing a copy changed the original"
    for twin, before in kept:
        assert digest(twin) == before, "playing the original changed a copy"


# Law 4


def replays_alike(game: Game, number: int, every: int) -> None:
    """A record replays to the same states, looked at after every so many decisions and the end."""
    lived: list[str] = []
    for count, state in enumerate(walk(game, number)):
        if count % every == 0 or state.result is not None:
            lived.append(digest(state))
    record = game.record(state)
    again = [
        digest(state)
        for count, state in enumerate(record.steps(game=game))
        if count % every == 0 or state.result is not None
    ]
    assert again == lived


# Law 5


def leaks_nothing(game: Game, number: int) -> None:
    """At every decision every seat and a spectator see and read the same of a re-dealt world.

    The journal is cut after every decision, so that only its new lines are compared.
    """
    chance = random.Random(number)
    for state in walk(game, number, journal=True):
        for seat in viewers(state):
            world = state.determinize(seat, dice(chance))
            seen, dealt = state.view(seat), world.view(seat)
            assert dealt == seen, f"seat {seat} can tell: {differences(seen, dealt)}"
            assert world.options(seat) == state.options(seat), f"seat {seat}: options differ"
            reads_the_same(state, world, seat)
        state.log = None


def journals_leak_nothing(game: Game, number: int, every: int = 100) -> None:
    """Whole journals, too, read the same in a re-dealt world and hold nothing else inside."""
    chance = random.Random(number)
    for count, state in enumerate(walk(game, number, journal=True)):
        if count % every == 0 or state.result is not None:
            for seat in viewers(state):
                reads_the_same(state, state.determinize(seat, dice(chance)), seat)


def reads_the_same(state: State, world: State, seat: int) -> None:
    """The journal of a re-dealt world holds exactly what its seat may read."""
    read, dealt = state.journal(seat), world.journal(seat)
    assert len(dealt) == len(read) == len(whole(world.log)), "a whisper is left"
    assert all(map(reads_alike, dealt, read)), "a line reads otherwise"


def reads_alike(one: Event, other: Event) -> bool:
    """Whether two journal lines say the same."""
    return one.id == other.id and one.args == other.args and one.rule == other.rule


def whole(last: Event | None) -> list[Event]:
    """All that a journal holds, whoever may read it, newest first."""
    found: list[Event] = []
    while last is not None:
        found.append(last)
        last = last.before
    return found


def differences(one: Any, other: Any, place: str = "view") -> str:
    """Where two views differ first."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for name in one:
            if one[name] != other[name]:
                return differences(one[name], other[name], f"{place}.{name}")
    return f"{place}: {one!r} against {other!r}"


def deals_anew(game: Game, number: int, every: int = 200) -> bool:
    """Whether a re-deal ever moved something; each re-dealt world plays on to its end."""
    chance = random.Random(number)
    moved = False
    for count, state in enumerate(walk(game, number)):
        if state.result is None and (count == 0 or chance.random() * every < 1):
            for seat in viewers(state):
                world = state.determinize(seat, dice(chance))
                moved = moved or sorted(game.pieces(world)) != sorted(game.pieces(state))
                assert things(game, world) == things(game, state), "a re-deal lost or made a thing"
                finish(world, chance)
    return moved


def redeals_from_the_view_alone(game: Game, number: int, every: int = 60) -> None:
    """The same dice deal the same world, whichever of the worlds that look alike is real."""
    chance = random.Random(number)
    for count, state in enumerate(walk(game, number)):
        if count == 0 or chance.random() * every < 1:
            for seat in viewers(state):
                seed = chance.randbytes(32)
                other = state.determinize(seat, dice(chance))
                one, twin = (real.determinize(seat, Dice(seed)) for real in (state, other))
                assert digest(one) == digest(twin), f"seat {seat}: a re-deal tells of hidden things"


# Law 6


def conserves_everything(game: Game, number: int) -> None:
    """Every card, chip, tile and figure is in exactly one place after every decision."""
    there: list[str] = []
    for state in walk(game, number):
        now = things(game, state)
        there = there or now
        assert len(set(now)) == len(now), "a thing is in two places"
        assert now == there, f"lost or made: {set(now) ^ set(there)}"


def things(game: Game, state: State) -> list[str]:
    """All things, wherever they are."""
    return sorted(piece.rpartition("@")[0] for piece in game.pieces(state))


# Law 9


def dice_are_independent(game: Game, number: int) -> None:
    """A re-dealt copy's future is its own, and drawing from it leaves the original's alone."""
    chance = random.Random(number)
    for state in walk(game, number):
        if chance.random() < 0.02:
            planned = [state.dice.copy().below(1 << 30) for _ in range(1)]
            world = state.determinize(chance.choice(viewers(state)), dice(chance))
            assert world.dice is not state.dice
            dreamt = [world.dice.below(1 << 30) for _ in range(8)]
            twin = state.dice.copy()
            future = [twin.below(1 << 30) for _ in range(8)]
            assert future[:1] == planned, "a re-deal drew from the live dice"
            assert dreamt != future, "a re-dealt world rolls the live dice"


# Law 11


def undo_is_honest(game: Game, number: int, worlds: int = 2) -> int:
    """What may be taken back freely taught its seat nothing, in whatever world it was played."""
    state, chance = begin(game, number)
    free = 0
    with telling(game, number) as count:
        while state.result is None:
            before = state.copy()
            seat, action = choose(state, chance)
            state.apply(action, seat)
            count[0] += 1
            if undo.is_free(state, seat):
                free += 1
                for _ in range(worlds):
                    other = before.determinize(seat, dice(chance))
                    other.apply(action, seat)
                    seen, dealt = state.view(seat), other.view(seat)
                    assert dealt == seen, f"seat {seat} learned: {differences(seen, dealt)}"
    return free


# Law 12


def views_are_plain_and_apart(game: Game, number: int, every: int = 61) -> None:
    """A view is plain data of its own: it travels as JSON, and tampering changes nothing."""
    for count, state in enumerate(walk(game, number)):
        if count % every == number % every:
            before = digest(state)
            for seat in viewers(state):
                view = state.view(seat)
                assert msgspec.json.decode(msgspec.json.encode(view)) is not None
                tamper(view)
            assert digest(state) == before, "a view shares its lists with the state"


def tamper(thing: Any) -> None:
    """Empty every list and dict of a view."""
    if isinstance(thing, dict):
        for value in thing.values():
            tamper(value)
        thing.clear()
    elif isinstance(thing, list):
        for value in thing:
            tamper(value)
        thing.clear()
