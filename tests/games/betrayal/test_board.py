"""The drawing of the night: well-formed, pickable where something can be done, true to the view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from dreadhouse.games.betrayal import GAME
from dreadhouse.games.betrayal.content import printed
from dreadhouse.games.betrayal.layout import TALL, WIDE, Extent, pack
from dreadhouse.games.betrayal.plan.chambers import chamber, rooms
from dreadhouse.games.betrayal.sight import Sight
from dreadhouse.games.betrayal.state import ROOMS, Night
from dreadhouse.games.betrayal.walls import walls
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.text import LANGUAGES
from tests.games.betrayal.made_up import MadeUp

NAMES = ["Ada", "Ilya <b>", 'Noor "', "Marta & Co", "Константин", "Wu"]
SHAPES = ("wide", "tall")
UNDRAWN = {
    *("end", "done", "yes", "no", "keep", "roll", "bank", "stay", "option", "accept", "refuse"),
    *("tile", "total", "bare", "rest", "harm", "show_part", "task", "volunteer", "fetch_stair"),
}


def night(seats: int, number: int) -> Iterator[Night]:
    """The positions of a random night, one for each decision, and the last one."""
    state = GAME.start(seats=seats, seed=bytes([number]) * 32)
    assert isinstance(state, Night)
    dice = Dice(bytes([number + 50]) * 32)
    while state.result is None:
        yield state
        state.apply(dice.pick(state.options(state.seat)), state.seat)
    yield state


def seen(state: Night, seat: int, shape: str = "wide") -> dict[str, Any]:
    """A view as a page hands it to the drawing."""
    return state.view(seat) | {"names": NAMES[: state.seats], "shape": shape}


def drawn(view: dict[str, Any], language: str = "en") -> ElementTree.Element:
    """The drawing, read as XML."""
    return ElementTree.fromstring(GAME.draw(view, language))


def ids(picture: ElementTree.Element) -> list[str]:
    """Every id of a drawing but those of letters drawn only once."""
    found = [element.get("id", "") for element in picture.iter()]
    return [id for id in found if id and not re.fullmatch(r"w-[0-9a-f]+", id)]


def words(picture: ElementTree.Element) -> set[str]:
    """Everything that the drawing offers to do."""
    found: set[str] = set()
    for element in picture.iter():
        found |= set(filter(None, element.get("data-words", "").split("|")))
    return found


def thing(picture: ElementTree.Element, id: str) -> ElementTree.Element:
    """The one thing of that id."""
    found = [element for element in picture.iter() if element.get("id") == id]
    assert len(found) == 1, id
    return found[0]


@pytest.mark.parametrize(("seats", "number"), [(3, 1), (4, 2), (6, 3)])
def test_a_whole_night_is_drawn(seats: int, number: int) -> None:
    """Every few decisions, in both shapes and languages: good XML, no id twice, all labelled."""
    for count, state in enumerate(night(seats, number)):
        if count % 37 and state.result is None:
            continue
        seat = state.seat if state.result is None else -1
        for shape, language in zip(SHAPES, LANGUAGES, strict=True):
            picture = drawn(seen(state, seat, shape), language)
            assert len(ids(picture)) == len(set(ids(picture)))
            for element in picture.iter():
                if element.get("role") in ("button", "img", "group"):
                    assert element.get("aria-label"), element.attrib


@pytest.mark.parametrize("number", [4, 5])
def test_everything_that_can_be_done_is_on_the_board(number: int) -> None:
    """Nothing is offered that is no option, and only a few kinds of words are buttons alone."""
    for count, state in enumerate(night(4, number)):
        if state.result is not None or count > 400:
            break
        if count % 5:
            continue
        view = seen(state, state.seat)
        options = {GAME.vocabulary.word(action) for action in view["ask"]["options"]}
        offered = words(drawn(view))
        assert {word for word in offered if ">" not in word} <= options
        left = {word.split()[0] for word in options - offered}
        assert left <= UNDRAWN | {"fall", "try"}, type(state.stack[-1]).__name__


def test_a_walk_ends_where_it_says() -> None:
    """Several steps in one click are options one after the other, and cost what is said."""
    walked = 0
    for count, state in enumerate(night(3, 6)):
        if state.result is not None or walked > 20:
            break
        if count % 3 or type(state.stack[-1]).__name__ != "Act":
            continue
        sight = Sight(seen(state, state.seat), "en")
        for room, walk in list(sight.walks.items())[:2]:
            ahead, seat = state.copy(), state.seat
            before = ahead.spaces
            for word in walk.word.split(">"):
                ahead.apply(GAME.vocabulary.action(word), seat)
            assert ahead.players[seat].room == room
            assert ahead.spaces - before == walk.cost
            walked += 1
    assert walked > 5


def test_every_room_is_furnished_and_no_two_alike() -> None:
    """One plan for each printed room, each its own."""
    assert sorted(rooms()) == sorted(printed().rooms)
    assert len({chamber(room) for room in rooms()}) == ROOMS


def test_a_tile_is_drawn_as_it_lies() -> None:
    """The furniture turns with the tile; doorways and windows are those of the view."""
    house = MadeUp(3)
    room = printed().rooms.index("guest_chamber")
    house.lay(room, 0, 0, 1, 1)
    picture = drawn(house.settle().view())
    tile = thing(picture, "room-guest_chamber")
    plan = next(each for each in tile.iter() if each.get("class") == "plan")
    assert plan.get("transform") == "rotate(90 60 60)"
    drawing = walls(house.tiles[room]["doors"], house.tiles[room]["windows"], 0, False)
    assert drawing.count("threshold") == 2
    assert drawing.count('class="pane"') == 1


def test_a_false_door_is_bricked_up() -> None:
    """A doorway that meets a wall is drawn as bricks (BET-104)."""
    assert "bricked" in walls(1, 0, 1, False)
    assert "bricked" not in walls(1, 0, 0, False)


def test_a_name_stays_upright() -> None:
    """The name is no part of what turns."""
    house = MadeUp(3)
    house.lay(printed().rooms.index("dance_hall"), 1, 1, 1, 2)
    picture = drawn(house.settle().view())
    for plan in (each for each in picture.iter() if each.get("class") == "plan"):
        assert not list(plan.iter("{http://www.w3.org/2000/svg}text"))
    assert "Dance Hall" in "".join(picture.itertext())


def test_a_spent_symbol_is_gone() -> None:
    """The spiral is drawn until its card was taken."""
    house = MadeUp(3)
    room = printed().rooms.index("dance_hall")
    house.lay(room, 1, 1, 1, 0)
    view = house.settle().view()
    assert "medal event" in GAME.draw(view, "en").partition("layer-strip")[0]
    house.tiles[room]["spent"] = True
    assert "medal event" not in GAME.draw(view, "en").partition("layer-strip")[0]


def test_ways_into_the_dark_can_be_picked() -> None:
    """The cell behind an open doorway glows for "explore", the next room for "go"."""
    picture = drawn(MadeUp(3).settle().view(words=["explore e", "go great_hall", "end"]))
    view_words = words(picture)
    assert {"explore e", "go great_hall"} <= view_words
    assert thing(picture, "room-great_hall").get("data-words") == "go great_hall"


def test_a_new_tile_offers_each_way_it_may_lie() -> None:
    """One small plan a rotation, in the cell where the tile will lie."""
    room = printed().rooms.index("terrace")
    ghosts = [
        {"floor": 0, "x": 0, "y": 1, "room": room, "turn": turn, "word": f"turn {turn}"}
        for turn in (1, 2)
    ]
    view = MadeUp(3).settle().view(words=["turn 1", "turn 2"], ghosts=ghosts)
    assert words(drawn(view)) == {"turn 1", "turn 2"}


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("number", range(3))
def test_large_houses_fit(shape: str, number: int) -> None:
    """Forty-five rooms: every floor lies inside the place of the house."""
    view = MadeUp(6, number).grow(45).view() | {"shape": shape}
    at = TALL if shape == "tall" else WIDE
    floors = [each for each in drawn(view).iter() if each.get("class") == "floor"]
    assert len(floors) == 3
    for floor in floors:
        x, y = float(floor.get("x", "")), float(floor.get("y", ""))
        assert x >= at.house.x - 1
        assert x + float(floor.get("width", "")) <= at.house.right + 1
        assert y + float(floor.get("height", "")) <= at.house.foot + 1


def test_floors_are_packed_apart() -> None:
    """No two floors overlap, whatever their shapes."""
    shapes = [(3, 3), (9, 2), (2, 8), (6, 6)]
    for upper in shapes:
        for ground in shapes:
            for cellar in shapes:
                floors = [Extent(0, 0, wide, high) for wide, high in (upper, ground, cellar)]
                _, boxes = pack(WIDE.house, floors)
                for one, other in ((0, 1), (0, 2), (1, 2)):
                    a, b = boxes[one], boxes[other]
                    apart = a.right <= b.x + 1 or b.right <= a.x + 1
                    assert apart or a.foot <= b.y + 1 or b.foot <= a.y + 1


def test_clips_show_the_steps() -> None:
    """A clip lies on the step of its trait, the start step is underlined."""
    view = MadeUp(3).settle().view()
    player = view["table"]["players"][0]
    player["steps"] = [3, 1, 8, 5]
    picture = drawn(view)
    places = [
        float(re.findall(r"[\d.]+", thing(picture, f"clip-0-{trait}").get("transform", ""))[0])
        for trait in ("speed", "might", "sanity", "knowledge")
    ]
    assert sorted(places) == [places[1], places[0], places[3], places[2]]


def test_a_haunt_is_told() -> None:
    """Counts with their needs, the clock, zones, fixtures, and tokens by their known faces."""
    haunt = {
        **{"id": "unquiet_choir", "number": 1, "revealer": 0, "traitor": 1, "hidden": False},
        **{"sides": True, "round": 2, "page": "heroes", "has_clock": True, "clock": 3},
        **{"counts": {"rite": 2}, "needs": {"rite": 6}, "zone": [0], "zone_id": "fire"},
        **{"fixtures": [{"kind": "lamp", "room": 1, "side": 0, "on": False, "card": -1}]},
        **{"things": {"phial": [80, 5]}, "faces": {"81": "water"}, "fevers": [1, 0, 0]},
    }
    view = MadeUp(3).settle().view(phase="haunt", haunt=haunt)
    view["table"]["players"][0]["cards"] = [80, 81]
    picture = drawn(view)
    labels = " | ".join(each.get("aria-label", "") for each in picture.iter())
    for told in ("Rite: 2 / 6", "hour 3", "Lamp, dark", "Phial 2 (water)", "Fever 1"):
        assert told in labels, told
    assert "flame" in ElementTree.tostring(thing(picture, "room-vestibule"), "unicode")


def test_a_fight_shows_both_sides() -> None:
    """Names, dice and totals of attacker and defender."""
    fight = {
        **{"attacker": 0, "target": 1, "trait": 1, "card": 0, "ranged": False},
        **{"attack": 5, "defence": 3},
    }
    dice = [
        {"seat": 0, "kind": "attack", "total": 5, "faces": [2, 2, 1]},
        {"seat": 1, "kind": "defence", "total": 3, "faces": [1, 2]},
    ]
    picture = drawn(MadeUp(3).settle().view(fight=fight, dice=dice))
    told = thing(picture, "fight")
    assert told.get("aria-label") == "Dita Halloran attacks Anselm Brook"
    assert {"= 5", "= 3"} <= set(told.itertext())


def test_sides_of_a_barrier_stand_apart() -> None:
    """Who stands on the first side is nearer to the printed north doorway, as the tile lies."""
    house = MadeUp(3)
    rift = printed().rooms.index("rift")
    house.lay(rift, 2, 1, 0, 1)
    view = house.settle().view()
    for player, side in zip(view["table"]["players"], (1, 2, 0), strict=True):
        player["room"], player["side"] = (rift, side) if side else (0, 0)
    picture = drawn(view)
    first, second = (
        float(re.findall(r"[-\d.]+", thing(picture, f"stand-{seat}").get("transform", ""))[0])
        for seat in (0, 1)
    )
    assert first > second


def test_spectators_see_the_house_and_may_do_nothing() -> None:
    """No words for a guest."""
    view = MadeUp(4).grow(12).view() | {"seat": -1, "ask": None, "to_act": []}
    assert words(drawn(view)) == set()
    assert GAME.hold(view, "en") == []


def test_the_hand_holds_the_own_cards() -> None:
    """Titles and pictures in both languages."""
    view = MadeUp(3).settle().view(words=["use axe"])
    view["table"]["players"][0]["cards"] = [0, 26]
    for language in LANGUAGES:
        hand = GAME.hold(view, language)
        assert [id for id, _, _ in hand] == ["axe", "spear"]
        for _, title, picture in hand:
            assert title
            ElementTree.fromstring(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_a_whole_night(language: str) -> None:
    """Every position as text, no line wider than asked."""
    assert GAME.plain is not None
    for count, state in enumerate(night(5, 7)):
        if count % 41 == 0 or state.result is not None:
            told = GAME.plain(state.view(0) | {"width": 100, "names": NAMES[:5]}, language)
            bare = re.sub(r"\x1b\[[0-9;]*m", "", told)
            assert max(len(line) for line in bare.splitlines() if "·" not in line) <= 100


def test_the_terminal_draws_doorways() -> None:
    """A gap between rooms that are joined, dots where the dark begins."""
    assert GAME.plain is not None
    told = GAME.plain(MadeUp(3).settle().view(), "en")
    assert "Great Hall" in told
    assert "╴··╶" in told
    assert "╴  ╶" in told


def test_a_side_reads_its_own_page_only() -> None:
    """The opening is for all, a page for its side; a guest reads the opening alone (BET-245)."""
    haunt = {
        **{"id": "unquiet_choir", "number": 1, "revealer": 0, "traitor": 1, "hidden": False},
        **{"sides": True, "round": 1, "page": "heroes", "has_clock": False, "clock": 0},
    }
    opening, heroes, traitor = (
        GAME.texts.say(f"haunt-unquiet_choir-{part}", {}, "en")[:60]
        for part in ("opening", "heroes", "traitor")
    )
    for page, own, other in (("heroes", heroes, traitor), ("traitor", traitor, heroes)):
        told = text_of(MadeUp(3).settle().view(haunt=haunt | {"page": page}))
        assert opening in told
        assert own in told
        assert other not in told
    told = text_of(MadeUp(3).settle().view(haunt=haunt | {"page": ""}))
    assert opening in told
    assert heroes not in told
    assert traitor not in told


def text_of(view: dict[str, Any]) -> str:
    """All words of a drawing, with straight spaces."""
    return " ".join("".join(drawn(view).itertext()).split())
