"""Forced attacks: Nyarlathotep and what escapes him (INS-132 to INS-137)."""

from __future__ import annotations

from tests.games.insanity.positions import Side, position, refused
from tests.rules import rule


@rule("INS-107", "INS-132", "INS-133", "INS-156")
def test_INS_E108_everything_able() -> None:
    """The attack contains all three monsters, not the Alienist: 17 life."""
    table = position(a=Side(["nyarlathotep", "gug", "deep_one", "alienist"]))
    table.a("attack")
    assert table.life == (100, 83)


@rule("INS-132")
def test_nobody_able_can_be_left_out() -> None:
    """While naming, no being can be passed over and the naming cannot end early."""
    table = position(a=Side(["nyarlathotep", "gug", "deep_one"]), b=Side(["alienist"]))
    table.a("attack")
    told = table.events("attacks")[0].args["cards"]
    assert len(told) == 3


@rule("INS-60", "INS-134", "INS-156")
def test_INS_E109_no_end_before_the_attack() -> None:
    """Nyarlathotep drives even itself: the phase may not end."""
    table = position(a=Side(["nyarlathotep"]))
    refused(table, "end", "INS-134")
    table.a("attack")
    assert (table.life, "end" in table.offered) == ((100, 90), True)


@rule("INS-109", "INS-133", "INS-134")
def test_INS_E110_a_new_driver() -> None:
    """Nyarlathotep, new in the phase, drives the Gug and stays out himself."""
    table = position(a=Side(["gug"], ["nyarlathotep"]))
    assert "end" in table.offered
    table.a("play nyarlathotep")
    refused(table, "end", "INS-134")
    table.a("attack")
    assert table.life == (100, 97)


@rule("INS-135", "INS-233", "INS-244")
def test_INS_E111_nothing_able_any_more() -> None:
    """A petrifies Nyarlathotep and offers the Gug; then the phase may end."""
    table = position(a=Side(["nyarlathotep", "gug"], ["offering", "petrified"]))
    table.a("play petrified", "bear nyarlathotep")
    refused(table, "end", "INS-134")
    table.a("play offering", "destroy gug", "end")
    assert table.on_turn == "b"


@rule("INS-136", "INS-226")
def test_INS_E112_one_is_enough() -> None:
    """In the Dreamlands one able being of A's choice meets the duty."""
    table = position(a=Side(["nyarlathotep", "gug", "deep_one"]), location="dreamlands")
    table.a("attack")
    assert table.offered == ["name nyarlathotep", "name gug", "name deep_one"]
    table.a("name gug")
    assert table.life == (100, 97)
    table.a("end")
    assert table.on_turn == "b"


@rule("INS-137", "INS-251")
def test_INS_E113_the_duty_is_over() -> None:
    """After an attack, taking Nyarlathotep brings no new duty."""
    table = position(a=Side(["gug"], ["call_from_beyond"]), b=Side(["nyarlathotep"]))
    table.a("attack")
    assert table.life == (100, 97)
    table.a("play call_from_beyond", "end")
    assert table.on_turn == "b"


@rule("INS-114", "INS-156")
def test_INS_E114_his_monsters_may_not_block() -> None:
    """With Nyarlathotep A's monsters may not block, persons may."""
    table = position(a=Side(["nyarlathotep", "deep_one", "police_officer"]), b=Side(["gug"]))
    assert table.may("deep_one")[1] is False
    table.go("b", "action_phase")
    table.b("attack")
    assert table.offered == ["block police_officer", "done"]
    refused(table, "block deep_one", "INS-156")
    table.a("block police_officer")
    assert {"police_officer", "gug"} <= set(table.discard)


@rule("INS-109", "INS-132", "INS-133", "INS-221")
def test_INS_E115_persons_are_driven_too() -> None:
    """In Innsmouth the Alienist must come along; the Mobster is new and may not."""
    table = position(a=Side(["nyarlathotep", "alienist"], ["mobster"]), location="innsmouth")
    table.a("play mobster", "attack")
    assert table.life == (100, 89)


@rule("INS-133", "INS-134", "INS-264")
def test_INS_E237_dazed_is_not_able() -> None:
    """Dazed bans the captive Nyarlathotep, so A may end the phase."""
    table = position(
        a=Side(hand=["call_from_beyond"]), b=Side(["nyarlathotep"]), options={"dazed": True}
    )
    table.a("play call_from_beyond", "end")
    assert table.on_turn == "b"


@rule("INS-132", "INS-156")
def test_only_his_controller_is_driven() -> None:
    """B's Nyarlathotep forces nothing on A."""
    table = position(a=Side(["gug", "ghast"]), b=Side(["nyarlathotep"]))
    table.a("attack", "name gug", "done")
    assert "end" in table.offered


@rule("INS-135", "INS-226")
def test_a_new_location_changes_the_duty() -> None:
    """Leaving Innsmouth frees the Alienist from the duty."""
    table = position(a=Side(["nyarlathotep", "alienist"], ["kingsport"]), location="innsmouth")
    table.a("play kingsport", "attack")
    assert table.life == (100, 90)
