"""Attacks, stunned targets, death effects (PAN-305 to PAN-336, PAN-513)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.printed import EVIL_ONE
from tests.games.pandemonium.cards_table import CardTable, cards
from tests.games.pandemonium.test_rules_moving import at
from tests.rules import rule


def fight(name: str, foe: str, *weapons: str, rolls: str, **values: int) -> CardTable:
    """A character attacks a foe in the own space A22."""
    t = at("A22", name, **values).arm(name, *weapons).foe(foe, "A22").roll(rolls).begin(name)
    return t.pick(name, f"attack {foe if foe in ('collector', 'deserter') else foe + '_1'}")


def damage(t: CardTable) -> int:
    """The damage told last."""
    return int(t.heard("attacks")[-1]["damage"])


def spaces(t: CardTable) -> int:
    """How many skill spaces the first character is asked to take, or has."""
    return (1 if t.asked == "Learn" else 0) + t.s.cast[0].skills.bit_count()


@rule("PAN-333", "PAN-309", "PAN-310", "PAN-316", "PAN-334", "PAN-262", "PAN-263")
def test_PAN_E30_a_stunned_aberration() -> None:
    """12 + 3 + 4 = 19: it dies."""
    t = at("A22", "soldier").arm("soldier", "two_handed_axe").foe("aberration", "A22")
    t.stun("aberration_1").roll("H H H M 4").begin("soldier").pick("soldier", "attack aberration_1")
    assert damage(t) == 19
    assert t.foe_at("aberration_1") == ""


@rule("PAN-309", "PAN-310", "PAN-313")
def test_PAN_E230_a_critical() -> None:
    """3 + 5 + 1 = 9."""
    assert damage(fight("fury", "demon", "baseball_bat", rolls="H H H")) == 9


@rule("PAN-313")
def test_PAN_E231_one_die_is_never_critical() -> None:
    """1 + 3 = 4 with a Kitchen Knife."""
    t = at("A22").arm("doctor", "kitchen_knife").foe("demon", "A22").roll("H")
    t.s.cast[0].attack_up = -1
    t.begin("doctor").pick("doctor", "attack demon_1")
    assert damage(t) == 4


@rule("PAN-314")
def test_PAN_E232_a_critical_after_a_re_roll() -> None:
    """3 + 5 + 1 = 9."""
    t = at("A22", "huntress").arm("huntress", "baseball_bat").foe("demon", "A22")
    t.roll("H H M H").begin("huntress").pick("huntress", "attack demon_1", "reroll_miss")
    assert damage(t) == 9
    assert t.s.attack is None


@rule("PAN-326", "PAN-327", "PAN-315", "PAN-539")
def test_PAN_E233_the_hit_of_an_ally() -> None:
    """1 + 1 = 2 Hits: 14 damage, no critical."""
    t = at("A22").arm("doctor", "two_handed_axe").foe("aberration", "A22").roll("H M")
    t.ally("ally_janitor", "A22", "doctor").begin("doctor").pick("doctor", "attack aberration_1")
    assert damage(t) == 14


@rule("PAN-317", "PAN-316", "PAN-318")
def test_PAN_E234_damage_is_not_kept() -> None:
    """1 damage, no kill; later 12 + 2 + 1 = 15: it dies."""
    t = fight("doctor", "demon", "two_handed_axe", rolls="H M H H")
    assert (damage(t), t.foe_at("demon_1")) == (1, "a22")
    t.pick("doctor", "attack demon_1")
    assert (damage(t), t.foe_at("demon_1")) == (15, "")


@rule("PAN-311", "PAN-316", "PAN-436")
def test_PAN_E235_two_hatchets() -> None:
    """2 + 5 + 5 = 12: it dies."""
    t = fight("fury", "nightmare", "hatchet", "hatchet", rolls="H H M")
    assert (damage(t), t.foe_at("nightmare_1")) == (12, "")


@rule("PAN-320", "PAN-321", "PAN-322", "PAN-396", "PAN-512")
def test_PAN_E236_rewards_of_a_kill() -> None:
    """Off the board, 1 Soul, 1 skill space, then the death effect."""
    t = fight("doctor", "spectre", "baseball_bat", rolls="H H", fear=1)
    assert (t.foe_at("spectre_1"), t.s.souls[0], t.asked) == ("", 1, "Learn")
    assert t.s.fear[0] == 1
    t.pick("doctor", "learn corruption_1")
    assert t.s.fear[0] == 2


@rule("PAN-322", "PAN-513", "PAN-321")
def test_PAN_E237_release() -> None:
    """Soul and skill first; then a Night Hound in its space."""
    t = fight("doctor", "possessed", "baseball_bat", rolls="H H 5 2")
    assert t.s.souls[0] == 1
    t.pick("doctor", "learn corruption_1")
    assert t.foe_at("night_hound_1") == "a22"


@rule("PAN-513")
def test_PAN_E238_no_release() -> None:
    """Nothing more."""
    t = fight("doctor", "possessed", "baseball_bat", rolls="H H 4")
    t.pick("doctor", "learn corruption_1")
    assert t.s.foes == []


@rule("PAN-513", "PAN-126")
def test_PAN_E239_curse() -> None:
    """Every character gains 1 Fear."""
    t = fight("doctor", "arcane", "baseball_bat", rolls="H H 5")
    t.pick("doctor", "learn corruption_1")
    assert t.s.fear == [1, 1]


@rule("PAN-513")
def test_PAN_E240_wail() -> None:
    """Doctor Fear 2."""
    t = fight("doctor", "spectre", "baseball_bat", rolls="H H", fear=1)
    t.pick("doctor", "learn corruption_1")
    assert t.s.fear == [2, 0]


@rule("PAN-513", "PAN-540")
def test_PAN_E241_acid() -> None:
    """Both lose 1 Life, the ally dies."""
    t = at("A22", "soldier").put("geek", "A22").arm("soldier", "two_handed_axe")
    t.foe("aberration", "A22").stun("aberration_1").ally("ally_janitor", "A22", "soldier")
    t.roll("H H H M 6").begin("soldier").pick("soldier", "attack aberration_1", "learn survival_1")
    t.pick("soldier", "pay 0")
    assert t.s.life == [5, 5]
    assert t.s.body[8] == t.cell("A22")


@rule("PAN-323", "PAN-426")
def test_PAN_E242_removed_is_not_killed() -> None:
    """No Soul, no skill space, no D6."""
    t = at("A22").foe("possessed", "F11").begin("doctor")
    t.learn("doctor", "survival_1", "survival_3").upgrade("doctor")
    t.pick("doctor", "learn survival_5")
    if t.asked == "ChooseFigure":
        t.pick("doctor", "figure possessed_1")
    assert (t.s.foes, t.s.souls[0], t.asked) == ([], 0, "Act")


@rule("PAN-324")
def test_PAN_E243_creatures_or_the_boss() -> None:
    """One attack has one target."""
    t = at("A22").arm("doctor", "baseball_bat").foe("psycho", "A22").foe("collector", "A22")
    t.roll("H H").begin("doctor")
    assert t.offers("attack") == ["psycho_1", "collector"]
    t.pick("doctor", "attack psycho_1")
    assert t.foe_at("collector") == "a22"


@rule("PAN-319")
def test_PAN_E244_only_one_dies() -> None:
    """Two Psychos, 20 damage."""
    t = at("A22", "soldier").arm("soldier", "two_handed_axe").foe("psycho", "A22")
    t.foe("psycho", "A22").roll("H H H H").begin("soldier").pick("soldier", "attack psycho_1")
    assert len(t.s.foes) == 1


@rule("PAN-325")
def test_PAN_E245_characters_attack_alone() -> None:
    """The Doctor's dice are not added."""
    t = at("A22", "fury").put("geek", "A22").arm("geek", "hatchet").arm("fury", "hatchet")
    t.foe("demon", "A22").roll("M M M").begin("fury").pick("fury", "attack demon_1")
    assert (t.asked, t.scripted.rolls) == ("Act", [])


