"""Monsters that count, and monsters without text (INS-170 to INS-186)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dreadhouse.games.insanity.content import faces
from tests.games.insanity.positions import NUMBER, Side, position
from tests.rules import rule

BLAND = ["elder_thing", "star_spawn", "yithian_cone", "reanimated_corpse", "nameless_crawler"]


@rule("INS-170")
def test_INS_E143_nightgaunt_fewer() -> None:
    """1 monster against 2: A loses 5."""
    table = position(a=Side(["nightgaunt"]), b=Side(["gug", "ghast"]), step="after_drawing")
    assert table.sanity == (95, 100)


@rule("INS-42", "INS-170")
def test_INS_E144_nightgaunt_tie() -> None:
    """2 against 2: no loss."""
    table = position(
        a=Side(["nightgaunt", "gug"]), b=Side(["ghast", "ghoul"]), step="after_drawing"
    )
    assert table.sanity == (100, 100)


@rule("INS-41", "INS-172")
def test_INS_E145_polyp_alone() -> None:
    """The lone Polyp counts itself: 1, odd."""
    table = position(a=Side(["flying_polyp"]), step="after_drawing")
    assert table.sanity == (95, 100)


@rule("INS-173")
def test_INS_E146_deep_one_fewer() -> None:
    """1 against 3: A loses 5."""
    table = position(a=Side(["deep_one"]), b=Side(["gug", "ghast", "ghoul"]), step="after_drawing")
    assert table.sanity == (95, 100)


@rule("INS-174")
def test_INS_E147_ghoul_hungry() -> None:
    """3 cards against 4: A loses 5."""
    table = position(a=Side(["ghoul"], spare=3), b=Side(spare=4), step="after_drawing")
    assert table.sanity == (95, 100)


@rule("INS-175")
def test_INS_E148_moon_beast_more() -> None:
    """2 against 1: A loses 5."""
    table = position(a=Side(["moon_beast", "elder_thing"]), b=Side(["gug"]), step="after_drawing")
    assert table.sanity == (95, 100)


@rule("INS-42", "INS-176")
@pytest.mark.parametrize(("own", "loss"), [(0, 5), (4, 5), (5, 0), (6, 0)])
def test_INS_E149_formless_thing(own: int, loss: int) -> None:
    """It takes 5 while A holds fewer cards than B's 5, and nothing on a tie."""
    table = position(
        a=Side(["formless_white_polypous_thing"], spare=own),
        b=Side(spare=5),
        step="after_acting",
    )
    assert table.sanity == (100 - loss, 100)


@rule("INS-178")
def test_INS_E150_ghast_odd() -> None:
    """3 monsters, odd: A loses 5."""
    table = position(a=Side(["ghast", "elder_thing", "star_spawn"]), step="after_acting")
    assert table.sanity == (95, 100)


@rule("INS-179")
def test_INS_E151_shantak_more() -> None:
    """2 against 1: A loses 5."""
    table = position(a=Side(["shantak", "elder_thing"]), b=Side(["gug"]), step="after_acting")
    assert table.sanity == (95, 100)


@rule("INS-42", "INS-180")
def test_INS_E152_zoogs_tie() -> None:
    """7 cards against 7: no loss."""
    table = position(a=Side(["zoog_swarm"], spare=7), b=Side(spare=7), step="before_drawing")
    assert table.sanity == (100, 100)


