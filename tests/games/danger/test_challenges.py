"""Challenges and trying again (DAN-65 to DAN-82)."""

from __future__ import annotations

import pytest

from tests.games.danger.positions import Table, position
from tests.rules import rule

STARTERS = ["thermos", "punch"]


def dared(card: str, danger: int = 1, psychic: int = 3, **more: object) -> Table:
    """A card whose optional challenge is tried."""
    return position(card, danger, psychic, **more).play("try")  # type: ignore[arg-type]


def test_DAN_E4_a_challenge_won() -> None:
    """C105 is drawn and discarded; then the choice."""
    table = position("S101", seats=3).play("try").roll(3)
    assert (table.tracks, table.log[-1]) == ((1, 4), "C105")
    assert table.kept == ["C103", "C104"]
    assert table.has_seen("C105")
    assert table.ways == ["S102", "S103"]
    assert table.table["die"] == {"face": 3, "bonus": 0, "target": 3, "won": True}
    assert table.told("rolls")[0]["seat"] == 0


def test_DAN_E5_a_challenge_lost() -> None:
    """Danger 2, no second try on this reading."""
    table = dared("S101").roll(2)
    assert (table.danger, table.frame) == (2, "ChooseWayAlone")
    assert table.ways == ["S102", "S103"]


def test_DAN_E6_a_rolled_one_with_an_empty_slot() -> None:
    """Lost, and both items stay."""
    table = dared("S101", items=STARTERS).roll(1)
    assert table.danger == 2
    assert table.items == [*STARTERS, "watch", "ticket"]


def test_DAN_E22_required_and_then_without_a_vote() -> None:
    """S125: won, danger 2, psychic +1, then S130."""
    table = position("S125", 4, seats=2)
    assert table.frame == "Roll"
    table.roll(4)
    assert (table.card, table.tracks) == ("S130", (2, 4))


def test_DAN_E23_easier_for_those_who_know() -> None:
    """C116 is seen: target 3."""
    table = position("S125", 4, seen=["C116"])
    assert table.table["challenge"]["target"] == 3
    assert table.table["challenge"]["eased"] == 1
    table.roll(3)
    assert (table.card, table.tracks) == ("S130", (2, 4))


def test_DAN_E24_a_go_to_in_a_win_line() -> None:
    """Danger 1, then S113; the choices of S108 are skipped."""
    table = dared("S108", 2).roll(3)
    assert (table.card, table.danger) == ("S113", 1)
    assert table.table["die"] is None


def test_DAN_E25_a_clue_that_carries_the_story_on() -> None:
    """Danger 2, C117, danger 3, S111."""
    table = dared("S108").roll(2)
    assert (table.card, table.danger, table.log) == ("S111", 3, ["S108", "C117", "S111"])


def test_DAN_E26_a_required_challenge_won() -> None:
    """It could not be declined."""
    table = position("S110", 4)
    assert table.open == ["roll"]
    assert table.roll(4).tracks == (3, 4)


def test_DAN_E27_a_required_challenge_lost() -> None:
    """Two spaces up."""
    assert position("S110", 4).roll(3).tracks == (6, 3)


def test_DAN_E28_easier_at_level_2() -> None:
    """Target 3, won; the mover stays put."""
    assert dared("S119", 4, 6, seen=["C120"]).roll(3).tracks == (4, 8)


def test_DAN_E29_not_easier_at_level_1() -> None:
    """Target 4, lost."""
    assert dared("S119", 4, 5).roll(3).tracks == (6, 5)


@pytest.mark.parametrize(("face", "won"), [(2, True), (1, False)])
def test_DAN_E30_no_target_below_2(face: int, won: bool) -> None:
    """Two lines both hold; a 1 loses all the same."""
    table = position("S102", story="the_well")
    assert table.table["challenge"]["target"] == 2
    table.roll(face)
    assert table.table["die"]["won"] is won


@rule("DAN-75")
def test_lines_that_make_it_easier_add_up() -> None:
    """Two lines hold: 5 becomes 3."""
    table = position("S102", 7, story="the_well")
    assert (table.table["challenge"]["target"], table.table["challenge"]["eased"]) == (3, 2)
    assert table.roll(3).table["die"]["won"]


@rule("DAN-69")
def test_the_reader_rolls() -> None:
    """Ben reads, and nobody else touches the die."""
    table = position("S110", seats=3, reader="ben")
    assert (table.frame, table.tale.to_act) == ("Roll", [1])
    table.roll(3)
    assert table.told("rolls")[0]["seat"] == 1


def test_DAN_E31_tried_again_and_again() -> None:
    """2 under 3, 3 under 4, 4 wins; the danger stays."""
    table = dared("S103", 3).roll(2)
    assert (table.danger, table.target) == (4, 4)
    table.roll(3)
    assert table.danger == 5
    table.roll(4)
    assert (table.danger, table.items) == (5, ["bike_lamp"])


