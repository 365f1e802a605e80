"""Tasks, tokens, monsters, clock, zone, exit and carrying home (K1 to K9, HAU-14 to HAU-48)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.combat import monster_attacks
from dreadhouse.games.betrayal.rules.damage import hurt
from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.house import put, refresh, take_up
from dreadhouse.games.betrayal.rules.moving import go_to
from dreadhouse.games.betrayal.state import MENTAL, MIGHT, PHYSICAL
from tests.games.betrayal.haunting import (
    Sheet,
    Table,
    at,
    company,
    count,
    counts,
    course,
    end_of_round,
    fixtures,
    haunted,
    mobs,
    need,
    phase,
    token,
)
from tests.games.betrayal.positions import IDS, refused
from tests.rules import rule

ORATORY = ["oratory ground 1 0 3"]
ALEMBIC = ["alembic_room upper 1 0 3"]
BOILER = ["boiler_room cellar 0 1 1"]


def strikes(table: Table, name: str, number: int = 0) -> None:
    """A monster attacks somebody now."""
    night = table.night
    monster_attacks(night, night.monsters[number], table.seat(name))
    night.advance()


# ---- K1 tasks


@rule("HAU-14", "HAU-16")
def test_HAU_E14_only_heroes_make_the_roll() -> None:
    """The traitor stands in the room of the Rite and may not roll."""
    people = [Sheet("bram", room="oratory"), Sheet("teo", room="oratory"), Sheet("wren")]
    table = haunted("unquiet_choir", *people, house=ORATORY, traitor="bram")
    assert table.offers("task") == []
    refused(table, "bram", "task 2", "HAU-16")
    table.pick("bram", "end")
    assert table.offers("task") == ["2", "3"]


@rule("HAU-17", "HAU-18", "HAU-91")
def test_HAU_E15_markers_and_the_end_of_a_task() -> None:
    """Agnes, Teo, Agnes, Teo: at the fourth marker the heroes have won."""
    people = [Sheet("agnes", room="oratory"), Sheet("teo", room="oratory"), Sheet("bram")]
    table = haunted("unquiet_choir", *people, house=ORATORY, traitor="bram", rolls="2 1 1 1 " * 4)
    for name, markers in [("agnes", 1), ("teo", 2), ("agnes", 3)]:
        if table.asked == "bram":
            table.pick("bram", "end")
        table.pick(name, "task 3")
        assert (count(table, "rite"), table.over) == (markers, "")
        table.pick(name, "end")
    table.pick("teo", "task 3")
    assert (count(table, "rite"), table.over) == (4, "heroes")


@rule("HAU-15", "HAU-87")
def test_HAU_E16_one_roll_in_a_turn() -> None:
    """After a try with Sanity none with Knowledge."""
    people = [Sheet("agnes", room="oratory"), Sheet("teo"), Sheet("bram")]
    table = haunted("unquiet_choir", *people, house=ORATORY, traitor="bram", rolls="0 0 0 0 0 0")
    table.pick("agnes", "task 2")
    assert table.offers("task") == []
    refused(table, "agnes", "task 3", "HAU-15")


@rule("HAU-14", "BET-327")
def test_the_trapped_may_make_a_roll() -> None:
    """A roll is no use of a card; with the Almanac it would be one."""
    trapped = Sheet("teo", room="oratory", trap="sticky_curtain", cards=["black_almanac"])
    table = haunted(
        "unquiet_choir", trapped, Sheet("wren"), Sheet("bram"), house=ORATORY, traitor="bram"
    )
    assert table.offers("task") == ["2", "3"]
    trapped.room = "vestibule"
    table = haunted(
        "unquiet_choir", trapped, Sheet("wren"), Sheet("bram"), house=ORATORY, traitor="bram"
    )
    assert table.offers("task") == []


@rule("HAU-19", "HAU-100")
def test_HAU_E17_a_task_without_a_need() -> None:
    """Three successes in three turns: three Vials."""
    people = [Sheet("wren", room="alembic_room"), Sheet("teo"), Sheet("bram")]
    table = haunted(
        "green_hunger",
        *people,
        house=ALEMBIC,
        traitor="bram",
        things="heart cellar_landing",
        rolls="2 1 1  2 1 1  2 2 2",
    )
    for vials in (1, 2, 3):
        table.pick("wren", "task 3")
        assert table.cards("wren") == [token("vial", n + 1) for n in range(vials)]
        if vials < 3:
            table.pick("wren", "end")
            table.pick("teo", "end")
            table.pick("bram", "end")


# ---- K2 tokens


@rule("HAU-20")
def test_HAU_E18_item_tokens() -> None:
    """A Page is picked up, given in the next turn, and dropped."""
    page = token("page")
    people = [Sheet("leona"), Sheet("teo"), Sheet("agnes", room="great_hall")]
    table = haunted("buried_name", *people, traitor="agnes", piles={"vestibule": [page]})
    table.pick("leona", f"take {page}")
    assert (table.cards("leona"), table.offers("give")) == ([page], [])
    table.pick("leona", "end")
    table.pick("teo", "end")
    table.pick("agnes", "end")
    table.pick("leona", f"give {page}")
    table.pick("teo", "accept")
    table.pick("leona", "end")
    table.pick("teo", f"drop {page}")
    assert table.pile("vestibule") == [page]


@rule("HAU-21")
def test_HAU_E19_fixtures_stay() -> None:
    """Nobody picks up a Lamp or a Valve."""
    table = haunted("last_candle", *company(3), things="lamp vestibule")
    assert table.offers("take") == []
    refused(table, "bram", "take token_1", "BET-128")
    table = haunted("feeding_the_cistern", *company(3), traitor="wren", things="valve vestibule")
    assert (table.offers("take"), fixtures(table)) == ([], ["vestibule"])


@rule("HAU-22")
def test_HAU_E20_face_down() -> None:
    """Carrying and giving a Phial turns nothing up."""
    phial = token("phial")
    table = haunted("cuckoos_dose", *company(3), piles={"vestibule": [phial]}, faces={phial: 0})
    table.pick("bram", f"take {phial}")
    for name in ("bram", "wren", ""):
        assert table.view(name)["haunt"]["faces"] == {}


@rule("HAU-23", "HAU-138")
def test_HAU_E21_a_fetcher_takes_only_pages() -> None:
    """It stands on an Axe and carries a Page."""
    page = token("page")
    table = haunted(
        "buried_name",
        *company(3),
        traitor="teo",
        monsters="fetcher top_landing",
        piles={"main_stair": ["axe", page]},
        rolls="1 1 0 0",
    )
    phase(table)
    table.pick("teo", "command 0", "walk main_stair", "rest")
    assert [IDS[card] for card in table.night.monsters[0].cards] == [page]
    assert table.pile("main_stair") == ["axe"]


# ---- K3 monsters


@rule("HAU-24", "HAU-120")
def test_HAU_E22_only_traits_that_it_has() -> None:
    """A Gloam has no Sanity for the Signet, but Speed for the Revolver."""
    mirela = Sheet("mirela", cards=["signet", "revolver"])
    table = haunted("last_candle", mirela, Sheet("bram"), Sheet("teo"), monsters="gloam vestibule")
    table.pick("mirela", "strike 0")
    assert table.offers("arm") == ["revolver"]


@rule("HAU-25", "HAU-85")
def test_HAU_E23_the_trait_of_the_attack() -> None:
    """A Beadle's blow is physical, a Chorister's song is mental."""
    people = [Sheet("wren"), Sheet("teo", room="great_hall"), Sheet("bram", room="great_hall")]
    table = haunted(
        "the_snatcher", *people, traitor="bram", monsters="beadle vestibule", rolls="2 2 1 0 1 1 1"
    )
    strikes(table, "wren")
    top = table.night.stack[-1]
    assert (top.kind, top.points) == (PHYSICAL, 2)  # type: ignore[attr-defined]
    table = haunted(
        "unquiet_choir",
        *people,
        traitor="bram",
        monsters="chorister vestibule",
        rolls="2 2 1 1 1 1 1 1 1 1",
    )
    strikes(table, "wren")
    top = table.night.stack[-1]
    assert (top.kind, top.points) == (MENTAL, 2)  # type: ignore[attr-defined]


@rule("HAU-26", "HAU-27", "HAU-120")
def test_HAU_E24_stunned_or_destroyed() -> None:
    """A Fetcher that loses is stunned, a Gloam leaves the game."""
    table = haunted(
        "buried_name",
        *company(3),
        traitor="teo",
        monsters="fetcher vestibule",
        rolls="2 2 2 2 2 0 0 0",
    )
    table.pick("bram", "strike 0")
    assert table.night.monsters[0].is_stunned
    table = haunted("last_candle", *company(3), monsters="gloam vestibule", rolls="0 0 0 1 1 1 1 1")
    strikes(table, "bram")
    assert mobs(table) == ["-"]


@rule("HAU-28", "HAU-123")
def test_HAU_E25_the_first_phase() -> None:
    """Gloams that come at the end of a round act in the next monster phase."""
    table = haunted("last_candle", *company(3), rolls="1 1 1")
    end_of_round(table)
    assert mobs(table) == ["cellar_landing"] * 2
    assert not any(monster.is_fresh for monster in table.night.monsters)


@rule("HAU-29", "HAU-193", "HAU-194")
def test_HAU_E26_values_change_only_by_the_haunt() -> None:
    """A Thing's Might is 8 until a Valve is removed, then 7."""
    table = haunted(
        "feeding_the_cistern",
        *company(3),
        traitor="wren",
        things="valve vestibule, valve great_hall",
        monsters="thing cellar_landing",
        rolls="1 1 1 1 1",
    )
    assert table.night.monsters[0].values[MIGHT] == 8
    table.pick("bram", "task 1")
    assert table.night.monsters[0].values[MIGHT] == 7
    assert fixtures(table) == ["great_hall"]


