"""The drawing of the house: well-formed, pickable where something can be done, true to the view."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from dreadhouse.art.icons import names as shipped
from dreadhouse.games.pandemonium import picture
from dreadhouse.games.pandemonium.board import draw_table
from dreadhouse.games.pandemonium.chart import Chart
from dreadhouse.games.pandemonium.content import printed
from dreadhouse.games.pandemonium.floors import floor
from dreadhouse.games.pandemonium.ground.names import edge_named
from dreadhouse.games.pandemonium.ground.tiles import printed_tiles
from dreadhouse.games.pandemonium.layout import crowd
from dreadhouse.games.pandemonium.plain import text_table
from dreadhouse.games.pandemonium.prints import deck_of, weapons
from dreadhouse.games.pandemonium.sight import Sight
from dreadhouse.games.pandemonium.signs import SIGNS, sign_of
from dreadhouse.games.pandemonium.spread import draw_hand
from dreadhouse.kernel.text import LANGUAGES
from tests.games.pandemonium.made_up import SCENES, MadeUp, challenge, commanded, day, night

SHAPES = ("wide", "tall")
MOVES = ("move a12", "move a21", "attack psycho_1", "explore", "buy life", "use bandages", "run")


def drawn(view: dict[str, Any], language: str = "en") -> ElementTree.Element:
    """The drawing, read as XML."""
    return ElementTree.fromstring(draw_table(view, language))


def ids(board: ElementTree.Element) -> list[str]:
    """Every id of a drawing but those of letters drawn only once."""
    found = [element.get("id", "") for element in board.iter()]
    return [id for id in found if id and not re.fullmatch(r"w-[0-9a-f]+", id)]


def thing(board: ElementTree.Element, id: str) -> ElementTree.Element:
    """The one thing of that id."""
    found = [element for element in board.iter() if element.get("id") == id]
    assert len(found) == 1, id
    return found[0]


def words(board: ElementTree.Element) -> set[str]:
    """Everything that the drawing offers to do."""
    found: set[str] = set()
    for element in board.iter():
        found |= set(filter(None, element.get("data-words", "").split("|")))
    return found


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_is_drawn(scene: str, shape: str, language: str) -> None:
    """Good XML, no id twice, and everything that can be pointed at has words for ears."""
    board = drawn(SCENES[scene]().seen(shape=shape), language)
    assert len(ids(board)) == len(set(ids(board)))
    for element in board.iter():
        if element.get("role") in ("button", "img", "group"):
            assert element.get("aria-label"), element.attrib


def test_what_can_be_done_is_on_the_board() -> None:
    """Moves at spaces, attacks at creatures, Souls at the bars, cards at the gear."""
    board = drawn(day().seen(*MOVES))
    assert {word for word in words(board) if ">" not in word} == set(MOVES) - {"run"}
    assert thing(board, f"cell-{day().cell('A12')}").get("data-words") == "move a12"
    assert thing(board, f"cell-{day().cell('A22')}").get("data-words") == "explore"
    assert thing(board, "foe-psycho_1").get("data-words") == "attack psycho_1"
    assert thing(board, "life-0").get("data-words") == "buy life"


def test_nothing_glows_for_a_spectator() -> None:
    """Who may do nothing is offered nothing."""
    assert not words(drawn(day().seen(seat=-1)))


def test_a_door_of_the_own_space_takes_dash_open_and_barricade() -> None:
    """All that is done to a door lies on the door; a Dash also on the space behind it."""
    made = MadeUp().person("doctor", "A32")
    board = drawn(made.seen("dash w", "open w", "barricade w"))
    edge = edge_named(made.plan, "A31-A32")
    assert thing(board, f"edge-{edge}").get("data-words") == "dash w|open w|barricade w"
    assert thing(board, f"cell-{made.cell('A31')}").get("data-words") == "dash w"


def test_the_chance_of_a_kill_is_shown_before_the_attack() -> None:
    """A plate with the share of an offered attack, and none without the offer."""
    assert "41%" in draw_table(day().seen("attack psycho_1"), "en")
    assert "41%" not in draw_table(day().seen("move a12"), "en")


def test_a_creature_shows_its_way_and_whom_it_goes_for() -> None:
    """The way ends three spaces north and one west of the Killer Toy in A43."""
    board = drawn(day().seen())
    toy = thing(board, "foe-killer_toy_1")
    plan = thing(board, "plan-killer_toy_1")
    assert "Goes for Huntress, 3 spaces away" in toy.get("aria-label", "")
    assert toy.get("tabindex") == "0"
    (way,) = [e for e in plan.iter() if e.get("class") == "way-line"]
    assert way.get("d") == "M0 0L0 -100L0 -200L-100 -200"
    nobody = thing(board, "foe-aberration_1").get("aria-label", "")
    assert "Perceives nobody" in nobody


def test_a_stunned_creature_has_no_way() -> None:
    """It will not act, and says so."""
    board = drawn(night().seen())
    deserter = thing(board, "foe-deserter")
    assert "Stunned" in deserter.get("aria-label", "")
    plan = thing(board, "plan-deserter")
    assert not [e for e in plan.iter() if e.get("class") == "way-line"]


def test_night_lies_over_dark_spaces_only() -> None:
    """One square of the veil for each dark space; none at all while the Generator lights all."""
    made = night()
    board = drawn(made.seen())
    (cells,) = [e for e in board.iter() if e.get("class") == "veil-cells"]
    assert len(list(cells)) == len(made.table["dark"])
    lit = drawn(made.put(dark=[], lit=list(range(64))).seen())
    assert not [e for e in lit.iter() if e.get("class") == "veil-cells"]
    assert [e for e in lit.iter() if e.get("class") == "all-lit"]


def test_openings_tell_their_state() -> None:
    """Closed, open, broken, barred: by shape and by words."""
    made = day()
    board = drawn(made.seen())

    def label(name: str) -> str:
        return thing(board, f"edge-{edge_named(made.plan, name)}").get("aria-label", "")

    assert label("A31-A32") == "Open door A31-A32"
    assert label("B13-B23") == "Broken door B13-B23"
    assert label("B34-B44") == "Closed door B34-B44, Evil Barricade"
    assert label("E22-E32") == "Closed door E22-E32, Barricade"
    assert label("A43-A44") == "Closed window A43-A44"


def test_a_fallen_tile_has_no_spaces_left() -> None:
    """Its spaces and doors are gone, those of the others remain."""
    board = drawn(challenge().seen())
    cells = [id for id in ids(board) if id.startswith("cell-")]
    assert len(cells) == 48
    assert thing(board, "fallen-3").get("aria-label") == "Workshop has fallen"


def test_a_challenge_is_a_world_of_its_own() -> None:
    """Only the traveller and what was invoked are there."""
    board = drawn(challenge().seen("roll"))
    world = thing(board, "world")
    assert world.get("aria-label", "").startswith("The Arena")
    assert not [id for id in ids(drawn(day().seen())) if id == "world"]


def test_the_evil_one_has_a_panel() -> None:
    """Actions left, the used one struck out, deaths so far."""
    board = drawn(commanded().seen("goad evil_one", "whisper fury", "evil_trap d12"))
    panel = thing(board, "evil-one")
    assert panel.get("aria-label") == "Nadia: 2 Evil Actions left"
    struck = [e.text for e in panel.iter() if e.get("class") == "evil-action spent" and e.text]
    assert struck == ["Evil Die"]
    assert words(board) == {"goad evil_one", "whisper fury", "evil_trap d12"}


def test_a_combo_offers_its_rows() -> None:
    """Both rows can be picked, the penalty only read."""
    board = drawn(night().seen("row upper", "row middle", seat=1))
    assert thing(board, "row-upper").get("data-words") == "row upper"
    assert thing(board, "row-middle").get("data-words") == "row middle"


def test_a_combo_pools_its_dice() -> None:
    """The dice of all participants lie together, older ones do not (PAN-344)."""
    made = night()
    rolls = [("run", 2, [4]), ("attack", 1, [1, 0, 1, 0]), ("attack", 2, [0, 1])]
    made.table["dice"] = [
        {"who": who, "kind": kind, "total": sum(faces), "faces": faces}
        for kind, who, faces in rolls
    ]
    made.table["attack"]["hits"] = 3
    board = drawn(made.seen(seat=1))
    dice = [id for id in ids(board) if id.startswith("die-")]
    assert dice == ["die-0-1", "die-1-0", "die-2-1", "die-3-0", "die-4-0", "die-5-1"]
    assert "Hits: 3 of 4 needed" in "".join(board.itertext())


def test_dice_of_an_earlier_attack_are_no_pool() -> None:
    """While the launcher chooses the row, the dice of the attack before lie there as they fell."""
    made = night()
    made.table["attack"]["hits"] = 0
    board = drawn(made.seen("row upper", "row middle", seat=1))
    assert thing(board, "row-upper").get("data-words") == "row upper"
    assert "needed" not in "".join(thing(board, "moment").itertext())


def test_pacts_are_read_in_the_own_hand_only() -> None:
    """Others see how many there are, the owner what they say (PAN-592)."""
    made = day()
    made.table["cast"][1]["own_pacts"] = ["blood_toll"]
    assert "blood_toll" in [id for id, _, _ in draw_hand(made.seen(seat=1), "en")]
    assert "blood_toll" not in [id for id, _, _ in draw_hand(made.seen(seat=0), "en")]
    assert "Blood Toll" not in draw_table(made.seen(seat=0), "en")


def test_the_hand_shows_what_is_held_once() -> None:
    """Weapons, backpack and kept Events in order; twins are counted."""
    made = MadeUp().person("doctor", "A11", hands=["machete", "machete"], kept=["guardian"])
    titles = [title for _, title, _ in draw_hand(made.seen(), "en")]
    assert titles == ["Machete ×2", "Guardian"]


def test_a_crowd_finds_room() -> None:
    """Up to sixteen beings have a place of their own in a space, more share them."""
    for count in range(1, 17):
        places, size = crowd(count)
        assert len(set(places[:count])) == count
        assert 0 < size <= 1
    assert len(crowd(40)[0]) == 40


def test_characters_are_picked_from_plates() -> None:
    """One plate for each character on offer, with skill and values for ears."""
    made = MadeUp(round=0).put(phase="picking", limit=0, acting=-1)
    made.person("doctor", "A11", cell=-1)
    made.table["cast"][0]["persona"] = ""
    board = drawn(made.seen("pick doctor", "pick geek"))
    assert thing(board, "person-geek").get("data-words") == "pick geek"
    assert "Agility 6" in thing(board, "person-geek").get("aria-label", "")


def test_skills_are_learnt_from_their_tree() -> None:
    """Every space of a tree on offer is shown, those that can be learnt are buttons."""
    board = drawn(day().seen("learn corruption_1"))
    assert thing(board, "skill-corruption_1").get("data-words") == "learn corruption_1"
    assert thing(board, "skill-corruption_6").get("data-words") is None


def test_every_tile_is_furnished_and_every_sign_is_shipped() -> None:
    """Eight floors, and no icon that the house lacks."""
    drawings = {floor(tile.id) for tile in printed_tiles().values()}
    assert len(drawings) == 8
    tables = (picture.PERSONA_ICONS, picture.FOE_ICONS, picture.TOKEN_ICONS, picture.CARD_ICONS)
    used = {sign for table in (*tables, SIGNS) for sign in table.values()}
    assert used <= set(shipped())


def test_every_card_has_a_sign() -> None:
    """No card falls back on the sign of its deck."""
    for card in printed().cards:
        assert sign_of(card) not in picture.DECK_ICONS.values() or card in SIGNS, card


def test_every_item_has_a_sign_of_its_own() -> None:
    """41 Items, 41 pictures."""
    signs = list(picture.CARD_ICONS.values())
    assert len(picture.CARD_ICONS) == len(set(signs)) == 41
    assert set(weapons()) <= set(picture.CARD_ICONS)
    assert {deck_of(card) for card in picture.CARD_ICONS} == {"item"}


# ---- the terminal


def test_the_map_in_letters() -> None:
    """A corner of the Entrance Hall by day: window, doors, a Trap, beings, the dark closet."""
    lines = Chart(Sight(day().seen(), "en")).lines()
    assert len(lines) == 25
    assert {len(line) for line in lines} == {73}
    assert [line[:37] for line in lines[3:10]] == [
        "+        +        +        +        +",
        "|         Hu       psy              |",
        "|                                   D",
        "+--------+        +        +---DD---+",
        "|........|                 |........|",
        "|........'                 |te......|",
        "+        +        +        +        +",
    ]


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scene_is_written(scene: str, language: str) -> None:
    """With a map, or on a narrow terminal with a list, everybody is told of."""
    for width in (80, 60):
        view = SCENES[scene]().seen() | {"width": width}
        plain = re.sub(r"\x1b\[[0-9;]*m", "", text_table(view, language))
        for who, one in enumerate(view["table"]["cast"]):
            assert view["names"][one["seat"]] in plain, who


def test_both_languages_say_the_same() -> None:
    """Every message of the board exists in both."""
    folder = picture.TEXTS
    for language in LANGUAGES:
        for message in ("board-label", "board-weapon-short", "plain-legend", "tile-garden"):
            assert folder.has(message, language)


# ---- walks of several spaces


def test_a_walk_goes_as_far_as_the_actions_do() -> None:
    """Three Actions lead three spaces through the open hall, past nobody who bites."""
    made = MadeUp().person("doctor", "A22", actions=3)
    board = drawn(made.seen("move a12", "move a23", "move a21", "move a32"))
    far = thing(board, f"cell-{made.cell('A43')}")
    assert far.get("data-words") in ("move a32>move a42>move a43", "move a23>move a33>move a43")
    assert far.get("data-says") == "Walk to A43 (3 Actions)"
    assert thing(board, f"cell-{made.cell('A44')}").get("data-words") is None
    assert thing(board, f"cell-{made.cell('A31')}").get("data-words") is None


def test_a_walk_does_not_lead_on_from_creatures() -> None:
    """Leaving creatures costs Life, so nobody is led through them unasked (PAN-178)."""
    made = MadeUp().person("doctor", "A11", actions=3).foe("psycho_1", "A12")
    board = drawn(made.seen("move a12"))
    assert thing(board, f"cell-{made.cell('A13')}").get("data-words") is None


def test_a_run_is_chained_through_creatures() -> None:
    """A runner loses nothing by leaving them (PAN-179)."""
    made = MadeUp().person("doctor", "A11", actions=2, running=3).foe("psycho_1", "A12")
    board = drawn(made.seen("step a12"))
    assert thing(board, f"cell-{made.cell('A14')}").get("data-says") == "Run to A14 (3 spaces)"
