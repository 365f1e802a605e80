"""Dumps: the same state has the same fingerprint, any change another one."""

from __future__ import annotations

from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.dump import digest, dump
from dreadhouse.kernel.secrets import Secrets


def test_plain_things_stay_as_they_are() -> None:
    """Numbers, words and lists; bytes as hexadecimal, sets in order, dicts with names."""
    assert dump([None, True, 3, 0.5, "a"]) == [None, True, 3, 0.5, "a"]
    assert dump({1: (b"\x0f", {3, 1})}) == {"1": ["0f", [1, 3]]}


def test_an_object_is_dumped_with_its_kind_and_all_it_holds() -> None:
    """The same in both forms."""
    assert dump(Secrets(2)) == {"is": "Secrets", "known": [0, 0], "lessons": 0}


def test_a_draw_changes_the_dices_fingerprint() -> None:
    """Nothing that dice remember is left out."""
    dice = Dice(bytes(32))
    before = digest(dice)
    assert digest(dice.copy()) == before
    dice.below(6)
    assert digest(dice) != before


class Printed:
    """Something that is never changed in play."""

    never_changes = True

    def __init__(self) -> None:
        self.numbers = list(range(99))


def test_of_what_never_changes_only_the_kind_is_told() -> None:
    """So a dump holds what lies on the table and not the printed deck."""
    assert dump([Printed()]) == [{"is": "Printed"}]
