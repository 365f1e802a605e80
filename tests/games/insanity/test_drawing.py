"""The draw phase and the two piles (INS-44 to INS-49)."""

from __future__ import annotations

from tests.games.insanity.positions import IDS, Side, position, refused
from tests.rules import rule


@rule("INS-44", "INS-45", "INS-46", "INS-86")
def test_INS_E39_draw_two_then_discard() -> None:
    """A sees both drawn cards and may discard an old one."""
    table = position(a=Side(hand=["arkham", "banishing"]), deck=["gug", "ghast"], step="draw_phase")
    assert table.offered == [
        "discard arkham",
        "discard banishing",
        "discard gug",
        "discard ghast",
    ]
    assert table.seen_hand("a", "a") == ["arkham", "banishing", "ghast", "gug"]
    table.a("discard arkham")
    assert (table.hand("a"), table.discard) == (["banishing", "gug", "ghast"], ["arkham"])


@rule("INS-44", "INS-48")
def test_INS_E40_shuffle_in_the_middle() -> None:
    """One card is drawn, six are shuffled in, the second is drawn from them."""
    pile = ["gug", "ghast", "ghoul", "shantak", "mobster", "hermit"]
    table = position(
        a=Side(hand=["arkham", "kingsport"]),
        deck=["cthulhu"],
        deck_size=1,
        rest="b",
        discard=pile,
        step="draw_phase",
        orders=[["hermit", "gug", "ghast", "ghoul", "shantak", "mobster"]],
    )
    assert table.hand("a") == ["arkham", "kingsport", "cthulhu", "hermit"]
    table.a("discard arkham")
    assert (len(table.deck), table.discard, len(table.hand("a"))) == (5, ["arkham"], 3)


@rule("INS-47", "INS-49")
def test_INS_E41_the_last_card_goes() -> None:
    """One card can be drawn; it is the only one in hand and is discarded unasked."""
    table = position(deck=["gug"], deck_size=1, rest="b", step="draw_phase")
    assert (table.step, table.hand("a"), table.discard) == ("action_phase", [], ["gug"])
    assert (table.life, table.sanity) == ((100, 100), (100, 100))


@rule("INS-47", "INS-49")
def test_INS_E42_nothing_to_draw() -> None:
    """With both piles empty nothing is drawn and nothing discarded, and the turn goes on."""
    table = position(deck_size=0, rest="b", step="draw_phase")
    assert (table.step, table.hand("a"), table.discard) == ("action_phase", [], [])


@rule("INS-47", "INS-49", "INS-228")
def test_INS_E238_necronomicon_with_one_card() -> None:
    """The Necronomicon's owner draws the only card and discards it; the rest is skipped."""
    table = position(
        a=Side(["necronomicon"]), deck=["gug"], deck_size=1, rest="b", step="draw_phase"
    )
    assert (table.step, table.hand("a"), table.discard) == ("action_phase", [], ["gug"])


@rule("INS-46", "INS-48")
def test_the_shuffled_pile_is_forgotten() -> None:
    """Cards of a shuffled discard pile are unknown again."""
    pile = ["gug", "ghast", "ghoul"]
    table = position(
        deck=["cthulhu"],
        deck_size=1,
        rest="b",
        discard=pile,
        step="draw_phase",
        orders=[["ghoul", "gug", "ghast"]],
    )
    assert table.duel.view(0)["table"]["deck_known"] == []
    assert table.seen_hand("a", "b") == []
    assert table.deck == ["gug", "ghast"]


@rule("INS-45", "INS-47")
def test_the_discard_cannot_be_declined() -> None:
    """While the discard is due nothing else is offered."""
    table = position(a=Side(hand=["arkham"]), step="draw_phase")
    assert all(word.startswith("discard ") for word in table.offered)
    refused(table, "end", "INS-44")
    refused(table, f"discard {IDS[98]}", "INS-44")
