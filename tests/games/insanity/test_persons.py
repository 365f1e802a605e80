"""Persons, first half: what each does and what it does not (INS-187 to INS-204)."""

from __future__ import annotations

import pytest

from tests.games.insanity.positions import Side, names, position, refused
from tests.rules import rule


@rule("INS-66", "INS-187")
def test_INS_E155_carter_and_monsters() -> None:
    """Carter cannot be played beside an own monster; without it he can, and then no monster."""
    table = position(a=Side(["gug"], ["randolph_carter"]))
    refused(table, "play randolph_carter", "INS-187")
    free = position(a=Side(hand=["randolph_carter", "ghoul"]), b=Side(["gug"]))
    free.a("play randolph_carter")
    refused(free, "play ghoul", "INS-187")


@rule("INS-66", "INS-188")
def test_INS_E156_hermit_and_persons() -> None:
    """The Hermit cannot be played beside an own person."""
    table = position(a=Side(["mobster"], ["hermit"]))
    refused(table, "play hermit", "INS-188")


@rule("INS-188")
def test_INS_E157_the_hermit_stays_alone() -> None:
    """With the Hermit A plays no persons, but monsters; B's persons do not matter to him."""
    table = position(a=Side(["hermit"], ["alienist", "gug"]))
    refused(table, "play alienist", "INS-188")
    table.a("play gug")
    free = position(a=Side(["gug"], ["hermit"]), b=Side(["mobster"]))
    free.a("play hermit")
    assert free.side("a") == ["gug", "hermit"]


@rule("INS-187", "INS-188", "INS-193")
def test_bans_concern_their_controller_only() -> None:
    """B's Carter, Hermit and Chief keep A from nothing."""
    table = position(
        a=Side(hand=["gug", "alienist"]), b=Side(["randolph_carter", "hermit", "chief_of_police"])
    )
    table.a("play gug", "play alienist")
    assert table.side("a") == ["gug", "alienist"]


@rule("INS-189")
def test_INS_E158_cannibal_alone() -> None:
    """Without another person nothing is destroyed, even with monsters about."""
    table = position(a=Side(["cannibal", "gug"]), b=Side(["alienist"]), step="turn_start")
    assert table.side("a") == ["cannibal", "gug"]
    assert table.side("b") == ["alienist"]


@rule("INS-189")
def test_the_cannibal_never_picks_itself() -> None:
    """A chooses among the other own persons only."""
    table = position(
        a=Side(["cannibal", "alienist", "gug", "hermit"]), b=Side(["mobster"]), step="turn_start"
    )
    assert table.offered == ["destroy alienist", "destroy hermit"]
    refused(table, "destroy cannibal", "INS-83")
    table.a("destroy hermit")
    assert table.side("a") == ["cannibal", "alienist", "gug"]


@rule("INS-69", "INS-190")
def test_INS_E159_mad_painter() -> None:
    """The Painter's controller discards everything in hand."""
    table = position(a=Side(hand=["mad_painter", "gug", "arkham", "banishing"]), b=Side(spare=2))
    table.a("play mad_painter")
    assert (table.hand("a"), table.discard) == ([], ["gug", "arkham", "banishing"])
    assert len(table.hand("b")) == 2


@rule("INS-190", "INS-70")
def test_mad_painter_with_an_empty_hand() -> None:
    """An empty hand is no hindrance."""
    table = position(a=Side(hand=["mad_painter"]))
    table.a("play mad_painter")
    assert table.side("a") == ["mad_painter"]


@rule("INS-191")
def test_INS_E160_submarine_captain() -> None:
    """The Captain needs a monster on the other side; an own one does not count."""
    table = position(a=Side(["gug"], ["submarine_captain"]), b=Side(["alienist"]))
    refused(table, "play submarine_captain", "INS-191")
    ready = position(a=Side(hand=["submarine_captain"]), b=Side(["gug"]))
    ready.a("play submarine_captain")
    assert ready.side("a") == ["submarine_captain"]


