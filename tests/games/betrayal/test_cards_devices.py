"""Items that are called on: stick, bell, chest, rope, dice, hook and cordial (BET-350 to
BET-357)."""

from __future__ import annotations

import pytest

from dreadhouse.games.betrayal.state import Token
from tests.games.betrayal.drawn import SHADE, draws, monster, wake
from tests.games.betrayal.positions import IDS, ROOMS, Sheet, Table, position, refused
from tests.rules import rule


def hunted(*sheets: Sheet, rolls: str = "", house: list[str] | None = None) -> Table:
    """A haunt has begun; the last explorer is the traitor."""
    return wake(position(*sheets, rolls=rolls, house=house), sheets[-1].name)


# ---- the stick


@rule("BET-350", "BET-444")
def test_BET_E348_blasting_stick() -> None:
    """The traitor's 3 costs 4 points, the monster's 2 stuns it; the attack is gone."""
    leona = Sheet("leona", cards=["blasting_stick"])
    bram = Sheet("bram", room="great_hall")
    table = hunted(leona, Sheet("teo"), bram, rolls="1 1 1  1 1 0")
    monster(table, "great_hall")
    table.pick("leona", "use blasting_stick")
    assert (table.asked, table.offered) == ("bram", ["lose might", "lose speed"])
    table.pick("bram", "lose might", "lose might", "lose might", "lose speed")
    assert table.steps("bram")[:2] == [2, 1]
    assert table.night.monsters[0].is_stunned
    assert table.discarded("blasting_stick")
    assert table.offers("attack") == []


@rule("BET-350", "BET-444")
def test_the_stick_needs_an_attack_not_yet_made_and_a_haunt() -> None:
    """Before the haunt it is never thrown; after an attack not either."""
    leona = Sheet("leona", cards=["blasting_stick"])
    refused(position(leona), "leona", "use blasting_stick", "BET-444")
    table = hunted(leona, Sheet("teo"), Sheet("bram"), rolls="1 1 1 1  1 1 1 1 0")
    table.pick("leona", "attack 2")
    refused(table, "leona", "use blasting_stick", "BET-444")


@rule("BET-81", "BET-350")
def test_BET_E263_the_stick_is_thrown_instead_of_the_attack() -> None:
    """Who is in the room already cannot be attacked any more."""
    leona = Sheet("leona", cards=["blasting_stick"])
    table = hunted(leona, Sheet("teo"), Sheet("bram"))
    assert table.offers("attack") == ["2"]
    table.pick("leona", "use blasting_stick")
    assert table.offers("attack") == []


@rule("BET-224", "BET-350")
def test_BET_E168_only_who_has_speed_and_might() -> None:
    """Dita's 3 costs 4 points, 5 keeps a monster on its feet, waiting companions are no one."""
    leona = Sheet("leona", cards=["blasting_stick"])
    dita = Sheet("dita", room="great_hall")
    table = hunted(leona, dita, Sheet("teo"), rolls="1 1 1 0 0 0  2 2 1")
    monster(monster(table, "great_hall"), "great_hall", SHADE)
    table.night.omens.remove(IDS.index("girl"))
    table.night.waiting.append(Token(IDS.index("girl"), ROOMS.index("great_hall"), 0))
    table.pick("leona", "use blasting_stick")
    table.pick("dita", "lose might", "lose might", "lose speed", "lose speed")
    assert table.steps("dita")[:2] == [2, 2]
    assert [one.is_stunned for one in table.night.monsters] == [False, False]
    assert table.rolls_left == []


@rule("BET-444")
def test_the_stick_strikes_only_the_side_at_its_doorway() -> None:
    """Thrown into the Rift from the north, it spares who stands on the south side."""
    house = ["bottle_cellar cellar 0 1 0", "rift cellar 0 2 0"]
    leona = Sheet("leona", room="bottle_cellar", cards=["blasting_stick"])
    north = Sheet("teo", room="rift", side=1)
    table = hunted(leona, north, Sheet("bram", room="rift", side=2), rolls="0 0 0", house=house)
    table.pick("leona", "use blasting_stick", "to rift")
    assert (table.asked, table.rolls_left) == ("bram", [])


