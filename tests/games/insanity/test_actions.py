"""The 23 action cards (INS-236 to INS-258)."""

from __future__ import annotations

import pytest

from tests.games.insanity.positions import Side, position, refused
from tests.rules import rule

KILLERS = [
    ("choking_fog", 3),
    ("bolt_of_lightning", 1),
    ("raining_fire", 1),
    ("attack_of_shadows", 0),
    ("sucking_abyss", 0),
    ("tentacles_from_below", 1),
]


@rule("INS-236", "INS-239", "INS-240", "INS-241", "INS-242", "INS-243", "INS-82")
@pytest.mark.parametrize(("id", "cost"), KILLERS)
def test_six_ways_to_destroy_any_being(id: str, cost: int) -> None:
    """Each offers every being of both sides and nothing else, for its own cost."""
    table = position(
        a=Side(["alienist", "necronomicon"], [id]),
        b=Side(["gug+petrified", "hermit", "ghoul", "arkham"]),
    )
    table.a(f"play {id}")
    assert table.offered == [
        "destroy alienist",
        "destroy gug",
        "destroy hermit",
        "destroy ghoul",
    ]
    table.a("destroy gug")
    assert (table.side("b"), table.sanity[0]) == (["hermit", "ghoul", "arkham"], 100 - cost)
    assert table.discard == ["gug", "petrified", id]


@rule("INS-76", "INS-236", "INS-241", "INS-242", "INS-243", "INS-245")
@pytest.mark.parametrize(
    "id",
    [
        "choking_fog",
        "attack_of_shadows",
        "sucking_abyss",
        "tentacles_from_below",
        "cast_out_of_time",
    ],
)
def test_no_being_no_victim(id: str) -> None:
    """Without a being in play they are refused."""
    table = position(a=Side(["necronomicon"], [id]), location="arkham")
    refused(table, f"play {id}", "INS-76")


@rule("INS-237")
def test_INS_E196_assassination() -> None:
    """Only the Alienist is a target; it costs nothing."""
    table = position(a=Side(hand=["assassination"]), b=Side(["gug", "alienist"]))
    table.a("play assassination")
    assert (table.side("b"), table.sanity[0]) == (["gug"], 100)
    assert table.discard == ["alienist", "assassination"]


@rule("INS-237", "INS-76")
def test_assassination_needs_a_person() -> None:
    """Monsters are no targets."""
    table = position(a=Side(hand=["assassination"]), b=Side(["gug"]))
    refused(table, "play assassination", "INS-76")


@rule("INS-237", "INS-238", "INS-82")
def test_assassination_and_banishing_aim_at_either_side() -> None:
    """Own persons and own monsters may be chosen as well."""
    table = position(
        a=Side(["hermit", "ghast"], ["assassination", "banishing"]), b=Side(["gug", "alienist"])
    )
    table.a("play assassination")
    assert table.offered == ["destroy hermit", "destroy alienist"]
    table.a("destroy alienist", "play banishing")
    assert table.offered == ["destroy ghast", "destroy gug"]


@rule("INS-238")
def test_INS_E197_banishing() -> None:
    """Only the Gug is a target; it costs 2."""
    table = position(a=Side(hand=["banishing"]), b=Side(["gug", "alienist"]))
    table.a("play banishing")
    assert (table.side("b"), table.sanity[0]) == (["alienist"], 98)


@rule("INS-239")
@pytest.mark.parametrize(
    ("own", "other", "legal"),
    [
        ([], ["ghast"], True),
        (["gug"], ["ghast", "ghoul"], True),
        (["gug"], ["ghast"], False),
        (["gug"], ["alienist", "hermit"], False),
        ([], ["alienist"], False),
    ],
)
def test_bolt_of_lightning(own: list[str], other: list[str], legal: bool) -> None:
    """Fewer monsters than the opponent; persons do not count."""
    table = position(a=Side(own, ["bolt_of_lightning"]), b=Side(other))
    if legal:
        assert "play bolt_of_lightning" in table.offered
    else:
        refused(table, "play bolt_of_lightning", "INS-239")


