"""Damage: the source's four examples and what follows from them (INS-120 to INS-131)."""

from __future__ import annotations

from tests.games.insanity.positions import Side, position, refused
from tests.rules import rule


@rule("INS-114", "INS-120", "INS-121", "INS-125", "INS-129", "INS-186")
def test_INS_E1_two_against_one() -> None:
    """Power 2 blocked by power 1: the blocker falls, the attacker does not."""
    table = position(a=Side(["nameless_crawler"]), b=Side(["alienist"]))
    table.a("attack")
    table.b("block alienist")
    assert (table.side("a"), table.discard) == (["nameless_crawler"], ["alienist"])
    assert table.life == (100, 100)


@rule("INS-120", "INS-121", "INS-123", "INS-125")
def test_INS_E2_two_against_two() -> None:
    """Power 2 blocked by power 2: both fall."""
    table = position(a=Side(["nameless_crawler"]), b=Side(["country_doctor"]))
    table.a("attack")
    table.b("block country_doctor")
    assert table.discard == ["nameless_crawler", "country_doctor"]
    assert table.life == (100, 100)


@rule("INS-117", "INS-120", "INS-121", "INS-123", "INS-125")
def test_INS_E3_two_against_one_and_one() -> None:
    """Power 2 blocked by two of power 1, divided 1 and 1: all three fall."""
    table = position(a=Side(["nameless_crawler"]), b=Side(["alienist", "ward_nurse"]))
    table.a("attack")
    table.b("block alienist", "block ward_nurse")
    assert table.offered == ["deal 0", "deal 1", "deal 2"]
    table.a("deal 1")
    assert table.discard == ["nameless_crawler", "alienist", "ward_nurse"]


@rule("INS-117", "INS-120", "INS-121", "INS-122", "INS-125", "INS-126", "INS-184")
def test_INS_E4_four_against_three_and_three() -> None:
    """Power 4 blocked by two of power 3, divided 3 and 1: attacker and first blocker fall."""
    table = position(a=Side(["yithian_cone"]), b=Side(["police_officer", "mobster"]))
    table.a("attack")
    table.b("block police_officer", "block mobster")
    table.a("deal 3")
    assert table.discard == ["yithian_cone", "police_officer"]
    assert table.side("b") == ["mobster"]


@rule("INS-122", "INS-127")
def test_INS_E102_more_than_it_needs() -> None:
    """10 to one and 0 to the other is legal; who takes nothing survives."""
    table = position(a=Side(["cthulhu"]), b=Side(["alienist", "ward_nurse"]))
    table.a("attack")
    table.b("block alienist", "block ward_nurse")
    table.a("deal 10")
    assert (table.side("a"), table.side("b")) == (["cthulhu"], ["ward_nurse"])


@rule("INS-122")
def test_INS_E103_the_full_power_is_divided() -> None:
    """After 1 to the first blocker the other 9 go to the second, whether A likes it or not."""
    table = position(a=Side(["cthulhu"]), b=Side(["alienist", "cannibal"]))
    table.a("attack")
    table.b("block alienist", "block cannibal")
    table.a("deal 1")
    assert table.discard == ["alienist", "cannibal"]


@rule("INS-122")
def test_no_more_than_the_power() -> None:
    """No blocker can be dealt more than the attacker has."""
    table = position(a=Side(["gug"]), b=Side(["alienist", "cannibal"]))
    table.a("attack")
    table.b("block alienist", "block cannibal")
    refused(table, "deal 4", "INS-121")
    refused(table, "done", "INS-121")


@rule("INS-124", "INS-130", "INS-166", "INS-200")
def test_INS_E104_power_is_fixed_before() -> None:
    """Pickman's power was 2 when damage came, though B falls to 0 sanity in it."""
    table = position(
        a=Side(["nameless_crawler", "rats_in_the_walls"]),
        b=Side(["richard_upton_pickman"], sanity=2),
    )
    table.a("attack", "name nameless_crawler", "name rats_in_the_walls")
    table.b("block richard_upton_pickman", "against nameless_crawler")
    assert (table.life, table.sanity) == ((100, 97), (100, 0))
    assert table.discard == ["nameless_crawler", "richard_upton_pickman"]


