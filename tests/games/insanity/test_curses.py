"""Locations and curses in general (INS-93 to INS-104)."""

from __future__ import annotations

import pytest

from tests.games.insanity.positions import Side, position, refused
from tests.rules import rule


@rule("INS-93", "INS-94", "INS-222")
def test_INS_E84_the_new_location_first() -> None:
    """Dunwich enters, then Arkham, which B played, is destroyed."""
    table = position(a=Side(hand=["dunwich"]), b=Side(["arkham"]))
    table.a("play dunwich")
    assert (table.side("a"), table.side("b"), table.discard) == (["dunwich"], [], ["arkham"])
    told = [id for id in table.journal() if id in ("plays", "destroyed")]
    assert told == ["plays", "destroyed"]


@rule("INS-30", "INS-34", "INS-95", "INS-96", "INS-223")
def test_INS_E85_works_on_the_player_on_turn() -> None:
    """Miskatonic University, played by B, gives A an extra card in A's turn."""
    table = position(a=Side(spare=4), b=Side(["miskatonic_university"]), step="before_drawing")
    assert (table.step, len(table.hand("a"))) == ("draw_phase", 7)
    table.a(table.offered[0])
    assert (len(table.hand("a")), table.hand("b")) == (6, [])


@rule("INS-97", "INS-98", "INS-235")
def test_INS_E86_a_curse_on_the_other_side() -> None:
    """Randolph Carter with a wandering mind cannot block; the curse cost nothing."""
    table = position(a=Side(["gug"], ["wandering_mind"]), b=Side(["randolph_carter"]))
    table.a("play wandering_mind")
    assert table.offered == ["bear gug", "bear randolph_carter"]
    table.a("bear randolph_carter", "attack")
    assert (table.life, table.sanity) == ((100, 97), (100, 100))


@rule("INS-99", "INS-233")
@pytest.mark.parametrize("curse", ["petrified", "dread_of_the_threshold", "wandering_mind"])
def test_INS_E87_no_being_no_curse(curse: str) -> None:
    """Without a being in play a curse is refused."""
    table = position(a=Side(["necronomicon"], [curse]), location="innsmouth")
    refused(table, f"play {curse}", "INS-99")


@rule("INS-100", "INS-233", "INS-238")
def test_INS_E88_the_curse_falls_with_its_bearer() -> None:
    """Ghoul and Petrified both go to the discard pile."""
    table = position(a=Side(hand=["banishing"]), b=Side(["ghoul+petrified"]))
    table.a("play banishing")
    assert table.discard == ["ghoul", "petrified", "banishing"]


@rule("INS-101", "INS-218", "INS-235")
def test_INS_E89_the_curse_falls_when_the_bearer_goes_to_a_hand() -> None:
    """The Ghoul goes to B's hand, its curse to the pile."""
    table = position(a=Side(hand=["elder_sign_keeper"]), b=Side(["ghoul+wandering_mind"]))
    table.a("play elder_sign_keeper")
    assert (table.hand("b"), table.discard) == (["ghoul"], ["wandering_mind"])


@rule("INS-102", "INS-103", "INS-141", "INS-146")
def test_INS_E90_a_curse_cannot_be_given() -> None:
    """In the insanity phase only the Gug can be given, and its curse goes along."""
    table = position(a=Side(["gug+dread_of_the_threshold"], sanity=0))
    table.a("end")
    assert (table.side("b"), table.curses("gug")) == (["gug"], ["dread_of_the_threshold"])


@rule("INS-104", "INS-234", "INS-235")
def test_INS_E91_two_curses() -> None:
    """Dread of the Threshold and Wandering Mind together forbid attack and block."""
    table = position(a=Side(["gug+dread_of_the_threshold+wandering_mind"]), b=Side(["ghoul"]))
    assert table.may("gug") == (False, False)
    refused(table, "attack", "INS-105")
    table.go("b", "action_phase")
    table.b("attack")
    assert table.life == (96, 100)


@rule("INS-103")
def test_no_card_aims_at_a_curse() -> None:
    """Neither destruction nor a change of control can name a curse or a location."""
    table = position(
        a=Side(hand=["choking_fog", "call_from_beyond"]),
        b=Side(["gug+petrified", "arkham", "ghoul"]),
    )
    table.a("play choking_fog")
    assert table.offered == ["destroy gug", "destroy ghoul"]
    refused(table, "destroy petrified", "INS-83")
    table.a("destroy ghoul", "play call_from_beyond")
    assert table.side("a") == ["gug"]
    assert table.side("b") == ["arkham"]


@rule("INS-12", "INS-97")
def test_a_curse_is_laid_on_the_only_being() -> None:
    """With one being in play there is nothing to choose, even when it is one's own."""
    table = position(a=Side(["gug"], ["petrified"]))
    table.a("play petrified")
    assert (table.curses("gug"), table.sanity[0]) == (["petrified"], 98)


@rule("INS-93", "INS-4")
def test_one_location_at_most() -> None:
    """Three locations played in one phase leave the last one in play."""
    table = position(a=Side(hand=["arkham", "kingsport", "dreamlands"]))
    table.a("play arkham", "play kingsport", "play dreamlands")
    assert (table.side("a"), table.discard) == (["dreamlands"], ["arkham", "kingsport"])
