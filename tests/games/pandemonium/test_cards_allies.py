"""The good allies' abilities and the evil allies' own ways (PAN-527 to PAN-551)."""

from __future__ import annotations

import pytest

from dreadhouse.games.pandemonium.creatures.turn import CreatureActs
from dreadhouse.games.pandemonium.creatures.values import fury_against
from dreadhouse.games.pandemonium.state import ABOARD
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.rules import rule


def friend(ally: str, at: str, *cast: str, rolls: str = "", space: str = "a22") -> CardTable:
    """A character in the own turn who leads a good ally; the others stand far away in F44."""
    people = cast or ("soldier", "doctor")
    persona = ally.removeprefix("ally_")
    people = tuple(name if name != persona else "geek" for name in people)
    table = cards(*people, rolls=rolls)
    for other in people[1:]:
        table.put(other, "f44")
    table.put(people[0], space).ally(ally, at, people[0]).begin(people[0], 2)
    number = PRINTED.cards.index(ally)
    if number in table.s.allies:
        table.s.allies.remove(number)
    return table


def leads(table: CardTable, *words: str) -> CardTable:
    """The first of the cast leads the one ally."""
    who = PRINTED.characters[table.s.cast[0].persona]
    table.again()
    table.pick(who, next(word for word in table.words if word.startswith("lead ")), *words)
    return table


def acts(table: CardTable, figure: str) -> CardTable:
    """A foe has its turn."""
    table.run(CreatureActs(PRINTED.figures.index(figure)))
    return table


@rule("PAN-536", "PAN-539")
def test_the_soldier_adds_damage() -> None:
    """Attacks from the Soldier's space deal 1 damage more, besides the ally's Hit."""
    table = friend("ally_soldier", "a22", "fury", "doctor", rolls="H M M")
    table.arm("fury", "kitchen_knife").foe("demon", "a22").again()
    table.pick("fury", "attack demon_1")
    assert table.heard("attacks")[0]["damage"] == 2 + 3 + 1


@rule("PAN-536", "PAN-535")
def test_PAN_E299_doctor_ally_heals_1_life_in_its_space() -> None:
    """PAN-E299: the Doctor ally heals 1 Life in its space, once."""
    table = friend("ally_doctor", "a22", "soldier", "geek")
    table.has("soldier", life=4)
    leads(table, "ally_ability")
    assert table.life("soldier") == 5
    assert "ally_ability" not in table.words


@rule("PAN-536")
def test_the_preacher_calms() -> None:
    """The Preacher ally takes 1 Fear."""
    table = friend("ally_preacher", "a22", "soldier", "geek")
    table.has("soldier", fear=2)
    leads(table, "ally_ability")
    assert table.fear("soldier") == 1


@rule("PAN-536", "PAN-546")
def test_fury_crosses_what_is_closed() -> None:
    """The Fury ally breaks a closed door with one point, but no Barricade."""
    table = friend("ally_fury", "a24", "soldier", "geek")
    leads(table, "ally_step e21")
    assert table.ally_at("ally_fury") == "e21"
    assert table.state_of("A24-E21") == "broken"
    table = friend("ally_fury", "a24", "soldier", "geek")
    table.barricade("A24-E21")
    leads(table)
    assert "e21" not in table.offers("ally_step")


@rule("PAN-536", "PAN-291")
def test_the_geek_turns_a_token_up() -> None:
    """The Geek ally turns any Radio or Telephone face up."""
    table = friend("ally_geek", "a22", "soldier", "doctor")
    table.drop("radio", "b11")
    for token in table.s.tokens:
        token.is_down = True
    leads(table, "ally_ability")
    if table.asked == "AllyTurnsUp":
        table.pick("soldier", "turn_ally_up radio")
    assert not any(token.is_down for token in table.s.tokens if token.kind == 5)


@rule("PAN-536", "PAN-417")
def test_the_huntress_lends_a_re_roll() -> None:
    """One die of an attack from the Huntress's space may be rolled again."""
    table = friend("ally_huntress", "a22", "soldier", "doctor", rolls="H M M M H")
    table.arm("soldier", "machete").foe("demon", "a22").again()
    table.pick("soldier", "attack demon_1", "reroll_miss")
    assert table.heard("attacks")[0]["hits"] == 3
    assert table.asked == "Act"


@rule("PAN-536", "PAN-223")
def test_the_mechanic_raises_a_barricade() -> None:
    """The Mechanic ally raises a Barricade in its space."""
    table = friend("ally_mechanic", "a24", "soldier", "doctor")
    leads(table, "ally_ability", "barricade e")
    assert table.state_of("A24-E21") == "barricaded"


@rule("PAN-536")
def test_the_dancer_moves_twice_as_far() -> None:
    """The Dancer ally takes 6 steps for 3 points."""
    table = friend("ally_dancer", "a11", "soldier", "doctor")
    leads(table, *[f"ally_step {space}" for space in ("a12", "a13", "a14", "a24", "a23", "a22")])
    assert table.ally_at("ally_dancer") == "a22"
    assert table.asked == "Act"


