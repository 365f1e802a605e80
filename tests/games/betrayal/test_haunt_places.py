"""How haunts begin, and where they put things (HAU-1 to HAU-13, HAU-36 to HAU-39)."""

from __future__ import annotations

import pytest

from dreadhouse.games.betrayal.haunts.places import (
    everybody,
    farthest,
    ranked,
    remoteness,
    rooms_for,
    spread,
)
from dreadhouse.games.betrayal.rules.haunt import judge
from dreadhouse.games.betrayal.rules.haunting import BeginHaunt
from dreadhouse.games.betrayal.rules.house import refresh
from dreadhouse.games.betrayal.rules.rounds import NEXT_TURN
from dreadhouse.games.betrayal.state import CELLAR, UNREACHED, Link
from tests.games.betrayal.haunting import (
    Sheet,
    Table,
    at,
    begun,
    company,
    course,
    haunted,
    mobs,
    place,
    token,
)
from tests.games.betrayal.positions import IDS, PRINTED, ROOMS, position
from tests.rules import rule

# A row of rooms to the east of the Vestibule, each joined to the next:
# vestibule scullery dance_hall flagged_court lumber_room terrace
EAST = [
    "scullery ground 1 0 1",
    "dance_hall ground 2 0 0",
    "flagged_court ground 3 0 0",
    "lumber_room ground 4 0 0",
    "groaning_passage ground 5 0 0",
    "cobweb_passage ground 6 0 0",
    "billiard_room ground 7 0 1",
]


def row(*sheets: Sheet, rolls: str = "", orders: list[list[int]] | None = None) -> Table:
    """A night in the long row."""
    return position(*sheets, house=EAST, stack=[], rolls=rolls, orders=orders, haunt="made_up")


def spreads(count: int, *order: str) -> list[str]:
    """SPREAD among these rooms in this order."""
    table = row(Sheet("bram"), orders=[[at(room) for room in order]])
    rooms = [at(room) for room in order]
    return [ROOMS[room] for room in spread(table.night, rooms, count, [])]


@rule("HAU-1")
def test_HAU_E1_the_dead_and_the_traitor_count() -> None:
    """Five explorers: N is 5, with 4 heroes against a traitor and 5 without one."""
    table = begun("feeding_the_cistern", *company(5), orders=[[1, 2, 3, 4]])
    assert [p.team for p in table.night.players].count(0) == 4
    table = begun("last_candle", *company(5))
    assert [p.team for p in table.night.players].count(0) == 5


@rule("HAU-1", "HAU-2")
def test_HAU_E2_amounts_do_not_shift() -> None:
    """The need for six explorers stays when one of them dies."""
    table = haunted("unquiet_choir", *company(6), traitor="wren")
    assert table.view("bram")["haunt"]["needs"]["rite"] == 10
    table.player("teo").is_dead = True
    assert table.view("bram")["haunt"]["needs"]["rite"] == 10


@rule("HAU-3", "HAU-147")
def test_HAU_E3_the_order_of_the_setup() -> None:
    """Opening, traitor, Cellar Stair, Boiler Room, fire, first turn."""
    table = begun(
        "furnace_heart",
        Sheet("wren", room="great_hall"),
        Sheet("teo"),
        Sheet("bram", room="great_hall"),
        stack=["cellar_stair", "boiler_room"],
        orders=[[8], []],
    )
    told = [event.id for event in table.night.journal(-1)]
    order = ["haunt-begins", "traitor-is", "places-tile", "places-tile", "zone-grows"]
    assert [id for id in told if id in order] == [*order, "zone-grows"]
    assert told.index("zone-grows") < told.index("haunt-ready")


@rule("HAU-4", "HAU-37")
@pytest.mark.parametrize(("haunt", "chooser"), [("last_candle", "wren"), ("the_toll", "agnes")])
def test_HAU_E4_who_chooses(haunt: str, chooser: str) -> None:
    """The revealer places the Cellar Stair; a known traitor does in place of the revealer."""
    table = position(
        Sheet("wren"),
        Sheet("teo"),
        Sheet("agnes"),
        stack=["cellar_stair"],
        chosen_haunt=PRINTED.haunt_ids.index(haunt) + 1,
    )
    night = table.night
    night.stack = [NEXT_TURN, BeginHaunt(0, 26, 0)]
    night.advance()
    assert (table.frame, table.asked) == ("ChooseDoorway", chooser)


@rule("HAU-5")
def test_HAU_E5_four_spaces_apart() -> None:
    """A room nearer than 4 to one that is kept is passed over."""
    kept = spreads(2, "scullery", "dance_hall", "cobweb_passage", "billiard_room")
    assert kept == ["scullery", "cobweb_passage"]


@rule("HAU-6")
def test_HAU_E6_then_three() -> None:
    """With too few at 4 the order is gone through again with 3, then 2, then 1."""
    assert spreads(3, "scullery", "lumber_room", "billiard_room")[:3] == [
        "scullery",
        "billiard_room",
        "lumber_room",
    ]


@rule("HAU-7")
def test_HAU_E7_fewer_rooms_than_tokens() -> None:
    """What is left over goes into the rooms again, in the order kept."""
    rooms = ["scullery", "billiard_room", "lumber_room"]
    assert spreads(5, *rooms)[3:] == spreads(5, *rooms)[:2]


@rule("HAU-8")
def test_HAU_E8_vestibule_and_drop_are_skipped() -> None:
    """Neither is ever picked by SPREAD."""
    table = position(
        Sheet("bram"),
        house=[*EAST, "laundry_drop ground -1 0 1"],
        stack=[],
        haunt="made_up",
        orders=[[at("scullery")]],
    )
    rooms = rooms_for(table.night, [room for room in range(47) if room not in (0, 5, 41)])
    assert rooms == [0, at("scullery")]
    assert spread(table.night, rooms, 1, []) == [at("scullery")]


