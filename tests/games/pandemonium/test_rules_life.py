"""Life, Souls, Skill Trees (PAN-356 to PAN-427)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.life import gain_souls
from dreadhouse.games.pandemonium.rules.rounds import ROUND_ENDS
from dreadhouse.games.pandemonium.rules.values import attack_of, defence_of, will_of
from dreadhouse.games.pandemonium.state import CREATURES_TURN
from tests.games.pandemonium.cards_table import CardTable
from tests.games.pandemonium.test_rules_moving import at
from tests.rules import rule

CORRUPTION = [f"corruption_{space}" for space in range(1, 7)]
ILLUMINATION = [f"illumination_{space}" for space in range(1, 7)]


def upgraded(t: CardTable, *words: str) -> CardTable:
    """The Doctor gains spaces and takes these, one after the other."""
    t.begin("doctor")
    for word in words:
        t.upgrade("doctor")
        t.pick("doctor", f"learn {word}")
    return t


@rule("PAN-377", "PAN-376", "PAN-360")
def test_PAN_E152_no_room_for_a_soul() -> None:
    """It stays in the space."""
    t = at("A22", souls=5).arm("doctor", "hatchet").foe("killer_toy", "A22").roll("H H")
    t.begin("doctor").pick("doctor", "attack killer_toy_1", "learn corruption_1")
    assert (t.s.souls[0], t.soul_in("A22")) == (5, 1)


@rule("PAN-377", "PAN-373", "PAN-361")
def test_PAN_E153_a_soul_at_once() -> None:
    """Souls 3."""
    t = at("A22", souls=2).arm("doctor", "hatchet").foe("killer_toy", "A22").roll("H H")
    t.begin("doctor").pick("doctor", "attack killer_toy_1")
    assert t.s.souls[0] == 3


@rule("PAN-378", "PAN-320")
def test_PAN_E154_a_soul_far_away() -> None:
    """It lies in the target space."""
    t = at("A22").arm("doctor", "revolver").foe("night_hound", "A24").roll("H H").begin("doctor")
    t.pick("doctor", "attack night_hound_1", "learn corruption_1")
    assert (t.s.souls[0], t.soul_in("A24")) == (0, 1)


@rule("PAN-375", "PAN-374", "PAN-376")
def test_PAN_E155_souls_on_the_way() -> None:
    """Collects 1, Souls 5; the other stays."""
    t = at("A22", souls=4).roll("5")
    t.s.soul_at[t.cell("A23")] = t.s.soul_at[t.cell("A24")] = 1
    t.begin("doctor").pick("doctor", "run", "step a23", "step a24")
    assert (t.s.souls[0], t.soul_in("A23"), t.soul_in("A24")) == (5, 0, 1)


@rule("PAN-363", "PAN-364", "PAN-362")
def test_PAN_E156_what_souls_buy() -> None:
    """Life 5, Fear 1, Souls 1, no Action used."""
    t = at("A22", souls=3, life=4, fear=2).begin("doctor").pick("doctor", "buy life", "buy calm")
    assert (t.s.life[0], t.s.fear[0], t.s.souls[0], t.s.cast[0].spent) == (5, 1, 1, 0)


@rule("PAN-365", "PAN-366", "PAN-367")
def test_PAN_E157_one_boost_a_turn() -> None:
    """4 Actions this turn; the second is refused."""
    t = at("A22", souls=5).begin("doctor").pick("doctor", "buy action")
    t.refused("buy attack", "PAN-366")
    for _ in range(2):
        t.pick("doctor", "move a23", "move a22")
    assert t.offers("move") == []


@rule("PAN-365", "PAN-572")
def test_PAN_E158_a_boost_ends_with_the_round() -> None:
    """+1 die now; gone after the round."""
    t = at("A22", souls=2).begin("doctor").pick("doctor", "buy defence")
    t.s.phase = CREATURES_TURN
    assert defence_of(t.s, 0) == 4
    ROUND_ENDS.run(t.s)
    assert defence_of(t.s, 0) == 3


@rule("PAN-371", "PAN-372", "PAN-221")
def test_PAN_E159_all_is_not_enough() -> None:
    """1 Life and 1 Soul: dies."""
    t = at("A24", souls=1, life=1).begin("doctor")
    t.s.ground.raise_barricade(t.edge("A24-E21"))
    t.pick("doctor", "dash e")
    assert t.asked == "ChooseTomb"
    assert t.s.souls[0] == 0


@rule("PAN-370", "PAN-369")
def test_PAN_E160_life_must_stay() -> None:
    """Only "2 Souls" is allowed."""
    t = at("A22", souls=3, life=1).begin("doctor").hurt("doctor", 2)
    assert (t.s.life[0], t.s.souls[0]) == (1, 1)


@rule("PAN-368", "PAN-369", "PAN-370", "PAN-372")
def test_PAN_E31_the_dancers_choice() -> None:
    """4 Souls, or 1 Life and 3 Souls."""
    t = at("A22", "dancer", souls=4, life=2).begin("dancer").hurt("dancer", 4)
    assert t.words == ["pay 3", "pay 4"]
    t.refused("pay 2", "PAN-369")


@rule("PAN-380", "PAN-597", "PAN-360")
def test_PAN_E161_surplus_souls() -> None:
    """Souls 5, one Soul lies in the space."""
    t = at("A22", souls=4).begin("doctor").now(gain_souls, 0, 2)
    assert (t.s.souls[0], t.soul_in("A22")) == (5, 1)


@rule("PAN-385", "PAN-387", "PAN-409", "PAN-383")
def test_PAN_E11_the_first_upgrade() -> None:
    """Illumination: Will +1."""
    t = at("A22").begin("doctor").upgrade("doctor")
    assert sorted(t.offers("learn")) == [
        "corruption_1",
        "illumination_1",
        "retribution_1",
        "survival_1",
    ]
    t.pick("doctor", "learn illumination_1")
    assert will_of(t.s, 0) == 5


@rule("PAN-388", "PAN-390", "PAN-391")
def test_PAN_E13_only_space_three() -> None:
    """Spaces 1, 2 and 4 are done."""
    t = at("A22").learn("doctor", "corruption_1", "corruption_2", "corruption_4").begin("doctor")
    t.upgrade("doctor")
    assert t.skills("doctor")[-2:] == ["corruption_3", "corruption_4"]


@rule("PAN-381", "PAN-385", "PAN-383", "PAN-401", "PAN-402", "PAN-403")
def test_PAN_E265_three_upgrades() -> None:
    """Weapons -1 Difficulty; Attack +1; one more weapon."""
    t = upgraded(at("A22"), "corruption_1", "corruption_2", "corruption_3")
    assert attack_of(t.s, 0) == 3
    t.pack("doctor", "hatchet").arm("doctor", "machete", "machete").again()
    assert "equip hatchet" in t.words


@rule("PAN-388")
def test_PAN_E266_two_or_three() -> None:
    """Both may be chosen."""
    t = upgraded(at("A22"), "corruption_1").upgrade("doctor")
    assert t.offers("learn") == ["corruption_2", "corruption_3"]
    t.refused("learn corruption_4", "PAN-389")


@rule("PAN-389", "PAN-390", "PAN-391")
def test_PAN_E267_two_or_five() -> None:
    """Not 4, not 6."""
    t = upgraded(at("A22"), "corruption_1", "corruption_3").upgrade("doctor")
    assert t.offers("learn") == ["corruption_2", "corruption_5"]
    t.refused("learn corruption_4", "PAN-389")
    t.refused("learn corruption_6", "PAN-391")


@rule("PAN-386")
def test_PAN_E268_one_tree_at_a_time() -> None:
    """Refused."""
    t = at("A22").learn("doctor", *ILLUMINATION[:3]).begin("doctor").upgrade("doctor")
    t.refused("learn corruption_1", "PAN-386")


@rule("PAN-392", "PAN-391")
def test_PAN_E269_a_second_tree() -> None:
    """Allowed; all Illumination skills stay."""
    t = at("A22").learn("doctor", *ILLUMINATION[:5])
    t.begin("doctor").upgrade("doctor", 2)
    t.pick("doctor", "learn corruption_1")
    assert t.skills("doctor") == ["corruption_1", *ILLUMINATION]


@rule("PAN-393")
def test_PAN_E270_each_tree_once() -> None:
    """Illumination again is refused."""
    t = at("A22").learn("doctor", *CORRUPTION, *ILLUMINATION)
    t.s.cast[0].tree = -1
    t.begin("doctor").upgrade("doctor")
    assert sorted(t.offers("learn")) == ["retribution_1", "survival_1"]
    t.refused("learn illumination_1", "PAN-393")


@rule("PAN-394", "PAN-397")
def test_PAN_E271_the_rest_goes_into_the_next_tree() -> None:
    """Corruption 6 and Survival 1."""
    t = at("A22").learn("doctor", *CORRUPTION[:5]).begin("doctor").upgrade("doctor", 2)
    t.pick("doctor", "learn survival_1")
    assert t.skills("doctor") == [*CORRUPTION, "survival_1"]


@rule("PAN-402", "PAN-404")
def test_PAN_E274_values_of_the_tree() -> None:
    """Attack 3, Defence 4."""
    t = at("A22").learn("doctor", "corruption_1", "corruption_2", "corruption_4")
    assert (attack_of(t.s, 0), defence_of(t.s, 0)) == (3, 4)


@rule("PAN-410")
def test_PAN_E279_four_actions() -> None:
    """Illumination 2."""
    t = at("A22").learn("doctor", "illumination_1", "illumination_2").begin("doctor")
    for _ in range(2):
        t.pick("doctor", "move a23", "move a22")
    assert t.offers("move") == []


@rule("PAN-418")
def test_PAN_E283_the_evil_die_is_nobodys() -> None:
    """No re-roll is asked."""
    t = at("A22").learn("doctor", "retribution_1", "retribution_2").begin("doctor").roll("3")
    t.evil_die()
    assert (t.asked, t.s.fear) == ("Act", [1, 1])


@rule("PAN-400", "PAN-578")
def test_PAN_E286_death_takes_all_trees() -> None:
    """All skills are gone."""
    t = at("A24", life=2).learn("doctor", *CORRUPTION, "survival_1").begin("doctor")
    t.pick("doctor", "dash e")
    assert t.skills("doctor") == []


@rule("PAN-412")
def test_PAN_E213_exploring_takes_two() -> None:
    """2 Items."""
    t = at("A22").learn("doctor", *ILLUMINATION[:2], "illumination_4").begin("doctor")
    t.pick("doctor", "explore")
    assert len(t.s.cast[0].backpack) == 2


@rule("PAN-10", "PAN-382")
def test_PAN_E41_the_same_tree_for_two() -> None:
    """Allowed."""
    t = at("A22").learn("geek", "corruption_1")
    upgraded(t, "corruption_1")
    assert t.skills("doctor") == t.skills("geek") == ["corruption_1"]


@rule("PAN-637", "PAN-410")
def test_PAN_E442_an_action_more_at_once() -> None:
    """1 Action left."""
    t = at("A22").learn("doctor", "illumination_1").arm("doctor", "hatchet").roll("H H")
    t.foe("killer_toy", "A22").begin("doctor").pick("doctor", "move a23", "move a22")
    t.s.life[0] = 6
    t.pick("doctor", "attack killer_toy_1", "learn illumination_2")
    assert t.offers("move") != []


@rule("PAN-365")
def test_a_boost_of_attack() -> None:
    """One die more until the round ends."""
    t = at("A22", souls=2).begin("doctor").pick("doctor", "buy attack")
    assert attack_of(t.s, 0) == 3
