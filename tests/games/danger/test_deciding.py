"""Deciding together, alone, and with somebody away (DAN-41 to DAN-52, DAN-181 to DAN-184)."""

from __future__ import annotations

from dreadhouse.games.danger import GAME
from dreadhouse.games.danger.state import MOST_LEAVES
from tests.games.danger.positions import fresh_dice, position
from tests.rules import rule

THREE = {"seats": 3, "reader": "ben"}


def test_DAN_E7_no_consensus() -> None:
    """The reader decides between what was picked."""
    table = position("S102", **THREE)  # type: ignore[arg-type]
    table.ana("take S102-1").ben("take S102-2").cleo("take S102-1")
    assert (table.frame, table.tale.seat) == ("Decide", 1)
    assert table.open == ["take S102-1", "take S102-2"]
    assert table.table["shown"] == [[0, "take S102-1"], [1, "take S102-2"], [2, "take S102-1"]]
    assert table.ben("take S102-2").card == "S105"
    assert table.table["shown"] == []


def test_DAN_E8_the_reader_may_take_what_nobody_picked() -> None:
    """S112, by the lamp."""
    table = position("S107", items=["bike_lamp"], seats=3, reader="cleo")
    table.ana(table.way("S110")).ben(table.way("S111")).cleo("abstain")
    assert (table.frame, table.tale.seat) == ("Decide", 2)
    assert table.ways == ["S110", "S111", "S112"]
    assert table.cleo(table.way("S112")).card == "S112"


def test_DAN_E9_an_abstention_breaks_no_consensus() -> None:
    """One pick, two abstentions."""
    table = position("S102", **THREE)  # type: ignore[arg-type]
    assert table.ana("take S102-1").ben("abstain").cleo("abstain").card == "S104"


def test_DAN_E10_all_abstain() -> None:
    """The reader decides."""
    table = position("S102", **THREE).play("abstain")  # type: ignore[arg-type]
    assert (table.frame, table.tale.seat) == ("Decide", 1)
    assert table.table["shown"] == [[0, "abstain"], [1, "abstain"], [2, "abstain"]]


def test_DAN_E11_majority() -> None:
    """Two of three are more than half."""
    table = position("S102", majority=True, **THREE)  # type: ignore[arg-type]
    table.ana("take S102-1").ben("take S102-2").cleo("take S102-1")
    assert table.card == "S104"
    assert table.told("majority")


def test_DAN_E12_half_is_no_majority() -> None:
    """Two of four: Ben decides."""
    table = position("S102", seats=4, reader="ben", majority=True)
    table.ana("take S102-1").ben("take S102-1").cleo("take S102-2").dora("take S102-2")
    assert (table.frame, table.tale.seat) == ("Decide", 1)


@rule("DAN-194")
def test_abstentions_do_not_count_against_a_majority() -> None:
    """Two of the three who picked something."""
    table = position("S102", seats=4, reader="ben", majority=True)
    table.ana("take S102-2").ben("take S102-1").cleo("abstain").dora("take S102-2")
    assert table.card == "S105"


def test_DAN_E13_the_reader_leaves_the_table() -> None:
    """Cleo takes the job and hands S104 to Ana."""
    table = position("S102", **THREE)  # type: ignore[arg-type]
    table.ana("take S102-1").ben("away").cleo("take S102-1")
    assert (table.card, table.reader) == ("S104", "ana")
    assert [args["seat"] for args in table.told("hands")] == [2, 0]
    assert table.table["away"] == [1]


def test_DAN_E14_each_decision_is_one_of_its_own() -> None:
    """Try or leave; booster or not; again or not."""
    table = position("S118", 4, items=["boathook"], seats=2)
    assert (table.frame, table.open) == ("TryChallenge", ["try", "leave"])
    table.ana("try").ben("leave")
    assert table.frame == "Decide"
    table.ana("try")
    assert (table.frame, table.open) == ("PlaceBooster", ["bare", "boost boathook"])
    table.ana("boost boathook").ben("boost boathook")
    table.roll(2)
    assert table.open == ["again", "stop"]
    assert table.frame == "TryAgain"