@rule("INS-240")
def test_INS_E198_raining_fire() -> None:
    """2 beings against 3: legal, for 1 sanity."""
    table = position(
        a=Side(["gug", "alienist"], ["raining_fire"]), b=Side(["hermit", "mobster", "cannibal"])
    )
    table.a("play raining_fire", "destroy mobster")
    assert (table.side("b"), table.sanity[0]) == (["hermit", "cannibal"], 99)


@rule("INS-240", "INS-42")
def test_raining_fire_on_a_tie() -> None:
    """2 against 2 is not fewer, though all of B's are monsters."""
    table = position(a=Side(["hermit", "alienist"], ["raining_fire"]), b=Side(["gug", "ghast"]))
    refused(table, "play raining_fire", "INS-240")


@rule("INS-241")
def test_INS_E199_attack_of_shadows_refused() -> None:
    """With an own monster it is refused; with own persons only it is legal."""
    table = position(a=Side(["gug"], ["attack_of_shadows"]), b=Side(["ghast"]))
    refused(table, "play attack_of_shadows", "INS-241")
    free = position(a=Side(["alienist"], ["attack_of_shadows"]), b=Side(["ghast"]))
    assert "play attack_of_shadows" in free.offered


@rule("INS-241")
def test_INS_E200_attack_of_shadows() -> None:
    """Cthulhu is destroyed for nothing."""
    table = position(a=Side(hand=["attack_of_shadows"]), b=Side(["cthulhu"]))
    table.a("play attack_of_shadows")
    assert (table.discard, table.sanity[0]) == (["cthulhu", "attack_of_shadows"], 100)


@rule("INS-78", "INS-242")
def test_INS_E201_sucking_abyss_alone() -> None:
    """The empty hand is no hindrance."""
    table = position(a=Side(hand=["sucking_abyss"]), b=Side(["gug"]))
    table.a("play sucking_abyss")
    assert table.discard == ["gug", "sucking_abyss"]


@rule("INS-72", "INS-242")
def test_INS_E202_sucking_abyss_takes_the_hand() -> None:
    """The victim, then the hand, then the card itself lie in the pile."""
    table = position(a=Side(hand=["sucking_abyss", "arkham", "ghoul"]), b=Side(["gug"], spare=2))
    table.a("play sucking_abyss")
    assert table.discard == ["gug", "arkham", "ghoul", "sucking_abyss"]
    assert (table.hand("a"), len(table.hand("b"))) == ([], 2)


@rule("INS-243")
def test_tentacles_take_3_life() -> None:
    """The victim first, then 3 life of A's."""
    table = position(a=Side(hand=["tentacles_from_below"], life=4), b=Side(["gug"]))
    table.a("play tentacles_from_below")
    assert (table.life, table.side("b"), table.winner) == ((1, 100), [], "")


@rule("INS-244")
def test_INS_E203_offering() -> None:
    """A must pick a being of A's own."""
    table = position(a=Side(["nyarlathotep"], ["offering"]), b=Side(["gug"]))
    table.a("play offering")
    assert (table.side("a"), table.side("b")) == ([], ["gug"])
    assert table.discard == ["nyarlathotep", "offering"]


@rule("INS-76", "INS-244")
def test_INS_E204_offering_refused() -> None:
    """Without an own being it is refused."""
    table = position(a=Side(hand=["offering"]), b=Side(["gug"]))
    refused(table, "play offering", "INS-76")


@rule("INS-245")
def test_cast_out_of_time_on_either_side() -> None:
    """An own being goes to the own hand, and its curse to the pile."""
    table = position(a=Side(["gug+petrified"], ["cast_out_of_time"]), b=Side(["hermit"]))
    table.a("play cast_out_of_time")
    assert table.offered == ["destroy gug", "destroy hermit"]
    table.a("destroy gug")
    assert (table.hand("a"), table.sanity[0]) == (["gug"], 98)
    assert table.discard == ["petrified", "cast_out_of_time"]


