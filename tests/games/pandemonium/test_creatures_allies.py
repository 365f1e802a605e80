"""Allies good and evil (PAN-527 to PAN-551, PAN-644 to PAN-646), by the worked examples."""

from __future__ import annotations

from dreadhouse.games.pandemonium.rules.printed import ALLIES, EVIL_ALLIES, GOOD_ALLIES
from tests.games.pandemonium.cards_table import PRINTED, CardTable, cards
from tests.rules import rule


def persona_of(ally: str) -> int:
    """The persona of a good ally."""
    return PRINTED.figures.index(ally) - GOOD_ALLIES


def leading(ally: str, at: str, geek_at: str = "a11", rolls: str = "") -> CardTable:
    """The Geek's turn with a good ally of his."""
    table = cards("geek", "soldier", rolls=rolls)
    table.put("geek", geek_at).put("soldier", "f44").ally(ally, at, "geek")
    table.begin("geek", 2)
    return table


@rule("PAN-529", "PAN-530", "PAN-7")
def test_PAN_E287_half_of_the_cards_are_good() -> None:
    """PAN-E287: 12 good and 12 evil cards, no Rescue Helicopter."""
    table = cards("doctor", "geek")
    deck = [PRINTED.cards[card] for card in table.s.allies]
    good = [card for card in deck if card.startswith("ally_")]
    assert (len(deck), len(good), len(set(deck))) == (24, 12, 24)
    assert "rescue_helicopter" not in deck


@rule("PAN-528", "PAN-537", "PAN-527")
def test_PAN_E292_an_ally_comes_to_the_caller() -> None:
    """PAN-E292: the Janitor stands in B11, the Soldier's player controls it."""
    table = cards("soldier", "geek")
    table.put("soldier", "b11")
    table.begin("soldier", 2)
    table.call("soldier", "ally_janitor")
    assert table.ally_at("ally_janitor") == "b11"
    assert table.s.ally_who[persona_of("ally_janitor")] == table.who("soldier")


@rule("PAN-531")
def test_PAN_E293_the_persona_of_a_character_is_passed_over() -> None:
    """PAN-E293: the Doctor plays, so the Vivisector is discarded and the Athlete comes."""
    table = cards("doctor", "soldier")
    table.put("doctor", "a22").begin("doctor", 2)
    table.top("ally_athlete")
    table.call("doctor", "vivisector")
    assert "vivisector" in [PRINTED.cards[card] for card in table.s.ally_discard]
    assert table.ally_at("ally_athlete") == "a22"


@rule("PAN-533")
def test_PAN_E294_the_evil_version_replaces_the_good_one() -> None:
    """PAN-E294: the Janitor in E33 becomes the Night Warden; nobody appears in A34."""
    table = leading("ally_janitor", "e33", geek_at="a34")
    table.call("geek", "night_warden").pick("geek", "keep")
    assert table.foes() == {"night_warden": "e33"}
    assert table.ally_at("ally_janitor") == ""


@rule("PAN-534")
def test_PAN_E295_the_good_version_turns_the_evil_one() -> None:
    """PAN-E295: the Athlete stands in F22, controlled by the Geek."""
    table = cards("geek", "soldier")
    table.put("geek", "a34").foe("brute", "f22").begin("geek", 2)
    table.call("geek", "ally_athlete").pick("geek", "keep")
    assert table.foes() == {}
    assert table.ally_at("ally_athlete") == "f22"
    assert table.s.ally_who[persona_of("ally_athlete")] == table.who("geek")


@rule("PAN-532")
def test_PAN_E296_without_a_usable_card_no_ally_comes() -> None:
    """PAN-E296: the token turns face down all the same."""
    table = cards("geek", "soldier")
    table.drop("telephone", "a34").put("geek", "a34").begin("geek", 2)
    table.s.allies = []
    table.pick("geek", "use_token telephone")
    assert table.s.ally_cell == [-1] * 12
    assert [token.is_down for token in table.s.tokens if token.cell == table.cell("a34")] == [True]


@rule("PAN-536", "PAN-535")
def test_PAN_E297_three_points() -> None:
    """PAN-E297: the Athlete steps to A23 and A24 and opens the door."""
    table = leading("ally_athlete", "a22")
    table.pick("geek", "lead athlete", "ally_step a23", "ally_step a24", "ally_open e")
    assert table.ally_at("ally_athlete") == "a24"
    assert table.state_of("A24-E21") == "open"
    assert table.offers("ally_step") == []


@rule("PAN-535")
def test_PAN_E298_it_can_do_nothing_else() -> None:
    """PAN-E298: exploring, dashing and picking up are refused."""
    table = leading("ally_old_master", "a24")
    table.drop("book", "a24")
    table.pick("geek", "lead old_master")
    for word in ("explore", "dash e", "pick_up book"):
        table.refused(word, "PAN-535")