@rule("HAU-9")
def test_HAU_E9_far_from_the_nearest() -> None:
    """Of two rooms the one whose nearest explorer is farther away."""
    table = row(Sheet("bram", room="vestibule"), Sheet("wren", room="billiard_room"))
    table.night.players[2].is_dead = True
    reach = remoteness(table.night, everybody(table.night))
    assert (reach[at("dance_hall")], reach[at("flagged_court")]) == (2, 3)
    assert farthest(table.night, [at("dance_hall"), at("flagged_court")], reach) == [
        at("flagged_court")
    ]


@rule("HAU-10")
def test_HAU_E10_never_the_drop() -> None:
    """The Laundry Drop is not among the rooms that may be FAR."""
    table = position(Sheet("bram"), house=["laundry_drop ground -1 0 1"], stack=[], haunt="made_up")
    assert at("laundry_drop") not in rooms_for(table.night, [])


@rule("HAU-11", "HAU-84")
def test_HAU_E11_one_each_graves_first() -> None:
    """Grave-sign rooms by distance, then the others by distance."""
    house = [*EAST, "shut_room upper 0 1 2", "surgery upper 1 0 2", "rafters upper -1 0 1"]
    house += ["chalk_circle cellar 0 -1 2", "guest_chamber upper 0 2 0"]
    table = begun("unquiet_choir", *company(4), house=house)
    graves = ["cellar_landing", "shut_room", "surgery"]
    assert mobs(table) == [*graves, "chalk_circle", "guest_chamber"]


@rule("HAU-12")
def test_HAU_E12_no_way_is_farthest() -> None:
    """A room that nothing leads to counts as farther than all others."""
    table = row(Sheet("bram"))
    reach = remoteness(table.night, [0])
    assert reach[at("cellar_landing")] == UNREACHED
    groups = ranked(table.night, rooms_for(table.night, []), reach, 1)
    assert groups == [[at("cellar_landing")]]


@rule("HAU-13")
def test_HAU_E13_markers_never_run_out() -> None:
    """The fortieth Gloam is placed like the first."""
    monsters = ", ".join(["gloam cellar_landing"] * 39)
    table = haunted("last_candle", *company(3), monsters=monsters, rolls="1 1")
    assert place(table, "gloam", "cellar_landing").number == 39
    assert len(mobs(table)) == 40


@rule("HAU-36", "HAU-146")
def test_HAU_E31_a_room_that_is_there() -> None:
    """Nothing is placed a second time."""
    table = begun("furnace_heart", *company(3), house=["boiler_room cellar 0 1 1"])
    assert not table.told("places-tile")


@rule("HAU-36", "HAU-83")
def test_HAU_E74_one_room_of_the_rite_will_do() -> None:
    """With the Burying Ground in the house the Oratory stays in the stack."""
    table = begun(
        "unquiet_choir",
        *company(3),
        house=["burying_ground ground 1 1 3"],
        stack=["oratory"],
    )
    assert not table.is_in_house("oratory")


@rule("HAU-38", "HAU-191")
def test_HAU_E32_no_open_doorway() -> None:
    """The traitor marks a new doorway, and the room is placed there."""
    house = ["family_tomb cellar 0 1 2"]
    house += ["vault cellar 0 -1 0", "box_room cellar 1 0 3", "principal_bedchamber cellar -1 0 1"]
    table = begun(
        "feeding_the_cistern",
        *company(3),
        house=house,
        stack=["drowned_cistern"],
        orders=[[], [1, 2, 3, 4, 15, 22, 34, 38]],
        picks="mark vault s",
    )
    assert table.place("drowned_cistern")[:3] == (CELLAR, 0, -2)


@rule("HAU-39", "HAU-172")
def test_HAU_E33_a_placed_room_gives_nothing() -> None:
    """The first visitor of the placed Bell Turret draws nothing."""
    table = begun(
        "the_toll",
        Sheet("bram", room="top_landing"),
        Sheet("agnes"),
        Sheet("teo"),
        stack=["bell_turret"],
        orders=[[]],
        picks="door top_landing n",
    )
    assert table.room("agnes") == "bell_turret"
    table.pick("teo", "end")
    assert table.asked == "bram"
    table.pick("bram", "go bell_turret")
    assert (table.room("bram"), table.side("bram"), table.frame) == ("bell_turret", 0, "Act")


@rule("HAU-230", "HAU-101", "HAU-4")
def test_HAU_E163_a_side_of_the_rift() -> None:
    """The traitor names the side of a Heart; a Vial must come to that side."""
    table = begun(
        "green_hunger",
        Sheet("juniper"),
        Sheet("bram"),
        Sheet("wren"),
        house=["rift cellar 0 1 0"],
        orders=[[at("rift")], [1, 2, 3, 4]],
    )
    heart = next(one for one in course(table).fixtures if one.room == at("rift"))
    bram = table.player("bram")
    bram.cards.append(IDS.index(token("vial")))
    bram.room, bram.side = at("rift"), 3 - heart.side
    judge(table.night)
    assert heart in course(table).fixtures
    bram.side = heart.side
    judge(table.night)
    assert heart not in course(table).fixtures


def test_links_count_for_distances() -> None:
    """A link brings its two rooms together (BET-13)."""
    table = row(Sheet("bram"))
    table.night.links.append(Link(0, 0, at("cellar_landing"), 0))
    refresh(table.night)
    assert remoteness(table.night, [0])[at("cellar_landing")] == 1
