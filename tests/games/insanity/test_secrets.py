"""Open and hidden information (INS-147 to INS-153, INS-279)."""

from __future__ import annotations

from dreadhouse.games.insanity.rules.words import DISCARD
from tests.games.insanity.positions import NUMBER, Side, Table, names, position
from tests.rules import rule


def known_top(table: Table, seat: int) -> list[str]:
    """The cards on top of the draw deck that a seat knows."""
    return names(table.duel.view(seat)["table"]["deck_known"])


@rule("INS-147", "INS-148", "INS-149")
def test_INS_E123_what_A_sees() -> None:
    """Sizes, piles, life, sanity and things are open; B's cards and the next card are not."""
    table = position(
        a=Side(["gug"], life=90),
        b=Side(["ghast+petrified"], spare=4, sanity=80),
        discard=["arkham", "ghoul"],
        deck_size=60,
        rest="a",
    )
    seen = table.duel.view(0)["table"]
    other = seen["players"][1]
    assert (other["hand_size"], other["hand"]) == (4, [])
    assert (seen["deck_size"], seen["deck_known"]) == (60, [])
    assert names(seen["discard"]) == ["arkham", "ghoul"]
    assert [(p["life"], p["sanity"]) for p in seen["players"]] == [(90, 100), (100, 80)]
    assert [(t["card"], t["seat"]) for t in seen["things"]] == [
        (NUMBER["gug"], 0),
        (NUMBER["ghast"], 1),
    ]
    assert names(seen["things"][1]["curses"]) == ["petrified"]


@rule("INS-147")
def test_a_spectator_sees_no_hand() -> None:
    """Somebody who only watches sees the sizes of the hands and no card in them."""
    table = position(a=Side(hand=["gug"]), b=Side(spare=2))
    players = table.duel.view(-1)["table"]["players"]
    assert [(p["hand"], p["hand_size"]) for p in players] == [([], 1), ([], 2)]


@rule("INS-150", "INS-203")
def test_INS_E124_peeking() -> None:
    """The Fortune Teller shows A the next card, B not; it stays there for whoever draws next."""
    table = position(a=Side(hand=["fortune_teller"]), deck=["cthulhu"])
    table.a("play fortune_teller")
    assert (known_top(table, 0), known_top(table, 1)) == (["cthulhu"], [])
    assert ("peeks" in table.journal(0), "peeks" in table.journal(1)) == (True, False)
    assert table.deck[0] == "cthulhu"
    table.a("end")
    assert "cthulhu" in table.hand("b")


@rule("INS-151", "INS-206", "INS-279")
def test_INS_E125_a_hand_seen() -> None:
    """A sees both of B's cards and remembers them; a card drawn later stays secret."""
    table = position(a=Side(hand=["private_detective"]), b=Side(hand=["arkham", "gug"]))
    table.a("play private_detective")
    assert table.seen_hand("b", "a") == ["arkham", "gug"]
    assert table.seen_hand("b", "b") == ["arkham", "gug"]
    assert table.seen_hand("a", "b") == []
    table.a("end")
    newest = table.hand("b")[-1]
    table.b(f"discard {table.hand('b')[2]}")
    assert table.seen_hand("b", "a") == ["arkham", "gug"]
    assert newest in table.seen_hand("b", "b")


@rule("INS-151", "INS-194")
def test_INS_E126_a_hand_shown() -> None:
    """The Mobster Snitch shows B what A still holds."""
    table = position(a=Side(hand=["mobster_snitch", "banishing", "ghoul"]))
    table.a("play mobster_snitch")
    assert table.seen_hand("a", "b") == ["banishing", "ghoul"]


@rule("INS-152", "INS-157", "INS-158")
def test_INS_E127_revealed_cards() -> None:
    """Both see all three revealed cards; the Ghoul enters free, the others are discarded."""
    table = position(
        b=Side(["shub_niggurath"]),
        deck=["choking_fog", "police_officer", "ghoul"],
        step="turn_start",
    )
    for seat in (0, 1, -1):
        shown = [event.args["card"] for event in table.events("reveals", seat)]
        assert names(shown) == ["choking_fog", "police_officer", "ghoul"]
    assert (table.side("a"), table.sanity) == (["ghoul"], (100, 100))
    assert table.discard == ["choking_fog", "police_officer"]


@rule("INS-147", "INS-153", "INS-257")
def test_INS_E128_a_card_that_passes() -> None:
    """Both know that A holds the Gug now; B's other card stays secret."""
    table = position(a=Side(hand=["reluctant_confession"]), b=Side(hand=["arkham", "gug"]))
    table.a("play reluctant_confession")
    table.b("give gug")
    assert table.hand("a") == ["gug"]
    assert table.seen_hand("a", "b") == ["gug"]
    assert table.seen_hand("b", "a") == []


