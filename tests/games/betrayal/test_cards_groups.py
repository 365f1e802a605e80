"""Events that strike several explorers, clockwise from the drawer (BET-391 to BET-396)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.house import distance, refresh
from dreadhouse.games.betrayal.state import Link
from tests.games.betrayal.drawn import draws, rolling, wake
from tests.games.betrayal.positions import ROOMS, Sheet, Table, position
from tests.rules import rule

UPSTAIRS = ["guest_chamber upper 1 0 0", "terrace upper 0 1 2"]


@rule("BET-183", "BET-391")
def test_BET_E132_house_scream() -> None:
    """Teo nothing, Agnes one point, Bram three: in this order."""
    rolls = "1 1 1 1  1 1 1 0 0 0  1  0 0 0 0  2 1"
    table = position(Sheet("teo"), Sheet("agnes"), Sheet("bram"), rolls=rolls)
    draws(table, "teo", "house_scream")
    table.pick("agnes", "lose knowledge")
    table.pick("bram", "lose sanity", "lose sanity", "lose knowledge")
    assert table.steps("teo") == [3, 3, 4, 4]
    assert table.steps("agnes") == [3, 3, 4, 3]
    assert table.steps("bram") == [3, 4, 2, 2]


@rule("BET-392")
def test_BET_E298_cellar_hush() -> None:
    """Wren on the Upper floor does not roll; Bram nothing, Teo one point."""
    table = position(
        Sheet("wren", room="top_landing"),
        Sheet("bram", room="cellar_landing"),
        Sheet("teo", room="cellar_landing"),
        rolls="1 1 1 1  1 0 0 0  1",
    )
    draws(table, "wren", "cellar_hush").pick("teo", "lose sanity")
    assert table.steps("teo") == [3, 3, 3, 4]
    assert (table.rolls_left, table.steps("bram")) == ([], [3, 4, 4, 3])


def ends(table: Table, *names: str) -> None:
    """These players end their turns one after the other."""
    for name in names:
        table.pick(name, "end")


@rule("BET-393")
def test_BET_E299_seeping_fog() -> None:
    """A step of Speed until the end of his next turn; on step 1 nothing; upstairs nobody rolls."""
    others = [Sheet("anselm"), Sheet("teo", room="top_landing")]
    table = position(Sheet("pip"), *others, rolls="1 1 1 1  1 1 0 0 0 0")
    draws(table, "pip", "seeping_fog")
    assert (table.step("anselm", "speed"), table.value("anselm", "speed")) == (3, 3)
    ends(table, "pip")
    assert table.step("anselm", "speed") == 3
    ends(table, "anselm")
    assert (table.step("anselm", "speed"), table.rolls_left) == (4, [])
    low = Sheet("anselm", speed=1)
    table = position(Sheet("pip"), low, others[1], rolls="1 1 1 1  1 1 0 0 0 0")
    draws(table, "pip", "seeping_fog")
    ends(table, "pip", "anselm")
    assert table.step("anselm", "speed") == 1


@rule("BET-393")
def test_the_drawer_walks_in_the_fog_for_all_of_the_next_turn() -> None:
    """Failed in Pip's own turn, it lifts at the end of the next one; even in a haunt it is
    harmless on the lowest step."""
    away = [Sheet("anselm", room="top_landing"), Sheet("teo", room="top_landing")]
    table = wake(position(Sheet("pip", speed=2), *away, rolls="1 1 0 0"), "teo")
    draws(table, "pip", "seeping_fog")
    ends(table, "pip", "anselm", "teo")
    assert table.step("pip", "speed") == 1
    ends(table, "pip")
    assert table.step("pip", "speed") == 2


@rule("BET-137", "BET-138", "BET-394")
def test_BET_E300_gale() -> None:
    """Leona nothing; Teo one point and the Axe lies in the Vestibule; Bram is not concerned."""
    teo = Sheet("teo", room="guest_chamber", cards=["axe", "bite", "blood_dagger", "signet"])
    table = position(
        Sheet("leona", room="terrace"),
        teo,
        Sheet("bram", room="great_hall"),
        house=UPSTAIRS,
        rolls="2 1 1 1  0 0 0  1",
    )
    draws(table, "leona", "gale").pick("teo", "lose might")
    assert table.offered == ["drop axe", "drop signet"]
    table.pick("teo", "drop axe")
    assert table.pile("vestibule") == ["axe"]
    assert (table.steps("leona"), table.steps("bram")) == ([3, 4, 3, 4], [3, 4, 4, 3])
    assert (table.steps("teo"), table.rolls_left) == ([3, 2, 4, 4], [])


@rule("BET-394")
def test_gale_by_its_other_totals() -> None:
    """3: a die of physical damage; 1: a die of mental damage."""
    table = position(Sheet("leona", room="terrace"), house=UPSTAIRS, rolls="1 1 1 0  1")
    draws(table, "leona", "gale").pick("leona", "lose speed")
    assert table.steps("leona") == [2, 4, 3, 4]
    table = position(Sheet("leona", room="terrace"), house=UPSTAIRS, rolls="1 0 0 0  1")
    draws(table, "leona", "gale").pick("leona", "lose sanity")
    assert table.steps("leona") == [3, 4, 2, 4]


@rule("BET-106", "BET-394")
def test_BET_E80_a_false_window_keeps_the_gale_out() -> None:
    """A tile in the cell before the window: Wren need not check."""
    house = [*UPSTAIRS, "rafters upper 2 0 0"]
    table = position(Sheet("wren", room="guest_chamber"), house=house)
    draws(table, "wren", "gale")
    assert (table.rolls_left, table.frame) == ([], "Act")


@rule("BET-296", "BET-297", "BET-394")
def test_BET_E225_the_traitor_may_skip_the_gale() -> None:
    """Leona refuses her own part; Teo checks all the same."""
    leona = Sheet("leona", room="terrace")
    teo = Sheet("teo", room="guest_chamber")
    table = wake(position(teo, leona, house=UPSTAIRS, rolls="2 2 1"), "leona")
    draws(table, "teo", "gale").pick("leona", "refuse")
    assert (table.steps("leona"), table.rolls_left) == ([3, 4, 3, 4], [])


@rule("BET-112", "BET-121", "BET-395")
def test_BET_E84_call_from_outside() -> None:
    """2: the Flagged Court is fetched; she goes there, draws nothing, takes one point."""
    wren = Sheet("wren", room="guest_chamber")
    table = position(
        wren,
        house=UPSTAIRS,
        stack=["vault", "flagged_court"],
        rolls="1 1 0 0 0  1",
        orders=[[ROOMS.index("vault")]],
    )
    draws(table, "wren", "call_from_outside")
    assert "great_hall e" in table.offers("door")
    table.pick("wren", "door great_hall e", "lose might")
    assert (table.room("wren"), table.steps("wren")) == ("flagged_court", [4, 2, 3, 4])
    assert table.place("flagged_court")[:3] == (1, 1, 1)
    assert (table.cards("wren"), table.rolls_left) == ([], [])


@rule("BET-395")
def test_a_court_in_the_house_is_not_fetched_again_and_3_stays() -> None:
    """2: she goes there at once; 3: nothing."""
    house = [*UPSTAIRS, "flagged_court ground 1 0 0"]
    table = position(Sheet("wren", room="terrace"), house=house, rolls="1 1 0 0 0  0")
    draws(table, "wren", "call_from_outside")
    assert (table.room("wren"), table.steps("wren")) == ("flagged_court", [4, 3, 3, 4])
    table = position(Sheet("wren", room="terrace"), house=house, rolls="1 1 1 0 0")
    draws(table, "wren", "call_from_outside")
    assert table.room("wren") == "terrace"


@rule("BET-330", "BET-331", "BET-395")
def test_BET_E247_moved_is_no_longer_held() -> None:
    """Trapped Teo, sent to the Flagged Court, is free and discards the card."""
    house = [*UPSTAIRS, "flagged_court ground 1 0 0"]
    teo = Sheet("teo", room="terrace", trap="sticky_curtain")
    table = position(Sheet("bram"), teo, house=house, rolls="1 1 0 0  0")
    draws(table, "bram", "call_from_outside")
    assert (table.room("teo"), table.cards("teo")) == ("flagged_court", [])
    assert table.discarded("sticky_curtain")


@rule("BET-15", "BET-396")
def test_BET_E301_mourning_procession() -> None:
    """2: one room nearer to the Vestibule, without using spaces; 3 stays."""
    upstairs = [Sheet("teo", room="top_landing"), Sheet("bram", room="top_landing")]
    saoirse = Sheet("saoirse", room="main_stair")
    table = position(saoirse, *upstairs, rolls="1 1 0")
    draws(table, "saoirse", "mourning_procession")
    assert (table.room("saoirse"), table.left("saoirse")) == ("great_hall", 5)
    table = position(saoirse, *upstairs, rolls="1 1 1")
    draws(table, "saoirse", "mourning_procession")
    assert table.room("saoirse") == "main_stair"


@rule("BET-396")
def test_the_procession_leads_to_the_landing_of_its_floor() -> None:
    """Upstairs to the Top Landing, in the Cellar to the Cellar Landing."""
    house = [*UPSTAIRS, "bottle_cellar cellar 0 1 0"]
    for room, goal in (("terrace", "top_landing"), ("bottle_cellar", "cellar_landing")):
        table = position(Sheet("saoirse", room=room), house=house, rolls="0 0 0")
        draws(table, "saoirse", "mourning_procession")
        assert table.room("saoirse") == goal


RIFT = ["bottle_cellar cellar 0 1 0", "rift cellar 0 2 0"]


@rule("BET-16", "BET-396")
def test_BET_E74_a_forced_step_never_crosses_a_barrier() -> None:
    """On the far side of the Rift she stays; on the near side she steps."""
    for side, room in ((1, "rift"), (2, "bottle_cellar")):
        table = position(Sheet("wren", room="rift", side=side), house=RIFT, rolls="0 0 0 0 0")
        draws(table, "wren", "mourning_procession")
        assert table.room("wren") == room


@rule("BET-16", "BET-429")
def test_BET_E333_nor_does_it_pass_a_panel() -> None:
    """The room behind the panel is 1 away; the only nearer room lies behind it: he stays."""
    house = [
        "dance_hall ground -1 0 0",
        "billiard_room ground -2 0 1",
        "bust_corridor ground -3 0 1",
    ]
    bram = Sheet("bram", room="bust_corridor")
    table = position(bram, Sheet("wren", room="top_landing"), Sheet("teo", room="top_landing"),
                     house=house)  # fmt: skip
    night = table.night
    night.panels.append(Link(ROOMS.index("bust_corridor"), 0, ROOMS.index("great_hall"), 0))
    refresh(night)
    assert distance(night, ROOMS.index("bust_corridor"), ROOMS.index("great_hall")) == 1
    draws(rolling(table, "0 0 0 0"), "bram", "mourning_procession")
    assert table.room("bram") == "bust_corridor"
