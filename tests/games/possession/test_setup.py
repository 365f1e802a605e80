"""Components, setup and the first possessed player (POS-1 to POS-77)."""

from __future__ import annotations

import pathlib
from typing import Any

import pytest

from dreadhouse.games.possession import GAME
from dreadhouse.games.possession.cards import CARDS, EVENTS, PAGES, UNNUMBERED
from dreadhouse.games.possession.content import load_printed, printed
from dreadhouse.games.possession.rules.rolling import SHIELDS, WOUNDS
from dreadhouse.games.possession.rules.setup import build_floors, lay_out
from dreadhouse.games.possession.state import COLOURS, LINES, line
from dreadhouse.kernel.dice import ScriptedDice
from dreadhouse.kernel.errors import BadOption, GameError
from dreadhouse.kernel.state import State
from tests.games.possession.positions import HOUSE, IDS, ROOMS, Sheet, position
from tests.rules import rule


def fresh(seats: int = 4, **options: Any) -> State:
    """A new game."""
    return GAME.start(seats, dict(options), bytes(32))


def opened(rolls: list[int], seats: int = 4, **options: Any) -> State:
    """A new game whose decks lie unshuffled; rolls: the first floor, then the contest's dice."""
    cards, events = list(range(25)), list(range(26, 44))
    floors = [[0, 3], [8, 9], [1, 2, 4, 5, 6, 7]]
    piles = [[0, 8, 1, 2, 4], [3, 9, 5, 6, 7]]
    orders = [*floors, *piles, cards, events, [44, 45, 46, 47], [48, 49, 50, 51]]
    dice = ScriptedDice(rolls, orders)
    return GAME.start(seats, dict(options), bytes(32), journal=True, dice=dice)


@rule(
    "POS-2",
    "POS-3",
    "POS-4",
    "POS-6",
    "POS-7",
    "POS-8",
    "POS-9",
    "POS-17",
    "POS-20",
    "POS-21",
    "POS-24",
    "POS-25",
    "POS-26",
    "POS-27",
    "POS-29",
    "POS-30",
    "POS-32",
    "POS-33",
    "POS-34",
    "POS-35",
)
def test_POS_E1_pieces_in_the_box() -> None:
    """Every kind of piece is there in its number."""
    state = fresh(5)
    kinds = [piece.partition(" ")[0] for piece in GAME.pieces(state)]
    counts = {kind: kinds.count(kind) for kind in set(kinds)}
    assert counts == {
        "card": 11 + 15 + 18 + 4 + 4,
        "figure": 5,  # one of the two figures of each player stands on the board
        "part": 25,
        "chip": 25,
        "cube": 25,
        "key": 10,
        "trophy": 25,
        "branch": 10,
        "door": 10,
    }
    assert sum(printed().has_key) == 8
    assert len(range(PAGES, UNNUMBERED + 1)) == 11
    assert len(range(EVENTS, 44)) == 18
    assert sum(event.has_branch for event in printed().events) == 6
    assert len(ROOMS) == 13
    assert len(IDS) == CARDS


@rule("POS-9", "POS-10", "POS-11", "POS-12", "POS-13", "POS-14", "POS-15", "POS-16")
def test_POS_E2_rooms_and_their_icons() -> None:
    """Altars, windows and special icons stand where the table of rooms says."""
    faces = printed()
    altars = [number + 1 for number in range(13) if faces.icons[number] & 16]
    assert altars == [1, 4, 9, 10]
    special = [number + 1 for number in range(13) if faces.special[number]]
    windows = [number + 1 for number in range(13) if (faces.windows >> number) & 1]
    assert special == windows == [2, 3, 5, 6, 7, 8]
    assert len({faces.special[number - 1] for number in special}) == 6
    assert (ROOMS[10], faces.icons[10]) == ("stairs", 8)
    assert ROOMS[11:] == ["attic", "basement"]
    assert faces.icons[11:] == [0, 0]
    assert all(faces.icons[:11])


