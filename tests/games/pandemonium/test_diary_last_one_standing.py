"""Worked examples of chapter 5, Last One Standing."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.chapters.rivals import leaders
from dreadhouse.games.pandemonium.creatures.turn import CreatureActs
from dreadhouse.games.pandemonium.ground.shortest import OPENS, first_steps
from dreadhouse.games.pandemonium.rules.printed import DEMON
from dreadhouse.games.pandemonium.state import LYING, OUT, PLAYERS_TURN
from dreadhouse.kernel.errors import BadOption
from tests.games.pandemonium.evening import PRINTED, Evening, evening
from tests.rules import rule

JANITOR = PRINTED.personas.index("janitor")


def trophies(e: Evening, name: str) -> int:
    """The Trophies of a character."""
    return e.s.cast[e.who(name)].trophies


def out(e: Evening, *names: str) -> Evening:
    """Some characters are out of the game."""
    for name in names:
        e.lay(name, "c44", LYING)
        e.s.cast[e.who(name)].posture = OUT
    return e


@rule("DIA-67", "DIA-68", "DIA-84")
def test_DIA_E48_three_players_begin_apart() -> None:
    """C12, D13, E43; limit 12; in round 1 a creature on H41 only."""
    e = evening("last_one_standing", "doctor", "geek", "fury", rolls="3")
    assert [e.at(name) for name in ("doctor", "geek", "fury")] == ["c12", "d13", "e43"]
    assert e.s.limit == 12
    e.start(1)
    assert e.foes() == {"psycho_1": "h41"}
    out(e, "geek")
    assert e.s.limit == 12


@rule("DIA-69")
def test_DIA_E49_the_tokens_of_chapter_5() -> None:
    """Four First Aid Kits, Dagger and Book."""
    assert evening("last_one_standing", "doctor", "geek").tokens() == {
        "first_aid_kit": ["c33", "d33", "e23", "h22"],
        "dagger": ["c24"],
        "book": ["h21"],
    }


@rule("DIA-70", "DIA-87")
def test_DIA_E50_the_last_one_wins() -> None:
    """Two of three rivals are out in round 6: the third wins at once."""
    e = evening("last_one_standing", "doctor", "geek", "fury").put("doctor", "c22")
    out(e, "geek").foe("psycho", "c22").has("doctor", life=1)
    e.begin("doctor", round=6).pick("doctor", "move c21")
    assert e.result == [0.0, 0.0, 1.0]
    assert e.s.chapter.table(e.s, 2)["story"] == "won"
    assert e.s.chapter.table(e.s, 0)["story"] == "lost"


@rule("DIA-71", "DIA-72")
def test_DIA_E51_most_trophies_then_most_souls() -> None:
    """4, 4 and 2 Trophies; the Geek has more Souls than the Doctor."""
    e = evening("last_one_standing", "doctor", "geek", "fury")
    for name, n in (("doctor", 4), ("geek", 4), ("fury", 2)):
        e.s.cast[e.who(name)].trophies = n
    e.has("doctor", souls=1).has("geek", souls=3).end_round(8)
    assert e.result == [0.0, 1.0, 0.0]


@rule("DIA-72")
def test_DIA_E52_the_stronger_will_settles_it() -> None:
    """Fury and Huntress are equal in all but Will, 2 and 3."""
    e = evening("last_one_standing", "fury", "huntress").end_round(8)
    assert e.result == [0.0, 1.0]


@rule("DIA-72")
def test_more_life_comes_before_agility() -> None:
    """Equal Trophies and Souls: the slower one with more Life wins."""
    e = evening("last_one_standing", "fury", "mechanic").has("fury", life=5).end_round(8)
    assert e.result == [0.0, 1.0]


@rule("DIA-73", "DIA-81")
def test_DIA_E53_who_dies_is_out() -> None:
    """No Pact, no Item, no portal, no further turn."""
    e = evening("last_one_standing", "doctor", "geek", "fury").put("doctor", "c22")
    e.foe("psycho", "c22").has("doctor", life=1).begin("doctor", round=2, then=("geek",))
    e.pick("doctor", "move c21")
    doctor = e.s.cast[0]
    assert doctor.posture == OUT
    assert doctor.pacts == []
    assert e.items("doctor") == []
    assert e.s.acting == e.who("geek")


@rule("DIA-74")
def test_DIA_E54_nobody_helps_anybody() -> None:
    """No exchange, no joint combo; the Doctor may launch one alone."""
    e = evening("last_one_standing", "doctor", "geek", rolls="H M").put("doctor", "c22")
    e.put("geek", "c22").foe("demon", "c22").arm("doctor", "machete").arm("geek", "machete")
    e.top("midnight_feature").begin("doctor", then=("geek",))
    e.refused("exchange geek", "DIA-74")
    e.pick("doctor", "launch")
    assert e.asked == "ChooseRow"
    assert e.s.attack is not None
    assert e.s.attack.party == [e.who("doctor")]


@rule("DIA-75")
def test_DIA_E55_an_ally_helps_its_own_player_only() -> None:
    """1 Hit and the Bat: 6 damage for the Doctor, 7 would be the Geek's."""
    e = evening("last_one_standing", "doctor", "geek", rolls="H M").put("doctor", "c22")
    e.put("geek", "c22").ally("ally_janitor", "c22", "geek").foe("psycho", "c22")
    e.arm("doctor", "baseball_bat").begin("doctor").pick("doctor", "attack psycho_1")
    told = [entry for entry in e.s.journal(0) if entry.id == "attacks"]
    assert told[-1].args["damage"] == 6


