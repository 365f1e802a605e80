"""Destroying, discarding and changing sides (INS-84 to INS-92, INS-278)."""

from __future__ import annotations

from tests.games.insanity.positions import Side, position, refused
from tests.rules import rule


@rule("INS-85", "INS-249")
def test_INS_E77_hands_are_safe() -> None:
    """Crawling Chaos destroys what is in play and leaves hands alone."""
    table = position(a=Side(["deep_one"], ["gug", "alienist", "crawling_chaos"]))
    table.a("play crawling_chaos")
    assert (table.side("a"), table.hand("a")) == ([], ["gug", "alienist"])
    assert table.discard == ["deep_one", "crawling_chaos"]


@rule("INS-87", "INS-245")
def test_INS_E78_to_the_controllers_hand() -> None:
    """Cthulhu, taken by A and cast out by B, goes to A's hand."""
    table = position(a=Side(hand=["call_from_beyond"]), b=Side(["cthulhu"], ["cast_out_of_time"]))
    table.a("play call_from_beyond", "end")
    table.go("b", "action_phase")
    table.b("play cast_out_of_time")
    assert (table.hand("a"), "cthulhu" in table.hand("b")) == (["cthulhu"], False)


@rule("INS-88", "INS-215", "INS-245")
def test_INS_E79_still_destroyed() -> None:
    """The Gug goes to the hand and yet counts as destroyed: 50, 48, 49."""
    table = position(a=Side(["gug", "dr_armitage"], ["cast_out_of_time"], sanity=50))
    table.a("play cast_out_of_time", "destroy gug")
    assert (table.hand("a"), table.sanity[0]) == (["gug"], 49)


@rule("INS-89", "INS-215", "INS-216", "INS-249")
def test_INS_E80_one_moment() -> None:
    """Two own monsters go together with Dr. Armitage: 60, 56, 58."""
    table = position(
        a=Side(["dr_armitage", "gug", "deep_one"], ["crawling_chaos"], sanity=60),
        b=Side(["ghoul"]),
    )
    table.a("play crawling_chaos")
    assert table.duel.things == []
    assert table.sanity == (58, 100)


@rule("INS-90", "INS-251")
def test_INS_E81_control_lasts() -> None:
    """Three turns later the Gug is still A's."""
    table = position(a=Side(hand=["call_from_beyond"]), b=Side(["gug"]))
    table.a("play call_from_beyond")
    for seat in "bab":
        table.go(seat, "action_phase")
    assert (table.side("a"), table.side("b")) == (["gug"], [])


@rule("INS-91", "INS-102", "INS-233", "INS-251")
def test_INS_E82_curses_come_along() -> None:
    """Cthulhu, taken over, is still petrified and cannot attack."""
    table = position(a=Side(hand=["call_from_beyond"]), b=Side(["cthulhu+petrified"]))
    table.a("play call_from_beyond")
    assert (table.side("a"), table.curses("cthulhu")) == (["cthulhu"], ["petrified"])
    refused(table, "attack", "INS-105")


@rule("INS-69", "INS-92", "INS-250")
def test_INS_E83_not_coming_into_play() -> None:
    """The Country Doctor, taken over, heals nobody."""
    table = position(a=Side(hand=["brainwashing"], life=70), b=Side(["country_doctor"]))
    table.a("play brainwashing")
    assert table.side("a") == ["country_doctor"]
    assert (table.life, table.sanity) == ((70, 100), (97, 100))


@rule("INS-84", "INS-13")
def test_one_pile_for_both() -> None:
    """Things of either side go to the one discard pile, whoever destroyed them."""
    table = position(a=Side(["gug"], ["stars_are_wrong"]), b=Side(["ghoul"]))
    table.a("play stars_are_wrong")
    assert table.discard == ["gug", "ghoul", "stars_are_wrong"]


@rule("INS-72", "INS-100", "INS-249", "INS-278")
def test_INS_E234_order_of_the_pile() -> None:
    """Things lie in the order of entering, a curse on top of its bearer, the action last."""
    table = position(
        a=Side(["deep_one"], ["crawling_chaos"]), b=Side(["gug+petrified", "alienist"])
    )
    table.a("play crawling_chaos")
    assert table.discard == ["deep_one", "gug", "petrified", "alienist", "crawling_chaos"]


@rule("INS-278")
def test_order_of_entering_not_of_sides() -> None:
    """The order is that of entering play, across both sides."""
    table = position(
        a=Side(["gug", "ghast"], ["stars_are_wrong"]),
        b=Side(["ghoul"]),
        entered=["ghast", "ghoul", "gug"],
    )
    table.a("play stars_are_wrong")
    assert table.discard == ["ghast", "ghoul", "gug", "stars_are_wrong"]


@rule("INS-86", "INS-278")
def test_discards_lie_as_named() -> None:
    """Two cards for the Books of Hsan lie in the order in which they were named."""
    table = position(a=Side(["books_of_hsan"], ["gug", "arkham", "ghoul"]))
    table.a("use books_of_hsan", "discard ghoul", "discard gug")
    assert (table.discard, table.hand("a")) == (["ghoul", "gug"], ["arkham"])


@rule("INS-278", "INS-190")
def test_a_whole_hand_as_taken_up() -> None:
    """A hand discarded as a whole lies in the order in which it was taken up."""
    table = position(a=Side(hand=["gug", "mad_painter", "arkham", "banishing"]))
    table.a("play mad_painter")
    assert table.discard == ["gug", "arkham", "banishing"]
