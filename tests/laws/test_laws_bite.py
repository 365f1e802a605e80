"""Laws that cannot fail prove nothing: each must catch a defect planted into the test game."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any
from xml.etree.ElementTree import ParseError

import pytest

from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.errors import GameError
from dreadhouse.kernel.game import Game
from dreadhouse.kernel.secrets import Secrets
from dreadhouse.kernel.state import State
from tests.kernel import tiny
from tests.laws import laws, telling

Law = Callable[[Game, int], Any]
Plant = Callable[[pytest.MonkeyPatch], Game]
HONEST = tiny.GAME
OPTIONS, THROW, TABLE = tiny.Act.options, tiny.Murmur.throw, tiny.table
COPY, DETERMINIZE = tiny.Murmur.copy, tiny.Murmur.determinize


def with_method(kind: type, name: str, method: Callable[..., Any]) -> Plant:
    """Put another method in the place of an honest one."""

    def plant(patch: pytest.MonkeyPatch) -> Game:
        patch.setattr(kind, name, method)
        return HONEST

    return plant


def with_part(**parts: Any) -> Plant:
    """Put another function on the game's contents page."""
    return lambda patch: dataclasses.replace(HONEST, **parts)


def twice(ask: tiny.Act, s: tiny.Murmur) -> list[int]:
    """The last option is listed twice."""
    return [*OPTIONS(ask, s), tiny.REST]


def meddle(ask: tiny.Act, s: tiny.Murmur, action: int) -> str:
    """Asking why changes the score."""
    s.score[0] += 1
    return "TIN-2"


def share_the_deck(s: tiny.Murmur) -> tiny.Murmur:
    """A copy that draws from its original's deck."""
    twin = COPY(s)
    twin.deck = s.deck
    return twin


def roll_elsewhere(act: tiny.Act, s: tiny.Murmur) -> None:
    """A roll that no seed knows of."""
    s.score[act.seat] += random.SystemRandom().randint(1, 1000)


def show_all(s: tiny.Murmur, seat: int) -> dict[str, Any]:
    """Every hand is open."""
    return TABLE(s, seat) | {"hands": [hand[:] for hand in s.hands]}


def show_the_sum(s: tiny.Murmur, seat: int) -> dict[str, Any]:
    """A number that tells of hidden cards."""
    return TABLE(s, seat) | {"sum": sum(s.hands[0])}


def show_the_picks(s: tiny.Murmur, seat: int) -> dict[str, Any]:
    """The bids made so far are open."""
    return TABLE(s, seat) | {"picks": s.picks[:]}


def lend_the_score(s: tiny.Murmur, seat: int) -> dict[str, Any]:
    """The state's own list."""
    return TABLE(s, seat) | {"score": s.score}


def keep_the_journal(s: State, seat: int, dice: Dice) -> State:
    """A re-dealt world that still holds all whispers."""
    world = DETERMINIZE(s, seat, dice)
    world.log = s.log
    return world


def keep_the_dice(s: State, seat: int, dice: Dice) -> State:
    """A re-dealt world with the live dice."""
    world = DETERMINIZE(s, seat, dice)
    world.dice = s.dice.copy()
    return world


def swap_two(s: tiny.Murmur, seat: int, dice: Dice) -> None:
    """A re-deal that leaves most cards where they really lie."""
    if len(s.deck) > 2 and not any(s.secrets.known[card] for card in s.deck[:2]):
        s.deck[0], s.deck[1] = s.deck[1], s.deck[0]


def throw_and_keep(s: tiny.Murmur, seat: int, card: int) -> None:
    """The card lies on the pile and in the hand."""
    THROW(s, seat, card)
    s.hands[seat].append(card)


def lose_the_card(s: tiny.Murmur, seat: int, card: int) -> None:
    """The card is gone."""
    s.hands[seat].remove(card)


