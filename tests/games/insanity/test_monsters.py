"""Monsters with texts of their own: what each does and what it does not (INS-154 to INS-169)."""

from __future__ import annotations

import pytest

from dreadhouse.games.insanity.content import faces
from tests.games.insanity.positions import Side, position, refused
from tests.rules import rule


@rule("INS-10", "INS-154")
def test_INS_E131_cthulhu_at_6() -> None:
    """Cthulhu takes what is left of 6 sanity."""
    table = position(a=Side(["cthulhu"], sanity=6), step="after_drawing")
    assert table.sanity == (0, 100)


@rule("INS-43", "INS-155")
def test_INS_E132_azathoth_alone() -> None:
    """Azathoth, A's only being, destroys itself."""
    table = position(a=Side(["azathoth"]), b=Side(["gug"]), step="after_drawing")
    assert (table.discard, table.side("b")) == (["azathoth"], ["gug"])


@rule("INS-155")
def test_azathoth_may_choose_itself_or_a_person() -> None:
    """Any being of its controller may be chosen, nobody else's."""
    table = position(
        a=Side(["azathoth", "alienist", "gug"]), b=Side(["ghoul"]), step="after_drawing"
    )
    assert table.offered == ["destroy azathoth", "destroy alienist", "destroy gug"]
    table.a("destroy alienist")
    assert table.discard == ["alienist"]


@rule("INS-157", "INS-34")
def test_shub_niggurath_serves_both() -> None:
    """At each turn start the player on turn gets the monster, whoever controls her."""
    table = position(
        a=Side(["shub_niggurath"]),
        deck=["star_spawn", "arkham", "kingsport", "hastur"],
        step="turn_start",
    )
    assert table.side("a") == ["shub_niggurath", "star_spawn"]
    table.go("b", "action_phase")
    assert table.side("b") == ["hastur"]
    assert table.sanity == (100, 100)


@rule("INS-160", "INS-187", "INS-53")
def test_shub_niggurath_ignores_the_chief() -> None:
    """A monster comes to a player who may not play monsters."""
    table = position(
        a=Side(["chief_of_police"]), b=Side(["shub_niggurath"]), deck=["hastur"], step="turn_start"
    )
    assert table.side("a") == ["chief_of_police", "hastur"]
    assert table.duel.monsters_played == 0


@rule("INS-161")
def test_INS_E133_yog_sothoth() -> None:
    """At 1 sanity Yog-Sothoth may not attack, and it may block."""
    table = position(a=Side(["yog_sothoth", "ghast"], sanity=1), b=Side(["gug"]))
    table.a("attack")
    table.b("done")
    assert table.life == (100, 97)
    table.go("b", "action_phase")
    table.b("attack")
    assert table.offered[0] == "block yog_sothoth"
    table.a("block yog_sothoth", "done")
    assert "gug" in table.discard


@rule("INS-161")
def test_yog_sothoth_refused() -> None:
    """With sanity left, naming Yog-Sothoth is refused by its own rule; at 0 it is legal."""
    table = position(a=Side(["yog_sothoth", "gug", "ghast"], sanity=1))
    table.a("attack")
    refused(table, "name yog_sothoth", "INS-161")
    mad = position(a=Side(["yog_sothoth"], sanity=0))
    mad.a("attack")
    assert mad.life == (100, 90)


@rule("INS-162")
@pytest.mark.parametrize(("life", "may"), [(21, False), (20, True), (1, True), (100, False)])
def test_INS_E134_hastur(life: int, may: bool) -> None:
    """Hastur may attack at 20 life or less; it may always block."""
    table = position(a=Side(["hastur"], life=life))
    assert table.may("hastur") == (may, True)
    assert ("attack" in table.offered) == may


@rule("INS-162")
def test_hastur_looks_at_its_controllers_life() -> None:
    """The opponent's life does not let Hastur attack, and naming it is refused by its rule."""
    table = position(a=Side(["hastur", "gug", "ghast"]), b=Side(life=5))
    table.a("attack")
    refused(table, "name hastur", "INS-162")


