"""The action phase: what may be done, how often (INS-50 to INS-62)."""

from __future__ import annotations

from tests.games.insanity.positions import Side, position, refused
from tests.rules import rule


@rule("INS-50", "INS-51", "INS-106", "INS-131", "INS-224")
def test_INS_E43_any_order() -> None:
    """A location, an attack and then a person: all legal in one phase."""
    table = position(a=Side(["deep_one"], ["mobster", "arkham"]))
    table.a("play arkham", "attack", "play mobster")
    assert (table.life, table.sanity) == ((100, 96), (98, 100))


@rule("INS-51", "INS-52")
def test_INS_E44_one_monster() -> None:
    """Any number of other cards, but only one monster."""
    table = position(a=Side(hand=["gug", "ghast", "alienist", "ward_nurse", "dreamless_sleep"]))
    table.a("play gug", "play alienist", "play ward_nurse", "life", "play dreamless_sleep")
    refused(table, "play ghast", "INS-52")
    table.go("a", "action_phase")
    assert "play ghast" in table.offered


@rule("INS-51")
def test_several_books_locations_and_curses() -> None:
    """Books, locations and curses are not limited either."""
    hand = ["arkham", "dunwich", "necronomicon", "books_of_hsan", "petrified", "wandering_mind"]
    table = position(a=Side(hand=hand), b=Side(["gug"]))
    table.a(*[f"play {card}" for card in hand])
    assert table.side("a") == ["dunwich", "necronomicon", "books_of_hsan"]
    assert table.curses("gug") == ["petrified", "wandering_mind"]


@rule("INS-53", "INS-160")
def test_INS_E45_a_gift_is_not_played() -> None:
    """The Ghoul from Shub-Niggurath leaves A's one monster untouched."""
    table = position(
        a=Side(hand=["gug"]), b=Side(["shub_niggurath"]), deck=["ghoul"], step="turn_start"
    )
    table.go("a", "action_phase")
    table.a("play gug")
    assert table.side("a") == ["ghoul", "gug"]


@rule("INS-53", "INS-251")
def test_INS_E46_a_captive_is_not_played() -> None:
    """A monster taken over does not use up the allowance."""
    table = position(a=Side(hand=["gug", "call_from_beyond"]), b=Side(["cthulhu"]))
    table.a("play call_from_beyond", "play gug")
    assert table.side("a") == ["cthulhu", "gug"]


@rule("INS-54", "INS-227")
def test_INS_E47_each_action_once() -> None:
    """A used action is refused until the next action phase."""
    table = position(a=Side(["unaussprechlichen_kulten"]))
    table.a("use unaussprechlichen_kulten")
    refused(table, "use unaussprechlichen_kulten", "INS-54")
    table.go("a", "action_phase")
    assert "use unaussprechlichen_kulten" in table.offered


@rule("INS-55", "INS-227")
def test_INS_E48_used_at_once() -> None:
    """A book may be used in the phase in which it was played."""
    table = position(a=Side(hand=["unaussprechlichen_kulten"]))
    table.a("play unaussprechlichen_kulten", "use unaussprechlichen_kulten")
    assert (len(table.hand("a")), table.sanity) == (1, (95, 100))


@rule("INS-57", "INS-209", "INS-217")
def test_INS_E49_back_as_another_thing() -> None:
    """The Acolyte that comes back from the pile may act again: 20, 21, 16, 17."""
    table = position(a=Side(["acolyte_with_a_knife", "herbert_west"], sanity=20))
    table.a("use acolyte_with_a_knife", "destroy acolyte_with_a_knife")
    assert table.sanity[0] == 21
    table.a("use herbert_west")
    assert (table.sanity[0], table.side("a")) == (16, ["herbert_west", "acolyte_with_a_knife"])
    table.a("use acolyte_with_a_knife", "destroy herbert_west")
    assert (table.sanity[0], table.side("a")) == (17, ["acolyte_with_a_knife"])


@rule("INS-56", "INS-205", "INS-250")
def test_INS_E50_marks_are_wiped() -> None:
    """The Reporter, used in B's turn, may be used by A who took it in the next one."""
    table = position(a=Side(hand=["brainwashing"]), b=Side(["newspaper_reporter"]))
    table.go("b", "action_phase")
    table.b("use newspaper_reporter", "discard " + table.hand("b")[0])
    refused(table, "use newspaper_reporter", "INS-54")
    table.go("a", "action_phase")
    table.a("play brainwashing")
    assert "use newspaper_reporter" in table.offered