@rule("INS-76", "INS-246", "INS-247")
@pytest.mark.parametrize(
    ("id", "other"), [("terrible_choice", []), ("stars_turn_away", ["alienist"])]
)
def test_the_opponent_must_have_one(id: str, other: list[str]) -> None:
    """Own beings do not help: the opponent must control a fitting one."""
    table = position(a=Side(["gug", "hermit"], [id]), b=Side(other))
    refused(table, f"play {id}", "INS-76")


@rule("INS-83", "INS-247")
def test_INS_E205_stars_turn_away() -> None:
    """Only Cthulhu is a monster, so B has nothing to choose."""
    table = position(a=Side(["gug"], ["stars_turn_away"]), b=Side(["cthulhu", "alienist"]))
    table.a("play stars_turn_away")
    assert (table.side("b"), table.side("a"), table.sanity[0]) == (["alienist"], ["gug"], 99)


@rule("INS-83", "INS-247")
def test_stars_turn_away_is_the_opponents_choice() -> None:
    """With two monsters B picks."""
    table = position(a=Side(hand=["stars_turn_away"]), b=Side(["cthulhu", "alienist", "gug"]))
    table.a("play stars_turn_away")
    assert (table.asked, table.offered) == ("b", ["destroy cthulhu", "destroy gug"])
    table.b("destroy gug")
    assert table.side("b") == ["cthulhu", "alienist"]


@rule("INS-89", "INS-248")
def test_INS_E206_stars_are_wrong() -> None:
    """All monsters go, the persons stay; it costs 4."""
    table = position(
        a=Side(["gug", "alienist"], ["stars_are_wrong"]), b=Side(["cthulhu", "mobster"])
    )
    table.a("play stars_are_wrong")
    assert (table.side("a"), table.side("b")) == (["alienist"], ["mobster"])
    assert table.sanity[0] == 96


@rule("INS-78", "INS-248", "INS-249")
@pytest.mark.parametrize("id", ["stars_are_wrong", "crawling_chaos"])
def test_all_of_nothing(id: str) -> None:
    """Both may be played with nothing to destroy."""
    table = position(a=Side(["necronomicon"], [id]))
    table.a(f"play {id}")
    assert (table.side("a"), table.discard, table.sanity[0]) == (["necronomicon"], [id], 96)


@rule("INS-100", "INS-249")
def test_INS_E207_crawling_chaos() -> None:
    """Beings and their curses go; the location and the book stay."""
    table = position(
        a=Side(["necronomicon", "alienist"], ["crawling_chaos"]),
        b=Side(["gug+petrified"]),
        location="innsmouth",
    )
    table.a("play crawling_chaos")
    assert table.side("a") == ["innsmouth", "necronomicon"]
    assert table.discard == ["alienist", "gug", "petrified", "crawling_chaos"]


@rule("INS-250")
def test_INS_E208_brainwashing() -> None:
    """Only the Hermit may be taken; it costs 3."""
    table = position(a=Side(["alienist"], ["brainwashing"]), b=Side(["gug", "hermit"]))
    table.a("play brainwashing")
    assert (table.side("a"), table.side("b")) == (["alienist", "hermit"], ["gug"])
    assert table.sanity[0] == 97


@rule("INS-76", "INS-250", "INS-251")
def test_nobody_to_take() -> None:
    """Brainwashing needs an opposing person, Call from Beyond an opposing being."""
    table = position(
        a=Side(["alienist"], ["brainwashing", "call_from_beyond"]), b=Side(["necronomicon"])
    )
    refused(table, "play brainwashing", "INS-76")
    refused(table, "play call_from_beyond", "INS-76")


