"""The four Skill Trees, space by space (PAN-381 to PAN-427)."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.creatures.turn import CreatureActs
from dreadhouse.games.pandemonium.creatures.values import fury_against
from dreadhouse.games.pandemonium.rules.resolving import DeathEffect
from dreadhouse.games.pandemonium.rules.values import (
    action_of,
    attack_of,
    backpack_size,
    defence_of,
    will_of,
)
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.rules import rule

TREES = ["corruption", "illumination", "retribution", "survival"]


def skilled(name: str, *skills: str, at: str = "a22", rolls: str = "", round: int = 2) -> CardTable:
    """A character with spaces of a tree in the own turn; a companion far away in F44."""
    other = "geek" if name != "geek" else "soldier"
    table = cards(name, other, rolls=rolls)
    table.put(name, at).put(other, "f44").learn(name, *skills).begin(name, round)
    return table


def whole(tree: str, spaces: int = 6) -> list[str]:
    """The first spaces of a tree."""
    return [f"{tree}_{space}" for space in range(1, spaces + 1)]


def open_to(table: CardTable, name: str) -> list[str]:
    """The spaces that an upgrade may take now."""
    return table.upgrade(name).offers("learn")


@rule("PAN-385", "PAN-387", "PAN-409", "PAN-383")
def test_PAN_E11_first_upgrade_chooses_tree() -> None:
    """PAN-E11: the first upgrade chooses a tree; Illumination 1 raises Will."""
    table = skilled("doctor")
    assert open_to(table, "doctor") == [f"{tree}_1" for tree in TREES]
    table.pick("doctor", "learn illumination_1")
    assert will_of(table.s, 0) == 5


@rule("PAN-388", "PAN-390", "PAN-391")
def test_PAN_E13_with_spaces_1_2_and_4_only_space_3() -> None:
    """PAN-E13: with spaces 1, 2 and 4 only space 3 is open."""
    table = skilled("doctor", "corruption_1", "corruption_2", "corruption_4")
    table.upgrade("doctor")
    assert table.skills("doctor")[2] == "corruption_3"


@rule("PAN-10", "PAN-382")
def test_PAN_E41_two_characters_may_follow_same_tree() -> None:
    """PAN-E41: two characters may follow the same tree."""
    table = skilled("soldier", "corruption_1")
    assert "corruption_1" in table.upgrade("geek").offers("learn")


@rule("PAN-381", "PAN-385", "PAN-383", "PAN-401", "PAN-402", "PAN-403")
def test_PAN_E265_three_upgrades_of_corruption() -> None:
    """PAN-E265: three upgrades of Corruption, each with its effect."""
    table = skilled("doctor", rolls="H H M")
    table.upgrade("doctor", 3)
    table.pick("doctor", "learn corruption_1", "learn corruption_2", "learn corruption_3")
    assert attack_of(table.s, 0) == 3
    table.arm("doctor", "machete", "hatchet", "two_handed_axe").foe("demon", "a22").again()
    table.roll("")
    table.pick("doctor", "attack demon_1")
    assert table.heard("attacks")[0]["damage"] == 2 + 6 + 5 + 12


@rule("PAN-388")
def test_PAN_E266_after_space_1_come_2_or_3() -> None:
    """PAN-E266: after space 1 come 2 or 3."""
    table = skilled("doctor", "corruption_1")
    assert open_to(table, "doctor") == ["corruption_2", "corruption_3"]


@rule("PAN-389", "PAN-390", "PAN-391")
def test_PAN_E267_with_1_and_3_come_2_or_5() -> None:
    """PAN-E267: with 1 and 3 come 2 or 5, not 4, not 6."""
    table = skilled("doctor", "corruption_1", "corruption_3")
    assert open_to(table, "doctor") == ["corruption_2", "corruption_5"]
    table.refused("learn corruption_4", "PAN-389")
    table.refused("learn corruption_6", "PAN-391")


@rule("PAN-386")
def test_PAN_E268_tree_is_followed_to_its_end() -> None:
    """PAN-E268: a tree is followed to its end."""
    table = skilled("doctor", "illumination_1", "illumination_3")
    table.upgrade("doctor").refused("learn corruption_1", "PAN-386")


@rule("PAN-392", "PAN-391")
def test_PAN_E269_after_complete_tree_another_one() -> None:
    """PAN-E269: after a complete tree another one; the skills stay."""
    table = skilled("doctor", *whole("illumination", 5))
    table.upgrade("doctor", 2)
    table.pick("doctor", "learn corruption_1")
    assert table.skills("doctor") == ["corruption_1", *whole("illumination")]
    assert will_of(table.s, 0) == 5


@rule("PAN-393")
def test_PAN_E270_each_tree_only_once_per_life() -> None:
    """PAN-E270: each tree only once per life."""
    table = skilled("doctor", *whole("corruption"), *whole("illumination"))
    table.s.cast[0].tree = -1
    assert open_to(table, "doctor") == ["retribution_1", "survival_1"]
    table.refused("learn illumination_1", "PAN-393")


@rule("PAN-394", "PAN-397")
def test_PAN_E271_rest_of_reward_goes_into_next_tree() -> None:
    """PAN-E271: the rest of a reward goes into the next tree."""
    table = skilled("doctor", *whole("corruption", 5))
    table.upgrade("doctor", 2).pick("doctor", "learn survival_1")
    assert table.skills("doctor") == [*whole("corruption"), "survival_1"]


@rule("PAN-395")
def test_PAN_E272_upgrade_cannot_be_kept_for_later() -> None:
    """PAN-E272: an upgrade cannot be kept for later."""
    table = skilled("doctor")
    table.upgrade("doctor").refused("end", "PAN-395")


@rule("PAN-400", "PAN-578")
def test_PAN_E286_death_takes_all_skills_of_all_trees() -> None:
    """PAN-E286: death takes all skills of all trees."""
    table = skilled("doctor", *whole("corruption"), "survival_1")
    table.kill("doctor")
    assert table.skills("doctor") == []


@rule("PAN-402", "PAN-404")
def test_PAN_E274_corruption_2_and_4() -> None:
    """PAN-E274: Corruption 2 and 4: Attack 3, Defence 4."""
    table = skilled("doctor", "corruption_2", "corruption_4")
    assert (attack_of(table.s, 0), defence_of(table.s, 0)) == (3, 4)


@rule("PAN-403")
def test_PAN_E275_with_both_hands_full_axe_is_equipped_too() -> None:
    """PAN-E275: with both hands full the Axe is equipped too, and all three are used."""
    table = skilled("fury", *whole("corruption", 3), rolls="H H M H")
    table.arm("fury", "hatchet", "hatchet").pack("fury", "two_handed_axe").foe("demon", "a22")
    table.again().pick("fury", "equip two_handed_axe", "attack demon_1")
    assert table.heard("attacks")[0]["damage"] == 3 + 5 + 5 + 12


@rule("PAN-405")
def test_PAN_E276_corruption_5_sets_trap_without_action() -> None:
    """PAN-E276: Corruption 5 sets a Trap without an Action."""
    table = skilled("doctor", *whole("corruption", 5))
    table.s.cast[0].traps, table.s.cast[0].spent = 1, 4
    table.again().pick("doctor", "set_trap")
    assert table.s.ground.traps[table.cell("a22")] == 1


@rule("PAN-406", "PAN-407")
def test_PAN_E277_corruption_6_stops_fear_of_darkness_and_creatures() -> None:
    """PAN-E277: Corruption 6 stops the Fear of darkness and creatures, not of dice and Events."""
    table = skilled("doctor", *whole("corruption"), rolls="M M M M 3")
    table.foe("nightmare", "a22").run(CreatureActs(PRINTED.figures.index("nightmare_1")))
    assert table.fear("doctor") == 0
    table.evil_die()
    assert table.fear("doctor") == 1
    table.take("doctor", "lights_flicker")
    assert table.fear("doctor") == 2


@rule("PAN-408")
def test_PAN_E278_boss_frightens_all_same() -> None:
    """PAN-E278: a boss frightens all the same; the wail of a Spectre does not."""
    table = skilled("soldier", *whole("corruption"), rolls="H M M M")
    table.foe("foreman", "a22").run(CreatureActs(PRINTED.figures.index("foreman")))
    assert table.fear("soldier") == 1
    table.run(DeathEffect(0, PRINTED.figures.index("spectre_1"), table.cell("a22")))
    assert table.fear("soldier") == 1


@rule("PAN-410")
def test_PAN_E279_illumination_2_4_actions() -> None:
    """PAN-E279: Illumination 2: 4 Actions."""
    assert action_of(skilled("doctor", "illumination_2").s, 0) == 4


@rule("PAN-411")
def test_PAN_E195_with_illumination_3_1_moves_1_space() -> None:
    """PAN-E195: with Illumination 3 a 1 moves 1 space."""
    table = skilled("doctor", "illumination_3", rolls="1")
    table.pick("doctor", "run", "step a23")
    assert table.at("doctor") == "a23"
    assert table.offers("step") == []


@rule("PAN-412")
def test_PAN_E213_with_illumination_4_exploring_takes_2_items() -> None:
    """PAN-E213: with Illumination 4 exploring takes 2 Items."""
    table = skilled("doctor", "illumination_4")
    table.top("torch", "bandages").pick("doctor", "explore")
    assert table.items("doctor") == ["torch", "bandages"]


@rule("PAN-413")
def test_PAN_E280_with_illumination_5_backpack_holds_4_cards() -> None:
    """PAN-E280: with Illumination 5 the backpack holds 4 cards."""
    assert backpack_size(skilled("doctor", "illumination_5").s, 0) == 4


@rule("PAN-414")
def test_PAN_E281_with_illumination_6_event_may_be_left() -> None:
    """PAN-E281: with Illumination 6 the Event may be left."""
    for word, held in (("yes", ["decoy"]), ("no", [])):
        table = cards("doctor", "geek")
        table.put("doctor", "a22").put("geek", "f44").learn("doctor", *whole("illumination"))
        table.top("decoy").begin("doctor", 2, ("geek",))
        table.pick("doctor", "end", word)
        assert table.kept("doctor") == held


@rule("PAN-245", "PAN-246", "PAN-247", "PAN-415")
def test_PAN_E212_explored_space_is_explored_again_only_with_retribution_1() -> None:
    """PAN-E212: an Explored space is explored again only with Retribution 1."""
    table = skilled("doctor")
    table.top("torch", "bandages").pick("doctor", "explore")
    table.refused("explore", "PAN-247")
    table.learn("doctor", "retribution_1").again().pick("doctor", "explore")
    assert table.items("doctor") == ["torch", "bandages"]


@rule("PAN-416", "PAN-417")
def test_retribution_re_rolls_twice() -> None:
    """Retribution 2 and 3 are one re-roll each."""
    table = skilled("doctor", "retribution_2", "retribution_3", rolls="M M H H")
    table.arm("doctor", "machete").foe("demon", "a22").again()
    table.pick("doctor", "attack demon_1", "reroll_miss", "reroll_miss")
    assert table.heard("attacks")[0]["hits"] == 2


@rule("PAN-418")
def test_PAN_E283_evil_die_is_nobodys_to_re_roll() -> None:
    """PAN-E283: the Evil Die is nobody's to re-roll."""
    table = skilled("doctor", "retribution_2", rolls="1")
    table.evil_die()
    assert table.asked == "Act"


