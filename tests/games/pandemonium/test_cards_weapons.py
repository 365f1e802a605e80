"""The twenty-five weapons: their numbers and what is printed on them besides."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.rules.values import defence_of, is_dark
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.rules import rule


def armed(name: str, *weapons: str, at: str = "a22", rolls: str = "", round: int = 2) -> CardTable:
    """A character in the own turn with weapons in the hands; a companion far away in F44."""
    other = "dancer" if name != "dancer" else "mechanic"
    table = cards(name, other, rolls=rolls)
    table.put(name, at).put(other, "f44").arm(name, *weapons).begin(name, round)
    return table


def strikes(table: CardTable, name: str, target: str) -> CardTable:
    """The character attacks a figure with everything that reaches it."""
    table.again().pick(name, f"attack {target}")
    if table.asked == "Wield":
        table.pick(name, "strike")
    return table


def damage(table: CardTable) -> int:
    """The total of the last attack."""
    total: int = table.heard("attacks")[-1]["damage"]
    return total


@rule("PAN-262", "PAN-263", "PAN-310")
@pytest.mark.parametrize(
    ("weapon", "hits_needed", "worth"),
    [
        ("kitchen_knife", 1, 3),
        ("crowbar", 1, 4),
        ("hatchet", 2, 5),
        ("machete", 2, 6),
        ("antique_sabre", 2, 7),
        ("frying_pan", 1, 3),
        ("riot_shield", 1, 2),
        ("baseball_bat", 1, 5),
        ("pitchfork", 2, 7),
        ("sledgehammer", 2, 10),
        ("two_handed_axe", 2, 12),
        ("chainsaw", 3, 14),
        ("nail_gun", 1, 4),
        ("revolver", 2, 6),
        ("shotgun", 2, 9),
        ("hunting_rifle", 2, 9),
        ("crossbow", 2, 8),
        ("flare_pistol", 1, 7),
        ("lamp_oil_bottle", 1, 9),
        ("quarry_charge", 2, 15),
        ("torch", 1, 2),
        ("blessed_water", 1, 5),
        ("silver_paper_knife", 1, 4),
        ("stun_prod", 2, 4),
        ("fire_extinguisher", 1, 3),
    ],
)
def test_what_a_weapon_adds(weapon: str, hits_needed: int, worth: int) -> None:
    """With one Hit too few a weapon adds nothing, with its Difficulty met it adds its Damage."""
    for hits in (hits_needed - 1, hits_needed):
        dice = ["H"] * hits + ["M"] * (3 - hits)
        if hits == 3:
            continue
        table = armed("fury", weapon, rolls=" ".join(dice))
        table.foe("aberration", "a22")
        strikes(table, "fury", "aberration_1")
        assert damage(table) == hits + (worth if hits == hits_needed else 0)


@rule("PAN-265", "PAN-266", "PAN-267")
@pytest.mark.parametrize(
    ("weapon", "reach"),
    [
        ("machete", 0),
        ("pitchfork", 1),
        ("blessed_water", 1),
        ("nail_gun", 2),
        ("shotgun", 2),
        ("lamp_oil_bottle", 2),
        ("quarry_charge", 2),
        ("revolver", 3),
        ("flare_pistol", 3),
        ("crossbow", 4),
        ("hunting_rifle", 5),
    ],
)
def test_how_far_a_weapon_reaches(weapon: str, reach: int) -> None:
    """A11, A12, A13, A14, A24 and A23 by A14 and A24: five steps along open lines at most."""
    way = ["a11", "a12", "a13", "a14", "a24"]
    for steps, space in enumerate(way):
        table = armed("doctor", weapon, at="a11")
        table.foe("demon", space).again()
        assert ("attack demon_1" in table.words) == (steps <= reach)


@rule("PAN-264", "PAN-249")
@pytest.mark.parametrize("weapon", [c for c in PRINTED.cards[:25] if c])
def test_how_many_hands_a_weapon_takes(weapon: str) -> None:
    """A one-handed weapon joins a Kitchen Knife, a two-handed one changes places with it."""
    hands = PRINTED.hands[PRINTED.cards.index(weapon)]
    table = armed("doctor", "kitchen_knife" if weapon != "kitchen_knife" else "hatchet")
    table.pack("doctor", weapon).again().pick("doctor", f"equip {weapon}")
    assert len(table.hands("doctor")) == (2 if hands == 1 else 1)
    assert weapon in table.hands("doctor")


@rule("PAN-273", "PAN-170")
def test_PAN_E402_crowbar_opens_one_door_for_nothing() -> None:
    """PAN-E402: the Crowbar opens one door for nothing; the second costs 1 Action."""
    table = armed("doctor", "crowbar", at="a24")
    table.s.cast[0].spent = 2
    table.again().pick("doctor", "open e")
    assert table.left("doctor") == 1
    table.pick("doctor", "open s")
    assert table.left("doctor") == 0
    assert table.state_of("A24-A34") == "open"


@rule("PAN-273", "PAN-231")
def test_the_crowbar_removes_a_barricade() -> None:
    """Removing a Barricade may be the free use of the Crowbar too."""
    table = armed("doctor", "crowbar", at="a24")
    table.barricade("A24-E21").s.cast[0].spent = 3
    table.again().pick("doctor", "clear e")
    assert table.state_of("A24-E21") == "broken"
    assert table.left("doctor") == 0


@rule("PAN-261", "PAN-313", "PAN-273")
def test_PAN_E397_critical_with_antique_sabre_that_counts_adds_2() -> None:
    """PAN-E397: a critical with an Antique Sabre that counts adds 2."""
    table = armed("fury", "antique_sabre", rolls="H H H")
    table.foe("aberration", "a22")
    strikes(table, "fury", "aberration_1")
    assert damage(table) == 12


@rule("PAN-261", "PAN-509")
def test_PAN_E172_riot_shield_helps_only_in_hand() -> None:
    """PAN-E172: a Riot Shield or Frying Pan helps the Defence only while equipped."""
    for weapon in ("riot_shield", "frying_pan"):
        table = armed("doctor")
        table.pack("doctor", weapon)
        assert defence_of(table.s, 0) == 3
        table.again().pick("doctor", f"equip {weapon}")
        assert defence_of(table.s, 0) == 4


@rule("PAN-556", "PAN-273")
def test_PAN_E399_sledgehammer_does_16_to_evil_barricade() -> None:
    """PAN-E399: the Sledgehammer does 16 to an Evil Barricade, 1 when it does not count."""
    table = armed("doctor", "sledgehammer", at="b34", rolls="H M H H 1")
    table.evil_barricade("B34-B44").again()
    table.pick("doctor", "assault b34 s")
    assert damage(table) == 1
    assert table.state_of("B34-B44") == "barricaded"
    table.pick("doctor", "assault b34 s")
    assert damage(table) == 16
    assert table.state_of("B34-B44") == "broken"
    assert table.foes() == {"killer_toy_1": "b34"}


@rule("PAN-455", "PAN-448")
def test_PAN_E88_after_attack_with_chainsaw_tile_counts_3_more_activity() -> None:
    """PAN-E88: after an attack with the Chainsaw the tile counts 3 more Activity."""
    table = armed("soldier", "chainsaw", rolls="M M M M")
    table.foe("demon", "a22")
    strikes(table, "soldier", "demon_1")
    assert table.activity("A") == 3


@rule("PAN-273")
def test_PAN_E400_second_attack_with_crossbow_in_one_turn_is_refused() -> None:
    """PAN-E400: a second attack with the Crossbow in one turn is refused."""
    table = armed("doctor", "crossbow", rolls="M M")
    table.foe("demon", "a23")
    strikes(table, "doctor", "demon_1")
    assert "attack demon_1" not in table.words
    assert table.left("doctor") == 2


@rule("PAN-273", "PAN-270", "PAN-163")
def test_PAN_E401_flare_pistol_lights_target_space_until_round_ends() -> None:
    """PAN-E401: the Flare Pistol lights the target space until the round ends, and is kept."""
    table = armed("doctor", "flare_pistol", at="a21", rolls="M M", round=6)
    table.foe("demon", "a33")
    strikes(table, "doctor", "demon_1")
    assert not is_dark(table.s, table.cell("a33"))
    assert is_dark(table.s, table.cell("a32"))
    assert table.hands("doctor") == ["flare_pistol"]


@rule("PAN-269", "PAN-270", "PAN-312")
def test_PAN_E180_lamp_oil_bottle_is_kept_after_miss() -> None:
    """PAN-E180: the Lamp-Oil Bottle is kept after a miss, and used up by a kill."""
    table = armed("doctor", "lamp_oil_bottle", rolls="M M H M 1")
    table.foe("possessed", "a22")
    strikes(table, "doctor", "possessed_1")
    assert table.hands("doctor") == ["lamp_oil_bottle"]
    strikes(table, "doctor", "possessed_1")
    table.pick("doctor", "learn corruption_1")
    assert damage(table) == 10
    assert table.hands("doctor") == []
    assert table.discarded("lamp_oil_bottle")


@rule("PAN-271", "PAN-311")
def test_PAN_E181_bottle_did_not_count_against_small_killer_toy() -> None:
    """PAN-E181: the bottle did not count against the small Killer Toy, so it is kept."""
    table = armed("doctor", "lamp_oil_bottle", "kitchen_knife", rolls="H M")
    table.foe("killer_toy", "a22")
    strikes(table, "doctor", "killer_toy_1")
    table.pick("doctor", "learn survival_1")
    assert damage(table) == 4
    assert table.foes() == {}
    assert "lamp_oil_bottle" in table.hands("doctor")


@rule("PAN-308", "PAN-307")
def test_PAN_E182_blessed_water_that_is_not_named_adds_nothing() -> None:
    """PAN-E182: Blessed Water that is not named adds nothing and is kept."""
    table = armed("doctor", "blessed_water", "machete", rolls="H H 1")
    table.foe("possessed", "a22").again()
    table.pick("doctor", "attack possessed_1", "spare blessed_water", "learn corruption_1")
    assert damage(table) == 2 + 6 + 1
    assert table.hands("doctor") == ["blessed_water", "machete"]


@rule("PAN-272", "PAN-269", "PAN-507")
def test_PAN_E386_quarry_charge_kills_demon() -> None:
    """PAN-E386: the Quarry Charge kills the Demon, is used up, and hurts the Geek there."""
    table = cards("doctor", "geek", rolls="H H H M")
    table.put("doctor", "a22").put("geek", "a24").arm("doctor", "quarry_charge")
    table.foe("demon", "a24").begin("doctor", 2)
    strikes(table, "doctor", "demon_1")
    table.pick("doctor", "learn corruption_1")
    assert damage(table) == 18
    assert table.foes() == {}
    assert table.life("geek") == 5
    assert table.discarded("quarry_charge")
    assert table.soul_in("a24") == 1


@rule("PAN-272", "PAN-270")
def test_PAN_E387_with_one_hit_charge_does_not_go_off() -> None:
    """PAN-E387: with one Hit the Charge does not go off and is kept."""
    table = cards("doctor", "geek", rolls="H M")
    table.put("doctor", "a22").put("geek", "a24").arm("doctor", "quarry_charge")
    table.foe("demon", "a24").begin("doctor", 2)
    strikes(table, "doctor", "demon_1")
    assert damage(table) == 1
    assert table.life("geek") == 6
    assert table.hands("doctor") == ["quarry_charge"]


@rule("PAN-558", "PAN-640", "PAN-272")
def test_PAN_E470_charge_destroys_evil_barricade_and_hurts_its_thrower() -> None:
    """PAN-E470: the Charge destroys an Evil Barricade and hurts its thrower in the near space."""
    table = armed("doctor", "quarry_charge", at="b34", rolls="H H 2 H M M")
    table.evil_barricade("B34-B44").again()
    table.pick("doctor", "assault b34 s")
    assert damage(table) == 18
    assert table.state_of("B34-B44") == "broken"
    assert table.life("doctor") == 5
    assert table.discarded("quarry_charge")
    assert table.foes() == {"night_hound_1": "b34"}


@rule("PAN-442", "PAN-263")
def test_PAN_E388_small_makes_nail_gun_need_2_hits() -> None:
    """PAN-E388: Small makes the Nail Gun need 2 Hits: first 1 damage, then 7."""
    table = armed("doctor", "nail_gun", rolls="H M H H")
    table.foe("killer_toy", "a23")
    strikes(table, "doctor", "killer_toy_1")
    assert damage(table) == 1
    strikes(table, "doctor", "killer_toy_1")
    assert damage(table) == 7
    table.pick("doctor", "learn corruption_1")
    assert table.foes() == {}


@rule("PAN-442", "PAN-313")
def test_PAN_E391_torch_and_dry_straw() -> None:
    """PAN-E391: a Torch and dry straw: 8 leave the Scarecrow, 10 kill it."""
    table = armed("huntress", "torch", rolls="H H M H H H")
    table.foe("scarecrow", "a22").again()
    table.pick("huntress", "attack scarecrow_1", "keep")
    assert damage(table) == 8
    assert table.foes() == {"scarecrow_1": "a22"}
    table.pick("huntress", "attack scarecrow_1")
    if table.asked == "RerollCombat":
        table.pick("huntress", "keep")
    assert damage(table) == 10


@rule("PAN-442", "PAN-310")
def test_PAN_E392_fire_does_nothing_to_demon() -> None:
    """PAN-E392: fire does nothing to a Demon: 3 damage only."""
    table = armed("soldier", "lamp_oil_bottle", rolls="H H H M")
    table.foe("demon", "a22")
    strikes(table, "soldier", "demon_1")
    assert damage(table) == 3


@rule("PAN-273", "PAN-316")
def test_PAN_E398_silver_paper_knife_does_9_to_possessed() -> None:
    """PAN-E398: the Silver Paper-Knife does 9 to a Possessed."""
    table = armed("doctor", "silver_paper_knife", rolls="H M 1")
    table.foe("possessed", "a22")
    strikes(table, "doctor", "possessed_1")
    assert damage(table) == 9
    table.pick("doctor", "learn corruption_1")
    assert table.foes() == {}


@rule("PAN-273")
@pytest.mark.parametrize(
    ("breed", "more"),
    [("spectre", 6), ("possessed", 6), ("nightmare", 6), ("demon", 6), ("psycho", 0)],
)
def test_blessed_water_burns_four_breeds(breed: str, more: int) -> None:
    """Blessed Water adds 6 against Spectre, Possessed, Nightmare and Demon."""
    table = armed("doctor", "blessed_water", rolls="H M 1 1")
    table.foe(breed, "a22")
    strikes(table, "doctor", f"{breed}_1")
    assert damage(table) == 1 + 5 + more


@rule("PAN-332", "PAN-331", "PAN-330", "PAN-443")
def test_PAN_E249_stun_prod_stuns_surviving_demon() -> None:
    """PAN-E249: the Stun Prod stuns the surviving Demon of round 4 until that of round 5."""
    table = armed("doctor", "stun_prod", rolls="H H", round=4)
    table.foe("demon", "a22")
    strikes(table, "doctor", "demon_1")
    assert damage(table) == 7
    assert table.s.foe_stunned[PRINTED.figures.index("demon_1")] == 4


@rule("PAN-330", "PAN-273")
@pytest.mark.parametrize(("dice", "is_down"), [("H M", True), ("M M", False)])
def test_the_fire_extinguisher_stuns(dice: str, is_down: bool) -> None:
    """The Fire Extinguisher stuns who survives it, if it counts."""
    table = armed("doctor", "fire_extinguisher", rolls=dice)
    table.foe("demon", "a22")
    strikes(table, "doctor", "demon_1")
    assert table.is_stunned("demon_1") == is_down


@rule("PAN-65", "PAN-311", "PAN-267")
def test_PAN_E93_soldiers_revolver_and_nail_gun() -> None:
    """PAN-E93: the Soldier's Revolver and Nail Gun: 2 + 6 + 4 + 1 + 1 = 14."""
    table = armed("soldier", "revolver", "nail_gun", rolls="H H M M")
    table.foe("demon", "a22")
    strikes(table, "soldier", "demon_1")
    assert damage(table) == 14


