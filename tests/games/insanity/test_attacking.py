"""Declaring an attack and blocking it (INS-105 to INS-119)."""

from __future__ import annotations

import pytest

from dreadhouse.kernel.errors import NotYourTurn
from tests.games.insanity.positions import GAME, Side, position, refused
from tests.rules import rule


@rule("INS-105", "INS-106", "INS-107", "INS-108")
def test_INS_E92_what_can_attack() -> None:
    """Monsters can attack together; persons, books and locations cannot."""
    things = ["gug", "deep_one", "police_officer", "books_of_hsan"]
    table = position(a=Side(things), location="kingsport")
    table.a("attack")
    assert table.offered == ["name gug", "name deep_one"]
    refused(table, "name police_officer", "INS-107")
    refused(table, "name books_of_hsan", "INS-108")
    refused(table, "name kingsport", "INS-108")
    table.a("name gug", "name deep_one")
    assert table.life == (100, 93)


@rule("INS-60", "INS-105")
def test_INS_E93_no_attack_without_attackers() -> None:
    """An attack names at least one being; A may as well end the phase."""
    table = position(a=Side(["gug", "ghast"]))
    table.a("attack")
    refused(table, "done", "INS-105")
    calm = position(a=Side(["gug"]))
    calm.a("end")
    assert calm.on_turn == "b"


@rule("INS-105")
def test_nobody_to_attack_with() -> None:
    """Without a being that is able no attack can be declared."""
    table = position(a=Side(["alienist"]))
    refused(table, "attack", "INS-105")


@rule("INS-109", "INS-110")
def test_INS_E94_entered_before_the_action_phase() -> None:
    """The Ghoul that entered at turn start may attack in the same turn."""
    table = position(b=Side(["shub_niggurath"]), deck=["ghoul"], step="turn_start")
    table.go("a", "action_phase")
    table.a("attack")
    table.b("done")
    assert table.life == (100, 96)


@rule("INS-111", "INS-251")
def test_INS_E95_taken_over_and_sent_at_once() -> None:
    """Cthulhu, in play before the phase and taken over in it, attacks at once."""
    table = position(a=Side(hand=["call_from_beyond"]), b=Side(["cthulhu"]))
    table.a("play call_from_beyond", "attack")
    assert table.life == (100, 90)


@rule("INS-109", "INS-111")
def test_new_in_the_phase_cannot_attack() -> None:
    """A being that entered in this action phase may not attack in it, in the next one it may."""
    table = position(a=Side(["ghast"], ["gug"]))
    table.a("play gug", "attack")
    assert table.life == (100, 97)
    assert table.may("gug")[0] is False
    table.go("a", "action_phase")
    assert table.may("gug")[0] is True


@rule("INS-112", "INS-161", "INS-215")
def test_INS_E96_tested_at_the_declaration() -> None:
    """Yog-Sothoth was declared at 0 sanity and deals its damage although A has 1 now."""
    table = position(
        a=Side(["yog_sothoth", "gug", "dr_armitage"], sanity=0), b=Side(["randolph_carter"])
    )
    table.a("attack", "name yog_sothoth", "name gug")
    table.b("block randolph_carter", "against gug")
    assert table.discard == ["gug"]
    assert (table.life, table.sanity) == ((100, 90), (1, 100))


@rule("INS-113", "INS-163")
def test_INS_E97_attacking_uses_nothing_up() -> None:
    """Mi-go attacks, uses its action, and blocks in the next turn."""
    table = position(a=Side(["mi_go"], ["arkham"]), b=Side(["mobster", "gug"]))
    table.a("attack")
    table.b("done")
    table.a("use mi_go")
    assert table.side("a") == ["mi_go", "mobster"]
    table.go("b", "action_phase")
    table.b("attack")
    table.a("block mi_go")
    assert table.discard[-2:] == ["mi_go", "gug"]