@rule("POS-29", "POS-30", "POS-31")
def test_POS_E3_faces_of_the_dice() -> None:
    """Six colours; a blank, W, W, WW, S, S."""
    assert COLOURS == ["green", "blue", "yellow", "orange", "red", "black"]
    assert sorted(WOUNDS) == [0, 0, 0, 1, 1, 2]
    assert sorted(SHIELDS) == [0, 0, 0, 0, 1, 1]
    assert [3 * max(WOUNDS), 3 * max(SHIELDS)] == [6, 3]


@rule("POS-18")
def test_POS_E4_lines_of_the_life_track() -> None:
    """Three points of life each, then none."""
    lines = [LINES[line(life)] for life in (15, 13, 12, 10, 9, 7, 6, 4, 3, 1, 0)]
    expected = "green green blue blue yellow yellow orange orange red red zero"
    assert lines == expected.split()


@rule("POS-21", "POS-22", "POS-23", "POS-28", "POS-32", "POS-50", "POS-51", "POS-70")
def test_POS_E5_what_a_player_begins_with() -> None:
    """Marker on 15, five chips, five Parts, five cubes, no keys and no trophies."""
    table = position(ann=Sheet(), phase="chips")
    ann = table.seen()["players"][0]
    assert (ann["life"], ann["hand_chips"], ann["cubes_left"]) == (15, [2, 3, 4, 5, 6], 5)
    assert (ann["parts"], ann["keys"], ann["trophies"]) == ([-1] * 5, 0, 0)
    assert [printed().attraction[chip] for chip in ann["hand_chips"]] == [0, 1, 2, 3, 4]


@rule("POS-52", "POS-53", "POS-54", "POS-55", "POS-56")
def test_POS_E6_legal_floors() -> None:
    """Each floor has one of 1 and 4, one of 9 and 10 and three others."""
    dice = ScriptedDice([0], [[0, 3], [9, 8], [5, 6, 7, 1, 2, 4], [5, 9, 0, 6, 7], [1, 3, 8, 4, 2]])
    night = lay_out(GAME, 4, GAME.settle({}), dice, printed())
    assert [room + 1 for room in build_floors(night)[:10]] == [6, 10, 1, 7, 8, 2, 4, 9, 5, 3]


@rule("POS-52")
def test_POS_E7_rooms_1_and_4_never_share_a_floor() -> None:
    """Whatever the shuffles."""
    for number in range(200):
        state = GAME.start(2, {}, number.to_bytes(32, "little"))
        house = [room for _, room in state.view(-1)["table"]["house"]]
        assert (0 in house[:5]) != (3 in house[:5])
        assert (8 in house[:5]) != (9 in house[:5])


@rule("POS-57", "POS-58", "POS-59", "POS-60", "POS-61", "POS-62", "POS-63")
def test_POS_E8_the_sample_house() -> None:
    """Two rows of five, stairs in the middle, ten unbarred doors, none elsewhere."""
    table = position()
    seen = table.seen()
    assert [ROOMS[room] for _, room in seen["house"]] == HOUSE
    assert [space for space, _ in seen["house"]][:5] == ["u1", "u2", "u3", "u4", "u5"]
    pairs = [(ROOMS[a], ROOMS[b], how) for a, b, how in seen["doors"]]
    upper = list(zip(HOUSE[:4], HOUSE[1:5], ["open"] * 4, strict=True))
    lower = list(zip(HOUSE[5:9], HOUSE[6:10], ["open"] * 4, strict=True))
    stairs = [("parlour", "stairs", "open"), ("dining_hall", "stairs", "open")]
    assert pairs == upper + lower + stairs
    plan = table.night.plan
    assert [ROOMS[plan.upper], ROOMS[plan.lower]] == ["parlour", "dining_hall"]


@rule("POS-64", "POS-65", "POS-66", "POS-67")
def test_POS_E9_decks() -> None:
    """25 search cards, 18 events, four chips each, one page apart."""
    seen = opened([0, *[1, 1, 1], *[0] * 9]).view(-1)["table"]
    assert (seen["search_deck"], seen["event_deck"]) == (25, 18)
    assert (seen["attic"], seen["basement"]) == (4, 4)
    assert seen["players"][0]["hand_size"] == 1