@rule("PAN-640", "PAN-523")
def test_PAN_E447_bottle_that_lowers_bosss_life_is_used_up() -> None:
    """PAN-E447: a Bottle that lowers a boss's Life is used up; one that fails is kept."""
    table = armed("doctor", "lamp_oil_bottle", rolls="M M H M")
    table.foe("evil_one", "a22").s.boss_life[3] = 20
    strikes(table, "doctor", "evil_one")
    assert (table.s.boss_life[3], table.hands("doctor")) == (20, ["lamp_oil_bottle"])
    strikes(table, "doctor", "evil_one")
    assert (table.s.boss_life[3], table.hands("doctor")) == (10, [])


@rule("PAN-164", "PAN-162")
def test_PAN_E148_torch_gives_light_in_hand() -> None:
    """PAN-E148: a Torch gives light in the hand, none in the backpack."""
    table = armed("doctor", round=6)
    table.pack("doctor", "torch")
    assert is_dark(table.s, table.cell("a22"))
    table.again().pick("doctor", "equip torch")
    assert not is_dark(table.s, table.cell("a22"))


@rule("PAN-19", "PAN-401")
def test_PAN_E48_with_corruption_1_kitchen_knife_still_needs_1_hit() -> None:
    """PAN-E48: with Corruption 1 a Kitchen Knife still needs 1 Hit."""
    table = armed("doctor", "kitchen_knife", rolls="H M M M")
    table.learn("doctor", "corruption_1").foe("demon", "a22")
    strikes(table, "doctor", "demon_1")
    assert damage(table) == 4
    strikes(table, "doctor", "demon_1")
    assert damage(table) == 0


@rule("PAN-271")
def test_an_upgrade_comes_too_late_for_the_attack_that_earned_it() -> None:
    """Corruption 1 learned by the kill does not make the bottle of that attack count."""
    table = armed("doctor", "lamp_oil_bottle", "kitchen_knife", rolls="H M")
    table.foe("killer_toy", "a22")
    strikes(table, "doctor", "killer_toy_1")
    table.pick("doctor", "learn corruption_1")
    assert "lamp_oil_bottle" in table.hands("doctor")