@rule("PAN-419")
def test_PAN_E246_one_life_less() -> None:
    """Life counts 6: it dies."""
    t = at("A22").arm("doctor", "baseball_bat").foe("possessed", "A22").roll("H M 1")
    t.learn("doctor", "retribution_4").begin("doctor").pick("doctor", "attack possessed_1")
    assert damage(t) == 6
    assert t.foe_at("possessed_1") == ""


@rule("PAN-335", "PAN-333")
def test_PAN_E248_the_stun_die_alone() -> None:
    """6 damage: survives."""
    t = at("A22").arm("doctor", "baseball_bat").foe("psycho", "A22").stun("psycho_1")
    t.roll("M M 6").begin("doctor").pick("doctor", "attack psycho_1")
    assert (damage(t), t.foe_at("psycho_1")) == (6, "a22")


@rule("PAN-336", "PAN-180")
def test_PAN_E251_a_stunned_creature_is_still_there() -> None:
    """Life 3; it counts 1 for Activity."""
    from dreadhouse.games.pandemonium.creatures.activity import activity

    t = at("A22", life=4).foe("psycho", "A22").stun("psycho_1")
    assert activity(t.s, 0) == 3
    t.begin("doctor").pick("doctor", "move a23")
    assert t.s.life[0] == 3


