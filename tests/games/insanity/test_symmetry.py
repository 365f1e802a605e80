"""Neither seat is special: a duel with the seats swapped goes the same way (INS-1, INS-27)."""

from __future__ import annotations

import pytest

from dreadhouse.games.insanity.cards.face import CURSE, LOCATION
from dreadhouse.games.insanity.content import faces
from dreadhouse.kernel.dice import Dice
from tests.games.insanity.positions import IDS, NUMBER, Side, Table, position
from tests.rules import rule

OTHER = {"a": "b", "b": "a", "": "", "draw": "draw"}


def twins(seed: int) -> tuple[Table, Table]:
    """A random position with A on turn, and the same one seen in a mirror with B on turn."""
    dice = Dice(bytes([seed]) * 32)
    cards = list(range(len(IDS)))
    dice.shuffle(cards)
    ids = [IDS[card] for card in cards]
    lying = [id for id in ids if faces()[NUMBER[id]].kind < CURSE]
    things = [id for id in lying if faces()[NUMBER[id]].kind != LOCATION][:10]
    hands = [id for id in ids if id not in things][:14]
    sanity = [dice.below(12), dice.below(60)]
    first = Side(things[:5], hands[:7], 30, sanity[0])
    second = Side(things[5:], hands[7:], 30, sanity[1])
    deck = [id for id in ids if id not in things and id not in hands]
    table = position(first, second, deck=deck, entered=things, step="after_drawing")
    mirror = position(second, first, deck=deck, entered=things, step="after_drawing", on_turn="b")
    return table, mirror


def assert_mirrored(table: Table, mirror: Table) -> None:
    """Everything of A's in one duel is B's in the other."""
    assert (table.life, table.sanity) == (mirror.life[::-1], mirror.sanity[::-1])
    for seat in "ab":
        assert table.hand(seat) == mirror.hand(OTHER[seat])
        assert table.side(seat) == mirror.side(OTHER[seat])
        for owner in "ab":
            seen = mirror.seen_hand(OTHER[owner], OTHER[seat])
            assert table.seen_hand(owner, seat) == seen
    assert (table.deck, table.discard, table.step) == (mirror.deck, mirror.discard, mirror.step)
    assert (table.asked, table.winner) == (OTHER[mirror.asked], OTHER[mirror.winner])
    assert (table.duel.given, table.duel.zero_turn) == (
        mirror.duel.given[::-1],
        mirror.duel.zero_turn[::-1],
    )


@rule("INS-1", "INS-27", "INS-61", "INS-82", "INS-83")
@pytest.mark.parametrize("seed", range(60))
def test_swapped_seats(seed: int) -> None:
    """The same words in both duels lead to the same things on swapped sides."""
    table, mirror = twins(seed)
    dice = Dice(bytes([200 - seed]) * 32)
    for _ in range(60):
        assert_mirrored(table, mirror)
        if not table.asked or len(table.deck) < 12:
            break
        assert table.offered == mirror.offered
        word = dice.pick(table.offered)
        (table.a if table.asked == "a" else table.b)(word)
        (mirror.a if mirror.asked == "a" else mirror.b)(word)