@rule("INS-125", "INS-126")
def test_INS_E105_old_damage_is_gone() -> None:
    """Cthulhu survives 9 damage in one attack and 2 in the next."""
    table = position(
        a=Side(["cthulhu"]), b=Side(["randolph_carter", "cannibal", "nameless_crawler"])
    )
    table.a("attack")
    table.b("block randolph_carter", "block cannibal", "done")
    table.a("deal 10")
    assert table.side("a") == ["cthulhu"]
    table.go("b", "action_phase")
    table.b("attack")
    table.a("block cthulhu")
    assert table.side("a") == ["cthulhu"]
    assert "nameless_crawler" in table.discard


@rule("INS-125", "INS-129")
def test_INS_E106_a_weak_blocker_saves_all_life() -> None:
    """One blocker of power 1 keeps all of Cthulhu's 10 from B."""
    table = position(a=Side(["cthulhu"]), b=Side(["alienist"]))
    table.a("attack")
    table.b("block alienist")
    assert (table.life, table.discard) == ((100, 100), ["alienist"])


@rule("INS-23", "INS-130", "INS-183")
def test_INS_E107_life_is_checked_after_the_step() -> None:
    """The Gug is destroyed in the same damage step that takes B's last life."""
    table = position(a=Side(["gug", "star_spawn"]), b=Side(["randolph_carter"], life=5))
    table.a("attack", "name gug", "name star_spawn")
    table.b("block randolph_carter", "against gug")
    assert (table.winner, table.life, table.discard) == ("a", (100, 0), ["gug"])


@rule("INS-127")
def test_no_damage_no_death() -> None:
    """Home-made beings of power 0 block each other's attack and both survive."""
    nobody = {"kind": "person", "cost": 0, "power": 0}
    nothing = {"kind": "monster", "cost": 0, "power": 0}
    table = position(
        a=Side(["gug"]), b=Side(["alienist"]), homemade={"alienist": nobody, "gug": nothing}
    )
    table.a("attack")
    table.b("block alienist")
    assert (table.side("a"), table.side("b"), table.life) == (["gug"], ["alienist"], (100, 100))


@rule("INS-128", "INS-129")
def test_only_the_unblocked_take_life() -> None:
    """Of three attackers the two unblocked ones take life."""
    table = position(a=Side(["gug", "deep_one", "elder_thing"]), b=Side(["alienist"]))
    table.a("attack", "name gug", "name deep_one", "name elder_thing")
    table.b("block alienist", "against elder_thing")
    assert table.life == (100, 93)


@rule("INS-123")
def test_all_divisions_before_any_damage() -> None:
    """Two attackers with two blockers each: both are divided before anything falls."""
    table = position(
        a=Side(["gug", "deep_one"]),
        b=Side(["alienist", "ward_nurse", "book_thief", "dr_armitage"]),
    )
    table.a("attack", "name gug", "name deep_one")
    table.b("block alienist", "against gug", "block ward_nurse", "against gug")
    table.b("block book_thief", "against deep_one", "block dr_armitage", "against deep_one")
    table.a("deal 3")
    assert (table.frame, table.discard) == ("DivideDamage", [])
    table.a("deal 0")
    assert table.discard == ["alienist", "dr_armitage"]


@rule("INS-131", "INS-50")
def test_the_phase_goes_on() -> None:
    """After the attack A may go on playing and using actions."""
    table = position(a=Side(["gug", "unaussprechlichen_kulten"], ["arkham"]))
    table.a("attack", "play arkham", "use unaussprechlichen_kulten", "end")
    assert table.on_turn == "b"