@rule("INS-56")
def test_the_mark_sticks_through_a_change_of_control() -> None:
    """A book given away and taken back in one phase stays used."""
    row = {"kind": "action", "cost": 0, "effect": [{"do": "take", "whom": "opposing_book"}]}
    give = {
        "kind": "book",
        "cost": 0,
        "action": [{"do": "lose_sanity", "amount": 1}],
    }
    table = position(
        a=Side(hand=["brainwashing"]),
        b=Side(["books_of_hsan"]),
        homemade={"brainwashing": row, "books_of_hsan": give},
    )
    table.thing("books_of_hsan").is_used = True
    table.a("play brainwashing")
    assert table.side("a") == ["books_of_hsan"]
    refused(table, "use books_of_hsan", "INS-54")


@rule("INS-58")
def test_INS_E51_one_attack() -> None:
    """A second attack in the phase is refused."""
    table = position(a=Side(["gug", "deep_one"]))
    table.a("attack", "name gug", "done")
    assert table.life == (100, 97)
    refused(table, "attack", "INS-58")


@rule("INS-59", "INS-131")
def test_INS_E52_nothing_during_the_attack() -> None:
    """Neither card nor action is legal until the attack is over; afterwards both are."""
    table = position(
        a=Side(["gug", "accursed_flute_player"], ["choking_fog", "arkham"]), b=Side(["alienist"])
    )
    table.a("attack", "name gug", "done")
    assert table.frame == "NameBlockers"
    for word in ("play choking_fog", "use accursed_flute_player"):
        refused(table, word, "INS-114", seat="a")
    table.b("done")
    assert {"play choking_fog", "use accursed_flute_player"} <= set(table.offered)


@rule("INS-60")
def test_INS_E53_ending_at_once() -> None:
    """The phase may end without anything done."""
    table = position(a=Side(["gug"], spare=4))
    table.a("end")
    assert table.on_turn == "b"


@rule("INS-61", "INS-86", "INS-256")
def test_INS_E54_no_responses() -> None:
    """B picks which card to lose and may not answer with one."""
    table = position(a=Side(hand=["lost_thread"]), b=Side(hand=["choking_fog", "arkham"]))
    table.a("play lost_thread")
    assert table.asked == "b"
    assert table.offered == ["discard choking_fog", "discard arkham"]
    refused(table, "play choking_fog", "INS-86")
    table.b("discard arkham")
    assert (table.hand("b"), table.asked) == (["choking_fog"], "a")


@rule("INS-61", "INS-65")
def test_nobody_acts_in_the_other_turn() -> None:
    """In A's action phase B has nothing to pick at all."""
    table = position(b=Side(["unaussprechlichen_kulten", "gug"], ["arkham"]))
    assert table.duel.options(1) == []
    for word in ("play arkham", "use unaussprechlichen_kulten", "attack", "end"):
        refused(table, word, "INS-50", seat="b")


@rule("INS-48", "INS-62", "INS-222", "INS-232", "INS-245")
def test_INS_E55_a_hundred_acts() -> None:
    """After 100 plays no card may be played; attacking and ending the phase remain."""
    table = position(
        a=Side(
            ["book_of_azathoth", "unaussprechlichen_kulten", "gug"], ["ghoul", "cast_out_of_time"]
        ),
        location="dunwich",
        deck_size=0,
        rest="b",
        orders=[["cast_out_of_time"]] * 49,
    )
    table.a("play ghoul", "play cast_out_of_time", "destroy ghoul")
    assert (table.hand("a"), table.discard) == (["ghoul"], ["cast_out_of_time"])
    for _ in range(49):
        table.a("play ghoul")
        assert table.hand("a") == ["cast_out_of_time"]
        table.a("play cast_out_of_time", "destroy ghoul")
    assert table.duel.acts == 100
    refused(table, "play ghoul", "INS-62")
    refused(table, "use unaussprechlichen_kulten", "INS-62")
    assert table.offered == ["attack", "end"]


@rule("INS-62")
def test_the_hundredth_act_is_legal() -> None:
    """99 plays and uses leave one more, and the next phase begins anew."""
    table = position(a=Side(["unaussprechlichen_kulten"], ["arkham", "kingsport"]))
    table.duel.acts = 99
    table.a("play arkham")
    refused(table, "play kingsport", "INS-62")
    table.go("a", "action_phase")
    assert "play kingsport" in table.offered
