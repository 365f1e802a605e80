"""Attacks, weapons, stealing, sight (BET-219 to BET-222, BET-266 to BET-288, BET-444)."""

from __future__ import annotations

import pytest

from dreadhouse.games.betrayal.rules.sight import rooms_in_sight
from dreadhouse.games.betrayal.rules.stunning import place_monster, stun
from dreadhouse.games.betrayal.state import Monster
from tests.games.betrayal.positions import (
    BEADLE,
    GLOAM,
    IDS,
    ROOMS,
    SINGER,
    THING,
    Sheet,
    Table,
    position,
    refused,
)
from tests.rules import rule

ROW = ["groaning_passage ground 1 1 0", "cobweb_passage ground 2 1 0", "dance_hall ground 3 1 0"]


def at(name: str) -> int:
    """A room's number."""
    return ROOMS.index(name)


def fight(
    one: Sheet, other: Sheet, rolls: str, traitor: str = "", *more: Sheet, **options: object
) -> Table:
    """Two opponents; the first has the turn."""
    return position(
        one,
        other,
        *more,
        haunt="made_up",
        traitor=traitor or other.name,
        rolls=rolls,
        **options,  # type: ignore[arg-type]
    )


def with_monster(sheet: Sheet, kind: int, rolls: str = "", room: str = "") -> tuple[Table, Monster]:
    """A hero and a monster in one room."""
    table = position(
        sheet, Sheet("mirela", room="top_landing"), haunt="made_up", traitor="mirela", rolls=rolls
    )
    monster = place_monster(table.night, kind, at(room or sheet.room), 0)
    table.again()
    return table, monster


@rule("BET-52")
def test_BET_E29_never_more_than_eight_dice() -> None:
    """Might 8 and the Axe roll 8."""
    table = fight(
        Sheet("leona", might=8, cards=["axe"]),
        Sheet("dita"),
        "1 1 1 1 1 1 1 1 2 2 2 2",
    )
    table.pick("leona", "attack 1", "arm axe")
    assert len(table.told("rolls")[0].args["faces"]) == 8


@rule("BET-258", "BET-267", "BET-268", "BET-269")
def test_BET_E200_the_difference_strikes() -> None:
    """6 against 5: Dita takes 1 point."""
    table = fight(Sheet("leona"), Sheet("dita"), "2 2 1 1 2 1 1 1")
    assert table.offers("attack") == ["1"]
    table.pick("leona", "attack 1")
    assert table.asked == "dita"
    table.pick("dita", "lose might")
    assert table.step("dita", "might") == 3
    refused(table, "leona", "attack 1", "BET-267")


@rule("BET-267", "BET-270")
def test_BET_E201_equal_totals() -> None:
    """Nothing happens, and the attack is spent."""
    table = fight(Sheet("leona"), Sheet("dita"), "1 1 1 1 1 1 1 1")
    table.pick("leona", "attack 1")
    assert table.asked == "leona"
    assert table.offers("attack") == []


@rule("BET-73", "BET-269")
def test_BET_E202_losing_to_a_monster() -> None:
    """5 against 8: she takes 3."""
    table, monster = with_monster(Sheet("leona"), THING, "2 1 2 0 2 2 2 1 1 0")
    monster.values[1] = 6
    table.pick("leona", "strike 0", "lose might", "lose speed", "lose might")
    assert table.steps("leona")[:2] == [2, 2]
    assert (table.value("leona", "might"), table.value("leona", "speed")) == (3, 4)


@rule("BET-271", "BET-272", "BET-368")
def test_BET_E203_the_signet() -> None:
    """5 against 3: 2 points of mental damage."""
    table = fight(Sheet("mirela", cards=["signet"]), Sheet("bram"), "1 1 2 1 0 1 1 1 0", "mirela")
    table.pick("mirela", "attack 1", "arm signet")
    table.pick("bram", "lose sanity", "lose knowledge")
    assert table.steps("bram")[2:] == [3, 2]


@rule("BET-273")
def test_BET_E204_a_trait_that_is_lacking() -> None:
    """The Signet is no use against a monster without Sanity, nor Might against a singer."""
    table, _ = with_monster(Sheet("dita", cards=["signet"]), GLOAM, "2 2 2 2 0 0 0")
    table.pick("dita", "strike 0")
    assert table.told("attacks")
    table, _ = with_monster(Sheet("dita"), SINGER)
    assert table.offers("strike") == []
    table, _ = with_monster(Sheet("dita", cards=["signet", "axe"]), SINGER, "0 0 0 0 0 0 0 0")
    table.pick("dita", "strike 0")
    assert table.night.fight[2:4] == [2, IDS.index("signet")]


