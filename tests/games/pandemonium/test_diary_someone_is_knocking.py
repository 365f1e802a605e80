"""Worked examples of chapter 2, Someone Is Knocking."""

from __future__ import annotations

from dreadhouse.games.pandemonium.creatures.noticing import aim
from dreadhouse.games.pandemonium.ground.ground import BROKEN
from dreadhouse.games.pandemonium.rules.allies import ally_dies
from dreadhouse.games.pandemonium.rules.printed import RUNAWAY_KID
from tests.games.pandemonium.evening import PRINTED, Evening, evening
from tests.rules import rule

KID = "ally_runaway_kid"


def kid_at(e: Evening) -> str:
    """Where the Kid is."""
    return e.name(e.s.ally_cell[RUNAWAY_KID])


@rule("DIA-31", "DIA-32", "DIA-33")
def test_DIA_E18_chapter_2_is_set_up() -> None:
    """Start, Kid, tokens, and the Evil Barricade on the exit."""
    e = evening("someone_is_knocking", "doctor", "geek")
    assert [e.at("doctor"), e.at("geek")] == ["a13", "a13"]
    assert kid_at(e) == "h44"
    assert e.tokens() == {"first_aid_kit": ["h11"], "radio": ["h14"], "telephone": ["c13"]}
    assert e.s.ground.barricade[e.edge("a12-north")] == 2


@rule("DIA-33", "DIA-34")
def test_DIA_E19_the_exit_is_broken_open() -> None:
    """2 + 6 + 6 = 14; a creature appears in A12."""
    e = evening("someone_is_knocking", "huntress", "geek", rolls="H H M 3").put("huntress", "a12")
    e.arm("huntress", "machete", "machete").begin("huntress")
    e.pick("huntress", "assault a12 n", "keep")
    assert e.s.ground.state[e.edge("a12-north")] == BROKEN
    assert e.foes() == {"psycho_1": "a12"}
    assert e.goal("exit_broken") == [1, 1]


@rule("DIA-33")
def test_DIA_E20_the_exit_is_attacked_from_afar() -> None:
    """A12 is within Range of A22; 2 + 6 + 4 + 1 = 13."""
    e = evening("someone_is_knocking", "doctor", "geek", rolls="H H 5").put("doctor", "a22")
    e.arm("doctor", "revolver", "nail_gun").begin("doctor").pick("doctor", "assault a12 n")
    assert e.s.ground.state[e.edge("a12-north")] == BROKEN
    assert e.foes() == {"possessed_1": "a12"}


@rule("DIA-36")
def test_DIA_E21_the_kid_stays_still() -> None:
    """Nobody can lead it, and in the creatures' turn it does not move."""
    e = evening("someone_is_knocking", "doctor", "geek").put("doctor", "h44").begin("doctor")
    assert e.offers("lead") == []
    e.creatures()
    assert kid_at(e) == "h44"


@rule("DIA-36")
def test_nobody_frees_the_kid_from_afar() -> None:
    """The action is taken in the Kid's space."""
    e = evening("someone_is_knocking", "doctor", "geek").put("doctor", "h34").begin("doctor")
    e.refused("task free", "DIA-36")


@rule("DIA-37")
def test_DIA_E22_the_kid_moves_in_the_same_turn() -> None:
    """The last Action is spent on it; it has its 3 points at once."""
    e = evening("someone_is_knocking", "doctor", "geek").put("geek", "h44").begin("geek")
    e.s.cast[1].spent = 3
    e.pick("geek", "task free")
    assert e.s.ally_who[RUNAWAY_KID] == e.who("geek")
    assert e.left("geek") == 0
    e.pick("geek", "lead runaway_kid", "ally_step h43", "ally_step h33", "ally_step h23")
    assert kid_at(e) == "h23"
    assert e.offers("lead") == []


@rule("DIA-38")
def test_DIA_E23_another_player_takes_over() -> None:
    """The Doctor's player controls the Kid from now on."""
    e = evening("someone_is_knocking", "doctor", "geek").put("doctor", "h24")
    e.ally(KID, "h24", "geek").begin("doctor").pick("doctor", "task free")
    assert e.s.ally_who[RUNAWAY_KID] == e.who("doctor")
    assert e.offers("task") == []