@rule("PAN-266", "PAN-306")
def test_PAN_E176_no_range() -> None:
    """Refused."""
    t = at("A22").arm("doctor", "machete").foe("psycho", "A23").begin("doctor")
    t.refused("attack psycho_1", "PAN-266")


@rule("PAN-268")
def test_PAN_E178_a_wall_and_a_closed_door() -> None:
    """Refused; with the door open the distance is 3 and it is allowed."""
    t = at("A33").arm("doctor", "revolver").foe("psycho", "A34").begin("doctor")
    t.refused("attack psycho_1", "PAN-268")
    u = at("A33").arm("doctor", "revolver").foe("psycho", "A34").open("A24-A34").begin("doctor")
    assert "attack psycho_1" in u.words


@rule("PAN-513", "PAN-321")
def test_PAN_E396_wail_from_afar() -> None:
    """The Geek +1 Fear, the Soldier none."""
    t = at("A22", "soldier").put("geek", "A24").arm("soldier", "revolver").foe("spectre", "A24")
    t.roll("H H H H").begin("soldier").pick("soldier", "attack spectre_1", "learn corruption_1")
    assert t.s.fear == [0, 1]


@rule("PAN-523")
def test_PAN_E367_a_boss_with_life() -> None:
    """14 damage: 30; then 17 more: damage adds up."""
    t = cards("soldier", "geek", chapter="the_name_in_the_book").put("soldier", "D43")
    t.foe("evil_one", "D43").arm("soldier", "two_handed_axe")
    t.s.boss_life[3] = 44
    t.roll("H H M M H H H H").begin("soldier", 5)
    t.pick("soldier", "attack evil_one")
    assert t.s.boss_life[3] == 30
    t.pick("soldier", "attack evil_one")
    assert t.s.boss_life[3] == 30 - 17
    assert t.s.foe_cell[EVIL_ONE] == t.cell("D43")


@rule("PAN-525", "PAN-324", "PAN-523")
def test_PAN_E369_a_combo_at_a_boss() -> None:
    """All of it goes to the Evil One; no creature there is hit."""
    t = cards("soldier", "fury", chapter="the_name_in_the_book").put("soldier", "D43")
    t.put("fury", "D43").foe("evil_one", "D43").foe("psycho", "D43")
    t.arm("soldier", "two_handed_axe").arm("fury", "baseball_bat").top("jade_dragon")
    t.s.boss_life[3] = 44
    t.roll("H M M M H H M").begin("soldier", 5).pick("soldier", "launch")
    t.pick("fury", "yes").pick("soldier", "row middle", "target evil_one")
    assert t.s.boss_life[3] == 44 - (3 + 12 + 5 + 4)
    assert t.foe_at("psycho_1") == "d43"


@rule("PAN-337", "PAN-9")
def test_PAN_E40_no_combo_cards_left() -> None:
    """Refused; a normal attack is allowed."""
    t = at("A22").arm("doctor", "hatchet").foe("psycho", "A22")
    t.s.combo_gone, t.s.combos = t.s.combos, []
    t.begin("doctor").refused("launch", "PAN-9")
    assert "attack psycho_1" in t.words


@rule("PAN-306", "PAN-535")
def test_nobody_attacks_a_good_ally() -> None:
    """Refused with a rule, whether the ally is there or not."""
    t = cards("doctor", "soldier").put("doctor", "a22").ally("ally_janitor", "a22")
    t.arm("doctor", "revolver").begin("doctor")
    for ally in ("ally_janitor", "ally_athlete"):
        t.refused(f"attack {ally}", "PAN-306")


@rule("PAN-524", "PAN-516")
def test_fourteen_damage_just_drive_the_collector_off() -> None:
    """2 Hits and two Machetes of Damage 6 are 14: the Collector goes to a portal."""
    t = cards("doctor", "geek").put("doctor", "a22").put("geek", "f44").foe("collector", "a22")
    t.arm("doctor", "machete", "machete").roll("H H M").begin("doctor")
    t.s.cast[0].attack_up = 1
    t.pick("doctor", "attack collector")
    assert damage(t) == 14
    if t.asked == "LeastPortal":
        t.seat_picks(t.s.to_act[0], t.words[0])
    assert t.foe_at("collector") != "a22"
    assert t.foe_at("collector") != ""