@rule("PAN-419")
def test_PAN_E246_retribution_4_kills_possessed() -> None:
    """PAN-E246: Retribution 4: a total of 6 kills a Possessed of Life 7."""
    table = skilled("doctor", "retribution_4", rolls="H M 1")
    table.arm("doctor", "baseball_bat").foe("possessed", "a22").again()
    table.pick("doctor", "attack possessed_1")
    assert table.heard("attacks")[0]["damage"] == 6
    assert table.foes() == {}


@rule("PAN-420")
def test_PAN_E284_retribution_5_fury_4_against_its_owner() -> None:
    """PAN-E284: Retribution 5: Fury 4 against its owner, 5 against the Geek."""
    table = skilled("doctor", "retribution_5")
    table.put("geek", "a22").foe("demon", "a22")
    demon = PRINTED.figures.index("demon_1")
    assert [fury_against(table.s, demon, who, 0) for who in (0, 1)] == [4, 5]


@rule("PAN-421")
def test_PAN_E205_with_retribution_6_dash_costs_no_life() -> None:
    """PAN-E205: with Retribution 6 a Dash costs no Life."""
    table = skilled("doctor", "retribution_6", at="a24")
    table.pick("doctor", "dash e")
    assert (table.at("doctor"), table.life("doctor")) == ("e21", 6)
    assert table.state_of("A24-E21") == "broken"