@rule("INS-192")
def test_INS_E161_police_officer() -> None:
    """The Officer cannot be played beside an own monster; B's monsters do not matter."""
    table = position(a=Side(["gug"], ["police_officer"]))
    refused(table, "play police_officer", "INS-192")
    free = position(a=Side(hand=["police_officer"]), b=Side(["gug"]))
    free.a("play police_officer")
    assert free.side("a") == ["police_officer"]


@rule("INS-67", "INS-193")
def test_INS_E162_chief_of_police() -> None:
    """The Chief may join monsters, and then no more monsters are played."""
    table = position(a=Side(["gug"], ["chief_of_police", "ghoul"]))
    table.a("play chief_of_police")
    refused(table, "play ghoul", "INS-193")
    assert table.side("a") == ["gug", "chief_of_police"]


@rule("INS-194")
def test_snitch_shows_the_hand_to_the_opponent_only() -> None:
    """B sees A's hand, A sees nothing of B's, and somebody who watches sees nothing."""
    table = position(a=Side(hand=["mobster_snitch", "gug"]), b=Side(hand=["arkham"]))
    table.a("play mobster_snitch")
    assert (table.seen_hand("a", "b"), table.seen_hand("b", "a")) == (["gug"], [])
    assert "shows-hand" not in table.journal(-1)


@rule("INS-195")
def test_INS_E163_mobster() -> None:
    """Alone the Mobster is destroyed after acting; beside another person he stays."""
    lone = position(a=Side(["mobster", "star_spawn"]), b=Side(["alienist"]))
    lone.a("end")
    assert "mobster" in lone.discard
    pair = position(a=Side(["mobster", "alienist"]))
    pair.a("end")
    assert pair.side("a") == ["mobster", "alienist"]


@rule("INS-195", "INS-33")
def test_the_mobster_minds_his_own_turn_only() -> None:
    """In A's turn B's lone Mobster stays."""
    table = position(b=Side(["mobster"]))
    table.a("end")
    assert table.side("b") == ["mobster"]


@rule("INS-14", "INS-196")
def test_INS_E164_hired_hand() -> None:
    """The Hired Hand needs an own person in play; one in hand or at B's does not count."""
    table = position(a=Side(["gug"], ["hired_hand", "alienist"]), b=Side(["mobster"]))
    refused(table, "play hired_hand", "INS-196")
    table.a("play alienist", "play hired_hand")
    assert table.side("a") == ["gug", "alienist", "hired_hand"]


@rule("INS-197")
def test_INS_E165_village_priest() -> None:
    """A picks which own monster goes; without monsters nothing happens."""
    table = position(a=Side(["cthulhu", "gug", "alienist"], ["village_priest"]), b=Side(["ghoul"]))
    table.a("play village_priest")
    assert table.offered == ["destroy cthulhu", "destroy gug"]
    table.a("destroy gug")
    assert table.side("a") == ["cthulhu", "alienist", "village_priest"]
    calm = position(a=Side(["alienist"], ["village_priest"]), b=Side(["ghoul"]))
    calm.a("play village_priest")
    assert (calm.side("b"), calm.discard) == (["ghoul"], [])


@rule("INS-107", "INS-198")
@pytest.mark.parametrize("kin", ["yog_sothoth", "dunwich_horror"])
def test_INS_E166_wilbur_and_his_kin(kin: str) -> None:
    """With his kin on the other side Wilbur attacks with 4."""
    table = position(a=Side(["wilbur_whateley"]), b=Side([kin]))
    table.a("attack")
    table.b("done")
    assert table.life == (100, 96)


@rule("INS-198")
def test_wilbur_without_kin() -> None:
    """Without his kin he has 2 power and may not attack; kin in a hand does not count."""
    table = position(a=Side(["wilbur_whateley", "cthulhu"], ["yog_sothoth"]))
    assert (table.power("wilbur_whateley"), table.may("wilbur_whateley")) == (2, (False, True))


