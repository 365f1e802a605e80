"""Monsters and death (BET-187, BET-255, BET-300 to BET-320, BET-448, HAU-73 to HAU-81)."""

from __future__ import annotations

from dreadhouse.games.betrayal.rules.death import die
from dreadhouse.games.betrayal.rules.house import refresh
from dreadhouse.games.betrayal.rules.monsters import (
    GUARD,
    HUNT_TARGET,
    NEXT_MONSTER,
    aim,
)
from dreadhouse.games.betrayal.rules.phase import MONSTER_PHASE
from dreadhouse.games.betrayal.rules.stunning import place_monster, stun
from dreadhouse.games.betrayal.state import Monster
from tests.games.betrayal.positions import (
    BEADLE,
    IDS,
    ROOMS,
    THING,
    Sheet,
    Table,
    made_up,
    position,
    refused,
)
from tests.rules import rule

RIFT = ["groaning_passage cellar 0 1 0", "rift cellar 0 2 0", "cobweb_passage cellar 0 3 0"]


def at(name: str) -> int:
    """A room's number."""
    return ROOMS.index(name)


def phase(
    *sheets: Sheet, monsters: list[str], rolls: str, traitor: str = "leona", **more: object
) -> tuple[Table, list[Monster]]:
    """A monster phase; monsters are given as "kind room [side]", Leona is the traitor."""
    table = position(*sheets, haunt="made_up", traitor=traitor, rolls=rolls, **more)  # type: ignore[arg-type]
    kinds = [kind.id for kind in made_up().kinds]
    placed = []
    for monster in monsters:
        kind, room, *side = monster.split()
        where = int(side[0]) if side else 0
        placed.append(place_monster(table.night, kinds.index(kind), at(room), where))
    table.night.stack = [table.night.stack[0], MONSTER_PHASE]
    table.night.advance()
    return table, placed


@rule("BET-300", "BET-301")
def test_BET_E228_one_roll_for_each_kind() -> None:
    """Three Beadles may move 5 spaces each, one after the other."""
    table, monsters = phase(
        Sheet("leona", room="top_landing"),
        monsters=["beadle great_hall"] * 3,
        rolls="2 2 1",
    )
    assert [monster.left for monster in monsters] == [5, 5, 5]
    assert table.offered == ["command 0", "command 1", "command 2", "done"]
    table.pick("leona", "command 1", "walk vestibule", "rest")
    assert table.offered == ["command 0", "command 2", "done"]


@rule("BET-302")
def test_BET_E229_one_space_at_least() -> None:
    """After a 0 each may move 1 space."""
    table, _monsters = phase(
        Sheet("leona", room="top_landing"), monsters=["beadle great_hall"], rolls="0 0 0"
    )
    table.pick("leona", "command 0", "walk vestibule")
    assert table.offers("walk") == []


@rule("BET-301", "BET-302")
def test_a_roll_of_nothing_counts_for_all_of_a_kind() -> None:
    """Two Beadles, one roll of 0; a hero in the room makes a space dear, yet one is possible."""
    table, _monsters = phase(
        Sheet("leona", room="top_landing"),
        Sheet("bram", room="great_hall"),
        monsters=["beadle great_hall", "beadle great_hall"],
        rolls="0 0 0",
    )
    table.pick("leona", "command 0", "walk vestibule")
    assert table.offers("walk") == []
    table.pick("leona", "rest", "command 1")
    assert "vestibule" in table.offers("walk")


@rule("BET-303")
def test_BET_E230_opponents_slow_monsters() -> None:
    """The first space costs 3; 2 are left."""
    table, monsters = phase(
        Sheet("leona", room="top_landing"),
        Sheet("bram", room="great_hall"),
        Sheet("wren", room="great_hall"),
        monsters=["beadle great_hall"],
        rolls="2 2 1",
    )
    table.pick("leona", "command 0", "walk vestibule")
    assert monsters[0].left == 2


@rule("BET-304")
def test_BET_E231_one_attack_a_phase() -> None:
    """A second one is not offered."""
    table, _ = phase(
        Sheet("leona", room="top_landing"),
        Sheet("bram"),
        Sheet("wren"),
        monsters=["beadle vestibule"],
        rolls="1 1 1 1 1 1 1 1 1 1 1 0",
    )
    table.pick("leona", "command 0", "assault 1")
    assert table.offers("assault") == []