@rule("INS-74", "INS-163")
def test_INS_E135_mi_go() -> None:
    """Mi-go discards a card, takes a person, and takes the sanity that is left."""
    table = position(a=Side(["mi_go"], ["arkham"], sanity=3), b=Side(["hermit"]))
    table.a("use mi_go")
    assert (table.side("a"), table.discard) == (["mi_go", "hermit"], ["arkham"])
    assert table.sanity[0] == 0


@rule("INS-76", "INS-163")
def test_INS_E136_mi_go_without_a_person() -> None:
    """Mi-go is refused while B controls only monsters."""
    table = position(a=Side(["mi_go", "alienist"], ["arkham"]), b=Side(["gug"]))
    refused(table, "use mi_go", "INS-76")


@rule("INS-75", "INS-163")
def test_mi_go_without_a_card() -> None:
    """Mi-go is refused with an empty hand."""
    table = position(a=Side(["mi_go"]), b=Side(["hermit"]))
    refused(table, "use mi_go", "INS-75")


@rule("INS-163")
def test_mi_go_in_printed_order() -> None:
    """The card is discarded first, then a person is picked, then the sanity goes."""
    table = position(a=Side(["mi_go"], ["arkham", "gug"]), b=Side(["hermit", "alienist", "ghast"]))
    table.a("use mi_go")
    assert table.offered == ["discard arkham", "discard gug"]
    table.a("discard arkham")
    assert (table.offered, table.sanity[0]) == (["take hermit", "take alienist"], 100)
    table.a("take alienist")
    assert (table.side("b"), table.sanity[0]) == (["hermit", "ghast"], 95)


@rule("INS-164")
def test_flute_player_may_aim_at_anything_alive() -> None:
    """Every being is a target, the Flute Player itself and both kinds on both sides."""
    table = position(
        a=Side(["accursed_flute_player", "alienist"], ["arkham"]), b=Side(["gug", "hermit"])
    )
    table.a("use accursed_flute_player")
    assert table.offered == [
        "destroy accursed_flute_player",
        "destroy alienist",
        "destroy gug",
        "destroy hermit",
    ]


GNAWERS = [("haunter_of_the_dark", 3), ("rats_in_the_walls", 3), ("brown_jenkin", 2)]


@rule("INS-128", "INS-165")
def test_INS_E137_haunter_unblocked() -> None:
    """The unblocked Haunter takes 3 life and 3 sanity."""
    table = position(a=Side(["haunter_of_the_dark"]), b=Side(["alienist"]))
    table.a("attack")
    table.b("done")
    assert (table.life, table.sanity) == ((100, 97), (100, 97))


@rule("INS-166")
def test_INS_E138_rats_blocked() -> None:
    """Blocked Rats take neither life nor sanity."""
    table = position(a=Side(["rats_in_the_walls"]), b=Side(["alienist"]))
    table.a("attack")
    table.b("block alienist")
    assert (table.life, table.sanity) == ((100, 100), (100, 100))
    assert table.discard == ["alienist"]


@rule("INS-10", "INS-167")
def test_INS_E139_jenkin_unblocked() -> None:
    """Brown Jenkin takes 2 life and the 2 sanity that B has."""
    table = position(a=Side(["brown_jenkin"]), b=Side(sanity=2))
    table.a("attack")
    assert (table.life, table.sanity) == ((100, 98), (100, 0))


@rule("INS-165", "INS-166", "INS-167")
@pytest.mark.parametrize(("id", "power"), GNAWERS)
def test_gnawing_monsters(id: str, power: int) -> None:
    """Unblocked they take 3 sanity; blocked, or as blockers, none."""
    free = position(a=Side([id]))
    free.a("attack")
    assert (free.life[1], free.sanity[1]) == (100 - power, 97)
    met = position(a=Side([id]), b=Side(["cannibal"]))
    met.a("attack")
    met.b("block cannibal")
    assert met.sanity == (100, 100)
    guard = position(a=Side(["gug"]), b=Side([id]))
    guard.a("attack")
    guard.b(f"block {id}")
    assert guard.sanity == (100, 100)


