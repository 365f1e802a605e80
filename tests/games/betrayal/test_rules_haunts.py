"""The common rules, seen in single haunts (BET-10, BET-30 to BET-34, BET-66 to BET-71, BET-209,
BET-239 to BET-246, BET-250, BET-256, BET-263, BET-320, BET-427)."""

from __future__ import annotations

import pytest

from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.traits import lose
from dreadhouse.games.betrayal.state import MIGHT, NOBODY, SANITY
from tests.games.betrayal.haunting import (
    at,
    begun,
    company,
    count,
    counts,
    course,
    end_of_round,
    haunted,
    mobs,
    phase,
    token,
)
from tests.games.betrayal.positions import IDS, PRINTED, Sheet, Table, position, refused
from tests.rules import rule

CHOIR = "unquiet_choir"
ORATORY = ["oratory ground 1 1 3"]


def named(haunt: str, table: Table) -> str:
    """Whom a haunt names as its traitor."""
    seat = PRINTED.haunts[PRINTED.haunt_ids.index(haunt)].traitor_of(table.night)
    return "" if seat == NOBODY else names_of(table)[seat]


def names_of(table: Table) -> list[str]:
    """The explorers by seat."""
    return [PRINTED.explorers[p.explorer].partition("_")[0] for p in table.night.players]


# ---- sides and ends


@rule("BET-30", "BET-239")
def test_BET_E10_a_haunt_names_sides_and_goals() -> None:
    """The Toll names the traitor and one goal for each side."""
    table = begun("the_toll", *company(3), stack=["bell_turret"], orders=[[]])
    assert table.told("traitor-is")
    assert table.night.traitor != NOBODY
    pages = {name: table.view(name)["haunt"]["page"] for name in names_of(table)}
    assert sorted(pages.values()) == ["heroes", "heroes", "traitor"]


@rule("BET-31")
def test_BET_E11_at_once() -> None:
    """Bram ends his turn with 3 Deeds in the Vestibule: the next player gets no turn."""
    deeds = [token("deed", number) for number in (1, 2, 3)]
    table = haunted("the_will", Sheet("bram", cards=deeds), *company(3)[1:])
    table.pick("bram", "end")
    assert (table.over, table.winners) == ("single", ["bram"])


@pytest.mark.parametrize(("is_phase", "winner"), [(False, "heroes"), (True, "traitor")])
@rule("BET-32")
def test_BET_E12_both_at_once(is_phase: bool, winner: str) -> None:
    """The acting side wins; in a monster phase the traitor's."""
    table = haunted(
        "green_hunger", *company(3, teo="scullery"), things="heart vestibule", traitor="wren"
    )
    night = table.night
    for seat in (0, 1, 2):
        night.players[seat].room = at("great_hall")
    course(table).zone = (1 << 47) - 1
    course(table).round = 5
    course(table).fixtures = []
    night.in_monster_phase = is_phase
    night.acting = NOBODY if is_phase else 0
    judge(night)
    assert table.over == winner


@rule("BET-33")
def test_BET_E13_a_goal_needs_somebody() -> None:
    """The last hero dies in the very step that destroys the last Heart."""
    table = haunted("green_hunger", *company(3), things="heart scullery", traitor="wren")
    course(table).is_ready = False
    for seat in (0, 2):
        die(table.night, seat)
    course(table).fixtures = []
    course(table).is_ready = True
    table.night.acting = 0
    judge(table.night)
    assert (table.over, table.winners) == ("traitor", ["wren"])


@rule("BET-34", "BET-254")
def test_BET_E14_a_dead_traitor_still_wins() -> None:
    """A Thing kills the last hero."""
    table = haunted("feeding_the_cistern", *company(3), things="valve great_hall", traitor="wren")
    die(table.night, 1)
    assert table.over == ""
    die(table.night, 0)
    die(table.night, 2)
    assert (table.over, table.winners) == ("traitor", ["wren"])


@rule("BET-33", "BET-320")
def test_BET_E240_one_has_escaped() -> None:
    """All heroes are dead but one, who is out: the heroes have won."""
    table = haunted("furnace_heart", *company(3), traitor="wren")
    table.night.players[2].has_escaped = True
    die(table.night, 0)
    assert (table.over, table.winners) == ("heroes", ["bram", "teo"])