@rule("INS-115", "INS-128")
def test_INS_E98_blocking_is_voluntary() -> None:
    """B assigns no blocker and loses 3 + 4 life."""
    table = position(a=Side(["gug", "deep_one"]), b=Side(["alienist"]))
    table.a("attack", "name gug", "name deep_one")
    table.b("done")
    assert (table.life, table.side("b")) == ((100, 93), ["alienist"])


@rule("INS-116")
def test_INS_E99_one_attacker_for_each_blocker() -> None:
    """Carter blocks the Gug and cannot be named again for the Deep One."""
    table = position(a=Side(["gug", "deep_one"]), b=Side(["randolph_carter", "alienist"]))
    table.a("attack", "name gug", "name deep_one")
    table.b("block randolph_carter")
    assert table.offered == ["against gug", "against deep_one"]
    table.b("against gug")
    refused(table, "block randolph_carter", "INS-116")
    refused(table, "against deep_one", "INS-114")
    table.b("done")
    assert (table.life, table.discard) == ((100, 96), ["gug"])


@rule("INS-118", "INS-123")
def test_INS_E100_a_newcomer_may_block() -> None:
    """A Police Officer played in the turn before blocks the Gug; both die."""
    table = position(a=Side(["gug"]), b=Side(hand=["police_officer"]))
    table.go("b", "action_phase")
    table.b("play police_officer", "end")
    table.go("a", "action_phase")
    table.a("attack")
    table.b("block police_officer")
    assert {"gug", "police_officer"} <= set(table.discard)
    assert table.life == (100, 100)


@rule("INS-118", "INS-92")
def test_a_captive_may_block_at_once() -> None:
    """A being that changed sides in the insanity phase blocks in the very next turn."""
    table = position(a=Side(["gug", "deep_one"], sanity=0))
    table.a("end", "give gug")
    table.go("b", "action_phase")
    table.go("a", "action_phase")
    table.a("attack")
    assert (table.asked, table.offered) == ("b", ["block gug", "done"])


@rule("INS-119", "INS-123")
def test_INS_E101_blockers_before_damage() -> None:
    """Once A divides damage, no blocker can be added."""
    table = position(a=Side(["gug", "deep_one"]), b=Side(["alienist", "mobster", "ward_nurse"]))
    table.a("attack", "name gug", "name deep_one")
    table.b("block mobster", "against gug", "block ward_nurse", "against gug")
    assert (table.asked, table.frame) == ("a", "DivideDamage")
    with pytest.raises(NotYourTurn):
        table.duel.apply(GAME.vocabulary.action("block alienist"), 1)
    table.a("deal 3")
    assert table.side("b") == ["alienist", "ward_nurse"]


@rule("INS-114", "INS-108")
def test_only_beings_block() -> None:
    """Books and locations cannot block."""
    table = position(a=Side(["gug"]), b=Side(["necronomicon", "arkham", "alienist", "ghast"]))
    table.a("attack")
    assert table.offered == ["block alienist", "block ghast", "done"]
    refused(table, "block necronomicon", "INS-114")
    refused(table, "block arkham", "INS-114")
    refused(table, "block gug", "INS-114")


@rule("INS-117")
def test_several_blockers_for_one_attacker() -> None:
    """Three beings block one attacker and together destroy it."""
    table = position(a=Side(["gug"]), b=Side(["alienist", "ward_nurse", "book_thief"]))
    table.a("attack")
    table.b("block alienist", "block ward_nurse", "block book_thief")
    table.a("deal 0", "deal 0")
    assert table.discard == ["gug", "book_thief"]


@rule("INS-59", "INS-105")
def test_the_naming_is_an_attack_already() -> None:
    """While A names attackers, nothing else can be done."""
    table = position(a=Side(["gug", "ghast"], ["arkham"]))
    table.a("attack")
    refused(table, "play arkham", "INS-105")
    refused(table, "end", "INS-105")