@rule("PAN-536", "PAN-535")
def test_PAN_E299_an_ability_works_once() -> None:
    """PAN-E299: the Doctor ally gives 1 Life once."""
    table = leading("ally_doctor", "a11")
    table.has("geek", life=4)
    table.pick("geek", "lead doctor", "ally_ability")
    assert table.life("geek") == 5
    table.refused("ally_ability", "PAN-535")


@rule("PAN-537", "PAN-538")
def test_PAN_E300_before_the_first_action_or_after_the_last() -> None:
    """PAN-E300: with 1 Action taken and more left it may not move."""
    table = leading("ally_athlete", "a22")
    assert table.offers("lead") == ["athlete"]
    table.pick("geek", "move a12")
    table.refused("lead athlete", "PAN-538")
    table.pick("geek", "move a13", "move a14", "move a24")
    assert table.offers("lead") == ["athlete"]


@rule("PAN-542", "PAN-543", "PAN-361")
def test_PAN_E302_a_body_is_looted_once() -> None:
    """PAN-E302: 1 Action, 3 Items, 1 Soul, the figure is removed."""
    table = cards("doctor", "geek")
    table.put("doctor", "a22").put("geek", "a22")
    table.s.body[persona_of("ally_janitor")] = table.cell("a22")
    table.top("kitchen_knife", "torch", "crowbar").begin("doctor", 2)
    table.pick("doctor", "loot janitor")
    while table.asked not in ("Act", ""):
        table.pick("doctor", table.words[0])
    assert table.souls("doctor") == 1
    assert table.left("doctor") == 2
    assert table.s.body[persona_of("ally_janitor")] == -1
    assert table.offers("loot") == []


@rule("PAN-546")
def test_PAN_E305_nothing_is_lost_and_no_trap_is_sprung() -> None:
    """PAN-E305: the ally leaves a creature and enters a Trap's space."""
    table = leading("ally_athlete", "a22")
    table.foe("psycho", "a22")
    table.s.ground.set_trap(table.cell("a23"))
    table.pick("geek", "lead athlete", "ally_step a23")
    assert table.ally_at("ally_athlete") == "a23"
    assert table.s.ground.traps[table.cell("a23")] == 1


@rule("PAN-546", "PAN-228", "PAN-553")
def test_PAN_E306_barricades_stop_it() -> None:
    """PAN-E306: neither through a Barricade nor through an Evil Barricade."""
    table = leading("ally_athlete", "a24")
    table.open("A24-E21")
    table.s.ground.raise_barricade(table.edge("A24-E21"))
    table.pick("geek", "lead athlete")
    table.refused("ally_step e21", "PAN-535")
    other = leading("ally_athlete", "b34")
    other.pick("geek", "lead athlete")
    assert "b44" not in other.offers("ally_step")


@rule("PAN-514", "PAN-550")
def test_PAN_E309_a_killed_evil_ally_gives_a_soul_and_a_skill_space() -> None:
    """PAN-E309: the Deserter (Life 9) dies of 9 damage; its card is discarded."""
    table = cards("soldier", "geek", rolls="H H M M")
    table.put("soldier", "a22").put("geek", "f11").arm("soldier", "machete", "kitchen_knife")
    table.foe("deserter", "a22").begin("soldier", 2)
    table.pick("soldier", "attack deserter")
    while table.asked != "Act" and not table.offers("learn"):
        table.pick("soldier", table.words[0])
    assert table.foes() == {}
    assert table.offers("learn") == [
        "corruption_1",
        "illumination_1",
        "retribution_1",
        "survival_1",
    ]
    table.pick("soldier", "learn corruption_1")
    assert table.souls("soldier") == 1
    assert ALLIES + 2 * (table.s.printed.figures.index("deserter") - EVIL_ALLIES) + 1 in (
        table.s.ally_discard
    )


@rule("PAN-575")
def test_PAN_E350_control_outlasts_a_death() -> None:
    """PAN-E350: the controller of the Janitor dies and still controls it."""
    table = leading("ally_janitor", "a22")
    table.top("kitchen_knife", "thin_veil")
    table.kill("geek")
    assert table.s.ally_who[persona_of("ally_janitor")] == table.who("geek")


@rule("PAN-646")
def test_PAN_E453_no_double_move_by_a_change_of_hands() -> None:
    """PAN-E453: what has used its points in this round is not led again."""
    table = cards("geek", "doctor")
    table.ally("ally_athlete", "a22", "geek").begin("geek", 2, ("doctor",))
    table.pick("geek", "lead athlete", "ally_step a23", "done")
    table.s.ally_who[persona_of("ally_athlete")] = table.who("doctor")
    table.begin("doctor", 2)
    table.refused("lead athlete", "PAN-646")