@rule("DIA-75")
def test_DIA_E56_the_ally_of_a_loser_leaves() -> None:
    """The Geek dies, and the Janitor is off the board."""
    e = evening("last_one_standing", "doctor", "geek", "fury").put("geek", "c22")
    e.ally("ally_janitor", "d22", "geek").foe("psycho", "c22").has("geek", life=1)
    e.begin("geek", round=2, then=("doctor",)).pick("geek", "move c21")
    assert e.s.ally_cell[JANITOR] == -1


@rule("DIA-76", "DIA-77", "DIA-78")
def test_DIA_E57_two_hatchets_against_the_doctor() -> None:
    """2 + 1 + 1 = 4, 1 cancelled: 3 lost."""
    e = evening("last_one_standing", "huntress", "doctor", rolls="H H M H M M")
    e.put("huntress", "c22").put("doctor", "c22").arm("huntress", "hatchet", "hatchet")
    e.begin("huntress").pick("huntress", "fight doctor", "keep")
    assert e.life("doctor") == 3


@rule("DIA-76", "DIA-77")
def test_DIA_E58_the_rifle_reaches_far() -> None:
    """4 + 2 + 1 = 7 from 4 steps away; the Soldier's skill adds nothing."""
    e = evening("last_one_standing", "soldier", "geek", rolls="H H H H M M")
    e.put("soldier", "d21").put("geek", "d34").arm("soldier", "hunting_rifle")
    assert e.s.ground.reach(e.cell("d21"))[e.cell("d34")] == 4
    e.has("geek", souls=2).begin("soldier").pick("soldier", "fight geek")
    assert e.life("geek") + e.souls("geek") == 1


@rule("DIA-76")
def test_DIA_E59_one_rival_a_turn() -> None:
    """A second attack on a rival is refused, one on a creature allowed."""
    e = evening("last_one_standing", "huntress", "doctor", rolls="M M M M M M")
    e.put("huntress", "c22").put("doctor", "c22").arm("huntress", "hatchet")
    e.foe("psycho", "c22").begin("huntress").pick("huntress", "fight doctor", "keep")
    e.refused("fight doctor", "DIA-76")
    assert e.offers("attack") == ["psycho_1"]


@rule("DIA-76")
def test_a_rival_out_of_reach_is_safe() -> None:
    """A Hatchet reaches only its own space, and no weapon nobody."""
    e = evening("last_one_standing", "huntress", "doctor").put("huntress", "c22")
    e.put("doctor", "c23").arm("huntress", "hatchet").begin("huntress")
    e.refused("fight doctor", "DIA-76")


@rule("DIA-78", "DIA-79")
def test_DIA_E60_an_attack_on_a_rival_has_no_reward() -> None:
    """3 lost; no Soul and no skill space, and the Life stays lower."""
    e = evening("last_one_standing", "doctor", "geek", rolls="H H H M").put("doctor", "c22")
    e.put("geek", "c22").arm("doctor", "machete").begin("doctor").pick("doctor", "fight geek")
    assert e.life("geek") == 3
    assert e.souls("doctor") == 0
    assert e.s.cast[0].skills == 0
    e.pick("doctor", "reinforce")
    assert e.life("geek") == 3