# ---- the bell


@rule("BET-15", "BET-351")
def test_BET_E264_handbell() -> None:
    """5: heroes who wish come one space nearer; 4: monsters that are not stunned do."""
    agnes = Sheet("agnes", cards=["handbell"])
    far = Sheet("teo", room="top_landing")
    table = hunted(agnes, far, Sheet("leona", room="great_hall"), rolls="1 1 1 1 1 0")
    monster(table, "main_stair")
    table.pick("agnes", "use handbell")
    assert (table.asked, table.offered) == ("teo", ["to main_stair", "no"])
    table.pick("teo", "to main_stair")
    assert (table.room("teo"), table.room("leona"), table.asked) == (
        "main_stair", "great_hall", "agnes",
    )  # fmt: skip
    table = hunted(agnes, far, Sheet("leona", room="great_hall"), rolls="1 1 1 1 0 0")
    for room in ("main_stair", "top_landing"):
        monster(table, room)
    table.night.monsters[1].is_stunned = True
    table.pick("agnes", "use handbell")
    rooms = [ROOMS[one.room] for one in table.night.monsters]
    assert (rooms, table.room("teo")) == (["great_hall", "top_landing"], "top_landing")


@rule("BET-351")
def test_the_bell_is_worth_a_step_of_sanity_and_silent_before_the_haunt() -> None:
    """+1 Sanity while held; a hero may also stay."""
    table = draws(position(Sheet("agnes")), "agnes", "handbell")
    assert table.step("agnes", "sanity") == 5
    refused(table, "agnes", "use handbell", "BET-351")
    agnes = Sheet("agnes", cards=["handbell"])
    table = hunted(agnes, Sheet("teo", room="great_hall"), Sheet("leona"), rolls="1 1 1 1 1 0")
    table.pick("agnes", "use handbell")
    table.pick("teo", "no")
    assert table.room("teo") == "great_hall"


# ---- the chest


@rule("BET-89", "BET-352")
def test_BET_E265_clockwork_chest() -> None:
    """6: the chest is discarded, two items drawn, the movement over; 5: it stays shut."""
    anselm = Sheet("anselm", cards=["clockwork_chest"])
    table = position(anselm, rolls="1 1 1 1 1 1", items=["axe", "revolver"])
    table.pick("anselm", "use clockwork_chest")
    assert table.cards("anselm") == ["axe", "revolver"]
    assert table.discarded("clockwork_chest")
    assert table.offers("go") == table.offers("explore") == []
    table = position(anselm, rolls="1 1 1 1 1 0")
    table.pick("anselm", "use clockwork_chest")
    assert table.cards("anselm") == ["clockwork_chest"]
    refused(table, "anselm", "use clockwork_chest", "BET-189")


# ---- the rope

CELLAR = ["bottle_cellar cellar 0 1 0", "rift cellar 0 2 0", "rotten_floor ground 1 0 0"]


@rule("BET-353", "BET-357")
def test_BET_E266_coil_of_rope() -> None:
    """The Rift without a roll; down the Rotten Floor unhurt, and up again for 1 space."""
    table = position(Sheet("pip", room="rift", side=1, cards=["coil_of_rope"]), house=CELLAR)
    table.pick("pip", "cross")
    assert (table.side("pip"), table.left("pip")) == (2, 5)
    pip = Sheet("pip", room="rotten_floor", cards=["coil_of_rope"])
    table = position(pip, house=CELLAR)
    table.night.pit = ROOMS.index("bottle_cellar")
    table.pick("pip", "fall")
    assert (table.room("pip"), table.steps("pip"), table.left("pip")) == (
        "bottle_cellar", [4, 3, 4, 3], 5,
    )  # fmt: skip
    table.pick("pip", "climb")
    assert (table.room("pip"), table.left("pip")) == ("rotten_floor", 4)