@rule("BET-320")
def test_the_last_hero_is_dead() -> None:
    """The heroes lose."""
    table = haunted(CHOIR, *company(3), traitor="wren")
    die(table.night, 0)
    assert table.over == ""
    die(table.night, 2)
    assert table.over == "traitor"


@rule("BET-430")
def test_BET_E334_the_dead_share_the_win() -> None:
    """Dawn with 3 alive, 2 dead: all five win."""
    table = haunted("last_candle", *company(5))
    for seat in (3, 4):
        die(table.night, seat)
    counts(table, clock=8)
    assert (table.over, len(table.winners)) == ("heroes", 5)


# ---- tasks


def rite(rolls: str, *cards: str) -> Table:
    """Agnes says the Rite in the Oratory; three play."""
    return haunted(
        CHOIR,
        Sheet("agnes", room="oratory", cards=list(cards)),
        Sheet("wren"),
        Sheet("leona"),
        house=ORATORY,
        traitor="leona",
        rolls=rolls,
    )


@rule("BET-66", "BET-67", "BET-68")
def test_BET_E44_one_task_roll_a_turn() -> None:
    """The Rite fails; no second roll, not even with Sanity."""
    table = rite("1 1 1 1")
    assert table.offers("task") == ["2", "3"]
    table.pick("agnes", "task 3")
    assert table.told("task-fails")
    assert table.offers("task") == []


@rule("BET-71")
def test_BET_E45_again_in_a_later_turn() -> None:
    """Success: 1 marker."""
    table = rite("1 1 1 1 1 1 1 1 1 0")
    table.pick("agnes", "task 3", "end")
    table.pick("wren", "end")
    table.pick("leona", "end")
    table.pick("agnes", "task 2")
    assert count(table, "rite") == 1


@rule("BET-67")
def test_BET_E46_walking_on_gives_no_second_roll() -> None:
    """Bram turns one Valve and reaches a second."""
    table = haunted(
        "feeding_the_cistern",
        Sheet("bram", room="great_hall"),
        *company(3)[1:],
        things="valve great_hall, valve main_stair",
        traitor="wren",
        rolls="1 1 1 1 1",
    )
    table.pick("bram", "task 1")
    table.pick("bram", "go main_stair")
    assert table.offers("task") == []


@rule("BET-70")
def test_BET_E47_a_task_is_no_attack() -> None:
    """He attacks the Thing in the same turn."""
    table = haunted(
        "feeding_the_cistern",
        Sheet("anselm", room="great_hall"),
        *company(3)[1:],
        things="valve great_hall, valve main_stair",
        monsters="thing great_hall",
        traitor="wren",
        rolls="0 0 0",
    )
    table.pick("anselm", "task 1")
    assert table.offers("strike") == ["0"]


@rule("BET-69")
def test_BET_E48_cards_for_trait_rolls_help() -> None:
    """1 + 4 = 5: success."""
    table = haunted(
        CHOIR,
        Sheet("teo", room="oratory", cards=["stimulant_ampoule"]),
        *company(2),
        house=ORATORY,
        traitor="wren",
        rolls="1 0 0 0",
    )
    table.pick("teo", "task 2", "add stimulant_ampoule")
    assert count(table, "rite") == 1


# ---- precedence, tokens


@rule("BET-178", "BET-179")
def test_BET_E129_the_card_beats_the_rulebook() -> None:
    """The Talking Board may be asked before moving only; the Penny out of turn never."""
    table = position(Sheet("pip", cards=["talking_board"]))
    assert "talking_board" in table.offers("use")
    table.pick("pip", "go great_hall")
    refused(table, "pip", "use talking_board", "BET-370")


@rule("BET-179")
def test_BET_E130_a_haunt_beats_a_tile() -> None:
    """In The Toll a hero walks through the Turret without a roll."""
    table = haunted(
        "the_toll",
        *company(3, bram="top_landing", wren="main_stair"),
        house=["bell_turret upper 0 1 0", "map_room upper 0 2 0"],
        traitor="wren",
    )
    table.pick("bram", "go bell_turret", "go map_room")
    assert table.room("bram") == "map_room"


