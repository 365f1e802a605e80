"""The five weapons and the Signet (BET-335 to BET-338, BET-362, BET-368)."""

from __future__ import annotations

from tests.games.betrayal.drawn import SHADE, draws, monster, wake
from tests.games.betrayal.positions import Sheet, Table, position, refused
from tests.rules import rule


def duel(attacker: Sheet, victim: Sheet, rolls: str = "", house: list[str] | None = None) -> Table:
    """Two opponents after the haunt has begun, the second of them the traitor."""
    return wake(position(attacker, victim, rolls=rolls, house=house), victim.name)


@rule("BET-335")
def test_BET_E251_axe() -> None:
    """4 + 1 dice make 5, against 1: four points."""
    table = duel(Sheet("leona", cards=["axe"]), Sheet("bram"), "2 1 1 0 1  1 0 0 0 0")
    table.pick("leona", "attack 1", "arm axe")
    assert table.night.fight[5] == 5
    table.pick("bram", "lose might", "lose might", "lose speed", "lose speed")
    assert table.steps("bram")[:2] == [1, 2]


@rule("BET-336")
def test_BET_E252_blood_dagger() -> None:
    """4 + 3 dice make 7, against 4: won by 3; then one step of Speed is lost."""
    leona = Sheet("leona", cards=["blood_dagger"])
    table = duel(leona, Sheet("dita"), "2 1 1 0 1 2 0  2 1 1 0")
    table.pick("leona", "attack 1", "arm blood_dagger")
    table.pick("dita", "lose might", "lose might", "lose might")
    assert (table.step("dita", "might"), table.step("leona", "speed")) == (1, 2)
    assert table.value("leona", "speed") == 4


@rule("BET-199", "BET-336")
def test_BET_E145_what_may_be_done_with_coat_and_dagger() -> None:
    """The Coat may be given and dropped; the Dagger neither, but it can be stolen."""
    bram = Sheet("bram", cards=["buff_coat", "blood_dagger"])
    table = position(bram, Sheet("leona", cards=["cutpurse_hook"]), turn="bram")
    assert table.offers("give") == ["buff_coat"]
    assert table.offers("drop") == ["buff_coat"]
    refused(table, "bram", "drop blood_dagger", "BET-199")
    refused(table, "bram", "give blood_dagger", "BET-199")
    table = position(bram, Sheet("leona", cards=["cutpurse_hook"]), turn="leona", rolls="1 2")
    table.pick("leona", "use cutpurse_hook")
    assert "blood_dagger" in table.cards("leona")


@rule("BET-279", "BET-336")
def test_BET_E214_the_stolen_dagger_bites() -> None:
    """Whoever has it stolen takes two dice: 1 and 2."""
    bram = Sheet("bram", cards=["blood_dagger"])
    table = duel(Sheet("leona"), bram, "2 1 1 1  1 0 0 0 0  1 2")
    table.pick("leona", "attack 1", "steal blood_dagger")
    table.pick("bram", "lose might", "lose might", "lose speed")
    assert table.steps("bram")[:2] == [2, 2]
    assert table.cards("leona") == ["blood_dagger"]


ROW = ["billiard_room ground 1 0 1", "bust_corridor ground 2 0 1"]


@rule("BET-284", "BET-337")
def test_BET_E253_revolver() -> None:
    """Two rooms away: 4 + 1 dice of Speed make 6, against 3 dice of Speed making 3."""
    constance = Sheet("constance", cards=["revolver"])
    bram = Sheet("bram", room="bust_corridor")
    table = duel(constance, bram, "2 2 1 1 0  1 1 1", house=ROW)
    table.pick("constance", "attack 1")
    assert table.frame == "TakePoint"
    table.pick("bram", "lose might", "lose might", "lose might")
    assert table.steps("bram")[:2] == [3, 1]


@rule("BET-282", "BET-337")
def test_BET_E212_nobody_steals_at_range() -> None:
    """Won by 3, and the Axe stays where it is."""
    anselm = Sheet("anselm", cards=["revolver"])
    bram = Sheet("bram", room="billiard_room", cards=["axe"])
    table = duel(anselm, bram, "2 1 1 0  1 0 0", house=ROW)
    table.pick("anselm", "attack 1")
    assert (table.asked, table.frame) == ("bram", "TakePoint")


@rule("BET-287", "BET-288", "BET-337")
def test_BET_E218_losing_at_range_and_in_the_room() -> None:
    """Lost by 4 at range: unhurt. Lost by 1 in the same room: one point."""
    anselm = Sheet("anselm", cards=["revolver"])
    bram = Sheet("bram", room="billiard_room")
    table = duel(anselm, bram, "1 0 0 0  2 2 1", house=ROW)
    table.pick("anselm", "attack 1")
    assert (table.asked, table.steps("anselm")) == ("anselm", [4, 3, 3, 4])
    table = duel(anselm, Sheet("bram"), "1 0 0 0  2 0 0")
    table.pick("anselm", "attack 1", "arm revolver", "lose might")
    assert table.step("anselm", "might") == 2