@rule("BET-353", "BET-357")
def test_the_rope_at_the_minstrels_loft() -> None:
    """Down unhurt, up again from the Dance Hall for 1 space; without the rope neither."""
    house = ["dance_hall ground 1 0 0", "minstrels_loft upper 1 0 0"]
    pip = Sheet("pip", room="minstrels_loft", cards=["coil_of_rope"])
    table = position(pip, house=house)
    table.pick("pip", "slide_down", "climb")
    assert (table.room("pip"), table.left("pip")) == ("minstrels_loft", 4)
    table = position(Sheet("pip", room="minstrels_loft"), house=house, rolls="1")
    table.pick("pip", "slide_down", "lose might")
    assert "climb" not in table.offered


# ---- the dice

HALL = ["bust_corridor ground 1 1 1"]


@rule("BET-92", "BET-129", "BET-354")
def test_BET_E98_dice_6_go_to_any_explorer() -> None:
    """Teo stands in the Ossuary; Pip chooses the side."""
    teo = Sheet("teo", room="ossuary", side=1)
    pip = Sheet("pip", cards=["knuckle_dice"])
    table = position(pip, teo, house=["ossuary cellar 0 1 0"], rolls="2 2 2")
    table.pick("pip", "use knuckle_dice", "on 1", "side second")
    assert (table.room("pip"), table.side("pip")) == ("ossuary", 2)


@rule("BET-354", "BET-438")
def test_BET_E267_dice_5_push_another_next_door() -> None:
    """Into a room that a doorway joins, and never into the unknown."""
    pip = Sheet("pip", room="great_hall", cards=["knuckle_dice"])
    teo = Sheet("teo", room="great_hall")
    table = position(pip, teo, house=HALL, rolls="2 2 1")
    table.pick("pip", "use knuckle_dice")
    assert table.offered == ["to main_stair", "to bust_corridor", "to vestibule"]
    table.pick("pip", "to bust_corridor")
    assert (table.room("teo"), table.room("pip")) == ("bust_corridor", "great_hall")
    table = position(Sheet("pip", cards=["knuckle_dice"]), Sheet("teo", room="great_hall"),
                     Sheet("bram", room="great_hall"), rolls="2 2 1")  # fmt: skip
    table.pick("pip", "use knuckle_dice")
    assert table.frame == "Act"


@rule("BET-45", "BET-354")
def test_BET_E23_dice_4_and_2_a_step_of_ones_choice() -> None:
    """4: a physical trait; 2: a mental one."""
    agnes = Sheet("agnes", cards=["knuckle_dice"])
    table = position(agnes, rolls="2 1 1")
    table.pick("agnes", "use knuckle_dice")
    assert table.offered == ["gain might", "gain speed"]
    table.pick("agnes", "gain speed")
    assert (table.step("agnes", "speed"), table.value("agnes", "speed")) == (4, 4)
    table = position(agnes, rolls="1 1 0")
    table.pick("agnes", "use knuckle_dice", "gain knowledge")
    assert table.step("agnes", "knowledge") == 5


@rule("BET-354")
def test_BET_E267_dice_3_go_next_door_for_nothing() -> None:
    """It costs no space and never explores."""
    table = position(Sheet("pip", cards=["knuckle_dice"]), rolls="1 1 1")
    table.pick("pip", "use knuckle_dice")
    assert (table.room("pip"), table.left("pip")) == ("great_hall", 5)


@rule("BET-354")
def test_BET_E267_dice_1_draw_an_event() -> None:
    """The Helpful Double brings the Axe."""
    pip = Sheet("pip", cards=["knuckle_dice"])
    table = position(pip, rolls="1 0 0", events=["helpful_double"], items=["axe"])
    table.pick("pip", "use knuckle_dice")
    assert table.cards("pip") == ["knuckle_dice", "axe"]