@rule("INS-251")
def test_call_from_beyond() -> None:
    """Any opposing being may be taken, for 6 sanity."""
    table = position(
        a=Side(["alienist"], ["call_from_beyond"]), b=Side(["gug", "hermit", "necronomicon"])
    )
    table.a("play call_from_beyond")
    assert table.offered == ["take gug", "take hermit"]
    table.a("take hermit")
    assert (table.side("a"), table.sanity[0]) == (["alienist", "hermit"], 94)


@rule("INS-252")
def test_INS_E209_escape() -> None:
    """The books of both sides are destroyed, and nothing else."""
    table = position(
        a=Side(["books_of_hsan", "gug"], ["escape_into_another_dark_age"]),
        b=Side(["necronomicon"]),
        location="arkham",
    )
    table.a("play escape_into_another_dark_age")
    assert (table.side("a"), table.side("b")) == (["arkham", "gug"], [])
    assert table.sanity[0] == 98


@rule("INS-9", "INS-253")
def test_INS_E210_dreamless_sleep() -> None:
    """From 95 to 105."""
    table = position(a=Side(hand=["dreamless_sleep"], sanity=95))
    table.a("play dreamless_sleep")
    assert table.sanity == (105, 100)


@rule("INS-150", "INS-254")
def test_INS_E211_stolen_memory() -> None:
    """A takes the Gug out of B's hand and plays it: 96."""
    table = position(a=Side(hand=["stolen_memory"]), b=Side(hand=["arkham", "gug"]))
    table.a("play stolen_memory")
    assert table.offered == ["steal arkham", "steal gug"]
    table.a("steal gug", "play gug")
    assert (table.side("a"), table.hand("b"), table.sanity[0]) == (["gug"], ["arkham"], 96)


@rule("INS-150", "INS-255")
def test_INS_E212_burned_notes() -> None:
    """A picks the Gug and B discards it: 97."""
    table = position(a=Side(hand=["burned_notes"]), b=Side(hand=["arkham", "gug"]))
    table.a("play burned_notes", "burn gug")
    assert (table.hand("b"), table.hand("a"), table.sanity[0]) == (["arkham"], [], 97)
    assert table.discard == ["gug", "burned_notes"]


@rule("INS-76", "INS-254", "INS-255", "INS-258")
@pytest.mark.parametrize("id", ["stolen_memory", "burned_notes", "trade_of_secrets"])
def test_an_empty_hand_has_nothing_to_give(id: str) -> None:
    """They need at least one card in B's hand; those in A's hand do not count."""
    table = position(a=Side(hand=[id, "gug"]))
    refused(table, f"play {id}", "INS-76")


@rule("INS-256")
def test_lost_thread() -> None:
    """B discards a card of B's choice, for 1 sanity of A's."""
    table = position(a=Side(hand=["lost_thread"]), b=Side(hand=["arkham", "gug"]))
    table.a("play lost_thread")
    table.b("discard gug")
    assert (table.hand("b"), table.sanity) == (["arkham"], (99, 100))
    assert table.discard == ["gug", "lost_thread"]


@rule("INS-257")
def test_reluctant_confession() -> None:
    """B gives a card of B's choice, for 2 sanity of A's, and draws nothing."""
    table = position(a=Side(hand=["reluctant_confession"]), b=Side(hand=["arkham", "gug"]))
    table.a("play reluctant_confession")
    table.b("give arkham")
    assert (table.hand("a"), table.hand("b")) == (["arkham"], ["gug"])
    assert table.sanity == (98, 100)


@rule("INS-258")
def test_INS_E213_trade_of_secrets() -> None:
    """B gives Arkham and draws a card."""
    table = position(
        a=Side(hand=["trade_of_secrets"]), b=Side(hand=["arkham", "gug"]), deck=["ghoul"]
    )
    table.a("play trade_of_secrets")
    table.b("give arkham")
    assert (table.hand("a"), table.hand("b")) == (["arkham"], ["gug", "ghoul"])
    assert table.sanity == (100, 100)