@rule("DIA-39")
def test_DIA_E24_creatures_ignore_the_kid_at_a_distance() -> None:
    """The Killer Toy goes for the Doctor, 3 steps away."""
    e = evening("someone_is_knocking", "doctor", "geek").put("doctor", "a11").put("geek", "d44")
    e.ally(KID, "a22", "doctor").foe("killer_toy", "a23")
    found = aim(e.s, PRINTED.figures.index("killer_toy_1"))
    assert found is not None
    assert found.goals == [e.cell("a11")]


@rule("DIA-39", "DIA-43")
def test_DIA_E25_a_creature_stops_in_the_kids_space() -> None:
    """It attacks: the Kid dies, and the game is lost."""
    e = evening("someone_is_knocking", "doctor", "geek").put("doctor", "a11").put("geek", "d44")
    e.ally(KID, "a22", "doctor").foe("killer_toy", "a23").creatures()
    assert e.asked == "FoeWay"
    e.pick("geek", "way a22")
    assert kid_at(e) == ""
    assert e.result == [0.0, 0.0]


@rule("DIA-40", "DIA-42")
def test_DIA_E26_two_cards_are_out_of_the_ally_deck() -> None:
    """22 cards are left; the Radio brings one of them."""
    e = evening("someone_is_knocking", "doctor", "geek").put("doctor", "h14")
    names = [PRINTED.cards[card] for card in e.s.allies]
    assert len(names) == 22
    assert KID not in names
    assert "changeling" not in names
    e.top("ally_janitor").begin("doctor").pick("doctor", "use_token radio")
    assert e.name(e.s.ally_cell[PRINTED.personas.index("janitor")]) == "h14"


@rule("DIA-41")
def test_DIA_E27_the_kid_sets_off_no_false_friend() -> None:
    """The Pact is not fulfilled in the Kid's space."""
    e = evening("someone_is_knocking", "doctor", "geek").put("doctor", "h34")
    e.pact("doctor", "false_friend").begin("doctor").pick("doctor", "move h44")
    assert kid_at(e) == "h44"
    assert [PRINTED.cards[card] for card in e.s.cast[0].pacts] == ["false_friend"]


@rule("DIA-35")
def test_DIA_E28_leaving_with_the_kid_wins_for_everyone() -> None:
    """1 Action of the Soldier, wherever the others are."""
    e = evening("someone_is_knocking", "soldier", "geek", "doctor").put("soldier", "a12")
    e.ally(KID, "a12", "geek").put("geek", "d11").put("doctor", "c44")
    e.s.ground.destroy_evil_barricade(e.edge("a12-north"))
    e.begin("soldier").pick("soldier", "task leave")
    assert e.result == [1.0, 1.0, 1.0]


@rule("DIA-34", "DIA-35")
def test_DIA_E29_nobody_leaves_through_the_bars() -> None:
    """Refused while the exit is barred."""
    e = evening("someone_is_knocking", "soldier", "geek").put("soldier", "a12")
    e.ally(KID, "a12", "soldier").begin("soldier")
    e.refused("task leave", "DIA-35")


@rule("DIA-35", "DIA-36")
def test_nobody_leaves_without_the_kid() -> None:
    """The exit is open, the Kid is elsewhere."""
    e = evening("someone_is_knocking", "soldier", "geek").put("soldier", "a12")
    e.s.ground.destroy_evil_barricade(e.edge("a12-north"))
    e.begin("soldier")
    e.refused("task leave", "DIA-35")


@rule("DIA-43")
def test_round_8_ends_without_the_kid_outside() -> None:
    """Everybody loses."""
    e = evening("someone_is_knocking", "soldier", "geek").end_round(8)
    assert e.result == [0.0, 0.0]


@rule("DIA-40", "DIA-43")
def test_the_kid_has_no_card_even_in_death() -> None:
    """The Kid's card stays in the box, so that no later call can bring a second Kid."""
    e = evening("someone_is_knocking", "doctor", "geek").begin("doctor")
    card = PRINTED.cards.index(KID)
    ally_dies(e.s, RUNAWAY_KID)
    assert card in e.s.boxed
    assert card not in e.s.ally_discard
