"""Worked examples of chapter 7, The House Comes Down."""

from __future__ import annotations

from dreadhouse.games.pandemonium.chapters.falling import TileFalls
from dreadhouse.games.pandemonium.chapters.marks import SEALED_ENOUGH
from dreadhouse.games.pandemonium.rules.appearing import receiving_portals
from dreadhouse.games.pandemonium.rules.challenge import Journey
from dreadhouse.games.pandemonium.rules.death import Death
from dreadhouse.games.pandemonium.rules.rounds import CREATURES_DONE
from dreadhouse.games.pandemonium.state import ABOARD, ENTOMBED, LYING, NOWHERE
from tests.games.pandemonium.evening import PRINTED, Evening, evening
from tests.rules import rule


def sealed(e: Evening, *portals: str) -> Evening:
    """Some portals are sealed; if these are enough the house comes down."""
    plan = e.s.ground.plan
    for name in portals:
        e.s.sealed |= 1 << plan.portals.index(e.cell(name))
    made, needed = e.goal("seals")
    if made >= needed:
        e.s.plot.flags |= SEALED_ENOUGH
        e.s.final_battle = True
    return e


def resting(e: Evening) -> Evening:
    """Somebody has a turn after whatever is run, and the Collector is out of the way in F11."""
    e.s.foe_cell[PRINTED.figures.index("collector")] = e.cell("f11")
    return e.begin("geek", round=5)


def fall(e: Evening, tile: str) -> Evening:
    """A tile falls."""
    letters = e.s.ground.plan.letters
    return e.run(TileFalls(letters.index(tile), e.cell("f32")))


@rule("DIA-102", "DIA-103", "DIA-104")
def test_DIA_E78_chapter_7_is_set_up() -> None:
    """Start, tokens, and the Collector in E33."""
    e = evening("the_house_comes_down", "doctor", "geek")
    assert [e.at("doctor"), e.at("geek")] == ["f33", "f33"]
    assert e.tokens() == {
        "oars": ["e14"],
        "boat": ["f41"],
        "first_aid_kit": ["g12"],
        "dagger": ["d32"],
        "radio": ["e33"],
    }
    assert e.foes() == {"collector": "e33"}


@rule("DIA-106")
def test_DIA_E79_three_seals_or_one() -> None:
    """Four characters need three, two characters one."""
    assert evening("the_house_comes_down", "doctor", "geek", "fury", "dancer").goal("seals") == [
        0,
        3,
    ]
    assert evening("the_house_comes_down", "doctor", "geek").goal("seals") == [0, 1]


@rule("DIA-106", "DIA-107")
def test_DIA_E80_the_reward_pays_for_the_seal() -> None:
    """Mirror Hall is passed; its Soul seals G13, and the Doctor stays."""
    e = evening("the_house_comes_down", "doctor", "geek", rolls="H H").put("doctor", "g13")
    e.top("mirror_hall").begin("doctor").pick("doctor", "enter")
    assert e.asked == "SealOrTravel"
    e.pick("doctor", "seal")
    assert e.goal("seals") == [1, 1]
    assert e.at("doctor") == "g13"
    assert e.souls("doctor") == 0


@rule("DIA-107")
def test_the_traveller_may_travel_all_the_same() -> None:
    """Sealing is offered, not forced; the Soul is kept."""
    e = evening("the_house_comes_down", "doctor", "geek", rolls="H H").put("doctor", "g13")
    e.top("mirror_hall").begin("doctor").pick("doctor", "enter", "pass", "to d43")
    assert e.goal("seals") == [0, 1]
    assert e.at("doctor") == "d43"
    assert e.souls("doctor") == 1


@rule("DIA-106", "DIA-109")
def test_DIA_E81_F32_stays_open() -> None:
    """No seal is offered there: the Doctor travels as usual."""
    e = evening("the_house_comes_down", "doctor", "geek", rolls="H H").put("doctor", "f32")
    e.top("mirror_hall").begin("doctor").pick("doctor", "enter")
    assert e.asked == "ChoosePortal"
    e.refused("seal", "PAN-278")


@rule("DIA-107")
def test_without_a_soul_nothing_is_sealed() -> None:
    """A challenge passed without any Soul is followed by the journey."""
    e = resting(evening("the_house_comes_down", "doctor", "geek").put("doctor", "g13"))
    e.run(Journey(0, e.cell("g13")))
    assert e.asked == "ChoosePortal"


@rule("DIA-108")
def test_DIA_E82_no_creature_comes_out_of_a_sealed_portal() -> None:
    """On tile G only G43 receives one."""
    e = evening("the_house_comes_down", "doctor", "geek").put("doctor", "g22").put("geek", "g22")
    sealed(e, "g13")
    e.s.round = 2
    e.s.is_first_round = False
    assert [e.name(cell) for cell in receiving_portals(e.s)] == ["g43"]