@rule("INS-130", "INS-165", "INS-166")
def test_several_gnawers_add_up() -> None:
    """Two unblocked gnawers take 6 sanity and 6 life in one step."""
    table = position(a=Side(["haunter_of_the_dark", "rats_in_the_walls"]))
    table.a("attack", "name haunter_of_the_dark", "name rats_in_the_walls")
    assert (table.life[1], table.sanity[1]) == (94, 94)


@rule("INS-168")
def test_INS_E140_the_horror_is_unblockable() -> None:
    """Carter may block the Gug only; the Horror's 3 come through."""
    table = position(a=Side(["dunwich_horror", "gug"]), b=Side(["randolph_carter", "alienist"]))
    table.a("attack", "name dunwich_horror", "name gug")
    table.b("block randolph_carter", "done")
    assert (table.life, table.discard) == ((100, 97), ["gug"])


@rule("INS-168")
def test_the_horror_between_two_others() -> None:
    """A blocker is never offered the Horror, and naming it is refused by its rule."""
    table = position(a=Side(["gug", "dunwich_horror", "ghast"]), b=Side(["hermit"]))
    table.a("attack", "name gug", "name dunwich_horror", "name ghast")
    table.b("block hermit")
    assert table.offered == ["against gug", "against ghast"]
    refused(table, "against dunwich_horror", "INS-168")


@rule("INS-168")
def test_the_horror_alone_asks_for_no_blockers_and_blocks_itself() -> None:
    """Nobody is asked to block it; it blocks like any monster."""
    table = position(a=Side(["dunwich_horror"]), b=Side(["hermit", "gug"]))
    table.a("attack")
    assert (table.life, table.asked) == ((100, 97), "a")
    table.go("b", "action_phase")
    table.b("attack")
    table.a("block dunwich_horror")
    assert {"dunwich_horror", "gug"} <= set(table.discard)


@rule("INS-88", "INS-169", "INS-215")
def test_INS_E141_shoggoth_returns() -> None:
    """The Shoggoth, destroyed in its attack, goes to A's hand and counts as destroyed."""
    table = position(a=Side(["shoggoth", "dr_armitage"], sanity=50), b=Side(["randolph_carter"]))
    table.a("attack")
    table.b("block randolph_carter")
    assert (table.hand("a"), table.side("b")) == (["shoggoth"], ["randolph_carter"])
    assert (table.sanity[0], table.discard) == (51, [])


@rule("INS-84", "INS-169")
def test_INS_E142_shoggoth_outside_an_attack() -> None:
    """Destroyed by Choking Fog it is discarded as usual."""
    table = position(a=Side(hand=["choking_fog"]), b=Side(["shoggoth"]))
    table.a("play choking_fog")
    assert (table.discard, table.hand("b")) == (["shoggoth", "choking_fog"], [])


@rule("INS-169", "INS-101")
def test_shoggoth_returns_as_a_blocker_too() -> None:
    """Destroyed while blocking it goes to B's hand; a curse on it falls; others are discarded."""
    table = position(a=Side(["deep_one"]), b=Side(["shoggoth+dread_of_the_threshold", "alienist"]))
    table.a("attack")
    table.b("block shoggoth", "block alienist")
    table.a("deal 3")
    assert table.hand("b") == ["shoggoth"]
    assert table.discard == ["deep_one", "dread_of_the_threshold", "alienist"]


@rule("INS-154", "INS-155", "INS-156", "INS-157", "INS-161", "INS-162")
def test_the_six_great_ones() -> None:
    """The six greatest cost 10 and have power 10."""
    for face in faces()[:6]:
        assert (face.cost, face.power) == (10, 10)