def peek_untaught(act: tiny.Act, s: tiny.Murmur) -> None:
    """A peek that nobody counts as a lesson."""
    s.secrets.disclose(s.deck[-1], 1 << act.seat)


def tell_of_nothing(act: tiny.Act, s: tiny.Murmur) -> None:
    """A message that no text knows."""
    s.tell("unheard-of", {}, "TIN-2")


def forget_the_amount(act: tiny.Act, s: tiny.Murmur) -> None:
    """A message without its argument."""
    s.tell("rolled", {"seat": act.seat}, "TIN-2")


def cite_wrongly(act: tiny.Act, s: tiny.Murmur) -> None:
    """A message with a rule that does not exist."""
    s.tell("peeked-hidden", {"seat": act.seat}, "XYZ-1")


def everything_can_be_said(game: Game, number: int) -> None:
    """Law 7 for one walk."""
    telling.everything_can_be_said(game, number, telling.Said(game))


def replays_alike(game: Game, number: int) -> None:
    """Law 4 for one walk."""
    laws.replays_alike(game, number, 1)


def journals_leak_nothing(game: Game, number: int) -> None:
    """Law 5 for the journal of one walk."""
    laws.journals_leak_nothing(game, number, 10)


def deals_anew(game: Game, number: int) -> None:
    """Law 5's other half for one walk."""
    assert laws.deals_anew(game, number)


PLANTED: list[tuple[Law, Plant]] = [
    (laws.lists_sound_options, with_method(tiny.Act, "options", twice)),
    (laws.refuses_the_unlisted, with_method(tiny.Act, "forbids", meddle)),
    (laws.refuses_the_unlisted, with_method(tiny.Act, "forbids", lambda *_: "XYZ-1")),
    (laws.ends_within_its_bound, with_part(bound_for=lambda settings: 5)),
    (laws.copies_are_independent, with_method(tiny.Murmur, "copy", share_the_deck)),
    (replays_alike, with_method(tiny.Act, "roll", roll_elsewhere)),
    (laws.leaks_nothing, with_part(table=show_all)),
    (laws.leaks_nothing, with_part(table=show_the_sum)),
    (laws.leaks_nothing, with_part(table=show_the_picks)),
    (laws.leaks_nothing, with_method(tiny.Murmur, "determinize", keep_the_journal)),
    (journals_leak_nothing, with_method(tiny.Murmur, "determinize", keep_the_journal)),
    (laws.redeals_from_the_view_alone, with_part(redeal=swap_two)),
    (deals_anew, with_part(redeal=lambda s, seat, dice: None)),
    (laws.conserves_everything, with_method(tiny.Murmur, "throw", throw_and_keep)),
    (laws.conserves_everything, with_method(tiny.Murmur, "throw", lose_the_card)),
    (everything_can_be_said, with_method(tiny.Act, "peek", tell_of_nothing)),
    (everything_can_be_said, with_method(tiny.Act, "roll", forget_the_amount)),
    (everything_can_be_said, with_method(tiny.Act, "peek", cite_wrongly)),
    (telling.table_is_drawn, with_part(draw=lambda view, language: "<svg><text></svg>")),
    (laws.dice_are_independent, with_method(tiny.Murmur, "determinize", keep_the_dice)),
    (laws.undo_is_honest, with_method(tiny.Act, "peek", peek_untaught)),
    (laws.undo_is_honest, with_method(Secrets, "learn", lambda self: None)),
    (laws.views_are_plain_and_apart, with_part(table=lend_the_score)),
]


@pytest.mark.parametrize(("law", "plant"), PLANTED)
def test_a_law_catches_its_planted_defect(
    law: Law, plant: Plant, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Within forty walks, which the honest game passes."""
    for number in range(40):
        law(HONEST, number)
    broken = plant(monkeypatch)
    with pytest.raises((AssertionError, GameError, ParseError)):  # noqa: PT012
        for number in range(40):
            law(broken, number)