@rule("BET-209")
def test_BET_E155_tokens_are_items() -> None:
    """Wren gives a Page to Bram; a Lamp could not be given."""
    page = token("page")
    table = haunted(
        "buried_name", Sheet("wren", cards=[page]), Sheet("bram"), Sheet("teo"), traitor="teo"
    )
    table.pick("wren", f"give {page}", "give_to 1")
    table.pick("bram", "accept")
    assert table.cards("bram") == [page]
    table = haunted("last_candle", *company(3), things="lamp vestibule")
    assert table.offers("give") == table.offers("take") == []


@rule("BET-196", "BET-441")
def test_BET_E345_one_action_takes_from_all() -> None:
    """Two Deeds and a dropped Axe."""
    deeds = [token("deed", 1), token("deed", 2)]
    table = haunted("the_will", Sheet("teo"), *company(2), piles={"vestibule": [*deeds, "axe"]})
    table.pick("teo", "take axe", f"take {deeds[0]}", f"take {deeds[1]}")
    assert table.cards("teo") == ["axe", *deeds]
    assert table.night.piles == []


# ---- who is the traitor


@rule("BET-239", "BET-240", "BET-241")
def test_BET_E181_ties() -> None:
    """The revealer if among the tied; else the nearest to the revealer's left."""
    table = position(Sheet("wren"), Sheet("agnes", sanity=3), Sheet("mirela"))
    assert [table.value(name, "sanity") for name in ("wren", "agnes", "mirela")] == [5, 5, 5]
    table.night.revealer = 0
    assert named("the_toll", table) == "wren"
    table = position(Sheet("mirela"), Sheet("teo"), Sheet("wren"), Sheet("agnes", sanity=3))
    table.night.revealer = 1
    assert table.value("teo", "sanity") == 4
    assert named("the_toll", table) == "wren"


@rule("BET-242")
def test_BET_E182_without_the_revealer() -> None:
    """Where the neighbour is named, the revealer never is."""
    table = position(Sheet("anselm"), Sheet("bram"), Sheet("wren"))
    for seat in range(3):
        table.night.revealer = seat
        assert named(CHOIR, table) == names_of(table)[(seat + 1) % 3]


@rule("BET-243")
def test_BET_E183_a_knack_comes_first() -> None:
    """Juniper; without her Anselm, whose Knowledge is the highest."""
    table = position(Sheet("anselm"), Sheet("juniper"), Sheet("bram"))
    assert named("green_hunger", table) == "juniper"
    table = position(Sheet("bram"), Sheet("anselm"), Sheet("wren"))
    assert named("green_hunger", table) == "anselm"


@rule("BET-244")
def test_BET_E184_deaths_do_not_shift_amounts() -> None:
    """4 began: 3/5/7/8 is 5, also when one has died."""
    from dreadhouse.games.betrayal.haunts.course import amount

    table = haunted(CHOIR, *company(4), traitor="wren")
    die(table.night, 0)
    assert amount(table.night, [3, 5, 7, 8]) == 5


@rule("BET-245", "BET-246", "BET-262")
def test_BET_E185_pages() -> None:
    """Two separate pages with a traitor, one common page without."""
    table = haunted(CHOIR, *company(3), traitor="wren")
    assert table.view("bram")["haunt"]["page"] == "heroes"
    assert table.view("wren")["haunt"]["page"] == "traitor"
    assert table.view("")["haunt"]["page"] == ""
    table = haunted("last_candle", *company(3))
    assert {table.view(name)["haunt"]["page"] for name in ("bram", "wren", "")} == {"common"}


@rule("BET-249", "BET-251", "BET-253")
def test_BET_E188_after_the_revealer() -> None:
    """Seat 1 reveals, seat 2 is the traitor: 3, 4, 0, 1, 2, then monsters."""
    table = begun(CHOIR, *company(5), revealer="wren", house=ORATORY, rolls="1 1 1 1")
    assert table.night.traitor == 2
    order = []
    for _ in range(5):
        order.append(table.asked)
        table.pick(table.asked, "end")
    assert order == ["mirela", "anselm", "bram", "wren", "teo"]
    assert table.frame == "CommandMonsters"