@rule("INS-170", "INS-171", "INS-172", "INS-173", "INS-175", "INS-177", "INS-178", "INS-179")
@pytest.mark.parametrize(
    ("id", "step", "pays"),
    [
        ("nightgaunt", "after_drawing", lambda own, other: own < other),
        ("colour_out_of_space", "after_drawing", lambda own, other: own % 2 == 0),
        ("flying_polyp", "after_drawing", lambda own, other: own % 2 == 1),
        ("deep_one", "after_drawing", lambda own, other: own < other),
        ("moon_beast", "after_drawing", lambda own, other: own > other),
        ("gug", "after_acting", lambda own, other: own % 2 == 0),
        ("ghast", "after_acting", lambda own, other: own % 2 == 1),
        ("shantak", "after_acting", lambda own, other: own > other),
    ],
)
@pytest.mark.parametrize("own", [1, 2, 3])
@pytest.mark.parametrize("other", [0, 1, 2, 3])
def test_monsters_that_count_monsters(
    id: str, step: str, pays: Callable[[int, int], bool], own: int, other: int
) -> None:
    """They take 5 exactly on their condition, themselves included, and never from B."""
    table = position(
        a=Side([id, *BLAND[: own - 1]], spare=1),
        b=Side(["cthulhu", "hastur", "shoggoth"][:other]),
        step=step,
    )
    assert table.sanity == (95 if pays(own, other) else 100, 100)


@rule("INS-174", "INS-176", "INS-180", "INS-181")
@pytest.mark.parametrize(
    ("id", "step", "pays"),
    [
        ("ghoul", "after_drawing", lambda own, other: own < other),
        ("formless_white_polypous_thing", "after_acting", lambda own, other: own < other),
        ("zoog_swarm", "before_drawing", lambda own, other: own > other),
        ("winged_hybrid", "after_acting", lambda own, other: own > other),
    ],
)
@pytest.mark.parametrize("own", [0, 1, 2])
@pytest.mark.parametrize("other", [0, 1, 2])
def test_monsters_that_count_cards(
    id: str, step: str, pays: Callable[[int, int], bool], own: int, other: int
) -> None:
    """They take 5 exactly on their condition, and never from B."""
    table = position(a=Side([id], spare=own), b=Side(spare=other), step=step)
    assert table.sanity == (95 if pays(own, other) else 100, 100)


@rule("INS-33", *[f"INS-{number}" for number in range(170, 182)])
@pytest.mark.parametrize("id", [faces()[number].id for number in range(13, 25)])
def test_they_work_in_their_controllers_turn_only(id: str) -> None:
    """In A's whole turn B's monster takes nothing from anybody, whatever the counts are."""
    for own, other in ((2, 0), (0, 2)):
        table = position(
            a=Side(BLAND[:own], spare=2 * own), b=Side([id], spare=2 * other), step="turn_start"
        )
        table.go("b", "draw_phase")
        paid = [event.args["seat"] for event in table.events("loses-sanity")]
        assert 0 not in paid


@rule("INS-6", "INS-7", "INS-182")
def test_INS_E153_elder_thing() -> None:
    """It costs 6 and takes 6 life in A's next turn."""
    table = position(a=Side(hand=["elder_thing"]))
    table.a("play elder_thing")
    assert table.sanity == (94, 100)
    table.go("a", "action_phase")
    table.a("attack")
    assert table.life == (100, 94)


@rule("INS-185", "INS-195")
def test_INS_E154_reanimated_corpse() -> None:
    """3 against 3: both destroyed."""
    table = position(a=Side(["reanimated_corpse"]), b=Side(["mobster"]))
    table.a("attack")
    table.b("block mobster")
    assert table.discard == ["reanimated_corpse", "mobster"]


@rule("INS-182", "INS-183", "INS-184", "INS-185", "INS-186")
@pytest.mark.parametrize(
    ("id", "number"),
    [
        ("elder_thing", 6),
        ("star_spawn", 5),
        ("yithian_cone", 4),
        ("reanimated_corpse", 3),
        ("nameless_crawler", 2),
    ],
)
def test_monsters_without_text(id: str, number: int) -> None:
    """Their cost and power are all there is to them: they attack and block like any monster."""
    face = faces()[NUMBER[id]]
    assert (face.cost, face.power, face.is_standing) == (number, number, False)
    assert face.enter + face.action + face.effect == []
    assert (face.timed, face.play_if) == ([], [])
    table = position(a=Side([id]))
    assert table.may(id) == (True, True)
    table.a("attack")
    assert table.life == (100, 100 - number)