@rule("INS-48", "INS-157", "INS-158")
def test_INS_E129_set_aside_cards_are_not_shuffled() -> None:
    """Shub-Niggurath reveals Arkham, shuffles the pile, and reveals Mobster and Gug.

    The Cannibal's choice stops the turn right after it, so that the piles can be read.
    """
    table = position(
        a=Side(["cannibal", "alienist", "ward_nurse"]),
        b=Side(["shub_niggurath"]),
        deck=["arkham"],
        deck_size=1,
        rest="b",
        discard=["mobster", "gug"],
        step="turn_start",
        orders=[["mobster", "gug"]],
    )
    table.a("first shub_niggurath")
    told = [id for id in table.journal() if id in ("reveals", "shuffles")]
    assert told == ["reveals", "shuffles", "reveals", "reveals"]
    shown = names([event.args["card"] for event in table.events("reveals")])
    assert shown == ["arkham", "mobster", "gug"]
    assert table.side("a")[-1] == "gug"
    assert (table.discard, table.deck) == (["arkham", "mobster"], [])


@rule("INS-158", "INS-159")
def test_INS_E130_no_monster_at_all() -> None:
    """Nothing enters, every revealed card is discarded, and the turn goes on.

    The Cannibal's choice stops the turn right after it, so that the piles can be read.
    """
    table = position(
        a=Side(["shub_niggurath", "cannibal", "alienist", "ward_nurse"]),
        deck=["arkham"],
        deck_size=1,
        rest="b",
        discard=["mobster"],
        step="turn_start",
        orders=[["mobster"], ["arkham", "mobster", "alienist"]],
    )
    table.a("first shub_niggurath")
    assert (table.discard, table.deck) == (["arkham", "mobster"], [])
    assert table.side("a") == ["shub_niggurath", "cannibal", "alienist", "ward_nurse"]
    table.a("destroy alienist")
    assert table.step == "draw_phase"


@rule("INS-147", "INS-245", "INS-279")
def test_INS_E235_put_from_the_table_into_a_hand() -> None:
    """Both know that B holds the Gug that was cast out; Arkham stays secret."""
    table = position(a=Side(hand=["cast_out_of_time"]), b=Side(["gug"], ["arkham"]))
    table.a("play cast_out_of_time")
    assert table.seen_hand("b", "a") == ["gug"]
    assert sorted(table.hand("b")) == ["arkham", "gug"]


@rule("INS-148", "INS-203", "INS-279")
def test_INS_E236_followed_from_the_deck() -> None:
    """A saw Cthulhu on the deck and knows that B drew it; B's other cards stay secret."""
    table = position(a=Side(hand=["fortune_teller"]), b=Side(spare=2), deck=["cthulhu"])
    table.a("play fortune_teller", "end")
    other = next(card for card in table.hand("b") if card != "cthulhu")
    table.b(f"discard {other}")
    assert table.seen_hand("b", "a") == ["cthulhu"]
    assert len(table.hand("b")) == 3


@rule("INS-152")
def test_discards_are_seen_by_both() -> None:
    """A discarded card lies face up, and everybody reads its name."""
    table = position(a=Side(hand=["gug", "arkham"]), step="draw_phase")
    table.a("discard gug")
    for seat in (0, 1, -1):
        assert names(table.duel.view(seat)["table"]["discard"]) == ["gug"]
        assert [e.args["card"] for e in table.events("discards", seat)] == [NUMBER["gug"]]


@rule("INS-150", "INS-254", "INS-255")
def test_looking_shows_the_hand_to_the_one_who_looks() -> None:
    """Burned Notes shows B's hand to A, and B learns nothing of A's."""
    table = position(
        a=Side(hand=["burned_notes", "ghoul"]), b=Side(hand=["arkham", "gug", "mobster"])
    )
    table.a("play burned_notes")
    assert table.seen_hand("b", "a") == ["arkham", "gug", "mobster"]
    assert table.seen_hand("a", "b") == []
    table.a("burn gug")
    assert table.seen_hand("b", "a") == ["arkham", "mobster"]


@rule("INS-147")
def test_draws_are_told_without_names() -> None:
    """The journal names drawn cards to their player only."""
    table = position(step="draw_phase", deck=["gug", "ghast"])
    assert names(table.events("drew", 0)[0].args["cards"]) == ["gug", "ghast"]
    assert table.events("drew", 1) == []
    assert table.events("drew-hidden", 1)[0].args["count"] == 2
    assert [action - DISCARD for action in table.duel.options(0)] == [
        NUMBER["gug"],
        NUMBER["ghast"],
    ]


@rule("INS-148", "INS-279")
def test_a_shuffle_ends_what_was_known() -> None:
    """A peeked card that was discarded and shuffled in is unknown again."""
    table = position(
        a=Side(["unaussprechlichen_kulten"], ["fortune_teller"]),
        deck_size=0,
        rest="b",
        discard=["gug", "ghast", "ghoul"],
        orders=[["ghast", "gug", "ghoul"]],
    )
    table.a("play fortune_teller")
    assert (known_top(table, 0), known_top(table, 1)) == (["ghast"], [])
    table.a("use unaussprechlichen_kulten")
    assert table.hand("a") == ["ghast"]
    assert (known_top(table, 0), table.seen_hand("a", "b")) == ([], [])


@rule("INS-279", "INS-48")
def test_a_single_card_is_followed_through_a_shuffle() -> None:
    """A discard pile of one card, shuffled in and drawn, hides nothing from anybody."""
    table = position(
        a=Side(["unaussprechlichen_kulten"]),
        deck_size=0,
        rest="b",
        discard=["gug"],
        orders=[["gug"]],
    )
    table.a("use unaussprechlichen_kulten")
    assert table.seen_hand("a", "b") == table.hand("a") == ["gug"]
