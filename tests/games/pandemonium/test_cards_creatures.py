"""What the breeds do when they die, and what bosses do besides (PAN-320 to PAN-323, PAN-513)."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.creatures.turn import CreatureActs
from dreadhouse.games.pandemonium.rules.printed import COLLECTOR
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.rules import rule


def hunt(name: str, weapon: str, prey: str, space: str, *others: str, rolls: str) -> CardTable:
    """A character in A22 with a weapon attacks a creature; the others stand far away in F44."""
    table = cards(name, *others, rolls=rolls)
    for other in others:
        table.put(other, "f44")
    table.put(name, "a22").arm(name, weapon).foe(prey, space).begin(name, 2)
    return table


def strikes(table: CardTable, name: str, target: str) -> CardTable:
    """The character attacks, and learns something by a kill."""
    table.again().pick(name, f"attack {target}")
    if table.asked == "Wield":
        table.pick(name, "strike")
    if table.asked == "Learn":
        table.pick(name, f"learn {table.offers('learn')[0]}")
    return table


@rule("PAN-320", "PAN-321", "PAN-322", "PAN-396", "PAN-512")
def test_PAN_E236_kill_gives_1_soul_and_1_skill_space() -> None:
    """PAN-E236: a kill gives 1 Soul and 1 skill space, then comes the death effect."""
    table = hunt("doctor", "machete", "arcane", "a22", "dancer", rolls="H H 3")
    strikes(table, "doctor", "arcane_1")
    told = [event.id for event in table.s.journal(-1)]
    assert told.index("gains-souls") < told.index("learns") < told.index("die-falls")
    assert table.foes() == {}
    assert (table.souls("doctor"), table.skills("doctor")) == (1, ["corruption_1"])


@rule("PAN-322", "PAN-513", "PAN-321")
def test_PAN_E237_release_on_5() -> None:
    """PAN-E237: Release on a 5: a Night Hound appears in the space of the Possessed."""
    table = hunt("doctor", "machete", "possessed", "a22", "dancer", rolls="H H 5 2")
    strikes(table, "doctor", "possessed_1")
    assert table.foes() == {"night_hound_1": "a22"}
    assert table.souls("doctor") == 1


@rule("PAN-513")
def test_PAN_E238_on_4_nothing_more_happens() -> None:
    """PAN-E238: on a 4 nothing more happens."""
    table = hunt("doctor", "machete", "possessed", "a22", "dancer", rolls="H H 4")
    strikes(table, "doctor", "possessed_1")
    assert table.foes() == {}


@rule("PAN-513", "PAN-126")
def test_PAN_E239_curse_rolls_evil_die_by_day() -> None:
    """PAN-E239: the Curse of an Arcane rolls the Evil Die in a day round too."""
    table = hunt("doctor", "machete", "arcane", "a22", "dancer", rolls="H H 5")
    strikes(table, "doctor", "arcane_1")
    assert (table.fear("doctor"), table.fear("dancer")) == (1, 1)


@rule("PAN-513")
def test_PAN_E240_wail_of_spectre_frightens_doctor_in_its_space() -> None:
    """PAN-E240: the wail of a Spectre frightens the Doctor in its space."""
    table = hunt("doctor", "machete", "spectre", "a22", "dancer", rolls="H H")
    table.has("doctor", fear=1)
    strikes(table, "doctor", "spectre_1")
    assert (table.fear("doctor"), table.fear("dancer")) == (2, 0)


@rule("PAN-513", "PAN-321")
def test_PAN_E396_killed_from_two_spaces_away() -> None:
    """PAN-E396: killed from two spaces away, it frightens the Geek there, not the Soldier."""
    table = hunt("soldier", "revolver", "spectre", "a24", "geek", rolls="H H M M")
    table.put("geek", "a24")
    strikes(table, "soldier", "spectre_1")
    assert (table.fear("soldier"), table.fear("geek")) == (0, 1)
    assert table.soul_in("a24") == 1


@rule("PAN-513", "PAN-540")
def test_PAN_E241_acid_of_aberration() -> None:
    """PAN-E241: the Acid of an Aberration: 1 Life each, and a good ally there dies."""
    table = hunt("soldier", "two_handed_axe", "aberration", "a22", "geek", rolls="H H H H")
    table.put("geek", "a22").ally("ally_janitor", "a22", "geek")
    table.s.allies.remove(PRINTED.cards.index("ally_janitor"))
    strikes(table, "soldier", "aberration_1")
    table.pick("soldier", "pay 0")
    assert table.foes() == {}
    assert (table.life("soldier"), table.life("geek")) == (5, 5)
    assert table.ally_at("ally_janitor") == ""
    assert table.name(table.s.body[8]) == "a22"


@rule("PAN-333", "PAN-309", "PAN-310", "PAN-316", "PAN-334", "PAN-262", "PAN-263")
def test_PAN_E30_12_3_4_19_kill_stunned_aberration() -> None:
    """PAN-E30: 12 + 3 + 4 = 19 kill a stunned Aberration."""
    table = hunt("soldier", "two_handed_axe", "aberration", "a22", "geek", rolls="H H H M 4")
    table.stun("aberration_1")
    strikes(table, "soldier", "aberration_1")
    assert table.heard("attacks")[0]["damage"] == 19
    assert table.foes() == {}


@rule("PAN-442", "PAN-504")
def test_PAN_E390_psycho_finishes_doctor_with_life_3() -> None:
    """PAN-E390: the Psycho finishes the Doctor with Life 3: Fury 5; 4 against the Geek."""
    table = hunt("doctor", "machete", "psycho", "a22", "geek", rolls="M M M M M")
    table.put("geek", "a22").has("doctor", life=3).has("geek", life=5).top("torch", "tithe")
    table.run(CreatureActs(PRINTED.figures.index("psycho_1")))
    while table.asked == "ChooseTomb":
        table.pick("doctor", "portal b41")
    damages = {args["prey"]: args["n"] for args in table.heard("creature-damages")}
    assert damages == {"doctor": 5, "geek": 4}


@rule("PAN-442", "PAN-511")
def test_PAN_E389_two_night_hounds_have_fury_4_each() -> None:
    """PAN-E389: of two Night Hounds in one space each has Fury 4."""
    table = hunt("mechanic", "machete", "night_hound", "a22", "geek", rolls="M M M M H H M M")
    table.foe("night_hound", "a22")
    table.run(CreatureActs(PRINTED.figures.index("night_hound_1")))
    assert table.life("mechanic") == 2
    table.run(CreatureActs(PRINTED.figures.index("night_hound_2")))
    assert [args["n"] for args in table.heard("creature-damages")] == [4, 2]


@rule("PAN-516", "PAN-524")
@pytest.mark.parametrize(("dice", "space"), [("H H M M", "a22"), ("H H H M", "b41")])
def test_PAN_E361_less_than_14_does_nothing(dice: str, space: str) -> None:
    """PAN-E361: less than 14 does nothing; 14 drive the Collector off, without reward."""
    table = hunt("soldier", "two_handed_axe", "collector", "a22", "geek", rolls=dice)
    table.s.cast[0].hands = [PRINTED.cards.index("sledgehammer")]
    if space == "b41":
        table.s.cast[0].hands = [PRINTED.cards.index("two_handed_axe")]
        table.foe("psycho", "e11").foe("psycho", "f11")
    strikes(table, "soldier", "collector")
    assert table.name(table.s.foe_cell[COLLECTOR]) == space
    assert table.souls("soldier") == 0
    assert table.skills("soldier") == []


@rule("PAN-516")
def test_the_collector_takes_an_item() -> None:
    """Whoever loses Life to the Collector also discards an Item of their choice."""
    table = hunt("doctor", "machete", "collector", "a22", "geek", rolls="M M M")
    table.pack("doctor", "torch")
    table.run(CreatureActs(COLLECTOR))
    table.pick("doctor", "discard torch")
    assert table.items("doctor") == ["machete"]
    assert table.life("doctor") == 1


@rule("PAN-514", "PAN-550")
def test_PAN_E309_deserter_killed_with_9_damage_leaves_soul() -> None:
    """PAN-E309: a Deserter killed with 9 damage leaves a Soul; its card is discarded."""
    table = hunt("doctor", "machete", "deserter", "a22", "geek", rolls="H H")
    table.s.allies.remove(PRINTED.cards.index("deserter"))
    strikes(table, "doctor", "deserter")
    assert (table.souls("doctor"), table.skills("doctor")) == (1, ["corruption_1"])
    assert table.discarded("deserter")


@rule("PAN-547", "PAN-322")
def test_the_changeling_frightens_its_killer() -> None:
    """When the Changeling dies, the killer gains 1 Fear."""
    table = hunt("doctor", "machete", "changeling", "a22", "geek", rolls="H H")
    strikes(table, "doctor", "changeling")
    assert table.fear("doctor") == 1


@rule("PAN-317", "PAN-316", "PAN-318")
def test_PAN_E234_damage_is_not_kept() -> None:
    """PAN-E234: damage is not kept: 1 first, then 15 kill the Demon."""
    table = hunt("doctor", "two_handed_axe", "demon", "a22", "geek", rolls="H M H H")
    strikes(table, "doctor", "demon_1")
    assert table.foes() == {"demon_1": "a22"}
    strikes(table, "doctor", "demon_1")
    assert [args["damage"] for args in table.heard("attacks")] == [1, 15]
    assert table.foes() == {}


@rule("PAN-311", "PAN-316", "PAN-436")
def test_PAN_E235_two_hatchets_kill_nightmare() -> None:
    """PAN-E235: two Hatchets and 2 Hits kill a Nightmare of Life 12."""
    table = hunt("fury", "hatchet", "nightmare", "a22", "geek", rolls="H H M")
    table.arm("fury", "hatchet")
    strikes(table, "fury", "nightmare_1")
    assert table.foes() == {}
