"""The turn and its nine steps (INS-27 to INS-32)."""

from __future__ import annotations

from dreadhouse.games.insanity.state import STEPS
from tests.games.insanity.positions import Side, position
from tests.rules import rule


@rule("INS-28", "INS-29", "INS-30", "INS-39", "INS-180", "INS-189", "INS-220")
def test_INS_E24_steps_before_the_draw() -> None:
    """Turn start: R'lyeh, then the Cannibal; before drawing: the Zoog Swarm; then the draw."""
    table = position(
        a=Side(["cannibal", "alienist", "zoog_swarm"], spare=6),
        b=Side(spare=3),
        location="rlyeh",
        step="turn_start",
    )
    assert (table.step, table.sanity, table.frame) == ("turn_start", (100, 100), "OrderEffects")
    table.a("standard")
    assert table.discard == ["alienist"]
    losses = [(e.args["amount"], e.args["card"]) for e in table.events("loses-sanity")]
    assert [amount for amount, _ in losses] == [3, 5]
    assert table.sanity == (92, 100)
    assert (table.step, len(table.hand("a"))) == ("draw_phase", 8)


@rule("INS-31", "INS-32", "INS-171", "INS-177")
def test_INS_E25_steps_around_the_action_phase() -> None:
    """The Colour counts 2 monsters after drawing, Gug counts 3 after acting."""
    table = position(
        a=Side(["colour_out_of_space", "gug"], ["ghoul"]), deck=["arkham"], step="after_drawing"
    )
    assert (table.step, table.sanity) == ("action_phase", (95, 100))
    table.a("play ghoul", "end")
    assert (table.on_turn, table.sanity) == ("b", (95, 100))


@rule("INS-32", "INS-138", "INS-139", "INS-181")
def test_INS_E26_hands_are_compared_before_the_discard() -> None:
    """Winged Hybrid compares 12 cards with 11, and only then A discards down to 10."""
    table = position(a=Side(["winged_hybrid"], spare=12), b=Side(spare=11))
    table.a("end")
    assert (table.sanity, len(table.hand("a"))) == ((95, 100), 12)
    assert table.step == "discard_phase"
    first, second = table.hand("a")[:2]
    table.a(f"discard {first}", f"discard {second}")
    assert table.on_turn == "b"
    assert len(table.hand("a")) == 10


@rule("INS-28", "INS-31", "INS-50", "INS-138", "INS-141")
def test_nine_steps_in_order() -> None:
    """A turn names nine steps, and a game passes through those in which something is asked."""
    assert STEPS == [
        "turn_start",
        "before_drawing",
        "draw_phase",
        "after_drawing",
        "action_phase",
        "after_acting",
        "discard_phase",
        "insanity_phase",
        "turn_end",
    ]
    table = position(
        a=Side(["cannibal", "mobster", "hermit", "gug", "azathoth"], sanity=0, spare=11),
        step="turn_start",
    )
    passed = [table.step]
    while table.on_turn == "a":
        word = "end" if "end" in table.offered else table.offered[0]
        table.a(word)
        if table.step != passed[-1] and table.on_turn == "a":
            passed.append(table.step)
    assert passed == [
        "turn_start",
        "draw_phase",
        "after_drawing",
        "action_phase",
        "discard_phase",
        "insanity_phase",
    ]


@rule("INS-27")
def test_turns_alternate() -> None:
    """The players take turns one after the other."""
    table = position()
    turns = []
    for _ in range(4):
        turns.append(table.on_turn)
        table.go("b" if table.on_turn == "a" else "a", "action_phase")
    assert turns == ["a", "b", "a", "b"]


@rule("INS-31", "INS-174")
def test_after_drawing_comes_after_the_discard() -> None:
    """A Ghoul compares hands after the draw phase's discard: 1 + 2 - 1 against 3 is fewer."""
    table = position(a=Side(["ghoul"], spare=1), b=Side(spare=3), step="draw_phase")
    assert table.sanity == (100, 100)
    table.a(table.offered[0])
    assert table.sanity == (95, 100)
