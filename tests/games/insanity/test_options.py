"""Options and house rules (INS-259 to INS-268)."""

from __future__ import annotations

import pytest

from dreadhouse.games.insanity.state import Duel
from dreadhouse.kernel.dice import ScriptedDice
from dreadhouse.kernel.errors import BadOption
from tests.games.insanity.positions import GAME, IDS, Side, Table, position, refused
from tests.rules import rule


@rule("INS-259", "INS-260", "INS-261")
def test_INS_E214_other_starting_values() -> None:
    """Both players start with the values agreed on."""
    duel = GAME.start(2, {"start_life": 60, "start_sanity": 40}, bytes(32))
    assert isinstance(duel, Duel)
    assert [(p.life, p.sanity) for p in duel.players] == [(60, 40), (60, 40)]


@rule("INS-260", "INS-261", "INS-262")
@pytest.mark.parametrize(
    ("id", "value"),
    [
        ("start_life", 5),
        ("start_life", 9),
        ("start_life", 301),
        ("start_sanity", -1),
        ("start_sanity", 301),
        ("turn_cap", 10),
        ("turn_cap", 19),
        ("turn_cap", 1001),
    ],
)
def test_INS_E215_out_of_range(id: str, value: int) -> None:
    """Values outside of the ranges are refused with the rule that sets the range."""
    with pytest.raises(BadOption, match=next(o.rule for o in GAME.options if o.id == id)):
        GAME.start(2, {id: value}, bytes(32))


@rule("INS-260", "INS-261", "INS-262")
@pytest.mark.parametrize(
    ("id", "value"),
    [
        ("start_life", 10),
        ("start_life", 300),
        ("start_sanity", 0),
        ("start_sanity", 300),
        ("turn_cap", 20),
        ("turn_cap", 1000),
    ],
)
def test_the_ends_of_the_ranges(id: str, value: int) -> None:
    """The ends of each range may be chosen."""
    assert GAME.start(2, {id: value}, bytes(32)).settings[id] == value


@rule("INS-259", "INS-260", "INS-261", "INS-262")
def test_defaults() -> None:
    """Without agreement: 100, 100, 200, and no house rule."""
    assert GAME.settle({}) == {
        "start_life": 100,
        "start_sanity": 100,
        "turn_cap": 200,
        "life_decides": False,
        "dazed": False,
        "fresh": False,
        "slow_start": False,
        "ceiling": False,
        "set_order": False,
    }


@rule("INS-141", "INS-261")
def test_INS_E216_no_sanity_from_the_start() -> None:
    """At 0 start sanity A plays a Gug and gives it away in the insanity phase."""
    table = position(a=Side(hand=["gug"], sanity=0), b=Side(sanity=0), options={"start_sanity": 0})
    table.a("play gug", "end")
    assert table.side("b") == ["gug"]


@rule("INS-261", "INS-271")
def test_the_first_turn_at_no_sanity_with_none_to_start_with() -> None:
    """Who starts with none is at 0 in the first turn."""
    duel = GAME.start(2, {"start_sanity": 0}, bytes(32))
    assert isinstance(duel, Duel)
    assert duel.zero_turn == [1, 1]


@rule("INS-262", "INS-263")
@pytest.mark.parametrize(("mine", "winner"), [(40, "a"), (12, "draw"), (3, "b")])
def test_INS_E217_life_decides(mine: int, winner: str) -> None:
    """At the cap of 50 the player with more life wins; equal life is a draw."""
    options = {"turn_cap": 50, "life_decides": True}
    table = position(a=Side(life=mine), b=Side(life=12), turn=50, options=options)
    table.a("end")
    assert table.winner == winner
    assert table.journal()[-1] == ("cap-draw" if winner == "draw" else "wins-by-life")