@rule("PAN-424", "PAN-425", "PAN-427", "PAN-380")
def test_PAN_E285_survival_3_with_3_souls() -> None:
    """PAN-E285: Survival 3 with 3 Souls, Survival 4, Survival 6 on the Geek's Pact."""
    table = skilled("doctor", "survival_1", "survival_2")
    table.has("doctor", souls=3).upgrade("doctor").pick("doctor", "learn survival_3")
    assert table.souls("doctor") == 5
    assert table.soul_in("a22") == 2
    table = skilled("doctor", "survival_1", "survival_2")
    table.top("hatchet", "bandages", "torch").upgrade("doctor")
    table.pick("doctor", "learn survival_4", "equip hatchet")
    assert sorted(table.items("doctor")) == ["bandages", "hatchet", "torch"]
    table = skilled("doctor", *whole("survival", 5))
    table.pact("geek", "tithe").upgrade("doctor")
    assert table.pacts("geek") == []
    assert table.discarded("tithe")


@rule("PAN-323", "PAN-426")
def test_PAN_E242_survival_5_removes_possessed() -> None:
    """PAN-E242: Survival 5 removes a Possessed: no Soul, no skill space, no D6."""
    table = skilled("doctor", *whole("survival", 4))
    table.foe("possessed", "f11").foe("collector", "f12").upgrade("doctor")
    assert table.foes() == {"collector": "f12"}
    assert table.souls("doctor") == 0
    assert table.soul_in("f11") == 0