@rule("BET-338")
def test_BET_E254_sacrificial_dagger() -> None:
    """6: no price; 4: a step in a mental trait; 2: two dice and no attack."""
    anselm = Sheet("anselm", cards=["sacrificial_dagger"])
    hit = " 0 0 0 0 0 0  1 0 0 0 0"
    table = duel(anselm, Sheet("bram"), "2 2 1 1 0 0" + hit)
    table.pick("anselm", "attack 1", "arm sacrificial_dagger")
    assert table.rolls_left == []
    assert table.frame == "TakePoint"
    table = duel(anselm, Sheet("bram"), "1 1 1 1 0 0" + hit)
    table.pick("anselm", "attack 1", "arm sacrificial_dagger", "lose sanity")
    assert table.step("anselm", "sanity") == 2
    assert table.rolls_left == []
    table = duel(anselm, Sheet("bram"), "1 1 0 0 0 0  1 0")
    table.pick("anselm", "attack 1", "arm sacrificial_dagger", "lose might")
    assert (table.step("anselm", "might"), table.asked) == (2, "anselm")
    assert table.offers("attack") == []


@rule("BET-219", "BET-221", "BET-222", "BET-362")
def test_BET_E166_one_weapon_in_an_attack() -> None:
    """With Axe and Spear: none, the Axe or the Spear; 5, 6 or 7 dice."""
    for word, dice in (("bare", 5), ("arm axe", 6), ("arm spear", 7)):
        rolls = " ".join(["1"] * dice) + "  " + " ".join(["2"] * 4)
        table = duel(Sheet("bram", cards=["axe", "spear"]), Sheet("leona"), rolls)
        table.pick("bram", "attack 1")
        assert table.offered == ["bare", "arm axe", "arm spear"]
        table.pick("bram", word)
        assert table.rolls_left == []


@rule("BET-220")
def test_BET_E165_no_weapon_in_defence() -> None:
    """Bram, attacked, defends with his own five dice."""
    table = duel(Sheet("leona"), Sheet("bram", cards=["axe"]), "1 1 1 1  1 1 1 1 0")
    table.pick("leona", "attack 1")
    assert table.rolls_left == []
    assert table.asked == "leona"


@rule("BET-202", "BET-201")
def test_BET_E148_attacking_is_a_use() -> None:
    """After an attack with the Spear it may not be given, but the Axe may."""
    leona = Sheet("leona", cards=["spear", "axe"])
    table = duel(leona, Sheet("bram"), "1 1 1 1 0 0  1 1 1 1 0")
    table.pick("leona", "attack 1", "arm spear")
    assert table.offers("give") == ["axe"]
    refused(table, "leona", "give spear", "BET-201")


@rule("BET-271", "BET-272", "BET-368")
def test_BET_E203_signet() -> None:
    """5 against 3 by Sanity: two points of mental damage; it is no weapon."""
    mirela = Sheet("mirela", cards=["signet"])
    table = duel(mirela, Sheet("teo"), "1 1 2 1 0  1 1 1 0")
    table.pick("mirela", "attack 1", "arm signet")
    table.pick("teo", "lose sanity", "lose knowledge")
    assert table.steps("teo") == [3, 3, 3, 3]


@rule("BET-273", "BET-368")
def test_BET_E204_no_signet_on_what_has_no_sanity() -> None:
    """A shade can neither be hit with Might nor with Sanity."""
    mirela = Sheet("mirela", cards=["signet"])
    table = monster(duel(mirela, Sheet("teo", room="great_hall")), "vestibule", SHADE)
    assert table.offers("strike") == table.offers("attack") == []


@rule("BET-274", "BET-337", "BET-368")
def test_BET_E205_the_attacker_sets_the_terms() -> None:
    """With Signet and Revolver she picks Speed, and Bram must defend with Speed."""
    mirela = Sheet("mirela", cards=["signet", "revolver"])
    table = duel(mirela, Sheet("bram"), "1 1 0 0  1 1 0")
    table.pick("mirela", "attack 1")
    assert table.offered == ["bare", "arm signet", "arm revolver"]
    table.pick("mirela", "arm revolver")
    assert table.rolls_left == []


@rule("BET-206", "BET-335")
def test_a_weapon_just_drawn_may_be_used() -> None:
    """Drawing is none of the five actions."""
    table = draws(duel(Sheet("leona"), Sheet("bram")), "leona", "axe")
    table.pick("leona", "attack 1")
    assert table.offered == ["bare", "arm axe"]
