"""The round and the appearance of creatures (PAN-86 to PAN-128, PAN-629, PAN-631, PAN-649)."""

from __future__ import annotations

from dreadhouse.games.pandemonium.creatures.activity import activity
from dreadhouse.games.pandemonium.ground.ground import CLOSED
from dreadhouse.games.pandemonium.rules.appearing import AppearAt, appear_least, fear_for_all
from dreadhouse.games.pandemonium.rules.life import OTHER
from dreadhouse.games.pandemonium.rules.printed import COLLECTOR, FOREMAN
from dreadhouse.games.pandemonium.rules.rounds import STEPS, AfterEvilDie, SetOrder
from dreadhouse.games.pandemonium.rules.turn import TakeOrLeave
from dreadhouse.games.pandemonium.state import OUT
from tests.games.pandemonium.cards_table import CardTable, cards
from tests.rules import rule


def fill(t: CardTable, creatures: int) -> CardTable:
    """So many creatures stand about in F44."""
    breeds = ["killer_toy", "night_hound", "psycho", "spectre", "possessed"]
    for number in range(creatures):
        t.foe(f"{breeds[number // 4]}_{number % 4 + 1}", "F44")
    return t


def rest(t: CardTable) -> CardTable:
    """Whatever happens next ends in a question that stops it."""
    t.s.stack = [TakeOrLeave(0, 0)]
    return t


def appear(t: CardTable, space: str) -> CardTable:
    """One creature appears in a space."""
    rest(t).run(AppearAt(t.cell(space)))
    return t


@rule("PAN-106", "PAN-111", "PAN-112", "PAN-113", "PAN-94")
def test_PAN_E101_the_first_round() -> None:
    """E41, F32, B41 in this order; none on A43."""
    t = cards("doctor", "geek", rolls="1 2 3 1")
    t.start(1)
    assert t.offers("portal") == ["e41", "f32", "b41"]
    t.pick("geek", "portal e41")
    assert [t.foe_at(f) for f in ("killer_toy_1", "night_hound_1", "psycho_1")] == [
        "e41",
        "f32",
        "b41",
    ]


@rule("PAN-111", "PAN-112", "PAN-102")
def test_PAN_E102_beginning_elsewhere() -> None:
    """Killer Toy on B41, Spectre on E41, Nightmare on F32."""
    t = cards("doctor", "geek", rolls="1 4 9")
    t.start(1)
    t.pick("geek", "portal b41")
    assert t.foe_at("killer_toy_1") == "b41"
    assert t.foe_at("spectre_1") == "e41"
    assert t.foe_at("nightmare_1") == "f32"


@rule("PAN-108")
def test_PAN_E103_later_rounds() -> None:
    """Only on tiles with characters."""
    t = cards("doctor", "geek", rolls="1 2").put("geek", "F33")
    t.start(3)
    assert sorted(t.offers("portal")) == ["a43", "f32"]
    t.pick("geek", "portal a43")
    assert sorted(t.name(cell) for cell in t.s.foe_cell if cell >= 0) == ["a43", "f32"]


@rule("PAN-93", "PAN-107", "PAN-95", "PAN-90", "PAN-87")
def test_PAN_E104_the_first_night() -> None:
    """Explored tokens go; a creature on each of four portals; then one Evil Die."""
    t = cards("doctor", "geek", rolls="1 2 3 4 1")
    t.s.is_explored[t.cell("A22")] = 1
    t.start(5)
    assert sum(t.s.is_explored) == 0
    assert t.offers("portal") == ["e41", "f32", "b41", "a43"]
    t.pick("geek", "portal e41")
    assert len(t.s.foes) == 4
    assert t.s.evil_face == 1


@rule("PAN-91", "PAN-586", "PAN-110", "PAN-108", "PAN-90")
def test_PAN_E105_the_entombed_stand_up_first() -> None:
    """A43 and B41 both get a creature."""
    t = cards("doctor", "geek", rolls="1 2 1").lay("doctor", "B41")
    t.start(6)
    assert t.at("doctor") == "b41"
    assert sorted(t.offers("portal")) == ["a43", "b41"]
    t.pick("geek", "portal a43")
    assert len(t.s.foes) == 2