@rule("BET-305", "BET-306")
def test_BET_E232_stunned_for_one_phase() -> None:
    """It misses the next phase and recovers at its end."""
    table = position(
        Sheet("leona", room="top_landing"), Sheet("bram"), haunt="made_up", traitor="leona"
    )
    monster = place_monster(table.night, THING, at("great_hall"), 0)
    stun(table.night, monster)
    stun(table.night, monster)
    table.night.stack = [table.night.stack[0], MONSTER_PHASE]
    table.night.advance()
    assert table.frame == "Act"
    assert not monster.is_stunned


@rule("BET-307", "BET-308")
def test_BET_E233_room_text_leaves_monsters_alone() -> None:
    """Over the Rift without a roll; no damage, no Might."""
    table, monsters = phase(
        Sheet("leona", room="top_landing"),
        monsters=["thing cobweb_passage"],
        rolls="2 2 2",
        house=[*RIFT, "boiler_room cellar 1 1 2", "butchers_store cellar -1 1 2"],
    )
    table.pick("leona", "command 0", "walk rift", "side first", "walk groaning_passage")
    assert monsters[0].side == 0
    assert (monsters[0].room, monsters[0].values) == (at("groaning_passage"), [3, 8, -1, -1])
    assert table.night.dice.drawn == 3


@rule("BET-309", "BET-310")
def test_BET_E234_climbing_past_the_drop() -> None:
    """1 space to the Great Hall, 1 to the Vestibule; walking in it slides down."""
    table, monsters = phase(
        Sheet("leona", room="top_landing"),
        Sheet("bram", room="top_landing"),
        Sheet("wren", room="top_landing"),
        monsters=["beadle cellar_landing"],
        rolls="1 1 1",
        house=["laundry_drop ground 1 1 3"],
    )
    table.pick("leona", "command 0", "walk great_hall", "walk vestibule")
    assert (monsters[0].room, monsters[0].left) == (at("vestibule"), 1)
    monsters[0].left = 2
    table.again()
    table.pick("leona", "walk great_hall", "walk laundry_drop")
    assert monsters[0].room == at("cellar_landing")


@rule("BET-311")
def test_BET_E235_a_monster_falls() -> None:
    """Its mover picks the Drowned Cistern; no tile is placed."""
    table, monsters = phase(
        Sheet("leona", room="top_landing"),
        monsters=["thing rotten_floor"],
        rolls="0 0 0",
        house=["rotten_floor ground 1 1 0", "drowned_cistern cellar 0 1 1"],
    )
    before = len(table.night.stack_of_tiles)
    table.pick("leona", "command 0", "fall", "to drowned_cistern")
    assert monsters[0].room == at("drowned_cistern")
    assert len(table.night.stack_of_tiles) == before


@rule("BET-313")
def test_BET_E236_no_special_attacks() -> None:
    """3 points of damage; it may not steal."""
    table, _ = phase(
        Sheet("leona", room="top_landing"),
        Sheet("bram", cards=["axe"]),
        monsters=["beadle vestibule"],
        rolls="1 1 1 2 2 1 1 1 1 1 0 0",
    )
    table.pick("leona", "command 0", "assault 1")
    assert (table.asked, table.frame) == ("bram", "TakePoint")
    table.pick("bram", "lose might", "lose might", "lose speed")
    assert table.cards("bram") == ["axe"]


@rule("BET-187", "BET-188")
def test_BET_E137_a_monster_takes_nothing() -> None:
    """A Thing stands on a pile."""
    table, _ = phase(
        Sheet("leona", room="top_landing"),
        monsters=["thing vestibule"],
        rolls="1 1 1",
        piles={"vestibule": ["axe"]},
    )
    table.pick("leona", "command 0")
    assert table.offers("take") == []
    assert table.pile("vestibule") == ["axe"]


@rule("BET-303", "BET-448")
def test_BET_E352_attack_between_spaces() -> None:
    """1 space to Wren, an attack, and on: of 3 spaces left leaving takes 2."""
    table, monsters = phase(
        Sheet("leona", room="top_landing"),
        Sheet("wren", room="great_hall"),
        monsters=["beadle vestibule"],
        rolls="2 1 1 2 2 2 2 1 1 1",
    )
    table.pick("leona", "command 0", "walk great_hall", "assault 1")
    while table.frame == "TakePoint":
        table.pick("wren", table.offered[0])
    table.pick("leona", "walk main_stair")
    assert monsters[0].left == 1