@rule("PAN-426", "PAN-550")
def test_survival_5_lets_the_player_choose() -> None:
    """Evil allies may be chosen, and their card is discarded."""
    table = skilled("doctor", *whole("survival", 4))
    table.foe("psycho", "f11").foe("deserter", "f12").upgrade("doctor")
    table.s.allies.remove(PRINTED.cards.index("deserter"))
    assert table.offers("figure") == ["psycho_1", "deserter"]
    table.pick("doctor", "figure deserter")
    assert table.foes() == {"psycho_1": "f11"}
    assert table.discarded("deserter")


@rule("PAN-422")
@pytest.mark.parametrize(("fear", "after"), [(4, 2), (1, 0)])
def test_survival_1_calms(fear: int, after: int) -> None:
    """Survival 1: 2 Fear less, never below 0."""
    table = skilled("doctor")
    table.has("doctor", fear=fear).upgrade("doctor").pick("doctor", "learn survival_1")
    assert table.fear("doctor") == after


@rule("PAN-637", "PAN-410")
def test_PAN_E442_kill_with_third_action_learns_illumination_2() -> None:
    """PAN-E442: a kill with the third Action learns Illumination 2: 1 Action left."""
    table = skilled("doctor", "illumination_1", rolls="H H")
    table.arm("doctor", "two_handed_axe").foe("psycho", "a22").s.cast[0].spent = 2
    table.again().pick("doctor", "attack psycho_1", "learn illumination_2")
    assert table.left("doctor") == 1


@rule("PAN-637", "PAN-578", "PAN-591")
def test_PAN_E443_action_of_illumination_2_is_lost_with_tree() -> None:
    """PAN-E443: the Action of Illumination 2 is lost with the tree, and the turn is over."""
    table = cards("doctor", "geek")
    table.put("doctor", "a24").put("geek", "f44").learn("doctor", "illumination_2")
    table.top("torch", "tithe").has("doctor", life=2).begin("doctor", 2, ("geek",))
    table.s.cast[0].spent = 3
    table.again().pick("doctor", "dash e", "portal b41")
    assert table.at("doctor") == ""
    assert table.s.acting == 1


@rule("PAN-603")
def test_PAN_E377_in_chapter_3_death_takes_illumination_5() -> None:
    """PAN-E377: in chapter 3 a death takes Illumination 5, so 2 of 4 cards go."""
    table = cards("doctor", "geek", chapter="hold_until_sunrise")
    table.put("doctor", "c22").put("geek", "h22").learn("doctor", *whole("illumination", 5))
    table.pack("doctor", "torch", "bandages", "machete", "chocolate_bar").begin("geek", 3)
    table.has("doctor", life=0).kill("doctor")
    table.pick("doctor", "discard torch", "discard machete")
    assert table.items("doctor") == ["bandages", "chocolate_bar"]