@rule("DIA-80")
def test_DIA_E61_trophies_for_kills_and_rivals() -> None:
    """One combo that kills two Psychos: 1; the Geek eliminated: 3 more."""
    e = evening("last_one_standing", "fury", "geek", "doctor", rolls="H H H H H H M M")
    e.put("fury", "c22").put("geek", "c22").foe("psycho", "c22").foe("psycho", "c22")
    e.arm("fury", "two_handed_axe").top("midnight_feature").begin("fury")
    e.pick("fury", "launch", "row middle", "target psycho_1")
    while e.asked != "Act":
        wanted = [word for word in e.words if word.startswith(("target", "fell", "learn"))]
        e.pick("fury", wanted[0] if wanted else e.words[0])
    assert e.foes() == {}
    assert trophies(e, "fury") == 1
    e.has("geek", life=1).pick("fury", "fight geek")
    assert trophies(e, "fury") == 4


@rule("DIA-82", "DIA-83")
def test_DIA_E62_the_eliminator_takes_two_items() -> None:
    """Revolver and Bandages; the Torch is discarded, the Dagger lies there."""
    e = evening("last_one_standing", "fury", "geek", "doctor", rolls="H M M M M")
    e.put("fury", "c22").put("geek", "c22").arm("fury", "machete").has("geek", life=1)
    e.arm("geek", "revolver", "torch").pack("geek", "bandages").carry("geek", "dagger")
    e.begin("fury").pick("fury", "fight geek")
    assert sorted(e.offers("take")) == ["bandages", "revolver", "torch"]
    e.pick("fury", "take revolver", "take bandages")
    assert sorted(e.items("fury")) == ["bandages", "machete", "revolver"]
    assert e.items("geek") == []
    assert PRINTED.cards[e.s.item_discard[-1]] == "torch"
    assert e.tokens()["dagger"] == ["c22"]


@rule("DIA-82", "DIA-83")
def test_DIA_E63_the_first_to_loot_takes_two() -> None:
    """A Demon killed the Geek; the Doctor comes later and takes any two for 1 Action."""
    e = evening("last_one_standing", "doctor", "geek", "fury").put("geek", "c22")
    e.arm("geek", "revolver", "torch").pack("geek", "bandages").foe("demon", "c22")
    e.has("geek", life=1).begin("geek", round=2, then=("doctor",)).pick("geek", "move c21")
    assert len(e.items("geek")) == 3
    e.put("doctor", "c22").begin("doctor", round=2).pick("doctor", "loot_body geek")
    e.pick("doctor", "take torch", "take revolver")
    assert sorted(e.items("doctor")) == ["revolver", "torch"]
    assert PRINTED.cards[e.s.item_discard[-1]] == "bandages"
    assert e.s.cast[0].spent == 1
    assert e.offers("loot_body") == []


@rule("DIA-85")
def test_DIA_E64_a_die_is_the_decider() -> None:
    """Of two equal ways the second is rolled; nobody is asked."""
    for roll, way in (("=0", "d32"), ("=1", "d23")):
        e = evening("last_one_standing", "doctor", "geek", rolls=f"{roll} M M M")
        e.put("doctor", "d33").put("geek", "h33").foe("psycho", "d22")
        psycho = PRINTED.figures.index("psycho_1")
        steps = first_steps(e.s.ground, OPENS, e.cell("d22"), [e.cell("d33")])
        assert [e.name(cell) for cell in steps] == ["d32", "d23"]
        e.s.phase = PLAYERS_TURN
        e.s.order = e.order()
        e.s.waiting = [e.who("doctor")]
        e.run(CreatureActs(psycho))
        told = [entry.args for entry in e.s.journal(0) if entry.id == "creature-steps"]
        assert told[0]["at"] == way
        assert e.asked == "Act"


@rule("DIA-86")
def test_DIA_E65_nobody_wins_when_the_last_die_together() -> None:
    """One Demon attack kills both."""
    e = evening("last_one_standing", "doctor", "geek", rolls="M M M M M").put("doctor", "c22")
    e.put("geek", "c22").foe("demon", "c22").has("doctor", life=1).has("geek", life=1)
    e.creatures()
    assert e.result == [0.0, 0.0]
    assert e.s.winner == "nobody"