@rule("PAN-536", "PAN-247")
def test_the_janitor_removes_a_token() -> None:
    """The Janitor removes the Explored token of his space."""
    table = friend("ally_janitor", "a22")
    table.s.is_explored[table.cell("a22")] = 1
    leads(table, "ally_ability", "done")
    assert "explore" in table.words


@rule("PAN-536", "PAN-198")
def test_the_athlete_lengthens_a_run() -> None:
    """A Run begun in the Athlete's space: 1 more on 2 to 6."""
    table = friend("ally_athlete", "a22", rolls="4")
    table.pick("soldier", "run")
    assert table.s.run_left == 5


@rule("PAN-545")
def test_the_runaway_kid_is_noticed_in_its_own_space_only() -> None:
    """A Killer Toy two steps away does not go for the Kid; in its space it attacks."""
    table = friend("ally_runaway_kid", "a21")
    table.put("soldier", "f41").foe("killer_toy", "a23")
    acts(table, "killer_toy_1")
    assert table.ally_at("ally_runaway_kid") == "a21" or table.foe_at("killer_toy_1") == "a21"
    table = friend("ally_runaway_kid", "a23")
    table.put("soldier", "f41").foe("killer_toy", "a23")
    acts(table, "killer_toy_1")
    assert table.ally_at("ally_runaway_kid") == ""


@rule("PAN-528", "PAN-537", "PAN-527")
def test_PAN_E292_janitor_comes_to_caller() -> None:
    """PAN-E292: the Janitor comes to the caller, who leads him."""
    table = cards("soldier", "doctor")
    table.put("soldier", "b11").put("doctor", "f44").begin("soldier", 2)
    table.call("soldier", "ally_janitor")
    assert table.ally_at("ally_janitor") == "b11"
    assert table.s.ally_who[8] == 0


@rule("PAN-531")
def test_PAN_E293_vivisectors_persona_is_in_game() -> None:
    """PAN-E293: the Vivisector's persona is in the game, so the Athlete comes instead."""
    table = cards("soldier", "doctor")
    table.put("soldier", "b11").put("doctor", "f44").begin("soldier", 2)
    table.top("vivisector", "ally_athlete").call("soldier", "vivisector")
    assert table.discarded("vivisector")
    assert table.foes() == {}
    assert len([cell for cell in table.s.ally_cell if cell >= 0]) + len(table.s.foes) == 1


@rule("PAN-533")
def test_PAN_E294_janitor_in_e33_becomes_night_warden_where_he_stands() -> None:
    """PAN-E294: the Janitor in E33 becomes the Night Warden where he stands."""
    table = friend("ally_janitor", "e33", space="a34")
    table.call("soldier", "night_warden")
    assert table.foes() == {"night_warden": "e33"}
    assert table.ally_at("ally_janitor") == ""


@rule("PAN-534")
def test_PAN_E295_brute_in_f22_becomes_athlete() -> None:
    """PAN-E295: the Brute in F22 becomes the Athlete, led by the caller."""
    table = cards("geek", "doctor")
    table.put("geek", "a34").put("doctor", "a11").foe("brute", "f22").begin("geek", 2)
    table.s.allies.remove(PRINTED.cards.index("brute"))
    table.call("geek", "ally_athlete")
    table.pick("geek", "keep")
    assert table.ally_at("ally_athlete") == "f22"
    assert table.s.ally_who[10] == 0
    assert table.foes() == {}
    assert table.discarded("brute")


@rule("PAN-645", "PAN-528")
def test_PAN_E452_body_stays_night_warden_appears_at_caller() -> None:
    """PAN-E452: a body stays; the Night Warden appears at the caller."""
    table = cards("soldier", "doctor")
    table.put("soldier", "a34").put("doctor", "f44").begin("soldier", 2)
    table.s.body[8] = table.cell("a22")
    table.call("soldier", "night_warden")
    assert table.foes() == {"night_warden": "a34"}
    table.put("soldier", "a22").again()
    assert table.offers("loot") == ["janitor"]


@rule("PAN-547")
def test_the_hacker_turns_the_tokens_down() -> None:
    """When the Hacker appears, Radio and Telephone turn face down."""
    table = cards("soldier", "doctor")
    table.put("soldier", "a34").put("doctor", "f44").drop("radio", "b11").begin("soldier", 2)
    table.call("soldier", "hacker")
    assert all(token.is_down for token in table.s.tokens if token.kind in (5, 6))


@rule("PAN-547")
@pytest.mark.parametrize(("marks", "fury"), [(0, 5), (1, 4)])
def test_the_deserter_is_stronger_standing_still(marks: int, fury: int) -> None:
    """Deserter: 1 Fury more if it did not move this turn."""
    table = friend("ally_janitor", "f11")
    deserter = PRINTED.figures.index("deserter")
    table.foe("deserter", "a22")
    assert fury_against(table.s, deserter, 0, marks) == fury