@rule("PAN-586", "PAN-589", "PAN-91")
def test_PAN_E106_dead_after_the_own_turn() -> None:
    """Entombed through the creatures' turn; stands at the start of round 4."""
    t = cards("doctor", "geek").begin("geek", 3)
    t.kill("doctor")
    t.pick("doctor", "portal b41")
    assert t.s.cast[0].posture == 1
    t.put("geek", "A22").roll("1 2").end_round(3)
    assert t.at("doctor") == "b41"


@rule("PAN-92", "PAN-287")
def test_PAN_E107_reinforce_ends() -> None:
    """Token removed as round 3 starts."""
    t = cards("doctor", "geek", rolls="1 1")
    t.s.cast[0].is_reinforced = True
    t.start(3)
    assert not t.s.cast[0].is_reinforced


@rule("PAN-97", "PAN-47", "PAN-99")
def test_PAN_E108_the_turn_order() -> None:
    """Dancer, Huntress, Fury, Soldier."""
    t = cards("fury", "soldier", "dancer", "huntress")
    t.run(SetOrder())
    assert t.s.order == [2, 3, 0, 1]


@rule("PAN-98", "PAN-97")
def test_PAN_E109_the_decider_settles_the_last_tie() -> None:
    """Huntress with Fear 4 has Will 2, like Fury; the decider chooses Fury, for the whole round."""
    t = cards("huntress", "fury").has("huntress", fear=4)
    t.run(SetOrder())
    assert t.asked == "OrderTie"
    t.pick("huntress", "character fury")
    assert t.s.order == [1, 0]
    t.has("huntress", fear=0)
    assert t.s.order == [1, 0]


@rule("PAN-86", "PAN-100", "PAN-101", "PAN-570")
def test_PAN_E110_after_the_last_turn() -> None:
    """The creatures' turn, then the Timer moves on."""
    t = cards("doctor", "geek", rolls="1 1").begin("doctor", 2)
    t.put("geek", "A11").pick("doctor", "end")
    assert t.s.round == 3


@rule("PAN-96", "PAN-90")
def test_PAN_E111_the_generator_drains() -> None:
    """Energy 3 after the Evil Die step of round 6."""
    t = cards("doctor", "geek", rolls="1 1")
    t.s.energy = 4
    t.start(6)
    assert t.s.energy == 3


@rule("PAN-105", "PAN-102")
def test_PAN_E112_nothing_to_repeat() -> None:
    """12 is rolled again; a Lurker."""
    t = appear(cards("doctor", "geek", rolls="12 8"), "B41")
    assert t.foe_at("lurker_1") == "b41"


@rule("PAN-105", "PAN-103")
def test_PAN_E114_the_last_breed_is_used_up() -> None:
    """A Night Hound."""
    t = cards("doctor", "geek", rolls="12 2")
    for number in range(1, 5):
        t.foe(f"scarecrow_{number}", "F44")
    t.s.last_breed = 6
    appear(t, "B41")
    assert t.foe_at("night_hound_1") == "b41"


@rule("PAN-11", "PAN-103", "PAN-102", "PAN-5")
def test_PAN_E42_no_figure_left() -> None:
    """All four Killer Toys stand: a Possessed appears."""
    t = fill(cards("doctor", "geek", "fury", rolls="1 5"), 4)
    appear(t, "B41")
    assert t.foe_at("possessed_1") == "b41"


@rule("PAN-109", "PAN-106")
def test_PAN_E115_a_first_round_that_is_the_third() -> None:
    """Creatures on H41, G43, G13, C44 and C11, none on A43."""
    t = cards("doctor", "geek", chapter="hold_until_sunrise", rolls="1 2 3 4 5")
    t.start(3)
    assert t.offers("portal") == ["h41", "g43", "g13", "c44", "c11"]


