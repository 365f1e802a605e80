"""More persons: those with actions, and the last ones of the list (INS-205 to INS-218)."""

from __future__ import annotations

import pytest

from tests.games.insanity.positions import Side, position, refused
from tests.rules import rule


@rule("INS-205")
def test_reporter_in_printed_order() -> None:
    """Draw first, then discard any card, then lose 2 sanity."""
    table = position(a=Side(["newspaper_reporter"], ["arkham"]), deck=["gug"])
    table.a("use newspaper_reporter")
    assert (table.offered, table.sanity[0]) == (["discard arkham", "discard gug"], 100)
    table.a("discard arkham")
    assert (table.hand("a"), table.sanity[0]) == (["gug"], 98)


@rule("INS-206")
def test_detective_with_an_empty_opposing_hand() -> None:
    """The Detective enters even when there is nothing to see."""
    table = position(a=Side(hand=["private_detective"]))
    table.a("play private_detective")
    assert table.side("a") == ["private_detective"]


@rule("INS-207")
def test_INS_E171_cult_leader() -> None:
    """The Leader and the Mobster go: 10 to 16; the Alienist stays."""
    table = position(a=Side(["cult_leader", "alienist", "mobster"], sanity=10), b=Side(["hermit"]))
    table.a("use cult_leader")
    assert table.offered == ["destroy alienist", "destroy mobster", "done"]
    table.a("destroy mobster")
    assert (table.sanity[0], table.side("a")) == (16, ["alienist"])
    assert table.discard == ["cult_leader", "mobster"]


@rule("INS-207")
def test_INS_E172_cult_leader_alone() -> None:
    """The Leader alone is worth 3."""
    table = position(a=Side(["cult_leader", "gug"], sanity=10))
    table.a("use cult_leader")
    assert (table.sanity[0], table.side("a")) == (13, ["gug"])


@rule("INS-55", "INS-208")
def test_INS_E173_willing_sacrifice() -> None:
    """Played and used at once: from 0 to 5 sanity."""
    table = position(a=Side(hand=["willing_sacrifice"], sanity=0))
    table.a("play willing_sacrifice", "use willing_sacrifice")
    assert (table.sanity[0], table.discard) == (5, ["willing_sacrifice"])


@rule("INS-209")
def test_INS_E174_acolyte() -> None:
    """The Acolyte destroys the Alienist and stays; only own persons are offered."""
    table = position(a=Side(["acolyte_with_a_knife", "alienist", "gug"]), b=Side(["hermit"]))
    table.a("use acolyte_with_a_knife")
    assert table.offered == ["destroy acolyte_with_a_knife", "destroy alienist"]
    table.a("destroy alienist")
    assert (table.side("a"), table.sanity[0]) == (["acolyte_with_a_knife", "gug"], 101)


@rule("INS-75", "INS-210")
def test_INS_E175_psychiatric_researcher() -> None:
    """0 cards: refused; 3 cards: all discarded, 1 sanity gained."""
    table = position(a=Side(["psychiatric_researcher"]))
    refused(table, "use psychiatric_researcher", "INS-75")
    ready = position(a=Side(["psychiatric_researcher"], ["gug", "arkham", "ghast"]))
    ready.a("use psychiatric_researcher")
    assert (ready.discard, ready.sanity[0]) == (["gug", "arkham", "ghast"], 101)


@rule("INS-211", "INS-215")
def test_INS_E176_monster_slayer() -> None:
    """1 from the Slayer and 1 from Dr. Armitage."""
    table = position(a=Side(["monster_slayer", "dr_armitage", "gug"], sanity=20), b=Side(["ghoul"]))
    table.a("use monster_slayer")
    assert (table.sanity[0], table.discard, table.side("b")) == (22, ["gug"], ["ghoul"])


@rule("INS-76", "INS-211")
def test_monster_slayer_needs_an_own_monster() -> None:
    """A monster of the opponent is no target."""
    table = position(a=Side(["monster_slayer"]), b=Side(["ghoul"]))
    refused(table, "use monster_slayer", "INS-76")


@rule("INS-212")
def test_INS_E177_alienist() -> None:
    """From 0 to 2 sanity."""
    table = position(a=Side(hand=["alienist"], sanity=0))
    table.a("play alienist")
    assert table.sanity == (2, 100)


