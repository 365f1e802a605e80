"""The discard phase and the insanity phase (INS-138 to INS-146)."""

from __future__ import annotations

from tests.games.insanity.positions import Side, position, refused
from tests.rules import rule


@rule("INS-138", "INS-139", "INS-140")
def test_INS_E116_down_to_ten() -> None:
    """A discards 3 of 13; B keeps 14."""
    table = position(a=Side(spare=13), b=Side(spare=14), step="discard_phase")
    assert (table.frame, len(table.offered)) == ("DiscardDown", 13)
    for _ in range(3):
        table.a(table.offered[0])
    assert (len(table.hand("a")), len(table.discard)) == (10, 3)
    assert table.on_turn == "b"
    assert len(table.hand("b")) == 14 + 2


@rule("INS-138", "INS-47")
def test_the_limit_is_compulsory() -> None:
    """A cannot keep an eleventh card."""
    table = position(a=Side(spare=11), step="discard_phase")
    refused(table, "done", "INS-138")
    table.a(table.offered[0])
    assert (len(table.hand("a")), table.on_turn) == (10, "b")


@rule("INS-140")
def test_INS_E117_eleven_in_the_action_phase() -> None:
    """10 + 2 - 1 cards may be held through the action phase."""
    table = position(a=Side(spare=10), step="draw_phase")
    table.a(table.offered[0])
    assert (table.step, len(table.hand("a"))) == ("action_phase", 11)
    table.a("end")
    assert table.step == "discard_phase"


@rule("INS-141", "INS-142", "INS-145")
def test_INS_E118_any_of_three_kinds() -> None:
    """A gives The Necronomicon and keeps the rest; sanity stays at 0."""
    table = position(a=Side(["gug", "alienist", "necronomicon"], sanity=0))
    table.a("end")
    assert table.offered == ["give gug", "give alienist", "give necronomicon"]
    table.a("give necronomicon")
    assert (table.side("a"), table.side("b")) == (["gug", "alienist"], ["necronomicon"])
    assert (table.sanity, table.on_turn) == ((0, 100), "b")


@rule("INS-143")
def test_INS_E119_no_monster_no_gift() -> None:
    """Without a monster nothing is given, whatever else A controls."""
    table = position(a=Side(["alienist", "necronomicon"], sanity=0))
    table.a("end")
    assert (table.side("a"), table.on_turn) == (["alienist", "necronomicon"], "b")


@rule("INS-144")
def test_INS_E120_only_on_ones_own_turn() -> None:
    """B at 0 sanity gives nothing in A's insanity phase, and Cthulhu in B's own."""
    table = position(a=Side(sanity=40), b=Side(["cthulhu"], sanity=0))
    table.a("end")
    assert (table.side("b"), table.on_turn) == (["cthulhu"], "b")
    table.go("a", "action_phase")
    assert table.side("a") == ["cthulhu"]


@rule("INS-142", "INS-146")
def test_INS_E121_no_location() -> None:
    """Kingsport cannot be given."""
    table = position(a=Side(["gug", "cult_leader"], sanity=0), location="kingsport")
    table.a("end")
    assert table.offered == ["give gug", "give cult_leader"]
    refused(table, "give kingsport", "INS-141")


@rule("INS-90", "INS-143", "INS-145")
def test_INS_E122_one_thing_each_time() -> None:
    """One thing in each insanity phase, until no monster is left."""
    table = position(a=Side(["gug", "ghast"], sanity=0))
    table.a("end", "give gug")
    assert table.side("b") == ["gug"]
    table.go("a", "action_phase")
    table.a("end")
    assert table.side("b") == ["gug", "ghast"]
    table.go("a", "action_phase")
    table.a("end")
    assert (table.side("a"), table.on_turn) == ([], "b")
    assert table.duel.given == [2, 0]


@rule("INS-141")
def test_a_little_sanity_is_enough() -> None:
    """At 1 sanity nothing is given."""
    table = position(a=Side(["star_spawn"], sanity=1))
    table.a("end")
    assert (table.side("a"), table.on_turn) == (["star_spawn"], "b")


@rule("INS-141", "INS-43")
def test_giving_is_compulsory() -> None:
    """A must pick something to give."""
    table = position(a=Side(["star_spawn", "alienist"], sanity=0))
    table.a("end")
    refused(table, "done", "INS-141")