@rule("DIA-108")
def test_DIA_E83_no_dead_character_comes_to_a_sealed_portal() -> None:
    """D43, E41 and F32 are left."""
    e = evening("the_house_comes_down", "doctor", "geek", "fury", "dancer")
    e.top("bandages").begin("geek")
    sealed(e, "g13", "g43").run(Death(0, -1))
    assert sorted(e.offers("portal")) == ["d43", "e41", "f32"]
    e.refused("portal g43", "PAN-633")


@rule("DIA-108")
def test_nobody_travels_from_or_to_a_sealed_portal() -> None:
    """Entering it is refused, and it is no place of arrival."""
    e = evening("the_house_comes_down", "doctor", "geek", "fury").put("doctor", "g13")
    sealed(e, "g13", "g43").begin("doctor")
    e.refused("enter", "PAN-276")
    e.put("doctor", "d43").begin("doctor").run(Journey(0, e.cell("d43")))
    assert sorted(e.offers("to")) == ["e41", "f32"]


@rule("DIA-110")
def test_DIA_E84_a_tile_falls_every_round() -> None:
    """Round 5 E, round 6 G, round 7 D, and then no more."""
    e = evening("the_house_comes_down", "doctor", "geek", "fury", "dancer")
    resting(sealed(e, "g13", "g43", "d43"))
    fallen = []
    for _ in range(4):
        e.run(CREATURES_DONE)
        fallen.append(e.s.ground.fallen)
    assert fallen == [0b1000, 0b1100, 0b1110, 0b1110]


@rule("DIA-110")
def test_nothing_falls_before_the_last_needed_seal() -> None:
    """Two of three are sealed."""
    e = evening("the_house_comes_down", "doctor", "geek", "fury")
    resting(sealed(e, "g13", "g43")).run(CREATURES_DONE)
    assert e.s.ground.fallen == 0


@rule("DIA-111")
def test_DIA_E85_whoever_stands_there_is_put_aside() -> None:
    """From E21 to G24, 1 step; then 3 Life are lost."""
    e = evening("the_house_comes_down", "doctor", "geek").put("doctor", "e21")
    fall(resting(e.has("doctor", life=5)), "E")
    assert e.at("doctor") == "g24"
    assert e.life("doctor") == 2


@rule("DIA-9", "DIA-111")
def test_DIA_E86_the_fall_kills_on_safe_ground() -> None:
    """The Doctor dies on G24, and there lie the Oars."""
    e = evening("the_house_comes_down", "doctor", "geek").put("doctor", "e21")
    e.carry("doctor", "oars").has("doctor", life=2).top("bandages")
    fall(resting(e), "E")
    assert e.asked == "ChooseTomb"
    assert e.tokens()["oars"] == ["g24"]
    assert e.result is None


@rule("DIA-112")
def test_DIA_E87_the_entombed_are_laid_on_F32() -> None:
    """Nothing is lost."""
    e = evening("the_house_comes_down", "geek", "doctor").put("geek", "f33")
    fall(resting(e).lay("doctor", "e41", ENTOMBED), "E")
    assert e.name(e.s.cast[1].tomb) == "f32"
    assert e.life("doctor") == 6


@rule("DIA-113")
def test_DIA_E88_figures_go_and_bosses_step_aside() -> None:
    """Psycho and ally are removed; the Collector stands on the nearest space."""
    e = evening("the_house_comes_down", "geek", "doctor").ally("ally_janitor", "e22", "geek")
    e.s.allies.remove(PRINTED.cards.index("ally_janitor"))
    resting(e.carry("geek", "oars").foe("psycho", "e22"))
    e.s.foe_cell[PRINTED.figures.index("collector")] = e.cell("e21")
    fall(e, "E")
    assert e.foes() == {"collector": "g24"}
    assert e.s.ally_cell[PRINTED.personas.index("janitor")] == NOWHERE


@rule("DIA-114", "DIA-119")
def test_DIA_E89_the_oars_fall_with_the_tile() -> None:
    """Lost for everybody."""
    e = fall(resting(evening("the_house_comes_down", "geek", "doctor")), "E")
    assert e.result == [0.0, 0.0]


@rule("DIA-114")
def test_tokens_and_bodies_on_the_tile_are_lost() -> None:
    """The Radio, a Soul and the body of an ally are gone; the Oars were elsewhere."""
    e = resting(evening("the_house_comes_down", "geek", "doctor").carry("geek", "oars"))
    e.s.soul_at[e.cell("e22")] = 1
    e.s.body[8] = e.cell("e22")
    fall(e, "E")
    assert "radio" not in e.tokens()
    assert e.s.soul_at[e.cell("e22")] == 0
    assert e.s.body[8] == NOWHERE
    assert e.result is None


@rule("DIA-114", "DIA-119")
def test_a_lost_body_takes_the_oars_with_it() -> None:
    """In a solo game the dead keep their tokens: lost with the tile."""
    e = evening("the_house_comes_down", "geek", "doctor", seats=1).carry("doctor", "oars")
    fall(resting(e).lay("doctor", "e22", LYING), "E")
    assert e.result == [0.0]


