"""A Pact is met by what happens while it is held, and by nothing from before (PAN-593, PAN-595)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.checking import (
    TURN_STARTS_DARK,
    TURN_STARTS_SOULS,
    WINDOW_BROKE,
    happen,
)
from dreadhouse.games.pandemonium.rules.pacts import take_pact
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.rules import rule


def turn_of(*cast: str) -> CardTable:
    """Chapter 1 in round 2, the first character on turn, everybody far from the others."""
    table = cards(*cast)
    for name, space in zip(cast, ("a22", "f44", "e11"), strict=False):
        table.put(name, space)
    return table.begin(cast[0], 2)


@rule("PAN-595", "PAN-593")
def test_a_pact_taken_in_a_change_is_not_met_by_what_came_before() -> None:
    """The death in the dark brings Night Walker, which waits for the next dark turn."""
    table = turn_of("doctor", "geek").pact("geek", "long_night").top("night_walker", "torch")
    happen(table.s, TURN_STARTS_DARK, table.who("doctor"), table.s.cell[0])
    table.now(take_pact, table.who("doctor"))
    assert table.pacts("doctor") == ["night_walker"]


@rule("PAN-593", "PAN-598")
def test_what_has_happened_is_forgotten_with_the_last_pact() -> None:
    """One turn's start meets Tithe; the dark of that turn never counts again."""
    table = turn_of("doctor", "geek").pact("doctor", "tithe").has("doctor", souls=3)
    who = table.who("doctor")
    happen(table.s, TURN_STARTS_SOULS, who, table.s.cell[who])
    happen(table.s, TURN_STARTS_DARK, who, table.s.cell[who])
    happen(table.s, WINDOW_BROKE, -1, -1)
    table.hurt("doctor", 0)
    table.pick("doctor", "learn corruption_1", "learn corruption_2", "learn corruption_3")
    assert table.pacts("doctor") == []
    assert table.s.happened == []


@rule("PAN-593", "PAN-594")
def test_what_happens_after_the_taking_counts() -> None:
    """A window that breaks once Shattered Pane is held fulfils it."""
    table = turn_of("doctor", "geek").top("shattered_pane", "torch")
    table.now(take_pact, table.who("geek"))
    while table.asked == "SwapCard":
        table.pick("geek", "keep")
    happen(table.s, WINDOW_BROKE, -1, -1)
    table.hurt("doctor", 0)
    while table.asked in ("SwapCard", "Learn"):
        table.pick("geek", "keep" if table.asked == "SwapCard" else "learn survival_1")
    assert table.pacts("geek") == []
    assert PRINTED.cards.index("shattered_pane") in table.s.pact_discard