@rule("BET-47", "BET-354")
def test_BET_E26_dice_0_everything_to_the_lowest_step() -> None:
    """After the haunt, too, nobody dies of it; the dice are discarded."""
    dita = Sheet("dita", sanity=5, cards=["knuckle_dice"])
    table = hunted(dita, Sheet("teo"), Sheet("leona"), rolls="0 0 0")
    table.pick("dita", "use knuckle_dice")
    assert (table.steps("dita"), table.player("dita").is_dead) == ([1, 1, 1, 1], False)
    assert table.discarded("knuckle_dice")


# ---- hook and cordial


@rule("BET-199", "BET-207", "BET-355")
def test_BET_E268_cutpurse_hook() -> None:
    """The Axe may be taken, not the Coat; it may not be used this turn; the Hook goes."""
    leona = Sheet("leona", cards=["cutpurse_hook"])
    bram = Sheet("bram", cards=["buff_coat", "axe", "dog"])
    table = hunted(leona, Sheet("teo", cards=["bent_penny"]), bram, rolls="1 1 1 1  1 1 1 1 0")
    table.pick("leona", "use cutpurse_hook")
    assert table.offered == ["steal axe", "steal bent_penny"]
    table.pick("leona", "steal axe")
    assert (table.cards("leona"), table.cards("bram")) == (["axe"], ["buff_coat", "dog"])
    assert table.discarded("cutpurse_hook")
    table.pick("leona", "attack 2")
    assert (table.frame, table.rolls_left) == ("Act", [])


@rule("BET-355")
def test_the_hook_needs_something_to_take() -> None:
    """With nothing to steal here it cannot be used."""
    leona = Sheet("leona", cards=["cutpurse_hook"])
    table = position(leona, Sheet("bram", cards=["buff_coat"]), Sheet("teo", room="great_hall"))
    refused(table, "leona", "use cutpurse_hook", "BET-355")


@rule("BET-356")
def test_BET_E269_black_cordial() -> None:
    """Not before the haunt; with 3: +1 Knowledge, -1 Might, and it is discarded."""
    dita = Sheet("dita", cards=["black_cordial"])
    refused(position(dita), "dita", "use black_cordial", "BET-356")
    table = hunted(dita, Sheet("teo"), Sheet("leona"), rolls="1 1 1")
    table.pick("dita", "use black_cordial")
    assert (table.steps("dita"), table.discarded("black_cordial")) == ([4, 3, 3, 4], True)


@rule("BET-356")
@pytest.mark.parametrize(
    ("rolls", "steps"),
    [
        ("2 2 1", [6, 6, 3, 3]),
        ("2 2 0", [4, 4, 5, 5]),
        ("1 1 0", [4, 4, 1, 1]),
        ("1 0 0", [2, 2, 3, 3]),
        ("0 0 0", [2, 2, 1, 1]),
    ],
)
def test_what_the_cordial_does_by_its_total(rolls: str, steps: list[int]) -> None:
    """5, 4, 2, 1 and 0."""
    dita = Sheet("dita", cards=["black_cordial"])
    table = hunted(dita, Sheet("teo"), Sheet("leona"), rolls=rolls)
    table.pick("dita", "use black_cordial")
    assert table.steps("dita") == steps


@rule("BET-92", "BET-356")
def test_cordial_6_go_to_any_room() -> None:
    """Even to the Cellar Landing, to which no way leads yet."""
    table = hunted(Sheet("dita", cards=["black_cordial"]), Sheet("teo"), Sheet("leona"),
                   rolls="2 2 2")  # fmt: skip
    table.pick("dita", "use black_cordial", "to cellar_landing")
    assert (table.room("dita"), table.left("dita")) == ("cellar_landing", 6)


@rule("BET-217", "BET-356")
def test_the_cordial_can_kill() -> None:
    """0 with Sanity on step 2 reaches the skull."""
    table = hunted(Sheet("dita", sanity=2, cards=["black_cordial"]), Sheet("teo"), Sheet("leona"),
                   rolls="0 0 0")  # fmt: skip
    table.pick("dita", "use black_cordial")
    assert table.player("dita").is_dead
    assert table.pile("vestibule") == ["black_cordial"]
