"""What no seat may learn: hidden parts, face-down tokens, the other side's page (BET-262)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.picture import TEXTS
from dreadhouse.games.betrayal.plain import text_table
from dreadhouse.games.betrayal.spread import draw_hand
from dreadhouse.games.betrayal.state import HERO, TRAITOR
from dreadhouse.kernel.dice import Dice
from tests.games.betrayal.haunting import begun, company
from tests.laws.laws import differences, reads_the_same
from tests.rules import rule

CHOIR, CUCKOO, TOLL, LETTERS = 1, 3, 9, 13
EAGER = ("take", "drink", "smash", "task", "attack")
SIDES = ("heroes", "traitor")
FIRST_PHIAL = 120


def nights(haunt: int, number: int) -> Iterator[Any]:
    """A night of that haunt, eager for all that is hidden in it: one state, changed in place."""
    chance = random.Random(number)
    state: Any = GAME.start(3 + number % 4, {"chosen_haunt": haunt}, chance.randbytes(32), True)
    while state.result is None:
        options = state.options(state.to_act[0])
        words = [GAME.vocabulary.word(option).partition(" ")[0] for option in options]
        quiet = [o for o, word in zip(options, words, strict=True) if word != "show_part"]
        eager = [o for o, word in zip(options, words, strict=True) if word in EAGER]
        pool = eager if eager and chance.random() < 0.6 else quiet
        state.apply(chance.choice(pool), state.to_act[0])
        if state.haunt is not None:
            yield state
        state.log = None


@pytest.mark.parametrize("haunt", [CHOIR, CUCKOO, LETTERS])
@rule("BET-262", "BET-321", "BET-443", "HAU-22")
def test_no_seat_can_tell_worlds_apart(haunt: int) -> None:
    """View, options, journal and who is asked are alike wherever the hidden things lie."""
    moved = 0
    for number in range(2):
        chance = random.Random(number)
        for state in nights(haunt, number):
            for seat in range(-1, state.seats):
                world: Any = state.determinize(seat, Dice(chance.randbytes(32)))
                seen, dealt = state.view(seat), world.view(seat)
                assert dealt == seen, f"seat {seat} can tell: {differences(seen, dealt)}"
                assert world.options(seat) == state.options(seat)
                assert world.to_act == state.to_act
                reads_the_same(state, world, seat)
                moved += world.traitor != state.traitor
    assert bool(moved) == (haunt == CUCKOO)


@rule("BET-262", "BET-321", "BET-322")
def test_only_the_hidden_traitor_is_told() -> None:
    """Board, hand, text and view of all others are the same, whoever of them is the traitor."""
    told: dict[int, set[str]] = {}
    night = next(nights(CUCKOO, 0))
    for cuckoo in range(3):
        for seat in range(3):
            night.players[seat].team = TRAITOR if seat == cuckoo else HERO
        night.traitor = cuckoo
        for card in range(FIRST_PHIAL, FIRST_PHIAL + 6):
            night.secrets.known[card] = 1 << cuckoo
        night.offered = night.stack[-1].options(night)
        for seat in range(-1, 3):
            told.setdefault(seat, set()).add(shown(night, seat))
    assert [len(told[seat]) for seat in range(-1, 3)] == [1, 2, 2, 2]


def shown(night: Any, seat: int) -> str:
    """All that a seat is shown: its view, the board, its hand, the board as text."""
    view = {**night.view(seat), "names": ["A", "B", "C"]}
    pictures = [GAME.draw(view, "en"), draw_hand(view, "en"), text_table(view, "en")]
    return repr((night.view(seat), pictures))


@pytest.mark.parametrize("language", ["en", "ru"])
@rule("BET-245", "BET-262")
def test_nobody_is_shown_the_other_sides_page(language: str) -> None:
    """Neither picture nor view of a seat holds the page of the other side; a spectator has none."""
    for haunt in (CHOIR, TOLL, LETTERS):
        night = next(nights(haunt, 0))
        id = night.haunt.id
        pages = {side: TEXTS.say(f"haunt-{id}-{side}", {}, language)[:40] for side in SIDES}
        for seat in range(-1, 3):
            drawn = GAME.draw(night.view(seat), language)
            own = "" if seat < 0 else SIDES[seat == night.traitor]
            assert [side for side in SIDES if pages[side] in drawn] == [own] * bool(own)


@rule("HAU-90")
def test_HAU_E78_the_traitor_is_not_told_the_need() -> None:
    """Heroes see how many verses are due; the traitor and a spectator see the marks alone."""
    table = begun("unquiet_choir", *company(3))
    for seat in range(-1, 3):
        haunt = table.night.view(seat)["table"]["haunt"]
        assert haunt["counts"] == {"rite": 0}
        is_told = seat >= 0 and seat != table.night.traitor
        assert ("rite" in haunt["needs"]) == is_told