@rule("PAN-547")
def test_the_false_prophet_enrages_others() -> None:
    """Other creatures in the False Prophet's space have 1 Fury more, he himself has not."""
    table = friend("ally_janitor", "f11")
    table.foe("false_prophet", "a22").foe("psycho", "a22")
    figures = PRINTED.figures
    assert fury_against(table.s, figures.index("psycho_1"), 0, 0) == 5
    assert fury_against(table.s, figures.index("false_prophet"), 0, 0) == 3


@rule("PAN-547", "PAN-487")
def test_the_berserker_breaks_doors_for_nothing() -> None:
    """The Berserker goes through a closed door without paying, and it is broken."""
    table = friend("ally_janitor", "f11", rolls="H H H", space="e23")
    table.foe("berserker", "a24")
    acts(table, "berserker")
    assert table.foe_at("berserker") == "e23"
    assert table.state_of("A24-E21") == "broken"


@rule("PAN-547", "PAN-461")
def test_the_stalker_prefers_characters() -> None:
    """At equal distance the Stalker goes for the character, not the good ally."""
    table = friend("ally_janitor", "a42", rolls="H H H", space="a24")
    table.foe("stalker", "a22")
    acts(table, "stalker")
    assert table.foe_at("stalker") == "a24"
    assert table.ally_at("ally_janitor") == "a42"


@rule("PAN-547", "PAN-491")
def test_the_wrecker_walks_through_barricades() -> None:
    """The Wrecker destroys a Barricade without being stunned and walks on."""
    table = friend("ally_janitor", "f11", rolls="H H H", space="e21")
    table.open("A24-E21").barricade("A24-E21").foe("wrecker", "a24")
    acts(table, "wrecker")
    assert table.foe_at("wrecker") == "e21"
    assert not table.is_stunned("wrecker")
    assert table.state_of("A24-E21") == "broken"


@rule("PAN-547", "PAN-186")
def test_the_night_warden_closes_doors_behind_him() -> None:
    """Every open door of a space that he leaves is closed."""
    table = friend("ally_janitor", "f11", rolls="H H H", space="a22")
    table.s.ally_cell[8] = -1
    table.open("A24-E21", "A24-A34").foe("night_warden", "a24")
    acts(table, "night_warden")
    assert table.foe_at("night_warden") == "a22"
    assert table.state_of("A24-E21") == "closed"
    assert table.state_of("A24-A34") == "closed"


@rule("PAN-547")
@pytest.mark.parametrize(
    ("ally", "values"),
    [
        ("deserter", [9, 6, 4, 2, 3]),
        ("vivisector", [7, 5, 3, 2, 4]),
        ("false_prophet", [8, 3, 3, 2, 5]),
        ("berserker", [8, 8, 5, 3, 3]),
        ("hacker", [5, 6, 2, 2, 2]),
        ("stalker", [8, 9, 4, 3, 3]),
        ("wrecker", [10, 2, 4, 2, 2]),
        ("puppet", [6, 10, 3, 4, 4]),
        ("night_warden", [9, 4, 4, 2, 3]),
        ("shadow_master", [11, 7, 4, 2, 4]),
        ("brute", [12, 1, 5, 2, 3]),
        ("changeling", [4, 11, 2, 3, 5]),
    ],
)
def test_the_values_of_evil_allies(ally: str, values: list[int]) -> None:
    """Life, Agility, Fury, Mobility and Terror of the twelve evil allies."""
    at = PRINTED.figures.index(ally)
    lists = [PRINTED.life, PRINTED.quickness, PRINTED.fury, PRINTED.mobility, PRINTED.terror]
    assert [values_of[at] for values_of in lists] == values


@rule("PAN-542", "PAN-543", "PAN-361")
def test_PAN_E302_body_is_looted_once() -> None:
    """PAN-E302: a body is looted once: 3 Items and 1 Soul for 1 Action."""
    table = cards("soldier", "doctor")
    table.put("soldier", "a22").put("doctor", "f44").top("hatchet", "torch", "bandages")
    table.s.body[8] = table.cell("a22")
    table.begin("soldier", 2).pick("soldier", "loot janitor", "equip hatchet")
    assert sorted(table.items("soldier")) == ["bandages", "hatchet", "torch"]
    assert (table.souls("soldier"), table.left("soldier")) == (1, 2)
    assert table.offers("loot") == []


@rule("PAN-646")
def test_PAN_E454_whose_controller_is_aboard_is_led_by_nobody() -> None:
    """PAN-E454: whose controller is aboard is led by nobody."""
    table = friend("ally_athlete", "a22", "soldier", "doctor")
    table.s.cast[0].posture = ABOARD
    table.s.cell[0] = -1
    table.put("doctor", "a22").begin("doctor", 2)
    assert table.offers("lead") == []
    assert table.ally_at("ally_athlete") == "a22"
