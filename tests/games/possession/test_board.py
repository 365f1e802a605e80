"""The drawing of the night: well-formed, pickable where something can be done, true to the view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from dreadhouse.games.possession import GAME
from dreadhouse.games.possession.content import printed
from dreadhouse.games.possession.sight import Sight, places
from dreadhouse.games.possession.state import PARTS
from dreadhouse.kernel.dice import Dice
from dreadhouse.kernel.state import State
from dreadhouse.kernel.text import LANGUAGES

NAMES = ["Ada", "Ilya <b>", 'Noor "', "Marta & Co", "Константин"]
SHAPES = ("wide", "tall")


def night(seats: int, number: int, journal: bool = False) -> Iterator[State]:
    """The positions of a random night, one for each decision, and the last one."""
    state = GAME.start(seats=seats, seed=bytes([number]) * 32, journal=journal)
    dice = Dice(bytes([number + 50]) * 32)
    while state.result is None:
        yield state
        state.apply(dice.pick(state.options(state.seat)), state.seat)
    yield state


def seen(state: State, seat: int, shape: str = "wide") -> dict[str, Any]:
    """A view as a page hands it to the drawing."""
    return state.view(seat) | {"names": NAMES[: state.seats], "shape": shape}


def drawn(
    state: State, seat: int, language: str = "en", shape: str = "wide"
) -> ElementTree.Element:
    """The drawing, read as XML."""
    return ElementTree.fromstring(GAME.draw(seen(state, seat, shape), language))


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


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("shape", SHAPES)
def test_every_position_can_be_drawn(seats: int, shape: str) -> None:
    """Every picture is well-formed, with no id twice, in both languages."""
    for count, state in enumerate(night(seats, seats)):
        if count % 3 and state.result is None:
            continue
        seat = (count % (seats + 1)) - 1
        picture = drawn(state, seat, LANGUAGES[count // 3 % 2], shape)
        found = ids(picture)
        assert len(set(found)) == len(found), sorted(id for id in found if found.count(id) > 1)


@pytest.mark.parametrize("seats", [3, 5])
def test_every_thing_that_can_be_done_glows(seats: int) -> None:
    """Whatever is done to a room, door, icon, chip, figure, Part or die is offered there."""
    for state in night(seats, 20 + seats):
        if state.result is None and state.seat % 2 == 0:
            offered = [GAME.vocabulary.word(action) for action in state.options(state.seat)]
            things = [(word, places(word)) for word in offered]
            wanted = {
                word for word, found in things if found and found[0][0] not in ("card", "die")
            }
            found = words(drawn(state, state.seat))
            assert wanted <= found, sorted(wanted - found)


def test_nothing_can_be_picked_by_those_who_wait() -> None:
    """A picture for a spectator or a waiting seat offers nothing."""
    for count, state in enumerate(night(4, 3)):
        for seat in range(-1, 4):
            if seat not in state.to_act and count % 4 == 0:
                assert words(drawn(state, seat)) == set()


def test_a_walk_is_a_row_of_single_steps() -> None:
    """Every walk that the board offers can be taken step by step, rolls no die, and arrives."""
    walked = 0
    for seats in (2, 3, 4):
        for state in night(seats, 30 + seats):
            if state.result is not None or len(state.to_act) != 1:
                continue
            for goal, walk in Sight(seen(state, state.seat), "en").walks.items():
                walked += 1
                check_walk(state, goal, walk.word.split(">"))
    assert walked > 100


def check_walk(state: State, goal: int, steps: list[str]) -> None:
    """Take a walk on a copy."""
    seat, twin = state.seat, state.copy()
    before = twin.view(seat)["table"]
    for step in steps:
        twin.apply(GAME.vocabulary.action(step), seat)
    after = twin.view(seat)["table"]
    assert after["players"][seat]["room"] == goal
    if (after["acting"], after["round"]) != (seat, before["round"]):
        assert before["actions"] == len(steps), "the turn ends only with the last action"
        return
    assert after["players"][seat]["life"] == before["players"][seat]["life"]
    assert after["dice"] == before["dice"]
    assert after["actions"] == before["actions"] - len(steps)


def test_walks_say_what_they_cost() -> None:
    """A menu offers a walk in words, at the place of its own word."""
    for state in night(3, 33):
        for element in drawn(state, state.seat if state.result is None else 0).iter():
            offered = element.get("data-words", "").split("|")
            says = element.get("data-says", "").split("|")
            for place, word in enumerate(offered):
                if ">" in word:
                    assert str(word.count(">") + 1) in says[place]


def test_things_keep_their_ids() -> None:
    """Rooms, doors, figures, sheets and lost Parts are found under the same ids all night."""
    rooms = {f"room-{room}" for room in printed().rooms}
    doors: set[str] | None = None
    for count, state in enumerate(night(4, 8)):
        if count % 4:
            continue
        found = set(ids(drawn(state, 0)))
        table = state.view(0)["table"]
        assert rooms <= found
        assert {f"sheet-{seat}" for seat in range(4)} <= found
        here = {id for id in found if id.startswith("door-")}
        doors = here if doors is None else doors
        assert (len(here), here) == (10, doors)
        for seat, player in enumerate(table["players"]):
            assert (f"figure-{seat}" in found) == (not player["dead"])
            for part, where in enumerate(player["parts"]):
                assert (f"part-{seat}-{PARTS[part]}" in found) == (where >= 0)


def test_the_hand_holds_what_the_seat_holds() -> None:
    """Own cards, the weapon in play and house chips are pictures; a spectator has none."""
    for count, state in enumerate(night(4, 11)):
        for seat in range(count % 4, 4, 2):
            own = state.view(seat)["table"]["players"][seat]
            held = [*own["hand"], *own["house_chips"]]
            held += [own["weapon"]] if own["weapon"] >= 0 else []
            hand = GAME.hold(seen(state, seat), "ru")
            assert sorted(id for id, _, _ in hand) == sorted(printed().cards[card] for card in held)
            for _, title, picture in hand:
                assert title
                ElementTree.fromstring(picture)
        assert GAME.hold(seen(state, -1), "en") == []


def test_names_cannot_break_the_picture() -> None:
    """A name with markup is drawn as it is written."""
    state = GAME.start(seats=4, seed=bytes(32))
    picture = GAME.draw(seen(state, 0), "en")
    assert "Ilya &lt;b&gt;" in picture
    assert "Ilya <b>" not in picture


def test_no_style_needs_to_be_inline() -> None:
    """The page's content security policy allows no style attributes."""
    for count, state in enumerate(night(5, 6)):
        if count % 10 == 0:
            assert " style=" not in GAME.draw(seen(state, 0), "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_night_can_be_written(language: str) -> None:
    """A terminal gets every room and every player, at every decision."""
    assert GAME.plain is not None
    for count, state in enumerate(night(3, 14)):
        if count % 5 == 0:
            told = GAME.plain(seen(state, count % 4 - 1), language)
            for room in printed().rooms:
                assert GAME.texts.say("room-name", {"room": room}, language) in told
            assert all(name in told for name in NAMES[:3])
