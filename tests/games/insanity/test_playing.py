"""Playing cards, coming into play, requirements and choices (INS-63 to INS-83)."""

from __future__ import annotations

import pytest

from dreadhouse.kernel.errors import NotYourTurn
from tests.games.insanity.positions import GAME, Side, position, refused
from tests.rules import rule


@rule("INS-63", "INS-64", "INS-236")
def test_INS_E56_cost_first() -> None:
    """A falls to 0 paying for Choking Fog, which then destroys Cthulhu."""
    table = position(a=Side(hand=["choking_fog"], sanity=2), b=Side(["cthulhu"]))
    table.a("play choking_fog")
    assert (table.sanity, table.discard) == ((0, 100), ["cthulhu", "choking_fog"])
    told = [id for id in table.journal() if id in ("plays", "destroyed")]
    assert told == ["plays", "destroyed"]


@rule("INS-63", "INS-200")
def test_the_cost_is_paid_before_the_card_works() -> None:
    """Paying the last sanity for a location makes Pickman strong before anything else happens."""
    table = position(a=Side(["richard_upton_pickman"], ["kingsport"], sanity=2))
    table.a("play kingsport")
    assert (table.sanity[0], table.power("richard_upton_pickman")) == (0, 4)


@rule("INS-65", "INS-68", "INS-160", "INS-222")
def test_INS_E57_put_into_play_is_not_played() -> None:
    """Cthulhu brought by Shub-Niggurath costs nothing and gives no card from Dunwich."""
    table = position(
        b=Side(["shub_niggurath"]), location="dunwich", deck=["cthulhu"], step="turn_start"
    )
    assert table.side("a") == ["dunwich", "cthulhu"]
    assert (table.sanity, len(table.hand("a"))) == ((100, 100), 2)


@rule("INS-67", "INS-68", "INS-160", "INS-187")
def test_INS_E58_bans_on_playing_do_not_concern_it() -> None:
    """A monster enters beside Randolph Carter, who stays."""
    table = position(
        a=Side(["randolph_carter"]), b=Side(["shub_niggurath"]), deck=["gug"], step="turn_start"
    )
    assert table.side("a") == ["randolph_carter", "gug"]


@rule("INS-71", "INS-197")
def test_INS_E59_entering_is_compulsory() -> None:
    """The Village Priest destroys A's only monster unasked."""
    table = position(a=Side(["cthulhu"], ["village_priest"]))
    table.a("play village_priest")
    assert (table.side("a"), table.discard) == (["village_priest"], ["cthulhu"])


@rule("INS-66", "INS-67", "INS-192")
def test_INS_E60_a_condition_is_tested_once() -> None:
    """The Police Officer, played without a monster, stays when one follows."""
    table = position(a=Side(hand=["police_officer", "gug"]))
    table.a("play police_officer", "play gug")
    assert table.side("a") == ["police_officer", "gug"]


@rule("INS-66", "INS-68", "INS-188", "INS-217")
def test_INS_E61_brought_against_a_condition() -> None:
    """The Hermit comes out of the pile beside a person; then A plays no more persons."""
    table = position(a=Side(["herbert_west"], ["alienist"], sanity=40), discard=["hermit"])
    table.a("use herbert_west")
    assert (table.side("a"), table.sanity[0]) == (["herbert_west", "hermit"], 35)
    refused(table, "play alienist", "INS-188")


@rule("INS-69", "INS-74", "INS-201", "INS-217")
def test_INS_E62_entering_works_when_brought() -> None:
    """The Country Doctor heals although nobody played him."""
    table = position(a=Side(["herbert_west"], life=80, sanity=4), discard=["country_doctor"])
    table.a("use herbert_west")
    assert (table.life[0], table.sanity[0]) == (90, 0)


@rule("INS-70", "INS-214")
def test_INS_E63_as_much_as_it_can() -> None:
    """Without a book to take the Book Thief enters all the same."""
    table = position(a=Side(hand=["book_thief"]), b=Side(["gug"]))
    table.a("play book_thief")
    assert (table.side("a"), table.side("b")) == (["book_thief"], ["gug"])


@rule("INS-70", "INS-202")
def test_librarian_with_nothing_to_draw() -> None:
    """The Librarian enters with empty piles and an empty hand and does nothing."""
    table = position(a=Side(hand=["librarian"]), deck_size=0, rest="b")
    table.a("play librarian")
    assert (table.side("a"), table.hand("a"), table.frame) == (["librarian"], [], "Act")