@rule("INS-199")
def test_INS_E167_both_of_his_kin() -> None:
    """With both in play he has 4 power, not 6."""
    table = position(a=Side(["wilbur_whateley", "dunwich_horror"]), b=Side(["yog_sothoth"]))
    assert table.power("wilbur_whateley") == 4


@rule("INS-112", "INS-200")
def test_INS_E168_pickman() -> None:
    """At 0 sanity Pickman attacks with 4; at 1 he may not attack and has 2."""
    table = position(a=Side(["richard_upton_pickman"], sanity=0))
    table.a("attack")
    assert table.life == (100, 96)
    sane = position(a=Side(["richard_upton_pickman"], sanity=1), b=Side(sanity=0))
    refused(sane, "attack", "INS-105")
    assert sane.power("richard_upton_pickman") == 2


@rule("INS-198", "INS-200")
def test_permissions_are_for_themselves_only() -> None:
    """Neither Wilbur nor Pickman lets other persons attack."""
    things = ["wilbur_whateley", "richard_upton_pickman", "alienist", "dunwich_horror"]
    table = position(a=Side(things, sanity=0))
    table.a("attack")
    assert table.offered == [
        "name wilbur_whateley",
        "name richard_upton_pickman",
        "name dunwich_horror",
    ]
    refused(table, "name alienist", "INS-107")


@rule("INS-201")
def test_country_doctor() -> None:
    """The controller, and nobody else, gains 10 life, once."""
    table = position(a=Side(hand=["country_doctor"], life=50), b=Side(life=40))
    table.a("play country_doctor", "end")
    assert table.life == (60, 40)


@rule("INS-80", "INS-202")
def test_INS_E169_librarian() -> None:
    """The Librarian draws the Gug and discards it at once."""
    table = position(a=Side(hand=["librarian", "arkham"]), deck=["gug"])
    table.a("play librarian")
    assert table.offered == ["discard arkham", "discard gug"]
    table.a("discard gug")
    assert table.hand("a") == ["arkham"]


@rule("INS-203", "INS-48")
def test_fortune_teller_shuffles_when_needed() -> None:
    """With an empty draw deck the discard pile is shuffled before the look."""
    table = position(
        a=Side(hand=["fortune_teller"]),
        deck_size=0,
        rest="b",
        discard=["gug", "ghast"],
        orders=[["ghast", "gug"]],
    )
    table.a("play fortune_teller")
    assert names(table.duel.view(0)["table"]["deck_known"]) == ["ghast"]
    assert (table.deck, table.discard, table.hand("a")) == (["ghast", "gug"], [], [])


@rule("INS-203", "INS-70")
def test_fortune_teller_with_no_card_at_all() -> None:
    """With both piles empty there is nothing to see."""
    table = position(a=Side(hand=["fortune_teller"]), deck_size=0, rest="b")
    table.a("play fortune_teller")
    assert (table.side("a"), table.deck) == (["fortune_teller"], [])


@rule("INS-78", "INS-204")
def test_INS_E170_gambler() -> None:
    """Three cards go, three are drawn."""
    table = position(
        a=Side(hand=["gambler", "gug", "arkham", "banishing", "ghoul"]),
        deck=["cthulhu", "hastur", "shoggoth"],
    )
    table.a("play gambler", "discard gug", "discard arkham", "discard banishing", "done")
    assert table.hand("a") == ["ghoul", "cthulhu", "hastur", "shoggoth"]
    assert table.discard == ["gug", "arkham", "banishing"]


@rule("INS-78", "INS-204")
@pytest.mark.parametrize("hand", [["gambler"], ["gambler", "gug"]])
def test_gambler_may_keep_everything(hand: list[str]) -> None:
    """Discarding none draws none, with an empty hand even unasked."""
    table = position(a=Side(hand=hand), deck=["cthulhu"])
    table.a("play gambler", *(["done"] if len(hand) > 1 else []))
    assert (table.hand("a"), table.discard) == (hand[1:], [])