@rule("DIA-75", "DIA-77")
def test_DIA_E117_torch_and_ally_against_the_doctor() -> None:
    """1 + 1 of the ally + 1 for the Torch = 3 lost."""
    e = evening("last_one_standing", "geek", "doctor", rolls="H M M M M").put("geek", "c22")
    e.put("doctor", "c22").ally("ally_janitor", "c22", "geek").arm("geek", "torch")
    e.begin("geek").pick("geek", "fight doctor")
    assert e.life("doctor") == 3


@rule("DIA-77")
def test_DIA_E118_prod_and_charge_against_the_geek() -> None:
    """2 + 1 + 1 = 4, 1 cancelled: 3 lost; no blast, and the Charge is used up."""
    e = evening("last_one_standing", "huntress", "geek", rolls="H H M H M").put("huntress", "c22")
    e.put("geek", "c22").arm("huntress", "stun_prod", "quarry_charge").begin("huntress")
    e.pick("huntress", "fight geek", "strike", "keep")
    assert e.life("geek") == 3
    assert e.life("huntress") == 6
    assert e.items("huntress") == ["stun_prod"]


@rule("DIA-77")
def test_a_failed_attack_on_a_rival_uses_up_nothing() -> None:
    """The Defence cancels everything, and the Charge stays."""
    e = evening("last_one_standing", "huntress", "mechanic", rolls="H M M H H H H")
    e.put("huntress", "c22").put("mechanic", "c22").arm("huntress", "quarry_charge")
    e.begin("huntress").pick("huntress", "fight mechanic", "keep")
    assert e.life("mechanic") == 6
    assert e.items("huntress") == ["quarry_charge"]


@rule("DIA-78", "PAN-430")
def test_guardian_stops_a_rival_too() -> None:
    """The damage of the attack is cancelled, and the Charge is not used up."""
    e = evening("last_one_standing", "doctor", "geek", rolls="H H M M").put("doctor", "c22")
    e.put("geek", "c22").arm("doctor", "quarry_charge")
    e.s.cast[1].kept.append(PRINTED.cards.index("guardian"))
    e.begin("doctor").pick("doctor", "fight geek")
    assert e.asked == "Offer"
    e.pick("geek", "play guardian")
    while e.asked == "ChooseCharacter" or e.asked == "ChooseWho":
        e.pick("geek", "on geek")
    assert e.life("geek") == 6
    assert e.items("doctor") == ["quarry_charge"]


@rule("DIA-82")
def test_DIA_E119_panic_leaves_a_body_to_loot() -> None:
    """The Geek dies of a Miss; the Doctor takes any two Items later."""
    e = evening("last_one_standing", "doctor", "geek", "fury", rolls="M").put("geek", "c22")
    e.arm("geek", "revolver").pack("geek", "bandages").has("geek", life=1, fear=5)
    e.begin("geek", round=2, then=("doctor",)).pick("geek", "roll")
    assert e.s.cast[1].posture == OUT
    e.put("doctor", "c22").begin("doctor", round=2).pick("doctor", "loot_body geek")
    e.pick("doctor", "take revolver")
    assert sorted(e.items("doctor")) == ["bandages", "revolver"]


@rule("DIA-86")
def test_DIA_E120_the_goal_does_not_count_then() -> None:
    """A single attack of a Demon kills the last two: nobody wins, not even the one who was last."""
    e = evening("last_one_standing", "doctor", "geek", "fury", rolls="M M M M M")
    out(e, "fury").put("doctor", "d22").put("geek", "d22").has("doctor", life=2)
    e.foe("demon", "d22").has("geek", life=3).creatures(8)
    assert e.result == [0.0, 0.0, 0.0]
    assert PRINTED.figures.index("demon_1") == 4 * DEMON


@rule("DIA-18", "DIA-67")
def test_chapter_5_needs_two_players() -> None:
    """One player alone cannot play it."""
    with pytest.raises(BadOption):
        evening("last_one_standing", "doctor", "geek", seats=1)


@rule("DIA-72")
def test_souls_come_before_life() -> None:
    """Equal in Trophies: the Geek with more Souls and less Life leads."""
    e = evening("last_one_standing", "doctor", "geek", "fury")
    e.has("doctor", souls=1, life=6).has("geek", souls=3, life=2).has("fury", souls=1, life=6)
    assert leaders(e.s, [0, 1, 2]) == [1]