def test_DAN_E94_one_player() -> None:
    """The same player reads the next card and decides alone."""
    table = position("S101", wait=False).play("leave", "take S101-1")
    assert (table.card, table.reader, table.frame) == ("S102", "ana", "ChooseWayAlone")
    assert table.told("agreed") == []


def test_DAN_E95_somebody_sits_down() -> None:
    """Dora's seat, to the left of Ben, is filled while Ben reads; he hands the card to her."""
    table = position("S102", seats=4, reader="ben", away=["cleo"])
    table.one("back", 2)
    assert table.table["away"] == []
    assert table.play("take S102-1").reader == "cleo"


@rule("DAN-183")
def test_who_comes_back_picks_at_once() -> None:
    """Picks made before stay; the vote now waits for the newcomer."""
    table = position("S102", seats=3, away=["cleo"])
    table.one("take S102-1", 0)
    assert table.table["votes"] == {"asked": [0, 1], "cast": [0]}
    table.one("back", 2)
    assert table.table["votes"] == {"asked": [0, 1, 2], "cast": [0]}
    table.one("take S102-1", 1)
    assert table.card == "S102"
    assert table.cleo("take S102-1").card == "S104"


def test_DAN_E114_nobody_is_there() -> None:
    """The game waits until somebody comes, who then has the reader's job."""
    table = position("S102", seats=2).play("away")
    assert (table.frame, table.table["votes"]) == ("ChooseWay", {"asked": [], "cast": []})
    assert table.tale.to_act == [0, 1]
    assert table.refused("take S102-1", 0) == "DAN-51"
    table.one("back", 1)
    assert table.reader == "ben"
    assert table.ben("take S102-1").card == "S104"
    assert table.reader == "ben"


@rule("DAN-51", "DAN-52")
def test_an_away_seat_is_passed_over() -> None:
    """Nobody waits for it, and no card is handed to it."""
    table = position("S102", seats=3, away=["ben"])
    table.ana("take S102-1").cleo("take S102-1")
    assert (table.card, table.reader) == ("S104", "cleo")


@rule("DAN-51", "DAN-184")
def test_leaving_is_bounded() -> None:
    """So that every game ends; staying is always possible."""
    table = position("S102", seats=2)
    table.tale.leaves = [MOST_LEAVES, 0]
    seats = [table.words.word(action) for action in table.tale.options(0)]
    assert "away" not in seats
    assert "away" in [table.words.word(action) for action in table.tale.options(1)]


@rule("DAN-44")
def test_picks_are_hidden_until_all_are_in() -> None:
    """The others and a spectator see that a pick was made, never which."""
    table = position("S102", seats=3)
    other = position("S102", seats=3)
    table.one("take S102-1", 0)
    other.one("take S102-2", 0)
    for seat in (-1, 1, 2):
        assert table.tale.view(seat) == other.tale.view(seat)


@rule("DAN-44", "DAN-195")
def test_a_redealt_world_makes_secret_picks_anew() -> None:
    """So that a bot cannot read them; its own pick stays."""
    table = position("S102", seats=3)
    table.one("take S102-1", 0)
    others = {table.tale.determinize(1, fresh_dice(number)).picks[0] for number in range(60)}
    assert len(others) == 4
    own = {table.tale.determinize(0, fresh_dice(number)).picks[0] for number in range(20)}
    assert own == {table.words.action("take S102-1")}


def test_DAN_E98_a_pick_may_be_changed_until_all_are_shown() -> None:
    """Taken back and made anew."""
    table = position("S102", seats=3)
    before = table.tale.copy()
    table.one("take S102-1", 0)
    assert [one.kept for one in GAME.take_back(table.tale, 0)] == [0]
    table.tale = before
    table.ana("take S102-2").ben("take S102-2").cleo("take S102-2")
    assert table.card == "S105"
    assert GAME.take_back(table.tale, 2) == []