@rule("INS-264")
def test_INS_E218_dazed() -> None:
    """A captive may not attack in the phase in which it was taken; in the next one it may."""
    table = position(
        a=Side(hand=["call_from_beyond"]), b=Side(["cthulhu"]), options={"dazed": True}
    )
    table.a("play call_from_beyond")
    refused(table, "attack", "INS-105")
    table.go("a", "action_phase")
    table.a("attack")
    assert table.life == (100, 90)


@rule("INS-264")
def test_dazed_is_named_as_the_reason() -> None:
    """Naming the captive is refused by the house rule; its use of actions is not hindered."""
    table = position(
        a=Side(["gug", "ghast"], ["call_from_beyond", "arkham"]),
        b=Side(["mi_go", "hermit"]),
        options={"dazed": True},
    )
    table.a("play call_from_beyond", "take mi_go")
    assert "use mi_go" in table.offered
    table.a("attack")
    refused(table, "name mi_go", "INS-264")


@rule("INS-265")
def test_INS_E219_fresh() -> None:
    """The Ghoul that came at turn start may not attack in this turn."""
    table = position(
        b=Side(["shub_niggurath"]), deck=["ghoul"], step="turn_start", options={"fresh": True}
    )
    table.go("a", "action_phase")
    refused(table, "attack", "INS-105")
    assert table.may("ghoul") == (False, True)
    table.go("a", "action_phase")
    assert table.may("ghoul")[0] is True


@rule("INS-266")
def test_INS_E220_slow_start() -> None:
    """The first player draws one card and discards none; the second turn is ordinary."""
    order = list(range(len(IDS)))
    dice = ScriptedDice([0], [order])
    duel = GAME.start(2, {"slow_start": True}, bytes(32), dice=dice)
    assert isinstance(duel, Duel)
    table = Table(duel)
    assert (table.step, len(table.hand("a")), table.discard) == ("action_phase", 6, [])
    table.a("end")
    assert (table.step, len(table.hand("b"))) == ("draw_phase", 7)
    table.go("a", "draw_phase")
    assert len(table.hand("a")) == 8


@rule("INS-267")
def test_INS_E221_ceiling() -> None:
    """From 95 sanity the Sleep leads to 100, not beyond."""
    table = position(
        a=Side(hand=["dreamless_sleep", "country_doctor"], sanity=95, life=95),
        options={"ceiling": True},
    )
    table.a("play dreamless_sleep", "play country_doctor")
    assert (table.sanity[0], table.life[0]) == (100, 100)


@rule("INS-267", "INS-260")
def test_the_ceiling_is_the_starting_value() -> None:
    """With 60 life and 40 sanity agreed on, gains stop there."""
    table = position(
        a=Side(hand=["dreamless_sleep", "country_doctor"], sanity=35, life=55),
        options={"ceiling": True, "start_life": 60, "start_sanity": 40},
    )
    table.a("play dreamless_sleep", "play country_doctor")
    assert (table.sanity[0], table.life[0]) == (40, 60)


@rule("INS-39", "INS-268")
def test_INS_E222_set_order() -> None:
    """Nobody is asked: the Sanatorium gives, then the Gug takes."""
    table = position(
        a=Side(["gug", "deep_one"], sanity=3),
        location="arkham_sanatorium",
        options={"set_order": True},
    )
    table.a("end")
    assert (table.sanity, table.step) == ((0, 100), "insanity_phase")
    told = [id for id in table.journal() if id in ("gains-sanity", "loses-sanity")]
    assert told == ["gains-sanity", "loses-sanity"]


@rule("INS-263", "INS-264", "INS-265", "INS-266", "INS-267", "INS-268")
@pytest.mark.parametrize(
    "id", ["life_decides", "dazed", "fresh", "slow_start", "ceiling", "set_order"]
)
def test_house_rules_are_switches(id: str) -> None:
    """A house rule is on or off and nothing between."""
    assert GAME.settle({id: True})[id] is True
    with pytest.raises(BadOption):
        GAME.settle({id: 1})