@rule("PAN-109", "PAN-107")
def test_PAN_E116_a_first_round_at_night() -> None:
    """A creature on every portal."""
    t = cards("doctor", "geek")
    t.s.chapter.first_round = 5
    try:
        t.start(5)
    finally:
        t.s.chapter.first_round = 1
    assert t.offers("portal") == ["e41", "f32", "b41", "a43"]


@rule("PAN-125", "PAN-127", "PAN-126", "PAN-128", "PAN-4")
def test_PAN_E117_the_evil_die() -> None:
    """Nothing; creature; Fear; creature; Fear; Life."""
    t = cards("doctor", "geek").put("geek", "E11").put("doctor", "A22")
    seen = []
    for face in range(1, 7):
        before = (len(t.s.foes), t.s.fear[:], t.s.life[:])
        t.roll(f"{face} {3 if face in (2, 4) else ''}".strip())
        t.evil_die()
        if t.asked == "LeastPortal":
            t.seat_picks(t.s.to_act[0], t.words[0])
        after = (len(t.s.foes), t.s.fear[:], t.s.life[:])
        seen.append([a != b for a, b in zip(after, before, strict=True)])
    assert seen == [
        [False, False, False],
        [True, False, False],
        [False, True, False],
        [True, False, False],
        [False, True, False],
        [False, False, True],
    ]
    assert t.s.fear == [2, 2]
    assert t.s.life == [5, 5]


@rule("PAN-114", "PAN-115", "PAN-127")
def test_PAN_E118_the_least_activity() -> None:
    """A 4, B 1, E 1, F 3: the players choose tile E."""
    t = cards("doctor", "geek", "fury", rolls="3").put("fury", "F33")
    t.foe("psycho_2", "F44").foe("psycho_3", "B11").foe("psycho_4", "E11")
    assert [activity(t.s, tile) for tile in range(4)] == [4, 1, 1, 3]
    rest(t)
    appear_least(t.s)
    t.go()
    assert t.asked == "LeastPortal"
    assert sorted(t.offers("portal")) == ["b41", "e41"]
    t.seat_picks(t.s.to_act[0], "portal e41")
    assert t.foe_at("psycho_1") == "e41"


@rule("PAN-115", "PAN-116")
def test_PAN_E119_two_portals_on_one_tile() -> None:
    """Tile G has the least: G13."""
    t = cards("doctor", "geek", chapter="current", rolls="3").put("geek", "B11")
    t.foe("psycho_2", "F44")
    rest(t)
    appear_least(t.s)
    t.go()
    assert sorted(t.offers("portal")) == ["g13", "g43"]
    t.seat_picks(t.s.to_act[0], "portal g13")
    assert t.foe_at("psycho_1") == "g13"


@rule("PAN-124", "PAN-119")
def test_PAN_E121_only_some_fit() -> None:
    """15 of 16: one appears, then every character gains 1 Fear."""
    t = fill(cards("doctor", "geek", "fury", "dancer", rolls="6"), 15)
    t.run(AppearAt(t.cell("B41")), AppearAt(t.cell("E41")))
    assert len(t.s.foes) == 16
    assert t.s.fear == [1, 1, 1, 1]


@rule("PAN-122")
def test_PAN_E122_who_counts_for_the_limit() -> None:
    """15 creatures, 3 stunned, a Deserter and the Collector: it appears."""
    t = fill(cards("doctor", "geek", "fury", "dancer", rolls="6"), 15)
    t.foe("deserter", "F11").foe("collector", "F11")
    for foe in (0, 1, 2):
        t.s.foe_stunned[foe] = 1
    appear(t, "B41")
    assert t.foe_at("arcane_1") == "b41"
    assert t.s.fear == [0, 0, 0, 0]


@rule("PAN-121")
def test_PAN_E123_the_limit_never_shrinks() -> None:
    """Two of four are out: the limit is still 16."""
    t = fill(cards("doctor", "geek", "fury", "dancer", chapter="last_one_standing"), 0)
    assert t.s.limit == 16
    for who in (2, 3):
        t.s.cast[who].posture = OUT
        t.s.cell[who] = -1
    for number in range(15):
        t.foe(f"{['killer_toy', 'night_hound', 'psycho', 'spectre'][number // 4]}_1", "H44")
    t.roll("6")
    appear(t, "C44")
    assert t.foe_at("arcane_1") == "c44"


