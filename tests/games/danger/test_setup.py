"""Setup and the first round (DAN-1 to DAN-40)."""

from __future__ import annotations

from dreadhouse.games.danger import GAME, pieces
from tests.games.danger.positions import bare, opened, position
from tests.rules import rule


def test_DAN_E1_a_new_game() -> None:
    """Movers on their starts, two starter items, the decks of chapter 1 only."""
    tale = bare(GAME, 3, {})
    assert (tale.danger, tale.psychic, tale.level()) == (1, 3, 1)
    tale.advance()
    table = tale.view(-1)["table"]
    assert [one["item"] for one in table["inventory"]][:2] == ["thermos", "punch"]
    assert tale.is_seen(tale.printed.cards.index("C101"))
    assert tale.is_seen(tale.printed.cards.index("C102"))
    assert (table["card"], table["reader"], table["chapter"]) == ("S101", 0, 1)
    fresh = pieces(bare(GAME, 3, {}))
    decks = {one.partition("@")[0] for one in fresh if one.endswith(" deck")}
    inside = {f"S1{number:02}" for number in range(2, 31)}
    inside |= {f"C1{number:02}" for number in range(3, 21)}
    assert decks == inside
    assert "S201@box" in fresh


def test_DAN_E2_the_first_card_is_read() -> None:
    """Two clues are drawn by its reader; then its back is seen."""
    table = opened(wait=True)
    assert (table.frame, table.items) == ("ReadOn", ["thermos", "punch"])
    assert table.table["ways"] == []
    table.play("read")
    assert table.table["clue"] == "C103"
    table.play("read")
    assert table.table["clue"] == "C104"
    table.play("read")
    assert table.items == ["thermos", "punch", "watch", "ticket"]
    assert (table.frame, table.reader) == ("TryChallenge", "ana")
    challenge = table.table["challenge"]
    assert (challenge["type"], challenge["required"]) == ("perception", False)
    ways = [(way["way"], way["open"]) for way in table.table["ways"]]
    assert ways == [("S101-1", True), ("S101-2", True)]
    assert [args["seat"] for args in table.told("draws")] == [0, 0]
    assert table.ids.index("C103") in [args["card"] for args in table.told("draws")]


def test_DAN_E3_nobody_wants_the_challenge() -> None:
    """S101 is discarded, S102 found and handed to the left."""
    table = opened(wait=True).play("read", "read", "read", "leave")
    before = table.tracks
    table.play("take S101-1")
    assert (table.card, table.reader, table.tracks) == ("S102", "ben", before)
    assert table.told("agreed")
    assert table.told("rolls") == []
    places = dict(one.split("@") for one in pieces(table.tale))
    assert places["S101"] == "story discard"
    assert places["S102"] == "hand"
    assert places["S103"] == "story deck"
    assert table.table["challenges"] == []


@rule("DAN-18")
def test_lots_are_drawn_for_the_first_reader() -> None:
    """Unless the group names one; every seat comes up."""
    readers = {
        GAME.start(4, {}, bytes([number]) * 32).view(0)["table"]["reader"] for number in range(40)
    }
    assert readers == {0, 1, 2, 3}
    assert opened(3, "cleo").reader == "cleo"
    assert GAME.start(1).view(0)["table"]["reader"] == 0


@rule("DAN-8", "DAN-9", "DAN-40")
def test_no_deck_is_shuffled() -> None:
    """Two games with other dice lie alike, and nobody is told a card before it is read."""
    one, other = (GAME.start(1, {}, bytes([number]) * 32) for number in (1, 2))
    assert one.view(0)["table"] == other.view(0)["table"]
    assert one.view(0)["table"]["log"] == ["S101"]


@rule("DAN-50")
def test_a_text_is_read_on_only_once() -> None:
    """After its text and its clue, S104 asks at once; S102 asks without a click before it."""
    table = position("S104", wait=True)
    assert table.frame == "ReadOn"
    table.play("read", "read")
    assert table.frame == "ChooseWayAlone"
    assert table.refused("use thermos") == "DAN-94"


@rule("DAN-27", "DAN-40")
def test_the_back_of_a_card_is_seen_once_it_is_turned() -> None:
    """While S104 and its clue are read, nobody knows its choices."""
    table = position("S102", wait=True).play("take S102-1")
    assert (table.card, table.frame, table.table["ways"]) == ("S104", "ReadOn", [])
    table.play("read", "read")
    assert [way["way"] for way in table.table["ways"]] == ["S104-1", "S104-2"]