@rule("INS-48", "INS-72", "INS-258")
def test_INS_E64_an_action_card_at_work_is_in_no_pile() -> None:
    """Trade of Secrets is not shuffled in; it reaches the discard pile afterwards."""
    table = position(
        a=Side(hand=["trade_of_secrets"]),
        b=Side(hand=["mobster", "ghast"]),
        discard=["arkham", "gug"],
        deck_size=0,
        rest="a",
        orders=[["gug", "arkham"]],
    )
    table.a("play trade_of_secrets")
    assert table.offered == ["give mobster", "give ghast"]
    table.b("give mobster")
    assert "mobster" in table.hand("a")
    assert table.hand("b") == ["ghast", "gug"]
    assert (table.deck, table.discard) == (["arkham"], ["trade_of_secrets"])


@rule("INS-73", "INS-75", "INS-164")
def test_INS_E65_no_card_to_discard() -> None:
    """The Flute Player is refused with an empty hand."""
    table = position(a=Side(["accursed_flute_player"]))
    refused(table, "use accursed_flute_player", "INS-75")


@rule("INS-74", "INS-164")
def test_INS_E66_too_little_sanity_is_no_hindrance() -> None:
    """With 3 sanity the Flute Player's 5 are lost as far as they go."""
    table = position(
        a=Side(["accursed_flute_player"], ["banishing"], sanity=3), b=Side(["cthulhu"])
    )
    table.a("use accursed_flute_player", "destroy cthulhu")
    assert (table.sanity[0], table.discard) == (0, ["banishing", "cthulhu"])


@rule("INS-76", "INS-238")
def test_INS_E67_no_target() -> None:
    """Banishing is refused while only persons are in play."""
    table = position(a=Side(["alienist"], ["banishing"]), b=Side(["hermit"]))
    refused(table, "play banishing", "INS-76")


@rule("INS-77", "INS-243")
def test_INS_E68_life_must_be_there() -> None:
    """With 2 life Tentacles From Below is refused."""
    table = position(a=Side(hand=["tentacles_from_below"], life=2), b=Side(["ghoul"]))
    refused(table, "play tentacles_from_below", "INS-77")


@rule("INS-78", "INS-252")
def test_INS_E69_all_may_be_none() -> None:
    """Escape Into Another Dark Age may be played without any book."""
    table = position(a=Side(hand=["escape_into_another_dark_age"]), b=Side(["gug"]))
    table.a("play escape_into_another_dark_age")
    assert (table.sanity[0], table.side("b")) == (98, ["gug"])
    assert table.discard == ["escape_into_another_dark_age"]


@rule("INS-49", "INS-79", "INS-227")
def test_INS_E70_drawing_is_no_requirement() -> None:
    """The Kulten may be used with nothing to draw."""
    table = position(a=Side(["unaussprechlichen_kulten"], sanity=30), deck_size=0, rest="b")
    table.a("use unaussprechlichen_kulten")
    assert (table.hand("a"), table.sanity[0]) == ([], 25)


@rule("INS-74", "INS-80", "INS-205")
def test_INS_E71_the_drawn_card_will_do() -> None:
    """With an empty hand the Reporter discards the card just drawn."""
    table = position(a=Side(["newspaper_reporter"], sanity=1), deck=["gug"])
    table.a("use newspaper_reporter")
    assert (table.hand("a"), table.discard, table.sanity[0]) == ([], ["gug"], 0)


@rule("INS-73", "INS-80")
def test_INS_E72_nothing_to_draw_nor_discard() -> None:
    """Without any card to draw the Reporter is refused."""
    table = position(a=Side(["newspaper_reporter"]), deck_size=0, rest="b")
    refused(table, "use newspaper_reporter", "INS-75")


@rule("INS-81", "INS-230")
def test_INS_E73_parts_in_order() -> None:
    """The second victim of the Manuscripts is chosen after the first is gone."""
    table = position(a=Side(["pnakotic_manuscripts", "alienist"]), b=Side(["cthulhu", "gug"]))
    table.a("use pnakotic_manuscripts")
    assert table.discard == ["alienist"]
    assert table.offered == ["destroy cthulhu", "destroy gug"]
    table.a("destroy cthulhu")
    assert (table.side("b"), table.sanity[0]) == (["gug"], 93)


@rule("INS-82", "INS-236")
def test_INS_E74_any_means_either_side() -> None:
    """A may destroy the own Nyarlathotep."""
    table = position(a=Side(["nyarlathotep"], ["choking_fog"]), b=Side(["gug"]))
    table.a("play choking_fog")
    assert table.offered == ["destroy nyarlathotep", "destroy gug"]
    table.a("destroy nyarlathotep")
    assert table.side("a") == []