@rule("BET-274", "BET-337")
def test_BET_E205_the_attacker_sets_the_terms() -> None:
    """Bram must defend with Speed."""
    table = fight(
        Sheet("mirela", cards=["signet", "revolver"]),
        Sheet("bram"),
        "1 1 1 1 0 0 0",
        "mirela",
    )
    table.pick("mirela", "attack 1")
    assert table.offered == ["bare", "arm signet", "arm revolver"]
    table.pick("mirela", "arm revolver")
    assert [len(event.args["faces"]) for event in table.told("rolls")] == [4, 3]


@rule("BET-275")
def test_BET_E206_a_beaten_monster_is_stunned() -> None:
    """6 to 3: no damage, stunned."""
    table, monster = with_monster(Sheet("teo"), BEADLE, "2 2 2 1 1 1 0")
    table.pick("teo", "strike 0")
    assert monster.is_stunned
    assert monster.values == [3, 4, -1, -1]


@rule("BET-276")
def test_BET_E207_losing_to_the_stunned() -> None:
    """3 to 6: no damage."""
    table, monster = with_monster(Sheet("teo"), THING, "1 1 1 2 2 2 0 0 0 0 0")
    stun(table.night, monster)
    table.pick("teo", "strike 0")
    assert (table.asked, table.frame) == ("teo", "Act")
    assert table.steps("teo") == [3, 3, 4, 4]


@rule("BET-277", "BET-278")
def test_BET_E208_something_attacks_before_the_haunt() -> None:
    """3 against 5: nothing happens."""
    table = position(
        Sheet("wren", room="great_hall"),
        stack=["glasshouse", "..."],
        events=["muddy_boots"],
        rolls="1 1 1 2 1 0 0 2 2 1",
    )
    table.pick("wren", "explore e", "turn 2")
    assert table.steps("wren") == [4, 3, 3, 4]
    assert not table.night.has_attacked


@rule("BET-279", "BET-280")
def test_BET_E209_reductions_count_before_stealing() -> None:
    """The Coat leaves 1 point: no steal is offered."""
    table = fight(
        Sheet("saoirse"), Sheet("bram", cards=["axe", "buff_coat"]), "2 2 1 1 1 1 0 0", "saoirse"
    )
    table.pick("saoirse", "attack 1")
    assert table.frame == "TakePoint"
    table.pick("bram", "lose might")
    assert table.cards("bram") == ["axe", "buff_coat"]


@rule("BET-200", "BET-279")
def test_BET_E210_taking_instead_of_hurting() -> None:
    """She takes the Axe; the Bite was not on offer."""
    table = fight(Sheet("saoirse"), Sheet("teo", cards=["axe", "bite"]), "2 2 1 1 1 0 0")
    table.pick("saoirse", "attack 1")
    assert table.offered == ["harm", "steal axe"]
    table.pick("saoirse", "steal axe")
    assert (table.cards("saoirse"), table.steps("teo")) == (["axe"], [3, 3, 4, 4])


@rule("BET-201", "BET-279")
def test_a_gift_is_not_taken_back() -> None:
    """She gave him the Axe in this turn, which was her one action with it: he is only hurt."""
    table = fight(Sheet("saoirse", cards=["axe"]), Sheet("teo"), "2 2 1 1 1 0 0")
    table.pick("saoirse", "give axe", "give_to 1")
    table.pick("teo", "accept")
    table.pick("saoirse", "attack 1")
    assert (table.asked, table.frame) == ("teo", "TakePoint")
    assert table.cards("teo") == ["axe"]


@rule("BET-281")
def test_BET_E211_a_defender_never_steals() -> None:
    """He takes 3 points."""
    table = fight(Sheet("bram", cards=["axe"]), Sheet("saoirse"), "0 0 0 0 0 1 1 1")
    table.pick("bram", "attack 1", "bare", "lose might", "lose might", "lose speed")
    assert table.cards("bram") == ["axe"]


@rule("BET-282", "BET-284", "BET-337")
def test_BET_E212_no_steal_at_range() -> None:
    """3 points of damage, no steal."""
    table = fight(
        Sheet("anselm", room="great_hall", cards=["revolver"]),
        Sheet("bram", room="cobweb_passage", cards=["axe"]),
        "2 2 1 1 1 1 1",
        house=ROW,
    )
    table.pick("anselm", "attack 1")
    assert (table.asked, table.frame) == ("bram", "TakePoint")
    table.pick("bram", "lose might", "lose might", "lose speed")
    assert table.cards("bram") == ["axe"]


@rule("BET-283", "BET-312")
def test_BET_E213_a_stunned_monster_drops_what_it_carries() -> None:
    """Nothing is stolen; the token lies in the room."""
    table, monster = with_monster(Sheet("leona"), BEADLE, "2 2 1 1 1 1 1 0")
    monster.cards = [80]
    table.pick("leona", "strike 0")
    assert monster.cards == []
    assert table.pile("vestibule") == ["token_1"]