@rule("PAN-119", "PAN-120", "PAN-123")
def test_PAN_E33_at_the_limit() -> None:
    """No D12 is rolled; every character gains 1 Fear."""
    t = fill(cards("doctor", "geek", "fury", "dancer"), 16)
    appear(t, "B41")
    assert len(t.s.foes) == 16
    assert t.s.fear == [1, 1, 1, 1]


@rule("PAN-629", "PAN-23", "PAN-112")
def test_PAN_E433_who_decides_before_the_order() -> None:
    """The Dancer's player, by printed Agility."""
    t = cards("soldier", "doctor", "dancer")
    t.start(1)
    assert t.asked == "FirstPortal"
    assert t.s.to_act == [2]


@rule("PAN-630", "PAN-581", "DIA-127")
def test_PAN_E434_the_own_portal() -> None:
    """In chapter 8 the Doctor's player chooses, not the Evil One's."""
    t = cards("doctor", "geek", chapter="one_of_us_commands").begin("geek", 2)
    t.kill("doctor")
    assert t.asked == "ChooseTomb"
    assert t.s.to_act == [t.s.cast[0].seat]
    assert t.s.evil_seat not in t.s.to_act


@rule("PAN-631", "PAN-128", "PAN-629")
def test_PAN_E435_one_by_one() -> None:
    """The Dancer pays first, then the Geek."""
    t = cards("geek", "dancer", rolls="1 6").has("geek", life=3, souls=1)
    t.has("dancer", life=3, souls=1)
    t.s.limit = 8
    t.start(6)
    assert (t.asked, t.s.to_act) == ("PayLoss", [1])
    t.pick("dancer", "pay 1")
    assert (t.asked, t.s.to_act) == ("PayLoss", [0])
    t.pick("geek", "pay 0")
    assert t.s.life == [2, 3]
    assert t.s.souls == [1, 0]


@rule("PAN-633", "PAN-278", "DIA-108")
def test_PAN_E437_a_sealed_portal() -> None:
    """G13 sealed: D43, E41 or G43."""
    t = cards("doctor", "geek", chapter="the_house_comes_down").put("doctor", "F32")
    t.s.foes = []
    t.s.sealed = 1 << t.s.ground.plan.portals.index(t.cell("G13"))
    t.begin("doctor").roll("5").top("sea_of_glass")
    t.pick("doctor", "enter")
    assert sorted(t.offers("to")) == ["d43", "e41", "g43"]


@rule("PAN-637", "PAN-578", "PAN-591")
def test_PAN_E443_a_value_that_falls() -> None:
    """4 Actions, 3 spent, then death: the turn is over."""
    t = cards("doctor", "geek").put("doctor", "A24").has("doctor", life=2)
    t.learn("doctor", "illumination_1", "illumination_2").begin("doctor", then=("geek",))
    t.s.cast[0].spent = 3
    t.again()
    t.pick("doctor", "dash e", "portal b41")
    assert t.s.acting == 1
    assert t.s.cast[0].posture == 1


@rule("PAN-649")
def test_PAN_E457_the_boss_of_free_play() -> None:
    """The Foreman comes to B41 after the Evil Die of round 5."""
    t = cards("doctor", "geek", "fury", free_play=3).put("fury", "F33")
    t.foe("psycho_1", "F44").foe("psycho_2", "E11").foe("psycho_3", "E11").foe("psycho_4", "B11")
    assert [activity(t.s, tile) for tile in range(4)] == [4, 2, 1, 3]
    t.s.round = 5
    rest(t).run(AfterEvilDie())
    assert t.name(t.s.foe_cell[FOREMAN]) == "b41"
    assert t.s.foe_cell[COLLECTOR] == -1