# ---- K4 clock


@rule("HAU-30", "HAU-69", "HAU-122")
def test_HAU_E27_the_clock_moves_last() -> None:
    """Lamps, new Gloams, then the clock."""
    table = haunted("last_candle", *company(3), things="lamp vestibule", rolls="1 0")
    counts(table, clock=1)
    end_of_round(table)
    told = [event.id for event in table.night.journal(-1)]
    order = [id for id in told if id in ("dice-fall", "monster-comes", "clock-rises")]
    assert order == ["dice-fall", "monster-comes", "monster-comes", "clock-rises"]
    assert count(table, "clock") == 2


@rule("HAU-31", "HAU-125")
def test_HAU_E28_dawn() -> None:
    """It is judged in the moment in which the clock reaches 8."""
    table = haunted("last_candle", *company(3))
    counts(table, clock=7)
    assert table.over == ""
    end_of_round(table)
    assert table.over == "heroes"


# ---- K7 zone


@rule("HAU-40")
def test_HAU_E34_the_zone_grows_first() -> None:
    """The traitor roots rooms before anything else of the monster phase."""
    table = haunted(
        "green_hunger", *company(3), traitor="teo", things="heart vestibule", zone="vestibule"
    )
    phase(table)
    assert (table.night.in_monster_phase, table.over) == (False, "")
    assert course(table).zone == 1 << at("vestibule") | 1 << at("great_hall")