@rule("POS-68", "POS-69", "POS-148")
def test_POS_E10_first_move() -> None:
    """Nobody has come from a floor yet, so both ways are open."""
    table = position(ann=Sheet(chip=2), dan=Sheet(possessed=True), round=1)
    assert table.offers("go") == ["parlour", "dining_hall"]
    table.ann("go parlour")
    assert (table.room("ann"), table.actions) == ("parlour", 1)


@rule("POS-71", "POS-72", "POS-73", "POS-74")
def test_POS_E11_first_possessed() -> None:
    """Ann and Dan tie at 3, then Dan leads."""
    rolls = [*[1, 1, 1], *[3, 4, 0], *[4, 0, 1], *[3, 1, 0], *[1, 0, 0], *[3, 0, 4]]
    state = opened([0, *rolls])
    seen = state.view(0)["table"]["players"]
    assert [player["possessed"] for player in seen] == [False, False, False, True]
    assert seen[3]["hand"] == [UNNUMBERED]
    assert [event.args["seat"] for event in state.journal(-1) if event.id == "rolls"] == [
        0,
        1,
        2,
        3,
        0,
        3,
    ]


@rule("POS-49", "POS-75", "POS-76", "POS-77", "POS-112", "POS-113")
def test_POS_E12_first_round() -> None:
    """No possession die; an event for Ben; turns clockwise, Dan last."""
    table = position(
        dan=Sheet(possessed=True), phase="chips", goes_on=True, round=1, events=["false_alarm_1"]
    )
    table.ann("pick 2")
    table.ben("pick 4")
    table.cleo("pick 3")
    assert table.night.event_drawn == IDS.index("false_alarm_1")
    assert table.seen()["affected"] == [1]
    for name in ("ann", "ben", "cleo"):
        table.pick(name, "end")
    assert table.asked == "dan"
    assert not table.events("rolls-possession")


@rule("POS-56", "POS-398")
def test_POS_E265_chance_decides_the_first_floor() -> None:
    """The same piles with the other roll lie the other way up."""
    contest = [*[1, 1, 1], *[0] * 9]
    floors = [opened([roll, *contest]).view(-1)["table"]["house"] for roll in (0, 1)]
    rooms = [[room for _, room in house] for house in floors]
    assert rooms[0][:5] == rooms[1][5:10]
    assert rooms[0][5:10] == rooms[1][:5]


@rule("POS-394")
def test_POS_E245_no_first_page() -> None:
    """The first possessed player gets no page, and it is not in the deck either."""
    contest = [0, *[1, 1, 1], *[0] * 9]
    state = opened(contest, no_first_page=True)
    assert state.view(0)["table"]["players"][0]["hand_size"] == 0
    assert state.view(0)["table"]["search_deck"] == 25


@rule("POS-1")
def test_two_to_five_seats() -> None:
    """One or six people cannot play."""
    for seats in (1, 6):
        with pytest.raises(BadOption):
            GAME.start(seats)
    for seats in (2, 3, 4, 5):
        assert GAME.start(seats).seats == seats


@rule("POS-386", "POS-390", "POS-397")
def test_options_are_off_unless_agreed() -> None:
    """An altar shift goes from -2 to 2."""
    assert set(GAME.settle({}).values()) == {False}
    with pytest.raises(BadOption):
        GAME.settle({"altar_shift": 3})
    assert GAME.settle({"altar_shift": -2, "round_limit": 60})["round_limit"] == 60


def test_a_spoilt_data_file_is_named_with_row_and_field(tmp_path: pathlib.Path) -> None:
    """The sentence says file, row and field."""
    for path in (GAME.folder / "content").glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    spoilt = (
        (tmp_path / "rooms.toml").read_text(encoding="utf-8").replace("altar = 5", "altar = 99")
    )
    (tmp_path / "rooms.toml").write_text(spoilt, encoding="utf-8")
    with pytest.raises(GameError, match=r"rooms\.toml, room parlour: .*altar"):
        load_printed(tmp_path)