@rule(
    "PAN-128",
    "PAN-95",
    "PAN-573",
    "PAN-574",
    "PAN-578",
    "PAN-579",
    "PAN-580",
    "PAN-581",
    "PAN-587",
    "PAN-589",
)
def test_PAN_E21_death_as_the_round_starts() -> None:
    """Items and tree gone; 1 Item, 1 Pact; lies in F32, and stands up for the normal turn."""
    t = cards("doctor", "geek", rolls="1 6").put("doctor", "A11").has("geek", life=1)
    t.pack("geek", "torch", "bandages").learn("geek", "corruption_1").top("tithe", "kitchen_knife")
    t.s.limit = 8
    t.start(6)
    assert t.asked == "SwapCard"
    t.pick("geek", "keep", "keep")
    c = t.s.cast[1]
    assert (t.s.life[1], t.s.fear[1], c.skills) == (6, 0, 0)
    t.pick("geek", "portal f32")
    assert t.pacts("geek") == ["tithe"]
    assert len(c.backpack) == 1
    assert t.at("geek") == "f32"
    assert t.s.acting == 1


@rule("PAN-84", "PAN-85")
def test_PAN_E98_after_a_win() -> None:
    """Chapter 2: the Doctor with a Pact loses, the others win."""
    t = cards("doctor", "geek", chapter="someone_is_knocking").pact("doctor", "long_night")
    t.s.finish("won", [0, 1])
    assert t.s.result == [0.0, 1.0]


@rule("PAN-82", "PAN-272", "PAN-640", "PAN-648")
def test_PAN_E100_goal_and_defeat_in_one_step() -> None:
    """The sixth death and the goal: the characters win."""
    t = cards("doctor", "geek", "fury", chapter="one_of_us_commands", rolls="H H M M")
    t.foe("evil_one", "D43").put("geek", "D43").put("doctor", "D33").put("fury", "E11")
    t.s.boss_life[3] = 3
    t.s.plot.flags = -1
    t.s.deaths = 5
    t.has("geek", life=1).arm("doctor", "quarry_charge").begin("doctor", 3)
    t.pick("doctor", "attack evil_one")
    t.pick("geek", "keep", "keep")
    assert t.s.winner == "won"
    assert t.s.result == [1.0, 0.0, 1.0, 0.0], "the Geek's new Pact is the Geek's own curse"


def test_steps_are_in_the_order_of_the_rules() -> None:
    """Stand up first, the players' turn last (PAN-90)."""
    names = [type(step).__name__ for step in reversed(STEPS)]
    assert names == [
        "StandUp",
        "EndReinforce",
        "CreaturesAppear",
        "RollEvilDice",
        "AfterEvilDie",
        "DrainGenerator",
        "SetOrder",
        "PlayersTurn",
    ]


@rule("PAN-631")
def test_fear_for_all_reaches_the_entombed() -> None:
    """One by one, the entombed too (PAN-585)."""
    t = cards("doctor", "geek").lay("geek", "B41")
    fear_for_all(t.s, 1, OTHER)
    t.run()
    assert t.s.fear == [1, 1]
    assert t.s.ground.state[t.edge("A24-E21")] == CLOSED


@rule("PAN-93")
def test_only_the_first_night_clears_explored_tokens() -> None:
    """In round 6 they stay."""
    t = cards("doctor", "geek", rolls="1 2 1").put("geek", "F33")
    t.s.is_explored[t.cell("A22")] = 1
    t.start(6)
    assert t.s.is_explored[t.cell("A22")] == 1


@rule("PAN-104")
def test_a_second_12_repeats_the_same_breed_again() -> None:
    """3, 12, 12: three Psychos."""
    t = cards("doctor", "geek", "fury", rolls="3 12 12")
    for _ in range(3):
        appear(t, "B41")
    assert sorted(t.foes()) == ["psycho_1", "psycho_2", "psycho_3"]


@rule("PAN-455", "PAN-477")
def test_a_decoy_draws_for_one_creatures_turn() -> None:
    """Then its tile counts what stands there."""
    t = cards("doctor", "geek", rolls="1 2").begin("geek", 2)
    t.s.decoy[3] = 1
    t.creatures()
    assert t.s.decoy == [0, 0, 0, 0]