@rule("HAU-41", "HAU-96")
def test_HAU_E35_one_room_after_the_other() -> None:
    """The second room may lie beside the first one added."""
    table = haunted(
        "green_hunger",
        *company(4),
        house=["scullery ground 1 0 1"],
        traitor="teo",
        things="heart scullery",
        zone="scullery",
    )
    phase(table)
    assert course(table).zone == sum(1 << at(r) for r in ("scullery", "vestibule", "great_hall"))


@rule("HAU-42")
def test_HAU_E36_as_far_as_possible() -> None:
    """Only one room can be added though the number says two."""
    rooms = "vestibule great_hall main_stair"
    table = haunted(
        "green_hunger", *company(4), traitor="teo", things="heart vestibule", zone=rooms
    )
    phase(table)
    assert bin(course(table).zone).count("1") == 4


@rule("HAU-43")
def test_HAU_E37_a_room_goes_on_burning() -> None:
    """Also when its tile lies somewhere else."""
    table = haunted(
        "furnace_heart",
        *company(3),
        house=["scullery ground 1 0 1"],
        traitor="teo",
        zone="scullery",
    )
    cell = table.night.cell[at("scullery")]
    take_up(table.night, at("scullery"), -1)
    put(table.night, at("scullery"), cell + 128, 1)
    refresh(table.night)
    assert table.view()["haunt"]["zone"] == [at("scullery")]