@rule("DIA-114")
def test_DIA_E90_the_border_is_a_wall() -> None:
    """The door D42-E12 is no way any more."""
    e = resting(evening("the_house_comes_down", "geek", "doctor").carry("geek", "oars"))
    assert e.s.ground.is_opening(e.edge("d42-e12"))
    fall(e, "E")
    assert not e.s.ground.is_opening(e.edge("d42-e12"))
    e.put("geek", "d42").begin("geek")
    assert "s" not in e.offers("open") + e.offers("dash") + e.offers("barricade")


@rule("DIA-115")
def test_DIA_E91_the_final_battle_follows() -> None:
    """Round 6 starts: every character +1 Fear."""
    e = evening("the_house_comes_down", "doctor", "geek", rolls="3 1")
    sealed(e, "g13", "g43").start(6)
    assert e.s.round == 6
    assert e.fear("doctor") == 1


@rule("DIA-115")
def test_the_last_needed_seal_starts_it() -> None:
    """With the third of three seals, not with the second."""
    e = evening("the_house_comes_down", "doctor", "geek", "fury", rolls="H H H H")
    sealed(e, "e41").put("doctor", "g13")
    e.top("mirror_hall", "mirror_hall").begin("doctor").pick("doctor", "enter", "seal")
    assert not e.s.final_battle
    e.put("doctor", "g43").begin("doctor").pick("doctor", "enter", "seal")
    assert e.s.final_battle
    assert e.goal("seals") == [3, 3]


@rule("DIA-116")
def test_DIA_E92_nobody_boards_too_early() -> None:
    """Two of three seals: refused."""
    e = evening("the_house_comes_down", "doctor", "geek", "fury").put("doctor", "f41")
    sealed(e, "g13", "g43").begin("doctor")
    e.refused("task board", "DIA-116")


def leaving(oars_aboard: bool) -> Evening:
    """Three seals, three aboard; the fourth gets aboard or has the Oars elsewhere."""
    e = evening("the_house_comes_down", "doctor", "geek", "fury", "dancer")
    sealed(e, "g13", "g43", "d43").carry("geek" if oars_aboard else "dancer", "oars")
    for name in ("geek", "fury") if oars_aboard else ("doctor", "geek"):
        e.s.cast[e.who(name)].posture = ABOARD
        e.s.cell[e.who(name)] = NOWHERE
    return e


@rule("DIA-105", "DIA-117")
def test_DIA_E93_all_aboard_with_the_oars() -> None:
    """Won at once."""
    e = leaving(oars_aboard=True).put("doctor", "f41").put("dancer", "f41")
    e.begin("dancer", round=6, then=("doctor",)).pick("dancer", "task board")
    assert e.result is None
    e.pick("doctor", "task board")
    assert e.result == [1.0] * 4


@rule("DIA-105", "DIA-117")
def test_DIA_E94_the_oars_are_still_on_land() -> None:
    """Three aboard, the Oars' carrier in F33: not yet won."""
    e = leaving(oars_aboard=False).put("fury", "f41").put("dancer", "f33")
    e.begin("fury", round=6, then=("dancer",)).pick("fury", "task board")
    assert e.result is None
    assert e.goal("aboard") == [3, 4]
    assert e.goal("oars_aboard") == [0, 1]


@rule("DIA-118")
def test_DIA_E95_the_collector_goes_to_an_open_portal() -> None:
    """14 damage drive it off; G13 is sealed, so it goes to G43."""
    e = evening("the_house_comes_down", "huntress", "doctor", "geek", rolls="H H M")
    e.put("huntress", "e33").put("doctor", "d22").put("geek", "f33").arm(
        "huntress", "two_handed_axe"
    )
    sealed(e, "g13").begin("huntress").pick("huntress", "attack collector", "keep")
    assert e.foe_at("collector") == "g43"


@rule("DIA-106", "DIA-116")
def test_DIA_E122_a_seal_counts_when_its_tile_has_fallen() -> None:
    """Getting aboard is allowed."""
    e = evening("the_house_comes_down", "doctor", "geek", "fury").put("doctor", "f41")
    e.carry("doctor", "oars")
    fall(resting(sealed(e, "g13", "g43", "e41")), "E")
    e.begin("doctor", round=6)
    assert e.goal("seals") == [3, 3]
    assert e.offers("task") == ["board"]


@rule("DIA-111", "DIA-114")
def test_DIA_E123_the_fallen_portal_is_gone_at_once() -> None:
    """The Doctor dies on G24; E41 is refused."""
    e = evening("the_house_comes_down", "doctor", "geek").put("doctor", "e21")
    e.carry("geek", "oars").has("doctor", life=3).top("bandages")
    fall(resting(e), "E")
    assert e.asked == "ChooseTomb"
    e.refused("portal e41", "PAN-633")


@rule("DIA-119")
def test_round_8_ends_before_the_boat_has_left() -> None:
    """Everybody loses."""
    assert evening("the_house_comes_down", "doctor", "geek").end_round(8).result == [0.0, 0.0]