@rule("BET-254")
def test_a_dead_traitor_still_moves_the_monsters() -> None:
    """BET-34 lets a dead traitor win, so the player goes on."""
    table, _ = phase(
        Sheet("leona", dead=True),
        Sheet("bram"),
        monsters=["beadle vestibule"],
        rolls="1 1 1",
        turn="bram",
    )
    assert (table.asked, table.frame) == ("leona", "CommandMonsters")


# ---- behaviours


@rule("BET-255", "HAU-73", "HAU-74", "HAU-81")
def test_monsters_hunt_without_a_traitor() -> None:
    """By a shortest way toward the nearest, stop in the room, attack."""
    table, monsters = phase(
        Sheet("bram", room="great_hall"),
        Sheet("wren", room="top_landing"),
        Sheet("teo", room="top_landing"),
        monsters=["beadle vestibule"],
        rolls="1 1 1 1 1 0 0 1 1 1 1 1",
        traitor="",
    )
    while table.frame == "TakePoint":
        table.pick("bram", table.offered[0])
    assert table.told("monster-attacks")[0].args["seat"] == 0
    assert monsters[0].room == at("great_hall")
    assert monsters[0].is_stunned


@rule("HAU-78")
def test_prey_in_the_room_is_attacked() -> None:
    """It stays, though others are near."""
    table, monsters = phase(
        Sheet("bram"),
        Sheet("wren", room="great_hall"),
        Sheet("teo", room="great_hall"),
        monsters=["thing vestibule"],
        rolls="1 1 1 1 1 1 1 1 1 1 1 2 2 2 1 1",
        traitor="",
    )
    assert monsters[0].room == at("vestibule")
    assert table.told("monster-attacks")[0].args["seat"] == 0


@rule("HAU-79")
def test_among_equals_the_weaker() -> None:
    """Lower Might first, then the next from the revealer's left."""
    table = position(Sheet("bram"), Sheet("wren"), Sheet("pip"), haunt="made_up")
    monster = place_monster(table.night, BEADLE, at("great_hall"), 0)
    assert aim(table.night, monster) == [at("vestibule"), 2]
    for p in table.night.players:
        p.explorer, p.steps = 0, [3, 4, 4, 3]
    assert aim(table.night, monster) == [at("vestibule"), 1]


@rule("HAU-80")
def test_among_equal_ways_the_next_player_chooses() -> None:
    """Two ways of two spaces."""
    table, monsters = phase(
        Sheet("bram", room="groaning_passage"),
        Sheet("wren", room="groaning_passage"),
        Sheet("teo", room="groaning_passage"),
        monsters=["beadle vestibule"],
        rolls="1 0 0",
        traitor="",
        house=["groaning_passage ground 1 1 0", "cobweb_passage ground 1 0 0"],
    )
    assert (table.asked, table.frame) == ("bram", "ChooseBehaviour")
    assert table.offers("walk") == ["great_hall", "cobweb_passage"]
    table.pick("bram", "walk cobweb_passage")
    assert monsters[0].room == at("cobweb_passage")


@rule("HAU-76")
def test_a_guard_goes_back() -> None:
    """Within reach of its room it hunts, otherwise it goes back."""
    table = position(
        Sheet("bram", room="top_landing"),
        Sheet("wren", room="top_landing"),
        Sheet("pip", room="top_landing"),
        haunt="made_up",
    )
    kind = table.night.haunt.kinds[BEADLE]
    kind.behaviour, kind.range, kind.goal = GUARD, 2, at("vestibule")
    monster = place_monster(table.night, BEADLE, at("great_hall"), 0)
    assert aim(table.night, monster) == [at("vestibule"), -1]
    table.night.players[1].room = at("main_stair")
    assert aim(table.night, monster) == [at("main_stair"), 1]