# ---- K8 exit


@rule("HAU-44", "HAU-225")
def test_HAU_E38_the_front_door() -> None:
    """One Keystone too few leaves it closed, the last one opens it for good."""
    table = haunted("the_unbuilding", *company(3))
    counts(table, laid=need(table, "door") - 1)
    assert (table.night.is_door_open, table.offers("step_out")) == (False, [])
    refused(table, "bram", "step_out", "HAU-44")
    counts(table, laid=need(table, "door"))
    assert table.night.is_door_open
    assert "step_out" in table.offered


@rule("HAU-45")
def test_HAU_E39_stepping_out_needs_no_space() -> None:
    """Wren comes in with her last space and steps out."""
    people = [Sheet("wren", room="great_hall"), Sheet("bram"), Sheet("teo")]
    table = haunted("the_unbuilding", *people)
    counts(table, laid=need(table, "door"))
    table.night.spaces = 3
    table.pick("wren", "go vestibule")
    assert table.left("wren") == 0
    table.pick("wren", "step_out")
    assert table.player("wren").has_escaped


@rule("HAU-46")
def test_HAU_E40_escaped_is_alive() -> None:
    """No more turns, the Axe is gone, nothing affects her, and she counts."""
    table = haunted("the_unbuilding", Sheet("wren", cards=["axe"]), Sheet("bram"), Sheet("teo"))
    counts(table, laid=need(table, "door"))
    table.pick("wren", "step_out")
    assert (table.asked, table.cards("wren")) == ("bram", [])
    assert table.discarded("axe")
    hurt(table.night, 0, PHYSICAL, 9)
    table.night.advance()
    assert not table.player("wren").is_dead
    die(table.night, 2)
    assert table.over == ""
    table.pick("bram", "step_out")
    assert (table.over, table.winners) == ("heroes", ["wren", "bram", "teo"])


# ---- K9 carrying home


@rule("HAU-47", "HAU-224")
def test_HAU_E41_however_they_came() -> None:
    """Sent to the Vestibule with a Keystone: it is laid at once."""
    key = token("keystone")
    people = [Sheet("teo", room="top_landing", cards=[key]), Sheet("bram"), Sheet("wren")]
    table = haunted("the_unbuilding", *people)
    go_to(table.night, 0, at("vestibule"))
    table.night.advance()
    assert (count(table, "laid"), table.cards("teo")) == (1, [])


@rule("HAU-48", "HAU-139")
def test_HAU_E42_arriving_is_not_using() -> None:
    """A Page picked up in this turn burns in this turn."""
    page = token("page")
    people = [Sheet("teo", room="cellar_landing"), Sheet("bram"), Sheet("agnes")]
    table = haunted(
        "buried_name",
        *people,
        house=BOILER,
        traitor="agnes",
        piles={"cellar_landing": [page]},
    )
    table.pick("teo", f"take {page}", "go boiler_room")
    assert (count(table, "burned"), table.cards("teo")) == (1, [])