@rule("INS-213")
@pytest.mark.parametrize(("word", "life", "sanity"), [("life", 40, 12), ("sanity", 30, 13)])
def test_INS_E178_ward_nurse(word: str, life: int, sanity: int) -> None:
    """10 life or 1 sanity, as A likes."""
    table = position(a=Side(hand=["ward_nurse"], life=30, sanity=12))
    table.a("play ward_nurse")
    assert table.offered == ["life", "sanity"]
    table.a(word)
    assert (table.life[0], table.sanity[0]) == (life, sanity)


@rule("INS-214", "INS-228")
def test_INS_E179_book_thief() -> None:
    """A takes The Necronomicon, which works in A's next draw phase."""
    table = position(
        a=Side(["unaussprechlichen_kulten"], ["book_thief"]),
        b=Side(["necronomicon", "books_of_hsan", "gug"]),
    )
    table.a("play book_thief")
    assert table.offered == ["take necronomicon", "take books_of_hsan"]
    table.a("take necronomicon")
    assert table.side("b") == ["books_of_hsan", "gug"]
    table.go("a", "draw_phase")
    assert len(table.hand("a")) == 3
    table.a(table.offered[0], table.offered[1])
    assert (table.step, len(table.hand("a"))) == ("action_phase", 1)


@rule("INS-215")
def test_armitage_counts_own_monsters_only() -> None:
    """Monsters of the opponent and own persons give nothing."""
    table = position(
        a=Side(["dr_armitage", "alienist"], ["choking_fog", "assassination"], sanity=50),
        b=Side(["ghoul"]),
    )
    table.a("play choking_fog", "destroy ghoul", "play assassination", "destroy alienist")
    assert table.sanity[0] == 47


@rule("INS-215", "INS-71")
def test_armitage_learns_in_the_other_turn_too() -> None:
    """A monster of A's that B destroys gives A 1 sanity."""
    table = position(a=Side(["dr_armitage", "gug"], sanity=50), b=Side(hand=["banishing"]))
    table.go("b", "action_phase")
    table.b("play banishing")
    assert table.sanity == (51, 98)


@rule("INS-217")
def test_herbert_west_needs_a_person_in_the_pile() -> None:
    """Without a person in the discard pile he is refused by his own rule."""
    table = position(a=Side(["herbert_west"]), discard=["gug", "arkham"])
    refused(table, "use herbert_west", "INS-217")


@rule("INS-217", "INS-109")
def test_herbert_west_brings_a_person_of_choice() -> None:
    """Persons only are offered; the sanity goes first; the arrival is new."""
    table = position(a=Side(["herbert_west"]), discard=["gug", "alienist", "hermit", "arkham"])
    table.a("use herbert_west")
    assert (table.offered, table.sanity[0]) == (["bring alienist", "bring hermit"], 95)
    table.a("bring alienist")
    assert (table.sanity[0], table.discard) == (97, ["gug", "hermit", "arkham"])
    assert table.thing("alienist").is_fresh


@rule("INS-87", "INS-218")
def test_INS_E180_elder_sign_keeper() -> None:
    """Every monster goes to the hand of the player who controls it."""
    table = position(
        a=Side(["elder_thing", "alienist"], ["elder_sign_keeper"]),
        b=Side(["cthulhu", "gug", "hermit"]),
    )
    table.a("play elder_sign_keeper")
    assert (table.hand("a"), table.hand("b")) == (["elder_thing"], ["cthulhu", "gug"])
    assert table.side("a") == ["alienist", "elder_sign_keeper"]
    assert (table.side("b"), table.discard) == (["hermit"], [])


@rule("INS-218", "INS-70", "INS-215")
def test_elder_sign_keeper_without_monsters_and_with_armitage() -> None:
    """Without monsters nothing happens; sent to a hand they count as destroyed."""
    calm = position(a=Side(hand=["elder_sign_keeper"]), b=Side(["hermit"]))
    calm.a("play elder_sign_keeper")
    assert calm.side("b") == ["hermit"]
    table = position(
        a=Side(["gug", "ghast", "dr_armitage"], ["elder_sign_keeper"], sanity=50), b=Side(["ghoul"])
    )
    table.a("play elder_sign_keeper")
    assert table.sanity[0] == 52
