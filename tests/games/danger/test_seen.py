"""Cards already seen, and death cards (DAN-134 to DAN-154)."""

from __future__ import annotations

import pytest

from tests.games.danger.positions import position
from tests.rules import rule


@pytest.mark.parametrize(("face", "danger"), [(5, 4), (2, 5)])
def test_DAN_E68_a_challenge_won_before(face: int, danger: int) -> None:
    """Nothing is gained; a lost roll would have cost danger."""
    table = position("S103", 4, items=["bike_lamp"], seen=["S103"]).play("try").roll(face)
    assert (table.danger, table.items) == (danger, ["bike_lamp"])


@pytest.mark.parametrize(("face", "tracks"), [(4, (6, 5)), (3, (8, 5))])
def test_DAN_E69_a_required_challenge_again(face: int, tracks: tuple[int, int]) -> None:
    """Neither gain counts; a loss counts in full."""
    table = position("S110", 6, 5, seen=["S110"])
    assert table.frame == "Roll"
    assert table.roll(face).tracks == tracks


@rule("DAN-138", "DAN-139", "DAN-141")
@pytest.mark.parametrize(("seen", "tracks"), [([], (4, 4)), (["S113"], (5, 3))])
def test_a_lose_line_that_helps(seen: list[str], tracks: tuple[int, int]) -> None:
    """It helps once; on a seen card neither of its changes counts."""
    table = position("S113", 5, 3, seen=seen, story="the_well").play("try").roll(2)
    assert table.tracks == tracks


def test_DAN_E70_changes_when_read_and_prices() -> None:
    """Neither psychic +1 nor danger -1 counts."""
    table = position("S120", 5, 6, seen=["S120"])
    assert table.tracks == (5, 6)
    table.to("S123")
    assert (table.card, table.tracks) == ("S123", (5, 6))


@rule("DAN-140")
def test_a_seen_card_still_takes() -> None:
    """The birthday is paid a second time."""
    table = position("S117", psychic=3, seen=["S117"]).play("leave", "take S117-1")
    assert (table.card, table.psychic) == ("S121", 2)


def test_DAN_E71_a_new_clue_on_a_seen_card() -> None:
    """C112 is new and works in full."""
    table = position("S112", 1, 6, items=["bike_lamp"], seen=["S112"]).play("try").roll(4)
    assert (table.psychic, table.log[-1]) == (7, "C112")


def test_DAN_E72_a_seen_clue_still_costs_and_leads_on() -> None:
    """Danger 3; C117 again: danger 4 and S111."""
    table = position("S108", 2, seen=["C117", "S108"]).play("try").roll(2)
    assert (table.card, table.danger) == ("S111", 4)


def test_DAN_E111_a_clue_is_seen_only_when_its_effects_are_over() -> None:
    """The first time it pays, after the Story Return nothing is gained."""
    table = position("S112", psychic=3, wait=True)
    assert table.psychic == 4
    table.play("try").roll(4)
    assert (table.table["clue"], table.has_seen("C112")) == ("C112", False)
    table.play("read")
    assert (table.psychic, table.has_seen("C112")) == (5, True)
    again = position("S112", psychic=5, seen=["S112", "C112"]).play("try").roll(4)
    assert again.psychic == 5


def test_DAN_E73_a_death() -> None:
    """Psychic 2; S116 goes to Ben as a seen card, and the locker still gives its flare."""
    table = position("S116", 4, 3, ["punch"], seats=3, reader="cleo", wait=True).to("S128")
    assert (table.card, table.reader, table.psychic) == ("S128", "ana", 3)
    table.play("read")
    assert (table.card, table.reader, table.tracks) == ("S116", "ben", (4, 2))
    assert (table.items, table.table["seen"], table.has_seen("S128")) == (["punch"], True, True)
    table.wait = False
    table.to("C115")
    assert (table.danger, table.items) == (5, ["punch", "flare"])


def test_DAN_E74_back_to_a_card_that_was_not_read() -> None:
    """S108 works in full."""
    table = position("S111", 1, 4, wait=True).roll(2)
    assert table.frame == "ReadOn"
    table.play("read")
    assert (table.card, table.psychic) == ("S127", 4)
    assert table.table["challenge"] is None
    table.play("read")
    assert (table.card, table.psychic, table.table["seen"]) == ("S108", 3, False)


def test_DAN_E75_a_way_to_a_seen_death_is_closed() -> None:
    """The hero knows better now."""
    table = position("S116", seen=["S116", "S128"])
    assert "S128" not in table.ways
    assert table.refused("take S116-3") == "DAN-152"


def test_DAN_E76_a_narrow_escape() -> None:
    """S127 is not read again; the choices follow."""
    table = position("S111", 1, 4, seen=["S111", "S127"]).roll(2)
    assert (table.psychic, table.ways, table.log) == (3, ["S116", "S118"], ["S111"])
    assert (table.tale.deaths, table.tale.escapes) == (0, 1)


def test_DAN_E77_a_death_at_the_end_of_the_scale() -> None:
    """Psychic stays 1; the death is counted."""
    table = position("S116", psychic=1).to("S128")
    assert (table.psychic, table.tale.deaths) == (1, 1)


@rule("DAN-134", "DAN-39", "DAN-136")
def test_a_card_is_seen_once_it_is_discarded() -> None:
    """Not while it is read for the first time."""
    table = position("S102")
    assert not table.has_seen("S102")
    table.to("S104")
    assert table.has_seen("S102")


@rule("DAN-149", "DAN-30")
def test_a_clue_that_leads_away_is_seen() -> None:
    """Nothing lies open over the next card."""
    table = position("S108").play("try").roll(2)
    assert table.has_seen("C117")
    assert table.table["clue"] is None


@rule("DAN-30", "DAN-135")
def test_a_clue_within_a_clue_is_seen_when_the_hero_leaves() -> None:
    """C106 leads away in the midst of C115: the rest of both lines is skipped, both are seen."""
    table = position("S115", 1, 3, story="the_well", wait=True).play("try").roll(2)
    table.play("read", "read")
    assert (table.card, table.tracks) == ("S107", (2, 3))
    assert table.log == ["S115", "C115", "C106", "S107"]
    assert (table.has_seen("C115"), table.has_seen("C106")) == (True, True)