@rule("BET-279", "BET-336")
def test_BET_E214_the_stolen_dagger_bites() -> None:
    """Bram takes 3 points of physical damage."""
    table = fight(
        Sheet("leona"), Sheet("bram", cards=["blood_dagger"]), "2 2 1 1 1 1 1 0 0 1 2", "leona"
    )
    table.pick("leona", "attack 1", "steal blood_dagger")
    table.pick("bram", "lose might", "lose might", "lose speed")
    assert table.cards("leona") == ["blood_dagger"]


@rule("BET-284", "BET-285")
def test_BET_E215_a_straight_row() -> None:
    """Straight through real doorways, at any length; not by a false door, nor round a corner."""
    table = position(Sheet("bram"), house=ROW)
    seen = rooms_in_sight(table.night, at("great_hall"))
    assert [ROOMS[room] for room in seen if room > 4] == [
        "groaning_passage",
        "cobweb_passage",
        "dance_hall",
    ]
    house = ["groaning_passage ground 1 1 0", "box_room ground 2 1 1"]
    assert at("box_room") not in rooms_in_sight(
        position(Sheet("bram"), house=house).night, at("great_hall")
    )
    house = ["groaning_passage ground 1 1 0", "cobweb_passage ground 1 2 0"]
    assert at("cobweb_passage") not in rooms_in_sight(
        position(Sheet("bram"), house=house).night, at("great_hall")
    )


@rule("BET-285")
def test_BET_E216_smoke_blocks_a_thing_does_not() -> None:
    """Lamp Smoke in the middle room."""
    table = position(Sheet("bram"), house=ROW, tokens=["lamp_smoke groaning_passage"])
    assert at("cobweb_passage") not in rooms_in_sight(table.night, at("great_hall"))
    table = fight(
        Sheet("anselm", room="great_hall", cards=["revolver"]),
        Sheet("bram", room="cobweb_passage"),
        "",
        house=ROW,
    )
    place_monster(table.night, THING, at("groaning_passage"), 0)
    table.again()
    assert table.offers("attack") == ["1"]


@rule("BET-286")
def test_BET_E217_no_sight_by_stairs() -> None:
    """The Top Landing is not seen from the Main Stair."""
    table = position(Sheet("bram"))
    assert at("top_landing") not in rooms_in_sight(table.night, at("main_stair"))


@rule("BET-287", "BET-288", "BET-337")
def test_BET_E218_losing_with_the_revolver() -> None:
    """Unhurt at range; hurt in the same room."""
    table = fight(
        Sheet("anselm", room="great_hall", cards=["revolver"]),
        Sheet("bram", room="cobweb_passage"),
        "0 0 0 0 2 2 0",
        house=ROW,
    )
    table.pick("anselm", "attack 1")
    assert (table.asked, table.frame) == ("anselm", "Act")
    assert table.step("anselm", "speed") == 4
    table = fight(Sheet("anselm", cards=["revolver"]), Sheet("bram"), "0 0 0 0 1 0 0")
    table.pick("anselm", "attack 1", "arm revolver", "lose speed")
    assert table.step("anselm", "speed") == 3


@rule("BET-219", "BET-220")
def test_BET_E165_no_weapon_in_defence() -> None:
    """5 dice, no bonus."""
    table = fight(Sheet("leona"), Sheet("bram", cards=["axe"]), "1 1 1 1 1 1 1 1 0", "leona")
    table.pick("leona", "attack 1")
    assert len(table.told("rolls")[1].args["faces"]) == 5


@pytest.mark.parametrize(("word", "dice"), [("bare", 5), ("arm axe", 6), ("arm spear", 7)])
@rule("BET-221", "BET-222", "BET-335", "BET-362")
def test_BET_E166_one_weapon_at_most(word: str, dice: int) -> None:
    """5, 6 or 7 dice, never 8."""
    rolls = " ".join(["1"] * dice + ["2", "2", "2", "0"])
    table = fight(Sheet("bram", cards=["axe", "spear"]), Sheet("leona"), rolls)
    table.pick("bram", "attack 1")
    assert table.offered == ["bare", "arm axe", "arm spear"]
    table.pick("bram", word)
    assert len(table.told("rolls")[0].args["faces"]) == dice


@rule("BET-201", "BET-202")
def test_BET_E148_the_weapon_has_been_used() -> None:
    """The Spear may not be given, the Axe may."""
    table = fight(
        Sheet("leona", cards=["spear", "axe"]), Sheet("bram"), "1 1 1 1 0 0 1 1 1 1 0", "leona"
    )
    table.pick("leona", "attack 1", "arm spear")
    assert table.offers("give") == ["axe"]
    refused(table, "leona", "give spear", "BET-201")


