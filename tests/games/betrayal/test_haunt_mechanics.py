"""The building blocks that haunts share (K1 to K17, HAU-14 to HAU-72)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.combat import monster_attacks
from dreadhouse.games.betrayal.rules.damage import hurt
from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.house import put, refresh, take_up
from dreadhouse.games.betrayal.rules.moving import go_to
from dreadhouse.games.betrayal.state import MENTAL, MIGHT, PHYSICAL, SPEED
from tests.games.betrayal.haunting import (
    Sheet,
    Table,
    at,
    begun,
    company,
    count,
    counts,
    course,
    end_of_round,
    fixtures,
    haunted,
    mobs,
    phase,
    token,
)
from tests.games.betrayal.positions import IDS, refused
from tests.rules import rule

ORATORY = ["oratory ground 1 0 3"]
TURRET = ["bell_turret upper 0 1 0"]
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
    """Three Keystones leave it closed, the fourth opens it for good."""
    table = haunted("the_unbuilding", *company(3))
    counts(table, laid=3)
    assert (table.night.is_door_open, table.offers("step_out")) == (False, [])
    refused(table, "bram", "step_out", "HAU-44")
    counts(table, laid=4)
    assert table.night.is_door_open
    assert "step_out" in table.offered


@rule("HAU-45")
def test_HAU_E39_stepping_out_needs_no_space() -> None:
    """Wren comes in with her last space and steps out."""
    people = [Sheet("wren", room="great_hall"), Sheet("bram"), Sheet("teo")]
    table = haunted("the_unbuilding", *people)
    counts(table, laid=4)
    table.night.spaces = 3
    table.pick("wren", "go vestibule")
    assert table.left("wren") == 0
    table.pick("wren", "step_out")
    assert table.player("wren").has_escaped


@rule("HAU-46")
def test_HAU_E40_escaped_is_alive() -> None:
    """No more turns, the Axe is gone, nothing affects her, and she counts."""
    table = haunted("the_unbuilding", Sheet("wren", cards=["axe"]), Sheet("bram"), Sheet("teo"))
    counts(table, laid=4)
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


# ---- K10 search


@rule("HAU-49", "HAU-213")
def test_HAU_E43_nothing_without_searching() -> None:
    """A Letter face down cannot be picked up."""
    people = [Sheet("pip"), Sheet("bram"), Sheet("teo")]
    letter = token("letter")
    table = haunted(
        "dead_letters", *people, traitor="bram", things="letter vestibule 1", faces={letter: 0}
    )
    assert (table.offers("take"), table.offers("task")) == ([], ["2", "3"])


@rule("HAU-50", "HAU-214")
def test_HAU_E44_found_and_dropped() -> None:
    """From then on it is picked up like any item token."""
    letter = token("letter")
    people = [Sheet("pip"), Sheet("teo"), Sheet("bram", room="great_hall")]
    table = haunted(
        "dead_letters",
        *people,
        traitor="bram",
        things="letter vestibule 1",
        faces={letter: 0},
        rolls="1 1 1 1",
    )
    table.pick("pip", "task 3")
    assert table.cards("pip") == [letter]
    table.pick("pip", f"drop {letter}", "end")
    table.pick("teo", f"take {letter}")
    assert table.cards("teo") == [letter]


# ---- K11 hidden parts


@rule("HAU-51", "HAU-52", "HAU-105")
def test_HAU_E45_five_parts() -> None:
    """One Cuckoo among five, known to nobody else, and anybody may attack anybody."""
    table = begun("cuckoos_dose", *company(5), rolls="2", orders=[[0] * 4 + [1] * 4, [1, 2, 3, 4]])
    teams = [p.team for p in table.night.players]
    assert (teams.count(1), table.night.traitor) == (1, 2)
    assert table.view("bram")["haunt"]["traitor"] == -1
    assert table.view("teo")["haunt"]["traitor"] == 2
    assert table.offers("attack") == ["0", "2", "3", "4"]


# ---- K12 objects


@rule("HAU-53", "HAU-54", "HAU-175")
def test_HAU_E46_a_crack() -> None:
    """Leona with the Axe: 5 against 4 makes one crack, and her attack is spent."""
    leona = Sheet("leona", room="bell_turret", cards=["axe"])
    table = haunted(
        "the_toll",
        leona,
        Sheet("agnes"),
        Sheet("teo"),
        house=TURRET,
        traitor="agnes",
        rolls="2 1 1 1 0  1 1 1 1",
    )
    table.pick("leona", "hit", "arm axe")
    assert count(table, "bell") == 1
    assert "hit" not in table.offered


@rule("HAU-54")
def test_HAU_E47_no_crack_no_harm() -> None:
    """3 against 6 does nothing to either."""
    people = [Sheet("leona", room="bell_turret"), Sheet("agnes"), Sheet("teo")]
    table = haunted("the_toll", *people, house=TURRET, traitor="agnes", rolls="1 1 1 0  2 2 1 1")
    before = table.steps("leona")
    table.pick("leona", "hit")
    assert (count(table, "bell"), table.steps("leona")) == (0, before)


@rule("HAU-55", "HAU-178")
def test_HAU_E48_the_third_crack() -> None:
    """The bell is broken: the heroes have won."""
    people = [Sheet("leona", room="bell_turret"), Sheet("agnes"), Sheet("teo")]
    table = haunted("the_toll", *people, house=TURRET, traitor="agnes", rolls="2 2 1 0  1 1 1 1")
    counts(table, bell=2)
    table.pick("leona", "hit")
    assert table.over == "heroes"


@rule("HAU-56", "HAU-176", "HAU-177")
def test_HAU_E49_the_shield() -> None:
    """While one Sexton stands unstunned in the Turret, neither bell nor Ringer; the Sextons may."""
    people = [
        Sheet("leona", room="bell_turret"),
        Sheet("agnes", room="bell_turret"),
        Sheet("teo"),
        Sheet("wren"),
    ]
    for stunned, shown in [("", False), (" stunned", True)]:
        table = haunted(
            "the_toll",
            *people,
            house=TURRET,
            traitor="agnes",
            monsters=f"sexton bell_turret stunned, sexton bell_turret{stunned}",
        )
        assert ("hit" in table.offered) == shown
        assert table.offers("attack") == (["1"] if shown else [])
        assert table.offers("strike") == ["0", "1"]
        if not shown:
            refused(table, "leona", "hit", "HAU-56")


@rule("HAU-53", "HAU-175")
def test_HAU_E172_no_shot_at_the_bell() -> None:
    """Only weapons that help Might attacks."""
    cards = ["revolver", "axe", "spear", "blood_dagger", "signet"]
    people = [Sheet("constance", room="bell_turret", cards=cards), Sheet("agnes"), Sheet("teo")]
    table = haunted("the_toll", *people, house=TURRET, traitor="agnes")
    table.pick("constance", "hit")
    assert table.offers("arm") == ["axe", "spear", "blood_dagger"]


# ---- K13 presence


@rule("HAU-57", "HAU-210")
def test_HAU_E50_the_figure_is_taken_off() -> None:
    """The Axe lies in a pile, the Dog waits, the Bite is discarded."""
    mirela = Sheet("mirela", room="great_hall", cards=["axe", "bite", "dog"])
    order = [2, 1, 3, 4]
    table = begun("dead_letters", mirela, Sheet("bram"), Sheet("teo"), orders=[[0, 0, 0, 1], order])
    assert (table.cards("mirela"), table.pile("great_hall")) == ([], ["axe"])
    assert [IDS[token.kind] for token in table.night.waiting] == ["dog"]
    assert table.discarded("bite")
    assert not table.player("mirela").is_in_play()


@rule("HAU-58", "HAU-218")
def test_HAU_E51_nothing_to_strike_at() -> None:
    """No target, no turn: after the heroes comes the monster phase."""
    people = [Sheet("mirela"), Sheet("bram"), Sheet("teo")]
    table = begun("dead_letters", *people, orders=[[0, 0, 0, 1], [1, 2, 3, 4]])
    assert (table.asked, table.offers("attack")) == ("bram", [])
    table.pick("bram", "end")
    table.pick("teo", "end")
    assert (table.asked, table.frame) == ("mirela", "NameRoom")


@rule("HAU-59", "HAU-217")
def test_HAU_E52_two_rooms() -> None:
    """Wren in one of them checks Speed: 3 costs her the total of two dice; nobody else rolls."""
    people = [Sheet("mirela"), Sheet("wren", room="great_hall"), Sheet("bram"), Sheet("teo")]
    table = haunted("dead_letters", *people, traitor="mirela", rolls="1 1 1 0  2 1")
    table.player("mirela").is_off = True
    phase(table)
    table.pick("mirela", "haunt_room great_hall", "haunt_room main_stair")
    top = table.night.stack[-1]
    assert (table.asked, top.kind, top.points) == ("wren", PHYSICAL, 3)  # type: ignore[attr-defined]
    assert table.rolls_left == []


# ---- K15 grabbing


@rule("HAU-67", "HAU-130")
def test_HAU_E59_the_blow_must_land() -> None:
    """The Buff Coat leaves 1 point of 2: no grab."""
    deed = token("deed")
    wren = Sheet("wren", cards=["buff_coat", deed])
    for cards, frame in [(wren.cards, "TakePoint"), ([deed], "Steal")]:
        table = haunted(
            "the_will",
            Sheet("bram"),
            Sheet("wren", cards=cards),
            Sheet("teo"),
            rolls="1 1 1 1 1  1 1 1",
        )
        table.pick("bram", "attack 1")
        assert table.frame == frame


@rule("HAU-68", "HAU-141")
def test_HAU_E60_not_at_range_nor_in_defence() -> None:
    """Neither the Revolver at range nor a defender who wins may grab a Page."""
    page = token("page")
    anselm = Sheet("anselm", room="main_stair", cards=["revolver"])
    agnes = Sheet("agnes", cards=[page])
    table = haunted(
        "buried_name", anselm, agnes, Sheet("teo"), traitor="agnes", rolls="2 2 2 1  1 1 1"
    )
    table.pick("anselm", "attack 1")
    assert table.frame == "TakePoint"
    people = [Sheet("agnes", cards=[page]), Sheet("anselm"), Sheet("teo")]
    table = haunted("buried_name", *people, traitor="agnes", rolls="0 0  1 1 1")
    table.pick("agnes", "attack 1")
    assert table.frame == "TakePoint"


@rule("HAU-130", "HAU-232")
def test_HAU_E165_a_grab_is_a_steal() -> None:
    """A Deed grabbed in this turn cannot be given in it."""
    deed = token("deed")
    table = haunted(
        "the_will",
        Sheet("bram"),
        Sheet("wren", cards=[deed]),
        Sheet("teo"),
        rolls="1 1 1 1 1  1 1 1",
    )
    table.pick("bram", "attack 1", f"steal {deed}")
    assert (table.cards("bram"), table.offers("give")) == ([deed], [])
    table.pick("bram", "end")
    table.pick("wren", "end")
    table.pick("teo", "end")
    assert table.offers("give") == [deed]


# ---- K17 winning


@rule("HAU-70", "HAU-103")
def test_HAU_E61_checked_after_every_step() -> None:
    """The last Heart goes by the first of two Vials, and nothing more is done."""
    bram = Sheet("bram", cards=[token("vial"), token("vial", 2)])
    table = haunted(
        "green_hunger",
        bram,
        Sheet("teo"),
        Sheet("juniper"),
        traitor="juniper",
        things="heart great_hall",
    )
    table.pick("bram", "go great_hall")
    assert (table.over, table.cards("bram")) == ("heroes", [token("vial", 2)])


@rule("HAU-71")
def test_HAU_E62_twenty_rounds() -> None:
    """The Girl is still carried about: the heroes lose."""
    table = haunted("the_snatcher", *company(3), traitor="wren", things="altar cellar_landing")
    course(table).child = 1
    table.night.affair.round = 20
    end_of_round(table)
    assert table.over == "traitor"


@rule("HAU-72", "HAU-155")
def test_HAU_E63_too_few_outside() -> None:
    """Two of three needed have escaped and the others are dead."""
    table = haunted("furnace_heart", *company(6), traitor="wren", zone="cellar_landing")
    for name in ("bram", "teo"):
        table.player(name).has_escaped = True
    for name in ("mirela", "anselm"):
        die(table.night, table.seat(name))
        assert table.over == ""
    die(table.night, table.seat("leona"))
    assert table.over == "traitor"


def test_speed_is_a_trait_of_a_fetcher() -> None:
    """What a monster has is as its line says (HAU-24)."""
    table = haunted("buried_name", *company(3), traitor="teo", monsters="fetcher vestibule")
    assert table.night.monsters[0].values[SPEED] == 4