def test_DAN_E32_no_fourth_try() -> None:
    """Three losses in full, then the choice."""
    table = dared("S103").roll(2)
    assert table.danger == 2
    table.roll(2)
    assert table.danger == 3
    table.roll(2)
    assert (table.danger, table.frame) == (4, "ChooseWayAlone")


def test_DAN_E33_two_tries_as_printed() -> None:
    """The clue of the first loss is a seen card in the second."""
    table = dared("S204").roll(2)
    assert table.tracks == (3, 4)
    table.roll(2)
    assert (table.tracks, table.frame) == ((5, 4), "ChooseWayAlone")


def test_DAN_E34_must_try_again() -> None:
    """Three losses without a question."""
    table = position("S103", story="the_well").roll(2, 2, 2)
    assert (table.danger, table.frame) == (4, "ChooseWayAlone")


def test_DAN_E35_must_try_again_until_won() -> None:
    """No third try."""
    table = position("S103", story="the_well").roll(2, 5)
    assert (table.tracks, table.frame) == ((2, 4), "ChooseWayAlone")


def test_DAN_E36_a_challenge_with_a_condition() -> None:
    """Absent at level 1, there at level 2."""
    absent = position("S104", psychic=5, story="the_well")
    assert absent.frame == "ChooseWayAlone"
    assert absent.table["challenges"] == [{"id": "S104-a", "state": "absent"}]
    assert position("S104", psychic=6, story="the_well").open == ["try", "leave"]


def test_DAN_E110_a_clue_that_leads_away_ends_the_line() -> None:
    """The danger after it is skipped."""
    table = position("S106", story="the_well", wait=True).play("try").roll(2)
    table.play("read")
    assert (table.card, table.danger) == ("S107", 2)


def test_DAN_E112_a_narrow_escape_ends_the_tries() -> None:
    """Psychic 3, and the card goes on."""
    table = position("S108", psychic=4, seen=["S109"], story="the_well").play("try").roll(2)
    assert (table.psychic, table.frame, table.card) == (3, "ChooseWayAlone", "S108")
    assert table.tale.escapes == 1


def test_DAN_E115_each_try_counts() -> None:
    """Lost, lost, won."""
    table = dared("S103").roll(2, 2, 6)
    assert (table.tale.won, table.tale.lost) == (1, 2)
    assert table.table["counts"]["won"] == 1


def test_DAN_E116_easier_by_2() -> None:
    """5 less 2."""
    table = position("S111", 8, story="the_well")
    assert table.table["challenge"]["target"] == 3
    assert table.roll(3).table["die"]["won"]


@rule("DAN-78")
def test_the_group_need_not_try_again() -> None:
    """The card then goes on as after a single loss."""
    table = dared("S103", seats=2).roll(2).play("stop")
    assert (table.danger, table.frame) == (2, "ChooseWay")


@rule("DAN-67", "DAN-68")
def test_leaving_a_challenge_alone() -> None:
    """Neither line is followed."""
    table = position("S101").play("leave")
    assert (table.tracks, table.tale.won, table.tale.lost) == ((1, 3), 0, 0)
    assert table.table["challenges"] == [{"id": "S101-a", "state": "left"}]
    assert table.table["challenge"] is None


@rule("DAN-65")
def test_every_challenge_has_one_of_five_types() -> None:
    """All five are used."""
    assert set(position("S102").tale.printed.type) == {0, 1, 2, 3, 4}


@rule("DAN-77", "DAN-80")
def test_each_reading_has_its_own_tries() -> None:
    """All three tries are lost; the card comes up again, and three more follow."""
    table = position("S103", story="the_well").roll(2, 2, 2).again_at("S103")
    assert (table.frame, table.table["challenge"]["tries_left"]) == ("Roll", 3)
    assert table.roll(2, 2, 2).danger == 7
    assert table.frame == "ChooseWayAlone"


@rule("DAN-79", "DAN-153")
def test_an_escape_ends_the_tries_of_its_challenge_only() -> None:
    """S108 is escaped from; the windlass of S103 still has to be tried again."""
    table = position("S108", seen=["S109"], story="the_well").play("try").roll(2)
    assert (table.tale.escapes, table.frame) == (1, "ChooseWayAlone")
    table.again_at("S103").roll(2)
    assert (table.danger, table.frame) == (2, "Roll")


@rule("DAN-31", "DAN-94")
def test_tea_after_a_lost_challenge() -> None:
    """The vision of S517 was read on before; the way on still waits for the group."""
    table = position("S517", 4, 16, ["thermos"]).play("try", "bare").roll(2)
    assert (table.log, table.frame) == (["S517", "C520"], "GoOnwardAlone")
    assert table.open == ["read", "use thermos"]