@rule("BET-201", "BET-222")
def test_BET_E149_a_weapon_just_picked_up() -> None:
    """Not with the Revolver; bare-handed yes."""
    table = fight(
        Sheet("leona"), Sheet("dita"), "1 1 1 1 1 1 1 1", piles={"vestibule": ["revolver"]}
    )
    table.pick("leona", "take revolver", "attack 1")
    assert table.told("attacks")
    assert table.night.fight[3] == -1


@rule("BET-205", "BET-207")
def test_BET_E152_the_thief_has_acted_with_it() -> None:
    """Teo may use the Axe in his next turn only."""
    table = fight(
        Sheet("bram", cards=["axe"]),
        Sheet("teo"),
        "1 1 1 1 1 1 2 2 2 2 2 2 1 1 1 0 0",
        "teo",
    )
    table.pick("bram", "attack 1", "arm axe", "end")
    table.pick("teo", "attack 0", "steal axe")
    assert table.cards("teo") == ["axe"]
    assert IDS.index("axe") in table.night.acted


@rule("BET-11", "BET-128", "BET-285", "BET-337")
def test_BET_E355_a_shot_across_the_barrier() -> None:
    """Anselm shoots Leona across; Bram on the other side may not attack her."""
    house = ["groaning_passage cellar 0 1 0", "rift cellar 0 2 0", "cobweb_passage cellar 0 3 0"]
    anselm = Sheet("anselm", room="cobweb_passage", cards=["revolver"])
    leona = Sheet("leona", room="rift", side=2)
    bram = Sheet("bram", room="rift", side=1)
    table = position(anselm, leona, bram, house=house, haunt="made_up", traitor="leona")
    assert table.offers("attack") == ["1"]
    table = position(
        anselm, leona, bram, house=house, haunt="made_up", traitor="leona", turn="bram"
    )
    assert table.offers("attack") == []


@rule("BET-421")
def test_BET_E326_honest_foes() -> None:
    """4 points of damage, no steal."""
    table = fight(
        Sheet("saoirse"),
        Sheet("teo", cards=["axe"]),
        "2 2 1 1 1 0 0",
        honest_foes=True,
    )
    table.pick("saoirse", "attack 1")
    assert (table.asked, table.frame) == ("teo", "TakePoint")


@rule("BET-335")
def test_BET_E251_the_axe() -> None:
    """Might 4 + 1 dice: total 5."""
    table = fight(Sheet("leona", cards=["axe"]), Sheet("dita"), "2 1 1 0 1 2 1 1 1")
    table.pick("leona", "attack 1", "arm axe")
    assert table.told("rolls")[0].args["total"] == 5


@rule("BET-336")
def test_BET_E252_the_blood_dagger() -> None:
    """7 against 4: wins by 3; then Speed falls to step 2."""
    table = fight(Sheet("leona", cards=["blood_dagger"]), Sheet("dita"), "2 1 0 1 1 2 0 1 1 1 1")
    table.pick("leona", "attack 1", "arm blood_dagger")
    table.pick("dita", "lose might", "lose might", "lose might")
    assert (table.step("leona", "speed"), table.value("leona", "speed")) == (2, 4)


@rule("BET-284", "BET-337")
def test_BET_E253_the_revolver() -> None:
    """6 against 3 two rooms away."""
    table = fight(
        Sheet("constance", room="great_hall", cards=["revolver"]),
        Sheet("bram", room="cobweb_passage"),
        "2 2 1 1 0 1 1 1",
        house=ROW,
    )
    table.pick("constance", "attack 1")
    table.pick("bram", "lose might", "lose might", "lose might")
    assert table.step("bram", "might") == 1


@pytest.mark.parametrize(
    ("rolls", "frame"),
    [("2 2 1 1 0 0 1 1 1 1 1 1 2 1 1 1 1", "Act"), ("1 1 1 1 0 0", "LoseTrait")],
)
@rule("BET-338")
def test_BET_E254_the_sacrificial_dagger(rolls: str, frame: str) -> None:
    """6 has no price, 4 costs a mental step."""
    table = fight(Sheet("anselm", cards=["sacrificial_dagger"]), Sheet("bram"), rolls)
    table.pick("anselm", "attack 1", "arm sacrificial_dagger")
    assert table.frame == frame


@rule("BET-338")
def test_BET_E254_the_attack_is_lost() -> None:
    """2: two dice of physical damage and no attack."""
    table = fight(Sheet("anselm", cards=["sacrificial_dagger"]), Sheet("bram"), "1 1 0 0 0 0 1 0")
    table.pick("anselm", "attack 1", "arm sacrificial_dagger", "lose might")
    assert table.frame == "Act"
    assert not table.told("attacks")
    assert table.offers("attack") == []