@rule("INS-83", "INS-246")
def test_INS_E75_the_opponents_choice() -> None:
    """B picks which of B's beings Terrible Choice destroys."""
    table = position(a=Side(["ghoul"], ["terrible_choice"]), b=Side(["cthulhu", "alienist"]))
    table.a("play terrible_choice")
    assert (table.asked, table.offered) == ("b", ["destroy cthulhu", "destroy alienist"])
    table.b("destroy alienist")
    assert (table.side("b"), table.side("a")) == (["cthulhu"], ["ghoul"])


@rule("INS-83")
def test_the_user_cannot_choose_for_the_opponent() -> None:
    """While B is asked, A's pick is out of turn."""
    table = position(a=Side(hand=["terrible_choice"]), b=Side(["cthulhu", "alienist"]))
    table.a("play terrible_choice")
    with pytest.raises(NotYourTurn):
        table.duel.apply(GAME.vocabulary.action("destroy cthulhu"), 0)


@rule("INS-76", "INS-256", "INS-257")
def test_INS_E76_an_empty_opposing_hand() -> None:
    """Lost Thread and Reluctant Confession need a card in B's hand."""
    table = position(a=Side(hand=["lost_thread", "reluctant_confession"]))
    refused(table, "play lost_thread", "INS-76")
    refused(table, "play reluctant_confession", "INS-76")


@rule("INS-71", "INS-81", "INS-164", "INS-215")
def test_INS_E230_answers_between_the_parts() -> None:
    """Dr. Armitage learns before the Flute Player's last part: 2, 3, 0."""
    table = position(a=Side(["accursed_flute_player", "dr_armitage", "gug"], ["arkham"], sanity=2))
    table.a("use accursed_flute_player", "destroy gug")
    told = [id for id in table.journal() if id in ("gains-sanity", "loses-sanity")]
    assert told == ["gains-sanity", "loses-sanity"]
    assert (table.sanity[0], table.discard) == (0, ["arkham", "gug"])


@rule("INS-81", "INS-164")
def test_INS_E231_to_the_end_without_its_card() -> None:
    """The Flute Player's text goes on after it destroyed itself."""
    table = position(a=Side(["accursed_flute_player"], ["arkham"], sanity=9))
    table.a("use accursed_flute_player")
    assert (table.discard, table.sanity[0]) == (["arkham", "accursed_flute_player"], 4)


@rule("INS-65", "INS-66")
def test_only_cards_in_hand_are_played() -> None:
    """A card that is not in A's hand cannot be played, wherever it lies."""
    table = position(a=Side(["mobster"]), b=Side(hand=["gug"]), discard=["ghoul"])
    for card in ("mobster", "gug", "ghoul", "cthulhu"):
        refused(table, f"play {card}", "INS-65")


@rule("INS-69", "INS-92", "INS-190")
def test_entering_concerns_the_controller() -> None:
    """The Mad Painter brought back empties the hand of the one who brought him."""
    table = position(a=Side(["herbert_west"], spare=2), b=Side(spare=3), discard=["mad_painter"])
    table.a("use herbert_west")
    assert (table.hand("a"), len(table.hand("b"))) == ([], 3)


@rule("INS-73", "INS-76")
def test_why_not_names_the_rule() -> None:
    """The view tells A for each card and thing the rule that forbids it now."""
    table = position(a=Side(["mi_go"], ["banishing", "petrified", "alienist"]))
    seen = table.duel.view(0)["table"]["why_not"]
    assert ["use mi_go", "INS-76"] in seen
    assert all(word != "play alienist" for word, _ in seen)
    assert table.duel.view(1)["table"]["why_not"] == []


@rule("INS-58", "INS-105", "INS-109")
def test_why_no_attack() -> None:
    """A learns why no attack can be declared, and then which beings cannot join one."""
    table = position(a=Side(["alienist"], ["gug"]))
    assert ["attack", "INS-105"] in table.duel.view(0)["table"]["why_not"]
    table = position(a=Side(["ghast", "ghoul", "alienist"], ["gug"]))
    assert all(word != "attack" for word, _ in table.duel.view(0)["table"]["why_not"])
    table.a("play gug")
    table.a("attack")
    assert table.duel.view(0)["table"]["why_not"] == [
        ["name alienist", "INS-107"],
        ["name gug", "INS-109"],
    ]


@rule("INS-114", "INS-235")
def test_why_no_block() -> None:
    """B learns which curse keeps a being from blocking, and which attacker nobody blocks."""
    table = position(a=Side(["ghast"]), b=Side(["gug", "ghoul+wandering_mind"]))
    table.a("attack")
    assert table.duel.view(1)["table"]["why_not"] == [["block ghoul", "INS-235"]]
    assert table.duel.view(0)["table"]["why_not"] == []