@rule("BET-250", "BET-427")
@pytest.mark.parametrize(("volunteer", "traitor"), [(False, "wren"), (True, "teo")])
def test_BET_E189_a_part_is_not_refused(volunteer: bool, traitor: str) -> None:
    """Only the Volunteer option allows a change, and the other must agree."""
    picks = "hand_over 2, accept" if volunteer else ""
    table = begun(CHOIR, *company(3), house=ORATORY, volunteer=volunteer, picks=picks)
    assert table.told("traitor-is")[0].args["seat"] == table.seat(traitor)


@rule("BET-427")
def test_a_volunteer_may_be_refused() -> None:
    """The part comes back, and the same player is not asked again."""
    table = begun(
        CHOIR, *company(3), house=ORATORY, volunteer=True, picks="hand_over 2, refuse, keep"
    )
    assert table.night.traitor == 1


@rule("BET-256")
def test_BET_E192_the_end_of_a_round() -> None:
    """The Gloams have moved: Lamps, then new Gloams, then the clock."""
    table = haunted(
        "last_candle",
        *company(3),
        things="lamp top_landing, lamp vestibule, lamp cellar_landing",
        rolls="0 0 1 1 1 1",
    )
    end_of_round(table)
    while table.frame != "Act":
        table.pick(table.asked, table.offered[0])
    ids = [event.id for event in table.night.journal(-1)]
    assert ids.index("lamp-out") < ids.index("monster-comes") < ids.index("clock-rises")


# ---- opponents, secrets


@rule("BET-258")
def test_BET_E194_opponents() -> None:
    """Heroes, the Ringer and the Sexton."""
    table = haunted(
        "the_toll",
        Sheet("bram"),
        Sheet("wren"),
        Sheet("agnes"),
        traitor="agnes",
        monsters="sexton vestibule",
    )
    haunt, night = table.night.haunt, table.night
    assert [haunt.opposes(night, 0, other) for other in (1, 2)] == [False, True]
    assert [haunt.opposes(night, 2, other) for other in (0, 1)] == [True, True]
    sexton = night.monsters[0]
    assert [haunt.monster_opposes(night, sexton, seat) for seat in (0, 1, 2)] == [True, True, False]


@rule("BET-259")
def test_BET_E196_no_sides() -> None:
    """In The Will Bram attacks Wren."""
    table = haunted("the_will", *company(3))
    assert table.offers("attack") == ["1", "2"]


@rule("BET-263", "BET-264")
def test_BET_E198_what_one_hero_learns() -> None:
    """A true Letter that Teo finds is known to all heroes."""
    letter = token("letter")
    table = haunted(
        "dead_letters",
        Sheet("teo", room="great_hall"),
        Sheet("bram"),
        Sheet("wren"),
        things="letter great_hall 1",
        faces={letter: 0},
        traitor="wren",
        rolls="2 2 1 1",
    )
    table.pick("teo", "task 3")
    assert table.view("bram")["haunt"]["faces"] == table.view("teo")["haunt"]["faces"]


@rule("BET-265")
def test_BET_E199_ghosts_tell_no_tales() -> None:
    """A dead hero's player reads no page any more."""
    table = haunted(CHOIR, *company(3), traitor="wren")
    assert table.view("bram")["haunt"]["page"] == "heroes"
    die(table.night, 0)
    assert table.view("bram")["haunt"]["page"] == ""


@rule("BET-428")
def test_BET_E332_the_beadles_hunt_the_carrier() -> None:
    """Whatever the traitor wishes."""
    table = haunted(
        "the_snatcher",
        Sheet("bram", room="main_stair"),
        Sheet("wren", room="great_hall"),
        Sheet("teo", room="vestibule"),
        traitor="teo",
        monsters="beadle great_hall",
        mindless_monsters=True,
        rolls="2 2 2 0 0 0 0 0 0 0 0 0",
    )
    course(table).child = 0
    phase(table)
    assert mobs(table) == ["main_stair"]
    assert [event.args["seat"] for event in table.told("monster-attacks")] == [0]


@rule("BET-34")
def test_losses_count_in_the_right_traits() -> None:
    """Might and Sanity kill alike."""
    for trait in (MIGHT, SANITY):
        table = haunted(CHOIR, *company(3), traitor="wren")
        lose(table.night, 0, trait, 8)
        assert table.player("bram").is_dead
    assert IDS[0] == "axe"
