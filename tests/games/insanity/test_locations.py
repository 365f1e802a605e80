"""The eight locations (INS-219 to INS-226)."""

from __future__ import annotations

import pytest

from tests.games.insanity.positions import Side, position, refused
from tests.rules import rule


@rule("INS-34", "INS-219")
def test_INS_E181_arkham_sanatorium() -> None:
    """The player on turn gains 1 sanity after acting, in both players' turns."""
    table = position(a=Side(sanity=50), b=Side(sanity=60), location="arkham_sanatorium")
    table.a("end")
    assert table.sanity == (51, 60)
    table.go("b", "action_phase")
    table.b("end")
    assert table.sanity == (51, 61)


@rule("INS-107", "INS-221")
def test_INS_E182_innsmouth() -> None:
    """In Innsmouth a person attacks."""
    table = position(a=Side(["police_officer"]), location="innsmouth")
    table.a("attack")
    assert table.life == (100, 97)


@rule("INS-221", "INS-95", "INS-109")
def test_innsmouth_serves_both_sides_and_keeps_the_wait() -> None:
    """B's persons may attack too; a person played in this phase still waits."""
    table = position(a=Side(hand=["alienist"]), b=Side(["hermit"]), location="innsmouth")
    table.a("play alienist")
    refused(table, "attack", "INS-105")
    table.go("b", "action_phase")
    table.b("attack")
    table.a("done")
    assert table.life == (95, 100)


@rule("INS-222")
def test_INS_E183_dunwich() -> None:
    """A card for the Gug that was played, none for the Alienist."""
    table = position(
        a=Side(hand=["gug", "alienist"]), location="dunwich", deck=["arkham", "kingsport"]
    )
    table.a("play gug", "play alienist")
    assert table.hand("a") == ["arkham"]


@rule("INS-222", "INS-95")
def test_dunwich_gives_to_whoever_plays() -> None:
    """B, who does not control Dunwich, draws for a monster as well."""
    table = position(b=Side(hand=["gug"]), location="dunwich")
    table.go("b", "action_phase")
    held = len(table.hand("b"))
    table.b("play gug")
    assert (len(table.hand("b")), table.hand("a")) == (held, [])


@rule("INS-223")
def test_miskatonic_gives_the_player_on_turn() -> None:
    """Each player draws one extra card in the own turn and none in the other's."""
    table = position(location="miskatonic_university", step="before_drawing")
    assert (len(table.hand("a")), len(table.hand("b"))) == (3, 0)
    table.go("b", "draw_phase")
    assert (len(table.hand("a")), len(table.hand("b"))) == (2, 3)


@rule("INS-129", "INS-224")
def test_INS_E184_arkham() -> None:
    """The blocker survives and hits; the unblocked Gug takes life."""
    table = position(a=Side(["cthulhu", "gug"]), b=Side(["alienist"]), location="arkham")
    table.a("attack", "name cthulhu", "name gug")
    table.b("block alienist", "against cthulhu")
    assert (table.side("b"), table.life, table.discard) == (["alienist"], (100, 97), [])


@rule("INS-224", "INS-120")
def test_arkham_spares_blockers_only() -> None:
    """Blockers still destroy the attacker, and no division is asked for."""
    table = position(a=Side(["gug"]), b=Side(["police_officer", "alienist"]), location="arkham")
    table.a("attack")
    table.b("block police_officer", "block alienist")
    assert (table.discard, table.side("b")) == (["gug"], ["police_officer", "alienist"])
    assert "passed-harmless" in table.journal(0)


@rule("INS-124", "INS-225")
def test_INS_E185_kingsport() -> None:
    """The Alienist blocks as 3 against 2: the attacker falls, she survives."""
    table = position(a=Side(["nameless_crawler"]), b=Side(["alienist"]), location="kingsport")
    table.a("attack")
    table.b("block alienist")
    assert (table.discard, table.side("b")) == (["nameless_crawler"], ["alienist"])


@rule("INS-225")
def test_kingsport_helps_neither_attackers_nor_idle_beings() -> None:
    """Unblocked attackers deal their printed power, and after the attack the bonus is gone."""
    table = position(a=Side(["gug", "ghast"]), b=Side(["hermit"]), location="kingsport")
    table.a("attack", "name gug", "name ghast")
    table.b("block hermit", "against gug")
    assert table.life == (100, 97)
    assert (table.power("hermit"), table.power("ghast")) == (5, 3)


@rule("INS-226")
def test_INS_E186_dreamlands() -> None:
    """One of the three may attack, two may not."""
    table = position(a=Side(["gug", "deep_one", "ghoul"]), location="dreamlands")
    table.a("attack")
    assert table.offered == ["name gug", "name deep_one", "name ghoul"]
    refused(table, "done", "INS-105")
    table.a("name gug")
    assert (table.life, table.frame) == ((100, 97), "Act")


@rule("INS-226", "INS-117")
def test_dreamlands_do_not_limit_blocking() -> None:
    """Several beings may block the one attacker."""
    table = position(a=Side(["gug"]), b=Side(["alienist", "hermit"]), location="dreamlands")
    table.a("attack")
    table.b("block alienist", "block hermit")
    assert table.frame == "DivideDamage"


@rule("INS-220")
@pytest.mark.parametrize(("sanity", "left"), [(100, 97), (2, 0)])
def test_rlyeh(sanity: int, left: int) -> None:
    """R'lyeh takes 3 at turn start from the player on turn, or what is there."""
    table = position(
        a=Side(sanity=sanity), b=Side(sanity=sanity), location="rlyeh", step="turn_start"
    )
    assert table.sanity == (left, sanity)