@rule("HAU-75", "HAU-233")
def test_a_hunter_of_one_stays_without_it() -> None:
    """It attacks nobody else; with no prey it stays."""
    table = position(Sheet("bram"), Sheet("wren", room="great_hall"), haunt="made_up")
    table.night.haunt.kinds[BEADLE].behaviour = HUNT_TARGET
    monster = place_monster(table.night, BEADLE, at("great_hall"), 0)
    monster.twin = 0
    assert aim(table.night, monster) == [at("vestibule"), 0]
    table.night.players[0].is_dead = True
    assert aim(table.night, monster) == [-1, -1]


@rule("HAU-233")
def test_no_way_no_step() -> None:
    """A monster in the Cellar, everybody above: it stays."""
    _table, monsters = phase(
        Sheet("bram"), monsters=["beadle cellar_landing"], rolls="2 2 2", traitor=""
    )
    assert monsters[0].room == at("cellar_landing")


@rule("HAU-234")
def test_a_behaviour_sets_no_lift_moving() -> None:
    """The prey stands in the lift; it is not asked for a floor."""
    table, monsters = phase(
        Sheet("bram", room="wandering_lift"),
        Sheet("wren", room="wandering_lift"),
        Sheet("teo", room="wandering_lift"),
        monsters=["beadle great_hall"],
        rolls="1 1 1 0 0 0 0 1 1 1 1",
        traitor="",
        house=["wandering_lift ground 1 1 3"],
    )
    assert monsters[0].room == at("wandering_lift")
    assert table.told("tile-moves") == []


@rule("BET-428")
def test_mindless_monsters() -> None:
    """They follow their behaviour whatever the traitor wishes."""
    table = position(
        Sheet("leona", room="top_landing"),
        Sheet("bram", room="great_hall"),
        Sheet("wren", room="top_landing"),
        haunt="made_up",
        traitor="leona",
        mindless_monsters=True,
        rolls="1 1 1 0 0 0 0 0 0 0 0 0",
    )
    monster = place_monster(table.night, BEADLE, at("vestibule"), 0)
    table.night.stack = [table.night.stack[0], MONSTER_PHASE]
    table.night.advance()
    assert monster.room == at("great_hall")
    assert NEXT_MONSTER not in table.night.stack


# ---- death


@rule("BET-315", "BET-316", "BET-317", "BET-318", "BET-387")
def test_BET_E238_what_the_dead_leave() -> None:
    """A pile of Axe and Dagger; Bite and Dust discarded; the Dog waits."""
    table = position(
        Sheet(
            "bram",
            might=1,
            speed=1,
            cards=["axe", "blood_dagger", "bite", "dog", "choking_dust"],
        ),
        Sheet("leona", room="great_hall"),
        haunt="made_up",
        traitor="leona",
    )
    table.pick("bram", "lose might")
    assert table.player("bram").is_dead
    assert table.pile("vestibule") == ["axe", "blood_dagger"]
    assert table.discarded("bite")
    assert table.discarded("choking_dust")
    assert table.view()["waiting"] == [[IDS.index("dog"), 0, 0]]
    assert table.asked == "leona"


@rule("BET-319", "BET-359")
def test_BET_E239_the_next_to_come_must_take_it() -> None:
    """The traitor takes the Dog, with +1 Might and +1 Sanity."""
    table = position(
        Sheet("leona", room="great_hall"),
        Sheet("bram", cards=["dog"]),
        haunt="made_up",
        traitor="leona",
    )
    die(table.night, 1)
    table.pick("leona", "go vestibule")
    assert table.cards("leona") == ["dog"]
    assert table.steps("leona") == [3, 5, 4, 4]


@rule("BET-257", "BET-315")
def test_the_dead_do_nothing() -> None:
    """A dead explorer is neither asked nor attacked."""
    table = position(Sheet("leona"), Sheet("bram"), Sheet("wren"), haunt="made_up", traitor="leona")
    die(table.night, 1)
    table.again()
    assert table.offers("attack") == ["2"]
    refused(table, "leona", "attack 1", "BET-267")
    table.pick("leona", "end")
    assert table.asked == "wren"


def test_the_way_of_monsters_is_that_of_distances() -> None:
    """Refreshing changes nothing by itself."""
    table = position(Sheet("bram"), house=RIFT)
    before = [ways[:] for ways in table.night.joins]
    refresh(table.night)
    assert before == table.night.joins
